"""How much processor time the views take to paint, without a screen or a graphics card."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median

import numpy as np
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import measure_slowness
from cubeapp.drawing.camera import Camera
from cubeapp.drawing.net import NetFocus, NetLayout
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import DARK, FACE_LETTERS, PATTERNS, ROUND, Looks, Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, layer_turns
from cubeapp.ui.drawing.cube import CubePainter
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.net import NetPainter

SIDE = 800
ROUNDS = 11
WARM_UP = 2
SEED = 2026
ZOOMED_CELL = 10
"""Pixels of a sticker in a net that is looked at closely, and has as many as can be."""
# Milliseconds: size, inner turn, outer turn, camera drag, first frame of a turn.
BUDGETS = (
    (3, 6, 6, 10, 16),
    (7, 7, 7, 12, 18),
    (20, 7, 7, 12, 20),
    (50, 5, 12, 14, 35),
    (100, 5, 26, 14, 80),
)

DRESSED_SIZES = (3, 7, 20)
LOOKS = (
    ("letters", Looks(marks=FACE_LETTERS)),
    ("shapes", Looks(marks=PATTERNS)),
    ("hint stickers", Looks(has_hints=True)),
    ("a back view", Looks(has_back=True)),
    ("all of that", Looks(marks=FACE_LETTERS, shape=ROUND, has_hints=True, has_back=True)),
)


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure frames of both views: CPU milliseconds in a paint of 800×800, medians.

    The budgets are for the reference's core and scaled to this one.
    """
    application = QGuiApplication.instance() or QGuiApplication(["", "-platform", "offscreen"])
    slowness, figures = measure_slowness(report)
    for size, *budgets in BUDGETS:
        figures += _measure(report, size, *(slowness * budget for budget in budgets))
    for size in DRESSED_SIZES:
        figures += _measure_looks(report, size)
    del application
    return figures


def _measure(
    report: Report, size: int, inner: float, outer: float, camera: float, first: float
) -> Iterator[Figure]:
    name = f"{size}×{size}×{size}"
    report(f"painting {name}")
    frames = _Frames(size)
    slice_turn = Move(Axis.Y, size // 2, size // 2, 1)
    face_turn = Move(Axis.X, 0, 0, 1)
    yield Figure(f"{name}, inner turn", frames.turning(slice_turn), "ms", inner)
    yield Figure(f"{name}, outer turn", frames.turning(face_turn), "ms", outer)
    whole_cube = Move(Axis.Y, 0, size - 1, 1)
    yield Figure(f"{name}, whole cube turning", frames.turning(whole_cube), "ms")
    yield Figure(f"{name}, camera drag", frames.orbiting(), "ms", camera)
    yield Figure(f"{name}, first frame of a turn", frames.first(slice_turn, face_turn), "ms", first)
    yield Figure(f"{name}, net, outer turn", frames.net_turning(face_turn), "ms")
    yield Figure(f"{name}, net, at rest anew", frames.net_anew(), "ms")
    yield Figure(f"{name}, net, zoomed in and moved", frames.net_panning(), "ms")


def _measure_looks(report: Report, size: int) -> Iterator[Figure]:
    """Yield what the looks cost that draw more: each, and all that go together."""
    for words, looks in LOOKS:
        name = f"{size}×{size}×{size} with {words}"
        report(f"painting {name}")
        frames = _Frames(size, DARK.with_looks(looks))
        yield Figure(f"{name}, outer turn", frames.turning(Move(Axis.X, 0, 0, 1)), "ms")
        yield Figure(f"{name}, camera drag", frames.orbiting(), "ms")


class _Frames:
    """Paints one scrambled cube over and over."""

    def __init__(self, size: int, theme: Theme = DARK) -> None:
        self.theme = theme
        turns = layer_turns(size)
        rng = np.random.default_rng(SEED)
        cube = Cube.solved(size)
        self.cube = cube.apply_all(turns[i] for i in rng.integers(0, len(turns), 20 * size))
        self.image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        self.picture = CubePainter()
        self.net = NetPainter()

    def turning(self, move: Move) -> float:
        """A frame in the middle of a turn, the camera at rest."""
        return _median_ms(lambda i: self._paint(Position(self.cube, move, 0.1 + 0.05 * i)))

    def orbiting(self) -> float:
        """A frame while the camera is dragged."""

        def paint(i: int) -> None:
            painter = QPainter(self.image)
            camera = Camera(longitude=0.4 + 0.01 * i)
            position = Position(self.cube)
            self.picture.paint_directly(
                painter, QSizeF(SIDE, SIDE), position, self.theme, camera, Marks(), is_hurried=True
            )
            painter.end()

        return _median_ms(paint)

    def first(self, *moves: Move) -> float:
        """A frame for which the slabs at rest are not yet kept."""
        return _median_ms(lambda i: self._paint(Position(self.cube, moves[i % len(moves)], 0.1)))

    def net_turning(self, move: Move) -> float:
        """A frame of the net in the middle of a turn."""
        return _median_ms(lambda i: self._paint_net(Position(self.cube, move, 0.1 + 0.05 * i)))

    def net_anew(self) -> float:
        """A frame of the net for another cube."""
        other = self.cube.apply(Move(Axis.X, 0, 0, 1))
        return _median_ms(lambda i: self._paint_net(Position(other if i % 2 else self.cube)))

    def net_panning(self) -> float:
        """A frame of a net of large stickers while it is dragged to another part."""
        whole = NetLayout(self.cube.size, SIDE, SIDE)
        zoom = max(1.0, ZOOMED_CELL / whole.cell)
        return _median_ms(
            lambda i: self._paint_net(Position(self.cube), NetFocus(zoom, x=float(i)))
        )

    def _paint(self, position: Position) -> None:
        painter = QPainter(self.image)
        self.picture.paint(painter, QSizeF(SIDE, SIDE), position, self.theme, Camera(), Marks())
        painter.end()

    def _paint_net(self, position: Position, focus: NetFocus | None = None) -> None:
        painter = QPainter(self.image)
        focus = focus or NetFocus()
        layout = NetLayout(self.cube.size, SIDE, SIDE, focus)
        self.net.paint(painter, layout, focus, position, self.theme, Marks())
        painter.end()


def _median_ms(paint: Callable[[int], None]) -> float:
    """Return the median processor time of a frame after two that warm up."""
    times = []
    for i in range(-WARM_UP, ROUNDS):
        start = time.process_time()
        paint(i + WARM_UP)
        times.append(1000 * (time.process_time() - start))
    return median(times[WARM_UP:])
