"""The picture of one entry, as large as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from cubeapp.engine.library.entries import Entry
from cubeapp.ui.controls.kept_picture import KeptPicture
from cubeapp.ui.drawing.library_pictures import draw_entry
from cubeapp.words import tr


class EntryPicture(KeptPicture):
    """Draws a pattern or a case."""

    LINES = 11.0

    def __init__(self) -> None:
        super().__init__(tr("Picture"), QSizePolicy.Policy.Ignored)
        self._entry: Entry | None = None

    def set_entry(self, entry: Entry | None) -> None:
        """Show ``entry``."""
        self._entry = entry
        self._forget()

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        if self._entry is not None:
            draw_entry(painter, rect, self._entry, self._theme)
