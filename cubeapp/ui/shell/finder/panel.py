"""The palette as it is seen: a field at the top of the window, and what is found below it."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from cubeapp.engine.text import shortened
from cubeapp.ui.controls.announcing import announce
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.font_sizes import follow_font, label_font, scaled
from cubeapp.ui.controls.sizes import RADIUS_CHIP, RADIUS_CONTROL
from cubeapp.ui.drawing.icons import text_icon
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.shell.finder.model import Finder, Found
from cubeapp.words import plural, tr

WIDTH = 560
"""Pixels, for letters whose line is up to `USUAL_LINE` high."""
USUAL_LINE = 20
TOP = 44
"""Pixels between the upper edges of the window and of the palette."""
MARGIN = 8
"""Pixels around the field and the list, and between the palette and the window's sides."""
RADIUS = 10
GAP = 8
"""Pixels between two parts of a row."""
BAR = 3
"""Pixels: the width of the bar at the chosen row."""
MOST_ROWS = 10
LEAST_ROWS = 2
MUTED = 0.75
"""How much of the colour of texts is left of hints in the chosen row."""
PAUSE_MS = 300
"""A screen reader is told how much is found when nothing has been typed for so long."""
LONGEST_QUOTED = 60
"""Letters of a text that is quoted."""
ENTRY = Qt.ItemDataRole.UserRole

_LOOKS = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_Index = QModelIndex | QPersistentModelIndex
_Role = QPalette.ColorRole


class Palette(QFrame):
    """A field and a list above all else in the window; the keyboard stays in the field."""

    announced = Signal(str)
    """A sentence for a screen reader."""

    def __init__(self, finder: Finder, toggle: QAction, window: QWidget) -> None:
        """Show nothing yet.

        Args:
            finder: finds entries and does them.
            toggle: opens and closes the palette; its keys do so while the palette is open.
            window: what the palette lies over.
        """
        ground = _Ground(window)
        super().__init__(ground)
        self._ground = ground
        self._finder = finder
        self._toggle = toggle
        self._origin: QWidget | None = None
        """What had the keyboard before."""
        self._rows = _Rows(self)
        self.field = QLineEdit()
        self._icon = QAction(self)
        self.note = QLabel()
        self.list = QListView()
        self._announcing = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self.setObjectName("palette")
        self.setAccessibleName(tr("Find"))
        # A click between its parts is none on the ground.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._make_controls()
        self._lay_out()
        self._connect()

    # Opening and closing

    def open(self) -> None:
        """Show what is recent and common, and take the keyboard."""
        self._origin = QApplication.focusWidget()
        self._finder.collect()
        with QSignalBlocker(self.field):
            self.field.clear()
        self._show_found()
        self._ground.cover()
        self._refit()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """Go, and give the keyboard back to what had it."""
        if not self.isVisible():
            return
        self._announcing.stop()
        origin, self._origin = self._origin, None
        # Before the field goes, for then Qt would look for another place for the keyboard.
        if origin is not None and isValid(origin) and origin.isVisible() and origin.isEnabled():
            origin.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.field.clearFocus()
        self._ground.hide()

    @property
    def entries(self) -> tuple[FinderEntry, ...]:
        """What is listed."""
        return self._rows.entries

    @property
    def current(self) -> FinderEntry | None:
        """What Enter would do."""
        row = self.list.currentIndex().row()
        return self._rows.entries[row] if row >= 0 else None

    # Construction

    def _make_controls(self) -> None:
        self.field.addAction(self._icon, QLineEdit.ActionPosition.LeadingPosition)
        self.field.setPlaceholderText(tr("Find a command, case or pattern, or type moves"))
        self.field.setAccessibleName(tr("Find"))
        self.field.installEventFilter(self)
        follow_font(self, self._fit_field)
        self.note.setWordWrap(True)
        self.note.setContentsMargins(BAR + GAP, 0, GAP, 0)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        rows = self.list
        rows.setModel(self._rows)
        rows.setItemDelegate(_RowPainter(rows))
        rows.setAccessibleName(tr("Results"))
        rows.setFrameShape(QFrame.Shape.NoFrame)
        rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rows.setUniformItemSizes(True)
        rows.setMouseTracking(True)
        rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def _fit_field(self) -> None:
        self.field.setMinimumHeight(self.fontMetrics().height() + 14)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(MARGIN)
        for part in (self.field, self.note, self.list):
            column.addWidget(part)

    def _connect(self) -> None:
        self._ground.pressed.connect(self.dismiss)
        self._ground.resized.connect(self._place)
        self.field.textChanged.connect(self._show_found)
        self.list.entered.connect(self.list.setCurrentIndex)
        self.list.clicked.connect(lambda index: self._run(index.row()))
        self._announcing.timeout.connect(self._announce_count)

    def _refit(self) -> None:
        """Fit the letters and the colours of the moment."""
        self._icon.setIcon(text_icon("search", self.palette()))
        self._place()

    # What is found

    def _show_found(self) -> None:
        found = self._finder.find(self.field.text())
        self._rows.set_entries(found.entries)
        self.list.setCurrentIndex(self._rows.index(0))
        self.list.scrollToTop()
        self.note.setText(self._note(found))
        self.note.setVisible(bool(self.note.text()))
        self.list.setVisible(bool(found.entries))
        self._place()
        self._announcing.start()

    def _note(self, found: Found) -> str:
        if found.entries and not found.are_suggestions:
            return ""
        text = tr("Nothing found for “{text}”.").format(
            text=shortened(self.field.text().strip(), LONGEST_QUOTED)
        )
        meant = tr("Did you mean:")
        return f"{text} {meant}" if found.are_suggestions and found.entries else text

    def _place(self) -> None:
        """Be at the top of the window, as wide and high as suits it."""
        room = self._ground.size()
        line = self.fontMetrics().height()
        width = min(round(WIDTH * max(line / USUAL_LINE, 1)), room.width() - 2 * MARGIN)
        row = self.list.sizeHintForRow(0)
        top = min(TOP, room.height() // 10)
        above = self.field.minimumHeight()
        if self.note.text():
            self.note.setFixedHeight(self.note.heightForWidth(width - 2 * MARGIN))
            above += self.note.height()
        fitting = (room.height() - top - above - 5 * MARGIN) // max(row, 1)
        most = max(min(MOST_ROWS, fitting), LEAST_ROWS)
        self.list.setFixedHeight(row * min(self._rows.rowCount(), most))
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((room.width() - width) // 2, top)

    def _run(self, row: int) -> None:
        entry = self._rows.entries[row]
        if entry.missing:
            self._announce(entry.missing)
            return
        self.dismiss()
        self._finder.run(entry)

    # For those who hear it

    def _announce_count(self) -> None:
        count = len(self.entries)
        counted = plural(count, tr("{n} result"), tr("{n} results"))
        first = "" if self.current is None else spoken(self.current)
        self._announce(". ".join(filter(None, (self.note.text() or counted, first))))

    def _announce(self, text: str) -> None:
        self.announced.emit(text)
        announce(self.field, text)

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Use the field's keys for the list; none of them is the window's meanwhile."""
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            is_toggle = QKeySequence(event.keyCombination()) in self._toggle.shortcuts()
            event.setAccepted(not is_toggle)
            return True
        return event.type() == QEvent.Type.KeyPress and self._take(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow other letters and another theme, once the list has them too."""
        super().changeEvent(event)
        if event.type() in _LOOKS and self.isVisible():
            QTimer.singleShot(0, self, self._refit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the keys that the field does not use from turning the cube."""
        event.accept()

    def focusNextPrevChild(self, _next: bool) -> bool:
        """Stay in the field."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, with a line around it that shows on every other ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().brush(_Role.Base))
        painter.setPen(QPen(faded(self.palette().color(_Role.PlaceholderText), 0.8), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)

    def _take(self, event: QKeyEvent) -> bool:
        """Do what a key means for the palette; return whether it means anything."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in _ENTER:
            if self.current is not None:
                self._run(self.list.currentIndex().row())
        elif event.key() in _WALKING:
            self.list.keyPressEvent(event)
            if self.current is not None:
                self._announcing.stop()
                self._announce(spoken(self.current))
        else:
            return False
        return True


def spoken(entry: FinderEntry) -> str:
    """Return an entry in words for those who do not see it."""
    parts = (entry.title, entry.kind.words, entry.state, entry.missing or entry.hint, entry.key)
    return ", ".join(filter(None, parts))


class _Ground(QWidget):
    """Covers the window, unseen, so that a click beside the palette is a click on it."""

    pressed = Signal()
    resized = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        window.installEventFilter(self)

    def cover(self) -> None:
        """Lie above everything else in the window."""
        self.setGeometry(self.window().rect())
        self.raise_()
        self.show()
        self.resized.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self.window().rect())
            self.resized.emit()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Take a click that does not hit the palette."""
        self.pressed.emit()


class _Rows(QAbstractListModel):
    """The entries as Qt asks for them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: tuple[FinderEntry, ...] = ()

    def set_entries(self, entries: tuple[FinderEntry, ...]) -> None:
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, _parent: _Index | None = None) -> int:
        return len(self.entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            return entry.missing or entry.about
        return entry if role == ENTRY else None


class _RowPainter(QStyledItemDelegate):
    """Draws a row: title and hint, and at its right what is on, the key, and the kind."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """Return the size of a row."""
        line = QFontMetrics(option.font).height()
        return QSize(8 * line, max(28, line + 12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw a row."""
        entry: FinderEntry = index.data(ENTRY)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        text = option.palette.color(_Role.Text)
        # On the ground of the chosen row the colour of placeholders would be too faint.
        faint = option.palette.color(_Role.PlaceholderText)
        muted = faded(text, MUTED) if is_chosen else faint
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_chosen:
            _draw_choice(painter, option.rect, option.palette)
        room = option.rect.adjusted(BAR + GAP, 0, -GAP, 0)
        small = label_font(option.font)
        painter.setFont(small)
        painter.setPen(muted)
        room = _draw_kind(painter, room, entry.kind)
        if entry.key and not entry.missing:
            room = _draw_chip(painter, room, entry.key)
        if entry.state:
            room = _draw_at_right(painter, room, entry.state)
        painter.setFont(scaled(option.font, 1, bold=is_chosen))
        painter.setPen(muted if entry.missing else text)
        room = _draw_at_left(painter, room, entry.title)
        painter.setFont(small)
        painter.setPen(muted)
        _draw_at_left(painter, room, entry.missing or entry.hint)
        painter.restore()


def _draw_choice(painter: QPainter, rect: QRect, palette: QPalette) -> None:
    """Draw the ground of the chosen row, and the bar at its side."""
    ground = QRectF(rect).adjusted(0, 1, 0, -1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(palette.color(_Role.Highlight), 0.14))
    painter.drawRoundedRect(ground, RADIUS_CONTROL, RADIUS_CONTROL)
    painter.setBrush(palette.color(_Role.Link))
    bar = ground.adjusted(0, RADIUS_CONTROL, BAR - ground.width(), -RADIUS_CONTROL)
    painter.drawRoundedRect(bar, BAR / 2, BAR / 2)


def _draw_kind(painter: QPainter, room: QRect, kind: Kind) -> QRect:
    """Write a kind into a column as wide as the longest of all; return the room left of it."""
    advance = painter.fontMetrics().horizontalAdvance
    column = QRect(room)
    column.setLeft(room.right() + 1 - max(advance(each.words) for each in Kind))
    painter.drawText(column, Qt.AlignmentFlag.AlignVCenter, kind.words)
    return room.adjusted(0, 0, -column.width() - 2 * GAP, 0)


def _draw_chip(painter: QPainter, room: QRect, key: str) -> QRect:
    """Draw a key as on the keyboard at the right; return the room left of it."""
    metrics = painter.fontMetrics()
    chip = QRectF(0, 0, metrics.horizontalAdvance(key) + 1.5 * GAP, metrics.height() + 4)
    chip.moveCenter(QRectF(room).center())
    chip.moveRight(room.right() + 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(chip, RADIUS_CHIP, RADIUS_CHIP)
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, key)
    return room.adjusted(0, 0, -round(chip.width()) - GAP, 0)


def _draw_at_right(painter: QPainter, room: QRect, text: str) -> QRect:
    """Write ``text`` at the right; return the room left of it."""
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
    return room.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(text) - GAP, 0)


def _draw_at_left(painter: QPainter, room: QRect, text: str) -> QRect:
    """Write as much of ``text`` as fits at the left; return the room right of it."""
    metrics = painter.fontMetrics()
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(room.width(), 0))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
    return room.adjusted(metrics.horizontalAdvance(shown) + GAP, 0, 0, 0)
