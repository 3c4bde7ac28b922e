"""Dots, rings and previews on the views, and the collector that rests beside threads."""

from __future__ import annotations

import gc

import numpy as np
import pytest

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.position import Position
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import FACE_FRAMES
from cubeapp.ui.services import garbage
from cubeapp.ui.stage.cube_view import CubeView
from cubeapp.ui.stage.net_view import NetView
from tests.ui import hands
from tests.ui.pixels import pixels_of

SOLVED = Cube.solved(3)


@pytest.fixture(params=[CubeView, NetView], ids=["3D", "net"])
def view(request, qtbot):
    made = request.param()
    qtbot.addWidget(made)
    made.resize(480, 480)
    made.show()
    made.set_position(Position(SOLVED))
    return made


def changed(before, after):
    return int(np.any(before != after, axis=2).sum())


@pytest.mark.parametrize("mark", ["set_followed", "set_ringed", "set_outlined"])
def test_signs_are_drawn_on_their_stickers_and_taken_off_again(view, mark):
    plain = pixels_of(view)
    getattr(view, mark)(frozenset([20]))
    marked = pixels_of(view)
    assert changed(plain, marked) > 20
    getattr(view, mark)(frozenset())
    assert changed(plain, pixels_of(view)) == 0


def test_a_dot_is_smaller_than_a_ring(view):
    plain = pixels_of(view)
    view.set_followed(frozenset([20]))
    dotted = changed(plain, pixels_of(view))
    view.set_followed(frozenset())
    view.set_ringed(frozenset([20]))
    assert dotted < changed(plain, pixels_of(view)) / 2


def test_tiny_stickers_have_no_room_for_dots(qtbot):
    view = NetView()
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.show()
    view.set_position(Position(Cube.solved(40)))
    plain = pixels_of(view)
    view.set_followed(frozenset(range(100)))
    assert changed(plain, pixels_of(view)) == 0
    view.set_ringed(frozenset(range(100)))
    assert changed(plain, pixels_of(view)) > 0


def test_a_preview_rings_what_it_changes_and_dims_the_rest(qtbot):
    view = NetView()
    qtbot.addWidget(view)
    view.resize(480, 480)
    view.show()
    view.set_position(Position(SOLVED))
    plain = pixels_of(view)
    view.set_preview(SOLVED.painted([20], 1))
    shown = pixels_of(view)
    red, painted, other = (hands.middle_of(view.layout_of_net, i) for i in (13, 20, 24))
    assert at(shown, painted).tolist() == at(plain, red).tolist()
    assert at(shown, other).sum() < at(plain, other).sum()
    view.set_preview(None)
    assert changed(plain, pixels_of(view)) == 0


def at(pixels, place):
    x, y = place
    return pixels[int(y), int(x)]


def test_another_position_ends_a_preview_and_another_size_has_none(view):
    view.set_preview(SOLVED.painted([20], 1))
    view.set_position(Position(SOLVED.painted([0], 1)))
    assert view.drawn[0].cube == SOLVED.painted([0], 1)
    view.set_preview(Cube.solved(4))
    assert view.drawn[0].cube.size == 3


@pytest.mark.parametrize("facelet", [8, 20, 30, 40, 49])
def test_the_3d_view_turns_to_where_stickers_are(qtbot, facelet):
    view = CubeView()
    qtbot.addWidget(view)
    view.look_at([facelet])
    assert FACE_FRAMES[facelet // 9, 0] @ view.camera.eye() > 1


def test_the_3d_view_stays_where_everything_is_seen_already(qtbot):
    view = CubeView()
    qtbot.addWidget(view)
    own = Camera(latitude=0.5, longitude=0.4, zoom=2.0)
    view.set_camera(own)
    view.look_at([8, 9, 20])
    assert view.camera == own


def test_the_collector_rests_until_the_last_has_ended():
    assert gc.isenabled()
    first, second = garbage.Rest(), garbage.Rest()
    first.end()
    first.end()
    assert not gc.isenabled()
    second.end()
    assert gc.isenabled()
