"""The panel of cases: what is practised, what is due, how it goes, and the page of a case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QMenu,
    QMessageBox,
    QSpinBox,
    QToolButton,
    QWidget,
)

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.library.case_sets import PBL
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.practice.case_book import OwnDeck
from cubeapp.engine.practice.decks import DECK_SIZE, OWN, decks
from cubeapp.engine.practice.next_case import Order
from cubeapp.engine.practice.schedule import Day, Grade, due_counts
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.chips import Chip, Chips
from cubeapp.ui.controls.choices import narrow, show_choice
from cubeapp.ui.controls.fold import Fold, open_where_high
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.panel import Panel, row, stack
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.drawing.case_pictures import case_picture
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.train.cases.case_card import CaseCard
from cubeapp.ui.train.cases.case_charts import DueChart
from cubeapp.ui.train.cases.case_words import GRADES, days_words, title_of
from cubeapp.ui.train.cases.choice import MOST_NEW, Choice
from cubeapp.ui.train.cases.deck_dialog import DeckDialog
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.ui.train.cases.trial import Showing, taken_words
from cubeapp.ui.train.cases.work_list import WorkList
from cubeapp.ui.train.count_table import CountTable
from cubeapp.words import capitalised, colour_word, counted, mark, plural, tr

DAYS = 7
"""Shown of what is due."""
PICTURE_LINES = 4.5
"""The side of a picture in lines of text."""
ROOMY_LINES = 40
"""Of text in the height of the panel, from which on what is seldom needed is open as well."""
_SOME = mark("Choose …")
PICKS = {
    "due": (mark("What is due"), Order.DUE, True),
    "once": (mark("Each once before any twice"), Order.ONCE, True),
    "slowest": (mark("Slowest first"), Order.SLOWEST, True),
    "confused": (mark("Two that were mixed up"), Order.CONFUSED, True),
    "free": (mark("Free: missed ones more often"), Order.FREE, True),
    "evenly": (mark("Free: all equally often"), Order.FREE, False),
}
"""What comes next: words, order, and whether missed ones come more often."""


class CasePanel(Panel):
    """Chooses the cases that are practised, and shows how they stand."""

    def __init__(
        self,
        model: Drilling,
        sheet_actions: Sequence[QAction],
        after: Sequence[Preparation] = (),
    ) -> None:
        """Show what ``model`` practises.

        Args:
            model: sets cases up and counts them.
            sheet_actions: save and print a sheet of the set.
            after: what compiles the search for the algs of own decks.
        """
        super().__init__()
        self._model, self._after = model, after
        self._sheet_actions = sheet_actions
        self._theme = LIGHT
        self._cases: tuple[Case, ...] = ()
        self._decks: tuple[str, ...] = ()
        self.set_box, self.pick_box = QComboBox(), QComboBox()
        self.top_box, self.some_box = QComboBox(), QComboBox()
        self.new_box = QSpinBox()
        self.more_button = IconButton("more", tr("Decks"), tr("Own decks, and a sheet to print"))
        self._count_table = CountTable(_count_rows())
        self.counts = self._count_table.counts
        """How many cases are due, how many are new, how many are known."""
        self.due_chart = DueChart()
        self.before_card, self.picture, self.before_note = QWidget(), QLabel(), Note()
        self.again_chips = Chips()
        self.work_list = WorkList()
        self.overview, self.case_card = QWidget(), CaseCard(model)
        self._make_boxes()
        self._make_menu()
        self._lay_out()
        self._connect()
        self._look_at(None)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and name them anew."""
        self._theme = theme
        self.case_card.set_theme(theme)
        for index, top in enumerate((Face.D, Face.U)):
            words = capitalised(tr("{colour} on top").format(colour=colour_word(top)))
            self.top_box.setItemText(index, words)
        self._show_before()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is practised."""
        super().showEvent(event)
        self._show_choice(self._model.choice)

    # Construction

    def _make_boxes(self) -> None:
        for key, (text, _order, _missed_more) in PICKS.items():
            self.pick_box.addItem(tr(text), key)
        for text, key in (
            (tr("Yellow on top"), "D"),
            (tr("White on top"), "U"),
            (tr("Any colour"), "any"),
        ):
            self.top_box.addItem(text, key)
        self.new_box.setRange(0, MOST_NEW)
        self.new_box.setAccessibleName(tr("New cases a day"))
        for part in (self.new_box, self.new_box.lineEdit()):
            part.setToolTip(tr("How many cases are begun on a day, where what is due comes"))
        self.again_chips.setAccessibleName(tr("Ask again"))
        self.again_chips.setToolTip(tr("When the case comes again"))
        tip = tr("The colour on top of the cases; the front is random")
        some = tr("Tick all, none, or only one group of cases")
        for box, name, words in (
            (self.set_box, tr("Set of cases"), tr("Which set of cases is practised")),
            (self.pick_box, tr("Which case comes next"), tr("Which case comes next")),
            (self.top_box, tr("Colour on top"), tip),
            (self.some_box, tr("Tick some cases"), some),
        ):
            box.setAccessibleName(name)
            box.setToolTip(words)
            narrow(box)

    def _make_menu(self) -> None:
        menu = QMenu(self.more_button)
        menu.addAction(tr("New deck of your own…")).triggered.connect(lambda: self._edit(None))
        self.copy_action = menu.addAction(tr("New deck of the ticked cases…"))
        self.copy_action.triggered.connect(self._copy_cases)
        self.edit_action = menu.addAction(tr("Change this deck…"))
        self.delete_action = menu.addAction(tr("Delete this deck"))
        self.edit_action.triggered.connect(lambda: self._edit(self._own_deck))
        self.delete_action.triggered.connect(self._delete)
        menu.addSeparator()
        menu.addActions(self._sheet_actions)
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_button.setMenu(menu)

    def _lay_out(self) -> None:
        stack(
            self.overview,
            self._next_form(),
            Card(tr("Today"), self._count_table),
            self.before_card,
            self._folds(),
            spacing=SPACE,
        )
        self._lay_out_before()
        sets = row(self.set_box, self.more_button)
        sets.setStretch(0, 1)
        self.body.addLayout(sets)
        self.body.addWidget(self.overview)
        self.body.addWidget(self.case_card)
        self.body.addStretch(1)

    def _next_form(self) -> QFormLayout:
        form = form_layout()
        form.addRow(tr("Ne&xt"), self.pick_box)
        show_whole(form)
        return form

    def _lay_out_before(self) -> None:
        self.picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        before = row(self.picture, self.before_note, spacing=SPACE)
        before.setStretch(1, 1)
        ask = Caption(tr("Ask again"))
        stack(self.before_card, Card(tr("The case before"), before, ask, self.again_chips))

    def _folds(self) -> Card:
        """Return what is not needed at each case."""
        choice, folds = QWidget(), QWidget()
        form = form_layout(choice)
        form.setVerticalSpacing(SPACE)
        form.addRow(tr("Hol&d"), self.top_box)
        form.addRow(tr("T&icked"), self.some_box)
        form.addRow(tr("New a day"), self.new_box)
        show_whole(form)
        chart = QWidget()
        stack(chart, self.due_chart)
        for part in (chart, choice):
            part.setContentsMargins(0, 0, 0, SPACE)
        due = Fold(tr("Due in the next days"), chart)
        work = Fold(tr("To work on"), self.work_list)
        self.choice_fold = Fold(tr("Which cases"), choice)
        stack(folds, due, self.choice_fold, work, spacing=0)
        open_where_high(self, ROOMY_LINES, due, work)
        return Card("", folds)

    def _connect(self) -> None:
        model = self._model
        self.set_box.activated.connect(self._choose_set)
        self.top_box.activated.connect(lambda _row: self._choose(top=self.top_box.currentData()))
        self.pick_box.activated.connect(self._pick)
        self.some_box.activated.connect(self._on_some)
        self.new_box.valueChanged.connect(lambda count: self._choose(new_a_day=count))
        self.again_chips.chosen.connect(lambda key: model.rate_again(Grade(int(key))))
        model.chosen.connect(self._show_choice)
        model.changed.connect(self._on_changed)
        model.looked_at.connect(self._look_at)
        self.work_list.looked_at.connect(model.look_at)
        self.work_list.pair_chosen.connect(model.practise_pair)

    # What is shown

    def _show_choice(self, choice: Choice) -> None:
        self._fill_sets(choice)
        show_choice(self.set_box, choice.case_set.key)
        pick = next(
            key
            for key, (_text, order, missed_more) in PICKS.items()
            if order is choice.order
            and (order is not Order.FREE or missed_more is choice.missed_more)
        )
        show_choice(self.pick_box, pick)
        show_choice(self.top_box, choice.top)
        self.new_box.setValue(choice.new_a_day)
        self.new_box.setEnabled(choice.order is Order.DUE)
        cases = choice.case_set.cases
        if cases != self._cases:
            self._cases = cases
            self._fill_groups()
            self._look_at(None)
        for action in (self.edit_action, self.delete_action):
            action.setEnabled(self._own_deck is not None)
        self.copy_action.setEnabled(choice.case_set.size == DECK_SIZE and bool(choice.cases))
        self._show_standings()
        self._show_before()
        self.case_card.refresh()

    def _show_standings(self) -> None:
        standings = self._model.standings(practised=True)
        day, today = self._model.day(), self._model.today()
        self._show_counts(day, len(standings))
        memories = [each.record.memory for each in standings]
        self.due_chart.set_counts(due_counts(memories, today, DAYS), today)
        self.work_list.set_standings(standings)

    def _show_counts(self, day: Day, count: int) -> None:
        known = tr("{some} of {all}").format(some=counted(day.known), all=counted(count))
        self._count_table.show_counts((counted(len(day.due)), counted(len(day.new)), known))

    def _show_before(self) -> None:
        """Show the case that was counted last, and offer to ask for it sooner or later."""
        before = self._model.counted
        self.before_card.setVisible(before is not None)
        if before is None or before.grade is None:
            return
        case, line = before.drill.case, self.fontMetrics().height()
        side = round(PICTURE_LINES * line)
        size = QSize(2 * side if case.set == PBL else side, side)
        self.picture.setPixmap(case_picture(case, size, self.devicePixelRatioF(), self._theme))
        self.before_note.set_text(_before(before))
        self.again_chips.set_chips([self._chip(grade) for grade in Grade], str(int(before.grade)))

    def _chip(self, grade: Grade) -> Chip:
        memory, today = self._model.memory_after(grade), self._model.today()
        days = 0 if memory is None else memory.due(today) - today
        words, name = days_words(days), tr(GRADES[grade])
        return Chip(str(int(grade)), words, f"{capitalised(name)}: {words}")

    def _fill_sets(self, choice: Choice) -> None:
        known = decks(choice.own)
        keys = tuple(f"{each.key} {len(each.cases)}" for each in known)
        if keys == self._decks:
            return
        self._decks = keys
        self.set_box.clear()
        for place, each in enumerate(known):
            count = plural(len(each.cases), tr("{n} case"), tr("{n} cases"))
            self.set_box.addItem(f"{tr(each.name)} · {count}", each.key)
            self.set_box.setItemData(place, tr(each.title), Qt.ItemDataRole.ToolTipRole)

    def _fill_groups(self) -> None:
        self.some_box.clear()
        self.some_box.addItems([tr(_SOME), tr("All"), tr("None")])
        groups = list(dict.fromkeys(case.about for case in self._cases if case.about))
        if len(groups) < len(self._cases):
            for group in groups:
                self.some_box.addItem(tr(group), group)

    def _on_changed(self, showing: Showing | None) -> None:
        """Count anew where a case was counted; the clock is not kept waiting for that."""
        if showing is None or showing.grade is not None:
            self._show_choice(self._model.choice)

    # Gestures

    def _look_at(self, case: Case | None) -> None:
        """Show the page of a case, or what there is to do."""
        self.overview.setVisible(case is None)
        self.case_card.setVisible(case is not None)
        self.verticalScrollBar().setValue(0)
        if case is not None:
            self.case_card.show_case(case)

    def _choose(self, **changes: object) -> None:
        self._model.choose(replace(self._model.choice, **changes))  # type: ignore[arg-type]

    def _choose_set(self, _index: int) -> None:
        self._choose(set_key=self.set_box.currentData())

    def _pick(self, _index: int) -> None:
        _text, order, missed_more = PICKS[self.pick_box.currentData()]
        self._choose(order=order, missed_more=missed_more, pair=())

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

    # Own decks

    @property
    def _own_deck(self) -> OwnDeck | None:
        choice = self._model.choice
        return next((deck for deck in choice.own if OWN + deck.name == choice.set_key), None)

    def _copy_cases(self) -> None:
        self._edit(None, self._model.deck_text())

    def _edit(self, deck: OwnDeck | None, text: str = "") -> None:
        taken = [each.name for each in self._model.choice.own]
        dialog = DeckDialog(self.window(), deck, taken, self._model.tasks, text, self._after)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._model.save_deck(dialog.deck)
        dialog.deleteLater()

    def _delete(self) -> None:
        deck = self._own_deck
        if deck is None:
            return
        question = tr("Delete the deck “{name}”?").format(name=deck.name)
        answer = QMessageBox.question(self.window(), tr("Delete a deck"), question)
        if answer == QMessageBox.StandardButton.Yes:
            self._model.delete_deck(deck.name)


def _count_rows() -> tuple[tuple[str, str], ...]:
    tip = tr("Would be recalled today with at least 80 %, and for a week with 90 %")
    return (tr("Due"), ""), (tr("New"), ""), (tr("Known"), tip)


def _before(showing: Showing) -> str:
    """Return how the case before went."""
    lines = [title_of(showing.drill.case)]
    if showing.grade is not None:
        lines.append(tr(GRADES[showing.grade]))
    return "\n".join((*lines, *taken_words(showing)))
