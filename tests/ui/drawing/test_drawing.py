from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPicture
from PySide6.QtSvg import QSvgRenderer

from cubeapp.benchmarks import run_benchmark
from cubeapp.drawing.camera import Camera
from cubeapp.drawing.net import NetLayout
from cubeapp.drawing.position import Position
from cubeapp.drawing.stickers import Detail
from cubeapp.drawing.svg import SvgPicture
from cubeapp.drawing.theme import DARK, LIGHT
from cubeapp.drawing.tokens import ARROW
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turn, rotation
from cubeapp.ui.drawing.cube import CubePainter, draw_cube
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.net import draw_net
from cubeapp.ui.drawing.stickers import palette
from tests.ui.pixels import pixels_of_image

SIDE = 300
MID_TURN = Position(Cube.solved(3).apply(face_turn(Face.R, 1, 3)), Move(Axis.Y, 0, 0, 1), 0.4)
LIT_TURN = replace(MID_TURN, mask=bytes(index % 3 == 0 for index in range(54)))
MARKS = Marks(hover=20, cursor=22, outlined=frozenset([0, 24]), next_move=face_turn(Face.R, 2, 3))


def as_image(draw, ratio=1.0, side=SIDE):
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return pixels_of_image(image).astype(int)


POSITIONS = pytest.mark.parametrize(
    "position", [MID_TURN, LIT_TURN, Position(Cube.solved(6))], ids=["3", "3 lit", "6"]
)


@pytest.mark.parametrize("draw", [draw_cube, draw_net])
@POSITIONS
def test_a_painter_of_shapes_shows_what_one_of_pixels_does(qapp, draw, position):
    def paint(painter):
        draw(painter, QRectF(0, 0, SIDE, SIDE), position, LIGHT, marks=MARKS)

    # As a page has them, a painter's shapes are kept, to be drawn in any size.
    shapes = QPicture()
    with QPainter(shapes) as painter:
        paint(painter)
    assert_alike(as_image(lambda painter: painter.drawPicture(0, 0, shapes)), as_image(paint))


@pytest.mark.parametrize(("view", "draw"), [("3d", draw_cube), ("net", draw_net)])
@POSITIONS
def test_an_svg_is_made_of_shapes_and_looks_like_the_picture(qapp, view, draw, position):
    move = MARKS.next_move
    picture = SvgPicture(position, view, LIGHT, SIDE, SIDE, next_move=move, background=True)
    svg = picture.svg().encode()
    assert b"<image" not in svg
    assert svg.count(b"<path") > 27

    def paint(painter):
        draw(painter, QRectF(0, 0, SIDE, SIDE), position, LIGHT, marks=Marks(next_move=move))

    assert_alike(as_image(lambda painter: QSvgRenderer(svg).render(painter)), as_image(paint))


def assert_alike(shown, pixels):
    difference = np.abs(shown - pixels).max(axis=2)
    assert (difference > 60).mean() < 0.004


@pytest.mark.parametrize("draw", [draw_cube, draw_net])
def test_a_picture_stays_inside_its_rectangle(qapp, draw):
    position = Position(Cube.solved(4), face_turn(Face.F, 1, 4), 0.5)
    pixels = as_image(lambda p: draw(p, QRectF(40, 60, 200, 150), position, DARK, marks=MARKS))
    outside = np.ones((SIDE, SIDE), dtype=bool)
    outside[60:210, 40:240] = False
    assert not np.any(pixels[outside])
    assert np.all(pixels[62:208, 42:238].max(axis=2) > 0)


@pytest.mark.parametrize("draw", [draw_cube, draw_net])
def test_without_a_background_only_the_cube_is_drawn(qapp, draw):
    rect = QRectF(0, 0, SIDE, SIDE)
    pixels = as_image(lambda p: draw(p, rect, Position(Cube.solved(3)), DARK, background=False))
    assert not np.any(pixels[2, :])
    assert np.any(pixels)


@pytest.mark.parametrize("draw", [draw_cube, draw_net])
def test_nothing_is_drawn_into_an_empty_rectangle(qapp, draw):
    assert not np.any(as_image(lambda p: draw(p, QRectF(5, 5, 0, 0), MID_TURN, DARK)))


@pytest.mark.parametrize("ratio", [1.25, 2.0, 3.0])
@pytest.mark.parametrize("position", [MID_TURN, Position(Cube.solved(3))], ids=["turning", "rest"])
def test_on_dense_screens_a_frame_fills_all_the_pixels(qapp, ratio, position):
    camera, marks = Camera(), Marks()
    plain = as_image(
        lambda p: CubePainter().paint(p, QSizeF(SIDE, SIDE), position, DARK, camera, marks)
    )
    dense = as_image(
        lambda p: CubePainter().paint(p, QSizeF(SIDE, SIDE), position, DARK, camera, marks), ratio
    )
    picked = (np.arange(SIDE) * ratio + ratio / 2).astype(int)
    difference = np.abs(dense[np.ix_(picked, picked)] - plain).max(axis=2)
    assert (difference > 60).mean() < 0.06


def test_images_kept_for_the_next_frame_change_nothing(qapp):
    camera = Camera()
    for turned in (Move(Axis.X, 0, 0, 1), Move(Axis.X, 1, 1, 1), Move(Axis.Z, 2, 2, -1)):
        position = Position(Cube.solved(3), turned, 0.3)
        kept = as_image(
            lambda p, at=position: CubePainter().paint(
                p, QSizeF(SIDE, SIDE), at, DARK, camera, Marks()
            )
        )
        direct = as_image(
            lambda p, at=position: draw_cube(p, QRectF(0, 0, SIDE, SIDE), at, DARK, camera)
        )
        assert (np.abs(kept - direct).max(axis=2) > 12).mean() < 0.001


def test_detail_follows_the_size_of_a_sticker_and_the_haste():
    assert Detail.of(100, False) is Detail.TILE
    assert Detail.of(20, True) is Detail.PLAIN
    assert Detail.of(6, False) is Detail.OCTAGON
    assert Detail.of(4, False) is Detail.SQUARE
    assert Detail.of(5, True) is Detail.TEXTURE


def test_a_hurried_frame_of_a_big_cube_has_the_same_colours_on_average(qapp):
    position = Position(Cube.solved(64), face_turn(Face.U, 1, 64), 0.3)

    def paint(painter, hurried):
        CubePainter().paint_directly(
            painter, QSizeF(SIDE, SIDE), position, DARK, Camera(), Marks(), is_hurried=hurried
        )

    hurried, full = (as_image(lambda p, h=h: paint(p, h)) for h in (True, False))
    means = [a.reshape(10, 30, 10, 30, 3).mean(axis=(1, 3)) for a in (hurried, full)]
    assert np.abs(means[0] - means[1]).max() < 45


@pytest.mark.slow
def test_painting_takes_at_most_twice_its_budget(qapp):
    figures = [f for f in run_benchmark("render", lambda line: None) if f.target is not None]
    assert [f.name for f in figures if f.value > 2 * f.target] == []


@pytest.mark.parametrize("size", [3, 20, 64])
@pytest.mark.parametrize("draw", [draw_cube, draw_net])
def test_stickers_are_dimmed_in_every_detail_and_only_those_that_are_to_be(qapp, draw, size):
    cube, rect = Cube.solved(size), QRectF(0, 0, SIDE, SIDE)
    count = size * size

    def picture(lit):
        return as_image(lambda painter: draw(painter, rect, Position(cube, mask=lit), DARK))

    plain, half = picture(b""), picture(b"\1" * count + b"\0" * 5 * count)
    assert np.array_equal(plain, picture(b"\1" * 6 * count))
    changed = np.any(plain != half, axis=2)
    white = np.all(plain > 200, axis=2)
    green = (plain[..., 1] > 140) & (plain[..., 0] < 40)
    assert white.sum() > 500
    assert green.sum() > 500
    # Small stickers share pixels at the edges of the cube.
    assert changed[white].mean() < 0.03
    assert changed[green].mean() > 0.97


def test_a_hurried_frame_of_a_big_cube_is_dimmed_too(qapp):
    cube = Cube.solved(64)

    def picture(lit):
        def paint(painter):
            position = Position(cube, mask=lit)
            CubePainter().paint_directly(
                painter, QSizeF(SIDE, SIDE), position, DARK, Camera(), Marks(), is_hurried=True
            )

        return as_image(paint)

    assert np.any(picture(b"") != picture(b"\0" * 6 * 64 * 64))


@pytest.mark.parametrize(
    ("move", "rows"), [(face_turn(Face.U, 1, 3), 1), (rotation(Axis.Y, 1, 3), 3)]
)
def test_a_turn_of_the_whole_cube_has_an_arrow_on_each_layer(qapp, move, rows):
    layout = NetLayout(3, SIDE, SIDE, handles=False)
    x, y = layout.origins[Face.F]

    def paint(painter):
        marks = Marks(next_move=move)
        draw_net(painter, QRectF(0, 0, SIDE, SIDE), Position(Cube.solved(3)), DARK, marks)

    picture = as_image(paint)
    column = round(x + 1.5 * layout.cell)
    middles = [picture[round(y + (row + 0.5) * layout.cell), column] for row in range(3)]
    arrow = QColor(ARROW).getRgb()[:3]
    assert sum(bool(np.all(pixel == arrow)) for pixel in middles) == rows


def test_dashed_lines_show_where_the_turned_layers_of_a_big_cube_end(qapp):
    layout = NetLayout(7, SIDE, SIDE, handles=False)
    x, y = layout.origins[Face.F]
    marks = [Marks(next_move=Move(Axis.X, *layers, 1)) for layers in ((0, 2), (1, 2), (0, 0))]
    plain, *marked = (
        as_image(
            lambda painter, mark=mark: draw_net(
                painter, QRectF(0, 0, SIDE, SIDE), Position(Cube.solved(7)), DARK, mark
            )
        )
        for mark in (Marks(), *marks)
    )
    # Above the arrows' tails, along the first row of the front.
    row = round(y + 0.25 * layout.cell)

    def borders(picture):
        changed = np.flatnonzero(np.any(picture[row] != plain[row], axis=1))
        inside = changed[(changed > x) & (changed < x + 7 * layout.cell)]
        return set(np.round((inside - x) / layout.cell).astype(int).tolist())

    assert [borders(picture) for picture in marked] == [{4}, {4, 6}, {6}]


def test_the_colours_of_a_theme_are_worked_out_once():
    assert palette(LIGHT) is palette(LIGHT)
    assert palette(LIGHT).tolist() != palette(DARK).tolist()
    assert not palette(LIGHT).flags.writeable
