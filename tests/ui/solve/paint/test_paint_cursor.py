from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.solve.paint.cursor import PaintCursor, neighbour
from tests.every import every

NO = Qt.KeyboardModifier.NoModifier
RIGHT, LEFT, DOWN, UP = (1, 1), (1, -1), (2, 1), (2, -1)


def press(cursor, key, modifiers=NO):
    code = Qt.Key(ord(key)) if isinstance(key, str) else key
    return cursor.handle_key(QKeyEvent(QEvent.Type.KeyPress, code, modifiers))


class Painter:
    """Puts what a cursor paints on a cube."""

    def __init__(self, cursor):
        self.cube = Cube.unpainted(3)
        cursor.painted.connect(self.paint)

    def paint(self, index, colour):
        self.cube = self.cube.painted([index], colour)


@pytest.mark.parametrize("keys", ["123456", "WRGYOB"])
def test_a_whole_cube_is_painted_by_its_colours_in_reading_order(qapp, keys):
    cube = Cube.solved(3).apply_all(Alg("R U2 F' L D B2 x").moves(3))
    cursor = PaintCursor(3)
    painter = Painter(cursor)
    for colour in cube.facelets:
        assert press(cursor, keys[colour])
    assert painter.cube == cube
    assert cursor.index == 0


def test_letters_follow_the_colour_scheme(qapp):
    cursor = PaintCursor(3)
    painter = Painter(cursor)
    cursor.set_letters("WRGBOY")
    press(cursor, "B")
    press(cursor, "Y")
    assert list(painter.cube.facelets[:2]) == [3, 5]


def test_zero_erases_and_moves_on_delete_stays_backspace_goes_back(qapp):
    cursor = PaintCursor(3)
    painter = Painter(cursor)
    for key in "1234":
        press(cursor, key)
    press(cursor, Qt.Key.Key_Backspace)
    assert cursor.index == 3
    assert painter.cube.facelets[3] == UNPAINTED
    cursor.move_to(1)
    press(cursor, Qt.Key.Key_Delete)
    assert cursor.index == 1
    assert painter.cube.facelets[1] == UNPAINTED
    cursor.move_to(0)
    press(cursor, "0")
    assert cursor.index == 1
    assert painter.cube.facelets[0] == UNPAINTED


def test_page_down_goes_from_face_to_face_and_round(qapp):
    cursor = PaintCursor(4)
    faces = []
    for _ in range(6):
        press(cursor, Qt.Key.Key_PageDown)
        faces.append(cursor.face)
    assert faces == [Face.R, Face.F, Face.D, Face.L, Face.B, Face.U]
    press(cursor, Qt.Key.Key_PageUp)
    assert cursor.face is Face.B


def test_tab_goes_from_face_to_face_and_leaves_after_the_last(qapp):
    cursor = PaintCursor(3)
    taken = [press(cursor, Qt.Key.Key_Tab) for _ in range(6)]
    assert taken == [True] * 5 + [False]
    assert cursor.face is Face.B
    taken = [press(cursor, Qt.Key.Key_Backtab) for _ in range(6)]
    assert taken == [True] * 5 + [False]
    assert cursor.face is Face.U


def test_arrows_walk_over_the_net(qapp):
    cursor = PaintCursor(3)
    places = []
    cursor.cursor_changed.connect(places.append)
    for key in ("Right", "Down", "Left", "Up"):
        press(cursor, Qt.Key[f"Key_{key}"])
    assert places == [1, 4, 3, 0]


@every("size", [2, 3, 6])
@every(
    "face, step, beyond",
    [
        (Face.F, RIGHT, Face.R),
        (Face.R, RIGHT, Face.B),
        (Face.B, RIGHT, Face.L),
        (Face.L, RIGHT, Face.F),
        (Face.F, UP, Face.U),
        (Face.U, DOWN, Face.F),
        (Face.F, DOWN, Face.D),
        (Face.D, UP, Face.F),
        (Face.D, DOWN, Face.B),
        (Face.U, UP, Face.B),
        (Face.L, UP, Face.U),
        (Face.R, UP, Face.U),
    ],
)
def test_a_face_is_left_for_the_one_beyond_its_edge(size, face, step, beyond):
    # The corners at the top left and at the bottom right see all four edges between them.
    corner = 0 if step in (LEFT, UP) else size**2 - 1
    index = neighbour(int(face) * size**2 + corner, size, *step)
    assert index // size**2 == beyond


@given(st.integers(2, 9), st.sampled_from([RIGHT, LEFT, DOWN, UP]), st.data())
def test_neighbours_are_mutual(size, step, data):
    index = data.draw(st.integers(0, 6 * size**2 - 1))
    beside = neighbour(index, size, *step)
    assert beside != index
    assert index in {neighbour(beside, size, *back) for back in (RIGHT, LEFT, DOWN, UP)}


def test_rows_of_the_net_go_round_the_cube():
    row = [Face.F * 25 + 7]
    for _ in range(20):
        row.append(neighbour(row[-1], 5, *RIGHT))
    assert row[20] == row[0]
    assert len(set(row)) == 20
    assert [Face(index // 25) for index in row[3::5]] == [Face.R, Face.B, Face.L, Face.F]


def test_a_new_size_starts_at_the_first_facelet(qapp):
    cursor = PaintCursor(3)
    cursor.move_to(20)
    cursor.set_size(3)
    assert cursor.index == 20
    cursor.set_size(5)
    assert cursor.index == 0


def test_other_keys_and_shortcuts_are_left_alone(qapp):
    cursor = PaintCursor(3)
    assert not press(cursor, "K")
    assert not press(cursor, "7")
    assert not press(cursor, Qt.Key.Key_Escape)
    assert not press(cursor, "R", Qt.KeyboardModifier.ControlModifier)
