"""The welcome, and what the program is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

import cubeapp
from cubeapp.ui.document.edits import Memory
from cubeapp.ui.play.welcome.first_start import FirstStart
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.stage.demo import demo
from cubeapp.ui.stage.timeline import TRANSPORT
from cubeapp.words import mark, tr

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
        self._before: Memory | None = None
        """The document behind the demo, while that is shown."""

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
        self._before = self.shell.document.memory()
        self.shell.player.tempo = DEMO_TEMPO
        self._show_demo()

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
        self.shell.commands.set_checked("show_panel", True)
        self.first_start = FirstStart(self._room())
        self.first_start.ended.connect(self._on_ended)
        self.first_start.chosen.connect(self._on_chosen)

    def _on_ended(self, touched: QObject | None) -> None:
        player, settings = self.shell.player, self.shell.settings
        settings.welcomed = True
        before, self._before = self._before, None
        if before is None:
            return
        player.pause()
        player.tempo = settings.tempo
        if not self._is_for_demo(touched):
            # A cube that was not asked for is not to be there afterwards.
            self.shell.document.restore(before)

    def _is_for_demo(self, touched: QObject | None) -> bool:
        """Tell whether what was touched is the demo's cube, or what walks along its moves."""
        if not isinstance(touched, QWidget):
            return touched in [self.shell.commands[name] for name in TRANSPORT]
        stage = self.shell.stage
        parts = (stage.frame, stage.timeline)
        is_there = any(part is touched or part.isAncestorOf(touched) for part in parts)
        return is_there and not stage.line.isAncestorOf(touched)

    def _on_chosen(self, name: str) -> None:
        if name == "paint":
            self.shell.document.begin_painting()
        else:
            self.shell.commands.run(name)

    def _about(self) -> None:
        about = tr(
            "Turn, scramble, paint in and solve cubes of any size, and watch how it is done. "
            "Everything happens on this machine."
        )
        text = f"<b>cubeapp {cubeapp.__version__}</b><p>{about}</p>"
        QMessageBox.about(self.shell.stage.frame.window(), tr("About cubeapp"), text)
