"""A PDF document to draw on: its pages, and the inks that suit paper."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter

RESOLUTION = 300
"""Dots an inch; what is drawn is measured in points, 72 an inch."""
MARGIN_MM = 14
INK, GREY, PALE = QColor("#000000"), QColor("#555555"), QColor("#b0b0b0")

NextPage = Callable[[], object]
"""Ends a page and begins another one."""


def pdf_document(
    title: str,
    paper: QPageSize.PageSizeId,
    draw: Callable[[QPainter, QRectF, NextPage], None],
) -> bytes:
    """Return what ``draw`` draws as a PDF document; any thread may draw it.

    Args:
        title: of the document, as readers of PDF show it.
        paper: the size of the pages.
        draw: gets the painter, the part of each page within its margins, in points, and what
            goes on to the next page.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("cubeapp")
    layout = QPageLayout(
        QPageSize(paper),
        QPageLayout.Orientation.Portrait,
        QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM),
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(layout)
    points = layout.paintRectPoints()
    with QPainter(writer) as painter:
        painter.scale(RESOLUTION / 72, RESOLUTION / 72)
        draw(painter, QRectF(0, 0, points.width(), points.height()), writer.newPage)
    return bytes(buffer.data().data())
