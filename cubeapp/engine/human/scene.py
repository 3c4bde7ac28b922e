"""The cube in a person's hands at one moment: what its cubies are called and where they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cubeapp.engine.diagnosis import COLOUR_NAMES
from cubeapp.engine.geometry import Face
from cubeapp.engine.human.places import (
    CORNER_COUNT,
    HOLDS,
    HOME,
    edge_facelets,
    hold_tables,
    turn_tables,
)
from cubeapp.engine.human.words import in_hand
from cubeapp.engine.moves import Move, face_turns
from cubeapp.engine.notation import format_moves
from cubeapp.engine.orbits import CORNERS, EDGES, corner_facelets, faces_of
from cubeapp.engine.steps import Hold

_SIDE_WORDS = {
    Face.U: "top",
    Face.D: "bottom",
    Face.F: "front",
    Face.B: "back",
    Face.L: "left",
    Face.R: "right",
}
PLACE_ORDER = (Face.U, Face.D, Face.F, Face.B, Face.L, Face.R)
"""In which order people name the sides of a place: "top front right"."""
SLOT_WORDS = ("front right", "back right", "back left", "front left")
"""The slots by how many quarter turns ``y`` bring each to the front right."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A state of the fixed frame, in a hold."""

    colours: tuple[int, ...]
    """The colours of the six centres of the fixed frame."""
    state: bytes
    hold: int
    size: int = 3
    """That of the cube in hand: a 2×2×2 is taken for the corners of a 3×3×3, and a big cube for
    a 3×3×3 when its centres and edges are made."""

    def after(self, turns: Sequence[int]) -> Scene:
        """Return the scene after turns of the fixed frame."""
        state = self.state
        for turn in turns:
            state = state.translate(turn_tables()[turn])
        return self.changed(state)

    def changed(self, state: bytes) -> Scene:
        """Return the scene with another state."""
        return replace(self, state=state)

    def held(self, hold: int) -> Scene:
        """Return the same cube in another hold."""
        return replace(self, hold=hold)

    def colour_of(self, face: Face) -> str:
        """Return the colour of a centre of the fixed frame."""
        return COLOUR_NAMES[self.colours[face]]

    def centre(self, face: Face) -> int:
        """Return the colour, as a number, that the hand has on ``face``."""
        faces = list(Face)
        for _ in range(self.hold):
            faces = [faces[before] for before in (0, 5, 1, 3, 2, 4)]
        return self.colours[faces[face]]

    def centre_name(self, face: Face) -> str:
        """Return the colour that the hand has on ``face``."""
        return COLOUR_NAMES[self.centre(face)]

    @property
    def held_as(self) -> Hold | None:
        """The hold by its colours; ``None`` where no centres show it."""
        if self.size == 2:
            return None
        return Hold(self.centre(Face.U), self.centre(Face.F))

    def is_home(self, cubie: int) -> bool:
        """Tell whether a cubie is where it belongs."""
        return self.state[cubie] == HOME[cubie]

    def colours_of(self, cubie: int) -> str:
        """Return a cubie's colours: "white-red-green", that of the first layer or the top first.

        An edge of the middle layer is called the same however the cube is held: "blue-red".
        """
        name = CORNERS[cubie] if cubie < CORNER_COUNT else EDGES[cubie - CORNER_COUNT]
        faces = faces_of(name)
        colours = [self.colours[face] for face in faces]
        if not {Face.U, Face.D} & set(faces):
            colours.sort(key=PLACE_ORDER.index)
        return "-".join(COLOUR_NAMES[colour] for colour in colours)

    def piece(self, cubie: int) -> str:
        """Return a cubie by its colours: "white-red-green corner"."""
        return f"{self.colours_of(cubie)} {'corner' if cubie < CORNER_COUNT else 'edge'}"

    def sides(self, cubie: int) -> tuple[Face, ...]:
        """Return the faces of the hand that a cubie shows on, that of its first sticker first.

        Those of a corner follow as its colours are named.
        """
        place = self._place(cubie)
        if place < 24:
            position, slot = divmod(place, 3)
            faces = faces_of(CORNERS[position])
        else:
            position, slot = divmod(place - 24, 2)
            faces = faces_of(EDGES[position])
        return faces[slot:] + faces[:slot]

    def place(self, cubie: int) -> str:
        """Return where the hand has a cubie: "top front right"."""
        sides = self.sides(cubie)
        return " ".join(_SIDE_WORDS[face] for face in PLACE_ORDER if face in sides)

    def slot(self, slot: int) -> str:
        """Return where the hand has a slot: "front right"."""
        return SLOT_WORDS[(slot - self.hold) % HOLDS]

    def facelets(self, cubies: Iterable[int]) -> tuple[int, ...]:
        """Return the facelets of cubies on the cube as it is held."""
        found: list[int] = []
        for cubie in cubies:
            place = self._place(cubie)
            if place < 24:
                found += corner_facelets(self.size)[place // 3].tolist()
            else:
                found += edge_facelets(self.size, (place - 24) // 2)
        return tuple(sorted(found))

    def moves(self, turns: Sequence[int]) -> tuple[Move, ...]:
        """Return turns of the fixed frame as the hand makes them."""
        return tuple(face_turns(self.size)[turn] for turn in in_hand(turns, self.hold))

    def text(self, turns: Sequence[int]) -> str:
        """Return turns of the fixed frame as the hand's alg."""
        return format_moves(self.moves(turns), self.size)

    def _place(self, cubie: int) -> int:
        return hold_tables()[self.hold][self.state[cubie]]


def side_word(face: Face) -> str:
    """Return a face of the hand in a word: "front"."""
    return _SIDE_WORDS[face]
