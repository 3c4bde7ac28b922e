"""What the features have in common whose panels are the steps of the path."""

from __future__ import annotations

from typing import ClassVar

from cubeapp.ui.shell.feature import PanelFeature, PanelType, Shell
from cubeapp.ui.solve.path import Path, Step


class PathFeature(PanelFeature[PanelType]):
    """A step of the path; it tells how far it is, and where the user is."""

    place = "solve"
    step: ClassVar[Step]

    def __init__(self, shell: Shell, path: Path) -> None:
        """Follow the path.

        Args:
            shell: what every feature may use.
            path: how far the shown cube is.
        """
        super().__init__(shell)
        self.path = path
        path.changed.connect(self._tell_step)
        path.asked_for.connect(self._on_asked)

    def set_chosen(self, chosen: bool) -> None:
        """Be at this step of the path, or elsewhere."""
        if chosen:
            self.path.go_to(self.step)
        else:
            self.path.leave(self.step)

    def refresh(self) -> None:
        """Tell how far the step is, once all features are there."""
        self._tell_step()

    def _on_asked(self, step: Step) -> None:
        if step is self.step:
            self.reveal()

    def _tell_step(self) -> None:
        self.step_changed.emit(self.path.state(self.step))
