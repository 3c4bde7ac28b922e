import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_words import in_words
from tests.every import every


@every(
    "size, name, words",
    [
        (3, "R", "right side up"),
        (3, "R'", "right side down"),
        (3, "L", "left side down"),
        (3, "U'", "top to the right"),
        (3, "D", "bottom to the right"),
        (3, "F", "front to the right"),
        (3, "F2", "front to the right, twice"),
        (3, "F2'", "front to the left, twice"),
        (3, "B", "back, top row to the left"),
        (3, "B2", "back, top row to the left, twice"),
        (3, "x", "whole cube up, the front goes on top"),
        (3, "y", "whole cube to the left, the right side comes to the front"),
        (3, "y'", "whole cube to the right, the left side comes to the front"),
        (3, "y2", "whole cube half round, the back comes to the front"),
        (3, "z", "whole cube over to the right, the left side goes on top"),
        (3, "Rw'", "2 layers at the right down"),
        (3, "M", "middle layer between left and right, down"),
        (3, "E2", "middle layer between top and bottom, to the right, twice"),
        (3, "S", "middle layer between front and back, to the right"),
        (4, "2-3Uw", "layers 2 to 3 from the top to the left"),
        (7, "3Lw", "3 layers at the left down"),
        (7, "2D'", "second layer from the bottom to the left"),
        (7, "2-3F2", "layers 2 to 3 from the front to the right, twice"),
        (50, "22R2", "22nd layer from the right up, twice"),
        (50, "12L", "12th layer from the left down"),
        (20, "7B", "7th layer from the back, top row to the left"),
    ],
)
def test_a_turn_in_words_says_which_layers_and_which_way(size, name, words):
    (move,) = Alg(name).moves(size)
    assert in_words(move, size) == words


def face_after(size, facelet, move):
    """Return the face on which the sticker at ``facelet`` is after ``move``."""
    marked = Cube.unpainted(size).painted([facelet], 0).apply(move)
    return int(np.flatnonzero(marked.facelets == 0)[0]) // size**2


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_stickers_go_where_the_words_say(size):
    front, top = Face.F * size**2, Face.U * size**2
    gone = {"up": Face.U, "down": Face.D, "to the left": Face.L, "to the right": Face.R}
    for letter in "RLUDBF":
        for suffix in ("", "'"):
            (move,) = Alg(letter + suffix).moves(size)
            words = in_words(move, size)
            (way,) = [each for each in gone if words.endswith(each)]
            if letter in "RLUD":
                row, column = {"R": (1, -1), "L": (1, 0), "U": (0, 1), "D": (-1, 1)}[letter]
                seen = front + (row % size) * size + column % size
            else:
                seen = top + (0 if letter == "B" else size - 1) * size + 1
            assert face_after(size, seen, move) == gone[way], words
