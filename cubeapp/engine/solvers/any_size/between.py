"""What is done to plans between the stages: held and named anew, wing orbits made even."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cubies import is_odd, read_wings
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.orbits import fixed_centres, wing_facelets
from cubeapp.engine.solvers.any_size.families import good_colours
from cubeapp.engine.solvers.any_size.geometry import geometry_of, hold_turns
from cubeapp.engine.solvers.any_size.state import Plan

Names = tuple[int, int, int, int, int, int]
"""A new name for each colour, as another hold of the solved cube gives."""

SAME: Names = (0, 1, 2, 3, 4, 5)
NAMES: dict[str, tuple[Names, ...]] = {
    "U/D": (SAME, (1, 2, 0, 4, 5, 3), (2, 0, 1, 5, 3, 4)),
    "F/B": (SAME, (0, 2, 4, 3, 5, 1)),
    "split": (SAME, (3, 1, 5, 0, 4, 2)),
    "ring": (SAME, (0, 4, 5, 3, 1, 2)),
}
"""What the colours of even sizes may be called at each stage; other names change nothing."""


def starts_of(facelets: NDArray[np.uint8], size: int) -> list[Plan]:
    """Return a plan for each way to hold a cube, with ``stage`` "0", "1" or "2" to tell which."""
    nothing = np.empty(0, dtype=np.int32)
    return [
        Plan(facelets[source], nothing, 0, None, str(way))
        for way, (source, _) in enumerate(hold_turns(size))
    ]


def own_turns(plan: Plan, size: int) -> NDArray[np.int32]:
    """Return a step's turns as numbered in the hold of the cube that its plans began with."""
    first = next(plan.steps())
    return np.asarray(hold_turns(size)[int(first.stage)][1][plan.turns], dtype=np.int32)


def axes_of(plan: Plan) -> tuple[Axis, Axis, Axis]:
    """Return the cube's own axes that are X, Y and Z in the hold of a plan."""
    first = next(plan.steps())
    return ((Axis.X, Axis.Y, Axis.Z), (Axis.X, Axis.Z, Axis.Y), (Axis.Y, Axis.X, Axis.Z))[
        int(first.stage)
    ]


def named_anew(plans: Iterable[Plan], stage: str, size: int) -> list[Plan]:
    """Return plans with all names that ``stage`` may begin with.

    The fixed centres of odd sizes leave one choice.
    """
    result = []
    fixed = fixed_centres(size)
    for plan in plans:
        if size % 2:
            names = [np.argsort(plan.facelets[fixed]).astype(np.uint8)]
        else:
            names = [np.array(one, dtype=np.uint8) for one in NAMES[stage]]
        nothing = np.empty(0, dtype=np.int32)
        result += [Plan(one[plan.facelets], nothing, plan.cost, plan) for one in names]
    return result


def odd_orbits(facelets: NDArray[np.uint8], size: int) -> list[int]:
    """Return the wing orbits, 0 for the outermost, that an odd number of swaps makes right."""
    wings = read_wings(facelets[wing_facelets(size)])
    return [orbit for orbit, row in enumerate(wings.tolist()) if is_odd(row)]


def made_even(plan: Plan, size: int) -> Plan:
    """Return a plan with a quarter turn about Y for each odd wing orbit.

    There are four for each; the one that leaves the fewest centres wrong for the next stage is
    taken. U and D stay as they are, and later stages turn layers by quarters only in pairs.
    """
    table = turn_table(size)
    facelets = plan.facelets
    turns: list[int] = []
    for orbit in odd_orbits(facelets, size):
        choices = []
        for layer in (orbit + 1, size - 2 - orbit):
            for quarters in (1, -1):
                turn = table.number(Axis.Y, layer, quarters)
                turned = table.turned(facelets, np.array([turn], dtype=np.int32))
                choices.append((_wrong_sides(turned, size), turn, turned))
        _, turn, facelets = min(choices, key=lambda choice: choice[:2])
        turns.append(turn)
    return Plan(facelets, np.array(turns, dtype=np.int32), plan.cost + len(turns), plan, plan.stage)


def _wrong_sides(facelets: NDArray[np.uint8], size: int) -> int:
    """Return how many centres of F and B have colours of R and L."""
    shape = geometry_of(size)
    right = good_colours("F/B")[shape.face[shape.is_centre], facelets[shape.is_centre]]
    wrong = int(np.count_nonzero(right == 0))
    # On even sizes F and B may be called R and L instead.
    return wrong if size % 2 else min(wrong, 2 * (size - 2) ** 2 - wrong)
