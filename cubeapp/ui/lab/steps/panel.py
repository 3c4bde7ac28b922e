"""Every shortest solution of a step: which step, with which turns, and what was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QListWidgetItem, QSizePolicy, QWidget

from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.goals.steps import BY_NAME, STEPS
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice, narrow
from cubeapp.ui.controls.fitted_list import LineList
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.forms import form_layout
from cubeapp.ui.controls.note import Caption, NoteKind
from cubeapp.ui.controls.panel import Panel, button, primary_button, stack
from cubeapp.ui.controls.turn_toggles import TurnToggles
from cubeapp.ui.lab.steps.model import StepFinder, StepRequest, StepSolution
from cubeapp.words import counted, decimal, mark, tr

TURNS = ("R", "U", "F", "L", "D", "B", "r", "f", "M")
"""The turns that can be allowed, as they are written."""
EXTRAS = (
    ("0", mark("Only the shortest")),
    ("1", mark("One turn longer as well")),
    ("2", mark("Two turns longer as well")),
)
LENGTH, COMFORT = "length", "comfort"
ORDERS = ((LENGTH, mark("By length")), (COMFORT, mark("By comfort")))
ALL, NEXT, NONE = "all", "next", "none"
SHOWN = (
    (ALL, mark("All turns")),
    (NEXT, mark("The next turn only")),
    (NONE, mark("The length only")),
)
"""How much of a solution is told: less leaves something to find by oneself."""
EACH = "each"
"""The key of all places of a step side by side."""
MOST_ROWS_SHOWN = 10
ASK = mark("Every shortest solution of a step of the cube on screen can be found here.")


class StepsPanel(Panel):
    """Asks for a step, and lists its solutions."""

    def __init__(self, model: StepFinder, copy: Callable[[str], None]) -> None:
        """Ask ``model`` for what is listed; solutions go to the clipboard by ``copy``."""
        super().__init__()
        self._model, self._copy = model, copy
        self._found: tuple[StepSolution, ...] = ()
        self._shown: tuple[StepSolution, ...] = ()
        """Those in the list, in its order."""
        self.step_box = choice([(step.name, step.title) for step in STEPS], tr("Step"))
        self.place_box = QComboBox()
        self.about = Caption()
        self.turns = TurnToggles(TURNS)
        self.extra_box = choice(EXTRAS, tr("How long"))
        self.find_button = primary_button(
            tr("F&ind"), tr("Find every shortest solution of this step")
        )
        self.busy = Busy(tr("How far the search is"), tr("Stop the search (Esc)"))
        self.order_box = choice(ORDERS, tr("Order of what was found"))
        self.shown_box = choice(SHOWN, tr("How much is told"))
        self.note = Caption(tr(ASK))
        self.list = LineList(MOST_ROWS_SHOWN)
        self.play_button = button(tr("P&lay"), tr("Play the chosen solution (Enter in the list)"))
        self.copy_button = button(
            tr("Cop&y all"), tr("Put every solution on the clipboard, one a line")
        )
        self._lay_out()
        self._connect()
        self._on_step()
        self.set_found(())

    @property
    def request(self) -> StepRequest:
        """What is asked for."""
        name, place = self.step_box.currentData(), self.place_box.currentData()
        turns, extra = self.turns.allowed, int(self.extra_box.currentData())
        if place == EACH:
            each = tuple((f"{name}:{key}", tr(words)) for key, words in BY_NAME[name].apart)
            return StepRequest(name, turns, extra, each)
        return StepRequest(f"{name}:{place}" if place else name, turns, extra)

    # What is shown

    def set_found(self, found: Sequence[StepSolution]) -> None:
        """List what was found so far."""
        self._found = tuple(found)
        self._show_list()
        if not found:
            self.note.set_text(tr(ASK))

    def set_ended(self, is_all: bool) -> None:
        """Say how much was found, and whether that is all there is."""
        self.note.set_text(_about(self._found, is_all))

    def set_busy(self, message: str | None) -> None:
        """Show that something is looked for; ``None`` when it is over."""
        self._area.say(message)

    def set_failure(self, message: str) -> None:
        """Say why there is nothing to list."""
        self.note.set_text(message, NoteKind.PROBLEM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop the search, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self._model.is_working:
            self._model.cancel()
        else:
            super().keyPressEvent(event)

    # Construction

    def _lay_out(self) -> None:
        narrow(self.place_box)
        self.place_box.setAccessibleName(tr("Where"))
        self.list.setAccessibleName(tr("Solutions of the step"))
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.list.setUniformItemSizes(True)
        form = form_layout()
        form.addRow(tr("S&tep"), self.step_box)
        form.addRow(tr("Whe&re"), self.place_box)
        form.addRow(tr("How lo&ng"), self.extra_box)
        allowed = Caption(tr("Turns allowed; none chosen means all that suit the step"))
        ask = QWidget()
        stack(ask, self.find_button)
        self._area = Steady(ask, self.busy)
        self._ask = Card(tr("A step of this cube"), form, self.about, allowed)
        self._ask.add(self.turns, self._area)
        found = Card(tr("Shortest solutions"), self.note, about=self.list)
        self._how = flow(self.order_box, self.shown_box)
        self._uses = flow(self.play_button, self.copy_button)
        found.add(self._how, self.list, self._uses)
        self.body.addWidget(self._ask)
        self.body.addWidget(found)
        self.body.addStretch(1)

    def _connect(self) -> None:
        model = self._model
        self.step_box.currentIndexChanged.connect(self._on_step)
        self.order_box.currentIndexChanged.connect(self._show_list)
        self.shown_box.currentIndexChanged.connect(self._show_list)
        self.find_button.clicked.connect(lambda: model.find(self.request))
        self.busy.cancel_button.clicked.connect(lambda: model.cancel())
        self.list.itemActivated.connect(lambda _item: self._play())
        self.play_button.clicked.connect(self._play)
        self.copy_button.clicked.connect(self._copy_all)
        model.found_changed.connect(self.set_found)
        model.ended.connect(self.set_ended)
        model.busy_changed.connect(self.set_busy)
        model.failed.connect(self.set_failure)

    # What the user does

    def _on_step(self) -> None:
        step = BY_NAME[self.step_box.currentData()]
        self.about.set_text(tr(step.about))
        self.place_box.clear()
        for key, words in step.places:
            self.place_box.addItem(tr(words), key)
        self.place_box.addItem(tr("Each one, side by side"), EACH)

    def _show_list(self) -> None:
        """List what was found; the solution that was chosen stays so."""
        row = self.list.currentRow()
        chosen = self._shown[row] if row >= 0 else None
        by_comfort = self.order_box.currentData() == COMFORT
        told = self.shown_box.currentData()
        shown = [each for each in self._found if each.found.all_moves or each.place]
        shown.sort(key=lambda solution: solution.found.length)
        if by_comfort:
            shown.sort(key=lambda solution: (solution.comfort.cost, solution.found.length))
        self._shown = tuple(shown)
        self.list.clear()
        for solution in shown:
            item = QListWidgetItem(_line(solution, told, by_comfort))
            if told == ALL:
                item.setToolTip(_tip(solution))
            self.list.addItem(item)
        can_play = any(solution.found.moves for solution in shown) and told == ALL
        self.list.setVisible(bool(shown))
        self._how.setVisible(bool(shown))
        self._uses.setVisible(can_play)
        if shown:
            self.list.setCurrentRow(shown.index(chosen) if chosen in shown else 0)
            self.list.fit()

    def _play(self) -> None:
        row = self.list.currentRow()
        if row >= 0 and self.shown_box.currentData() == ALL:
            self._model.play(self._shown[row])

    def _copy_all(self) -> None:
        self._copy("\n".join(_alg(solution) for solution in self._shown))


def _alg(solution: StepSolution) -> str:
    return format_moves(solution.found.all_moves, solution.found.size)


def _line(solution: StepSolution, told: str, by_comfort: bool) -> str:
    """Return a row of the list: its length or what it costs hands, and as much as is told."""
    found = solution.found
    place = f"{solution.place}   " if solution.place else ""
    value = decimal(solution.comfort.cost, 1) if by_comfort else counted(found.length)
    if told == ALL:
        return f"{value}   {place}{_alg(solution)}".rstrip()
    if told == NEXT:
        return f"{value}   {place}{format_moves(found.all_moves[:1], found.size)} …"
    return f"{value}   {place}".rstrip()


def _tip(solution: StepSolution) -> str:
    turns = tr("{n} turns, comfort {cost}: {why}")
    return turns.format(
        n=counted(solution.found.length),
        cost=decimal(solution.comfort.cost, 1),
        why=tr(solution.comfort.text),
    )


def _about(found: Sequence[StepSolution], is_all: bool) -> str:
    """Say how much was found."""
    if not found:
        return tr("There is no such solution.") if is_all else tr("Nothing has been found so far.")
    least = min(solution.found.length for solution in found)
    if least == 0 and not found[0].place:
        return tr("This step is done already: there is nothing to turn.")
    words = tr(found[0].found.metric.in_words(least))
    if not is_all:
        text = tr("The first {n} solutions found, the shortest of {distance}.")
    elif len(found) == 1:
        text = tr("One solution of {distance}, no other is as short.")
    elif all(solution.found.length == least for solution in found):
        text = tr("{n} solutions of {distance}, none shorter.")
    else:
        text = tr("{n} solutions, the shortest of {distance}.")
    return text.format(n=counted(len(found)), distance=words)
