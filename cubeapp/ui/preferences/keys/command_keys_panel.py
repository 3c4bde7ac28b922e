"""The keys of the window's commands: a list to choose from, and a field for another key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QTableWidgetItem

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, row
from cubeapp.ui.preferences.keys.command_keys import NATIVE, CommandKey, CommandKeys
from cubeapp.ui.preferences.keys.key_table import KeyTable, key_cell
from cubeapp.words import tr

PORTABLE = QKeySequence.SequenceFormat.PortableText


class CommandKeysPanel(Panel):
    """Shows the commands with their keys; binds others, and shows why one is refused."""

    def __init__(self, keys: CommandKeys) -> None:
        """Show ``keys``."""
        super().__init__()
        self._keys = keys
        self._commands: tuple[CommandKey, ...] = ()
        self.table = KeyTable((tr("Command"), tr("Keys")), wide=0, lines=10)
        self.key_edit = QKeySequenceEdit()
        self.note = Note()
        self.bind_button = button(tr("&Bind"), tr("Give the command this key from now on"))
        self.free_button = button(tr("&No key"), tr("Leave the command without a key"))
        self.one_button = button(tr("&Default"), tr("Give this command its default key again"))
        self.all_button = button(
            tr("&All defaults"), tr("Give every command its default keys again")
        )
        self._prepare()
        self._lay_out()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show the commands as they are now; the one that was chosen stays so."""
        row_before = max(self.table.currentRow(), 0)
        self._commands = commands = tuple(self._keys.commands())
        self.table.show_rows([_cells(command) for command in commands])
        self.all_button.setEnabled(any(command.is_changed for command in commands))
        self.table.setCurrentCell(row_before, 0)
        self._on_row_chosen()

    def say(self, text: str) -> None:
        """Show why a command cannot have a key, or nothing."""
        self.note.set_text(text, NoteKind.PROBLEM)
        if text:
            self.reveal(self.note)

    @property
    def chosen(self) -> CommandKey | None:
        """The command that is chosen."""
        place = self.table.currentRow()
        return self._commands[place] if 0 <= place < len(self._commands) else None

    def _prepare(self) -> None:
        self.table.setAccessibleName(tr("Commands"))
        self.table.setToolTip(tr("Choose a command to give it another key"))
        self.key_edit.setMaximumSequenceLength(1)
        for part in (self.key_edit, *self.key_edit.findChildren(QLineEdit)):
            part.setAccessibleName(tr("Another key"))
        self.key_edit.setToolTip(tr("Press the keys here, such as Ctrl and a letter together"))

    def _lay_out(self) -> None:
        self.body.addWidget(self.table, 1)
        form = form_layout()
        form.addRow(tr("Another &key"), self.key_edit)
        show_whole(form)
        given = row(self.bind_button, self.free_button)
        reset = row(self.one_button, self.all_button)
        self.body.addWidget(Card("", form, self.note, given, reset))

    def _connect(self) -> None:
        self.table.itemSelectionChanged.connect(self._on_row_chosen)
        self.table.itemActivated.connect(
            lambda _item: self.key_edit.setFocus(Qt.FocusReason.TabFocusReason)
        )
        self.key_edit.keySequenceChanged.connect(self._on_key)
        self.bind_button.clicked.connect(self._bind)
        self.free_button.clicked.connect(lambda: self._ask(""))
        self.one_button.clicked.connect(self._reset_one)
        self.all_button.clicked.connect(lambda: self.say(self._keys.reset()))
        self._keys.changed.connect(self.refresh)

    def _on_row_chosen(self) -> None:
        command = self.chosen
        self.key_edit.clear()
        self.say("")
        self.key_edit.setEnabled(command is not None)
        self.bind_button.setEnabled(False)
        self.free_button.setEnabled(command is not None and bool(command.keys))
        self.one_button.setEnabled(command is not None and command.is_changed)

    def _on_key(self, key: QKeySequence) -> None:
        self.bind_button.setEnabled(not key.isEmpty())
        self.say("")

    def _bind(self) -> None:
        self._ask(self.key_edit.keySequence().toString(PORTABLE))

    def _ask(self, key: str) -> None:
        command = self.chosen
        if command is not None:
            self.say(self._keys.bind(command.name, key))

    def _reset_one(self) -> None:
        command = self.chosen
        if command is not None:
            self.say(self._keys.reset(command.name))


def _cells(command: CommandKey) -> list[QTableWidgetItem]:
    keys = ", ".join(key.toString(NATIVE) for key in command.keys)
    return [key_cell(text, command.is_changed) for text in (command.words, keys)]
