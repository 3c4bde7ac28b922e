"""Painting, in the window: its panel, its command and its keys come and go with the draft."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from cubeapp.drawing.theme import Theme
from cubeapp.ui.document.document import Change
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.verdict import Verdict
from cubeapp.ui.solve.path import PAINTING, Path, Step, Way
from cubeapp.ui.solve.path_feature import PathFeature
from cubeapp.ui.stage.stage import Foot
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.solve.paint.panel import PaintPanel


class PaintFeature(PathFeature["PaintPanel"]):
    """To choose the panel is to paint, to leave it for another than that of checking is to end.

    Below the views the keys that paint are then in the place of the moves, as a draft has none.
    """

    id = "paint"
    step = Step.ENTER
    title = mark("Enter")
    explains_steps = True

    def __init__(self, shell: Shell, path: Path, model: PaintModel) -> None:
        """Connect the views to the draft.

        Args:
            shell: what every feature may use.
            path: how far the cube is, and in which way it is entered.
            model: the draft and what is known of it.
        """
        super().__init__(shell, path)
        self.model = model
        for view in shell.stage.views:
            view.facelets_painted.connect(model.paint)
            view.facelet_picked.connect(model.pick_colour)
            view.stroke_finished.connect(model.finish_stroke)
            view.hovered.connect(model.hover)
        model.marks_changed.connect(self._show_marks)
        model.looked_for.connect(shell.stage.look_at)
        model.reviewed.connect(self._on_reviewed)
        model.judged.connect(self._on_judged)
        shell.document.changed.connect(self._on_changed)

    def commands(self) -> Iterable[Command]:
        """Return the command that begins to paint, and ends it."""
        yield Command(
            "paint",
            mark("&Paint mine"),
            mark("Paint your own cube in"),
            self.model.set_active,
            keys=("Ctrl+P",),
            icon="paint",
            checkable=True,
        )

    def make_panel(self) -> PaintPanel:
        """Return the panel."""
        from cubeapp.ui.solve.paint.panel import PaintPanel

        run = self.shell.commands.run
        return PaintPanel(self.model, self.path, partial(run, "solve"), partial(run, "photos"))

    def set_theme(self, theme: Theme) -> None:
        """Show the palette in ``theme``'s colours, and paint by the letters of its scheme."""
        super().set_theme(theme)
        self.model.cursor.set_letters(theme.scheme.letters)
        self.model.set_sticker_colours(theme.stickers)
        if self._panel is not None:
            self._panel.set_theme(theme)
        self._show_foot()

    def refresh(self) -> None:
        """Show the draft, if one is being painted."""
        super().refresh()
        self._show_draft()

    def stop(self) -> None:
        """End all work."""
        self.model.stop()

    def _on_changed(self, change: Change) -> None:
        if change.new_draft:
            self._show_draft()

    def _show_draft(self) -> None:
        draft = self.model.draft
        self.shell.commands.set_checked(self.id, draft is not None)
        stage = self.shell.stage
        stage.key_handler = None if draft is None else self.model.cursor.handle_key
        for view in stage.views:
            view.set_painting(draft is not None)
        is_here = self.path.shown in PAINTING
        if draft is not None and not is_here:
            self.reveal(lambda: stage.cube_view)
        elif draft is None and is_here and self.path.way is not Way.CUBE:
            self.dismissed.emit()
        self._show_foot()
        self._show_marks()

    def _show_marks(self) -> None:
        model = self.model
        self.shell.stage.set_outline(self.id, model.outlined)
        for view in self.shell.stage.views:
            view.set_cursor(model.cursor.index if model.is_painting else None)
            view.set_followed(model.implied)
            view.set_ringed(model.doubtful or frozenset())
            view.set_preview(model.preview)

    def _show_foot(self) -> None:
        foot = Foot(has_timeline=False, has_line=False)
        self.shell.stage.set_foot(self.id, foot if self.model.is_painting else None)

    def _on_judged(self, verdict: Verdict) -> None:
        is_legal = verdict.diagnosis.is_legal
        self.shell.stage.caption.set_judgement(verdict.draft, is_legal)

    def _on_reviewed(self) -> None:
        """Go on where there is something to do."""
        following = self.panel.doubts.next_button
        view = self.shell.stage.cube_view
        (following if following.isVisible() else view).setFocus(Qt.FocusReason.OtherFocusReason)
