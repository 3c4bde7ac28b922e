"""The charts of the open session: its trend, and beside that its times seen in another way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from cubeapp.engine.practice.periods import by_day, by_hour
from cubeapp.engine.practice.phases import durations, phase_times
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import heading
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.train.statistics.histogram import Histogram, spread_words
from cubeapp.ui.train.statistics.period_chart import PeriodChart
from cubeapp.ui.train.statistics.phase_chart import PhaseChart
from cubeapp.ui.train.statistics.trend_chart import TrendChart
from cubeapp.ui.train.timer.chosen_time import ChosenTime
from cubeapp.words import counted, mark, tr

LASTS = (50, 200, 1000)
"""How many of the last times the trend can show, beside all of them."""
SPREAD, HOURS, DAYS, PHASES = "spread", "hours", "days", "phases"
VIEWS = (
    *((SPREAD, mark("Distribution")), (HOURS, mark("By hour"))),
    *((DAYS, mark("By day")), (PHASES, mark("By phase"))),
)
"""What can stand beside the trend."""
SHARES = (11, 6)
"""How the two share the width."""


class SessionCharts(QWidget):
    """The trend at the left, and at the right the distribution, hours, days or phases."""

    pointed = Signal(int)
    """The number of the time whose dot or bar was clicked."""

    def __init__(self, chosen: ChosenTime) -> None:
        """Draw the open session; ``chosen`` is the time that is marked."""
        super().__init__()
        self._chosen = chosen
        self.trend, self.histogram, self.phases = TrendChart(), Histogram(), PhaseChart()
        self.hours = PeriodChart(tr("Times by the hour of the day"))
        self.days = PeriodChart(tr("Times by day"))
        self.last_box = choice((), tr("How many times the trend shows"))
        self.last_box.setToolTip(tr("How many times the trend shows"))
        self.view_box = choice(VIEWS, tr("How the times are seen"))
        self.view_box.setToolTip(tr("See the times by how often, by hour, by day or by phase"))
        self.spread_note = Caption()
        self.spread_note.setWordWrap(False)
        self._views = QStackedWidget()
        self._fillers: dict[str, Callable[[], None]] = {
            HOURS: self._show_hours,
            DAYS: self._show_days,
            PHASES: self._show_phases,
        }
        self._lay_out()
        self._connect()
        self._show_session()

    def _lay_out(self) -> None:
        for view in (self.histogram, self.hours, self.days, self.phases):
            self._views.addWidget(view)
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(0, 0, 0, 0)
        self.line.setSpacing(SPACE)
        name = heading(tr("Trend"), self.trend)
        name.setContentsMargins(0, 0, 0, 0)
        name.setWordWrap(False)
        self.line.addWidget(_chart_card(name, self.last_box, self.trend), SHARES[0])
        self.line.addWidget(_chart_card(self.view_box, self.spread_note, self._views), SHARES[1])

    def _connect(self) -> None:
        self.last_box.activated.connect(
            lambda _index: self.trend.set_last(self.last_box.currentData())
        )
        self.view_box.currentIndexChanged.connect(self._on_view_chosen)
        for chart in (self.trend, self.histogram, self.hours, self.days):
            chart.pointed.connect(self.pointed)
        self._chosen.session_changed.connect(self._show_session)
        self._chosen.changed.connect(self._show_chosen)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what was put off while nobody looked."""
        super().showEvent(event)
        self._fill()

    def _on_view_chosen(self, index: int) -> None:
        self._views.setCurrentIndex(index)
        self._show_spread()
        self._fill()

    def _show_session(self) -> None:
        statistics = self._chosen.statistics
        self.trend.set_statistics(statistics)
        self.histogram.set_statistics(statistics)
        self._show_spread()
        self._show_lasts(len(statistics))
        self._fill()
        self._show_chosen()

    def _show_spread(self) -> None:
        is_seen = self.view_box.currentData() == SPREAD
        self.spread_note.set_text(spread_words(self._chosen.statistics) if is_seen else "")

    def _show_lasts(self, count: int) -> None:
        """Offer the numbers of times that are there."""
        chosen = self.last_box.currentData()
        self.last_box.clear()
        self.last_box.addItem(tr("All {count}").format(count=counted(count)), None)
        for last in LASTS:
            if last < count:
                self.last_box.addItem(tr("Last {count}").format(count=counted(last)), last)
        self.last_box.setCurrentIndex(max(self.last_box.findData(chosen), 0))
        self.last_box.setEnabled(bool(count))
        self.trend.set_last(self.last_box.currentData())

    def _show_chosen(self) -> None:
        for chart in (self.trend, self.histogram):
            chart.set_chosen(self._chosen.number)
        solve = self._chosen.solve
        self.phases.set_chosen(() if solve is None else durations(solve))

    def _fill(self) -> None:
        """Work out what the chosen view shows, if it is seen: of many times that takes a moment."""
        fill = self._fillers.get(self.view_box.currentData())
        if fill is not None and self.isVisible():
            fill()

    def _show_hours(self) -> None:
        self.hours.set_hours(by_hour(self._chosen.session.solves, self._chosen.statistics.results))

    def _show_days(self) -> None:
        self.days.set_days(by_day(self._chosen.session.solves, self._chosen.statistics.results))

    def _show_phases(self) -> None:
        """Show the solves with as many phases as the last one that has some."""
        solves = self._chosen.session.solves
        last = next((each for each in reversed(solves) if each.splits_ms), None)
        count = 0 if last is None else len(last.splits_ms) + 1
        self.phases.set_phases(phase_times(solves, count) if count else ())


class _Ends(Flow):
    """Two controls at both ends of a line, or below each other where that is too narrow."""

    def _places(self, room: int) -> list[QRect]:
        places = super()._places(room)
        if places and places[-1].left() > 0:
            places[-1].moveRight(room - 1)
        return places


def _chart_card(title: QWidget, beside: QWidget, chart: QWidget) -> Card:
    """Return a card with ``chart`` below its title, and ``beside`` at the end of its line."""
    made, line = Card(), _Ends()
    line.insert(0, title, beside)
    made.add(line)
    made.column.addWidget(chart, 1)
    return made
