"""The frame of pages where something is set up: the cube, words beside it, what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from cubeapp.ui.controls.beside import beside_where_wide
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.controls.sizes import EDGE, SPACE, SPACE_PAGE
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.stage.cube_view import CubeView
from cubeapp.ui.train.training import Training

BESIDE = 70
"""Letters across the page from which on cube and words are side by side."""
LARGE = 2.6
"""How many times as large as text the number beside the cube is."""
WORDS_SHARE = 5
"""How much of the width the words take, beside the share of the cube."""


class TrainingPage(Panel):
    """Shows what is set up on a cube of its own, and offers the next one."""

    def __init__(self, model: Training[Any, Any], shell: Shell, lines: int) -> None:
        """Show nothing yet.

        Args:
            model: makes what is set up.
            shell: has the stage, whose cube is shown here, and the clipboard.
            lines: the least height of the cube in lines of text.
        """
        super().__init__()
        self._training, self._shell = model, shell
        self.cube_view = CubeView()
        shell.stage.add_view(self.cube_view)
        self.note = Note()
        """How it stands with what is set up, or what is done for the next one."""

        def fit() -> None:
            side = lines * self.fontMetrics().height()
            self.cube_view.setMinimumSize(side // 2, side)

        follow_font(self, fit)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _frame(self, above: Iterable[QWidget], below: Iterable[QWidget], share: int) -> QFrame:
        """Return the cube with words beside it.

        Args:
            above: what stands at the top of the words.
            below: what stands at their foot.
            share: how much of the width the cube takes; the words take `WORDS_SHARE`.
        """
        words = QVBoxLayout()
        words.setContentsMargins(SPACE_PAGE, SPACE_PAGE, SPACE_PAGE, SPACE_PAGE)
        words.setSpacing(SPACE)
        for part in above:
            words.addWidget(part)
        words.addStretch(1)
        for part in below:
            words.addWidget(part)
        made = QFrame()
        made.setFrameShape(QFrame.Shape.StyledPanel)
        both = QBoxLayout(QBoxLayout.Direction.LeftToRight, made)
        both.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        both.setSpacing(0)
        both.addWidget(self.cube_view, share)
        both.addLayout(words, WORDS_SHARE)
        beside_where_wide(self, both, BESIDE)
        return made

    def _connect_frame(
        self,
        next_button: QAbstractButton,
        again_button: QAbstractButton,
        copy_button: QAbstractButton,
        alg: QPlainTextEdit,
    ) -> None:
        """Let the buttons do what they do on every such page.

        Args:
            next_button: sets up the next one.
            again_button: shows the same one from its start.
            copy_button: copies ``alg``.
            alg: what leads to the cube that is set up.
        """
        next_button.clicked.connect(self._next)
        again_button.clicked.connect(self._set_up_again)
        copy_button.clicked.connect(lambda: self._shell.status.copy(alg.toPlainText()))
        self._training.busy_changed.connect(self._show_busy)

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is practised and how it stands."""
        super().showEvent(event)
        self._training.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on to the cube; Tab would leave out what is before a focus proxy."""
        self.cube_view.setFocus(event.reason())

    # Gestures

    def _next(self) -> None:
        self._training.next()
        # The keys are meant for the cube now.
        self.cube_view.setFocus()

    def _set_up_again(self) -> None:
        self._training.set_up_again()
        self.cube_view.setFocus()

    # What happened

    def _show_busy(self, message: str | None) -> None:
        """Show what is done for a set-up that takes a moment, or again how things stand."""
        if message is not None:
            self.note.set_text(message)
        else:
            self._show_state()

    def _show_state(self) -> None:
        """Show again how it stands with what is set up."""
        raise NotImplementedError
