"""Taking times: of work here, of other processes, and of this core beside the reference's."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from statistics import mean
from typing import TypeVar

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.scrambles.random_state import random_state

Item = TypeVar("Item")
PEER = "kociemba"
"""The C package that solvers are compared with, a development extra."""
REFERENCE_MS = 15.0
"""What the peer takes for a cube on the core that the promised times are for."""

SLOWNESS_CUBES = 100


@dataclass(frozen=True, slots=True)
class Peer:
    """What the peer does with some cubes."""

    ms: float
    """Processor time for a cube, in the mean."""
    length: float
    """Moves of its answer, in the mean."""

    @property
    def slowness(self) -> float:
        """How many times longer this core takes for the same work than the reference."""
        return self.ms / REFERENCE_MS


def measure_peer(cubes: Sequence[Cube]) -> Peer | None:
    """Return what the peer does with ``cubes``; ``None`` where it is not installed."""
    if find_spec(PEER) is None:
        return None
    solve = import_module(PEER).solve
    texts = [format_facelets(cube) for cube in cubes]
    solve(texts[0])  # loads its tables
    lengths = []
    times = cpu_times(texts, lambda text: lengths.append(len(solve(text).split())))
    return Peer(1e3 * mean(times), mean(lengths))


def measure_slowness(report: Report) -> tuple[float, list[Figure]]:
    """Return how many times longer this core takes than the reference's, and that as a figure.

    Where the peer is not installed it is taken to be as fast, and there is no figure.
    """
    report(f"{PEER}: {SLOWNESS_CUBES} random cubes")
    rngs = (np.random.default_rng([5, index]) for index in range(SLOWNESS_CUBES))
    peer = measure_peer([random_state(3, rng) for rng in rngs])
    if peer is None:
        report(f"{PEER} is not installed: times promised are not scaled")
        return 1.0, []
    return peer.slowness, [slowness_figure(peer)]


def slowness_figure(peer: Peer) -> Figure:
    """Return how slow this core is as a line of a table."""
    name = f"this core beside the reference's, on which `{PEER}` takes {REFERENCE_MS:g} ms"
    return Figure(name, peer.slowness, "× the time")


def cpu_seconds(work: Callable[[], object]) -> float:
    """Return the processor time of ``work``, on all threads of this process."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def cpu_times(items: Iterable[Item], work: Callable[[Item], object]) -> list[float]:
    """Return the processor time of ``work`` for each of ``items``."""
    times = []
    for item in items:
        begun = time.process_time()
        work(item)
        times.append(time.process_time() - begun)
    return times


@dataclass(frozen=True, slots=True)
class ProcessTime:
    """What another process took, in seconds."""

    passed: float
    used: float
    """Processor time of it and its own processes."""


def run_python(arguments: Sequence[str], changes: Mapping[str, str] | None = None) -> str:
    """Run Python in another process and return what that printed.

    Args:
        arguments: its command line.
        changes: environment variables that are to be other ones.

    Raises:
        CubeError: it failed; the message has the last line that it wrote.
    """
    command = [sys.executable, *arguments]
    env = os.environ | dict(changes or {})
    # As at a user's, the sources are compiled once and not at each start.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    ended = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if ended.returncode:
        last = ended.stderr.strip().rpartition("\n")[2] or f"exit status {ended.returncode}"
        raise CubeError(f"a process that was to be measured failed: {last}")
    return ended.stdout


def run_program(arguments: Sequence[str], changes: Mapping[str, str] | None = None) -> ProcessTime:
    """Run ``cubeapp`` with ``arguments`` and return what that took; see `run_python`."""
    before, begun = _children_seconds(), time.perf_counter()
    run_python(["-m", "cubeapp", *arguments], changes)
    return ProcessTime(time.perf_counter() - begun, _children_seconds() - before)


def _children_seconds() -> float:
    times = os.times()
    return times.children_user + times.children_system
