"""Somebody who knows nothing of cubes: clicks, drags, types and scrolls anywhere in the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QColorDialog,
    QFileDialog,
    QMenu,
    QMessageBox,
    QWidget,
)

from cubeapp.ui.big_cubes import BigCubes
from cubeapp.ui.optimal_tables import OptimalTables

BUTTONS = (Qt.MouseButton.LeftButton,) * 6 + (
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
MODIFIERS = (
    *(Qt.KeyboardModifier.NoModifier,) * 8,
    *(Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier),
    *(Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.MetaModifier),
)
KEYS = (
    *(Qt.Key(code) for code in range(Qt.Key.Key_Space, Qt.Key.Key_AsciiTilde)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab) * 6,
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Delete) * 4,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_F2, Qt.Key.Key_Backtab),
)
SIZES = (2, 2, 3, 3, 3, 3, 4, 5, 6, 7, 11, 20, 50)
TEXTS = (
    *("R U R' U'", "[R, U]3", "3Rw 2-3Uw'", "R2 x Q", "(((", "M E S", "100", "-1", "ü立🟥", ""),
    *("U" * 54, "WWWWRRRRGGGGYYYYOOOOBBBB", "alg.cubing.net/?alg=R_U", "0.1", "9" * 40),
)
LEFT_OUT = {"quit", "full_screen"}
"""Commands that end the window, or change the screen of whoever runs the tests."""
RESTING_SHARE = 0.05
"""So often the events are followed by time for whatever they began."""
LEAVING_SHARE = 0.1
"""So often a window beside the main one is closed."""


def keep_to_the_window(monkeypatch):
    """Let every dialog be left at once, and no other process begin."""
    nothing = staticmethod(lambda *_arguments, **_named: ("", ""))
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, nothing)
    monkeypatch.setattr(
        QFileDialog, "getOpenFileNames", staticmethod(lambda *_arguments, **_named: ([], ""))
    )
    for kind in (QFileDialog, QMessageBox, QColorDialog):
        monkeypatch.setattr(kind, "exec", lambda *_arguments: 0)
        monkeypatch.setattr(kind, "open", lambda *_arguments: None)
    for name in ("about", "question", "warning", "critical", "information"):
        monkeypatch.setattr(
            QMessageBox, name, staticmethod(lambda *_arguments: QMessageBox.StandardButton.No)
        )
    monkeypatch.setattr(QMenu, "exec", lambda *_arguments: None)
    monkeypatch.setattr(OptimalTables, "build", lambda *_arguments: None, raising=False)
    monkeypatch.setattr(BigCubes, "for_size", lambda *_arguments: None)
    monkeypatch.setattr(BigCubes, "for_wish", lambda *_arguments: None)


class Wanderer:
    """Does one thing after another in the window of a program."""

    def __init__(self, program, rng, sizes=SIZES):
        self.program = program
        self.rng = rng
        self.sizes = sizes
        self.done = []
        """What was done, to tell whoever looks for a fault."""

    def wander(self, events):
        """Do so many things."""
        acts = (
            *(self.click,) * 7,
            *(self.drag,) * 4,
            *(self.key,) * 8,
            *(self.wheel,) * 2,
            *(self.act,) * 4,
            *(self.write, self.show_panel, self.resize, self.choose_size),
        )
        for _ in range(events):
            act = self.rng.choice(acts)
            self.done.append(f"{act.__name__}: {act()}")
            del self.done[:-30]
            self._leave_other_windows()
            if self.rng.random() < RESTING_SHARE:
                QTest.qWait(10)
            else:
                QApplication.processEvents()

    def click(self):
        widget = self._widget()
        place = self._place(widget)
        button, modifiers = self.rng.choice(BUTTONS), self.rng.choice(MODIFIERS)
        self._mouse(widget, QEvent.Type.MouseMove, place, Qt.MouseButton.NoButton, modifiers)
        self._mouse(widget, QEvent.Type.MouseButtonPress, place, button, modifiers)
        if self.rng.random() < 0.1:
            self._mouse(widget, QEvent.Type.MouseButtonDblClick, place, button, modifiers)
        self._mouse(widget, QEvent.Type.MouseButtonRelease, place, button, modifiers)
        return _named(widget), place

    def drag(self):
        window = self.program.window
        widget = self.rng.choice((window.cube_view, window.net_view, self._widget()))
        button, modifiers = self.rng.choice(BUTTONS), self.rng.choice(MODIFIERS)
        place = self._place(widget)
        self._mouse(widget, QEvent.Type.MouseButtonPress, place, button, modifiers)
        for _ in range(self.rng.randint(1, 6)):
            place = self._place(widget)
            self._mouse(widget, QEvent.Type.MouseMove, place, button, modifiers)
            if self.rng.random() < 0.3:
                self.key()
        if self.rng.random() < 0.95:
            self._mouse(widget, QEvent.Type.MouseButtonRelease, place, button, modifiers)
        return _named(widget), place

    def key(self):
        focus = QApplication.focusWidget() or self.program.window
        key, modifiers = self.rng.choice(KEYS), self.rng.choice(MODIFIERS)
        if _is_forbidden(self.program, key, modifiers):
            return "left out"
        QTest.keyClick(focus, key, modifiers)
        return _named(focus), key, modifiers

    def wheel(self):
        widget = self._widget()
        place = QPointF(self._place(widget))
        turn = QPoint(0, self.rng.choice((120, -120, 15, 1200)))
        event = QWheelEvent(
            place,
            widget.mapToGlobal(place),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            self.rng.choice(MODIFIERS),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)
        return _named(widget)

    def act(self):
        actions = self.program.window.actions_by_name
        name = self.rng.choice([name for name in actions if name not in LEFT_OUT])
        if actions[name].isEnabled():
            actions[name].trigger()
        return name

    def write(self):
        focus = QApplication.focusWidget() or self.program.window
        text = self.rng.choice(TEXTS)
        QApplication.clipboard().setText(text)
        for letter in text[:20]:
            QTest.keyClick(focus, letter if letter.isascii() else "x")
        return _named(focus), text

    def show_panel(self):
        tabs = self.program.window.tabs
        there = [index for index in range(tabs.count()) if tabs.isTabVisible(index)]
        tabs.setCurrentIndex(self.rng.choice(there))
        return tabs.currentIndex()

    def resize(self):
        size = self.rng.choice(((900, 600), (1280, 800), (640, 440), (1920, 1080), (1, 1)))
        self.program.window.resize(*size)
        return size

    def choose_size(self):
        size = self.rng.choice(self.sizes)
        self.program.window.size_box.setValue(size)
        return size

    def _widget(self):
        """Return any widget that can be seen, the views more often."""
        window = self.program.window
        if self.rng.random() < 0.3:
            return self.rng.choice((window.cube_view, window.net_view, window.timeline.bar))
        seen = [
            widget
            for widget in window.findChildren(QWidget)
            if widget.isVisibleTo(window) and widget.isEnabled() and not _is_left_out(widget)
        ]
        return self.rng.choice(seen)

    def _place(self, widget):
        return QPoint(
            self.rng.randint(-3, max(widget.width(), 1)),
            self.rng.randint(-3, max(widget.height(), 1)),
        )

    def _mouse(self, widget, kind, place, button, modifiers):
        where = QPointF(place)
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
        event = QMouseEvent(kind, where, widget.mapToGlobal(where), button, held, modifiers)
        QApplication.sendEvent(widget, event)

    def _leave_other_windows(self):
        popup = QApplication.activePopupWidget()
        while popup is not None:
            popup.close()
            popup = QApplication.activePopupWidget()
        for widget in QApplication.topLevelWidgets():
            is_left = widget.isModal() or self.rng.random() < LEAVING_SHARE
            if widget is not self.program.window and widget.isVisible() and is_left:
                widget.close()


def _named(widget):
    return type(widget).__name__, widget.accessibleName() or widget.objectName()


def _is_left_out(widget):
    """Tell whether a click on ``widget`` could open what no test can close, or end the window."""
    if isinstance(widget, QAbstractButton):
        return any(_is_action_left_out(action) for action in widget.actions())
    return False


def _is_action_left_out(action: QAction) -> bool:
    return action.objectName() in LEFT_OUT or action.menuRole() == QAction.MenuRole.QuitRole


def _is_forbidden(program, key, modifiers):
    pressed = QKeySequence(modifiers.value | key.value)
    actions = program.window.actions_by_name
    keys = {shortcut for name in LEFT_OUT for shortcut in actions[name].shortcuts()}
    closes = key == Qt.Key.Key_F4 and modifiers & Qt.KeyboardModifier.AltModifier
    return pressed in keys or bool(closes)
