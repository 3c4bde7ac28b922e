"""What the views show: which of them, how they are dragged, the next move, the stickering."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QMenu, QWidget

from cubeapp.engine.model.masks import CHOICES, choices_for
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.menus import ChoiceMenu
from cubeapp.ui.stage.stickering import STICKERING_TITLES, Stickering
from cubeapp.words import mark, tr


class ViewsFeature(Feature):
    """Shows or hides the views and what is drawn on them, and remembers it.

    At least one of the two views is shown.
    """

    id = "views"
    place = "preferences"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._settings = shell.settings
        self._menu: ChoiceMenu | None = None
        self._stickering = Stickering(shell.document, shell.player, self)
        self._stickering.position_changed.connect(shell.stage.set_position)

    def commands(self) -> Iterable[Command]:
        """Return the commands of the View menu that concern the two views."""
        yield Command(
            "show_cube", mark("&3D view"), mark("Show or hide the cube"),
            self._show_cube, keys=("Alt+1",), icon="view-3d", checkable=True,
        )  # fmt: skip
        yield Command(
            "show_net", mark("&Net"), mark("Show or hide the net"),
            self._show_net, keys=("Alt+2",), icon="view-net", checkable=True,
        )  # fmt: skip
        yield Command(
            "show_next_move", mark("Arro&w of the next move"),
            mark("Draw the next move of a solution on the cube"),
            self._show_next_move, checkable=True,
        )  # fmt: skip
        yield Command(
            "trackball", mark("&Look from anywhere"),
            mark("Let a drag tumble the cube instead of keeping it upright"),
            self._set_trackball, checkable=True,
        )  # fmt: skip

    def menus(self, parent: QWidget) -> Mapping[str, QMenu]:
        """Return the menu of the stickerings."""
        choices = [(key, tr(title)) for key, title in STICKERING_TITLES]
        chosen = self._settings.stickering
        self._menu = ChoiceMenu(tr("L&it"), choices, chosen, self.choose_stickering, parent)
        return {"stickering_menu": self._menu}

    def set_size(self, size: int) -> None:
        """Offer the parts that cubes of ``size`` have."""
        if self._menu is not None:
            absent = frozenset(CHOICES) - frozenset(choices_for(size))
            self._menu.set_offered(lambda key: key not in absent)

    def refresh(self) -> None:
        """Show what was shown the last time."""
        settings, commands = self._settings, self.shell.commands
        # What is unchecked already is not run by `set_checked`.
        commands.set_checked("show_cube", settings.show_cube)
        self._show_cube(settings.show_cube)
        commands.set_checked("show_net", settings.show_net)
        self._show_net(settings.show_net)
        commands.set_checked("show_next_move", settings.show_next_move)
        self._show_next_move(settings.show_next_move)
        commands.set_checked("trackball", settings.trackball)
        self.choose_stickering(settings.stickering)

    def choose_stickering(self, choice: str) -> None:
        """Dim everything but what one of `STICKERINGS` names."""
        self._settings.stickering = choice
        self._stickering.set_choice(choice)
        if self._menu is not None:
            self._menu.mark(choice)

    def _show_cube(self, shown: bool) -> None:
        self._settings.show_cube = shown
        self.shell.stage.cube_view.setVisible(shown)
        if not shown:
            self.shell.commands.set_checked("show_net", True)

    def _show_net(self, shown: bool) -> None:
        self._settings.show_net = shown
        self.shell.stage.net_view.setVisible(shown)
        if not shown:
            self.shell.commands.set_checked("show_cube", True)

    def _show_next_move(self, shown: bool) -> None:
        self._settings.show_next_move = shown
        self.shell.stage.next_move.set_shown(shown)

    def _set_trackball(self, trackball: bool) -> None:
        self._settings.trackball = self.shell.stage.cube_view.is_trackball = trackball
