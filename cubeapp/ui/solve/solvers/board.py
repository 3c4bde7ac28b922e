"""Several solvers at work on one cube: what each was asked for, does now, and has found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QDeadlineTimer, QObject, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.moves import Move
from cubeapp.engine.search.control import Progress
from cubeapp.engine.solution import Solution
from cubeapp.engine.solvers.onward import onward
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.solve.solvers.job import JobState, SolveJob
from cubeapp.ui.solve.solvers.runs import Run, RunState, Wish

AT_ONCE = 3
"""Runs that work at the same time; further ones wait for their turn, those that rest do not
count."""
_STATES = {
    JobState.WAITING: RunState.COMPILING,
    JobState.BUILDING: RunState.BUILDING,
    JobState.LOADING: RunState.LOADING,
}


class _Lane(QObject):
    """A job and the run that it works for."""

    told = Signal(object)
    """The run, changed."""

    def __init__(self, job: SolveJob, parent: QObject) -> None:
        super().__init__(parent)
        self.job = job
        self.run: Run | None = None
        job.progressed.connect(self._on_progressed)
        job.solved.connect(self._on_solved)
        job.failed.connect(self._on_failed)
        job.cancelled.connect(self._on_cancelled)

    def start(self, run: Run, cube: Cube) -> None:
        """Work for ``run`` from now on."""
        self.run = run
        self.job.start(cube, run.wish)

    def forget(self) -> None:
        """Stop the work without telling anybody."""
        self.run = None
        self.job.cancel()

    def _on_progressed(self, progress: Progress) -> None:
        if self.run is not None:
            state = _STATES.get(self.job.state)
            if self.job.is_paused:
                state = RunState.PAUSED
            elif state is None:
                state = RunState.SEARCHING if progress.best is None else RunState.IMPROVING
            self._tell(self.run.progressed(state, progress, self.job.elapsed_s))

    def _on_solved(self, _cube: Cube, answers: tuple[Solution, ...]) -> None:
        proven = all(answer.proven_optimal for answer in answers)
        state = RunState.PROVEN if proven else RunState.FOUND
        self._end(state, answers, answers[0].stats.seconds)

    def _on_failed(self, message: str, best: Solution | None) -> None:
        self._end(RunState.FAILED, _some(best), None, message)

    def _on_cancelled(self, _cube: Cube | None, best: Solution | None) -> None:
        self._end(RunState.STOPPED, _some(best), None)

    def _end(
        self,
        state: RunState,
        answers: tuple[Solution, ...],
        seconds: float | None,
        message: str = "",
    ) -> None:
        run, self.run = self.run, None
        if run is not None:
            passed = run.seconds if seconds is None else seconds
            self._tell(run.ended(state, answers, passed, message), keep=False)

    def _tell(self, run: Run, keep: bool = True) -> None:
        self.run = run if keep else None
        self.told.emit(run)


class SolveBoard(QObject):
    """Runs for one cube, side by side; each has its own stop, and some can rest."""

    changed = Signal()
    """Some run is another, or there are others."""
    ended = Signal(int)
    """The key of a run that will not change any more."""

    def __init__(
        self,
        make_job: Callable[[QObject], SolveJob],
        parent: QObject | None = None,
        at_once: int = AT_ONCE,
    ) -> None:
        """Make a board without runs.

        Args:
            make_job: returns a new job that the given object owns.
            parent: the owner.
            at_once: how many runs work at the same time.
        """
        super().__init__(parent)
        self._make_job = make_job
        self._at_once = at_once
        self._lanes: list[_Lane] = []
        self._runs: dict[int, Run] = {}
        self._cubes: dict[int, Cube] = {}
        self._ways_on: dict[int, tuple[Move, ...]] = {}
        """What follows the answers of a run."""
        self._led_on: dict[int, tuple[Solution, Solution]] = {}
        """The last answer of such a run, and what was made of it."""
        self._last_key = 0

    @property
    def runs(self) -> tuple[Run, ...]:
        """Every run, in the order in which they were asked for."""
        return tuple(self._runs.values())

    @property
    def is_working(self) -> bool:
        """Whether some run is not over."""
        return any(not run.state.is_over for run in self.runs)

    def run(self, key: int) -> Run | None:
        """Return the run of that key, if it is still there."""
        return self._runs.get(key)

    def start(self, cube: Cube, wish: Wish, goal: str = "", way_on: tuple[Move, ...] = ()) -> int:
        """Have ``cube`` solved; a run for the same wish and goal goes on, or begins anew.

        Args:
            cube: what the solver is given.
            wish: what is asked of it.
            goal: what the answer leads to, for people; empty for the solved cube.
            way_on: what leads there from the solved cube, if the solver leads only to that.

        Returns:
            the key of the run.
        """
        for run in self.runs:
            if (run.wish, run.goal, self._cubes[run.key]) == (wish, goal, cube):
                if not run.state.is_over:
                    self.resume(run.key)
                    return run.key
                self._forget(run.key)
        self._last_key += 1
        key = self._last_key
        self._runs[key] = Run(key, wish, cube.size, goal)
        self._cubes[key] = cube
        if way_on:
            self._ways_on[key] = way_on
        self._start_waiting()
        self.changed.emit()
        return key

    def cancel(self, key: int) -> None:
        """Stop a run; its best answer so far stays."""
        run, lane = self._runs.get(key), self._lane_of(key)
        if lane is not None:
            awaited = lane.job.waits_for
            lane.job.cancel()
            self._halt(awaited)
        elif run is not None and not run.state.is_over:
            self._on_told(run.ended(RunState.STOPPED, (), 0.0))

    def cancel_all(self) -> None:
        """Stop every run."""
        # The last ones first: those that wait must not begin just to be stopped.
        for run in reversed(self.runs):
            self.cancel(run.key)

    def pause(self, key: int) -> None:
        """Let a run rest until `resume`; others may take its turn."""
        lane = self._lane_of(key)
        if lane is not None:
            lane.job.pause()
            self._start_waiting()

    def resume(self, key: int) -> None:
        """Let a run go on."""
        lane = self._lane_of(key)
        if lane is not None:
            lane.job.resume()

    def remove(self, key: int) -> None:
        """Forget a run and what it found."""
        if key in self._runs:
            self._forget(key)
            self._start_waiting()
            self.changed.emit()

    def clear(self) -> None:
        """Forget every run."""
        for run in self.runs:
            self._forget(run.key)
        self.changed.emit()

    def call_off(self) -> None:
        """Have everything stop, and wait for nothing."""
        for lane in self._lanes:
            lane.run = None
            lane.job.call_off()

    def shutdown(self, until: QDeadlineTimer | None = None) -> bool:
        """Stop everything and wait for the threads; tell whether they have ended.

        Args:
            until: how long to wait; as long as each job does if left out.
        """
        self.call_off()
        ended = [lane.job.shutdown(until) for lane in self._lanes]
        return all(ended)

    def _lane_of(self, key: int) -> _Lane | None:
        lanes = (lane for lane in self._lanes if lane.run is not None and lane.run.key == key)
        return next(lanes, None)

    def _forget(self, key: int) -> None:
        lane = self._lane_of(key)
        if lane is not None:
            awaited = lane.job.waits_for
            lane.forget()
            self._halt(awaited)
        del self._runs[key], self._cubes[key]
        self._ways_on.pop(key, None)
        self._led_on.pop(key, None)

    def _halt(self, helper: Preparation | None) -> None:
        """Stop a helper that builds something large, unless another run waits for it."""
        if helper is not None and all(lane.job.waits_for is not helper for lane in self._lanes):
            helper.halt()

    def _start_waiting(self) -> None:
        """Begin the runs that wait, the oldest first, as far as there is room."""
        for run in self.runs:
            if run.state is RunState.QUEUED and self._lane_of(run.key) is None:
                if self._active_count() >= self._at_once:
                    return
                self._free_lane().start(run, self._cubes[run.key])

    def _active_count(self) -> int:
        return sum(lane.run is not None and not lane.job.is_paused for lane in self._lanes)

    def _free_lane(self) -> _Lane:
        """Return a lane that nothing works on; a search just stopped takes a moment to end."""
        for lane in self._lanes:
            if lane.run is None and lane.job.is_free:
                return lane
        lane = _Lane(self._make_job(self), self)
        lane.told.connect(self._on_told)
        self._lanes.append(lane)
        return lane

    def _on_told(self, run: Run) -> None:
        if run.key not in self._runs:
            return
        self._runs[run.key] = self._with_way_on(run)
        self.changed.emit()
        if run.state.is_over:
            self.ended.emit(run.key)
            self._start_waiting()

    def _with_way_on(self, run: Run) -> Run:
        """Return ``run`` with what follows its answer, which is worked out once for each."""
        way_on = self._ways_on.get(run.key)
        if way_on is None or not run.answers:
            return run
        answer = run.answers[0]
        known = self._led_on.get(run.key)
        if known is None or known[0] is not answer:
            known = answer, onward(self._cubes[run.key], answer, way_on, run.goal)
            self._led_on[run.key] = known
        return replace(run, answers=(known[1],))


def _some(best: Solution | None) -> tuple[Solution, ...]:
    return () if best is None else (best,)
