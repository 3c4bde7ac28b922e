"""Measured figures as text: a table for people, and a document with the machine they are from."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from cubeapp import __version__
from cubeapp.benchmarks import Figure
from cubeapp.engine.kernels.machine import cores

PROCESSORS = Path("/proc/cpuinfo")
PACKAGES = ("numpy", "numba", "PySide6-Essentials", "kociemba")
VERDICTS = {True: "met", False: "missed", None: ""}
HEADINGS = (
    *("measured", "value", "unit", "promised", "", "goal", ""),
    *("best published elsewhere", "`kociemba`", "times as good"),
)
GOAL, PUBLISHED, PEER, RATIO = 5, 7, 8, 9
"""Columns that only some figures have."""
RIGHT = (1, 3, GOAL, PEER, RATIO)
"""The columns of numbers."""
ABOUT = """\
Written by `make bench`. CPU means processor time. What is promised of solvers, scramblers and
pictures is for a core on which `kociemba` takes 15 ms a cube; where it is installed, the times in
it are scaled by what it takes here in the same run.
"""


def table(figures: Sequence[Figure]) -> str:
    """Return ``figures`` as aligned lines; columns that none of them has are left out."""
    rows = [_cells(figure) for figure in figures]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(len(HEADINGS))]
    # Most columns speak for themselves in a terminal.
    names = {GOAL: "goal", PUBLISHED: "published", PEER: "kociemba", RATIO: "×"}
    named = {column: name for column, name in names.items() if widths[column]}
    if named:
        heading = ["measured", *[named.get(column, "") for column in range(1, len(HEADINGS))]]
        rows = [tuple(heading), *rows]
        widths = [max(pair) for pair in zip(widths, map(len, heading), strict=True)]
    return "\n".join(
        "  "
        + "  ".join(
            f"{cell:>{width}}" if column in RIGHT else f"{cell:{width}}"
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            if width
        ).rstrip()
        for row in rows
    )


def document(results: Mapping[str, Sequence[Figure]]) -> str:
    """Return the figures of each benchmark as Markdown, with the date and the machine."""
    parts = ["# Results", ABOUT, _facts()]
    for name, figures in results.items():
        parts += [f"## {name}", _markdown_table(figures)]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def _markdown_table(figures: Sequence[Figure]) -> str:
    cells = [_cells(figure) for figure in figures]
    columns = [
        column
        for column in range(len(HEADINGS))
        if column < GOAL or any(row[_owner(column)] for row in cells)
    ]
    rules = ["---:" if column in RIGHT else "---" for column in range(len(HEADINGS))]
    rows = [HEADINGS, rules, *cells]
    return "\n".join(f"| {' | '.join(row[column] for column in columns)} |" for row in rows)


def _owner(column: int) -> int:
    """Return the column without which ``column`` is left out as well."""
    return {GOAL + 1: GOAL, RATIO: PEER}.get(column, column)


def _facts() -> str:
    facts = {
        "date": date.today().isoformat(),
        "cubeapp": __version__,
        "processor": f"{_processor()}, {cores()} cores used",
        "system": f"{platform.system()} {platform.machine()}",
        "load": _load(),
        "Python": platform.python_version(),
        **{package: _version(package) for package in PACKAGES},
    }
    return "\n".join(f"- {name}: {fact}" for name, fact in facts.items())


def _processor() -> str:
    """Return the name of the processor, as far as the system tells it."""
    try:
        lines = PROCESSORS.read_text("utf-8", "replace").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def _load() -> str:
    """Return how many programs wanted a core of late: a busy machine's figures are worse."""
    if not hasattr(os, "getloadavg"):
        return "unknown"
    return f"{os.getloadavg()[2]:.1f} programs at work in the last 15 minutes"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _cells(figure: Figure) -> tuple[str, ...]:
    peer, ratio = "", ""
    sign = "≥" if figure.more_is_better else "≤"
    promised, goal = (
        "" if wanted is None else f"{sign} {_number(wanted)}"
        for wanted in (figure.target, figure.goal)
    )
    if figure.peer is not None:
        peer = _number(figure.peer)
        ratio = _number(figure.peer / figure.value) if figure.value else ""
    value = _number(figure.value)
    verdict, goal_verdict = VERDICTS[figure.is_met], VERDICTS[figure.is_goal_met]
    wanted = (promised, verdict, goal, goal_verdict)
    return figure.name, value, figure.unit, *wanted, figure.published, peer, ratio


def _number(value: float) -> str:
    """Return ``value`` with three figures that mean something, thousands set apart.

    Lengths near 20 differ by hundredths, so those have four.
    """
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if abs(value) >= 10 and value % 1 else f"{value:.3g}"
