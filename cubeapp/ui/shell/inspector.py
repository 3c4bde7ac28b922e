"""The inspector: beside the stage, the panels of the place where the user is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cubeapp.ui.controls.focus import has_focus_inside
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.page_switch import PageSwitch
from cubeapp.ui.controls.panel import quiet_tool, tab_stops, tab_through
from cubeapp.ui.controls.sizes import TITLE
from cubeapp.ui.controls.stepper import Stepper, StepState
from cubeapp.ui.shell.explanation import Explanation
from cubeapp.ui.shell.lazy_pages import Cards, LazyPage

MARGIN = 8
"""Pixels beside what stands in the head."""


@dataclass(slots=True)
class _Page:
    """A panel's room, and whether it can be chosen."""

    place: str
    room: LazyPage
    cards: Cards | None
    """What the room is a card of, if it is no page for itself."""
    explains: bool
    """Whether the panel says itself what a step does."""
    make_head: Callable[[], QWidget | None] | None
    """Makes `head`, once."""
    head: QWidget | None = None
    """What stands beside the title."""
    is_offered: bool = True


@dataclass(slots=True)
class _Shown:
    """What is shown: the place, and in each place the page that was shown there last."""

    place: str = ""
    pages: dict[str, str] = field(default_factory=dict)


class Inspector(QWidget):
    """The panels of a place: a title, a switch of pages or the steps of a path, then the page.

    What a step of a solution says stands between the two while there is a solution.
    """

    shown = Signal(str)
    """The id of the page that is shown now."""
    scrolled = Signal(str, bool)
    """(place, whether its cards are scrolled down)"""

    def __init__(self, fold: QAction) -> None:
        """Make an inspector without pages; ``fold`` puts it away."""
        super().__init__()
        self.setObjectName("inspector")
        self._pages: dict[str, _Page] = {}
        self._titles: dict[str, str] = {}
        self._cards: dict[str, Cards] = {}
        self._paths: dict[str, Stepper] = {}
        self._feet: dict[str, QWidget] = {}
        self._explanation: Explanation | None = None
        self._shown = _Shown()
        self._title = QLabel()
        self._title.setIndent(MARGIN)
        self.switch = PageSwitch()
        self.switch.chosen.connect(self.show_page)
        self.fold_button = quiet_tool()
        self.fold_button.clicked.connect(fold.toggle)
        fold.changed.connect(partial(self._show_fold, fold))
        self._stack = QStackedWidget()
        self._head = head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 8, 8, 4)
        head.addWidget(self._title, 1)
        head.addWidget(self.switch, 1)
        head.addWidget(self.fold_button, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(head)
        self._column.addWidget(self._stack, 1)
        follow_font(self, self._fit_font)

    def add_place(
        self, id: str, title: str, *, is_one_page: bool = False, is_path: bool = False
    ) -> None:
        """Make room for the pages of a place.

        Args:
            id: its name.
            title: its title.
            is_one_page: whether its pages are cards below each other.
            is_path: whether they are the steps of a path.
        """
        self._titles[id] = title
        if is_one_page:
            self._cards[id] = cards = Cards()
            cards.setAccessibleName(title)
            bar = cards.verticalScrollBar()
            bar.valueChanged.connect(lambda value: self.scrolled.emit(id, value > 0))
            self._stack.addWidget(cards)
        elif is_path:
            self._paths[id] = stepper = Stepper()
            stepper.chosen.connect(self.show_page)
            self._head.insertWidget(0, stepper, 1)

    def add_page(
        self,
        place: str,
        id: str,
        words: str,
        make: Callable[[], QWidget],
        *,
        make_head: Callable[[], QWidget | None] | None = None,
        explains: bool = False,
    ) -> None:
        """Add a page or a card, which is made when it is first shown.

        Args:
            place: where it is.
            id: its name.
            words: its title.
            make: returns the panel.
            make_head: returns what stands beside the title, if anything does.
            explains: whether the panel says itself what a step does.
        """
        cards = self._cards.get(place)
        if cards is None:
            room = LazyPage(make, partial(self._before, place))
            self._offer(place, id, words)
            self._stack.addWidget(room)
        else:
            room = cards.add(make)
        room.setAccessibleName(words)
        self._pages[id] = _Page(place, room, cards, explains, make_head)

    def _offer(self, place: str, id: str, words: str) -> None:
        """Offer a page in the head of its place."""
        if place in self._paths:
            self._paths[place].add_step(id, words)
        else:
            self.switch.add_page(id, words)

    def _before(self, place: str) -> QWidget:
        """Return from where Tab goes on into the pages of a place."""
        return self._paths[place].circles[-1] if place in self._paths else self.switch.tabs

    def set_step(self, id: str, state: StepState) -> None:
        """Say how far a page is that is a step of a path."""
        self._paths[self._pages[id].place].set_state(id, state)

    def set_explanation(self, card: QWidget) -> None:
        """Put what explains a step above the pages that do not do so themselves."""
        self._explanation = Explanation(card, self)
        self._column.insertWidget(1, self._explanation)

    def set_foot(self, place: str, foot: QWidget) -> None:
        """Put ``foot`` below the pages of a place."""
        self._feet[place] = row = QWidget()
        row.hide()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.addWidget(foot)
        self._column.addWidget(row)

    @property
    def page(self) -> str:
        """The id of the page that is shown."""
        return self._shown.pages.get(self._shown.place, "")

    @property
    def place(self) -> str:
        """The id of the place that is shown."""
        return self._shown.place

    @property
    def pages(self) -> tuple[str, ...]:
        """The ids of all pages that can be chosen, in the order of their places."""
        return tuple(id for id, page in self._pages.items() if page.is_offered)

    def pages_of(self, place: str) -> tuple[str, ...]:
        """The ids of the pages of a place that can be chosen."""
        return tuple(id for id in self.pages if self._pages[id].place == place)

    def path_of(self, id: str) -> tuple[str, ...]:
        """The ids of the steps of the path that a page is a step of; none if it is no step."""
        place = self._pages[id].place
        return self.pages_of(place) if place in self._paths else ()

    def show_place(self, place: str) -> None:
        """Show the page of ``place`` that was shown there last."""
        offered = self.pages_of(place)
        last = self._shown.pages.get(place, "")
        if offered:
            self._show(last if last in offered else offered[0])

    def show_page(self, id: str) -> None:
        """Show a page or card, made now if it has not been, and the place that it is in."""
        page = self._pages[id]
        self._show(id)
        if page.cards is not None:
            page.cards.reveal(page.room)

    def go_to(self, id: str) -> None:
        """Show a page or card; the keyboard goes to a card, as others are seen beside it."""
        page = self._pages[id]
        self.show_page(id)
        if page.cards is not None and not has_focus_inside(page.room):
            ready = (each for each in page.room.stops if each.isVisible() and each.isEnabled())
            next(ready, page.cards).setFocus(Qt.FocusReason.TabFocusReason)

    def take_focus(self) -> None:
        """Let the page that is shown have the keyboard, but none of its controls."""
        page = self._pages[self.page]
        stops = page.room.stops if page.cards is None else [page.cards]
        for panel in stops[:1]:
            panel.setFocus()

    def finish(self) -> None:
        """Make those cards of the page now that come when there is time."""
        shown = self._stack.currentWidget()
        if isinstance(shown, Cards):
            shown.build()

    def _show(self, id: str) -> None:
        """Show a page as it was left; a card as well, wherever it is scrolled to."""
        page = self._pages[id]
        if not page.is_offered or id == self.page:
            return
        if page.cards is None:
            page.room.build()
        else:
            page.cards.build(page.room)
        is_moved = page.place != self._shown.place
        self._shown.place = page.place
        self._shown.pages[page.place] = id
        if is_moved:
            self._show_head()
        self._show_current(id)
        self._stack.setCurrentWidget(page.cards or page.room)
        self._show_beside(page)
        self.shown.emit(id)

    def _show_beside(self, shown: _Page) -> None:
        """Show what stands beside the title of a page, and what it does not say itself."""
        make, shown.make_head = shown.make_head, None
        if make is not None and (head := make()) is not None:
            shown.head = head
            stops = tab_stops(head)
            self._head.insertWidget(self._head.count() - 1, head)
            tab_through(self.switch.tabs, *stops)
        for page in self._pages.values():
            if page.head is not None:
                page.head.setVisible(page is shown)
        if self._explanation is not None:
            self._explanation.set_wanted(not shown.explains)

    def room(self, id: str) -> QWidget:
        """Return the room of a page."""
        return self._pages[id].room

    def set_offered(self, id: str, offered: bool) -> None:
        """Offer a page or not; another of its place is shown instead of one that is not."""
        page = self._pages[id]
        page.is_offered = offered
        if page.place != self._shown.place:
            return
        others = self.pages_of(page.place)
        if not offered and id == self.page and others:
            self.show_page(others[0])
        self._show_head()
        self._show_current(self.page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the pages or cards of the place with Ctrl+Tab."""
        by = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()))
        if by is None or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
            return
        there = self.pages_of(self.place)
        if self.page in there:
            self.go_to(there[(there.index(self.page) + by) % len(there)])

    def _show_head(self) -> None:
        """Name the place where it has one page, and offer its pages where it has several."""
        has_cards = self._shown.place in self._cards
        offered = () if has_cards else self.pages_of(self._shown.place)
        for place, foot in self._feet.items():
            foot.setVisible(place == self._shown.place)
        self._title.setText(self._titles[self._shown.place])
        is_path = self._shown.place in self._paths
        for place, stepper in self._paths.items():
            stepper.setVisible(place == self._shown.place)
        self._title.setVisible(len(offered) < 2)
        self.switch.setVisible(len(offered) > 1 and not is_path)
        self.switch.set_offered(offered)

    def _show_current(self, id: str) -> None:
        """Show in the head of its place which page is chosen."""
        place = self._pages[id].place
        if place in self._paths:
            self._paths[place].set_current(id)
        elif place not in self._cards:
            self.switch.set_current(id)

    def _show_fold(self, fold: QAction) -> None:
        """Look as the action does, but never pressed: what can be seen is not folded."""
        self.fold_button.setIcon(fold.icon())
        self.fold_button.setToolTip(fold.toolTip())
        self.fold_button.setAccessibleName(fold.statusTip())

    def _fit_font(self) -> None:
        self._title.setFont(scaled(self.font(), TITLE, bold=True))
