"""Stickers picked by keys: the arrow keys go from one to the next, Enter picks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import sticker_words
from cubeapp.words import colour_word, labelled, tr

SIZE = 3
_FACES = {
    Face.U: (1, 0), Face.L: (0, 1), Face.F: (1, 1), Face.R: (2, 1), Face.B: (3, 1), Face.D: (1, 2),
}  # fmt: skip
"""Where the faces are on the net, in faces across and down."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PICKING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_BEGIN = SIZE * SIZE * Face.F + SIZE * SIZE // 2


def _facelets() -> dict[tuple[int, int], int]:
    """Return the facelets by their columns and rows on the net."""
    return {
        (SIZE * x + at % SIZE, SIZE * y + at // SIZE): SIZE * SIZE * face + at
        for face, (x, y) in _FACES.items()
        for at in range(SIZE * SIZE)
    }


class PickKeys:
    """Frames a sticker while stickers are asked for, and says which one it is."""

    def __init__(
        self,
        cube: Callable[[], Cube],
        frame: Callable[[int | None], None],
        say: Callable[[str], None],
        picked: Callable[[int], None],
    ) -> None:
        """Join the parts.

        Args:
            cube: returns the cube on the stage.
            frame: frames a sticker; ``None`` for none.
            say: tells a screen reader which one it is.
            picked: is told of the one that was picked.
        """
        self._cube, self._frame, self._say, self._picked = cube, frame, say, picked
        self._facelets = _facelets()
        self._places = {facelet: place for place, facelet in self._facelets.items()}
        self._at: int | None = None
        self.is_active = False

    def set_active(self, active: bool) -> None:
        """Take keys from now on, or not."""
        if active is not self.is_active:
            self.is_active = active
            self._at = None
            self._frame(None)

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key means, and tell whether it means anything."""
        key = Qt.Key(event.key())
        if not self.is_active or event.modifiers() not in _PLAIN:
            return False
        if key in _ARROWS:
            self._move(_ARROWS[key])
        elif key in _PICKING and self._at is not None:
            self._picked(self._at)
        else:
            return False
        return True

    def _move(self, by: tuple[int, int]) -> None:
        """Go to the next sticker that way on the net, round it where there is none."""
        if self._at is None:
            self._at = _BEGIN
        else:
            x, y = self._places[self._at]
            while True:
                x, y = (x + by[0]) % (4 * SIZE), (y + by[1]) % (3 * SIZE)
                if (x, y) in self._facelets:
                    break
            self._at = self._facelets[x, y]
        self._frame(self._at)
        colour = colour_word(int(self._cube().facelets[self._at]))
        self._say(labelled(tr(sticker_words(self._at, SIZE)), colour))
