"""The perfect-scramble lab: the rules on the cube on screen, the search, and what it found."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.english import capitalised
from cubeapp.engine.perfect.check import PerfectCheck, check_perfect
from cubeapp.engine.perfect.estimate import estimate
from cubeapp.engine.perfect.known import perfect_cubes
from cubeapp.engine.perfect.rules import Rules, is_searchable
from cubeapp.engine.perfect.search import PerfectCubes, PerfectProgress, search
from cubeapp.engine.scramblers.perfect import keep
from cubeapp.engine.search.control import Progress
from cubeapp.engine.search_words import spoken
from cubeapp.engine.timeline import Purpose, Timeline
from cubeapp.language import tr
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.solve.solvers.job import SolveJob
from cubeapp.ui.solve.solvers.job_owner import JobOwner
from cubeapp.ui.stage.player import Player

SIZE = 3


class Lab(JobOwner):
    """Joins document, player and the job that searches; it knows no widget."""

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
    paged = Signal(object, int, int)
    """Cubes of a search, the number of the first of them, from 0, and how many there are."""
    failed = Signal(str)
    """Why something could not be worked out."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        job: SolveJob,
        preparation: Preparation,
        parent: QObject | None = None,
    ) -> None:
        """Join the parts.

        Args:
            document: what is checked, and where cubes are put.
            player: plays how a cube is made.
            job: does the work; nobody else may use it.
            preparation: has the search compiled; it is started when that is first needed.
            parent: the owner.
        """
        super().__init__(job, parent)
        self._document = document
        self._player = player
        self.preparation = preparation
        self._is_open = False
        self._checked: Cube | None = None
        self._found: PerfectCubes | None = None
        self._page: tuple[Cube, ...] = ()
        document.cursor_changed.connect(self._on_changed)
        document.replaced.connect(self._on_changed)

    @property
    def checked_cube(self) -> Cube | None:
        """The cube that `checked` was said of last, if it was about one."""
        return self._checked

    # What is asked for

    def open(self) -> None:
        """Check the cube on screen from now on."""
        self._is_open = True
        self._check()

    def close(self) -> None:
        """Check it no more: nobody sees it."""
        self._is_open = False

    def search(self, rules: Rules) -> None:
        """Find every cube that obeys ``rules``, or estimate how many there are."""
        work = partial(search if is_searchable(rules) else estimate, rules)
        self._forget()
        self.searched.emit(None)
        self.job.start_task(work, self.preparation)

    def show_page(self, first: int, count: int, patterns: int) -> None:
        """Tell some of the cubes that were found, none the image of another.

        Args:
            first: the number of the first one, from 0.
            count: how many, at most.
            patterns: 1…6 for those with so many different patterns, 0 for all.
        """
        if self._found is None:
            return
        by_patterns = self._found.classes_by_patterns
        total = sum(by_patterns) if patterns == 0 else by_patterns[patterns - 1]
        start = min(max(first, 0), max(total - 1, 0))
        self._page = tuple(self._found.representatives(start, count, patterns) if total else ())
        self.paged.emit(self._page, start, total)

    def load(self, index: int) -> None:
        """Put one of the cubes told last on screen."""
        self._document.load(self._page[index], tr("a cube of the search"))

    def show_perfect(self, index: int) -> None:
        """Put one of the 48 on screen, as made by its moves."""
        timeline = self._of_perfect(index)
        self._document.load_timeline(
            timeline, len(timeline), tr("perfect cube {number}").format(number=index + 1)
        )

    def play_perfect(self, index: int) -> None:
        """Show how one of the 48 is made from the solved cube."""
        timeline, shown = self._of_perfect(index), self._document.timeline
        if (shown.start, shown.moves) == (timeline.start, timeline.moves):
            self._document.go_to(0)
        else:
            self._document.load_timeline(
                timeline, 0, tr("perfect cube {number}").format(number=index + 1)
            )
        self._player.play()

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
        # What has been found so far is told by its numbers, not in words.
        activity = progress.activity.partition(",")[0]
        self.busy_changed.emit(f"{capitalised(spoken(activity))} …")
        if isinstance(progress, PerfectProgress):
            self.progressed.emit(progress)

    def _on_done(self, result: object) -> None:
        self.busy_changed.emit(None)
        if isinstance(result, PerfectCubes):
            self._found = result
            keep(result)
        self.searched.emit(result)

    def _on_failed(self, message: str, _best: object) -> None:
        self.busy_changed.emit(None)
        self.failed.emit(message)

    def _on_cancelled(self, _cube: object, _best: object) -> None:
        self.busy_changed.emit(None)
        self.stopped.emit()

    def _forget(self) -> None:
        self._found, self._page = None, ()
