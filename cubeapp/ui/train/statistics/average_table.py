"""How a session stands: the latest and the best of every kind of average."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cubeapp.engine.practice.statistics import Outlook, Statistics
from cubeapp.engine.practice.times import (
    AO5,
    AVERAGES,
    DNF,
    Average,
    format_average,
    format_result,
)
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import heading
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.words import capitalised, counted, tr

NOTHING = "–"
SHORT = 12
"""Averages of so many times have a row from the start, longer ones once there are enough times."""
_SINGLE = "single"


class AverageTable(QWidget):
    """A row for each kind: the last one, and the best one of the session."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells: dict[str, tuple[QLabel, QLabel]] = {}
        """The labels of the latest and of the best, by the name of the average."""
        self.note = Caption()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(SPACE // 2)
        grid.setHorizontalSpacing(SPACE)
        title = heading(tr("Averages"))
        title.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(title, 0, 0)
        for column, text in ((1, tr("now")), (2, tr("best"))):
            grid.addWidget(_cell(text, column), 0, column)
        self._labels: dict[str, QLabel] = {}
        titles = [(_SINGLE, tr("single")), *((each.name, tr(each.title)) for each in AVERAGES)]
        for line, (name, words) in enumerate(titles, 1):
            label = QLabel(capitalised(words))
            self._labels[name] = label
            grid.addWidget(label, line, 0)
            self.cells[name] = _cell(NOTHING, 1), _cell(NOTHING, 2)
            for column, cell in enumerate(self.cells[name], 1):
                grid.addWidget(cell, line, column)
        grid.addWidget(self.note, len(titles) + 1, 0, 1, 3)
        grid.setColumnStretch(0, 1)

    def set_statistics(self, statistics: Statistics) -> None:
        """Show how a session stands; what is the best so far is bold."""
        results = statistics.results
        values = {_SINGLE: (results[-1] if results else None, statistics.best)}
        for average in AVERAGES:
            name = average.name
            values[name] = statistics.latest(name), statistics.best_average(name)
        for name, pair in values.items():
            is_record = len(results) > 1 and pair[0] is not None and pair[0] == pair[1] != DNF
            told = format_result if name == _SINGLE else format_average
            for cell, value in zip(self.cells[name], pair, strict=True):
                cell.setText(NOTHING if value is None else tr(told(value)))
                font = cell.font()
                font.setBold(is_record or cell is self.cells[name][0])
                cell.setFont(font)
        for average in AVERAGES:
            label = self._labels[average.name]
            label.setToolTip(_explained(average, statistics))
            for part in (label, *self.cells[average.name]):
                part.setVisible(average.count <= max(SHORT, len(results)))
        # The others tell it when pointed at.
        lines = _summary(statistics), _next(AO5, statistics.outlook(AO5.name))
        self.note.set_text("\n".join(filter(None, lines)))


def _summary(statistics: Statistics) -> str:
    count, finished = len(statistics), statistics.finished
    mean, worst = statistics.mean, statistics.worst
    if mean is None or worst is None or count < 2:
        return ""
    text = tr("{finished} of {count} finished · mean {mean} · worst {worst}")
    return text.format(
        finished=counted(finished),
        count=counted(count),
        mean=tr(format_average(mean)),
        worst=tr(format_result(worst)),
    )


def _next(average: Average, outlook: Outlook | None) -> str:
    """Return between what the next average is, and with what time it is better than ever."""
    if outlook is None:
        return ""
    text = tr("Next {average}: {best} to {worst}").format(
        average=tr(average.title),
        best=tr(format_average(outlook.best)),
        worst=tr(format_average(outlook.worst)),
    )
    aims = (outlook.target, tr("your best")), (outlook.better, tr("better than now"))
    aim = next(((time, what) for time, what in aims if time is not None), None)
    if aim is None:
        return text
    time, what = aim
    # A time is shown cut to hundredths, so whoever reaches what is shown has reached it.
    words = tr("{what} with {time}").format(what=what, time=tr(format_result(time)))
    return f"{text}, {words}"


def _explained(average: Average, statistics: Statistics) -> str:
    """Return of which times an average is, and what can become of it."""
    if not average.left_out:
        text = tr("the mean of {count} times; a DNF among them spoils it")
    elif average.left_out == 1:
        text = tr("of {count} times the best and the worst do not count")
    else:
        text = tr("of {count} times the {some} best and the {some} worst do not count")
    meant = f"{average.name}: {text.format(count=average.count, some=average.left_out)}"
    return "\n".join(filter(None, (meant, _next(average, statistics.outlook(average.name)))))


def _cell(text: str, column: int) -> QLabel:
    """Return a number, or what a column is about; the last one has less weight."""
    made = QLabel(text)
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if column == 2:
        made.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    follow_font(made, lambda: made.setMinimumWidth(made.fontMetrics().horizontalAdvance("0:00.00")))
    return made
