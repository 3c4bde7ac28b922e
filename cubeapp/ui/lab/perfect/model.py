"""The perfect-scramble lab: the rules on the cube on screen, the search, and what it found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.perfect.check import PerfectCheck, check_perfect
from cubeapp.engine.perfect.estimate import PerfectEstimate, estimate
from cubeapp.engine.perfect.known import perfect_cubes
from cubeapp.engine.perfect.rules import Rules, is_searchable
from cubeapp.engine.perfect.search import PerfectCubes, PerfectProgress, search
from cubeapp.engine.scrambles.base import PERFECT, Recipe
from cubeapp.engine.scrambles.perfect import keep
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.words import tr, under_way

SIZE = 3


@dataclass(frozen=True, slots=True)
class Page:
    """Some of the cubes that a search found."""

    cubes: tuple[Cube, ...]
    first: int
    """The number of the first of them, from 0."""
    total: int
    """How many there are in all."""


class PerfectLab(QObject):
    """Checks the cube on screen by the rules and searches for cubes; it knows no widget."""

    checked = Signal(object)
    """The `PerfectCheck` of the cube on screen; ``None`` where the rules are not about it."""
    busy_changed = Signal(object)
    """What is worked out now, ``None`` when nothing is."""
    progressed = Signal(object)
    """The `PerfectProgress` of a search, some ten times a second."""
    searched = Signal(object)
    """The `PerfectCubes` or `PerfectEstimate` that came of it; ``None`` when one begins."""
    stopped = Signal()
    """The search was stopped before its end."""
    failed = Signal(str)
    """Why something could not be worked out."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        tasks: Tasks,
        preparations: tuple[Preparation, ...],
        scrambler: Scrambler,
    ) -> None:
        """Check nothing yet.

        Args:
            document: what is checked, and where cubes are shown.
            player: plays how a cube is made.
            tasks: do the search.
            preparations: compile what a search needs.
            scrambler: makes random cubes that obey the rules.
        """
        super().__init__()
        self._document = document
        self._player = player
        self._tasks = tasks
        self._preparations = preparations
        self._scrambler = scrambler
        self._task: Task[PerfectCubes | PerfectEstimate] | None = None
        self._is_open = False
        self._checked: Cube | None = None
        self._found: PerfectCubes | None = None
        document.changed.connect(self._on_changed)
        scrambler.busy_changed.connect(self._on_scrambler_busy)

    @property
    def is_working(self) -> bool:
        """Whether a search is under way."""
        return self._task is not None and not self._task.is_over

    @property
    def size(self) -> int:
        """N of the cube on screen."""
        return self._document.shown.size

    @property
    def checked_cube(self) -> Cube | None:
        """The cube that `checked` was last emitted for, if it was about one."""
        return self._checked

    # What is asked for

    def open(self) -> None:
        """Check the cube on screen from now on."""
        self._is_open = True
        self._check()

    def close(self) -> None:
        """Stop checking: the result is not seen."""
        self._is_open = False

    def use_its_size(self) -> None:
        """Show a solved cube of the size that the rules are about."""
        self._document.change_size(SIZE)

    def search(self, rules: Rules) -> None:
        """Find every cube that obeys ``rules``, or estimate how many there are."""
        self._found = None
        self.searched.emit(None)
        find: Callable[[Rules, SearchControl], PerfectCubes | PerfectEstimate]
        find = search if is_searchable(rules) else estimate
        self._task = self._tasks.start(
            lambda control: find(rules, control),
            self._on_done,
            self._on_failed,
            self._on_progress,
            cancelled=self._on_cancelled,
            after=self._preparations,
            replaces=self._task,
        )

    def scramble(self, rules: Rules) -> None:
        """Scramble to a random cube that obeys ``rules``."""
        self._scrambler.scramble(Recipe(PERFECT, SIZE, rules=rules), None, True)

    def cancel(self) -> None:
        """Stop the search, or the making of a random cube."""
        if self._task is not None:
            self._task.cancel()
        self._scrambler.cancel()

    def page(self, first: int, count: int, patterns: int) -> Page:
        """Return some of the cubes that were found, none the image of another.

        Args:
            first: the number of the first one, from 0.
            count: how many, at most.
            patterns: 1…6 for those with that many different patterns, 0 for all.
        """
        if self._found is None:
            return Page((), 0, 0)
        by_patterns = self._found.classes_by_patterns
        total = sum(by_patterns) if patterns == 0 else by_patterns[patterns - 1]
        start = min(max(first, 0), max(total - 1, 0))
        cubes = self._found.representatives(start, count, patterns) if total else ()
        return Page(tuple(cubes), start, total)

    def load(self, cube: Cube) -> None:
        """Show one of the cubes that a search found."""
        self._document.load(cube, tr("a cube of the search"))

    def show_perfect(self, index: int) -> None:
        """Show one of the 48, as made by its moves."""
        timeline = self._of_perfect(index)
        self._document.load_timeline(
            timeline, len(timeline), tr("perfect cube {number}").format(number=index + 1)
        )

    def play_perfect(self, index: int) -> None:
        """Show how one of the 48 is made from the solved cube."""
        name = tr("perfect cube {number}").format(number=index + 1)
        self._player.play_timeline(self._of_perfect(index), name)

    # What happened

    @staticmethod
    def _of_perfect(index: int) -> Timeline:
        moves = perfect_cubes()[index].moves
        return Timeline(Cube.solved(SIZE), moves, Purpose.SCRAMBLE)

    def _on_changed(self, _change: object) -> None:
        if self._is_open:
            self._check()

    def _check(self) -> None:
        shown = self._document.shown
        check: PerfectCheck | None = None
        self._checked = None
        if shown.size == SIZE:
            check, self._checked = check_perfect(shown), shown
        self.checked.emit(check)

    def _on_progress(self, progress: Progress) -> None:
        self.busy_changed.emit(under_way(progress.activity))
        if isinstance(progress, PerfectProgress):
            self.progressed.emit(progress)

    def _on_done(self, result: PerfectCubes | PerfectEstimate) -> None:
        self.busy_changed.emit(None)
        if isinstance(result, PerfectCubes):
            self._found = result
            keep(result)
        self.searched.emit(result)

    def _on_failed(self, failure: Failure) -> None:
        self.busy_changed.emit(None)
        self.failed.emit(failure.message)

    def _on_cancelled(self) -> None:
        self.busy_changed.emit(None)
        self.stopped.emit()

    def _on_scrambler_busy(self, message: str | None) -> None:
        """Show what is done for a scramble, unless a search is under way."""
        if not self.is_working:
            self.busy_changed.emit(message)
