"""Moves that somebody follows on a cube of their own, and the slips they make."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import InvalidMoveError, UnsupportedCubeError
from cubeapp.engine.model.moves import Move


class Kind(Enum):
    """What goes wrong at a move."""

    DIRECTION = "direction"
    """It is turned the other way."""
    AMOUNT = "amount"
    """A half turn for a quarter turn, or a quarter turn for a half turn."""
    SIDE = "side"
    """Another side is turned, or other layers."""
    SKIPPED = "skipped"
    """It is left out."""
    TWICE = "twice"
    """It is made twice."""
    SWAPPED = "swapped"
    """It and the next one are made in the other order."""
    ORIENTATION = "orientation"
    """From this move on the cube is held in another way."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One thing that went wrong."""

    kind: Kind
    move: int
    """The number of the move at which it happened, counted from 1."""
    did: tuple[Move, ...]
    """What was turned in its place: nothing where it was skipped, both moves where two were
    swapped, and the turn of the whole cube before it where the cube was held wrongly."""


@dataclass(frozen=True, slots=True)
class Trail:
    """Moves that are followed.

    Raises:
        UnsupportedCubeError: the cube is not painted wholly.
        InvalidMoveError: it has no such layers, or there are no such moves.
    """

    start: Cube
    """The cube before the first move."""
    moves: tuple[Move, ...]
    """What is to be turned, rotations of the whole cube among them."""
    right: int = 0
    """Number of moves after which the cube was last known to be right."""
    at: int | None = None
    """Number of moves that were told; ``None`` where the user may have stopped anywhere.

    If it is known, questions are asked in the orientation in which the cube is held there.
    Otherwise that may be the one told at the start as well as the one told at the move where the
    user stopped, which differ only after rotations."""

    def __post_init__(self) -> None:
        if not self.start.is_painted:
            raise UnsupportedCubeError("slips can be found on a cube with all its stickers only")
        for move in self.moves:
            move.check_fits(self.start.size)
        last = len(self.moves)
        if not 0 <= self.right <= (last if self.at is None else self.at) <= last:
            message = f"there are {last} moves, of which {self.right} were right, at {self.at}"
            raise InvalidMoveError(message)

    @property
    def size(self) -> int:
        """The size of the cube."""
        return self.start.size

    def cube_at(self, index: int) -> Cube:
        """Return the cube after the first ``index`` moves, all of them made rightly."""
        return self.start.apply_all(self.moves[:index])


@dataclass(frozen=True, slots=True)
class Position:
    """A cube that the user may have, and how it came about."""

    cube: Cube
    """As it is seen in the orientation told."""
    slips: tuple[Slip, ...]
    """What went wrong, in order; nothing if all is well."""
    after: int
    """Number of moves of the trail after which the user stopped."""
    made: tuple[Move, ...]
    """What led from the start of the trail to ``cube``: the moves with the slips, and last of
    all the turns of the whole cube to the orientation in which it is seen."""

    @property
    def is_well(self) -> bool:
        """Whether nothing went wrong."""
        return not self.slips

    @property
    def right(self) -> int:
        """Number of moves of the trail that were made before the first slip."""
        return self.slips[0].move - 1 if self.slips else self.after
