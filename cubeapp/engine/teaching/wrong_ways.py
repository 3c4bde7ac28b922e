"""Where the turns of a card lead when one thing about them is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from operator import itemgetter

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.by_hand.places import HOLDS, y_turn
from cubeapp.engine.teaching.attempt import (
    Moves,
    facelets_of,
    is_whole,
    path_of,
    situation_at,
    undone,
)
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.signs import Sign
from cubeapp.engine.teaching.slips import side_of, turns, words_of
from cubeapp.engine.teaching.state import turned

_HOLD_CODES = {
    "cap.cross.hook": "hookwrong",
    "cap.cross.line": "upright",
    "edge.order.two": "backright",
    "corner.place.one": "frontright",
}
_ANY_HOLD = frozenset(("corner.out", "edge.out", "cap.cross.dot", "corner.place.none"))
"""What may be done in any hold, or has other words for it."""
Way = tuple[Moves, Moves, Sign]
"""Turns from the cube of a card that are right, those that are not, and what was wrong."""
Ends = Mapping[bytes, tuple[Sign, Moves]]
"""What went wrong and the turns since then, by the facelets of the cube to which they led."""


@lru_cache(maxsize=256)
def wrong_ways(cube: Cube, base: int) -> tuple[Ends, Ends]:
    """Return where the turns of the card for ``cube`` lead that are made to their end, wrongly.

    The second are cubes on these ways, two turns or more after what was wrong.
    """
    card = situation_at(cube, base)
    words = tuple(move for chunk in card.chunks for move in chunk) if card else ()
    ends: dict[bytes, tuple[Sign, Moves]] = {}
    begun: dict[bytes, tuple[Sign, Moves]] = {}
    # A single turn of another side, or in another hold, is told by what it does.
    if card is None or len(words) < 2:
        return ends, begun
    right = path_of(cube, card.moves)
    for before, wrong, sign in _ways(card, words):
        facelets = turned(facelets_of(cube), before)
        for made, move in enumerate(wrong, 1):
            facelets = turned(facelets, (move,))
            if made > 1 and facelets not in right:
                found = ends if made == len(wrong) else begun
                found.setdefault(facelets, (sign, wrong[:made]))
    return ends, begun


def wrong_turns(card: Situation, start: int, end: int) -> Iterator[Way]:
    """Yield how some of a card's turns are made with one thing about them wrong.

    They end where the right ones do, however many turns of the card come after those. What else
    can be wrong in the same way comes last.

    Args:
        card: any card; one of a single turn has no wrong ways.
        start: how many of its moves are made rightly before, those that set up among them.
        end: how many of its moves are made then.
    """
    words = tuple(move for chunk in card.chunks for move in chunk)
    if len(words) < 2:
        return
    set_up = len(card.moves) - len(words)
    ways: list[tuple[int, Way]] = []
    counts: Counter[str] = Counter()
    for before, wrong, sign in _ways(card, words):
        begun = len(card.moves) - len(wrong)
        # Where the cube is not turned as a whole, that is the move before.
        at = begun - (sign.code == "nocube")
        if max(start, set_up) <= at < end:
            ways.append((counts[sign.code], (before, wrong[: end - begun], sign)))
            counts[sign.code] += 1
    yield from (way for _, way in sorted(ways, key=itemgetter(0)))


def with_way_back(sign: Sign, wrong: Moves) -> Sign:
    """Return a sign with the turns that take ``wrong`` back, and how many they are."""
    back = undone(wrong)
    return replace(sign, fields={**sign.fields, "n": turns(len(back))}, back=back)


def _ways(card: Situation, words: Moves) -> Iterator[Way]:
    set_up = (*card.spin, *card.first)
    if card.card in (Card.EDGE, Card.EDGE_OUT):
        whole = next(index for index, move in enumerate(words) if is_whole(move))
        yield (*set_up, *words[:whole]), words[whole + 1 :], Sign("nocube")
    if card.variant not in _ANY_HOLD:
        code = _HOLD_CODES.get(card.variant, "hold")
        for quarters in range(1, HOLDS):
            yield (*set_up, *y_turn(quarters, 3)), words, Sign(code)
    if card.card is not Card.EDGE:
        yield set_up, tuple(map(_mirrored, words)), _mirror_sign(words)
    for index, move in enumerate(words):
        if abs(move.quarters) == 1 and not is_whole(move):
            before, turn = (*set_up, *words[:index]), words_of((move,))
            wrong = Sign("direction.later", {"turn": turn})
            yield before, (move.inverse(), *words[index + 1 :]), wrong
            twice = Sign("direction.doubled", {"turn": turn})
            yield (*before, move), words[index:], twice


def _mirror_sign(words: Moves) -> Sign:
    side = next(move for move in words if move.axis is Axis.X)
    return Sign("side", {"wrong": side_of(_mirrored(side)), "side": side_of(side)})


def _mirrored(move: Move) -> Move:
    """Return a turn with left and right exchanged."""
    if move.axis is Axis.X:
        return Move(move.axis, 2 - move.last, 2 - move.first, move.quarters)
    return move.inverse()
