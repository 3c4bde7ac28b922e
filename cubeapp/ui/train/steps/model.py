"""Steps set up on the cube, done there or with a cube in the hand, and compared with the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError, NotationError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.practice.step_drills import Attempt, StepDrill, make_step_drill
from cubeapp.engine.practice.step_results import StepResults
from cubeapp.engine.scrambles.base import fresh_seed
from cubeapp.engine.scrambles.steps import StepScrambler
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.search import Found
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import CubeDocument, Turn
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.tasks import Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.steps.step_store import Choice, StepStore
from cubeapp.ui.train.training import Training
from cubeapp.words import mark, reason, sentence, tr


@dataclass(frozen=True, slots=True)
class Showing:
    """A step on its way, as far as it may be known."""

    drill: StepDrill
    choice: Choice
    """Which step it is."""
    turns: int = 0
    """Made on screen so far, those of the whole cube not counted."""
    own: Attempt | None = None
    """How the user did it."""
    is_length_told: bool = False
    """Whether it is known how many turns the shortest solutions have."""
    next_turn: tuple[Move, int] | None = None
    """The turn that was asked for, and how many the way on has; until another is made."""
    is_helped: bool = False
    """Whether a turn was told, so that it does not count."""
    is_revealed: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the solutions may be seen."""
        return self.own is not None or self.is_revealed

    @property
    def is_counted(self) -> bool:
        """Whether it counts among the results."""
        return self.own is not None and not self.is_helped and not self.is_revealed


class StepTraining(Training[Choice, Showing]):
    """Joins the document, the scrambles and the results; it knows no widget."""

    results_changed = Signal(object)
    """The `StepResults` as they are now."""
    refused = Signal(str, object)
    """Why what was typed is no solution, and the half-open range at fault, ``None`` for all."""

    edit_name = mark("a step to practise")

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        tasks: Tasks,
        preparation: Preparation,
        storage: Storage,
        *searches: Preparation,
    ) -> None:
        """Join the parts.

        Args:
            document: whose cube is set up.
            player: plays solutions.
            tasks: draw cubes and solve the step.
            preparation: compiles what scrambles need.
            storage: keeps what was chosen, and the results.
            searches: compile what steps are searched with.
        """
        super().__init__(document, player, tasks, preparation, *searches)
        self._store = StepStore(storage)
        self._store.message.connect(self.message)
        self._scrambler: StepScrambler | None = None
        """That of the last step, which keeps its tables."""
        self._hint: Task[tuple[Move, int] | None] | None = None

    @property
    def choice(self) -> Choice:
        """What is practised."""
        return self._store.book.choice

    @property
    def results(self) -> StepResults:
        """How all steps have gone."""
        return self._store.book.results

    def choose(self, choice: Choice) -> None:
        """Practise something else from the next cube on."""
        if choice != self.choice:
            self._store.choose(choice)
            self.chosen.emit(choice)

    def clear_results(self) -> None:
        """Forget the results of the chosen step."""
        goal = self.choice.goal
        self._change_results(lambda results: results.without(goal))

    def next(self) -> None:
        """Set another cube up."""
        choice, before, seed = self.choice, self._scrambler, fresh_seed()

        def work(control: SearchControl) -> tuple[StepScrambler, StepDrill]:
            is_same = before is not None and before.step == choice.goal
            scrambler = before if is_same and before else StepScrambler(choice.goal, control)
            return scrambler, make_step_drill(scrambler, choice.needed, seed, control)

        self._make(work, lambda made: self._on_made(choice, *made))

    def set_up_again(self) -> None:
        """Show the same cube from its start."""
        showing = self._showing
        if showing is not None:
            self._set(replace(showing, turns=0, next_turn=None))
            self._put_on_screen(showing.drill.cube)

    def submit(self, text: str) -> None:
        """Take what the user typed as the solution: turns, or only how many they are."""
        showing = self._showing
        if showing is None or not text.strip():
            return
        try:
            own = showing.drill.read_attempt(text)
        except CubeError as error:
            span = error.span if isinstance(error, NotationError) else None
            self.refused.emit(sentence(reason(error)), span)
            return
        self._finish(showing, own)

    def tell_length(self) -> None:
        """Say how many turns the shortest solutions have."""
        if self._showing is not None:
            self._set(replace(self._showing, is_length_told=True))

    def tell_next_turn(self) -> None:
        """Say the first turn of a shortest way on from what is on screen."""
        showing = self._showing
        if showing is None:
            return
        drill, cube = showing.drill, self._cube_of(showing)
        self._hint = self.tasks.start(
            lambda control: drill.next_turn(cube, control),
            lambda found: self._on_hint(cube, found),
            self._on_failed,
            replaces=self._hint,
        )

    def reveal(self) -> None:
        """Show the shortest solutions."""
        if self._showing is not None:
            self._set(replace(self._showing, is_revealed=self._showing.own is None))

    def play(self, solution: Found) -> None:
        """Play one of the solutions, from the cube that it is for."""
        showing = self._showing
        if showing is not None:
            title = showing.choice.step.title
            moves = solution.all_moves
            section = Section(title, 0, len(moves))
            timeline = Timeline(showing.drill.cube, moves, Purpose.SOLUTION, (section,))
            self._is_on_screen = False
            self._player.play_timeline(timeline, tr(title))

    def go_on_from(self, before: StepTraining) -> None:
        """Show the step of another window, which goes on here where it is on screen."""
        self._scrambler = before._scrambler
        self._take_over(before)

    def refresh(self) -> None:
        """Emit everything again, to widgets that have just been made."""
        super().refresh()
        self.results_changed.emit(self.results)

    def _finish(self, showing: Showing, own: Attempt) -> None:
        is_first = showing.own is None
        showing = replace(showing, own=own, next_turn=None)
        if is_first and showing.is_counted:
            goal, fewest = showing.choice.goal, showing.drill.fewest
            self._change_results(lambda results: results.with_result(goal, fewest, own.turns))
        self._set(showing)

    def _change_results(self, change: Callable[[StepResults], StepResults]) -> None:
        """Change the results, and tell what another window may have chosen meanwhile."""
        before = self.choice
        self._store.change_results(change)
        if self.choice != before:
            self.chosen.emit(self.choice)
        self.results_changed.emit(self.results)

    def _cube_of(self, showing: Showing) -> Cube:
        """Return what the cube of a step has become, as far as that is on screen."""
        return self._document.cube if self._is_on_screen else showing.drill.cube

    # What happened

    def _on_made(self, choice: Choice, scrambler: StepScrambler, drill: StepDrill) -> None:
        self._scrambler = scrambler
        self._begin(Showing(drill, choice), drill.cube)

    def _on_hint(self, cube: Cube, found: tuple[Move, int] | None) -> None:
        """Tell the turn, unless the cube that it was asked for is another one by now."""
        showing = self._showing
        if showing is not None and found is not None and self._cube_of(showing) == cube:
            is_helped = showing.is_helped or showing.own is None
            self._set(replace(showing, next_turn=found, is_helped=is_helped))

    def _follow(self, showing: Showing, _turns: Sequence[Turn]) -> None:
        timeline, done = self._document.timeline, self._document.cursor
        moves = timeline.moves[:done]
        turns = showing.drill.task.metric.count(moves, showing.drill.cube.size)
        showing = replace(showing, turns=turns, next_turn=None)
        if showing.own is not None or not showing.drill.is_reached(self._document.cube):
            self._set(showing)
        else:
            self._finish(showing, showing.drill.attempt(moves))
