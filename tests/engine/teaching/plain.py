"""A 3×3×3 as 54 stickers in space, turned by nothing but rotation: the engine's tables left out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

Vector = tuple[int, int, int]

UP, DOWN, FRONT, BACK = (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)
RIGHT, LEFT = (1, 0, 0), (-1, 0, 0)
SIDES = {"top": UP, "bottom": DOWN, "front": FRONT, "back": BACK, "right": RIGHT, "left": LEFT}
COLOURS = ("white", "red", "green", "yellow", "orange", "blue")

# Where the sticker in a row and a column of each face lies, as the net is drawn.
NET = (
    (UP, lambda row, column: (column - 1, 1, row - 1)),
    (RIGHT, lambda row, column: (1, 1 - row, 1 - column)),
    (FRONT, lambda row, column: (column - 1, 1 - row, 1)),
    (DOWN, lambda row, column: (column - 1, -1, 1 - row)),
    (LEFT, lambda row, column: (-1, 1 - row, column - 1)),
    (BACK, lambda row, column: (1 - column, 1 - row, -1)),
)
SPOTS = [
    (place(row, column), normal) for normal, place in NET for row in range(3) for column in range(3)
]
"""Where each sticker lies and looks, in the order of the net."""


def rotated(axis: int, vector: Vector) -> Vector:
    """A quarter turn, clockwise seen from the right, from above, from the front."""
    x, y, z = vector
    return ((x, z, -y), (-z, y, x), (y, -x, z))[axis]


@cache
def quarter_turn(axis, first, last):
    """The stickers that a quarter turn moves, and where to."""
    return [
        ((at, normal), (rotated(axis, at), rotated(axis, normal)))
        for at, normal in SPOTS
        # Layers are counted from the positive side.
        if first <= 1 - at[axis] <= last
    ]


@dataclass(frozen=True)
class Piece:
    """A piece: where it is, and which colour it shows to each side."""

    at: Vector
    shows: dict[Vector, str]

    def side_of(self, colour: str) -> Vector:
        return next(side for side, shown in self.shows.items() if shown == colour)


class Plain:
    """The stickers by where they are and where they look."""

    def __init__(self, stickers):
        self.stickers = stickers

    @classmethod
    def of(cls, cube):
        colours = [COLOURS[colour] for colour in cube.faces.ravel().tolist()]
        return cls(dict(zip(SPOTS, colours, strict=True)))

    @property
    def facelets(self):
        """The colours in the order of the engine's facelets."""
        return [self.stickers[spot] for spot in SPOTS]

    def after(self, moves: Iterable) -> Plain:
        stickers = self.stickers
        for move in moves:
            for _ in range(move.quarters % 4):
                moved = quarter_turn(move.axis, move.first, move.last)
                stickers = stickers | {to: stickers[spot] for spot, to in moved}
        return Plain(stickers)

    def centre(self, side: Vector) -> str:
        return self.stickers[side, side]

    def side_of_centre(self, colour: str) -> Vector:
        return next(side for side in SIDES.values() if self.centre(side) == colour)

    def pieces(self) -> list[Piece]:
        found = {}
        for (at, normal), colour in self.stickers.items():
            found.setdefault(at, {})[normal] = colour
        return [Piece(at, shows) for at, shows in found.items()]

    def piece(self, colours: Iterable[str]) -> Piece:
        wanted = set(colours)
        return next(piece for piece in self.pieces() if set(piece.shows.values()) == wanted)

    def is_home(self, piece: Piece) -> bool:
        return all(self.centre(side) == colour for side, colour in piece.shows.items())

    def is_in_place(self, piece: Piece) -> bool:
        return {self.centre(side) for side in piece.shows} == set(piece.shows.values())

    def is_solved(self) -> bool:
        return all(self.is_home(piece) for piece in self.pieces())


def way_of(move) -> tuple[str, str]:
    """What a turn does in words: the side, and where its stickers go that face you; the whole cube
    by where its front goes."""
    quarters = move.quarters % 4
    if (move.first, move.last) == (0, 2):
        side = "cube"
    else:
        assert move.first == move.last != 1
        side = (("right", "left"), ("top", "bottom"), ("front", "back"))[move.axis][move.first // 2]
    # The front's stickers are looked at on the top edge.
    seen = UP if side == "front" else FRONT
    for _ in range(quarters):
        seen = rotated(move.axis, seen)
    ways = {UP: "up", DOWN: "down", RIGHT: "right", LEFT: "left", BACK: "twice"}
    return side, "twice" if quarters == 2 else ways[seen]
