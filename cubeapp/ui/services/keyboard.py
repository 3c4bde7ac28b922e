"""The keyboard that turns the cube: it follows a map, and remembers hand widths and digits."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.services.key_names import key_pressed
from cubeapp.ui.services.keymap import LAYER, VIRTUAL_CUBE, WIDTHS, WIDTHS_BACK, Keymap
from cubeapp.words import reason, tr

_MOVE = re.compile(r"([URFDLBurfdlbMESxyz])('?)")
_HANDS = {"L": "left", "R": "right"}


class Keyboard(QObject):
    """Turns key presses into moves; it remembers the hand widths and a layer being typed."""

    move_requested = Signal(object)
    """`Move`"""
    refused = Signal(str)
    """A key was for a move that this cube does not have; the text explains why."""
    state_changed = Signal(str)
    """For the stage: hand widths and layer number, empty for the default ones."""

    keymap_changed = Signal(object)
    """The `Keymap` that is in force now."""

    def __init__(self, keymap: Keymap = VIRTUAL_CUBE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self._widths = {"left": 1, "right": 1}
        self._layer = 0

    @property
    def keymap(self) -> Keymap:
        """The map in force."""
        return self._keymap

    def set_keymap(self, keymap: Keymap) -> None:
        """Follow another map, from its initial state."""
        self._keymap = keymap
        self._widths = {"left": 1, "right": 1}
        self._set_layer(0)
        self.keymap_changed.emit(keymap)

    def set_size(self, size: int) -> None:
        """Keep the hand widths and the layer being typed within a cube of ``size``."""
        left, right = (min(width, size - 1) for width in self._widths.values())
        self._layer = self._layer if self._layer <= size else 0
        self._set_widths(left, right)

    @property
    def state(self) -> str:
        """The value that `state_changed` emitted last."""
        if self._layer:
            return tr("layer {layer} …").format(layer=self._layer)
        left, right = self._widths.values()
        if left == right == 1:
            return ""
        return tr("hand widths: left {left}, right {right}").format(left=left, right=right)

    def handle(self, event: QKeyEvent, size: int) -> bool:
        """Do what a key press means on a cube of ``size``; tell whether it means anything."""
        command = self._command(event)
        if command is None:
            return False
        # Repeats of a key held down are ignored: no face is to turn thirty times a second.
        # A hand of a big cube may be meant to become that wide.
        if command in WIDTHS or not event.isAutoRepeat():
            self.do(command, size)
        return True

    def do(self, command: str, size: int) -> None:
        """Do ``command``, one of those a `Keymap` binds, on a cube of ``size``."""
        if command == WIDTHS_BACK:
            self._set_widths(1, 1)
        elif command in WIDTHS:
            hand, by = WIDTHS[command]
            widths = {**self._widths, hand: self._widths[hand] + by}
            left, right = (min(max(width, 1), size - 1) for width in widths.values())
            self._set_widths(left, right)
        elif match := LAYER.fullmatch(command):
            self._type_layer(int(match[1]), size)
        else:
            self._turn(command, size)

    def move_name(self, command: str, size: int) -> str:
        """Return the move that ``command`` means now, in the notation of a cube of ``size``."""
        match = _MOVE.fullmatch(command)
        if match is None:
            raise ValueError(f"'{command}' is no move")
        letter, prime = match.groups()
        if letter in "MES":
            # Even sizes have no middle layer; their inner layers take its part.
            return (letter if size % 2 else letter.lower()) + prime
        if letter in "xyz":
            return letter + prime
        face = letter.upper()
        if self._layer > 1:
            return f"{self._layer}{face}{prime}"
        depth = self._widths.get(_HANDS.get(face, ""), 1)
        depth = min(depth, size - 1)
        if letter.islower():
            depth = max(min(depth + 1, size - 1), 2)
        count = "" if depth == 2 else str(depth)
        return f"{face}{prime}" if depth == 1 else f"{count}{face}w{prime}"

    def _turn(self, command: str, size: int) -> None:
        name = self.move_name(command, size)
        self._set_layer(0)
        try:
            moves: tuple[Move, ...] = Alg(name).moves(size)
        except NotationError as error:
            self.refused.emit(reason(error))
            return
        for move in moves:
            self.move_requested.emit(move)

    def _type_layer(self, digit: int, size: int) -> None:
        longer = 10 * self._layer + digit
        self._set_layer(longer if longer <= size else digit)

    def _set_layer(self, layer: int) -> None:
        self._layer = layer
        self.state_changed.emit(self.state)

    def _set_widths(self, left: int, right: int) -> None:
        self._widths = {"left": left, "right": right}
        self.state_changed.emit(self.state)

    def _command(self, event: QKeyEvent) -> str | None:
        return self._keymap.command_of(key_pressed(event, self._keymap.physical)) or None
