"""The cube, the moves and the messages in words: for screen readers, and in a window."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QTimer, Signal

from cubeapp.drawing.described import faces
from cubeapp.drawing.theme import WCA, Theme
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.controls.announcing import announce
from cubeapp.ui.describe.words import LARGEST_READ, description, progress, summary
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.words import mark, paragraph, sentence

if TYPE_CHECKING:
    from cubeapp.ui.describe.panel import DescriptionWindow

PAUSE_MS = 250
"""The cube is described when it has been at rest for so long, not in the middle of a run."""


class DescribeFeature(Feature):
    """Keeps the views' descriptions true and announces what happens to a screen reader."""

    id = "describe"
    place = "describe"

    announced = Signal(str)
    """A sentence for a screen reader."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._facts: Sequence[str] = ()
        self._is_stopped = False
        self._names: Sequence[str] = WCA.names
        self._window: DescriptionWindow | None = None
        self._announced: tuple[Timeline, int] | None = None
        """The timeline and the place on it that were announced last."""
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._describe)
        shell.document.changed.connect(self.refresh)
        shell.status.shown.connect(self.announce)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the description."""
        tip = mark("Show the cube as text to read, hear or copy")
        yield Command("describe", mark("&Describe the cube"), tip, self._open, keys=("Ctrl+I",))

    def set_theme(self, theme: Theme) -> None:
        """Call the colours what the scheme of ``theme`` calls them."""
        super().set_theme(theme)
        self._names = theme.scheme.spoken
        self.refresh()

    def refresh(self, _change: object = None) -> None:
        """Describe the cube when it has come to rest."""
        if not self._is_stopped:
            self._timer.start()

    def set_facts(self, facts: Sequence[str]) -> None:
        """Describe the cube by ``facts``, as the caption of the stage does."""
        self._facts = facts
        self.refresh()

    def go_on_from(self, before: Self) -> None:
        """Show the window with the description if it was there."""
        if before._window is not None and before._window.isVisible():
            self._open()
            before._window.close()

    def stop(self) -> None:
        """Describe nothing any more, whatever changes until the views are deleted."""
        self._is_stopped = True
        self._timer.stop()

    def announce(self, text: str) -> None:
        """Have a screen reader, if one listens, read ``text`` now."""
        if text:
            self.announced.emit(text)
            announce(self.shell.stage.frame.window(), text)

    def description(self) -> str:
        """Return the whole description of the shown cube."""
        document = self.shell.document
        timeline, cursor = document.timeline, document.cursor
        if document.is_painting:
            # The moves belong to the cube that waits behind the painted one.
            timeline, cursor = Timeline(document.shown), 0
        return description(document.shown, self._names, self._facts, timeline, cursor)

    def _describe(self) -> None:
        document, stage = self.shell.document, self.shell.stage
        cube = document.shown
        lines = [summary(cube, self._facts)]
        steps = [] if document.is_painting else progress(document.timeline, document.cursor)
        if not document.is_painting:
            self._announce_place(lines[0], steps)
        lines += steps
        if cube.size <= LARGEST_READ:
            lines += map(sentence, faces(cube, self._names))
        for view in stage.views:
            view.setAccessibleDescription(paragraph(line.strip() for line in lines))
        for part in (stage.timeline.bar, stage.timeline.strip):
            part.setAccessibleDescription(paragraph(steps))
        if self._window is not None and self._window.isVisible():
            self._window.show_text(self.description())

    def _announce_place(self, what: str, steps: list[str]) -> None:
        """Announce the move just made and the next one, or what another cube is like."""
        place = self.shell.document.timeline, self.shell.document.cursor
        last, self._announced = self._announced, place
        if last is not None and place != last:
            is_same = place[0].start == last[0].start and place[0].moves
            self.announce(paragraph(steps[1:]) if is_same and len(steps) > 1 else what)

    def _open(self) -> None:
        if self._window is None:
            from cubeapp.ui.describe.panel import DescriptionWindow

            parent = self.shell.stage.frame.window()
            self._window = DescriptionWindow(self.shell.status.copy, parent)
        self._window.show_text(self.description())
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
        self._window.text_edit.setFocus()
