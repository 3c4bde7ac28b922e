"""Having the cube solved, in the window: joins the solvers' panel to the session and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from cubeapp.language import tr
from cubeapp.ui.shell.commands import explain
from cubeapp.ui.solve.solvers.runs import Run, Wish
from cubeapp.ui.solve.solvers.target_choice import Target

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class SolveTab(QObject):
    """Everything that happens because somebody wants the cube solved."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = window.solver_panel
        self._focus: QWidget | None = None
        """What had the keys when an answer was asked for."""
        panel, session, solving = self._panel, window.session, window.session.solving
        panel.solve_requested.connect(self._on_solve_requested)
        panel.keep_requested.connect(session.keep_target)
        panel.cancel_requested.connect(solving.board.cancel)
        panel.pause_requested.connect(solving.board.pause)
        panel.resume_requested.connect(solving.board.resume)
        panel.remove_requested.connect(solving.board.remove)
        panel.show_requested.connect(solving.show)
        panel.play_requested.connect(solving.play)
        panel.walk_requested.connect(window.player.step)
        panel.copy_requested.connect(window.shell.status.copy)
        session.solvable_changed.connect(self._on_solvable)
        session.target_kept.connect(panel.keep)
        solving.runs_changed.connect(panel.set_runs)
        solving.said.connect(panel.say)
        solving.answered.connect(self._on_answered)
        window.actions_by_name["solve"].triggered.connect(self.solve)

    def solve(self) -> None:
        """Have the cube solved with the panel's options."""
        window = self._window
        # A painted cube is asked for before its tab, and with it the painting, is left.
        self._panel.request_solve()
        window.show_panel(self._panel)
        self._focus = QApplication.focusWidget()

    def _on_solve_requested(self, wishes: tuple[Wish, ...], target: Target) -> None:
        self._window.session.solve(wishes, target.cube, target.name, target.moves)
        self._focus = QApplication.focusWidget()

    def _on_answered(self, _run: Run) -> None:
        # The arrow keys play the answer from here, unless the person does something else.
        if QApplication.focusWidget() is self._focus:
            self._window.timeline.bar.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_solvable(self, solvers: tuple[str, ...], missing: str) -> None:
        action = self._window.actions_by_name["solve"]
        self._panel.set_solvers(solvers, self._window.document.shown.size)
        self._panel.set_missing(missing)
        action.setEnabled(not missing)
        explain(action, missing or tr("Find the moves that solve this cube"))
