"""A hand at a view: the pressed mouse button, what it holds, and how far it has turned that."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum, auto

from PySide6.QtCore import QPointF, Qt

from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.parsing import format_move
from cubeapp.ui.controls.wheel import Notches
from cubeapp.ui.stage.grips import Grip, Reach, widened

DRAG_THRESHOLD = 5.0
"""Pixels; a press that moves less is no drag and turns nothing."""


class Gesture(Enum):
    """What the pressed mouse button is doing."""

    TURN_PRESSED = auto()
    TURNING = auto()
    PAINTING = auto()
    VIEW_PRESSED = auto()
    MOVING_VIEW = auto()


@dataclass(slots=True)
class Hand:
    """A pressed button and what it holds."""

    gesture: Gesture
    button: Qt.MouseButton
    start: QPointF
    last: QPointF
    facelet: int | None
    grip: Grip | None = None
    reach: Reach = field(default_factory=Reach)
    painted: set[int] = field(default_factory=set)
    wheel: Notches = field(default_factory=Notches)

    @property
    def is_turning(self) -> bool:
        """Whether a layer is dragged."""
        return self.gesture is Gesture.TURNING

    @property
    def is_right_press(self) -> bool:
        """Whether it is a press of the right button, and no drag."""
        return self.button == Qt.MouseButton.RightButton and self.gesture is Gesture.VIEW_PRESSED

    def has_moved(self, point: QPointF) -> bool:
        """Tell whether ``point`` is so far from the press that this is a drag."""
        return (point - self.start).manhattanLength() >= DRAG_THRESHOLD

    def turn(self, size: int) -> tuple[Move, float]:
        """Return the clockwise quarter turn that is held, and how far it is turned.

        Args:
            size: of the cube.
        """
        assert self.grip is not None
        delta = self.last - self.start
        move = self.reach.move(self.grip.axis, self.grip.layer, size)
        return move, self.grip.quarters(delta.x(), delta.y())

    def widen(self, angle: int, size: int) -> None:
        """Take more layers of a cube of ``size`` along, or fewer, at each whole notch of the wheel.

        Args:
            angle: how far it was turned, in eighths of a degree.
            size: of the cube.
        """
        notches = self.wheel.take(angle)
        extra = self.reach.extra
        for _ in range(abs(notches)):
            extra = min(widened(extra, 1 if notches > 0 else -1), size - 1)
        self.reach = replace(self.reach, extra=extra)

    def follow_key(self, key: int, pressed: bool) -> bool:
        """Reach as far as Shift or Ctrl say; tell whether ``key`` is one of them."""
        if key == Qt.Key.Key_Shift:
            self.reach = replace(self.reach, from_outside=pressed)
        elif key == Qt.Key.Key_Control:
            self.reach = replace(self.reach, whole=pressed)
        else:
            return False
        return True


def reach_with(modifiers: Qt.KeyboardModifier, reach: Reach) -> Reach:
    """Return ``reach`` with Shift for the block from the outside, Ctrl for the whole cube."""
    return replace(
        reach,
        from_outside=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
        whole=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
    )


def turn_name(move: Move, fraction: float, size: int) -> str:
    """Return the name of the turn that a dragged quarter turn snaps to.

    In brackets while it would snap back: `(R')`.
    """
    quarters = (round(fraction) + 1) % 4 - 1
    if quarters:
        return format_move(replace(move, quarters=quarters), size)
    return f"({format_move(replace(move, quarters=1 if fraction >= 0 else -1), size)})"
