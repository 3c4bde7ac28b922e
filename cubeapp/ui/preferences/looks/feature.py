"""The style of the cube: a panel, and the commands beside it in the View menu."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from cubeapp.drawing.theme import Theme
from cubeapp.ui.drawing.palette import motion_hints, wants_less_motion
from cubeapp.ui.preferences.looks.model import CubeStyle
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark, without_key

if TYPE_CHECKING:
    from cubeapp.ui.preferences.looks.panel import LooksPanel


class LooksFeature(PanelFeature["LooksPanel"]):
    """Chooses colours, stickers, what is shown of the back, and how quickly turns are made."""

    id = "looks"
    place = "preferences"
    title = mark("Looks")

    def __init__(
        self, shell: Shell, style: CubeStyle, menus: Callable[[], Sequence[QMenu]]
    ) -> None:
        """Show ``style``; ``menus`` returns those of the theme and of the language."""
        super().__init__(shell)
        self.model = style
        self._menus = menus
        style.motion_changed.connect(self.apply_motion)
        self._hints = motion_hints()
        if self._hints is not None:
            self._hints.motionPreferenceChanged.connect(self._on_preference)

    def commands(self) -> Iterable[Command]:
        """Return the commands of the View menu that concern the cube's style."""
        tip = mark("Choose colours, letters, stickers and what else the cube looks like")
        yield Command("looks", mark("Loo&ks…"), tip, self._open, keys=("Ctrl+,",))
        tip = mark("Let the three hidden faces float behind the cube")
        yield Command("hints", mark("&Hidden stickers"), tip, self._show_hints, checkable=True)
        tip = mark("Show the cube a second time, from the other side")
        yield Command("behind", mark("From &behind"), tip, self._show_back, checkable=True)
        tip = mark("Show every turn done at once, without motion")
        yield Command("instant", mark("Turn instantl&y"), tip, self._set_instant, checkable=True)

    def make_panel(self) -> LooksPanel:
        """Return the panel."""
        from cubeapp.ui.controls.command_button import CommandButton, MenuButton
        from cubeapp.ui.preferences.looks.panel import LooksPanel

        act, keys = self.shell.commands, self.shell.commands["keys"]
        of_window = [
            *(MenuButton(menu) for menu in self._menus()),
            CommandButton(keys, without_key(keys.text())),
        ]
        has_hints = self._hints is not None
        return LooksPanel(self.model, act["trackball"], act["instant"], has_hints, of_window)

    def refresh(self) -> None:
        """Let turns take the time that the settings and the system say."""
        self.shell.commands.set_checked("instant", self.shell.settings.instant)
        self.apply_motion()

    def apply_motion(self) -> None:
        """Let things move, or not, as the settings and the system say."""
        player, settings = self.shell.player, self.shell.settings
        player.turn_ms = settings.turn_ms
        player.instant = settings.instant or (
            settings.follows_system_motion and wants_less_motion()
        )

    def set_theme(self, theme: Theme) -> None:
        """Show the style of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.refresh()
        self.shell.commands.set_checked("hints", theme.looks.has_hints)
        self.shell.commands.set_checked("behind", theme.looks.has_back)

    def _open(self) -> None:
        self.reveal(lambda: self.panel.scheme.choice)

    def _show_hints(self, shown: bool) -> None:
        self.model.set_looks(replace(self.model.looks, has_hints=shown))

    def _show_back(self, shown: bool) -> None:
        self.model.set_looks(replace(self.model.looks, has_back=shown))

    def _set_instant(self, instant: bool) -> None:
        self.shell.settings.instant = instant
        self.apply_motion()

    def _on_preference(self, _preference: object) -> None:
        self.model.motion_changed.emit()
