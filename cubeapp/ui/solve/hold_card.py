"""How the cube is to be held in the hand: a picture, a title and a sentence."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.controls.small_cube import SmallCube

LINES = 3.4
"""The height of the picture in lines of text."""


class HoldCard(Card):
    """Shows a cube with its middles, and says which is on top and which in front."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._picture = SmallCube(LINES)
        self.title, self.about = Note(), Caption()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self.title)
        words.addWidget(self.about)
        words.addStretch()
        both = QHBoxLayout()
        both.setSpacing(SPACE)
        both.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignVCenter)
        both.addLayout(words, 1)
        self.add(both)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._picture.set_theme(theme)

    def set_hold(self, cube: Cube, title: str, about: str) -> None:
        """Show how to hold a cube.

        Args:
            cube: held so.
            title: which colours are on top and in front.
            about: a sentence more.
        """
        self._picture.set_cube(cube)
        self.title.set_text(title)
        self.about.set_text(about)
