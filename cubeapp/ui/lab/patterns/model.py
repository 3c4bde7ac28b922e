"""Looking for the cubes that fit a pattern, and for short moves to them; it knows no widget."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.patterns.fitting import SIZE, Amount, count_fitting
from cubeapp.engine.patterns.maneuvers import Fit, fits, shortest
from cubeapp.engine.patterns.mask import ANY, COLOURS, ON_A_FACE, Mask, NoCubeError, PatternError
from cubeapp.engine.patterns.symmetries import Symmetry, symmetries
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.listing import ListingSearch
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.words import counted, reason, sentence, tr, under_way

MOST_FOUND = 200
"""No more cubes than so many are listed, unless said."""


class PatternBook(Protocol):
    """Keeps the user's own patterns."""

    def add(self, name: str, text: str) -> None:
        """Save the pattern that the moves in ``text`` make.

        Raises:
            CubeError: the name is taken, or it cannot be saved.
        """
        ...


class PatternSearch(ListingSearch[Fit]):
    """Owns the pattern, and what was found for it."""

    mask_changed = Signal(object)
    """The `Mask` is another one."""
    symmetry_changed = Signal(object)
    """The `Symmetry` is another one."""
    outlined = Signal(object)
    """The facelets, a frozenset, that contradict each other."""
    amount_changed = Signal(object)
    """The `Amount` of cubes that fit, where more than are listed; ``None`` if that is not known."""
    fit_changed = Signal(int)
    """Shorter moves lead to the cube of this number, or they are proven to be the shortest."""

    def __init__(
        self,
        document: CubeDocument,
        tasks: Tasks,
        book: PatternBook,
        most: int = MOST_FOUND,
    ) -> None:
        """Leave all open.

        Args:
            document: shows what was found.
            tasks: do the work.
            book: keeps the user's own patterns.
            most: no more cubes than so many are listed.
        """
        super().__init__(tasks, most)
        self._document, self._book = document, book
        self.mask, self.symmetry = Mask(), symmetries()[0]
        self.found: tuple[Fit, ...] = ()
        self.has_all = False
        """Whether those are all that fit."""
        self._sought = (self.mask, self.symmetry)
        self._counting: Task[Amount | None] | None = None
        self._shortening: Task[None] | None = None
        self.found_changed.connect(self._on_found)
        self.ended.connect(self._on_ended)

    @property
    def is_shortening(self) -> bool:
        """Whether shortest moves are looked for."""
        return self._shortening is not None and not self._shortening.is_over

    # The pattern

    def paint(self, facelets: Iterable[int], cell: str) -> None:
        """Paint some stickers."""
        self._set(self.mask.with_cells(facelets, cell))

    def spread(self) -> None:
        """Give every side the pattern of the front, its colours left out."""
        first = 2 * ON_A_FACE
        front = self.mask.cells[first : first + ON_A_FACE]
        self._set(Mask.read("".join(ANY if cell in COLOURS else cell for cell in front)))

    def take_text(self, text: str) -> None:
        """Take a typed pattern."""
        try:
            self._set(Mask.read(text))
        except PatternError as error:
            self.failed.emit(sentence(reason(error)))

    def take_cube(self) -> None:
        """Take the stickers of the cube on screen, held with its centres at home."""
        cube = self._document.cube
        try:
            home = cube.apply_all(turns_home(cube))
        except CubeError as error:
            self.failed.emit(sentence(reason(error)))
            return
        shown = (COLOURS[each] if each < len(COLOURS) else ANY for each in home.facelets)
        self._set(Mask("".join(shown)))

    def set_symmetry(self, symmetry: Symmetry) -> None:
        """Look for cubes that have ``symmetry``."""
        if symmetry != self.symmetry:
            self.symmetry = symmetry
            self.symmetry_changed.emit(symmetry)
            self._drop()

    def go_on_from(self, before: PatternSearch) -> None:
        """Look for the pattern of another window, and list what was found there."""
        self._set(before.mask)
        self.set_symmetry(before.symmetry)
        self._sought = before._sought
        self._collected = list(before.found)
        self._tell()
        if before.found:
            self.ended.emit(before.has_all)

    def _set(self, mask: Mask) -> None:
        self.outlined.emit(frozenset())
        if mask != self.mask:
            self.mask = mask
            self.mask_changed.emit(mask)
            self._drop()

    def _drop(self) -> None:
        """Drop what was found for another pattern, and stop looking for more of it."""
        self.cancel()
        self._forget()

    # The search

    def find(self) -> None:
        """Look for all cubes that fit."""
        self.cancel()
        self.outlined.emit(frozenset())
        self._forget()
        mask, symmetry = self._sought = self.mask, self.symmetry
        words = under_way(tr("Loading the search"))
        self._search(lambda control: fits(mask, symmetry, control), words)

    def cancel(self) -> None:
        """Stop whatever is done; what was found stays."""
        super().cancel()
        for task in (self._counting, self._shortening):
            if task is not None:
                task.cancel()

    def shorten(self, numbers: Iterable[int]) -> None:
        """Look for the shortest moves to some of the cubes, one after the other."""
        collected = self._collected
        wanted = [(number, self.found[number]) for number in numbers]

        def work(control: SearchControl) -> None:
            for number, fit in wanted:
                # One assignment: whoever reads meanwhile has the one or the other.
                collected[number] = shortest(fit, control)

        self._shortening = self._tasks.start(
            work,
            lambda _none: self._end_shortening(),
            self._on_shortening_failed,
            self._on_shortened,
            cancelled=self._end_shortening,
            replaces=self._shortening,
        )

    # What was found

    def show(self, number: int) -> None:
        """Show a cube, as made by its moves."""
        fit = self.found[number]
        timeline = Timeline(Cube.solved(SIZE), fit.moves, Purpose.SCRAMBLE)
        self._document.load_timeline(timeline, len(fit.moves), tr("a cube of the pattern"))

    def keep(self, number: int, name: str) -> None:
        """Keep a cube among the user's own patterns.

        Raises:
            CubeError: it cannot be saved under that name.
        """
        self._book.add(name, format_moves(self.found[number].moves, SIZE))

    def _on_cancelled(self) -> None:
        if self._sought == (self.mask, self.symmetry):
            super()._on_cancelled()
        else:
            self.busy_changed.emit(None)

    def _on_found(self, found: tuple[Fit, ...]) -> None:
        """Take what was found, among it shorter moves to what was told before."""
        before, self.found = self.found, found
        for number, (was, now) in enumerate(zip(before, found, strict=False)):
            if was != now:
                self.fit_changed.emit(number)

    def _on_ended(self, is_all: bool) -> None:
        """Count how many there are, where not all are listed."""
        self.has_all = is_all
        mask, symmetry = self._sought
        if is_all or len(self.found) < self._most:
            return
        self._counting = self._tasks.start(
            lambda control: count_fitting(mask, symmetry, control),
            self.amount_changed.emit,
            replaces=self._counting,
        )

    def _on_failed(self, failure: Failure) -> None:
        if isinstance(failure.error, NoCubeError):
            self.outlined.emit(frozenset(failure.error.facelets))
        super()._on_failed(failure)

    def _on_shortened(self, progress: Progress) -> None:
        self._tell_shorter()
        words = tr("Looking for the shortest moves: {activity}")
        self.busy_changed.emit(words.format(activity=under_way(progress.activity)))

    def _on_shortening_failed(self, failure: Failure) -> None:
        self._end_shortening()
        self.failed.emit(failure.message)

    def _end_shortening(self) -> None:
        self._tell_shorter()
        self.busy_changed.emit(None)

    def _tell_shorter(self) -> None:
        self._on_found(tuple(self._collected[: len(self.found)]))

    def _activity(self, progress: Progress) -> str:
        words = super()._activity(progress)
        text = tr("{activity} ({n} found)")
        return text.format(activity=words, n=counted(len(self._collected)))
