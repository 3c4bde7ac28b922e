"""Which key does what, and binding keys otherwise."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cubeapp.language import tr
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, button
from cubeapp.ui.keymap import (
    COMMAND_MODIFIERS,
    COMMANDS,
    VIRTUAL_CUBE,
    Keymap,
    command_words,
    key_name,
)


class KeyField(QLineEdit):
    """Shows the name of the key that is pressed while it has the focus."""

    key_pressed = Signal(str)
    """The key's name, as a `Keymap` writes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.physical = True
        self.setReadOnly(True)
        self.setPlaceholderText(tr("press a key here"))
        self.setAccessibleName(tr("Key"))
        self.setToolTip(tr("Press the key that is to do something else, with Shift if you like"))

    def event(self, event: QEvent) -> bool:
        """Keep keys that are shortcuts elsewhere, such as Space, for this field."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(bool(self._name(event)))
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the key instead of typing it."""
        name = self._name(event)
        if name:
            self.setText(name)
            self.key_pressed.emit(name)
        else:
            super().keyPressEvent(event)

    def _name(self, event: QKeyEvent) -> str:
        name = key_name(event, self.physical)
        if not name or event.modifiers() & COMMAND_MODIFIERS:
            return ""
        is_shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        return f"Shift+{name}" if is_shifted else name


class KeysPanel(Panel):
    """The table of all keys; a key is pressed, what it is to do is chosen, and it is bound."""

    changed = Signal(object)
    """``dict[str, str]``: all keys that differ from the map, empty for those that do nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keymap = VIRTUAL_CUBE
        self._changes: dict[str, str] = {}
        self.title = Note()
        self.table = QTableWidget(0, 2)
        self.key_field = KeyField()
        self.command_box = QComboBox()
        self.bind_button = button(tr("&Bind"), tr("Let this key do it from now on"))
        self.reset_button = button(
            tr("&As delivered"), tr("Let every key do again what the map says")
        )
        self._prepare()
        self._lay_out()
        self._connect()
        self.set_keymap(VIRTUAL_CUBE, {})

    def set_keymap(self, keymap: Keymap, changes: Mapping[str, str]) -> None:
        """Show ``keymap`` as delivered, with a person's ``changes`` to it."""
        self._keymap = keymap
        self._changes = dict(changes)
        self.title.say(tr(keymap.title))
        self.key_field.physical = keymap.physical
        self._show_keys()

    def _prepare(self) -> None:
        self.command_box.addItem(tr("nothing"), "")
        for command in COMMANDS:
            self.command_box.addItem(_told(command), command)
        self.command_box.setAccessibleName(tr("What the key does"))
        self.command_box.setToolTip(tr("What the key is to do"))
        # The list may be wide, the box need not.
        self.command_box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.command_box.setMinimumContentsLength(12)
        self.table.setHorizontalHeaderLabels([tr("Key"), tr("Does")])
        self.table.setAccessibleName(tr("Keys"))
        self.table.setToolTip(tr("Choose a key to bind it otherwise"))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        fit = QHeaderView.ResizeMode.ResizeToContents
        self.table.verticalHeader().setSectionResizeMode(fit)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, fit)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.table.setMinimumHeight(self.fontMetrics().height() * 12)

    def _lay_out(self) -> None:
        self.body.addWidget(self.title)
        self.body.addWidget(self.table, 1)
        form = QFormLayout()
        form.addRow(tr("&Key"), self.key_field)
        form.addRow(tr("&Does"), self.command_box)
        self.body.addLayout(form)
        buttons = QHBoxLayout()
        for made in (self.bind_button, self.reset_button):
            buttons.addWidget(made)
        self.body.addLayout(buttons)

    def _connect(self) -> None:
        self.table.itemSelectionChanged.connect(self._on_row_chosen)
        self.key_field.key_pressed.connect(self._show_key)
        self.bind_button.clicked.connect(self._bind)
        self.reset_button.clicked.connect(self._reset)

    def _show_keys(self) -> None:
        shown = dict(self._keymap.bindings) | self._changes
        self.table.setRowCount(len(shown))
        for row, (key, command) in enumerate(shown.items()):
            does = _told(command) if command else tr("nothing")
            for column, text in enumerate((key, does)):
                item = QTableWidgetItem(text)
                item.setData(Qt.ItemDataRole.UserRole, command)
                font = item.font()
                font.setBold(key in self._changes)
                item.setFont(font)
                item.setToolTip(
                    text + (f" {tr('(changed by you)')}" if key in self._changes else "")
                )
                self.table.setItem(row, column, item)
        self.reset_button.setEnabled(bool(self._changes))
        self._show_key(self.key_field.text())

    def _on_row_chosen(self) -> None:
        chosen = self.table.selectedItems()
        if chosen:
            self.key_field.setText(chosen[0].text())
            self._show_key(chosen[0].text())

    def _show_key(self, key: str) -> None:
        command = self._changes.get(key, self._keymap.bindings.get(key, ""))
        self.command_box.setCurrentIndex(self.command_box.findData(command))
        self.bind_button.setEnabled(bool(key))

    def _bind(self) -> None:
        key, command = self.key_field.text(), str(self.command_box.currentData())
        self._changes.pop(key, None)
        if command != self._keymap.bindings.get(key, ""):
            self._changes[key] = command
        self._show_keys()
        self.changed.emit(dict(self._changes))

    def _reset(self) -> None:
        self._changes = {}
        self._show_keys()
        self.changed.emit({})


def _told(command: str) -> str:
    """Return what a key does: a move's name and words, or words alone."""
    words = command_words(command)
    return words if " " in command else f"{command} — {words}"


class KeysWindow(QDialog):
    """The table of keys in a window of its own, beside a cube that can be turned meanwhile."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        self.panel = KeysPanel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panel)
        unit = self.fontMetrics().height()
        self.resize(28 * unit, 36 * unit)
