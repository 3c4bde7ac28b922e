"""What shows people around: the welcome, the lesson, and what the program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

import cubeapp
from cubeapp.language import tr
from cubeapp.ui.play.welcome.first_start import FirstStart

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

DEMO_TEMPO = 0.5


class Introduction(QObject):
    """Offers the three ways to begin, at the first start or when asked, and leads along them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.first_start: FirstStart | None = None
        """The welcome that was shown last."""
        self._shows_demo = False
        act = window.actions_by_name
        act["welcome"].triggered.connect(self.welcome)
        act["about"].triggered.connect(self._about)
        window.closing.connect(self._end)

    def welcome_first(self) -> None:
        """Offer three ways to begin over a cube that is being solved slowly."""
        self.welcome()
        self._window.player.tempo = DEMO_TEMPO
        self._window.session.show_demo()
        self._shows_demo = True

    def welcome(self) -> None:
        """Offer the three ways to begin; the cube stays as it is."""
        self._end()
        self._shows_demo = False
        self.first_start = FirstStart(self._window.stage.frame, self._window.preferences.palette)
        self.first_start.ended.connect(self._on_ended)
        self.first_start.chosen.connect(self._on_chosen)

    def _end(self) -> None:
        if self.first_start is not None:
            self.first_start.end()

    def _on_ended(self) -> None:
        player, settings = self._window.player, self._window.settings
        settings.welcomed = True
        player.pause()
        player.tempo = settings.tempo

    def _on_chosen(self, name: str) -> None:
        window = self._window
        if name == "scramble":
            window.opener.reset()
            window.shell.commands.run("scramble")
            return
        if self._shows_demo:
            # A cube that was not asked for is not to be there afterwards.
            window.opener.reset()
            window.document.undo_stack.clear()
        if name == "paint":
            window.document.begin_painting()
        else:
            window.shell.commands.run("learn")

    def _about(self) -> None:
        about = tr(
            "Turn, scramble, paint in and solve cubes of any size, and watch how it is done. "
            "Everything happens on this machine."
        )
        text = f"<b>cubeapp {cubeapp.__version__}</b><p>{about}</p>"
        QMessageBox.about(self._window, tr("About cubeapp"), text)
