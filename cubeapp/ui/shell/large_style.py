"""Boxes to tick, sliders and small icons that grow with the letters beside them."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QProxyStyle,
    QStyle,
    QStyleFactory,
    QStyleOption,
    QWidget,
)

BASE = "Fusion"
"""The style that is made larger; it has sizes in pixels for letters of the default size."""
USUAL_LINE = 15
"""Pixels: the height of a line that the style's sizes are meant for."""
LARGE_FROM = 1.2
"""Letters up to this factor of the default size need no larger style."""
_GROWING = frozenset(
    (
        QStyle.PixelMetric.PM_IndicatorWidth,
        QStyle.PixelMetric.PM_IndicatorHeight,
        QStyle.PixelMetric.PM_ExclusiveIndicatorWidth,
        QStyle.PixelMetric.PM_ExclusiveIndicatorHeight,
        QStyle.PixelMetric.PM_SliderThickness,
        QStyle.PixelMetric.PM_SliderControlThickness,
        QStyle.PixelMetric.PM_SliderLength,
        QStyle.PixelMetric.PM_SmallIconSize,
        QStyle.PixelMetric.PM_MenuButtonIndicator,
    )
)


class LargeStyle(QProxyStyle):
    """`BASE` with boxes, sliders and small icons made larger."""

    def __init__(self, factor: float) -> None:
        super().__init__(BASE)
        self.factor = factor

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """Return a size in pixels."""
        usual = super().pixelMetric(metric, option, widget)
        return round(usual * self.factor) if metric in _GROWING else usual


def fit_style(font: QFont) -> None:
    """Let the application's controls fit the letters of ``font``."""
    style = QApplication.style()
    is_large = isinstance(style, LargeStyle)
    if not is_large and style.name().lower() != BASE.lower():
        return
    factor = round(QFontMetrics(font).height() / USUAL_LINE, 1)
    if factor < LARGE_FROM:
        if is_large:
            QApplication.setStyle(QStyleFactory.create(BASE))
    elif not isinstance(style, LargeStyle) or style.factor != factor:
        # Only large letters pay for a style that asks Python.
        QApplication.setStyle(LargeStyle(factor))
