"""Pages to draw on, of a PDF document or of a printer, and the inks that suit paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from cubeapp.engine.model.errors import CubeError, SearchCancelled
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.words import tr

RESOLUTION = 300
"""Dots an inch; what is drawn is measured in points, 72 an inch."""
MARGIN_MM = 14
INK, GREY, PALE = QColor("#000000"), QColor("#555555"), QColor("#b0b0b0")

NextPage = Callable[[], object]
"""Ends a page and begins another one."""
Draw = Callable[[QPainter, QRectF, NextPage], None]
"""Draws pages: gets the painter, the part of each page within its margins, in points, and what goes
on to the next page."""


class Block(Protocol):
    """What stands together on one page."""

    @property
    def height(self) -> float:
        """In points, with the gap below it."""

    @property
    def keeps_next(self) -> bool:
        """Whether it must not be the last on its page: a heading."""


AnyBlock = TypeVar("AnyBlock", bound=Block)
AnyPage = TypeVar("AnyPage")


def paged(blocks: Iterable[AnyBlock], height: float) -> Iterator[list[AnyBlock]]:
    """Yield the blocks of each page, of which ``height`` can be filled."""
    page: list[AnyBlock] = []
    used = 0.0
    for block in blocks:
        if page and used + block.height > height:
            # A heading goes with what it is for.
            kept = len(page)
            while kept > 1 and page[kept - 1].keeps_next:
                kept -= 1
            moved = page[kept:]
            yield page[:kept]
            page, used = moved, sum(each.height for each in moved)
        page.append(block)
        used += block.height
    yield page


def draw_pages(
    painter: QPainter,
    page: QRectF,
    pages: Sequence[AnyPage],
    draw: Callable[[AnyPage], object],
    next_page: NextPage,
    title: str,
    font: QFont,
) -> None:
    """Draw one page after the other, each with its foot.

    Args:
        painter: of the document.
        page: where each of them is.
        pages: what stands on each.
        draw: draws one, but for its foot.
        next_page: goes on to the next one.
        title: of the document.
        font: of the foot.
    """
    for number, content in enumerate(pages, 1):
        if number > 1:
            next_page()
        draw(content)
        draw_foot(painter, page, font, title, number, len(pages))


def draw_foot(
    painter: QPainter, page: QRectF, font: QFont, title: str, number: int, count: int
) -> None:
    """Write at the foot of ``page`` what document it is of, and which of its pages."""
    painter.setFont(font)
    painter.setPen(GREY)
    bottom = Qt.AlignmentFlag.AlignBottom
    right = tr("page {number} of {count}").format(number=number, count=count)
    metrics = QFontMetricsF(font)
    room = page.width() - metrics.horizontalAdvance(f"{right}    ")
    made = " · " + tr("made with cubeapp")
    room -= metrics.horizontalAdvance(made)
    left = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room) + made
    painter.drawText(page, int(Qt.AlignmentFlag.AlignLeft | bottom), left)
    painter.drawText(page, int(Qt.AlignmentFlag.AlignRight | bottom), right)


def pdf_document(title: str, paper: QPageSize.PageSizeId, draw: Draw) -> bytes:
    """Return what ``draw`` draws as a PDF document; any thread may draw it.

    Args:
        title: of the document, as readers of PDF show it.
        paper: the size of the pages.
        draw: draws them.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("cubeapp")
    writer.setPageSize(QPageSize(paper))
    _draw_on(writer, draw)
    return bytes(buffer.data().data())


def print_document(
    printer: QPagedPaintDevice, drawing: Callable[[SearchControl], Draw], control: SearchControl
) -> None:
    """Print pages, drawn as `pdf_document` draws them; any thread may draw them.

    Args:
        printer: a `QPrinter`, whose paper was chosen.
        drawing: returns what draws the pages and stops when its control is cancelled.
        control: to watch and stop it.

    Raises:
        CubeError: nothing can be drawn for it.
        SearchCancelled: ``control`` was cancelled; the page that was begun is the last one then,
            and in the first half of the time none is.
    """
    # A printer prints the pages that it got before a stop: a rehearsal can be stopped without any.
    control.watch(partial(_in_half, 0))
    pdf_document("", printer.pageLayout().pageSize().id(), drawing(control))
    _stop_if_cancelled(control)
    control.watch(partial(_in_half, 1))

    def report(progress: Progress) -> None:
        # Stopped anywhere but between two pages, it would print a part of one.
        with suppress(SearchCancelled):
            control.checkpoint(progress)

    whole = drawing(SearchControl(report))

    def draw(painter: QPainter, page: QRectF, next_page: NextPage) -> None:
        def next_unless_cancelled() -> object:
            _stop_if_cancelled(control)
            return next_page()

        whole(painter, page, next_unless_cancelled)

    if not _draw_on(printer, draw):
        raise CubeError(tr("the printer takes nothing"))


def _in_half(number: int, progress: Progress) -> Progress:
    """Return progress in half ``number`` of the work, 0 or 1, as progress in all of it."""
    share = progress.share
    return progress if share is None else replace(progress, share=(number + share) / 2)


def _stop_if_cancelled(control: SearchControl) -> None:
    if control.cancelled:
        raise SearchCancelled("stopped")


def _draw_on(device: QPagedPaintDevice, draw: Draw) -> bool:
    """Draw the pages of ``device``, and tell whether it takes any."""
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    points = device.pageLayout().paintRectPoints()
    painter = QPainter()
    if not painter.begin(device):
        return False
    with painter:
        painter.scale(device.logicalDpiX() / 72, device.logicalDpiY() / 72)
        draw(painter, QRectF(0, 0, points.width(), points.height()), device.newPage)
    return True
