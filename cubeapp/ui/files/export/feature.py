"""Exports: pictures, films, pages and text of the cube and its moves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from cubeapp.drawing.theme import Theme
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.files.export.model import Exporter, Outcome
    from cubeapp.ui.files.export.panel import ExportPanel


class ExportFeature(PanelFeature["ExportPanel"]):
    """Offers the panel that chooses, previews and saves exports."""

    id = "export"
    place = "files"
    title = mark("Export")

    @cached_property
    def model(self) -> Exporter:
        """What draws and saves, made when it is first asked for."""
        from cubeapp.ui.files.export.model import Exporter

        shell = self.shell
        made = Exporter(shell.document, shell.player, shell.tasks, self)
        made.ended.connect(self._on_ended)
        return made

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the panel."""
        tip = mark("Make a picture, a film, pages or text of the cube and its moves")
        yield Command("export", mark("&Export…"), tip, self._open, keys=("Ctrl+Shift+E",))

    def make_panel(self) -> ExportPanel:
        """Return the panel, which takes pictures from where the user looks."""
        from cubeapp.ui.files.export.panel import ExportPanel

        shell = self.shell
        panel = ExportPanel(self.model, shell.document, shell.player, shell.settings)
        panel.set_camera(shell.stage.cube_view.camera)
        shell.stage.cube_view.camera_changed.connect(panel.set_camera)
        return panel

    def set_theme(self, theme: Theme) -> None:
        """Draw like the window, unless other colours are chosen."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    def _open(self) -> None:
        self.reveal(lambda: self.panel.kind_choice)

    def _on_ended(self, _outcome: Outcome, message: str) -> None:
        self.shell.status.show(message)
