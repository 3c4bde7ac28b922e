"""Buttons for every kind of turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import accumulate, pairwise
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.actions import action_move, actions
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_move
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import EvenFlow, Line, flow
from cubeapp.ui.controls.fold import Fold
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import button, row, stack
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.keymap import Keymap
from cubeapp.words import mark, tr

ROOM = 12
"""Pixels that a button is higher than its letters."""
_AMOUNTS = ("", "'", "2")
_TURNED = {"": mark("clockwise"), "'": mark("anticlockwise"), "2": mark("half a turn")}
_TITLES = {
    "U": mark("Top"),
    "D": mark("Bottom"),
    "L": mark("Left"),
    "R": mark("Right"),
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


class MovesPanel(Card):
    """Turns of sides, and folded away those of layers, of the whole cube, and reorientations."""

    def __init__(self, turn: Callable[[Move], object], keyboard: Keyboard, size: int = 3) -> None:
        """Offer the turns of a cube.

        Args:
            turn: makes a turn.
            keyboard: whose keys the tooltips name.
            size: N of the cube.
        """
        super().__init__(tr("Turn"))
        self._turn_cube = turn
        self._size = size
        self._keymap = keyboard.keymap
        keyboard.keymap_changed.connect(self._set_keymap)
        self._meanings: dict[QToolButton, Callable[[], _Meaning]] = {}
        self.layer_box = QSpinBox()
        self.wide_box = QCheckBox(tr("and all outside it"))
        self.wide_box.setChecked(True)
        self._depth = QWidget()
        sides = [(tr(title), side) for side, title in _TITLES.items()]
        self.add(self._blocks(sides, self._turn))
        self.slices = Fold("", self._blocks(_likes(_SLICES), self._turn))
        self.layers = Fold("", self._make_layers(sides))
        self.whole = Fold(tr("Whole cube"), self._make_whole(), " ".join(_ROTATIONS))
        folds = QWidget()
        stack(folds, self.slices, self.layers, self.whole, spacing=0)
        self.add(folds)
        follow_font(self, self._fit_font)
        self._show_size()

    @property
    def buttons(self) -> dict[str, QToolButton]:
        """The buttons offered now, by the name of the move or action they do."""
        return {meaning().name: made for made, meaning in self._offered()}

    def set_size(self, size: int) -> None:
        """Offer the turns of a cube of ``size``."""
        if size != self._size:
            self._size = size
            self._show_size()

    def _show_size(self) -> None:
        size = self._size
        # The layer at the side has buttons of its own.
        self.layer_box.setRange(2, max(size - 1, 2))
        self.layer_box.setSuffix(tr(" of {size}").format(size=size))
        self._depth.setVisible(size > 3)
        for part in (self.slices, self.layers):
            part.setVisible(size > 2)
        self._show_meanings()

    def _set_keymap(self, keymap: Keymap) -> None:
        self._keymap = keymap
        self._show_meanings()

    def _make_layers(self, sides: Sequence[tuple[str, str]]) -> QWidget:
        """Return what turns layers further in, alone or with those outside."""
        self.layer_box.setAccessibleName(tr("Layer"))
        self.layer_box.setToolTip(
            tr("The layer that the buttons below turn, counted from their side")
        )
        self.wide_box.setToolTip(tr("Turn the layer together with those between it and its side"))
        self.layer_box.valueChanged.connect(self._show_meanings)
        self.wide_box.toggled.connect(self._show_meanings)
        label = QLabel(tr("Layer"))
        label.setBuddy(self.layer_box)
        self._depth.setLayout(row(label, self.layer_box))
        made = QWidget()
        choice = flow(self._depth, self.wide_box, even=False)
        stack(made, choice, self._blocks(sides, self._layer_turn))
        return made

    def _make_whole(self) -> QWidget:
        """Return what turns the whole cube."""
        front, made = QWidget(), QWidget()
        grid = QGridLayout(front)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACE // 2)
        for action, side, *place in _REORIENTATIONS:
            meaning = partial(self._reorientation, action, side)
            grid.addWidget(self._button(meaning), *place)
        about = Caption(tr("Bring another side to the front"))
        stack(made, self._blocks(_likes(_ROTATIONS), self._turn), about, front)
        return made

    def _blocks(
        self, sides: Sequence[tuple[str, str]], turn: Callable[[str, str], _Meaning]
    ) -> QWidget:
        """Return a column for each label and letter: clockwise, back, half a turn."""
        blocks = _Columns(spacing=SPACE // 2)
        for text, letter in sides:
            buttons = [self._button(partial(turn, letter, amount)) for amount in _AMOUNTS]
            block = QWidget()
            stack(block, _label(text), *buttons, spacing=SPACE // 2)
            blocks.insert(len(blocks.parts), block)
        return blocks

    def _button(self, meaning: Callable[[], _Meaning]) -> QToolButton:
        made = button("", "")
        font = made.font()
        font.setBold(True)
        made.setFont(font)
        made.clicked.connect(partial(self._request, meaning))
        self._meanings[made] = meaning
        return made

    def _fit_font(self) -> None:
        """Make buttons that are easy to hit, in whatever letters."""
        height = self.fontMetrics().height() + ROOM
        for made in self._meanings:
            made.setMinimumHeight(height)

    def _request(self, meaning: Callable[[], _Meaning], _checked: bool = False) -> None:
        self._turn_cube(self._move(meaning().name))

    def _move(self, name: str) -> Move:
        return Alg(name).moves(self._size)[0]

    def _show_meanings(self) -> None:
        self._name_folds()
        names = {action_move(action, self._size): action for action in actions(self._size)}
        for made, meaning in self._offered():
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

    def _name_folds(self) -> None:
        """Name what the folds turn on a cube of this size."""
        names = [self._turn(letter, "").name for letter in _SLICES] if self._size > 2 else []
        title = tr("Middle layers") if self._size % 2 else tr("All inner layers")
        self.slices.set_title(title, " ".join(names))
        depth = self.layer_box.value()
        names = [self._layer_turn(side, "").name for side in ("U", "R", "F")]
        if not self.wide_box.isChecked():
            title = tr("Layer {n} alone")
        else:
            title = tr("Two layers at once") if depth == 2 else tr("{n} layers at once")
        self.layers.set_title(title.format(n=depth), " ".join((*names, "…")))

    def _offered(self) -> list[tuple[QToolButton, Callable[[], _Meaning]]]:
        """Return the buttons that this size has, and what they mean."""
        others = () if self._size > 2 else (self.slices, self.layers)
        return [
            (made, meaning)
            for made, meaning in self._meanings.items()
            if not any(part.isAncestorOf(made) for part in others)
        ]

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
        words = tr("Turn the {side} side {turned}")
        words = words.format(side=tr(_SIDES[side]), turned=tr(_TURNED[amount]))
        return _Meaning(side + amount, side + amount, words, side + amount)

    def _layer_turn(self, side: str, amount: str) -> _Meaning:
        depth, named = self.layer_box.value(), tr(_SIDES[side])
        turned = tr(_TURNED[amount])
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


def _likes(letters: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return for each letter which side its layer or the cube turns with, and the letter."""
    return [(tr("with {side}").format(side=side), letter) for letter, side in letters.items()]


class _Columns(EvenFlow):
    """Stay side by side as long as they can: with words of unlike length they are unlike wide."""

    def _lines(self, room: int) -> list[Line]:
        """Return what stands in each line of ``room`` pixels."""
        alike, gap = super()._lines(room), self._spacing
        widths = [part.sizeHint().width() for part in self.parts]
        spare = room - sum(widths) - gap * (len(widths) - 1)
        if spare < 0 or len(alike) < 2:
            return alike
        edges = [0, *accumulate(width + gap + spare / len(widths) for width in widths)]
        high = alike[0][0][2]
        return [
            [
                (round(left), round(right) - round(left) - gap, high)
                for left, right in pairwise(edges)
            ]
        ]


def _label(text: str) -> Caption:
    """Return what stands above a column of buttons, which is as wide as it."""
    made = Caption(text)
    made.setWordWrap(False)
    made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return made
