"""Making scrambles: one to be done at once, or a batch to be copied, saved and printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from cubeapp.drawing.theme import ColourScheme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.perfect.rules import SIX_RULES
from cubeapp.engine.scrambles.base import (
    MAX_SOLVED_SIZE,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    Recipe,
    Scramble,
    fresh_seed,
    scrambles,
)
from cubeapp.engine.scrambles.random_moves import default_length
from cubeapp.engine.scrambles.sheets import Sheet, sheet_title
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.play.scramble.recipe import RecipeChoice
from cubeapp.ui.play.scramble.sheets import print_sheet, write_sheet
from cubeapp.ui.play.scramble.words import length_of
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.words import counted, reason, sentence, tr, under_way

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

Result = TypeVar("Result")
HISTORY = 50
"""Maximum number of scrambles that are listed, the newest first."""
QUICK_MOVES = 2_000
"""Maximum number of random moves made while the window waits; the default number always is."""
MAX_BATCH_MOVES = 10_000_000
"""Of all scrambles of a batch together, which stay in memory."""
MAX_SMALL_SIZE = 3
"""Larger cubes have solvers of their own, which are built when they are first needed."""


@dataclass(frozen=True, slots=True)
class BatchRequest:
    """A batch of scrambles to be made."""

    recipe: Recipe
    seed: int | None = None
    """None for a fresh one."""
    count: int = 5
    """Without the extra ones."""
    extra: int = 0
    """How many more, for attempts done again."""


class Scrambler(QObject):
    """Makes scrambles of the chosen recipe for the document; it knows no widget."""

    begun = Signal()
    """A scramble is going to take the place of the cube."""
    scrambled = Signal(object)
    """The `Scramble` that was made and is on the cube now."""
    sheet_made = Signal(object)
    """The `Sheet` of a batch."""
    busy_changed = Signal(object, object)
    """(activity, share): a sentence on what is done, ``None`` when nothing is, and how much of
    it is done, 0…1, ``None`` where that is not known."""
    message = Signal(str)
    """A message for the user, one sentence."""
    looks_different = Signal(object)
    """The user's own cube is not what this `Scramble` makes, and is to be mended."""

    def __init__(
        self,
        document: CubeDocument,
        tasks: Tasks,
        compiled: Preparation,
        perfect_preparation: Preparation,
        preparation_of_size: Callable[[int], Preparation],
        parent: QObject | None = None,
    ) -> None:
        """Make a scrambler.

        Args:
            document: whose cube is scrambled.
            tasks: make what takes a moment.
            compiled: compiles the solvers, which random states need.
            perfect_preparation: compiles the search for perfect scrambles.
            preparation_of_size: returns what builds the solver of a size of big cubes.
            parent: the owner.
        """
        super().__init__(parent)
        self._document = document
        self._tasks = tasks
        self._compiled = compiled
        self._perfect_preparation = perfect_preparation
        self._preparation_of_size = preparation_of_size
        self.choice = RecipeChoice(document.cube.size, self)
        self.choice.set_solver_ready(compiled.is_over)
        self.history: tuple[Scramble, ...] = ()
        """The last scrambles, the newest first."""
        self.sheet: Sheet | None = None
        """The last batch; `BatchForm` puts its title, and how the cube is held, into words."""
        self._task: Task[Any] | None = None
        self._is_batch = False
        """Whether the task makes, saves or prints a batch."""
        self._made: tuple[int, int] | None = None
        """How many scrambles of a batch are made, and of how many; the worker writes it."""
        compiled.ended.connect(self._on_compiled)
        document.changed.connect(self._on_changed)

    @property
    def is_working(self) -> bool:
        """Whether scrambles are being made or written."""
        return self._task is not None and not self._task.is_over

    def scramble(self, recipe: Recipe, seed: int | None, play: bool) -> None:
        """Make one scramble and do it, unless a batch is being made or saved.

        Args:
            recipe: what to make; of another size than the cube's it changes the size.
            seed: makes the same scramble every time; ``None`` for a fresh one.
            play: whether the moves are played, or the scrambled cube is shown at once.
        """
        if self.is_working and self._is_batch:
            # One key is soon pressed, and minutes of work would be gone.
            text = tr("A batch is being made or saved. Wait until it is there, or cancel it first.")
            self.message.emit(text)
            return
        self.cancel()
        self.begun.emit()
        if is_quick(recipe):
            try:
                self._finish(next(scrambles(recipe, seed)), play)
            except CubeError as error:
                self.message.emit(sentence(reason(error)))
        else:
            self._start(
                lambda control: next(scrambles(recipe, seed, control=control)),
                lambda made: self._finish(made, play),
                self.preparations(recipe),
            )

    def show(self, made: Scramble, play: bool) -> None:
        """Do a scramble that was made before."""
        length = length_of(made)
        name = tr("scrambled, {length}").format(length=length) if length else tr("scrambled")
        if made.moves is None:
            self._document.load(made.cube, name)
            return
        timeline = Timeline(Cube.solved(made.cube.size), made.moves, Purpose.SCRAMBLE)
        self._document.load_timeline(timeline, len(timeline), name)
        if play:
            self._document.go_to(0)
            self._document.step(len(timeline))

    def make_sheet(self, request: BatchRequest) -> None:
        """Make a batch of scrambles, unless it is too large for memory."""
        recipe, total = request.recipe, request.count + request.extra
        if total * (recipe.length or 0) > MAX_BATCH_MOVES:
            text = tr(
                "A batch has {most} moves at most in all: ask for fewer or shorter scrambles."
            )
            self.message.emit(text.format(most=counted(MAX_BATCH_MOVES)))
            return
        seed = fresh_seed() if request.seed is None else request.seed

        def make(control: SearchControl) -> Sheet:
            made: list[Scramble] = []
            for each in scrambles(recipe, seed, total, control=control):
                made.append(each)
                self._made = len(made), total
                control.checkpoint(Progress(Text("making scrambles")))
            title = sheet_title(recipe, seed)
            return Sheet(title, tuple(made), request.extra)

        self._start(make, self._finish_sheet, self.preparations(recipe), is_batch=True)

    def save(self, sheet: Sheet, path: Path, scheme: ColourScheme) -> None:
        """Write a batch to a file, as its ending says: ``.txt``, ``.csv``, ``.json``, ``.pdf``.

        Args:
            sheet: the batch.
            path: of the file; with another ending nothing is written.
            scheme: the colours of the pictures.
        """
        saved = tr("Saved as {name}.").format(name=path.name)
        self._start(
            lambda control: write_sheet(sheet, path, scheme, control),
            lambda _: self.message.emit(saved),
            is_batch=True,
        )

    def print(self, sheet: Sheet, printer: QPrinter, scheme: ColourScheme) -> None:
        """Print a batch with pictures in the colours of ``scheme``."""
        self._start(
            lambda control: print_sheet(sheet, printer, scheme, control),
            lambda _: self.message.emit(tr("Sent to the printer.")),
            is_batch=True,
        )

    def go_on_from(self, before: Scrambler) -> None:
        """Have the scrambles that were made in another window."""
        self.history, self.sheet = before.history, before.sheet

    def cancel(self) -> None:
        """Stop making scrambles; the cube stays as it is."""
        if self._task is not None:
            self._task.cancel()

    def preparations(self, recipe: Recipe) -> tuple[Preparation, ...]:
        """Return what has to be over before scrambles of this recipe."""
        if recipe.kind == RANDOM_STATE and recipe.size > MAX_SMALL_SIZE:
            return self._compiled, self._preparation_of_size(recipe.size)
        if recipe.kind == PERFECT and recipe.rules not in (None, SIX_RULES):
            return self._compiled, self._perfect_preparation
        return (self._compiled,)

    def _start(
        self,
        work: Callable[[SearchControl], Result],
        done: Callable[[Result], object],
        after: tuple[Preparation, ...] = (),
        *,
        is_batch: bool = False,
    ) -> None:
        def on_done(result: Result) -> None:
            self._on_idle()
            done(result)

        self._made, self._is_batch = None, is_batch
        self._task = self._tasks.start(
            work,
            on_done,
            self._on_failed,
            self._on_progress,
            cancelled=self._on_idle,
            after=after,
            replaces=self._task,
        )

    def _finish(self, made: Scramble, play: bool) -> None:
        self.show(made, play)
        self.history = (made, *self.history)[:HISTORY]
        self.scrambled.emit(made)

    def _finish_sheet(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.sheet_made.emit(sheet)

    def _on_progress(self, progress: Progress) -> None:
        if self._task is None or not self._task.is_late:
            return
        text, share = under_way(progress.activity), progress.share
        if self._made is not None:
            # What the solver behind a batch reports is of no interest.
            made, total = self._made
            text = tr("Made {made} of {total} scrambles")
            text, share = text.format(made=counted(made), total=counted(total)), made / total
        self.busy_changed.emit(text, share)

    def _on_idle(self) -> None:
        self.busy_changed.emit(None, None)

    def _on_failed(self, failure: Failure) -> None:
        self._on_idle()
        self.message.emit(failure.message)

    def _on_compiled(self) -> None:
        self.choice.set_solver_ready(True)

    def _on_changed(self, change: Change) -> None:
        size = self._document.shown.size
        if change.is_jump and size != self.choice.size:
            if not self._is_batch:
                # A scramble that comes now would bring the size back that was left.
                self.cancel()
            self.choice.set_size(size)


def is_quick(recipe: Recipe) -> bool:
    """Tell whether a scramble is made at once, without anything compiled."""
    if recipe.kind == RANDOM_MOVES:
        return (recipe.length or 0) <= max(QUICK_MOVES, default_length(recipe.size))
    return recipe.kind == RANDOM_STATE and recipe.size > MAX_SOLVED_SIZE
