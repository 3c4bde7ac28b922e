"""The solvers as scripts use them: files of cubes, the first answer, the first start."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import PEER, Peer, ProcessTime, run_program
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.kernels.folders import CACHE_VARIABLE
from cubeapp.engine.model.cube import Cube

STARTS = 5
REPEATS = 4
"""How often a file has each cube, so that the start is small beside the work."""


def measure(report: Report, cubes: Sequence[Cube], peer: Peer | None) -> Iterator[Figure]:
    """Measure the program itself, from the files to the printed answers."""
    slowness = 1.0 if peer is None else peer.slowness
    with tempfile.TemporaryDirectory() as folder:
        yield from _files(report, cubes, peer, Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        yield from _first_start(report, Path(folder), slowness)


def _files(
    report: Report, cubes: Sequence[Cube], peer: Peer | None, folder: Path
) -> Iterator[Figure]:
    slowness = 1.0 if peer is None else peer.slowness
    lines = [format_facelets(cube) for cube in cubes] * REPEATS
    one, many = folder / "one.txt", folder / "many.txt"
    one.write_text(lines[0], "ascii")
    many.write_text("\n".join(lines), "ascii")
    report(f"solving a file of one cube {STARTS} times")
    starts = [_solve_file(one, 1) for _ in range(STARTS)]
    start = ProcessTime(median(s.passed for s in starts), median(s.used for s in starts))
    name = "process start to the first answer of `cubeapp solve`"
    yield Figure(name, start.passed, "s", 1.2 * slowness)
    report(f"solving a file of {len(lines)} cubes, in one process and in two")
    alone, both = _solve_file(many, 1), _solve_file(many, 2)
    both_start = _solve_file(one, 2)
    yield Figure("cubes a second, one process", len(lines) / alone.passed, "cubes/s")
    yield Figure("cubes a second, two processes", len(lines) / both.passed, "cubes/s")
    work_s = alone.used - start.used
    passed = alone.passed - start.passed, both.passed - both_start.passed
    if work_s <= 0 or min(passed) <= 0:
        report("the files are too small here to tell the work from the start")
        return
    yield from _of_a_cube(1e3 * work_s / (len(lines) - 1), peer, slowness)
    gain = passed[0] / passed[1]
    yield Figure("two processes beside one, without their start", gain, "×")


def _of_a_cube(ms: float, peer: Peer | None, slowness: float) -> Iterator[Figure]:
    """Yield the time for a cube of a file, and the same beside the peer's."""
    name = "a cube from the file to its printed answer"
    yield Figure(name, ms, "ms CPU", 0.6 * slowness, peer=None if peer is None else peer.ms)
    if peer is not None:
        name = f"{name}, times faster than `{PEER}`"
        yield Figure(name, peer.ms / ms, "×", 20, more_is_better=True)


def _solve_file(file: Path, jobs: int) -> ProcessTime:
    return run_program(["solve", "--file", str(file), "--jobs", str(jobs)])


def _first_start(report: Report, cache: Path, slowness: float) -> Iterator[Figure]:
    """Measure with a cache of its own, empty at first."""
    program = partial(run_program, changes={CACHE_VARIABLE: str(cache)})
    build = ["tables", "build", "--optimal", "small"]
    what = "the tables of the 2×2×2, two-phase and small optimal solvers"
    report("compiling and building the tables, as at the first start")
    whole = program(build)
    yield Figure(f"compiling, and building {what}", whole.used, "s CPU")
    tables = [path for path in (cache / "tables").rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in tables)
    yield Figure(f"{what} on disk", size / 1e6, "MB", 60)
    for path in tables:
        path.unlink()
    report("building the tables once more")
    again, nothing = program(build), program(build)
    yield Figure(f"building {what}", again.used - nothing.used, "s CPU", 15 * slowness)
