"""The language of the window."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from cubeapp.ui.services.language import LANGUAGES
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.menus import ChoiceMenu
from cubeapp.words import mark, tr

STILL_WORKING = mark("Wait until the work is over, or stop it with Esc; then choose the language.")


class LanguageFeature(Feature):
    """Offers the languages; the window is built anew for another one."""

    id = "language"
    place = "preferences"

    language_chosen = Signal()
    """The settings have another language: the window has to be built anew."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._menu: ChoiceMenu | None = None

    def menus(self, parent: QWidget) -> Mapping[str, QMenu]:
        """Return the menu of the languages."""
        languages = [(key, tr(name)) for key, name in LANGUAGES.items()]
        chosen = self.shell.settings.language
        self._menu = ChoiceMenu(tr("Lan&guage"), languages, chosen, self.choose, parent)
        return {"language_menu": self._menu}

    @property
    def menu(self) -> QMenu | None:
        """The menu of the languages, once there is one."""
        return self._menu

    def choose(self, language: str) -> None:
        """Have the window built anew in another language, unless something works in it."""
        settings = self.shell.settings
        if language == settings.language:
            return
        if self.shell.tasks.is_busy:
            if self._menu is not None:
                self._menu.mark(settings.language)
            self.shell.status.show(tr(STILL_WORKING))
            return
        settings.language = language
        self.language_chosen.emit()
