"""Looking for the shortest turns to a step of the cube on screen; it knows no widget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.comfort import Comfort, comfort
from cubeapp.engine.solvers.goals.goal import Task as GoalTask
from cubeapp.engine.solvers.goals.goal import metric_of
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.search import Found, find
from cubeapp.engine.solvers.goals.steps import BY_NAME
from cubeapp.engine.text import NO_TEXT, Text
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.listing import ListingSearch
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.words import reason, sentence, tr

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

    @property
    def title(self) -> Text:
        """What the step is called."""
        return BY_NAME[self.goal.partition(":")[0]].title

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
        return replace(task, turns=turns, metric=metric_of(turns))


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


class StepFinder(ListingSearch[StepSolution]):
    """Finds every shortest solution of a step, and plays one."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        tasks: Tasks,
        after: Sequence[Preparation] = (),
    ) -> None:
        """Look for nothing yet.

        Args:
            document: has the cube.
            player: plays what is found.
            tasks: do the work.
            after: what compiles the search.
        """
        super().__init__(tasks, MOST_FOUND, after)
        self._document, self._player = document, player
        self._cube: Cube | None = None
        """The cube that is searched, or was."""
        self._title = NO_TEXT
        """Of the step that is looked for, or was."""
        document.changed.connect(self._on_changed)

    def find(self, request: StepRequest) -> None:
        """Look for the step, for the cube on screen."""
        cube = self._document.cube
        try:
            tasks = request.tasks(cube)
        except CubeError as error:
            self.failed.emit(sentence(reason(error)))
            return
        self._forget()
        self._cube, self._title = cube, request.title

        def solutions(control: SearchControl) -> Iterator[StepSolution]:
            most = 1 if len(tasks) > 1 else None
            for place, task in tasks:
                for found in islice(find(cube, task, control), most):
                    yield StepSolution.of(found, place)

        # Without a helper the compiler hears of no stop, but nobody has to wait for it.
        self._search(
            solutions,
            tr("Loading the search; compiling it, the first time, goes on after Cancel …"),
        )

    def play(self, solution: StepSolution) -> None:
        """Play a solution, from the cube that it is for, under the name of the step."""
        if self._cube is not None:
            moves = solution.found.all_moves
            section = Section(self._title, 0, len(moves))
            timeline = Timeline(self._cube, moves, Purpose.SOLUTION, (section,))
            self._player.play_timeline(timeline, tr(self._title))

    def _forget(self) -> None:
        self._cube = None
        super()._forget()

    def _on_changed(self, _change: object) -> None:
        document = self._document
        cubes = (document.cube, document.timeline.start)
        if self._cube is not None and (self._cube not in cubes or document.is_painting):
            self.cancel()
            self._forget()
