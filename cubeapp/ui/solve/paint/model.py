"""Painting a cube in: joins the paint panel, the views and the keys to the document's draft."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.engine.places import sticker_words
from cubeapp.engine.validity import Origins
from cubeapp.language import tr
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.session import Session
from cubeapp.ui.solve.paint.cursor import PaintCursor
from cubeapp.ui.solve.paint.diagnoser import Diagnoser, Verdict
from cubeapp.ui.solve.paint.messages import what_was_filled_in
from cubeapp.ui.solve.paint.panel import PaintPanel
from cubeapp.ui.solve.paint.suggestions import SuggestionSearch
from cubeapp.ui.stage.puzzle_view import PuzzleView


class Painting(QObject):
    """Everything that happens only while a cube is painted in."""

    judged = Signal(object)
    """The latest `Verdict`."""

    def __init__(
        self,
        session: Session,
        panel: PaintPanel,
        views: Sequence[PuzzleView],
        settings: Settings,
    ) -> None:
        super().__init__(panel)
        self._session = session
        self._settings = settings
        self._document = session.document
        self._panel = panel
        self._views = views
        self.cursor = PaintCursor(self._document.cube.size, self)
        self.autofill = self._document.autofill
        self.autofill.is_on = settings.follows
        panel.set_autofill(settings.follows)
        self._diagnoser = Diagnoser(self)
        self._search = SuggestionSearch(self)
        self._verdict: Verdict | None = None
        self._looked_at = 0
        """The facelet that was pointed at or reached by the cursor last."""
        self._pending = ""
        """The message to show after the next change."""
        self._document.complete_strokes(self._complete)
        self._document.undo_stack.changed.connect(self._notify)
        self._connect_panel(session)
        self._connect_views()
        self._document.draft_changed.connect(self._on_draft_changed)
        self._diagnoser.judged.connect(self._on_judged)
        self.judged.connect(panel.set_verdict)
        self.judged.connect(session.set_verdict)
        self._search.found.connect(panel.set_suggested)
        self.cursor.painted.connect(self._paint_one)
        self.cursor.cursor_changed.connect(self._on_cursor)

    def refresh(self) -> None:
        """Show the draft, or that none is painted, in widgets that have just been made."""
        draft = self._document.draft if self._document.is_painting else None
        self._on_draft_changed(draft)

    def set_active(self, active: bool) -> None:
        """Begin to paint, or stop."""
        if active:
            self._document.begin_painting()
        else:
            self._document.end_painting()

    def stop(self) -> None:
        """End all background work, for good."""
        self._diagnoser.set_draft(None)
        self._search.stop()

    def _connect_panel(self, session: Session) -> None:
        panel = self._panel
        panel.begun.connect(self._document.begin_painting)
        panel.area_painted.connect(self._paint_area)
        panel.draft_replaced.connect(self._replace)
        panel.repaired.connect(self._repair)
        panel.empty_requested.connect(self._empty)
        panel.current_requested.connect(self._start_from_cube)
        panel.autofill_toggled.connect(self._set_autofill)
        panel.finished.connect(session.adopt_draft)
        panel.left.connect(self._document.end_painting)

    def _connect_views(self) -> None:
        panel = self._panel
        for view in self._views:
            view.facelet_painted.connect(self._paint)
            view.facelet_picked.connect(self._pick_colour)
            view.stroke_finished.connect(self._document.finish_stroke)
            view.hovered.connect(self._on_hovered)
            panel.previewed.connect(view.set_preview)
            panel.sought.connect(view.look_at)

    # What happened

    def _on_draft_changed(self, draft: Cube | None) -> None:
        for view in self._views:
            view.set_painting(draft is not None)
        if draft is not None:
            self.cursor.set_size(draft.size)
        origins = Origins() if draft is None else self.autofill.origins(draft)
        if not self._document.is_stroking:
            self._show_implied(origins.followed)
        self._show_cursor()
        self._panel.set_draft(draft)
        self._diagnoser.set_draft(draft, self._document.is_stroking, origins)
        if draft is None:
            self._verdict = None
            self._search.search(None)
            self._show_possible()

    def _on_cursor(self, index: int) -> None:
        self._looked_at = index
        self._show_cursor()
        self._show_possible()

    def _show_cursor(self) -> None:
        shown = self.cursor.index if self._document.is_painting else None
        for view in self._views:
            view.set_cursor(shown)
        self._panel.set_cursor(shown)

    def _show_implied(self, facelets: frozenset[int]) -> None:
        for view in self._views:
            view.set_followed(facelets)

    def _on_hovered(self, index: int | None) -> None:
        # On its way to the palette the pointer leaves the cube, and nothing changes there.
        if index is not None:
            self._looked_at = index
            self._show_possible()

    def _on_judged(self, verdict: Verdict) -> None:
        self._verdict = verdict
        self.judged.emit(verdict)
        if verdict.outlook is not None:
            self._search.search(verdict)
        self._show_possible()

    def _show_possible(self) -> None:
        """Dim the colours that cannot come to the sticker that is looked at."""
        verdict, index = self._verdict, self._looked_at
        if not self._document.is_painting or verdict is None:
            self._panel.set_possible(None)
        elif verdict.outlook is not None and index < len(verdict.outlook.colours):
            place = sticker_words(index, verdict.draft.size)
            self._panel.set_possible(verdict.outlook.colours_for(index), place)

    # What is done

    def _paint(self, index: int) -> None:
        self._document.paint([index], self._panel.colour)
        self.cursor.move_to(index)

    def _paint_one(self, index: int, colour: int) -> None:
        self._document.paint([index], colour)
        self._document.finish_stroke()

    def _paint_area(self, indices: NDArray[np.intp], colour: int, name: str) -> None:
        before = self._document.draft
        painted = before.painted(indices, colour)
        after = self.autofill.completed(before, painted, indices.tolist())
        self._document.replace_draft(after, name)
        self._note_filled(painted, after)
        self._notify()

    def _complete(self, before: Cube, draft: Cube, stroke: frozenset[int]) -> Cube:
        after = self.autofill.completed(before, draft, stroke)
        self._note_filled(draft, after)
        self._show_implied(self.autofill.implied(after))
        return after

    def _replace(self, draft: Cube, name: str) -> None:
        self.autofill.carry(self._document.draft, draft)
        self._document.replace_draft(draft, name)

    def _repair(self, draft: Cube, name: str) -> None:
        after = self.autofill.repaired(self._document.draft, draft)
        self._document.replace_draft(after, name)
        self._note_filled(draft, after)
        self._notify()

    def _set_autofill(self, on: bool) -> None:
        """Fill in what is implied from now on, and what is already; or nothing any more."""
        self._settings.follows = self.autofill.is_on = on
        if on and self._document.is_painting:
            self._document.finish_stroke()
            draft = self._document.draft
            after = self.autofill.completed(draft, draft, ())
            self._document.replace_draft(after, tr("fill in implied stickers"))
            self._note_filled(draft, after)
            self._notify()

    def _pick_colour(self, index: int) -> None:
        self._panel.select_colour(int(self._document.draft.facelets[index]))

    def _empty(self) -> None:
        self._document.replace_draft(empty_draft(self._document.cube.size), tr("empty"))

    def _start_from_cube(self) -> None:
        self._document.replace_draft(self._document.cube, tr("start from the current cube"))

    # Messages

    def _note_filled(self, painted: Cube, after: Cube) -> None:
        """Say how many stickers were filled in, once the new draft is shown."""
        new = _bare(painted) & ~_bare(after)
        others = (painted.facelets != after.facelets) & ~_bare(painted)
        self._pending = what_was_filled_in(int(new.sum()), int(others.sum()))

    def _notify(self) -> None:
        pending, self._pending = self._pending, ""
        if pending:
            self._session.said.emit(pending)


def _bare(cube: Cube) -> NDArray[np.bool_]:
    return np.asarray(cube.facelets == UNPAINTED)
