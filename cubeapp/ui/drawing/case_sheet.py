"""A deck of cases on paper, and as a picture: what is seen of each, its name and its algs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPageSize, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator

from cubeapp.drawing.theme import Theme
from cubeapp.engine.library.case_sets import PBL
from cubeapp.engine.practice.case_book import ANGLE_NAMES
from cubeapp.engine.practice.case_sheet import CaseSheet, SheetAlg, SheetCase
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.drawing.case_pictures import draw_case
from cubeapp.ui.drawing.pages import (
    GREY,
    INK,
    MARGIN_MM,
    PALE,
    Draw,
    NextPage,
    draw_foot,
    draw_pages,
    paged,
    pdf_document,
)
from cubeapp.ui.drawing.paragraphs import Line, Type, draw_lines, height_of, moves_font, words_font
from cubeapp.ui.drawing.view_pictures import PictureSize, blank_image, png
from cubeapp.words import counted, enumerated, tr

ENDINGS = (".pdf", ".png", ".svg")
"""Of the files that the sheet can be."""
COLUMNS = 3
GAP = 10.0
"""Points, as everything on paper: between cases."""
PICTURE = 48.0
"""The side of a picture."""
PIXELS = 2.0
"""A point, where the sheet is a picture."""
POINTS_PER_MM = 72 / 25.4


def case_sheet_file(
    sheet: CaseSheet, ending: str, paper: QPageSize.PageSizeId, theme: Theme
) -> bytes:
    """Return the sheet as a file; any thread may draw it.

    Args:
        sheet: what stands on it.
        ending: of the file, one of `ENDINGS`: pages, or a picture as wide as one and as high as
            it needs.
        paper: the size of the page.
        theme: the colours of the pictures, on white.
    """
    if ending == ".pdf":
        return pdf_document(tr(sheet.title), paper, case_sheet_drawing(sheet, theme))
    size: QSizeF = QPageSize.size(paper, QPageSize.Unit.Point)
    margin = MARGIN_MM * POINTS_PER_MM
    pages = _Pages(sheet, theme, QRectF(margin, margin, size.width() - 2 * margin, 0))
    width, height = round(size.width()), round(pages.height + 2 * margin)
    draw_on = _svg if ending == ".svg" else _png
    return draw_on(pages, PictureSize(width, height, PIXELS))


def case_sheet_drawing(sheet: CaseSheet, theme: Theme) -> Draw:
    """Return what draws the pages of the sheet; see `case_sheet_file`."""

    def draw(painter: QPainter, page: QRectF, next_page: NextPage) -> None:
        _Pages(sheet, theme, page).draw(painter, next_page)

    return draw


def _png(pages: _Pages, size: PictureSize) -> bytes:
    image = blank_image(size)
    image.fill(QColor("#ffffff"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pages.draw_whole(painter)
    return png(image)


def _svg(pages: _Pages, size: PictureSize) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(size.width, size.height))
    generator.setViewBox(QRectF(0, 0, size.width, size.height))
    generator.setResolution(72)
    generator.setTitle(pages.title)
    with QPainter(generator) as painter:
        painter.fillRect(QRectF(0, 0, size.width, size.height), QColor("#ffffff"))
        pages.draw_whole(painter)
    return bytes(buffer.data().data())


@dataclass(frozen=True, slots=True)
class _Cell:
    """A case as it is laid out."""

    case: Case
    picture: QSizeF
    lines: list[Line]
    """Beside the picture."""

    @property
    def height(self) -> float:
        return max(self.picture.height(), height_of(self.lines))


@dataclass(frozen=True, slots=True)
class _Row:
    """Cases side by side."""

    cells: Sequence[_Cell]

    @property
    def height(self) -> float:
        """In points, with the gap below it."""
        return max(cell.height for cell in self.cells) + GAP

    @property
    def keeps_next(self) -> bool:
        """No row is a heading."""
        return False


class _Pages:
    """The sheet laid out for a page of some width, in points."""

    def __init__(self, sheet: CaseSheet, theme: Theme, page: QRectF) -> None:
        self.title = tr(sheet.title)
        self._theme, self._page = theme, page
        self._name = Type(words_font(9.5, bold=True), INK)
        self._moves = Type(moves_font(8), INK)
        self._grey = Type(words_font(8), GREY)
        head = Type(words_font(18, bold=True), INK).lines(self.title, page.width())
        self._head = head + self._grey.lines(tr(sheet.about), page.width())
        self._width = (page.width() + GAP) / COLUMNS - GAP
        cells = [self._cell(each) for each in sheet.cases]
        self._rows = [_Row(cells[at : at + COLUMNS]) for at in range(0, len(cells), COLUMNS)]

    @property
    def height(self) -> float:
        """Of the sheet as one long page."""
        return self._top + sum(row.height for row in self._rows) + self._foot

    def draw(self, painter: QPainter, next_page: NextPage) -> None:
        """Draw everything, a page after the other."""
        pages = list(paged(self._rows, self._page.height() - self._top - self._foot))
        draw = partial(self._draw_rows, painter)
        draw_pages(painter, self._page, pages, draw, next_page, self.title, self._grey.font)

    def draw_whole(self, painter: QPainter) -> None:
        """Draw everything on one long page."""
        self._draw_rows(painter, self._rows)
        page = QRectF(self._page.topLeft(), QSizeF(self._page.width(), self.height))
        draw_foot(painter, page, self._grey.font, self.title, 1, 1)

    @property
    def _top(self) -> float:
        """How much of a page is above the first row."""
        return height_of(self._head) + GAP

    @property
    def _foot(self) -> float:
        return height_of(self._grey.lines("0", self._page.width())) + GAP

    def _cell(self, shown: SheetCase) -> _Cell:
        case = shown.case
        picture = QSizeF(PICTURE * 1.5 if case.set == PBL else PICTURE, PICTURE)
        width = self._width - picture.width() - GAP / 2
        lines = self._name.lines(f"{tr(case.name)} {case.nickname}".strip(), width)
        if shown.chance is not None:
            lines += self._grey.lines(_chance(shown), width)
        for each in shown.algs:
            lines += self._moves.lines(_alg_words(each), width)
        return _Cell(case, picture, lines)

    def _draw_rows(self, painter: QPainter, rows: Sequence[_Row]) -> None:
        left = self._page.left()
        y = draw_lines(painter, self._head, left, self._page.top()) + GAP / 2
        for row in rows:
            painter.setPen(QPen(PALE, 0.5))
            painter.drawLine(QLineF(left, y, self._page.right(), y))
            for column, cell in enumerate(row.cells):
                self._draw_cell(painter, cell, left + column * (self._width + GAP), y + GAP / 2)
            y += row.height

    def _draw_cell(self, painter: QPainter, cell: _Cell, x: float, y: float) -> None:
        draw_case(painter, QRectF(x, y, *_sides(cell.picture)), cell.case, self._theme)
        draw_lines(painter, cell.lines, x + cell.picture.width() + GAP / 2, y)


def _sides(size: QSizeF) -> tuple[float, float]:
    return size.width(), size.height()


def _chance(shown: SheetCase) -> str:
    assert shown.chance is not None
    text, chance = tr("{n} in {all}"), shown.chance
    return text.format(n=counted(chance.numerator), all=counted(chance.denominator))


def _alg_words(each: SheetAlg) -> str:
    """Return an alg with what is turned before it, where that matters."""
    if not each.angles:
        return each.alg
    turns = enumerated([tr(ANGLE_NAMES[angle]) for angle in each.angles])
    return f"({turns}) {each.alg}"
