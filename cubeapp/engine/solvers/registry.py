"""The solvers by name, and which of them a cube can choose from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.any_size.solver import AnySizeReducer
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.big.solver import BigCubeSolver
from cubeapp.engine.solvers.by_hand.choices import CROSSES, SIZES, Style
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.chains.method_files import TAKEN, chain_methods
from cubeapp.engine.solvers.chains.mirroring import left_handed
from cubeapp.engine.solvers.chains.solver import ChainSolver
from cubeapp.engine.solvers.control import Limits
from cubeapp.engine.solvers.fewest_moves.solver import FewestMovesSolver
from cubeapp.engine.solvers.five.solver import FiveByFiveReducer
from cubeapp.engine.solvers.four.solver import FourByFourReducer
from cubeapp.engine.solvers.optimal.bracket import BracketingSolver, is_bracketed
from cubeapp.engine.solvers.optimal.choice import best_present
from cubeapp.engine.solvers.optimal.layout import SHAPES, SMALL, Shape
from cubeapp.engine.solvers.optimal.solver import OptimalSolver
from cubeapp.engine.solvers.plugins import Plugins, load_plugins
from cubeapp.engine.solvers.thick.solver import InsideOutReducer
from cubeapp.engine.solvers.two_by_two.solver import TwoByTwoSolver
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.text import Text, shortened

OPTIMAL = OptimalSolver.name
"""What shortest answers are asked for by, of either size that has them."""
FULL_TABLE_SIZE, PROVEN_SIZE = 2, 3
"""The sizes with optimal solvers: by a table of all positions, and by search."""


def solvers() -> tuple[Solver, ...]:
    """Return every solver, those to be preferred first; they keep their tables."""
    return *built_in_solvers(), *plugins().solvers


@cache
def plugins() -> Plugins:
    """Return the solvers of other packages, which are loaded when this is first asked."""
    return load_plugins(solver.name for solver in built_in_solvers())


@cache
def built_in_solvers() -> tuple[Solver, ...]:
    """Return the solvers of this program, those to be preferred first."""
    return *_computing_solvers(), *map(hand_solver, hand_methods())


@cache
def _computing_solvers() -> tuple[Solver, ...]:
    """Return those that need no file of a method."""
    small = (_two_by_two(), _two_phase(), optimal_solver(SMALL.name), _fewest_moves())
    return *small, big_cube_solver()


@cache
def big_cube_solver() -> BigCubeSolver:
    """Return the solver for every size."""
    # The first that accepts a size is used, so the one for every size comes last.
    four, five, any_size = FourByFourReducer(), FiveByFiveReducer(), AnySizeReducer()
    reducers = (four, five, InsideOutReducer(four, five, any_size), any_size)
    return BigCubeSolver(_two_by_two(), _two_phase(), reducers)


def optimal_solver(table: str | None = None, metric: Metric = Metric.HTM) -> OptimalSolver:
    """Return the optimal solver of the 3×3×3 that proves with the tables of one size.

    Args:
        table: their name; ``None`` for the best that have been built and for which there is room
            in the memory, or else the small ones.
        metric: what those are to count; the solver counts in either metric.

    Raises:
        UnsupportedCubeError: there are no such tables.
    """
    if table is None:
        table = best_table(metric).name
    if table not in SHAPES:
        names = ", ".join(SHAPES)
        message = Text("there is no table '{name}'; there are {names}")
        raise UnsupportedCubeError(message.format(name=shortened(table, 32), names=names))
    return _optimal_solver(table)


def best_table(metric: Metric) -> Shape:
    """Return the table to prove with where none is named; see `best_present`."""
    begun = [name for name in SHAPES if _optimal_solver(name).has_begun(metric)]
    return best_present(metric, TableStore(tables_folder()), begun)


def hand_methods() -> tuple[str, ...]:
    """Return the names of all methods that people learn, those of files after the others."""
    return *SIZES, *chain_methods().by_id


def is_hand_method(name: str) -> bool:
    """Return whether people learn the method called ``name``.

    Files of methods are read only where it may be one of theirs.
    """
    return name in SIZES or (name not in TAKEN and name in chain_methods().by_id)


def reread_methods() -> None:
    """Read the files of methods anew, after one of them was written or removed."""
    chain_methods.cache_clear()
    built_in_solvers.cache_clear()
    hand_solver.cache_clear()


def left_out() -> tuple[str, ...]:
    """Return why files of methods and solvers of other packages are left out, for people."""
    return *chain_methods().faults, *plugins().faults


@cache
def hand_solver(
    name: str,
    style: Style = Style.SHORT,
    cross: str | None = None,
    is_left_handed: bool = False,
) -> Solver:
    """Return the solver for a method that people learn.

    Args:
        name: of the method.
        style: how far it looks ahead.
        cross: the colour to begin with, one of `CROSSES`; the method's own if ``None``.
        is_left_handed: whether it is done as in a mirror; for methods that files describe.

    Raises:
        UnsupportedCubeError: there is no such method, no such colour of its cross, or it is not
            done with the left hand.
    """
    if not is_hand_method(name):
        raise _unknown("method", name, hand_methods())
    if cross and cross not in CROSSES:
        raise _unknown("cross", cross, CROSSES)
    if name in SIZES:
        if is_left_handed:
            raise UnsupportedCubeError(Text("{method} has no left-handed variant", method=name))
        return HumanSolver(name, style, cross)
    method = chain_methods().by_id[name]
    return ChainSolver(left_handed(method) if is_left_handed else method, style, cross)


def _unknown(what: str, name: str, known: Iterable[str]) -> UnsupportedCubeError:
    names = ", ".join(known)
    return UnsupportedCubeError(f"there is no {what} '{shortened(name, 32)}'; there are {names}")


# One of each, made when it is first asked for.
_two_by_two, _two_phase = cache(TwoByTwoSolver), cache(TwoPhaseSolver)
_fewest_moves = cache(FewestMovesSolver)


@cache
def _optimal_solver(table: str) -> OptimalSolver:
    return OptimalSolver(SHAPES[table], _two_phase())


def solver(name: str) -> Solver:
    """Return the solver called ``name``.

    Raises:
        UnsupportedCubeError: there is none.
    """
    # Files of methods are read, and other packages loaded, only where one of them may be meant.
    for some in (_computing_solvers, built_in_solvers, solvers):
        for candidate in some():
            if candidate.name == name:
                return candidate
    names = ", ".join(candidate.name for candidate in solvers())
    message = Text("there is no solver '{name}'; there are {names}")
    raise UnsupportedCubeError(message.format(name=shortened(name, 32), names=names))


def chosen_solver(
    name: str, size: int, metric: Metric = Metric.HTM, table: str | None = None
) -> Solver:
    """Return the solver that somebody means who calls it ``name``.

    Args:
        name: as in `solver`, or `OPTIMAL` for the shortest answers of a 2×2×2 as well.
        size: of the cubes; the solver need not accept them.
        metric: what the tables that prove them are to count.
        table: see `optimal_solver`.

    Raises:
        UnsupportedCubeError: there is none.
    """
    if name == OPTIMAL and size == FULL_TABLE_SIZE:
        return _two_by_two()
    if name == OPTIMAL:
        return optimal_solver(table, metric)
    return hand_solver(name) if is_hand_method(name) else solver(name)


def solvers_for(cube: Cube) -> tuple[Solver, ...]:
    """Return the solvers to choose from for ``cube``, the default one first."""
    return _accepting(solvers(), cube)


def _accepting(candidates: tuple[Solver, ...], cube: Cube) -> tuple[Solver, ...]:
    accepting = tuple(candidate for candidate in candidates if candidate.accepts(cube))
    if cube.size not in BigCubeSolver.SMALL_SIZES:
        return accepting
    # The one for every size leaves small cubes to their own, and would be no choice beside them.
    return tuple(candidate for candidate in accepting if candidate is not big_cube_solver())


def default_solver(cube: Cube) -> Solver:
    """Return the solver for ``cube`` by default."""
    return _accepting(_computing_solvers(), cube)[0]


def automatic_solver(cube: Cube, limits: Limits) -> Solver:
    """Return the solver where none is chosen: the default one, with proofs where limits allow."""
    chosen = default_solver(cube)
    return _bracketing() if chosen is _two_phase() and is_bracketed(limits) else chosen


@cache
def _bracketing() -> BracketingSolver:
    return BracketingSolver(_two_phase(), _optimal_solver(SMALL.name))
