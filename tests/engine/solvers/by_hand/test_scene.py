import pytest

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import EDGES
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT, HOME
from cubeapp.engine.solvers.by_hand.scene import Scene

# The colours of the centres U R F D L B with white at the bottom, from all four sides.
FRAMES = [
    (Face.D, Face.L, Face.F, Face.U, Face.R, Face.B),
    (Face.D, Face.F, Face.R, Face.U, Face.B, Face.L),
    (Face.D, Face.R, Face.B, Face.U, Face.L, Face.F),
    (Face.D, Face.B, Face.L, Face.U, Face.F, Face.R),
]


@pytest.mark.parametrize("colours", FRAMES)
def test_an_edge_is_called_the_same_however_the_cube_is_held(colours):
    scene = Scene(tuple(map(int, colours)), bytes(HOME), 0)
    named = [scene.colour_names(CORNER_COUNT + edge) for edge in range(len(EDGES))]
    assert set(named) >= {
        ("green", "red"),
        ("green", "orange"),
        ("blue", "red"),
        ("blue", "orange"),
    }
    assert {other for first, other in named if first == "white"} == {
        "red",
        "green",
        "orange",
        "blue",
    }
