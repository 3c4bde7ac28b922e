"""What all tables have in common whose rows are chosen as a whole."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView


def choose_rows(table: QTableView) -> None:
    """Let one whole row of ``table`` be chosen and nothing be typed; Tab leads out of it."""
    table.verticalHeader().hide()
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)


def show_rows(table: QTableView) -> None:
    """Let one whole row of ``table`` be chosen, and show neither grid nor scroll bars."""
    choose_rows(table)
    table.horizontalHeader().setHighlightSections(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    table.setVerticalScrollBarPolicy(off)
    table.setHorizontalScrollBarPolicy(off)
