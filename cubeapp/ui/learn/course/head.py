"""What stands beside the switch of the course: how turns are told, behind a menu."""

from __future__ import annotations

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
        self.more_button = IconButton("more", tr("More choices"), tr("How turns are told"))
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.letters = menu.addAction(tr("Letters"))
        self.letters.setToolTip(tr("Name turns by letters instead of words"))
        self.letters.setCheckable(True)
        self.letters.setChecked(model.letters)
        self.letters.toggled.connect(model.set_letters)
        if Voice.is_there():
            self.aloud = menu.addAction(tr("Read aloud"))
            self.aloud.setCheckable(True)
            self.aloud.setChecked(model.reads_aloud)
            self.aloud.toggled.connect(model.set_reading)
        self.more_button.setMenu(menu)
        self.setLayout(row(self.more_button))
