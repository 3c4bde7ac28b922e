"""The eye: where it looks from, and how points in space become pixels.

Space is measured in half edges: the cube fills -1…1 along x (right), y (up), z (to the reader).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]

EYE_DISTANCE = 10.0
"""From the eye to the cube's centre: a long lens, about 20° of view."""
MAX_LATITUDE = math.radians(88)
MIN_ZOOM, MAX_ZOOM = 0.3, 12.0
FILL = 0.53
"""Pixels of a half edge over half the shorter side; every turning corner stays in view."""


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the eye stands around the cube; angles in radians."""

    latitude: float = math.radians(35)
    """Height over the equator; positive shows the U face."""
    longitude: float = math.radians(30)
    """From the F face towards the R face."""
    roll: float = 0.0
    """How far the picture is turned clockwise."""
    zoom: float = 1.0

    def rotation(self) -> Matrix:
        """Return the rows right, up and towards the eye: float64, shape (3, 3)."""
        sin_lat, cos_lat = math.sin(self.latitude), math.cos(self.latitude)
        sin_lon, cos_lon = math.sin(self.longitude), math.cos(self.longitude)
        right = np.array([cos_lon, 0.0, -sin_lon])
        up = np.array([-sin_lon * sin_lat, cos_lat, -cos_lon * sin_lat])
        towards = np.array([sin_lon * cos_lat, sin_lat, cos_lon * cos_lat])
        sin_roll, cos_roll = math.sin(self.roll), math.cos(self.roll)
        return np.array(
            [cos_roll * right + sin_roll * up, cos_roll * up - sin_roll * right, towards]
        )

    def eye(self) -> Matrix:
        """Return the eye's point: float64, shape (3,)."""
        return np.asarray(EYE_DISTANCE * self.rotation()[2])

    def orbited(self, right: float, up: float) -> Camera:
        """Return the camera after the cube's front went ``right`` and ``up``, staying upright."""
        latitude = min(max(self.latitude - up, -MAX_LATITUDE), MAX_LATITUDE)
        return replace(self, latitude=latitude, longitude=_wrapped(self.longitude - right))

    def tumbled(self, right: float, up: float) -> Camera:
        """Return the camera after the cube's front went ``right`` and ``up``, as a free ball."""
        sin_r, cos_r, sin_u, cos_u = math.sin(right), math.cos(right), math.sin(up), math.cos(up)
        sideways = np.array([[cos_r, 0, sin_r], [0, 1, 0], [-sin_r, 0, cos_r]])
        upwards = np.array([[1, 0, 0], [0, cos_u, sin_u], [0, -sin_u, cos_u]])
        return self._turned_to(upwards @ sideways @ self.rotation())

    def _turned_to(self, rotation: Matrix) -> Camera:
        towards = rotation[2]
        upright = Camera(
            latitude=math.asin(min(max(float(towards[1]), -1.0), 1.0)),
            longitude=math.atan2(towards[0], towards[2]),
            zoom=self.zoom,
        )
        right, up, _ = upright.rotation()
        return replace(upright, roll=math.atan2(rotation[0] @ up, rotation[0] @ right))

    def opposite(self) -> Camera:
        """Return the camera on the other side of the cube, as upright, at the default distance."""
        longitude = _wrapped(self.longitude + math.pi)
        return Camera(-self.latitude, longitude, -self.roll)

    def zoomed(self, factor: float) -> Camera:
        """Return the camera with the picture ``factor`` times as large, within limits."""
        return replace(self, zoom=min(max(self.zoom * factor, MIN_ZOOM), MAX_ZOOM))


def _wrapped(angle: float) -> float:
    return math.remainder(angle, math.tau)


class Projection:
    """How one camera maps space to the pixels of a rectangle with its corner at (0, 0)."""

    def __init__(
        self,
        camera: Camera,
        width: float,
        height: float,
        share: float = 1.0,
        middle: tuple[float, float] | None = None,
    ) -> None:
        """Make the map for a rectangle of ``width`` × ``height`` pixels.

        Args:
            camera: where the eye stands.
            width: pixels.
            height: pixels.
            share: how large the cube is, beside one that fills the rectangle.
            middle: where in the rectangle it is, in its middle if left out.
        """
        self.camera = camera
        self.width = width
        self.height = height
        self.x, self.y = middle or (width / 2, height / 2)
        self.scale = max(FILL * share * camera.zoom * min(width, height) / 2, 1e-3)
        """Pixels of a half edge at the cube's centre."""
        right, up, towards = camera.rotation()
        depth = np.append(-towards, EYE_DISTANCE)
        lens = self.scale * EYE_DISTANCE
        self.matrix: Matrix = np.array(
            [
                self.x * depth + lens * np.append(right, 0.0),
                self.y * depth - lens * np.append(up, 0.0),
                depth,
            ]
        )
        """From (x, y, z, 1) to homogeneous pixels: float64, shape (3, 4)."""
        self.eye = camera.eye()

    def project(self, points: Matrix) -> Matrix:
        """Return the pixels of ``points``: from shape (n, 3) to (n, 2)."""
        homogeneous = points @ self.matrix[:, :3].T + self.matrix[:, 3]
        return np.asarray(homogeneous[:, :2] / homogeneous[:, 2:])

    def motion(self, point: Matrix, velocity: Matrix) -> Matrix:
        """Return the pixels a second in which a point of that velocity moves: shape (2,)."""
        here = self.matrix[:, :3] @ point + self.matrix[:, 3]
        change = self.matrix[:, :3] @ velocity
        return np.asarray((change[:2] - here[:2] / here[2] * change[2]) / here[2])
