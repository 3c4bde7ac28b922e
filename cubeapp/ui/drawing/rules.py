"""The sheet with the twelve rules of the course: to print, as a picture, and as a web page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import LIGHT
from cubeapp.engine.model.masks import facelet_mask
from cubeapp.engine.teaching.pictures import Picture
from cubeapp.engine.teaching.rule_sheet import RuleSheet, SheetRule
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.pages import GREY, INK, MARGIN_MM, Draw, NextPage, draw_foot, pdf_document
from cubeapp.ui.drawing.paragraphs import Line, Type, draw_lines, height_of, words_font
from cubeapp.ui.drawing.view_pictures import PictureSize, ViewPicture, blank_image, png
from cubeapp.words import capitalised, tr

COLUMNS = 3
GAP = 12.0
"""Points, as everything on paper: between rules."""
LEAST_WIDTH = 515.0
"""What A4 has within its margins: on narrower paper everything is smaller."""
TALLEST = 72.0
"""The most that a picture is high."""
UNITS = 120.0
"""How high a picture thinks it is: its stickers are flat then, and its lines as fine as they."""
PIXELS = 2.5
"""A point, where the sheet is a picture."""
SVG_SIZE = PictureSize(120, 120)
POINTS_PER_MM = 72 / 25.4
_CLOSE = Camera(zoom=1.1)
_STYLE = """
@page { margin: 14mm; }
body { margin: 0 auto; padding: 1.5em; max-width: 60em; background: #fff; color: #000;
  font: 16px/1.4 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6em; }
h2 { margin: 0; font-size: 1.05em; }
p { margin: .3em 0; }
header p, h2 span, figcaption, .told, footer { color: #555; }
h2 span { display: block; font-size: .8em; font-weight: normal; }
main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.2em; margin: 1.2em 0; }
article { break-inside: avoid; }
.pictures { display: flex; gap: .4em; }
figure { flex: 0 1 7em; margin: .3em 0; text-align: center; }
figure svg { display: block; width: 100%; height: auto; }
figcaption, .told { font-size: .75em; }
@media (max-width: 40em) { main { grid-template-columns: 1fr; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } }
"""


ENDINGS = (".pdf", ".html", ".png")
"""Of the files that the sheet can be."""


def rules_file(sheet: RuleSheet, ending: str, paper: QPageSize.PageSizeId, language: str) -> bytes:
    """Return the sheet as a file; any thread may draw it.

    Args:
        sheet: what stands on it.
        ending: of the file, one of `ENDINGS`.
        paper: the size of the page.
        language: of the words, for those who read a web page aloud.
    """
    if ending == ".html":
        return "\n".join(_html(sheet, language)).encode()
    if ending == ".pdf":
        return pdf_document(tr(sheet.title), paper, rules_drawing(sheet))
    return png(_image(sheet, paper))


def rules_drawing(sheet: RuleSheet) -> Draw:
    """Return what draws the sheet on one page; see `rules_file`."""

    def draw(painter: QPainter, page: QRectF, _next_page: NextPage) -> None:
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        # Smaller paper than it is laid out for gets everything, smaller.
        wide = QRectF(0, 0, max(page.width(), LEAST_WIDTH), page.height())
        high = _Sheet(painter, wide).needed_height(sheet)
        scale = min(page.width() / LEAST_WIDTH, page.height() / high, 1)
        painter.scale(scale, scale)
        _Sheet(painter, QRectF(QPointF(), page.size() / scale)).draw(sheet)

    return draw


def _image(sheet: RuleSheet, paper: QPageSize.PageSizeId) -> QImage:
    """Return the page as a picture, with its margins."""
    size: QSizeF = QPageSize.size(paper, QPageSize.Unit.Point)
    margin = MARGIN_MM * POINTS_PER_MM
    image = blank_image(PictureSize(round(size.width()), round(size.height()), PIXELS))
    image.fill(QColor("#ffffff"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page = QRectF(0, 0, size.width(), size.height())
        _Sheet(painter, page.adjusted(margin, margin, -margin, -margin)).draw(sheet)
    return image


@dataclass(frozen=True, slots=True)
class _Cell:
    """A rule as it is laid out."""

    head: list[Line]
    pictures: tuple[Picture, ...]
    side: float
    """How wide and high each of them is."""
    captions: list[list[Line]]
    """Below each of them; one below all of them where they say the same."""
    rule: list[Line]

    @property
    def height(self) -> float:
        """In points."""
        captions = max(map(height_of, self.captions))
        return height_of(self.head) + self.side + captions + GAP / 4 + height_of(self.rule)


def _height(row: list[_Cell]) -> float:
    return max(cell.height for cell in row)


class _Sheet:
    """Draws the page, in points."""

    def __init__(self, painter: QPainter, page: QRectF) -> None:
        self._painter, self._page = painter, page
        self._title = Type(words_font(18, bold=True), INK)
        self._name = Type(words_font(10, bold=True), INK)
        self._text = Type(words_font(9.5), INK)
        self._grey = Type(words_font(8), GREY)
        self._width = (page.width() + GAP) / COLUMNS - GAP

    def draw(self, sheet: RuleSheet) -> None:
        """Draw everything."""
        page, rows = self._page, self._rows(sheet)
        gap = max((page.height() - self.needed_height(sheet)) / len(rows), 0)
        y = draw_lines(self._painter, self._head(sheet), page.left(), page.top()) + GAP
        for row in rows:
            for column, cell in enumerate(row):
                self._draw_cell(cell, page.left() + column * (self._width + GAP), y)
            y += _height(row) + gap
        draw_foot(self._painter, page, self._grey.font, tr(sheet.title), 1, 1)

    def needed_height(self, sheet: RuleSheet) -> float:
        """Return how high the page must be for everything, in points."""
        rows = self._rows(sheet)
        return height_of(self._head(sheet)) + GAP + sum(map(_height, rows)) + self._foot_height()

    def _head(self, sheet: RuleSheet) -> list[Line]:
        width = self._page.width()
        return self._title.lines(tr(sheet.title), width) + self._grey.lines(tr(sheet.hold), width)

    def _rows(self, sheet: RuleSheet) -> list[list[_Cell]]:
        cells = [self._cell(rule) for rule in sheet.rules]
        return [cells[first : first + COLUMNS] for first in range(0, len(cells), COLUMNS)]

    def _foot_height(self) -> float:
        return height_of(self._grey.lines("0", self._page.width())) + GAP

    def _cell(self, rule: SheetRule) -> _Cell:
        width, captions = self._width, _captions(rule)
        side = min((width + GAP / 2) / len(rule.pictures) - GAP / 2, TALLEST)
        room = width if len(captions) == 1 else side
        unit = self._grey.lines(_unit(rule) or " ", width)
        return _Cell(
            unit + self._name.lines(_name(rule), width),
            rule.pictures,
            side,
            [self._grey.lines(each, room) for each in captions],
            self._text.lines(tr(rule.rule), width),
        )

    def _draw_cell(self, cell: _Cell, x: float, y: float) -> None:
        y = draw_lines(self._painter, cell.head, x, y)
        lefts = [x + index * (cell.side + GAP / 2) for index in range(len(cell.pictures))]
        for shown, left in zip(cell.pictures, lefts, strict=True):
            self._draw_picture(shown, QRectF(left, y, cell.side, cell.side))
        y += cell.side
        for lines, left in zip(cell.captions, lefts, strict=False):
            draw_lines(self._painter, lines, left, y)
        draw_lines(self._painter, cell.rule, x, y + max(map(height_of, cell.captions)) + GAP / 4)

    def _draw_picture(self, shown: Picture, place: QRectF) -> None:
        painter, scale = self._painter, place.height() / UNITS
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(scale, scale)
        _picture(shown).draw(painter, QRectF(0, 0, UNITS, UNITS))
        painter.restore()


def _html(sheet: RuleSheet, language: str) -> Iterator[str]:
    """Yield an HTML document that needs no other file, piece by piece."""
    title = escape(tr(sheet.title))
    yield f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>"
    yield f"<header>\n<h1>{title}</h1>\n<p>{escape(tr(sheet.hold))}</p>\n</header>\n<main>"
    for rule in sheet.rules:
        yield from _article(rule)
    yield f"</main>\n<footer>{escape(tr('made with cubeapp'))}</footer>\n</body>\n</html>\n"


def _article(rule: SheetRule) -> Iterator[str]:
    captions = _captions(rule)
    yield f"<article>\n<h2><span>{escape(_unit(rule))}</span>{escape(_name(rule))}</h2>"
    yield '<div class="pictures">'
    for index, shown in enumerate(rule.pictures):
        prefix = f"r{rule.lesson.replace('.', '-')}-{index}-"
        svg = _picture(shown).svg(SVG_SIZE, capitalised(tr(shown.words)), prefix)
        below = f"<figcaption>{escape(captions[index])}</figcaption>" if len(captions) > 1 else ""
        yield f"<figure>{svg}{below}</figure>"
    yield "</div>"
    if len(captions) == 1:
        yield f'<p class="told">{escape(captions[0])}</p>'
    yield f"<p>{escape(tr(rule.rule))}</p>\n</article>"


def _unit(rule: SheetRule) -> str:
    """Return the name of the unit, where it is not that of its only lesson."""
    return "" if rule.unit == rule.title else tr(rule.unit)


def _name(rule: SheetRule) -> str:
    return f"{rule.lesson} {tr(rule.title)}"


def _captions(rule: SheetRule) -> list[str]:
    """Return what stands below each picture, once where it is the same."""
    captions = [capitalised(tr(shown.words)) for shown in rule.pictures]
    return captions[:1] if len(set(captions)) == 1 else captions


def _picture(shown: Picture) -> ViewPicture:
    """Return a picture of the sheet, on nothing: paper is white."""
    position = Position(shown.cube, mask=facelet_mask(shown.lit, shown.cube.size).tobytes())
    marks = Marks(next_move=shown.arrow)
    return ViewPicture("3d", position, LIGHT.for_lists(), marks, False, _CLOSE)
