from itertools import chain

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cubeapp.drawing.net import HANDLES_SHOWN_TO
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import DARK, LIGHT
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turn, layer_turns, rotation
from cubeapp.engine.notation.actions import action_move
from cubeapp.ui.stage.grips import layer_names
from cubeapp.ui.stage.net_view import NetView
from tests.every import every
from tests.ui.hands import (
    CTRL,
    MIDDLE,
    RIGHT,
    SHIFT,
    Heard,
    click,
    double_click,
    drag,
    hover,
    middle_of,
    move,
    press,
    release,
    wheel,
)
from tests.ui.pixels import named_colour, named_colours, pixels_of

WIDTH, HEIGHT = 760, 600


@pytest.fixture
def view(qtbot):
    view = NetView()
    qtbot.addWidget(view)
    view.resize(WIDTH, HEIGHT)
    view.show()
    return view


def facelet(face, row, column, size=3):
    return (face * size + row) * size + column


def place_of(view, index):
    return middle_of(view.layout_of_net, index)


def shown_colours(view, theme=DARK):
    """The numbers of the colours in the middles of all stickers, as they are drawn."""
    return named_colours(pixels_of(view), places_of_all(view), theme)


def places_of_all(view):
    """The middles of all facelets, (x, y) each."""
    layout = view.layout_of_net
    rows, columns = np.indices((layout.size, layout.size)).reshape(2, -1)
    in_face = (np.stack((columns, rows), axis=1) + 0.5) * layout.cell
    return (layout.origins[:, None] + in_face).reshape(-1, 2)


def scrambled(size, rng):
    turns = layer_turns(size)
    return Cube.solved(size).apply_all(turns[i] for i in rng.integers(0, len(turns), 8 * size))


# What is drawn


@every("theme", [DARK, LIGHT])
@every("size", [2, 3, 4, 7, 12, 20, 40])
def test_every_sticker_has_its_colour_in_its_middle(view, size, theme, rng):
    cube = scrambled(size, rng)
    view.set_theme(theme)
    view.set_position(Position(cube))
    assert shown_colours(view, theme).tolist() == cube.facelets.tolist()


def test_the_faces_lie_as_a_person_unfolds_a_cube(view):
    middles = {face: np.array(place_of(view, facelet(face, 1, 1))) for face in Face}
    step = middles[Face.R] - middles[Face.F]
    assert step[0] > 0
    assert step[1] == 0
    assert np.allclose(middles[Face.F] - middles[Face.L], step, atol=1)
    assert np.allclose(middles[Face.B] - middles[Face.R], step, atol=1)
    assert middles[Face.U][0] == middles[Face.D][0] == middles[Face.F][0]
    assert middles[Face.U][1] < middles[Face.F][1] < middles[Face.D][1]


@every("size", [2, 3, 7, 40])
@every("axis", list(Axis))
def test_a_finished_turn_and_the_cube_after_it_look_alike_to_the_pixel(view, size, axis, rng):
    cube = scrambled(size, rng)
    for turned in (Move(axis, 0, 0, 1), Move(axis, 1, 1, 2), rotation(axis, -1, size)):
        view.set_position(Position(cube, turned, 1.0))
        done = pixels_of(view)
        view.set_position(Position(cube.apply(turned)))
        assert np.array_equal(done, pixels_of(view))


@every("axis", list(Axis))
@every("size", [2, 4, 5])
@every("quarters", [1, -1, 2])
def test_a_turn_slides_into_the_cube_after_it(view, axis, size, quarters, rng):
    cube = scrambled(size, rng)
    for layers in ((0, 0), (size - 1, size - 1), (0, size - 1), (1, size - 1)):
        turned = Move(axis, *layers, quarters)
        after = cube.apply(turned)
        view.set_position(Position(cube, turned, 0.9999))
        assert shown_colours(view).tolist() == after.facelets.tolist()


@every("quarters", [1, -1])
@every("axis", list(Axis))
def test_part_way_through_a_turn_strips_have_moved_towards_the_next_face(view, axis, quarters, rng):
    # A sixth of a turn of a cube of size 6 moves every strip by exactly one sticker.
    size = 6
    cube = scrambled(size, rng)
    turned = Move(axis, 2, 2, quarters)
    after = cube.apply(turned)
    view.set_position(Position(cube, turned, 1 / size))
    shown = shown_colours(view).reshape(6, size, size)
    for face in Face:
        if face.axis == axis:
            continue
        changed = np.array(np.nonzero(shown[face] != cube.face(face)))
        if not changed.size:
            continue
        along = 0 if np.ptp(changed[1]) == 0 else 1
        line = int(changed[1 - along][0])
        strips = [
            np.take(values, line, axis=1 - along)
            for values in (shown[face], cube.face(face), after.face(face))
        ]
        now, before, then = strips
        forward = np.array_equal(now[1:], before[:-1]) and now[0] == then[-1]
        backward = np.array_equal(now[:-1], before[1:]) and now[-1] == then[0]
        assert forward or backward


def test_beyond_one_quarter_a_drag_goes_on_sliding(view, rng):
    cube = scrambled(3, rng)
    turned = Move(Axis.Y, 1, 1, 1)
    half = cube.apply(turned).apply(turned)
    view.set_position(Position(cube, turned, 1.9999))
    assert shown_colours(view).tolist() == half.facelets.tolist()


def test_the_next_move_is_still_there_on_a_cube_of_another_size(view):
    view.set_cursor(40)
    view.set_next_move(face_turn(Face.R, 1, 3))
    view.set_position(Position(Cube.solved(4)))
    assert (view.marks.next_move, view.marks.cursor) == (face_turn(Face.R, 1, 4), None)


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
        assert np.any(pixels_of(view) != plain, axis=2).sum() > 100
        hide()
        assert np.array_equal(pixels_of(view), plain)


@every("sides", [(1, 1), (0, 0), (3, 400), (30, 30), (2500, 40)])
@every("size", [3, 100])
def test_any_size_of_the_widget_is_drawn(view, sides, size):
    view.resize(*sides)
    view.set_position(Position(Cube.solved(size), face_turn(Face.R, 1, size), 0.4))
    view.grab()
    view.set_position(Position(Cube.solved(size)))
    view.grab()
    hover(view, (0, 0))


# Turning


def test_dragging_along_a_row_or_column_turns_it(view):
    released = Heard(view.turn_released)
    side = view.layout_of_net.cell * 3
    cases = [
        ((Face.F, 0, 1), (-0.8, 0.02), Move(Axis.Y, 0, 0, 1), 0.8),
        ((Face.F, 1, 1), (0.8, 0.02), Move(Axis.Y, 1, 1, 1), -0.8),
        ((Face.L, 2, 1), (0.6, 0.1), Move(Axis.Y, 2, 2, 1), -0.6),
        ((Face.F, 1, 2), (0.02, -0.7), Move(Axis.X, 0, 0, 1), 0.7),
        ((Face.U, 1, 0), (0.02, 0.7), Move(Axis.X, 2, 2, 1), -0.7),
        ((Face.B, 1, 0), (0.02, 0.7), Move(Axis.X, 0, 0, 1), 0.7),
        ((Face.R, 1, 0), (0.02, 0.7), Move(Axis.Z, 0, 0, 1), 0.7),
        ((Face.U, 2, 1), (0.7, 0.0), Move(Axis.Z, 0, 0, 1), 0.7),
        ((Face.D, 0, 1), (0.7, 0.0), Move(Axis.Z, 0, 0, 1), -0.7),
        ((Face.L, 1, 2), (0.0, 0.7), Move(Axis.Z, 0, 0, 1), -0.7),
    ]
    for start, (dx, dy), turned, fraction in cases:
        x, y = place_of(view, facelet(*start))
        drag(view, (x, y), (x + dx * side, y + dy * side))
        assert released.last == (turned, pytest.approx(fraction, abs=0.02))


@pytest.mark.parametrize(
    "size", [2, *(pytest.param(size, marks=pytest.mark.slow) for size in (3, 5))]
)
def test_a_drag_carries_the_sticker_with_the_pointer(view, qtbot, size, rng):
    # Wherever one presses and whichever way one drags, one sticker's width moves the row by one.
    cube = scrambled(size, rng)
    view.resize(WIDTH // 2, HEIGHT // 2)
    view.set_position(Position(cube))
    untouched = NetView()
    qtbot.addWidget(untouched)
    untouched.resize(view.size())
    dragged = Heard(view.turn_dragged)
    cell = view.layout_of_net.cell
    for index in range(0, 6 * size * size, 2):
        x, y = place_of(view, index)
        for dx, dy in ((cell, 0), (-cell, 0), (0, cell), (0, -cell)):
            view.set_position(Position(cube))
            press(view, (x, y))
            move(view, (x + dx, y + dy))
            turned, fraction = dragged.last
            view.set_position(Position(cube, turned, fraction))
            under = view.layout_of_net.facelet_at(x + dx, y + dy)
            if under is not None and under // size**2 == index // size**2:
                view.set_hover(None)
                # Nobody holds this one, so no name of a turn covers what is drawn.
                untouched.set_position(view.position)
                pixels = pixels_of(untouched)
                assert named_colour(pixels, (x + dx, y + dy), DARK) == cube.facelets[index]
            release(view, (x + dx, y + dy))


@pytest.mark.parametrize(("modifiers", "layers"), [(SHIFT, (0, 1)), (CTRL, (0, 4))])
def test_shift_takes_the_block_and_ctrl_the_whole_cube(view, modifiers, layers):
    view.set_position(Position(Cube.solved(5)))
    released = Heard(view.turn_released)
    x, y = place_of(view, facelet(Face.F, 1, 2, 5))
    drag(view, (x, y), (x - 80, y), modifiers=modifiers)
    assert (released.last[0].first, released.last[0].last) == layers


def test_a_press_without_a_drag_turns_nothing_and_escape_calls_a_drag_off(view):
    dragged, released = Heard(view.turn_dragged), Heard(view.turn_released)
    cancelled = Heard(view.turn_cancelled)
    x, y = place_of(view, facelet(Face.F, 1, 1))
    click(view, (x, y))
    assert dragged.said == []
    press(view, (x, y))
    move(view, (x + 60, y))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    release(view, (x + 60, y))
    assert len(cancelled.said) == 1
    assert released.said == []


# Handles


@pytest.mark.parametrize(
    "size", [2, 3, 7, HANDLES_SHOWN_TO + 1, 30, pytest.param(100, marks=pytest.mark.slow)]
)
def test_the_handles_make_all_the_face_array_turns_of_rows_and_columns(view, size):
    view.set_position(Position(Cube.solved(size)))
    requested = Heard(view.move_requested)
    layout = view.layout_of_net
    expected = []
    for i in range(size):
        left, right = layout.handles_of_row(i)
        up, down = layout.handles_of_column(i)
        for handle, action in (
            (left, f"TURN_ROW_{i}_LEFT"),
            (right, f"TURN_ROW_{i}_RIGHT"),
            (up, f"TURN_COL_{i}_UP"),
            (down, f"TURN_COL_{i}_DOWN"),
        ):
            hover(view, (handle.x, handle.y))
            click(view, (handle.x, handle.y))
            expected.append(action_move(action, size))
    assert requested.said == expected


def test_a_handle_turns_the_block_with_shift_and_the_whole_cube_with_ctrl(view):
    requested = Heard(view.move_requested)
    view.set_position(Position(Cube.solved(5)))
    handle = view.layout_of_net.handles_of_row(1)[1]
    click(view, (handle.x, handle.y), modifiers=SHIFT)
    click(view, (handle.x, handle.y), modifiers=CTRL)
    assert requested.said == [Move(Axis.Y, 0, 1, -1), Move(Axis.Y, 0, 4, -1)]


def test_a_handle_that_is_left_before_the_release_turns_nothing(view):
    requested, dragged = Heard(view.move_requested), Heard(view.turn_dragged)
    handle = view.layout_of_net.handles_of_row(1)[0]
    press(view, (handle.x, handle.y))
    move(view, (handle.x + 150, handle.y))
    release(view, (handle.x + 150, handle.y))
    assert requested.said == dragged.said == []


def test_a_handle_under_the_pointer_is_forgotten_with_its_cube(view):
    requested = Heard(view.move_requested)
    for next_size in (2, 20):
        view.set_position(Position(Cube.solved(20)))
        handle = view.layout_of_net.handles_of_row(13)[1]
        hover(view, (handle.x, handle.y))
        press(view, (handle.x, handle.y))
        view.set_position(Position(Cube.solved(2)))
        assert len(pixels_of(view))
        view.set_position(Position(Cube.solved(next_size)))
        release(view, (handle.x, handle.y))
    assert requested.said == []


def test_two_quick_presses_of_a_handle_are_two_turns(view):
    requested = Heard(view.move_requested)
    handle = view.layout_of_net.handles_of_column(0)[0]
    double_click(view, (handle.x, handle.y))
    assert len(requested.said) == 2


def test_handles_are_drawn_for_every_row_and_column_of_small_cubes(view):
    layout = view.layout_of_net
    pixels = pixels_of(view)
    hovered_background = pixels[3, 3].astype(int)
    for i in range(3):
        for handle in (*layout.handles_of_row(i), *layout.handles_of_column(i)):
            drawn = pixels[int(handle.y), int(handle.x)].astype(int)
            assert np.abs(drawn - hovered_background).max() > 25


def test_on_big_cubes_the_handles_of_the_pointed_row_and_column_appear(view):
    view.set_position(Position(Cube.solved(30)))
    plain = pixels_of(view)
    hover(view, place_of(view, facelet(Face.F, 4, 9, 30)))
    shown = np.any(pixels_of(view) != plain, axis=2)
    layout = view.layout_of_net
    for handle in (*layout.handles_of_row(4), *layout.handles_of_column(9)):
        assert shown[int(handle.y), int(handle.x)]


def test_a_hovered_sticker_of_a_big_cube_tells_its_layers():
    assert layer_names(facelet(Face.F, 0, 0, 20), 20) == "L · U"
    assert layer_names(facelet(Face.F, 2, 4, 20), 20) == "5L · 3U"
    assert layer_names(facelet(Face.U, 19, 19, 20), 20) == "R · F"


# Looking closer


def test_the_wheel_zooms_in_on_what_is_under_the_pointer(view):
    view.set_position(Position(Cube.solved(100)))
    index = facelet(Face.R, 70, 20, 100)
    x, y = place_of(view, index)
    before = view.layout_of_net.cell
    for _ in range(8):
        wheel(view, (x, y), 1)
    layout = view.layout_of_net
    assert layout.cell > 3 * before
    assert np.hypot(*(np.array(middle_of(layout, index)) - (x, y))) < 3 * layout.cell
    for _ in range(30):
        wheel(view, (x, y), -1)
    assert view.layout_of_net.cell == before


def test_the_background_and_the_middle_button_pan_and_a_reset_fits_the_net_again(view):
    view.set_position(Position(Cube.solved(20)))
    wheel(view, (WIDTH / 2, HEIGHT / 2), 4)
    index = facelet(Face.F, 10, 10, 20)
    for start, button in (((4, 4), RIGHT), (place_of(view, index), MIDDLE)):
        x, y = place_of(view, index)
        drag(view, start, (start[0] + 30, start[1] - 20), button)
        assert place_of(view, index) == pytest.approx((x + 30, y - 20), abs=1)
    view.reset_view()
    layout = view.layout_of_net
    assert layout.left > 0
    assert layout.right < WIDTH


def is_in_view(view):
    """Whether any of the net is."""
    layout = view.layout_of_net
    across = layout.left < view.width() and layout.right > 0
    return across and layout.top < view.height() and layout.bottom > 0


def test_the_net_is_never_out_of_view_and_whole_for_another_size(view):
    view.set_position(Position(Cube.solved(50)))
    wheel(view, (WIDTH / 2, HEIGHT / 2), 12)
    for _ in range(20):
        drag(view, (4, 4), (700, 500), MIDDLE)
    assert is_in_view(view)
    for width, height in ((300, 200), (1500, 200), (1200, 900)):
        view.resize(width, height)
        assert is_in_view(view)
        drag(view, (4, 4), (9000, 4), MIDDLE)
        assert is_in_view(view)
    view.set_position(Position(Cube.solved(3)))
    layout = view.layout_of_net
    assert layout.left > 0
    assert layout.right < view.width()


def test_a_net_that_is_wholly_in_view_stays_where_it_is(view):
    before = view.layout_of_net
    drag(view, (4, 4), (90, 60))
    assert np.array_equal(view.layout_of_net.origins, before.origins)


@pytest.mark.parametrize("axis", list(Axis))
def test_zoomed_in_a_turn_still_slides_into_the_cube_after_it(view, axis, rng):
    cube = scrambled(30, rng)
    view.set_position(Position(cube))
    wheel(view, (WIDTH / 2, HEIGHT / 2), 6)
    turned = Move(axis, 4, 25, 1)
    view.set_position(Position(cube, turned, 0.99999))
    pixels, after = pixels_of(view), cube.apply(turned)
    places = places_of_all(view)
    in_view = np.all((places > 40) & (places < (WIDTH - 40, HEIGHT - 40)), axis=1)
    assert in_view.sum() > 100
    shown = named_colours(pixels, places[in_view], DARK)
    assert np.array_equal(shown, after.facelets[in_view])


def test_the_net_fits_the_widget_after_a_resize(view):
    for width, height in ((300, 500), (900, 300), (200, 200)):
        view.resize(width, height)
        layout = view.layout_of_net
        assert layout.left >= 0
        assert layout.top >= 0
        assert layout.right <= width
        assert layout.bottom <= height


def test_the_net_shows_the_same_part_again_after_the_view_was_small(view):
    wheel(view, (WIDTH / 4, HEIGHT / 4), 8)
    before = view.layout_of_net
    view.resize(WIDTH // 6, HEIGHT // 6)
    view.resize(WIDTH, HEIGHT)
    after = view.layout_of_net
    assert (after.left, after.top, after.cell) == (before.left, before.top, before.cell)


# Pointing and painting


def test_the_pointer_tells_the_facelet_under_it_once(view):
    heard = Heard(view.hovered)
    for index in (facelet(Face.F, 1, 1), facelet(Face.B, 0, 2)):
        x, y = place_of(view, index)
        hover(view, (x, y))
        hover(view, (x + 2, y))
    hover(view, (2, 2))
    assert heard.said == [facelet(Face.F, 1, 1), facelet(Face.B, 0, 2), None]


@every("size", [3, 20, 100])
def test_painting_reports_each_sticker_that_a_stroke_enters_and_skips_none(view, size):
    view.set_painting(True)
    view.set_position(Position(Cube.unpainted(size)))
    painted, finished = Heard(view.facelets_painted), Heard(view.stroke_finished)
    ends = [place_of(view, facelet(Face.F, 1, column, size)) for column in (0, size - 1)]
    drag(view, *ends, steps=1)
    # Those of one movement come together: each change of the document shows everything anew.
    pressed, entered = painted.said
    assert [*pressed, *entered] == [facelet(Face.F, 1, column, size) for column in range(size)]
    assert len(finished.said) == 1


def test_a_stroke_may_cross_from_face_to_face(view):
    view.set_painting(True)
    painted = Heard(view.facelets_painted)
    drag(
        view,
        place_of(view, facelet(Face.L, 1, 1)),
        place_of(view, facelet(Face.R, 1, 1)),
        steps=2,
    )
    assert list(chain(*painted.said)) == [
        facelet(face, 1, column)
        for face, column in ((4, 1), (4, 2), (2, 0), (2, 1), (2, 2), (1, 0), (1, 1))
    ]


def test_while_painting_there_are_no_handles_and_a_right_click_picks(view):
    view.set_painting(True)
    requested, picked = Heard(view.move_requested), Heard(view.facelet_picked)
    handle = view.layout_of_net.handles_of_row(0)[0]
    click(view, (handle.x, handle.y))
    click(view, place_of(view, facelet(Face.D, 1, 1)), RIGHT)
    assert requested.said == []
    assert picked.said == [facelet(Face.D, 1, 1)]


def test_what_is_shown_already_is_not_drawn_again(view, monkeypatch):
    drawn = []
    monkeypatch.setattr(view, "update", lambda: drawn.append(view.drawn))
    position = Position(Cube.solved(3))
    view.set_position(position)
    view.set_preview(None)
    assert not drawn
    view.set_preview(Cube.solved(3).apply(face_turn(Face.R, 1, 3)))
    view.set_position(position)
    view.set_position(Position(position.cube.apply(face_turn(Face.R, 1, 3))))
    assert len(drawn) == 3
