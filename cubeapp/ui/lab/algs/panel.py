"""The alg editor: a setup, an alg, what can be made of it, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.errors import LinkError, NotationError
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.changes import wca_text
from cubeapp.engine.notation.links import alg_cubing_net_link, is_link, read_link, twizzle_link
from cubeapp.engine.timeline.caret import moves_before, span_of_move
from cubeapp.engine.timeline.study import Script
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, row, second_button, stack
from cubeapp.ui.lab.algs.alg_facts import AlgFacts
from cubeapp.ui.lab.algs.alg_field import AlgField
from cubeapp.ui.lab.algs.alg_tools import ALG_CUBING_NET, TEXT, TWIZZLE, WCA, AlgTools, Change
from cubeapp.ui.lab.algs.finder import SIZE, AlgFinder
from cubeapp.ui.lab.algs.finder_card import FinderCard
from cubeapp.ui.lab.algs.model import AlgModel, Reading
from cubeapp.ui.shell.status import Status
from cubeapp.words import counted, mark, reason, sentence, tr

LIVE_LENGTH = 4_000
"""Maximum number of characters, and of moves, read at every key press; more after a pause."""
LEAST_LINES, MOST_LINES = 4, 16
"""Lines of the alg that are seen at least, and at most."""
_PAUSE_MS = 150
_EMPTY = mark("Type an alg, or paste one or a link: the cube does each move as it is typed.")
_ELSEWHERE = mark("The cube shows something else.")
_TAKE = mark("Write down the moves of the timeline")
_NOT_TAKEABLE = mark(
    "Only moves from or to a solved cube can be written down, and some thousands at most"
)


class AlgEditor(Panel):
    """Reads what is typed; the text is changed by commands only, and undo takes them back."""

    def __init__(self, model: AlgModel, status: Status, finder: AlgFinder) -> None:
        """Show the model's script.

        Args:
            model: owns the script and shows it on the cube.
            status: has the clipboard, and shows why a link cannot be read.
            finder: looks for algs for a case.
        """
        super().__init__()
        self._model = model
        self._status = status
        self._finder = finder
        self._is_quiet = False
        """Whether the fields are changed to what the model has."""
        self.setup_button = LinkButton(
            tr("Add a setup"), tr("Begin somewhere else than at the solved cube")
        )
        self.setup_field = AlgField(least_lines=1, most_lines=4)
        self.alg_field = AlgField(least_lines=LEAST_LINES, most_lines=MOST_LINES)
        self._active = self.alg_field
        self.from_end_box = QCheckBox(tr("Sho&w the case it solves"))
        self.note = Caption()
        self.show_button = second_button(tr("Show the &alg"), tr("Show the alg on the cube again"))
        self.take_button = button(tr("&Take the moves"), tr(_TAKE))
        self.elsewhere_note = Note(tr(_ELSEWHERE))
        self.tools = AlgTools()
        self.facts = AlgFacts()
        self.finder = FinderCard(finder, self._moves, status.copy)
        self._reading = self._timer(self._read)
        self._telling = self._timer(self._show_facts)
        self._explain()
        self._lay_out()
        self._connect()
        self._on_rewritten(model.script, undoable=False)
        self._on_place(in_force=True, takeable=False)
        self._on_read(model.reading)
        self._show_facts()

    @property
    def script(self) -> Script:
        """What is written in the fields."""
        setup, alg = self.setup_field.toPlainText(), self.alg_field.toPlainText()
        return Script(setup, alg, self.from_end_box.isChecked())

    @property
    def done(self) -> int:
        """How many moves of the alg are done where the caret is; none in the setup."""
        in_alg = self._active is self.alg_field
        return moves_before(self._model.study.alg, self.alg_field.caret) if in_alg else 0

    # What is shown

    def put(self, script: Script, size: int | None = None) -> None:
        """Write another script, for another size if one is given, and show it on the cube."""
        self._model.rewrite(script, size)
        self._show()

    def _on_rewritten(self, script: Script, undoable: bool) -> None:
        """Show ``script``, which the model has; undo brings the old text back if ``undoable``."""
        self._is_quiet = True
        self._explain_notation()
        self.from_end_box.setChecked(script.from_end)
        self.setup_field.set_text(script.setup)
        self._show_setup(bool(script.setup))
        self.alg_field.set_text(script.alg)
        # A case is looked at before it is solved.
        self.alg_field.set_caret(0 if script.from_end else len(script.alg))
        self._is_quiet = False
        if not undoable:
            for field in (self.setup_field, self.alg_field):
                field.document().clearUndoRedoStacks()

    def _on_place(self, in_force: bool, takeable: bool) -> None:
        """Offer to show the alg, or to write the cube's moves down, where the two differ."""
        has_text = bool(self.script.setup or self.script.alg)
        self.show_button.setVisible(has_text)
        self.take_button.setEnabled(takeable)
        self.take_button.setToolTip(tr(_TAKE if takeable else _NOT_TAKEABLE))
        is_elsewhere = not in_force and not self._finder.is_on_screen
        self._elsewhere.setVisible(is_elsewhere and (has_text or takeable))
        if not in_force:
            self.alg_field.show_current(None)

    def _on_done(self, done: int) -> None:
        """Highlight the last of the moves that are done."""
        is_readable = self._model.is_readable
        span = span_of_move(self._model.study.alg, done) if is_readable else None
        self.alg_field.show_current(span)

    def _follow(self, done: int) -> None:
        """Set the caret to where ``done`` moves are made, unless it is there or selects text."""
        field = self.alg_field
        has_selection = field.textCursor().hasSelection()
        if not self._model.is_readable or has_selection or self.done == done:
            return
        if self._active is self.setup_field and self.setup_field.hasFocus() and not done:
            return
        span = span_of_move(self._model.study.alg, done)
        field.set_caret(0 if span is None else span[1])

    def take_text(self, text: str) -> None:
        """Write ``text`` as the alg; of a link, the alg in it."""
        if not is_link(text):
            self.put(Script(self.script.setup, text.strip("\r\n"), self.script.from_end))
            return
        try:
            link = read_link(text)
        except LinkError as error:
            self._status.show(sentence(reason(error)))
            return
        self.put(Script(link.setup, link.alg, link.from_end), link.size)

    def _take_link(self, text: str) -> bool:
        """Write the alg of ``text`` if it is a link, and return whether it is one."""
        if not is_link(text):
            return False
        self.take_text(text)
        return True

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the cube from now on."""
        super().showEvent(event)
        self._model.open()

    def hideEvent(self, event: QHideEvent) -> None:
        """Follow it no more."""
        super().hideEvent(event)
        self._model.close()

    def set_theme(self, theme: Theme) -> None:
        """Draw the case in the colours of ``theme``."""
        self.finder.set_theme(theme)

    # Construction

    def _timer(self, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        timer.timeout.connect(do)
        return timer

    def _explain(self) -> None:
        self.setup_field.setPlaceholderText(tr("nothing: from the solved cube"))
        self.setup_field.setAccessibleName(tr("Setup"))
        self.setup_field.setToolTip(
            tr("Moves that lead from the solved cube to where the alg begins")
        )
        self.alg_field.setPlaceholderText(tr(_EMPTY))
        self.alg_field.setAccessibleName(tr("Alg"))
        self._explain_notation()
        self.from_end_box.setToolTip(
            tr("Begin so that the alg ends where the setup leads: the solved cube if there is none")
        )

    def _explain_notation(self) -> None:
        lines = [
            tr(
                "Moves in cube notation: R U' F2, Rw, 2R, M, x, (R U)3, [R, U], [R: U], "
                "FACE_RIGHT …"
            ),
            tr(
                "The cube shows the move at the caret. Lines that end with // and words are "
                "bands of\nthe timeline. Turns of the cube by hand are written at the end."
            ),
        ]
        if self._model.size == 4:
            is_inner = self._model.inner_slices
            small = tr("2R, the inner slice") if is_inner else tr("Rw, the two outer layers")
            text = tr("r means {what} (menu Cube); Rw and 2R say which.")
            lines.append(text.format(what=small))
        self.alg_field.setToolTip("\n".join(lines))

    def _lay_out(self) -> None:
        head = row(heading(tr("Alg"), self.alg_field), self.setup_button)
        head.setStretch(0, 1)
        self._setup = QWidget()
        stack(self._setup, Caption(tr("Setup")), self.setup_field)
        self._alg = Card("", self._setup, head, self.alg_field)
        self._alg.add(self.tools, self.note, self.from_end_box)
        self._elsewhere = Card("", self.elsewhere_note, flow(self.show_button, self.take_button))
        for card in (self._alg, self._elsewhere, self.finder, self.facts):
            self.body.addWidget(card)
        self.body.addStretch(1)

    def _connect(self) -> None:
        for field in (self.setup_field, self.alg_field):
            field.take = self._take_link
            field.textChanged.connect(self._on_text_changed)
        self.setup_field.focused.connect(lambda: self._activate(self.setup_field))
        self.alg_field.focused.connect(lambda: self._activate(self.alg_field))
        self.alg_field.caret_moved.connect(self._on_caret)
        self.from_end_box.toggled.connect(self._on_from_end)
        self.tools.change_requested.connect(self._change)
        self.tools.copy_requested.connect(self._copy)
        self.tools.paste_requested.connect(self._paste)
        self.setup_button.clicked.connect(self._begin_setup)
        self.show_button.clicked.connect(self._show)
        self.take_button.clicked.connect(self._model.take)
        self._model.rewritten.connect(self._on_rewritten)
        self._model.read.connect(self._on_read)
        self._model.place_changed.connect(self._on_place)
        self._model.done_changed.connect(self._on_done)
        self._model.cursor_moved.connect(self._follow)

    # What the user does

    def _begin_setup(self) -> None:
        self._show_setup(True)
        self.setup_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_setup(self, is_shown: bool) -> None:
        self._setup.setVisible(is_shown)
        self.setup_button.setVisible(not is_shown)

    def _activate(self, field: AlgField) -> None:
        if field is not self._active:
            self._active = field
            self._on_caret()

    def _on_caret(self, _place: int = 0) -> None:
        # A change of the text moves the caret before or after it is heard of.
        is_read = self.alg_field.toPlainText() == self._model.study.alg.text
        if self._model.is_readable and is_read and not self._is_quiet:
            self._model.go_to(self.done)

    def _on_from_end(self, from_end: bool) -> None:
        if from_end and not self._is_quiet:
            self.alg_field.set_caret(0)
        self._on_text_changed()

    def _on_text_changed(self) -> None:
        if self._is_quiet:
            return
        script = self.script
        length = max(len(script.alg), len(script.setup), len(self._model.study.alg.steps))
        if length <= LIVE_LENGTH:
            self._read()
        else:
            self._reading.start()

    def _show(self) -> None:
        """Show the alg at the caret, if it can be read."""
        if self._model.is_readable:
            self._model.show(self.done)

    def _change(self, change: Change) -> None:
        """Write what ``change`` makes of the alg, or of the setup if the caret is there."""
        self._catch_up()
        if not self._model.is_readable:
            return
        field, study, done = self._active, self._model.study, self.done
        self._is_quiet = True
        alg = study.alg if field is self.alg_field else study.setup
        field.set_text(str(change(alg, study.size)))
        field.setFocus()
        self._is_quiet = False
        self._model.write(self.script)
        self._follow(min(done, len(self._model.study.alg.steps)))
        self._show()

    def _copy(self, form: str) -> None:
        self._catch_up()
        study = self._model.study
        if form == TEXT:
            self._status.copy(self.alg_field.toPlainText())
        elif not self._model.is_readable:
            return
        elif form == WCA:
            self._status.copy(wca_text(study.alg, study.size))
        else:
            link = {TWIZZLE: twizzle_link, ALG_CUBING_NET: alg_cubing_net_link}[form]
            self._status.copy(link(study.alg, study.size, study.setup, study.from_end))

    def _paste(self) -> None:
        self.take_text(QGuiApplication.clipboard().text())
        self.alg_field.setFocus(Qt.FocusReason.OtherFocusReason)

    # Reading

    def _catch_up(self) -> None:
        """Read now what was to be read after a pause."""
        if self._reading.isActive():
            self._read()

    def _read(self) -> None:
        """Have what was typed read and shown on the cube."""
        self._reading.stop()
        self._model.write(self.script)
        self._show()

    def _on_read(self, reading: Reading) -> None:
        """Underline what is wrong, or show how long the alg is."""
        self._explain_notation()
        self.finder.setVisible(self._model.size == SIZE)
        for field, result in ((self.setup_field, reading.setup), (self.alg_field, reading.alg)):
            field.mark(result.span if isinstance(result, NotationError) else None)
        is_readable = self._model.is_readable
        self.tools.set_ready(is_readable)
        self.show_button.setEnabled(is_readable)
        if not is_readable:
            self.alg_field.show_current(None)
        self._say(reading.setup, reading.alg)
        self._telling.start()

    def _moves(self) -> tuple[Move, ...]:
        """Return the moves of the alg, none if it cannot be read."""
        self._catch_up()
        study = self._model.study
        return study.alg.moves(study.size) if self._model.is_readable else ()

    def _say(self, setup: Alg | NotationError, alg: Alg | NotationError) -> None:
        """Say in one line below the alg what is wrong, or how long it is."""
        if isinstance(alg, NotationError):
            self.note.set_text(_where(self.alg_field.toPlainText(), alg), NoteKind.PROBLEM)
        elif isinstance(setup, NotationError):
            text = self.setup_field.toPlainText()
            self.note.set_text(_where(text, setup, in_setup=True), NoteKind.PROBLEM)
        elif not alg.nodes and not setup.nodes:
            self.note.set_text("")
        else:
            size = self._model.size
            counts = alg.lengths(size).items()
            parts = (f"{counted(n)} {each.called(size)}" for each, n in counts)
            self.note.set_text(" · ".join(parts))
            told = (f"{each.called(size)}: {tr(each.unit(size))}" for each in Metric)
            self.note.setToolTip("\n".join(told))

    def _show_facts(self) -> None:
        """Show what the alg does; nothing of one that cannot be read."""
        if self._model.is_readable:
            self.facts.show_alg(self._model.study.alg, self._model.study.size)
        else:
            self.facts.hide()


def _where(text: str, error: NotationError, in_setup: bool = False) -> str:
    """Return what is wrong and where: with the line if there are several."""
    before = text[: error.span[0]]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    if "\n" in text:
        where = tr("Line {line}, character {column}: {fault}")
        setup = tr("Setup: line {line}, character {column}: {fault}")
    else:
        where = tr("Character {column}: {fault}")
        setup = tr("Setup: character {column}: {fault}")
    return (setup if in_setup else where).format(line=line, column=column, fault=reason(error))
