"""Exercises: cubes whose next card is that of a lesson, made at random.

They are drawn without replacement and evenly over the lesson's variants; the front colour is
random besides. A cube is given with the cap on top.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import face_colours_by_hold
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.teaching.course import SOLO, Level, lesson
from cubeapp.engine.teaching.goals import lesson_reached
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.sets import Exercises, Half, exercise_sets, with_others
from cubeapp.engine.teaching.stages import unit_of_cube
from cubeapp.engine.teaching.state import LOW_CORNERS, LOW_EDGES
from cubeapp.engine.teaching.variants import variants_of
from cubeapp.engine.text import Text

Key = str
"""What an exercise is about: its variants, and where the cubies are that it is about."""
MOST_TRIES = 2_000
"""Cubes that are looked at for an exercise of one variant; a few are, but of small sets."""
FREE_TURNS, FREE_FACTOR = 8, 3
"""More turns than three times as many as the cards need, and eight, are a failure."""
_OF_GATES = {5: "cap.cross", 6: "edge.order", 7: "corner.place", 8: "corner.twist"}
_BEFORE_GATES = {2: (), 3: (*LOW_EDGES,), 4: (*LOW_EDGES, *LOW_CORNERS)}


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
    """How many turns the cards take for it."""

    @property
    def most_turns(self) -> int:
        """With more turns than these it is failed."""
        return FREE_FACTOR * self.turns + FREE_TURNS

    def is_reached(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is as the exercise wants it, by whatever moves, however held."""
        if self.unit == SOLO:
            return cube.is_solved
        if not self.lesson:
            return unit_of_cube(cube, self.base) > int(self.unit)
        first = situation(self.cube, self.base)
        return first is not None and lesson_reached(first, cube)


def exercise(
    name: str,
    level: Level,
    rng: np.random.Generator,
    seen: Sequence[Key] = (),
    base: int = 0,
) -> Exercise:
    """Return an exercise of a lesson on a card.

    Args:
        name: of the lesson: "3.1".
        level: up to Finish just its step is left to do.
        rng: the source of chance.
        seen: the keys of those that were done, the last one last.
        base: the colour of the first layer, 0…5.

    Raises:
        UnknownLessonError: there is no such lesson.
        UnsupportedCubeError: the lesson has no exercises on cubes.
    """
    about = _about(name)
    half = about.half(level.is_early)
    for variant in _by_need(lesson(name).variants, seen, rng):
        for member in _drawn(half, _members(lesson(name).exercise, level.is_early), seen, rng):
            made = _made(name, level, about, member, base, rng)
            if made is not None and (not variant or variant in made.variants):
                return _counted(made)
    raise AssertionError("some member of the set is an exercise")


def again(key: Key, name: str, level: Level, rng: np.random.Generator, base: int = 0) -> Exercise:
    """Return an exercise like the one with ``key``; what it is not about is drawn anew.

    Raises:
        ValueError: it is no key of the lesson.
    """
    member = _member_of(key)
    about = _about(name)
    if len(member) == len(about.cubies) and about.half(level.is_early).has(member):
        for _ in range(MOST_TRIES):
            made = _made(name, level, about, member, base, rng)
            if made is not None:
                return _counted(made)
    raise ValueError(f"{key!r} is no exercise of lesson {name}")


def gate(unit: str, rng: np.random.Generator, base: int = 0) -> Exercise:
    """Return a cube on which a whole unit is to be done, and what comes after it besides.

    Args:
        unit: "2"…"8".
        rng: the source of chance.
        base: the colour of the first layer.
    """
    number = int(unit)
    if number in _OF_GATES:
        about = exercise_sets()[_OF_GATES[number]]
    else:
        nothing = Half((), bool)
        about = Exercises(range(0), _BEFORE_GATES[number], nothing, nothing)
    while True:
        member = about.late.draw(rng) if about.cubies else b""
        cube = held(with_others(about, member, False, rng).cube(), base, rng)
        if unit_of_cube(cube, base) == number:
            return Exercise(cube, base, unit)


def solo(rng: np.random.Generator, base: int = 0) -> Exercise:
    """Return a whole cube to be solved."""
    return Exercise(held(random_state(3, rng), base, rng), base, SOLO)


def held(cube: Cube, base: int, rng: np.random.Generator) -> Cube:
    """Return a cube whose centres are at home with other colours on them, as it is held then.

    Args:
        cube: colours are those of the faces.
        base: the colour that is then at the bottom.
        rng: draws which one is in front.
    """
    colours = face_colours_by_hold()
    ways = colours[colours[:, Face.D] == base]
    facelets = ways[rng.integers(len(ways))][cube.facelets]
    return Cube.from_faces(facelets.reshape(cube.faces.shape))


def turn_count(moves: Iterable[Move], size: int = 3) -> int:
    """Return how many turns ``moves`` are, those of the whole cube left out."""
    return sum(not move.is_rotation(size) for move in moves)


def _about(name: str) -> Exercises:
    kind = lesson(name).exercise
    if kind not in exercise_sets():
        raise UnsupportedCubeError(Text("lesson {name} has no exercises on cubes", name=name))
    return exercise_sets()[kind]


def _by_need(
    variants: Sequence[str], seen: Sequence[Key], rng: np.random.Generator
) -> tuple[str, ...]:
    """Return the variants, those that were not seen for longest first, and "" for any."""

    def last_seen(variant: str) -> int:
        return max((at for at, key in enumerate(seen) if variant in _variants_in(key)), default=-1)

    return (*sorted(rng.permutation(variants).tolist(), key=last_seen), "")


def _variants_in(key: Key) -> list[str]:
    return key.rpartition(":")[0].split("+")


def _member_of(key: Key) -> bytes:
    """Return the places in a key; none if it is no key."""
    try:
        return bytes.fromhex(key.rpartition(":")[2])
    except ValueError:
        return b""


@lru_cache(maxsize=32)
def _members(kind: str, is_early: bool) -> tuple[bytes, ...]:
    """Return all members of a set that is small enough, otherwise none."""
    half = exercise_sets()[kind].half(is_early)
    return tuple(half.members()) if half.is_listed else ()


def _drawn(
    half: Half, listed: Sequence[bytes], seen: Collection[Key], rng: np.random.Generator
) -> Iterator[bytes]:
    """Yield members in random order, those that were seen after all others."""
    known = set(map(_member_of, seen))
    if not listed:
        drawn = (half.draw(rng) for _ in range(MOST_TRIES))
        yield from (member for member in drawn if member not in known)
        return
    order = [listed[index] for index in rng.permutation(len(listed)).tolist()]
    new = (member for member in order if member not in known)
    old = (member for member in order if member in known)
    yield from chain(new, old)


def _made(
    name: str,
    level: Level,
    about: Exercises,
    member: bytes,
    base: int,
    rng: np.random.Generator,
) -> Exercise | None:
    """Return an exercise about ``member``; ``None`` if another card happens to come first."""
    cube = held(with_others(about, member, level.is_early, rng).cube(), base, rng)
    first = situation(cube, base)
    if first is None or first.lesson != name:
        return None
    variants = variants_of(first)
    key = f"{'+'.join(variants)}:{member.hex()}"
    return Exercise(cube, base, lesson(name).unit, name, level, key, variants)


def _counted(exercise: Exercise) -> Exercise:
    """Return an exercise with the turns counted that it takes to go from card to card."""
    cube, count = exercise.cube, 0
    while not exercise.is_reached(cube):
        card = situation(cube, exercise.base)
        assert card is not None, "a solved cube is what every exercise wants"
        count += turn_count(card.moves)
        cube = cube.apply_all(card.moves)
    return replace(exercise, turns=count)
