"""Painting by keyboard: a cursor on the facelets that moves on after each colour."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cubeapp.engine.model.geometry import (
    FACE_FRAMES,
    UNPAINTED,
    Face,
    facelet_indices,
    facelet_points,
)
from cubeapp.ui.services.key_names import COMMAND_MODIFIERS

_DIGITS = "123456"
_LETTERS = "WRGYOB"
# On the net: the frame's row (1 columns, 2 rows) and the sign of each direction.
_ARROWS = MappingProxyType(
    {
        Qt.Key.Key_Right: (1, 1),
        Qt.Key.Key_Left: (1, -1),
        Qt.Key.Key_Down: (2, 1),
        Qt.Key.Key_Up: (2, -1),
    }
)
_FACES = MappingProxyType({Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1})
_TABS = MappingProxyType({Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1})


class PaintCursor(QObject):
    """Where the next colour goes.

    Digits 1–6 and the colours' first letters paint and move on in reading order, face after
    face; 0 erases and moves on, Delete erases and stays, Backspace goes back and erases.
    Arrows walk over the net and round the cube's edges, Page Up and Page Down from face to face
    and round; Tab goes to the next face too, and from the last one out of the view.
    """

    painted = Signal(int, int)
    """(facelet, colour): a key painted this facelet, 255 erases."""
    cursor_changed = Signal(int)
    """The facelet the cursor is on."""

    def __init__(self, size: int = 3, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._index = 0
        self._letters = _LETTERS

    @property
    def index(self) -> int:
        """The flat index of the facelet under the cursor."""
        return self._index

    @property
    def face(self) -> Face:
        """The face the cursor is on."""
        return Face(self._index // self._size**2)

    @property
    def letters(self) -> str:
        """The six letters that paint, in the values' order."""
        return self._letters

    def set_size(self, size: int) -> None:
        """Start at the first facelet of a cube of ``size``, unless it is of that size already."""
        if size != self._size:
            self._size = size
            self._index = 0
            self.cursor_changed.emit(0)

    def set_letters(self, letters: str) -> None:
        """Paint by other letters, those of another colour scheme: six, in the values' order."""
        self._letters = letters

    def move_to(self, index: int) -> None:
        """Put the cursor on a facelet, as after a click on it; past the last comes the first."""
        index %= 6 * self._size**2
        if index != self._index:
            self._index = index
            self.cursor_changed.emit(index)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Do what a key press means while painting; return whether it means anything."""
        if event.modifiers() & COMMAND_MODIFIERS:
            return False
        key = event.key()
        colour = self._colour(chr(key)) if 0x20 < key < 0x7F else None
        if colour is not None:
            self.painted.emit(self._index, colour)
            self.move_to(self._index + 1)
        elif key == Qt.Key.Key_Backspace:
            self.move_to(self._index - 1)
            self.painted.emit(self._index, UNPAINTED)
        elif key == Qt.Key.Key_Delete:
            self.painted.emit(self._index, UNPAINTED)
        elif key in _ARROWS:
            self.move_to(neighbour(self._index, self._size, *_ARROWS[Qt.Key(key)]))
        elif key in _FACES:
            self.move_to((self.face + _FACES[Qt.Key(key)]) % 6 * self._size**2)
        elif key in _TABS and 0 <= self.face + _TABS[Qt.Key(key)] < 6:
            self.move_to((self.face + _TABS[Qt.Key(key)]) * self._size**2)
        else:
            return False
        return True

    def _colour(self, key: str) -> int | None:
        if key == "0":
            return UNPAINTED
        for keys in (_DIGITS, self._letters):
            if key in keys:
                return keys.index(key)
        return None


def neighbour(index: int, size: int, along: int, sign: int) -> int:
    """Return the facelet beside one, on the same face or round the cube's edge.

    Args:
        index: the flat index of a facelet.
        size: N.
        along: 1 along the columns' direction of the face on the net, 2 along the rows'.
        sign: 1 for right or down, -1 for left or up.
    """
    point = facelet_points(size)[index]
    normal = FACE_FRAMES[index // size**2, 0]
    direction = sign * FACE_FRAMES[index // size**2, along]
    beside = point + 2 * direction
    if np.abs(beside).max() > size:
        # Same cubie, next face: one half step down from this face, one out to that one.
        beside = point + direction - normal
    return int(facelet_indices(beside[None, :], size)[0])
