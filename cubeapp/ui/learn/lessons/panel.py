"""The lesson in the panel: the method that is taught, and its stages."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from cubeapp.engine.english import capitalised
from cubeapp.engine.human.choices import BEGINNER, LAYERS, REDUCTION
from cubeapp.language import mark, tr
from cubeapp.ui.controls.fitted_list import FittedList
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, heading
from cubeapp.ui.learn.lessons.lesson import method_for
from cubeapp.ui.learn.lessons.model import Lessons
from cubeapp.ui.stage.player import Player

ABOUT = {
    BEGINNER: mark(
        "Layer by layer, with two algs for each part of the top, each step with a sentence "
        "that says what it does and why."
    ),
    LAYERS: mark("A white layer corner by corner, then the other one in two looks."),
    REDUCTION: mark(
        "Centres, then edges, then CFOP as on a 3×3×3, each step with a sentence that says "
        "what it does and why."
    ),
}
NO_METHOD = mark("There is no lesson for cubes of this size yet.")
MOST_STAGES = 12


class LessonPanel(Panel):
    """Shows what is taught for the cube, begins a lesson, and goes to its stages."""

    def __init__(self, model: Lessons, begin: QAction, player: Player) -> None:
        """Show the lesson, if there is one.

        Args:
            model: has the lesson.
            begin: the command that begins one.
            player: goes to its stages.
        """
        super().__init__()
        self._model = model
        self._player = player
        self.about = Note()
        self.begin_button = QPushButton(tr("Explain my cube"))
        self.begin_button.setToolTip(begin.toolTip())
        self.begin_button.clicked.connect(begin.trigger)
        self.title = heading(tr("Stages"))
        self.stages = FittedList(MOST_STAGES)
        self.stages.setAccessibleName(tr("Stages"))
        self.stages.setToolTip(tr("Go to the start of a stage (↑ ↓)"))
        self.stages.currentRowChanged.connect(self._on_row)
        for part in (self.about, self.begin_button, self.title, self.stages):
            self.body.addWidget(part)
        self.body.addStretch()
        model.changed.connect(self.refresh)
        self.refresh()

    def set_size(self, size: int) -> None:
        """Tell of the method for cubes of ``size``."""
        method = method_for(size)
        self.about.say(tr(NO_METHOD if method is None else ABOUT[method]))
        self.begin_button.setEnabled(method is not None)

    def refresh(self) -> None:
        """Show the stages of the lesson, and the one that the next move belongs to."""
        model = self._model
        names = [capitalised(stage.name) for stage in model.stages]
        with QSignalBlocker(self.stages):
            if names != [self.stages.item(row).text() for row in range(self.stages.count())]:
                self.stages.clear()
                self.stages.addItems(names)
                self.stages.fit()
            self.stages.setCurrentRow(-1 if model.stage is None else model.stage)
        self.title.setVisible(bool(names))
        self.stages.setVisible(bool(names))

    def _on_row(self, row: int) -> None:
        if row >= 0:
            self._player.go_to(self._model.stages[row].start)
