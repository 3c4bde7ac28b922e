"""Scrambles one below the other, each a line, to be looked at and done again."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidgetItem, QSizePolicy

from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.scrambles.base import Scramble
from cubeapp.ui.controls.fitted_list import LineList
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.words import tr

MOST_ROWS_SHOWN = 6
"""A longer list scrolls."""
LONGEST_LINE = 120
"""Letters; the whole text stands elsewhere."""


class ScrambleList(LineList):
    """Shows scrambles, and emits which one is selected; Enter or a double click does one."""

    looked_at = Signal(object)
    """This `Scramble` is current now."""

    def __init__(self, name: str, scrambler: Scrambler) -> None:
        """Show none yet.

        Args:
            name: what the scrambles are, for screen readers.
            scrambler: does a scramble.
        """
        super().__init__(MOST_ROWS_SHOWN)
        self._scrambler = scrambler
        self._scrambles: list[Scramble] = []
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.currentRowChanged.connect(self._on_row_changed)
        self.itemClicked.connect(lambda item: self._on_row_changed(self.row(item)))
        self.itemActivated.connect(self._do)
        self.set_rows(())

    def set_rows(self, rows: Iterable[tuple[str, Scramble]]) -> None:
        """Show scrambles, each with a short label; the list is gone where there are none."""
        with QSignalBlocker(self):
            self.clear()
            self._scrambles = []
            for label, made in rows:
                text = made.alg
                if text is None:
                    text = tr("a state of the {name}").format(name=cube_name(made.cube.size))
                item = QListWidgetItem(f"{label}  {text[:LONGEST_LINE]}")
                item.setToolTip(
                    tr("Click to see it above; Enter or a double click sets it on the cube")
                )
                self.addItem(item)
                self._scrambles.append(made)
        self.setVisible(bool(self._scrambles))
        self.fit()

    def _do(self, item: QListWidgetItem) -> None:
        self._scrambler.show(self._scrambles[self.row(item)], play=False)

    def _on_row_changed(self, row: int) -> None:
        if row >= 0:
            self.looked_at.emit(self._scrambles[row])
