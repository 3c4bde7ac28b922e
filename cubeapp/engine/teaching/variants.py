"""What sets the exercises of one lesson apart: those that a learner has to have done alone."""

from __future__ import annotations

from collections.abc import Callable

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.stages import is_up
from cubeapp.engine.teaching.state import TOP_CORNERS, holds

Variants = tuple[str, ...]
_NUMBERS = {2: "two", 3: "three", 4: "four"}
_NAMES: dict[Card, Variants] = {
    Card.PETAL: ("left", "right", "room"),
    Card.PETAL_FRONT: ("top", "bottom"),
    Card.CROSS_DOWN: ("turn first", "no turn"),
    Card.CORNER: ("left", "right"),
    Card.CORNER_TIP: (),
    Card.CORNER_OUT: ("twisted", "wrong place"),
    Card.EDGE: ("left", "right"),
    Card.EDGE_OUT: ("flipped", "wrong place"),
    Card.CAP_CROSS: ("dot", "hook", "line"),
    Card.EDGE_ORDER: ("neighbours", "opposite", "turn"),
    Card.CORNER_PLACE: ("one", "none"),
    Card.CORNER_TWIST: ("two", "three", "four"),
}


def variants_of_card(card: Card) -> Variants:
    """Return all variants that situations with a card can be of."""
    return _NAMES[card]


def variants_of(situation: Situation) -> Variants:
    """Return the variants that ``situation`` is one of, as the lesson files name them."""
    return _VARIANTS[situation.card](situation)


def _side(situation: Situation) -> Variants:
    """Tell by which side it goes; the edges' card begins away from it."""
    turn = situation.chunks[0][0]
    if situation.card is Card.EDGE:
        return ("right",) if turn.quarters > 0 else ("left",)
    return ("right",) if turn.first == 0 else ("left",)


def _petal(situation: Situation) -> Variants:
    return (*_side(situation), *(("room",) if situation.first else ()))


def _layer(situation: Situation) -> Variants:
    top = range(9 * Face.U, 9 * Face.U + 9)
    return ("top",) if any(facelet in top for facelet in situation.lit) else ("bottom",)


def _first(situation: Situation) -> Variants:
    return ("turn first",) if situation.first else ("no turn",)


def _fault(situation: Situation) -> Variants:
    """Tell whether the piece is between its own centres."""
    facelets = situation.cube.facelets
    centres = {int(facelets[9 * (facelet // 9) + 4]) for facelet in situation.lit}
    if centres != set(situation.piece):
        return ("wrong place",)
    return ("twisted",) if situation.card is Card.CORNER_OUT else ("flipped",)


def _shape(situation: Situation) -> Variants:
    name = situation.variant.rpartition(".")[2]
    return ("neighbours" if situation.variant == "edge.order.two" else name,)


def _twisted(situation: Situation) -> Variants:
    """Tell how many corners are not up yet."""
    state = holds(situation.cube, situation.base)[0].state
    count = sum(not is_up(state, corner) for corner in TOP_CORNERS)
    return (_NUMBERS[count],) if count in _NUMBERS else ()


def _none(_: Situation) -> Variants:
    return ()


_VARIANTS: dict[Card, Callable[[Situation], Variants]] = {
    Card.PETAL: _petal,
    Card.PETAL_FRONT: _layer,
    Card.CROSS_DOWN: _first,
    Card.CORNER: _side,
    Card.CORNER_TIP: _none,
    Card.CORNER_OUT: _fault,
    Card.EDGE: _side,
    Card.EDGE_OUT: _fault,
    Card.CAP_CROSS: _shape,
    Card.EDGE_ORDER: _shape,
    Card.CORNER_PLACE: _shape,
    Card.CORNER_TWIST: _twisted,
}
