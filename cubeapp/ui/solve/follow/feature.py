"""Following the answer, in the window: the last step of the path."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.theme import Theme
from cubeapp.ui.document.document import Change
from cubeapp.ui.services.voice import Voice
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.solve.follow.model import Following, Stand
from cubeapp.ui.solve.follow.reading import Reading
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.path import Path, Step
from cubeapp.ui.solve.path_feature import PathFeature
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.solve.follow.panel import FollowPanel


class FollowFeature(PathFeature["FollowPanel"]):
    """Shows the next move large, until the cube is solved."""

    id = "follow"
    step = Step.FOLLOW
    title = mark("Follow")
    explains_steps = True

    def __init__(
        self, shell: Shell, path: Path, model: Following, reading: Reading, paint: PaintModel
    ) -> None:
        """Join the parts.

        Args:
            shell: what every feature may use.
            path: how far the cube is.
            model: where the user is on the timeline.
            reading: reads the moves aloud.
            paint: has the painted cube.
        """
        super().__init__(shell, path)
        self._paint = paint
        self.model, self._reading = model, reading
        self.choices = reading.choices
        shell.document.changed.connect(self._on_changed)
        model.changed.connect(self._frame)
        self._camera: Camera | None = None
        """Where the eye stood before it looked for the framed sticker, while one is framed."""

    def make_panel(self) -> FollowPanel:
        """Return the panel."""
        from cubeapp.ui.solve.follow.panel import FollowPanel

        shell, run = self.shell, self.shell.commands.run
        panel = FollowPanel(self.model, self.choices, shell.player, has_voice=Voice.is_there())
        panel.large_wanted.connect(partial(run, "large_page"))
        panel.lost_wanted.connect(partial(run, "lost"))
        panel.solve_wanted.connect(partial(run, "solve"))
        panel.resolve_wanted.connect(partial(run, "solve-here"))
        panel.enter_wanted.connect(self._enter_another)
        shell.stage.timeline.also_tell_in(panel.why)
        return panel

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    def set_chosen(self, chosen: bool) -> None:
        """Let Enter and the space bar go on to the next move."""
        super().set_chosen(chosen)
        self._reading.set_followed(self.id, chosen)
        self._frame()
        if chosen and self.model.stand is Stand.UNDERWAY:
            self.panel.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _frame(self) -> None:
        """Frame the sticker that is asked for, and look where it is."""
        check = self.model.checks.due if self.path.shown is Step.FOLLOW else None
        stage = self.shell.stage
        stage.next_move.hold_back(self.id, check is not None)
        if check is not None and self._camera is None:
            self._camera = stage.cube_view.camera
            stage.set_frame(check.sticker)
            stage.look_at([check.sticker])
        elif check is None and self._camera is not None:
            camera, self._camera = self._camera, None
            stage.set_frame(None)
            stage.cube_view.set_camera(camera)

    def _enter_another(self) -> None:
        """Paint the next cube; one that is painted to the end is not painted over."""
        self.shell.commands.run("paint")
        if self.shell.document.draft.is_painted:
            self._paint.clear()

    def _on_changed(self, change: Change) -> None:
        """Go back to solving when there is another cube, and so no answer any more."""
        is_gone = change.new_timeline and not self.path.has_answer
        if is_gone and self.path.shown is Step.FOLLOW and not self.shell.document.is_painting:
            self.path.ask_for(Step.SOLVE)
