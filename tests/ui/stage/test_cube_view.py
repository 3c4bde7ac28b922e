import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.position import Position
from cubeapp.drawing.scene import LayerTurn, Scene
from cubeapp.drawing.theme import COLOUR_SCHEMES, DARK, LIGHT
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face, facelet_points
from cubeapp.engine.model.moves import Move, face_turn, layer_turns
from cubeapp.ui.stage.cube_view import DETAIL_DELAY_MS, CubeView
from cubeapp.ui.stage.hand import turn_name
from tests.every import every
from tests.ui.hands import (
    CTRL,
    LEFT,
    RIGHT,
    SHIFT,
    Heard,
    click,
    double_click,
    drag,
    hover,
    move,
    press,
    release,
    wheel,
)
from tests.ui.pixels import named_colour, named_colours, pixels_of

SIDE = 480


@pytest.fixture
def view(qtbot):
    view = CubeView()
    qtbot.addWidget(view)
    view.resize(SIDE, SIDE)
    view.show()
    return view


def place_of(view, facelet):
    """The pixel of a facelet's middle while nothing turns."""
    return tuple(places_of(view, [facelet])[0])


def places_of(view, facelets):
    """The pixels of the middles of facelets while nothing turns, one row each."""
    size = view.position.cube.size
    points = facelet_points(size)[facelets] / size
    return Projection(view.camera, view.width(), view.height()).project(points)


def rest(view, qtbot):
    """Wait until the view draws in full detail again."""
    (timer,) = view.findChildren(QTimer)
    qtbot.waitUntil(lambda: not timer.isActive(), timeout=20 * DETAIL_DELAY_MS)


def facelet(face, row, column, size=3):
    return (face * size + row) * size + column


def scrambled(size, rng):
    turns = layer_turns(size)
    return Cube.solved(size).apply_all(turns[i] for i in rng.integers(0, len(turns), 8 * size))


def in_view(view, size):
    projection = Projection(view.camera, SIDE, SIDE)
    return [
        index
        for index, point in enumerate(facelet_points(size) / size)
        if projection.eye[Face(index // size**2).axis] * point[Face(index // size**2).axis] > 1.5
    ]


# What is drawn


@every("size", [2, 3, 4, 7, 20, 50])
@every("theme", [DARK, LIGHT])
def test_every_sticker_in_view_has_its_colour_in_its_middle(view, size, theme, rng):
    cube = scrambled(size, rng)
    if size > 20:
        view.resize(1100, 1100)
    view.set_theme(theme)
    view.set_position(Position(cube))
    seen = in_view(view, size)
    shown = named_colours(pixels_of(view), places_of(view, seen), theme)
    wrong = np.array(seen)[shown != cube.facelets[seen]]
    assert wrong.tolist() == []


@every("scheme", COLOUR_SCHEMES)
def test_every_colour_scheme_is_told_apart_in_the_picture(view, scheme):
    theme = DARK.with_scheme(scheme)
    view.set_theme(theme)
    view.set_position(Position(Cube.solved(3)))
    pixels = pixels_of(view)
    for face in (Face.U, Face.F, Face.R):
        assert named_colour(pixels, place_of(view, facelet(face, 1, 1)), theme) == face


def test_unpainted_stickers_are_drawn_in_their_own_colour(view):
    view.set_position(Position(Cube.unpainted(3)))
    assert named_colour(pixels_of(view), place_of(view, facelet(Face.F, 1, 1)), DARK) == 6


@every("quarters", [0.3, -0.4, 1.45])
@every("turned", [Move(Axis.Y, 0, 0, 1), Move(Axis.X, 1, 2, 1)])
def test_mid_turn_the_stickers_are_where_the_angle_takes_them(view, turned, quarters, rng):
    size = 5
    cube = scrambled(size, rng)
    view.set_position(Position(cube, turned, quarters))
    pixels = pixels_of(view)
    projection = Projection(view.camera, view.width(), view.height())
    turn = LayerTurn(turned.axis, turned.first, turned.last, quarters)
    scene = Scene(size, projection, turn)
    grid = np.stack(np.meshgrid(np.arange(20, SIDE, 7), np.arange(20, SIDE, 7)), -1).reshape(-1, 2)
    # Well inside a sticker the whole neighbourhood belongs to it.
    around = [(x, y) for x in (-6, 0, 6) for y in (-6, 0, 6)]
    found = np.array([scene.pick_many(grid + 0.5 + step) for step in np.array(around)])
    inside = np.all(found == found[0], axis=0) & (found[0] >= 0)
    assert inside.sum() > 200
    shown = named_colours(pixels, grid[inside], DARK)
    assert np.array_equal(shown, cube.facelets[found[0][inside]])


@every("size", [3, 6, 50])
def test_a_finished_turn_and_the_cube_after_it_look_alike_to_the_pixel(view, qtbot, size, rng):
    cube = scrambled(size, rng)
    for turned in (face_turn(Face.R, 1, size), Move(Axis.Y, 1, 1, 2), Move(Axis.Z, 0, 1, -1)):
        rest(view, qtbot)
        view.set_position(Position(cube, turned, 1.0))
        done = pixels_of(view)
        view.set_position(Position(cube.apply(turned)))
        assert np.array_equal(done, pixels_of(view))


def test_just_before_its_end_a_turn_looks_almost_like_the_cube_after_it(view, rng):
    cube, turned = scrambled(3, rng), face_turn(Face.U, 1, 3)
    view.set_position(Position(cube, turned, 0.9999))
    almost = pixels_of(view).astype(int)
    view.set_position(Position(cube.apply(turned)))
    differing = np.abs(almost - pixels_of(view)).max(axis=2) > 40
    assert differing.mean() < 0.004


def test_frames_of_a_turn_do_not_depend_on_the_frames_before(view, qtbot, rng):
    cube, turned = scrambled(4, rng), Move(Axis.X, 1, 1, 1)
    for fraction in (0.1, 0.5, 0.8):
        view.set_position(Position(cube, turned, fraction))
        view.grab()
    kept = pixels_of(view)
    fresh = CubeView()
    qtbot.addWidget(fresh)
    fresh.resize(SIDE, SIDE)
    fresh.set_position(Position(cube, turned, 0.8))
    assert np.array_equal(kept, pixels_of(fresh))


def test_faults_cursor_hover_and_the_next_move_are_seen(view):
    plain = pixels_of(view)
    front = facelet(Face.F, 1, 1)
    for show, hide in (
        (lambda: view.set_hover(front), lambda: view.set_hover(None)),
        (lambda: view.set_cursor(front), lambda: view.set_cursor(None)),
        (lambda: view.set_outlined(frozenset([front])), lambda: view.set_outlined(frozenset())),
        (lambda: view.set_next_move(face_turn(Face.R, 2, 3)), lambda: view.set_next_move(None)),
    ):
        show()
        changed = np.any(pixels_of(view) != plain, axis=2)
        assert changed.sum() > 100
        hide()
        assert np.array_equal(pixels_of(view), plain)


def test_a_fault_is_told_by_its_shape_as_well_as_its_colour(view):
    x, y = place_of(view, facelet(Face.U, 1, 1))
    view.set_outlined(frozenset([facelet(Face.U, 1, 1)]))
    middle = pixels_of(view)[int(y), int(x)]
    assert middle.max() < 60  # the cross, on a white sticker


@pytest.mark.parametrize(
    ("turned", "camera"),
    [
        (face_turn(Face.B, 1, 3), Camera()),
        (face_turn(Face.D, 2, 3), Camera()),
        (Move(Axis.X, 1, 1, 1), Camera(0.0, 0.0)),
        (face_turn(Face.F, 1, 3), Camera(0.0, 0.0)),
        (face_turn(Face.B, -1, 3), Camera(0.0, np.pi)),
        (Move(Axis.Y, 0, 2, 1), Camera(-1.2, 2.0)),
    ],
)
def test_the_next_move_is_drawn_on_what_the_camera_sees_of_it(view, turned, camera):
    view.set_camera(camera)
    plain = pixels_of(view)
    view.set_next_move(turned)
    assert np.any(pixels_of(view) != plain, axis=2).sum() > 300


@every("sides", [(1, 1), (0, 0), (3, 400), (2500, 40)])
def test_any_size_of_the_widget_is_drawn(view, sides):
    view.resize(*sides)
    view.set_position(Position(Cube.solved(20), face_turn(Face.R, 1, 20), 0.4))
    view.set_outlined(frozenset([0, 801]))
    view.grab()
    hover(view, (0, 0))


def test_the_background_fills_the_widget(view):
    view.resize(300, 200)
    pixels = pixels_of(view)
    assert not np.any(np.all(pixels[[0, -1]] == 0, axis=2))


# Turning


def test_dragging_a_sticker_reports_a_turn_that_follows_the_pointer(view):
    dragged, released = Heard(view.turn_dragged), Heard(view.turn_released)
    x, y = place_of(view, facelet(Face.F, 0, 1))
    press(view, (x, y))
    fractions = []
    for step in range(1, 10):
        move(view, (x - 12 * step, y - 3 * step))
        turned, fraction = dragged.last
        assert turned == Move(Axis.Y, 0, 0, 1)
        fractions.append(fraction)
    assert fractions == sorted(fractions)
    assert fractions[-1] > 0.3
    move(view, (x, y))
    assert dragged.last[1] == pytest.approx(0)
    release(view, (x, y))
    assert released.said == [(Move(Axis.Y, 0, 0, 1), pytest.approx(0))]


@pytest.mark.parametrize(
    ("start", "delta", "turned", "sign"),
    [
        ((Face.F, 0, 0), (60, 15), Move(Axis.Y, 0, 0, 1), -1),
        ((Face.F, 1, 2), (0, -60), Move(Axis.X, 0, 0, 1), 1),
        ((Face.F, 1, 0), (0, 60), Move(Axis.X, 2, 2, 1), -1),
        ((Face.R, 2, 1), (50, -40), Move(Axis.Y, 2, 2, 1), -1),
        ((Face.R, 1, 0), (0, 60), Move(Axis.Z, 0, 0, 1), 1),
        ((Face.U, 2, 1), (60, 20), Move(Axis.Z, 0, 0, 1), 1),
        ((Face.U, 1, 2), (40, -35), Move(Axis.X, 0, 0, 1), 1),
    ],
)
def test_each_face_can_be_dragged_both_ways(view, start, delta, turned, sign):
    released = Heard(view.turn_released)
    x, y = place_of(view, facelet(*start))
    drag(view, (x, y), (x + delta[0], y + delta[1]))
    reported, fraction = released.last
    assert reported == turned
    assert np.sign(fraction) == sign


def test_a_press_without_a_drag_turns_nothing(view):
    dragged, released = Heard(view.turn_dragged), Heard(view.turn_released)
    x, y = place_of(view, facelet(Face.F, 1, 1))
    press(view, (x, y))
    move(view, (x + 2, y + 2))
    release(view, (x + 2, y + 2))
    double_click(view, (x, y))
    assert dragged.said == released.said == []


@pytest.mark.parametrize(
    ("modifiers", "layers"), [(SHIFT, (0, 2)), (CTRL, (0, 6)), (SHIFT | CTRL, (0, 6))]
)
def test_shift_takes_the_block_and_ctrl_the_whole_cube(view, modifiers, layers):
    view.set_position(Position(Cube.solved(7)))
    released = Heard(view.turn_released)
    x, y = place_of(view, facelet(Face.F, 2, 3, 7))
    drag(view, (x, y), (x - 80, y - 20), modifiers=modifiers)
    assert (released.last[0].first, released.last[0].last) == layers


def test_the_wheel_widens_and_narrows_what_is_dragged(view):
    view.set_position(Position(Cube.solved(7)))
    dragged = Heard(view.turn_dragged)
    camera = view.camera
    x, y = place_of(view, facelet(Face.F, 1, 3, 7))
    press(view, (x, y))
    move(view, (x - 50, y - 12))
    for notches, layers in ((1, (1, 2)), (1, (1, 3)), (-1, (1, 2)), (-1, (1, 1)), (-1, (1, 1))):
        wheel(view, (x - 50, y - 12), notches, LEFT)
        assert (dragged.last[0].first, dragged.last[0].last) == layers
    assert view.camera == camera


def test_a_touchpad_widens_what_is_dragged_by_whole_notches(view):
    view.set_position(Position(Cube.solved(7)))
    dragged = Heard(view.turn_dragged)
    x, y = place_of(view, facelet(Face.F, 1, 3, 7))
    press(view, (x, y))
    move(view, (x - 50, y - 12))
    for notches, layers in ((0.25, (1, 1)), (0.25, (1, 1)), (0.5, (1, 2)), (-0.5, (1, 2))):
        wheel(view, (x - 50, y - 12), notches, LEFT)
        assert (dragged.last[0].first, dragged.last[0].last) == layers
    wheel(view, (x - 50, y - 12), 2.5, LEFT)
    assert (dragged.last[0].first, dragged.last[0].last) == (1, 4)


def test_modifiers_pressed_during_a_drag_count_at_once(view):
    dragged = Heard(view.turn_dragged)
    x, y = place_of(view, facelet(Face.F, 1, 1))
    press(view, (x, y))
    move(view, (x - 50, y - 12))
    QTest.keyPress(view, Qt.Key.Key_Shift)
    assert (dragged.last[0].first, dragged.last[0].last) == (0, 1)
    QTest.keyRelease(view, Qt.Key.Key_Shift, Qt.KeyboardModifier.NoModifier)
    assert (dragged.last[0].first, dragged.last[0].last) == (1, 1)


def test_escape_calls_a_drag_off(view):
    cancelled, released = Heard(view.turn_cancelled), Heard(view.turn_released)
    x, y = place_of(view, facelet(Face.F, 1, 1))
    press(view, (x, y))
    move(view, (x - 50, y - 12))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    move(view, (x - 90, y - 12))
    release(view, (x - 90, y - 12))
    assert len(cancelled.said) == 1
    assert released.said == []


def test_hiding_the_view_or_another_size_calls_a_drag_off(view):
    cancelled = Heard(view.turn_cancelled)
    x, y = place_of(view, facelet(Face.F, 1, 1))
    for interrupt in (view.hide, lambda: view.set_position(Position(Cube.solved(5)))):
        press(view, (x, y))
        move(view, (x - 50, y - 12))
        interrupt()
        release(view, (x - 50, y - 12))
        view.show()
    assert len(cancelled.said) == 2


@every(
    "fraction, name",
    [
        (0.7, "R"),
        (-0.6, "R'"),
        (1.6, "R2"),
        (-2.0, "R2"),
        (3.2, "R'"),
        (0.2, "(R)"),
        (-0.1, "(R')"),
    ],
)
def test_the_name_beside_the_pointer_is_that_of_the_turn_it_snaps_to(fraction, name):
    assert turn_name(Move(Axis.X, 0, 0, 1), fraction, 3) == name


def test_the_name_of_the_dragged_turn_is_written_beside_the_pointer(view):
    x, y = place_of(view, facelet(Face.F, 1, 1))
    before = pixels_of(view)
    press(view, (x, y))
    move(view, (x - 50, y - 12))
    assert np.any(pixels_of(view) != before)
    release(view, (x - 50, y - 12))


# Looking around


def test_dragging_the_background_orbits_and_a_reset_comes_back(view):
    drag(view, (10, 10), (70, 40))
    assert view.camera.longitude < Camera().longitude
    assert view.camera.latitude > Camera().latitude
    view.reset_view()
    assert view.camera == Camera()


def test_the_right_button_orbits_from_anywhere_and_turns_nothing(view):
    dragged = Heard(view.turn_dragged)
    x, y = place_of(view, facelet(Face.F, 1, 1))
    drag(view, (x, y), (x + 60, y), RIGHT)
    assert view.camera != Camera()
    assert dragged.said == []


def test_the_latitude_is_limited_but_not_that_of_a_trackball(view):
    drag(view, (10, 10), (10, 2000))
    assert view.camera.latitude < np.pi / 2
    assert view.camera.roll == 0
    view.reset_view()
    view.is_trackball = True
    drag(view, (10, 10), (10, 310))
    assert abs(view.camera.roll) == pytest.approx(np.pi, abs=0.1)


def test_the_wheel_zooms_and_a_double_click_on_the_background_resets(view):
    wheel(view, (100, 100), 2)
    assert view.camera.zoom > 1
    double_click(view, (3, 3))
    assert view.camera == Camera()


def test_zoomed_in_everything_in_view_is_drawn(view, rng):
    cube = scrambled(30, rng)
    view.set_position(Position(cube))
    view.set_camera(Camera().zoomed(6))
    seen = np.array(in_view(view, 30))
    places = places_of(view, seen)
    is_shown = np.all((places > 0) & (places < SIDE), axis=1)
    assert is_shown.sum() > 20
    shown = named_colours(pixels_of(view), places[is_shown], DARK)
    assert np.array_equal(shown, cube.facelets[seen[is_shown]])


@pytest.mark.parametrize(
    ("reason", "framed"),
    [(Qt.FocusReason.TabFocusReason, True), (Qt.FocusReason.MouseFocusReason, False)],
)
def test_a_view_reached_by_keyboard_is_framed(view, reason, framed):
    before = pixels_of(view)
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusIn, reason))
    assert np.any(pixels_of(view)[1] != before[1]) == framed


def test_after_a_camera_move_full_detail_comes_back_and_no_timer_stays(view, qtbot, rng):
    cube = scrambled(60, rng)
    view.set_position(Position(cube))
    at_rest = pixels_of(view)
    drag(view, (10, 10), (40, 10))
    view.set_camera(Camera())
    assert not np.array_equal(pixels_of(view), at_rest)
    rest(view, qtbot)
    assert np.array_equal(pixels_of(view), at_rest)


def test_big_cubes_in_quick_succession_are_drawn_roughly_until_they_rest(view, qtbot, rng):
    cube = scrambled(60, rng)
    turned = Move(Axis.Y, 0, 0, 1)
    for last in (Position(cube, turned, 0.3), Position(cube)):
        for colour in (1, 2, 3):
            view.set_position(Position(cube.painted([0], colour), turned, 0.3))
        view.set_position(last)
        rough = pixels_of(view)
        rest(view, qtbot)
        assert not np.array_equal(pixels_of(view), rough)


def test_a_big_cube_that_changes_once_is_drawn_in_full_at_once(view, qtbot, rng):
    cube = scrambled(60, rng)
    for position in (Position(cube), Position(cube.painted([0], 3), Move(Axis.Y, 0, 0, 1), 0.3)):
        view.set_position(position)
        at_once = pixels_of(view)
        rest(view, qtbot)
        assert np.array_equal(pixels_of(view), at_once)


# Pointing and painting


def test_the_pointer_tells_the_facelet_under_it_once(view):
    heard = Heard(view.hovered)
    for index in (facelet(Face.F, 1, 1), facelet(Face.U, 0, 2)):
        x, y = place_of(view, index)
        hover(view, (x, y))
        hover(view, (x + 1, y))
    hover(view, (2, 2))
    assert heard.said == [facelet(Face.F, 1, 1), facelet(Face.U, 0, 2), None]


def test_painting_reports_each_sticker_that_a_stroke_enters_and_skips_none(view):
    view.set_painting(True)
    view.set_position(Position(Cube.unpainted(9)))
    painted, finished = Heard(view.facelets_painted), Heard(view.stroke_finished)
    start = place_of(view, facelet(Face.F, 4, 0, 9))
    end = place_of(view, facelet(Face.F, 4, 8, 9))
    drag(view, start, end, steps=1)
    # Those of one movement come together: each change of the document shows everything anew.
    pressed, entered = painted.said
    assert [*pressed, *entered] == [facelet(Face.F, 4, column, 9) for column in range(9)]
    assert len(finished.said) == 1


def test_painting_never_turns_and_a_click_paints_one_sticker(view):
    view.set_painting(True)
    painted, dragged = Heard(view.facelets_painted), Heard(view.turn_dragged)
    index = facelet(Face.R, 1, 1)
    x, y = place_of(view, index)
    click(view, (x, y))
    assert painted.said == [[index]]
    drag(view, (x, y), (x + 3, y))
    assert dragged.said == []


def test_a_right_click_picks_a_colour_only_while_painting(view):
    picked = Heard(view.facelet_picked)
    index = facelet(Face.U, 1, 1)
    x, y = place_of(view, index)
    click(view, (x, y), RIGHT)
    assert picked.said == []
    view.set_painting(True)
    drag(view, (x, y), (x + 40, y), RIGHT)
    assert picked.said == []
    view.reset_view()
    click(view, (x, y), RIGHT)
    assert picked.said == [index]


def test_leaving_painting_mid_stroke_ends_the_stroke(view):
    view.set_painting(True)
    finished = Heard(view.stroke_finished)
    press(view, place_of(view, facelet(Face.F, 1, 1)))
    view.set_painting(False)
    assert len(finished.said) == 1


def test_keys_of_the_window_are_left_to_the_window(view):
    for key in (Qt.Key.Key_J, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Home):
        event_is_taken = QTest.keyClick(view, key)
        assert not event_is_taken


def test_the_view_has_a_name_for_screen_readers(view):
    assert view.accessibleName()
    assert view.accessibleDescription()
