"""The page of one case: its algs, and how it has gone over time and by angle."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.library.case_sets import PBL
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.case_book import ANGLE_NAMES
from cubeapp.engine.practice.case_goals import angles, probability
from cubeapp.engine.practice.next_case import Standing
from cubeapp.engine.practice.own_algs import left_handed, mirrored
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.chips import Chip, Chips
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import button, row, stack
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.drawing.case_pictures import case_picture
from cubeapp.ui.train.cases.alg_rows import AlgRows
from cubeapp.ui.train.cases.angle_table import AngleTable
from cubeapp.ui.train.cases.case_charts import TimesChart
from cubeapp.ui.train.cases.case_words import (
    due_words,
    times_words,
    title_of,
    usually_words,
)
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.words import counted, plural, reason, sentence, tr

PICTURE_LINES = 4.5
"""The side of the picture in lines of text."""
ANY = "any"


class CaseCard(QWidget):
    """Shows a case of the chosen set; own algs are typed, mirrored and chosen here."""

    def __init__(self, model: Drilling) -> None:
        """Show nothing yet."""
        super().__init__()
        self._model = model
        self._case: Case | None = None
        self._theme = LIGHT
        self.back_button = LinkButton(tr("‹ All cases"), tr("Back to what is to be practised"))
        self.picture = QLabel()
        self.about_note, self.times_note = Note(), Note()
        self.angle_chips, self.chart = Chips(), TimesChart()
        self.angle_table = AngleTable()
        self.algs = AlgRows()
        self.alg_edit, self.fault_note = QLineEdit(), Note()
        self.add_button = button(tr("Add"), tr("Check the alg, and use it for this case"))
        self.mirror_button = button(tr("Mirror"), tr("What a mirror shows: R becomes L'"))
        self.left_button = button(
            tr("Left hand"), tr("The same seen from behind: R becomes L, F becomes B")
        )
        self.other_button = LinkButton("", tr("Check the alg, and use it for that case"))
        self._other: Case | None = None
        """The case that the alg in the field solves, if it is another one."""
        self.set_up_button = button(tr("Practise this case"), tr("Set this case up now"))
        self._make_controls()
        self._lay_out()
        self._connect()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self._draw_picture()

    def show_case(self, case: Case) -> None:
        """Show another case, from all angles."""
        self._case = case
        self.alg_edit.clear()
        count = angles(case)
        chips = [Chip(ANY, tr("All"), tr("From all angles"))]
        for angle in range(count if count > 1 else 0):
            turn = tr(ANGLE_NAMES[angle])
            chips.append(Chip(str(angle), turn, tr("Before the alg: {turn}").format(turn=turn)))
        self.angle_chips.set_chips(chips, ANY)
        self.angle_chips.setVisible(count > 1)
        self._draw_picture()
        self.refresh()

    def refresh(self) -> None:
        """Show what is known of the case by now."""
        if self._case is None or self._case not in self._model.choice.case_set.cases:
            return
        standing, angle = self._model.standing(self._case), self._angle
        trials = standing.record.trials
        self.chart.set_trials([each for each in trials if angle in (None, each.angle)])
        self.about_note.set_text(self._about(standing))
        is_known = standing.record.usual(angle) is not None
        times = times_words(standing, angle)
        self.times_note.set_text(usually_words(times) if is_known else "")
        self.angle_table.set_record(standing.record, angles(self._case))
        self.algs.set_algs(self._case, standing.record.own, angle)

    @property
    def _angle(self) -> int | None:
        current = self.angle_chips.current
        return None if current == ANY else int(current)

    def _about(self, standing: Standing) -> str:
        case, tally, memory = standing.case, standing.tally, standing.record.memory
        met = plural(tally.seen, tr("met {n} time"), tr("met {n} times"))
        missed = tr("missed {n}").format(n=counted(tally.missed))
        lines = [title_of(case), f"{met}, {missed}"]
        words = due_words(standing, self._model.today())
        if memory is not None and memory.lapses:
            lapses = plural(memory.lapses, tr("forgotten once"), tr("forgotten {n} times"))
            words = f"{words} · {lapses}"
        chance = probability(self._model.choice.case_set, case)
        if chance is not None:
            words += " · " + tr("comes up in {n} of {all}").format(
                n=counted(chance.numerator), all=counted(chance.denominator)
            )
        return "\n".join((*lines, words))

    def _draw_picture(self) -> None:
        if self._case is not None:
            side = round(PICTURE_LINES * self.fontMetrics().height())
            size = QSize(2 * side if self._case.set == PBL else side, side)
            ratio = self.devicePixelRatioF()
            self.picture.setPixmap(case_picture(self._case, size, ratio, self._theme))

    # Construction

    def _make_controls(self) -> None:
        self.picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        tip = tr("From which angle: what is turned before the alg")
        self.angle_chips.setAccessibleName(tip)
        self.angle_chips.setToolTip(tip)
        self.other_button.hide()
        self.alg_edit.setPlaceholderText(tr("An alg of your own"))
        self.alg_edit.setAccessibleName(tr("An alg of your own"))
        self.alg_edit.setToolTip(tr("Type or paste an alg for this case, and press Enter"))

    def _lay_out(self) -> None:
        head = row(self.picture, self.about_note, spacing=SPACE)
        head.setStretch(1, 1)
        stack(
            self,
            row(self.back_button),
            Card("", head, self.set_up_button, self.angle_chips),
            Card(
                tr("Algs"),
                self.algs,
                self.alg_edit,
                self.fault_note,
                self.other_button,
                flow(self.add_button, self.mirror_button, self.left_button, even=False),
                Caption(
                    tr("The chosen alg is the answer, from the angle chosen above or from all.")
                ),
            ),
            Card(tr("Over time"), self.times_note, self.chart, self.angle_table),
            spacing=SPACE,
        )

    def _connect(self) -> None:
        self.back_button.clicked.connect(lambda: self._model.look_at(None))
        self.set_up_button.clicked.connect(self._set_up)
        self.angle_chips.chosen.connect(lambda _key: self.refresh())
        self.add_button.clicked.connect(self._add)
        self.alg_edit.returnPressed.connect(self._add)
        self.alg_edit.textChanged.connect(self._on_typed)
        self.other_button.clicked.connect(self._add_to_other)
        self.mirror_button.clicked.connect(lambda: self._rewrite(mirrored))
        self.left_button.clicked.connect(lambda: self._rewrite(left_handed))
        self.algs.used.connect(self._use)
        self.algs.removed.connect(self._remove)

    # Gestures

    def _set_up(self) -> None:
        if self._case is not None:
            self._model.set_up(self._case)

    def _add(self) -> None:
        if self._case is None:
            return
        try:
            self._model.add_alg(self._case, self.alg_edit.text())
        except CubeError as error:
            self.fault_note.set_text(sentence(reason(error)), NoteKind.PROBLEM)
            self._offer_other()
        else:
            self.alg_edit.clear()

    def _on_typed(self) -> None:
        self.fault_note.set_text("")
        self.other_button.hide()

    def _offer_other(self) -> None:
        """Offer to add the alg in the field to the case that it solves, if it is another one."""
        try:
            self._other = self._model.case_of_alg(self.alg_edit.text())
        except CubeError:
            return
        if self._other is not None and self._other != self._case:
            text = tr("Add it to {case}")
            self.other_button.setText(text.format(case=tr(self._other.title)))
            self.other_button.show()

    def _add_to_other(self) -> None:
        if self._other is not None:
            self._model.add_alg(self._other, self.alg_edit.text())
            self._model.look_at(self._other)

    def _rewrite(self, change: Callable[[str], str]) -> None:
        """Put a changed alg into the field: of what is there, or of the one that is used."""
        text = self.alg_edit.text().strip() or self.algs.used_alg
        try:
            self.alg_edit.setText(change(text))
        except CubeError as error:
            self.fault_note.set_text(sentence(reason(error)), NoteKind.PROBLEM)
        else:
            self._offer_other()

    def _use(self, alg: str) -> None:
        if self._case is not None:
            self._model.change_algs(self._case, lambda own: own.using(alg, self._angle))

    def _remove(self, alg: str) -> None:
        if self._case is not None:
            self._model.change_algs(self._case, lambda own: own.without_alg(alg))
