"""Where the turns of a card lead when one thing about them is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.solvers.by_hand.places import HOLDS, y_turn
from cubeapp.engine.teaching.attempt import Moves, facelets_of, is_whole, path_of
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.signs import Sign
from cubeapp.engine.teaching.slips import side_of, turns, words_of
from cubeapp.engine.text import Text, capitalised

_HOLD_CODES = {
    "cap.cross.hook": "hookwrong",
    "cap.cross.line": "upright",
    "edge.order.two": "backright",
    "corner.place.one": "frontright",
}
_ANY_HOLD = frozenset(("corner.out", "edge.out", "cap.cross.dot", "corner.place.none"))
"""What may be done in any hold, or has other words for it."""
Way = tuple[Moves, Sign]
"""Turns from the cube of a card, and what was wrong with them."""


def wrong_ends(card: Situation) -> Mapping[bytes, Sign]:
    """Return what went wrong by the facelets of the cube to which it led."""
    turns_of_card = tuple(move for chunk in card.chunks for move in chunk)
    if len(turns_of_card) < 2:
        # A single turn of another side or hold is told by what it does.
        return {}
    right = path_of(card.cube, card.moves)
    found: dict[bytes, Sign] = {}
    for moves, sign in _ways(card, turns_of_card):
        facelets = facelets_of(card.cube.apply_all(moves))
        if facelets not in right:
            found.setdefault(facelets, sign)
    return found


def _ways(card: Situation, words: Moves) -> Iterator[Way]:
    set_up = (*card.spin, *card.first)
    if card.card in (Card.EDGE, Card.EDGE_OUT):
        whole = next(index for index, move in enumerate(words) if is_whole(move))
        rest = words[whole + 1 :]
        yield (*set_up, *words[:whole], *rest), Sign("nocube", {}, inverse(rest))
    if card.variant not in _ANY_HOLD:
        code = _HOLD_CODES.get(card.variant, "hold")
        for quarters in range(1, HOLDS):
            yield (*set_up, *y_turn(quarters, 3), *words), Sign(code)
    if card.card is not Card.EDGE:
        yield (*set_up, *map(_mirrored, words)), _mirror_sign(words)
    yield from _reversed_and_doubled(set_up, words)


def _reversed_and_doubled(set_up: Moves, words: Moves) -> Iterator[Way]:
    for index, move in enumerate(words):
        if abs(move.quarters) == 2 or is_whole(move):
            continue
        before, after = (*set_up, *words[:index]), words[index + 1 :]
        fields = {"n": turns(sum(not is_whole(each) for each in words[index:]))}
        back = inverse(words[index:])
        wrong = move.inverse()
        yield (
            (*before, wrong, *after),
            Sign("direction.later", {**fields, "turn": words_of((move,))}, (*back[:-1], move)),
        )
        doubled: Text = capitalised(words_of((move,)))
        yield (
            (*before, move, *words[index:]),
            Sign("direction.doubled", {**fields, "Turn": doubled}, back),
        )


def _mirror_sign(words: Moves) -> Sign:
    side = next(move for move in words if move.axis is Axis.X)
    return Sign("side", {"wrong": side_of(_mirrored(side)), "side": side_of(side)})


def _mirrored(move: Move) -> Move:
    """Return a turn with left and right exchanged."""
    if move.axis is Axis.X:
        return Move(move.axis, 2 - move.last, 2 - move.first, move.quarters)
    return move.inverse()
