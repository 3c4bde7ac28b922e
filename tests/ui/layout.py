"""Looks through a window for what has too little room."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QStackedLayout,
    QTabBar,
    QToolButton,
    QWidget,
)

from cubeapp.ui.controls.elided_label import ElidedLabel
from cubeapp.ui.controls.sizes import LEAST_TEXT

TOLD = (
    *(QLabel, QToolButton, QPushButton, QCheckBox, QRadioButton),
    *(QComboBox, QLineEdit, QAbstractSpinBox),
)


def faults(window):
    """Return what is cut off, overlaps, is out of its place or too small, as (part, name, why)."""
    found = []
    least = min(LEAST_TEXT, QFontInfo(QApplication.font()).pixelSize())
    for part in shown(window):
        whys = (room_lacking(part), smallness(part, least), headings_cut(part), scrolls(part))
        whys = (*whys, outside(part), overlap(part.layout()))
        found += [(part, part.accessibleName(), why) for why in whys if why]
    return found


def shown(window):
    """Yield all parts of a window that are on screen.

    Parts of what is hidden, which is most of it, are not gone through: they are hidden, too.
    """
    for part in window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if part.isVisible():
            yield part
            yield from shown(part)


def room_lacking(part):
    """Return what a control needs and has not, in pixels; empty if it has room enough."""
    if not isinstance(part, TOLD) or isinstance(part.parentWidget(), QLineEdit):
        return ""
    if isinstance(part, ElidedLabel) or (isinstance(part, QLabel) and not part.text()):
        return ""
    has = part.size()
    if isinstance(part, QLabel) and part.toolTip() != part.text():
        wants = part.sizeHint()
        if part.wordWrap():
            wants = QSize(0, part.heightForWidth(has.width()))
    elif isinstance(part, QToolButton):
        wants = part.sizeHint()
    elif isinstance(part, QComboBox | QLineEdit):
        # Long texts scroll or are shortened there, but no line may be too low.
        wants = QSize(0, part.fontMetrics().height())
    else:
        # The least of any other control. A long label is whole in its tooltip; here it ends with
        # a whole line.
        wants = part.minimumSizeHint()
    is_cut = has.width() + 1 < wants.width() or has.height() + 1 < wants.height()
    return f"{has.toTuple()} < {wants.toTuple()}" if is_cut else ""


def smallness(part, least):
    """Return how small the letters are, where they have fewer pixels than can be read well."""
    if not isinstance(part, QLabel | QAbstractButton) or not part.text():
        return ""
    size = QFontInfo(part.font()).pixelSize()
    return f"letters of {size} < {least} pixels" if size < least else ""


def headings_cut(part):
    """Return which tab or heading of a table has too little room for its words."""
    if isinstance(part, QTabBar):
        shown = [index for index in range(part.count()) if part.isTabVisible(index)]
        wanted = part.fontMetrics().horizontalAdvance
        cut = [
            part.tabText(index)
            for index in shown
            if wanted(part.tabText(index).replace("&", "")) > part.tabRect(index).width()
        ]
        return ", ".join(cut)
    if isinstance(part, QHeaderView) and part.orientation() is Qt.Orientation.Horizontal:
        has, wants = part.sectionSize, part.sectionSizeHint
        cut = [index for index in range(part.count()) if 0 < has(index) < wants(index) - 1]
        return ", ".join(f"column {index}: {has(index)} < {wants(index)}" for index in cut)
    return ""


def scrolls(part):
    """Return how far something scrolls to the side, which nothing should but text."""
    if not isinstance(part, QAbstractScrollArea) or isinstance(part, QPlainTextEdit):
        return ""
    bar = part.horizontalScrollBar()
    return f"scrolls by {bar.maximum()}" if bar.maximum() > bar.minimum() else ""


def outside(part):
    """Return where a part is that reaches out of what it is in."""
    around, place = part.parentWidget(), part.geometry()
    if place.isEmpty() or part.isWindow() or around.rect().contains(place):
        return ""
    area = around.parentWidget()
    if isinstance(area, QAbstractScrollArea) and area.viewport() is around:
        return ""
    return f"{place.getRect()} in {around.size().toTuple()}"


def overlap(layout):
    """Return where parts of a layout lie upon each other."""
    if layout is None or isinstance(layout, QStackedLayout):
        return ""
    items = [layout.itemAt(index) for index in range(layout.count())]
    within = [overlap(inner) for item in items if (inner := item.layout()) is not None]
    places = [item.geometry() for item in items if not item.isEmpty()]
    pairs = combinations(places, 2)
    shared = [one.intersected(other) for one, other in pairs if one.intersects(other)]
    here = [f"overlap at {each.getRect()}" for each in shared if min(each.size().toTuple()) > 1]
    return next((each for each in (*within, *here) if each), "")
