"""Several solvers at work on one cube: what each was asked for, does now, and has found."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.onward import onward
from cubeapp.engine.solvers.solution import Solution
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Activity, Tasks
from cubeapp.ui.solve.solvers.runs import Run, RunState, SolveRequest
from cubeapp.ui.solve.solvers.search import Search, Solvers

AT_ONCE = 3
"""Runs that work at the same time; further ones wait for their turn, those that rest do not
count."""


class SolveBoard(QObject):
    """Runs for one cube, side by side; each has its own stop, and some can rest."""

    changed = Signal()
    """Some run is another, or there are others."""
    ended = Signal(int)
    """The key of a run that will not change any more."""

    def __init__(
        self,
        tasks: Tasks,
        solvers: Solvers,
        parent: QObject | None = None,
        at_once: int = AT_ONCE,
    ) -> None:
        """Make a board without runs.

        Args:
            tasks: does the work.
            solvers: has what the runs ask for.
            parent: the owner.
            at_once: how many runs work at the same time.
        """
        super().__init__(parent)
        self._tasks = tasks
        self._solvers = solvers
        self._at_once = at_once
        self._searches: dict[int, Search] = {}
        """Those of the runs that have begun and are not over, by their keys."""
        self._runs: dict[int, Run] = {}
        self._cubes: dict[int, Cube] = {}
        self._continuations: dict[int, tuple[Move, ...]] = {}
        """What follows the answers of a run."""
        self._led_on: dict[int, tuple[Solution, Solution]] = {}
        """The last answer of such a run, and what was made of it."""
        self._last_key = 0
        self._activity: Activity | None = None
        """Keeps the window busy while some run works."""

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

    def start(
        self, cube: Cube, request: SolveRequest, goal: str = "", continuation: tuple[Move, ...] = ()
    ) -> int:
        """Have ``cube`` solved; a run for the same request and goal goes on, or begins anew.

        Args:
            cube: what the solver is given.
            request: what is asked of it.
            goal: what the answer leads to, for people; empty for the solved cube.
            continuation: what leads there from the solved cube, if the solver leads only to that.

        Returns:
            the key of the run.
        """
        for run in self.runs:
            if (run.request, run.goal, self._cubes[run.key]) == (request, goal, cube):
                if not run.state.is_over:
                    self.resume(run.key)
                    return run.key
                self._forget(run.key)
        self._last_key += 1
        key = self._last_key
        self._runs[key] = Run(key, request, cube.size, goal)
        self._cubes[key] = cube
        if continuation:
            self._continuations[key] = continuation
        self._start_waiting()
        self._notify()
        return key

    def cancel(self, key: int) -> None:
        """Stop a run; its best answer so far stays."""
        run, search = self._runs.get(key), self._searches.get(key)
        if search is not None:
            awaited = search.waits_for
            search.cancel()
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
        search = self._searches.get(key)
        if search is not None:
            search.pause()
            self._start_waiting()

    def resume(self, key: int) -> None:
        """Let a run go on."""
        search = self._searches.get(key)
        if search is not None:
            search.resume()

    def remove(self, key: int) -> None:
        """Forget a run and what it found."""
        if key in self._runs:
            self._forget(key)
            self._start_waiting()
            self._notify()

    def clear(self) -> None:
        """Forget every run."""
        for run in self.runs:
            self._forget(run.key)
        self._notify()

    def _forget(self, key: int) -> None:
        search = self._searches.pop(key, None)
        if search is not None:
            awaited = search.waits_for
            search.drop()
            self._halt(awaited)
        del self._runs[key], self._cubes[key]
        self._continuations.pop(key, None)
        self._led_on.pop(key, None)

    def _notify(self) -> None:
        """Say that something has changed, and be busy while some run works."""
        if self._activity is None and self.is_working:
            self._activity = self._tasks.begin_activity(self.cancel_all)
        elif self._activity is not None and not self.is_working:
            self._activity.end()
            self._activity = None
        self.changed.emit()

    def _halt(self, helper: Preparation | None) -> None:
        """Stop a helper that builds something large, unless other work waits for it."""
        if helper is not None and not self._tasks.awaits(helper):
            helper.halt()

    def _start_waiting(self) -> None:
        """Begin the runs that wait, the oldest first, as far as there is room."""
        for run in self.runs:
            if run.state is RunState.QUEUED and run.key not in self._searches:
                if self._active_count() >= self._at_once:
                    return
                cube = self._cubes[run.key]
                search = Search(self._tasks, self._solvers, run, cube, self._on_told)
                self._searches[run.key] = search

    def _active_count(self) -> int:
        return sum(not search.is_paused for search in self._searches.values())

    def _on_told(self, run: Run) -> None:
        if run.key not in self._runs:
            return
        self._runs[run.key] = self._with_continuation(run)
        if run.state.is_over:
            self._searches.pop(run.key, None)
        self._notify()
        if run.state.is_over:
            self.ended.emit(run.key)
            self._start_waiting()

    def _with_continuation(self, run: Run) -> Run:
        """Return ``run`` with what follows its answer, which is worked out once for each."""
        continuation = self._continuations.get(run.key)
        if continuation is None or not run.answers:
            return run
        answer = run.answers[0]
        known = self._led_on.get(run.key)
        if known is None or known[0] is not answer:
            known = answer, onward(self._cubes[run.key], answer, continuation, run.goal)
            self._led_on[run.key] = known
        return replace(run, answers=(known[1],))
