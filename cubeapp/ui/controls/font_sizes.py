"""Sizes that follow the font, while the window is open too."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QWidget

from cubeapp.ui.controls.sizes import LABEL, LEAST_TEXT


class _Follower(QObject):
    def __init__(self, widget: QWidget, fit: Callable[[], None]) -> None:
        super().__init__(widget)
        self._fit = fit
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Fit anew once the font is another."""
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        return False


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """Return ``font`` in another size, whichever unit it is given in, and bold if asked for."""
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * factor)
    else:
        made.setPixelSize(max(round(font.pixelSize() * factor), 1))
    if bold:
        made.setBold(True)
    return made


def label_font(font: QFont, factor: float = LABEL, *, bold: bool = False) -> QFont:
    """Return ``font`` for what stands beside texts in it and is smaller.

    It is no smaller than letters can be read, unless ``font`` is.
    """
    least = LEAST_TEXT / QFontInfo(font).pixelSize()
    return scaled(font, min(max(factor, least), 1), bold=bold)


def fit_icon(part: QAbstractButton | QAbstractItemView) -> None:
    """Make the icons of ``part`` as large as the letters beside them ask for."""
    side = round(1.2 * part.fontMetrics().height())
    part.setIconSize(QSize(side, side))


def follow_font(widget: QWidget, fit: Callable[[], None]) -> None:
    """Call ``fit`` now and whenever the font of ``widget`` becomes another."""
    fit()
    _Follower(widget, fit)
