"""A sheet to follow with the cube in the hands: each move as a picture, six to a row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cubeapp.drawing.theme import COLOUR_LETTERS, LIGHT, NO_MARKS, Looks
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.booklet import Booklet, Chapter, Snap, spoken
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.drawing.pages import GREY, INK, PALE, Draw, NextPage, draw_pages, paged
from cubeapp.ui.drawing.paragraphs import Line, Type, draw_lines, height_of, moves_font, words_font
from cubeapp.ui.files.export.options import MOST_BY_HAND, Options
from cubeapp.ui.files.export.snaps import (
    FLAT_LAYER,
    MOST_LAYERS_AS_SHAPES,
    check_count,
    draw_snap,
    picture_progress,
)
from cubeapp.ui.stage.caption import orientation_words
from cubeapp.words import capitalised, counted, tr

COLUMNS = 6
GAP = 8.0
"""Points, as everything below: between pictures, and below what stands together."""
START_PICTURE = 104.0
FINEST, FINEST_PIXELS = 160.0, 100.0
"""Units of a picture's height at most: of one made of shapes, and of one made of pixels."""
MOST_LETTERED = 5
"""Letters on the stickers of larger cubes are too small to be read."""
PAPER = QColor("#ffffff")
_NEW_LINE = "\u2028"


@dataclass(frozen=True, slots=True)
class Hold:
    """How the cube is held at a moment."""

    words: str
    """Empty where nothing on the cube tells."""
    is_new: bool
    """Whether it is another way than before the last move."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A picture of the cube before a move, or of the end, with its words."""

    snap: Snap
    number: str
    """From 1; empty at the end."""
    step: tuple[Line, ...]
    """The name of the step that begins here."""
    hold: tuple[Line, ...]
    """How the cube is held, above the picture; nothing where nothing on the cube tells."""
    is_new_hold: bool
    """Whether it is held in another way than in the picture before."""
    lines: tuple[Line, ...]
    """Below the picture."""


@dataclass(frozen=True, slots=True)
class Words:
    """Lines across the page, such as a heading."""

    lines: tuple[Line, ...]
    keeps_next: bool = False
    has_rule: bool = False
    """Whether a line is drawn above it."""

    @property
    def height(self) -> float:
        """In points, with the gap below it."""
        return height_of(self.lines) + GAP / 2 * (1 + self.has_rule)


@dataclass(frozen=True, slots=True)
class Start:
    """How the cube is held before the first move: a picture, and words at its right."""

    lines: tuple[Line, ...]
    keeps_next: bool = False

    @property
    def height(self) -> float:
        """In points, with the gap below it."""
        return max(START_PICTURE, height_of(self.lines)) + GAP


@dataclass(frozen=True, slots=True)
class Row:
    """Pictures side by side."""

    cells: tuple[Cell, ...]
    picture: float
    """How wide and high each of them is."""
    keeps_next: bool = False

    @property
    def step_height(self) -> float:
        """How much room there is for the names of steps."""
        return max(height_of(cell.step) for cell in self.cells)

    @property
    def hold_height(self) -> float:
        """How much room there is between those and the pictures."""
        return max(height_of(cell.hold) for cell in self.cells)

    @property
    def height(self) -> float:
        """In points, with the gap below it."""
        below = max(height_of(cell.lines) for cell in self.cells)
        return self.step_height + self.hold_height + self.picture + below + GAP


Part = Words | Start | Row


def hand_drawing(told: Booklet, options: Options, control: SearchControl) -> Draw:
    """Return what draws ``told``, which has a picture of each move, to follow by hand.

    Any thread may draw it, until ``control`` is cancelled.

    Raises:
        TooLargeError: there are too many pictures.
    """
    check_count(told, MOST_BY_HAND)

    def draw(painter: QPainter, page: QRectF, next_page: NextPage) -> None:
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        HandPages(painter, page, told, options, control).draw(next_page)

    return draw


class HandPages:
    """Draws all pages of one sheet, in points."""

    def __init__(
        self,
        painter: QPainter,
        page: QRectF,
        told: Booklet,
        options: Options,
        control: SearchControl,
    ) -> None:
        self._painter = painter
        self._page = page
        self._told = told
        self._control = control
        self._count = len(told.timeline) + 1
        self._drawn = 0
        self._title = Type(words_font(18, bold=True), INK)
        self._heading = Type(words_font(12, bold=True), INK)
        self._name = Type(words_font(9, bold=True), INK)
        self._text = Type(words_font(10), INK)
        self._grey = Type(words_font(9), GREY)
        self._small = Type(words_font(7), INK)
        self._hold = Type(words_font(7), GREY)
        self._new_hold = Type(words_font(7, bold=True), PAPER)
        self._letters = Type(moves_font(12), INK)
        self._letters.font.setBold(True)
        self._has_letters = options.has_letters
        self._width = (page.width() + GAP) / COLUMNS - GAP
        foot = height_of(self._grey.lines("0", page.width())) + GAP / 2
        self._body = page.adjusted(0, 0, 0, -foot)
        size = told.start.size
        finest = FINEST if size <= MOST_LAYERS_AS_SHAPES else FINEST_PIXELS
        self._units = min(FLAT_LAYER * size, finest)
        side = round(self._units)
        # Paper is white.
        theme = LIGHT.with_looks(_printed(options.theme.looks, size))
        self._options = replace(options, view="3d", width=side, height=side, theme=theme)
        self._holds = _holds(told.timeline, theme.scheme.names, control)

    def draw(self, next_page: NextPage) -> None:
        """Draw everything, a page after the other."""
        foot = self._told.title, self._grey.font
        pages = list(self.pages())
        draw_pages(self._painter, self._page, pages, self._draw_page, next_page, *foot)

    # Layout

    def pages(self) -> Iterator[list[Part]]:
        """Yield what stands on each page, from its top."""
        return paged(self._parts(), self._body.height())

    def _parts(self) -> Iterator[Part]:
        told, width = self._told, self._body.width()
        for line in self._title.lines(told.title, width):
            yield Words((line,))
        yield Words(tuple(self._grey.lines(told.counts, width)))
        yield self._start()
        for chapter in told.chapters:
            yield from self._chapter(chapter)
        if not told.timeline.moves:
            yield from self._rows([told.end], {})

    def _start(self) -> Start:
        width = self._body.width() - START_PICTURE - 2 * GAP
        lines = self._text.lines(tr("Hold the cube as in this picture"), width)
        if self._holds[0].words:
            lines += self._heading.lines(capitalised(self._holds[0].words), width)
        about = tr(
            "Each picture shows the cube before its move. Where the words above it are white on "
            "black, the cube is held in another way than before."
        )
        lines += self._grey.lines(about, width)
        return Start(tuple(lines))

    def _chapter(self, chapter: Chapter) -> Iterator[Part]:
        """Yield what is shown of a chapter: nothing where it has no moves."""
        width = self._body.width()
        passages = [passage for passage in chapter.passages if passage.snaps]
        if chapter.name and passages:
            yield Words(tuple(self._heading.lines(chapter.name, width)), True, has_rule=True)
        steps = {passage.snaps[0].index: passage.name for passage in passages}
        snaps = [snap for passage in passages for snap in passage.snaps]
        if snaps and snaps[-1].index + 1 == self._told.end.index:
            snaps.append(self._told.end)
        yield from self._rows(snaps, steps)

    def _rows(self, snaps: Sequence[Snap], steps: Mapping[int, str]) -> Iterator[Row]:
        for first in range(0, len(snaps), COLUMNS):
            self._control.checkpoint(Progress(Text("laying out the pages"), 0.0))
            row = snaps[first : first + COLUMNS]
            cells = (self._cell(snap, steps.get(snap.index, "")) for snap in row)
            yield Row(tuple(cells), self._width)

    def _cell(self, snap: Snap, step: str) -> Cell:
        width, hold = self._width, self._holds[snap.index]
        if snap.move is None:
            number, lines = "", self._heading.lines(snap.caption, width)
        else:
            number, lines = counted(snap.index + 1), []
            if self._has_letters:
                lines += self._letters.lines(snap.caption, width)
            lines += self._small.lines(tr(spoken(snap, self._told.start.size)), width)
        kind = self._new_hold if hold.is_new else self._hold
        words = hold.words or (tr("as in the picture") if hold.is_new else "")
        # One side a line, so that they are found at a glance.
        held = kind.lines(words.replace(", ", f",{_NEW_LINE}"), width) if words else []
        name = self._name.lines(step, width) if step else []
        # The whole cube is shown, not only what the step is about.
        snap = replace(snap, section=None)
        return Cell(snap, number, tuple(name), tuple(held), hold.is_new, tuple(lines))

    # Drawing

    def _draw_page(self, parts: Iterable[Part]) -> None:
        y = self._body.top()
        for part in parts:
            self._draw_part(part, y)
            y += part.height

    def _draw_part(self, part: Part, y: float) -> None:
        left = self._body.left()
        if isinstance(part, Row):
            for column, cell in enumerate(part.cells):
                self._draw_cell(cell, part, left + column * (self._width + GAP), y)
        elif isinstance(part, Start):
            self._draw_picture(Snap(0), QRectF(left, y, START_PICTURE, START_PICTURE))
            room = (part.height - GAP - height_of(part.lines)) / 2
            draw_lines(self._painter, part.lines, left + START_PICTURE + 2 * GAP, y + room)
        else:
            if part.has_rule:
                self._painter.setPen(QPen(PALE, 0.5))
                self._painter.drawLine(QPointF(left, y), QPointF(self._body.right(), y))
            draw_lines(self._painter, part.lines, left, y + GAP / 2 * part.has_rule)

    def _draw_cell(self, cell: Cell, row: Row, x: float, y: float) -> None:
        self._drawn += 1
        self._control.checkpoint(picture_progress(self._drawn, self._count))
        top = y + row.step_height + row.hold_height
        if cell.is_new_hold:
            high = height_of(cell.hold)
            label = QRectF(x - GAP / 4, top - high, self._width + GAP / 2, high)
            self._painter.fillRect(label, INK)
        draw_lines(self._painter, cell.step, x, y)
        draw_lines(self._painter, cell.hold, x, top - height_of(cell.hold))
        self._draw_picture(cell.snap, QRectF(x, top, self._width, self._width))
        draw_lines(self._painter, self._name.lines(cell.number, self._width), x, top)
        draw_lines(self._painter, cell.lines, x, top + row.picture)

    def _draw_picture(self, snap: Snap, rect: QRectF) -> None:
        draw_snap(self._painter, rect, self._told, snap, self._options, self._units)


def _printed(looks: Looks, size: int) -> Looks:
    """Return the looks of small pictures that are to be read without colours as well."""
    has_letters = looks.marks == NO_MARKS and size <= MOST_LETTERED
    return replace(looks.for_lists(), marks=COLOUR_LETTERS if has_letters else looks.marks)


def _holds(timeline: Timeline, names: Sequence[str], control: SearchControl) -> list[Hold]:
    """Return how the cube is held before each move of ``timeline``, and at its end.

    Args:
        timeline: the moves.
        names: of the colours of the values 0…5, in English.
        control: to stop it.
    """
    size, before, result = timeline.start.size, "", []
    for index, cube in enumerate(_held(timeline)):
        control.checkpoint(Progress(Text("laying out the pages"), 0.0))
        words = tr(orientation_words(cube), names)
        is_turned = index > 0 and timeline.moves[index - 1].is_rotation(size)
        is_other = bool(before and words) and words != before
        result.append(Hold(words, is_turned or is_other))
        before = words or before
    return result


def _held(timeline: Timeline) -> Iterator[Cube]:
    """Yield a cube for each moment of ``timeline`` that says how it is held then.

    A 2×2×2 has no centres to tell it: there only turns of the whole cube change it, and it is
    what it will be in the end where that is solved.
    """
    size, moves = timeline.start.size, timeline.moves
    if size != 2:
        yield from (timeline.cube_at(index) for index in range(len(moves) + 1))
        return
    turns = [move if move.is_rotation(size) else None for move in moves]
    end, cube = timeline.cube_at(len(moves)), timeline.start
    if end.is_solved:
        cube = end.apply_all([turn.inverse() for turn in reversed(turns) if turn])
    yield cube
    for turn in turns:
        cube = cube.apply(turn) if turn else cube
        yield cube
