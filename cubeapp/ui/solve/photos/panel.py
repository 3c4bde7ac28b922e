"""Six photos of a cube's faces: added, put right, and read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
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

from cubeapp.engine.english import paragraph
from cubeapp.engine.geometry import Face
from cubeapp.engine.photos.holding import ABOVE
from cubeapp.language import mark, plural, tr
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import SPACING, Panel, button, heading
from cubeapp.ui.scene.theme import LIGHT, Theme
from cubeapp.ui.solve.photos.model import colours_of
from cubeapp.ui.solve.photos.orientation_guide import HoldGuide
from cubeapp.ui.solve.photos.photo_files import Photo, pictures_in
from cubeapp.ui.solve.photos.photo_slot import PhotoSlot
from cubeapp.ui.solve.photos.quad_editor import QuadEditor

PLACES = ((0, 1), (1, 2), (1, 1), (2, 1), (1, 0), (1, 3))
"""Row and column of each face on the net."""
HOLDS = (
    mark("Top: tip the cube towards you, so that what was behind is above."),
    mark("Right: turn the cube so that its right side faces you; the top stays above."),
    mark("Front: hold the cube with the front towards you and the top above."),
    mark("Bottom: tip the cube away from you, so that the front is above."),
    mark("Left: turn the cube so that its left side faces you; the top stays above."),
    mark("Back: turn the cube half round; the top stays above."),
)
MIDDLES = mark("The middle is {colour}, the side above is {above}.")
BEGINNING = mark(
    "Take one photo of each face, straight from the front, and add all six: from files, by "
    "dropping them here, or by pasting them. They never leave this machine."
)


class PhotoPage(QWidget):
    """The six photos as on the net, and one of them large, with its corners to be dragged."""

    files_requested = Signal()
    """Files are to be chosen."""
    pictures_given = Signal(object, object)
    """(list of files and pictures, `Face`): dropped or pasted, for this face and those after."""
    corners_placed = Signal(object, object)
    """(`Face`, corners, shape (4, 2)): the face lies there in its photo."""
    turn_requested = Signal(object)
    """`Face`: its photo is to be turned a quarter clockwise."""
    guess_requested = Signal(object)
    """`Face`: the corners in its photo are to be looked for anew."""
    remove_requested = Signal(object)
    """`Face`"""
    read_requested = Signal()
    """The photos are to be read."""
    left = Signal()
    """Back to the cube; the photos stay."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._photos: list[Photo | None] = [None] * 6
        self._size = 3
        self._busy = 0
        self._theme = LIGHT
        self.panel = Panel()
        # The tiles of the net's rows lean towards each other, where the page is high.
        self.slots = tuple(PhotoSlot(face.name, 1 - PLACES[face][0] / 2) for face in Face)
        self.editor, self.guide = QuadEditor(), HoldGuide()
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

    def set_size(self, size: int) -> None:
        """Say how many stickers a face has along an edge."""
        self._size = size
        self._show_face()

    def set_photo(self, face: Face, photo: Photo | None) -> None:
        """Show the photo of ``face``, or that there is none."""
        self._photos[face] = photo
        if photo is None:
            self.slots[face].set_photo(None)
        else:
            self.slots[face].set_photo(photo.image, photo.corners)
        self._name_slot(face)
        if face is self.face:
            self._show_face()
        self._show_state()

    def set_busy(self, jobs: int) -> None:
        """Say how many things are being worked on."""
        self._busy = jobs
        self._show_state()

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of ``theme``'s scheme."""
        self._theme = theme
        self.guide.set_theme(theme)
        for face, slot in zip(Face, self.slots, strict=True):
            slot.set_colour(QColor(theme.stickers[face]))
            self._name_slot(face)
        self._show_face()
        self._show_state()

    def say(self, text: str) -> None:
        """Say what went wrong, beside what did before, until the person does something else."""
        known = self.problem.text().removeprefix(NoteKind.PROBLEM.value)
        self.problem.say(paragraph((known, text)), NoteKind.PROBLEM)
        self.panel.reveal(self.problem)

    def forget_problem(self) -> None:
        """Say no more what went wrong: the person does something else."""
        self.problem.say("")

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
            for each in buttons:
                flow.insert(len(flow.parts), each)
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
            each.clicked.connect(self.forget_problem)
        self._group.idClicked.connect(self._show_face)
        self.editor.corners_changed.connect(self._on_corners_changed)
        self.turn_button.clicked.connect(lambda: self.turn_requested.emit(self.face))
        self.guess_button.clicked.connect(lambda: self.guess_requested.emit(self.face))
        self.remove_button.clicked.connect(lambda: self.remove_requested.emit(self.face))
        self.add_button.clicked.connect(lambda: self.files_requested.emit())
        self.read_button.clicked.connect(lambda: self.read_requested.emit())
        self.leave_button.clicked.connect(lambda: self.left.emit())

    # What is shown

    def _show_face(self, _face: int = 0) -> None:
        face = self.face
        photo = self._photos[face]
        has_photo = photo is not None
        self.editor.setVisible(has_photo)
        self.guide.setVisible(not has_photo)
        for tool in self._tools:
            tool.setEnabled(has_photo)
        self.guide.set_face(face, self._size)
        if photo is not None:
            self.editor.set_photo(photo.image, photo.corners, self._size)
            self.editor.set_colours(colours_of(photo, self._size))
        how = tr(HOLDS[face])
        self.caption.say(paragraph((how, self._middles(face) if self._size % 2 else "")))

    def _middles(self, face: Face) -> str:
        """Say which colours tell that the photo is the right one."""
        names = self._theme.scheme.spoken
        return tr(MIDDLES).format(colour=names[face], above=names[ABOVE[face]])

    def _show_state(self) -> None:
        missing = self._photos.count(None)
        self.read_button.setEnabled(missing == 0 and self._busy == 0)
        if self._busy:
            self.note.say(tr("Looking at the photos …"))
        elif missing == 6:
            self.note.say(tr(BEGINNING))
        elif missing:
            self.note.say(plural(missing, tr("One photo to go."), tr("{n} photos to go.")))
        else:
            self.note.say(
                tr("Put the corners right where they are not, then read the cube."), NoteKind.GOOD
            )

    def _name_slot(self, face: Face) -> None:
        photo, slot = self._photos[face], self.slots[face]
        if photo is None:
            text = tr("Face {face}: no photo yet").format(face=face.name)
        else:
            text = tr("Face {face}: {name}").format(face=face.name, name=photo.name)
        slot.setAccessibleName(text)
        slot.setToolTip(text)

    def _on_corners_changed(self, corners: object) -> None:
        self.corners_placed.emit(self.face, corners)

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
            if self._photos[self.face] is not None:
                self.remove_requested.emit(self.face)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        event.accept()

    def paste(self) -> None:
        """Take the pictures that the clipboard holds."""
        self.forget_problem()
        found = pictures_in(QGuiApplication.clipboard().mimeData())
        if found:
            self._give(found, self.face)
        else:
            self.say(tr("The clipboard holds no picture."))

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
        self._give(pictures_in(event.mimeData()), self._face_at(event.position().toPoint()))

    def _face_at(self, point: QPoint) -> Face:
        part = self.childAt(point)
        return Face(self.slots.index(part)) if isinstance(part, PhotoSlot) else self.face

    def _give(self, pictures: Sequence[object], face: Face) -> None:
        self.forget_problem()
        self.choose(face)
        self.pictures_given.emit(list(pictures), face)
