"""Methods as they stand in ``resources/methods/*.toml`` and in a folder of the user's own.

A file has a table ``[method]`` and a table ``[[step]]`` for each of its steps. A step says in one
line, as `goals.naming` reads it, what it is to reach and with which turns; the rest is how it is
told. Steps before it are not undone: with their goals in its line, or because its turns leave them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from cubeapp.engine.data_files import DataFileError, Table, own_files, read_file, texts_in
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric, Move, inverse
from cubeapp.engine.solvers.by_hand import cases
from cubeapp.engine.solvers.by_hand.choices import ANY, CROSSES, SIZES, Style
from cubeapp.engine.solvers.chains.sides import mirrored_text
from cubeapp.engine.solvers.goals.goal import (
    HOME_FRAME,
    SOLVED,
    Goal,
    GoalError,
    Task,
    free_cubies,
    read_places,
)
from cubeapp.engine.solvers.goals.naming import METRICS, read_task
from cubeapp.engine.solvers.goals.seeds import begins_of, seeds_of
from cubeapp.engine.solvers.goals.states import HOME, table_of
from cubeapp.engine.text import Text, joined, reason, verbatim
from cubeapp.own_folders import CONFIG, CONFIG_VARIABLE, own_folder
from cubeapp.resources import resource, resources_folder

FOLDER = "methods"
TEXT_KEYS = frozenset(("about", "name", "goal", "look", "why", "do"))
"""The keys whose values are texts for people."""
COLOURS = ("top", "right", "front", "bottom", "left", "back")
"""Fields of the texts: the colours of the centres as the cube is held at first."""
FIELDS = (*COLOURS, "moves", "case")
CASES = {
    "OLL": cases.oll_cases,
    "PLL": cases.pll_cases,
    "COLL": cases.coll_cases,
    "ZBLL": cases.zbll_cases,
}
"""The sets of cases whose algs a step may use."""
BOTTOMS = tuple(name for name in CROSSES if name != ANY)
"""The colours that may be at the bottom."""
TAKEN = frozenset((*SIZES, "auto", "two-by-two", "two-phase", "optimal", "fmc", "big-cube"))
"""The names of all other solvers, as a test of the registry makes sure."""
_ID = re.compile(r"[a-z][a-z0-9-]*")
WAYS, KEEP = 12, 60
"""Of a step whose file says neither."""
ALLOWED_WAYS, ALLOWED_KEEP = range(1, 1000), range(1, 10_000)
_ALL_HOME = Goal.of(home="*", centres=True)


@dataclass(frozen=True, slots=True)
class NamedAlg:
    """An alg for a case that people recognise."""

    case: Text
    """"COLL Sune 2"."""
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ChainStep:
    """A step of a method: what it reaches, how, and how it is told."""

    name: Text
    task: Task
    """The goal and the turns; free turns at the end are left to the next step."""
    styles: tuple[Style, ...]
    """Those that have this step."""
    sets: tuple[str, ...]
    """The sets of cases whose algs it uses, names in `CASES`."""
    own_algs: tuple[NamedAlg, ...]
    """Algs that stand in the file. Without any, and without sets, turns are searched for."""
    ways: int
    """How many ways to its goal are looked at from each position."""
    keep: int
    """From how many positions behind it the search goes on."""
    cubies: tuple[int, ...]
    """What it is about, as indices of `CORNERS` and then `EDGES`."""
    goal: Text
    look: Text
    why: Text
    do: Text
    """What its moves are said to do; they are its field ``moves``."""
    weak_side: Face = Face.L
    """Of ways that are as short, those with fewer turns of this side are taken."""

    @property
    def uses_algs(self) -> bool:
        """Whether cases are looked up, rather than turns searched for."""
        return bool(self.sets or self.own_algs)

    def algs(self) -> Iterator[NamedAlg]:
        """Yield all algs that it uses."""
        yield from self.own_algs
        for name in self.sets:
            yield from (NamedAlg(case.title, case.moves) for case in CASES[name]())


@dataclass(frozen=True, slots=True)
class ChainMethod:
    """A method of the 3×3×3."""

    id: str
    """As on the command line: "roux"."""
    title: str
    about: Text
    metric: Metric
    """What its turns are counted in."""
    bottoms: tuple[str, ...]
    """The colours that may be at the bottom unless one is chosen."""
    steps: tuple[ChainStep, ...]

    def steps_of(self, style: Style) -> tuple[ChainStep, ...]:
        """Return the steps of one style, in order."""
        return tuple(step for step in self.steps if style in step.styles)


@dataclass(frozen=True, slots=True)
class ChainMethods:
    """All methods that files describe."""

    by_id: Mapping[str, ChainMethod]
    faults: tuple[Text, ...]
    """What is wrong with each file that was left out, its name and line in it."""
    files: Mapping[str, Path]
    """Where each of them stands."""
    tables: Mapping[str, Table]
    """What stood there when it was read."""


@cache
def chain_methods() -> ChainMethods:
    """Return the program's own methods, and those in the user's folder."""
    shipped = shipped_files()
    try:
        return read_methods([*shipped, *own_files(own_methods_folder())])
    except CubeError as error:
        return replace(read_methods(shipped), faults=(reason(error),))


@cache
def shipped_files() -> tuple[Path, ...]:
    """Return the files of the program's own methods."""
    names = sorted(path.stem for path in (resources_folder() / FOLDER).glob("*.toml"))
    return tuple(resource(f"{FOLDER}/{name}.toml") for name in names)


def own_methods_folder() -> Path:
    """Return the folder of the user's own methods, which need not be there."""
    return own_folder(CONFIG, CONFIG_VARIABLE) / FOLDER


def read_methods(paths: Collection[Path]) -> ChainMethods:
    """Return the methods in some files; a faulty one is left out."""
    found: dict[str, ChainMethod] = {}
    files: dict[str, Path] = {}
    tables: dict[str, Table] = {}
    faults: list[Text] = []
    for path in paths:
        try:
            file = read_file(path)
            method = read_method(file)
            if method.id in found or method.id in TAKEN:
                raise taken(file, method.id)
        except CubeError as error:
            faults.append(reason(error))
        else:
            found[method.id], files[method.id], tables[method.id] = method, path, file
    return ChainMethods(found, tuple(faults), files, tables)


def taken(file: Table, name: str) -> DataFileError:
    """Return the error that another method has the name of the one in ``file``."""
    message = Text(
        "there is a method {name} already; give this one another id, such as my-{name}", name=name
    )
    return file.table("method").fault("id", message)


def method_texts() -> Iterator[str]:
    """Yield every text for people in the program's own methods, for translators.

    Those of steps are told to left-handed people as well.
    """
    for path in shipped_files():
        text = path.read_text("utf-8")
        yield from texts_in(text, TEXT_KEYS)
        yield from map(mirrored_text, texts_in(text, TEXT_KEYS - {"about"}))


def read_method(file: Table) -> ChainMethod:
    """Return the method that a file describes.

    Raises:
        DataFileError: something in it is missing or wrong.
    """
    about = file.table("method")
    metric = Metric(about.word("metric", [each.value for each in METRICS], Metric.HTM.value))
    steps: list[ChainStep] = []
    for table in file.tables("step"):
        steps.append(_read_step(table, metric, steps))
    method = ChainMethod(
        _read_id(about),
        about.word("title"),
        about.text("about"),
        metric,
        about.words("bottoms", BOTTOMS) or tuple(BOTTOMS),
        tuple(steps),
    )
    about.close()
    file.close()
    for style in Style:
        own = method.steps_of(style)
        if not own or any(not _solves_all(goal) for goal in own[-1].task.goals):
            message = Text(
                "the last step of the style {style} has to solve the cube: all pieces home, and "
                "centres=home"
            )
            raise about.fault("", message.format(style=style.value))
    return method


def _read_id(about: Table) -> str:
    name = about.word("id")
    if not _ID.fullmatch(name):
        message = Text("a method is called by small letters, digits and -, a letter first")
        raise about.fault("id", message)
    return name


def _read_step(table: Table, metric: Metric, before: Collection[ChainStep]) -> ChainStep:
    task = replace(_read_reach(table), metric=metric)
    name = table.text("name")
    sets, algs = table.words("cases", CASES), _read_algs(table, name)
    styles = table.words("styles", [style.value for style in Style])
    step = ChainStep(
        name=name,
        task=task,
        styles=tuple(map(Style, styles)) or tuple(Style),
        sets=sets,
        own_algs=algs,
        ways=table.number("ways", ALLOWED_WAYS, WAYS),
        keep=table.number("keep", ALLOWED_KEEP, KEEP),
        cubies=_read_cubies(table, task, before),
        goal=table.text("goal", COLOURS),
        look=table.text_or_none("look", FIELDS),
        why=table.text_or_none("why", FIELDS),
        do=table.text("do", FIELDS),
    )
    table.close()
    for alg, key in zip(algs, table.table("algs").names() if algs else (), strict=True):
        _check_keeps(table.table("algs"), key, alg, step, before)
    return step


def _read_reach(table: Table) -> Task:
    """Return what a step is to reach."""
    try:
        task = read_task(table.word("reach"))
        # What free turns can do is worked out here, so that too much of it is told.
        begins_of(task.free_before)
        for goal in task.goals if task.free_after else ():
            seeds_of(goal, task.free_after)
    except GoalError as error:
        raise table.fault("reach", reason(error)) from None
    if any(goal.target != SOLVED for goal in task.goals):
        raise table.fault("reach", Text("a method leads to the solved cube, not to a pattern"))
    if task.holds != (0,):
        message = Text("a step is held as the method is: neither a colour nor hold= goes here")
        raise table.fault("reach", message)
    return task


def _read_algs(table: Table, step: Text) -> tuple[NamedAlg, ...]:
    if "algs" not in table:
        return ()
    algs = table.table("algs")
    return tuple(
        NamedAlg(joined(" ", (step, verbatim(name))), algs.moves(name)) for name in algs.names()
    )


def _read_cubies(table: Table, task: Task, before: Collection[ChainStep]) -> tuple[int, ...]:
    """Return what a step is about: what its goal tells, and none before it, unless it says so."""
    if "cubies" in table:
        try:
            return read_places(table.word("cubies"))
        except GoalError as error:
            raise table.fault("cubies", reason(error)) from None
    known = {cubie for step in before for cubie in step.cubies}
    told = [cubie for goal in task.goals for cubie in _told(goal)]
    return tuple(dict.fromkeys(cubie for cubie in told if cubie not in known))


def _told(goal: Goal) -> list[int]:
    is_free = [*free_cubies(goal.corners), *free_cubies(goal.edges)]
    return [cubie for cubie, free in enumerate(is_free) if not free]


def _check_keeps(
    algs: Table, key: str, alg: NamedAlg, step: ChainStep, before: Collection[ChainStep]
) -> None:
    """Make sure that an alg leaves what the step before its own has made."""
    earlier = [one for one in before if set(one.styles) & set(step.styles)]
    if not earlier:
        return
    start = HOME.translate(table_of(inverse(alg.moves)))
    last = earlier[-1].task
    if not any(seeds_of(goal, last.free_after).is_reached(start) for goal in last.goals):
        message = Text("these turns undo what the step before has made")
        raise algs.fault(key, message)


def _solves_all(goal: Goal) -> bool:
    return (goal.corners, goal.edges, goal.frames) == (
        _ALL_HOME.corners,
        _ALL_HOME.edges,
        HOME_FRAME,
    )
