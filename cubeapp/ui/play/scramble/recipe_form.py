"""What a scramble is made by: its kind, the size, and what each kind has to choose."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, QSignalBlocker, Signal
from PySide6.QtGui import QRegularExpressionValidator, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from cubeapp.engine.english import sentence
from cubeapp.engine.errors import ScrambleError
from cubeapp.engine.geometry import MAX_SIZE, MIN_SIZE, cube_name
from cubeapp.engine.perfect.rules import SIX_RULES, Rule, Rules, format_rules, parse_rules
from cubeapp.engine.scramblers.base import (
    MAX_SOLVED_SIZE,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    usual_length,
)
from cubeapp.engine.scramblers.scored import CANDIDATES, KEPT, most_candidates
from cubeapp.language import mark, tr
from cubeapp.ui.controls.form_names import show_whole
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import SPACING

MOST_MOVES = 10_000
"""More are no scramble to watch, and a large cube takes long to follow them; the command line
makes up to a million."""
_KINDS = (
    (RANDOM_STATE, mark("Random state")),
    (RANDOM_MOVES, mark("Random moves")),
    (SCORED, mark("Scored")),
    (PERFECT, mark("Perfect")),
)
MAX_USUAL_STATE_SIZE = 3
"""Up to this size random states are what is made unless another kind is chosen."""

_RULE_SETS = ("1,2,3,4,5,6", "1,2,3,4,5", "1,2,3,4", "1,2,3,4,no-home", "3,4", "3,5")
"""Sets of rules to choose from; any other can be typed."""
_RULES_TIP = mark(
    "Numbers of rules, and no-home, colour-sets or colour-sets-all, with commas between;\n"
    "the Lab explains each"
)


class RecipeForm(QWidget):
    """Asks for a `Recipe` and a seed, and says what scrambles of that kind are and are not."""

    changed = Signal()
    """The recipe is another one, or can be made now and could not before."""
    entered = Signal()
    """Enter was pressed in the field of the seed."""
    size_requested = Signal(int)
    """The cube is to be of this size."""

    def __init__(self, size: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._is_solver_ready = False
        self._is_chosen = False
        self.kind_box = QComboBox()
        self.size_box = QSpinBox()
        self.length_box = QSpinBox()
        self.candidates_box = QSpinBox()
        self.kept_box = QSpinBox()
        self.rules_box = QComboBox()
        self.seed_edit = QLineEdit()
        self.note = Note()
        self._form = QFormLayout(self)
        self._make_controls()
        self._make_scored_controls()
        self._make_rules_control()
        self._lay_out()
        self.set_size(size)
        self._connect()

    @property
    def kind(self) -> str:
        """The chosen kind, as on the command line."""
        return str(self.kind_box.currentData())

    @property
    def has_moves(self) -> bool:
        """Whether scrambles of this kind and size come with moves."""
        return self.kind != RANDOM_STATE or self._size <= MAX_SOLVED_SIZE

    @property
    def seed(self) -> int | None:
        """The typed seed; none for a fresh one."""
        text = self.seed_edit.text().strip()
        return int(text) if text else None

    @property
    def recipe(self) -> Recipe | None:
        """What to make; ``None`` as long as the rules typed are none."""
        kind, size = self.kind, self._size
        if kind == SCORED:
            choice = self.candidates_box.value(), self.kept_box.value()
            return Recipe(kind, size, self.length_box.value(), *choice)
        if kind == PERFECT:
            rules = self._rules()
            return None if rules is None else Recipe(kind, size, rules=rules)
        return Recipe(kind, size, self.length_box.value() if kind == RANDOM_MOVES else None)

    def choose(self, kind: str) -> None:
        """Choose a kind as the person does, for good."""
        self._is_chosen = True
        self.kind_box.setCurrentIndex(self.kind_box.findData(kind))

    def set_solver_ready(self, ready: bool) -> None:
        """Tell whether random states are made without waiting: only then they are the default."""
        self._is_solver_ready = ready
        self._show_default()

    def set_size(self, size: int) -> None:
        """Make scrambles of cubes of ``size``."""
        is_new = size != self._size
        self._size = size
        with QSignalBlocker(self.size_box):
            self.size_box.setValue(size)
        self.candidates_box.setMaximum(most_candidates(size))
        model = self.kind_box.model()
        if isinstance(model, QStandardItemModel):
            model.item(self.kind_box.findData(PERFECT)).setEnabled(size == 3)
        if self.kind == PERFECT and size != 3:
            self._is_chosen = False
        self._show_default()
        if is_new:
            self._set_usual_length()
        self._show()

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
        self.kind_box.setToolTip(tr("How the scramble is made; the line below says more"))
        self.size_box.setRange(MIN_SIZE, MAX_SIZE)
        self.size_box.setKeyboardTracking(False)
        self.size_box.setAccessibleName(tr("Size of the scrambled cube"))
        self.size_box.setToolTip(tr("Layers along an edge; the cube on screen follows"))
        self.length_box.setRange(0, MOST_MOVES)
        self.length_box.setAccessibleName(tr("Number of moves"))
        self.seed_edit.setPlaceholderText(tr("a fresh one"))
        self.seed_edit.setAccessibleName(tr("Seed"))
        self.seed_edit.setToolTip(tr("A number: the same seed always gives the same scrambles"))
        self.seed_edit.setClearButtonEnabled(True)
        digits = QRegularExpression("[0-9]{0,18}")
        self.seed_edit.setValidator(QRegularExpressionValidator(digits, self.seed_edit))

    def _make_scored_controls(self) -> None:
        for box, name, value in (
            (self.candidates_box, tr("Candidates at each step"), CANDIDATES),
            (self.kept_box, tr("Best candidates to choose from"), KEPT),
        ):
            box.setRange(1, most_candidates(self._size))
            box.setValue(value)
            box.setAccessibleName(name)
        self.candidates_box.setToolTip(
            tr("How many moves are tried out at each step; {usual} is usual").format(
                usual=CANDIDATES
            )
        )
        self.kept_box.setToolTip(
            tr(
                "Of how many of the best of them one is taken by chance; {usual} is usual, "
                "1 always takes the best"
            ).format(usual=KEPT)
        )

    def _make_rules_control(self) -> None:
        self.rules_box.setEditable(True)
        self.rules_box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.rules_box.addItems(_RULE_SETS)
        self.rules_box.setAccessibleName(tr("Rules that the scramble obeys"))
        self.rules_box.setToolTip(tr(_RULES_TIP))
        self.rules_box.setMinimumContentsLength(10)
        self.rules_box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )

    def _lay_out(self) -> None:
        form = self._form
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(SPACING)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("&Kind"), self.kind_box)
        form.addRow(tr("Si&ze"), self.size_box)
        form.addRow(tr("&Length"), self.length_box)
        form.addRow(tr("Candida&tes"), self.candidates_box)
        form.addRow(tr("Kept &best"), self.kept_box)
        form.addRow(tr("R&ules"), self.rules_box)
        form.addRow(tr("See&d"), self.seed_edit)
        form.addRow(self.note)
        show_whole(form)

    def _connect(self) -> None:
        self.kind_box.activated.connect(self._on_kind_activated)
        self.kind_box.currentIndexChanged.connect(self._on_kind_changed)
        self.size_box.valueChanged.connect(self.size_requested)
        self.length_box.valueChanged.connect(self._on_length_changed)
        self.candidates_box.valueChanged.connect(self.kept_box.setMaximum)
        self.rules_box.editTextChanged.connect(self._on_rules_changed)
        self.seed_edit.returnPressed.connect(self.entered)

    def _on_kind_activated(self, _index: int) -> None:
        self._is_chosen = True

    def _on_length_changed(self, _length: int) -> None:
        # Whoever sets a length wants the kind that has one.
        self._is_chosen = True

    def _on_kind_changed(self, _index: int) -> None:
        self._set_usual_length()
        self._show()
        self.changed.emit()

    def _on_rules_changed(self, _text: str) -> None:
        self._show()
        self.changed.emit()

    def _show_default(self) -> None:
        """Choose the kind that is usual for the size, unless the person has chosen one."""
        if not self._is_chosen:
            is_state = self._size <= MAX_USUAL_STATE_SIZE and self._is_solver_ready
            kind = RANDOM_STATE if is_state else RANDOM_MOVES
            self.kind_box.setCurrentIndex(self.kind_box.findData(kind))

    def _set_usual_length(self) -> None:
        usual = usual_length(self.kind, self._size)
        with QSignalBlocker(self.length_box):
            if usual is not None:
                self.length_box.setValue(usual)
                tip = tr("{usual} moves are usual for {name}")
                self.length_box.setToolTip(tip.format(usual=usual, name=cube_name(self._size)))

    def _show(self) -> None:
        kind, form = self.kind, self._form
        if self.length_box.value() == 0:
            self._set_usual_length()
        form.setRowVisible(self.length_box, kind in (RANDOM_MOVES, SCORED))
        for box in (self.candidates_box, self.kept_box):
            form.setRowVisible(box, kind == SCORED)
        form.setRowVisible(self.rules_box, kind == PERFECT)
        if kind == PERFECT:
            self._explain_rules()
        else:
            self.note.say(_explanation(kind, self._size))

    def _rules(self) -> Rules | None:
        try:
            return parse_rules(self.rules_box.currentText())
        except ScrambleError:
            return None

    def _explain_rules(self) -> None:
        try:
            rules = parse_rules(self.rules_box.currentText())
        except ScrambleError as error:
            self.note.say(sentence(str(error)), NoteKind.PROBLEM)
            return
        if rules == SIX_RULES:
            self.note.say(
                tr(
                    "One of the 48 cubes that obey all six rules of the perfect scramble, each "
                    "equally likely. It looks perfectly mixed, and is anything but random."
                )
            )
        elif not rules:
            self.note.say(tr("No rule at all: every state is equally likely."))
        else:
            said = "; ".join(rule.summary for rule in sorted(rules, key=_place))
            self.note.say(
                tr(
                    "A cube that obeys {rules}, each equally likely: {said}. It looks well mixed, "
                    "and is less random for it. The first one may take minutes."
                ).format(rules=_named(rules), said=said)
            )


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
