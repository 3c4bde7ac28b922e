"""A step of a method as a form: what it reaches, with which turns, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QLineEdit, QMenu, QPlainTextEdit, QToolButton, QWidget

from cubeapp.engine.solvers.chains.drafts import Reach, StepDraft
from cubeapp.engine.solvers.goals.named import named_goals
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.fold import Fold
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Caption, NoteKind
from cubeapp.ui.controls.panel import stack
from cubeapp.ui.controls.turn_toggles import TurnToggles
from cubeapp.ui.lab.workshop.goal_painter import GoalPainter
from cubeapp.ui.lab.workshop.model import Workshop
from cubeapp.ui.lab.workshop.more_of_step import MoreOfStep
from cubeapp.words import mark, sentence, tr

TURNS = ("R", "U", "F", "L", "D", "B", "r", "f", "M", "S", "E")
"""The turns that have a button; others are typed."""
GOAL = "reach"
SENTENCES = (
    ("goal", mark("What is so afterwards"), mark("One sentence; {bottom} is the colour there")),
    ("look", mark("What to look for"), mark("One sentence; nothing is shown if it is empty")),
    ("why", mark("Why it works"), mark("One sentence; nothing is shown if it is empty")),
    ("do", mark("What is done"), mark("{moves} are its turns, and {case} is the case of an alg")),
)
"""The key, the name and the tip of each."""
_FIELDS = mark(
    "{top}, {bottom}, {front}, {back}, {left} and {right} become the colours of these sides."
)
_GOAL_TIP = mark(
    "A name such as cross or f2l, or pieces: home=DF,DR oriented=*e centres=home. What the steps "
    "before have made has to be in it, or the turns have to leave it alone."
)
_PAINT_TIP = mark(
    "Click pieces of the solved cube: those in colour are home after this step, grey ones do not "
    "matter. Where some are to be turned right only, a click says that first."
)


class StepCard(Card):
    """Asks for everything that a step says."""

    def __init__(self, model: Workshop, painter: GoalPainter) -> None:
        """Show the chosen step.

        Args:
            model: has the step.
            painter: paints its goal on the cube.
        """
        super().__init__(tr("The step"))
        self._model, self._painter = model, painter
        self._shown: tuple[str, int] | None = None
        """The method and the step that are shown."""
        self.name_edit = QLineEdit()
        self.goal_edit, self.turns_edit = MarkedEdit(most_lines=6), QLineEdit()
        self.turns = TurnToggles(TURNS)
        self.fault = Caption()
        self.sentences = {key: MarkedEdit(most_lines=8) for key, _name, _tip in SENTENCES}
        self.more = MoreOfStep(model)
        self._make_tools()
        self._lay_out()
        self._connect()

    # What is shown

    def refresh(self) -> None:
        """Show what the model has."""
        model = self._model
        self.setVisible(bool(model.draft.steps))
        if not model.draft.steps:
            return
        step, place = model.draft.steps[model.step], (model.chosen, model.step)
        is_other, self._shown = place != self._shown, place
        if is_other:
            self._painter.end()
        self.body.setEnabled(model.is_own)
        reach = Reach.of(step.reach)
        self._painter.follow(reach.goal)
        self._show_texts(step, reach, is_other)
        self.more.show_step(step, reach, is_other)
        self._show_fault()
        self.updateGeometry()

    def _show_texts(self, step: StepDraft, reach: Reach, is_other: bool) -> None:
        turns = reach.options.get("turns", "")
        texts: list[tuple[QLineEdit | QPlainTextEdit, str]] = [
            (self.name_edit, step.name),
            (self.goal_edit, reach.goal),
            (self.turns_edit, turns),
            *((edit, getattr(step, key)) for key, edit in self.sentences.items()),
        ]
        for edit, text in texts:
            # What is being typed may be spaced otherwise than it is kept.
            if is_other or not edit.hasFocus():
                _show_text(edit, text)
        for name, made in self.turns.buttons.items():
            with QSignalBlocker(made):
                made.setChecked(name in _names(turns))

    def _show_fault(self) -> None:
        fault = self._model.fault
        is_here = fault is not None and fault.step == self._model.step
        self.fault.set_text(
            sentence(tr(fault.message)) if fault is not None and is_here else "", NoteKind.PROBLEM
        )

    # Construction

    def _make_tools(self) -> None:
        self.named_button = QToolButton()
        self.named_button.setText(tr("Named goals"))
        self.named_button.setToolTip(tr("Goals that have a name"))
        self.named_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.named_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.named_button)
        for goal in named_goals().values():
            action = menu.addAction(f"{goal.name}: {tr(goal.says)}")
            action.triggered.connect(partial(self._take_goal, goal.name))
        self.named_button.setMenu(menu)
        self.paint_button = QToolButton()
        self.paint_button.setText(tr("Paint &grey"))
        self.paint_button.setCheckable(True)
        self.paint_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.paint_button.setToolTip(tr(_PAINT_TIP))

    def _lay_out(self) -> None:
        self.body = QWidget()
        self.name_edit.setAccessibleName(tr("Name of the step"))
        self.goal_edit.setAccessibleName(tr("Goal"))
        self.goal_edit.setToolTip(tr(_GOAL_TIP))
        self.turns_edit.setAccessibleName(tr("Turns allowed"))
        self.turns_edit.setPlaceholderText(tr("all faces"))
        self.turns_edit.setToolTip(
            tr("Which turns may be made, such as R,U,M; U2 is the half turn alone")
        )
        tools = flow(self.named_button, self.paint_button)
        said = QWidget()
        parts: list[QWidget] = [Caption(tr(_FIELDS))]
        for key, name, tip in SENTENCES:
            edit = self.sentences[key]
            edit.setAccessibleName(tr(name))
            edit.setToolTip(tr(tip))
            parts += [Caption(tr(name)), edit]
        stack(said, *parts)
        self.said_fold = Fold(tr("Your own sentences"), said)
        self.more_fold = Fold(tr("More of this step"), self.more)
        stack(
            self.body,
            *(Caption(tr("Name")), self.name_edit, Caption(tr("Goal")), self.goal_edit, tools),
            *(Caption(tr("Turns allowed")), self.turns, self.turns_edit, self.fault),
            *(self.said_fold, self.more_fold),
        )
        self.add(self.body)

    def _connect(self) -> None:
        self._model.changed.connect(self.refresh)
        self.name_edit.textEdited.connect(lambda text: self._change("name", text))
        self.goal_edit.textChanged.connect(self._on_goal)
        self.turns_edit.textEdited.connect(lambda text: self._reach(_with_turns(text), "turns"))
        for name, made in self.turns.buttons.items():
            made.clicked.connect(partial(self._toggle, name))
        for key, edit in self.sentences.items():
            edit.textChanged.connect(partial(self._on_sentence, key))
        painter = self._painter
        self.paint_button.clicked.connect(self._paint)
        painter.painting_changed.connect(self.paint_button.setChecked)
        painter.painted.connect(self._take_goal)
        painter.failed.connect(lambda text: self.fault.set_text(text, NoteKind.PROBLEM))

    # What the user does

    @property
    def _step(self) -> StepDraft:
        return self._model.draft.steps[self._model.step]

    def _change(self, key: str, text: str) -> None:
        self._model.change_step(self._step.having(**{key: text}), key)

    def _reach(self, change: Callable[[Reach], Reach], what: str | None = None) -> None:
        reach = str(change(Reach.of(self._step.reach)))
        self._model.change_step(self._step.having(reach=reach), what)

    def _on_goal(self) -> None:
        text = self.goal_edit.toPlainText()
        self._reach(lambda reach: reach.with_goal(text), GOAL)

    def _take_goal(self, goal: str, _checked: bool = False) -> None:
        self._reach(lambda reach: reach.with_goal(goal))
        _show_text(self.goal_edit, Reach.of(self._step.reach).goal)

    def _on_sentence(self, key: str) -> None:
        self._change(key, " ".join(self.sentences[key].toPlainText().splitlines()))

    def _toggle(self, name: str, _checked: bool = False) -> None:
        names = _names(Reach.of(self._step.reach).options.get("turns", ""))
        # A half turn alone gives way to all turns of its layer.
        rest = [each for each in names if each.rstrip("2") != name]
        text = ",".join([*rest, name] if self.turns.buttons[name].isChecked() else rest)
        self._reach(_with_turns(text))

    def _paint(self, is_painting: bool) -> None:
        if is_painting:
            self._painter.begin(Reach.of(self._step.reach).goal)
        else:
            self._painter.end()


def _with_turns(text: str) -> Callable[[Reach], Reach]:
    return lambda reach: reach.with_option("turns", ",".join(_names(text)))


def _names(turns: str) -> list[str]:
    return turns.replace(",", " ").split()


def _show_text(edit: QLineEdit | QPlainTextEdit, text: str) -> None:
    """Show ``text``, without telling anyone, and leave the caret where it says that already."""
    with QSignalBlocker(edit):
        if isinstance(edit, QLineEdit):
            if edit.text() != text:
                edit.setText(text)
        elif edit.toPlainText() != text:
            edit.setPlainText(text)
