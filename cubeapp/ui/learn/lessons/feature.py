"""Learning step by step, in the window: a command, and a panel with the stages of the lesson."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from cubeapp.engine.geometry import cube_name
from cubeapp.engine.human.choices import SIZES
from cubeapp.language import mark, tr
from cubeapp.ui.learn.lessons.lesson import TITLES, method_for
from cubeapp.ui.learn.lessons.model import Lessons
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind

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

    def entries(self) -> Iterable[FinderEntry]:
        """Return the methods that are taught; the one for the cube on screen begins a lesson."""
        taught = method_for(self.shell.document.cube.size)
        for method, title in TITLES.items():
            sizes = dict.fromkeys(map(cube_name, (SIZES[method][0], SIZES[method][-1])))
            yield FinderEntry(
                id=f"lesson:{method}",
                title=tr("Learn: {method}").format(method=tr(title)),
                kind=Kind.METHOD,
                run=self.model.begin,
                hint=" – ".join(sizes),
                aliases=(tr(title),),
                missing="" if method == taught else tr("Not for a cube of this size."),
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
