"""Folds: what opens them, and what stays as the user left it."""

from PySide6.QtWidgets import QApplication, QLabel

from cubeapp.ui.controls.fold import Fold, open_where_high
from cubeapp.ui.controls.panel import Panel


def test_folds_are_open_where_there_is_room_but_for_those_that_were_opened_or_closed(qtbot):
    panel = Panel()
    qtbot.addWidget(panel)
    folds = [Fold(name, QLabel(name)) for name in ("one", "other")]
    for fold in folds:
        panel.body.addWidget(fold)
    open_where_high(panel, 20, *folds)

    def opened(lines):
        panel.resize(300, lines * panel.fontMetrics().height())
        QApplication.processEvents()
        return [fold.is_open for fold in folds]

    panel.show()
    assert opened(10) == [False, False]
    assert opened(30) == [True, True]
    folds[0].head.click()
    assert opened(31) == [False, True]
    assert opened(10) == [False, False]
    assert opened(30) == [False, True]
