"""What each step of a solve cost: turns beside the best, hands, pauses and speed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cubeapp.engine.model.moves import Move
from cubeapp.engine.practice.doctor.best import Best, best_of
from cubeapp.engine.practice.doctor.lost_turns import LostTurns, lost_turns
from cubeapp.engine.practice.doctor.reading import METRIC, Reading, SolveStep
from cubeapp.engine.practice.doctor.reconstruction import SIZE, Reconstruction
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.comfort import comfort
from cubeapp.engine.text import Text

_SEARCH = Text("looking for shorter steps")


@dataclass(frozen=True, slots=True)
class StepReport:
    """A step and what it cost."""

    step: SolveStep
    rotations: int
    """Turns of the whole cube."""
    regrips: int
    """How often a hand took the cube anew, as the comfort model guesses it."""
    pause_s: float | None
    """Seconds from the step before to the end of the first turn; ``None`` without times."""
    turns_a_second: float | None
    """Of the turns after that one; ``None`` without times, or where there are none."""
    best: Best | None = None
    """The shortest way to do it; ``None`` if there is none, or none was looked for yet."""
    lost: tuple[LostTurns, ...] = ()
    """Of a cross that is longer than the best, which edges took the turns."""

    @property
    def extra(self) -> int:
        """How many turns of a step that was finished the best would have spared."""
        if self.best is None or not self.step.is_done:
            return 0
        return self.step.length - self.best.length


def reports_of(reading: Reading) -> tuple[StepReport, ...]:
    """Return what can be said of each step of a solve at once."""
    return tuple(_report(reading.solve, step) for step in reading.steps)


def with_best(
    reading: Reading, reports: Sequence[StepReport], control: SearchControl
) -> Iterator[StepReport]:
    """Yield each of a solve's reports with the shortest that the step could have been.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    for number, report in enumerate(reports):
        control.checkpoint(Progress(_SEARCH, share=number / len(reports)))
        step = report.step
        moves = _moves(reading.solve, step)
        found = replace(report, best=best_of(step, moves, control))
        is_cross = step.task is not None and step.task.stage.key == "cross"
        if is_cross and found.extra:
            start = reading.solve.start.apply_all(reading.solve.moves[: step.first])
            found = replace(found, lost=lost_turns(start, moves, reading.view))
        yield found


def _report(solve: Reconstruction, step: SolveStep) -> StepReport:
    moves = _moves(solve, step)
    rotations = sum(move.is_rotation(SIZE) for move in moves)
    pause_s, speed = _pace(solve, step)
    return StepReport(step, rotations, len(comfort(moves, SIZE).regrips), pause_s, speed)


def _moves(solve: Reconstruction, step: SolveStep) -> tuple[Move, ...]:
    return solve.moves[step.first : step.last]


def _pace(solve: Reconstruction, step: SolveStep) -> tuple[float | None, float | None]:
    """Return the pause before a step, and how fast the turns after its first one were."""
    moves = solve.moves
    turns = [index for index in range(step.first, step.last) if not moves[index].is_rotation(SIZE)]
    if not turns:
        return None, None
    done_s = (0.0, *solve.seconds)
    before, begun, ended = done_s[step.first], done_s[turns[0] + 1], done_s[turns[-1] + 1]
    pause_s = None if before is None or begun is None else begun - before
    if begun is None or ended is None or ended <= begun:
        return pause_s, None
    return pause_s, METRIC.count((moves[turn] for turn in turns[1:]), SIZE) / (ended - begun)
