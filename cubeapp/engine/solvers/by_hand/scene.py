"""The cube as it is held at one moment: what its cubies are called and where they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turns
from cubeapp.engine.model.orbits import CORNERS, EDGES, corner_facelets, faces_of
from cubeapp.engine.model.places import PLACE_ORDER, SLOT_WORDS, place_words
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.places import (
    CORNER_COUNT,
    HOLDS,
    HOME,
    edge_facelets,
    hold_tables,
    turn_tables,
)
from cubeapp.engine.solvers.by_hand.words import in_hand
from cubeapp.engine.solvers.steps import Hold
from cubeapp.engine.text import Text, Turns, colour_name


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
        return Scene(self.colours, state, self.hold, self.size)

    def held(self, hold: int) -> Scene:
        """Return the same cube in another hold."""
        return Scene(self.colours, self.state, hold, self.size)

    def colour_of(self, face: Face) -> Text:
        """Return the colour of a centre of the fixed frame."""
        return colour_name(self.colours[face])

    def centre(self, face: Face) -> int:
        """Return the colour, as a number, that the hand has on ``face``."""
        faces = list(Face)
        for _ in range(self.hold):
            faces = [faces[before] for before in (0, 5, 1, 3, 2, 4)]
        return self.colours[faces[face]]

    def centre_name(self, face: Face) -> Text:
        """Return the colour that the hand has on ``face``."""
        return colour_name(self.centre(face))

    @property
    def held_as(self) -> Hold | None:
        """The hold by its colours; ``None`` where no centres show it."""
        if self.size == 2:
            return None
        return Hold(self.centre(Face.U), self.centre(Face.F))

    def is_home(self, cubie: int) -> bool:
        """Tell whether a cubie is where it belongs."""
        return self.state[cubie] == HOME[cubie]

    def colour_names(self, cubie: int) -> tuple[Text, ...]:
        """Return a cubie's colours, that of the first layer or the top first.

        An edge of the middle layer is called the same however the cube is held: "blue", "red".
        """
        name = CORNERS[cubie] if cubie < CORNER_COUNT else EDGES[cubie - CORNER_COUNT]
        faces = faces_of(name)
        colours = [self.colours[face] for face in faces]
        if not {Face.U, Face.D} & set(faces):
            colours.sort(key=PLACE_ORDER.index)
        return tuple(map(colour_name, colours))

    def piece(self, cubie: int) -> Text:
        """Return a cubie by its colours: "white-red-green corner"."""
        return piece_name(self.colour_names(cubie))

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
        return place_words(self.sides(cubie))

    def slot(self, slot: int) -> Text:
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

    def text(self, turns: Sequence[int]) -> Turns:
        """Return turns of the fixed frame as the hand's alg."""
        return Turns(format_moves(self.moves(turns), self.size))

    def _place(self, cubie: int) -> int:
        return hold_tables()[self.hold][self.state[cubie]]


def piece_name(colours: Sequence[Text]) -> Text:
    """Return an edge or a corner by its two or three colours: "white-red-green corner"."""
    if len(colours) == 2:
        return edge_name(*colours)
    one, other, third = colours
    return Text("{one}-{other}-{third} corner", one=one, other=other, third=third)


def edge_name(one: Text, other: Text) -> Text:
    """Return an edge by its colours: "white-red edge"."""
    return Text("{one}-{other} edge", one=one, other=other)
