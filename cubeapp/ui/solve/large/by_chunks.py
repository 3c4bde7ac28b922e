"""A lesson done with the cube in the hands: a few turns at a time, and a look after each few."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.solve.follow.model import Following, Stand
from cubeapp.ui.stage.player import Player

if TYPE_CHECKING:
    from cubeapp.engine.teaching.chunks import Chunk, LikelySlip


class Part(Enum):
    """What the user is to do."""

    MOVES = auto()
    """Nothing here: the moves are told one by one."""
    TURNS = auto()
    """Make the turns of a chunk."""
    LOOK = auto()
    """See whether the cube looks as it should."""
    WRONG = auto()
    """Say what the cube looks like instead."""


class ByChunks:
    """Knows which turns come next, and whether their result is looked at; it knows no widget."""

    def __init__(
        self,
        model: Following,
        player: Player,
        chunk_at: Callable[[int], Chunk | None],
        show_turns: Callable[[bool], None],
    ) -> None:
        """Join the parts.

        Args:
            model: where the user is who follows.
            player: makes the turns on screen.
            chunk_at: returns the turns that a move belongs to; ``None`` where the timeline is no
                lesson that is made so.
            show_turns: tells the turns of the present step, or has them made by heart.
        """
        self._model, self._player, self._chunk_at = model, player, chunk_at
        self.show_turns = show_turns
        self._made: Chunk | None = None
        """The turns that were made last, until the user has looked."""
        self._after: Cube | None = None
        """The cube after them."""
        self._is_wrong = False
        model.changed.connect(self._forget)

    @property
    def part(self) -> Part:
        """What the user is to do."""
        model, made = self._model, self._made
        if model.stand not in (Stand.UNDERWAY, Stand.CHECKING, Stand.DONE):
            return Part.MOVES
        if made is not None and model.done == made.end and model.cube == self._after:
            return Part.WRONG if self._is_wrong else Part.LOOK
        return Part.MOVES if self.chunk is None else Part.TURNS

    @property
    def chunk(self) -> Chunk | None:
        """The turns that are to be made, some of them perhaps made already."""
        return self._chunk_at(self._model.done)

    @property
    def made(self) -> Chunk | None:
        """The turns whose result is looked at."""
        return self._made if self.part in (Part.LOOK, Part.WRONG) else None

    @property
    def goes_back(self) -> bool:
        """Whether the moves before are such turns, though nothing is left to be made."""
        done = self._model.done
        return bool(done) and self._chunk_at(done - 1) is not None

    @property
    def slips(self) -> tuple[LikelySlip, ...]:
        """What the likeliest slips in those turns lead to."""
        from cubeapp.engine.teaching.chunks import likely_slips

        made = self.made
        if made is None:
            return ()
        return likely_slips(self._model.cube.apply_all(inverse(made.moves)), made)

    def finish(self) -> None:
        """Note that the turns are made, and make them on screen."""
        chunk = self.chunk
        if chunk is not None:
            left = chunk.moves[self._model.done - chunk.start :]
            self._made, self._is_wrong = chunk, False
            self._after = self._model.cube.apply_all(left)
            self._player.go_to(chunk.end)

    def confirm(self) -> None:
        """Note that the cube looks as it should, and go on."""
        self._made = None
        self._model.checks.note()

    def deny(self) -> None:
        """Note that it looks otherwise."""
        self._is_wrong = True

    def way_on(self, cube: Cube, back: Sequence[Move], lesson: Timeline) -> Timeline:
        """Return a lesson that first leads from a cube to the one before the turns.

        Args:
            cube: what the user has.
            back: the turns from it to the cube before those that were to be made.
            lesson: what is followed.
        """
        made = self.made
        start = self._model.done if made is None else made.start
        return lesson.rejoined(cube, (*back, *lesson.moves[start:]), Text("Back on the way"))

    def _forget(self) -> None:
        """Forget what looked otherwise once the cube is elsewhere."""
        if self._is_wrong and self.made is None:
            self._made, self._is_wrong = None, False

    def go_back(self) -> None:
        """Go back to the turns that were made, or to those before."""
        made, chunk, done = self.made, self.chunk, self._model.done
        if made is None and chunk is not None and done > chunk.start:
            made = chunk
        elif made is None:
            made = self._chunk_at(done - 1) if done else None
        self._made = None
        if made is not None:
            self._player.go_to(made.start)
