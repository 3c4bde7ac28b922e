"""How large the parts of the window's frame are, by the width of the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QFontMetrics

USUAL_LINE = 15
"""Pixels: the height of a line of text that all sizes here are meant for."""
OVER = 640
"""Pixels: in narrower windows the inspector slides over the stage."""
INSPECTOR_LEAST, INSPECTOR_MOST = 280, 440
"""Pixels: how narrow and how wide the inspector can be dragged."""


@dataclass(frozen=True, slots=True)
class FrameSizes:
    """Pixels of the parts of the frame, for letters of the usual size."""

    least: int
    """The width of the narrowest window that they are for."""
    rail: int
    bar: int
    """The height of the row of menus."""
    inspector: int
    """Its width until it is dragged."""

    @property
    def is_narrow(self) -> bool:
        """Whether the rail has no words, the net is folded away, and the top bar is short."""
        return self.least == 0


SIZES = (
    FrameSizes(2560, rail=88, bar=48, inspector=400),
    FrameSizes(1920, rail=80, bar=44, inspector=360),
    FrameSizes(1008, rail=72, bar=40, inspector=320),
    FrameSizes(0, rail=48, bar=40, inspector=280),
)


def letters(metrics: QFontMetrics) -> float:
    """Return how much larger than usual the letters are, at least 1."""
    return max(metrics.height() / USUAL_LINE, 1.0)


def frame_sizes(width: int, metrics: QFontMetrics) -> FrameSizes:
    """Return the sizes for a window of ``width``; larger letters make it as if narrower."""
    return next(sizes for sizes in SIZES if width >= sizes.least * letters(metrics))
