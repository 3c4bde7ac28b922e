"""The rotating cube as a widget."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.frames import behind_projection, front_projection
from cubeapp.drawing.position import Position
from cubeapp.drawing.scene import Scene, settled
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import FACE_FRAMES, Face
from cubeapp.ui.drawing.cube import CubePainter
from cubeapp.ui.drawing.marks import draw_label
from cubeapp.ui.stage.grips import Grip, grips_in_space, layer_names
from cubeapp.ui.stage.puzzle_view import PuzzleView
from cubeapp.words import tr

DETAIL_DELAY_MS = 120
"""After the camera's last move a big cube is drawn in full detail."""
RUSHED_FROM = 40
"""Cubes of this size and more take too long for one whole picture a frame."""
NUMBERED_FROM = 10
"""Cubes from this size on tell the numbers of the layers under the pointer."""
ZOOM_PER_NOTCH = 1.15
STROKE_STEP = 1.5
"""Pixels between the samples of a painting stroke."""


class CubeView(PuzzleView):
    """The cube in space: drag a sticker to turn its layer, the background to look around."""

    camera_changed = Signal(object)
    """The `Camera` is another now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._camera = Camera()
        self._picture = CubePainter()
        self._camera_moves = False
        self._is_rushed = False
        self.is_trackball = False
        """Whether a drag tumbles the cube freely instead of keeping it upright."""
        self._detail_timer = QTimer(self, singleShot=True, interval=DETAIL_DELAY_MS)
        self._detail_timer.timeout.connect(self._on_rest)
        self.setAccessibleName(tr("Cube, 3D view"))
        self.setAccessibleDescription(
            tr("Drag a sticker to turn its layer, the background to look around; the wheel zooms.")
        )

    def set_position(self, position: Position) -> None:
        """Show ``position``, which may be part-way through a move.

        Big cubes that change in quick succession, played, scrubbed or painted, are drawn in
        less detail until they rest.
        """
        if position.cube.size >= RUSHED_FROM and _shown(position) != _shown(self._position):
            self._is_rushed = self.isVisible() and self._detail_timer.isActive()
            self._detail_timer.start()
        super().set_position(position)

    @property
    def camera(self) -> Camera:
        """Where the eye stands."""
        return self._camera

    def set_camera(self, camera: Camera) -> None:
        """Look from somewhere else."""
        if camera == self._camera:
            return
        self._camera = camera
        self._camera_moves = True
        self._detail_timer.start()
        self.update()
        self.camera_changed.emit(camera)

    def look_at(self, facelets: Iterable[int]) -> None:
        """Look from where most of ``facelets`` are seen, from here if that is such a place."""
        faces = np.array(list(facelets), dtype=np.int64) // self._position.cube.size**2
        counts = np.bincount(faces, minlength=6)
        usual = Camera()
        views = [
            replace(usual, latitude=side * usual.latitude, longitude=usual.longitude + turn)
            for side in (1, -1)
            for turn in (0.0, math.tau / 4, -math.tau / 4, math.pi)
        ]
        self.set_camera(max((self._camera, *views), key=lambda view: counts[_seen(view)].sum()))

    def reset_view(self) -> None:
        """Look from the usual place, at the usual distance."""
        self.set_camera(Camera())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the position."""
        size = QSizeF(self.size())
        if size.isEmpty():
            return
        position, marks = self.drawn
        what = (size, position, self._theme, self._camera, marks)
        with QPainter(self) as painter:
            if self._camera_moves or self._is_rushed:
                self._picture.paint_directly(painter, *what, is_hurried=True)
            else:
                self._picture.paint(painter, *what)
            self._paint_turn_name(painter)
            self._paint_layer_names(painter)
            self._paint_focus(painter)
        if self._detail_timer.isActive():
            # The pause counts from here: a slow frame must not pass for a rest.
            self._detail_timer.start()

    def _paint_layer_names(self, painter: QPainter) -> None:
        """Say which layers of a big cube the sticker under the pointer is in."""
        hover, pointer, size = self._marks.hover, self._pointer, self._position.cube.size
        if hover is None or pointer is None or self._hand is not None or size < NUMBERED_FROM:
            return
        text = layer_names(hover, size)
        draw_label(painter, text, pointer.x(), pointer.y(), self.rect().toRectF(), self._theme)

    def _on_rest(self) -> None:
        if self._camera_moves or self._is_rushed:
            self._camera_moves = self._is_rushed = False
            self.update()

    def _projection(self) -> Projection:
        looks = self._theme.looks
        return front_projection(looks, self._camera, self.width(), self.height())

    def _scenes(self, at_rest: bool) -> tuple[Scene, ...]:
        """Return what is drawn, the uppermost first."""
        cube, turn = settled(self._position)
        turn, looks = None if at_rest else turn, self._theme.looks
        front = Scene(cube.size, self._projection(), turn, looks.has_hints)
        if not looks.has_back:
            return (front,)
        behind = behind_projection(self._camera, self.width(), self.height())
        return Scene(cube.size, behind, turn), front

    def _facelet_at(self, point: QPointF, at_rest: bool = False) -> int | None:
        found = (scene.pick(point.x(), point.y()) for scene in self._scenes(at_rest))
        return next((facelet for facelet in found if facelet is not None), None)

    def _facelets_between(self, start: QPointF, end: QPointF) -> list[int]:
        length = math.hypot(end.x() - start.x(), end.y() - start.y())
        shares = np.linspace(0, 1, max(math.ceil(length / STROKE_STEP), 1) + 1)[:, None]
        line = (1 - shares) * [start.x(), start.y()] + shares * [end.x(), end.y()]
        found = np.full(len(line), -1)
        for scene in self._scenes(at_rest=True):
            found = np.where(found < 0, scene.pick_many(line), found)
        return list(dict.fromkeys(found[found >= 0].tolist()))

    def _grips(self, facelet: int, point: QPointF) -> tuple[Grip, Grip]:
        size = self._position.cube.size
        scenes = self._scenes(at_rest=True)
        x, y = point.x(), point.y()
        scene = next((scene for scene in scenes if scene.pick(x, y) == facelet), scenes[-1])
        place = scene.point_at(facelet, x, y)
        return grips_in_space(scene.projection, Face(facelet // size**2), place, size)

    def _move_view(self, dx: float, dy: float) -> None:
        scale = self._projection().scale
        turned = self._camera.tumbled if self.is_trackball else self._camera.orbited
        self.set_camera(turned(dx / scale, -dy / scale))

    def _zoom(self, notches: float, point: QPointF) -> None:
        self.set_camera(self._camera.zoomed(ZOOM_PER_NOTCH**notches))


def _seen(camera: Camera) -> NDArray[np.bool_]:
    """Tell which faces are seen: shape (6,)."""
    return np.asarray(FACE_FRAMES[:, 0] @ camera.eye() > 1)


def _shown(position: Position) -> Cube:
    """Return the cube that is drawn; one whose turn has just ended is no other."""
    return settled(position)[0]
