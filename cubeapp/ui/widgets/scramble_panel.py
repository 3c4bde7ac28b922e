"""Scrambling the cube: the kind, how long, from which seed, and what came of it."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLineEdit,
    QProgressBar,
    QSpinBox,
    QWidget,
)

from cubeapp.engine.geometry import cube_name
from cubeapp.engine.scramblers.base import (
    MAX_SOLVED_SIZE,
    RANDOM_MOVES,
    RANDOM_STATE,
    Scramble,
    default_length,
)
from cubeapp.engine.scramblers.random_moves import MAX_LENGTH
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, button, heading, row, stack
from cubeapp.ui.theme import WCA, Theme

_KINDS = ((RANDOM_MOVES, "Random moves"), (RANDOM_STATE, "Random state"))


class ScramblePanel(Panel):
    """Asks for scrambles and shows the last one, so that it can be copied and repeated."""

    scramble_requested = Signal(str, object, object, bool)
    """(kind, ``int | None`` length, ``int | None`` seed, play): a length is given only where
    the kind has one, a seed only where the person typed one."""
    cancel_requested = Signal()
    """The scramble in the making is not wanted any more."""
    copy_requested = Signal(str)
    """This text is wanted on the clipboard."""

    def __init__(self, size: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._hold = WCA.usual_hold
        self._scramble: Scramble | None = None
        self._busy = False
        self.kind_box = QComboBox()
        self.kind_note = Note()
        self.length_box = QSpinBox()
        self.seed_edit = QLineEdit()
        self.play_button = button("Scramble and &play", "")
        self.set_button = button("Set at &once", "")
        self.busy_note = Note()
        self.cancel_button = button("Cancel", "Stop making this scramble; the cube stays as it is")
        self.text_edit = MarkedEdit(most_lines=12)
        self.facts_note = Note()
        self.copy_button = button("Cop&y", "Put the scramble on the clipboard")
        self.seed_button = button("Use this seed &again", "Put the seed into the field above")
        self._make_controls()
        self._lay_out()
        self._connect()
        self.set_size(size)
        self.set_busy(None)
        self.set_scramble(None, "")

    @property
    def kind(self) -> str:
        """The chosen kind, as on the command line."""
        return str(self.kind_box.currentData())

    @property
    def seed(self) -> int | None:
        """The typed seed; none for a fresh one."""
        text = self.seed_edit.text().strip()
        return int(text) if text else None

    @property
    def length(self) -> int | None:
        """The number of random moves; none where the kind has no choice of it."""
        return self.length_box.value() if self.kind == RANDOM_MOVES else None

    def set_size(self, size: int) -> None:
        """Make scrambles of cubes of ``size``."""
        is_new = size != self._size
        self._size = size
        if is_new or self.length_box.value() == 0:
            self.length_box.setValue(default_length(size))
        self._show_kind()

    def set_scramble(self, scramble: Scramble | None, text: str) -> None:
        """Show what was made last.

        Args:
            scramble: none if there is none to show.
            text: its moves in notation; empty where only the state was made.
        """
        self._scramble = scramble
        self.text_edit.setPlainText(text)
        self.text_edit.setVisible(bool(text))
        self.copy_button.setEnabled(bool(text))
        for part in (self.copy_button, self.seed_button):
            part.setVisible(scramble is not None)
        self._show_facts()

    def set_busy(self, message: str | None) -> None:
        """Show that a scramble is in the making and how far it is; ``None`` when none is."""
        self._busy = message is not None
        self.busy_note.say(message or "")
        self._busy_part.setVisible(self._busy)
        for part in (self.play_button, self.set_button, self.kind_box, self.seed_edit):
            part.setEnabled(not self._busy)
        self.length_box.setEnabled(not self._busy and self.kind == RANDOM_MOVES)

    def set_theme(self, theme: Theme) -> None:
        """Name the colours of the theme's scheme."""
        self._hold = theme.scheme.usual_hold
        self._show_facts()

    def _make_controls(self) -> None:
        for kind, title in _KINDS:
            self.kind_box.addItem(title, kind)
        self.kind_box.setAccessibleName("Kind of scramble")
        self.kind_box.setToolTip("How the scramble is made")
        self.length_box.setRange(0, MAX_LENGTH)
        self.length_box.setAccessibleName("Number of moves")
        self.seed_edit.setPlaceholderText("a fresh one")
        self.seed_edit.setAccessibleName("Seed")
        self.seed_edit.setToolTip("A number: the same seed always gives the same scramble")
        self.seed_edit.setClearButtonEnabled(True)
        digits = QRegularExpression("[0-9]{0,18}")
        self.seed_edit.setValidator(QRegularExpressionValidator(digits, self.seed_edit))
        self.text_edit.setReadOnly(True)
        self.text_edit.setAccessibleName("The scramble")
        bar = QProgressBar()
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName("Making the scramble")
        self._bar = bar
        self._busy_part = QWidget()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow("&Kind", self.kind_box)
        form.addRow("&Length", self.length_box)
        form.addRow("See&d", self.seed_edit)
        self.body.addLayout(form)
        self.body.addWidget(self.kind_note)
        self.body.addLayout(row(self.play_button, self.set_button))
        stack(self._busy_part, self.busy_note, row(self._bar, self.cancel_button))
        self.body.addWidget(self._busy_part)
        self.body.addWidget(heading("The scramble", self.text_edit))
        self.body.addWidget(self.text_edit)
        self.body.addWidget(self.facts_note)
        self.body.addLayout(row(self.copy_button, self.seed_button))
        self.body.addStretch(1)

    def _connect(self) -> None:
        self.kind_box.currentIndexChanged.connect(self._show_kind)
        self.play_button.clicked.connect(lambda: self._request(play=True))
        self.set_button.clicked.connect(lambda: self._request(play=False))
        self.seed_edit.returnPressed.connect(self.play_button.click)
        self.cancel_button.clicked.connect(lambda: self.cancel_requested.emit())
        self.copy_button.clicked.connect(self._copy)
        self.seed_button.clicked.connect(self._use_seed_again)

    def _request(self, *, play: bool) -> None:
        self.scramble_requested.emit(self.kind, self.length, self.seed, play)

    def _copy(self) -> None:
        self.copy_requested.emit(self.text_edit.toPlainText())

    def _use_seed_again(self) -> None:
        if self._scramble is not None:
            self.seed_edit.setText(str(self._scramble.seed))

    def _show_kind(self) -> None:
        has_moves = self.kind == RANDOM_MOVES or self._size <= MAX_SOLVED_SIZE
        self.kind_note.say(_explanation(self.kind, self._size))
        self.length_box.setEnabled(not self._busy and self.kind == RANDOM_MOVES)
        usual = default_length(self._size)
        self.length_box.setToolTip(
            f"How many random moves; {usual} is usual for {cube_name(self._size)}"
            if self.kind == RANDOM_MOVES
            else "A random state is as many moves away as it happens to be"
        )
        self.play_button.setToolTip(
            "Make a scramble and watch it being done on the solved cube"
            if has_moves
            else "There are no moves to play: the state is set at once"
        )
        self.play_button.setVisible(has_moves)
        self.set_button.setText("Set at &once" if has_moves else "Set a &random state")
        self.set_button.setToolTip("Make a scramble and show the scrambled cube at once")

    def _show_facts(self) -> None:
        if self._scramble is None:
            self.facts_note.say("None yet. It will stand here, to be copied or made again.")
            return
        moves, seed = self._scramble.moves, self._scramble.seed
        facts = [self._hold.capitalize()] if moves is not None else []
        if moves is None:
            name = cube_name(self._scramble.cube.size)
            facts.append(f"A state of the {name}, set without moves")
        else:
            facts.append("1 move" if len(moves) == 1 else f"{len(moves):,} moves")
        facts.append(f"seed {seed}")
        self.facts_note.say(" · ".join(facts))


def _explanation(kind: str, size: int) -> str:
    if kind == RANDOM_MOVES:
        return (
            "Moves drawn by chance, none of which undoes or repeats an earlier one. "
            "Quick, and as the rules of competitions have it for 5×5×5 and larger cubes."
        )
    if size > MAX_SOLVED_SIZE:
        return (
            "Every state is equally likely. Above 3×3×3 the state alone is set: "
            "moves that lead to it are not looked for."
        )
    return (
        "Every state is equally likely, as in competitions. The state is drawn first and solved; "
        "the scramble is the solution backwards."
    )
