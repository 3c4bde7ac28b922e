"""What a scramble is made by: its kind, the size, and what each kind has to choose."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, QSignalBlocker
from PySide6.QtGui import QRegularExpressionValidator, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from cubeapp.engine.model.errors import ScrambleError
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, cube_name
from cubeapp.engine.perfect.rules import SIX_RULES, Rule, Rules, format_rules
from cubeapp.engine.scrambles.base import (
    MAX_SOLVED_SIZE,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    usual_length,
)
from cubeapp.engine.scrambles.scored import CANDIDATES, KEPT, most_candidates
from cubeapp.ui.controls.choices import narrow
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import SPACING
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble.recipe import MAX_LENGTH, RecipeChoice
from cubeapp.words import mark, reason, sentence, tr

_KINDS = (
    (RANDOM_STATE, mark("Random state")),
    (RANDOM_MOVES, mark("Random moves")),
    (SCORED, mark("Scored")),
    (PERFECT, mark("Perfect")),
)
_RULE_SETS = ("1,2,3,4,5,6", "1,2,3,4,5", "1,2,3,4", "1,2,3,4,no-home", "3,4", "3,5")
"""Sets of rules to choose from; any other can be typed."""
_RULES_TIP = mark(
    "Numbers of rules, and no-home, colour-sets or colour-sets-all, with commas between;\n"
    "the Lab explains each"
)


class RecipeForm(QWidget):
    """Shows and changes a `RecipeChoice`, and explains the kind that is chosen.

    The box for the kind is laid out by others.
    """

    def __init__(self, choice: RecipeChoice, document: CubeDocument) -> None:
        """Show ``choice``; the size is that of the cube of ``document``."""
        super().__init__()
        self._choice = choice
        self._document = document
        self.kind_box = QComboBox()
        self.size_box = QSpinBox()
        self.length_box = QSpinBox()
        self.candidates_box = QSpinBox()
        self.kept_box = QSpinBox()
        self.rules_box = QComboBox()
        self.seed_edit = QLineEdit()
        self.note = Note()
        self._form = form_layout(self)
        self._make_controls()
        self._make_scored_controls()
        self._make_rules_control()
        self._lay_out()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen, and only what the kind has to choose."""
        choice, form = self._choice, self._form
        self._show_limits()
        for box, value in (
            (self.size_box, choice.size),
            (self.length_box, choice.length),
            (self.candidates_box, choice.candidates),
            (self.kept_box, choice.kept),
        ):
            with QSignalBlocker(box):
                box.setValue(value)
        self.kind_box.setCurrentIndex(self.kind_box.findData(choice.kind))
        if self.rules_box.currentText() != choice.rules_text:
            self.rules_box.setEditText(choice.rules_text)
        if self._seed != choice.seed:
            self.seed_edit.setText("" if choice.seed is None else str(choice.seed))
        form.setRowVisible(self.length_box, choice.kind in (RANDOM_MOVES, SCORED))
        for box in (self.candidates_box, self.kept_box):
            form.setRowVisible(box, choice.kind == SCORED)
        form.setRowVisible(self.rules_box, choice.kind == PERFECT)
        self._explain()

    def set_enabled(self, enabled: bool) -> None:
        """Allow changes or not; the words stay readable."""
        for part in (
            *(self.kind_box, self.size_box, self.length_box, self.candidates_box),
            *(self.kept_box, self.rules_box, self.seed_edit),
        ):
            part.setEnabled(enabled)

    def _make_controls(self) -> None:
        for kind, title in _KINDS:
            self.kind_box.addItem(tr(title), kind)
        self.kind_box.setAccessibleName(tr("Kind of scramble"))
        narrow(self.kind_box)
        self.size_box.setRange(MIN_SIZE, MAX_SIZE)
        self.size_box.setKeyboardTracking(False)
        self.size_box.setAccessibleName(tr("Size of the scrambled cube"))
        self.size_box.setToolTip(tr("Layers along an edge; the cube on screen follows"))
        self.length_box.setRange(0, MAX_LENGTH)
        self.length_box.setAccessibleName(tr("Number of moves"))
        self.seed_edit.setPlaceholderText(tr("a fresh one"))
        self.seed_edit.setAccessibleName(tr("Seed"))
        self.seed_edit.setToolTip(tr("A number: the same seed always gives the same scrambles"))
        self.seed_edit.setClearButtonEnabled(True)
        digits = QRegularExpression("[0-9]{0,18}")
        self.seed_edit.setValidator(QRegularExpressionValidator(digits, self.seed_edit))

    def _make_scored_controls(self) -> None:
        self.candidates_box.setAccessibleName(tr("Candidates at each step"))
        self.kept_box.setAccessibleName(tr("Best candidates to choose from"))
        self.candidates_box.setToolTip(
            tr("How many moves are tried out at each step; {usual} by default").format(
                usual=CANDIDATES
            )
        )
        self.kept_box.setToolTip(
            tr(
                "Of how many of the best of them one is chosen at random; {usual} by default, "
                "1 always chooses the best"
            ).format(usual=KEPT)
        )

    def _make_rules_control(self) -> None:
        self.rules_box.setEditable(True)
        self.rules_box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.rules_box.addItems(_RULE_SETS)
        self.rules_box.setAccessibleName(tr("Rules that the scramble obeys"))
        self.rules_box.setToolTip(tr(_RULES_TIP))
        narrow(self.rules_box)

    def _lay_out(self) -> None:
        form = self._form
        form.setVerticalSpacing(SPACING)
        form.addRow(tr("Si&ze"), self.size_box)
        form.addRow(tr("&Length"), self.length_box)
        form.addRow(tr("Candida&tes"), self.candidates_box)
        form.addRow(tr("Kept &best"), self.kept_box)
        form.addRow(tr("R&ules"), self.rules_box)
        form.addRow(tr("See&d"), self.seed_edit)
        form.addRow(self.note)
        show_whole(form)

    def _connect(self) -> None:
        choice = self._choice
        choice.changed.connect(self.refresh)
        self.kind_box.activated.connect(self._on_kind)
        self.size_box.valueChanged.connect(self._document.change_size)
        self.length_box.valueChanged.connect(choice.set_length)
        self.candidates_box.valueChanged.connect(choice.set_candidates)
        self.kept_box.valueChanged.connect(choice.set_kept)
        self.rules_box.editTextChanged.connect(choice.set_rules_text)
        self.seed_edit.textChanged.connect(self._on_seed)

    @property
    def _seed(self) -> int | None:
        text = self.seed_edit.text().strip()
        return int(text) if text else None

    def _on_kind(self, _index: int) -> None:
        self._choice.choose(str(self.kind_box.currentData()))

    def _on_seed(self, _text: str) -> None:
        self._choice.set_seed(self._seed)

    def _show_limits(self) -> None:
        """Fit what can be chosen to the size of the cube."""
        choice = self._choice
        model = self.kind_box.model()
        if isinstance(model, QStandardItemModel):
            model.item(self.kind_box.findData(PERFECT)).setEnabled(choice.size == 3)
        limits = (
            (self.candidates_box, most_candidates(choice.size)),
            (self.kept_box, choice.candidates),
        )
        for box, most in limits:
            with QSignalBlocker(box):
                box.setRange(1, most)
        default = usual_length(choice.kind, choice.size)
        if default is not None:
            tip = tr("{usual} moves by default for {name}")
            self.length_box.setToolTip(tip.format(usual=default, name=cube_name(choice.size)))

    def _explain(self) -> None:
        self._say_kind()
        self.kind_box.setToolTip(self.note.text())

    def _say_kind(self) -> None:
        if self._choice.kind != PERFECT:
            self.note.set_text(_explanation(self._choice.kind, self._choice.size))
            return
        try:
            self.note.set_text(_explained(self._choice.rules))
        except ScrambleError as error:
            self.note.set_text(sentence(reason(error)), NoteKind.PROBLEM)


def _explained(rules: Rules) -> str:
    """Describe the scrambles that obey ``rules``."""
    if rules == SIX_RULES:
        return tr(
            "One of the 48 cubes that obey all six rules of the perfect scramble, each "
            "equally likely. It looks perfectly mixed, and is anything but random."
        )
    if not rules:
        return tr("No rule at all: every state is equally likely.")
    summaries = "; ".join(tr(rule.summary) for rule in sorted(rules, key=_place))
    return tr(
        "A cube that obeys {rules}, each equally likely: {said}. It looks well mixed, "
        "and is less random for it. The first one may take minutes."
    ).format(rules=_named(rules), said=summaries)


def _named(rules: Rules) -> str:
    text = tr("rule {names}") if len(rules) == 1 else tr("rules {names}")
    return text.format(names=format_rules(rules))


def _place(rule: Rule) -> int:
    return list(Rule).index(rule)


def _explanation(kind: str, size: int) -> str:
    if kind == RANDOM_MOVES:
        return tr(
            "Moves drawn by chance, none of which undoes or repeats an earlier one. Quick, and "
            "as competitions have it for 5×5×5 to 7×7×7; not every state is equally likely."
        )
    if kind == SCORED:
        return tr(
            "At each step the move is one of the best mixing of some drawn by chance. It looks "
            "better mixed than chance has it, and so is less random: not for competitions."
        )
    if size > MAX_SOLVED_SIZE:
        return tr(
            "Every state is equally likely. Above {name} the state alone is set: moves that "
            "lead to it are not looked for."
        ).format(name=cube_name(MAX_SOLVED_SIZE))
    return tr(
        "Every state is equally likely, as in competitions. The state is drawn first and solved; "
        "the scramble is the solution backwards. It need not look well mixed."
    )
