"""Painting a cube in: the palette, what is wrong so far, and the ways to fill and to finish."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import turns_home
from cubeapp.engine.errors import FaceletsError
from cubeapp.engine.facelets import Reading, parse_facelets
from cubeapp.engine.geometry import UNPAINTED, Face, cube_name
from cubeapp.engine.validity import Diagnosis, FaultCode, Repair
from cubeapp.language import mark, tr
from cubeapp.ui.controls.fault_list import FaultList
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, row, stack
from cubeapp.ui.controls.swatch import Swatch
from cubeapp.ui.theme import LIGHT, Theme

_VALUES = (*range(6), UNPAINTED)
_KEYS = "1234560"
_INTRODUCTION = mark(
    "Paint the stickers of the cube in your hand on the net or on the 3D cube, by mouse or by "
    "keyboard. Here you see what is left to do and what cannot be."
)
_HOW = mark("Hold your cube {hold}. Choose a colour, then click its stickers, or drag over them.")
_LIVE_LENGTH = 3_000
"""Up to so many characters of facelets are read at every key press, longer texts after a pause."""
_PAUSE_MS = 200


class PaintPanel(QWidget):
    """The tools for painting a cube in; the stickers themselves are painted in the views."""

    begun = Signal()
    """The person wants to paint."""
    colour_selected = Signal(int)
    """The colour to paint with, 0…5 or 255 to erase."""
    draft_replaced = Signal(object, str)
    """(`Cube`, what was done): this is to be the draft."""
    empty_requested = Signal()
    """The draft is to be as it was at first."""
    current_requested = Signal()
    """The draft is to be the cube that was shown before painting."""
    fault_selected = Signal(object)
    """``frozenset[int]``: the facelets to outline, those of the fault that is pointed at, or of
    all of them if none is."""
    finished = Signal()
    """The draft is to be the cube."""
    left = Signal()
    """Painting ends here for now; the draft is kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: Cube | None = None
        self._diagnosed: Cube | None = None
        self._diagnosis: Diagnosis | None = None
        self._reading: Reading | None = None
        self._theme = LIGHT
        self._face = Face.U
        self._colour = 0
        self.panel = Panel()
        self.swatches = {value: Swatch(key) for value, key in zip(_VALUES, _KEYS, strict=True)}
        self.how_note, self.caption = Note(), Note()
        self.fill_face_button = button("", "")
        self.fill_rest_button = button(tr("Fill the rest"), "")
        self.empty_button = button(tr("Empty"), tr("Take all colours off, but for fixed centres"))
        self.current_button = button(
            tr("Start from the current cube"),
            tr("Paint on from the cube as it was before painting"),
        )
        self.text_edit = MarkedEdit(most_lines=4)
        self.text_note = Note()
        self.text_button = button(
            tr("Put on the cube"), tr("Paint the cube as the text says (Enter)")
        )
        self.verdict = Note()
        self.home_button = button("", tr("Turn the whole cube; no layer turns"))
        self.fault_list = FaultList()
        self.missing = Note()
        self._intro, self._tools, self._foot = QWidget(), QWidget(), QWidget()
        self.begin_button = QPushButton(tr("Start &painting"))
        self.use_button = QPushButton(tr("&Use this cube"))
        self.leave_button = QPushButton(tr("&Leave"))
        self._typing = QTimer(self)
        self._prepare()
        self._lay_out()
        self._connect()
        self.set_theme(LIGHT)
        self.set_draft(None)

    @property
    def colour(self) -> int:
        """The colour to paint with, 0…5 or 255 to erase."""
        return self._colour

    @property
    def outlined(self) -> frozenset[int]:
        """The facelets of all faults; those that are only unpainted show it themselves."""
        faults = self._diagnosis.faults if self._diagnosis is not None else ()
        marked = [fault for fault in faults if fault.code is not FaultCode.UNPAINTED]
        return frozenset(index for fault in marked for index in fault.facelets)

    def select_colour(self, colour: int) -> None:
        """Choose the colour to paint with, as when it is picked from a sticker."""
        self.swatches[colour].setChecked(True)
        if colour != self._colour:
            self._colour = colour
            self._show_counts()
            self.colour_selected.emit(colour)

    def set_draft(self, draft: Cube | None) -> None:
        """Show what is left to paint; ``None`` while nobody paints."""
        self._draft = draft
        self._intro.setVisible(draft is None)
        for part in (self._tools, self._foot):
            part.setVisible(draft is not None)
        self._show_counts()
        if draft is None:
            self._diagnosed = self._diagnosis = None
        if draft == self._diagnosed:
            self._show_diagnosis()
        else:
            # What was wrong stays in sight until the new diagnosis is there.
            self._diagnosed = None
            self.use_button.setEnabled(False)

    def set_diagnosis(self, draft: Cube, diagnosis: Diagnosis) -> None:
        """Show what is wrong with ``draft``; one that is not painted any more is left out."""
        if self._draft is None or draft == self._draft:
            self._diagnosed, self._diagnosis = draft, diagnosis
            self._show_diagnosis()

    def set_cursor(self, index: int | None) -> None:
        """Say which facelet the painting cursor is on; its face is the one to fill."""
        size = self._draft.size if self._draft is not None else 3
        self._face = Face(index // size**2) if index is not None and index < 6 * size**2 else Face.U
        self._show_fills()

    def set_theme(self, theme: Theme) -> None:
        """Show the palette in the colours of ``theme``'s scheme."""
        self._theme = theme
        for value in range(6):
            self.swatches[value].set_colour(theme.stickers[value], theme.scheme.letters[value])
        self.swatches[UNPAINTED].set_colour(theme.unpainted, "⌫")
        self._show_counts()

    # Construction

    def _prepare(self) -> None:
        group = QButtonGroup(self)
        for value, swatch in self.swatches.items():
            group.addButton(swatch, value)
        group.idClicked.connect(self.select_colour)
        self.swatches[0].setChecked(True)
        self.text_edit.setPlaceholderText(tr("Facelets, such as UUUUUUUUURRR…"))
        # To look for the words in sixty thousand letters would take long, and there are none.
        self.text_edit.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.text_edit.setAccessibleName(tr("Facelets as text"))
        self.text_edit.setToolTip(
            tr(
                "Face letters, colour letters or digits in the order of the faces U R F D L B,\n"
                "each row by row; . ? - x for a sticker that is not known."
            )
        )
        self.begin_button.setToolTip(tr("Paint the stickers of a cube that you have in your hand"))
        self.leave_button.setToolTip(tr("Go back to the cube; what is painted is kept for later"))
        self._typing.setSingleShot(True)
        self._typing.setInterval(_PAUSE_MS)

    def _lay_out(self) -> None:
        body = self.panel.body
        for part in (self._intro, self._tools):
            body.addWidget(part)
        stack(self._intro, Note(_INTRODUCTION), self.begin_button)
        stack(
            self._tools,
            self.how_note,
            row(*self.swatches.values(), spacing=0),
            self.caption,
            row(self.fill_face_button, self.fill_rest_button, self.empty_button),
            self.current_button,
            heading(tr("What is wrong")),
            self.verdict,
            self.home_button,
            self.fault_list,
        )
        body.addWidget(heading(tr("Type or paste it"), self.text_edit))
        for widget in (self.text_edit, self.text_note, self.text_button):
            body.addWidget(widget)
        body.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.panel, 1)
        column.addWidget(self._foot)
        stack(self._foot, self.missing, row(self.use_button, self.leave_button))
        margins = body.contentsMargins()
        margins.setTop(0)
        self._foot.setContentsMargins(margins)

    def _connect(self) -> None:
        self.begin_button.clicked.connect(lambda: self.begun.emit())
        self.use_button.clicked.connect(lambda: self.finished.emit())
        self.leave_button.clicked.connect(lambda: self.left.emit())
        self.empty_button.clicked.connect(lambda: self.empty_requested.emit())
        self.current_button.clicked.connect(lambda: self.current_requested.emit())
        self.fill_face_button.clicked.connect(self._fill_face)
        self.fill_rest_button.clicked.connect(self._fill_rest)
        self.home_button.clicked.connect(self._turn_home)
        self.fault_list.repair_chosen.connect(self._repair)
        self.fault_list.pointed_at.connect(self._on_pointed_at)
        self.text_edit.textChanged.connect(self._on_text_changed)
        self.text_edit.entered.connect(self._put_text)
        self.text_button.clicked.connect(self._put_text)
        self._typing.timeout.connect(self._read_text)
        self._read_text()

    # What is shown

    def _name(self, colour: int) -> str:
        return tr("no colour") if colour == UNPAINTED else self._theme.scheme.names[colour]

    def _show_counts(self) -> None:
        draft = self._draft if self._draft is not None else Cube.unpainted(3)
        counts = np.bincount(draft.facelets, minlength=256)
        for value, swatch in self.swatches.items():
            count = int(counts[value])
            left = count if value == UNPAINTED else draft.size**2 - count
            # A true minus is as wide as a digit, so that the row does not jump.
            swatch.set_count(f"{left}".replace("-", "−"))
            described = self._describe(value, left)
            swatch.setAccessibleName(described)
            swatch.setToolTip(described)
            if value == self._colour:
                self.caption.say(described)
        self.how_note.say(_HOW.format(hold=self._hold(draft)))
        self._show_fills()

    def _hold(self, draft: Cube) -> str:
        """Return how a cube in the hand is held to be painted: as its fixed centres tell."""
        middle = draft.size // 2
        top, front = (int(draft.faces[face, middle, middle]) for face in (Face.U, Face.F))
        if draft.size % 2 == 0 or UNPAINTED in (top, front):
            return tr("as you like, and keep it so")
        return f"with {self._name(top)} on top and {self._name(front)} in front"

    def _describe(self, value: int, left: int) -> str:
        """Return the words for a swatch: its colour, how many are left, its keys."""
        if value == UNPAINTED:
            unpainted = tr("nothing is unpainted") if left == 0 else f"{left:,} unpainted"
            return f"Erase: {unpainted} · keys 0, Delete"
        many = f"{left:,} left" if left >= 0 else f"{-left:,} too many"
        letter = self._theme.scheme.letters[value]
        return f"{self._name(value).capitalize()}: {many} · keys {_KEYS[value]}, {letter}"

    def _show_fills(self) -> None:
        colour = self._name(self._colour)
        self.fill_face_button.setText(f"Fill face {self._face.name}")
        self.fill_face_button.setAccessibleName(f"Fill face {self._face.name}")
        self.fill_face_button.setToolTip(
            f"Give all of face {self._face.name}, where the cursor is, {colour}"
        )
        self.fill_rest_button.setToolTip(f"Give every sticker that has no colour yet {colour}")
        is_whole = self._draft is not None and self._draft.is_painted
        self.fill_rest_button.setEnabled(self._colour != UNPAINTED and not is_whole)

    def _show_diagnosis(self) -> None:
        diagnosis = self._diagnosis
        faults = diagnosis.faults if diagnosis is not None else ()
        self.fault_list.set_faults(faults)
        missing = self._missing()
        self.missing.say(missing)
        self.use_button.setEnabled(diagnosis is not None and diagnosis.is_legal)
        self.use_button.setToolTip(missing or tr("Make the painted cube the cube"))
        self._show_verdict()
        self.fault_selected.emit(self.outlined)

    def _show_verdict(self) -> None:
        is_away = False
        if self._draft is None or self._diagnosis is None or not self._diagnosis.is_legal:
            self.verdict.say("")
        else:
            is_away = bool(turns_home(self._draft))
            self.verdict.say(tr("Nothing: turns can solve this cube."), NoteKind.GOOD)
        self.home_button.setText(f"Turn it: {self._theme.scheme.usual_hold}")
        self.home_button.setVisible(is_away)

    def _missing(self) -> str:
        """Return what keeps the draft from being the cube, if anything does."""
        if self._draft is None or self._diagnosis is None:
            return ""
        unpainted = int((self._draft.facelets == UNPAINTED).sum())
        others = [f for f in self._diagnosis.faults if f.code is not FaultCode.UNPAINTED]
        if others:
            faults = tr("the fault") if len(others) == 1 else f"{len(others):,} faults"
            return f"Mend {faults} first; the stickers are outlined on the cube."
        if unpainted:
            return tr("One sticker to go.") if unpainted == 1 else f"{unpainted:,} stickers to go."
        return ""

    def _on_pointed_at(self, facelets: frozenset[int] | None) -> None:
        self.fault_selected.emit(self.outlined if facelets is None else facelets)

    # What is done

    def _replace(self, draft: Cube, name: str) -> None:
        if draft != self._draft:
            self.draft_replaced.emit(draft, name)

    def _fill_face(self) -> None:
        if self._draft is not None:
            count = self._draft.size**2
            indices = np.arange(count) + self._face * count
            filled = self._draft.painted(indices, self._colour)
            self._replace(filled, f"fill face {self._face.name} with {self._name(self._colour)}")

    def _fill_rest(self) -> None:
        if self._draft is not None:
            indices = np.flatnonzero(self._draft.facelets == UNPAINTED)
            filled = self._draft.painted(indices, self._colour)
            self._replace(filled, f"fill the rest with {self._name(self._colour)}")

    def _turn_home(self) -> None:
        if self._draft is not None:
            turned = self._draft.apply_all(turns_home(self._draft))
            self._replace(turned, tr("turn the painted cube"))

    def _repair(self, repair: Repair) -> None:
        # A repair of an older draft would undo what was painted since.
        if self._diagnosed is not None:
            self._replace(repair.cube, repair.label)

    # Facelets as text

    def _on_text_changed(self) -> None:
        if self.text_edit.document().characterCount() <= _LIVE_LENGTH:
            self._read_text()
        else:
            self._typing.start()

    def _read_text(self) -> None:
        self._typing.stop()
        self._reading, span = None, None
        text = self.text_edit.toPlainText()
        if not text.strip():
            self.text_note.say("")
        else:
            try:
                self._reading = parse_facelets(text)
            except FaceletsError as error:
                span = error.span
                self.text_note.say(str(error), NoteKind.PROBLEM)
            else:
                size = cube_name(self._reading.cube.size)
                self.text_note.say(f"{size}, {self._reading.description}", NoteKind.GOOD)
        self.text_edit.mark(span)
        self.text_button.setEnabled(self._reading is not None)

    def _put_text(self) -> None:
        if self._typing.isActive():
            self._read_text()
        if self._reading is not None:
            self._replace(self._reading.cube, tr("paint from text"))
