"""Learning step by step, in the window: a command, and a panel with the stages of the lesson."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from cubeapp.language import mark
from cubeapp.ui.learn.lessons.model import Lessons
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell

if TYPE_CHECKING:
    from cubeapp.ui.learn.lessons.panel import LessonPanel


class LearnFeature(PanelFeature["LessonPanel"]):
    """Explains how the user's own cube is solved."""

    id = "learn"
    place = "learn"
    title = mark("Learn")

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.model = Lessons(shell.document, shell.tasks)
        self.model.message.connect(shell.status.show)
        self.model.begun.connect(self._on_begun)

    def commands(self) -> Iterable[Command]:
        """Return the command that begins a lesson."""
        yield Command(
            "learn",
            mark("&Learn step by step"),
            mark("Walk through a solve of your cube, layer by layer"),
            self.model.begin,
            icon="learn",
        )

    def make_panel(self) -> LessonPanel:
        """Return the panel."""
        from cubeapp.ui.learn.lessons.panel import LessonPanel

        return LessonPanel(self.model, self.shell.commands[self.id], self.shell.player)

    def set_size(self, size: int) -> None:
        """Tell of the method for cubes of ``size``."""
        if self._panel is not None:
            self._panel.set_size(size)

    def _on_begun(self) -> None:
        self.reveal()
        self.shell.stage.timeline.bar.setFocus(Qt.FocusReason.OtherFocusReason)
