"""Checking the entered cube, in the window: the second step of the path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubeapp.drawing.theme import Theme
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.path import Path, Step
from cubeapp.ui.solve.path_feature import PathFeature
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.solve.check.panel import CheckPanel


class CheckFeature(PathFeature["CheckPanel"]):
    """Shows what is wrong with a painted cube; painting goes on meanwhile."""

    id = "check"
    step = Step.CHECK
    title = mark("Check")
    explains_steps = True

    def __init__(self, shell: Shell, path: Path, paint: PaintModel) -> None:
        """Join the parts.

        Args:
            shell: what every feature may use.
            path: how far the cube is.
            paint: has the draft and what is known of it.
        """
        super().__init__(shell, path)
        self._paint = paint

    def make_panel(self) -> CheckPanel:
        """Return the panel."""
        from cubeapp.ui.solve.check.panel import CheckPanel

        return CheckPanel(self._paint, self.path, lambda: self.shell.commands.run("solve"))

    def set_theme(self, theme: Theme) -> None:
        """Call the colours what the scheme of ``theme`` calls them."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)
