"""The large page, in the program: a command that shows it, and leaves it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.masks import FaceletMask
from cubeapp.engine.model.moves import Move
from cubeapp.ui.document.document import Change
from cubeapp.ui.services.voice import Voice
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.solve.follow.model import Following, Stand
from cubeapp.ui.solve.follow.reading import Reading
from cubeapp.ui.solve.large.by_chunks import ByChunks
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.engine.teaching.chunks import Chunk
    from cubeapp.ui.solve.large.page import LargePage


class LargePageFeature(Feature):
    """Shows the next move over the whole screen, for whoever has the cube in the hands."""

    id = "large"
    place = "solve"

    lost_wanted = Signal(object)
    """The user's cube looks like this `Cube`, or in a way that is not known."""

    def __init__(
        self,
        shell: Shell,
        model: Following,
        reading: Reading,
        chunk_at: Callable[[int], Chunk | None],
        show_turns: Callable[[bool], None],
    ) -> None:
        """Join the parts.

        Args:
            shell: what every feature may use.
            model: where the user is who follows the moves on the timeline.
            reading: reads the moves aloud, and knows how they are told.
            chunk_at: returns the turns of a lesson that are made together at a move, if any are.
            show_turns: tells the turns of its present step, or has them made by heart.
        """
        super().__init__(shell)
        self._model, self._reading = model, reading
        self._chunks = ByChunks(model, shell.player, chunk_at, show_turns)
        self._page: LargePage | None = None
        self._is_lit = False
        """Whether nothing is dimmed because of the page."""
        model.changed.connect(self._offer)
        model.changed.connect(self._hold_arrow)
        shell.document.changed.connect(self._on_changed)

    @property
    def page(self) -> LargePage:
        """The page, made now if it has not been."""
        if self._page is None:
            from cubeapp.ui.solve.large.page import LargePage

            page = LargePage(
                self._model,
                self._reading.choices,
                self.shell.player,
                self._chunks,
                lambda: self.shell.stage.timeline.strip.naming,
                has_voice=Voice.is_there(),
            )
            self.shell.stage.add_view(page.view)
            page.set_theme(self._theme)
            page.lost_wanted.connect(self.lost_wanted)
            page.back_wanted.connect(self._lead_back)
            page.told.connect(self._on_told)
            page.closed.connect(self._on_closed)
            self._page = page
        return self._page

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the page."""
        yield Command(
            "large_page", mark("Lar&ge page"),
            mark("Show the next move so large that it is read from a metre away"),
            self._show, keys=("F11",), icon="fullscreen",
        )  # fmt: skip

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        super().set_theme(theme)
        if self._page is not None:
            self._page.set_theme(theme)

    def refresh(self) -> None:
        """Offer the command while there are moves to follow."""
        self._offer()

    def stop(self) -> None:
        """Close the page with the window."""
        if self._page is not None:
            self._page.close()
            # A turn that is on its way goes on after the page has gone.
            self.shell.stage.remove_view(self._page.view)
            self._page.deleteLater()
            self._page = None

    def _on_changed(self, _change: Change) -> None:
        """Give way to the window where a cube is painted in: there is no next move."""
        if self._page is not None and self.shell.document.is_painting:
            self._page.close()

    def _on_closed(self) -> None:
        self._reading.read_instead(None)
        self._reading.set_followed(self.id, False)
        self._hold_arrow()
        self._light()

    def _on_told(self) -> None:
        self._hold_arrow()
        self._light()
        self._reading.read_instead(self._to_read)

    def _lead_back(self, cube: Cube, back: Sequence[Move]) -> None:
        """Go on from the user's cube by the turns that lead back onto the way."""
        document = self.shell.document
        way_on = self._chunks.way_on(cube, back, document.timeline)
        document.load_timeline(way_on, 0, tr("go on from your cube"))

    def _light(self) -> None:
        """Dim nothing of a cube that is compared with the user's own."""
        is_compared = self._page is not None and self._page.is_compared
        if is_compared is not self._is_lit:
            self._is_lit = is_compared
            self.shell.stage.light(_whole if is_compared else None)

    def _to_read(self) -> str:
        return "" if self._page is None else self._page.read_aloud

    def _hold_arrow(self) -> None:
        """Keep the arrow off a cube that the page asks about, and off turns made by heart."""
        page = self._page
        is_held = page is not None and (page.is_asking or page.is_hiding)
        self.shell.stage.next_move.hold_back(self.id, is_held)

    def _offer(self) -> None:
        has_moves = self._model.stand is not Stand.NONE
        why = tr("There are no moves to follow: have the cube solved first.")
        self.shell.commands.set_enabled("large_page", has_moves, why)

    def _show(self) -> None:
        page = self.page
        self._reading.set_followed(self.id, True)
        page.showFullScreen()
        page.activateWindow()
        self._hold_arrow()


def _whole(cube: Cube) -> FaceletMask:
    return np.ones(cube.facelets.shape, dtype=bool)
