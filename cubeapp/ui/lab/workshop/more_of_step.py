"""The rest of what a step says: algs instead of a search, free turns, styles, how broadly."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSpinBox, QWidget

from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.drafts import Reach, StepDraft, algs_of, text_of_algs
from cubeapp.engine.solvers.chains.method_files import ALLOWED_KEEP, ALLOWED_WAYS, CASES
from cubeapp.ui.controls.choices import choice, show_choice
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.forms import form_layout
from cubeapp.ui.controls.hand_choices import STYLES
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import stack
from cubeapp.ui.lab.algs.alg_field import AlgField
from cubeapp.ui.lab.workshop.model import Workshop
from cubeapp.words import mark, tr

TOP = "U"
"""The face whose turns may be free."""
EXTRAS = (
    ("", mark("Only the shortest")),
    ("1", mark("One turn longer as well")),
    ("2", mark("Two turns longer as well")),
    ("3", mark("Three turns longer as well")),
)
LEAST_ALGS, MOST_ALGS = 2, 6
"""Lines of algs that there is room for."""


class MoreOfStep(QWidget):
    """Asks for what most steps leave as it is."""

    def __init__(self, model: Workshop) -> None:
        """Change the chosen step of ``model``."""
        super().__init__()
        self._model = model
        self.before, self.after = QCheckBox(tr("before")), QCheckBox(tr("after"))
        self.extra_box = choice(EXTRAS, tr("How long"))
        self.cases = {name: QCheckBox(tr(name)) for name in CASES}
        self.algs_edit = AlgField(least_lines=LEAST_ALGS, most_lines=MOST_ALGS)
        self.styles = {key: QCheckBox(tr(words)) for key, words in STYLES}
        self.ways_box, self.keep_box = QSpinBox(), QSpinBox()
        self.cubies_edit = QLineEdit()
        self._explain()
        self._lay_out()
        self._connect()

    def show_step(self, step: StepDraft, reach: Reach, is_other: bool) -> None:
        """Show what a step says; what is being typed stays as it is typed unless it is another."""
        boxes: list[tuple[QCheckBox, bool]] = [
            (self.before, bool(reach.options.get("before"))),
            (self.after, bool(reach.options.get("after"))),
            *((box, name in step.cases) for name, box in self.cases.items()),
            *((box, not step.styles or key in step.styles) for key, box in self.styles.items()),
        ]
        for box, is_on in boxes:
            with QSignalBlocker(box):
                box.setChecked(is_on)
        show_choice(self.extra_box, reach.options.get("extra", "").lstrip("0"))
        for number, value in ((self.ways_box, step.ways), (self.keep_box, step.keep)):
            with QSignalBlocker(number):
                number.setValue(value)
        if is_other or not self.algs_edit.hasFocus():
            self._show_algs(step)
        if is_other or not self.cubies_edit.hasFocus():
            self.cubies_edit.setText(step.cubies or "")

    def _show_algs(self, step: StepDraft) -> None:
        if algs_of(self.algs_edit.toPlainText()) != step.algs:
            with QSignalBlocker(self.algs_edit):
                self.algs_edit.setPlainText(text_of_algs(step.algs))

    # Construction

    def _explain(self) -> None:
        self.algs_edit.setAccessibleName(tr("Algs, one a line"))
        self.algs_edit.setPlaceholderText(
            tr("One alg a line, each for a case of its own. A name may follow after //.")
        )
        self.ways_box.setRange(ALLOWED_WAYS[0], ALLOWED_WAYS[-1])
        self.keep_box.setRange(ALLOWED_KEEP[0], ALLOWED_KEEP[-1])
        self.ways_box.setAccessibleName(tr("Ways looked at"))
        self.ways_box.setToolTip(tr("How many ways to the goal are looked at from each position"))
        self.keep_box.setAccessibleName(tr("Positions kept"))
        self.keep_box.setToolTip(tr("With how many positions behind this step the search goes on"))
        self.cubies_edit.setAccessibleName(tr("Pieces that stand out"))
        self.cubies_edit.setPlaceholderText(tr("those new in the goal"))
        self.cubies_edit.setToolTip(tr("The pieces that the step is about, such as UF,UR,DFR"))
        self.before.setToolTip(tr("The top may be turned first"))
        self.after.setToolTip(tr("A turn of the top may be left to what follows"))

    def _lay_out(self) -> None:
        free = flow(self.before, self.after, even=False)
        form = form_layout(wraps=True)
        form.addRow(tr("How long"), self.extra_box)
        form.addRow(tr("Ways looked at"), self.ways_box)
        form.addRow(tr("Positions kept"), self.keep_box)
        form.addRow(tr("Pieces that stand out"), self.cubies_edit)
        stack(
            self,
            *(Caption(tr("Turns of the top that do not count")), free),
            Caption(tr("Use algs from these sets instead of searching")),
            flow(*self.cases.values(), even=False),
            *(Caption(tr("and by algs of your own")), self.algs_edit),
            *(Caption(tr("Only in these styles")), flow(*self.styles.values(), even=False)),
            form,
        )

    def _connect(self) -> None:
        self.before.toggled.connect(lambda is_free: self._set_free("before", is_free))
        self.after.toggled.connect(lambda is_free: self._set_free("after", is_free))
        self.extra_box.activated.connect(
            lambda _row: self._reach("extra", str(self.extra_box.currentData()))
        )
        for box in self.cases.values():
            box.toggled.connect(lambda _on: self._change("cases", _ticked(self.cases)))
        for box in self.styles.values():
            box.toggled.connect(lambda _on: self._set_styles(_ticked(self.styles)))
        self.algs_edit.textChanged.connect(
            lambda: self._change("algs", algs_of(self.algs_edit.toPlainText()))
        )
        self.ways_box.valueChanged.connect(lambda number: self._change("ways", number))
        self.keep_box.valueChanged.connect(lambda number: self._change("keep", number))
        self.cubies_edit.textEdited.connect(
            lambda text: self._change("cubies", text.strip() or None)
        )

    # What the user does

    @property
    def _step(self) -> StepDraft:
        return self._model.draft.steps[self._model.step]

    def _change(self, key: str, value: object) -> None:
        self._model.change_step(self._step.having(**{key: value}), key)

    def _set_free(self, key: str, is_free: bool) -> None:
        self._reach(key, TOP if is_free else "")

    def _reach(self, key: str, value: str) -> None:
        reach = Reach.of(self._step.reach).with_option(key, value)
        self._change("reach", str(reach))

    def _set_styles(self, ticked: Collection[str]) -> None:
        # All of them is what a step has that says nothing of styles; it has at least one.
        is_all = len(ticked) in (0, len(Style))
        self._change("styles", () if is_all else tuple(ticked))


def _ticked(boxes: dict[str, QCheckBox]) -> tuple[str, ...]:
    found: Iterable[str] = (key for key, box in boxes.items() if box.isChecked())
    return tuple(found)
