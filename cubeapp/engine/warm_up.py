"""Filling the cache: every kernel compiled, every table built.

Compiling holds the interpreter's lock, so a window has this done by a helper process and
loads the results afterwards.
"""

from __future__ import annotations

import contextlib
import shutil
import time

from cubeapp.engine.kernels import marks
from cubeapp.engine.kernels.folders import all_kernels_folder, tables_folder
from cubeapp.engine.kernels.tables import TableSpec, TableStore
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.optimal import layout as optimal_layout
from cubeapp.engine.text import Text

TWO, THREE, SCRAMBLES = "2x2x2", "3x3x3", "scrambles"
SMALL_CUBES = THREE, TWO, SCRAMBLES
"""The marks of `warm_up`."""
QUARTER_TURNS, PERFECT, FEWEST_MOVES = "quarter-turns", "perfect", "fewest-moves"
"""The marks of `build_quarter_turns`, `build_perfect` and `build_fewest_moves`."""
GOALS = "goals"
"""The mark of `build_goals`."""
UNUSED_DAYS = 30
"""Kernels are deleted when no program has used them for this long, and marks at that age."""


def is_ready() -> bool:
    """Tell cheaply whether solvers start without compiling or building anything.

    Also true where nothing can be kept, and a helper would work in vain.
    """
    return marks.is_ready(SMALL_CUBES)


def warm_up(control: SearchControl) -> None:
    """Compile and build what most users need, in that order: the parts of `SMALL_CUBES`.

    Importing numba and compiling take several seconds the first time.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress(Text("starting the compiler"), 0.0))
    build_two_phase(control)
    build_two_by_two(control)
    build_scrambles(control)
    _delete_old_kernels()
    control.checkpoint(Progress(Text("ready"), 1.0))


def build_two_phase(control: SearchControl) -> None:
    """Build what the 3×3×3 is solved with by default.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress(Text("building the two-phase tables and search"), 0.1))
    from cubeapp.engine.solvers.two_phase import kernel as two_phase_kernel

    two_phase_kernel.load(TableStore(tables_folder()))
    marks.mark(THREE, two_phase_specs())


def build_two_by_two(control: SearchControl) -> None:
    """Build what the 2×2×2 is solved with.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress(Text("building the {table}", table=Text("2×2×2 table")), 0.7))
    from cubeapp.engine.solvers.two_by_two import kernel as two_by_two_kernel

    two_by_two_kernel.prepare(TableStore(tables_folder()))
    marks.mark(TWO, two_by_two_specs())


def build_scrambles(control: SearchControl) -> None:
    """Compile what makes and turns many cubes.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress(Text("compiling the turns of layers"), 0.9))
    from cubeapp.engine.kernels import turns as turns_kernel

    turns_kernel.prepare()
    control.checkpoint(Progress(Text("compiling the choice of scored scrambles"), 0.95))
    from cubeapp.engine.scrambles import scored_kernel

    scored_kernel.prepare()
    marks.mark(SCRAMBLES)


def table_specs() -> tuple[TableSpec, ...]:
    """Return the tables that `warm_up` builds."""
    return *two_by_two_specs(), *two_phase_specs()


def two_by_two_specs() -> tuple[TableSpec, ...]:
    """Return the table that `build_two_by_two` builds."""
    from cubeapp.engine.solvers.two_by_two import kernel as two_by_two_kernel

    return (two_by_two_kernel.SPEC,)


def two_phase_specs(metric: Metric = Metric.HTM) -> tuple[TableSpec, ...]:
    """Return the table of the two-phase solver that counts in ``metric``."""
    from cubeapp.engine.solvers.two_phase import tables as two_phase_tables

    return (two_phase_tables.SPECS[metric],)


def optimal_specs(name: str, metric: Metric = Metric.HTM) -> tuple[TableSpec, ...]:
    """Return the tables of the optimal solver with the main table called ``name``."""
    shape = optimal_layout.shape_of(name, metric)
    return shape.corner_spec, shape.spec


def is_optimal_ready(name: str, metric: Metric = Metric.HTM) -> bool:
    """Tell cheaply whether the optimal solver with the table ``name`` starts at once.

    Also true where nothing can be kept; see `is_ready`.
    """
    return marks.is_ready([optimal_mark(name, metric)])


def build_optimal(name: str, control: SearchControl, metric: Metric = Metric.HTM) -> None:
    """Build the optimal solver's tables with the main table called ``name``, and its search.

    Raises:
        SearchCancelled: ``control`` was cancelled.
        NoRoomError: the disk or the memory lacks the room.
    """
    from cubeapp.engine.solvers.optimal import kernel as optimal_kernel
    from cubeapp.engine.solvers.optimal import tables as optimal_tables

    shape = optimal_layout.shape_of(name, metric)
    arena = optimal_tables.load_arena(shape, TableStore(tables_folder()), control)
    control.checkpoint(Progress(Text("compiling the optimal search"), 0.9))
    optimal_kernel.compile_search(arena)
    marks.mark(optimal_mark(name, metric))


def build_quarter_turns(control: SearchControl) -> None:
    """Build the two-phase table that counts quarter turns.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress(Text("building the two-phase tables of quarter turns")))
    from cubeapp.engine.solvers.two_phase import kernel as two_phase_kernel

    two_phase_kernel.load(TableStore(tables_folder()), Metric.QTM)
    marks.mark(QUARTER_TURNS, two_phase_specs(Metric.QTM))


def fewest_moves_specs() -> tuple[TableSpec, ...]:
    """Return the table of fewest moves."""
    from cubeapp.engine.solvers.fewest_moves import tables as fewest_moves_tables

    return (fewest_moves_tables.SPEC,)


def build_fewest_moves(control: SearchControl) -> None:
    """Build what fewest moves are looked for with.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress(Text("building the tables and the search of fewest moves")))
    from cubeapp.engine.solvers.fewest_moves import kernel as fewest_moves_kernel

    fewest_moves_kernel.load(TableStore(tables_folder()))
    marks.mark(FEWEST_MOVES, fewest_moves_specs())


def build_goals(control: SearchControl) -> None:
    """Compile the searches for partial goals: steps, algs, and methods that files describe.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress(Text("compiling the searches for steps and algs")))
    from cubeapp.engine.solvers.goals.strategies import compile_searches

    compile_searches(control)
    marks.mark(GOALS)


def is_perfect_ready() -> bool:
    """Tell cheaply whether the search for perfect scrambles starts without compiling.

    Also true where nothing can be kept; see `is_ready`.
    """
    return marks.is_ready([PERFECT])


def build_perfect(control: SearchControl) -> None:
    """Compile the search for perfect scrambles into the cache.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control.checkpoint(Progress(Text("compiling the search for perfect scrambles"), 0.0))
    from cubeapp.engine.perfect import edges, probe

    edges.prepare_all()
    control.checkpoint(Progress(Text("compiling the estimate of perfect scrambles"), 0.7))
    probe.prepare_all()
    marks.mark(PERFECT)
    control.checkpoint(Progress(Text("ready"), 1.0))


def clear() -> int:
    """Delete all tables and compiled kernels and return how many tables went."""
    shutil.rmtree(all_kernels_folder(), ignore_errors=True)
    return TableStore(tables_folder()).clear()


def optimal_mark(name: str, metric: Metric) -> str:
    """Return the mark of the optimal solver with the table ``name``."""
    return f"optimal-{name}-{metric.value}"


def _delete_old_kernels() -> None:
    """Delete what was compiled from other states of the source and is not used any more.

    Several states may share the cache: checkouts, or versions installed side by side. A mark is as
    old as the last proof that its kernels are there, so none stays that has lost them.
    """
    oldest_s = time.time() - UNUSED_DAYS * 24 * 3600
    with contextlib.suppress(OSError):  # the folder may be closed to this user
        for file in all_kernels_folder().rglob("*.*"):
            with contextlib.suppress(OSError):
                if file.stat().st_mtime < oldest_s:
                    file.unlink()
