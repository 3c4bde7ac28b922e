"""Methods for left-handed people: what a mirror shows that stands between left and right.

Blocks begin on the other side, and L turns where R did. An alg becomes one for another case, and
is called by that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.solvers.chains.method_files import ChainMethod, ChainStep, NamedAlg
from cubeapp.engine.solvers.chains.sides import mirrored_place, mirrored_text
from cubeapp.engine.solvers.chains.ways import ways_of
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import Goal, Pair, Task, numbered, read_places
from cubeapp.engine.solvers.goals.space import SIZE, hold_of, rotation_moves
from cubeapp.engine.solvers.goals.states import HOME, table_of
from cubeapp.engine.text import Text

_PLACE = re.compile(r"[URFDLB]{2,3}")
_PLACES = (*CORNERS, *EDGES)


def left_handed(method: ChainMethod) -> ChainMethod:
    """Return a method as left-handed people do it; it keeps its name."""
    return replace(method, steps=tuple(map(_step, method.steps)))


def _step(step: ChainStep) -> ChainStep:
    task = _task(step.task)
    twin = step if task.goals == step.task.goals else None
    return replace(
        step,
        name=_text(step.name),
        task=task,
        sets=(),
        own_algs=tuple(_alg(alg, twin) for alg in step.algs()),
        cubies=tuple(_mirrored_places()[cubie] for cubie in step.cubies),
        goal=_text(step.goal),
        look=_text(step.look),
        why=_text(step.why),
        do=_text(step.do),
        weak_side=step.weak_side.opposite,
    )


def _task(task: Task) -> Task:
    return replace(
        task,
        goals=tuple(map(_goal, task.goals)),
        turns=_moves(task.turns),
        free_before=_moves(task.free_before),
        free_after=_moves(task.free_after),
    )


def _goal(goal: Goal) -> Goal:
    frames = frozenset(hold_of(_moves(rotation_moves(frame))) for frame in goal.frames)
    corners, edges = _orbit(goal.corners, 0), _orbit(goal.edges, len(CORNERS))
    return replace(goal, corners=corners, edges=edges, frames=frames)


def _orbit(pairs: Sequence[Pair], first: int) -> tuple[Pair, ...]:
    places = _mirrored_places()[first : first + len(pairs)]
    return numbered([pairs[place - first] for place in places])


@cache
def _mirrored_places() -> tuple[int, ...]:
    """Return where a mirror shows each place, as indices of `CORNERS` and then `EDGES`."""
    return read_places(mirrored_place(name) for name in _PLACES)


def _alg(alg: NamedAlg, twin: ChainStep | None) -> NamedAlg:
    """Return the mirror of an alg, called by the case that it solves.

    Args:
        alg: for the right hand.
        twin: the step of it, if that reaches the same in the mirror: the case is one of its own.
    """
    moves = _moves(alg.moves)
    if twin is not None:
        unsolved = HOME.translate(table_of(inverse(moves)))
        for way in ways_of(twin, is_last=False).of(unsolved, SearchControl()):
            if way.case:
                return NamedAlg(way.case, moves)
    return NamedAlg(_text(alg.case), moves)


def _moves(moves: Sequence[Move]) -> tuple[Move, ...]:
    return tuple(map(_move, moves))


def _move(move: Move) -> Move:
    if move.axis is Axis.X:
        shown = replace(move, first=SIZE - 1 - move.last, last=SIZE - 1 - move.first)
    else:
        shown = move.inverse()
    return without_prime(shown, SIZE)


def _text(text: Text) -> Text:
    """Return a text of a method with left and right exchanged, also in names of places."""
    fields = {
        name: _text(part) if isinstance(part, Text) else _name(part)
        for name, part in text.fields.items()
    }
    return Text(mirrored_text(text.template), **fields)


def _name(part: object) -> object:
    return mirrored_place(part) if isinstance(part, str) and _PLACE.fullmatch(part) else part
