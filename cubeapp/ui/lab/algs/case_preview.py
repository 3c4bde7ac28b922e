"""The picture of the case that algs are looked for, with what does not matter in grey."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.library.case_sets import case_cube
from cubeapp.engine.practice.alg_cases import AlgCase
from cubeapp.ui.drawing.case_pictures import draw_case, draw_masked
from cubeapp.ui.drawing.pictures import picture
from cubeapp.words import tr

LINES = 4.5
"""The side of the picture in lines of text."""


class CasePreview(QWidget):
    """Draws a case once, and again in another size or other colours."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._case: AlgCase | None = None
        self._theme = LIGHT
        self._drawn: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Picture of the case"))

    def set_case(self, case: AlgCase | None) -> None:
        """Show ``case``."""
        self._case = case
        self.setVisible(case is not None)
        self._forget()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self._forget()

    def sizeHint(self) -> QSize:
        """Ask for some lines' height."""
        side = round(LINES * self.fontMetrics().height())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show the picture."""
        if self._case is None:
            return
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.size() != self.size() * ratio:
            self._drawn = picture(self.size(), ratio, self._draw)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._drawn)

    def _forget(self) -> None:
        self._drawn = None
        self.update()

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        shown = self._case
        if shown is None:
            return
        is_known = shown.case is not None and shown.painted is None
        if is_known and shown.case is not None and shown.cube == case_cube(shown.case):
            draw_case(painter, rect, shown.case, self._theme)
        else:
            above = shown.is_of_last_layer
            draw_masked(painter, rect, shown.masked, self._theme, above)
