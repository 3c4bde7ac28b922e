"""A hand for the tests of the views: it presses, drags and turns the wheel."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def _send(view, kind, point, button, buttons, modifiers):
    place = QPointF(*point)
    event = QMouseEvent(kind, place, view.mapToGlobal(place), button, buttons, modifiers)
    QApplication.sendEvent(view, event)


def press(view, point, button=LEFT, modifiers=NONE):
    _send(view, QEvent.Type.MouseButtonPress, point, button, button, modifiers)


def move(view, point, button=LEFT, modifiers=NONE):
    _send(view, QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, button, modifiers)


def hover(view, point):
    move(view, point, Qt.MouseButton.NoButton)


def release(view, point, button=LEFT, modifiers=NONE):
    up = Qt.MouseButton.NoButton
    _send(view, QEvent.Type.MouseButtonRelease, point, button, up, modifiers)


def click(view, point, button=LEFT, modifiers=NONE):
    press(view, point, button, modifiers)
    release(view, point, button, modifiers)


def double_click(view, point):
    click(view, point)
    _send(view, QEvent.Type.MouseButtonDblClick, point, LEFT, LEFT, NONE)
    release(view, point)


def drag(view, start, end, button=LEFT, modifiers=NONE, steps=4):
    press(view, start, button, modifiers)
    for i in range(1, steps + 1):
        share = i / steps
        point = tuple(a + share * (b - a) for a, b in zip(start, end, strict=True))
        move(view, point, button, modifiers)
    release(view, end, button, modifiers)


def wheel(view, point, notches, buttons=Qt.MouseButton.NoButton, modifiers=NONE, sideways=0):
    place = QPointF(*point)
    event = QWheelEvent(
        place,
        view.mapToGlobal(place),
        QPoint(),
        QPoint(round(120 * sideways), round(120 * notches)),
        buttons,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


class Heard:
    """Keeps what a signal said."""

    def __init__(self, signal):
        self.said = []
        signal.connect(self._hear)

    def _hear(self, *values):
        self.said.append(values[0] if len(values) == 1 else values)

    @property
    def last(self):
        return self.said[-1]


class Counted(QObject):
    """Counts the events of a kind that come to a widget."""

    def __init__(self, widget, kind):
        super().__init__(widget)
        self.count, self._kind = 0, kind
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802  # Qt's own name
        self.count += event.type() == self._kind
        return False


def middle_of(layout, facelet):
    """Return the pixel in the middle of a facelet of a net."""
    face, place = divmod(facelet, layout.size**2)
    row, column = divmod(place, layout.size)
    left, top = layout.origins[face]
    return float(left + (column + 0.5) * layout.cell), float(top + (row + 0.5) * layout.cell)
