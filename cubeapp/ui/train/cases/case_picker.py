"""Which cases of a set are practised: small pictures, each ticked or not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.controls.picture_grid import ENTER, Fit, PictureGrid
from cubeapp.ui.drawing.case_pictures import case_picture
from cubeapp.words import counted, tr

PICTURE_LINES = 4.0
"""The side of a picture in lines of text."""
GAP = 8
"""Pixels between two pictures, and around a name."""
ROWS_SHOWN = 2
"""At least; more where there is room."""
LONG_NAME = 5
"""Letters; longer names get wider columns."""
TICK = "✓ "


class CasePicker(PictureGrid):
    """A click, Space or Enter ticks a case or takes its tick away."""

    KEYS = (Qt.Key.Key_Space, *ENTER)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cases: tuple[Case, ...] = ()
        self.setAccessibleName(tr("Cases to practise"))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._fit()

    def set_cases(
        self, cases: Sequence[Case], ticked: Sequence[bool], tallies: Sequence[Tally]
    ) -> None:
        """Show ``cases``, whether each is ticked, and how each has gone."""
        if tuple(cases) != self._cases:
            self._cases = tuple(cases)
            self._fill([tr(case.name) for case in cases])
        for index, (case, on, tally) in enumerate(zip(cases, ticked, tallies, strict=True)):
            item = self.item(index)
            item.setText(f"{TICK}{tr(case.name)}" if on else tr(case.name))
            item.setToolTip(_tip(case, on, tally))
        self._draw()

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
        least = picture.width() + GAP
        across = self.viewport().width()
        wide = max(across // max(across // least, 1) - 1, picture.width())
        return Fit(picture, QSize(wide, side + line + GAP), ROWS_SHOWN)

    def _picture(self, index: int) -> QPixmap:
        return case_picture(
            self._cases[index], self.iconSize(), self.devicePixelRatioF(), self._theme
        )


def tally_in_words(tally: Tally, untried: str = "") -> str:
    """Return how often a case was known and missed, or ``untried`` if it never came up."""
    if not tally.known and not tally.missed:
        return untried or tr("not tried yet")
    text = tr("known {known}, missed {missed}")
    return text.format(known=counted(tally.known), missed=counted(tally.missed))


def _tip(case: Case, is_ticked: bool, tally: Tally) -> str:
    title = f"{tr(case.title)} {case.nickname}".strip()
    about = f" · {tr(case.about)}" if case.about else ""
    text = tr("practised, {results}") if is_ticked else tr("left out, {results}")
    return f"{title}{about}\n{text.format(results=tally_in_words(tally))}"
