"""What wheels and touchpads report."""

from __future__ import annotations

import math

from PySide6.QtGui import QWheelEvent

NOTCH = 120
"""The angle of one notch of a wheel, in eighths of a degree; touchpads report fractions of it."""


def wheel_angle(event: QWheelEvent) -> int:
    """Return how far a wheel was turned, in either direction, in eighths of a degree.

    Shift turns the wheel sideways on some systems.
    """
    return event.angleDelta().y() or event.angleDelta().x()


class Notches:
    """Counts whole notches of a wheel; what is left over goes into the next one."""

    def __init__(self) -> None:
        self._rest = 0

    def take(self, angle: int) -> int:
        """Return how many notches are whole with ``angle``, in eighths of a degree, added."""
        self._rest += angle
        whole = int(self._rest / NOTCH)
        self._rest = int(math.fmod(self._rest, NOTCH))
        return whole
