"""``cubeapp tables``: what the solvers keep in the cache folder."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import partial

from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError
from cubeapp.engine.search import warm_up
from cubeapp.engine.search.control import Progress
from cubeapp.engine.search.folders import cache_folder, tables_folder
from cubeapp.engine.search.optimal_layout import SHAPES
from cubeapp.engine.search.tables import TableSpec, TableState, TableStatus, TableStore

EXAMPLES = """
  cubeapp tables status
  cubeapp tables build
  cubeapp tables build --optimal small
  cubeapp tables clear --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``tables`` takes."""
    parser.add_words(
        "ACTION",
        "status: name, size and state of each; build: compile and build what is missing; "
        "clear: remove tables and compiled code",
    )
    parser.add_argument(
        "--optimal",
        choices=tuple(SHAPES),
        metavar="TABLE",
        help="build also what `solve --method optimal` proves with: "
        + " or ".join(f"{shape.name} ({shape.cost})" for shape in SHAPES.values()),
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Show, build or remove the tables."""
    actions = {"status": _status, "build": _build, "clear": _clear}
    if len(options.words) != 1 or options.words[0] not in actions:
        given = f"'{' '.join(options.words)}' is none of them" if options.words else "none given"
        raise UsageError(f"say what to do, status, build or clear; {given}")
    if options.optimal is not None and options.words[0] != "build":
        raise UsageError("--optimal goes with build")
    return actions[options.words[0]](options)


def _status(options: argparse.Namespace) -> int:
    optional = {spec: None for name in SHAPES for spec in warm_up.optimal_specs(name)}
    for status in _states((*warm_up.table_specs(), *optional)):
        record = {"name": status.spec.name, "size": status.nbytes, "state": status.state.value}
        text = f"{status.spec.name:16} {status.nbytes:>12,} bytes  {status.state.value}"
        emit(record, text, options.json)
    return OK


def _states(specs: Iterable[TableSpec]) -> tuple[TableStatus, ...]:
    return TableStore(tables_folder()).status(specs)


def _build(options: argparse.Namespace) -> int:
    wanted = warm_up.table_specs()
    with Foreground(_Teller()) as foreground:
        foreground.run(warm_up.warm_up)
        if options.optimal is not None:
            wanted += warm_up.optimal_specs(options.optimal)
            foreground.run(partial(warm_up.build_optimal, options.optimal))
    _status(options)
    if {status.state for status in _states(wanted)} == {TableState.READY}:
        return OK
    note(f"the folder {cache_folder()} takes no files: tables will be built at each start")
    return NO


def _clear(options: argparse.Namespace) -> int:
    count = warm_up.clear()
    emit({"removed": count}, f"removed {count} {'table' if count == 1 else 'tables'}", options.json)
    return OK


class _Teller:
    """Says what long work is doing whenever that changes."""

    def __init__(self) -> None:
        self._last = ""

    def __call__(self, progress: Progress) -> None:
        if progress.activity != self._last:
            self._last = progress.activity
            note(progress.activity)
