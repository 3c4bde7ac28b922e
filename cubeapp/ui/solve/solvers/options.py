"""How a solver is to work: how long, in which metric, with which turns and which table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from cubeapp.engine.model.errors import InvalidMoveError
from cubeapp.engine.model.moves import Metric, Move, metrics_for
from cubeapp.engine.solvers.control import Limits
from cubeapp.ui.controls.choices import choice
from cubeapp.ui.controls.forms import form_layout, line_up, show_whole
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import row, stack
from cubeapp.ui.solve.solvers.hand_options import HandOptions
from cubeapp.ui.solve.solvers.methods import Method, method, table_words
from cubeapp.ui.solve.solvers.runs import SolveRequest
from cubeapp.words import mark, paragraph, reason, sentence, tr

ALL_TURNS = mark("All turns")
TURN_PRESETS = (
    ("", ALL_TURNS),
    ("U, R", mark("U and R only")),
    ("U, R, F", mark("U, R and F only")),
    ("U, R, F, D, L", mark("No B")),
    ("U2, R2, F2, D2, L2, B2", mark("Half turns only")),
)
DEFAULT_IMPROVE_S = 10
EASY = mark("Easy to turn")
EASY_TIP = mark(
    "Prefer turns of the right side, the top and the left to those of the back and the bottom, "
    "even if there is one more (Space)"
)


@dataclass(frozen=True, slots=True)
class TableOffer:
    """A table that a solver may use."""

    name: str
    size: str
    """"46 MB"."""
    cost: str
    """What it takes to have it, for people."""
    is_ready: bool = False
    """Whether it has been built."""
    is_begun: bool = False
    """Whether a build was stopped half-way, to go on from there."""
    is_best: bool = False
    """Whether it is the one to use unless another is wanted."""

    @property
    def title(self) -> str:
        """Its line in a list, with a tick if it has been built."""
        named = tr("{some}, {another}").format(some=table_words(self.name), another=self.size)
        return f"{named} ✓" if self.is_ready else named

    @property
    def state(self) -> str:
        """What is to be known before it is used."""
        if self.is_ready:
            return tr("Ready.")
        begun = tr("Some of it has been built already.") if self.is_begun else ""
        return paragraph([tr("To be built first: {cost}.").format(cost=self.cost), begun])


class SolveOptions(QWidget):
    """The options of the chosen solver; those of others are not shown."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._solvers: tuple[str, ...] = ()
        self._size = 3
        self._tables: Mapping[Metric, Sequence[TableOffer]] = {}
        self._table_is_chosen = False
        self.first_answer = QRadioButton()
        self.keep_improving = QRadioButton(tr("Keep improving for"))
        self.seconds = QSpinBox()
        self.metric_choice = choice((), tr("Shortest in"))
        self.turns_choice = choice(TURN_PRESETS, tr("Turns allowed"))
        self.turns_note = Note()
        self.table_choice = choice((), tr("Table of the optimal solver"))
        self.table_note = Note()
        self.every = QCheckBox(tr("List all the shortest"))
        self.easy = QCheckBox(tr(EASY))
        self.by_hand = HandOptions()
        self._time_part, self._turns_part, self._table_part = QWidget(), QWidget(), QWidget()
        self._fill()
        self._explain()
        self._lay_out()
        self._connect()
        self.set_solvers(())

    # What is chosen

    @property
    def counted(self) -> Metric:
        """What the answer is to be short in."""
        if self._is_by_hand:
            return metrics_for(self._size)[0]
        return Metric(self.metric_choice.currentData())

    @property
    def is_set(self) -> bool:
        """Whether the chosen solvers use any turn and lead to the solved cube, without a choice."""
        chosen = [method(name) for name in self._solvers]
        return bool(chosen) and all(each.by_hand or each.needs_all_turns for each in chosen)

    @property
    def requests(self) -> tuple[SolveRequest, ...] | None:
        """What is asked of each solver; ``None`` while the turns cannot be read."""
        return None if self._turns()[1] else tuple(map(self._request, self._solvers))

    @property
    def summary(self) -> str:
        """The options that are not the default, in a few words."""
        if self._is_by_hand:
            return self.by_hand.summary
        parts = []
        if self.keep_improving.isChecked() and self._may_improve:
            parts.append(tr("improve for {seconds} s").format(seconds=self.seconds.value()))
        if self.counted is not metrics_for(self._size)[0]:
            parts.append(self.counted.called(self._size))
        if self.is_set:
            return ", ".join(parts)
        if self._allowed_text():
            parts.append(tr("only {turns}").format(turns=self._allowed_text()))
        if self.every.isChecked() and self._may_list:
            parts.append(tr("all the shortest"))
        if self.easy.isChecked() and self.may_ease:
            parts.append(tr("easy to turn"))
        return ", ".join(parts)

    @property
    def may_ease(self) -> bool:
        """Whether a chosen solver can look for what is easy to turn, with the turns allowed."""
        return self._eases and not self._allowed_text()

    @property
    def _eases(self) -> bool:
        return any(method(name).eases for name in self._solvers)

    @property
    def _may_improve(self) -> bool:
        return any(method(name).improves for name in self._solvers)

    @property
    def _is_by_hand(self) -> bool:
        return bool(self._solvers) and all(method(name).by_hand for name in self._solvers)

    @property
    def _may_list(self) -> bool:
        return any(method(name).lists for name in self._solvers)

    def set_solvers(self, names: Sequence[str]) -> None:
        """Offer what the solvers of these names can be asked for."""
        self._solvers = tuple(names)
        self._time_part.setVisible(self._may_improve)
        self._table_part.setVisible(any(method(name).has_tables for name in names))
        self.every.setVisible(self._may_list)
        self.easy.setVisible(self._eases)
        self.by_hand.setVisible(self._is_by_hand)
        self.by_hand.offer_hands(any(method(name).by_either_hand for name in names))
        self._turns_part.setVisible(not self._is_by_hand)
        self._turns_form.setRowVisible(self.turns_choice, not self.is_set)
        shown = method(names[0]) if len(names) == 1 else Method("", "")
        self.first_answer.setText(tr(shown.usual))
        self.first_answer.setToolTip(tr(shown.usual_tip))
        self._show()

    def set_size(self, size: int) -> None:
        """Read the turns as those of cubes of ``size``, and offer what those are counted in."""
        self._size = size
        self._offer_metrics()
        self._show()

    def _offer_metrics(self) -> None:
        """Offer the metrics for the size, the chosen one if it is among them, or else the first."""
        box, chosen = self.metric_choice, self.metric_choice.currentData()
        with QSignalBlocker(box):
            box.clear()
            for metric in metrics_for(self._size):
                name, unit = metric.called(self._size), tr(metric.unit(self._size))
                box.addItem(tr("{name}, {unit}").format(name=name, unit=unit), metric.value)
            box.setCurrentIndex(max(box.findData(chosen), 0))
        if chosen is not None and box.currentData() != chosen:
            self._on_metric_chosen()

    def set_tables(self, tables: Mapping[Metric, Sequence[TableOffer]]) -> None:
        """Offer these tables, in each metric."""
        self._tables = tables
        self._show_tables()

    # Construction

    def _fill(self) -> None:
        self._offer_metrics()
        self.first_answer.setChecked(True)
        self.seconds.setRange(1, 3600)
        self.seconds.setValue(DEFAULT_IMPROVE_S)
        self.seconds.setSuffix(tr(" s"))
        field = QLineEdit()
        field.setPlaceholderText(tr(ALL_TURNS))
        self.turns_choice.setLineEdit(field)
        self.turns_choice.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)

    def _explain(self) -> None:
        self.seconds.setAccessibleName(tr("Seconds to keep improving"))
        self.keep_improving.setToolTip(tr("Look for shorter answers until the time is over"))
        self.seconds.setToolTip(tr("How long to look for shorter answers (↑ ↓)"))
        self.metric_choice.setToolTip(
            tr("What the solver counts: is a half turn, or one of an inner layer, one move or two?")
        )
        self.turns_choice.setToolTip(
            tr("Which turns the answer may use: choose (↓), or type faces such as U R F2")
        )
        self.table_choice.setToolTip(tr("A larger table takes longer to build and proves faster"))
        self.every.setToolTip(tr("Find every answer that is as short as the shortest (Space)"))
        self.easy.setToolTip(tr(EASY_TIP))

    def _lay_out(self) -> None:
        improve = row(self.keep_improving, self.seconds)
        improve.addStretch()
        stack(self._time_part, self.first_answer, improve)
        form = self._turns_form = form_layout(self._turns_part, wraps=True)
        form.addRow(tr("Shortest &in"), self.metric_choice)
        form.addRow(tr("Tur&ns"), self.turns_choice)
        tables = form_layout(self._table_part, wraps=True)
        tables.addRow(tr("Ta&ble"), self.table_choice)
        tables.addRow(self.table_note)
        show_whole(form, tables)
        line_up(self, form, tables)
        parts = (self._time_part, self._turns_part, self.turns_note, self._table_part)
        stack(self, *parts, self.every, self.easy, self.by_hand)

    def _connect(self) -> None:
        self.keep_improving.toggled.connect(self._on_changed)
        self.seconds.valueChanged.connect(self._on_changed)
        self.metric_choice.currentIndexChanged.connect(self._on_metric_chosen)
        self.turns_choice.activated.connect(self._on_preset)
        self.turns_choice.editTextChanged.connect(self._on_changed)
        self.table_choice.activated.connect(self._on_table_chosen)
        self.every.toggled.connect(self._on_changed)
        self.easy.toggled.connect(self._on_changed)
        self.by_hand.changed.connect(self._on_changed)

    # What happened

    def _on_changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.seconds.setEnabled(self.keep_improving.isChecked())
        self.easy.setEnabled(self.may_ease)
        self.turns_note.set_text(self._turns()[1], NoteKind.PROBLEM)

    def _on_preset(self, index: int) -> None:
        """Show the turns of a preset, where they can be changed."""
        text = str(self.turns_choice.itemData(index))
        if text:
            self.turns_choice.setEditText(text)

    def _on_table_chosen(self) -> None:
        self._table_is_chosen = True
        self._tell_table()

    def _on_metric_chosen(self) -> None:
        self._show_tables()
        self.changed.emit()

    def _show_tables(self) -> None:
        offers = self._tables.get(self.counted, ())
        chosen = self.table_choice.currentData() if self._table_is_chosen else None
        if chosen is None:
            chosen = next((offer.name for offer in offers if offer.is_best), None)
        self.table_choice.clear()
        for offer in offers:
            self.table_choice.addItem(offer.title, offer.name)
            place = self.table_choice.count() - 1
            self.table_choice.setItemData(place, offer.state, Qt.ItemDataRole.ToolTipRole)
        self.table_choice.setCurrentIndex(max(self.table_choice.findData(chosen), 0))
        self._tell_table()

    def _tell_table(self) -> None:
        """Say before a table is built what that takes."""
        chosen = self.table_choice.currentData()
        for offer in self._tables.get(self.counted, ()):
            if offer.name == chosen:
                self.table_note.set_text(offer.state)

    def _request(self, solver: str) -> SolveRequest:
        asked = method(solver)
        if asked.by_hand:
            return self._request_by_hand(asked, solver)
        improves = asked.improves and self.keep_improving.isChecked()
        turns = None if asked.needs_all_turns else self._turns()[0]
        # With few turns even the first answer may take longer.
        default_s = asked.default_s if turns is None else None
        time_s = float(self.seconds.value()) if improves else default_s
        limits = Limits(time_s=time_s, metric=self.counted, turns=turns)
        table = str(self.table_choice.currentData() or "") if asked.has_tables else ""
        every = asked.lists and self.every.isChecked()
        easy = asked.eases and self.may_ease and self.easy.isChecked() and not every
        return SolveRequest(solver, limits, table, every, easy)

    def _request_by_hand(self, asked: Method, solver: str) -> SolveRequest:
        chosen = self.by_hand
        is_left_handed = asked.by_either_hand and chosen.is_left_handed
        style, cross = chosen.style_name, chosen.cross
        return SolveRequest(solver, style=style, cross=cross, is_left_handed=is_left_handed)

    def _allowed_text(self) -> str:
        """Return the turns allowed as they are typed, empty for all."""
        text = self.turns_choice.currentText().strip()
        return {tr(title): turns for turns, title in TURN_PRESETS}.get(text, text)

    def _turns(self) -> tuple[frozenset[Move] | None, str]:
        """Return the turns allowed, none for all, or what is the matter with the text."""
        text = self._allowed_text()
        if not text or self.is_set:
            return None, ""
        # Only those who limit the turns wait for this.
        from cubeapp.engine.notation.turn_sets import parse_turns

        try:
            return parse_turns(text, self._size), ""
        except InvalidMoveError as error:
            return None, sentence(reason(error))
