"""Lessons of the user's own: every ``*.toml`` in a folder of theirs is a unit after all others."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path

from cubeapp.engine.data_files import Table, own_files, read_file
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.teaching.aims import AIMS
from cubeapp.engine.teaching.files import FOLDER
from cubeapp.engine.teaching.lessons import Unit
from cubeapp.engine.teaching.unit_files import read_unit
from cubeapp.engine.text import Text, reason
from cubeapp.own_folders import CONFIG, CONFIG_VARIABLE, own_folder

_ID = re.compile(r"[\w-]+")


@dataclass(frozen=True, slots=True)
class OwnUnits:
    """What a folder of lessons holds."""

    units: tuple[Unit, ...]
    """By the names of their files."""
    faults: tuple[Text, ...]
    """What is wrong with each file that was left out, its name and line in it."""


def own_lessons_folder() -> Path:
    """Return the folder of the user's own lessons, which need not be there."""
    return own_folder(CONFIG, CONFIG_VARIABLE) / FOLDER


def read_own_units(folder: Path, taken: Container[str]) -> OwnUnits:
    """Return the units in a folder; a faulty file is left out.

    Args:
        folder: it need not be there.
        taken: the ids of other units.
    """
    units: dict[str, Unit] = {}
    faults: list[Text] = []
    try:
        paths = own_files(folder)
    except CubeError as error:
        return OwnUnits((), (reason(error),))
    for path in paths:
        try:
            unit = _read_own_unit(path, (*units,), taken)
        except CubeError as error:
            faults.append(reason(error))
        else:
            units[unit.id] = unit
    return OwnUnits(tuple(units.values()), tuple(faults))


def _read_own_unit(path: Path, known: tuple[str, ...], taken: Container[str]) -> Unit:
    file = read_file(path)
    about = file.table("unit")
    name = about.word("id")
    if not _ID.fullmatch(name):
        raise about.fault("id", Text("the name of a unit has letters, digits, - and _ only"))
    if name in known or name in taken:
        raise about.fault("id", Text("there is a unit {name} already", name=name))
    unit = read_unit(file)
    if not unit.lessons:
        raise about.fault("", Text("a unit needs a lesson"))
    _check_cases(unit, file)
    return unit


def _check_cases(unit: Unit, file: Table) -> None:
    """Make sure that every alg leads to the aim of its lesson, and is needed for it."""
    for about, lesson in zip(unit.lessons, file.tables("lesson"), strict=True):
        solved = Cube.solved(about.size)
        for case, table in zip(about.cases, lesson.tables("case"), strict=True):
            is_reached = AIMS[about.aim].is_reached
            befores = [solved.apply_all(inverse(alg)) for alg in case.algs]
            if any(is_reached(cube, cube, Face.D) for cube in befores) or not all(
                is_reached(cube, solved, Face.D) for cube in befores
            ):
                message = Text("for the aim {aim} there is nothing to do here", aim=about.aim)
                raise table.fault("alg" if "alg" in table else "", message)
