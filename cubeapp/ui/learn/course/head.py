"""What stands beside the switch of the course: how turns are told, behind a menu."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.panel import row
from cubeapp.ui.learn.course.model import Course
from cubeapp.ui.services.voice import Voice
from cubeapp.words import tr


class CourseHead(QWidget):
    """Chooses whether turns have letters, and whether they are read aloud."""

    def __init__(self, model: Course) -> None:
        """Show what ``model`` has chosen."""
        super().__init__()
        self._model = model
        self.more_button = IconButton("more", tr("More choices"), tr("How turns are told"))
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.letters, self.aloud = QAction(tr("Letters"), self), QAction(tr("Read aloud"), self)
        self.letters.setToolTip(tr("Name turns by letters instead of words"))
        self.aloud.setVisible(Voice.is_there())
        for action, choose in (
            (self.letters, model.set_letters),
            (self.aloud, model.set_reading),
        ):
            action.setCheckable(True)
            action.toggled.connect(choose)
            menu.addAction(action)
        self.more_button.setMenu(menu)
        self.setLayout(row(self.more_button))
        model.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen: both can be chosen elsewhere, too."""
        chosen = (self.letters, self._model.letters), (self.aloud, self._model.reads_aloud)
        for action, is_on in chosen:
            with QSignalBlocker(action):
                action.setChecked(is_on)
