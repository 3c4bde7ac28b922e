"""Painting from photos, in the window: a page in the place of the views."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.ui.document.document import Change
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.review import Reading, Review
from cubeapp.ui.solve.path import Path, Step, Way
from cubeapp.ui.stage.stage import Foot
from cubeapp.words import enumerated, mark, paragraph, tr

if TYPE_CHECKING:
    from cubeapp.engine.photos.reading import PhotoReading
    from cubeapp.ui.solve.photos.model import PhotosModel
    from cubeapp.ui.solve.photos.panel import PhotoPage


class PhotosFeature(Feature):
    """Everything that happens because the user has photos of a cube.

    The page takes the place of the views and panels. It is made when it is first wanted, as
    most starts of the program do without.
    """

    id = "photos"
    place = "solve"

    def __init__(
        self, shell: Shell, path: Path, paint: PaintModel, paste_text: Callable[[], object]
    ) -> None:
        """Wait for photos.

        Args:
            shell: what may be used.
            path: has the way in which the cube is entered: by photos while they are shown.
            paint: gets what is read.
            paste_text: pastes what the clipboard holds, if that is no picture.
        """
        super().__init__(shell)
        self._path = path
        self._paint = paint
        self._paste_text = paste_text
        self.page: PhotoPage | None = None
        self.model: PhotosModel | None = None
        self._focus: QWidget | None = None
        """What had the keyboard before the page was shown."""
        shell.document.changed.connect(self._on_changed)
        path.changed.connect(self._on_way)

    def commands(self) -> Iterable[Command]:
        """Return the command for photos, and that for pasting, pictures as well as text."""
        yield Command(
            "photos",
            mark("Paint from p&hotos…"),
            mark("Read the colours from photos of the six faces"),
            self.open,
        )
        yield Command(
            "paste",
            mark("&Paste facelets"),
            mark("Read the cube from the clipboard's text"),
            self._paste,
            keys=("Ctrl+Shift+V",),
        )

    @property
    def is_open(self) -> bool:
        """Whether the page is shown instead of the cube."""
        return self.page is not None and not self.page.isHidden()

    @property
    def has_photos(self) -> bool:
        """Whether there are photos, which are gone with the window."""
        return self.model is not None and any(self.model.photos)

    def refresh(self) -> None:
        """Listen for pictures that are dropped on the window, wherever it is."""
        self.shell.stage.frame.window().installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of ``theme``'s scheme, and look for them in photos."""
        super().set_theme(theme)
        if self.page is not None and self.model is not None:
            self.page.set_theme(theme)
            self.model.colours = theme.scheme.colours

    def open(self) -> None:
        """Show the page, if photos can show such a cube."""
        from cubeapp.ui.solve.photos.model import LARGEST

        size = self.shell.document.cube.size
        if size > LARGEST:
            text = tr("Photos can be read of cubes up to {size}; choose a smaller size first.")
            self.shell.status.show(text.format(size=f"{LARGEST}×{LARGEST}×{LARGEST}"))
            return
        if not self.is_open:
            self._focus = QApplication.focusWidget()
        self.shell.document.begin_painting()
        if self._path.shown is not Step.ENTER:
            self._path.ask_for(Step.ENTER)
        page, model = self._made()
        model.set_size(size)
        page.refresh()
        page.clear_problem()
        self._cover(page)
        self._path.set_way(Way.PHOTOS)
        page.add_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def close(self) -> None:
        """Show the cube again; the photos are kept."""
        if not self.is_open:
            return
        self._cover(None)
        if self._path.way is Way.PHOTOS:
            self._path.set_way(Way.PAINT)
        focus, self._focus = self._focus, None
        # An editor in a list, for one, is gone as soon as it loses the keyboard.
        if self.shell.document.is_painting and focus is not None and isValid(focus):
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept pictures that are dropped on the window, wherever it is."""
        if isinstance(event, QDragEnterEvent):
            if self._holds_pictures(event.mimeData()):
                event.acceptProposedAction()
                return True
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            is_accepted = self._add_from(event.mimeData())
            if is_accepted:
                event.acceptProposedAction()
            return is_accepted
        return super().eventFilter(watched, event)

    # The page

    def _cover(self, page: PhotoPage | None) -> None:
        """Show the page instead of the cube, or the cube again."""
        foot = Foot(has_timeline=False, has_line=False)
        self.shell.stage.set_cover(page)
        self.shell.stage.set_foot(self.id, None if page is None else foot)

    def _made(self) -> tuple[PhotoPage, PhotosModel]:
        """Return the page and the photos, made when they are first wanted."""
        if self.page is None or self.model is None:
            from cubeapp.ui.solve.photos.model import PhotosModel
            from cubeapp.ui.solve.photos.panel import PhotoPage

            self.model = PhotosModel(self.shell.tasks)
            self.model.read.connect(self._on_read)
            self.page = PhotoPage(self.model, self._ask_for_files, self.close)
            self.set_theme(self._theme)
        return self.page, self.model

    def _ask_for_files(self) -> None:
        from cubeapp.ui.solve.photos.photo_files import ask_for_photos, in_order

        page, model = self._made()
        paths = in_order(ask_for_photos(page))
        free = model.free_faces(page.face)
        if len(paths) == 1:
            page.add(paths, free[0] if free else page.face)
        elif paths:
            # Six files are six faces, whatever is there.
            all_anew = len(paths) > len(free)
            page.add(paths, Face.U if all_anew or len(free) == 6 else free[0])

    # Pasting and dropping

    def _paste(self) -> None:
        """Paste pictures here, and text as everywhere."""
        if self.page is not None and self.is_open:
            self.page.paste()
        elif not self._add_from(QGuiApplication.clipboard().mimeData()):
            self._paste_text()

    def _holds_pictures(self, data: QMimeData | None) -> bool:
        from cubeapp.ui.solve.photos.photo_files import pictures_in

        return bool(pictures_in(data))

    def _add_from(self, data: QMimeData | None) -> bool:
        """Add the pictures in ``data``, and tell whether there are any."""
        from cubeapp.ui.solve.photos.photo_files import pictures_in

        found = pictures_in(data)
        if found:
            self.open()
        if found and self.is_open:
            page, model = self._made()
            free = model.free_faces(page.face)
            page.add(found, free[0] if free else page.face)
        return bool(found)

    # Reading

    def _on_read(self, reading: PhotoReading) -> None:
        """Paint what was read, unless the user has gone elsewhere meanwhile."""
        if self.is_open and reading.cube.size == self.shell.document.cube.size:
            self.close()
            readings = [Reading(each.cube, each.doubtful) for each in (reading, *reading.others)]
            self._paint.set_review(Review(summary(reading), tuple(readings)))

    def _on_way(self) -> None:
        """Make way where the cube is entered in another way now."""
        if self._path.way is not Way.PHOTOS:
            self.close()

    def _on_changed(self, change: Change) -> None:
        if change.new_draft and self.is_open and self.model is not None:
            self.close()
            document = self.shell.document
            if document.is_painting and document.draft.size != self.model.size:
                self.open()


def summary(reading: PhotoReading) -> str:
    """Return the message on a reading, as sentences."""
    from cubeapp.engine.photos.reading import Fit

    if reading.fit is Fit.NONE:
        text = tr(
            "The photos make no cube that turns can solve. Repair the faults below, or go back and "
            "look at the photos again."
        )
        if reading.twins is None:
            return text
        one, other = (tr(side_word(Face(photo))) for photo in reading.twins)
        twice = tr("The photos of {one} and {other} seem to show the same face.")
        return paragraph((text, twice.format(one=one, other=other)))
    if reading.fit is Fit.OTHER_SCHEME:
        return tr(
            "On the cube in the photos other colours are opposite each other than here. Choose its "
            "colours in the menu View, then read the photos again."
        )
    if reading.fit is Fit.SEVERAL:
        text = tr("The photos can be of {count} cubes. Compare this one with yours.")
        return text.format(count=len(reading.others) + 1)
    messages = []
    if reading.is_reordered:
        messages.append(
            tr(
                "Some photos stood in the place of another face; sorted by their middles they make "
                "this cube."
            )
        )
    if reading.fit is Fit.TURNED:
        faces = [tr(side_word(face)) for face in Face if reading.turns[face]]
        text = tr("Some photos had to be turned to make a cube: {faces}.")
        messages.append(text.format(faces=enumerated(faces)))
    return paragraph(messages) or tr("This is the cube in the photos.")
