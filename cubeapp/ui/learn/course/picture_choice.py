"""Pictures of cubes to choose from: answers to a question, cases, goals to be put in order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.masks import facelet_mask
from cubeapp.engine.teaching.pictures import Picture
from cubeapp.ui.controls.flow import EvenFlow
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.font_sizes import label_font
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import RADIUS_CONTROL, SPACE
from cubeapp.ui.controls.small_cube import CLOSE
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.drawing.pictures import picture
from cubeapp.words import capitalised, counted, tr

LINES = 5.4
"""The height of a picture in lines of text."""
MOST_LETTERS = 10
"""Longer words do not fit below a picture."""
INSET = 4
"""Pixels between a picture and the edge around it."""


def draw_picture(painter: QPainter, place: QRectF, shown: Picture, theme: Theme) -> None:
    """Draw what a lesson shows: a cube of which all is dimmed but what it is about."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    mask = facelet_mask(shown.lit, shown.cube.size).tobytes() if shown.lit else b""
    marks = Marks(next_move=shown.arrow)
    position = Position(shown.cube, mask=mask)
    draw_cube(painter, place, position, theme.for_lists(), CLOSE, marks, background=False)


class PictureButton(QAbstractButton):
    """One picture, with words below it where it has some."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._shown: Picture | None = None
        self._place, self._badge = "", ""
        self._drawn: tuple[tuple[object, ...], QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours, and call them as the theme's scheme does."""
        self._theme = theme
        if self._shown is not None:
            self._name(self._shown)
        self.update()

    def show_picture(self, shown: Picture, place: str) -> None:
        """Show a picture; long words are for its tooltip and those who do not see it.

        Args:
            shown: the picture.
            place: what it is called by those who do not see it, where it has no words.
        """
        self._shown, self._place, self._badge = shown, place, ""
        self._name(shown)
        self.update()

    def _name(self, shown: Picture) -> None:
        words = capitalised(tr(shown.words))
        self.setText(words if len(words) <= MOST_LETTERS and shown.arrow is None else "")
        self.setAccessibleName(words or self._place)
        self.setToolTip(words)
        self.updateGeometry()

    def set_badge(self, badge: str) -> None:
        """Show a sign in the corner: ✓, ✗ or a number; none if it is empty."""
        self._badge = badge
        self.setAccessibleDescription(badge)
        self.update()

    def sizeHint(self) -> QSize:
        """High enough for the picture and its words."""
        line = self.fontMetrics().height()
        side = round(LINES * line)
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(side, words) + 2 * INSET, side + 2 * INSET + (line if self.text() else 0))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, which is kept until another is wanted."""
        tokens = tokens_of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            is_chosen = bool(self._badge)
            ground = tokens.tint if is_chosen or self.isDown() else tokens.surface
            edge = tokens.control if self.isEnabled() else tokens.line
            edge = tokens.accent if is_chosen or (self.isEnabled() and self.underMouse()) else edge
            box(painter, QRectF(self.rect()), RADIUS_CONTROL, ground, edge)
            self._paint_picture(painter)
            painter.setPen(QColor(tokens.text))
            if self.text():
                below = self.rect().adjusted(0, 0, 0, -INSET)
                bottom = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
                painter.setFont(label_font(self.font()))
                painter.drawText(below, bottom, self.text())
            if self._badge:
                corner = self.rect().adjusted(2 * INSET, INSET, 0, 0)
                painter.drawText(corner, Qt.AlignmentFlag.AlignLeft, self._badge)
            draw_focus(self, painter)

    def _paint_picture(self, painter: QPainter) -> None:
        if self._shown is None:
            return
        side = round(LINES * self.fontMetrics().height())
        key = self._shown, self._theme, side, self.devicePixelRatioF()
        if self._drawn is None or self._drawn[0] != key:
            shown, theme = self._shown, self._theme
            made = picture(
                QSize(side, side),
                self.devicePixelRatioF(),
                lambda inner, place: draw_picture(inner, place, shown, theme),
            )
            self._drawn = key, made
        painter.drawPixmap((self.width() - side) // 2, INSET, self._drawn[1])


class PictureChoice(EvenFlow):
    """Pictures side by side, of which one is chosen by a click or by its key."""

    chosen = Signal(int)
    """The index of the picture that was clicked."""

    def __init__(self) -> None:
        super().__init__(spacing=SPACE)
        self._theme = LIGHT
        self._buttons: list[PictureButton] = []
        self._shown: tuple[Picture, ...] = ()

    @property
    def buttons(self) -> tuple[PictureButton, ...]:
        """Those that are shown."""
        return tuple(self._buttons[: len(self._shown)])

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        for each in self._buttons:
            each.set_theme(theme)

    def show_pictures(self, shown: Sequence[Picture]) -> None:
        """Show other pictures, or none."""
        if tuple(shown) != self._shown:
            self._shown = tuple(shown)
            while len(self._buttons) < len(shown):
                self._add()
            for index, button in enumerate(self._buttons):
                button.setVisible(index < len(shown))
            place, count = tr("{number} of {count}"), counted(len(shown))
            for number, (button, each) in enumerate(zip(self._buttons, shown, strict=False), 1):
                button.show_picture(each, place.format(number=counted(number), count=count))
        self.setVisible(bool(shown))

    def set_choosable(self, choosable: bool) -> None:
        """Let the pictures be chosen, or only be looked at."""
        for each in self.buttons:
            each.setEnabled(choosable)

    def set_badges(self, badges: Sequence[str]) -> None:
        """Mark the pictures; see `PictureButton.set_badge`."""
        for each, badge in zip(self.buttons, badges, strict=True):
            each.set_badge(badge)

    def _add(self) -> None:
        made, index = PictureButton(), len(self._buttons)
        made.set_theme(self._theme)
        made.clicked.connect(lambda _checked=False: self.chosen.emit(index))
        self._buttons.append(made)
        self.insert(index, made)
