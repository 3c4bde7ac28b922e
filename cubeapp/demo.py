"""The main job as pictures, for a machine without a display: paint a cube in, solve it, watch.

``python -m cubeapp.demo [FOLDER]`` writes them and prints where they are.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import UNPAINTED, Face
from cubeapp.engine.notation import format_move
from cubeapp.engine.scramblers.base import RANDOM_MOVES, scramble
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import default_solver
from cubeapp.engine.timeline import Timeline
from cubeapp.engine.validity import diagnose
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.ui.drawing.net import draw_net
from cubeapp.ui.drawing.view_pictures import png, position_at
from cubeapp.ui.scene.position import Position
from cubeapp.ui.scene.theme import LIGHT, Theme

SEED = 2026
SIZE = 3
VIEW_PX = 560
STEP_PX = 220
STEPS_A_ROW = 6
CAPTION_PX = 34
MID_TURN = 0.4
"""How far each step's move is done when it is drawn."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One picture with a line of text under it."""

    position: Position
    caption: str


def main(arguments: Sequence[str]) -> int:
    """Write the pictures into the folder that ``arguments`` name, ``demo`` if none."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication.instance() or QApplication(["cubeapp"])
    folder = Path(arguments[0] if arguments else "demo")
    folder.mkdir(parents=True, exist_ok=True)
    for name, image in pictures():
        path = folder / name
        path.write_bytes(png(image))
        print(path.resolve())
    del application
    return 0


def pictures() -> list[tuple[str, QImage]]:
    """Return the demo's pictures with their names, in the order of the story."""
    cube = scramble(RANDOM_MOVES, SIZE, SEED).cube
    half = half_painted(cube)
    solution = default_solver(cube).solve(cube, Limits(), SearchControl())
    timeline = Timeline.of_solution(cube, solution)
    count = len(timeline)
    return [
        ("1-half-painted.png", both_views(half, diagnose(half).faults[0].message)),
        ("2-painted.png", both_views(cube, "painted in: this cube is legal")),
        ("3-solution.png", strip(steps(timeline), f"solved in {count} moves")),
        ("4-solved.png", both_views(timeline.cube_at(count), "solved")),
    ]


def half_painted(cube: Cube) -> Cube:
    """Return ``cube`` as it looks while it is painted in: three faces done, three to do."""
    side = cube.size * cube.size
    todo = [face * side + index for face in (Face.D, Face.L, Face.B) for index in range(side)]
    return cube.painted(todo, UNPAINTED)


def steps(timeline: Timeline) -> list[Tile]:
    """Return a tile for each move, in the middle of it."""
    size = timeline.start.size
    return [
        Tile(position_at(timeline, index + MID_TURN), f"{index + 1}. {format_move(move, size)}")
        for index, move in enumerate(timeline.moves)
    ]


def both_views(cube: Cube, caption: str) -> QImage:
    """Return the 3D view and the net of ``cube``, side by side."""
    image, painter = _sheet(2 * VIEW_PX, VIEW_PX + CAPTION_PX, LIGHT)
    position = Position(cube)
    draw_cube(painter, QRectF(0, 0, VIEW_PX, VIEW_PX), position, LIGHT, background=False)
    margin = VIEW_PX / 20
    net = QRectF(VIEW_PX + margin, margin, VIEW_PX - 2 * margin, VIEW_PX - 2 * margin)
    draw_net(painter, net, position, LIGHT, background=False)
    _write(painter, QRectF(0, VIEW_PX, 2 * VIEW_PX, CAPTION_PX), caption, LIGHT)
    painter.end()
    return image


def strip(tiles: Sequence[Tile], caption: str) -> QImage:
    """Return ``tiles`` in rows, with ``caption`` above them."""
    rows = math.ceil(len(tiles) / STEPS_A_ROW)
    width, row_height = STEP_PX * STEPS_A_ROW, STEP_PX + CAPTION_PX
    image, painter = _sheet(width, CAPTION_PX + rows * row_height, LIGHT)
    _write(painter, QRectF(0, 0, width, CAPTION_PX), caption, LIGHT)
    for index, tile in enumerate(tiles):
        row, column = divmod(index, STEPS_A_ROW)
        left, top = column * STEP_PX, CAPTION_PX + row * row_height
        cell = QRectF(left, top, STEP_PX, STEP_PX)
        draw_cube(painter, cell, tile.position, LIGHT, background=False)
        _write(painter, QRectF(left, top + STEP_PX, STEP_PX, CAPTION_PX), tile.caption, LIGHT)
    painter.end()
    return image


def _sheet(width: int, height: int, theme: Theme) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.sky))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


def _write(painter: QPainter, place: QRectF, text: str, theme: Theme) -> None:
    font = painter.font()
    font.setPixelSize(round(CAPTION_PX * 0.5))
    painter.setFont(font)
    painter.setPen(QColor(theme.text))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
