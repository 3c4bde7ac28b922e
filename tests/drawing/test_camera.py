import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.drawing.camera import MAX_LATITUDE, MAX_ZOOM, MIN_ZOOM, Camera, Projection

angles = st.floats(-3.1, 3.1)
cameras = st.builds(
    Camera,
    latitude=st.floats(-1.5, 1.5),
    longitude=angles,
    roll=angles,
    zoom=st.floats(0.5, 3),
)


@given(cameras)
def test_a_camera_turns_space_without_bending_it(camera):
    rotation = camera.rotation()
    assert np.allclose(rotation @ rotation.T, np.eye(3))
    assert np.linalg.det(rotation) == pytest.approx(1)


def test_the_usual_camera_shows_the_front_the_right_and_the_upper_face():
    eye = Camera().eye()
    assert eye[0] > 1
    assert eye[1] > 1
    assert eye[2] > eye[0]


@given(cameras)
def test_the_middle_of_the_cube_is_the_middle_of_the_picture(camera):
    projection = Projection(camera, 300, 200)
    assert np.allclose(projection.project(np.zeros((1, 3))), [[150, 100]])


@given(st.floats(-1.4, 1.4), angles)
def test_a_cube_stays_inside_the_picture_however_it_is_turned(latitude, longitude):
    corners = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    pixels = Projection(Camera(latitude, longitude), 400, 500).project(corners)
    assert pixels.min() > 0
    assert pixels[:, 0].max() < 400


@given(cameras, st.lists(st.floats(-1, 1), min_size=3, max_size=3))
def test_motion_is_what_a_small_step_shows(camera, point):
    projection = Projection(camera, 640, 480)
    here, velocity = np.array(point), np.array([0.3, -0.2, 0.5])
    step = 1e-6
    shown = projection.project(np.array([here, here + step * velocity]))
    expected = (shown[1] - shown[0]) / step
    assert np.allclose(projection.motion(here, velocity), expected, atol=0.05)


def test_an_orbit_moves_the_front_with_the_hand_and_stops_before_the_poles():
    front = np.array([[0.0, 0.0, 1.0]])
    camera = Camera(latitude=0.2, longitude=0.1)
    before = Projection(camera, 400, 400).project(front)[0]
    after = Projection(camera.orbited(0.1, 0.1), 400, 400).project(front)[0]
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert camera.orbited(0, -10).latitude == MAX_LATITUDE
    assert camera.orbited(0, 10).latitude == -MAX_LATITUDE


def test_a_trackball_goes_over_the_pole_and_around():
    camera = Camera(latitude=0.3, longitude=0.4)
    turned = camera
    for _ in range(8):
        turned = turned.tumbled(0, -math.pi / 4)
    assert np.allclose(turned.rotation(), camera.rotation(), atol=1e-9)


@given(cameras, st.floats(-0.5, 0.5), st.floats(-0.5, 0.5))
def test_a_trackball_turns_about_the_axes_of_the_picture(camera, right, up):
    turned = camera.tumbled(right, up).rotation()
    back = camera.rotation() @ turned.T
    assert math.acos(min((np.trace(back) - 1) / 2, 1)) <= abs(right) + abs(up) + 1e-6


def test_zoom_has_limits():
    assert Camera().zoomed(1e9).zoom == MAX_ZOOM
    assert Camera().zoomed(1e-9).zoom == MIN_ZOOM
