"""Painting a cube in: joins the paint panel, the views and the keys to the document's draft."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cubeapp.engine.cube import Cube
from cubeapp.language import tr
from cubeapp.ui.controls.puzzle_view import PuzzleView
from cubeapp.ui.diagnoser import Diagnoser
from cubeapp.ui.document import empty_draft
from cubeapp.ui.paint_cursor import PaintCursor
from cubeapp.ui.session import Session
from cubeapp.ui.widgets.paint_panel import PaintPanel


class Painting(QObject):
    """Everything that happens only while a cube is painted in."""

    def __init__(self, session: Session, panel: PaintPanel, views: Sequence[PuzzleView]) -> None:
        super().__init__(panel)
        self._document = session.document
        self._panel = panel
        self._views = views
        self.cursor = PaintCursor(self._document.cube.size, self)
        self._diagnoser = Diagnoser(self)
        self._connect_panel(session)
        self._document.draft_changed.connect(self._on_draft_changed)
        self._document.draft_changed.connect(panel.set_draft)
        self._document.draft_changed.connect(self._diagnoser.set_draft)
        self._diagnoser.diagnosed.connect(panel.set_diagnosis)
        self._diagnoser.diagnosed.connect(session.set_diagnosis)
        self.cursor.painted.connect(self._paint_one)
        self.cursor.cursor_changed.connect(self._on_cursor)
        for view in views:
            view.facelet_painted.connect(self._paint)
            view.facelet_picked.connect(self._pick_colour)
            view.stroke_finished.connect(self._document.finish_stroke)
            panel.fault_selected.connect(view.set_outlined)

    def refresh(self) -> None:
        """Show the draft, or that nobody paints, to widgets that have just been made."""
        draft = self._document.draft if self._document.is_painting else None
        self._on_draft_changed(draft)
        self._panel.set_draft(draft)
        self._diagnoser.set_draft(draft)

    def set_active(self, active: bool) -> None:
        """Begin to paint, or stop."""
        if active:
            self._document.begin_painting()
        else:
            self._document.end_painting()

    def _connect_panel(self, session: Session) -> None:
        panel = self._panel
        panel.begun.connect(self._document.begin_painting)
        panel.draft_replaced.connect(self._document.replace_draft)
        panel.empty_requested.connect(self._empty)
        panel.current_requested.connect(self._take_cube)
        panel.finished.connect(session.adopt_draft)
        panel.left.connect(self._document.end_painting)

    def _on_draft_changed(self, draft: Cube | None) -> None:
        for view in self._views:
            view.set_painting(draft is not None)
        if draft is not None:
            self.cursor.set_size(draft.size)
        self._on_cursor(self.cursor.index)

    def _on_cursor(self, index: int) -> None:
        shown = index if self._document.is_painting else None
        for view in self._views:
            view.set_cursor(shown)
        self._panel.set_cursor(shown)

    def _paint(self, index: int) -> None:
        self._document.paint([index], self._panel.colour)
        self.cursor.move_to(index)

    def _paint_one(self, index: int, colour: int) -> None:
        self._document.paint([index], colour)
        self._document.finish_stroke()

    def _pick_colour(self, index: int) -> None:
        self._panel.select_colour(int(self._document.draft.facelets[index]))

    def _empty(self) -> None:
        self._document.replace_draft(empty_draft(self._document.cube.size), "empty")

    def _take_cube(self) -> None:
        self._document.replace_draft(self._document.cube, tr("start from the current cube"))
