"""Exercises: cubes whose next card is that of a lesson, made at random.

They are drawn without replacement and evenly over the lesson's variants; the front colour is
random besides. A cube is given with the cap on top.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import chain

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.teaching.aims import AIMS, PAIRS, home_pairs
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.filling import name_of
from cubeapp.engine.teaching.goals import lesson_reached
from cubeapp.engine.teaching.hints import FIRST_TURN
from cubeapp.engine.teaching.later import SOURCES
from cubeapp.engine.teaching.lessons import SOLO, Lesson, Level, in_colours
from cubeapp.engine.teaching.others import held, with_others
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.sets import ExerciseSet, Half, exercise_sets
from cubeapp.engine.teaching.stages import unit_of_cube
from cubeapp.engine.teaching.state import LOW_CORNERS, LOW_EDGES, State, joined
from cubeapp.engine.teaching.variants import variants_of
from cubeapp.engine.text import NO_TEXT, Text, paragraph, plural

Key = str
"""What an exercise is about: its variants, and where the cubies are that it is about."""
MOST_TRIES = 2_000
"""Cubes that are looked at for an exercise of one variant; a few are, but of small sets."""
MOST_KNOWN = 100
"""After so many draws of what was seen already it comes once more."""
ALL_TURNS = Text("Here are all the turns.")
TAKE_PAIR = Text("Take the {piece} and its corner.")
FREE_TURNS, FREE_FACTOR = 8, 3
"""More turns than three times as many as the cards need, and eight, are a failure."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A cube with something to do on it."""

    cube: Cube
    base: int
    """The colour of the first layer."""
    unit: str
    lesson: str = ""
    """Empty for a whole unit, and for a whole cube."""
    level: Level = Level.ALONE
    key: Key = ""
    variants: tuple[str, ...] = ()
    turns: int = 0
    """How many turns the cards, or the solution, take for it."""
    solution: tuple[Move, ...] = ()
    """Turns that do it, where no card tells them."""
    about: Text = NO_TEXT
    """What is left to do, where no card tells it."""
    limit: int = 0
    """How many turns are allowed where that is another number than always."""

    @property
    def most_turns(self) -> int:
        """With more turns than these it is failed."""
        return self.limit or FREE_FACTOR * self.turns + FREE_TURNS

    def is_reached(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is as the exercise wants it, by whatever moves, however held."""
        if self.unit == SOLO:
            return cube.is_solved
        if not self.lesson:
            return unit_of_cube(cube, self.base) > int(self.unit)
        if aim := lesson(self.lesson).aim:
            return AIMS[aim].is_reached(self.cube, cube, self.base)
        first = situation(self.cube, self.base)
        return first is not None and lesson_reached(first, cube)


def exercise(
    name: str,
    level: Level,
    rng: np.random.Generator,
    seen: Sequence[Key] = (),
    base: int = 0,
) -> Exercise:
    """Return an exercise of a lesson.

    Args:
        name: of the lesson: "3.1".
        level: up to Finish just its step is left to do.
        rng: the source of chance.
        seen: the keys of those that were done, the last one last.
        base: the colour of the first layer, 0…5.

    Raises:
        UnknownLessonError: there is no such lesson.
        UnsupportedCubeError: the lesson has no exercises on cubes, or only such as are done.
    """
    about = lesson(name)
    for variant in _by_need(about.variants, seen, rng):
        for member in _unseen_first(about, level, seen, rng):
            made = _made(about, level, member, base, rng)
            if made is not None and (not variant or variant in made.variants):
                return _counted(made)
    # A file of lessons may say so: an alg that leaves the aim as it is sets nothing up.
    raise UnsupportedCubeError(Text("in lesson {name} nothing is left to do", name=name))


def again(key: Key, name: str, level: Level, rng: np.random.Generator, base: int = 0) -> Exercise:
    """Return an exercise like the one with ``key``; what it is not about is drawn anew.

    Raises:
        ValueError: it is no key of the lesson.
    """
    about, member = lesson(name), _member_of(key)
    if _is_member(about, level, member):
        for _ in range(MOST_TRIES):
            made = _made(about, level, member, base, rng)
            if made is not None:
                return _counted(made)
    raise ValueError(f"{key!r} is no exercise of lesson {name}")


def gate(unit: str, rng: np.random.Generator, base: int = 0) -> Exercise:
    """Return a cube on which a whole unit is to be done, and what comes after it besides.

    Args:
        unit: "2"…"8".
        rng: the source of chance.
        base: the colour of the first layer.

    Raises:
        UnsupportedCubeError: no other unit has such cubes.
    """
    if unit not in _gates():
        raise UnsupportedCubeError(Text("unit {name} has no cubes of its own", name=unit))
    about = _gates()[unit]
    while True:
        member = about.late.draw(rng)
        cube = held(with_others(about, member, False, rng), base, rng)
        if unit_of_cube(cube, base) == int(unit):
            return Exercise(cube, base, unit)


@cache
def _gates() -> dict[str, ExerciseSet]:
    """Return what is mixed on the cubes at the end of each unit."""
    sets, nothing = exercise_sets(), Half((), lambda places: True)
    done = {"2": (), "3": (*LOW_EDGES,), "4": (*LOW_EDGES, *LOW_CORNERS)}
    return {name: ExerciseSet(range(0), home, nothing, nothing) for name, home in done.items()} | {
        "5": sets["cap.cross"],
        "6": sets["edge.order"],
        "7": sets["corner.place"],
        "8": sets["corner.twist"],
    }


def solo(rng: np.random.Generator, base: int = 0) -> Exercise:
    """Return a whole cube to be solved."""
    return Exercise(held(random_state(3, rng), base, rng), base, SOLO)


def solution_hints(exercise: Exercise) -> tuple[Text, Text, Text, Text, Text]:
    """Return five hints to an exercise without a card, each giving away a little more.

    The last one is given together with all turns, `Exercise.solution`.
    """
    size, solution = exercise.cube.size, exercise.solution
    rule = lesson(exercise.lesson).rule_for(exercise.base)
    many = plural(exercise.turns, Text("{n} turn does it."), Text("{n} turns do it."))
    first = FIRST_TURN.format(turn=in_words(solution[0], size))
    return exercise.about or rule, rule, many, first, ALL_TURNS


def case_of(exercise: Exercise) -> int:
    """Return which case of its lesson an exercise is of, in the order of the file; -1 if none."""
    of_alg = [at for at, case in enumerate(lesson(exercise.lesson).cases) for _ in case.algs]
    return dict(enumerate(of_alg)).get(next(iter(_member_of(exercise.key)), -1), -1)


def turn_count(moves: Iterable[Move], size: int = 3) -> int:
    """Return how many turns ``moves`` are, those of the whole cube left out."""
    return sum(not move.is_rotation(size) for move in moves)


def _by_need(
    variants: Sequence[str], seen: Sequence[Key], rng: np.random.Generator
) -> tuple[str, ...]:
    """Return the variants, those that were not seen for longest first, and "" for any."""

    def last_seen(variant: str) -> int:
        return max((at for at, key in enumerate(seen) if variant in _variants_in(key)), default=-1)

    latest = {variant for key in seen[-2:] for variant in _variants_in(key)}
    if len(variants) == 2 and latest.issuperset(variants):
        # A third may be what is neither: any three in a row still have both.
        return ("",)
    return (*sorted(rng.permutation(variants).tolist(), key=last_seen), "")


def _variants_in(key: Key) -> list[str]:
    return key.rpartition(":")[0].split("+")


def _member_of(key: Key) -> bytes:
    """Return the places in a key; none if it is no key."""
    try:
        return bytes.fromhex(key.rpartition(":")[2])
    except ValueError:
        return b""


def _is_member(about: Lesson, level: Level, member: bytes) -> bool:
    """Tell whether an exercise of a lesson can be about ``member``."""
    if about.exercise not in exercise_sets():
        return _made(about, level, member, 0, np.random.default_rng(0)) is not None
    cards = exercise_sets()[about.exercise]
    return len(member) == len(cards.cubies) and cards.half(level.is_early).has(member)


@lru_cache(maxsize=32)
def _members(about: Lesson, is_early: bool) -> tuple[bytes, ...]:
    """Return all that exercises may be about, where that is little enough, otherwise nothing."""
    if about.exercise in SOURCES:
        return tuple(SOURCES[about.exercise].members(about, is_early))
    half = exercise_sets()[about.exercise].half(is_early)
    return tuple(half.members()) if half.is_listed else ()


def _unseen_first(
    about: Lesson, level: Level, seen: Collection[Key], rng: np.random.Generator
) -> Iterator[bytes]:
    """Yield what exercises may be about in random order, what was seen after all else."""
    if about.exercise not in {*exercise_sets(), *SOURCES}:
        raise UnsupportedCubeError(Text("lesson {name} has no exercises on cubes", name=about.id))
    known = set(map(_member_of, seen))
    listed = _members(about, level.is_early)
    if not listed:
        yield from _drawn_unseen_first(about, level.is_early, known, rng)
        return
    order = [listed[index] for index in rng.permutation(len(listed)).tolist()]
    new = (member for member in order if member not in known)
    old = (member for member in order if member in known)
    yield from chain(new, old)


def _drawn_unseen_first(
    about: Lesson, is_early: bool, known: Collection[bytes], rng: np.random.Generator
) -> Iterator[bytes]:
    """Yield what is drawn, and what is ``known`` once hardly anything else can be left."""
    old: list[bytes] = []
    for _ in range(MOST_TRIES):
        member = _drawn(about, is_early, rng)
        if member not in known:
            yield member
            continue
        old.append(member)
        if len(old) == MOST_KNOWN:
            break
    yield from old


def _drawn(about: Lesson, is_early: bool, rng: np.random.Generator) -> bytes:
    if about.exercise in SOURCES:
        return SOURCES[about.exercise].draw(about, is_early, rng)
    return exercise_sets()[about.exercise].half(is_early).draw(rng)


def _made(
    about: Lesson, level: Level, member: bytes, base: int, rng: np.random.Generator
) -> Exercise | None:
    """Return an exercise about ``member``; ``None`` if it happens to be none of the lesson's."""
    if about.exercise in SOURCES:
        return _made_without_card(about, level, member, base, rng)
    cards = exercise_sets()[about.exercise]
    cube = held(with_others(cards, member, level.is_early, rng), base, rng)
    first = situation(cube, base)
    if first is None or first.lesson != about.id:
        return None
    variants = variants_of(first)
    return Exercise(cube, base, about.unit, about.id, level, _key_of(variants, member), variants)


def _made_without_card(
    about: Lesson, level: Level, member: bytes, base: int, rng: np.random.Generator
) -> Exercise | None:
    made = SOURCES[about.exercise].make(about, member, level.is_early, rng)
    if made is None:
        return None
    cube = held(made.cube, base, rng)
    exercise = Exercise(
        cube,
        base,
        about.unit,
        about.id,
        level,
        _key_of(made.variants, member),
        made.variants,
        solution=joined(made.solution),
        about=_about(about, made.about, cube, base),
        limit=made.most_turns,
    )
    return None if exercise.is_reached(exercise.cube) else exercise


def _about(lesson: Lesson, case: Text, cube: Cube, base: int) -> Text:
    """Return what is left to do; of several pairs that of the case is named."""
    text = in_colours(case or lesson.look, base)
    if lesson.aim != "pair":
        return text
    state = State.of(cube)
    if len(PAIRS) - len(home_pairs(state)) < 2:
        return text
    _, edge = PAIRS[0]
    return paragraph((TAKE_PAIR.format(piece=name_of(state, edge)), text))


def _key_of(variants: Sequence[str], member: bytes) -> Key:
    return f"{'+'.join(variants)}:{member.hex()}"


def _counted(exercise: Exercise) -> Exercise:
    """Return an exercise with the turns counted that it takes to go from card to card."""
    cube, count = exercise.cube, 0
    if exercise.solution:
        return replace(exercise, turns=turn_count(exercise.solution, cube.size))
    while not exercise.is_reached(cube):
        card = situation(cube, exercise.base)
        assert card is not None, "a solved cube is what every exercise wants"
        count += turn_count(card.moves)
        cube = cube.apply_all(card.moves)
    return replace(exercise, turns=count)
