import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.net import NetLayout
from cubeapp.drawing.scene import rotation_about
from cubeapp.engine.model.geometry import FACE_FRAMES, Axis, Face, facelet_points, layers
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.permutations import turn_indices
from cubeapp.ui.stage.grips import Reach, best_grip, grips_in_space, grips_on_net, layer_name
from tests.every import every
from tests.ui.hands import middle_of

cameras = st.builds(
    Camera, latitude=st.floats(-1.4, 1.4), longitude=st.floats(-3.1, 3.1), roll=st.floats(-3, 3)
)


def facing(projection, face):
    normal = FACE_FRAMES[face][0]
    return normal @ (projection.eye - normal)


@settings(max_examples=settings.default.max_examples * 3 // 2)
@given(cameras, st.sampled_from([2, 3, 5]), st.floats(0, 2 * math.pi))
def test_the_dragged_row_moves_with_the_pointer_from_every_side(camera, size, angle):
    projection = Projection(camera, 500, 500)
    dx, dy = 12 * math.cos(angle), 12 * math.sin(angle)
    points = facelet_points(size) / size
    for facelet, middle in enumerate(points):
        face = Face(facelet // size**2)
        if facing(projection, face) < 1.5:
            continue
        grip = best_grip(grips_in_space(projection, face, middle, size), dx, dy)
        in_layer = layers(size, grip.axis) == grip.layer
        row = points[in_layer & (np.arange(len(points)) // size**2 == face)]
        turned = row @ rotation_about(grip.axis, 1e-3 * np.sign(grip.quarters(dx, dy))).T
        step = projection.project(turned) - projection.project(row)
        assert step.mean(axis=0) @ [dx, dy] > 0


@every("latitude", [35, -35, 145, -145, 80])
@every("longitude", [30, 120, -60, 170])
@every("direction", [(10, 0), (-10, 0), (0, 10), (0, -10), (7, 7), (7, -7)])
def test_every_sticker_dragged_in_every_direction_from_every_corner(latitude, longitude, direction):
    # Latitudes beyond the pole hold the cube upside-down.
    camera = Camera(0.0, math.radians(longitude)).tumbled(0, -math.radians(latitude))
    projection = Projection(camera, 500, 500)
    for facelet, middle in enumerate(facelet_points(3) / 3):
        face = Face(facelet // 9)
        if facing(projection, face) < 3:
            continue
        grip = best_grip(grips_in_space(projection, face, middle, 3), *direction)
        centre = middle.copy()
        centre[[a for a in range(3) if a not in (face.axis, grip.axis)]] = 0
        turned = rotation_about(grip.axis, 0.02 * np.sign(grip.quarters(*direction))) @ centre
        shown = projection.project(np.array([centre, turned]))
        assert (shown[1] - shown[0]) @ direction > 0
        assert grip.layer == layers(3, grip.axis)[facelet]


@settings(max_examples=settings.default.max_examples * 3 // 2)
@given(cameras, st.floats(0, 2 * math.pi))
def test_the_grip_agrees_better_with_the_drag_than_the_other(camera, angle):
    projection = Projection(camera, 500, 500)
    point = np.array([0.3, -0.2, 1.0])
    if projection.eye[2] < 1.5:
        return
    grips = grips_in_space(projection, Face.F, point, 3)
    dx, dy = math.cos(angle), math.sin(angle)
    best = best_grip(grips, dx, dy)
    assert all(best.along(dx, dy) >= grip.along(dx, dy) for grip in grips)


def test_dragging_a_front_sticker_sideways_turns_its_row_and_upwards_its_column():
    projection = Projection(Camera(latitude=0.2, longitude=0.0), 500, 500)
    point = np.array([2 / 3, 2 / 3, 1.0])
    grips = grips_in_space(projection, Face.F, point, 3)
    row = best_grip(grips, -30, 2)
    assert (row.axis, row.layer) == (Axis.Y, 0)
    assert row.quarters(-30, 2) > 0
    column = best_grip(grips, 2, -30)
    assert (column.axis, column.layer) == (Axis.X, 0)
    assert column.quarters(2, -30) > 0


def test_the_sticker_stays_under_the_pointer_for_small_drags():
    projection = Projection(Camera(), 800, 800)
    point = np.array([0.0, 0.0, 1.0])
    for grip in grips_in_space(projection, Face.F, point, 3):
        dx, dy = (0.1 * side for side in grip.pull)
        turned = rotation_about(grip.axis, grip.quarters(dx, dy)) @ point
        shown = projection.project(np.array([point, turned]))
        assert np.allclose(shown[1] - shown[0], [dx, dy], atol=4)


@pytest.mark.parametrize("size", [2, 3, 6])
def test_on_the_net_stickers_flow_the_way_of_the_drag(size):
    layout = NetLayout(size, 900, 700)
    for facelet in range(6 * size * size):
        for grip in grips_on_net(facelet, size, layout.cell):
            to, source = turn_indices(size, Move(grip.axis, grip.layer, grip.layer, 1))
            assert facelet in to
            # A neighbour along the flow on the same face, seen one quarter turn later, has
            # come from the same place of the face before; the flow's direction decides it.
            start = np.array(middle_of(layout, facelet))
            ahead = start + np.sign(grip.pull) * layout.cell
            neighbour = layout.facelet_at(*ahead)
            origin = int(source[list(to).index(facelet)])
            if neighbour is None or neighbour // size**2 != facelet // size**2:
                continue
            from_neighbour = int(source[list(to).index(neighbour)])
            assert abs(np.subtract(*divmod_pair(origin, from_neighbour, size))).sum() == 1
    # One sticker of the front's upper row, dragged left: U.
    row, column = grips_on_net(2 * size * size, size, layout.cell)
    upper = row if row.axis is Axis.Y else column
    assert upper.quarters(-10, 0) > 0


def divmod_pair(first, second, size):
    places = [divmod(facelet % size**2, size) for facelet in (first, second)]
    return np.array(places[0]), np.array(places[1])


@every(
    "reach, layer, expected",
    [
        (Reach(), 2, (2, 2)),
        (Reach(from_outside=True), 2, (0, 2)),
        (Reach(from_outside=True), 5, (5, 6)),
        (Reach(extra=2), 0, (0, 2)),
        (Reach(extra=1), 6, (5, 6)),
        (Reach(extra=99), 6, (0, 6)),
        (Reach(whole=True), 3, (0, 6)),
    ],
)
def test_a_hand_takes_more_layers_along(reach, layer, expected):
    move = reach.move(Axis.X, layer, 7)
    assert (move.first, move.last) == expected
    assert move.quarters == 1


def test_layers_are_named_from_the_nearer_side():
    assert [layer_name(Axis.X, layer, 5) for layer in range(5)] == ["R", "2R", "M", "2L", "L"]
    assert [layer_name(Axis.Y, layer, 4) for layer in range(4)] == ["U", "2U", "2D", "D"]
    assert layer_name(Axis.Z, 1, 3) == "S"
