"""A batch of scrambles as pages to print: numbers, moves and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageSize, QPainter, QPen

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import LIGHT, ColourScheme
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.scrambles.base import Scramble
from cubeapp.engine.scrambles.sheets import Sheet
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text, counted
from cubeapp.ui.drawing.net import draw_net
from cubeapp.ui.drawing.pages import GREY, INK, PALE, Draw, NextPage, pdf_document
from cubeapp.ui.drawing.paragraphs import moves_font, words_font
from cubeapp.words import capitalised, mark, tr

PICTURE = 116.0
"""Points, as everything below: the width of a picture."""
NUMBER = 30.0
"""The width of the column of numbers."""
GAP = 9.0
TITLE_PT, TEXT_PT, SMALL_PT = 15.0, 12.0, 8.5
SMALLEST_PT = 7.0
"""Long scrambles are written smaller, down to this."""
NO_MOVES = mark("No moves to this state are known: set it as in the picture.")
_WRAP = Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class _Row:
    """A scramble, or a part of one that is too long for a page."""

    label: str
    made: Scramble
    text: str
    font: QFont
    height: float
    """In points."""
    is_first: bool
    """Whether it is the beginning of its scramble."""
    begins_extra: bool
    """Whether the extra scrambles begin here."""


def sheet_pdf(sheet: Sheet, scheme: ColourScheme, control: SearchControl) -> bytes:
    """Return ``sheet`` as a PDF document of A4 pages; any thread may draw it.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    drawing = sheet_drawing(sheet, scheme, control)
    return pdf_document(sheet.title, QPageSize.PageSizeId.A4, drawing)


def sheet_drawing(sheet: Sheet, scheme: ColourScheme, control: SearchControl) -> Draw:
    """Return what draws the pages of ``sheet``; it raises what `sheet_pdf` does."""

    def draw(painter: QPainter, page: QRectF, next_page: NextPage) -> None:
        SheetPages(painter, page, sheet, scheme, control).draw(next_page)

    return draw


class SheetPages:
    """Draws all pages of one sheet, in points."""

    def __init__(
        self,
        painter: QPainter,
        page: QRectF,
        sheet: Sheet,
        scheme: ColourScheme,
        control: SearchControl,
    ) -> None:
        self.painter = painter
        self.page = page
        self.sheet = sheet
        self.theme = LIGHT.with_scheme(scheme)
        self.control = control
        self.drawn = 0
        head = _lines(words_font(TITLE_PT, bold=True)) + _lines(words_font(TEXT_PT)) + GAP
        foot = _lines(words_font(SMALL_PT)) + GAP / 2
        self.body = page.adjusted(0, head, 0, -foot)
        self.text_width = page.width() - NUMBER - PICTURE - 2 * GAP

    def draw(self, next_page: NextPage) -> None:
        """Draw everything, a page after the other."""
        pages = list(self.pages())
        for number, rows in enumerate(pages, 1):
            if number > 1:
                next_page()
            self._draw_frame(number, len(pages))
            self._draw_rows(rows)

    def pages(self) -> Iterator[list[_Row]]:
        """Yield the rows of each page; a sheet without scrambles has one empty page."""
        rows: list[_Row] = []
        used = 0.0
        for row in (row for each in self.sheet.rows() for row in self._rows(*each)):
            needed = row.height + (self._extra_height() if row.begins_extra else 0)
            if rows and used + needed > self.body.height():
                yield rows
                rows, used = [], 0.0
            rows.append(row)
            used += needed
        yield rows

    def _rows(self, label: str, made: Scramble) -> list[_Row]:
        """Return a scramble as a row, or as several where a page is too low for it."""
        text = tr(NO_MOVES) if made.alg is None else made.alg
        limit = self.body.height() - self._extra_height() - GAP
        size = TEXT_PT
        while size > SMALLEST_PT and self._text_height(text, size) > limit:
            size -= 1
        rows: list[_Row] = []
        for part in self._parts(text.split(), size, limit):
            picture = 0 if rows else 0.75 * PICTURE
            height = max(self._text_height(part, size), picture) + GAP
            begins_extra = not rows and made is self.sheet.first_extra
            rows.append(_Row(label, made, part, moves_font(size), height, not rows, begins_extra))
        return rows

    def _parts(self, words: list[str], size: float, limit: float) -> list[str]:
        """Return the words as texts of which each is low enough."""
        self.control.checkpoint(Progress(Text("laying out the pages")))
        text = " ".join(words)
        if len(words) < 2 or self._text_height(text, size) <= limit:
            return [text]
        half = len(words) // 2
        halves = words[:half], words[half:]
        return [part for each in halves for part in self._parts(each, size, limit)]

    def _text_height(self, text: str, size: float) -> float:
        metrics = QFontMetricsF(moves_font(size))
        box = QRectF(0, 0, self.text_width, 1e6)
        return metrics.boundingRect(box, int(_WRAP), text).height()

    def _extra_height(self) -> float:
        return _lines(words_font(TEXT_PT, bold=True)) + GAP

    def _draw_frame(self, number: int, count: int) -> None:
        """Draw what stands above and below the scrambles."""
        title, hold = words_font(TITLE_PT, bold=True), words_font(TEXT_PT)
        below = self.page.adjusted(0, _lines(title), 0, 0)
        self._write(self.page, self.sheet.title, title, _LEFT)
        held = capitalised(tr("{hold} before the first move").format(hold=self.sheet.hold))
        self._write(below, held, hold, _LEFT, GREY)
        foot = QRectF(self.page.left(), self.body.bottom(), self.page.width(), 0)
        foot.setBottom(self.page.bottom())
        end = Qt.AlignmentFlag.AlignBottom
        self._write(foot, tr("made with cubeapp"), words_font(SMALL_PT), _LEFT | end, GREY)
        right = Qt.AlignmentFlag.AlignRight | end
        page = tr("page {number} of {count}").format(number=number, count=count)
        self._write(foot, page, words_font(SMALL_PT), right, GREY)

    def _draw_rows(self, rows: Sequence[_Row]) -> None:
        y = self.body.top()
        for row in rows:
            self.drawn += row.is_first
            total = len(self.sheet.scrambles)
            self.control.checkpoint(
                Progress(
                    Text(
                        "drawing scramble {number} of {count}",
                        number=counted(self.drawn),
                        count=counted(total),
                    ),
                    self.drawn / total,
                )
            )
            if row.begins_extra:
                box = QRectF(self.body.left(), y, self.body.width(), self._extra_height())
                name = cube_name(row.made.cube.size)
                text = tr("Extra scrambles of the {name}, for attempts done again")
                self._write(
                    box, text.format(name=name), words_font(TEXT_PT, bold=True), _LEFT | _MIDDLE
                )
                y += box.height()
            self._draw_row(row, QRectF(self.body.left(), y, self.body.width(), row.height))
            y += row.height

    def _draw_row(self, row: _Row, box: QRectF) -> None:
        painter = self.painter
        painter.setPen(QPen(PALE, 0.5))
        painter.drawLine(box.topLeft(), box.topRight())
        inner = box.adjusted(0, GAP / 2, 0, -GAP / 2)
        number = QRectF(inner.left(), inner.top(), NUMBER, inner.height())
        label = f"{row.label}." if row.is_first else "…"
        self._write(number, label, words_font(TEXT_PT, bold=True), _LEFT | _MIDDLE)
        text = QRectF(inner.left() + NUMBER, inner.top(), self.text_width, inner.height())
        ink = GREY if row.made.alg is None else INK
        self._write(text, row.text, row.font, _LEFT | _MIDDLE, ink)
        if not row.is_first:
            return
        high = 0.75 * PICTURE
        picture = QRectF(inner.right() - PICTURE, inner.center().y() - high / 2, PICTURE, high)
        draw_net(painter, picture, Position(row.made.cube), self.theme, background=False)

    def _write(
        self, box: QRectF, text: str, font: QFont, place: Qt.AlignmentFlag, colour: QColor = INK
    ) -> None:
        self.painter.setPen(colour)
        self.painter.setFont(font)
        self.painter.drawText(box, int(place) | int(_WRAP), text)


def _lines(font: QFont) -> float:
    return QFontMetricsF(font).lineSpacing() * 1.15
