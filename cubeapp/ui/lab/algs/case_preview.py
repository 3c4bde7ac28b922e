"""The picture of the case that algs are looked for, with what does not matter in grey."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from cubeapp.engine.library.case_sets import case_cube
from cubeapp.engine.practice.alg_cases import AlgCase
from cubeapp.ui.controls.kept_picture import KeptPicture
from cubeapp.ui.drawing.case_pictures import draw_case, draw_masked
from cubeapp.words import tr


class CasePreview(KeptPicture):
    """Draws a case."""

    LINES = 4.5

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__(tr("Picture of the case"), QSizePolicy.Policy.Fixed)
        self._case: AlgCase | None = None

    def set_case(self, case: AlgCase | None) -> None:
        """Show ``case``."""
        self._case = case
        self.setVisible(case is not None)
        self._forget()

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
