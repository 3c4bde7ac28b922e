"""A solve and its shortest steps as bands below each other, on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cubeapp.engine.practice.doctor.report import StepReport


@dataclass(frozen=True, slots=True)
class Band:
    """Where a step lies on the scale, in seconds or in turns from the start."""

    begin: float
    turning: float
    """Where the pause before it ends; that is its begin where no times are known."""
    end: float
    best_end: float | None
    """Where it would end in the fewest turns, each of them as fast; ``None`` if not known."""


@dataclass(frozen=True, slots=True)
class Lanes:
    """The bands of all steps."""

    bands: tuple[Band, ...] = ()

    @property
    def length(self) -> float:
        """Where the last step ends."""
        return self.bands[-1].end if self.bands else 0.0


def lanes_of(reports: Sequence[StepReport]) -> Lanes:
    """Return the bands of a solve, in seconds if there is a time for every step."""
    is_timed = all(each.step.seconds is not None for each in reports if each.step.alg)
    bands: list[Band] = []
    for report in reports:
        begin = bands[-1].end if bands else 0.0
        bands.append(_band(report, begin, is_timed))
    return Lanes(tuple(bands))


def _band(report: StepReport, begin: float, is_timed: bool) -> Band:
    step, best = report.step, report.best
    length = (step.seconds or 0.0) if is_timed else float(step.length)
    turning = begin + min((report.pause_s or 0.0) if is_timed else 0.0, length)
    end = begin + length
    if best is None:
        return Band(begin, turning, end, None)
    share = best.length / step.length if step.length else 0.0
    return Band(begin, turning, end, turning + share * (end - turning))
