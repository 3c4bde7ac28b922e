"""What is said when the goal of a card is reached."""

from __future__ import annotations

from collections.abc import Iterator

from cubeapp.engine.data_files import filled
from cubeapp.engine.teaching.attempt import Attempt, facelets_of
from cubeapp.engine.teaching.cards import Card, success_text
from cubeapp.engine.teaching.filling import name_of, with_capitals
from cubeapp.engine.teaching.slips import step_text
from cubeapp.engine.teaching.stages import (
    SOLVED,
    cap_shape,
    is_daisy_done,
    is_petal,
    is_petal_or_home,
    is_up,
)
from cubeapp.engine.teaching.state import (
    LOW_CORNERS,
    LOW_EDGES,
    MIDDLE_EDGES,
    TOP_CORNERS,
)
from cubeapp.engine.text import NO_TEXT, Text, paragraph

NUMBERS = (Text("none"), Text("one"), Text("two"), Text("three"), Text("four"))
_UNITS_DONE = {
    2: "cross",
    3: "bottom",
    4: "two_layers",
    5: "cap_cross",
    6: "cap_edges",
    7: "places",
}
_STAGES = {2: LOW_EDGES, 3: LOW_CORNERS, 4: MIDDLE_EDGES}
_AT_HOME = {2: "edge_down", 3: "corner", 4: "edge"}
"""By which text is told how many cubies of a unit are home."""
_BRING_HOME = (Card.CROSS_DOWN, Card.CORNER, Card.EDGE)
_LEAD_HOME = (Card.CORNER_TIP, Card.CORNER_OUT, Card.EDGE_OUT)
"""Cards that are only a step for their cubie, which an own way may bring home at once."""


def success(attempt: Attempt, own_way: bool) -> Text:
    """Return what is said of an attempt that has reached the goal of its card."""
    # No more than two sentences: on an own way other pieces may well be meant to come along.
    first, last = (success_text("own_way"), ()) if own_way else (NO_TEXT, _luck(attempt))
    return paragraph((first, done_text(attempt), *last))


def done_text(attempt: Attempt) -> Text:
    """Return how far the cube is, after a card."""
    card, after = attempt.situation.card, attempt.after
    if attempt.now.unit == SOLVED:
        return _said(attempt, success_text("solved"))
    if attempt.now.unit > attempt.unit:
        return _said(attempt, success_text(_UNITS_DONE[attempt.now.unit - 1]))
    is_lifted = card is Card.PETAL_FRONT and is_petal_or_home(after, attempt.lit)
    if card is Card.PETAL or is_lifted:
        return _daisy(attempt)
    if card is Card.CORNER_TWIST:
        ups = sum(is_up(after, corner) for corner in TOP_CORNERS)
        return _counted(attempt, "twist", ups)
    if card in _BRING_HOME or (card in _LEAD_HOME and after.is_home(attempt.lit)):
        return _home(attempt)
    return _step(attempt)


def _daisy(attempt: Attempt) -> Text:
    """Return how many petals there are; if none is new, how many edges an own way left at home."""
    then, after = attempt.then, attempt.after
    if is_daisy_done(after):
        return _said(attempt, success_text("daisy"))
    petals = [edge for edge in LOW_EDGES if is_petal(after, edge)]
    if all(is_petal(then, edge) for edge in petals):
        return _home(attempt)
    return _counted(attempt, "petal", len(petals))


def _home(attempt: Attempt) -> Text:
    """Return how many cubies of the unit are home."""
    count = sum(map(attempt.after.is_home, _STAGES[attempt.unit]))
    return _counted(attempt, _AT_HOME[attempt.unit], count)


def _step(attempt: Attempt) -> Text:
    key = attempt.situation.variant
    if attempt.situation.card is Card.CAP_CROSS:
        key = cap_shape(attempt.after)
    return _said(attempt, success_text("step"), {"what": _said(attempt, step_text(key))})


def _luck(attempt: Attempt) -> Iterator[Text]:
    """Yield of each piece of the unit but the card's that it came home, too; one at most."""
    then, after = attempt.then, attempt.after
    came = [
        cubie
        for cubie in _STAGES.get(attempt.unit, ())
        if after.is_home(cubie) and not then.is_home(cubie)
    ]
    main = attempt.lit if attempt.lit in came else next(iter(came), -1)
    if attempt.situation.card in (Card.PETAL, Card.PETAL_FRONT):
        main = -1
    others = [cubie for cubie in came if cubie != main]
    if len(others) == 1 and attempt.now.unit == attempt.unit:
        yield _said(attempt, success_text("luck"), {"piece": name_of(after, others[0])})


def _counted(attempt: Attempt, key: str, count: int) -> Text:
    return _said(attempt, success_text(key), {"n": NUMBERS[count]})


def _said(attempt: Attempt, template: Text, more: dict[str, Text] | None = None) -> Text:
    return filled(template, {**attempt.situation.fields, **with_capitals(more or {})})


def is_own_way(attempt: Attempt) -> bool:
    """Tell whether the cube is another one than the card's turns lead to, however it is held."""
    end = attempt.situation.cube.apply_all(attempt.situation.moves)
    return all(facelets_of(end) != one.state.facelets for one in attempt.now.held)
