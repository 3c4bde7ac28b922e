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

MOST = 20
"""Nothing longer is looked for: whatever a step does takes no more turns than that."""
_CROSS, _LINE = "DF DR DB DL", "DF DB"
_CORNERS = dict(zip(SLOTS, SLOT_CORNERS, strict=True))
_SIDES = {"DL": "DL FL BL DLF DBL", "DR": "DR FR BR DFR DRB"}
_LAYERS = " ".join((_CROSS, *SLOTS, *SLOT_CORNERS))
_TOP_EDGES, _TOP_CORNERS = "UR UF UL UB", "URF UFL ULB UBR"
_UP = (_TOP_EDGES, True), (_TOP_CORNERS, True)
_ALL, _FRONT, _MIDDLE, _KEEPING = "URFDLB", "URF", "UM", "URL"
"""Layers that are turned; those last keep good edges good."""


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


def _searches(task: Task) -> Sequence[_Search]:
    """Return what to look for to do a step."""
    stage = task.stage
    if not stage.parts:
        return _whole_searches()[stage.key]
    return (_part_search(stage.key, task.parts, stage.kept is not None),)


@lru_cache(maxsize=256)
def _part_search(stage: str, parts: tuple[str, ...], is_good: bool) -> _Search:
    """Return what to look for to have some parts of a stage done, and all edges kept good."""
    match stage:
        case "f2l":
            home = [_CROSS, *(f"{slot} {_CORNERS[slot]}" for slot in parts)]
        case "block":
            home = [_LINE, *(_SIDES[side] for side in parts)]
        case "corner":
            home = [_CROSS, *(_CORNERS[slot] for slot in parts)]
        case _:
            home = [_CROSS, *SLOT_CORNERS, *parts]
    goal = Goal.of(home=" ".join(home), oriented="*e" if is_good else "")
    return _Search(goal, _KEEPING if is_good else _ALL)


@lru_cache(maxsize=1)
def _whole_searches() -> dict[str, Sequence[_Search]]:
    """Return what to look for in stages of one step."""
    blocks, up_edges = f"{_SIDES['DL']} {_SIDES['DR']}", _UP[:1]
    solved = Goal.of(home="*", centres=True)
    last = _top(solved), replace(_top(solved), turns=_MIDDLE)
    up = (_top(Goal.of(home=_LAYERS, sets=_UP)),)
    return {
        "cross": (_Search(Goal.of(home=_CROSS), _ALL),),
        "eoline": (_Search(Goal.of(home=_LINE, oriented="*e"), _ALL),),
        "eocross": (_Search(Goal.of(home=_CROSS, oriented="*e"), _ALL),),
        "first block": (_Search(Goal.of(home=_SIDES["DL"]), _ALL + "rM", "x"),),
        "second block": (_between(Goal.of(home=blocks), "URrM"),),
        "cmll": (_between(Goal.of(home=f"{blocks} {_TOP_CORNERS}"), _FRONT, "U"),),
        "lse": (_between(solved, _MIDDLE),),
        "oll": up,
        "top face": up,
        "pll": last,
        "top edges": last,
        "corner twist": last,
        "auf": (_Search(solved, "U"),),
        "top cross": (_top(Goal.of(home=_LAYERS, sets=up_edges)),),
        "top corners": (_top(Goal.of(home=f"{_LAYERS} {_TOP_CORNERS}", sets=up_edges)),),
        "edge order": (_top(Goal.of(home=f"{_LAYERS} {_TOP_EDGES}")),),
        "corner order": (_top(Goal.of(home=f"{_LAYERS} {_TOP_EDGES}", placed=_TOP_CORNERS)),),
    }


def _top(goal: Goal) -> _Search:
    """Return the search for a goal of the last layer, from any side."""
    return _Search(goal, _FRONT, "U", ("", "y", "y2", "y'"))


def _between(goal: Goal, turns: str, after: str = "") -> _Search:
    """Return the search for a goal of Roux; the blocks are where slices have left them."""
    return _Search(goal, turns, after, ("", "x", "x2", "x'"), is_round=False)


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
