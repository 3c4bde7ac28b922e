"""``cubeapp bench``: the project's promises, measured on this machine."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from difflib import get_close_matches
from pathlib import Path

from cubeapp.benchmarks import BENCHMARKS, Figure, run_benchmark
from cubeapp.benchmarks.results import document, table
from cubeapp.commands.output import OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, file_name
from cubeapp.engine.model.errors import quoted

EXAMPLES = """
  cubeapp bench
  cubeapp bench engine solvers
  cubeapp bench render --json
  cubeapp bench solvers --long --report results.md
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``bench`` takes."""
    parser.add_words("NAME", f"which ones: {', '.join(BENCHMARKS)}; all by default")
    parser.add_argument(
        "--long",
        action="store_true",
        help="also what takes many minutes or hours: the longest proofs, the largest cubes",
    )
    parser.add_argument(
        "--report",
        type=file_name,
        metavar="FILE",
        help="write the figures and the machine's as Markdown as well",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print a table for each benchmark, or one object for each figure."""
    for name in options.words:
        if name not in BENCHMARKS:
            near = get_close_matches(name, BENCHMARKS, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(BENCHMARKS)}"
            raise UsageError(f"there is no benchmark {quoted(name)}; {hint}")
    if options.report is not None:
        # Whether it can be written is seen before minutes go by.
        Path(options.report).open("a").close()
    results: dict[str, list[Figure]] = {}
    for name in options.words or BENCHMARKS:
        results[name] = run_benchmark(name, note, options.long)
        if options.json:
            for figure in results[name]:
                verdicts = {"met": figure.is_met, "goal_met": figure.is_goal_met}
                emit({"benchmark": name, **asdict(figure), **verdicts}, "", True)
        else:
            emit({}, f"{name}\n{table(results[name])}\n", False)
    if options.report is not None:
        _write(Path(options.report), document(results))
    return OK


def _write(file: Path, text: str) -> None:
    """Write the report.

    Raises:
        OSError: the disk takes no more; with the file's name.
    """
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None
