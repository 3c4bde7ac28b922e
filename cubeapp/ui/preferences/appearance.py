"""The colours of the window and of the cube: light or dark, and the colour scheme."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cubeapp.drawing.theme import COLOUR_SCHEMES, own_scheme
from cubeapp.ui.controls.style import use_tokens
from cubeapp.ui.drawing.palette import (
    contrast_hints,
    view_theme,
    wants_dark,
    window_tokens,
)
from cubeapp.ui.preferences.looks.model import CubeStyle
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.menus import ChoiceMenu
from cubeapp.words import call_colours, mark, tr

THEMES = (
    ("system", mark("Like the system")),
    ("light", mark("Light")),
    ("dark", mark("Dark")),
)


class AppearanceFeature(Feature):
    """Applies the theme and the cube's style to everything that is drawn."""

    id = "appearance"
    place = "preferences"

    theme_changed = Signal(object)
    """The `Theme` that everything is drawn in from now on."""

    def __init__(self, shell: Shell, style: CubeStyle) -> None:
        super().__init__(shell)
        self._settings = shell.settings
        self._theme_menu: ChoiceMenu | None = None
        self._scheme_menu: ChoiceMenu | None = None
        style.changed.connect(self._apply_style)
        self._hints = contrast_hints()
        if self._hints is not None:
            self._hints.contrastPreferenceChanged.connect(self.apply)

    def commands(self) -> Iterable[Command]:
        """Return the command that changes between light and dark."""
        yield Command(
            "theme", mark("&Theme"), mark("Change between light and dark"),
            self._toggle, keys=("Ctrl+T",), icon="theme",
        )  # fmt: skip

    def menus(self, parent: QWidget) -> Mapping[str, QMenu]:
        """Return the menus of the themes and of the colour schemes."""
        settings = self._settings
        themes = [(key, tr(title)) for key, title in THEMES]
        self._theme_menu = ChoiceMenu(
            tr("&Theme"), themes, settings.theme, self._choose_theme, parent
        )
        schemes = (*COLOUR_SCHEMES, own_scheme(settings.own_colours))
        self._scheme_menu = ChoiceMenu(
            tr("&Colours"),
            [(scheme.key, tr(scheme.title)) for scheme in schemes],
            settings.scheme,
            self.choose_scheme,
            parent,
        )
        return {"theme_menu": self._theme_menu, "scheme_menu": self._scheme_menu}

    @property
    def theme_menu(self) -> QMenu | None:
        """The menu of the themes, once there is one."""
        return self._theme_menu

    def refresh(self) -> None:
        """Apply the colours once everything is there to be drawn."""
        self.apply()

    def apply(self) -> None:
        """Apply the colours that the settings, or the system, ask for."""
        use_tokens(window_tokens(self._settings.theme))
        self.shell.commands.set_palette(QApplication.palette())
        if self._theme_menu is not None:
            self._theme_menu.mark(self._settings.theme)
        self._apply_style()

    def choose_scheme(self, key: str) -> None:
        """Draw cubes in the colour scheme of that key."""
        self._settings.scheme = key
        self._apply_style()

    def _choose_theme(self, key: str) -> None:
        self._settings.theme = key
        self.apply()

    def _toggle(self) -> None:
        self._choose_theme("light" if wants_dark(self._settings.theme) else "dark")

    def _apply_style(self) -> None:
        """Draw the cube as the settings say, wherever it is drawn."""
        if self._scheme_menu is not None:
            self._scheme_menu.mark(self._settings.scheme)
        theme = view_theme(window_tokens(self._settings.theme), self._settings.looks)
        call_colours(theme.scheme.names)
        self.shell.stage.set_theme(theme)
        self.theme_changed.emit(theme)
