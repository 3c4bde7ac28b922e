"""Having the cube solved, in the window: the command, and the panel with the answers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.library.entries import Entry
from cubeapp.engine.solvers.registry import left_out, solvers, solvers_for
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.path import Path, Step
from cubeapp.ui.solve.path_feature import PathFeature
from cubeapp.ui.solve.solvers.methods import method
from cubeapp.ui.solve.solvers.model import Solving
from cubeapp.ui.solve.solvers.runs import Run, Target
from cubeapp.ui.solve.solvers.tables import OptimalTables
from cubeapp.words import mark, sentence, tr

if TYPE_CHECKING:
    from cubeapp.ui.solve.solvers.panel import SolverPanel


class SolversFeature(PathFeature["SolverPanel"]):
    """Offers what can solve the cube, and shows what the solvers find."""

    id = "solve"
    step = Step.SOLVE
    title = mark("Solve")
    explains_steps = True

    begun_here = Signal()
    """The cube on the stage is to be solved where it is."""

    def __init__(
        self, shell: Shell, path: Path, model: Solving, paint: PaintModel, tables: OptimalTables
    ) -> None:
        """Join the parts.

        Args:
            shell: what every feature may use.
            path: how far the cube is.
            model: the answers for the shown cube.
            paint: knows whether a painted cube can be solved, and makes it the cube.
            tables: those of the optimal solver.
        """
        super().__init__(shell, path)
        self.model = model
        self._paint = paint
        self._tables = tables
        self._solvers: tuple[str, ...] = ()
        self._missing = ""
        self._is_said = False
        """Whether a message says that something is being solved."""
        self._focus: QWidget | None = None
        """What had the keys when an answer was asked for."""
        paint.judged.connect(self._refresh_solvable)
        shell.document.changed.connect(self._refresh_solvable)
        timeline = shell.stage.timeline
        model.left_changed.connect(timeline.set_left)
        timeline.take_back_requested.connect(model.take_back)
        model.runs_changed.connect(self._note_by_hand)
        shell.document.changed.connect(self._note_by_hand)
        model.answered.connect(self._on_answered)
        tables.changed.connect(self._show_tables)
        model.board.ended.connect(self._show_tables)
        model.board.ended.connect(self._on_ended)

    def commands(self) -> Iterable[Command]:
        """Return the command that solves."""
        yield Command(
            "solve",
            mark("S&olve"),
            mark("Find the moves that solve this cube"),
            self.solve,
            keys=("Ctrl+Return",),
            icon="solve",
        )
        yield Command(
            "solve-here",
            mark("Solve &here"),
            mark("Put the moves that solve this cube on the timeline, and stay where you are"),
            self._solve_here,
            menu="&Solve",
            icon="place-solve",
        )

    def entries(self) -> Iterable[FinderEntry]:
        """Return the solvers, each to be chosen for the next answer."""
        for each in solvers():
            shown = method(each.name)
            yield FinderEntry(
                id=f"solver:{each.name}",
                title=tr("Solve with: {method}").format(method=tr(shown.title)),
                kind=Kind.METHOD,
                run=partial(self.choose, each.name),
                aliases=(tr(shown.title), tr(shown.choice)),
                about=tr(shown.about),
                missing="" if each.name in self._solvers else tr("Not for a cube of this size."),
            )

    def make_panel(self) -> SolverPanel:
        """Return the panel."""
        from cubeapp.ui.solve.solvers.panel import SolverPanel

        shell = self.shell
        panel = SolverPanel(self.model, self._paint, shell.document, shell.status, shell.settings)
        action = shell.commands[self.id]
        for button in (panel.solve_button, panel.answer.start_button):
            button.clicked.connect(self._remember_focus)
            # The button does what the command does, and names the same key.
            action.changed.connect(partial(_explain_as, button, action))
            _explain_as(button, action)
        panel.follow_wanted.connect(partial(self.path.ask_for, Step.FOLLOW))
        panel.options.easy.setChecked(shell.settings.easy_to_turn)
        panel.options.easy.toggled.connect(self._keep_easy)
        panel.set_tables(self._tables.offers())
        self._show_solvable(panel)
        self.model.refresh()
        return panel

    def set_theme(self, theme: Theme) -> None:
        """Call the colours as the theme does."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.options.by_hand.name_colours()

    def refresh(self) -> None:
        """Show what can be solved; Cancel ends the searches that wait for their turn as well."""
        super().refresh()
        faults = " ".join(map(sentence, left_out()))
        if faults:
            # The cube that is opened takes earlier messages away.
            QTimer.singleShot(0, self, lambda: self.shell.status.show(faults))
        self._refresh_solvable()
        self.model.refresh()
        self.shell.commands["cancel"].triggered.connect(self.model.cancel_all)

    def solve(self) -> None:
        """Have the cube solved with the panel's options."""
        # A painted cube is asked for before its panel, and with it the painting, is left.
        self.panel.request_solve()
        self.reveal()
        self._remember_focus()

    def _solve_here(self) -> None:
        self.begun_here.emit()
        status, document = self.shell.status, self.shell.document
        is_solved = document.cube.is_solved and not document.is_painting
        if is_solved and self.panel.goal == Target():
            status.show(tr("The cube is solved."))
        elif self.panel.request_solve():
            self._is_said = True
            status.show(tr("Solving. Esc stops the search."))
            self._remember_focus()
        else:
            self.reveal()

    def set_target(self, entry: Entry) -> None:
        """Make ``entry`` of the library the target and show it among the options."""
        self.panel.aim(entry)
        self.reveal(lambda: self.panel.solve_button)

    def choose(self, solver: str) -> None:
        """Show the panel with ``solver`` chosen."""
        self.reveal(lambda: self.panel.solve_button)
        self.panel.choose_solver(solver)

    def show_methods(self) -> None:
        """Offer the methods that files describe now."""
        self._refresh_solvable()

    def _keep_easy(self, easy: bool) -> None:
        self.shell.settings.easy_to_turn = easy

    def _on_ended(self, _key: int) -> None:
        """Take back that something is being solved."""
        if self._is_said:
            self._is_said = False
            self.shell.status.show("")

    def _remember_focus(self) -> None:
        self._focus = QApplication.focusWidget()

    def _on_answered(self, _run: Run) -> None:
        # The arrow keys play the answer from here, unless the user does something else.
        if QApplication.focusWidget() is self._focus:
            self.shell.stage.timeline.bar.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh_solvable(self, _change: object = None) -> None:
        """Offer the solvers for the shown cube, and show what is missing to use them."""
        document = self.shell.document
        self._solvers = tuple(solver.name for solver in solvers_for(document.shown))
        self._missing = self._paint.missing if document.is_painting else ""
        if self._panel is not None:
            self._show_solvable(self.panel)
        for id in (self.id, "solve-here"):
            self.shell.commands.set_enabled(id, not self._missing, self._missing)

    def _note_by_hand(self, *_changed: object) -> None:
        """Say beside the moves of a first answer by hand what becomes of it."""
        self.shell.stage.timeline.set_note(self.model.by_hand_words)

    def _show_solvable(self, panel: SolverPanel) -> None:
        panel.set_solvers(self._solvers, self.shell.document.shown.size)
        panel.set_missing(self._missing)

    def _show_tables(self, _key: int = 0) -> None:
        if self._panel is not None:
            self.panel.set_tables(self._tables.offers())


def _explain_as(button: QPushButton, action: QAction) -> None:
    """Explain ``button`` as ``action`` is."""
    button.setToolTip(action.toolTip())
