"""Buttons for every kind of turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QWidget,
)

from cubeapp.engine.actions import action_move, actions
from cubeapp.engine.moves import Move
from cubeapp.engine.notation import format_move, parse
from cubeapp.language import mark, tr
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.panel import Panel, button, heading, row
from cubeapp.ui.services.keymap import Keyboard, Keymap

_AMOUNTS = ("", "'", "2")
_TURNED = {"": mark("clockwise"), "'": mark("anti-clockwise"), "2": mark("half way round")}
_TITLES = {
    "U": mark("Top"),
    "D": mark("Bottom"),
    "R": mark("Right"),
    "L": mark("Left"),
    "F": mark("Front"),
    "B": mark("Back"),
}
_SIDES = {
    "U": mark("top"),
    "D": mark("bottom"),
    "R": mark("right"),
    "L": mark("left"),
    "F": mark("front"),
    "B": mark("back"),
}
_SLICES = {"M": "L", "E": "D", "S": "F"}
_ROTATIONS = {"x": "R", "y": "U", "z": "F"}
_REORIENTATIONS = (
    ("FACE_TOP", "U", 0, 1),
    ("FACE_LEFT", "L", 1, 0),
    ("FACE_BACK", "B", 1, 1),
    ("FACE_RIGHT", "R", 1, 2),
    ("FACE_BOTTOM", "D", 2, 1),
)


class _Meaning(NamedTuple):
    """What a button does on the cube of the moment."""

    name: str
    """The move in notation, or the action."""
    text: str
    """On the button."""
    words: str
    """What it does, without the notation."""
    command: str
    """As a `Keymap` writes it, if it can."""


class MovesPanel(Panel):
    """Turns of faces, layers and blocks, slices, the whole cube, and the five reorientations."""

    def __init__(
        self,
        turn: Callable[[Move], object],
        keyboard: Keyboard,
        size: int = 3,
        parent: QWidget | None = None,
    ) -> None:
        """Offer the turns of a cube.

        Args:
            turn: makes a turn.
            keyboard: whose keys the tooltips name.
            size: N of the cube.
            parent: the owner.
        """
        super().__init__(parent)
        self._turn_cube = turn
        self._size = size
        self._keymap = keyboard.keymap
        keyboard.keymap_changed.connect(self._set_keymap)
        self._meanings: dict[QToolButton, Callable[[], _Meaning]] = {}
        self.layer_box = QSpinBox()
        self.wide_box = QCheckBox(tr("and all &outside it"))
        self._depth_row = self._make_depth_row()
        self._slices = QWidget()
        self._slices_heading = heading("")
        self._lay_out()
        self._show_size()

    @property
    def buttons(self) -> dict[str, QToolButton]:
        """The buttons offered now, by the name of the move or action they do."""
        return {
            meaning().name: made
            for made, meaning in self._meanings.items()
            if self._size > 2 or made.parent() is not self._slices
        }

    def set_size(self, size: int) -> None:
        """Offer the turns of a cube of ``size``."""
        if size != self._size:
            self._size = size
            self._show_size()

    def _show_size(self) -> None:
        size = self._size
        self.layer_box.setRange(1, size - 1)
        self.layer_box.setSuffix(tr(" of {size}").format(size=size))
        for part in (self._depth_row, self._slices, self._slices_heading):
            part.setVisible(size > 2)
        self._slices_heading.setText(tr("Middle layer") if size % 2 else tr("All inner layers"))
        self._show_meanings()

    def _set_keymap(self, keymap: Keymap) -> None:
        self._keymap = keymap
        self._show_meanings()

    def _make_depth_row(self) -> QWidget:
        self.layer_box.setAccessibleName(tr("Layer"))
        self.layer_box.setToolTip(
            tr("The layer that the buttons below turn, counted from their side")
        )
        self.wide_box.setToolTip(tr("Turn the layer together with those between it and its side"))
        self.layer_box.valueChanged.connect(self._show_meanings)
        self.wide_box.toggled.connect(self._show_meanings)
        label = QLabel(tr("&Layer"))
        label.setBuddy(self.layer_box)
        depth = QWidget()
        depth.setLayout(row(label, self.layer_box))
        return flow(depth, self.wide_box, even=False)

    def _lay_out(self) -> None:
        self.body.addWidget(heading(tr("Sides and layers")))
        self.body.addWidget(self._depth_row)
        sides = QWidget()
        self._add_rows(sides, [(tr(title), side) for side, title in _TITLES.items()])
        self.body.addWidget(sides)
        self.body.addWidget(self._slices_heading)
        self._add_rows(self._slices, [(_like(side), s) for s, side in _SLICES.items()])
        self.body.addWidget(self._slices)
        self.body.addWidget(heading(tr("Whole cube")))
        whole = QWidget()
        self._add_rows(whole, [(_like(side), r) for r, side in _ROTATIONS.items()])
        self.body.addWidget(whole)
        self.body.addWidget(heading(tr("Bring another side to the front")))
        front = QWidget()
        grid = _grid(front)
        for action, side, *place in _REORIENTATIONS:
            meaning = partial(self._reorientation, action, side)
            grid.addWidget(self._button(meaning), *place)
        self.body.addWidget(front)
        self.body.addStretch(1)

    def _add_rows(self, part: QWidget, rows: Sequence[tuple[str, str]]) -> None:
        """Fill ``part`` with a row for each label and letter: clockwise, back, half a turn."""
        grid = _grid(part)
        titles = [f"{tr(title)}  " for title in _TITLES.values()]
        for place, (text, letter) in enumerate(rows):
            label = QLabel(text)
            follow_font(label, partial(_widen, label, titles))
            grid.addWidget(label, place, 0)
            for column, amount in enumerate(_AMOUNTS, 1):
                grid.addWidget(self._button(partial(self._turn, letter, amount)), place, column)
                grid.setColumnStretch(column, 1)

    def _button(self, meaning: Callable[[], _Meaning]) -> QToolButton:
        made = button("", "")
        made.clicked.connect(partial(self._request, meaning))
        self._meanings[made] = meaning
        return made

    def _request(self, meaning: Callable[[], _Meaning], _checked: bool = False) -> None:
        self._turn_cube(self._move(meaning().name))

    def _move(self, name: str) -> Move:
        return parse(name, self._size).moves[0]

    def _show_meanings(self) -> None:
        self.wide_box.setEnabled(self.layer_box.value() > 1)
        names = {action_move(action, self._size): action for action in actions(self._size)}
        for made, meaning in self._meanings.items():
            if made.parent() is self._slices and self._size == 2:
                continue
            name, text, words, command = meaning()
            keys = tr(" or ").join(self._keymap.keys_of(command)) if command else ""
            also = names.get(self._move(name), "")
            lines = [
                words,
                tr("Name: {name}").format(
                    name=", ".join(dict.fromkeys(filter(None, (name, also))))
                ),
                tr("Key: {key}").format(key=keys) if keys else "",
            ]
            made.setText(text)
            made.setToolTip("\n".join(line for line in lines if line))
            made.setAccessibleName(words)
            made.setAccessibleDescription(name)

    def _turn(self, letter: str, amount: str) -> _Meaning:
        if letter in _SIDES:
            return self._side_turn(letter, amount)
        turned = tr(_TURNED[amount])
        if letter in _ROTATIONS:
            words = tr("Turn the whole cube {turned}, as seen from the {side}")
            words = words.format(turned=turned, side=tr(_SIDES[_ROTATIONS[letter]]))
            return _Meaning(letter + amount, letter + amount, words, letter + amount)
        words = (
            tr("Turn the middle layer {turned}, as seen from the {side}")
            if self._size % 2
            else tr("Turn the inner layers {turned}, as seen from the {side}")
        ).format(turned=turned, side=tr(_SIDES[_SLICES[letter]]))
        name = (letter if self._size % 2 else letter.lower()) + amount
        return _Meaning(name, name, words, letter + amount)

    def _side_turn(self, side: str, amount: str) -> _Meaning:
        depth, named = self.layer_box.value(), tr(_SIDES[side])
        turned = tr(_TURNED[amount])
        if depth == 1:
            words = tr("Turn the {side} side {turned}").format(side=named, turned=turned)
            return _Meaning(side + amount, side + amount, words, side + amount)
        if not self.wide_box.isChecked():
            name = f"{depth}{side}{amount}"
            words = tr("Turn layer {depth} from the {side} {turned}")
            words = words.format(depth=depth, side=named, turned=turned)
            return _Meaning(name, name, words, "")
        name = f"{depth if depth > 2 else ''}{side}w{amount}"
        words = tr("Turn the {depth} layers at the {side} {turned}")
        words = words.format(depth=depth, side=named, turned=turned)
        return _Meaning(name, name, words, side.lower() + amount if depth == 2 else "")

    def _reorientation(self, action: str, side: str) -> _Meaning:
        name = format_move(action_move(action, self._size), self._size)
        words = tr("Turn the whole cube so that the {side} side comes to the front ({name})")
        words = words.format(side=tr(_SIDES[side]), name=name)
        return _Meaning(action, tr(_TITLES[side]), words, name)


def _like(side: str) -> str:
    """Say which side a layer or the cube turns with."""
    return tr("with {side}").format(side=side)


def _widen(label: QLabel, titles: Sequence[str]) -> None:
    """Give ``label`` room for the longest of ``titles``, so that the columns stand in line."""
    label.setMinimumWidth(max(map(label.fontMetrics().horizontalAdvance, titles)))


def _grid(part: QWidget) -> QGridLayout:
    grid = QGridLayout(part)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(4)
    return grid
