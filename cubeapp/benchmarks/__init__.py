"""What `cubeapp bench` measures: the modules of `BENCHMARKS`, imported only when they run.

Each has ``run(report, is_long) -> list[Figure]``; ``report`` takes one line of progress for
people, and ``is_long`` asks also for what takes many minutes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import cast

Report = Callable[[str], None]
"""Takes one line that says what is being measured."""

BENCHMARKS = (
    *("engine", "first_day", "solvers", "big_cubes", "methods", "scramblers"),
    *("render", "window", "exports", "photos", "lost", "lessons", "goals", "times", "doctor"),
    "fewest_moves",
)
"""The benchmarks by name; each is the module of that name in this package."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number."""

    name: str
    """For people: "turns, 3×3×3, compiled batch"."""
    value: float
    unit: str
    """"ms", "turns/s", "moves", …"""
    target: float | None = None
    """What the project promises; ``None`` where there is only something to know."""
    more_is_better: bool = False
    """Whether the target is a least rather than a most."""
    peer: float | None = None
    """The same of the C package ``kociemba``, where it is installed and has it."""
    goal: float | None = None
    """What is aimed at beyond the promise, on the same side as that."""
    published: str = ""
    """The best that others have published, who, and the time they took."""

    @property
    def is_met(self) -> bool | None:
        """Whether the target is reached; ``None`` where there is none."""
        return self._reaches(self.target)

    @property
    def is_goal_met(self) -> bool | None:
        """Whether the goal is reached; ``None`` where there is none."""
        return self._reaches(self.goal)

    def _reaches(self, target: float | None) -> bool | None:
        if target is None:
            return None
        # A number of numpy's would make it numpy's, which JSON cannot write.
        return bool(self.value >= target if self.more_is_better else self.value <= target)


def run_benchmark(name: str, report: Report, is_long: bool = False) -> list[Figure]:
    """Measure one of `BENCHMARKS`, telling ``report`` what is being done."""
    module = import_module(f"{__name__}.{name}")
    return cast("list[Figure]", module.run(report, is_long))
