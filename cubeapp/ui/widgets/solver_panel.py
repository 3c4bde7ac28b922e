"""Having the cube solved: the choice of solver, its progress, and its answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from cubeapp.engine.moves import Metric
from cubeapp.engine.notation import format_moves
from cubeapp.engine.search.control import Limits, Progress
from cubeapp.engine.solvers.base import Solution
from cubeapp.ui.controls.panel import Panel, row, stack

TITLES = {
    "two-by-two": "Full table (the shortest)",
    "two-phase": "Two-phase (short, at once)",
    "optimal": "Optimal (the shortest, proven)",
}
ABOUT = {
    "two-by-two": "Looks the cube up among all 3,674,160 positions: nothing is shorter.",
    "two-phase": "Finds about 20 moves in a blink, and fewer if it may go on looking.",
    "optimal": "Proves that nothing is shorter: a minute or two for most cubes, and "
    "some seconds once for its tables (46 MB). It can be stopped with the best so far.",
}
NO_ANSWER_YET = "The answer will stand here. Then → plays it move by move, and Space plays it all."
ALWAYS_SHORTEST = frozenset({"two-by-two", "optimal"})
"""Solvers that end with a shortest answer, however long that takes."""
METRICS = (
    (Metric.HTM, "HTM", "face turns"),
    (Metric.QTM, "QTM", "quarter turns"),
    (Metric.STM, "STM", "slice turns"),
)
DEFAULT_IMPROVE_S = 10


class SolverPanel(Panel):
    """Shows what can solve the cube, what the solver does now, and what it found."""

    solve_requested = Signal(str, object)
    """The solver's name and its `Limits`."""
    cancel_requested = Signal()
    play_requested = Signal()
    copy_requested = Signal(str)
    best_requested = Signal()
    """The best answer of a stopped search is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason = _label(wrap=True)
        self.solver_choice = QComboBox()
        self.about = _label(wrap=True)
        self.first_answer = QRadioButton("Stop at the first answer")
        self.keep_improving = QRadioButton("Keep improving for")
        self.seconds = QSpinBox()
        self.solve_button = QPushButton("Solve")
        self.cancel_button = QPushButton("Cancel")
        self.activity = _label(wrap=True)
        self.bar = QProgressBar()
        self.figures = _label(wrap=True)
        self.hint = _label(wrap=True)
        self.headline = _label(wrap=True)
        self.lengths = _label(wrap=True)
        self.moves = _label(wrap=True)
        self.play_button = QPushButton("Play")
        self.copy_button = QPushButton("Copy")
        self.best_button = QPushButton("Use the best so far")
        self._working = False
        self._has_best = False
        self._missing = ""
        self._build()
        self._connect()
        self.set_solvers(())
        self._show_only()

    # What is shown

    def set_solvers(self, names: Sequence[str]) -> None:
        """Offer the solvers of these names, the default one first."""
        shown = [self.solver_choice.itemData(i) for i in range(self.solver_choice.count())]
        if shown != list(names):
            self.solver_choice.clear()
            for name in names:
                self.solver_choice.addItem(TITLES.get(name, name), name)
        for part in (self.solver_choice, self.about, self.solve_button):
            part.setVisible(bool(names))
        idle = self._progress_box.isHidden() and self._result_box.isHidden()
        self.hint.setVisible(bool(names) and idle)
        self._update_options()

    def set_missing(self, missing: str) -> None:
        """Say why the cube cannot be solved now; an empty text means that it can."""
        self._missing = missing
        self.reason.setText(missing)
        self.reason.setVisible(bool(missing))
        self._update_options()

    def set_progress(self, progress: Progress, elapsed_s: float) -> None:
        """Show what the search does."""
        if not self._working:
            self._working = True
            self._show_only(self._progress_box)
        self.activity.setText(_sentence(progress.activity))
        known = progress.share is not None
        self.bar.setRange(0, 100 if known else 0)
        self.bar.setValue(round(100 * (progress.share or 0.0)))
        facts = [f"{elapsed_s:.1f} s"]
        if progress.nodes:
            facts.append(f"{format_count(progress.nodes)} positions")
        if progress.best is not None:
            facts.insert(0, f"best so far {_moves(progress.best.length(Metric.HTM))}")
        self.figures.setText(" · ".join(facts))
        self._has_best = progress.best is not None
        self.cancel_button.setText("Stop and use the best" if self._has_best else "Cancel")

    def set_solution(self, solution: Solution) -> None:
        """Show an answer."""
        length = solution.length(Metric.HTM)
        if not solution.moves:
            self._say("Already solved: 0 moves.")
            return
        proof = ", none is shorter" if solution.proven_optimal else ""
        self.headline.setText(f"Solved in {_moves(length)}{proof}")
        lines = [f"{solution.length(metric)} {name} ({words})" for metric, name, words in METRICS]
        self.lengths.setText(f"{', '.join(lines)}. Found in {_duration(solution.stats.seconds)}.")
        self.moves.setText(format_moves(solution.moves, solution.size))
        self._end(self.headline, self.lengths, self.moves, self.play_button, self.copy_button)

    def set_stopped(self, best: Solution | None) -> None:
        """Say that the search was stopped, and offer the best answer it had."""
        if best is None:
            self._say("Stopped before there was an answer.")
            return
        self._say(f"Stopped. The best so far has {_moves(best.length(Metric.HTM))}.")
        self.best_button.show()

    def set_failure(self, message: str) -> None:
        """Say why there is no answer."""
        self._say(message)

    def clear(self, _timeline: object = None) -> None:
        """Forget the last answer, which is about another cube."""
        if not self._working:
            self._show_only()

    # What is asked for

    def request_solve(self) -> None:
        """Ask for a solution with the options as they are set."""
        name = self.solver_choice.currentData()
        if name is not None and not self._missing:
            improve = self.keep_improving.isChecked() and name not in ALWAYS_SHORTEST
            limits = Limits(time_s=float(self.seconds.value())) if improve else Limits()
            self.solve_requested.emit(name, limits)

    def _build(self) -> None:
        self.first_answer.setChecked(True)
        self.seconds.setRange(1, 3600)
        self.seconds.setValue(DEFAULT_IMPROVE_S)
        self.seconds.setSuffix(" s")
        self.seconds.setAccessibleName("Seconds to keep improving")
        self.solver_choice.setAccessibleName("Solver")
        self.solver_choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.solve_button.setDefault(True)
        self.solve_button.setMinimumHeight(2 * self.fontMetrics().height())
        self.hint.setText(NO_ANSWER_YET)
        self.hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.bar.setTextVisible(False)
        bold = self.headline.font()
        bold.setBold(True)
        bold.setPointSizeF(bold.pointSizeF() * 1.25)
        self.headline.setFont(bold)
        self.moves.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._set_tooltips()
        improve = row(self.keep_improving, self.seconds)
        improve.addStretch()
        self._options = _box(self.first_answer, improve)
        self._progress_box = _card(self.activity, self.bar, self.figures, self.cancel_button)
        buttons = row(self.play_button, self.copy_button, self.best_button)
        buttons.addStretch()
        self._result_box = _card(self.headline, self.lengths, self.moves, buttons)
        parts = (
            self.reason,
            self.solver_choice,
            self.about,
            self._options,
            self.solve_button,
            self.hint,
            self._progress_box,
            self._result_box,
        )
        for part in parts:
            self.body.addWidget(part)
        self.body.addStretch()

    def _set_tooltips(self) -> None:
        self.solver_choice.setToolTip("Which solver looks for the answer")
        self.first_answer.setToolTip("Take the first answer found, which takes a blink")
        self.keep_improving.setToolTip("Look for shorter answers until the time is over")
        self.cancel_button.setToolTip("Stop the search (Esc)")
        self.solve_button.setToolTip("Find the moves that solve this cube (Ctrl+Return)")
        self.play_button.setToolTip("Watch the moves (Space with the timeline in focus)")
        self.copy_button.setToolTip("Copy the moves as text")
        self.best_button.setToolTip("Show the moves of the best answer found before the stop")

    def _connect(self) -> None:
        self.solve_button.clicked.connect(self.request_solve)
        self.cancel_button.clicked.connect(self._on_cancel)
        self.play_button.clicked.connect(self.play_requested)
        self.best_button.clicked.connect(self.best_requested)
        self.copy_button.clicked.connect(self._on_copy)
        self.solver_choice.currentIndexChanged.connect(self._update_options)
        self.keep_improving.toggled.connect(self._update_options)

    def _update_options(self) -> None:
        name = self.solver_choice.currentData()
        self.about.setText(ABOUT.get(name, ""))
        self.solve_button.setEnabled(name is not None and not self._missing)
        self._options.setVisible(name is not None and name not in ALWAYS_SHORTEST)
        self.seconds.setEnabled(self.keep_improving.isChecked())

    def _say(self, message: str) -> None:
        self.headline.setText(message)
        self._end(self.headline)

    def _end(self, *shown: QWidget) -> None:
        """Show a result made of these parts."""
        self._working = False
        self._show_only(self._result_box)
        for part in self._result_parts():
            part.setVisible(part in shown)

    def _show_only(self, *boxes: QWidget) -> None:
        for box in (self._progress_box, self._result_box):
            box.setVisible(box in boxes)
        self.hint.setVisible(not boxes and self.solver_choice.count() > 0)

    def _result_parts(self) -> tuple[QWidget, ...]:
        buttons = (self.play_button, self.copy_button, self.best_button)
        return (self.headline, self.lengths, self.moves, *buttons)

    def _on_cancel(self) -> None:
        self.cancel_requested.emit()
        if self._has_best:
            self.best_requested.emit()

    def _on_copy(self) -> None:
        self.copy_requested.emit(self.moves.text())


def format_count(count: int) -> str:
    """Return a large number in a form that can be read at a glance."""
    for limit, unit in ((1_000_000_000, "billion"), (1_000_000, "million")):
        if count >= limit:
            return f"{count / limit:.1f} {unit}"
    return f"{count:,}".replace(",", "\u202f")


def _moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


def _duration(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _label(wrap: bool) -> QLabel:
    label = QLabel()
    label.setWordWrap(wrap)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _box(*parts: QWidget | QHBoxLayout) -> QWidget:
    box = QWidget()
    stack(box, *parts)
    return box


def _card(*parts: QWidget | QHBoxLayout) -> QFrame:
    card = QFrame()
    card.setFrameShape(QFrame.Shape.StyledPanel)
    stack(card, *parts, margin=10)
    return card
