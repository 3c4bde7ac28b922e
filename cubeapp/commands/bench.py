"""``cubeapp bench``: the project's promises, measured on this machine."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from difflib import get_close_matches

from cubeapp.benchmarks import BENCHMARKS, Figure, run_benchmark
from cubeapp.commands.output import OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError

VERDICTS = {True: "met", False: "missed", None: ""}
EXAMPLES = """
  cubeapp bench
  cubeapp bench engine solvers
  cubeapp bench render --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``bench`` takes."""
    parser.add_words("NAME", f"which ones: {', '.join(BENCHMARKS)}; all unless said")
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print a table for each benchmark, or one object for each figure."""
    for name in options.words:
        if name not in BENCHMARKS:
            near = get_close_matches(name, BENCHMARKS, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(BENCHMARKS)}"
            raise UsageError(f"there is no benchmark '{name}'; {hint}")
    for name in options.words or BENCHMARKS:
        figures = run_benchmark(name, note)
        if options.json:
            for figure in figures:
                emit({"benchmark": name, **asdict(figure), "met": figure.is_met}, "", True)
        else:
            emit({}, f"{name}\n{table(figures)}\n", False)
    return OK


def table(figures: list[Figure]) -> str:
    """Return ``figures`` as aligned lines: name, value, unit, target, verdict."""
    rows = [_cells(figure) for figure in figures]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(5)]
    return "\n".join(
        f"  {name:{widths[0]}}  {value:>{widths[1]}} {unit:{widths[2]}}"
        f"  {target:>{widths[3]}}  {verdict}".rstrip()
        for name, value, unit, target, verdict in rows
    )


def _cells(figure: Figure) -> tuple[str, str, str, str, str]:
    target = ""
    if figure.target is not None:
        target = f"{'≥' if figure.more_is_better else '≤'} {_number(figure.target)}"
    verdict = VERDICTS[figure.is_met]
    return figure.name, _number(figure.value), figure.unit, target, verdict


def _number(value: float) -> str:
    """Return ``value`` with three figures that mean something, thousands set apart."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
