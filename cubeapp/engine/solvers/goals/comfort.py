"""How comfortable an alg is to turn: what hands have to do for it, and why it costs what it costs.

Each hand holds a side and turns it with the wrist. At home its index finger lies on the top and
its ring finger at the bottom; after R the right index finger is at the back, after R' at the
front, and the ring finger opposite. A finger pulls a layer, or pushes it back with the finger
out; used again from the wrong place it has to wait. Where neither hand reaches a layer, one
regrips. The cheapest way to handle the whole alg counts.

Source: the rules and the times are those published by T. Vu ("Movecount Coefficient
Calculator"), here told by where a wrist takes the fingers; what the sides cost more was fitted
to what speedcubers use.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, reduced
from cubeapp.engine.text import Text, decimal, enumerated, plural

QUARTER, HALF = 1.0, 1.65
SLICE = 1.25
"""A quarter turn of S or E; one of M is like one of a side."""
HALF_S, HALF_E = 2.3, 2.05
THUMB_TURN = 1.25
"""F by the thumb of a hand at home."""
TIRED = 2.25
"""How long after its last turn a finger is ready at another place."""
READY = -TIRED
"""When every finger was last used: before the alg there is time to place them."""
REGRIP, LEAST_REGRIP = 2.0, 1.0
"""Of both hands, or of one that was just used; and of one that has just turned its own side."""
ROTATION = REGRIP
"""A turn of the whole cube is a regrip of both hands."""
AWAY = 0.35
"""Holding the cube otherwise than at home at the start."""
THUMBS = 1.0
"""When the other hand has to hold the middle."""
TOGETHER = 0.5
"""What U with D costs more than the slower of them."""
TRIGGER, LOW_TRIGGER = 0.5, 0.3
"""What R U' R, and R D' R, are quicker than their turns."""
SIDES = {"F": 0.3, "D": 0.25, "B": 1.2}
"""What turns of these cost more."""

LEFT, RIGHT = 0, 1
HOME, OUT, ON_SLICE = range(3)
"""Places of a finger: where it pulls from, where it has pulled to, and on the slice."""
WRISTS = (-1, 0, 1)
"""A hand at home is 0; R and L' take theirs one up."""
FURTHEST_UP = 2
REACH = {0: ("U", "D"), -1: ("F", "B"), 1: ("B", "F")}
"""By the wrist: the sides that the index and the ring finger turn."""
STARTS = ((0, 0), (0, -1), (0, 1), (-1, 0), (1, 0))
_LETTERS = {Axis.X: ("R", "M", "L"), Axis.Y: ("U", "E", "D"), Axis.Z: ("F", "S", "B")}
"""By the axis: the first side, the slices and the last one."""

_FIRSTS = (
    ("F", Text("{n} turn of the front"), Text("{n} turns of the front")),
    ("B", Text("{n} turn of the back"), Text("{n} turns of the back")),
    ("D", Text("{n} turn of the bottom"), Text("{n} turns of the bottom")),
    ("MES", Text("{n} slice"), Text("{n} slices")),
    ("xyz", Text("{n} turn of the cube"), Text("{n} turns of the cube")),
)
_REGRIPS = Text("{n} regrip"), Text("{n} regrips")
_SWITCHES = Text("{n} change of thumbs"), Text("{n} changes of thumbs")
_WAITS = Text("fingers wait {time}")
_NOTHING = Text("nothing in the way")


@dataclass(frozen=True, slots=True)
class Comfort:
    """What an alg costs hands, and the facts that it is made of."""

    cost: float
    """In quarter turns of R; less is better."""
    regrips: tuple[int, ...]
    """Before which moves, counted from 0, a hand has to take the cube anew."""
    waits: float
    """How long fingers rest in all, as `cost` counts."""
    switches: int
    """How often the other hand has to hold the middle."""
    turns: str
    """The letter of each turn, wide ones as their side: "RUUR"."""

    @property
    def reasons(self) -> tuple[Text, ...]:
        """What makes it uncomfortable, for people: "2 regrips", "1 turn of the front"."""
        found = [(len(self.regrips), *_REGRIPS)]
        found += [
            (sum(turn in letters for turn in self.turns), one, many)
            for letters, one, many in _FIRSTS
        ]
        found.append((self.switches, *_SWITCHES))
        reasons = [plural(count, one, many) for count, one, many in found if count]
        if self.waits:
            reasons.append(_WAITS.format(time=decimal(round(self.waits, 2))))
        return tuple(reasons)

    @property
    def text(self) -> Text:
        """The reasons in a line: "2 regrips, 1 turn of the front"."""
        return enumerated(self.reasons) or _NOTHING


def comfort(moves: Sequence[Move], size: int = 3) -> Comfort:
    """Return how comfortable ``moves`` are on a cube of ``size``."""
    turns = [_turn(move, size) for move in moves]
    lines = [_Line(start, AWAY * (start != STARTS[0])) for start in STARTS]
    for index, turn in enumerate(turns):
        before = turns[:index][-2:]
        gained = _gain(before, turn)
        lines = [line.later(-gained) for line in _after(lines, before, turn, index)]
    switched = _switches(turns)
    best = min(lines, key=lambda line: line.clock)
    cost = best.clock + THUMBS * switched + sum(SIDES.get(turn.letter, 0.0) for turn in turns)
    letters = "".join(turn.letter for turn in turns)
    return Comfort(round(cost, 2), best.regrips, round(best.waited, 2), switched, letters)


class _Turn(NamedTuple):
    letter: str
    quarters: int
    """Clockwise from its side, that of M is L, of E is D and of S is F: -1, 1 or 2."""
    is_wide: bool = False


class _Way(NamedTuple):
    """How fingers of a hand turn something."""

    hand: int
    wrists: tuple[frozenset[int], frozenset[int]]
    """Where the left and the right wrist may be."""
    fingers: tuple[str, ...]
    start: int
    """The place that the fingers must be at."""
    end: int
    cost: float
    holds: tuple[str, ...] = ()
    """Fingers that stay on the slice meanwhile."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One way to have handled an alg so far."""

    wrists: tuple[int, int]
    clock: float
    before: float = 0.0
    """The clock before the last turn."""
    fingers: Mapping[tuple[int, str], tuple[float, int]] = field(default_factory=dict)
    """By hand and name, when each finger that turned anything did so last, and where it is."""
    regrips: tuple[int, ...] = ()
    waited: float = 0.0

    def later(self, time: float) -> _Line:
        """Return the line with its clock put on."""
        return replace(self, clock=self.clock + time) if time else self

    def state(self, hand: int, finger: str) -> tuple[float, int]:
        """Return when a finger was last used, and where it is."""
        return self.fingers.get((hand, finger), (READY, HOME))

    def wait(self, way: _Way, now: float) -> float:
        """Return how long the fingers of ``way`` have to rest."""
        wanted = [(name, way.start) for name in way.fingers]
        wanted += [(name, ON_SLICE) for name in way.holds]
        states = [(*self.state(way.hand, name), place) for name, place in wanted]
        return max([0.0, *(used + TIRED - now for used, at, place in states if at != place)])

    def idle(self, hand: int) -> float:
        """Return for how long the fingers of a hand have done nothing in this alg."""
        used = [time for (owner, _), (time, _) in self.fingers.items() if owner == hand]
        return self.clock - max(used, default=0.0)


def _turn(move: Move, size: int) -> _Turn:
    quarters = reduced(move.quarters)
    if move.is_rotation(size):
        return _Turn(("x", "y", "z")[move.axis], quarters)
    first, middle, last = _LETTERS[move.axis]
    is_wide = move.first != move.last
    if move.first == 0:
        return _Turn(first, quarters, is_wide)
    turned = _Turn(last if move.last == size - 1 else middle, reduced(-quarters), is_wide)
    # S turns as F does, the other slices as the side that layers are counted to.
    return turned._replace(quarters=quarters) if turned.letter == "S" else turned


def _after(lines: Sequence[_Line], before: Sequence[_Turn], turn: _Turn, index: int) -> list[_Line]:
    """Return the cheapest line for each place of the wrists after a turn."""
    found: dict[tuple[int, int], _Line] = {}
    for line in lines:
        for reached in _turned(line, before, turn, index):
            known = found.get(reached.wrists)
            if known is None or reached.clock < known.clock:
                found[reached.wrists] = reached
    return list(found.values())


def _turned(line: _Line, before: Sequence[_Turn], turn: _Turn, index: int) -> Iterable[_Line]:
    if turn.letter in "xyz":
        clock = line.clock + ROTATION
        return [_Line((0, 0), clock, line.clock, {}, line.regrips, line.waited)]
    made = _made(line, turn, bool(before) and {before[-1].letter, turn.letter} == {"U", "D"})
    if made is not None:
        return [made]
    others = (_made(other, turn, False) for other in _regripped(line, before, index))
    return [made for made in others if made is not None]


def _made(line: _Line, turn: _Turn, together: bool) -> _Line | None:
    """Return the line after a turn, ``None`` if the hands cannot make it as they are."""
    if turn.letter in "RL":
        return _wrist_turned(line, turn)
    ways = [
        way
        for way in _ways(turn.letter, turn.quarters)
        if line.wrists[LEFT] in way.wrists[LEFT] and line.wrists[RIGHT] in way.wrists[RIGHT]
    ]
    if not ways:
        return None
    begun = line.before if together else line.clock
    wait, way = min(
        ((line.wait(way, begun), way) for way in ways), key=lambda pair: pair[0] + pair[1].cost
    )
    end = begun + wait + way.cost
    clock = max(end, line.clock) + TOGETHER if together else end
    used = {(way.hand, name): (end, way.end) for name in way.fingers}
    used |= {(way.hand, name): (end, ON_SLICE) for name in way.holds}
    fingers, waited = {**line.fingers, **used}, line.waited + wait
    return replace(line, clock=clock, before=begun, fingers=fingers, waited=waited)


def _wrist_turned(line: _Line, turn: _Turn) -> _Line | None:
    hand = RIGHT if turn.letter == "R" else LEFT
    wrist = line.wrists[hand]
    if turn.quarters == 2:
        wrist += -2 if wrist > 0 else 2
    else:
        wrist += turn.quarters if hand == RIGHT else -turn.quarters
    if not WRISTS[0] <= wrist <= FURTHEST_UP:
        return None
    wrists = (line.wrists[LEFT], wrist) if hand == RIGHT else (wrist, line.wrists[RIGHT])
    cost = HALF if turn.quarters == 2 else QUARTER
    return replace(line, wrists=wrists, clock=line.clock + cost, before=line.clock)


def _regripped(line: _Line, before: Sequence[_Turn], index: int) -> Iterator[_Line]:
    """Yield the line with one hand or both elsewhere."""
    for wrists in product(WRISTS, WRISTS):
        moved = [hand for hand in (LEFT, RIGHT) if wrists[hand] != line.wrists[hand]]
        if not moved:
            continue
        cost = REGRIP
        if len(moved) == 1:
            has_turned = any(turn.letter == "LR"[moved[0]] for turn in before)
            cost = max(0.0, REGRIP - line.idle(moved[0]), LEAST_REGRIP * has_turned)
        yield replace(line, wrists=wrists, clock=line.clock + cost, regrips=(*line.regrips, index))


def _gain(before: Sequence[_Turn], turn: _Turn) -> float:
    """Return what a trigger is quicker than its turns: R U' R and its like, of either hand."""
    if len(before) < 2 or before[0] != turn or turn.quarters == 2 or turn.letter not in "RL":
        return 0.0
    gains = {"U": TRIGGER, "D": LOW_TRIGGER}
    between = before[1]
    return gains.get(between.letter, 0.0) if between.quarters == -turn.quarters else 0.0


def _switches(turns: Iterable[_Turn]) -> int:
    """Return how often the middle goes from one hand to the other; the left has it at first."""
    holding, count = LEFT, 0
    for turn in turns:
        if turn.letter in "RL":
            # The hand that does not turn a side holds the rest, and one turns two layers.
            holder = LEFT if (turn.letter == "R") != turn.is_wide else RIGHT
            count += holder != holding
            holding = holder
    return count


@lru_cache(maxsize=64)
def _ways(letter: str, quarters: int) -> tuple[_Way, ...]:
    """Return every way in which fingers make a turn, those that pull first."""
    if letter in "UFDB":
        ways = [*_of_side(letter, quarters, RIGHT), *_of_side(letter, quarters, LEFT)]
    elif letter == "M":
        ways = [_of_m(quarters)]
    else:
        ways = [*_of_slice(letter, quarters, RIGHT), *_of_slice(letter, quarters, LEFT)]
    return tuple(sorted(ways, key=lambda way: way.start))


def _of_side(letter: str, quarters: int, hand: int) -> Iterator[_Way]:
    """Yield how a hand turns U, F, D or B.

    The right index finger pulls clockwise and its ring finger the other way; the left ones are
    their mirror images.
    """
    for wrist, sides in REACH.items():
        if letter not in sides:
            continue
        finger = ("index", "ring")[sides.index(letter)]
        wrists = _wrists(hand, {wrist})
        if quarters == 2:
            yield _Way(hand, wrists, (finger, "middle"), HOME, OUT, HALF)
        elif (quarters == 1) == (finger == "index") == (hand == RIGHT):
            yield _Way(hand, wrists, (finger,), HOME, OUT, QUARTER)
            if finger == "index":
                yield _Way(hand, wrists, ("middle",), HOME, OUT, QUARTER)
        else:
            yield _Way(hand, wrists, (finger,), OUT, HOME, QUARTER)
    if letter == "F" and quarters == (-1 if hand == RIGHT else 1):
        yield _Way(hand, _wrists(hand, {0}), ("thumb",), HOME, OUT, THUMB_TURN)


def _of_m(quarters: int) -> _Way:
    """Return how the left hand turns M, its index finger on the slice meanwhile."""
    wrists, holds = _wrists(LEFT, {0}), ("index",)
    if quarters == 2:
        return _Way(LEFT, wrists, ("middle", "ring"), HOME, OUT, HALF, holds)
    start, end = (HOME, OUT) if quarters == -1 else (OUT, HOME)
    return _Way(LEFT, wrists, ("middle",), start, end, QUARTER, holds)


def _of_slice(letter: str, quarters: int, hand: int) -> Iterator[_Way]:
    """Yield how a hand turns E, at home, or S, with the wrist turned; the other holds the cube."""
    sign = 1 if hand == RIGHT else -1
    for wrist, direction in ((0, -1),) if letter == "E" else ((-1, 1), (1, -1)):
        # The other hand holds top and bottom for E, left and right for S.
        others = {-1, 1} if letter == "E" else {0}
        wrists = _wrists(hand, {wrist}, others)
        if quarters == 2:
            cost = HALF_E if letter == "E" else HALF_S
            yield _Way(hand, wrists, ("index", "middle"), HOME, OUT, cost)
        elif quarters == direction * sign:
            yield _Way(hand, wrists, ("index",), HOME, OUT, SLICE)
        else:
            yield _Way(hand, wrists, ("index",), OUT, HOME, SLICE)


def _wrists(
    hand: int, own: Iterable[int], other: Iterable[int] = (*WRISTS, FURTHEST_UP)
) -> tuple[frozenset[int], frozenset[int]]:
    """Return where both wrists may be, the left one first."""
    mine, others = frozenset(own), frozenset(other)
    return (others, mine) if hand == RIGHT else (mine, others)
