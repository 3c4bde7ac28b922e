"""One run of a solver as a card: what was asked, what it does, what it found, its buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QSizePolicy

from cubeapp.engine.model.moves import Metric, lengths
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.solution import Solution
from cubeapp.ui.controls.fitted_list import FittedList
from cubeapp.ui.controls.focus import RING, draw_focus
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, row, stack
from cubeapp.ui.controls.style import BAR
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.shell.status import Status
from cubeapp.ui.solve.solvers.methods import method
from cubeapp.ui.solve.solvers.model import Solving
from cubeapp.ui.solve.solvers.runs import (
    Run,
    RunState,
    format_count,
    format_duration,
    format_length,
)
from cubeapp.words import capitalised, mark, tr

SHOWN_LINES = 8
"""Lines of the list of all shortest answers that are seen at once."""
MOST_SHOWN = 100
"""Moves of an answer that are written out; the timeline has them all."""
MOST_LISTED = 1000
"""Maximum number of answers that are listed: each line takes its time."""
SOLVED_ALREADY = mark("Nothing to do: 0 moves.")


class RunRow(QFrame):
    """A run's card.

    Enter shows its answer, Space plays it, the arrows walk along it and between the rows,
    Ctrl+C copies it, Del stops the run or removes the row.
    """

    stepped = Signal(int)
    """The row below (1) or above (-1) is wanted."""

    def __init__(self, run: Run, model: Solving, status: Status) -> None:
        """Show ``run``.

        Args:
            run: its value now.
            model: has the run, and puts its answers on the timeline.
            status: has the clipboard.
        """
        super().__init__()
        self._model = model
        self._status = status
        self._run = run
        self._metric = Metric.HTM
        self._is_chosen = False
        self._shown: tuple[Run, Metric, int | None] | None = None
        self._told: tuple[int | None, Metric, bool] | None = None
        self._told_answer: Solution | None = None
        """Kept, so that no other one has its `id`."""
        self._listed: tuple[Solution, ...] = ()
        self.title = Note()
        self.length = Note()
        self.state = Note()
        self.activity = Note()
        self.bar = QProgressBar()
        self.moves = Note()
        self.answers = FittedList(SHOWN_LINES)
        self.play_button = button(
            tr("Watch"), tr("Watch these moves (Space; Enter shows them, → makes one)")
        )
        self.copy_button = button(tr("Copy"), tr("Copy these moves as text (Ctrl+C)"))
        self.pause_button = button(tr("Pause"), "")
        self.stop_button = button(tr("Stop"), "")
        self._build()
        self._connect()
        self.set_run(run, Metric.HTM, None)

    @property
    def run(self) -> Run:
        """What is shown."""
        return self._run

    @property
    def index(self) -> int:
        """Which of the run's answers is meant."""
        return max(self.answers.currentRow(), 0) if self._listed else 0

    def set_run(self, run: Run, metric: Metric, chosen: int | None) -> None:
        """Show a run.

        Args:
            run: its value now.
            metric: what lengths count.
            chosen: the index of its answer that is on the timeline, if any.
        """
        shown = run, metric, chosen
        if shown == self._shown:
            return
        self._shown = shown
        self._run, self._metric, self._is_chosen = run, metric, chosen is not None
        self._show_list(chosen)
        self._show_words()
        self._show_buttons()
        self.update()

    # Gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the answer of the row that is pressed."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._show()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means for a row; others are for the window."""
        rows = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        moves = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._show()
        elif event.key() == Qt.Key.Key_Delete:
            self._stop()
        elif event.key() == Qt.Key.Key_Space:
            self.play_button.click()
        elif event.key() in rows:
            self.stepped.emit(rows[Qt.Key(event.key())])
        elif event.key() in moves:
            self._model.walk(self._run.key, self.index, moves[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, with a bar at the left of what is on the timeline, and the focus."""
        super().paintEvent(event)
        painter = QPainter(self)
        if self._is_chosen:
            accent = QColor(tokens_of(self.palette()).accent)
            painter.fillRect(RING, RING, BAR, self.height() - 2 * RING, accent)
        draw_focus(self, painter)

    # Construction

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        bold = self.title.font()
        bold.setBold(True)
        self.title.setFont(bold)
        large = self.length.font()
        large.setBold(True)
        large.setPointSizeF(large.pointSizeF() * 1.25)
        self.length.setFont(large)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("How far this is"))
        for label in (self.title, self.length, self.state, self.activity, self.moves):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.moves.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.answers.setAccessibleName(tr("All the shortest answers"))
        self.answers.setToolTip(tr("Choose an answer (↑ ↓); Enter shows it"))
        self.answers.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.answers.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        buttons = row(self.play_button, self.copy_button, self.stop_button)
        lines = (self.title, self.length, self.state, self.activity, self.bar)
        stack(self, *lines, self.moves, self.answers, self.pause_button, buttons, margin=8)

    def _connect(self) -> None:
        self.play_button.clicked.connect(lambda: self._model.play(self._run.key, self.index))
        self.copy_button.clicked.connect(lambda: self._copy())
        self.pause_button.clicked.connect(lambda: self._pause())
        self.stop_button.clicked.connect(lambda: self._stop())
        self.answers.currentRowChanged.connect(lambda _row: self._show_words())
        self.answers.itemActivated.connect(lambda _item: self._show())
        self.answers.itemClicked.connect(lambda _item: self._show())

    # What is shown

    @property
    def _answer(self) -> Solution | None:
        answers = self._run.answers
        return answers[min(self.index, len(answers) - 1)] if answers else None

    def _show_words(self) -> None:
        run, answer = self._run, self._answer
        self.title.set_text(("▸ " if self._is_chosen else "") + run.title)
        self.state.set_text(self._state_words())
        self.activity.set_text(self._activity_words())
        share = run.progress.share if run.progress is not None else None
        self.bar.setVisible(not run.state.is_over and run.state is not RunState.PAUSED)
        self.bar.setRange(0, 0 if share is None else 100)
        self.bar.setValue(round(100 * (share or 0.0)))
        # Writing out a hundred thousand moves at each report would be too much.
        told = None if answer is None else id(answer), self._metric, bool(self._listed)
        if told != self._told:
            self._told, self._told_answer = told, answer
            self._show_answer(answer)
        words = [run.title, *filter(None, [self.length.text()]), run.state.words]
        self.setAccessibleName(", ".join(words))
        self.setAccessibleDescription(self._activity_words() or self.moves.text())

    def _state_words(self) -> str:
        run = self._run
        state = run.state.words
        if run.state is RunState.FAILED and run.answers:
            # The best so far is still worth something where a limit ended the search.
            state = tr("not finished")
        elif run.state is RunState.PROVEN and run.answers[0].metric is not self._metric:
            # What is the shortest in one metric need not be so in the shown one.
            counted_in = run.answers[0].metric.called(run.size)
            state = tr("{state} in {metric}").format(state=state, metric=counted_in)
        parts = [f"{run.state.sign} {state}"]
        is_counted = method(run.request.solver).counts and not run.state.is_over
        if len(run.answers) > 1:
            text = tr("{n} shortest answers")
            parts.append(text.format(n=format_count(len(run.answers))))
        if run.state is not RunState.QUEUED:
            parts.append(format_duration(run.seconds, run.state.is_over))
        if run.progress is not None and run.progress.nodes and is_counted:
            parts.append(tr("{n} positions").format(n=format_count(run.progress.nodes)))
        return " · ".join(parts)

    def _activity_words(self) -> str:
        run = self._run
        if run.message:
            return run.message
        if run.state is RunState.STOPPED:
            return run.bounds or ("" if run.answers else tr("Stopped before there was an answer."))
        if run.state.is_over:
            empty = run.answers and not run.answers[0].moves
            cut = len(run.answers) > MOST_LISTED
            text = tr("The first {n} are listed.") if cut else ""
            return tr(SOLVED_ALREADY) if empty else text.format(n=format_count(MOST_LISTED))
        return capitalised(run.progress.activity) if run.progress is not None else ""

    def _show_answer(self, answer: Solution | None) -> None:
        """Show the length and the moves, and say all lengths to who points at the row."""
        if answer is None:
            self.length.set_text("")
            self.moves.set_text("")
            return
        counted = lengths(answer.moves, answer.size)
        size = answer.size
        length = format_length(counted[self._metric], self._metric, size)
        is_by_hand = self._run.is_by_hand_so_far
        self.length.set_text(
            tr("{length}, by hand").format(length=length) if is_by_hand else length
        )
        lines = [
            f"{format_length(counted[each], each, size)} ({tr(each.unit(size))})" for each in Metric
        ]
        self.length.setToolTip("\n".join(lines))
        text = format_moves(answer.moves[:MOST_SHOWN], answer.size)
        more = len(answer.moves) - MOST_SHOWN
        if more > 0:
            text = tr("{moves} … and {n} more").format(moves=text, n=format_count(more))
        self.moves.set_text("" if self._listed else text)

    def _show_list(self, chosen: int | None) -> None:
        answers = self._run.answers
        listed = answers[:MOST_LISTED] if len(answers) > 1 else ()
        if listed != self._listed:
            self._listed = listed
            self.answers.clear()
            self.answers.addItems([format_moves(x.moves, x.size) for x in listed])
            if listed:
                self.answers.setCurrentRow(chosen or 0)
            self.answers.fit()
        elif listed and chosen is not None and chosen != self.answers.currentRow():
            self.answers.setCurrentRow(chosen)
        self.answers.setVisible(bool(listed))

    def _show_buttons(self) -> None:
        state, answer = self._run.state, self._answer
        has_moves = answer is not None and bool(answer.moves)
        for part in (self.play_button, self.copy_button):
            part.setVisible(has_moves)
        is_paused = state is RunState.PAUSED
        can_pause = state in (RunState.SEARCHING, RunState.IMPROVING, RunState.PAUSED)
        self.pause_button.setVisible(can_pause and method(self._run.request.solver).rests)
        self.pause_button.setText(tr("Go on") if is_paused else tr("Pause"))
        self.pause_button.setToolTip(
            tr("Let the search go on")
            if is_paused
            else tr("Let the search rest; it can go on later")
        )
        self.stop_button.setText(tr("Remove") if state.is_over else tr("Stop"))
        self.stop_button.setAccessibleName(self.stop_button.text())
        self.stop_button.setToolTip(
            tr("Take this row away (Del)")
            if state.is_over
            else tr("Stop this one and keep its best answer (Del; Esc stops all)")
        )

    # What is asked for

    def _show(self) -> None:
        if self._answer is not None:
            self._model.show(self._run.key, self.index)

    def _copy(self) -> None:
        answer = self._answer
        if answer is not None:
            self._status.copy(format_moves(answer.moves, answer.size))

    def _pause(self) -> None:
        board = self._model.board
        (board.resume if self._run.state is RunState.PAUSED else board.pause)(self._run.key)

    def _stop(self) -> None:
        board = self._model.board
        (board.remove if self._run.state.is_over else board.cancel)(self._run.key)
