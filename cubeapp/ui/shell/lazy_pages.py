"""Panels that are made when they are first shown: each by itself, or as cards one after another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubeapp.ui.controls.panel import Panel, tab_stops, tab_through
from cubeapp.ui.controls.sizes import SPACE


class LazyPage(QWidget):
    """The room of a panel that is made when it is first shown."""

    def __init__(self, make: Callable[[], QWidget], before: Callable[[], QWidget]) -> None:
        """Make an empty room.

        Args:
            make: returns the panel.
            before: returns from where Tab goes on into the panel.
        """
        super().__init__()
        self._make: Callable[[], QWidget] | None = make
        self._before = before
        self.stops: list[QWidget] = []
        """The parts of the panel that take the focus, in their order, once it is made."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)

    @property
    def end(self) -> QWidget:
        """The last one that Tab comes to, here or before."""
        return self.stops[-1] if self.stops else self._before()

    def build(self) -> None:
        """Make the panel now, once."""
        make, self._make = self._make, None
        layout = self.layout()
        if make is not None and layout is not None:
            panel = make()
            panel.setAccessibleName(self.accessibleName())
            self.stops = tab_stops(panel)
            layout.addWidget(panel)
            tab_through(self._before(), *self.stops)
            # The children of a page that is being shown were shown before.
            panel.show()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the panel before it is seen."""
        self.build()
        super().showEvent(event)


class Cards(Panel):
    """The panels of a place as cards below each other, made one after another.

    Those further down come once those above are painted: the window is seen before.
    """

    def __init__(self) -> None:
        super().__init__(is_steady=True)
        self._rooms: list[LazyPage] = []
        self._built = 0
        # A timer of its own goes with it; `singleShot` would keep it for ever if it went first.
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._build_next)
        self._rest = QWidget()
        """The room of the cards to come, which the others are not stretched into."""
        self.body.setContentsMargins(SPACE, 0, 0, SPACE)
        self.body.setSpacing(SPACE)
        self.body.addWidget(self._rest, 1)

    def add(self, make: Callable[[], QWidget]) -> LazyPage:
        """Add a card, which ``make`` returns, at the end, and return its room."""
        last = self._rooms[-1] if self._rooms else None
        room = LazyPage(make, lambda: self if last is None else last.end)
        room.hide()
        self.body.insertWidget(len(self._rooms), room)
        self._rooms.append(room)
        return room

    def build(self, last: QWidget | None = None) -> None:
        """Make the cards down to ``last``, or all of them."""
        end = len(self._rooms) if last is None else self.body.indexOf(last) + 1
        for room in self._rooms[self._built : end]:
            self._built += 1
            room.build()
            room.show()
        self._rest.setVisible(self._built < len(self._rooms))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Make the next card after this picture."""
        super().paintEvent(event)
        if self._built < len(self._rooms):
            self._next.start()

    def _build_next(self) -> None:
        for room in self._rooms[self._built : self._built + 1]:
            self.build(room)
