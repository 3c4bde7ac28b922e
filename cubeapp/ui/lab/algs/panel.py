"""The alg editor: a setup, an alg, what can be made of it, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from cubeapp.engine.alg import Alg
from cubeapp.engine.algs.changes import wca_text
from cubeapp.engine.algs.links import alg_cubing_net_link, is_link, read_link, twizzle_link
from cubeapp.engine.algs.places import moves_before, span_of_move
from cubeapp.engine.algs.study import Script, Study
from cubeapp.engine.english import sentence
from cubeapp.engine.errors import LinkError, NotationError
from cubeapp.engine.moves import lengths
from cubeapp.engine.notation import parse
from cubeapp.language import counted, mark, tr
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, row, stack
from cubeapp.ui.lab.algs.alg_facts import AlgFacts
from cubeapp.ui.lab.algs.alg_field import AlgField
from cubeapp.ui.lab.algs.alg_tools import ALG_CUBING_NET, TEXT, TWIZZLE, WCA, AlgTools

LIVE_LENGTH = 4_000
"""Up to so many characters, and moves, are read at every key press, longer ones after a pause."""
_PAUSE_MS = 150
_EMPTY = mark("Type an alg: the cube does each move as it is typed. Or paste one, or a link.")
_ELSEWHERE = mark("The cube shows something else.")
_TAKE = mark("Write down the moves of the timeline")
_NOT_TAKEABLE = mark(
    "Only moves from or to a solved cube can be written down, and some thousands at most"
)


class AlgEditor(Panel):
    """Reads what is typed; the text is changed by commands only, and undo takes them back.

    An alg that can be read is *in force*: the cube shows it, at the move where the caret is.
    Where the text cannot be read, the last one that could stays in force.
    """

    edited = Signal(object)
    """The `Study` that the text is now."""
    caret_moved = Signal(int)
    """The caret was put to where so many moves of the alg are done."""
    copy_requested = Signal(str)
    paste_requested = Signal()
    show_requested = Signal()
    """The alg is to be shown on the cube."""
    take_requested = Signal()
    """The moves of the timeline are to be written here."""
    said = Signal(str)
    """Why something could not be done."""
    shown = Signal()
    hidden = Signal()

    def __init__(self, size: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._inner_slices = False
        self.study = Study(parse("", size), parse("", size))
        """The last one that could be read, for this size or one before."""
        self._is_good = True
        self._is_quiet = False
        self.setup_field = AlgField(least_lines=1, most_lines=4)
        self.alg_field = AlgField(least_lines=3, most_lines=12)
        self._active = self.alg_field
        self.from_end_box = QCheckBox(tr("Sho&w the case it solves"))
        self.note = Note()
        self.show_button = button(tr("Show the al&g"), tr("Put the alg on the cube again"))
        self.take_button = button(tr("&Take the moves"), tr(_TAKE))
        self.elsewhere_note = Note(tr(_ELSEWHERE))
        self._elsewhere = QWidget()
        self.tools = AlgTools()
        self.facts = AlgFacts()
        self._reading = self._timer(self._read)
        self._telling = self._timer(self._tell_facts)
        self._explain()
        self._lay_out()
        self._connect()
        self.set_place(in_force=True, takeable=False)
        self._read()
        self._tell_facts()

    @property
    def cube_size(self) -> int:
        """Of the cubes for which algs are read."""
        return self._size

    @property
    def script(self) -> Script:
        """What is written."""
        setup, alg = self.setup_field.toPlainText(), self.alg_field.toPlainText()
        return Script(setup, alg, self.from_end_box.isChecked())

    @property
    def done(self) -> int:
        """How many moves of the alg are done where the caret is; none in the setup."""
        in_alg = self._active is self.alg_field
        return moves_before(self.study.alg, self.alg_field.caret) if in_alg else 0

    # What is shown

    def set_size(self, size: int) -> None:
        """Read algs for cubes of ``size``."""
        self._size = size
        self._read_anew()

    def set_inner_slices(self, inner_slices: bool) -> None:
        """Say whether ``r`` on 4×4×4 is the inner slice instead of ``Rw``."""
        if inner_slices != self._inner_slices:
            self._inner_slices = inner_slices
            self._read_anew()

    def put(self, script: Script, size: int | None = None) -> None:
        """Write another script, for another size if one is given; undo brings this one back."""
        self._is_quiet = True
        self._size = size or self._size
        self._explain_notation()
        self.from_end_box.setChecked(script.from_end)
        self.setup_field.put(script.setup)
        self.alg_field.put(script.alg)
        # A case is looked at before it is solved.
        self.alg_field.set_caret(0 if script.from_end else len(script.alg))
        self._is_quiet = False
        self._read()

    def restore(self, script: Script) -> None:
        """Write a script from before this start, which the cube is not to show and undo to keep."""
        self.blockSignals(True)
        self.put(script)
        self.blockSignals(False)
        for field in (self.setup_field, self.alg_field):
            field.document().clearUndoRedoStacks()

    def set_place(self, in_force: bool, takeable: bool) -> None:
        """Say whether the cube shows the alg, and else whether its moves can be written down."""
        has_text = bool(self.script.setup or self.script.alg)
        self.show_button.setVisible(has_text)
        self.take_button.setEnabled(takeable)
        self.take_button.setToolTip(tr(_TAKE if takeable else _NOT_TAKEABLE))
        self._elsewhere.setVisible(not in_force and (has_text or takeable))
        if not in_force:
            self.alg_field.show_current(None)

    def show_done(self, done: int) -> None:
        """Mark the last of the moves that are done."""
        span = span_of_move(self.study.alg, done) if self._is_good else None
        self.alg_field.show_current(span)

    def follow(self, done: int) -> None:
        """Put the caret to where so many moves are done, unless it is there or selects text."""
        field = self.alg_field
        if not self._is_good or field.textCursor().hasSelection() or self.done == done:
            return
        if self._active is self.setup_field and self.setup_field.hasFocus() and not done:
            return
        span = span_of_move(self.study.alg, done)
        field.set_caret(0 if span is None else span[1])

    def take_text(self, text: str) -> None:
        """Write ``text`` as the alg; of a link, what it says."""
        if not is_link(text):
            self.put(Script(self.script.setup, text.strip("\r\n"), self.script.from_end))
            return
        try:
            link = read_link(text)
        except LinkError as error:
            self.said.emit(sentence(str(error)))
            return
        self.put(Script(link.setup, link.alg, link.from_end), link.size)

    def showEvent(self, event: QShowEvent) -> None:
        """Say that the alg is seen."""
        super().showEvent(event)
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say that the alg is not seen any more."""
        super().hideEvent(event)
        self.hidden.emit()

    # Construction

    def _timer(self, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(_PAUSE_MS)
        timer.timeout.connect(do)
        return timer

    def _explain(self) -> None:
        self.setup_field.setPlaceholderText(tr("nothing: from the solved cube"))
        self.setup_field.setAccessibleName(tr("Setup"))
        self.setup_field.setToolTip(
            tr("Moves that lead from the solved cube to where the alg begins")
        )
        self.alg_field.setPlaceholderText(tr("[R U: D] // a comment"))
        self.alg_field.setAccessibleName(tr("Alg"))
        self._explain_notation()
        self.note.setToolTip("\n".join(f"{m.name}: {m.unit}" for m in lengths((), 3)))
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
        if self._size == 4:
            small = (
                tr("2R, the inner slice") if self._inner_slices else tr("Rw, the two outer layers")
            )
            text = tr("r means {what} (menu Cube); Rw and 2R say which.")
            lines.append(text.format(what=small))
        self.alg_field.setToolTip("\n".join(lines))

    def _lay_out(self) -> None:
        stack(self._elsewhere, self.elsewhere_note, row(self.show_button, self.take_button))
        self.body.addWidget(heading(tr("Setup"), self.setup_field))
        self.body.addWidget(self.setup_field)
        self.body.addWidget(heading(tr("Alg"), self.alg_field))
        self.body.addWidget(self.alg_field)
        self.body.addWidget(self.note)
        self.body.addWidget(self.from_end_box)
        self.body.addWidget(self._elsewhere)
        self.body.addWidget(self.tools)
        self.body.addWidget(self.facts)
        self.body.addStretch(1)

    def _connect(self) -> None:
        for field in (self.setup_field, self.alg_field):
            field.takes = is_link
            field.pasted.connect(self.take_text)
            field.textChanged.connect(self._on_text_changed)
        self.setup_field.focused.connect(lambda: self._activate(self.setup_field))
        self.alg_field.focused.connect(lambda: self._activate(self.alg_field))
        self.alg_field.caret_moved.connect(self._on_caret)
        self.from_end_box.toggled.connect(self._on_from_end)
        self.tools.change_requested.connect(self._change)
        self.tools.copy_requested.connect(self._copy)
        self.tools.paste_requested.connect(self.paste_requested)
        self.show_button.clicked.connect(lambda: self.show_requested.emit())
        self.take_button.clicked.connect(lambda: self.take_requested.emit())

    # What the person does

    def _activate(self, field: AlgField) -> None:
        if field is not self._active:
            self._active = field
            self._on_caret()

    def _on_caret(self, _place: int = 0) -> None:
        # A change of the text moves the caret before or after it is told.
        is_read = self.alg_field.toPlainText() == self.study.alg.text
        if self._is_good and is_read and not self._is_quiet:
            self.caret_moved.emit(self.done)

    def _on_from_end(self, from_end: bool) -> None:
        if from_end and not self._is_quiet:
            self.alg_field.set_caret(0)
        self._on_text_changed()

    def _on_text_changed(self) -> None:
        if self._is_quiet:
            return
        script = self.script
        length = max(len(script.alg), len(script.setup), len(self.study.alg.steps))
        if length <= LIVE_LENGTH:
            self._read()
        else:
            self._reading.start()

    def _change(self, change: Callable[[Alg], str]) -> None:
        """Write what ``change`` makes of the alg, or of the setup if the caret is there."""
        self._catch_up()
        if not self._is_good:
            return
        field = self._active
        alg = self.study.alg if field is self.alg_field else self.study.setup
        done = self.done
        self._is_quiet = True
        field.put(change(alg))
        field.setFocus()
        self._is_quiet = False
        self._read_quietly()
        self.follow(min(done, len(self.study.alg.steps)))
        self.edited.emit(self.study)

    def _copy(self, form: str) -> None:
        self._catch_up()
        study = self.study
        if form == TEXT:
            self.copy_requested.emit(self.alg_field.toPlainText())
        elif not self._is_good:
            return
        elif form == WCA:
            self.copy_requested.emit(wca_text(study.alg))
        else:
            link = {TWIZZLE: twizzle_link, ALG_CUBING_NET: alg_cubing_net_link}[form]
            self.copy_requested.emit(link(study.alg, study.setup, study.from_end))

    # Reading

    def _read_anew(self) -> None:
        """Read the same text with another meaning, which is no news of the person's."""
        self._explain_notation()
        self._read_quietly()

    def _read_quietly(self) -> None:
        self.blockSignals(True)
        self._read()
        self.blockSignals(False)

    def _catch_up(self) -> None:
        """Read now what was to be read after a pause."""
        if self._reading.isActive():
            self._read()

    def _read(self) -> None:
        self._reading.stop()
        script = self.script
        setup = self._parsed(self.setup_field, script.setup)
        alg = self._parsed(self.alg_field, script.alg)
        self._is_good = isinstance(setup, Alg) and isinstance(alg, Alg)
        self.tools.set_ready(self._is_good)
        self.show_button.setEnabled(self._is_good)
        self._say(setup, alg)
        self._telling.start()
        if isinstance(setup, Alg) and isinstance(alg, Alg):
            self.study = Study(setup, alg, script.from_end)
            self.edited.emit(self.study)
        else:
            self.alg_field.show_current(None)

    def _parsed(self, field: AlgField, text: str) -> Alg | NotationError:
        try:
            alg = parse(text, self._size, inner_slices=self._inner_slices)
        except NotationError as error:
            field.mark(error.span)
            return error
        field.mark(None)
        return alg

    def _say(self, setup: Alg | NotationError, alg: Alg | NotationError) -> None:
        """Say in one line below the alg what is wrong, or how long it is."""
        if isinstance(alg, NotationError):
            self.note.say(_where(self.alg_field.toPlainText(), alg), NoteKind.PROBLEM)
        elif isinstance(setup, NotationError):
            text = self.setup_field.toPlainText()
            self.note.say(_where(text, setup, in_setup=True), NoteKind.PROBLEM)
        elif not alg.nodes and not setup.nodes:
            self.note.say(tr(_EMPTY))
        else:
            counts = lengths(alg.moves, alg.size)
            self.note.say(" · ".join(f"{counted(n)} {metric.name}" for metric, n in counts.items()))

    def _tell_facts(self) -> None:
        """Tell what the text does; nothing of one that does not make sense."""
        if self._is_good:
            self.facts.tell(self.study.alg)
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
    return (setup if in_setup else where).format(line=line, column=column, fault=error)
