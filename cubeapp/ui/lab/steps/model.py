"""Looking for the shortest turns to a step of the cube on screen; it knows no widget."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import Metric, face_turns
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.comfort import Comfort, comfort
from cubeapp.engine.solvers.goals.goal import Task as GoalTask
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.search import Found, find
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.words import reason, sentence, tr, under_way

SIZE = 3
MOST_FOUND = 200
"""No more than so many are listed; there may be thousands one turn longer than the shortest."""


@dataclass(frozen=True, slots=True)
class StepRequest:
    """What is looked for."""

    goal: str
    """As `read_task` reads it: ``cross:white``."""
    turns: tuple[str, ...] = ()
    """The names of the turns that may be made; none for those that the goal has by itself."""
    extra: int = 0
    """How much longer than the shortest solutions may be."""
    each: tuple[tuple[str, str], ...] = ()
    """Goals that are looked for one by one instead, with where each is; one solution of each."""

    def tasks(self, cube: Cube) -> list[tuple[str, GoalTask]]:
        """Return what is looked for, one after another, each with where it is.

        Raises:
            GoalError: it asks for nothing that can be looked for.
        """
        if not self.each:
            return [("", self.task(cube))]
        return [(place, replace(self, goal=goal).task(cube)) for goal, place in self.each]

    def task(self, cube: Cube) -> GoalTask:
        """Return the request for ``cube``, as it is held.

        Raises:
            GoalError: it asks for nothing that can be looked for.
        """
        task = replace(read_task(self.goal, cube), extra=self.extra)
        if not self.turns:
            return task
        turns = parse_turn_set(",".join(self.turns))
        # A slice or a wide turn is a turn like any other where it is allowed.
        metric = Metric.HTM if set(turns) <= set(face_turns(SIZE)) else Metric.STM
        return replace(task, turns=turns, metric=metric)


@dataclass(frozen=True, slots=True)
class StepSolution:
    """One solution of the step."""

    found: Found
    comfort: Comfort
    place: str = ""
    """Where the step is, if several are compared."""

    @classmethod
    def of(cls, found: Found, place: str = "") -> StepSolution:
        """Return a solution with how comfortable it is."""
        return cls(found, comfort(found.moves, found.size), place)


class StepFinder(QObject):
    """Finds every shortest solution of a step, and plays one."""

    found_changed = Signal(object)
    """The `StepSolution` found so far, a tuple, the shortest first; empty for another cube."""
    ended = Signal(bool)
    """A search is over, and whether it found all there is."""
    busy_changed = Signal(object)
    """What is worked out now, ``None`` when nothing is."""
    failed = Signal(str)
    """Why there is nothing to list."""

    def __init__(self, document: CubeDocument, player: Player, tasks: Tasks) -> None:
        """Look for nothing yet.

        Args:
            document: has the cube.
            player: plays what is found.
            tasks: do the work.
        """
        super().__init__()
        self._document, self._player, self._tasks = document, player, tasks
        self._task: Task[bool] | None = None
        self._cube: Cube | None = None
        """The cube that is searched, or was."""
        self._collected: list[StepSolution] = []
        """Written by the worker, one after the other."""
        self._told = 0
        document.changed.connect(self._on_changed)

    @property
    def is_working(self) -> bool:
        """Whether something is looked for."""
        return self._task is not None and not self._task.is_over

    def find(self, request: StepRequest) -> None:
        """Look for the step, for the cube on screen."""
        cube = self._document.cube
        try:
            tasks = request.tasks(cube)
        except CubeError as error:
            self.failed.emit(sentence(reason(error)))
            return
        self._forget()
        self._cube, collected = cube, self._collected

        def work(control: SearchControl) -> bool:
            most = 1 if len(tasks) > 1 else MOST_FOUND + 1
            for place, task in tasks:
                for found in islice(find(cube, task, control), most):
                    if len(collected) == MOST_FOUND:
                        return False
                    collected.append(StepSolution.of(found, place))
            return True

        # The compiler hears of no stop, but nobody has to wait for it.
        self.busy_changed.emit(
            tr("Loading the search; compiling it, the first time, goes on after Cancel …")
        )
        self._task = self._tasks.start(
            work,
            self._on_done,
            self._on_failed,
            self._on_progress,
            cancelled=self._on_cancelled,
            replaces=self._task,
        )

    def cancel(self) -> None:
        """Stop looking; what was found stays."""
        if self._task is not None:
            self._task.cancel()

    def play(self, solution: StepSolution, name: str) -> None:
        """Play a solution, from the cube that it is for; ``name`` is that of the step."""
        if self._cube is not None:
            moves = solution.found.all_moves
            section = Section(Text(name), 0, len(moves))
            timeline = Timeline(self._cube, moves, Purpose.SOLUTION, (section,))
            self._player.play_timeline(timeline, name)

    def _forget(self) -> None:
        self._cube, self._collected, self._told = None, [], 0
        self.found_changed.emit(())

    def _on_changed(self, _change: object) -> None:
        document = self._document
        cubes = (document.cube, document.timeline.start)
        if self._cube is not None and (self._cube not in cubes or document.is_painting):
            self.cancel()
            self._forget()

    def _tell(self) -> None:
        found = tuple(self._collected)
        self._told = len(found)
        self.found_changed.emit(found)

    def _on_progress(self, progress: Progress) -> None:
        self.busy_changed.emit(under_way(progress.activity))
        if len(self._collected) > self._told:
            self._tell()

    def _on_done(self, is_all: bool) -> None:
        self.busy_changed.emit(None)
        self._tell()
        self.ended.emit(is_all)

    def _on_failed(self, failure: Failure) -> None:
        self.busy_changed.emit(None)
        self.failed.emit(failure.message)

    def _on_cancelled(self) -> None:
        self.busy_changed.emit(None)
        self._tell()
        self.ended.emit(False)
