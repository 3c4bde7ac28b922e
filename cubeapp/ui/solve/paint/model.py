"""Painting a cube in: joins the paint panel, the views and the keys to the document's draft."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.engine.validity import Origins
from cubeapp.language import tr
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.session import Session
from cubeapp.ui.solve.paint.cursor import PaintCursor
from cubeapp.ui.solve.paint.diagnoser import Diagnoser, Offers, Outlook
from cubeapp.ui.solve.paint.messages import what_followed
from cubeapp.ui.solve.paint.panel import PaintPanel
from cubeapp.ui.solve.paint.suggestions import OfferSearch
from cubeapp.ui.stage.puzzle_view import PuzzleView


class Painting(QObject):
    """Everything that happens only while a cube is painted in."""

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
        self.following = self._document.following
        self.following.is_wanted = settings.follows
        panel.set_follows(settings.follows)
        self._diagnoser = Diagnoser(self)
        self._offer_search = OfferSearch(self)
        self._outlook: Outlook | None = None
        self._hovered: int | None = None
        self._pending = ""
        """What is to be said after the next change."""
        self._document.complete_strokes(self._complete)
        self._document.undo_stack.changed.connect(self._tell)
        self._connect_panel(session)
        self._connect_views()
        self._document.draft_changed.connect(self._on_draft_changed)
        self._diagnoser.diagnosed.connect(panel.set_diagnosis)
        self._diagnoser.diagnosed.connect(session.set_diagnosis)
        self._diagnoser.foreseen.connect(self._on_foreseen)
        self._diagnoser.foreseen.connect(session.set_outlook)
        self._diagnoser.offers_wanted.connect(self._on_offers_wanted)
        self._offer_search.found.connect(panel.set_offered)
        self.cursor.painted.connect(self._paint_one)
        self.cursor.cursor_changed.connect(self._on_cursor)

    def refresh(self) -> None:
        """Show the draft, or that nobody paints, to widgets that have just been made."""
        draft = self._document.draft if self._document.is_painting else None
        self._on_draft_changed(draft)

    def set_active(self, active: bool) -> None:
        """Begin to paint, or stop."""
        if active:
            self._document.begin_painting()
        else:
            self._document.end_painting()

    def stop(self) -> None:
        """End what is worked out beside the window, for good."""
        self._diagnoser.set_draft(None)
        self._offer_search.stop()

    def _connect_panel(self, session: Session) -> None:
        panel = self._panel
        panel.begun.connect(self._document.begin_painting)
        panel.area_painted.connect(self._paint_area)
        panel.draft_replaced.connect(self._replace)
        panel.repaired.connect(self._repair)
        panel.empty_requested.connect(self._empty)
        panel.current_requested.connect(self._take_cube)
        panel.follow_toggled.connect(self._set_following)
        panel.finished.connect(session.adopt_draft)
        panel.left.connect(self._document.end_painting)

    def _connect_views(self) -> None:
        panel = self._panel
        for view in self._views:
            view.facelet_painted.connect(self._paint)
            view.facelet_picked.connect(self._pick_colour)
            view.stroke_finished.connect(self._document.finish_stroke)
            view.hovered.connect(self._on_hovered)
            panel.fault_selected.connect(view.set_outlined)
            panel.previewed.connect(view.set_preview)
            panel.sought.connect(view.look_at)

    # What happened

    def _on_draft_changed(self, draft: Cube | None) -> None:
        for view in self._views:
            view.set_painting(draft is not None)
        if draft is not None:
            self.cursor.set_size(draft.size)
        origins = Origins() if draft is None else self.following.origins(draft)
        if not self._document.is_stroking:
            self._show_followed(origins.followed)
        self._on_cursor(self.cursor.index)
        self._panel.set_draft(draft)
        self._diagnoser.set_draft(draft, self._document.is_stroking, origins)

    def _on_cursor(self, index: int) -> None:
        shown = index if self._document.is_painting else None
        for view in self._views:
            view.set_cursor(shown)
        self._panel.set_cursor(shown)
        self._show_possible()

    def _show_followed(self, facelets: frozenset[int]) -> None:
        for view in self._views:
            view.set_followed(facelets)
        self._panel.set_followed(facelets)

    def _on_hovered(self, index: int | None) -> None:
        self._hovered = index
        if self._document.is_painting:
            self._show_possible()

    def _on_foreseen(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._panel.set_count(outlook.draft, outlook.count)
        self._show_possible()

    def _on_offers_wanted(self, draft: Cube | None, offers: Offers) -> None:
        self._panel.set_offers(offers)
        origins = Origins() if draft is None else self.following.origins(draft)
        self._offer_search.look(draft, offers, origins)

    def _show_possible(self) -> None:
        """Dim the colours that cannot come to the sticker under the pointer or the cursor."""
        outlook = self._outlook
        index = self.cursor.index if self._hovered is None else self._hovered
        if outlook is None or not self._document.is_painting:
            self._panel.set_possible(None)
        elif outlook.draft == self._document.draft and index < 6 * outlook.draft.size**2:
            self._panel.set_possible(outlook.colours_for(index))

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
        after = self.following.after(before, painted, indices.tolist())
        self._document.replace_draft(after, name)
        self._tell_followed(painted, after)
        self._tell()

    def _complete(self, before: Cube, draft: Cube, stroke: frozenset[int]) -> Cube:
        after = self.following.after(before, draft, stroke)
        self._tell_followed(draft, after)
        self._show_followed(self.following.of(after))
        return after

    def _replace(self, draft: Cube, name: str) -> None:
        self.following.carry(self._document.draft, draft)
        self._document.replace_draft(draft, name)

    def _repair(self, draft: Cube, name: str) -> None:
        after = self.following.mended(self._document.draft, draft)
        self._document.replace_draft(after, name)
        self._tell_followed(draft, after)
        self._tell()

    def _set_following(self, follows: bool) -> None:
        """Paint what follows from now on, and what follows already; or nothing any more."""
        self._settings.follows = self.following.is_wanted = follows
        if follows and self._document.is_painting:
            self._document.finish_stroke()
            draft = self._document.draft
            after = self.following.after(draft, draft, ())
            self._document.replace_draft(after, tr("fill in what follows"))
            self._tell_followed(draft, after)
            self._tell()

    def _pick_colour(self, index: int) -> None:
        self._panel.select_colour(int(self._document.draft.facelets[index]))

    def _empty(self) -> None:
        self._document.replace_draft(empty_draft(self._document.cube.size), tr("empty"))

    def _take_cube(self) -> None:
        self._document.replace_draft(self._document.cube, tr("start from the current cube"))

    # What is said

    def _tell_followed(self, painted: Cube, after: Cube) -> None:
        """Say soon how many stickers followed, when the picture of the draft is the new one."""
        new = _bare(painted) & ~_bare(after)
        others = (painted.facelets != after.facelets) & ~_bare(painted)
        self._pending = what_followed(int(new.sum()), int(others.sum()))

    def _tell(self) -> None:
        pending, self._pending = self._pending, ""
        if pending:
            self._session.said.emit(pending)


def _bare(cube: Cube) -> NDArray[np.bool_]:
    return np.asarray(cube.facelets == UNPAINTED)
