"""The welcome, and what the program is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QMessageBox, QWidget

import cubeapp
from cubeapp.engine.cube import Cube
from cubeapp.language import mark, tr
from cubeapp.ui.play.welcome.first_start import FirstStart
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.stage.demo import demo

DEMO_TEMPO = 0.5


class WelcomeFeature(Feature):
    """Offers three ways to begin, at the first start or when asked, and leads along them."""

    id = "welcome"
    place = "play"

    def __init__(self, shell: Shell, room: Callable[[], QWidget]) -> None:
        """Show nothing yet.

        Args:
            shell: what every feature may use.
            room: returns what the welcome lies over.
        """
        super().__init__(shell)
        self._room = room
        self.first_start: FirstStart | None = None
        """The welcome that was shown last."""
        self._is_over_demo = False

    def commands(self) -> Iterable[Command]:
        """Return the commands of the Help menu about the program."""
        tip = mark("Show the three ways to begin")
        yield Command("welcome", mark("&Welcome"), tip, self.welcome)
        yield Command("about", mark("&About"), mark("What this program is"), self._about)

    def stop(self) -> None:
        """Take the welcome away."""
        if self.first_start is not None:
            self.first_start.end()

    def welcome_first(self) -> None:
        """Offer three ways to begin beside a cube that is being solved slowly."""
        self.welcome()
        self.shell.player.tempo = DEMO_TEMPO
        self._show_demo()
        self._is_over_demo = True

    def _show_demo(self) -> None:
        """Play the demo; show a still picture where nothing is to move."""
        document, player = self.shell.document, self.shell.player
        document.load_timeline(demo(), 0, "demo")
        document.undo_stack.clear()
        if not player.instant:
            player.play()

    def welcome(self) -> None:
        """Offer the three ways to begin; the cube stays as it is."""
        self.stop()
        self._is_over_demo = False
        self.shell.commands.set_checked("show_panel", True)
        self.first_start = FirstStart(self._room())
        self.first_start.ended.connect(self._on_ended)
        self.first_start.chosen.connect(self._on_chosen)

    def _on_ended(self) -> None:
        player, settings = self.shell.player, self.shell.settings
        settings.welcomed = True
        if self._is_over_demo:
            player.pause()
            player.tempo = settings.tempo

    def _on_chosen(self, name: str) -> None:
        document, commands = self.shell.document, self.shell.commands
        if name == "scramble":
            commands.run("reset")
            commands.run("scramble")
            return
        if self._is_over_demo:
            # A cube that was not asked for is not to be there afterwards.
            document.load(Cube.solved(document.cube.size), tr("reset"))
            document.undo_stack.clear()
        if name == "paint":
            document.begin_painting()
        else:
            commands.run("learn")

    def _about(self) -> None:
        about = tr(
            "Turn, scramble, paint in and solve cubes of any size, and watch how it is done. "
            "Everything happens on this machine."
        )
        text = f"<b>cubeapp {cubeapp.__version__}</b><p>{about}</p>"
        QMessageBox.about(self.shell.stage.frame.window(), tr("About cubeapp"), text)
