"""The course: its units and lessons, as they stand in ``resources/lessons/unit*.toml``.

After the shipped units come those of the user's own; see `own_lessons`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from cubeapp.engine.model.errors import CubeError, quoted
from cubeapp.engine.teaching.files import lesson_file, lesson_files
from cubeapp.engine.teaching.lessons import SOLO, Goal, Lesson, Unit
from cubeapp.engine.teaching.own_lessons import OwnUnits, own_lessons_folder, read_own_units
from cubeapp.engine.teaching.unit_files import read_unit
from cubeapp.engine.text import Text

LATER_UNITS = 9
"""The first unit that nobody needs to solve a 3×3×3."""


class UnknownLessonError(CubeError, KeyError):
    """There is no lesson, or no unit, of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


_Named = TypeVar("_Named", Lesson, Unit)


@lru_cache(maxsize=1)
def units() -> tuple[Unit, ...]:
    """Return the units of the course in order, `SOLO` at the end.

    Raises:
        DataFileError: a file says something else than it should.
    """
    needed = (unit for unit in _all_units() if int(unit.id) < LATER_UNITS)
    return (*needed, read_unit(lesson_file(f"{SOLO}.toml")))


def later_units() -> tuple[Unit, ...]:
    """Return the units after it: speed, other sizes, and those of the user's own."""
    later = (unit for unit in _all_units() if int(unit.id) >= LATER_UNITS)
    return (*later, *own_units().units)


def own_units() -> OwnUnits:
    """Return what is in the user's own folder of lessons, as it was when it was first read."""
    return _own_units(own_lessons_folder())


@lru_cache(maxsize=4)
def _own_units(folder: Path) -> OwnUnits:
    return read_own_units(folder, [unit.id for unit in (*_all_units(), *units())])


@lru_cache(maxsize=1)
def _all_units() -> tuple[Unit, ...]:
    found = (read_unit(lesson_file(name)) for name in lesson_files("unit*.toml"))
    return tuple(sorted(found, key=lambda unit: int(unit.id)))


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """Return the lessons of the course in order, those of later units left out."""
    return tuple(lesson for unit in units() for lesson in unit.lessons)


def all_lessons() -> tuple[Lesson, ...]:
    """Return all lessons, those of later units at the end."""
    return (*lessons(), *(lesson for unit in later_units() for lesson in unit.lessons))


@lru_cache(maxsize=4)
def _lessons_by_name(_own_folder: Path) -> Mapping[str, Lesson]:
    """Return all lessons by their names: the page asks for one a dozen times at every turn."""
    return _by_name(all_lessons())


def lesson(name: str) -> Lesson:
    """Return a lesson by its name, such as "3.1".

    Raises:
        UnknownLessonError: there is none.
    """
    found = _lessons_by_name(own_lessons_folder())
    return _found(name, found, Text("there is no lesson {name}; there are {names}"))


def unit(name: str) -> Unit:
    """Return a unit by its name, such as "3" or `SOLO`.

    Raises:
        UnknownLessonError: there is none.
    """
    found = _by_name((*units(), *later_units()))
    return _found(name, found, Text("there is no unit {name}; there are {names}"))


def goals() -> tuple[Goal, ...]:
    """Return the eight goals from the daisy to the solved cube, in order."""
    return tuple(goal for unit in units() for goal in unit.goals)


def _by_name(among: Iterable[_Named]) -> dict[str, _Named]:
    return {each.id: each for each in among}


def _found(name: str, by_name: Mapping[str, _Named], message: Text) -> _Named:
    if name not in by_name:
        raise UnknownLessonError(message.format(name=quoted(name), names=", ".join(by_name)))
    return by_name[name]
