"""What a button says that some stickers get other colours."""

import numpy as np
import pytest

from cubeapp.engine.legality.labels import change_label
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face

SOLVED = Cube.solved(3)
CENTRES = np.arange(4, 54, 9)
"""Of the six faces, in the order of `Face`."""


@pytest.mark.parametrize(
    ("count", "label"),
    [
        (1, "Erase: top, centre"),
        (2, "Erase: top, centre · Erase: right, centre"),
        (3, "Change 3 stickers: top, centre, right, centre and front, centre"),
    ],
)
def test_fixed_centres_that_become_bare_are_named(count, label):
    some = CENTRES[[Face.U, Face.R, Face.F][:count]]
    assert change_label(SOLVED, SOLVED.painted(some, UNPAINTED)) == label


def test_fixed_centres_that_change_places_are_named():
    swapped = SOLVED.painted(CENTRES[[Face.U]], Face.D).painted(CENTRES[[Face.D]], Face.U)
    assert change_label(SOLVED, swapped) == "Swap the top and bottom centres"
    bare = SOLVED.painted(CENTRES, UNPAINTED)
    assert change_label(bare, SOLVED).startswith("Paint the centres: ")
