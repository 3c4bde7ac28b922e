"""What the user can choose about the cube itself, as it is drawn and as the pointer finds it."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.colour_names import NAMES
from cubeapp.drawing.frames import behind_projection, front_projection
from cubeapp.drawing.inscriptions import FACES, GLYPHS, LEGIBLE
from cubeapp.drawing.net import NetLayout
from cubeapp.drawing.position import Position
from cubeapp.drawing.scene import FLOAT, LayerTurn, Scene
from cubeapp.drawing.theme import (
    BODIES,
    COLOUR_LETTERS,
    DARK,
    FACE_LETTERS,
    FULL,
    LIGHT,
    MARKS,
    NO_MARKS,
    PATTERNS,
    ROUND,
    ROUNDED,
    SHAPES,
    SQUARE,
    STICKERLESS,
    Looks,
    own_scheme,
)
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face, facelet_points
from cubeapp.engine.model.moves import Move, face_turn, layer_turns
from cubeapp.ui.drawing.cube import CubePainter, draw_cube
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.net import draw_net
from cubeapp.ui.drawing.view_pictures import PictureSize, ViewPicture
from cubeapp.ui.stage.cube_view import CubeView
from tests.every import every
from tests.ui.hands import Heard, click, drag, hover
from tests.ui.pixels import named_colour, pixels_of, pixels_of_image

SIDE = 480


def scrambled(size, rng):
    turns = layer_turns(size)
    return Cube.solved(size).apply_all(turns[i] for i in rng.integers(0, len(turns), 8 * size))


def drawn(draw, position, looks, theme=DARK, side=SIDE):
    """Return a picture as numbers: int, shape (side, side, 3)."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        draw(painter, QRectF(0, 0, side, side), position, theme.with_looks(looks))
    return pixels_of_image(image).astype(int)


def net_cell(pixels, facelet, size=3, side=SIDE):
    """Return the middle of a sticker of a net as numbers."""
    layout = NetLayout(size, side, side, handles=False)
    face, place = divmod(facelet, size * size)
    row, column = divmod(place, size)
    x, y = layout.origins[face] + layout.cell * np.array([column, row])
    inner = 0.15 * layout.cell
    left, top, span = int(x + inner), int(y + inner), int(0.7 * layout.cell)
    return pixels[top : top + span, left : left + span]


# Letters and shapes


@every("draw", [draw_cube, draw_net])
@every("marks", [mark for mark in MARKS if mark != NO_MARKS])
@every("size", [2, 3, 7])
def test_letters_and_shapes_stand_on_painted_stickers_alone(qapp, draw, marks, size):
    plain, marked = Looks(), Looks(marks=marks)
    painted, blank = Position(Cube.solved(size)), Position(Cube.unpainted(size))
    assert np.any(drawn(draw, painted, plain) != drawn(draw, painted, marked))
    assert np.all(drawn(draw, blank, plain) == drawn(draw, blank, marked))


@every("marks", [FACE_LETTERS, PATTERNS])
def test_nothing_is_written_on_stickers_too_small_to_read(qapp, marks):
    position, side = Position(Cube.solved(20)), 300
    assert NetLayout(20, side, side, handles=False).cell < LEGIBLE
    small = [drawn(draw_net, position, Looks(marks=m), side=side) for m in (NO_MARKS, marks)]
    assert np.all(small[0] == small[1])


@every("marks", [FACE_LETTERS, COLOUR_LETTERS, PATTERNS])
def test_what_stands_on_stickers_tells_the_colours_apart_without_them(qapp, marks):
    # Greys that an eye takes for one another, with names for six letters.
    greys = own_scheme(["#909090", "#919191", "#929292", "#939393", "#949494", "#959595"])
    pixels = drawn(draw_net, Position(Cube.solved(3)), Looks(greys, marks))
    middles = [net_cell(pixels, 9 * face + 4).mean(axis=2) for face in Face]
    for one, other in combinations(middles, 2):
        assert np.mean(np.abs(one - other) > 40) > 0.03


def test_every_letter_that_can_stand_on_a_sticker_has_a_form():
    first_letters = {name[0].upper() for name, _rgb in NAMES}
    assert first_letters | set(FACES) <= set(GLYPHS)


@every("draw", [draw_cube, draw_net])
@every("quarters", [1, 2])
@every("face", [Face.R, Face.U, Face.F])
def test_letters_end_a_turn_upright_without_a_jump(qapp, draw, quarters, face):
    cube, move = Cube.solved(3), face_turn(face, quarters, 3)
    looks = Looks(marks=FACE_LETTERS, has_hints=True)
    almost = drawn(draw, Position(cube, move, 0.99999), looks)
    over = drawn(draw, Position(cube.apply(move)), looks)
    assert np.mean(np.abs(almost - over).max(axis=2) > 60) < 0.004


@every("looks", [Looks(marks=PATTERNS), Looks(marks=FACE_LETTERS)])
def test_letters_and_shapes_are_readable_on_dimmed_stickers_too(qapp, looks):
    position = Position(Cube.solved(3), mask=bytes(54))
    with_marks = drawn(draw_net, position, looks)
    for facelet in range(0, 54, 9):
        middle = net_cell(with_marks, facelet).mean(axis=2)
        assert np.ptp(middle) > 50


# Stickers and body


def plastic_share(shape, body="#ff00ff"):
    pixels = drawn(draw_net, Position(Cube.solved(3)), Looks(shape=shape, body=body))
    return np.mean(np.abs(pixels - [255, 0, 255]).max(axis=2) < 40)


def test_sticker_shapes_leave_more_and_more_of_the_body_free(qapp):
    shares = [plastic_share(shape) for shape in (FULL, SQUARE, ROUNDED, ROUND)]
    assert shares == sorted(shares)
    assert shares[0] < shares[1] < shares[3]


@every("shape", SHAPES)
@every("size", [3, 20])
def test_stickers_of_any_shape_have_their_colour_in_their_middle(qapp, shape, size, rng):
    cube = scrambled(size, rng)
    pixels = drawn(draw_cube, Position(cube), Looks(shape=shape), side=800)
    projection = Projection(Camera(), 800, 800)
    for facelet, place in enumerate(projection.project(facelet_points(size) / size)):
        face = Face(facelet // size**2)
        if face in (Face.U, Face.F):
            assert named_colour(pixels, place, DARK) == cube.facelets[facelet]


def test_a_wider_gap_shows_more_of_the_body(qapp):
    position, body = Position(Cube.solved(3)), "#ff00ff"
    wide, usual = (
        np.mean(np.abs(drawn(draw_net, position, looks) - [255, 0, 255]).max(axis=2) < 40)
        for looks in (Looks(gap=0.12, body=body), Looks(body=body))
    )
    assert wide > 1.3 * usual


@every("draw", [draw_cube, draw_net])
def test_stickerless_cubies_show_hardly_any_plastic(qapp, draw):
    shares = [
        np.mean(drawn(draw, Position(Cube.solved(3)), Looks(body=body), LIGHT).max(axis=2) < 60)
        for body in ("black", STICKERLESS)
    ]
    assert shares[1] < 0.5 * shares[0]


@every("theme", [DARK, LIGHT])
@every("body", [*BODIES, "#203c70", "#ffe9c0"])
def test_unpainted_and_dimmed_stickers_are_seen_on_any_body(qapp, theme, body):
    coloured = theme.with_looks(Looks(body=body))
    grey, plastic = (
        np.array([int(c[i : i + 2], 16) for i in (1, 3, 5)])
        for c in (coloured.unpainted, coloured.plastic)
    )
    assert np.abs(grey - plastic).max() > 25
    lit = Position(Cube.solved(3), mask=bytes(facelet % 9 == 4 for facelet in range(54)))
    pixels = drawn(draw_net, lit, Looks(body=body), theme)
    for face in Face:
        bright, dim = (net_cell(pixels, 9 * face + place).mean(axis=(0, 1)) for place in (4, 0))
        assert np.abs(bright - dim).max() > 24


def test_another_body_leaves_the_theme_around_as_it_is():
    looks = Looks(body="white", marks=PATTERNS)
    there = DARK.with_looks(looks)
    assert (there.sky, there.text, there.looks) == (DARK.sky, DARK.text, looks)
    assert there.with_looks(Looks()) == DARK
    assert there.for_lists().looks.marks == PATTERNS


# Hidden sides


@pytest.fixture
def view(qtbot):
    view = CubeView()
    qtbot.addWidget(view)
    view.resize(SIDE, SIDE)
    view.show()
    return view


def show(view, cube, **looks):
    view.set_theme(DARK.with_looks(Looks(**looks)))
    view.set_position(Position(cube))
    return pixels_of(view)


def front_of(view):
    """How the cube in front is seen."""
    return front_projection(view.theme.looks, view.camera, view.width(), view.height())


def hint_places(view, size):
    """The pixels at which hidden stickers float, by their facelet."""
    points = facelet_points(size) / size
    axes = np.abs(points).argmax(axis=1)
    floating = points.copy()
    floating[np.arange(len(points)), axes] *= 1 + FLOAT
    projection = front_of(view)
    hidden = points[np.arange(len(points)), axes] * projection.eye[axes] < 1
    places = projection.project(floating)
    return {index: tuple(places[index]) for index in np.flatnonzero(hidden).tolist()}


@every("size", [2, 3, 5])
def test_hint_stickers_show_hidden_colours_and_are_found_where_they_are(view, size, rng):
    cube = scrambled(size, rng)
    pixels = show(view, cube, has_hints=True)
    seen = 0
    for facelet, place in hint_places(view, size).items():
        hover(view, place)
        if view.marks.hover != facelet:
            continue  # The cube itself covers it.
        seen += 1
        assert named_colour(pixels, place, DARK) == cube.facelets[facelet]
    assert seen >= 1.5 * size**2


def test_without_hints_nothing_floats(view, rng):
    show(view, scrambled(3, rng))
    for place in hint_places(view, 3).values():
        hover(view, place)
        assert view.marks.hover is None or Face(view.marks.hover // 9) in (Face.U, Face.R, Face.F)


@every("turn", [face_turn(Face.U, 1, 3), face_turn(Face.D, -1, 3)])
def test_hint_stickers_turn_with_their_layer(view, turn, rng):
    cube = scrambled(3, rng)
    show(view, cube, has_hints=True)
    view.set_position(Position(cube, turn, 0.4))
    pixels = pixels_of(view)
    turned = LayerTurn(turn.axis, turn.first, turn.last, 0.4 * turn.quarters)
    scene = Scene(3, front_of(view), turned, has_hints=True)
    grid = np.stack(np.meshgrid(*2 * [np.arange(4, SIDE, 6)]), axis=-1).reshape(-1, 2)
    facelets = scene.pick_many(grid + 0.5)
    found = {index: grid[facelets == index] for index in set(facelets.tolist()) - {-1}}
    hidden = [facelet for facelet in found if Face(facelet // 9) in (Face.L, Face.B, Face.D)]
    assert len(hidden) > 12
    for facelet in hidden:
        names = [named_colour(pixels, place, DARK) for place in found[facelet][:12]]
        # Where it is seen nearly from the side, there is as much of its edge.
        assert cube.facelets[facelet] in names or len(names) < 4


def behind_place(view, facelet, size=3):
    projection = behind_projection(view.camera, view.width(), view.height())
    return tuple(projection.project(facelet_points(size)[facelet][None] / size)[0])


@every("width, height", [(480, 480), (700, 420), (420, 700), (360, 300)])
def test_the_cube_from_behind_shows_the_three_hidden_faces(view, rng, width, height):
    view.resize(width, height)
    cube = scrambled(3, rng)
    pixels = show(view, cube, has_back=True)
    for facelet in range(54):
        if Face(facelet // 9) in (Face.L, Face.B, Face.D):
            place = behind_place(view, facelet)
            assert named_colour(pixels, place, DARK) == cube.facelets[facelet]
            hover(view, place)
            assert view.marks.hover == facelet


@every("width, height", [(480, 480), (700, 420), (420, 700)])
def test_the_cube_from_behind_covers_nothing_of_the_cube_in_front(view, rng, width, height):
    view.resize(width, height)
    cube = scrambled(3, rng)
    pixels = show(view, cube, has_back=True)
    places = front_of(view).project(facelet_points(3) / 3)
    for facelet in range(54):
        if Face(facelet // 9) in (Face.U, Face.R, Face.F):
            assert named_colour(pixels, places[facelet], DARK) == cube.facelets[facelet]


@pytest.mark.parametrize("looks", [{"has_back": True}, {"has_hints": True}], ids=["back", "hints"])
@pytest.mark.parametrize(
    "way",
    [
        (30, 0),
        (0, -30),
        *(pytest.param(way, marks=pytest.mark.slow) for way in ((-30, 0), (0, 30))),
    ],
)
def test_a_drag_on_a_hidden_sticker_takes_it_along(view, looks, way):
    show(view, Cube.solved(3), **looks)
    facelet = 5 * 9 + 1  # The upper middle of the back.
    start = hint_places(view, 3)[facelet] if "has_hints" in looks else behind_place(view, facelet)
    turns = Heard(view.turn_dragged)
    drag(view, start, (start[0] + way[0], start[1] + way[1]))
    held, quarters = turns.last
    assert held.axis is not Face.B.axis
    before = view.position
    view.set_position(Position(before.cube, Move(held.axis, held.first, held.last, 1), 0.05))
    # What was under the pointer went the way of the drag, not against it.
    turn = LayerTurn(held.axis, held.first, held.last, 0.05)
    if "has_back" in looks:
        scene = Scene(3, behind_projection(view.camera, view.width(), view.height()), turn)
    else:
        scene = Scene(3, front_of(view), turn, has_hints=True)
    patches = [p for slab in scene.slabs for p in (*slab.patches, *slab.floating)]
    patch = next(p for p in patches if p.face is Face.B and p.rows[0] <= 0 < p.rows[1])
    place = patch.matrix @ [1.5, 0.5, 1]
    if patch.columns[0] <= 1 < patch.columns[1] and held.axis is not Face.B.axis:
        moved = place[:2] / place[2] - start
        assert (moved @ np.array(way)) * quarters > 0


@pytest.mark.parametrize("looks", [{"has_back": True}, {"has_hints": True}], ids=["back", "hints"])
def test_hidden_stickers_can_be_painted(view, looks):
    show(view, Cube.unpainted(3), **looks)
    view.set_painting(True)
    painted = Heard(view.facelets_painted)
    facelet = 4 * 9  # On the left, in the upper corner at the back.
    place = hint_places(view, 3)[facelet] if "has_hints" in looks else behind_place(view, facelet)
    click(view, place)
    assert painted.said == [[facelet]]


def test_hint_stickers_stay_inside_the_view(view):
    show(view, Cube.solved(3), has_hints=True)
    for x, y in hint_places(view, 3).values():
        assert 0 < x < SIDE
        assert 0 < y < SIDE


# Everything at once

ALL = Looks(marks=PATTERNS, shape=ROUND, body="#203c70", has_hints=True, has_back=True)
TURNS = (face_turn(Face.U, 1, 3), Move(Face.R.axis, 1, 1, 1), face_turn(Face.B, -1, 3))


def painted(paint, ratio=1.0, side=SIDE):
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    with QPainter(image) as painter:
        paint(painter)
    return pixels_of_image(image).astype(int)


@every("ratio", [1.0, 1.5])
@every("turn", TURNS)
def test_images_kept_for_the_next_frame_change_nothing(qapp, turn, ratio):
    what = (QSizeF(SIDE, SIDE), Position(Cube.solved(3), turn, 0.4), DARK.with_looks(ALL))
    eye = (Camera(), Marks())
    kept = painted(lambda p: CubePainter().paint(p, *what, *eye), ratio)
    direct = painted(lambda p: CubePainter().paint_directly(p, *what, *eye), ratio)
    assert (np.abs(kept - direct).max(axis=2) > 12).mean() < 0.002


@every("view", ["3d", "net"])
@every("looks", [ALL, Looks(marks=FACE_LETTERS, body=STICKERLESS)])
def test_an_svg_shows_the_same_looks_as_a_picture(qapp, view, looks):
    size, position = PictureSize(SIDE, SIDE), Position(Cube.solved(3), TURNS[0], 0.4)
    picture = ViewPicture(view, position, LIGHT.with_looks(looks))
    drawn_svg = painted(lambda p: QSvgRenderer(picture.svg(size).encode()).render(p))
    pixels = pixels_of_image(picture.image(size)).astype(int)
    assert (np.abs(drawn_svg - pixels).max(axis=2) > 60).mean() < 0.006


def test_small_pictures_have_no_room_for_hidden_sides():
    there = DARK.with_looks(ALL).for_lists()
    assert there == DARK.with_looks(replace(ALL, has_hints=False, has_back=False))


@every("width, height", [(0, 0), (1, 1), (3, 200), (200, 3), (9, 9)])
def test_views_of_next_to_no_size_are_no_trouble(view, width, height):
    view.resize(width, height)
    view.set_theme(DARK.with_looks(Looks(marks=PATTERNS, has_hints=True, has_back=True)))
    view.grab()
    hover(view, (width / 2, height / 2))
    drag(view, (width / 2, height / 2), (width / 2 + 20, height / 2))
