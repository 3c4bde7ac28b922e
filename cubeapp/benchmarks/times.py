"""How soon many times are read, and what they come to is known."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, cast

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import cpu_seconds, measure_slowness, run_python
from cubeapp.engine.practice.files.cstimer import write_cstimer
from cubeapp.engine.practice.files.reading import read_times
from cubeapp.engine.practice.files.tables import write_table
from cubeapp.engine.practice.merging import merged
from cubeapp.engine.practice.solves import Book, Session, Solve
from cubeapp.engine.practice.statistics import Statistics, following
from cubeapp.engine.practice.times import AVERAGES
from cubeapp.own_folders import CONFIG_VARIABLE

SOLVES = 100_000
SEED = 21
IMPORT_S, STATISTICS_MS, MEMORY_MB = 2.0, 100.0, 200.0
SCRAMBLE = "D2 F2 U' B2 L2 U R2 D' F2 U2 B' R' D L' U2 F D' B L2"
FIRST_S, BETWEEN_S = 1_500_000_000, 317
IMPORT = """
from pathlib import Path
from cubeapp.benchmarks.long_answer import most_memory_mb
from cubeapp.engine.practice.files.reading import decoded, read_times
from cubeapp.engine.practice.merging import merged
from cubeapp.engine.practice.solves import Book
found = read_times(decoded(Path({path!r}).read_bytes()), "")
book = merged(Book(), found.sessions)[0]
print(most_memory_mb() or 0)
"""
"""A program that imports a file and prints the most memory that it had, 0 if nothing tells."""
WINDOW = """
from pathlib import Path
from cubeapp.benchmarks.long_answer import most_memory_mb
from cubeapp.benchmarks.times import take_times
take_times(Path({path!r}))
print(most_memory_mb() or 0)
"""
"""The same of one that shows the timer with these times, and takes some more."""
TAKEN = 50
"""Times that are taken in the window."""
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure imports and statistics of many times."""
    slowness, figures = measure_slowness(report)
    session = _session()
    report(f"{SOLVES:,} solves: imported and written")
    figures += _files(session, slowness)
    report(f"{SOLVES:,} solves: statistics")
    return [*figures, *_statistics(session, slowness)]


def _session() -> Session:
    """Return a session of many solves, some of them with penalties."""
    rng = np.random.default_rng(SEED)
    times = rng.integers(8_000, 25_000, SOLVES).tolist()
    fates = rng.integers(50, size=SOLVES).tolist()
    entries = [
        [[{0: -1, 1: 2000}.get(fate, 0), time], SCRAMBLE, "", FIRST_S + BETWEEN_S * number]
        for number, (time, fate) in enumerate(zip(times, fates, strict=True))
    ]
    return read_times(json.dumps({"session1": entries}), "").sessions[0]


def _files(session: Session, slowness: float) -> Iterator[Figure]:
    kinds: tuple[tuple[str, Callable[[tuple[Session]], str]], ...] = (
        ("csTimer's file", write_cstimer),
        ("a table", write_table),
    )
    whole, many = (session,), f"{SOLVES:,} solves"
    for name, write in kinds:
        text = write(whole)
        import_s, write_s = cpu_seconds(partial(_import, text)), cpu_seconds(partial(write, whole))
        yield Figure(f"importing {many} of {name}", import_s, "s CPU", IMPORT_S * slowness)
        yield Figure(f"writing {many} as {name}", write_s, "s CPU")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "times.txt"
        path.write_text(write_cstimer(whole), "utf-8")
        for what, program in (("a program that imports", IMPORT), ("the window with", WINDOW)):
            memory_mb = float(run_python(["-c", program.format(path=str(path))], OFFSCREEN))
            if memory_mb:
                yield Figure(f"memory of {what} {many}", memory_mb, "MB", MEMORY_MB)


def take_times(file: Path) -> None:
    """Show the timer with the times of ``file``, and take more; for a process of its own.

    The times are read as at any start of the program; importing them is measured by itself.
    """
    from cubeapp.ui import app
    from cubeapp.ui.services.settings import Settings
    from cubeapp.ui.services.storage import Storage

    kept = file.with_name("kept")
    run_python(["-m", "cubeapp", "times", "import", str(file)], {CONFIG_VARIABLE: str(kept)})
    application = app.make_application()
    settings = Settings.in_memory()
    settings.storage = Storage(kept)
    program = app.build(settings=settings)
    program.window.show()
    program.window.shell.commands["practice"].trigger()
    # Nothing but the program knows the features by their classes.
    book = cast(Any, program.feature("practice")).timer.book
    for number in range(TAKEN):
        book.add(Solve(9_000 + number, scramble=SCRAMBLE))
        application.processEvents()
    program.window.close()


def _import(text: str) -> None:
    merged(Book(), read_times(text, "").sessions)[0].to_json()


def _statistics(session: Session, slowness: float) -> Iterator[Figure]:
    begun = process_time()
    statistics = _all_of(following(Statistics(), Session(""), session))
    yield Figure(f"statistics of {SOLVES:,} solves", 1e3 * (process_time() - begun), "ms CPU")
    last, middle = len(session.solves) - 1, len(session.solves) // 2
    for what, changed in (
        ("a new time", session.with_more(Solve(9_000))),
        ("a penalty of the last one", session.with_solve(last, Solve(9_000, is_dnf=True))),
        ("one in the middle is deleted", session.without(middle)),
    ):
        begun = process_time()
        _all_of(following(statistics, session, changed))
        taken_ms = 1e3 * (process_time() - begun)
        name = f"the same after {what}"
        yield Figure(name, taken_ms, "ms CPU", STATISTICS_MS * slowness)


def _all_of(statistics: Statistics) -> Statistics:
    """Work out everything that the window and the command line tell."""
    for average in AVERAGES:
        statistics.latest(average.name)
        statistics.best_average(average.name)
        statistics.best_averages(average.name)
        statistics.outlook(average.name)
    for name in ("best", "worst", "mean", "deviation", "personal_bests"):
        getattr(statistics, name)
    return statistics
