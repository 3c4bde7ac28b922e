"""Choosing what the cube is to be solved to."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QWidget

from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.library.entries import Entry
from cubeapp.engine.library.patterns import Pattern, pattern_keys, patterns_for
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import OpeningError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.solvers.difference import LARGEST_SIZE
from cubeapp.engine.timeline.opening import read_opening
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import button, stack
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.status import Status
from cubeapp.ui.solve.solvers.runs import Target
from cubeapp.words import reason, tr

SOLVED, KEPT, TYPED = "solved", "kept", "typed"


class TargetChoice(QWidget):
    """Offers the solved cube, patterns, a cube that was kept, and one that is typed."""

    changed = Signal()

    def __init__(self, document: CubeDocument, status: Status, settings: Settings) -> None:
        """Choose the solved cube.

        Args:
            document: has the cube that can be kept.
            status: shows why it cannot be.
            settings: have the scheme by which colours are read.
        """
        super().__init__()
        self._document = document
        self._status = status
        self._settings = settings
        self._size = 0
        self._kept = Target()
        self._kept_title = ""
        self._target: Target | None = Target()
        self.choice = QComboBox()
        self.text_edit = QLineEdit()
        self.keep_button = button(tr("Keep this cube as the target"), "")
        self.note = Note()
        self.choice.setAccessibleName(tr("Solve to"))
        self.choice.setToolTip(tr("What the answer leads to (↑ ↓)"))
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.text_edit.setAccessibleName(tr("The target as text"))
        self.text_edit.setPlaceholderText(tr("Facelets, or moves from the solved cube"))
        self.text_edit.setToolTip(
            tr(
                "Paste the facelets of the target, or type moves that lead to it from the "
                "solved cube"
            )
        )
        self.text_edit.setClearButtonEnabled(True)
        self.keep_button.setToolTip(
            tr("Remember the cube as it is now; then turn or scramble it and solve to what it was")
        )
        stack(self, self.choice, self.text_edit, self.keep_button, self.note)
        self.choice.currentIndexChanged.connect(self._on_chosen)
        self.text_edit.textChanged.connect(self._on_chosen)
        self.keep_button.clicked.connect(self._keep_shown)
        self.set_size(3)

    @property
    def target(self) -> Target | None:
        """What is chosen; ``None`` while that is no cube that turns can reach."""
        return self._target

    def set_size(self, size: int) -> None:
        """Offer targets for cubes of ``size``; what is of another size is not chosen any more."""
        if size != self._size:
            self._size = size
            self._fill()

    def aim(self, entry: Entry) -> None:
        """Make ``entry`` of the library the target."""
        self.set_size(entry.size)
        if isinstance(entry.source, Pattern) and not entry.is_own:
            self._choose(entry.key)
        else:
            name, moves = tr(entry.title), entry.moves if entry.is_own else ()
            self._keep(Target(entry.cube, name, moves), name)

    def keep(self, cube: Cube) -> None:
        """Make ``cube`` the target."""
        self.set_size(cube.size)
        self._keep(Target(cube, tr("the cube kept")), tr("The cube kept"))

    def _keep(self, target: Target, title: str) -> None:
        self._kept, self._kept_title = target, title
        self._fill()
        self._choose(KEPT)

    def _choose(self, key: str) -> None:
        self.choice.setCurrentIndex(self.choice.findData(key))
        self._on_chosen()

    def _keep_shown(self) -> None:
        cube = self._document.shown
        diagnosis = diagnose(cube)
        if diagnosis.is_legal:
            self.keep(cube)
        else:
            text = tr("This cannot be a target yet: {fault}")
            self._status.show(text.format(fault=tr(diagnosis.faults[0].message)))

    def _fill(self) -> None:
        chosen = self.choice.currentData()
        with QSignalBlocker(self.choice):
            self._fill_titles()
            self.choice.setCurrentIndex(max(self.choice.findData(chosen), 0))
        self.keep_button.setVisible(self._may_be_any)
        self._on_chosen()

    def _fill_titles(self) -> None:
        self.choice.clear()
        self.choice.addItem(tr("Solved"), SOLVED)
        if self._may_be_any:
            keys = pattern_keys(self._size)
        else:
            keys = tuple(pattern.key for pattern in self._patterns() if pattern.moves)
        for key in keys:
            self.choice.addItem(tr(key), key)
        if self._kept.cube is not None and self._kept.cube.size == self._size:
            self.choice.addItem(self._kept_title, KEPT)
        if self._may_be_any:
            self.choice.addItem(tr("Typed or pasted"), TYPED)

    def _on_chosen(self) -> None:
        is_typed = self.choice.currentData() == TYPED
        self.text_edit.setVisible(is_typed)
        typed, problem = self._read() if is_typed else (None, "")
        self.note.set_text(problem, NoteKind.PROBLEM if self.text_edit.text() else NoteKind.PLAIN)
        self._target = None if problem else self._chosen_target(typed)
        self.changed.emit()

    def _chosen_target(self, typed: Cube | None) -> Target:
        key = self.choice.currentData()
        if typed is not None:
            return Target(typed, tr("the cube typed"))
        if key == KEPT:
            return self._kept
        for pattern in self._patterns() if key != SOLVED else ():
            if pattern.key == key:
                return Target(pattern.cube, tr(pattern.name), pattern.moves)
        return Target()

    @property
    def _may_be_any(self) -> bool:
        """Whether the cube can be solved to any other; large ones only to what moves are known."""
        return self._size <= LARGEST_SIZE

    def _patterns(self) -> tuple[Pattern, ...]:
        return patterns_for(self._size)

    def _read(self) -> tuple[Cube | None, str]:
        """Return the typed cube, or what is the matter with the text."""
        text = self.text_edit.text().strip()
        if not text:
            return None, tr("Paste or type the target, or choose another one.")
        try:
            opening = read_opening(text, None, self._size, self._settings.looks.scheme.letters)
        except OpeningError as error:
            return None, tr("This is {what}.").format(what=reason(error))
        cube = opening.start.apply_all(opening.moves)
        if cube.size != self._size:
            name, shown = cube_name(cube.size), cube_name(self._size)
            text = tr("This is a {name}, and the cube to solve is a {shown}.")
            return None, text.format(name=name, shown=shown)
        faults = diagnose(cube).faults
        return cube, tr(faults[0].message) if faults else ""
