"""The menu of how solves are timed: how long hands rest on the timer, and in how many phases."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from cubeapp.engine.practice.phases import MOST_PHASES
from cubeapp.engine.practice.stopwatch import HOLDS_S
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.words import decimal, plural, tr


class TimingButton(IconButton):
    """Opens the menu; what was chosen there counts from the next solve on."""

    hold_chosen = Signal(float)
    """Seconds that hands have to rest on the timer."""
    calls_chosen = Signal(bool)
    """Whether seconds are called out during the inspection."""
    closed = Signal()
    """The menu was left, whatever was chosen."""

    def __init__(self, models: TimerModels) -> None:
        """Make a menu of what ``models`` can do."""
        super().__init__("more", tr("Timing"), tr("In how many phases, and how long Space is held"))
        self._models = models
        menu = QMenu(self)
        self.phase_actions = _choices(
            menu.addMenu(tr("Phases")),
            (_phases(count) for count in range(1, MOST_PHASES + 1)),
            lambda place: models.events.set_phases(place + 1),
        )
        self.hold_actions = _choices(
            menu.addMenu(tr("Hold before the start")),
            map(_seconds, HOLDS_S),
            lambda place: self.hold_chosen.emit(HOLDS_S[place]),
        )
        self.calls_action = menu.addAction(tr("Call out 8 and 12 seconds"))
        self.calls_action.setCheckable(True)
        self.calls_action.triggered.connect(self.calls_chosen)
        menu.aboutToShow.connect(self._show_chosen)
        menu.aboutToHide.connect(self.closed)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(menu)

    def _show_chosen(self) -> None:
        timing = self._models.timing
        self.phase_actions[timing.phase_count - 1].setChecked(True)
        if timing.hold_s in HOLDS_S:
            self.hold_actions[HOLDS_S.index(timing.hold_s)].setChecked(True)


def _phases(count: int) -> str:
    return plural(count, tr("Whole solves"), tr("{n} phases"))


def _seconds(hold_s: float) -> str:
    return tr("{n} s").format(n=decimal(hold_s)) if hold_s else tr("At once")


def _choices(
    menu: QMenu, names: Iterable[str], choose: Callable[[int], object]
) -> tuple[QAction, ...]:
    """Fill ``menu`` with what one of can be chosen; ``choose`` takes its place among them."""
    group = QActionGroup(menu)
    actions = tuple(menu.addAction(name) for name in names)
    for place, action in enumerate(actions):
        action.setCheckable(True)
        group.addAction(action)
        action.triggered.connect(partial(_chosen, choose, place))
    return actions


def _chosen(choose: Callable[[int], object], place: int, _checked: bool = False) -> None:
    choose(place)
