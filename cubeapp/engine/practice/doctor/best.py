"""The shortest that a step could have been, from the cube as it stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.cases import algs_of
from cubeapp.engine.practice.doctor.goals import SLOT_CORNERS, SLOTS
from cubeapp.engine.practice.doctor.reading import METRIC, SolveStep, Task
from cubeapp.engine.practice.doctor.views import SIZE
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import Goal
from cubeapp.engine.solvers.goals.seeds import seeds_of
from cubeapp.engine.solvers.goals.space import (
    Arrangement,
    after_moves,
    arrangement_of,
    hold_of,
    rotation_moves,
)
from cubeapp.engine.solvers.goals.turning import TurnRules

MOST = 14
"""Nothing longer is looked for: what long steps did takes fewer turns than that."""
_CROSS, _LINE = "DF DR DB DL", "DF DB"
_CORNERS = dict(zip(SLOTS, SLOT_CORNERS, strict=True))
_SIDES = {"DL": "DL FL BL DLF DBL", "DR": "DR FR BR DFR DRB"}
_LAYERS = " ".join((_CROSS, *SLOTS, *SLOT_CORNERS))
_TOP_EDGES, _TOP_CORNERS = "UR UF UL UB", "URF UFL ULB UBR"
_UP = (_TOP_EDGES, True), (_TOP_CORNERS, True)
_ROUND, _TIPS = ("", "y", "y2", "y'"), ("", "x", "x2", "x'")
_ALL, _FRONT, _MIDDLE = "URFDLB", "URF", "UM"


@dataclass(frozen=True, slots=True)
class Best:
    """The shortest way to do a step."""

    length: int
    """Its turns, counted as those of the step."""
    alg: str
    """From how the cube was held before the step."""


@dataclass(frozen=True, slots=True)
class _Search:
    """What is looked for, and how."""

    goal: Goal
    turns: str
    """The layers that are turned, each a letter."""
    after: str = ""
    """The layer that may be off in the end, or the axis about which all may be turned then."""
    sides: tuple[str, ...] = ("",)
    """Turns of the whole cube, with one of which it begins."""
    is_round: bool = True
    """Whether other cubies are meant then, those that are home from there."""


def best_of(step: SolveStep, moves: Sequence[Move], control: SearchControl) -> Best | None:
    """Return the shortest way to do what a step did, itself if nothing shorter is found.

    It is looked for with turns of all faces; the last layer with turns of the right, the top and
    the front from any side, with those of the top and the middle slice, and in the library.

    Args:
        step: of a solve.
        moves: the step's moves.
        control: stops it, within a tenth of a second.

    Returns:
        ``None`` for a step that was not finished, if nothing short would have done it.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    if step.task is None or step.length == 0:
        return Best(0, "") if step.is_done else None
    best = Best(step.length, step.alg) if step.is_done else None
    most = step.length - 1 if step.is_done else MOST
    for turns, found in _shorter(step.task, min(most, MOST), control):
        alg = _in_hand(found, step.task.turns, turns, moves)
        best = Best(METRIC.count(found, SIZE), format_moves(alg, SIZE))
    return best


def _shorter(
    task: Task, most: int, control: SearchControl
) -> Iterator[tuple[tuple[Move, ...], tuple[Move, ...]]]:
    """Yield ever shorter ways of ``most`` turns or fewer, with turns of the whole cube before."""
    for quarters, moves in algs_of(task.stage.key, task.cube):
        if METRIC.count(moves, SIZE) <= most:
            most = METRIC.count(moves, SIZE) - 1
            yield Alg("y " * quarters).moves(SIZE), moves
    for search in _searches(task):
        found = _found(search, arrangement_of(task.cube), most, control)
        if found is not None:
            most = METRIC.count(found[1], SIZE) - 1
            yield found


def _found(
    search: _Search, cube: Arrangement, most: int, control: SearchControl
) -> tuple[tuple[Move, ...], tuple[Move, ...]] | None:
    """Return the shortest way that is found, with turns of the whole cube before it."""
    # The compiled search is loaded with the first step that is looked at.
    from cubeapp.engine.solvers.goals.byte_search import every

    sides = [Alg(turns).moves(SIZE) for turns in search.sides]
    starts = [
        cube.held(hold_of(side)) if search.is_round else after_moves(cube, side) for side in sides
    ]
    rules = TurnRules.of(_turns(search.turns), METRIC)
    ways = seeds_of(search.goal, _turns(search.after)).ways.values()
    seeds = [(search.goal, reached) for reached, _ in ways]
    found = next(every(starts, seeds, rules, 0, most, control), None)
    return None if found is None else (sides[found[1]], rules.moves(found[2]))


def _searches(task: Task) -> tuple[_Search, ...]:
    """Return what to look for to do a step."""
    return tuple(_of_stage(task.stage.key, task.parts, task.stage.kept is not None))


@lru_cache(maxsize=256)
def _of_stage(stage: str, parts: tuple[str, ...], is_good: bool) -> tuple[_Search, ...]:
    edges = "*e" if is_good else ""
    slots = " ".join(f"{slot} {_CORNERS[slot]}" for slot in parts if slot in _CORNERS)
    corners = " ".join(_CORNERS[slot] for slot in parts if slot in _CORNERS)
    blocks = f"{_SIDES['DL']} {_SIDES['DR']}"
    top = _Search(Goal.of(home="*", centres=True), _FRONT, "U", _ROUND)
    match stage:
        case "cross":
            return (_Search(Goal.of(home=_CROSS), _ALL),)
        case "f2l":
            goal = Goal.of(home=f"{_CROSS} {slots}", oriented=edges)
            return (_Search(goal, "URL" if is_good else _ALL),)
        case "oll" | "top face":
            return (replace(top, goal=Goal.of(home=_LAYERS, sets=_UP)),)
        case "pll" | "top edges" | "corner twist":
            return (top, replace(top, turns=_MIDDLE))
        case "auf":
            return (_Search(top.goal, "U"),)
        case "eoline":
            return (_Search(Goal.of(home=_LINE, oriented="*e"), _ALL),)
        case "eocross":
            return (_Search(Goal.of(home=_CROSS, oriented="*e"), _ALL),)
        case "block":
            home = " ".join((_LINE, *(_SIDES[side] for side in parts)))
            return (_Search(Goal.of(home=home, oriented="*e"), "URL"),)
        case "first block":
            return (_Search(Goal.of(home=_SIDES["DL"]), _ALL + "rM", "x"),)
        case "second block":
            return (_Search(Goal.of(home=blocks), "URrM", "", _TIPS, False),)
        case "cmll":
            goal = Goal.of(home=f"{blocks} {_TOP_CORNERS}")
            return (_Search(goal, _FRONT, "U", _TIPS, False),)
        case "lse":
            return (_Search(top.goal, _MIDDLE, "", _TIPS, False),)
        case "corner":
            return (_Search(Goal.of(home=f"{_CROSS} {corners}"), _ALL),)
        case "edge":
            home = " ".join((_CROSS, *SLOT_CORNERS, *parts))
            return (_Search(Goal.of(home=home), _ALL),)
        case "top cross":
            return (replace(top, goal=Goal.of(home=_LAYERS, sets=(_UP[0],))),)
        case "top corners":
            goal = Goal.of(home=f"{_LAYERS} {_TOP_CORNERS}", sets=(_UP[0],))
            return (replace(top, goal=goal),)
        case "edge order":
            return (replace(top, goal=Goal.of(home=f"{_LAYERS} {_TOP_EDGES}")),)
        case "corner order":
            goal = Goal.of(home=f"{_LAYERS} {_TOP_EDGES}", placed=_TOP_CORNERS)
            return (replace(top, goal=goal),)
    return ()


@lru_cache(maxsize=64)
def _turns(layers: str) -> tuple[Move, ...]:
    """Return every turn of some layers, or of the whole cube about some axes."""
    text = " ".join(f"{layer} {layer}2 {layer}'" for layer in layers)
    return Alg(text).moves(SIZE)


def _in_hand(
    moves: Sequence[Move], to_view: Sequence[Move], turns: Sequence[Move], own: Sequence[Move]
) -> list[Move]:
    """Return moves as people would turn them from how the cube was held before a step.

    Args:
        moves: for the cube as it is seen after ``turns``.
        to_view: the turns of the whole cube to where the step was looked at.
        turns: those after them, to the side from which ``moves`` are done.
        own: what the solver did, who may have turned the whole cube first.
    """
    side = _one_turn((*to_view, *turns))
    if turns and all(turn.axis is Axis.Y for turn in side):
        return [*side, *moves]
    first = next(i for i, move in enumerate(own) if not move.is_rotation(SIZE))
    hold = Hold()
    for turn in (*inverse(own[:first]), *to_view, *turns):
        hold.leave_out(*hold.renamed_axis(turn.axis, turn.quarters))
    return [*own[:first], *(hold.renamed(move, SIZE) for move in moves)]


def _one_turn(turns: Sequence[Move]) -> tuple[Move, ...]:
    """Return the fewest turns of the whole cube that do what some do."""
    return rotation_moves(hold_of(tuple(turns)))
