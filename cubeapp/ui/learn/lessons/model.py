"""The lesson on the timeline: begun for the user's cube, where it stands, and a step tried."""

from __future__ import annotations

import math
from dataclasses import replace
from enum import IntEnum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.document.edits import TurnEdit
from cubeapp.ui.learn.course.book import CourseBook
from cubeapp.ui.learn.lessons.attempt import Attempt, Outcome, has_left
from cubeapp.ui.learn.lessons.leaving import Leaving, last_leaving
from cubeapp.ui.learn.lessons.lesson import STEPS, TITLES, LessonChoice, lesson_for
from cubeapp.ui.learn.lessons.way import (
    Row,
    WayStage,
    WayStep,
    base_of,
    left_rows,
    rows_of,
    stages_of,
    step_at,
)
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.tasks import Task, Tasks
from cubeapp.ui.stage.demo import demo
from cubeapp.ui.stage.player import Player
from cubeapp.words import tr

if TYPE_CHECKING:
    from cubeapp.engine.teaching.chunks import Chunk
    from cubeapp.engine.teaching.policy import Situation


class Told(IntEnum):
    """How much a card tells at first."""

    GOAL = auto()
    """Nothing but the goal: the learner can do this."""
    HIDING = auto()
    """Everything but the turns."""
    ALL = auto()


class Lessons(QObject):
    """Begins lessons, knows the steps of the present one, and judges a step that is tried."""

    begun = Signal()
    """A lesson is on the timeline, at its start."""
    message = Signal(str)
    """A sentence for the user."""
    changed = Signal()
    """The lesson, its present step or move, the attempt or the choice is another."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        tasks: Tasks,
        settings: Settings,
        book: CourseBook,
    ) -> None:
        """Join the parts.

        Args:
            document: whose cube is explained.
            player: plays the steps.
            tasks: work the lessons out.
            settings: keep what is taught.
            book: knows what the learner can do, and is told what was done alone.
        """
        super().__init__()
        self._book = book
        self._card: tuple[Timeline, int, Situation | None] | None = None
        self._inside: tuple[Timeline, str] | None = None
        """The lesson of the card that a timeline begins with the rest of."""
        self._is_asked_for: tuple[Timeline, int] | None = None
        """The step whose turns the learner has asked for, or hidden."""
        self._shows = False
        """Whether they were asked for."""
        self._is_alone = False
        """Whether the step that is tried was told by nothing but its goal."""
        self._left: tuple[Situation, int] | None = None
        """The card of the course that turns have led away from, and the move at which it began."""
        self._before: tuple[int, Timeline, WayStep | None] | None = None
        """How many edits were done before the last change, and the lesson and its step then."""
        self._document = document
        self._player = player
        self._tasks = tasks
        self._settings = settings
        self._task: Task[Timeline] | None = None
        self._attempt: Attempt | None = None
        self._outcome = Outcome.OVER
        self._stages: tuple[Timeline | None, tuple[WayStage, ...]] = None, ()
        self._told: tuple[Timeline, int] | None = None
        book.changed.connect(self.changed)
        document.changed.connect(self._on_changed)
        player.time_changed.connect(self._on_time)

    # The choice

    @property
    def choice(self) -> LessonChoice:
        """What lessons teach: by the method that is on the timeline, if it is one of theirs."""
        choice, method = LessonChoice.of_text(self._settings.lesson), self._document.timeline.method
        return replace(choice, method=method) if method in TITLES else choice

    @property
    def base(self) -> int:
        """The colour of the first layer on the course's way, which may be older than the choice."""
        leaving = self._leaving
        found = base_of(self.timeline if leaving is None else leaving.lesson)
        return self.choice.base if found is None else found

    @property
    def method(self) -> str | None:
        """The method that is taught for the cube on screen, if there is one."""
        return self.choice.method_for(self._document.cube.size)

    def choose(self, choice: LessonChoice) -> None:
        """Teach something else from now on; what is explained is so anew, from its cube on."""
        if choice == self.choice and not self.is_nameless:
            return
        if self.is_explained:
            self._player.go_to(0 if self._document.cube.is_solved else self.moment)
            self.begin(choice)
        else:
            self._save(choice)

    def _save(self, choice: LessonChoice) -> None:
        self._settings.lesson = choice.text
        self.changed.emit()

    # The way

    @property
    def is_explained(self) -> bool:
        """Whether a lesson is on the timeline, or a solution as people find it."""
        timeline = self._document.timeline
        is_lesson = timeline.purpose is Purpose.LESSON
        return is_lesson or timeline.method in TITLES or timeline.has_steps

    @property
    def is_nameless(self) -> bool:
        """Whether what is explained is of no method of lessons, such as a case of the library."""
        return self.is_explained and self._document.timeline.method not in TITLES

    @property
    def is_without_steps(self) -> bool:
        """Whether the solution on the timeline does not explain itself, such as a short one."""
        document = self._document
        is_solution = document.timeline.purpose is Purpose.SOLUTION
        return is_solution and not self.is_explained and not document.is_painting

    @property
    def is_solved(self) -> bool:
        """Whether the cube is solved, to which not all that is explained leads."""
        return self._document.cube.is_solved

    @property
    def has_left(self) -> bool:
        """Whether turns by hand have led away from what is explained."""
        document = self._document
        is_free = self._attempt is None and not document.is_painting
        return is_free and self.is_explained and has_left(document.timeline)

    @property
    def timeline(self) -> Timeline:
        """What is taught: while a step is tried, the timeline that it is of."""
        return self._document.timeline if self._attempt is None else self._attempt.timeline

    @property
    def moment(self) -> int:
        """How many moves have begun, but for those that are tried."""
        return math.floor(self._player.time) if self._attempt is None else self._attempt.step.start

    @property
    def stages(self) -> tuple[WayStage, ...]:
        """Those of the timeline, or of the lesson it has left; none where nothing is explained."""
        leaving = self._leaving
        if self._document.is_painting or not self.is_explained:
            return ()
        if self.has_left and leaving is None:
            return ()
        timeline = self.timeline if leaving is None else leaving.lesson
        if self._stages[0] is not timeline:
            self._stages = timeline, stages_of(timeline)
        return self._stages[1]

    @property
    def step(self) -> WayStep | None:
        """The present step, ``None`` after the last one or off the way; the one that is tried."""
        if self.has_left:
            return None
        return step_at(self.stages, self.moment) if self._attempt is None else self._attempt.step

    @property
    def rows(self) -> list[Row]:
        """The stages, and the steps of the present one, or of the one where the lesson was left."""
        leaving = self._leaving
        if leaving is None:
            return rows_of(self.stages, self.step, self.moment)
        return left_rows(rows_of(self.stages, step_at(self.stages, leaving.index), leaving.index))

    @property
    def _leaving(self) -> Leaving | None:
        """Where the lesson was left, if turns have led away from it."""
        return last_leaving(self._document.undo_stack) if self.has_left else None

    def go_to(self, index: int) -> None:
        """Show the cube after ``index`` moves of the lesson, which is gone back to if need be."""
        leaving = self._leaving
        if self._attempt is not None:
            self.stop_trying()
        elif leaving is not None:
            self._document.go_back_to(leaving.edits)
        self._player.go_to(index)

    def go(self, by: int) -> None:
        """Go to the start of a step: the next one (1), or this or the one before (-1)."""
        starts = [step.start for stage in self.stages for step in stage.steps]
        if not starts:
            return
        starts.append(self.stages[-1].section.end)
        leaving = self._leaving
        here = self.moment if leaving is None else leaving.index
        if by > 0:
            self.go_to(next((start for start in starts if start > here), starts[-1]))
        else:
            self.go_to(next((start for start in reversed(starts) if start < here), starts[0]))

    def show_step(self) -> None:
        """Play the present step from its start, and stop at its end."""
        step = self.step
        if step is not None:
            self.go_to(step.start)
            self._player.play(until=step.end)

    @property
    def hold(self) -> str:
        """How the whole cube is to be turned first, on the course's way; else empty."""
        step = None if self.has_left or not self.is_course else self.step
        is_told = step is not None and self.told is not Told.GOAL
        if not is_told or step is None or self.moment >= step.told.start:
            return ""
        return tr(step.spin)

    def chunk_at(self, index: int) -> Chunk | None:
        """Return the turns that are made together at a move; ``None`` but on the course's way.

        A card that is not told wholly is made by heart as a whole, once the cube is held for it.
        """
        if not self.is_course or self.has_left or self._document.is_painting:
            return None
        from cubeapp.engine.teaching.chunks import by_heart, chunk_at

        timeline, base = self._document.timeline, self.base
        step = step_at(self.stages, index)
        told = Told.ALL if step is None else self._told_of(timeline, step)
        hidden = None
        if told is not Told.ALL:
            hidden = by_heart(timeline, index, base, looks=told is Told.HIDING)
        return hidden or chunk_at(timeline, index, base)

    # How much is told

    @property
    def is_course(self) -> bool:
        """Whether the lesson is the course's own way."""
        return self.is_explained and self.timeline.method == STEPS

    @property
    def card(self) -> Situation | None:
        """The card of the course that the present step is; ``None`` in another method.

        The rest of a card is none: it does not begin as the card does.
        """
        step = self.step
        return None if step is None else self._card_at(self.timeline, step)

    @property
    def lesson(self) -> str:
        """The lesson of the course that teaches the present step; empty if none does."""
        step = self.step
        if step is None or self.timeline.method != STEPS:
            return ""
        card = self._card_at(self.timeline, step)
        return self._inside_at(self.timeline, step) if card is None else card.lesson

    def _card_at(self, timeline: Timeline, step: WayStep) -> Situation | None:
        if timeline.method != STEPS or step.told.step is None:
            return None
        if self._card is None or self._card[:2] != (timeline, step.start):
            from cubeapp.engine.teaching.policy import situation

            is_rest = bool(self._inside_at(timeline, step))
            cube = timeline.cube_at(step.start)
            found = None if is_rest else situation(cube, self.base)
            self._card = timeline, step.start, found
        return self._card[2]

    def _inside_at(self, timeline: Timeline, step: WayStep) -> str:
        """Return the lesson of the card that a step is the rest of; empty if it is none."""
        if step.start:
            return ""
        if self._inside is None or self._inside[0] is not timeline:
            from cubeapp.engine.teaching.resume import resume

            found = resume(timeline.start, self.base)
            self._inside = timeline, "" if found is None else found.card.lesson
        return self._inside[1]

    @property
    def told(self) -> Told:
        """How much of the present step is told: as much as the learner cannot do, or asks for."""
        step = self.step
        return Told.ALL if step is None else self._told_of(self.timeline, step)

    def _told_of(self, timeline: Timeline, step: WayStep) -> Told:
        card = self._card_at(timeline, step)
        if card is None:
            return Told.ALL
        if self._is_asked_for == (timeline, step.start):
            return Told.ALL if self._shows else Told.GOAL
        progress = self._book.progress
        if progress.is_mastered(card.lesson):
            return Told.GOAL
        # The first level is the one at which nothing was done yet.
        return Told.HIDING if progress.level(card.lesson) else Told.ALL

    def show_turns(self, shown: bool) -> None:
        """Tell the present step wholly, or nothing but its goal."""
        if self.step is not None:
            self._is_asked_for, self._shows = (self.timeline, self.step.start), shown
            self.changed.emit()

    @property
    def letters(self) -> bool:
        """Whether turns are named by letters, as other methods than the course always do."""
        return self._settings.learn_letters or not self.is_course

    def set_letters(self, letters: bool) -> None:
        """Name turns by letters from now on, or by words."""
        self._settings.learn_letters = letters
        self.changed.emit()

    # Trying a step

    @property
    def outcome(self) -> Outcome:
        """How the attempt stands, `Outcome.OVER` without one."""
        return self._outcome

    @property
    def hidden(self) -> range:
        """Which moves are not to be seen while a step is tried."""
        step = self.step
        if self._attempt is None and step is not None and self.told is not Told.ALL:
            return range(step.start, step.end)
        if self._attempt is None or self._outcome is Outcome.DONE:
            return range(0)
        # A half turn that is made in two parts makes the step longer.
        longer = max(len(self._document.timeline) - len(self._attempt.timeline), 0)
        return range(self._attempt.step.start, self._attempt.step.end + longer)

    def try_step(self) -> None:
        """Let the user do the present step without seeing its moves."""
        step = self.step
        if step is not None:
            self._player.go_to(step.start)
            self._is_alone = self.told is Told.GOAL
            self._attempt = Attempt.at(self._document.timeline, step, self.card)
            self._outcome = Outcome.GOING
            self.changed.emit()

    def stop_trying(self) -> None:
        """Show the step again as it was before it was tried."""
        attempt = self._attempt
        if attempt is None:
            return
        self._end_attempt()
        if has_left(self._document.timeline):
            timeline, start = attempt.timeline, attempt.step.start
            self._document.load_timeline(timeline, start, tr("learn step by step"))
        else:
            self._player.go_to(attempt.step.start)
        self.changed.emit()

    def go_on(self) -> None:
        """Go to the step after one that is done, worked out anew where it was done otherwise."""
        self._end_attempt()
        if has_left(self._document.timeline):
            if self.is_course:
                self._find_way()
            else:
                self.begin()
        self.changed.emit()

    def _end_attempt(self) -> None:
        self._attempt, self._outcome = None, Outcome.OVER

    def _judge(self) -> None:
        """See how the attempt stands after the cube was turned; it rests while one is painted."""
        document = self._document
        if self._attempt is None or document.is_painting:
            return
        was_done = self._outcome is Outcome.DONE
        self._outcome = self._attempt.outcome(document.timeline, document.cursor, document.cube)
        card = self._attempt.card
        is_news = self._outcome is Outcome.DONE and not was_done
        if card is not None and self._is_alone and is_news:
            self._is_alone = False
            self._book.count_alone(card)
        # Who has done a step and goes on along the lesson needs no more of it.
        goes_on = was_done and not has_left(document.timeline)
        is_undone = was_done and self._outcome is not Outcome.DONE
        if self._outcome is Outcome.OVER or goes_on or is_undone:
            self._end_attempt()

    @property
    def slip(self) -> str:
        """What turns have done that lead away from a card of the course; empty elsewhere."""
        attempt, left = self._attempt, self._left
        if attempt is not None and attempt.card is not None:
            left = attempt.card, attempt.step.start
        if left is None:
            return ""
        from cubeapp.engine.teaching.judge import judge

        card, start = left
        trail = self._document.timeline.moves[start : self._document.cursor]
        is_shown = self.told is Told.ALL and attempt is None
        return tr(judge(card, card.cube, trail, is_shown=is_shown).text)

    # Beginning

    def begin(self, choice: LessonChoice | None = None) -> None:
        """Have the shown cube explained; another one if it is solved already.

        Args:
            choice: what lessons teach from now on; as before if ``None``.
        """
        if choice is not None:
            self._save(choice)
        document = self._document
        try:
            self._finish_painting()
        except InvalidCubeError as error:
            self.message.emit(tr(error.diagnosis.faults[0].message))
            return
        shown, taught = document.cube, choice or self.choice
        is_example = shown.is_solved
        cube = demo().start if is_example else shown

        def show(timeline: Timeline) -> None:
            # After a turn made meanwhile a lesson for the cube before it is of no use.
            if document.shown == shown:
                self._show(timeline, is_example)

        self._task = self._tasks.start(
            lambda control: lesson_for(cube, taught, control),
            show,
            lambda failure: self.message.emit(failure.message),
            replaces=self._task,
        )

    def _find_way(self) -> None:
        """Go on by the course from the cube as it is now; what was done stays."""
        from cubeapp.engine.teaching.way import way

        document = self._document
        before, cursor, cube = document.timeline, document.cursor, document.cube
        base = self.base

        def show(found: Timeline) -> None:
            if document.timeline is before and document.cursor == cursor:
                document.go_on_by(before.joined(cursor, found))

        self._task = self._tasks.start(
            lambda _control: way(cube, base),
            show,
            lambda failure: self.message.emit(failure.message),
            replaces=self._task,
        )

    def go_on_from(self, lessons: Lessons) -> None:
        """Go on where those of another window were."""
        self._attempt, self._is_alone = lessons._attempt, lessons._is_alone
        self._is_asked_for, self._shows = lessons._is_asked_for, lessons._shows
        self._left = lessons._left
        self._judge()
        self.changed.emit()

    def _on_changed(self, change: Change) -> None:
        is_turned = not change.is_jump and any(turn.end > turn.start for turn in change.turns)
        if is_turned and self._is_by_hand:
            self._begin_attempt()
        self._judge()
        if is_turned:
            self._follow()
        else:
            self._note_left()
        self._before = self._document.undo_stack.done, self.timeline, self.step
        self._tell()

    @property
    def _is_by_hand(self) -> bool:
        """Whether the last change was an edit: those who play a lesson make none."""
        undo = self._document.undo_stack
        is_edit = self._before is not None and undo.done > self._before[0]
        return is_edit and isinstance(undo.last, TurnEdit)

    def _begin_attempt(self) -> None:
        """Take a turn by hand for an attempt, where the turns were not told."""
        if self._attempt is not None or self._before is None:
            return
        _done, timeline, step = self._before
        undo = self._document.undo_stack.last
        if step is None or not isinstance(undo, TurnEdit) or undo.index != step.start:
            return
        card, told = self._card_at(timeline, step), self._told_of(timeline, step)
        if card is not None and told is not Told.ALL:
            self._is_alone = told is Told.GOAL
            self._attempt, self._outcome = Attempt.at(timeline, step, card), Outcome.GOING

    def _follow(self) -> None:
        """Find the way anew where turns have led away and nothing is broken.

        Where they are taken back by hand the lesson is there again as it was.
        """
        self._note_left()
        if self.is_course and self.has_left and self._turning_off() is not None:
            QTimer.singleShot(0, self, self._come_back)
            return
        if self._left is None:
            return
        from cubeapp.engine.teaching.stages import is_calm

        if is_calm(self._document.cube, self.base, self._left[0].card.unit):
            self._find_way()

    def _turning_off(self) -> tuple[int, int] | None:
        """Return where the lesson was left, if the cube is there again or was there before.

        Returns:
            how many edits were done then, and the move of the lesson that is next.
        """
        leaving, cube = self._leaving, self._document.cube
        if leaving is None or leaving.lesson.method != STEPS:
            return None
        lesson, index = leaving.lesson, leaving.index
        step = step_at(stages_of(lesson), index)
        first = index if step is None else step.start
        same = (each for each in range(index, first - 1, -1) if lesson.cube_at(each) == cube)
        return next(((leaving.edits, each) for each in same), None)

    def _come_back(self) -> None:
        """Go on with the lesson at the cube to which the turns have been taken back."""
        turned_off = self._turning_off() if self.has_left else None
        if turned_off is not None:
            done, index = turned_off
            self._document.go_back_to(done)
            self._document.go_to(index)

    @property
    def is_broken(self) -> bool:
        """Whether turns have led away and what was done before is not whole now."""
        if self._left is None:
            return False
        from cubeapp.engine.teaching.stages import is_calm

        return not is_calm(self._document.cube, self.base, self._left[0].card.unit)

    def _note_left(self) -> None:
        """Remember the card that the first turn has led away from."""
        if not (self.is_course and self.has_left):
            self._left = None
            return
        if self._left is not None or self._before is None:
            return
        _done, timeline, step = self._before
        card = None if step is None else self._card_at(timeline, step)
        if step is not None and card is not None:
            self._left = card, step.start

    def _on_time(self, _moment: float) -> None:
        """Tell of another move; while one is turned nothing changes."""
        if self._told != (self._document.timeline, self.moment):
            self._tell()

    def _tell(self) -> None:
        self._told = self._document.timeline, self.moment
        self.changed.emit()

    def _finish_painting(self) -> None:
        """Take the painted cube for the cube; one without any paint is left as it is.

        Raises:
            InvalidCubeError: it is not a whole, legal cube.
        """
        document = self._document
        if document.is_painting and (document.draft.facelets != UNPAINTED).any():
            document.adopt_draft()
        else:
            document.end_painting()

    def _show(self, timeline: Timeline, is_example: bool) -> None:
        self._end_attempt()
        self._document.load_timeline(timeline, 0, tr("learn step by step"))
        self.begun.emit()
        if is_example:
            example = tr("Your cube is solved, so this is a scrambled one; undo brings yours back.")
            self.message.emit(example)
