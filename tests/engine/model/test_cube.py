import numpy as np
import pytest
from hypothesis import given

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import InvalidMoveError, UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED, Axis, Face
from cubeapp.engine.model.moves import Move, face_turns, inverse, layer_turns, rotation
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.notation.alg import Alg
from tests.every import every
from tests.strategies import sizes_and_moves, slow


def scrambled(size, rng, length=40):
    turns = layer_turns(size)
    return Cube.solved(size).apply_all(turns[i] for i in rng.integers(len(turns), size=length))


def after(text, size=3):
    return Cube.solved(size).apply_all(Alg(text).moves(size))


def order(text, size=3):
    """How often ``text`` must be done until the cube is solved again."""
    moves = Alg(text).moves(size)
    cube, count = Cube.solved(size).apply_all(moves), 1
    while cube != Cube.solved(size):
        cube, count = cube.apply_all(moves), count + 1
    return count


def count_by_distance(size, moves, depth):
    """The number of cubes at each distance from solved, by levels of rows of facelets."""
    tables = np.array([permutation(size, move) for move in moves])
    width = 6 * size * size
    row_type = np.dtype((np.void, width))
    before = np.empty(0, dtype=row_type)
    level = np.frombuffer(Cube.solved(size).facelets.tobytes(), dtype=row_type)
    counts = [1]
    for _ in range(depth):
        rows = level.view(np.uint8).reshape(-1, width)
        reached = np.concatenate([rows[:, table] for table in tables])
        reached = np.unique(np.ascontiguousarray(reached).view(row_type).ravel())
        seen = np.isin(reached, np.concatenate([before, level]))
        before, level = level, reached[~seen]
        counts.append(len(level))
    return counts


@pytest.mark.parametrize("depth", [4, *slow(5)])
def test_number_of_3x3_positions_at_each_htm_distance(depth):
    counts = count_by_distance(3, face_turns(3), depth)
    assert counts == [1, 18, 243, 3240, 43239, 574908][: depth + 1]


def test_number_of_2x2_positions_at_each_distance_with_one_corner_held():
    turns = [move for move in face_turns(2) if move.first == 0]
    assert count_by_distance(2, turns, depth=5) == [1, 9, 54, 321, 1847, 9992]


@every(
    "text, times",
    [
        ("R", 4),
        ("R2 U2", 6),
        ("R U", 105),
        ("R U R' U'", 6),
        ("R U'", 63),
        ("R U2 D' B D'", 1260),
        ("M E M' E'", 3),
        ("x y", 3),
    ],
)
def test_orders_of_known_algs(text, times):
    assert order(text) == times


def test_known_algs_do_what_they_are_known_for():
    t_perm = "R U R' U' R' F R2 U' R' U' R U R' F'"
    assert after(f"({t_perm})2").is_solved
    assert not after(t_perm).is_solved
    assert after("M2 E2 S2") == after("R2 L2 U2 D2 F2 B2")


@every("size", [2, 3, 4, 5, 6, 7, 20])
def test_a_move_and_its_inverse_cancel(size, rng):
    cube = scrambled(size, rng)
    for move in layer_turns(size):
        assert cube.apply(move).apply(move.inverse()) == cube


@given(sizes_and_moves)
def test_an_alg_and_its_inverse_cancel(drawn):
    size, moves = drawn
    cube = Cube.solved(size)
    assert cube.apply_all(moves).apply_all(inverse(moves)) == cube


@given(sizes_and_moves)
def test_moves_keep_the_colours_and_agree_one_by_one_and_together(drawn):
    size, moves = drawn
    cube = Cube.solved(size)
    together = cube.apply_all(moves)
    for move in moves:
        cube = cube.apply(move)
    assert cube == together
    assert np.bincount(cube.facelets).tolist() == [size * size] * 6


@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_turns_about_one_axis_commute_and_others_do_not(size, rng):
    cube = scrambled(size, rng)
    for axis in Axis:
        one, other = Move(axis, 0, 0, 1), Move(axis, size - 1, size - 1, 2)
        assert cube.apply_all([one, other]) == cube.apply_all([other, one])
        across = Move(Axis((axis + 1) % 3), 0, 0, 1)
        assert cube.apply_all([one, across]) != cube.apply_all([across, one])


@pytest.mark.parametrize("size", [2, 3, 100])
def test_a_solved_cube_is_solved_in_each_of_its_24_holds(size):
    holds = {Cube.solved(size)}
    for _ in range(5):
        holds |= {
            cube.apply(rotation(axis, quarters, size))
            for cube in holds
            for axis in Axis
            for quarters in (1, 2, -1)
        }
    assert len(holds) == 24
    assert all(cube.is_solved for cube in holds)


def test_opposite_faces_turned_alike_are_not_solved():
    assert not after("R").is_solved
    assert after("R L' M'") == after("x")


def test_rows_go_left_and_columns_go_up():
    cube = Cube.solved(5)
    assert cube.turn_row(0) == after("U", 5)
    assert cube.turn_row(4) == after("D'", 5)
    assert cube.turn_row(1, 2) == after("2U2", 5)
    assert cube.turn_column(4) == after("R", 5)
    assert cube.turn_column(0, -1) == after("L", 5)
    assert cube.turn_column(1) == after("2L'", 5)
    with pytest.raises(InvalidMoveError, match="no row 5"):
        cube.turn_row(5)
    with pytest.raises(InvalidMoveError, match="no column -1"):
        cube.turn_column(-1)


@pytest.mark.parametrize("quarters", [-3, 0, 3])
def test_rows_and_columns_go_by_one_or_two_quarters(quarters):
    for turn in (Cube.solved(3).turn_row, Cube.solved(3).turn_column):
        with pytest.raises(InvalidMoveError, match=f"1, 2, -1 or -2 quarters, not by {quarters}"):
            turn(0, quarters)


@every("colour", [-1, 6, 9, 254, 256])
def test_nothing_is_painted_in_a_colour_that_is_none(colour):
    with pytest.raises(UnsupportedCubeError, match=f"0…5, or 255 for none, not {colour}"):
        Cube.solved(3).painted([0], colour)


@pytest.mark.parametrize("index", [-1, 54])
def test_no_sticker_is_painted_that_is_not_there(index):
    with pytest.raises(UnsupportedCubeError, match=f"no sticker {index}: they run from 0 to 53"):
        Cube.solved(3).painted([3, index], 1)


def test_a_first_turn_shows_the_right_colours_in_the_right_places():
    cube = after("R")
    assert cube.face(Face.R).tolist() == [[Face.R] * 3] * 3
    assert cube.face(Face.U)[:, 2].tolist() == [Face.F] * 3
    assert cube.face(Face.F)[:, 2].tolist() == [Face.D] * 3
    assert cube.face(Face.D)[:, 2].tolist() == [Face.B] * 3
    assert cube.face(Face.B)[:, 0].tolist() == [Face.U] * 3
    assert cube.face(Face.L).tolist() == [[Face.L] * 3] * 3


def test_cubes_are_values():
    cube = after("R U")
    same = Cube.from_faces(cube.faces.copy())
    assert cube == same
    assert hash(cube) == hash(same)
    assert cube != after("U R")
    assert cube != "cube"
    assert Cube.solved(2) != Cube.solved(3)


def test_nothing_changes_a_cube_from_outside():
    faces = np.array(Cube.solved(3).faces)
    cube = Cube.from_faces(faces)
    faces[0, 0, 0] = 5
    assert cube == Cube.solved(3)
    for array in (cube.faces, cube.facelets, cube.face(Face.U), cube.painted([0], 1).facelets):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_facelets_can_be_painted_and_emptied():
    cube = Cube.unpainted(3)
    assert not cube.is_painted
    assert not cube.is_solved
    cube = cube.painted(range(9), Face.R)
    assert cube.face(Face.U).tolist() == [[Face.R] * 3] * 3
    assert np.count_nonzero(cube.facelets == UNPAINTED) == 45


@pytest.mark.parametrize("size", [1, 0, -3, 101])
def test_sizes_out_of_range_are_refused(size):
    for make in (Cube.solved, Cube.unpainted):
        with pytest.raises(UnsupportedCubeError, match="from size 2 to 100"):
            make(size)


@every(
    "faces",
    [
        np.zeros((6, 3, 4)),
        np.zeros((5, 3, 3)),
        np.zeros(54),
        np.full((6, 3, 3), 6),
        np.full((6, 3, 3), -1),
        np.full((6, 3, 3), 0.5),
        np.full((6, 3, 3), "W"),
        [[[0, 0], [0]]] * 6,
    ],
)
def test_arrays_that_are_no_cube_are_refused(faces):
    with pytest.raises(UnsupportedCubeError):
        Cube.from_faces(faces)


def test_many_cubes_are_made_of_rows_at_once(rng):
    rows = rng.integers(6, size=(5, 24)).astype(np.uint8)
    rows[2, 7] = 255
    cubes = Cube.of_rows(rows, 2)
    assert cubes == [Cube.from_faces(row.reshape(6, 2, 2)) for row in rows]
    before = cubes[0].facelets.copy()
    rows[0] = 0
    assert np.array_equal(cubes[0].facelets, before)
    assert Cube.of_rows(rows[:0], 2) == []


@pytest.mark.parametrize(("shape", "size"), [((2, 24), 3), ((24,), 2), ((2, 24), 1)])
def test_rows_that_are_no_cubes_are_refused(shape, size):
    with pytest.raises(UnsupportedCubeError):
        Cube.of_rows(np.zeros(shape, dtype=np.uint8), size)


def test_rows_with_other_values_are_refused():
    with pytest.raises(UnsupportedCubeError, match="0…5"):
        Cube.of_rows(np.full((1, 24), 6, dtype=np.uint8), 2)
