"""Which key does what, in a picture and a table, and binding keys otherwise."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import narrow
from cubeapp.ui.controls.forms import form_layout, line_up, show_whole
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, row
from cubeapp.ui.preferences.keys.command_keys import CommandKeys
from cubeapp.ui.preferences.keys.command_keys_panel import CommandKeysPanel
from cubeapp.ui.preferences.keys.key_field import KeyField
from cubeapp.ui.preferences.keys.key_layouts import LAYOUTS
from cubeapp.ui.preferences.keys.key_table import KeyTable, key_cell
from cubeapp.ui.preferences.keys.keyboard_picture import KeyboardPicture
from cubeapp.ui.preferences.keys.model import CubeKeys
from cubeapp.ui.services.keymap import COMMANDS, KEYMAPS, command_words
from cubeapp.words import tr


class KeysPanel(Panel):
    """The cube's keys; a key is pressed, what it is to do is chosen, and it is bound."""

    def __init__(self, model: CubeKeys) -> None:
        """Show the map and the changes of ``model``."""
        super().__init__()
        self._model = model
        self._keymap = model.preset
        self._changes = dict(model.changes)
        self.preset_box = QComboBox()
        self.layout_box = QComboBox()
        self.picture = KeyboardPicture()
        self.table = KeyTable((tr("Key"), tr("Does")), wide=1, lines=7)
        self.key_field = KeyField()
        self.command_box = QComboBox()
        self.note = Note()
        self.bind_button = button(tr("&Bind"), tr("Let this key do it from now on"))
        self.one_button = button(
            tr("&This key's default"), tr("Let this key do again what the map says")
        )
        self.reset_button = button(tr("&All defaults"), tr("Reset every key to the chosen layout"))
        self._prepare_boxes()
        self._prepare_table()
        self._lay_out()
        self._connect()
        self.layout_box.setCurrentIndex(self.layout_box.findData(model.layout))
        self.picture.set_layout_name(model.layout)
        self.refresh()

    def refresh(self) -> None:
        """Show the map with the user's changes, as they are now."""
        self._keymap, self._changes = self._model.preset, dict(self._model.changes)
        self.preset_box.setCurrentIndex(self.preset_box.findData(self._keymap.name))
        self.key_field.physical = self._keymap.physical
        self._show_keys()

    def _prepare_boxes(self) -> None:
        for keymap in KEYMAPS.values():
            self.preset_box.addItem(tr(keymap.title), keymap.name)
        self.preset_box.setAccessibleName(tr("Key map"))
        self.preset_box.setToolTip(tr("Which keys to begin with; your changes belong to one map"))
        for name, title in LAYOUTS.items():
            self.layout_box.addItem(tr(title), name)
        self.layout_box.setAccessibleName(tr("Keyboard drawn"))
        self.layout_box.setToolTip(tr("Which keyboard is drawn; it changes nothing else"))
        self.command_box.addItem(tr("nothing"), "")
        for command in COMMANDS:
            self.command_box.addItem(_described(command), command)
        self.command_box.setAccessibleName(tr("What the key does"))
        self.command_box.setToolTip(tr("What the key is to do"))
        for box in (self.preset_box, self.layout_box, self.command_box):
            narrow(box)

    def _prepare_table(self) -> None:
        self.table.setAccessibleName(tr("Keys"))
        self.table.setToolTip(tr("Choose a key to change what it does"))

    def _lay_out(self) -> None:
        above = form_layout()
        above.addRow(tr("&Map"), self.preset_box)
        above.addRow(tr("Key&board"), self.layout_box)
        form = form_layout()
        form.addRow(tr("&Key"), self.key_field)
        form.addRow(tr("&Does"), self.command_box)
        show_whole(above, form)
        line_up(self, above, form)
        buttons = row(self.bind_button, self.one_button, self.reset_button)
        self.body.addWidget(Card("", above, self.picture))
        self.body.addWidget(Card("", form, self.note, buttons))
        self.body.addWidget(self.table, 1)

    def _connect(self) -> None:
        self.table.itemSelectionChanged.connect(self._on_row_chosen)
        self.key_field.key_pressed.connect(self._show_key)
        self.picture.key_chosen.connect(self._on_key_chosen)
        self.picture.activated.connect(self._choose_command)
        self.command_box.currentIndexChanged.connect(self._warn)
        self.preset_box.activated.connect(
            lambda _index: self._model.choose(str(self.preset_box.currentData()))
        )
        self.layout_box.activated.connect(self._on_layout)
        self.bind_button.clicked.connect(self._bind)
        self.one_button.clicked.connect(self._reset_one)
        self.reset_button.clicked.connect(self._reset)
        self._model.keyboard.keymap_changed.connect(self.refresh)

    def _show_keys(self) -> None:
        shown = dict(self._keymap.bindings) | self._changes
        self.table.show_rows([self._cells(*binding) for binding in shown.items()])
        self.picture.set_keys(self._keymap.rebound(self._changes), frozenset(self._changes))
        self.reset_button.setEnabled(bool(self._changes))
        self._show_key(self.key_field.text())

    def _cells(self, key: str, command: str) -> list[QTableWidgetItem]:
        does = _described(command) if command else tr("nothing")
        cells = [key_cell(text, key in self._changes) for text in (key, does)]
        for cell in cells:
            cell.setData(Qt.ItemDataRole.UserRole, command)
        return cells

    def _on_row_chosen(self) -> None:
        chosen = self.table.selectedItems()
        if chosen:
            self._on_key_chosen(chosen[0].text())

    def _on_key_chosen(self, key: str) -> None:
        self.key_field.setText(key)
        self._show_key(key)

    def _on_layout(self) -> None:
        layout = str(self.layout_box.currentData())
        self.picture.set_layout_name(layout)
        self._model.set_layout(layout)

    def _choose_command(self) -> None:
        self.command_box.setFocus(Qt.FocusReason.TabFocusReason)
        self.command_box.showPopup()

    def _show_key(self, key: str) -> None:
        command = self._keymap.rebound(self._changes).command_of(key)
        self.command_box.setCurrentIndex(self.command_box.findData(command))
        self.bind_button.setEnabled(bool(key))
        self.one_button.setEnabled(key in self._changes)
        self.picture.choose(key)
        self._warn()

    def _warn(self) -> None:
        """Say which other keys do what is chosen, and what no key would do any more."""
        key, wanted = self.key_field.text(), str(self.command_box.currentData() or "")
        now = self._keymap.rebound(self._changes)
        old = now.command_of(key)
        others = [other for other in now.keys_of(wanted) if other != key]
        if not key or wanted == old:
            self.note.set_text("")
        elif old and now.keys_of(old) == (key,):
            left = tr("No key does {command} any more then.").format(command=_described(old))
            self.note.set_text(left, NoteKind.PROBLEM)
        elif wanted and others:
            does = tr("{keys} already does this; both keys will work.")
            self.note.set_text(does.format(keys=", ".join(others)))
        else:
            self.note.set_text("")

    def _bind(self) -> None:
        key, command = self.key_field.text(), str(self.command_box.currentData())
        others = self._changes_but(key)
        is_default = command == self._keymap.rebound(others).command_of(key)
        self._model.bind(others if is_default else {**others, key: command})

    def _reset_one(self) -> None:
        self._model.bind(self._changes_but(self.key_field.text()))

    def _reset(self) -> None:
        self._model.bind({})

    def _changes_but(self, key: str) -> dict[str, str]:
        return {other: command for other, command in self._changes.items() if other != key}


def _described(command: str) -> str:
    """Return what a key does: a move's name and words, or words alone."""
    words = command_words(command)
    return words if " " in command else f"{command} — {words}"


class KeysWindow(QDialog):
    """All keys in a window of its own, beside a cube that can be turned meanwhile."""

    def __init__(self, model: CubeKeys, commands: CommandKeys, parent: QWidget) -> None:
        """Show all keys.

        Args:
            model: the keys that turn the cube.
            commands: the keys of the commands.
            parent: the window that this one belongs to.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        self.panel = KeysPanel(model)
        self.commands = CommandKeysPanel(commands)
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        self.pages.setAccessibleName(tr("Keys"))
        self.pages.tabBar().setAccessibleName(tr("Keys"))
        for page, title in ((self.panel, tr("Turning the cube")), (self.commands, tr("Commands"))):
            page.setAccessibleName(title)
            self.pages.addTab(page, title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)
        room = self.screen().availableSize() * 0.9
        wanted = self.panel.sizeHint() + self.pages.tabBar().sizeHint() / 2
        self.resize(wanted.expandedTo(self.minimumSizeHint()).boundedTo(room))

    def focusNextPrevChild(self, next: bool) -> bool:
        """Go to the next control, or the one before.

        A button that its own press has switched off gives the keyboard to the list: the button
        behind it would take back what was bound at the next press.
        """
        here = self.focusWidget()
        if here is not None and not here.isEnabled():
            self._page.table.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().focusNextPrevChild(next)

    @property
    def _page(self) -> KeysPanel | CommandKeysPanel:
        return self.panel if self.pages.currentWidget() is self.panel else self.commands
