import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.position import Position
from cubeapp.drawing.scene import LayerTurn, Scene, after_quarters, settled
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face, facelet_points
from cubeapp.engine.model.moves import Move
from tests.every import every

cameras = st.builds(
    Camera, latitude=st.floats(-1.4, 1.4), longitude=st.floats(-3.1, 3.1), roll=st.floats(-3, 3)
)


@st.composite
def turns(draw, size):
    first = draw(st.integers(0, size - 1))
    last = draw(st.integers(first, size - 1))
    return LayerTurn(draw(st.sampled_from(Axis)), first, last, draw(st.floats(-1.9, 1.9)))


def in_space(size, facelet, turn):
    """The middle of a facelet, and the way it faces, where the turn has taken it."""
    face, _ = divmod(facelet, size * size)
    point = facelet_points(size)[facelet] / size
    normal = np.zeros(3)
    normal[Face(face).axis] = np.sign(point[Face(face).axis])
    if turn is not None:
        layer = min(max(int((1 - point[turn.axis]) * size / 2), 0), size - 1)
        if turn.first <= layer <= turn.last:
            return turn.rotation() @ point, turn.rotation() @ normal
    return point, normal


@settings(max_examples=settings.default.max_examples * 2 // 3)
@given(st.data(), st.sampled_from([2, 3, 4, 7, 20]), cameras)
def test_a_facelet_picked_at_a_pixel_is_drawn_there_and_faces_the_eye(data, size, camera):
    turn = data.draw(st.none() | turns(size))
    projection = Projection(camera, 500, 400)
    scene = Scene(size, projection, turn)
    grid = np.stack(np.meshgrid(np.arange(5, 500, 15), np.arange(5, 400, 15)), -1).reshape(-1, 2)
    found = scene.pick_many(grid.astype(float))
    cell = 2 * projection.scale / size
    for pixel, facelet in zip(grid, found, strict=True):
        if facelet >= 0:
            point, normal = in_space(size, int(facelet), turn)
            assert normal @ (projection.eye - point) > 0
            shown = projection.project(point[None])[0]
            assert np.hypot(*(shown - pixel)) <= cell * 0.95


@settings(max_examples=settings.default.max_examples * 2 // 3)
@given(st.sampled_from([2, 3, 5, 9]), cameras)
def test_picking_undoes_projection_for_every_facelet_in_view(size, camera):
    projection = Projection(camera, 600, 600)
    scene = Scene(size, projection)
    points, normals = zip(
        *(in_space(size, facelet, None) for facelet in range(6 * size * size)), strict=True
    )
    pixels = projection.project(np.array(points))
    picked = scene.pick_many(pixels)
    in_view = ((projection.eye - points) * normals).sum(axis=1) > 1e-6
    assert ((picked == np.arange(len(points))) == in_view).all()
    first = int(in_view.argmax())
    assert scene.pick(*pixels[first]) == first


@settings(max_examples=settings.default.max_examples * 2 // 3)
@given(st.data(), st.sampled_from([2, 3, 6]), cameras)
def test_nearer_slabs_are_painted_later(data, size, camera):
    # Along any line of sight, what is picked must be the nearest facelet there.
    turn = data.draw(turns(size))
    projection = Projection(camera, 300, 300)
    scene = Scene(size, projection, turn)
    shown = [in_space(size, facelet, turn) for facelet in range(6 * size * size)]
    towards_eye = [f for f, (p, n) in enumerate(shown) if n @ (projection.eye - p) > 1e-3]
    pixels = projection.project(np.array([shown[f][0] for f in towards_eye]))
    distances = {f: np.linalg.norm(projection.eye - shown[f][0]) for f in towards_eye}
    for facelet, picked in zip(towards_eye, scene.pick_many(pixels).tolist(), strict=True):
        if picked not in (-1, facelet):
            assert distances[picked] < distances[facelet] + 1.5 / size


def test_a_point_at_a_pixel_lies_on_its_facelet():
    projection = Projection(Camera(), 400, 400)
    scene = Scene(3, projection)
    facelet = scene.pick(200, 230)
    point = scene.point_at(facelet, 200, 230)
    assert np.allclose(projection.project(point[None]), [[200, 230]])
    assert np.abs(point).max() == pytest.approx(1)


def test_beside_the_cube_there_is_nothing_to_pick():
    assert Scene(3, Projection(Camera(), 400, 400)).pick(2, 2) is None


def test_the_cut_that_a_turn_lays_open_has_no_facelets():
    scene = Scene(3, Projection(Camera(), 400, 400), LayerTurn(Axis.Y, 0, 0, 0.5))
    assert any(patch.face is None for slab in scene.slabs for patch in slab.patches)


@every("fraction", [0.0, 1.0, -1.0, 2.0, 3.0, -2.0])
@every("quarters", [1, 2, -1])
def test_whole_quarter_turns_are_settled_as_the_cube_after_them(fraction, quarters):
    move = Move(Axis.X, 0, 1, quarters)
    cube = Cube.solved(4).apply(Move(Axis.Y, 0, 0, 1))
    expected = cube
    for _ in range(int(fraction * quarters) % 4):
        expected = expected.apply(Move(Axis.X, 0, 1, 1))
    assert settled(Position(cube, move, fraction)) == (expected, None)
    assert after_quarters(cube, move, int(fraction * quarters)) == expected


def test_a_turn_on_its_way_keeps_its_angle():
    move = Move(Axis.Z, 1, 1, -2)
    cube = Cube.solved(3)
    assert settled(Position(cube, move, 0.25)) == (cube, LayerTurn(Axis.Z, 1, 1, -0.5))


@pytest.mark.parametrize("axis", list(Axis))
def test_a_quarter_of_a_layer_turn_is_the_engines_quarter_turn(axis):
    size = 4
    turn = LayerTurn(axis, 0, size - 1, 1.0)
    cube = Cube.from_faces(np.arange(6)[:, None, None] * np.ones((1, size, size), dtype=int))
    after = cube.apply(Move(axis, 0, size - 1, 1))
    points = facelet_points(size)
    for facelet in range(0, 6 * size * size, size * size):
        moved = turn.rotation() @ points[facelet]
        landed = int(np.argmin(np.abs(points - moved).sum(axis=1)))
        assert after.facelets[landed] == cube.facelets[facelet]
