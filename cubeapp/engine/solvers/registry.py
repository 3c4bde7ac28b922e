"""The solvers by name, and which of them a cube can choose from."""

from __future__ import annotations

from functools import cache

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import UnsupportedCubeError
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.search.optimal_layout import SHAPES, SMALL
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.optimal import OptimalSolver
from cubeapp.engine.solvers.two_by_two import TwoByTwoSolver
from cubeapp.engine.solvers.two_phase import TwoPhaseSolver


@cache
def solvers() -> tuple[Solver, ...]:
    """Return every solver, those to be preferred first; they keep their tables."""
    two_phase = TwoPhaseSolver()
    return (TwoByTwoSolver(), two_phase, OptimalSolver(SMALL, two_phase))


@cache
def optimal_solver(table: str) -> Solver:
    """Return the optimal solver of the 3×3×3 with the table of that name.

    Raises:
        UnsupportedCubeError: there is no such table.
    """
    if table == SMALL.name:
        return solver(OptimalSolver.name)
    if table not in SHAPES:
        names = " and ".join(SHAPES)
        raise UnsupportedCubeError(f"the table '{table}' is not there yet; there are {names}")
    return OptimalSolver(SHAPES[table], solver(TwoPhaseSolver.name))


def solver(name: str) -> Solver:
    """Return the solver called ``name``.

    Raises:
        UnsupportedCubeError: there is none.
    """
    for candidate in solvers():
        if candidate.name == name:
            return candidate
    names = ", ".join(candidate.name for candidate in solvers())
    raise UnsupportedCubeError(f"there is no solver '{name}'; there are {names}")


def solvers_for(cube: Cube) -> tuple[Solver, ...]:
    """Return the solvers that accept ``cube``, the default one first."""
    return tuple(candidate for candidate in solvers() if candidate.accepts(cube))


def default_solver(cube: Cube) -> Solver:
    """Return the solver for ``cube`` when nobody asks for another.

    Raises:
        UnsupportedCubeError: no solver takes cubes of this size.
    """
    accepting = solvers_for(cube)
    if not accepting:
        raise UnsupportedCubeError(
            f"the solver for a {cube_name(cube.size)} is not there yet; "
            "the 2×2×2 and the 3×3×3 can be solved"
        )
    return accepting[0]
