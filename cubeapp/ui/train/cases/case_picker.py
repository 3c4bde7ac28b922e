"""The cases of a set as small pictures: how each stands, and which of them are practised."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPixmap
from PySide6.QtWidgets import QWidget

from cubeapp.engine.practice.next_case import Standing
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.controls.picture_grid import ENTER, Fit, PictureGrid
from cubeapp.ui.drawing.case_pictures import case_picture
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.cases.case_words import (
    NOTHING,
    due_words,
    tally_in_words,
    times_words,
    title_of,
    usually_words,
)
from cubeapp.words import tr

PICTURE_LINES = 4.0
"""The side of a picture in lines of text."""
GAP = 8
"""Pixels between two pictures, and around a name."""
ROWS_SHOWN = 1
"""At least; more where there is room."""
LONG_NAME = 5
"""Letters; longer names get wider columns."""
LETTERS, MORE_LETTERS = 15, 20
"""Across a column at least, for when a case is due; and where names are long."""
TICK = "✓ "


class CasePicker(PictureGrid):
    """A click, Space or Enter takes a case: to look at it, or to tick it."""

    KEYS = (Qt.Key.Key_Space, *ENTER)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cases: tuple[Case, ...] = ()
        self._inks: list[str] = []
        """The token of each name's colour."""
        self.setAccessibleName(tr("Cases of the set"))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._fit()

    def set_cases(
        self, standings: Sequence[Standing], ticked: Sequence[bool], today: int, *, ticks: bool
    ) -> None:
        """Show the cases of a set.

        Args:
            standings: how each of them has gone.
            ticked: whether each is practised.
            today: the day it is.
            ticks: whether what is practised is being chosen.
        """
        cases = tuple(each.case for each in standings)
        if cases != self._cases:
            self._cases = cases
            self._fill([tr(case.name) for case in cases])
        inks = {tr("new"): "accent", tr("due"): "warning"}
        self._inks = []
        for index, (standing, on) in enumerate(zip(standings, ticked, strict=True)):
            item, name = self.item(index), tr(standing.case.name)
            due = due_words(standing, today) if on else tr("left out")
            times = times_words(standing)
            if ticks:
                item.setText(f"{TICK}{name}" if on else name)
            else:
                item.setText(f"{name} · {due}\n{times}")
            self._inks.append("text" if ticks else inks.get(due, "text" if on else "muted"))
            item.setToolTip(_tip(standing, times, on))
        self._ink_names()
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._ink_names()

    def _ink_names(self) -> None:
        tokens = tokens_of(self.palette())
        for index, ink in enumerate(self._inks):
            self.item(index).setForeground(QBrush(QColor(getattr(tokens, ink))))

    def show_only(self, shown: Collection[int]) -> None:
        """Show the cases of these places alone."""
        for index in range(self.count()):
            self.setRowHidden(index, index not in shown)

    def sizeHint(self) -> QSize:
        """Ask for no more than that; the page gives what room there is."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _set_height(self, height: int) -> None:
        """Be as high as the rows, or as there is room."""
        self.setMinimumHeight(height)

    @property
    def _shown(self) -> Sequence[object]:
        return self._cases

    def _fitted(self) -> Fit:
        """Divide the width among as many columns as there is room for."""
        line = self.fontMetrics().height()
        side = round(PICTURE_LINES * line)
        has_long_names = any(len(tr(case.name)) > LONG_NAME for case in self._cases)
        picture = QSize(2 * side if has_long_names else side, side)
        count = MORE_LETTERS if has_long_names else LETTERS
        letters = count * self.fontMetrics().averageCharWidth()
        least = max(picture.width(), letters) + GAP
        across = self.viewport().width()
        wide = max(across // max(across // least, 1) - 1, least - GAP)
        return Fit(picture, QSize(wide, side + 2 * line + GAP), ROWS_SHOWN)

    def _picture(self, index: int) -> QPixmap:
        return case_picture(
            self._cases[index], self.iconSize(), self.devicePixelRatioF(), self._theme
        )


def _tip(standing: Standing, times: str, is_ticked: bool) -> str:
    about = f" · {tr(standing.case.about)}" if standing.case.about else ""
    text = tr("practised, {results}") if is_ticked else tr("left out, {results}")
    results = text.format(results=tally_in_words(standing.tally))
    lines = [f"{title_of(standing.case)}{about}", results]
    if times != NOTHING:
        lines.append(usually_words(times))
    return "\n".join(lines)
