"""What one solver is asked for one cube, how far it is, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric, Move, metrics_for
from cubeapp.engine.solvers.control import Limits, Progress
from cubeapp.engine.solvers.solution import Solution
from cubeapp.ui.solve.solvers.methods import (
    LEFT_HANDED,
    cross_words,
    method,
    style_words,
    table_words,
)
from cubeapp.words import counted, decimal, mark, tr


@dataclass(frozen=True, slots=True)
class SolveRequest:
    """What is asked of one solver."""

    solver: str
    """Its name."""
    limits: Limits = field(default_factory=Limits)
    table: str = ""
    """The name of the table it is to use, where it has a choice of them."""
    every: bool = False
    """Whether all the shortest answers are wanted, not just one."""
    easy: bool = False
    """Whether one that hands like is wanted among those of nearly the same length."""
    style: str = ""
    """How far a method by hand is to look ahead; empty for the default."""
    cross: str = ""
    """The colour that a method by hand is to begin with, or any; empty for the default."""
    is_left_handed: bool = False
    """Whether a method by hand is to be done as in a mirror."""


@dataclass(frozen=True, slots=True)
class Target:
    """What the answer is to lead to."""

    cube: Cube | None = None
    """None for the solved cube."""
    name: str = ""
    """For people; empty for the solved cube."""
    moves: tuple[Move, ...] = ()
    """What leads to it from the solved cube, where that is known; large cubes are solved first."""


class RunState(Enum):
    """What a run is about."""

    QUEUED = mark("waiting for its turn")
    COMPILING = mark("compiling")
    BUILDING = mark("building what it needs")
    LOADING = mark("loading")
    SEARCHING = mark("searching")
    IMPROVING = mark("improving")
    PAUSED = mark("paused")
    FOUND = mark("found")
    PROVEN = mark("proven optimal")
    STOPPED = mark("cancelled")
    FAILED = mark("no answer")

    @property
    def words(self) -> str:
        """The state, for people."""
        return tr(self.value)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come."""
        return self in (RunState.FOUND, RunState.PROVEN, RunState.STOPPED, RunState.FAILED)

    @property
    def sign(self) -> str:
        """A sign that tells the states apart without words or colours."""
        signs = {
            RunState.PAUSED: "‖",
            RunState.FOUND: "●",
            RunState.PROVEN: "✓",
            RunState.STOPPED: "■",
            RunState.FAILED: "⚠",
        }
        return signs.get(self, "…")


@dataclass(frozen=True, slots=True)
class Run:
    """One request for one cube and what has come of it so far."""

    key: int
    """Its number: no two runs of a program have the same."""
    request: SolveRequest
    size: int
    """N of the cube."""
    goal: str = ""
    """What it leads to, for people; empty for the solved cube."""
    state: RunState = RunState.QUEUED
    progress: Progress | None = None
    seconds: float = 0.0
    """How long it has worked; in the end, what the search itself took."""
    answers: tuple[Solution, ...] = ()
    """The best one so far; all the shortest ones where they were asked for."""
    message: str = ""
    """What happened, where there is no answer."""

    @property
    def title(self) -> str:
        """What the user asked for: the method, what it counts and the turns it may use."""
        request = self.request
        parts = [tr(method(request.solver).title)]
        if request.table:
            parts.append(tr("{name} table").format(name=table_words(request.table)))
        if request.every:
            parts.append(tr("all the shortest"))
        if request.easy:
            parts.append(tr("easy to turn"))
        if request.style:
            parts.append(style_words(request.style))
        if request.cross:
            parts.append(cross_words(request.cross))
        if request.is_left_handed:
            parts.append(tr(LEFT_HANDED))
        if request.limits.time_s not in (None, method(request.solver).default_s):
            parts.append(tr("for {seconds} s").format(seconds=decimal(request.limits.time_s or 0)))
        if request.limits.metric is not metrics_for(self.size)[0]:
            parts.append(request.limits.metric.called(self.size))
        if request.limits.turns is not None:
            from cubeapp.engine.notation.turn_sets import format_turns

            turns = format_turns(request.limits.turns, self.size)
            parts.append(tr("only {turns}").format(turns=turns))
        if self.goal:
            parts.append(tr("to {target}").format(target=self.goal))
        return " · ".join(parts)

    @property
    def is_by_hand_so_far(self) -> bool:
        """Whether its answer is one by hand, until the solver that was asked has its own."""
        if not self.answers or not self.answers[0].moves:
            return False
        asked = method(self.request.solver)
        return method(self.answers[0].method).by_hand and not asked.by_hand

    @property
    def by_hand_words(self) -> str:
        """What is to be known of such an answer; empty for any other."""
        if not self.is_by_hand_so_far:
            return ""
        if self.state.is_over:
            return tr("By hand. The search for a shorter one is over.")
        return tr("By hand; a shorter one is on its way.")

    @property
    def bounds(self) -> str:
        """What a proof knew when it was stopped; empty where nothing was proven."""
        least = self.progress.depth if self.progress is not None else None
        if not method(self.request.solver).proves or not self.answers or not least:
            return ""
        metric = self.request.limits.metric
        most = self.answers[0].length(metric)
        if least >= most:
            return ""
        text = tr("At most {most}, at least {least}.")
        return text.format(most=tr(metric.in_words(most)), least=least)

    def progressed(self, state: RunState, progress: Progress, seconds: float) -> Run:
        """Return this run with what it does now."""
        answers = (progress.best,) if progress.best is not None else self.answers
        return replace(self, state=state, progress=progress, seconds=seconds, answers=answers)

    def ended(
        self, state: RunState, answers: tuple[Solution, ...], seconds: float, message: str = ""
    ) -> Run:
        """Return this run with what came of it in the end."""
        return replace(
            self, state=state, answers=answers or self.answers, seconds=seconds, message=message
        )


def format_count(count: int) -> str:
    """Return a large number in a form that can be read at a glance."""
    for limit, text in ((1_000_000_000, tr("{n} billion")), (1_000_000, tr("{n} million"))):
        if count >= limit:
            return text.format(n=decimal(count / limit, 1))
    return counted(count)


def format_duration(seconds: float, is_over: bool = True) -> str:
    """Return a time in the unit that suits it; one that still runs in seconds at least."""
    if seconds < 1 and is_over:
        return tr("{n} ms").format(n=decimal(seconds * 1000, 1))
    if seconds < 120:
        return tr("{n} s").format(n=decimal(seconds, 1))
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return tr("{minutes} min {seconds} s").format(minutes=minutes, seconds=f"{rest:02}")
    return tr("{hours} h {minutes} min").format(hours=minutes // 60, minutes=minutes % 60)


def format_length(length: int, metric: Metric, size: int) -> str:
    """Return how long an answer for a cube of ``size`` is: "19 HTM"."""
    return f"{counted(length)} {metric.called(size)}"
