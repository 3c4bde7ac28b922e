"""Turning and painting the biggest cubes by hand."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from cubeapp.drawing.camera import Projection
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import DARK
from cubeapp.engine.legality.validity import FaultCode
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face, facelet_points, layers
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.ui.stage.cube_view import CubeView
from cubeapp.ui.stage.grips import FEW_LAYERS, widened
from cubeapp.ui.stage.net_view import NetView
from tests.ui.hands import CTRL, LEFT, SHIFT, Heard, drag, hover, middle_of, move, press, wheel
from tests.ui.pixels import pixels_of

pytestmark = pytest.mark.usefixtures("unpainted")

SIDE = 800


def quick_at(size):
    """Cubes for ``size``: one here, the others where there is time."""
    others = [pytest.param(each, marks=pytest.mark.slow) for each in (20, 50, 100) if each != size]
    return pytest.mark.parametrize("size", [size, *others])


@pytest.fixture(params=[CubeView, NetView], ids=["cube", "net"])
def view(qtbot, request):
    view = request.param()
    qtbot.addWidget(view)
    view.resize(SIDE, SIDE)
    view.show()
    return view


def place_of(view, index):
    """The pixel in the middle of a facelet in view."""
    if isinstance(view, NetView):
        return middle_of(view.layout_of_net, index)
    size = view.position.cube.size
    point = facelet_points(size)[index] / size
    return tuple(Projection(view.camera, SIDE, SIDE).project(point[None])[0].tolist())


def front(size, row, column):
    return (Face.F * size + row) * size + column


@quick_at(100)
def test_any_layer_can_be_dragged(view, size, rng):
    view.set_position(Position(Cube.solved(size)))
    released = Heard(view.turn_released)
    for row, column in rng.integers(0, size, (4, 2)).tolist():
        index = front(size, row, column)
        x, y = place_of(view, index)
        for axis, end in ((Axis.Y, (x - 60, y - 14)), (Axis.X, (x, y + 60))):
            layer = int(layers(size, axis)[index])
            drag(view, (x, y), end)
            assert released.last[0] == Move(axis, layer, layer, 1)


@quick_at(20)
def test_shift_ctrl_and_the_wheel_take_more_layers_along(view, size):
    view.set_position(Position(Cube.solved(size)))
    released, dragged = Heard(view.turn_released), Heard(view.turn_dragged)
    row = size // 3
    x, y = place_of(view, front(size, row, size // 2))
    end = (x - 60, y - 14)
    drag(view, (x, y), end, modifiers=SHIFT)
    assert released.last[0] == Move(Axis.Y, 0, row, 1)
    drag(view, (x, y), end, modifiers=CTRL)
    assert released.last[0] == Move(Axis.Y, 0, size - 1, 1)
    press(view, (x, y))
    move(view, end)
    for _ in range(3):
        wheel(view, end, 1, LEFT)
    assert dragged.last[0] == Move(Axis.Y, row, row + 3, 1)
    for _ in range(30):
        wheel(view, end, 1, LEFT)
    assert dragged.last[0] == Move(Axis.Y, row, size - 1, 1)
    for _ in range(30):
        wheel(view, end, -1, LEFT)
    assert dragged.last[0] == Move(Axis.Y, row, row, 1)


def test_the_wheel_counts_few_layers_one_by_one_and_many_in_strides():
    widths = [0]
    while widths[-1] < 40:
        widths.append(widened(widths[-1], 1))
    assert widths == [*range(FEW_LAYERS + 1), 15, 20, 25, 30, 35, 40]
    assert [widened(width, -1) for width in widths[1:]] == widths[:-1]
    assert widened(0, -1) == 0
    assert widened(98, -1) == 95
    assert widened(98, 1) == 100


@quick_at(20)
def test_the_layers_under_the_pointer_are_told(view, size):
    view.set_position(Position(Cube.solved(size)))
    x, y = place_of(view, front(size, size // 3, size // 2))
    before = pixels_of(view)
    hover(view, (x, y))
    changed = np.any(pixels_of(view) != before, axis=2)
    label = changed[round(y) - 40 : round(y) - 8, round(x) + 14 : round(x) + 90]
    assert label.mean() > 0.3


def test_a_single_fault_of_the_largest_cube_is_seen(view):
    view.set_position(Position(random_state(100, np.random.default_rng(1))))
    view.set_theme(DARK)
    before = pixels_of(view)
    view.set_outlined(frozenset([front(100, 40, 60)]))
    assert np.any(pixels_of(view) != before, axis=2).sum() > 60


def test_thousands_of_faults_tint_their_stickers_and_leave_the_others_alone(view):
    size = 100
    view.set_position(Position(Cube.solved(size)))
    view.set_theme(DARK)
    before = pixels_of(view)
    view.set_outlined(frozenset(range(front(size, 30, 0), front(size, 60, 0))))
    changed = np.any(pixels_of(view) != before, axis=2)
    for row, is_changed in ((10, False), (35, True), (50, True), (80, False)):
        x, y = place_of(view, front(size, row, size // 2))
        assert changed[round(y), round(x)] == is_changed


def test_typed_blocks_and_wide_hands_turn_the_cube(build, qtbot):
    program = build(Cube.solved(20), keymap="virtual-cube")
    window = program.window
    window.stage.line.set_text("3-5Rw2 12U' 7Fw")
    qtbot.keyClick(window.stage.line.edit, Qt.Key.Key_Return)
    done = Alg("3-5Rw2 12U' 7Fw").moves(20)
    assert program.document.cube == Cube.solved(20).apply_all(done)
    window.cube_view.setFocus()
    for _ in range(4):
        qtbot.keyClick(window.cube_view, Qt.Key.Key_7)
    assert window.keys.text() == "hand widths: left 1, right 5"
    qtbot.keyClick(window.cube_view, Qt.Key.Key_I)
    assert program.document.timeline.moves == (*done, *Alg("5Rw").moves(20))


@pytest.mark.parametrize("size", [20, pytest.param(100, marks=pytest.mark.slow)])
def test_a_big_cube_is_painted_with_strokes_and_fills_and_diagnosed(build, qtbot, size):
    program = build(Cube.solved(size))
    window, document = program.window, program.document
    model, panel = program.feature("paint").model, program.feature("paint").panel
    diagnosed = Heard(model.judged)
    document.begin_painting()
    model.set_colour(Face.R)
    layout = window.net_view.layout_of_net
    first, last = (middle_of(layout, front(size, 2, column)) for column in (0, size - 1))
    drag(window.net_view, first, last, steps=2)
    assert np.all(document.draft.face(Face.F)[2] == Face.R)
    for face in Face:
        model.set_colour(face)
        model.cursor.move_to(face * size * size)
        panel.fill_face_button.click()
    qtbot.waitUntil(lambda: bool(diagnosed.said) and diagnosed.last.draft == document.draft)
    assert diagnosed.last.diagnosis.is_legal
    assert document.draft == Cube.solved(size)
    index = front(size, 0, 1)
    model.set_colour(Face.B)
    press(window.net_view, middle_of(window.net_view.layout_of_net, index))
    qtbot.waitUntil(lambda: diagnosed.last.draft == document.draft)
    codes = {fault.code for fault in diagnosed.last.faults}
    assert FaultCode.COLOUR_COUNT in codes
    assert window.net_view.marks.outlined
