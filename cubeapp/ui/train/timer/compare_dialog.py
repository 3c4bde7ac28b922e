"""Two sessions side by side: their figures in a table, and their charts over each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from cubeapp.engine.practice.solves import Session
from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import AVERAGES, DNF, format_average, format_result
from cubeapp.ui.controls.beside import beside_where_wide
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import narrow
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import heading, row
from cubeapp.ui.controls.sizes import SPACE, SPACE_PAGE
from cubeapp.ui.train.statistics.compared_charts import ComparedSpread, ComparedTrend
from cubeapp.words import capitalised, counted, mark, tr

WIDE, HIGH = 130, 32
"""The size of the dialog: letters across, and lines of text."""
BESIDE = 80
"""Letters across from which on the charts are side by side."""
NOTHING = "–"
_BEST_OF = mark("Best {average}")


class CompareDialog(QDialog):
    """Lets two of the sessions be chosen, the open one and the one before it to begin with."""

    def __init__(
        self, parent: QWidget, sessions: Sequence[Session], current: int, known: Statistics
    ) -> None:
        """Compare the open session with another.

        Args:
            parent: the window.
            sessions: to choose from, at least two of them.
            current: the open one's place among them.
            known: its statistics.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Compare sessions"))
        metrics = self.fontMetrics()
        # Before the charts are laid out, which are above each other where this is narrow.
        self.resize(WIDE * metrics.averageCharWidth(), HIGH * metrics.height())
        self._sessions = tuple(sessions)
        self._known = {current: known}
        other = current - 1 if current else 1
        self.boxes = (self._box(current), self._box(other))
        self.spread = ComparedSpread(tr("How often each time was reached in two sessions"))
        self.trend = ComparedTrend(tr("How the averages of two sessions go"))
        self.trend_note = Caption()
        self.cells: dict[str, tuple[QLabel, QLabel, QLabel]] = {}
        """The labels of both sessions and of the difference, by what they tell."""
        self._table = self._make_table()
        self._lay_out()
        for box in self.boxes:
            box.currentIndexChanged.connect(self._show_pair)
        self._show_pair()

    def _box(self, place: int) -> QComboBox:
        made = QComboBox()
        narrow(made)
        made.addItems([session.name for session in self._sessions])
        made.setCurrentIndex(place)
        made.setAccessibleName(tr("Session to be compared"))
        made.setToolTip(tr("Session to be compared"))
        return made

    def _make_table(self) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE_PAGE)
        grid.setVerticalSpacing(SPACE // 2)
        grid.addWidget(self.boxes[0], 0, 1)
        grid.addWidget(self.boxes[1], 0, 2)
        grid.addWidget(_cell(tr("difference"), is_muted=True), 0, 3)
        for line, (name, _value, _words) in enumerate(FIGURES, 1):
            grid.addWidget(QLabel(_name(name)), line, 0)
            self.cells[name] = _cell(), _cell(), _cell(is_muted=True)
            for column, cell in enumerate(self.cells[name], 1):
                grid.addWidget(cell, line, column)
        for column in range(1, 4):
            grid.setColumnStretch(column, 1)
        return made

    def _lay_out(self) -> None:
        charts = row(
            *(_chart(tr("Distribution"), self.spread), _chart(tr("Trend"), self.trend)),
            spacing=SPACE,
        )
        beside_where_wide(self, charts, BESIDE)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_PAGE, SPACE_PAGE, SPACE_PAGE, SPACE_PAGE)
        column.setSpacing(SPACE)
        column.addWidget(Card("", self._table))
        column.addLayout(charts, 1)
        column.addWidget(self.trend_note)
        column.addWidget(close)

    def _show_pair(self) -> None:
        """Show the two that are chosen, the second one dashed as its line in the charts is."""
        one, other = (self._statistics(box.currentIndex()) for box in self.boxes)
        for name, value, words in FIGURES:
            pair = value(one), value(other)
            for cell, each in zip(self.cells[name], pair, strict=False):
                cell.setText(NOTHING if each is None else words(each))
            self.cells[name][2].setText(_difference(*pair, words))
        for chart in (self.spread, self.trend):
            chart.set_pair(one, other)
        self.trend_note.set_text(self._legend())

    def _statistics(self, place: int) -> Statistics:
        if place not in self._known:
            self._known[place] = Statistics(self._sessions[place].results)
        return self._known[place]

    def _legend(self) -> str:
        text = tr("— {one}, - - {other}; the trend is of {average}")
        one, other = (box.currentText() for box in self.boxes)
        return text.format(one=one, other=other, average=self.trend.average)


def _figures() -> tuple[tuple[str, Callable[[Statistics], int | None], Callable[[int], str]], ...]:
    """Return what is compared: its name, what tells it, and what puts it into words."""

    def best_of(name: str) -> Callable[[Statistics], int | None]:
        return lambda statistics: statistics.best_average(name)

    return (
        (mark("Number of times"), len, counted),
        (mark("Best"), lambda statistics: statistics.best, _time),
        (mark("Mean"), lambda statistics: statistics.mean, _average),
        (mark("Standard deviation σ"), lambda statistics: statistics.deviation, _average),
        *((average.name, best_of(average.name), _average) for average in AVERAGES),
    )


def _time(result: int) -> str:
    return tr(format_result(result))


def _average(result: int) -> str:
    return tr(format_average(result))


FIGURES = _figures()
_TITLES = {average.name: average.title for average in AVERAGES}


def _name(name: str) -> str:
    if name in _TITLES:
        return capitalised(tr(_BEST_OF).format(average=tr(_TITLES[name])))
    return tr(name)


def _difference(one: int | None, other: int | None, words: Callable[[int], str]) -> str:
    """Return by how much the second session is more, nothing where one has no such figure."""
    if one is None or other is None or DNF in (one, other):
        return ""
    sign = "+" if other > one else "−" if other < one else "±"
    return f"{sign}{words(abs(other - one))}"


def _cell(text: str = "", *, is_muted: bool = False) -> QLabel:
    made = QLabel(text)
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if is_muted:
        made.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return made


def _chart(title: str, chart: QWidget) -> Card:
    made = Card()
    name = heading(title, chart)
    name.setContentsMargins(0, 0, 0, 0)
    made.add(name)
    made.column.addWidget(chart, 1)
    return made
