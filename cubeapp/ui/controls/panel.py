"""What the panels beside the cube have in common: scrolling, rows, columns, headings, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.font_sizes import fit_icon, follow_font
from cubeapp.ui.controls.shapes import TRACK
from cubeapp.ui.controls.sizes import SPACE, SPACE_PAGE
from cubeapp.words import without_key

LEAST_HEIGHT = 70
"""Pixels: panels of large letters are not asked to be higher than this."""
SPACING = 6
"""Pixels between the controls of a row or a column."""


class _QuietBar(QScrollBar):
    """A scroll bar that keeps its place, and is not seen while there is nothing to scroll."""

    def __init__(self) -> None:
        super().__init__()
        # Where it is not drawn the ground around is.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar if it is of use."""
        if self.minimum() < self.maximum():
            super().paintEvent(event)


class Panel(QScrollArea):
    """A column of controls that scrolls where the window is low."""

    def __init__(self, parent: QWidget | None = None, *, is_steady: bool = False) -> None:
        """Make an empty column.

        Args:
            parent: the owner.
            is_steady: whether the scroll bar's room is left free while there is none, so that
                nothing moves aside when it comes.
        """
        super().__init__(parent)
        self._content = content = QWidget()
        self._asked = 0
        self.body = QVBoxLayout(content)
        self._is_steady = is_steady
        self._wide_letters: int | None = None
        self.set_margin(SPACE)
        self.body.setSpacing(SPACE)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The ground is that of the tab or window around.
        if is_steady:
            self.setVerticalScrollBar(_QuietBar())
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def set_margin(self, margin: int) -> None:
        """Leave ``margin`` pixels around the column; the scroll bar stands in them if it may."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        right = max(margin - bar, 0) if self._is_steady else margin
        self.body.setContentsMargins(margin, margin, right, margin)

    def widen_margin_from(self, letters: int) -> None:
        """Leave more room around the column where it is at least so many ``letters`` wide."""
        self._wide_letters = letters

    def fit_height_to_width(self) -> None:
        """Scroll only what does not fit at the width that there is.

        Qt would go by the height that lines and buttons need where the column is narrowest.
        """
        self._content.setMinimumHeight(1)

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the controls, so that nothing is cut off at the side."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        width = self._content.minimumSizeHint().width() + bar
        line = self.fontMetrics().height()
        return QSize(width, max(2 * line, min(5 * line, LEAST_HEIGHT)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for more width when the controls do, which Qt keeps from what is around."""
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            wanted = self.minimumSizeHint().width()
            if wanted != self._asked:
                self._asked = wanted
                self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave less room at the edges of a narrow column, if that was asked for."""
        super().resizeEvent(event)
        if self._wide_letters is not None:
            is_wide = self.width() >= self._wide_letters * self.fontMetrics().averageCharWidth()
            self.set_margin(SPACE_PAGE if is_wide else SPACE)

    def event(self, event: QEvent) -> bool:
        """Show the focus at the edge, which the grounds of the column let through."""
        done = super().event(event)
        if event.type() == QEvent.Type.Paint:
            with QPainter(self) as painter:
                draw_focus(self, painter)
        return done

    def sizeHint(self) -> QSize:
        """Ask for the whole height."""
        return self.minimumSizeHint().expandedTo(self._content.sizeHint())

    def reveal(self, part: QWidget) -> None:
        """Scroll until all of ``part`` is seen, or its top and as much as there is room for."""
        # What has just been shown or grown is laid out a moment later.
        QTimer.singleShot(0, part, lambda: self._scroll_to(part))

    def _scroll_to(self, part: QWidget) -> None:
        bar = self.verticalScrollBar()
        top = part.mapTo(self._content, QPoint(0, 0)).y()
        lowest = top + part.height() - self.viewport().height()
        bar.setValue(min(max(bar.value(), lowest), top))


def reveal(part: QWidget) -> None:
    """Scroll the panel that ``part`` is in, if it is in one, until all of it is seen."""
    around = part.parentWidget()
    while around is not None and not isinstance(around, Panel):
        around = around.parentWidget()
    if around is not None:
        around.reveal(part)


def row(*widgets: QWidget, spacing: int = SPACING) -> QHBoxLayout:
    """Return ``widgets`` side by side."""
    made = QHBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(spacing)
    for widget in widgets:
        made.addWidget(widget)
    return made


def stack(part: QWidget, *rows: QWidget | QLayout, margin: int = 0, spacing: int = SPACING) -> None:
    """Lay ``rows`` out in ``part``, one below the other."""
    column = QVBoxLayout(part)
    column.setContentsMargins(margin, margin, margin, margin)
    column.setSpacing(spacing)
    for item in rows:
        if isinstance(item, QWidget):
            column.addWidget(item)
        else:
            column.addLayout(item)


@contextmanager
def laid_out_once(part: QWidget) -> Iterator[None]:
    """Lay ``part`` and all around it out when this ends, not at each row in it that is shown."""
    layout = part.layout()
    assert layout is not None
    layout.setEnabled(False)
    try:
        yield
    finally:
        layout.setEnabled(True)
        around: QWidget | None = part
        while around is not None and around.isVisible() and layout is not None:
            layout.activate()
            around = around.parentWidget()
            layout = None if around is None else around.layout()


def heading(text: str, above: QWidget | None = None) -> QLabel:
    """Return the title of a part of a panel; ``above`` is what it belongs to."""
    label = QLabel(text)
    label.setWordWrap(True)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    label.setContentsMargins(0, label.fontMetrics().height() // 3, 0, 0)
    if above is not None:
        label.setBuddy(above)
    return label


def above_foot(whole: QWidget, panel: Panel, foot: QWidget) -> None:
    """Fill ``whole`` with ``panel``, and below it ``foot``, which does not scroll."""
    margins = panel.body.contentsMargins()
    bar = whole.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    # As wide as what is above it, beside the room for the scroll bar.
    margins.setRight(margins.right() + bar)
    foot.setContentsMargins(margins)
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(panel, 1)
    column.addWidget(foot)


def tab_stops(part: QWidget) -> list[QWidget]:
    """Return what takes the focus in ``part``, which is in no window yet, in its order."""
    parts, each = [part], part.nextInFocusChain()
    while each is not None and each is not part:
        parts.append(each)
        each = each.nextInFocusChain()
    takes_none = Qt.FocusPolicy.NoFocus
    return [each for each in parts if each.focusPolicy() != takes_none and not each.focusProxy()]


def tab_through(*widgets: QWidget) -> None:
    """Let Tab go through ``widgets`` in this order, however late some of them were made.

    Each has to be one that takes the focus: Qt does not count others.
    """
    for one, next_one in pairwise(widgets):
        QWidget.setTabOrder(one, next_one)


def button(text: str, tip: str) -> QToolButton:
    """Return a button that takes its share of a row, however narrow."""
    made = QToolButton()
    _describe(made, text, tip)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


def primary_button(text: str, tip: str) -> QPushButton:
    """Return the button of what a page is mostly for; a page has one."""
    made = second_button(text, tip)
    made.setDefault(True)
    return made


def second_button(text: str, tip: str) -> QPushButton:
    """Return a button as high as the primary one, to stand beside it."""
    made = QPushButton()
    _describe(made, text, tip)
    made.setAutoDefault(False)
    return made


class _ThinBar(QProgressBar):
    """A bar that is drawn with all else that has changed, not by itself at each value."""

    def setValue(self, value: int) -> None:
        """Show ``value`` in the next picture; Qt would draw one at once."""
        self.setUpdatesEnabled(False)
        super().setValue(value)
        self.setUpdatesEnabled(True)


def thin_bar(name: str) -> QProgressBar:
    """Return a bar without words that shows how far something is."""
    made = _ThinBar()
    made.setTextVisible(False)
    made.setFixedHeight(2 * TRACK)
    made.setAccessibleName(name)
    return made


def _describe(button: QAbstractButton, text: str, tip: str) -> None:
    """Let ``button`` say what it does, and take its share of a row."""
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(without_key(text))
    button.setAccessibleDescription(tip)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


def quiet_tool(action: QAction | None = None) -> QToolButton:
    """Return a button without an edge, with the icon of ``action`` as large as the letters ask.

    Tab comes to it; a click leaves the keys to the cube.
    """
    made = QToolButton()
    if action is not None:
        made.setDefaultAction(action)
    made.setAutoRaise(True)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    follow_font(made, partial(fit_icon, made))
    return made
