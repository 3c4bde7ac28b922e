"""Pictures of what a cube may look like after a slip, of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import RADIUS_CONTROL, SPACE
from cubeapp.ui.controls.small_cube import CLOSE
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import counted, tr

INSET = 3
"""Pixels between the edge of a button and its picture."""
LINES = 9.0
"""The height of a picture in lines of text, where there is room."""


class _SlipButton(QAbstractButton):
    """One cube."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.cube: Cube | None = None
        self.theme = LIGHT
        self.setAccessibleName(name)
        self.setToolTip(tr("My cube looks like this"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as wide."""
        side = round(LINES * self.fontMetrics().height())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cube on the ground of a button."""
        tokens = tokens_of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_touched = self.isDown() or self.underMouse()
            edge = tokens.accent if is_touched else tokens.control
            ground = tokens.tint if self.isDown() else tokens.surface
            box(painter, QRectF(self.rect()), RADIUS_CONTROL, ground, edge)
            if self.cube is not None:
                place = QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET)
                draw_cube(painter, place, Position(self.cube), self.theme, CLOSE, background=False)
            draw_focus(self, painter)


class SlipPictures(QWidget):
    """Shows some cubes side by side; hidden while there are none."""

    chosen = Signal(object)
    """The `Cube` that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(SPACE)
        self._buttons: list[_SlipButton] = []
        self.hide()

    @property
    def buttons(self) -> tuple[QAbstractButton, ...]:
        """Those that are shown."""
        return tuple(button for button in self._buttons if not button.isHidden())

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme.for_lists()
        for button in self._buttons:
            button.theme = self._theme
            button.update()

    def show_cubes(self, cubes: Sequence[Cube]) -> None:
        """Show other cubes, or none."""
        while len(self._buttons) < len(cubes):
            self._add()
        for index, button in enumerate(self._buttons):
            button.cube = cubes[index] if index < len(cubes) else None
            button.setVisible(button.cube is not None)
            button.update()
        self.setVisible(bool(cubes))

    def _add(self) -> None:
        name = tr("Picture {number}").format(number=counted(len(self._buttons) + 1))
        made = _SlipButton(name)
        made.theme = self._theme
        made.clicked.connect(lambda _checked=False: self.chosen.emit(made.cube))
        self._buttons.append(made)
        self._line.addWidget(made)
