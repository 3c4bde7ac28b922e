"""Six photos of a cube's faces: added, put right, and read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.engine.photos.holding import ABOVE
from cubeapp.engine.photos.pixels import Floats
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import SPACING, Panel, button, heading
from cubeapp.ui.solve.photos.model import PhotosModel, colours_of
from cubeapp.ui.solve.photos.orientation_guide import OrientationGuide
from cubeapp.ui.solve.photos.photo_files import pictures_in
from cubeapp.ui.solve.photos.photo_slot import PhotoSlot
from cubeapp.ui.solve.photos.quad_editor import QuadEditor
from cubeapp.words import colour_word, enumerated, mark, paragraph, plural, tr

PLACES = ((0, 1), (1, 2), (1, 1), (2, 1), (1, 0), (1, 3))
"""Row and column of each face on the net."""
ORIENTATIONS = (
    mark("Top: tip the cube towards you, so that what was behind is above."),
    mark("Right: turn the cube so that its right side faces you; the top stays above."),
    mark("Front: hold the cube with the front towards you and the top above."),
    mark("Bottom: tip the cube away from you, so that the front is above."),
    mark("Left: turn the cube so that its left side faces you; the top stays above."),
    mark("Back: give the cube a half turn; the top stays above."),
)
MIDDLES = mark("The middle is {colour}, the side above is {above}.")
BEGINNING = mark(
    "Take one photo of each face, straight from the front, and add all six: from files, by "
    "dropping them here, or by pasting them. They never leave this machine."
)


class PhotoPage(QWidget):
    """The six photos as on the net, and one of them large, with its corners to be dragged."""

    def __init__(
        self, model: PhotosModel, ask_for_files: Callable[[], object], leave: Callable[[], object]
    ) -> None:
        """Show ``model``'s photos.

        Args:
            model: holds and reads them.
            ask_for_files: lets the user choose files to add.
            leave: shows the cube again; the photos stay.
        """
        super().__init__()
        self._model = model
        self._ask_for_files, self._leave = ask_for_files, leave
        self.panel = Panel()
        # The tiles of the net's rows lean towards each other, where the page is high.
        self.slots = tuple(PhotoSlot(face.name, 1 - PLACES[face][0] / 2) for face in Face)
        self.editor, self.guide = QuadEditor(), OrientationGuide()
        self.caption, self.note, self.problem = Note(), Note(), Note()
        self.turn_button = button(
            tr("&Turn ↻"), tr("Turn this photo a quarter clockwise; it need not be upright")
        )
        self.guess_button = button(
            tr("Fi&nd the corners"), tr("Look anew for the corners of the face in this photo")
        )
        self.remove_button = button(tr("Re&move"), tr("Take this photo away (Delete)"))
        self.add_button = QPushButton(tr("&Add photos…"))
        self.read_button = QPushButton(tr("Rea&d the cube"))
        self.leave_button = QPushButton(tr("&Back to painting"))
        self.add_button.setToolTip(
            tr("Choose files; they go to the faces U R F D L B in the order of their names")
        )
        self.read_button.setToolTip(tr("Paint the cube as the photos show it"))
        self.leave_button.setToolTip(tr("Go on painting; the photos stay here (Esc)"))
        self._tools = (self.turn_button, self.guess_button, self.remove_button)
        self._commands = (self.add_button, self.read_button, self.leave_button)
        self.setAccessibleName(tr("Photos of the six faces"))
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self.slots[Face.U].setChecked(True)
        self.set_theme(LIGHT)

    @property
    def face(self) -> Face:
        """The face whose photo is shown large."""
        return Face(self._group.checkedId())

    def choose(self, face: Face) -> None:
        """Show the photo of ``face`` large."""
        self.slots[face].setChecked(True)
        self._show_face()

    def refresh(self) -> None:
        """Show the photos as those of a cube of the model's size."""
        self._show_face()

    def refresh_photo(self, face: int) -> None:
        """Show the photo of a face, or that there is none."""
        face = Face(face)
        photo = self._model.photos[face]
        if photo is None:
            self.slots[face].set_photo(None)
        else:
            self.slots[face].set_photo(photo.image, photo.corners, photo.is_doubtful)
        self._name_slot(face)
        if face is self.face:
            self._show_face()
        self._show_state()

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of ``theme``'s scheme."""
        self.guide.set_theme(theme)
        for face, slot in zip(Face, self.slots, strict=True):
            slot.set_colour(QColor(theme.stickers[face]))
            self._name_slot(face)
        self._show_face()
        self._show_state()

    def show_problem(self, text: str) -> None:
        """Show what went wrong, beside what did before, until the user does something else."""
        known = self.problem.text().removeprefix(NoteKind.PROBLEM.value)
        self.problem.set_text(paragraph((known, text)), NoteKind.PROBLEM)
        self.panel.reveal(self.problem)

    def clear_problem(self) -> None:
        """Show no more what went wrong: the user does something else."""
        self.problem.set_text("")

    # Construction

    def _lay_out(self) -> None:
        self._group = QButtonGroup(self)
        net = QGridLayout()
        net.setSpacing(0)
        for face, slot in zip(Face, self.slots, strict=True):
            self._group.addButton(slot, face)
            net.addWidget(slot, *PLACES[face])
        tools, commands = Flow(), Flow()
        for flow, buttons in ((tools, self._tools), (commands, self._commands)):
            flow.insert(0, *buttons)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, parts in (
            (left, (heading(tr("From photos")), self.note, self.problem, net, commands)),
            (right, (self.caption, self.editor, self.guide, tools)),
        ):
            column.setSpacing(SPACING)
            for part in parts:
                if isinstance(part, QWidget):
                    column.addWidget(part, 1 if part in (self.editor, self.guide) else 0)
                else:
                    column.addLayout(part, 1)
        both = QHBoxLayout()
        both.setSpacing(2 * SPACING)
        both.addLayout(left, 1)
        both.addLayout(right, 1)
        self.panel.body.addLayout(both, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.panel)

    def _connect(self) -> None:
        for each in (*self._tools, *self._commands):
            each.clicked.connect(self.clear_problem)
        self._group.idClicked.connect(self._show_face)
        self.editor.corners_changed.connect(self._on_corners_changed)
        self.turn_button.clicked.connect(lambda: self._model.turn(self.face))
        self.guess_button.clicked.connect(lambda: self._model.guess(self.face))
        self.remove_button.clicked.connect(lambda: self._model.remove(self.face))
        self.add_button.clicked.connect(lambda: self._ask_for_files())
        self.read_button.clicked.connect(lambda: self._model.read_all())
        self.leave_button.clicked.connect(lambda: self._leave())
        self._model.photo_changed.connect(self.refresh_photo)
        self._model.busy_changed.connect(self._show_state)
        self._model.failed.connect(self.show_problem)

    # What is shown

    def _show_face(self, _face: int = 0) -> None:
        face = self.face
        photo = self._model.photos[face]
        has_photo = photo is not None
        self.editor.setVisible(has_photo)
        self.guide.setVisible(not has_photo)
        for tool in self._tools:
            tool.setEnabled(has_photo)
        self.guide.set_face(face, self._model.size)
        if photo is not None:
            self.editor.set_photo(photo.image, photo.corners, self._model.size)
            self.editor.set_colours(colours_of(photo, self._model.size))
        how = tr(ORIENTATIONS[face])
        self.caption.set_text(paragraph((how, self._middles(face) if self._model.size % 2 else "")))

    def _middles(self, face: Face) -> str:
        """Return which colours show that the photo is the right one."""
        return tr(MIDDLES).format(colour=colour_word(face), above=colour_word(ABOVE[face]))

    def _show_state(self, _jobs: int = 0) -> None:
        missing = self._model.photos.count(None)
        doubtful = [tr(side_word(face)) for face in self._model.doubtful_faces]
        self.read_button.setEnabled(self._model.is_whole)
        if self._model.work_count:
            self.note.set_text(tr("Looking at the photos …"))
        elif doubtful:
            text = tr("Drag the corners onto those of the face where they are off: {faces}.")
            self.note.set_text(text.format(faces=enumerated(doubtful)), NoteKind.PROBLEM)
        elif missing == 6:
            self.note.set_text(tr(BEGINNING))
        elif missing:
            self.note.set_text(plural(missing, tr("One photo to go."), tr("{n} photos to go.")))
        else:
            self.note.set_text(
                tr("Put the corners right where they are not, then read the cube."), NoteKind.GOOD
            )

    def _name_slot(self, face: Face) -> None:
        photo, slot = self._model.photos[face], self.slots[face]
        if photo is None:
            text = tr("Face {face}: no photo yet").format(face=face.name)
        elif photo.is_doubtful:
            text = tr("Face {face}: {name}; look at its corners")
            text = text.format(face=face.name, name=photo.name)
        else:
            text = tr("Face {face}: {name}").format(face=face.name, name=photo.name)
        slot.setAccessibleName(text)
        slot.setToolTip(text)

    def _on_corners_changed(self, corners: Floats) -> None:
        self._model.place(self.face, corners)

    # Keys, drops

    def event(self, event: QEvent) -> bool:
        """Keep the keys for pasting, which would paste text elsewhere."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_paste = event.matches(QKeySequence.StandardKey.Paste)
            if is_paste or event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste, take away, leave; what means turns elsewhere means nothing here."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if self._model.photos[self.face] is not None:
                self._model.remove(self.face)
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        event.accept()

    def paste(self) -> None:
        """Take the pictures that the clipboard holds."""
        self.clear_problem()
        found = pictures_in(QGuiApplication.clipboard().mimeData())
        if found:
            self.add(found, self.face)
        else:
            self.show_problem(tr("The clipboard holds no picture."))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take pictures."""
        if pictures_in(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show which face they would be for."""
        self.choose(self._face_at(event.position().toPoint()))
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the pictures."""
        event.acceptProposedAction()
        self.add(pictures_in(event.mimeData()), self._face_at(event.position().toPoint()))

    def _face_at(self, point: QPoint) -> Face:
        part = self.childAt(point)
        return Face(self.slots.index(part)) if isinstance(part, PhotoSlot) else self.face

    def add(self, pictures: Sequence[Path | QImage], face: Face) -> None:
        """Add pictures for ``face`` and those after it, and show the first of them."""
        self.clear_problem()
        self.choose(self._model.add_from(pictures, face))
