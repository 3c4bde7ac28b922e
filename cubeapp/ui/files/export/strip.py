"""A solution as one picture: a cube for each step or move, in rows, with captions."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.booklet import Booklet, Snap
from cubeapp.ui.drawing.paragraphs import Line, Type, draw_lines, height_of, moves_font, words_font
from cubeapp.ui.drawing.view_pictures import PictureSize, blank_image
from cubeapp.ui.files.export.options import LARGEST_SIDE, MOST_PIXELS, Options, TooLargeError
from cubeapp.ui.files.export.snaps import check_count, draw_snap, picture_progress
from cubeapp.words import counted, tr

WIDTH = 1500
"""Units: rows become about so wide."""
MARGIN, GAP = 16.0, 12.0
TITLE, CAPTION, SMALL = 20.0, 15.0, 12.0


@dataclass(frozen=True, slots=True)
class _Cell:
    snap: Snap
    number: str
    lines: list[Line]


def strip_image(told: Booklet, options: Options, control: SearchControl) -> QImage:
    """Return the pictures of ``told`` in one.

    Raises:
        SearchCancelled: ``control`` was cancelled.
        TooLargeError: there are too many pictures, or too large ones.
        MemoryError: there is no room for that many pixels.
    """
    snaps = check_count(told)
    strip = _Strip(told, snaps, options)
    size = PictureSize(round(strip.width), round(strip.height), options.scale)
    is_long = max(size.width, size.height) * size.scale > 2 * LARGEST_SIDE
    if is_long or size.width * size.height * size.scale**2 > MOST_PIXELS:
        text = tr(
            "{count} pictures of {width}×{height} are too much for one strip; "
            "have them smaller, or one a step, or export pages"
        )
        width, height = options.size.width, options.size.height
        raise TooLargeError(text.format(count=counted(len(snaps)), width=width, height=height))
    image = blank_image(size)
    if not options.is_transparent:
        image.fill(QColor(options.ground))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strip.draw(painter, control)
    return image


class _Strip:
    """Lays the pictures out and draws them."""

    def __init__(self, told: Booklet, snaps: list[Snap], options: Options) -> None:
        self._told = told
        self._options = options
        self._size = size = options.size
        text = QColor(options.theme.text)
        faint = QColor(options.theme.faint)
        self._caption = Type(moves_font(CAPTION), text)
        self._small = Type(words_font(SMALL), faint)
        fitting = int((WIDTH - 2 * MARGIN + GAP) / (size.width + GAP))
        most = max(min(fitting, len(snaps)), 1)
        # Rows of equal length: no lonely picture in the last one, if it can be.
        rows = -(-len(snaps) // most)
        self._columns = -(-len(snaps) // rows)
        self.width = 2 * MARGIN + self._columns * (size.width + GAP) - GAP
        inner = self.width - 2 * MARGIN
        self._head = Type(words_font(TITLE, bold=True), text).lines(told.title, inner)
        self._head += self._small.lines(told.counts, inner)
        cells = [self._cell(number, snap) for number, snap in enumerate(snaps, 1)]
        self._rows = [
            cells[start : start + self._columns] for start in range(0, len(cells), self._columns)
        ]
        heights = sum(self._height(row) + GAP for row in self._rows)
        self.height = 2 * MARGIN + height_of(self._head) + heights

    def _cell(self, number: int, snap: Snap) -> _Cell:
        is_end = snap is self._told.end
        kind = self._small if is_end else self._caption
        lines = kind.lines(snap.caption, self._size.width)
        return _Cell(snap, "" if is_end else f"{number}", lines)

    def _height(self, row: list[_Cell]) -> float:
        return self._size.height + max(height_of(cell.lines) for cell in row)

    def draw(self, painter: QPainter, control: SearchControl) -> None:
        """Draw everything."""
        y = draw_lines(painter, self._head, MARGIN, MARGIN) + GAP
        count, done = sum(map(len, self._rows)), 0
        for row in self._rows:
            for column, cell in enumerate(row):
                done += 1
                control.checkpoint(picture_progress(done, count))
                self._draw_cell(painter, MARGIN + column * (self._size.width + GAP), y, cell)
            y += self._height(row) + GAP

    def _draw_cell(self, painter: QPainter, x: float, y: float, cell: _Cell) -> None:
        wide, high = self._size.width, self._size.height
        rect = QRectF(x, y, wide, high)
        draw_snap(painter, rect, self._told, cell.snap, self._options, high)
        painter.setFont(self._small.font)
        painter.setPen(self._small.colour)
        painter.drawText(rect, int(_TOP_LEFT), cell.number)
        y += high
        for line in cell.lines:
            line.draw(painter, x + (wide - line.width) / 2, y)
            y += line.height


_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
