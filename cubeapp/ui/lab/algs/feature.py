"""The alg editor: its panel, the command that opens it, and where moves are typed meanwhile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Self, cast

from cubeapp.drawing.theme import Theme
from cubeapp.engine.timeline.study import Script, script_of_json
from cubeapp.ui.lab.algs.finder import AlgBook, AlgFinder
from cubeapp.ui.lab.algs.model import AlgModel
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.storage import Json
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, SessionPart, Shell
from cubeapp.ui.stage.stage import Foot
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.lab.algs.panel import AlgEditor

_FOOT = Foot(has_line=False)
"""Moves are typed in one place at a time."""


class AlgsFeature(PanelFeature["AlgEditor"]):
    """Writes algs; the script is saved when the window closes."""

    id = "algs"
    place = "lab"
    title = mark("Algs")
    explains_steps = True

    def __init__(self, shell: Shell, book: AlgBook, preparation: Preparation) -> None:
        """Have no case yet.

        Args:
            shell: what all features share.
            book: keeps the user's own algs for cases.
            preparation: compiles the search for algs.
        """
        super().__init__(shell)
        inner_slices = shell.settings.inner_slices
        self.model = AlgModel(shell.document, shell.player, shell.storage, inner_slices)
        self.model.failed.connect(shell.status.show)
        self.model.opened_changed.connect(self._on_opened)
        stage = shell.stage
        parts = shell.document, shell.player, shell.tasks
        self.finder = finder = AlgFinder(*parts, book, (preparation,))
        finder.said.connect(shell.status.show)
        finder.lighting_changed.connect(stage.light)
        finder.outlined.connect(self._outline)
        stage.facelet_clicked.connect(finder.click)

    def commands(self) -> Iterable[Command]:
        """Return the commands that show the panel."""
        yield Command(
            "algs",
            mark("&Algs"),
            mark("Write an alg, see it, and see what it does"),
            lambda: self.reveal(lambda: self.panel.alg_field),
            keys=("Ctrl+G",),
        )
        yield Command(
            "find_algs",
            mark("Find algs fo&r a case"),
            mark("Find every alg of the turns you like for a case"),
            self._open_finder,
        )

    def make_panel(self) -> AlgEditor:
        """Return the panel."""
        from cubeapp.ui.lab.algs.panel import AlgEditor

        return AlgEditor(self.model, self.shell.status, self.finder)

    def set_theme(self, theme: Theme) -> None:
        """Draw the case in the colours of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    def set_chosen(self, chosen: bool) -> None:
        """Dim what does not matter of a case while the page is in front."""
        if chosen:
            self.finder.open()
        else:
            self.finder.close()

    def set_size(self, size: int) -> None:
        """Read the script for cubes of ``size``."""
        self.model.set_size(size)

    def refresh(self) -> None:
        """Read ``r`` on 4×4×4 as the user chooses from now on."""
        self.shell.commands["inner_slices"].toggled.connect(self.model.set_inner_slices)

    def go_on_from(self, before: Self) -> None:
        """Look for algs for the same case."""
        self.finder.go_on_from(before.finder)

    def session_parts(self) -> Iterable[SessionPart]:
        """Return the script, which belongs to a session."""
        yield SessionPart("alg", self._saved, self._show_saved)

    def stop(self) -> None:
        """Save the script."""
        self.model.save()

    def _outline(self, facelets: frozenset[int]) -> None:
        self.shell.stage.set_outline(self.id, facelets)

    def _open_finder(self) -> None:
        self.reveal(lambda: self.panel.finder.case_box)
        self.panel.reveal(self.panel.finder)

    def _on_opened(self, is_open: bool) -> None:
        self.shell.stage.set_foot(self.id, _FOOT if is_open else None)

    def _saved(self) -> Json:
        return cast(Json, asdict(self.model.script))

    def _show_saved(self, value: Json) -> None:
        self.model.replace(Script() if value is None else script_of_json(value))
