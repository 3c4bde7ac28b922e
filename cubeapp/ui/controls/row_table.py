"""What all tables have in common whose rows are chosen as a whole."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView


def show_rows(table: QTableView) -> None:
    """Let one whole row of ``table`` be chosen, and show neither grid nor scroll bars."""
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    table.setVerticalScrollBarPolicy(off)
    table.setHorizontalScrollBarPolicy(off)
