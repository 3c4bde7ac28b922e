import pytest

from cubeapp.engine.notation import parse
from cubeapp.engine.turn_words import in_words


@pytest.mark.parametrize(
    ("size", "name", "words"),
    [
        (3, "R", "the right side clockwise"),
        (3, "L", "the left side clockwise"),
        (3, "U'", "the top anti-clockwise"),
        (3, "B2", "the back half round"),
        (3, "D", "the bottom clockwise"),
        (3, "x", "the whole cube, the front to the top"),
        (3, "y", "the whole cube, the right side to the front"),
        (3, "y'", "the whole cube, the left side to the front"),
        (3, "y2", "the whole cube, the back to the front"),
        (3, "z", "the whole cube, the left side to the top"),
        (3, "Rw'", "the 2 layers at the right anti-clockwise"),
        (3, "M", "the middle layer, seen from the left, clockwise"),
        (3, "E2", "the middle layer, seen from the bottom, half round"),
        (3, "S", "the middle layer, seen from the front, clockwise"),
        (7, "3Lw", "the 3 layers at the left clockwise"),
        (7, "2D'", "the second layer from the bottom anti-clockwise"),
        (7, "2-3F2", "layers 2 to 3 from the front half round"),
        (50, "22R2", "the 22nd layer from the right half round"),
        (50, "12L", "the 12th layer from the left clockwise"),
        (20, "7B", "the 7th layer from the back clockwise"),
    ],
)
def test_a_turn_in_words_says_which_layers_and_which_way(size, name, words):
    (move,) = parse(name, size).moves
    assert in_words(move, size) == words
