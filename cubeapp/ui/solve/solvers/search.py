"""One request being met: a background task that waits for what it needs, searches, and rests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.solvers.base import ShortestSolver, Solver
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.easy import easy_answer
from cubeapp.engine.solvers.solution import LimitReached, Solution
from cubeapp.engine.text import NO_TEXT, Text
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Failure, Task, Tasks, TaskState
from cubeapp.ui.solve.solvers.runs import Run, RunState, SolveRequest
from cubeapp.words import tr

LOADING = Text("Loading the solvers")


@dataclass(frozen=True, slots=True)
class Solvers:
    """Where solvers come from, and what has to be over before they can work."""

    find: Callable[[SolveRequest], Solver]
    compiled: Preparation
    """Compiles the solvers; it is started elsewhere."""
    own: Callable[[SolveRequest, Cube], Preparation | None] = lambda _request, _cube: None
    """What has to be over as well before a request can be met for a cube, if anything."""
    first: Callable[[Run], SolveRequest | None] = lambda _run: None
    """What gives a first answer while a run waits for them, if anything can by then."""


class Search:
    """Works for one run from the beginning to its one outcome."""

    def __init__(
        self, tasks: Tasks, solvers: Solvers, run: Run, cube: Cube, notify: Callable[[Run], object]
    ) -> None:
        """Begin at once.

        Args:
            tasks: does the work.
            solvers: has the solver.
            run: what it works for.
            cube: what is to be solved.
            notify: told of every change of the run.
        """
        self._tasks, self._solvers = tasks, solvers
        self._run, self._cube = run, cube
        self._notify = notify
        self._best: Solution | None = None
        """Checked by replay; the worker's thread writes it."""
        self._first_best: Solution | None = None
        """The first answer, which serves until the solver has one of its own."""
        self._is_loaded = False
        self._own = solvers.own(run.request, cube)
        self._first_request: SolveRequest | None = None
        self._first: Task[tuple[Solution, ...]] | None = None
        self._task: Task[tuple[Solution, ...]] | None = None
        self._task = tasks.start(
            self._solve,
            self._on_done,
            self._on_failed,
            self._on_progress,
            cancelled=self._on_cancelled,
            after=(solvers.compiled, *([] if self._own is None else [self._own])),
        )
        self._tell(self._task.latest)

    @property
    def is_paused(self) -> bool:
        """Whether it rests."""
        return self._task is not None and self._task.control.paused

    @property
    def waits_for(self) -> Preparation | None:
        """What is built for it alone, while it waits for that."""
        return self._own if self._task is not None and self._task.thread is None else None

    def cancel(self) -> None:
        """End it; the best answer so far stays."""
        if self._task is not None:
            self._task.cancel()

    def drop(self) -> None:
        """End it without a word."""
        self._end_first_look()
        if self._task is not None:
            self._tasks.drop(self._task)

    def pause(self) -> None:
        """Let it rest until `resume`."""
        if self._task is not None:
            self._task.pause()
            self._tell(self._task.latest)

    def resume(self) -> None:
        """Let it go on."""
        if self._task is not None:
            self._task.resume()
            self._tell(self._task.latest)

    # On the worker's thread

    def _solve(self, control: SearchControl) -> tuple[Solution, ...]:
        """Return checked answers."""
        control.watch(self._checked)
        try:
            return self._answers(self._run.request, control)
        except LimitReached as error:
            if error.best is not None:
                self._checked(Progress(NO_TEXT, best=error.best))
            raise

    def _answers(self, request: SolveRequest, control: SearchControl) -> tuple[Solution, ...]:
        solver, limits = self._solvers.find(request), request.limits
        solver.prepare(control, limits.metric)
        if request is self._run.request:
            # The quick solver of a first answer may be loaded later.
            self._is_loaded = True
        if request.every:
            # Only solvers that have it are asked for every answer.
            answers = cast(ShortestSolver, solver).solve_all(self._cube, limits, control)
        elif request.easy:
            answers = (easy_answer(self._cube, solver, limits, control),)
        else:
            answers = (solver.solve(self._cube, limits, control),)
        if not all(answer.solves(self._cube) for answer in answers):
            raise CubeError(
                tr("The answer did not solve the cube when replayed; it was thrown away.")
            )
        return answers

    def _checked(self, progress: Progress) -> Progress:
        """Return ``progress`` with the last best answer that solves the cube."""
        best, known = progress.best, self._best
        if best is not known and best is not None and best.solves(self._cube):
            self._best = best
        return replace(progress, best=self._best)

    # On the window's thread

    def _state(self) -> RunState:
        task = self._task
        assert task is not None
        if task.control.paused:
            return RunState.PAUSED
        waits_for = task.waits_for
        if waits_for is not None:
            is_compiling = waits_for is self._solvers.compiled
            return RunState.COMPILING if is_compiling else RunState.BUILDING
        if task.state is TaskState.WAITING or not self._is_loaded:
            return RunState.LOADING
        return RunState.SEARCHING if self._best is None else RunState.IMPROVING

    def _on_progress(self, progress: Progress) -> None:
        if self._task is not None:
            self._tell(progress)

    def _tell(self, progress: Progress | None) -> None:
        task = self._task
        if task is None or task.is_over:
            return
        shown = replace(progress or Progress(LOADING), best=self._best or self._first_best)
        self._run = self._run.progressed(self._state(), shown, task.elapsed_s)
        if self._best is not None:
            self._end_first_look()
        elif task.waits_for is not None and not self.is_paused:
            self._look_first()
        self._notify(self._run)

    def _look_first(self) -> None:
        """Have a quick solver look for an answer while a helper compiles or builds."""
        request = self._solvers.first(self._run)
        if request is None or request == self._first_request:
            return
        self._first_request = request
        self._first = self._tasks.start(
            lambda control: self._answers(request, control),
            self._on_first_answers,
            lambda _failure: None,
            replaces=self._first,
            quiet=True,
        )

    def _on_first_answers(self, answers: tuple[Solution, ...]) -> None:
        self._first_best = answers[0]
        self._tell(None if self._task is None else self._task.latest)

    def _end_first_look(self) -> None:
        if self._first is not None:
            self._tasks.drop(self._first)

    def _on_done(self, answers: tuple[Solution, ...]) -> None:
        proven = all(answer.proven_optimal for answer in answers)
        state = RunState.PROVEN if proven else RunState.FOUND
        self._end(state, answers, answers[0].stats.seconds)

    def _on_failed(self, failure: Failure) -> None:
        self._end(RunState.FAILED, self._some(), message=failure.message)

    def _on_cancelled(self) -> None:
        self._end(RunState.STOPPED, self._some())

    def _some(self) -> tuple[Solution, ...]:
        best = self._best or self._first_best
        return () if best is None else (best,)

    def _end(
        self,
        state: RunState,
        answers: tuple[Solution, ...],
        seconds: float | None = None,
        message: str = "",
    ) -> None:
        self._end_first_look()
        passed = self._run.seconds if seconds is None else seconds
        self._run = self._run.ended(state, answers, passed, message)
        self._notify(self._run)
