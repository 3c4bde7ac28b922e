"""Finding algs for a case: which case, with which turns, and what was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QToolButton, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.model.moves import Move
from cubeapp.engine.practice.alg_cases import (
    ALL,
    LAST,
    PAIRS,
    TOP,
    TOP_CORNERS,
    TOP_EDGES,
    AlgCase,
    finder_sets,
)
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.goals.grouping import Order, RatedAlg, grouped
from cubeapp.engine.text import joined
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice, narrow, show_choice
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import button, primary_button, row, stack
from cubeapp.ui.controls.turn_toggles import TurnToggles
from cubeapp.ui.lab.algs.case_preview import CasePreview
from cubeapp.ui.lab.algs.finder import MOST_FOUND, AlgFinder, AlgRequest
from cubeapp.ui.lab.algs.found_list import FoundList, why
from cubeapp.words import counted, decimal, mark, tr

TURNS = ("R", "U", "F", "r", "f", "L", "D", "B", "M", "S", "E")
"""The turns that can be allowed, as they are written."""
ALLOWED = ("R", "U", "F")
MOST, USUAL = 20, 12
"""Turns of the longest alg: at most, and at first."""
PART_TITLES = (
    (TOP, mark("The top's colour")),
    (LAST, mark("The last layer")),
    (TOP_CORNERS, mark("The top's corners, and its colour")),
    (TOP_EDGES, mark("The colour of the top's edges")),
    (PAIRS, mark("The first two layers")),
    (ALL, mark("Everything")),
)
ORDERS = ((Order.COMFORT.value, mark("By comfort")), (Order.LENGTH.value, mark("By turns")))
_ASK = mark("Choose a case, or take it from the alg; what does not matter is grey.")
_NO_CASE = mark("Choose a case first, or take it from the alg")
_NO_NAME = mark("Only algs for cases of the library can be kept")
_COMFORT_TIP = mark("Comfort: what the alg costs the hands, in quarter turns of R; lower is better")
_FACELETS_TIP = mark(
    "54 letters, nine for each side, in the order U R F D L B: the colour by the side that it "
    "belongs to, or a dot where it does not matter"
)


class FinderCard(Card):
    """Asks for a case, and lists algs for it."""

    def __init__(
        self,
        model: AlgFinder,
        typed: Callable[[], tuple[Move, ...]],
        copy: Callable[[str], None],
    ) -> None:
        """Ask ``model`` for what is listed.

        Args:
            model: looks for algs.
            typed: returns the moves of the alg in the editor, none if it cannot be read.
            copy: puts a text on the clipboard.
        """
        super().__init__(tr("Find algs for a case"))
        self._model, self._typed, self._copy = model, typed, copy
        self._found: tuple[RatedAlg, ...] = ()
        self._make_case()
        self._make_search()
        self._make_found()
        self._connect()
        self._fill_cases(finder_sets()[0])
        self.set_case(model.case)
        self.set_found(())

    @property
    def request(self) -> AlgRequest:
        """What is asked for."""
        return AlgRequest(self.turns.allowed, int(self.most_box.currentData()))

    # What is shown

    def set_theme(self, theme: Theme) -> None:
        """Draw the case in the colours of ``theme``."""
        self.picture.set_theme(theme)

    def set_case(self, found: AlgCase | None) -> None:
        """Show the case that algs are looked for."""
        self.picture.set_case(found)
        self.find_button.setEnabled(found is not None)
        tip = tr("Find every alg of these turns for the case; the first {n} are listed")
        tip = tip.format(n=counted(MOST_FOUND))
        self.find_button.setToolTip(tip if found is not None else tr(_NO_CASE))
        self._what.setVisible(found is not None)
        self.about.set_text(_about_case(found))
        if found is None:
            return
        self.title.set_text(tr(found.title) or tr("A case of your own"))
        if found.case_set is not None:
            self._fill_cases(found.case_set)
        with QSignalBlocker(self.case_box):
            key = "" if found.case is None else found.case.key
            self.case_box.setCurrentIndex(self.case_box.findData(key))
        show_choice(self.part_box, "" if found.painted is not None else found.part)
        self._show_known()
        self.updateGeometry()

    def set_found(self, found: Sequence[RatedAlg]) -> None:
        """List what was found so far."""
        self._found = tuple(found)
        self._show_list()
        self._say(tr("{n} algs so far").format(n=counted(len(found))) if found else "")

    def set_ended(self, is_all: bool) -> None:
        """Say how much was found, and whether that is all there is."""
        self._say(_about_found(self._found, is_all, self.request.most))

    def set_busy(self, message: str | None) -> None:
        """Show that something is looked for; ``None`` when it is over."""
        self._area.say(message)

    def set_failure(self, message: str) -> None:
        """Say why there is nothing to list."""
        self._say(message, NoteKind.PROBLEM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop the search, or painting, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self._model.is_working:
            self._model.cancel()
        elif event.key() == Qt.Key.Key_Escape and self._model.is_painting:
            self._model.paint(False)
        else:
            super().keyPressEvent(event)

    # Construction

    def _make_case(self) -> None:
        self.picture = CasePreview()
        self.title, self.about = Note(), Caption()
        bold = QFont()
        bold.setBold(True)
        self.title.setFont(bold)
        sets = [(each.key, each.name) for each in finder_sets()]
        self.set_box = choice(sets, tr("Set of cases"))
        self.case_box = QComboBox()
        narrow(self.case_box)
        self.case_box.setPlaceholderText(tr("Case"))
        self.case_box.setAccessibleName(tr("Case"))
        self.alg_link = LinkButton(
            tr("Take the case from the alg"), tr("Find other algs for what the alg above solves")
        )
        self.cube_link = LinkButton(
            tr("From the cube"), tr("Find algs for the cube on screen, as it is held")
        )
        self.type_link = LinkButton(tr("Type stickers"), tr(_FACELETS_TIP))
        self.facelets_field = QLineEdit()
        self.facelets_field.setAccessibleName(tr("Stickers of the case"))
        self.facelets_field.setToolTip(tr(_FACELETS_TIP))
        self.facelets_field.setPlaceholderText("....U....R..")
        self.facelets_field.hide()
        words = QWidget()
        stack(words, self.title, self.about)
        top = row(self.picture, words)
        top.setStretch(1, 1)
        boxes = row(self.set_box, self.case_box)
        self.add(top, boxes, flow(self.alg_link, self.cube_link, self.type_link, even=False))
        self.add(self.facelets_field, self._make_what())

    def _make_what(self) -> QWidget:
        """Return what of the case matters, and the button that paints it."""
        self.part_box = choice(PART_TITLES, tr("What matters"))
        self.part_box.setPlaceholderText(tr("As painted"))
        self.paint_button = QToolButton()
        self.paint_button.setText(tr("Paint &grey"))
        self.paint_button.setCheckable(True)
        self.paint_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.paint_button.setToolTip(
            tr("Click stickers of the cube that do not matter, or that do after all")
        )
        self._what = QWidget()
        line = row(self.part_box, self.paint_button)
        line.setStretch(0, 1)
        stack(self._what, Caption(tr("What matters")), line)
        return self._what

    def _make_search(self) -> None:
        self.turns = TurnToggles(TURNS, ALLOWED)
        self.most_box = QComboBox()
        narrow(self.most_box)
        for n in range(1, MOST + 1):
            self.most_box.addItem(tr("At most {n} turns").format(n=counted(n)), n)
        self.most_box.setCurrentIndex(self.most_box.findData(USUAL))
        self.most_box.setAccessibleName(tr("Turns of the longest alg"))
        self.find_button = primary_button(tr("Fin&d"), "")
        self.busy = Busy(tr("How far the search is"), tr("Stop the search (Esc)"))
        ask = QWidget()
        line = row(self.most_box, self.find_button)
        line.setStretch(0, 3)
        line.setStretch(1, 2)
        stack(ask, line)
        self._area = Steady(ask, self.busy)
        self.add(Caption(tr("Turns allowed")), self.turns, self._area)

    def _make_found(self) -> None:
        self.note = Caption()
        self.order_box = choice(ORDERS, tr("Order of what was found"))
        self.order_box.setToolTip(tr(_COMFORT_TIP))
        self.list = FoundList()
        self.why, self.stored = Caption(), Caption()
        self.play_button = button(tr("P&lay"), tr("Play the chosen alg from the case (Enter)"))
        self.keep_button = button(tr("&Keep as mine"), "")
        self.copy_button = button(tr("Cop&y all"), tr("Put every alg on the clipboard"))
        self._uses = flow(self.play_button, self.keep_button, self.copy_button)
        head = row(self.note, self.order_box)
        head.setStretch(0, 1)
        self.add(head, self.list, self.why, self._uses, self.stored)

    def _connect(self) -> None:
        model = self._model
        self.set_box.activated.connect(lambda _row: self._fill_cases(self._chosen_set))
        self.case_box.activated.connect(lambda _row: self._choose())
        self.alg_link.clicked.connect(self._take_alg)
        self.cube_link.clicked.connect(model.take_cube)
        self.type_link.clicked.connect(self._type_facelets)
        self.facelets_field.returnPressed.connect(
            lambda: model.take_facelets(self.facelets_field.text())
        )
        self.part_box.activated.connect(lambda _row: model.set_part(self.part_box.currentData()))
        self.paint_button.clicked.connect(model.paint)
        self.find_button.clicked.connect(lambda: model.find(self.request))
        self.busy.cancel_button.clicked.connect(lambda: model.cancel())
        self.order_box.currentIndexChanged.connect(self._show_list)
        self.list.played.connect(model.play)
        self.list.current_changed.connect(self._on_current)
        self.play_button.clicked.connect(lambda: self._with_current(model.play))
        self.keep_button.clicked.connect(lambda: self._with_current(model.keep))
        self.copy_button.clicked.connect(self._copy_all)
        model.case_changed.connect(self.set_case)
        model.painting_changed.connect(self.paint_button.setChecked)
        model.found_changed.connect(self.set_found)
        model.ended.connect(self.set_ended)
        model.busy_changed.connect(self.set_busy)
        model.failed.connect(self.set_failure)

    # What the user does

    @property
    def _chosen_set(self) -> CaseSet:
        return finder_sets()[self.set_box.currentIndex()]

    def _fill_cases(self, case_set: CaseSet) -> None:
        show_choice(self.set_box, case_set.key)
        if self.case_box.property("set") == case_set.key:
            return
        self.case_box.setProperty("set", case_set.key)
        self.case_box.clear()
        for case in case_set.cases:
            self.case_box.addItem(_case_name(case), case.key)
        self.case_box.setCurrentIndex(-1)

    def _choose(self) -> None:
        self._model.choose(self._chosen_set, self._chosen_set.cases[self.case_box.currentIndex()])

    def _take_alg(self) -> None:
        moves = self._typed()
        if moves:
            self._model.take_alg(moves)
        else:
            self.set_failure(tr("Write an alg above first."))

    def _type_facelets(self) -> None:
        self.facelets_field.show()
        self.updateGeometry()
        self.facelets_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_list(self) -> None:
        order = Order(self.order_box.currentData())
        groups = grouped((alg for alg in self._found if alg.found.all_moves), order)
        self.list.set_groups(groups, self._model.stored)
        for part in (self.list, self.order_box, self._uses):
            part.setVisible(bool(groups))
        self.updateGeometry()

    def _say(self, text: str, kind: NoteKind = NoteKind.PLAIN) -> None:
        self.note.set_text(text, kind)
        # Qt lays out at once what comes, and does not ask the panel around for its height.
        self.updateGeometry()

    def _show_known(self) -> None:
        """Say which algs the library and the user have for the case, to compare with."""
        stored, own = self._model.stored, self._model.own
        lines = []
        if stored is not None:
            text = tr("The alg of the library: {alg}, {n} turns, comfort {cost}")
            n, cost = counted(stored.found.length), decimal(stored.comfort.cost, 1)
            lines.append(text.format(alg=stored.alg, n=n, cost=cost))
        lines += [tr("Yours: {alg}").format(alg=alg) for alg in own]
        self.stored.set_text("\n".join(lines))
        self.keep_button.setEnabled(stored is not None)
        tip = tr("Keep the chosen alg as your own for this case: the trainer uses it then")
        self.keep_button.setToolTip(tip if stored is not None else tr(_NO_NAME))

    def _on_current(self, alg: RatedAlg | None) -> None:
        self.why.set_text("" if alg is None else why(alg))

    def _with_current(self, do: Callable[[RatedAlg], None]) -> None:
        if self.list.current is not None:
            do(self.list.current)

    def _copy_all(self) -> None:
        order = Order(self.order_box.currentData())
        algs = [alg.alg for group in grouped(self._found, order) for alg in group.algs]
        self._copy("\n".join(algs))


def _case_name(case: Case) -> str:
    return tr(joined(", ", (case.title, case.nickname)))


def _about_case(found: AlgCase | None) -> str:
    if found is None:
        return tr(_ASK)
    count = len(found.grey)
    if not count:
        return tr("Every sticker matters.")
    return tr("{n} grey stickers may be anything.").format(n=counted(count))


def _about_found(found: Sequence[RatedAlg], is_all: bool, most: int) -> str:
    """Say how much was found."""
    if not found and not is_all:
        return tr("Nothing has been found so far.")
    if not found:
        text = tr("No alg of at most {most} turns. There may be longer ones.")
    elif not any(alg.found.length for alg in found):
        return tr("This is done already: there is nothing to turn.")
    elif is_all:
        text = tr("One alg") if len(found) == 1 else tr("{n} algs")
    else:
        text = tr("The first {n} algs")
    return text.format(n=counted(len(found)), most=counted(most))
