"""Cubes of a pattern with what leads to each of them from the solved one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.patterns.fitting import fitting
from cubeapp.engine.patterns.mask import Mask
from cubeapp.engine.patterns.symmetries import Symmetry, symmetry_of
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import optimal_solver, solver
from cubeapp.engine.solvers.solution import LimitReached, Solution
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver


@dataclass(frozen=True, slots=True)
class Fit:
    """A cube that fits a pattern."""

    cube: Cube
    moves: tuple[Move, ...]
    """Face turns that lead to it from the solved cube."""
    is_shortest: bool
    """Whether it is proven that no fewer face turns do."""
    symmetry: Symmetry
    """All that it has."""


def fits(
    mask: Mask, symmetry: Symmetry, control: SearchControl, time_s: float | None = None
) -> Iterator[Fit]:
    """Yield every cube that fits, see `fitting`, with a maneuver that is found at once.

    Args:
        mask: what is seen of it.
        symmetry: what it has, at least.
        control: stops it.
        time_s: for ever shorter maneuvers to each; none for the first that is good enough.

    Raises:
        NoCubeError: none fits.
        SearchCancelled: it was stopped.
    """
    quick = solver(TwoPhaseSolver.name)
    limits = Limits(time_s=time_s)
    for cube in fitting(mask, symmetry, control):
        found = quick.solve(cube, limits, control)
        yield Fit(cube, _to(found), found.proven_optimal, symmetry_of(cube))


def shortest(fit: Fit, control: SearchControl, time_s: float | None = None) -> Fit:
    """Return a cube with a shortest maneuver to it.

    Within ``time_s`` seconds that may not be proven, see `Fit.is_shortest`, nor be any shorter.

    Raises:
        NoRoomError: the optimal solver's table must be built and there is no room for it.
        SearchCancelled: it was stopped before there was any answer.
    """
    if fit.is_shortest:
        return fit
    try:
        found = optimal_solver().solve(fit.cube, Limits(time_s=time_s), control)
    except LimitReached:
        return fit
    if len(found.moves) > len(fit.moves):
        return fit
    return replace(fit, moves=_to(found), is_shortest=found.proven_optimal)


def _to(solution: Solution) -> tuple[Move, ...]:
    """Return the moves from the solved cube to the one that a solution is for."""
    return tuple(without_prime(move, solution.size) for move in inverse(solution.moves))
