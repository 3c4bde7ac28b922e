"""What the 3D view and the net have in common: values to show, gestures to report."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import DARK, Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.wheel import NOTCH, wheel_angle
from cubeapp.ui.drawing.marks import Marks, draw_label
from cubeapp.ui.stage.grips import Grip, best_grip
from cubeapp.ui.stage.hand import Gesture, Hand, reach_with, turn_name

_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class PuzzleView(QWidget):
    """A picture of the cube that can be turned and painted by hand.

    It knows neither the document nor the player: it shows the values it is given, and says
    what a hand does.
    """

    hovered = Signal(object)
    """The flat index of the facelet under the pointer, or ``None``."""
    turn_dragged = Signal(object, float)
    """A clockwise quarter turn (`Move`) and how far it is dragged, in quarter turns, signed."""
    turn_released = Signal(object, float)
    """As `turn_dragged`, when the hand lets go."""
    turn_cancelled = Signal()
    """The drag is called off; the layer goes back."""
    facelet_clicked = Signal(int)
    """A facelet was pressed and let go where it was, while nothing is painted."""
    facelets_painted = Signal(object)
    """Where a painting stroke begins, or what it comes to: a list of facelets in order, each of
    them once in a stroke. Those of one movement come together, as showing them takes far longer
    than painting them."""
    stroke_finished = Signal()
    """The hand let go after painting."""
    facelet_picked = Signal(int)
    """A facelet was right-clicked while painting: its colour is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position = Position(Cube.solved(3))
        self._theme = DARK
        self._marks = Marks()
        self._preview: tuple[Position, Marks] | None = None
        self._is_painting = False
        self._hand: Hand | None = None
        self._pointer: QPointF | None = None
        self._shows_focus = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # Values to show

    @property
    def position(self) -> Position:
        """What is shown."""
        return self._position

    @property
    def theme(self) -> Theme:
        """The colours and the style that it is drawn in."""
        return self._theme

    @property
    def marks(self) -> Marks:
        """What is pointed out."""
        return self._marks

    def set_position(self, position: Position) -> None:
        """Show ``position``, which may be part-way through a move."""
        if position.cube.size != self._position.cube.size:
            self._drop_hand()
            # Facelets are others now; the arrow is the same where the next move is.
            self._marks = Marks(next_move=self._marks.next_move)
        is_other = position != self._position or self._preview is not None
        self._position = position
        self._preview = None
        if is_other:
            self.update()

    def set_preview(self, cube: Cube | None) -> None:
        """Show ``cube`` for a while, what it changes ringed and the rest dimmed; ``None`` ends it.

        Another position ends it as well.
        """
        before, self._preview = self._preview, None
        if cube is not None and cube.size == self._position.cube.size:
            changed = cube.facelets != self._position.cube.facelets
            ringed = frozenset(np.flatnonzero(changed).tolist())
            self._preview = Position(cube, mask=changed.tobytes()), Marks(ringed=ringed)
        if self._preview != before:
            self.update()

    @property
    def is_held(self) -> bool:
        """Whether a button is pressed on it, so that Esc is for what it does."""
        return self._hand is not None

    @property
    def drawn(self) -> tuple[Position, Marks]:
        """What is on screen: what there is, or what it would be."""
        return self._preview or (self._position, self._marks)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def set_hover(self, facelet: int | None) -> None:
        """Light a facelet softly, wherever the pointer is."""
        self._set_marks(replace(self._marks, hover=facelet))

    def set_cursor(self, facelet: int | None) -> None:
        """Mark the facelet that the next typed colour goes to."""
        self._set_marks(replace(self._marks, cursor=facelet))

    def set_outlined(self, facelets: frozenset[int]) -> None:
        """Outline the facelets at fault."""
        self._set_marks(replace(self._marks, outlined=frozenset(facelets)))

    def set_followed(self, facelets: frozenset[int]) -> None:
        """Dot the facelets that were filled in because others imply them."""
        self._set_marks(replace(self._marks, followed=facelets))

    def set_ringed(self, facelets: frozenset[int]) -> None:
        """Ring the facelets that need a second look."""
        self._set_marks(replace(self._marks, ringed=facelets))

    def set_next_move(self, move: Move | None) -> None:
        """Draw ``move`` as an arrow while nothing turns."""
        self._set_marks(replace(self._marks, next_move=move))

    def set_painting(self, painting: bool) -> None:
        """Let presses on stickers paint instead of turn."""
        if painting != self._is_painting:
            self._drop_hand()
            self._is_painting = painting
            self.update()

    def _set_marks(self, marks: Marks) -> None:
        if marks != self._marks:
            self._marks = marks
            self.update()

    def look(self, across: float, down: float) -> None:
        """Look from elsewhere, as after a drag of the background.

        Args:
            across: how far the drag goes to the right, in widths of the view.
            down: how far down.
        """
        side = min(self.width(), self.height())
        self._move_view(across * side, down * side)

    def come_closer(self, notches: float) -> None:
        """Zoom in on the middle by notches of a wheel, or out."""
        self._zoom(notches, QRectF(self.rect()).center())

    # What each kind of view knows

    def reset_view(self) -> None:
        """Show the cube as at the start."""
        raise NotImplementedError

    def look_at(self, facelets: Iterable[int]) -> None:
        """Show the place where most of ``facelets`` are."""
        raise NotImplementedError

    def _facelet_at(self, point: QPointF, at_rest: bool = False) -> int | None:
        """Return the facelet drawn at ``point``; ``at_rest`` as if nothing turned."""
        raise NotImplementedError

    def _facelets_between(self, start: QPointF, end: QPointF) -> list[int]:
        """Return the facelets on a line, in order."""
        raise NotImplementedError

    def _grips(self, facelet: int, point: QPointF) -> tuple[Grip, Grip]:
        """Return the two layers that a drag from ``point`` can turn."""
        raise NotImplementedError

    def _move_view(self, dx: float, dy: float) -> None:
        """Follow a drag of the background."""
        raise NotImplementedError

    def _zoom(self, notches: float, point: QPointF) -> None:
        """Follow the wheel."""
        raise NotImplementedError

    # Gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a sticker or of the view."""
        self._shows_focus = False
        if self._hand is not None:
            return
        point, button = event.position(), event.button()
        facelet = self._facelet_at(point, at_rest=not self._is_painting)
        gesture = Gesture.VIEW_PRESSED
        if button == Qt.MouseButton.LeftButton and facelet is not None:
            gesture = Gesture.PAINTING if self._is_painting else Gesture.TURN_PRESSED
        self._hand = Hand(gesture, button, point, point, facelet)
        if gesture is Gesture.PAINTING:
            self._paint_along(self._hand, point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        point = event.position()
        self._pointer = point
        hand = self._hand
        if hand is None:
            self._hover_at(point)
            return
        if hand.has_moved(point):
            self._begin_drag(hand, point - hand.start)
        if hand.is_turning:
            hand.last = point
            hand.reach = reach_with(event.modifiers(), hand.reach)
            self._report_turn(hand)
        elif hand.gesture is Gesture.PAINTING:
            self._paint_along(hand, point)
            self._hover_at(point)
        elif hand.gesture is Gesture.MOVING_VIEW:
            step = point - hand.last
            hand.last = point
            self._move_view(step.x(), step.y())

    def _begin_drag(self, hand: Hand, delta: QPointF) -> None:
        """Turn a press that moved far enough into a drag."""
        if hand.gesture is Gesture.VIEW_PRESSED:
            hand.gesture = Gesture.MOVING_VIEW
        elif hand.gesture is Gesture.TURN_PRESSED and hand.facelet is not None:
            grips = self._grips(hand.facelet, hand.start)
            hand.grip = best_grip(grips, delta.x(), delta.y())
            hand.gesture = Gesture.TURNING
            self._report_hover(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        hand = self._hand
        if hand is None or event.button() != hand.button:
            return
        self._hand = None
        if hand.is_turning:
            hand.last = event.position()
            self.turn_released.emit(*hand.turn(self._position.cube.size))
        elif hand.gesture is Gesture.PAINTING:
            self.stroke_finished.emit()
        elif self._is_painting and hand.facelet is not None and hand.is_right_press:
            self.facelet_picked.emit(hand.facelet)
        elif hand.gesture is Gesture.TURN_PRESSED and hand.facelet is not None:
            self.facelet_clicked.emit(hand.facelet)
        self._hover_at(event.position())
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Reset the view on the background; on a sticker it is a second press."""
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self._facelet_at(event.position(), at_rest=True) is None:
            self.reset_view()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom; while a layer is dragged, take more or fewer layers along."""
        angle, hand = wheel_angle(event), self._hand
        if hand is not None and hand.is_turning:
            hand.widen(angle, self._position.cube.size)
            self._report_turn(hand)
        elif angle:
            self._zoom(angle / NOTCH, event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel with Escape; other keys are the window's."""
        if event.key() == Qt.Key.Key_Escape and self._hand is not None:
            self._drop_hand()
        elif not self._follow_modifiers(event, pressed=True):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Notice Shift and Ctrl let go during a drag."""
        if not self._follow_modifiers(event, pressed=False):
            event.ignore()

    def _follow_modifiers(self, event: QKeyEvent, pressed: bool) -> bool:
        hand = self._hand
        if hand is None or not hand.is_turning or not hand.follow_key(event.key(), pressed):
            return False
        self._report_turn(hand)
        return True

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        self._pointer = None
        if self._hand is None:
            self._report_hover(None)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point at what is under the pointer."""
        self._pointer = event.position()
        self._hover_at(event.position())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard comes here by the keyboard.

        Where a window or the program brought it the ring is there if it was the last time.
        """
        if event.reason() in _BY_KEYS:
            self._shows_focus = True
        elif event.reason() is Qt.FocusReason.MouseFocusReason:
            self._shows_focus = False
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Call a drag off when another window takes over."""
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self._drop_hand()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Call a drag off: its release will never come."""
        self._drop_hand()
        super().hideEvent(event)

    def _drop_hand(self) -> None:
        """End whatever the pressed button is doing, without its effect."""
        hand, self._hand = self._hand, None
        if hand is None:
            return
        if hand.is_turning:
            self.turn_cancelled.emit()
        elif hand.gesture is Gesture.PAINTING:
            self.stroke_finished.emit()
        self.update()

    def _paint_along(self, hand: Hand, point: QPointF) -> None:
        """Report the facelets that the stroke enters, none skipped however fast it is."""
        passed = self._facelets_between(hand.last, point)
        entered = [facelet for facelet in passed if facelet not in hand.painted]
        hand.last = point
        if entered:
            hand.painted.update(entered)
            self.facelets_painted.emit(entered)

    def _hover_at(self, point: QPointF) -> None:
        inside = QRectF(self.rect()).contains(point)
        self._report_hover(self._facelet_at(point) if inside else None)

    def _report_hover(self, facelet: int | None) -> None:
        if facelet != self._marks.hover:
            self.set_hover(facelet)
            self.hovered.emit(facelet)

    def _report_turn(self, hand: Hand) -> None:
        self.turn_dragged.emit(*hand.turn(self._position.cube.size))
        self.update()

    def _paint_turn_name(self, painter: QPainter) -> None:
        """Write beside the pointer what the dragged turn is called."""
        hand = self._hand
        if hand is None or not hand.is_turning:
            return
        size = self._position.cube.size
        text = turn_name(*hand.turn(size), size)
        draw_label(painter, text, hand.last.x(), hand.last.y(), QRectF(self.rect()), self._theme)

    def _paint_focus(self, painter: QPainter) -> None:
        """Ring the view that has the keyboard; who points does not need it."""
        if self._shows_focus:
            draw_focus(self, painter)
