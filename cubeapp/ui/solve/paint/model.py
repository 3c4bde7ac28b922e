"""Painting a cube in: what is painted, what is known of it, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from cubeapp.engine.legality.diagnosis import InvalidCubeError, Repair
from cubeapp.engine.legality.origins import NOTHING_KNOWN
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.places import sticker_words
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.solve.paint.cursor import PaintCursor
from cubeapp.ui.solve.paint.messages import what_is_doubtful, what_was_filled_in
from cubeapp.ui.solve.paint.review import Review
from cubeapp.ui.solve.paint.suggestions import Suggestions, SuggestionSearch
from cubeapp.ui.solve.paint.verdict import Judge, SuggestionKind, Verdict
from cubeapp.words import paragraph, plural, tr


class PaintModel(QObject):
    """The draft that is painted, with the verdict on it.

    A verdict, suggestions and a preview belong to one draft each and are only acted on while
    that is the draft.
    """

    changed = Signal()
    """The draft, the verdict, the suggestions or the review are others."""
    palette_changed = Signal()
    """The chosen colour, the sticker that is looked at, or what can come to it."""
    marks_changed = Signal()
    """What is pointed out on the cube."""
    judged = Signal(object)
    """The `Verdict` on the draft."""
    looked_for = Signal(object)
    """``tuple[int, ...]``: these facelets are to be turned to the front."""
    reviewed = Signal()
    """The draft was read from photos."""

    def __init__(
        self,
        document: CubeDocument,
        settings: Settings,
        tasks: Tasks,
        notify: Callable[[str], object],
    ) -> None:
        """Follow the draft of ``document``.

        Args:
            document: holds the draft.
            settings: remember whether implied stickers are filled in.
            tasks: search for suggestions.
            notify: shows a message.
        """
        super().__init__()
        self._document = document
        self._settings = settings
        self._notify = notify
        self.cursor = PaintCursor(document.cube.size, self)
        self._autofill = document.autofill
        self._autofill.is_on = settings.fills_in
        self._judge = Judge(self._on_judged)
        self._search = SuggestionSearch(tasks, self._on_found)
        self._verdict: Verdict | None = None
        self._foreseen: Verdict | None = None
        """The latest verdict with an outlook."""
        self._suggestions: Suggestions | None = None
        self._review: Review | None = None
        self._doubt = -1
        """The doubtful facelet that was shown last."""
        self._sticker_colours: Sequence[str] = ()
        self._colour = 0
        self._looked_at = 0
        """The facelet that was pointed at or reached by the cursor last."""
        self._pointed: frozenset[int] | None = None
        self._preview: Cube | None = None
        self._implied: frozenset[int] = frozenset()
        self._is_stopped = False
        document.changed.connect(self._on_changed)
        self.cursor.painted.connect(self._paint_one)
        self.cursor.cursor_changed.connect(self._on_cursor)

    # What there is

    @property
    def is_painting(self) -> bool:
        """Whether the draft is shown."""
        return self._document.is_painting

    @property
    def draft(self) -> Cube | None:
        """What is painted so far, ``None`` while nothing is being painted."""
        return self._document.draft if self._document.is_painting else None

    @property
    def missing(self) -> str:
        """What keeps the draft from being used, as a sentence; empty if nothing does."""
        verdict = self.current
        if verdict is None:
            return tr("The painted cube is being looked at.")
        if verdict.completed is not None:
            return ""
        return tr(verdict.faults[0].message)

    @property
    def is_ready(self) -> bool:
        """Whether the draft can be used: it is legal, or only one legal cube fits it."""
        verdict = self.current
        return verdict is not None and verdict.completed is not None

    @property
    def verdict(self) -> Verdict | None:
        """The latest verdict; that on an older draft stays until there is a new one."""
        return self._verdict

    @property
    def current(self) -> Verdict | None:
        """The verdict on the draft as it is now, ``None`` while there is none."""
        verdict = self._verdict
        return verdict if verdict is not None and verdict.draft == self.draft else None

    @property
    def suggestions(self) -> Suggestions | None:
        """The cubes suggested for the draft of the verdict, ``None`` for no suggestions."""
        return self._suggestions

    @property
    def review(self) -> Review | None:
        """What photos were read as, as long as the draft is that."""
        return self._review if self.doubtful is not None else None

    @property
    def doubtful(self) -> frozenset[int] | None:
        """The facelets still in doubt of what was read; ``None`` without a review."""
        return None if self._review is None else self._review.doubtful_in(self.draft)

    @property
    def colour(self) -> int:
        """The colour to paint with, 0…5 or 255 to erase."""
        return self._colour

    @property
    def fills_in(self) -> bool:
        """Whether implied stickers are filled in."""
        return self._autofill.is_on

    @property
    def possible(self) -> tuple[frozenset[int], str] | None:
        """The colours that can come to the sticker looked at last, and its place in words."""
        verdict, index = self._foreseen, self._looked_at
        if not self.is_painting or verdict is None or verdict.outlook is None:
            return None
        if index >= len(verdict.outlook.colours):
            return None
        return verdict.outlook.colours_for(index), tr(sticker_words(index, verdict.draft.size))

    # What is pointed out

    @property
    def outlined(self) -> frozenset[int]:
        """The facelets of the fault that is pointed at, or of all mistakes."""
        if self._verdict is None:
            return frozenset()
        return self._verdict.outlined if self._pointed is None else self._pointed

    @property
    def implied(self) -> frozenset[int]:
        """The facelets that were filled in, as of the last stroke that ended."""
        return self._implied

    @property
    def preview(self) -> Cube | None:
        """The cube to show instead of the draft for a while."""
        return self._preview

    def point_at(self, facelets: frozenset[int] | None) -> None:
        """Outline the facelets of one fault, or with ``None`` those of all again."""
        self._pointed = facelets
        self.marks_changed.emit()

    def set_preview(self, cube: Cube | None) -> None:
        """Show what a repair of the draft would lead to; ``None`` shows the draft again."""
        self._preview = cube if self.current is not None else None
        self.marks_changed.emit()

    def hover(self, index: int | None) -> None:
        """Look at the facelet under the pointer.

        On its way to the palette the pointer leaves the cube, and nothing changes there.
        """
        if index is not None and self.is_painting:
            self._look_at(index)

    def look_for(self, facelets: Iterable[int]) -> None:
        """Turn ``facelets`` to the front."""
        self.looked_for.emit(tuple(facelets))

    # What is done

    def set_active(self, active: bool) -> None:
        """Begin to paint, or stop."""
        if active:
            self._document.begin_painting()
        else:
            self._document.end_painting()

    def use(self) -> None:
        """Make the draft the cube, if it is legal or only one legal cube fits it."""
        self._document.finish_stroke()
        bare = int((self._document.draft.facelets == UNPAINTED).sum())
        verdict = self.current
        try:
            self._document.adopt_draft(None if verdict is None else verdict.completed)
        except InvalidCubeError as error:
            self._notify(tr(error.diagnosis.faults[0].message))
            return
        if bare:
            one = tr("The last sticker followed from the others and is filled in.")
            many = tr("The last {n} stickers followed from the others and are filled in.")
            self._notify(plural(bare, one, many))

    def set_sticker_colours(self, colours: Sequence[str]) -> None:
        """Set what the colours 0…5 look like, and so what they are called."""
        if colours != self._sticker_colours:
            self._sticker_colours = colours
            self.changed.emit()

    def colour_of(self, repair: Repair) -> str | None:
        """Return what the one sticker looks like that ``repair`` paints; ``None`` for others."""
        draft = self.draft
        if draft is None or draft.size != repair.cube.size:
            return None
        changed = np.flatnonzero(draft.facelets != repair.cube.facelets)
        value = int(repair.cube.facelets[changed[0]]) if len(changed) == 1 else UNPAINTED
        return self._sticker_colours[value] if value < len(self._sticker_colours) else None

    def set_colour(self, colour: int) -> None:
        """Choose the colour to paint with."""
        if colour != self._colour:
            self._colour = colour
            self.palette_changed.emit()

    def pick_colour(self, index: int) -> None:
        """Choose the colour of a sticker."""
        self.set_colour(int(self._document.draft.facelets[index]))

    def paint(self, indices: Sequence[int]) -> None:
        """Paint the stickers, at least one, that a stroke came to, in order."""
        self._document.paint(indices, self._colour)
        self.cursor.move_to(indices[-1])

    def finish_stroke(self) -> None:
        """End a stroke; implied stickers are filled in."""
        painted = self._document.draft
        self._document.finish_stroke()
        if self.is_painting:
            self._implied = self._autofill.implied(self._document.draft)
            self.marks_changed.emit()
            self._notify_filled(painted)

    def fill(self, indices: NDArray[np.intp], name: str) -> None:
        """Paint many stickers at once, as by hand."""
        before = self._document.draft
        painted = before.painted(indices, self._colour)
        after = self._autofill.completed(before, painted, indices.tolist())
        self._document.replace_draft(after, name)
        self._notify_filled(painted)

    def replace(self, draft: Cube, name: str) -> None:
        """Paint another cube in the place of this one."""
        if draft != self.draft:
            self._autofill.carry(self._document.draft, draft)
            self._document.replace_draft(draft, name)

    def repair(self, repair: Repair) -> None:
        """Do a repair of the draft; one of an older draft would undo what was painted since."""
        if self.current is not None and repair.cube != self.draft:
            after = self._autofill.repaired(self._document.draft, repair.cube)
            self._document.replace_draft(after, tr(repair.label))
            self._notify_filled(repair.cube)

    def turn_home(self) -> None:
        """Turn a legal draft as a whole until its faces are home."""
        verdict = self.current
        if verdict is not None and verdict.way_home:
            turned = verdict.draft.apply_all(verdict.way_home)
            self.replace(turned, tr("turn the painted cube"))

    def clear(self) -> None:
        """Erase everything but fixed centres."""
        self._document.replace_draft(empty_draft(self._document.cube.size), tr("empty"))

    def start_from_cube(self) -> None:
        """Paint on from the cube as it was before painting."""
        self._document.replace_draft(self._document.cube, tr("start from the current cube"))

    def set_fills_in(self, on: bool) -> None:
        """Fill in what is implied from now on, and what is already; or nothing any more."""
        self._settings.fills_in = self._autofill.is_on = on
        if on and self.is_painting:
            self._document.finish_stroke()
            draft = self._document.draft
            after = self._autofill.completed(draft, draft, ())
            self._document.replace_draft(after, tr("fill in implied stickers"))
            self._notify_filled(draft)
        self.changed.emit()

    def stop(self) -> None:
        """End all work for good; a stroke that still ends as the window closes begins none."""
        self._is_stopped = True
        self._judge.set_draft(None, NOTHING_KNOWN)
        self._search.stop()

    # Photos

    def set_review(self, review: Review) -> None:
        """Paint what photos were read as, to be compared with the cube in hand."""
        self._review, self._doubt = review, -1
        self._paint_reading(review)
        self._notify(paragraph((review.text, what_is_doubtful(len(self.doubtful or ())))))
        self.reviewed.emit()

    def show_next_doubt(self) -> None:
        """Go to the next doubtful sticker; after the last comes the first."""
        left = self.doubtful
        if left:
            after = [index for index in sorted(left) if index > self._doubt]
            self._doubt = after[0] if after else min(left)
            self.cursor.move_to(self._doubt)
            self.look_for((self._doubt,))

    def settle_doubts(self) -> None:
        """End the review: all stickers are right."""
        self._review = None
        self._emit_all()

    def show_next_reading(self) -> None:
        """Paint the next cube that the photos can be of."""
        if self._review is not None:
            self._review = self._review.next()
            self._paint_reading(self._review)

    def _paint_reading(self, review: Review) -> None:
        self._document.replace_draft(review.reading.cube, tr("read from photos"))
        self._emit_all()

    # What happened

    def _on_changed(self, change: Change) -> None:
        if change.new_draft:
            self._follow_draft()

    def _follow_draft(self) -> None:
        draft = self.draft
        if draft is not None:
            self.cursor.set_size(draft.size)
        origins = NOTHING_KNOWN if draft is None else self._autofill.origins(draft)
        if not self._document.is_stroking:
            self._implied = origins.followed
        self._preview = None
        if draft is None:
            self._verdict = self._foreseen = self._suggestions = self._pointed = None
            self._search.stop()
        is_fleeting = self._document.is_stroking
        if self._is_stopped or not self._judge.set_draft(draft, origins, is_fleeting=is_fleeting):
            # A verdict that is there at once tells of the draft as well.
            self._emit_all()

    def _on_judged(self, verdict: Verdict) -> None:
        self._verdict = verdict
        if verdict.outlook is not None:
            self._foreseen = verdict
            self._suggest(verdict)
        self.judged.emit(verdict)
        self._emit_all()

    def _suggest(self, verdict: Verdict) -> None:
        """Search for what ``verdict`` asks for; what was found for the same draft stays."""
        if verdict.suggestions is SuggestionKind.NONE:
            self._search.stop()
            self._suggestions = None
        elif self._suggestions is None or not self._suggestions.is_asked_by(verdict):
            self._suggestions = Suggestions(verdict.draft, verdict.suggestions)
            self._search.start(verdict)

    def _on_found(self, suggestions: Suggestions) -> None:
        self._suggestions = suggestions
        self.changed.emit()

    def _on_cursor(self, index: int) -> None:
        self._look_at(index)
        self.marks_changed.emit()

    def _look_at(self, index: int) -> None:
        self._looked_at = index
        self.palette_changed.emit()

    def _paint_one(self, index: int, colour: int) -> None:
        self._document.paint([index], colour)
        self.finish_stroke()

    def _emit_all(self) -> None:
        self.changed.emit()
        self.palette_changed.emit()
        self.marks_changed.emit()

    def _notify_filled(self, painted: Cube) -> None:
        """Say what was filled in after ``painted``."""
        after = self._document.draft
        if after.size == painted.size:
            new = _bare(painted) & ~_bare(after)
            others = (painted.facelets != after.facelets) & ~_bare(painted)
            message = what_was_filled_in(int(new.sum()), int(others.sum()))
            if message:
                self._notify(message)


def _bare(cube: Cube) -> NDArray[np.bool_]:
    return np.asarray(cube.facelets == UNPAINTED)
