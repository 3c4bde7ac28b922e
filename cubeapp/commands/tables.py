"""``cubeapp tables``: what the solvers keep in the cache folder."""

from __future__ import annotations

import argparse

from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError
from cubeapp.engine.search import warm_up
from cubeapp.engine.search.control import Progress
from cubeapp.engine.search.folders import cache_folder, tables_folder
from cubeapp.engine.search.tables import TableState, TableStore

EXAMPLES = """
  cubeapp tables status
  cubeapp tables build
  cubeapp tables clear --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``tables`` takes."""
    parser.add_words(
        "ACTION",
        "status: name, size and state of each; build: compile and build what is missing; "
        "clear: remove tables and compiled code",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Show, build or remove the tables."""
    actions = {"status": _status, "build": _build, "clear": _clear}
    if len(options.words) != 1 or options.words[0] not in actions:
        given = f"'{' '.join(options.words)}' is none of them" if options.words else "none given"
        raise UsageError(f"say what to do, status, build or clear; {given}")
    return actions[options.words[0]](options.json)


def _status(as_json: bool) -> int:
    for status in TableStore(tables_folder()).status(warm_up.table_specs()):
        record = {"name": status.spec.name, "size": status.nbytes, "state": status.state.value}
        text = f"{status.spec.name:12} {status.nbytes:>12,} bytes  {status.state.value}"
        emit(record, text, as_json)
    return OK


def _build(as_json: bool) -> int:
    with Foreground(_tell) as foreground:
        foreground.run(warm_up.warm_up)
    _status(as_json)
    states = {status.state for status in TableStore(tables_folder()).status(warm_up.table_specs())}
    if states == {TableState.READY}:
        return OK
    note(f"the folder {cache_folder()} takes no files: tables will be built at each start")
    return NO


def _clear(as_json: bool) -> int:
    count = warm_up.clear()
    emit({"removed": count}, f"removed {count} {'table' if count == 1 else 'tables'}", as_json)
    return OK


def _tell(progress: Progress) -> None:
    note(progress.activity)
