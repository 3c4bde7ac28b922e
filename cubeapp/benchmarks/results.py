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
from cubeapp.engine.search.machine import cores

PROCESSORS = Path("/proc/cpuinfo")
PACKAGES = ("numpy", "numba", "PySide6-Essentials", "kociemba")
VERDICTS = {True: "met", False: "missed", None: ""}
HEADINGS = ("measured", "value", "unit", "promised", "", "`kociemba`", "times as good")
RIGHT = (1, 3, 5, 6)
"""The columns of numbers."""
ABOUT = """\
Written by `make bench`. CPU means processor time. What solvers and scramblers promise is for a core
on which `kociemba` takes 15 ms a cube; where it is installed, the times in it are scaled by what it
takes here in the same run.
"""


def table(figures: Sequence[Figure]) -> str:
    """Return ``figures`` as aligned lines; columns that none of them has are left out."""
    rows = [_cells(figure) for figure in figures]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(len(HEADINGS))]
    if any(figure.peer is not None for figure in figures):
        rows = [(*HEADINGS[:1], *[""] * 4, "kociemba", "×"), *rows]
        widths[5] = max(widths[5], len("kociemba"))
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
    columns = len(HEADINGS) if any(figure.peer is not None for figure in figures) else 5
    rules = ["---:" if column in RIGHT else "---" for column in range(columns)]
    rows = [HEADINGS, rules, *map(_cells, figures)]
    return "\n".join(f"| {' | '.join(row[:columns])} |" for row in rows)


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
    promised, peer, ratio = "", "", ""
    if figure.target is not None:
        promised = f"{'≥' if figure.more_is_better else '≤'} {_number(figure.target)}"
    if figure.peer is not None:
        peer = _number(figure.peer)
        ratio = _number(figure.peer / figure.value) if figure.value else ""
    verdict = VERDICTS[figure.is_met]
    return figure.name, _number(figure.value), figure.unit, promised, verdict, peer, ratio


def _number(value: float) -> str:
    """Return ``value`` with three figures that mean something, thousands set apart.

    Lengths near 20 differ by hundredths, so those have four.
    """
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if abs(value) >= 10 and value % 1 else f"{value:.3g}"
