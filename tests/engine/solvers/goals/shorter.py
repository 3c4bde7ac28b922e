"""Known algs compared with the shortest ones that turn the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import Task
from cubeapp.engine.solvers.goals.search import Found, find
from cubeapp.engine.solvers.goals.space import SIZE
from cubeapp.engine.solvers.goals.turning import powers


def shorter_algs(
    cube: Cube, alg: Sequence[Move], task: Task, control: SearchControl
) -> tuple[Found, ...]:
    """Return the shortest algs that turn what an alg turns, where they are shorter than it.

    Turns of any layers count one. What the alg turns is told as if the cube were never turned as
    a whole: ``x R' U R' D2`` turns R, F and B.

    Args:
        cube: a 3×3×3 on which the alg reaches the goal.
        alg: the moves.
        task: the goal, and the free turns; its turns, metric and limits do not matter.
        control: stops it.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    turned = without_rotations(alg)
    once = dict.fromkeys(Move(move.axis, move.first, move.last, 1) for move in turned)
    most = Metric.STM.count(turned, SIZE) - 1
    if most < 0:
        return ()
    asked = replace(task, turns=powers(once), metric=Metric.STM, extra=0, max_length=most)
    return tuple(find(cube, asked, control))


def without_rotations(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return what moves turn if turns of the whole 3×3×3 are left out of them."""
    hold = Hold()
    turned: list[Move] = []
    for move in moves:
        renamed = hold.renamed(move, SIZE)
        if renamed.is_rotation(SIZE):
            hold.leave_out(renamed.axis, renamed.quarters)
        else:
            turned.append(renamed)
    return tuple(turned)
