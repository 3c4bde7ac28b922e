"""I'm lost, in the program: the commands, and what becomes of the cube that was found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.scrambles.base import Scramble
from cubeapp.engine.slips.trail import Trail
from cubeapp.engine.slips.ways import Way
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.opening import read_opening
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import Change
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.solve.follow.model import Following
from cubeapp.ui.solve.lost.model import Lost, Stage
from cubeapp.words import mark, reason, sentence, tr

if TYPE_CHECKING:
    from cubeapp.ui.solve.lost.dialog import LostDialog


class LostFeature(Feature):
    """Brings back those who slipped while they followed moves on a cube of their own."""

    id = "lost"
    place = "solve"

    def __init__(self, shell: Shell, model: Lost, following: Following) -> None:
        """Join the parts.

        Args:
            shell: what every feature may use.
            model: asks the questions.
            following: knows after how many moves all was well the last time the user looked.
        """
        super().__init__(shell)
        self.model = model
        self._following = following
        self._dialog: LostDialog | None = None
        self._followed: Timeline | None = None
        """The timeline that was followed, while it is the one that is asked about."""
        self._shown: Cube | None = None
        """What the user's cube looks like, until it is looked for."""
        model.changed.connect(self._show_cube)
        model.begun.connect(self._open)
        shell.document.changed.connect(self._on_changed)

    @property
    def dialog(self) -> LostDialog | None:
        """What asks the questions, while it is open."""
        return self._dialog

    def commands(self) -> Iterable[Command]:
        """Return the commands that begin to ask."""
        yield Command(
            "lost", mark("&I'm lost…"),
            mark("Find out where you are: about five stickers of your cube tell"),
            self._begin, icon="lost",
        )  # fmt: skip
        yield Command(
            "lost_scramble", mark("&My cube looks different…"),
            mark("Find the slip in a scramble that you made on your own cube, and mend it"),
            self._begin_scramble, icon="lost",
        )  # fmt: skip

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        super().set_theme(theme)
        if self._dialog is not None:
            self._dialog.set_theme(theme)

    def refresh(self) -> None:
        """Offer what the timeline allows."""
        self._offer()

    def stop(self) -> None:
        """End the questions."""
        self.model.leave()

    # The commands

    def _offer(self) -> None:
        timeline, commands = self.shell.document.timeline, self.shell.commands
        has_moves = bool(timeline.moves)
        why = tr("There are no moves to follow: have the cube solved first.")
        commands.set_enabled("lost", has_moves and timeline.is_guide, why)
        why = tr("Scramble the cube first.")
        is_scramble = has_moves and timeline.purpose is Purpose.SCRAMBLE
        commands.set_enabled("lost_scramble", is_scramble, why)

    def _begin(self) -> None:
        document = self.shell.document
        self._ask_about(document.timeline, document.cursor)

    def _begin_scramble(self) -> None:
        timeline = self.shell.document.timeline
        self._ask_about(timeline, len(timeline))

    def _ask_about(self, timeline: Timeline, at: int) -> None:
        is_scramble = timeline.purpose is Purpose.SCRAMBLE
        right = 0 if is_scramble else min(self._following.checks.right, at)
        trail = Trail(timeline.start, tuple(timeline.moves), right, at)
        self.model.begin(trail, timeline.purpose)
        self._followed = timeline

    def find(self, cube: Cube | None) -> None:
        """Find out where the user is whose cube looks like ``cube``; ``None`` if that is asked."""
        self._begin()
        self._shown = cube
        self._show_cube()

    def _show_cube(self) -> None:
        """Tell what the user's cube looks like, as soon as that can be looked for."""
        cube = self._shown
        if cube is not None and self.model.stage is Stage.ASKING:
            self._shown = None
            self.model.show_cube(cube)
        elif self.model.stage is not Stage.LOOKING:
            self._shown = None

    def mend(self, made: Scramble) -> None:
        """Find the slip in a scramble that was made on the user's own cube."""
        if made.moves is not None:
            trail = Trail(Cube.solved(made.cube.size), made.moves, at=len(made.moves))
            self.model.begin(trail, Purpose.SCRAMBLE)

    def _on_changed(self, change: Change) -> None:
        if change.new_timeline:
            self._offer()
            if self._followed is not None:
                self.model.leave()

    # The dialog

    def _open(self) -> None:
        from cubeapp.ui.solve.lost.dialog import LostDialog

        parent = QApplication.activeWindow() or self.shell.stage.frame.window()
        self._dialog = dialog = LostDialog(self.model, parent)
        dialog.set_theme(self._theme)
        dialog.go_on_wanted.connect(self._go_on)
        dialog.enter_wanted.connect(self._enter)
        dialog.paste_wanted.connect(self._paste)
        dialog.finished.connect(self._on_finished)
        dialog.open()

    def _on_finished(self) -> None:
        dialog, self._dialog, self._followed = self._dialog, None, None
        self.model.leave()
        if dialog is not None:
            window = dialog.parentWidget()
            assert window is not None
            # Not every desktop gives the keyboard back by itself.
            window.activateWindow()
            dialog.deleteLater()

    def _paste(self) -> None:
        """Take the cube on the clipboard in place of answers."""
        if self._dialog is None or self.model.stage not in (Stage.ASKING, Stage.NOTHING):
            return
        text = QGuiApplication.clipboard().text()
        try:
            letters = self.shell.settings.looks.scheme.letters
            opening = read_opening(text, None, self.model.trail.size, letters)
            self.model.show_cube(opening.start.apply_all(opening.moves))
        except CubeError as error:
            self._dialog.say(sentence(reason(error)))

    def _enter(self) -> None:
        """Paint the cube in; what was told is painted already."""
        seen = self.model.seen
        self.model.leave()
        self.shell.document.replace_draft(seen, tr("paint what you told"))
        self.shell.commands.set_checked("paint", True)

    def _go_on(self) -> None:
        """Follow the way on from the cube that was found."""
        model, document, timeline = self.model, self.shell.document, self._followed
        found, way, is_scramble = model.found, model.way, model.is_scramble
        model.leave()
        if found is None or timeline is None or is_scramble:
            return
        if found.is_well:
            self.shell.player.go_to(found.after)
        elif way is not None and way.onto is None and timeline.purpose is Purpose.LESSON:
            document.load(found.cube, tr("go on from your cube"))
            self.shell.commands.run("learn")
        elif way is not None:
            document.load_timeline(
                _on_from(found.cube, way, timeline), 0, tr("go on from your cube")
            )


def _on_from(cube: Cube, way: Way, followed: Timeline) -> Timeline:
    """Return the way on from ``cube``, with what the moves are for that were followed before."""
    if way.onto is not None:
        return followed.rejoined(cube, way.moves, Text("Back on the way"))
    sections = (Section(Text("New solution"), 0, len(way.moves)),)
    return Timeline(cube, way.moves, Purpose.SOLUTION, sections)
