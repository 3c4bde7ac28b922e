"""The moves of a step side by side, of which the next one stands out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.focus import draw_focus, inside_ring
from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import EDGE, RADIUS_CHIP, SPACE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.learn.lessons.way import Progress
from cubeapp.ui.learn.turn_signs import turn_sign
from cubeapp.words import capitalised, tr

HEIGHT, WIDTH = 2.0, 2.4
"""The height and the least width of a chip, in lines of text."""
LETTERS = 1.25
"""How much larger its letters are than text, where it has no words."""


SQUEEZES = ((1.0, "n"), (1.0, "i"), (0.92, "i"), (0.84, "i"))
"""How large words are compared with text, and what has the width of the room around them: as
little smaller as it takes to have all in one row."""


class _Chip(QAbstractButton):
    """One move."""

    def __init__(self) -> None:
        super().__init__()
        self.progress = Progress.AHEAD
        self.is_worded = False
        self.squeeze = SQUEEZES[0]
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Wide enough for the name."""
        return QSize(self.width_at(self.squeeze), round(HEIGHT * self.fontMetrics().height()))

    def width_at(self, squeeze: tuple[float, str]) -> int:
        """Return how wide it is with words of such a size and so much around them."""
        scale, around = squeeze if self.is_worded else (LETTERS, "mm")
        metrics = QFontMetrics(scaled(self.font(), scale, bold=True))
        least = round(WIDTH * self.fontMetrics().height())
        return max(metrics.horizontalAdvance(f"{self.text()}{around}"), least)

    @property
    def _scale(self) -> float:
        return self.squeeze[0] if self.is_worded else LETTERS

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the name on its ground."""
        tokens = tokens_of(self.palette())
        ground, edge, ink = {
            Progress.NOW: (tokens.accent, tokens.accent, tokens.on_accent),
            Progress.DONE: (tokens.surface, tokens.line, tokens.muted),
            Progress.AHEAD: (tokens.sunk, tokens.line, tokens.text),
        }[self.progress]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            place = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
            box(painter, inside_ring(self, place), RADIUS_CHIP, ground, edge)
            draw_focus(self, painter)
            is_bold = self.progress is not Progress.DONE
            painter.setFont(scaled(self.font(), self._scale, bold=is_bold))
            painter.setPen(QColor(ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.text())


class MoveChips(Flow):
    """Shows the moves of a step; a click shows the cube after one."""

    chosen = Signal(int)
    """How many moves of the step are to be done."""

    def __init__(self, *, are_chosen: bool = True) -> None:
        """Make an empty row; ``are_chosen`` tells whether a click on a chip does anything."""
        super().__init__(spacing=SPACE // 2)
        self._are_chosen = are_chosen
        self._chips: list[_Chip] = []
        self._named: tuple[tuple[Move, ...], int, bool] = (), 0, True

    @property
    def chips(self) -> tuple[QAbstractButton, ...]:
        """The buttons of the moves, in their order."""
        return tuple(self._chips[: len(self._named[0])])

    def show_moves(
        self, moves: Sequence[Move], size: int, done: int, *, letters: bool = True
    ) -> None:
        """Show ``moves`` of a cube of ``size``, of which ``done`` are done, by letters or words."""
        if (tuple(moves), size, letters) != self._named:
            self._named = tuple(moves), size, letters
            self._name()
        for index, chip in enumerate(self._chips[: len(moves)]):
            if index == done:
                progress = Progress.NOW
            else:
                progress = Progress.DONE if index < done else Progress.AHEAD
            if progress is not chip.progress:
                chip.progress = progress
                chip.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep in one row what can be."""
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        """Squeeze the chips as far as one row takes; not at all where none would do."""
        chips = self._chips[: len(self._named[0])]
        gaps = SPACE // 2 * (len(chips) - 1)
        fitting = (
            squeeze
            for squeeze in SQUEEZES
            if sum(chip.width_at(squeeze) for chip in chips) + gaps <= self.width()
        )
        chosen = next(fitting, SQUEEZES[0])
        for chip in chips:
            if chip.squeeze != chosen:
                chip.squeeze = chosen
                chip.updateGeometry()
                chip.update()

    def _name(self) -> None:
        moves, size, letters = self._named
        while len(self._chips) < len(moves):
            self._add()
        for index, chip in enumerate(self._chips):
            chip.setVisible(index < len(moves))
        for chip, move in zip(self._chips, moves, strict=False):
            sign, words = turn_sign(move, size, letters=letters), tr(in_words(move, size))
            chip.is_worded = not letters
            chip.setText(sign)
            chip.setAccessibleName(f"{sign}, {words}" if letters else words)
            tip = f"{sign}: {words}" if letters else capitalised(words)
            after = tr("Click to see the cube after it")
            chip.setToolTip(f"{tip}\n{after}" if self._are_chosen else tip)
            chip.updateGeometry()
        self._fit()

    def _add(self) -> None:
        """Add a chip behind the others."""
        chip, count = _Chip(), len(self._chips) + 1
        if self._are_chosen:
            chip.clicked.connect(lambda _checked=False: self.chosen.emit(count))
        else:
            chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._chips.append(chip)
        self.insert(len(self._chips) - 1, chip)
        chip.show()
