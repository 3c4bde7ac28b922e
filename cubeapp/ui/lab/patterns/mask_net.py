"""A pattern painted on an unfolded cube: colours, letters, and stickers that do not matter."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.drawing.net import PLACES, NetLayout
from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import sticker_words
from cubeapp.engine.patterns.fitting import SIZE
from cubeapp.engine.patterns.mask import ANY, COLOURS, LETTERS, ON_A_FACE, Mask, centre_colours
from cubeapp.ui.controls.announcing import announce
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.drawing.palette import ink_on, tokens_of
from cubeapp.words import tr

BRUSHES = (*COLOURS, ANY, *LETTERS[:6])
"""What a sticker can be painted with; a face has no more than six colours to tell apart."""
KEYS = {
    **dict(zip("123456", COLOURS, strict=True)),
    **dict.fromkeys("0.", ANY),
    **{letter: letter for letter in LETTERS[:6]},
}
"""What is typed for each brush."""
LINES = 13
"""The height in lines of text."""
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PAINT = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ERASE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_SHADES = (1.0, 0.62, 0.8, 0.45, 0.9, 0.3)
"""How light the ground of each letter is, so that a pattern is seen from afar."""


class MaskNet(QWidget):
    """Shows a pattern; clicks, drags and keys paint it.

    A sticker that has what it is painted with already does not matter afterwards.
    """

    painted = Signal(int, str)
    """A facelet is to become this cell of the pattern."""

    def __init__(self) -> None:
        super().__init__()
        self._mask, self._theme = Mask(), LIGHT
        self._outlined: frozenset[int] = frozenset()
        self._brush, self._dragged = ANY, ANY
        self._cursor = 2 * ON_A_FACE + ON_A_FACE // 2
        self._last: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("The pattern"))
        self.setAccessibleDescription(
            tr(
                "The arrow keys go from sticker to sticker; 1 to 6 paint colours, a to f letters, "
                "0 lets a sticker not matter, and Enter paints with what is chosen below"
            )
        )
        self.setToolTip(
            tr("Click or drag to paint stickers; another click on the same takes it away")
        )
        follow_font(self, self._fit)

    @property
    def cursor_facelet(self) -> int:
        """The facelet that keys paint."""
        return self._cursor

    def set_mask(self, mask: Mask) -> None:
        """Show another pattern, and no fault."""
        self._mask, self._outlined = mask, frozenset()
        self.update()

    def set_brush(self, brush: str) -> None:
        """Paint with one of `BRUSHES` from now on."""
        self._brush = brush

    def set_outlined(self, facelets: Iterable[int]) -> None:
        """Outline the stickers that contradict each other."""
        self._outlined = frozenset(facelets)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def rect_of(self, facelet: int) -> QRectF:
        """Return where a sticker is."""
        face, cell = divmod(facelet, ON_A_FACE)
        row, column = divmod(cell, SIZE)
        return QRectF(*self._layout().place(Face(face), (row, row + 1), (column, column + 1)))

    def sizeHint(self) -> QSize:
        """Ask for a net that is as wide as it is to be high."""
        return QSize(round(self.height() * 4 / 3), self.height())

    # What the user does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Paint the sticker below the pointer, or say that it does not matter."""
        facelet = self._at(event)
        if event.button() != Qt.MouseButton.LeftButton or facelet is None:
            return
        self._dragged = ANY if self._mask.cells[facelet] == self._brush else self._brush
        self._last = None
        self._drag_to(facelet)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Paint every sticker on the way."""
        facelet = self._at(event)
        if event.buttons() & Qt.MouseButton.LeftButton and facelet is not None:
            self._drag_to(facelet)

    def event(self, event: QEvent) -> bool:
        """Take the keys that paint before they turn the cube."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_meant(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from sticker to sticker, and paint."""
        key = Qt.Key(event.key())
        if not self._is_meant(event):
            super().keyPressEvent(event)
        elif key in _STEPS:
            self._step(*_STEPS[key])
        elif key in _PAINT:
            self.painted.emit(self._cursor, self._brush)
        else:
            self.painted.emit(self._cursor, ANY if key in _ERASE else KEYS[event.text().lower()])

    def _is_meant(self, event: QKeyEvent) -> bool:
        commands = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & commands:
            return False
        is_key = event.key() in (*_STEPS, *_PAINT, *_ERASE)
        return is_key or event.text().lower() in KEYS

    def _drag_to(self, facelet: int) -> None:
        if facelet != self._last:
            self._last = self._cursor = facelet
            self.painted.emit(facelet, self._dragged)
            self.update()

    def _step(self, right: int, down: int) -> None:
        """Go to the next sticker on the net, over the gap between two faces as well."""
        face, cell = divmod(self._cursor, ON_A_FACE)
        row, column = divmod(cell, SIZE)
        across, below = (SIZE * part for part in PLACES[face])
        x, y = across + column + right, below + row + down
        place = (x // SIZE, y // SIZE)
        if place in PLACES:
            face = PLACES.index(place)
            self._cursor = face * ON_A_FACE + y % SIZE * SIZE + x % SIZE
            announce(self, f"{tr(sticker_words(self._cursor, SIZE))}: {self._cell_name()}")
            self.update()

    def _cell_name(self) -> str:
        """Return what the pattern has where the keyboard is."""
        cell = self._mask.cells[self._cursor]
        if cell in COLOURS:
            return self._theme.scheme.spoken[COLOURS.index(cell)]
        return tr("any colour") if cell == ANY else cell

    def _at(self, event: QMouseEvent) -> int | None:
        point = event.position()
        return self._layout().facelet_at(point.x(), point.y())

    def _fit(self) -> None:
        self.setFixedHeight(LINES * self.fontMetrics().height())

    def _layout(self) -> NetLayout:
        return NetLayout(SIZE, self.width(), self.height(), handles=False)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the stickers, those at fault outlined, and where the keyboard is."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for facelet in range(len(self._mask.cells)):
                self._draw(painter, facelet)
            draw_focus(self, painter)

    def _draw(self, painter: QPainter, facelet: int) -> None:
        place = self.rect_of(facelet).adjusted(0.75, 0.75, -0.75, -0.75)
        tokens, cell = tokens_of(self.palette()), self._mask.cells[facelet]
        ground = ground_of(cell, self._theme, self.palette())
        centre = centre_colours().get(facelet)
        if centre is not None and cell not in COLOURS:
            ground = QColor(self._theme.stickers[centre])
        radius = 0.18 * place.width()
        box(painter, place, radius, ground, tokens.control)
        if cell in LETTERS:
            write(painter, place, cell, ground)
        if facelet in self._outlined:
            box(painter, place, radius, None, tokens.fault, max(0.14 * place.width(), 2.0))
        if facelet == self._cursor and self.hasFocus():
            inner = place.adjusted(3, 3, -3, -3)
            box(painter, inner, radius, None, ink_on(ground).name(), 1.5)


def ground_of(cell: str, theme: Theme, palette: QPalette) -> QColor:
    """Return the colour below a cell of a pattern."""
    if cell in COLOURS:
        return QColor(theme.stickers[COLOURS.index(cell)])
    tokens = tokens_of(palette)
    if cell == ANY:
        return QColor(tokens.sunk)
    value = round(255 * _SHADES[LETTERS.index(cell) % len(_SHADES)])
    return QColor(value, value, value)


def write(painter: QPainter, place: QRectF, cell: str, ground: QColor) -> None:
    """Write the letter of a cell amid ``place``."""
    painter.save()
    font = scaled(painter.font(), 1.0, bold=True)
    font.setPixelSize(max(round(0.62 * place.height()), 6))
    painter.setFont(font)
    painter.setPen(QPen(ink_on(ground)))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cell)
    painter.restore()
