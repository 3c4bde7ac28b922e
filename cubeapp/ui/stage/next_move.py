"""The arrow of the move that a solution or a lesson makes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cubeapp.engine.model.moves import Move
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.stage.player import Player
from cubeapp.ui.stage.puzzle_view import PuzzleView


class NextMove(QObject):
    """Draws the arrow in the views while the cube rests on a timeline that explains itself."""

    def __init__(self, document: CubeDocument, player: Player, views: Sequence[PuzzleView]) -> None:
        super().__init__()
        self._document = document
        self._player = player
        self._views = views
        self._is_shown = True
        self._covered = range(0)
        self._held_by: set[str] = set()
        self._pointed: Move | None = None
        self._drawn: Move | None = None
        document.changed.connect(self.refresh)
        player.position_changed.connect(self.refresh)

    @property
    def move(self) -> Move | None:
        """The next move; ``None`` while the cube turns, is painted, or none is left."""
        document = self._document
        timeline, cursor = document.timeline, document.cursor
        is_at_rest = self._player.position.move is None and not document.is_painting
        is_guided = bool(timeline.sections) and cursor < len(timeline)
        return timeline.moves[cursor] if is_at_rest and is_guided else None

    @property
    def drawn(self) -> Move | None:
        """The move whose arrow is drawn now."""
        return self._drawn

    def set_shown(self, shown: bool) -> None:
        """Draw the arrow from now on, or not."""
        self._is_shown = shown
        self.refresh()

    def cover(self, moves: range) -> None:
        """Draw no arrow for ``moves``, by their indices, until others are covered."""
        self._covered = moves
        self.refresh()

    def point(self, move: Move | None) -> None:
        """Draw ``move`` while the cube rests and no move is known to come; ``None`` for none."""
        self._pointed = move
        self.refresh()

    def hold_back(self, owner: str, is_held: bool) -> None:
        """Draw no arrow while ``owner`` has the user look at something that it would hide."""
        (self._held_by.add if is_held else self._held_by.discard)(owner)
        self.refresh()

    def refresh(self, _change: object = None) -> None:
        """Draw the arrow that belongs to what is shown now."""
        is_covered = self._held_by or self._document.cursor in self._covered
        drawn = self._wanted() if self._is_shown and not is_covered else None
        if drawn != self._drawn:
            self._drawn = drawn
            for view in self._views:
                view.set_next_move(drawn)

    def _wanted(self) -> Move | None:
        is_at_rest = self._player.position.move is None and not self._document.is_painting
        return self.move or (self._pointed if is_at_rest else None)
