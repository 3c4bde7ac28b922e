"""``cubeapp tables``: what the solvers keep in the cache folder."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from functools import partial

from cubeapp.commands.costs import tell_cost
from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, check_goes_with, whole_number
from cubeapp.engine import ahead, warm_up
from cubeapp.engine.kernels import marks
from cubeapp.engine.kernels.folders import cache_folder, tables_folder
from cubeapp.engine.kernels.tables import TableSpec, TableState, TableStatus, TableStore
from cubeapp.engine.model.errors import quoted
from cubeapp.engine.model.geometry import MAX_SIZE
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.big import kits
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.optimal.layout import METRICS, SHAPES, amount, shapes_for
from cubeapp.engine.solvers.reports import line_of

EXAMPLES = """
  cubeapp tables status
  cubeapp tables build
  cubeapp tables build --optimal default
  cubeapp tables build --optimal small --metric qtm
  cubeapp tables build --perfect
  cubeapp tables build --big 4
  cubeapp tables build --big 4 --metric stm
  cubeapp tables build --all
  cubeapp tables clear --json
"""
STATES = {TableState.MISSING: "not built"}
"""What people read for a state that has another name for programs."""
TELL_EVERY_S, REPORT_EVERY_S = 5.0, 0.5
FIRST_BIG = 4
OF_BUILD = ("optimal", "perfect", "big", "all", "only", "reports")
"""Options that say what is built, and how that is told."""


def add_arguments(parser: Parser) -> None:
    """Add what ``tables`` takes."""
    parser.add_words(
        "ACTION",
        "status: name, size and state of each; build: compile and build what is missing, and go "
        "on with what was stopped; clear: remove tables and compiled code",
    )
    _add_single(parser)
    _add_parts(parser)
    parser.add_argument(
        "--reports",
        action="store_true",
        help="with build: say what is being done as lines of JSON, for programs that show it",
    )
    parser.add_json()


def _add_single(parser: Parser) -> None:
    """Add the options for what is built only where it is asked for."""
    parser.add_argument(
        "--optimal",
        choices=tuple(SHAPES),
        metavar="TABLE",
        help="build also what `solve --method optimal` proves with: "
        + " or ".join(f"{shape.name} ({shape.cost})" for shape in SHAPES.values()),
    )
    parser.add_argument(
        "--metric",
        choices=tuple(metric.value for metric in (*METRICS, Metric.STM)),
        metavar="METRIC",
        help="htm, the default, for --optimal that counts face turns; qtm for quarter "
        "turns, which have tables of their own; stm for --big, where any layers turn",
    )
    parser.add_argument(
        "--perfect",
        action="store_true",
        help="compile also what `perfect search` searches with, in some ten seconds",
    )
    parser.add_argument(
        "--big",
        type=whole_number(FIRST_BIG, MAX_SIZE),
        metavar="N",
        help="compile and build also what cubes of that size are solved with in turns of outer "
        "blocks, or with --metric stm of any layers, from 4 on; what comes with 6 serves all "
        "larger ones",
    )


def _add_parts(parser: Parser) -> None:
    """Add the options for all parts, and for one of them."""
    parser.add_argument(
        "--all",
        action="store_true",
        help="compile and build all that solvers of any size need, so that nobody waits for it "
        "later, but for the larger tables of --optimal and for what `solve --metric stm` needs "
        "above 3×3×3; what is there is left as it is",
    )
    parser.add_argument(
        "--only",
        choices=tuple(part.name for part in ahead.parts()),
        metavar="PART",
        help="compile and build one part of that, by its name in status: "
        + ", ".join(part.name for part in ahead.parts()),
    )


def run(options: argparse.Namespace) -> int:
    """Show, build or remove the tables."""
    actions = {"status": _status, "build": _build, "clear": _clear}
    action = " ".join(options.words)
    if action not in actions:
        given = f"{quoted(action)} is none of them" if options.words else "none given"
        raise UsageError(f"say what to do, status, build or clear; {given}")
    check_goes_with(options, action, dict.fromkeys(OF_BUILD, "build"))
    if options.metric == Metric.STM.value:
        if options.big is None:
            raise UsageError("--metric stm goes with build --big")
    elif options.metric is not None and options.optimal is None:
        raise UsageError("--metric goes with build --optimal")
    if options.all and options.only is not None:
        raise UsageError("--only builds one part and --all every part: give one of them")
    return actions[action](options)


def _status(options: argparse.Namespace) -> int:
    optional = {
        spec: None
        for metric in METRICS
        for shape in shapes_for(metric)
        for spec in (shape.corner_spec, shape.spec)
    }
    # Those where inner layers turn alone are built when asked for.
    of_big_cubes, of_any_layers = (
        [spec for size in kits.WITH_TABLES for spec in kits.kit_specs(size, metric)]
        for metric in (Metric.OBTM, Metric.STM)
    )
    optional |= dict.fromkeys((*of_any_layers, *warm_up.fewest_moves_specs()))
    for status in _states((*warm_up.table_specs(), *of_big_cubes, *optional)):
        record = {"name": status.spec.name, "size": status.nbytes, "state": status.state.value}
        size = amount(status.nbytes) if status.nbytes else "–"
        state = STATES.get(status.state, status.state.value)
        emit(record, f"{status.spec.name:20} {size:>8}  {state}", options.json)
    for part in ahead.parts():
        _show_part(part, options.json)
    return OK


def _show_part(part: ahead.Part, as_json: bool) -> None:
    """Say whether all is compiled that ``part`` of the solvers needs; its tables are told apart."""
    name = f"compiled-{part.name}"
    state = TableState.READY if part.is_marked else TableState.MISSING
    record = {"name": name, "size": 0, "state": state.value}
    emit(record, f"{name:29}  {STATES.get(state, state.value)}", as_json)


def _states(specs: Iterable[TableSpec]) -> tuple[TableStatus, ...]:
    return TableStore(tables_folder()).status(specs)


def _build(options: argparse.Namespace) -> int:
    wanted = warm_up.table_specs()
    # Optimal tables never count stm, and those of big cubes never qtm.
    metric = Metric.QTM if options.metric == Metric.QTM.value else Metric.HTM
    of_big = Metric.STM if options.metric == Metric.STM.value else Metric.OBTM
    with Foreground(_Teller(options.reports)) as foreground:
        if options.all:
            wanted = _build_all(foreground)
        elif options.only is not None:
            wanted = _build_only(options.only, foreground)
        else:
            foreground.run(warm_up.warm_up)
        if options.perfect:
            foreground.run(warm_up.build_perfect)
        if options.big is not None:
            wanted += kits.kit_specs(options.big, of_big)
            foreground.run(partial(kits.build_kit, options.big, metric=of_big))
        if options.optimal is not None:
            wanted += warm_up.optimal_specs(options.optimal, metric)
            tell_cost(options.optimal, metric)
            foreground.run(partial(_build_optimal, options.optimal, metric))
    _status(options)
    are_ready = all(status.state is TableState.READY for status in _states(wanted))
    # What has no tables is only compiled.
    if are_ready and (wanted or marks.can_keep()):
        return OK
    note(f"the folder {cache_folder()} takes no files: tables will be built at each start")
    return NO


def _build_all(foreground: Foreground) -> tuple[TableSpec, ...]:
    """Build each part that is not there or has a table that is not whole; return all tables."""
    parts = tuple(ahead.parts())
    wanted = tuple(dict.fromkeys(spec for part in parts for spec in part.specs()))
    if not marks.can_keep():
        # It would be in vain.
        return wanted
    whole = {status.spec for status in _states(wanted) if status.state is TableState.READY}
    missing = [part for part in parts if not (part.is_ready and whole.issuperset(part.specs()))]
    for number, part in enumerate(missing, start=1):
        note(f"{part.name}, {number} of {len(missing)}")
        foreground.run(part.build)
    if not missing:
        note("everything is there")
    return wanted


def _build_only(name: str, foreground: Foreground) -> tuple[TableSpec, ...]:
    """Build the part called ``name``, and return its tables."""
    part = next(part for part in ahead.parts() if part.name == name)
    foreground.run(part.build)
    return part.specs()


def _build_optimal(name: str, metric: Metric, control: SearchControl) -> None:
    warm_up.build_optimal(name, control, metric)


def _clear(options: argparse.Namespace) -> int:
    count = warm_up.clear()
    emit({"removed": count}, f"removed {count} {'table' if count == 1 else 'tables'}", options.json)
    return OK


class _Teller:
    """Says what long work is doing whenever that changes, and now and then how far it is."""

    def __init__(self, reports: bool) -> None:
        """Say it in words, or else as ``reports`` for a program."""
        self._reports = reports
        self._last: str = ""
        self._told = 0.0

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        is_new = progress.activity != self._last
        pause_s = REPORT_EVERY_S if self._reports else TELL_EVERY_S
        if not is_new and (progress.share is None or now - self._told < pause_s):
            return
        self._last, self._told = progress.activity, now
        if self._reports:
            note(line_of(progress))
        else:
            note(progress.activity if is_new else f"{progress.activity}: {progress.share:.0%}")
