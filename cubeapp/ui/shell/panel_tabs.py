"""Panels of which one is shown, chosen by buttons in as many rows as they need."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubeapp.language import tr
from cubeapp.ui.controls.panel import SPACING, tab_through

PANELS = (
    *(
        "solve",
        "learn",
        "explore",
        "scramble",
        "paint",
        "turns",
        "algs",
        "library",
        "lab",
        "practice",
    ),
    *("history", "sessions", "export", "looks"),
)
"""The panels in their order, by the ids of their features."""
OLD_NAMES = MappingProxyType(
    {
        "SolverPanel": "solve",
        "ExplorePanel": "explore",
        "ScramblePanel": "scramble",
        "MovesPanel": "turns",
        "AlgEditor": "algs",
        "LibraryPanel": "library",
        "LabPanel": "lab",
        "PracticePanel": "practice",
        "HistoryPanel": "history",
        "SessionsPanel": "sessions",
        "ExportPanel": "export",
        "LooksPanel": "looks",
    }
)
"""What the settings of earlier versions call the panels."""
GAP = 2
"""Pixels between two buttons."""
KEYS = 10
"""The keys Alt+1 to Alt+9 and Alt+0 show a panel each."""
LEAST_COLUMNS = 2
"""Buttons side by side that there is always room for."""
LEAST_ROWS = 1
"""Rows of buttons that there is always room for; the others are scrolled to."""


class _Rows(QScrollArea):
    """Rows of buttons, of which some are out of sight where the window is low."""

    def __init__(self, rows: QWidget) -> None:
        super().__init__()
        self.setWidget(rows)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The ground is that of the window.
        rows.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class _LazyPage(QWidget):
    """The place of a panel that is made when it is first shown."""

    def __init__(self, make: Callable[[], QWidget]) -> None:
        super().__init__()
        self._make: Callable[[], QWidget] | None = make
        self.button: QWidget | None = None
        """Shows the page; Tab goes on from there into the panel."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)

    def build(self) -> None:
        """Make the panel now, once."""
        make, self._make = self._make, None
        layout = self.layout()
        if make is not None and layout is not None:
            panel = make()
            panel.setAccessibleName(self.accessibleName())
            stops = _tab_stops(panel)
            layout.addWidget(panel)
            if self.button is not None:
                tab_through(self.button, *stops)
            # The children of a page that is being shown were shown before.
            panel.show()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the panel before it is seen."""
        self.build()
        super().showEvent(event)


def _tab_stops(panel: QWidget) -> list[QWidget]:
    """Return the parts of a panel that is in no window yet that take the focus, in their order."""
    parts, part = [panel], panel.nextInFocusChain()
    while part is not None and part is not panel:
        parts.append(part)
        part = part.nextInFocusChain()
    takes_none = Qt.FocusPolicy.NoFocus
    return [each for each in parts if each.focusPolicy() != takes_none and not each.focusProxy()]


class PanelTabs(QWidget):
    """A `QTabWidget` whose tabs break into rows of equal length, where one row is too narrow.

    The methods that it has in common with `QTabWidget` mean the same.
    """

    current_changed = Signal(int)
    """The index of the panel that is shown now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[QToolButton] = []
        self._columns = 0
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.setCurrentIndex)
        self._stack = QStackedWidget()
        self._stack.currentChanged.connect(self._on_current_changed)
        self._choice = QWidget()
        self._rows = _Rows(self._choice)
        self._grid = QGridLayout(self._choice)
        self._grid.setContentsMargins(SPACING, GAP, SPACING, GAP)
        self._grid.setSpacing(GAP)
        self._line = line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._rows)
        column.addWidget(line)
        column.addWidget(self._stack, 1)

    def addTab(self, panel: QWidget, text: str) -> int:
        """Add a panel with the words of its button, and return its index."""
        index = len(self._buttons)
        made = QToolButton(self._choice)
        made.setText(text)
        made.show()
        made.setCheckable(True)
        made.setAutoRaise(True)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setAccessibleName(text)
        made.setToolTip(tr("{panel} (Ctrl+Tab goes through the panels)").format(panel=text))
        if index < KEYS:
            key = f"Alt+{(index + 1) % KEYS}"
            made.setToolTip(f"{text} ({key})")
            made.setShortcut(key)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._buttons.append(made)
        self._group.addButton(made, index)
        panel.setAccessibleName(text)
        self._stack.addWidget(panel)
        self._arrange()
        return index

    def add_page(self, make: Callable[[], QWidget], text: str) -> int:
        """Add a panel that ``make`` returns when it is first shown; return its index."""
        page = _LazyPage(make)
        index = self.addTab(page, text)
        page.button = self._buttons[index]
        return index

    def show_page(self, index: int) -> None:
        """Show a panel, made now if it has not been."""
        page = self.widget(index)
        if isinstance(page, _LazyPage):
            page.build()
        self.setCurrentIndex(index)

    def panel_keys(self) -> list[tuple[QKeySequence, str]]:
        """Return the keys that show panels, and the words of those panels' buttons."""
        shown = self._buttons[:KEYS]
        return [(each.shortcut(), each.text()) for each in shown]

    def count(self) -> int:
        """Return how many panels there are, hidden ones too."""
        return len(self._buttons)

    def widget(self, index: int) -> QWidget | None:
        """Return the panel of an index."""
        return self._stack.widget(index)

    def currentIndex(self) -> int:
        """Return the index of the panel that is shown."""
        return self._stack.currentIndex()

    def setCurrentIndex(self, index: int) -> None:
        """Show another panel."""
        self._stack.setCurrentIndex(index)

    def isTabVisible(self, index: int) -> bool:
        """Tell whether a panel can be chosen."""
        return self._buttons[index].isVisibleTo(self)

    def setTabVisible(self, index: int, visible: bool) -> None:
        """Offer a panel or not; the next one is shown instead of one that is hidden."""
        self._buttons[index].setVisible(visible)
        if not visible and index == self.currentIndex():
            self._show_next(1)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Ask for the room that the panels need, under buttons at that width."""
        least = self._stack.minimumSizeHint()
        width = max(least.width(), LEAST_COLUMNS * self._widest + 2 * SPACING)
        rows = -(-len(self._shown) // self._columns_at(width))
        return QSize(width, least.height() + self._height_of(min(rows, LEAST_ROWS)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows of buttons anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Break the rows anew when the words are wider or narrower."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the panels with Ctrl+Tab."""
        by = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()))
        if by is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._show_next(by)
        else:
            super().keyPressEvent(event)

    @property
    def _shown(self) -> list[QToolButton]:
        return [button for button in self._buttons if button.isVisibleTo(self)]

    @property
    def _widest(self) -> int:
        return max((button.sizeHint().width() for button in self._shown), default=1) + GAP

    def _columns_at(self, width: int) -> int:
        """Return how many buttons of the widest one's width there are in a row, evenly filled."""
        count = max(1, len(self._shown))
        fitting = min(count, max(1, (width - 2 * SPACING) // self._widest))
        return -(-count // -(-count // fitting))

    def _arrange(self) -> None:
        columns = self._columns_at(self.width())
        for index, button in enumerate(self._shown):
            self._grid.addWidget(button, index // columns, index % columns)
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        self._fit_rows()
        self.updateGeometry()

    def _height_of(self, rows: int) -> int:
        """Return the height of that number of rows of buttons, with the room around them."""
        line = self._buttons[0].sizeHint().height() + GAP if self._buttons else 0
        return rows * line + GAP + self._line.sizeHint().height()

    def _fit_rows(self) -> None:
        """Show as many rows of buttons as leave the panel its room."""
        rows = -(-len(self._shown) // max(1, self._columns))
        room = self.height() - self._stack.minimumSizeHint().height() - self._height_of(0)
        fitting = room // max(1, self._height_of(1) - self._height_of(0))
        shown = min(rows, max(LEAST_ROWS, fitting))
        self._rows.setFixedHeight(self._height_of(shown) - self._line.sizeHint().height())

    def _show_next(self, by: int) -> None:
        """Show the next panel that can be chosen, or the one before."""
        shown = [self._group.id(button) for button in self._shown]
        after = [index for index in shown if (index - self.currentIndex()) * by > 0]
        if after:
            self.setCurrentIndex(after[0 if by > 0 else -1])
        elif shown:
            self.setCurrentIndex(shown[0 if by > 0 else -1])

    def _on_current_changed(self, index: int) -> None:
        self._buttons[index].setChecked(True)
        self._rows.ensureWidgetVisible(self._buttons[index], 0, GAP)
        self.current_changed.emit(index)
