"""Making scrambles: one to be done at once, or a batch to be copied, saved and printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.english import capitalised, sentence
from cubeapp.engine.errors import CubeError
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.perfect.rules import SIX_RULES
from cubeapp.engine.scramblers.base import (
    MAX_SOLVED_SIZE,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    Recipe,
    Scramble,
    fresh_seed,
    scrambles,
)
from cubeapp.engine.scramblers.random_moves import default_length
from cubeapp.engine.scramblers.sheets import Sheet, sheet_title
from cubeapp.engine.search.control import Progress, SearchControl
from cubeapp.engine.search_words import spoken
from cubeapp.engine.timeline import Purpose, Timeline
from cubeapp.language import counted, tr
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble.orders import Order
from cubeapp.ui.play.scramble.sheets import write_sheet
from cubeapp.ui.scene.theme import ColourScheme
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.solve.solvers.job import SolveJob
from cubeapp.ui.solve.solvers.job_owner import JobOwner

HISTORY = 50
"""So many of the last scrambles are remembered, the newest first."""
QUICK_MOVES = 2_000
"""So many random moves are made while the window waits, and always the usual number of them."""
MOST_BATCH_MOVES = 10_000_000
"""Of all scrambles of a batch together: each is kept."""
MAX_SMALL_SIZE = 3
"""Larger cubes have solvers of their own, which are built when they are first needed."""
PATIENCE_S = 0.15
"""Seconds after which work that is not over is spoken of: most scrambles take less."""


@dataclass(frozen=True, slots=True)
class _Saved:
    path: Path


class Scrambling(JobOwner):
    """Joins the document and the job that makes scrambles; it knows no widget."""

    said = Signal(str)
    """A sentence for the status line."""
    scrambled = Signal(object)
    """The `Scramble` that was made and is on the cube now."""
    history_changed = Signal(object)
    """The last scrambles, a tuple of `Scramble`, the newest first."""
    sheet_made = Signal(object)
    """The `Sheet` of a batch."""
    busy_changed = Signal(object)
    """What is done for scrambles that are being worked out, ``None`` when none are."""
    share_changed = Signal(object)
    """How much of that is done, 0…1; ``None`` where it is not known."""

    def __init__(
        self,
        document: CubeDocument,
        job: SolveJob,
        perfect_preparation: Preparation,
        preparation_of_size: Callable[[int], Preparation],
        parent: QObject | None = None,
    ) -> None:
        """Join the parts.

        Args:
            document: whose cube is scrambled.
            job: does what takes a moment; nobody else may give it tasks.
            perfect_preparation: compiles the search for perfect scrambles.
            preparation_of_size: returns what builds the solver of a size of big cubes.
            parent: the owner.
        """
        super().__init__(job, parent)
        self._document = document
        self._perfect_preparation = perfect_preparation
        self._preparation_of_size = preparation_of_size
        self._play = True
        self._history: tuple[Scramble, ...] = ()
        self._made: tuple[int, int] | None = None
        """How many scrambles of a batch are made, and of how many; the worker writes it."""

    def scramble(self, recipe: Recipe, seed: int | None, play: bool) -> None:
        """Make one scramble and do it; a missing seed is drawn.

        Args:
            recipe: what to make; of another size than the cube's it changes the size.
            seed: makes the same scramble every time.
            play: whether the moves are played, or the scrambled cube is shown at once.
        """
        self.job.cancel()
        self._play, self._made = play, None
        if is_quick(recipe):
            try:
                self._finish(next(scrambles(recipe, seed)))
            except CubeError as error:
                self.said.emit(sentence(str(error)))
        else:
            self.job.start_task(
                lambda control: next(scrambles(recipe, seed, control=control)),
                self.preparation(recipe),
            )

    def show(self, made: Scramble, play: bool) -> None:
        """Do a scramble that was made before."""
        name = tr("scramble {name}").format(name=cube_name(made.cube.size))
        if made.moves is None:
            self._document.load(made.cube, name)
            return
        timeline = Timeline(Cube.solved(made.cube.size), made.moves, Purpose.SCRAMBLE)
        self._document.load_timeline(timeline, len(timeline), name)
        if play:
            self._document.go_to(0)
            self._document.step(len(timeline))

    def make_sheet(self, order: Order) -> None:
        """Make a batch of scrambles, unless it is too large to be kept."""
        recipe, total = order.recipe, order.count + order.extra
        if total * (recipe.length or 0) > MOST_BATCH_MOVES:
            self.said.emit(
                tr(
                    "A batch has {most} moves at most in all: ask for fewer or shorter scrambles."
                ).format(most=counted(MOST_BATCH_MOVES))
            )
            return
        seed = fresh_seed() if order.seed is None else order.seed

        def make(control: SearchControl) -> Sheet:
            made: list[Scramble] = []
            for each in scrambles(recipe, seed, total, control=control):
                made.append(each)
                self._made = len(made), total
                control.checkpoint(Progress(tr("making scrambles")))
            return Sheet(sheet_title(recipe, seed), tuple(made), order.extra, order.hold)

        self._made = None
        self.job.start_task(make, self.preparation(recipe))

    def save(self, sheet: Sheet, path: str, scheme: ColourScheme) -> None:
        """Write a batch to a file, as its ending says: ``.txt``, ``.csv``, ``.json``, ``.pdf``.

        Args:
            sheet: the batch.
            path: of the file; no other ending is taken.
            scheme: the colours of the pictures.
        """

        def write(control: SearchControl) -> _Saved:
            write_sheet(sheet, Path(path), scheme, control)
            return _Saved(Path(path))

        self._made = None
        self.job.start_task(write)

    def preparation(self, recipe: Recipe) -> Preparation | None:
        """Return what has to be over before scrambles of this recipe, if anything."""
        if recipe.kind == RANDOM_STATE and recipe.size > MAX_SMALL_SIZE:
            return self._preparation_of_size(recipe.size)
        is_searched = recipe.kind == PERFECT and recipe.rules not in (None, SIX_RULES)
        return self._perfect_preparation if is_searched else None

    def _finish(self, made: Scramble) -> None:
        self.show(made, self._play)
        self._history = (made, *self._history)[:HISTORY]
        self.history_changed.emit(self._history)
        self.scrambled.emit(made)

    def _on_progress(self, progress: Progress) -> None:
        if self.job.elapsed_s < PATIENCE_S:
            return
        text, share = f"{capitalised(spoken(progress.activity))} …", progress.share
        if self._made is not None:
            # What the solver behind a batch reports is of no interest.
            made, total = self._made
            text = tr("Made {made} of {total} scrambles")
            text, share = text.format(made=counted(made), total=counted(total)), made / total
        self.busy_changed.emit(text)
        self.share_changed.emit(share)

    def _on_done(self, result: object) -> None:
        self.busy_changed.emit(None)
        if isinstance(result, Scramble):
            self._finish(result)
        elif isinstance(result, Sheet):
            self.sheet_made.emit(result)
        elif isinstance(result, _Saved):
            self.said.emit(tr("Saved as {name}.").format(name=result.path.name))

    def _on_failed(self, message: str, _best: object) -> None:
        self.busy_changed.emit(None)
        self.said.emit(message)

    def _on_cancelled(self, _cube: object, _best: object) -> None:
        self.busy_changed.emit(None)


def is_quick(recipe: Recipe) -> bool:
    """Tell whether a scramble is made at once, without anything compiled."""
    if recipe.kind == RANDOM_MOVES:
        return (recipe.length or 0) <= max(QUICK_MOVES, default_length(recipe.size))
    return recipe.kind == RANDOM_STATE and recipe.size > MAX_SOLVED_SIZE
