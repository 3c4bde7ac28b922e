"""The panel of cases: which of them are practised, and how they have gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.library.case_sets import case_sets
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import narrow, show_choice
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.train.cases.model import Choice, Drilling
from cubeapp.words import capitalised, colour_word, counted, mark, tr

_SOME = mark("Choose …")
_PICKS = ((mark("Missed ones more often"), True), (mark("All equally often"), False))


class CasePanel(Panel):
    """Chooses the cases that are practised."""

    def __init__(self, model: Drilling) -> None:
        """Show what ``model`` practises."""
        super().__init__()
        self._model = model
        self._cases: tuple[Case, ...] = ()
        self.set_box = QComboBox()
        self.pick_box = QComboBox()
        self.top_box = QComboBox()
        self.some_box = QComboBox()
        self.counts = [QLabel() for _ in range(3)]
        """How many cases were tried, how often one was known, how often missed."""
        self._make_controls()
        self._lay_out()
        self.set_box.activated.connect(lambda _index: self._choose("set_key", self.set_box))
        self.pick_box.activated.connect(lambda _index: self._choose("missed_more", self.pick_box))
        self.top_box.activated.connect(lambda _index: self._choose("top", self.top_box))
        self.some_box.activated.connect(self._on_some)
        model.chosen.connect(self._show_choice)
        model.changed.connect(lambda _showing: self._show_choice(model.choice))

    def set_theme(self, _theme: Theme) -> None:
        """Name the colours anew."""
        for index, top in enumerate((Face.D, Face.U)):
            words = capitalised(tr("{colour} on top").format(colour=colour_word(top)))
            self.top_box.setItemText(index, words)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is practised."""
        super().showEvent(event)
        self._show_choice(self._model.choice)

    def _make_controls(self) -> None:
        for each in case_sets():
            text = tr("{name} · {count} cases").format(name=tr(each.name), count=len(each.cases))
            self.set_box.addItem(text, each.key)
            self.set_box.setItemData(
                self.set_box.count() - 1, tr(each.title), Qt.ItemDataRole.ToolTipRole
            )
        for text, missed_more in _PICKS:
            self.pick_box.addItem(tr(text), missed_more)
        for text, key in (
            (tr("Yellow on top"), "D"),
            (tr("White on top"), "U"),
            (tr("Any colour"), "any"),
        ):
            self.top_box.addItem(text, key)
        for box, name, tip in (
            (self.set_box, tr("Set of cases"), tr("Which set of cases is practised")),
            (self.pick_box, tr("Which case comes next"), tr("Which case comes next")),
            (
                self.top_box,
                tr("Colour on top"),
                tr("The colour on top of the cases; the front is random"),
            ),
            (
                self.some_box,
                tr("Tick some cases"),
                tr("Tick all, none, or only one group of cases"),
            ),
        ):
            box.setAccessibleName(name)
            box.setToolTip(tip)
            narrow(box)

    def _lay_out(self) -> None:
        results = QWidget()
        grid = QGridLayout(results)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(SPACE // 2)
        for line, text in enumerate((tr("Tried"), tr("Known"), tr("Missed"))):
            self.counts[line].setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(QLabel(text), line, 0)
            grid.addWidget(self.counts[line], line, 1)
        choice = QWidget()
        form = form_layout(choice)
        form.setVerticalSpacing(SPACE)
        form.addRow(tr("Ne&xt"), self.pick_box)
        form.addRow(tr("Hol&d"), self.top_box)
        form.addRow(tr("T&icked"), self.some_box)
        show_whole(form)
        self.body.addWidget(self.set_box)
        self.body.addWidget(Card(tr("So far"), results))
        self.body.addWidget(Card(tr("Which cases"), choice))
        self.body.addStretch(1)

    def _show_choice(self, choice: Choice) -> None:
        cases = choice.case_set.cases
        show_choice(self.set_box, choice.case_set.key)
        self.pick_box.setCurrentIndex(self.pick_box.findData(choice.missed_more))
        show_choice(self.top_box, choice.top)
        if cases != self._cases:
            self._cases = cases
            self._fill_groups()
        self._show_counts(self._model.tallies())

    def _show_counts(self, tallies: Sequence[Tally]) -> None:
        tried = sum(bool(tally.seen) for tally in tallies)
        text = tr("{some} of {all}")
        self.counts[0].setText(text.format(some=counted(tried), all=counted(len(tallies))))
        self.counts[1].setText(counted(sum(tally.known for tally in tallies)))
        self.counts[2].setText(counted(sum(tally.missed for tally in tallies)))

    def _choose(self, field: str, box: QComboBox) -> None:
        """Set a field of the choice to what ``box`` has."""
        self._model.choose(replace(self._model.choice, **{field: box.currentData()}))

    def _on_some(self, index: int) -> None:
        places = range(len(self._cases))
        if index == 1:
            self._model.tick(places)
        elif index == 2:
            self._model.tick(())
        elif index > 2:
            group = self.some_box.itemData(index)
            self._model.tick(place for place in places if self._cases[place].about == group)
        self.some_box.setCurrentIndex(0)

    def _fill_groups(self) -> None:
        self.some_box.clear()
        self.some_box.addItems([tr(_SOME), tr("All"), tr("None")])
        groups = list(dict.fromkeys(case.about for case in self._cases if case.about))
        if len(groups) < len(self._cases):
            for group in groups:
                self.some_box.addItem(tr(group), group)
