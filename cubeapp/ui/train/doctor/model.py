"""A solve that is looked at, and the habit over the last ones; it knows no widget."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import CubeError, NotationError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.doctor.costs import SolveCosts, costs_of
from cubeapp.engine.practice.doctor.habits import LEAST_SOLVES, Habit, habits_of, recent_solves
from cubeapp.engine.practice.doctor.lanes import Lanes, lanes_of
from cubeapp.engine.practice.doctor.reading import Reading, read_solve
from cubeapp.engine.practice.doctor.reconstruction import SIZE, Reconstruction, recorded
from cubeapp.engine.practice.doctor.report import StepReport, reports_of, with_best
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text, joined
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import reason, sentence, tr

_READING = Text("reading the solve")
_SOLVES = Text("looking at your solves")
LONGEST_S = 3.0
"""Nobody has to watch a longer pause."""


@dataclass(frozen=True, slots=True)
class Review:
    """A solve as it was read."""

    reading: Reading
    reports: tuple[StepReport, ...]
    """A step each; without the shortest ones until they are found."""
    timeline: Timeline
    """The solve, with a section for each step."""

    @property
    def lanes(self) -> Lanes:
        """The steps on a scale."""
        return lanes_of(self.reports)

    def step_at(self, moment: float, chosen: int) -> int:
        """Return which step is under way at ``moment``, in moves; at an end ``chosen`` goes on."""
        step = self.reports[chosen].step
        if step.first <= moment <= step.last:
            return chosen
        ends = [report.step.last for report in self.reports]
        return min(bisect_right(ends, moment), len(ends) - 1)

    def better(self, number: int) -> Timeline | None:
        """Return the shortest way to do step ``number``; ``None`` if none is known."""
        report = self.reports[number]
        if report.best is None or report.step.task is None:
            return None
        moves = Alg(report.best.alg).moves(SIZE)
        section = Section(name_of(report), 0, len(moves))
        return Timeline(report.step.task.held, moves, Purpose.TURNS, (section,))


@dataclass(frozen=True, slots=True)
class Place:
    """Where the stage is on a solve that is looked at."""

    step: int
    share: float
    """How much of the step's moves is done, 0…1."""
    is_better: bool
    """Whether the better line is on the stage."""


class SolveDoctor(QObject):
    """Reads solves, plays their steps and the better lines, and finds the costliest habits."""

    review_changed = Signal(object)
    """The `Review` that is shown now."""
    busy_changed = Signal(object)
    """The `Progress` of what is looked for; ``None`` when nothing is."""
    failed = Signal(str)
    """Why a solve could not be read, a sentence."""
    place_changed = Signal(object)
    """The `Place` of the stage on the solve; ``None`` if it shows something else."""
    habits_changed = Signal(object)
    """The `Habit` that cost the most, a tuple; ``None`` while they are looked for."""

    def __init__(
        self, document: CubeDocument, player: Player, tasks: Tasks, book: TimeBook
    ) -> None:
        """Look at nothing yet.

        Args:
            document: shows the solve.
            player: plays its steps.
            tasks: do the work.
            book: has the solves of the past.
        """
        super().__init__()
        self._document, self._player, self._tasks, self._book = document, player, tasks, book
        self.review: Review | None = None
        """The solve that is looked at."""
        self.chosen = 0
        """The step that is looked at."""
        self.habits: tuple[Habit, ...] | None = ()
        """What has cost the most; ``None`` while that is looked for."""
        self.has_solves = False
        """Whether there are enough solves with moves to tell of habits."""
        self._shown: Timeline | None = None
        """What was put on the stage last: the solve, or the best of the chosen step."""
        self._place: Place | None = None
        self._task: Task[Review] | None = None
        self._habits_task: Task[tuple[SolveCosts, ...]] | None = None
        self._costs: dict[Solve, SolveCosts | None] = {}
        """Of the last solves, ``None`` for one that cannot be read; written by the worker."""
        player.time_changed.connect(self._on_time)

    @property
    def is_working(self) -> bool:
        """Whether a solve is being read."""
        return self._task is not None and not self._task.is_over

    # A solve

    def look_at(self, solve: Solve) -> None:
        """Read a solve whose moves were made on screen."""
        try:
            self.read(recorded(solve))
        except CubeError as error:
            self.failed.emit(sentence(reason(error)))

    def read(self, solve: Reconstruction) -> None:
        """Read a solve, show it on the stage, and look for the shortest of its steps."""
        self._start(lambda _control: _read(solve), self._on_read)

    def cancel(self) -> None:
        """Stop looking; what is known of the solve stays."""
        if self._task is not None:
            self._task.cancel()

    def go_on_from(self, before: SolveDoctor) -> None:
        """Show what another one showed."""
        self.review, self._costs = before.review, before._costs

    # The stage

    def show_step(self, number: int) -> None:
        """Show the cube before step ``number``, on the timeline of the solve."""
        if self.review is not None:
            self.chosen = number
            self._show_solve(self.review, self.review.reports[number].step.first)

    def play_step(self, number: int) -> None:
        """Play step ``number`` as it was done, in the time that it took if that is known."""
        if self.review is not None:
            self.show_step(number)
            step = self.review.reports[number].step
            if step.first < step.last:
                pace_s = self.review.reading.solve.pace(LONGEST_S)
                self._player.play(until=step.last, pace_s=pace_s)

    def show_better(self, number: int) -> bool:
        """Show the cube before step ``number`` with the better line; tell if there is one."""
        timeline = None if self.review is None else self.review.better(number)
        if self.review is None or timeline is None:
            return False
        self.chosen = number
        name = tr("the best {step}")
        step = tr(name_of(self.review.reports[number]))
        self._load(timeline, 0, name.format(step=step))
        return True

    def play_better(self, number: int) -> None:
        """Play the better line for step ``number``."""
        if self.show_better(number):
            self._player.play()

    # Habits

    def look_for_habits(self) -> None:
        """Find what costs the most over the last solves, those not looked at yet being read."""
        book, known = self._book.book, self._costs

        def work(control: SearchControl) -> tuple[SolveCosts, ...]:
            solves = recent_solves(book)
            new = [solve for solve in solves if solve not in known]
            for number, solve in enumerate(new):
                control.checkpoint(Progress(_SOLVES, share=number / len(new)))
                known[solve] = _costs(solve, control)
            return tuple(cost for solve in solves if (cost := known[solve]) is not None)

        if not self.habits:
            self._tell_habits(None)
        self._habits_task = self._tasks.start(
            work,
            self._on_costs,
            self._on_habits_failed,
            replaces=self._habits_task,
            quiet=True,
        )

    def _tell_habits(self, habits: tuple[Habit, ...] | None) -> None:
        self.habits = habits
        self.habits_changed.emit(habits)

    # What happened

    def _on_read(self, review: Review) -> None:
        self.review, self._shown, self.chosen = review, None, 0
        self._show_solve(review, 0)
        self.review_changed.emit(review)
        self._start(lambda control: _with_best(review, control), self._on_best)

    def _on_best(self, review: Review) -> None:
        self.review = review
        self.busy_changed.emit(None)
        self.review_changed.emit(review)
        self._on_time(self._player.time)

    def _on_failed(self, failure: Failure) -> None:
        self.busy_changed.emit(None)
        self.failed.emit(failure.message)

    def _on_costs(self, costs: tuple[SolveCosts, ...]) -> None:
        self.has_solves = len(costs) >= LEAST_SOLVES
        self._tell_habits(habits_of(costs))

    def _on_habits_failed(self, failure: Failure) -> None:
        self._tell_habits(())
        self.failed.emit(failure.message)

    def _on_cancelled(self) -> None:
        self.busy_changed.emit(None)

    def _on_time(self, moment: float) -> None:
        place = None if self.review is None else self._place_at(self.review, moment)
        if place is not None and not place.is_better:
            self.chosen = place.step
        if place != self._place:
            self._place = place
            self.place_changed.emit(place)

    def _place_at(self, review: Review, moment: float) -> Place | None:
        timeline = self._document.timeline
        if timeline is not review.timeline:
            share = moment / max(len(timeline), 1)
            return Place(self.chosen, share, True) if timeline is self._shown else None
        number = review.step_at(moment, self.chosen)
        step = review.reports[number].step
        share = (moment - step.first) / max(step.last - step.first, 1)
        return Place(number, min(max(share, 0.0), 1.0), False)

    def _show_solve(self, review: Review, cursor: int) -> None:
        if self._document.timeline is review.timeline and not self._document.is_painting:
            self._player.go_to(cursor)
        else:
            self._load(review.timeline, cursor, tr("look at a solve"))

    def _load(self, timeline: Timeline, cursor: int, name: str) -> None:
        """Show ``timeline``; going to and fro between the lines of a solve is one edit."""
        document = self._document
        is_here = document.timeline is self._shown and not document.is_painting
        self._shown = timeline
        self._player.pause()
        load = document.reload_timeline if is_here else document.load_timeline
        load(timeline, cursor, name)

    def _start(
        self, work: Callable[[SearchControl], Review], done: Callable[[Review], None]
    ) -> None:
        self.busy_changed.emit(Progress(_READING))
        self._task = self._tasks.start(
            work,
            done,
            self._on_failed,
            self.busy_changed.emit,
            cancelled=self._on_cancelled,
            replaces=self._task,
        )


def name_of(report: StepReport) -> Text:
    """Return what a step is called, with its slot or its case: "F2L 1 FR", "OLL 27"."""
    step = report.step
    if step.case is not None and not step.slot:
        return step.case.title
    return joined(" ", (step.name, step.slot))


def _read(solve: Reconstruction) -> Review:
    reading = read_solve(solve)
    reports = reports_of(reading)
    sections = tuple(
        Section(name_of(report), report.step.first, report.step.last)
        for report in reports
        if report.step.first < report.step.last
    )
    timeline = Timeline(solve.start, solve.moves, Purpose.TURNS, sections)
    return Review(reading, reports, timeline)


def _with_best(review: Review, control: SearchControl) -> Review:
    found = with_best(review.reading, review.reports, control)
    return replace(review, reports=tuple(found))


def _costs(solve: Solve, control: SearchControl) -> SolveCosts | None:
    """Return what a solve has lost; ``None`` if it cannot be read."""
    try:
        return costs_of(recorded(solve), control)
    except NotationError:
        return None
