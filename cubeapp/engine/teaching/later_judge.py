"""What is said after each turn at an exercise without a card: by its aim, and by its solution.

As at a card, cubes are compared and not turns; see `judge`. What an exercise leaves open is free:
nothing that leads to the aim is called wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache

from cubeapp.engine.data_files import filled
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.solvers.by_hand.places import moves_of
from cubeapp.engine.teaching.aims import TOP_TURNS, held_like
from cubeapp.engine.teaching.attempt import (
    HESITATION_S,
    PAUSE_S,
    Moves,
    facelets_of,
    not_taken_back,
    undone,
)
from cubeapp.engine.teaching.cards import success_text
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.exercises import Exercise, turn_count
from cubeapp.engine.teaching.filling import name_of, with_capitals
from cubeapp.engine.teaching.judge import GRACE, Kind, Verdict
from cubeapp.engine.teaching.keeping import came_apart
from cubeapp.engine.teaching.later import cross_table
from cubeapp.engine.teaching.lessons import in_colours
from cubeapp.engine.teaching.signs import LOST_TURNS, ROUND_TURNS, Sign
from cubeapp.engine.teaching.slips import more_turns, slips, turns, way_of
from cubeapp.engine.teaching.state import LOW_CORNERS, joined, position_of
from cubeapp.engine.text import NO_TEXT, Text, colour_name, paragraph

_SUCCESSES = {
    "cross": "cross",
    "cap.cross": "cap_cross",
    "layer": "bottom",
    "places": "places",
    "solved": "solved",
    "small.solved": "solved",
}
"""What is said when an aim is reached that the cards have, too."""
Ends = Mapping[bytes, Sign]
"""What went wrong, by the facelets of the cube that it led to."""


def judge_exercise(
    exercise: Exercise,
    trail: Sequence[Move],
    paused_s: float = 0.0,
    *,
    is_shown: bool = False,
) -> Verdict:
    """Return how ``trail`` stands; there always is an answer.

    Args:
        exercise: one of a lesson without a card.
        trail: any turns since its beginning.
        paused_s: for how long nothing has been turned.
        is_shown: whether the solution is on show, so that another turn is a slip at once.
    """
    tried = _Trial(exercise, tuple(trail), paused_s, is_shown)
    if not tried.trail:
        return Verdict(Kind.CALM)
    return (
        _back_at_the_start(tried)
        or _reached(tried)
        or _on_the_way(tried)
        or _slipped(tried)
        or _calm_or_open(tried)
    )


class _Trial:
    """The turns that were made at an exercise, and where they led."""

    def __init__(self, exercise: Exercise, trail: Moves, paused_s: float, is_shown: bool) -> None:
        self.exercise, self.trail, self.is_shown = exercise, trail, is_shown
        self.hesitates = is_shown or paused_s >= HESITATION_S
        self.pauses = paused_s >= PAUSE_S
        self.cubes = [exercise.cube]
        for move in trail:
            self.cubes.append(self.cubes[-1].apply(move))

    @property
    def now(self) -> Cube:
        return self.cubes[-1]

    @property
    def aim(self) -> str:
        return lesson(self.exercise.lesson).aim

    @property
    def size(self) -> int:
        return self.exercise.cube.size

    @cached_property
    def apart(self) -> Text | None:
        """What came apart of all that was done before."""
        return self._apart(self.now)

    @property
    def is_calm(self) -> bool:
        """Whether all that was done before is whole."""
        return self.apart is None

    def left(self, cube: Cube) -> Moves | None:
        """Return what is left of the solution on a cube on its way."""
        return _path(self.exercise.cube, self.exercise.solution).get(facelets_of(cube))

    @cached_property
    def since(self) -> Moves:
        """The turns since the cube was calm, or on the way of the solution where that is shown."""
        return self._trail_from(lambda cube: not self.is_shown and self._apart(cube) is None)

    @property
    def off(self) -> Moves:
        """The turns since the cube was on the way of the solution."""
        return self._trail_from(lambda cube: False)

    def _trail_from(self, is_good: Callable[[Cube], bool]) -> Moves:
        """Return the turns since a cube that is good or on the way, as the first one is."""
        earlier = reversed(range(len(self.trail)))
        found = (at for at in earlier if self.left(self.cubes[at]) or is_good(self.cubes[at]))
        return self.trail[next(found) :]

    def _apart(self, cube: Cube) -> Text | None:
        return came_apart(self.aim, self.cubes[0], cube, self.exercise.base)


def _back_at_the_start(tried: _Trial) -> Verdict | None:
    if tried.now != tried.cubes[0]:
        return None
    is_round = len(not_taken_back(tried.trail)) >= ROUND_TURNS
    left = tried.exercise.solution
    if not is_round:
        return Verdict(Kind.CALM, left=left)
    return _said(tried, Kind.SLIP, Sign("round", {}, ()), left)


def _reached(tried: _Trial) -> Verdict | None:
    if not tried.exercise.is_reached(tried.now):
        return None
    own_way = all(tried.left(held) is None for held in in_every_orientation(tried.now))
    key, base = _SUCCESSES.get(tried.aim, ""), tried.exercise.base
    said = (success_text("own_way") if own_way else NO_TEXT, success_text(key) if key else NO_TEXT)
    texts = [in_colours(text, base) for text in said if text]
    return Verdict(Kind.REACHED, paragraph(texts), own_way=own_way)


def _on_the_way(tried: _Trial) -> Verdict | None:
    left = tried.left(tried.now)
    if not left:
        return None
    sign = Sign("", {}, ())
    if tried.pauses and not tried.is_calm:
        sign = Sign("open", {"more": more_turns(turn_count(left, tried.size))}, ())
    return _said(tried, Kind.PART, sign, left)


def _slipped(tried: _Trial) -> Verdict | None:
    if tried.is_calm and tried.now in tried.cubes[:-1]:
        return None
    signs = (_last_turn, _wrong_end, _too_long, _wrong_place, _lost)
    sign = next(filter(None, (see(tried) for see in signs)), None)
    return None if sign is None else _said(tried, Kind.SLIP, sign)


def _calm_or_open(tried: _Trial) -> Verdict:
    if tried.apart is None:
        return Verdict(Kind.CALM, back=undone(tried.off))
    back = undone(tried.since)
    is_short = turn_count(tried.since, tried.size) <= tried.exercise.turns + GRACE
    if is_short and not tried.pauses and not tried.is_shown:
        return Verdict(Kind.OPEN, back=back, is_calm=False)
    done = in_colours(tried.apart, tried.exercise.base)
    return _said(tried, Kind.BROKEN, Sign("broken", {"done": done, "n": turns(len(back))}, back))


def _said(tried: _Trial, kind: Kind, sign: Sign, left: Moves = ()) -> Verdict:
    """Return the verdict on what was seen."""
    base = tried.exercise.base
    colours = {"base": colour_name(base), "cap": colour_name((base + 3) % 6)}
    fields = with_capitals({**colours, **sign.fields})
    text = filled(slips()[sign.code].text, fields) if sign.code else NO_TEXT
    code = sign.code.partition(".")[0]
    return Verdict(kind, text, code, False, left, sign.back or (), tried.is_calm, fields)


def _taken_back(code: str, moves: Moves, fields: Mapping[str, Text] | None = None) -> Sign:
    """Return a sign that says how many turns take ``moves`` back."""
    back = undone(moves)
    return Sign(code, {**(fields or {}), "n": turns(len(back))}, back)


# Signs


def _last_turn(tried: _Trial) -> Sign | None:
    """See that the last turn was the next one of the solution, the wrong way round."""
    last, left = tried.trail[-1], tried.left(tried.cubes[-2])
    if not left or not tried.hesitates or last != left[0].inverse() or abs(last.quarters) == 2:
        return None
    back = undone((last,))
    return Sign("direction", {"wrong": way_of(last), "turn": in_words(back[0], tried.size)}, back)


def _wrong_end(tried: _Trial) -> Sign | None:
    """See where the solution leads with one thing about it wrong."""
    if not tried.hesitates and not tried.is_calm:
        return None
    return _wrong_ends(tried.exercise).get(facelets_of(tried.now))


def _too_long(tried: _Trial) -> Sign | None:
    """See that a cross cannot be done any more in as few turns as it is to be."""
    exercise = tried.exercise
    if tried.aim != "cross" or not tried.hesitates or _can_be_done(exercise, tried.trail):
        return None
    counts = reversed(range(len(tried.trail)))
    count = next(count for count in counts if _can_be_done(exercise, tried.trail[:count]))
    return _taken_back("toolong", tried.trail[count:], {"turns": turns(exercise.limit)})


def _can_be_done(exercise: Exercise, trail: Moves) -> bool:
    state = held_like(exercise.cube, exercise.cube.apply_all(trail))
    needed = cross_table().distance(state.places)
    return turn_count(joined(trail)) + needed <= exercise.limit


def _wrong_place(tried: _Trial) -> Sign | None:
    """See a corner of the first layer that went into the place of another pair."""
    if tried.aim != "pair" or not tried.is_calm:
        return None
    calm = tried.cubes[len(tried.trail) - len(tried.since)]
    then, now = (held_like(tried.cubes[0], cube) for cube in (calm, tried.now))
    for corner in LOW_CORNERS:
        place, was = position_of(now.places[corner]), position_of(then.places[corner])
        if place in LOW_CORNERS and place not in (corner, was):
            (_, one, two), (_, a, b) = now.colours(place), now.colours(corner)
            sides = {"one": one, "two": two, "a": a, "b": b}
            names = {name: colour_name(colour) for name, colour in sides.items()}
            fields = {"piece": name_of(now, corner), **names}
            return Sign("pairplace", fields, undone(tried.since))
    return None


def _lost(tried: _Trial) -> Sign | None:
    """See that many turns have brought nothing."""
    is_long = tried.is_calm and turn_count(tried.trail, tried.size) >= LOST_TURNS
    return Sign("lost", {}, undone(tried.off)) if is_long and tried.hesitates else None


# The solution, and how it goes wrong


@lru_cache(maxsize=64)
def _path(cube: Cube, moves: Moves) -> Mapping[bytes, Moves]:
    """Return what is left of ``moves`` on each cube on their way, half turns by quarters, too."""
    path = {facelets_of(cube): moves}
    for index, move in enumerate(moves):
        rest = moves[index + 1 :]
        if abs(move.quarters) == 2:
            for quarters in (1, -1):
                quarter = replace(move, quarters=quarters)
                path.setdefault(facelets_of(cube.apply(quarter)), (quarter, *rest))
        cube = cube.apply(move)
        path.setdefault(facelets_of(cube), rest)
    return path


@lru_cache(maxsize=16)
def _wrong_ends(exercise: Exercise) -> Ends:
    """Return where the solution leads that is made to its end, with one thing about it wrong."""
    ends: dict[bytes, Sign] = {}
    cube = exercise.cube
    if lesson(exercise.lesson).exercise != "cases":
        return ends
    for before, wrong, sign in _wrong_ways(exercise):
        end = facelets_of(cube.apply_all((*before, *wrong)))
        ends.setdefault(end, _taken_back(sign.code, wrong, sign.fields))
    return ends


def _wrong_ways(exercise: Exercise) -> Iterator[tuple[Moves, Moves, Sign]]:
    """Yield turns that are right, those after them that are not, and what is wrong."""
    size, solution = exercise.cube.size, exercise.solution
    about = lesson(exercise.lesson)
    for index, move in enumerate(solution):
        if abs(move.quarters) == 1 and not move.is_rotation(size):
            before, turn = solution[:index], {"turn": in_words(move, size)}
            yield before, (move.inverse(), *solution[index + 1 :]), Sign("direction.later", turn)
            yield (*before, move), solution[index:], Sign("direction.doubled", turn)
    top_turns = TOP_TURNS if any(case.has_top for case in about.cases) else ("",)
    for top in top_turns[1:]:
        yield (), joined((*moves_of(top, size), *solution)), Sign("topfirst")
    for case in about.cases:
        for alg in case.algs:
            for top in top_turns:
                yield (), joined((*moves_of(top, size), *alg)), Sign("othercase")
