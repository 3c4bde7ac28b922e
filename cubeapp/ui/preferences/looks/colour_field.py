"""A colour that the user can change: a button that opens a picker, and its digits."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QIcon, QPainter, QPen
from PySide6.QtWidgets import QColorDialog, QLineEdit, QSizePolicy, QToolButton, QWidget

from cubeapp.drawing.colours import Rgb, read_rgb
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.panel import row
from cubeapp.ui.drawing.pictures import picture, untinted
from cubeapp.words import reason, tr

DIGITS = "#dddddd"
"""As wide as the widest colour in digits."""


class ColourField(QWidget):
    """One colour: its sticker and name on a button, and beside that six digits to type."""

    chosen = Signal(str)
    """The colour is to be this one, as ``#rrggbb``."""
    refused = Signal(str)
    """What was typed is no colour; the sentence describes what would be one."""
    picker_opened = Signal()
    """Colours may be chosen from now on that are taken back together."""
    picker_cancelled = Signal(str)
    """All that was chosen with the picker is to be taken back; the colour before that."""

    def __init__(self, what: str, parent: QWidget | None = None) -> None:
        """Make the field of ``what``, as in "Colour of the upper face"."""
        super().__init__(parent)
        self._colour = ""
        self._what = what
        self._before = ""
        """The colour when the picker was opened."""
        self._is_picked = False
        """Whether another one was chosen with it since."""
        self._picker: QColorDialog | None = None
        self.button = QToolButton()
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.setToolTip(tr("{what}: choose another (Space)").format(what=what))
        self.digits = QLineEdit()
        self.digits.setMaxLength(7)
        self.digits.setAccessibleName(tr("{what}, in digits").format(what=what))
        self.digits.setToolTip(
            tr("{what} in digits, as in #ff6a00; Enter takes it").format(what=what)
        )
        self.setLayout(row(self.button, self.digits))
        self.button.clicked.connect(self._pick)
        self.digits.editingFinished.connect(self._read)
        self._draw()

    @property
    def colour(self) -> Rgb:
        """The colour that is shown."""
        return self._colour

    def set_colour(self, colour: Rgb, name: str) -> None:
        """Show a colour and what people call it."""
        self._colour = colour
        self.button.setText(name)
        self.button.setAccessibleName(f"{self._what}: {name}")
        self.digits.setText(colour)
        self._draw()

    @property
    def picker(self) -> QColorDialog | None:
        """The picker, if it is open."""
        return self._picker if self._picker is not None and self._picker.isVisible() else None

    def changeEvent(self, event: QEvent) -> None:
        """Draw the sticker anew in another size or on another ground."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._draw()

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the picker, whose field is no longer seen."""
        super().hideEvent(event)
        self.close_picker()

    def close_picker(self) -> None:
        """Close the picker, if it is open; what was chosen with it stays."""
        if self.picker is not None:
            self.picker.accept()

    def _pick(self) -> None:
        """Choose with Qt's own dialog, which shows each choice at once beside an open window."""
        if self._picker is None:
            self._picker = self._new_picker()
        picker = self._picker
        if not picker.isVisible():
            self._before, self._is_picked = self._colour, False
            self.picker_opened.emit()
        with QSignalBlocker(picker):
            picker.setCurrentColor(QColor(self._colour))
        picker.show()
        picker.raise_()
        picker.activateWindow()

    def _new_picker(self) -> QColorDialog:
        picker = QColorDialog(self)
        picker.setWindowTitle(self._what)
        picker.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        picker.setModal(False)
        picker.currentColorChanged.connect(self._on_picked)
        picker.rejected.connect(self._on_cancelled)
        return picker

    def _on_picked(self, colour: QColor) -> None:
        self._is_picked = True
        self.chosen.emit(colour.name())

    def _on_cancelled(self) -> None:
        if self._is_picked:
            self.picker_cancelled.emit(self._before)

    def _draw(self) -> None:
        side = round(0.95 * self.fontMetrics().height())
        metrics = self.digits.fontMetrics()
        self.digits.setFixedWidth(metrics.horizontalAdvance(DIGITS) + metrics.height())
        self.button.setIconSize(QSize(side, side))
        if self._colour:
            self.button.setIcon(sticker_icon([self._colour], side, self))

    def _read(self) -> None:
        try:
            colour = read_rgb(self.digits.text())
        except ValueError as error:
            self.refused.emit(reason(error))
            self.digits.setText(self._colour)
            return
        if colour != self._colour:
            self.chosen.emit(colour)
        self.digits.setText(self._colour)


def sticker_icon(colours: list[Rgb], side: int, widget: QWidget) -> QIcon:
    """Return stickers of some colours side by side, each with an edge of its own.

    Args:
        colours: from left to right.
        side: of a sticker, in the widget's pixels.
        widget: whose colours and pixels these are for.
    """
    edge = faded(widget.palette().color(widget.foregroundRole()), 0.45)

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(edge, 1))
        for index, colour in enumerate(colours):
            painter.setBrush(QColor(colour))
            tile = QRectF(rect.left() + index * side, rect.top(), side, side)
            painter.drawRoundedRect(tile.adjusted(1, 1, -1, -1), 0.17 * side, 0.17 * side)

    size = QSize(side * len(colours), side)
    return untinted(picture(size, widget.devicePixelRatioF(), draw))
