"""A solution as pages to print: a picture, the moves and a sentence for each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from cubeapp.drawing.theme import LIGHT
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.booklet import Booklet, Chapter, Each, Passage, Snap, spoken
from cubeapp.ui.drawing.pages import GREY, INK, PALE, Draw, NextPage, draw_pages, paged
from cubeapp.ui.drawing.paragraphs import Line, Type, draw_lines, height_of, moves_font, words_font
from cubeapp.ui.files.export.options import Options
from cubeapp.ui.files.export.snaps import (
    FLAT_LAYER,
    MOST_SPELT_OUT,
    check_count,
    draw_snap,
    picture_progress,
)
from cubeapp.words import tr

STEP_PICTURE, MOVE_PICTURE = 96.0, 84.0
"""Points, as everything below: how high the pictures are."""
WIDEST = 0.45
"""Of the page: the most that a picture beside words takes."""
GAP = 9.0


@dataclass(frozen=True, slots=True)
class _Block:
    """What stands together: pictures side by side, or one with words at its right."""

    snaps: tuple[Snap, ...] = ()
    captions: tuple[tuple[Line, ...], ...] = ()
    """Below each of the pictures, where there are several."""
    lines: tuple[Line, ...] = ()
    height: float = 0.0
    keeps_next: bool = False
    """Whether it must not be the last on its page: a heading."""
    has_rule: bool = False
    """Whether a line is drawn above it."""


def booklet_drawing(told: Booklet, options: Options, control: SearchControl) -> Draw:
    """Return what draws the pages of ``told``, on any thread, until ``control`` is cancelled.

    Raises:
        TooLargeError: there are too many pictures.
    """
    count = len(check_count(told))
    # Paper is white.
    options = replace(options, theme=LIGHT.with_looks(options.theme.looks))

    def draw(painter: QPainter, page: QRectF, next_page: NextPage) -> None:
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        _Pages(painter, page, told, options, control, count).draw(next_page)

    return draw


class _Pages:
    """Draws all pages of one booklet, in points."""

    def __init__(
        self,
        painter: QPainter,
        page: QRectF,
        told: Booklet,
        options: Options,
        control: SearchControl,
        count: int,
    ) -> None:
        self._painter = painter
        self._page = page
        self._told = told
        self._options = options
        self._control = control
        self._count = count
        self._drawn = 0
        self._title = Type(words_font(18, bold=True), INK)
        self._heading = Type(words_font(14, bold=True), INK)
        self._name = Type(words_font(11, bold=True), INK)
        self._alg = Type(moves_font(13), INK)
        self._text = Type(words_font(10.5), INK)
        self._grey = Type(words_font(9.5), GREY)
        self._small = Type(words_font(8.5), GREY)
        foot = height_of(self._small.lines("0", page.width())) + GAP / 2
        self._body = page.adjusted(0, 0, 0, -foot)
        by_step = options.each is Each.STEP
        size = options.size
        high = STEP_PICTURE if by_step else MOVE_PICTURE
        wide = min(high * size.width / size.height, WIDEST * page.width())
        self._columns = max(int((page.width() + GAP) / (wide + GAP)), 1)
        if not by_step:
            wide = (page.width() + GAP) / self._columns - GAP
        self._picture = wide, wide * size.height / size.width

    def draw(self, next_page: NextPage) -> None:
        """Draw everything, a page after the other."""
        pages = list(paged(self._blocks(), self._body.height()))
        foot = self._told.title, self._small.font
        draw_pages(self._painter, self._page, pages, self._draw_page, next_page, *foot)

    # Layout

    def _blocks(self) -> Iterator[_Block]:
        told, width = self._told, self._body.width()
        head = [*self._title.lines(told.title, width), *self._grey.lines(told.counts, width)]
        if told.start.size <= MOST_SPELT_OUT:
            start = tr("From: {facelets}").format(facelets=format_facelets(told.start))
            head += self._grey.lines(start, width)
        yield from self._lines(head)
        for chapter in told.chapters:
            yield from self._chapter(chapter)
        end = self._text.lines(told.end.caption, self._words_width)
        yield from self._beside(told.end, end)
        yield self._block(tuple(self._name.lines(tr("All moves:"), width)), keeps_next=True)
        yield from self._lines(self._alg.lines(told.alg, width))

    def _chapter(self, chapter: Chapter) -> Iterator[_Block]:
        self._control.checkpoint(Progress(Text("laying out the pages"), 0.0))
        width = self._body.width()
        head = self._heading.lines(chapter.name, width) if chapter.name else []
        head += self._grey.lines(chapter.note, width) if chapter.note else []
        if head:
            yield self._block(tuple(head), keeps_next=True, has_rule=True)
        for passage in chapter.passages:
            if self._options.each is Each.STEP and passage.snaps:
                words = self._words(passage, self._words_width)
                yield from self._beside(passage.snaps[0], words)
            else:
                words = self._words(passage, width)
                yield from self._lines(words, keeps_next=bool(passage.snaps))
                yield from self._rows(passage.snaps)

    @property
    def _words_width(self) -> float:
        return self._body.width() - self._picture[0] - 2 * GAP

    def _words(self, passage: Passage, width: float) -> list[Line]:
        name = f"{passage.number}. {passage.name}".rstrip()
        lines = self._name.lines(name, width)
        for kind, text in (
            (self._grey, passage.about),
            (self._alg, passage.alg),
            (self._text, passage.sentence),
        ):
            lines += kind.lines(text, width) if text else []
        return lines

    def _beside(self, snap: Snap, lines: list[Line]) -> Iterator[_Block]:
        """Yield a picture with words; what a page has no room for follows without one."""
        fitting, rest = self._split(lines, self._body.height() - GAP)
        height = max(self._picture[1], height_of(fitting)) + GAP
        yield _Block((snap,), (), tuple(fitting), height)
        yield from self._lines(rest)

    def _lines(self, lines: list[Line], keeps_next: bool = False) -> Iterator[_Block]:
        """Yield words alone, in as many blocks as there are pages to fill."""
        while lines:
            fitting, lines = self._split(lines, self._body.height() - GAP)
            yield self._block(tuple(fitting), keeps_next=keeps_next and not lines)

    def _rows(self, snaps: tuple[Snap, ...]) -> Iterator[_Block]:
        """Yield pictures side by side, with captions."""
        wide, high = self._picture
        size, columns = self._told.start.size, self._columns
        for start in range(0, len(snaps), columns):
            row = snaps[start : start + columns]
            captions = tuple(
                (*self._name.lines(s.caption, wide), *self._small.lines(tr(spoken(s, size)), wide))
                for s in row
            )
            yield _Block(row, captions, (), high + max(map(height_of, captions)) + GAP)

    @staticmethod
    def _block(lines: tuple[Line, ...], keeps_next: bool = False, has_rule: bool = False) -> _Block:
        return _Block((), (), lines, height_of(lines) + GAP, keeps_next, has_rule)

    @staticmethod
    def _split(lines: list[Line], height: float) -> tuple[list[Line], list[Line]]:
        """Return the first lines, as many as are no higher than ``height``, and the rest."""
        used = 0.0
        for place, line in enumerate(lines):
            used += line.height
            if used > height and place:
                return lines[:place], lines[place:]
        return lines, []

    # Drawing

    def _draw_page(self, blocks: Iterable[_Block]) -> None:
        y = self._body.top()
        for block in blocks:
            self._draw_block(block, y)
            y += block.height

    def _draw_block(self, block: _Block, y: float) -> None:
        painter, left = self._painter, self._body.left()
        if block.has_rule:
            painter.setPen(QPen(PALE, 0.5))
            painter.drawLine(QPointF(left, y), QPointF(self._body.right(), y))
        wide, high = self._picture
        for column, snap in enumerate(block.snaps):
            x = left + column * (wide + GAP)
            self._draw_picture(snap, QRectF(x, y, wide, high))
            if block.captions:
                draw_lines(painter, block.captions[column], x, y + high)
        if block.snaps and not block.captions:
            room = block.height - GAP - height_of(block.lines)
            draw_lines(painter, block.lines, left + wide + 2 * GAP, y + max(room / 2, 0))
        elif block.lines:
            draw_lines(painter, block.lines, left, y + (GAP / 2 if block.has_rule else 0))

    def _draw_picture(self, snap: Snap, rect: QRectF) -> None:
        self._drawn += 1
        self._control.checkpoint(picture_progress(self._drawn, self._count))
        units = min(FLAT_LAYER * self._told.start.size, self._options.size.height)
        draw_snap(self._painter, rect, self._told, snap, self._options, units)
