"""The unfolded cube as a widget."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.net import Handle, NetFocus, NetLayout
from cubeapp.drawing.position import Position
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.parsing import format_move
from cubeapp.ui.drawing.marks import draw_label
from cubeapp.ui.drawing.net import NetPainter, draw_handles
from cubeapp.ui.stage.grips import Grip, Reach, grips_on_net, layer_names
from cubeapp.ui.stage.hand import reach_with
from cubeapp.ui.stage.puzzle_view import PuzzleView
from cubeapp.words import tr

ZOOM_PER_NOTCH = 1.2
NUMBERED_FROM = 5
"""Cubes from this size on tell the numbers of the layers under the pointer."""


class NetView(PuzzleView):
    """The net: drag along a row or column to turn it, or press the arrows around it."""

    move_requested = Signal(object)
    """`Move`: an arrow beside a row or column was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = NetFocus()
        """What was chosen to be looked at."""
        self._focus = NetFocus()
        """The same, as far as the view's room allows."""
        self._picture = NetPainter()
        self._hot: Handle | None = None
        self._pressed: Handle | None = None
        self._modifiers = Qt.KeyboardModifier.NoModifier
        self.setAccessibleName(tr("Cube, unfolded"))
        self.setAccessibleDescription(
            tr("Drag along a row or column to turn it, or press the arrows around the net.")
        )

    def set_position(self, position: Position) -> None:
        """Show ``position``; the net of another size is shown whole."""
        if position.cube.size != self._position.cube.size:
            self._wanted = self._focus = NetFocus()
        super().set_position(position)

    def reset_view(self) -> None:
        """Show the whole net."""
        self._set_focus(NetFocus())

    def look_at(self, _facelets: Iterable[int]) -> None:
        """Show the whole net, where everything is seen."""
        self.reset_view()

    @property
    def layout_of_net(self) -> NetLayout:
        """Where everything lies now."""
        size = self._position.cube.size
        return NetLayout(size, self.width(), self.height(), self._focus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep some of the net in view, and show the same part as before in as much room."""
        super().resizeEvent(event)
        self._focus = self._in_reach(self._wanted)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the position, the handles and what the pointer is at."""
        if self.width() < 1 or self.height() < 1:
            return
        layout = self.layout_of_net
        with QPainter(self) as painter:
            position, marks = self.drawn
            self._picture.paint(painter, layout, self._focus, position, self._theme, marks)
            if not self._is_painting:
                handles = layout.handles(*self._pointed(layout))
                draw_handles(painter, layout, handles, self._hot, self._theme)
            self._paint_turn_name(painter)
            self._paint_pointer_name(painter)
            self._paint_focus(painter)

    def _pointed(self, layout: NetLayout) -> tuple[frozenset[int], frozenset[int]]:
        if self._pointer is None or self._hand is not None:
            return frozenset(), frozenset()
        return layout.pointed(self._pointer.x(), self._pointer.y())

    def _paint_pointer_name(self, painter: QPainter) -> None:
        """Say which turn a handle makes, or which layers of a big cube a sticker is in."""
        size = self._position.cube.size
        text = ""
        if self._hot is not None:
            text = format_move(self._move_of(self._hot, self._modifiers), size)
        elif self._hand is None and size >= NUMBERED_FROM and self._marks.hover is not None:
            text = layer_names(self._marks.hover, size)
        if text and self._pointer is not None:
            x, y = self._pointer.x(), self._pointer.y()
            draw_label(painter, text, x, y, self.rect().toRectF(), self._theme)

    # Handles

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press a handle, or take hold of a sticker or of the net."""
        is_left = event.button() == Qt.MouseButton.LeftButton
        handle = self._handle_at(event.position())
        if is_left and handle is not None and self._hand is None:
            self._pressed = handle
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        super().mouseMoveEvent(event)
        self._modifiers = event.modifiers()
        if self._hand is None:
            hot = self._handle_at(event.position())
            if hot != self._hot or not self.layout_of_net.shows_all_handles:
                self.update()
            self._set_hot(hot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; a handle that is still under the pointer turns its row or column."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            if pressed == self._handle_at(event.position()):
                self.move_requested.emit(self._move_of(pressed, event.modifiers()))
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Press a handle again, or do as every view does."""
        if self._handle_at(event.position()) is not None:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self._set_hot(None)
        self.update()

    def _drop_hand(self) -> None:
        """Forget the handles too: the next cube may not have their layers."""
        super()._drop_hand()
        self._pressed = None
        self._set_hot(None)

    def _handle_at(self, point: QPointF) -> Handle | None:
        if self._is_painting:
            return None
        return self.layout_of_net.handle_at(point.x(), point.y())

    def _set_hot(self, handle: Handle | None) -> None:
        self._hot = handle
        if handle is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _move_of(self, handle: Handle, modifiers: Qt.KeyboardModifier) -> Move:
        """Return a handle's turn: Shift takes the block from outside, Ctrl the whole cube."""
        reach = reach_with(modifiers, Reach())
        move = reach.move(handle.axis, handle.layer, self._position.cube.size)
        return replace(move, quarters=handle.quarters)

    # The view's own part of the gestures

    def _facelet_at(self, point: QPointF, at_rest: bool = False) -> int | None:
        return self.layout_of_net.facelet_at(point.x(), point.y())

    def _facelets_between(self, start: QPointF, end: QPointF) -> list[int]:
        layout = self.layout_of_net
        length = math.hypot(end.x() - start.x(), end.y() - start.y())
        steps = max(math.ceil(length / max(layout.cell / 4, 0.5)), 1)
        shares = np.linspace(0, 1, steps + 1)[:, None]
        line = (1 - shares) * [start.x(), start.y()] + shares * [end.x(), end.y()]
        found = layout.facelets_at(line)
        return list(dict.fromkeys(found[found >= 0].tolist()))

    def _grips(self, facelet: int, point: QPointF) -> tuple[Grip, Grip]:
        return grips_on_net(facelet, self._position.cube.size, self.layout_of_net.cell)

    def _move_view(self, dx: float, dy: float) -> None:
        focus = self._focus
        if focus.zoom == 1.0:
            return  # The whole net is in view and stays there.
        self._set_focus(replace(focus, x=focus.x + dx, y=focus.y + dy))

    def _zoom(self, notches: float, point: QPointF) -> None:
        layout, focus = self.layout_of_net, self._focus
        zoom = min(max(focus.zoom * ZOOM_PER_NOTCH**notches, 1.0), layout.largest_zoom)
        if zoom == 1.0:
            self.reset_view()
            return
        after = NetLayout(layout.size, layout.width, layout.height, NetFocus(zoom))
        # What is under the pointer stays there.
        ratio = after.pitch / layout.pitch
        x, y = point.x() - layout.width / 2, point.y() - layout.height / 2
        self._set_focus(NetFocus(zoom, x - (x - focus.x) * ratio, y - (y - focus.y) * ratio))

    def _set_focus(self, focus: NetFocus) -> None:
        """Look at another part."""
        self._wanted = self._focus = self._in_reach(focus)
        self.update()

    def _in_reach(self, focus: NetFocus) -> NetFocus:
        """Return what is looked at for ``focus``, some of the net always being in it."""
        size, width, height = self._position.cube.size, self.width(), self.height()
        zoom = min(focus.zoom, self.layout_of_net.largest_zoom)
        net = NetLayout(size, width, height, NetFocus(zoom))
        far_x, far_y = _reach(width, net.right - net.left), _reach(height, net.bottom - net.top)
        x, y = min(max(focus.x, -far_x), far_x), min(max(focus.y, -far_y), far_y)
        return NetFocus() if zoom == 1.0 else NetFocus(zoom, x, y)


def _reach(room: float, extent: float) -> float:
    """Return how far apart the middles of a view and of the net may be, in pixels."""
    return (room + extent) / 2 - min(room, extent) / 4
