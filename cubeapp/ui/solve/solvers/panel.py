"""Having the cube solved: what is asked of which solver, and a row for each of its runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cubeapp.engine.library.entries import Entry
from cubeapp.engine.model.moves import Metric
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.fold import Fold
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import SPACING, Panel, heading, row, stack
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.status import Status
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.solvers.answer_card import AnswerCard
from cubeapp.ui.solve.solvers.lanes import LanesCard
from cubeapp.ui.solve.solvers.methods import method
from cubeapp.ui.solve.solvers.model import Solving, needs_continuation
from cubeapp.ui.solve.solvers.options import SolveOptions, TableOffer
from cubeapp.ui.solve.solvers.run_row import RunRow
from cubeapp.ui.solve.solvers.runs import Run, Target
from cubeapp.ui.solve.solvers.target_choice import TargetChoice
from cubeapp.words import mark, tr

SIDE_BY_SIDE = "all"
"""The choice of all solvers at once."""
ALL_TITLE = mark("All of them, side by side")
ABOUT_ALL = mark("Each gets a row of its own, for the same cube.")
OPTIONS_TIP = mark(
    "How long, in which metric, with which turns and table, and to which target (Space)"
)
ELSEWHERE = mark(
    "This goes on for the cube as it was before you changed it; undo takes you back to it. "
    "Solve begins with the cube as it is now."
)


class SolverPanel(Panel):
    """Shows what can solve the cube, what the solvers do now, and what they found."""

    follow_wanted = Signal()
    """The answer on the timeline is to be followed."""

    def __init__(
        self,
        model: Solving,
        paint: PaintModel,
        document: CubeDocument,
        status: Status,
        settings: Settings,
    ) -> None:
        """Offer no solver yet.

        Args:
            model: the answers for the shown cube.
            paint: makes a painted cube the shown one before it is solved.
            document: has the cube that can be kept as the target.
            status: has the clipboard, and shows why a cube cannot be the target.
            settings: have the scheme by which the colours of a target are read.
        """
        super().__init__()
        self._model = model
        self._paint = paint
        self._status = status
        self.reason = Note()
        self.answer = AnswerCard()
        self.lanes = LanesCard(status.copy)
        self.solver_choice = QComboBox()
        self.about = Note()
        self.solve_button = QPushButton(tr("Solve"))
        self.options = SolveOptions()
        self.target = TargetChoice(document, status, settings)
        self.message = Note()
        self.metric_choice = QComboBox()
        self.rows: dict[int, RunRow] = {}
        self._runs: tuple[Run, ...] = ()
        self._chosen: tuple[int, int] | None = None
        self._followed: int | None = None
        self._fits = True
        self._said = ""
        self._missing = ""
        self._size = 3
        self._build()
        self._connect()
        self.set_solvers(())
        self._update_options()

    # What is shown

    def set_solvers(self, names: Sequence[str], size: int = 3) -> None:
        """Offer the solvers of these names, the default one first, for cubes of ``size``."""
        self._offer([*names, *([SIDE_BY_SIDE] if len(_racing(names)) > 1 else [])], size)
        if size != self._size:
            self._size = size
            self._name_metrics()
            before = self.options.counted
            self.options.set_size(size)
            if self.options.counted is not before:
                self._follow_metric()
            self.target.set_size(size)
        self._update()

    def _offer(self, names: Sequence[str], size: int) -> None:
        """Let the user choose of ``names``; what is chosen stays where it is for the same size."""
        box = self.solver_choice
        offered = [(tr(_title(name)), name) for name in names]
        if [(box.itemText(i), box.itemData(i)) for i in range(box.count())] == offered:
            return
        chosen = box.currentData() if size == self._size else None
        box.clear()
        for title, name in offered:
            box.addItem(title, name)
        box.setCurrentIndex(max(box.findData(chosen), 0))

    def choose_solver(self, name: str) -> None:
        """Let the solver of that name, if it is offered, look for the next answer."""
        index = self.solver_choice.findData(name)
        self.others_fold.set_open(True)
        if index >= 0:
            self.solver_choice.setCurrentIndex(index)

    def set_missing(self, missing: str) -> None:
        """Say why the cube cannot be solved now; an empty text means that it can."""
        self._missing = missing
        self.reason.set_text(missing)
        self._update()

    def set_tables(self, tables: Mapping[Metric, Sequence[TableOffer]]) -> None:
        """Offer these tables of the optimal solver, in each metric."""
        self.options.set_tables(tables)

    def set_runs(self, runs: Sequence[Run], chosen: tuple[int, int] | None, fits: bool) -> None:
        """Show the runs.

        Args:
            runs: those for the shown cube.
            chosen: the key of a run and the index of its answer that is on the timeline.
            fits: whether they are for the shown cube at all.
        """
        self._runs, self._chosen, self._fits = tuple(runs), chosen, fits
        for key in self.rows.keys() - {run.key for run in runs}:
            self._drop(key)
        for run in runs:
            if run.key not in self.rows:
                self._add(run)
            index = chosen[1] if chosen is not None and chosen[0] == run.key else None
            self.rows[run.key].set_run(run, self.counted, index)
        self._update()

    def say(self, message: str) -> None:
        """Say what happened, above the rows; nothing if the text is empty."""
        self._said = message
        self._update()

    @property
    def counted(self) -> Metric:
        """What the lengths of answers count."""
        return Metric(self.metric_choice.currentData())

    # What is asked for

    @property
    def goal(self) -> Target | None:
        """What the next answer leads to; ``None`` while that is no cube that turns can reach."""
        return self.target.target if self._has_target else Target()

    def request_solve(self) -> bool:
        """Have the cube solved with the options as they are set.

        Returns:
            whether that was asked for; if not, the panel says why.
        """
        if self._missing or not self.solver_choice.count():
            return False
        requests, goal = self.options.requests, self.goal
        if requests is None or goal is None:
            # What is the matter stands among the options.
            self._open_options()
            return False
        if self._paint.is_painting:
            self._paint.use()
        return self._model.solve(requests, goal)

    def aim(self, entry: Entry) -> None:
        """Make ``entry`` of the library the target, and show it among the options."""
        self.target.aim(entry)
        if not self._has_target:
            # The default solver of a small cube leads to any target.
            self.solver_choice.setCurrentIndex(0)
        self._open_options()

    # Construction

    def _build(self) -> None:
        self.solver_choice.setAccessibleName(tr("Solver"))
        self.solver_choice.setToolTip(tr("Which solver looks for the answer (↑ ↓)"))
        self.solver_choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.solve_button.setAutoDefault(False)
        self.solve_button.setToolTip(tr("Find the moves that solve this cube"))
        for metric in Metric:
            self.metric_choice.addItem(metric.name, metric)
        self.metric_choice.setAccessibleName(tr("Lengths in"))
        self._name_metrics()
        self._lay_out()

    def _name_metrics(self) -> None:
        """Call the metrics what they are called for cubes of the size."""
        size = self._size
        for place, metric in enumerate(Metric):
            self.metric_choice.setItemText(place, metric.called(size))
        told = [f"{metric.called(size)}: {tr(metric.unit(size))}" for metric in Metric]
        self.metric_choice.setToolTip("\n".join([tr("What a length counts:"), *told]))

    def _lay_out(self) -> None:
        options, others = QWidget(), QWidget()
        self._target_part = QWidget()
        label = QLabel(tr("Solve t&o"))
        label.setBuddy(self.target.choice)
        stack(self._target_part, label, self.target)
        stack(options, self.options, self._target_part)
        self.options_fold = Fold("", options)
        # What was chosen may be more than there is room for.
        self.options_fold.head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._head = QWidget()
        title = heading(tr("Answers"), self.metric_choice)
        lengths = row(title, self.metric_choice)
        lengths.setStretch(0, 1)
        self._head.setLayout(lengths)
        self._rows_box = QWidget()
        self._rows_column = QVBoxLayout(self._rows_box)
        self._rows_column.setContentsMargins(0, 0, 0, 0)
        # Room to spare goes below the rows, not between their lines.
        self._rows_column.addStretch()
        asked = Card("", self.solver_choice, self.about, self.solve_button, self.options_fold)
        stack(others, asked, self._head, self._rows_box)
        self.others_fold = Fold(tr("Other solvers"), others)
        self.others_fold.head.setToolTip(
            tr("Choose who looks for the moves, how and for how long, and compare their answers")
        )
        shown = (self.reason, self.answer, self.lanes, self.message)
        for part in (*shown, self.others_fold):
            self.body.addWidget(part)
        self.body.addStretch()

    def _connect(self) -> None:
        self._model.runs_changed.connect(self.set_runs)
        self._model.said.connect(self.say)
        self.solve_button.clicked.connect(self.request_solve)
        self.answer.start_button.clicked.connect(self.request_solve)
        self.answer.stop_wanted.connect(self._model.cancel_all)
        self.answer.follow_wanted.connect(self._follow)
        self.answer.easy_wanted.connect(self._choose_easy)
        self.solver_choice.currentIndexChanged.connect(self._update_options)
        self.options.changed.connect(self._update_options)
        self.options.metric_choice.currentIndexChanged.connect(self._follow_metric)
        self.target.changed.connect(self._update_options)
        self.metric_choice.currentIndexChanged.connect(self._show_again)
        self.options_fold.toggled.connect(self._leave_rows)
        self.verticalScrollBar().rangeChanged.connect(self._reveal_later)
        self.verticalScrollBar().actionTriggered.connect(self._leave_rows)

    def _add(self, run: Run) -> None:
        made = RunRow(run, self._model, self._status)
        made.stepped.connect(self._on_stepped)
        self.rows[run.key] = made
        # The newest is nearest to the button that asked for it.
        self._rows_column.insertWidget(0, made)
        self._followed = run.key

    def _reveal_later(self) -> None:
        # Places are known when the layout has used the new room.
        QTimer.singleShot(0, self, self._reveal)

    def _reveal(self) -> None:
        if self._followed in self.rows:
            self.ensureWidgetVisible(self.rows[self._followed], 0, SPACING)

    def _leave_rows(self) -> None:
        """Stop scrolling to the newest row as it grows: the user looks elsewhere."""
        self._followed = None

    def _drop(self, key: int) -> None:
        gone = self.rows.pop(key)
        if gone.hasFocus() or gone.isAncestorOf(self.focusWidget()):
            self.solve_button.setFocus(Qt.FocusReason.OtherFocusReason)
        gone.hide()
        self._rows_column.removeWidget(gone)
        gone.deleteLater()

    # What happened

    def _chosen_solvers(self) -> list[str]:
        names = [str(self.solver_choice.itemData(i)) for i in range(self.solver_choice.count())]
        chosen = self.solver_choice.currentData()
        if chosen == SIDE_BY_SIDE:
            return _racing(names[:-1])
        return [name for name in names if name == chosen]

    def _update(self) -> None:
        has_solver = self.solver_choice.count() > 0
        for part in (self.solver_choice, self.solve_button, self.options_fold):
            part.setVisible(has_solver)
        self.answer.setVisible(has_solver)
        run = self._shown_run
        self.answer.show_run(run)
        self.lanes.show_answer(run.answers[0] if run is not None and run.answers else None)
        self.answer.start_button.setEnabled(not self._missing)
        self.solve_button.setEnabled(has_solver and not self._missing)
        self.message.set_text(
            self._said or (tr(ELSEWHERE) if self._runs and not self._fits else "")
        )
        self._head.setVisible(bool(self._runs))
        self._rows_box.setVisible(bool(self._runs))

    def _update_options(self) -> None:
        self._leave_rows()
        names = self._chosen_solvers()
        before = self.options.counted
        self.options.set_solvers(names)
        if self.options.counted is not before:
            self._follow_metric()
        abouts = [ABOUT_ALL] if len(names) > 1 else [method(name).about for name in names]
        self.about.set_text("".join(tr(about) for about in abouts if about))
        self.answer.easy.setVisible(not self.options.easy.isHidden())
        self.answer.easy.setEnabled(self.options.easy.isEnabled())
        self.answer.easy.setChecked(self.options.easy.isChecked())
        self._target_part.setVisible(self._has_target)
        goal = self.goal
        if goal is not None and goal.name:
            text = tr("Solve to {target}").format(target=goal.name)
        else:
            text = tr("Solve")
        for each in (self.solve_button, self.answer.start_button):
            each.setText(text)
        summary = self.options.summary
        text = tr("Options: {summary}").format(summary=summary) if summary else tr("Options")
        self.options_fold.set_title(text)
        self.options_fold.head.setToolTip(f"{text}\n{tr(OPTIONS_TIP)}")

    @property
    def _has_target(self) -> bool:
        """Whether the target is a choice; large cubes go on to it when they are solved."""
        return not self.options.is_set or needs_continuation(self._size)

    @property
    def _shown_run(self) -> Run | None:
        """The run whose answer is on the timeline, or else the newest one, for this cube."""
        runs = {run.key: run for run in self._runs} if self._fits else {}
        newest = max(runs, default=None)
        key = newest if self._chosen is None else self._chosen[0]
        return None if key is None else runs.get(key)

    def _follow(self) -> None:
        """Lead on to following the answer, which is put on the timeline if it is not there."""
        run = self._shown_run
        if self._chosen is None and run is not None:
            self._model.show(run.key)
        self.follow_wanted.emit()

    def _choose_easy(self, easy: bool) -> None:
        """Choose answers that are easy for hands, or not; an answer that is there gives way."""
        self.options.easy.setChecked(easy)
        run = self._shown_run
        if run is not None and self._model.begin_here():
            if not run.state.is_over:
                self._model.board.remove(run.key)
            self.request_solve()

    def _open_options(self) -> None:
        self.others_fold.set_open(True)
        self.options_fold.set_open(True)

    def _follow_metric(self) -> None:
        """Count lengths in what answers are to be short in."""
        self.metric_choice.setCurrentIndex(self.metric_choice.findData(self.options.counted))

    def _show_again(self) -> None:
        self.set_runs(self._runs, self._chosen, self._fits)

    def _on_stepped(self, by: int) -> None:
        """Give the keys to the row above or below."""
        self._leave_rows()
        # The newest row, which is asked for last, is at the top.
        shown = list(reversed(self.rows.values()))
        places = [i for i, made in enumerate(shown) if made.hasFocus()]
        wanted = places[0] + by if places else 0
        if 0 <= wanted < len(shown):
            shown[wanted].setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(shown[wanted])


def _racing(names: Sequence[str]) -> list[str]:
    """Return the solvers whose answers are compared: those that try to be short."""
    return [name for name in names if method(name).races and not method(name).by_hand]


def _title(name: str) -> str:
    return ALL_TITLE if name == SIDE_BY_SIDE else method(name).choice
