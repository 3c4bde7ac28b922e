"""Somebody who knows nothing of cubes: clicks, drags, types and scrolls anywhere in the window."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QImage, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QColorDialog,
    QFileDialog,
    QMenu,
    QMessageBox,
)

from cubeapp.ui import app
from cubeapp.ui.services.language import LANGUAGES
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.solve.solvers.tables import OptimalTables
from cubeapp.words import tr
from tests.ui.printers import without_printers
from tests.ui.windows import submenu

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
FILES = (
    "cube.png",
    "cube.svg",
    "cube.gif",
    "cube.pdf",
    "cube.html",
    "cube.txt",
    "one.json",
    "no/x",
)
"""What is answered to whoever asks for a file."""
RESTING_SHARE = 0.05
"""So often the events are followed by time for whatever they began."""
LEAVING_SHARE = 0.1
"""So often a window beside the main one is closed."""
LEAVING_MS = 20
"""So long a menu stays open that waits for an answer."""
SPEAKING_SHARE = 0.1
"""So often another language is chosen where another entry of a menu would be."""


def keep_to_the_window(monkeypatch, folder, rng):
    """Let dialogs be answered at once, files be in ``folder``, and nothing be compiled or built."""

    def file(*_arguments, **_named):
        return (str(folder / rng.choice(FILES)) if rng.random() < 0.7 else "", "")

    def files(*_arguments, **_named):
        return [str(folder / name) for name in FILES[: rng.randint(0, len(FILES))]], ""

    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, staticmethod(file))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", staticmethod(files))
    without_printers(monkeypatch)
    for kind in (QFileDialog, QMessageBox, QColorDialog):
        monkeypatch.setattr(kind, "exec", lambda *_arguments: 0)
        monkeypatch.setattr(kind, "open", lambda *_arguments: None)
    for name in ("about", "question", "warning", "critical", "information"):
        monkeypatch.setattr(
            QMessageBox, name, staticmethod(lambda *_arguments: QMessageBox.StandardButton.No)
        )
    monkeypatch.setattr(QMenu, "exec", lambda *_arguments: None)
    # A helper that comes to nothing as long as anybody looks.
    monkeypatch.setattr(app, "HELPER", (sys.executable, "-c", "import time; time.sleep(600)"))
    monkeypatch.setattr(OptimalTables, "build_smallest", lambda _tables: None)
    really_build = app.build

    def build(settings, before=None):
        return really_build(
            settings=settings,
            before=before,
            preparation=Preparation(("/nowhere",), lambda: True),
        )

    # As a window is built anew for another language.
    monkeypatch.setattr(app, "build", build)


def begin(folder):
    """Return a program on screen that keeps what it is told in ``folder``."""
    settings = Settings.in_memory()
    settings.theme, settings.instant, settings.welcomed = "light", True, True
    settings.language, settings.storage = "en", Storage(folder)
    running = app.Running(app.build(settings))
    running.program.window.resize(1280, 800)
    running.show()
    return running


class Wanderer:
    """Does one thing after another in the window of a program."""

    def __init__(self, running, rng, sizes=SIZES):
        self.running = running
        self.rng = rng
        self.sizes = sizes
        self.done = []
        """What was done, to tell whoever looks for a fault."""
        self._leaver = QTimer()
        self._leaver.timeout.connect(_leave_popups)

    @property
    def program(self):
        """The program, which is another one after a change of the language."""
        return self.running.program

    def wander(self, events):
        """Do a number of things."""
        acts = (
            *(self.click,) * 7,
            *(self.drag,) * 4,
            *(self.key,) * 8,
            *(self.wheel,) * 2,
            *(self.act,) * 4,
            *(self.write, self.show_panel, self.resize, self.choose_size, self.choose),
            *(self.paste, self.jump),
        )
        # A button's menu waits in a loop of its own.
        self._leaver.start(LEAVING_MS)
        for _ in range(events):
            act = self.rng.choice(acts)
            self.done.append(f"{act.__name__}: {act()}")
            del self.done[:-30]
            self._leave_other_windows()
            if self.rng.random() < RESTING_SHARE:
                QTest.qWait(10)
            else:
                QApplication.processEvents()
        self._leaver.stop()

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
        actions = self.program.window.shell.commands
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
        window = self.program.window
        window.show_page(self.rng.choice(window.inspector.pages))
        return window.shown_page

    def resize(self):
        size = self.rng.choice(((900, 600), (1280, 800), (640, 440), (1920, 1080), (1, 1)))
        self.program.window.resize(*size)
        return size

    def choose_size(self):
        size = self.rng.choice(self.sizes)
        self.program.window.size_box.setValue(size)
        return size

    def choose(self):
        """Choose an entry of a menu, another language now and then."""
        if self.rng.random() < SPEAKING_SHARE:
            choice = self.rng.choice([key for key in LANGUAGES if key])
            self.program.language.choose(choice)
            return choice
        titles = ("L&it", "&Theme", "&Colours", "&Keyboard")
        menu = submenu(self.program.window, self.rng.choice([tr(title) for title in titles]))
        action = self.rng.choice(menu.actions())
        action.trigger()
        return action.text()

    def paste(self):
        """Paste a picture, or what is there."""
        if self.rng.random() < 0.5:
            image = QImage(60, 50, QImage.Format.Format_RGB32)
            image.fill(self.rng.randrange(1 << 24))
            QApplication.clipboard().setImage(image)
        self.program.window.shell.commands["paste"].trigger()

    def jump(self):
        """Go anywhere in the moves, and in what was done."""
        document, player = self.program.document, self.program.player
        if not document.is_painting:
            player.scrub(self.rng.uniform(-1, len(document.timeline) + 1))
        return player.time

    def _widget(self):
        """Return any widget that can be seen, the views more often."""
        window = self.program.window
        if self.rng.random() < 0.3:
            return self.rng.choice((window.cube_view, window.net_view, window.timeline.bar))
        seen = _seen_in(window)
        # To look for the few that cannot be used among all costs more than to draw again.
        for _ in range(len(seen)):
            widget = self.rng.choice(seen)
            if widget.isEnabled() and not _is_left_out(widget):
                return widget
        return window

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
        _leave_popups()
        main = self.program.window.windowHandle()
        # Among the widgets are all menus, shown or not, and Qt looks for them among all others.
        if not any(one.isVisible() and one is not main for one in QApplication.topLevelWindows()):
            return
        for widget in QApplication.topLevelWidgets():
            is_left = widget.isModal() or self.rng.random() < LEAVING_SHARE
            if widget is not self.program.window and widget.isVisible() and is_left:
                widget.close()


def _leave_popups():
    popup = QApplication.activePopupWidget()
    while popup is not None:
        popup.close()
        popup = QApplication.activePopupWidget()


def _seen_in(widget):
    """Return the widgets inside that are not hidden; of those on hidden pages none is looked at."""
    seen = [widget]
    # The list grows by what is inside of each.
    for each in seen:
        seen += [part for part in each.children() if part.isWidgetType() and not part.isHidden()]
    return seen[1:]


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
    actions = program.window.shell.commands
    keys = {shortcut for name in LEFT_OUT for shortcut in actions[name].shortcuts()}
    closes = key == Qt.Key.Key_F4 and modifiers & Qt.KeyboardModifier.AltModifier
    return pressed in keys or bool(closes)
