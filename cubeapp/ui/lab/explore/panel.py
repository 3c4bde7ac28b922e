"""Exploring the 2×2×2: how far its positions are from solved, and every shortest solution."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QListWidgetItem,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.solution import Solution
from cubeapp.engine.solvers.two_by_two.census import Growth
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.fitted_list import LineList
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, primary_button, stack
from cubeapp.ui.controls.switch import Switch
from cubeapp.ui.lab.explore.depth_chart import DepthChart
from cubeapp.ui.lab.explore.model import Explorer
from cubeapp.words import counted, mark, paragraph, per_cent, tr

NO_LIST = mark("Every shortest solution of this cube can be listed here, and any of them played.")
WATCH = mark("Counts all positions once more, level by level, slowly enough to be watched.")
UNKNOWN = mark("How far it is from solved is known once all positions are counted.")
MOST_ROWS_SHOWN = 8
"""A longer list of solutions scrolls."""


class ExplorePanel(Panel):
    """Shows the distances of all positions, that of the cube, and its solutions."""

    _working: Steady
    """Where the work was asked for that is done now."""

    def __init__(self, model: Explorer, copy: Callable[[str], None]) -> None:
        """Show what ``model`` works out; solutions go to the clipboard by ``copy``."""
        super().__init__()
        self._model = model
        self._copy = copy
        self._growth: Growth | None = None
        self._depth: int | None = None
        self._rows = 12
        self._solutions: tuple[Solution, ...] = ()
        self.face_turns = QRadioButton(tr("Face &turns"))
        self.quarter_turns = QRadioButton(tr("&Quarter turns"))
        self.chart = DepthChart()
        self.logarithmic = Switch(tr("&Logarithmic scale"))
        self.cube_note = Note()
        self.hardest_button = button(tr("Show one of the ha&rdest"), "")
        self.watch_button = button(tr("&Watch the search grow"), "")
        stop = tr("Stop the search (Esc)")
        self.busy = Busy(tr("Part of all positions found"), stop)
        self.list_busy = Busy(tr("How far the search is"), stop)
        self._is_busy = False
        self.list_button = primary_button(tr("List every shortest solutio&n"), "")
        self.list_note = Caption(tr(NO_LIST))
        self.list = LineList(MOST_ROWS_SHOWN)
        self.play_button = button(tr("&Play"), tr("Play the chosen solution (Enter in the list)"))
        self.copy_button = button(
            tr("Cop&y all"), tr("Put every solution on the clipboard, one a line")
        )
        self._make_controls()
        self._lay_out()
        self._connect()
        self.set_counted(None)
        self.set_solutions(())
        self.set_busy(None)

    @property
    def chosen_metric(self) -> Metric:
        """What the distances count."""
        return Metric.QTM if self.quarter_turns.isChecked() else Metric.HTM

    # What is shown

    def set_counted(self, growth: Growth | None) -> None:
        """Show how many positions there are at each distance; ``None`` while that is unknown."""
        self._growth = growth
        if growth is not None:
            self._rows = len(growth.counts)
            hardest = counted(growth.counts[-1])
            self.hardest_button.setText(tr("Show one of the {n} ha&rdest").format(n=hardest))
            self.hardest_button.setToolTip(
                tr(
                    "Show one of the {n} positions that need {distance}, drawn by chance; undo "
                    "brings the cube back"
                ).format(n=hardest, distance=tr(self.chosen_metric.in_words(self._rows - 1)))
            )
        self.chart.set_growth(growth, self._rows, self.chosen_metric)
        self.cube_note.set_text(self._about_cube())
        self._enable()

    def set_growth(self, growth: Growth) -> None:
        """Show how far a search that is watched has come."""
        self.chart.set_growth(growth, self._rows, self.chosen_metric)
        level, found = len(growth.counts) - 1, sum(growth.counts)
        self.busy.say(
            tr("Level {level}: {new} new positions. Together {found} of {total}, {share}.").format(
                level=level,
                new=counted(growth.counts[-1]),
                found=counted(found),
                total=counted(growth.total),
                share=per_cent(found / growth.total),
            ),
            found / growth.total,
        )

    def set_busy(self, message: str | None) -> None:
        """Show that something is worked out; ``None`` when it is over."""
        was_busy, self._is_busy = self._is_busy, message is not None
        area = self._working
        if not was_busy or area.busy.bar.maximum() == 0:
            area.busy.say(message or "", None)
        self._enable()
        area.show_busy(self._is_busy)
        if not self._is_busy:
            self._working = self._positions

    def set_failure(self, message: str) -> None:
        """Say why there is nothing to show."""
        self.list_note.set_text(message, NoteKind.PROBLEM)

    def set_depth(self, depth: int | None) -> None:
        """Say how far the cube on screen is from solved; ``None`` while that is unknown."""
        self._depth = depth
        self.chart.set_marked(depth)
        self.cube_note.set_text(self._about_cube())

    def set_solutions(self, solutions: Sequence[Solution]) -> None:
        """List every shortest solution of the cube; none while they are not known."""
        self._solutions = tuple(solutions)
        self.list.clear()
        for number, solution in enumerate(self._solutions, 1):
            item = QListWidgetItem(format_moves(solution.moves, solution.size))
            tip = tr("Solution {number}: play it with Enter or a double click")
            item.setToolTip(tip.format(number=number))
            self.list.addItem(item)
        self.list_note.set_text(self._about_solutions())
        has_moves = bool(self._solutions) and bool(self._solutions[0].moves)
        for part in (self.list, self.play_button, self.copy_button):
            part.setVisible(has_moves)
        if has_moves:
            self.list.setCurrentRow(0)
            self.list.fit()
            # Its place is known when the layout has made room for it.
            QTimer.singleShot(0, self.list, lambda: self.ensureWidgetVisible(self.play_button))

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what is shown here."""
        super().showEvent(event)
        self._model.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop what works, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self._is_busy:
            self._model.cancel()
        else:
            super().keyPressEvent(event)

    # Construction

    def _make_controls(self) -> None:
        self.face_turns.setChecked(True)
        self.face_turns.setToolTip(tr("Any turn of a face counts 1 (HTM)"))
        self.quarter_turns.setToolTip(tr("A half turn counts 2 (QTM)"))
        self.logarithmic.setChecked(True)
        self.logarithmic.setToolTip(tr("Each step of the scale is ten times as many positions"))
        self.watch_button.setToolTip(
            tr("Count all positions once more, level by level, slowly enough to be watched")
        )
        self.list_button.setToolTip(tr("Find all the ways to solve this cube in the fewest moves"))
        self.list.setAccessibleName(tr("Shortest solutions"))
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.list.setUniformItemSizes(True)

    def _lay_out(self) -> None:
        metrics = flow(self.face_turns, self.quarter_turns, even=False)
        watch, ask = QWidget(), QWidget()
        stack(watch, Caption(tr(WATCH)), self.watch_button)
        stack(ask, self.list_note, self.list_button)
        self._positions, self._listing = Steady(watch, self.busy), Steady(ask, self.list_busy)
        self._working = self._positions
        positions = Card(
            *(tr("Positions by their distance"), metrics, self.chart, self.logarithmic),
            self._positions,
            about=self.chart,
        )
        solutions = Card(
            *(tr("Shortest solutions"), self._listing, self.list),
            flow(self.play_button, self.copy_button),
            about=self.list,
        )
        this_cube = Card(tr("This cube"), self.cube_note, self.hardest_button)
        for card in (positions, this_cube, solutions):
            self.body.addWidget(card)
        self.body.addStretch(1)

    def _connect(self) -> None:
        model = self._model
        self.quarter_turns.toggled.connect(lambda _on: model.set_metric(self.chosen_metric))
        self.chart.depth_activated.connect(model.show_one)
        self.logarithmic.toggled.connect(self.chart.set_logarithmic)
        self.hardest_button.clicked.connect(lambda: model.show_one(self._rows - 1))
        self.watch_button.clicked.connect(lambda: self._begin(self._positions, model.watch))
        for busy in (self.busy, self.list_busy):
            busy.cancel_button.clicked.connect(lambda: model.cancel())
        self.list_button.clicked.connect(lambda: self._begin(self._listing, model.list_solutions))
        self.list.itemActivated.connect(lambda _item: self._play())
        self.play_button.clicked.connect(self._play)
        self.copy_button.clicked.connect(self._copy_all)
        model.counted.connect(self.set_counted)
        model.grown.connect(self.set_growth)
        model.depth_changed.connect(self.set_depth)
        model.listed.connect(self.set_solutions)
        model.busy_changed.connect(self.set_busy)
        model.failed.connect(self.set_failure)

    def _enable(self) -> None:
        is_known = self._growth is not None
        for part in (self.watch_button, self.list_button):
            part.setEnabled(is_known)
        self.hardest_button.setEnabled(is_known and not self._is_busy)

    def _begin(self, area: Steady, work: Callable[[], None]) -> None:
        """Have something worked out; what is worked out elsewhere ends, and is seen to end."""
        if self._is_busy:
            self._model.cancel()
        self._working = area
        work()

    def _play(self) -> None:
        if self.list.currentRow() >= 0:
            self._model.play(self.list.currentRow())

    def _copy_all(self) -> None:
        lines = [format_moves(each.moves, each.size) for each in self._solutions]
        self._copy("\n".join(lines))

    def _about_cube(self) -> str:
        if self._growth is None:
            return tr(UNKNOWN)
        if self._depth is None:
            return ""
        if self._depth == 0:
            return tr("This cube is solved.")
        counts, total = self._growth.counts, self._growth.total
        nearer = per_cent(sum(counts[: self._depth]) / total)
        farther = per_cent(sum(counts[self._depth + 1 :]) / total)
        text = tr(
            "This cube is {distance} from solved: {nearer} of all positions are nearer, "
            "{farther} farther."
        )
        distance = tr(self.chosen_metric.in_words(self._depth))
        return text.format(distance=distance, nearer=nearer, farther=farther)

    def _about_solutions(self) -> str:
        if not self._solutions:
            return tr(NO_LIST)
        first = self._solutions[0]
        length = first.length(first.metric)
        if not length:
            return tr("This cube is solved: there is nothing to turn.")
        words = tr(first.metric.in_words(length))
        if len(self._solutions) == 1:
            found = tr("One solution of {distance}, no other is as short.")
        else:
            found = tr("{n} solutions of {distance}, none shorter.")
        found = found.format(n=counted(len(self._solutions)), distance=words)
        # L does what R does, but for how the cube is held then, and so on.
        which = tr(
            "These turn only U, R and F; the same with the cube held in another way is not counted."
        )
        return paragraph([found, which])
