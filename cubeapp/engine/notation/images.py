"""What turns are called in a mirror, or on a cube that is held another way, whatever its size."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.model.geometry import FACE_FRAMES, QUARTER_TURNS, Axis, Face
from cubeapp.engine.notation.actions import REORIENTATIONS, is_action
from cubeapp.engine.notation.turn_names import write_turn

_PARTS = re.compile(r"(?P<layers>[0-9-]*)(?P<letter>[A-Za-z])(?P<ending>[wv]?)")
_LAYER = re.compile(r"TURN_(ROW|COL)_([0-9]+)_(LEFT|RIGHT|UP|DOWN)")
_REFERENCE = {
    "M": Face.L, "E": Face.D, "S": Face.F,
    "m": Face.L, "e": Face.D, "s": Face.F,
    "x": Face.R, "y": Face.U, "z": Face.F,
}  # fmt: skip
"""The face that a slice or a turn of the whole cube follows."""


@dataclass(frozen=True, slots=True)
class Image:
    """Where a mirror or a turn of the whole cube takes the faces."""

    faces: tuple[Face, ...]
    """By the face that it was."""
    is_mirrored: bool
    """Whether clockwise becomes anticlockwise."""

    @classmethod
    def in_mirror(cls, axis: Axis) -> Image:
        """Return what a mirror square to ``axis`` shows."""
        return cls(tuple(face.opposite if face.axis is axis else face for face in Face), True)

    @classmethod
    def of_rotation(cls, axis: Axis, quarters: int) -> Image:
        """Return where a turn of the whole cube takes what is on it."""
        turn = np.linalg.matrix_power(QUARTER_TURNS[axis], quarters % 4)
        normals = FACE_FRAMES[:, 0]
        places = [int(np.argmax(normals @ turn @ normal)) for normal in normals]
        return cls(tuple(map(Face, places)), False)

    def of(self, name: str, quarters: int) -> str:
        """Return the image of a turn as a word.

        Args:
            name: without its amount; see `turn_names.read_turn`.
            quarters: -2…2, but not 0.
        """
        if is_action(name):
            return self._of_action(name, quarters)
        parts = _PARTS.fullmatch(name)
        assert parts is not None, "names of turns have a letter"
        layers, letter, ending = parts.groups()
        if letter.upper() in Face.__members__ and ending != "v":
            face = self.faces[Face[letter.upper()]].name
            letter = face if letter.isupper() else face.lower()
            return write_turn(f"{layers}{letter}{ending}", self._turned(quarters))
        if ending == "v":
            return write_turn(f"{self.faces[Face[letter]].name}v", self._turned(quarters))
        return write_turn(*self._of_slice(letter, quarters))

    def _turned(self, quarters: int) -> int:
        # Both ways round of a half turn do the same, so it stays as it was typed.
        return -quarters if self.is_mirrored and abs(quarters) == 1 else quarters

    def _of_slice(self, letter: str, quarters: int) -> tuple[str, int]:
        """Return the image of a slice, or of a turn of the whole cube."""
        letters = next(row for row in ("MES", "mes", "xyz") if letter in row)
        face = self.faces[_REFERENCE[letter]]
        image, turned = letters[face.axis], self._turned(quarters)
        is_same_way = face is _REFERENCE[image] or abs(turned) == 2
        return image, turned if is_same_way else -turned

    def _of_action(self, name: str, quarters: int) -> str:
        """Return the image of an action as an action where it has a name on every cube."""
        layer = _LAYER.fullmatch(name)
        if layer is None:
            return self._of_reorientation(name, quarters)
        # Rows are counted from U and columns from L, where to the left and down are clockwise.
        is_row, number = layer[1] == "ROW", int(layer[2])
        clockwise = quarters if layer[3] in ("LEFT", "DOWN") else -quarters
        face, turned = self.faces[Face.U if is_row else Face.L], self._turned(clockwise)
        if face is Face.U:
            return write_turn(f"TURN_ROW_{number}_LEFT", turned)
        if face is Face.L:
            return write_turn(f"TURN_COL_{number}_DOWN", turned)
        return write_turn(f"{number + 1 if number else ''}{face.name}", turned)

    def _of_reorientation(self, name: str, quarters: int) -> str:
        axis, once = REORIENTATIONS[name]
        image, turned = self._of_slice("xyz"[axis], quarters if once > 0 else -quarters)
        for action, (axis, once) in REORIENTATIONS.items():
            if "xyz"[axis] == image and (once == 2) == (abs(turned) == 2):
                return write_turn(action, turned if once > 0 else -turned)
        return write_turn(image, turned)
