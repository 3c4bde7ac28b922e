"""The actions against a second, plain implementation written from the table of the model."""

from itertools import pairwise

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import InvalidMoveError, UnsupportedCubeError
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.notation.actions import action_move, actions, opposite
from cubeapp.engine.notation.alg import Alg
from tests.every import every

SIZES = [2, 3, 4, 7]
NAMES = ["top", "right", "main", "bottom", "left", "back"]

EXAMPLE = (
    "TURN_ROW_0_RIGHT TURN_ROW_1_LEFT FACE_RIGHT TURN_COL_2_DOWN FACE_TOP FACE_LEFT TURN_COL_1_UP "
    "TURN_ROW_0_LEFT TURN_COL_2_UP FACE_LEFT FACE_TOP TURN_ROW_1_LEFT TURN_COL_1_DOWN "
    "TURN_COL_2_DOWN TURN_ROW_0_LEFT FACE_BACK TURN_COL_2_DOWN TURN_ROW_0_RIGHT TURN_COL_2_DOWN "
    "FACE_RIGHT"
)
BACK = (
    "FACE_LEFT TURN_COL_2_UP TURN_ROW_0_LEFT TURN_COL_2_UP FACE_BACK TURN_ROW_0_RIGHT "
    "TURN_COL_2_UP TURN_COL_1_UP TURN_ROW_1_RIGHT FACE_BOTTOM FACE_RIGHT TURN_COL_2_DOWN "
    "TURN_ROW_0_RIGHT TURN_COL_1_DOWN FACE_RIGHT FACE_BOTTOM TURN_COL_2_UP FACE_LEFT "
    "TURN_ROW_1_RIGHT TURN_ROW_0_LEFT"
)


def clockwise(face):
    return np.rot90(face, -1)


def anticlockwise(face):
    return np.rot90(face)


def half(face):
    return np.rot90(face, 2)


class PlainCube:
    """Six arrays turned by slicing, as the table describes."""

    def __init__(self, size):
        numbered = np.arange(6 * size * size).reshape(6, size, size)
        self.size = size
        self.faces = {name: face.copy() for name, face in zip(NAMES, numbered, strict=True)}

    def flat(self):
        return np.concatenate([self.faces[name].ravel() for name in NAMES])

    def do(self, name):
        words = name.split("_")
        if words[0] == "FACE":
            getattr(self, f"face_{words[1].lower()}")()
        else:
            # Going right is going left three times, going down is going up three times.
            times = 1 if words[3] in ("LEFT", "UP") else 3
            for _ in range(times):
                (self.row_left if words[1] == "ROW" else self.column_up)(int(words[2]))

    def row_left(self, row):
        old = {name: face.copy() for name, face in self.faces.items()}
        ring = ["main", "right", "back", "left", "main"]
        for to, source in pairwise(ring):
            self.faces[to][row] = old[source][row]
        if row == 0:
            self.faces["top"] = clockwise(old["top"])
        if row == self.size - 1:
            self.faces["bottom"] = anticlockwise(old["bottom"])

    def column_up(self, column):
        old = {name: face.copy() for name, face in self.faces.items()}
        self.faces["main"][:, column] = old["bottom"][:, column]
        self.faces["bottom"][:, column] = half(old["back"])[:, column]
        back = half(old["back"])
        back[:, column] = old["top"][:, column]
        self.faces["back"] = half(back)
        self.faces["top"][:, column] = old["main"][:, column]
        if column == 0:
            self.faces["left"] = anticlockwise(old["left"])
        if column == self.size - 1:
            self.faces["right"] = clockwise(old["right"])

    def face_right(self):
        old = self.faces
        self.faces = {
            "main": old["right"],
            "right": old["back"],
            "back": old["left"],
            "left": old["main"],
            "top": clockwise(old["top"]),
            "bottom": anticlockwise(old["bottom"]),
        }

    def face_left(self):
        for _ in range(3):
            self.face_right()

    def face_back(self):
        old = self.faces
        self.faces = {
            "main": old["back"],
            "back": old["main"],
            "left": old["right"],
            "right": old["left"],
            "top": half(old["top"]),
            "bottom": half(old["bottom"]),
        }

    def face_top(self):
        old = self.faces
        self.faces = {
            "main": old["top"],
            "bottom": old["main"],
            "top": half(old["back"]),
            "back": half(old["bottom"]),
            "right": anticlockwise(old["right"]),
            "left": clockwise(old["left"]),
        }

    def face_bottom(self):
        for _ in range(3):
            self.face_top()


@pytest.mark.parametrize("size", SIZES)
def test_every_action_does_what_the_model_says(size):
    for name in actions(size):
        plain = PlainCube(size)
        plain.do(name)
        assert np.array_equal(plain.flat(), permutation(size, action_move(name, size))), name


@every("size", [2, 3, 4, 7, 20, 100])
def test_there_are_four_turns_a_layer_and_five_reorientations(size):
    names = actions(size)
    assert len(set(names)) == len(names) == 4 * size + 5
    assert len({action_move(name, size) for name in names}) == 4 * size + 5


@every("size", [2, 3, 4, 7, 20])
def test_an_action_and_its_opposite_cancel(size):
    cube = Cube.solved(size).apply_all(Alg("R U' F Rw" if size > 2 else "R U' F").moves(size))
    for name in actions(size):
        move, back = (action_move(each, size) for each in (name, opposite(name, size)))
        assert cube.apply(move).apply(back) == cube
        assert opposite(opposite(name, size), size) == name


@every(
    "name, move",
    [
        ("FACE_RIGHT", "y"),
        ("FACE_LEFT", "y'"),
        ("FACE_BACK", "y2"),
        ("FACE_TOP", "x'"),
        ("FACE_BOTTOM", "x"),
        ("TURN_ROW_0_LEFT", "U"),
        ("TURN_ROW_4_RIGHT", "D"),
        ("TURN_COL_4_UP", "R"),
        ("TURN_COL_0_DOWN", "L"),
    ],
)
def test_actions_are_moves_with_other_names(name, move):
    assert (action_move(name, 5),) == Alg(move).moves(5)


def test_the_worked_example_is_undone_by_its_opposites_in_reverse():
    moves = [action_move(name, 3) for name in EXAMPLE.split()]
    back = [opposite(name, 3) for name in reversed(EXAMPLE.split())]
    assert back == BACK.split()
    cube = Cube.solved(3).apply_all(moves)
    assert not cube.is_solved
    assert cube.apply_all(action_move(name, 3) for name in back) == Cube.solved(3)


@every(
    "name, help_",
    [
        ("TURN_ROW_3_LEFT", "TURN_ROW_0_LEFT … TURN_ROW_2_RIGHT"),
        ("TURN_ROW_0_UP", "TURN_ROW_0_LEFT … TURN_ROW_2_RIGHT"),
        ("TURN_COL_-1_UP", "TURN_COL_0_UP … TURN_COL_2_DOWN"),
        ("face_top", "did you mean 'FACE_TOP'"),
        ("FACE_FRONT", "FACE_RIGHT, FACE_LEFT, FACE_BACK, FACE_TOP, FACE_BOTTOM"),
        ("", "FACE_RIGHT"),
    ],
)
def test_a_name_that_is_no_action_is_explained(name, help_):
    for ask in (action_move, opposite):
        with pytest.raises(InvalidMoveError, match="is not an action") as caught:
            ask(name, 3)
        assert help_ in str(caught.value)


def test_sizes_out_of_range_have_no_actions():
    with pytest.raises(UnsupportedCubeError):
        actions(101)
