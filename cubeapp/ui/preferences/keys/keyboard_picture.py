"""A picture of the keyboard: what every key does; a key is chosen by a click or a press."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.preferences.keys.key_layouts import ROWS, WIDTH, Cap, caps
from cubeapp.ui.services.key_names import COMMAND_MODIFIERS, key_pressed
from cubeapp.ui.services.keymap import (
    SHIFT,
    VIRTUAL_CUBE,
    WIDTHS_BACK,
    Keymap,
    command_words,
)
from cubeapp.words import mark, tr

UNIT, LEAST_UNIT = 2.7, 1.75
"""Heights of a line that a key is wide: by default, and at least."""
GAP = 0.06
"""Of a key's width between two of them."""
CAP_SCALE = 0.72
"""How large what is printed on a key is, beside what the key does."""
TWO_LINES = 0.7
"""How large words are that take two lines of a key."""
_SHORT = {
    "left -1": mark("left −"),
    "left +1": mark("left +"),
    "right -1": mark("right −"),
    "right +1": mark("right +"),
    WIDTHS_BACK: mark("widths 1"),
}
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class KeyboardPicture(QWidget):
    """The keys of a keyboard with their moves. Arrows walk over it, other keys choose themselves.

    Where Shift gives a key something else to do, that stands above at the right.
    """

    key_chosen = Signal(str)
    """The name of the key, as a `Keymap` writes it, with Shift before it if that was held."""
    activated = Signal()
    """Enter: the chosen key is to do something else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keymap = VIRTUAL_CUBE
        self._changed: frozenset[str] = frozenset()
        self._caps = caps("ansi")
        self._chosen = ""
        self._hovered: Cap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(tr("Keyboard"))
        self._describe()

    def sizeHint(self) -> QSize:
        """Room for the moves' names at their default size."""
        unit = UNIT * self.fontMetrics().height()
        return QSize(round(WIDTH * unit), round(ROWS * unit))

    def minimumSizeHint(self) -> QSize:
        """As small as the names can still be read."""
        unit = LEAST_UNIT * self.fontMetrics().height()
        return QSize(round(WIDTH * unit), round(ROWS * unit))

    def hasHeightForWidth(self) -> bool:
        """Keys are squares."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of five rows of square keys."""
        return round(min(width, self.sizeHint().width()) * ROWS / WIDTH)

    def set_layout_name(self, layout: str) -> None:
        """Draw another keyboard."""
        self._caps = caps(layout)
        self.update()

    def set_keys(self, keymap: Keymap, changed: frozenset[str]) -> None:
        """Show what the keys of ``keymap`` do; those in ``changed`` are marked."""
        self._keymap = keymap
        self._changed = changed
        self._describe()
        self.update()

    def choose(self, key: str) -> None:
        """Mark the key named ``key``."""
        self._chosen = key
        self._describe()
        self.update()

    def place_of(self, key: str) -> QRectF:
        """Return where a key is drawn; empty if it is not on this keyboard."""
        plain = key.removeprefix(SHIFT)
        found = (cap for cap in self._caps if cap.named(self._keymap.physical) == plain)
        cap = next(found, None) if plain else None
        return self._place(cap) if cap is not None else QRectF()

    # Gestures

    def event(self, event: QEvent) -> bool:
        """Keep the keys from being shortcuts, and show what the key at the pointer does."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cap = self._cap_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self._described(cap) if cap else "", self)
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(bool(key_pressed(event, self._keymap.physical)))
            return event.isAccepted()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the key at the pointer; with Shift held, what it does with Shift."""
        cap = self._cap_at(event.position())
        name = cap.named(self._keymap.physical) if cap else ""
        if name:
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._choose(SHIFT + name if shifted else name)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Frame the key at the pointer."""
        cap = self._cap_at(event.position())
        if cap is not self._hovered:
            self._hovered = cap
            self.update()

    def leaveEvent(self, _event: QEvent) -> None:
        """Take the frame away."""
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by the arrows, choose by any other key, go on by Enter."""
        name = key_pressed(event, self._keymap.physical)
        if name:
            self._choose(name)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._chosen:
            self.activated.emit()
        elif event.key() in _STEPS and not event.modifiers() & COMMAND_MODIFIERS:
            self._walk(*_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _walk(self, across: int, down: int) -> None:
        """Choose the nearest key in a direction."""
        keys = [cap for cap in self._caps if cap.named(self._keymap.physical)]
        plain = self._chosen.removeprefix(SHIFT)
        here = next((cap for cap in keys if cap.named(self._keymap.physical) == plain), None)
        if here is None:
            self._choose(keys[0].named(self._keymap.physical))
            return
        rows = [cap for cap in keys if cap.row == here.row + down]
        if across:
            rows = [cap for cap in rows if (cap.x - here.x) * across > 0]
        if rows:
            middle = here.x + here.width / 2
            nearest = min(rows, key=lambda cap: abs(cap.x + cap.width / 2 - middle))
            self._choose(nearest.named(self._keymap.physical))

    def _choose(self, key: str) -> None:
        self.choose(key)
        self.key_chosen.emit(key)

    # Words

    def _described(self, cap: Cap) -> str:
        """Return what a key does, and with Shift where it does not simply do the same."""
        name, keymap = cap.named(self._keymap.physical), self._keymap
        if not name:
            return ""
        shifted = SHIFT + name
        has_own = shifted in keymap.bindings or shifted in keymap.freed
        return "\n".join(map(self._said, (name, shifted) if has_own else (name,)))

    def _said(self, key: str) -> str:
        command = self._keymap.command_of(key)
        return _sentence(key, command) if command else tr("{key}: nothing").format(key=key)

    def _describe(self) -> None:
        """Say to a screen reader which key is chosen and what it does."""
        walk = tr("Arrow keys walk over the keys; any other key chooses itself.")
        self.setAccessibleDescription(self._said(self._chosen) if self._chosen else walk)

    # Drawing

    @property
    def _unit(self) -> float:
        return min(self.width() / WIDTH, self.height() / ROWS)

    def _place(self, cap: Cap) -> QRectF:
        unit = self._unit
        left = (self.width() - WIDTH * unit) / 2
        place = QRectF(left + cap.x * unit, cap.row * unit, cap.width * unit, unit)
        gap = max(GAP * unit / 2, 1.0)
        return place.adjusted(gap, gap, -gap, -gap)

    def _cap_at(self, point: QPointF) -> Cap | None:
        return next((cap for cap in self._caps if self._place(cap).contains(point)), None)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the keys."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for cap in self._caps:
            self._paint_cap(painter, cap)
        draw_focus(self, painter)

    def _paint_cap(self, painter: QPainter, cap: Cap) -> None:
        palette, place = self.palette(), self._place(cap)
        name = cap.named(self._keymap.physical)
        is_chosen = bool(name) and self._chosen.removeprefix(SHIFT) == name
        plain = self._keymap.bindings.get(name, "") if name else ""
        shifted = self._keymap.bindings.get(SHIFT + name, "") if name else ""
        ground, text, line = (
            QPalette.ColorRole.Button,
            palette.text().color(),
            palette.mid().color(),
        )
        if is_chosen:
            ground, text = QPalette.ColorRole.Highlight, palette.highlightedText().color()
        elif not plain and not shifted:
            ground, text = QPalette.ColorRole.Window, faded(text, 0.6)
        if cap is self._hovered and name:
            line = palette.highlight().color()
        painter.setPen(QPen(line, 2.0 if cap is self._hovered and name else 1.0))
        painter.setBrush(palette.color(ground))
        radius = 0.12 * self._unit
        painter.drawRoundedRect(place, radius, radius)
        inside = place.adjusted(radius, radius / 2, -radius, -radius / 2)
        top, left = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeft
        self._write(painter, inside, cap.label, top | left, CAP_SCALE, faded(text, 0.75))
        if shifted:
            right = top | Qt.AlignmentFlag.AlignRight
            half = inside.adjusted(0.3 * inside.width(), 0, 0, 0)
            self._write(painter, half, _short(shifted), right, CAP_SCALE, text)
        low = inside.adjusted(0, 0.32 * inside.height(), 0, 0)
        if plain:
            is_own = name in self._changed or SHIFT + name in self._changed
            said = f"{_short(plain)}*" if is_own else _short(plain)
            self._write(painter, low, said, Qt.AlignmentFlag.AlignCenter, 1.15, text, bold=True)

    def _write(
        self,
        painter: QPainter,
        place: QRectF,
        text: str,
        where: Qt.AlignmentFlag,
        scale: float,
        colour: QColor,
        bold: bool = False,
    ) -> None:
        """Write ``text`` in the default size, or as large as ``place`` has room for."""
        font = QFont(self.font())
        font.setBold(bold)
        pixels = scale * min(QFontMetricsF(font).ascent(), 0.33 * self._unit)
        font.setPixelSize(max(round(pixels), 5))
        if QFontMetricsF(font).horizontalAdvance(text) > place.width():
            text = text.replace(" ", "\n", 1)
            if "\n" in text:
                font.setPixelSize(max(round(TWO_LINES * pixels), 5))
        wide = max(QFontMetricsF(font).horizontalAdvance(line) for line in text.split("\n"))
        if wide > place.width() > 0:
            font.setPixelSize(max(round(font.pixelSize() * place.width() / wide), 5))
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(place, where, text)


def _short(command: str) -> str:
    """Return what stands on the key for ``command``."""
    if command in _SHORT:
        return tr(_SHORT[command])
    if command.startswith("layer "):
        return tr("layer {digit}").format(digit=command[-1])
    return command


def _sentence(key: str, command: str) -> str:
    return tr("{key}: {command}, {words}").format(
        key=key, command=_short(command), words=command_words(command)
    )
