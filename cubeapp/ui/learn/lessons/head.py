"""The choice of what is taught, beside the title: the method, and behind a menu the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QComboBox, QMenu, QToolButton, QWidget

from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.ui.controls.choices import narrow
from cubeapp.ui.controls.hand_choices import CROSSES, STYLES
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.panel import row
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.learn.lessons.lesson import STEPS, TITLES, methods_for
from cubeapp.ui.learn.lessons.model import Lessons
from cubeapp.words import tr


class LessonHead(QWidget):
    """Chooses what lessons teach."""

    def __init__(self, model: Lessons) -> None:
        """Show the choice that ``model`` has."""
        super().__init__()
        self._model = model
        self._size = 0
        self.method_box = QComboBox()
        self.method_box.setAccessibleName(tr("Method"))
        self.method_box.setPlaceholderText(tr("Method"))
        self.method_box.setToolTip(tr("The method that is taught (↑ ↓)"))
        narrow(self.method_box)
        self.method_box.activated.connect(self._on_method)
        self.more_button = IconButton(
            "more",
            tr("More choices"),
            tr("How far to look ahead, and the colour to begin with"),
        )
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self._styles = self._submenu(tr("Style"), STYLES, self._choose_style)
        self._crosses = self._submenu(tr("First colour"), CROSSES, self._choose_cross)
        self._menu.addSeparator()
        self._letters = self._menu.addAction(tr("Letters"))
        self._letters.setToolTip(tr("Name turns by letters instead of words"))
        self._letters.setCheckable(True)
        self._letters.toggled.connect(model.set_letters)
        self.more_button.setMenu(self._menu)
        line = row(self.method_box, self.more_button, spacing=SPACE // 2)
        line.setStretch(0, 1)
        self.setLayout(line)
        model.changed.connect(self.refresh)

    def set_size(self, size: int) -> None:
        """Offer the methods for cubes of ``size``."""
        if size != self._size:
            self._size = size
            with QSignalBlocker(self.method_box):
                self.method_box.clear()
                for method in methods_for(size):
                    self.method_box.addItem(tr(TITLES[method]), method)
            # The parts: before it has a place, all of it would be a window.
            for part in (self.method_box, self.more_button):
                part.setVisible(self.method_box.count() > 0)
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen."""
        choice = self._model.choice
        with QSignalBlocker(self.method_box):
            method = None if self._model.is_nameless else choice.method_for(self._size)
            self.method_box.setCurrentIndex(self.method_box.findData(method))
        with QSignalBlocker(self._letters):
            self._letters.setChecked(self._model.letters)
        self._letters.setEnabled(choice.method_for(self._size) == STEPS)
        for actions, chosen in ((self._styles, choice.style.value), (self._crosses, choice.cross)):
            for action in actions:
                action.setChecked(action.data() == chosen)

    def name_colours(self) -> None:
        """Call the colours to begin with as the scheme does now."""
        for action, (_key, words) in zip(self._crosses, CROSSES, strict=True):
            action.setText(tr(words))

    def _submenu(
        self, title: str, entries: Sequence[tuple[str, str]], choose: Callable[[QAction], None]
    ) -> list[QAction]:
        menu = self._menu.addMenu(title)
        group = QActionGroup(menu)
        for key, words in entries:
            action = menu.addAction(tr(words))
            action.setCheckable(True)
            action.setData(key)
            group.addAction(action)
        group.triggered.connect(choose)
        return group.actions()

    def _on_method(self, index: int) -> None:
        method = str(self.method_box.itemData(index))
        self._model.choose(replace(self._model.choice, method=method))

    def _choose_style(self, action: QAction) -> None:
        self._model.choose(replace(self._model.choice, style=Style(action.data())))

    def _choose_cross(self, action: QAction) -> None:
        self._model.choose(replace(self._model.choice, cross=str(action.data())))
