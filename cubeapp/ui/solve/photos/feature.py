"""Painting from photos, in the window: joins their page to the photos and to the draft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage

from cubeapp.engine.cube import Cube
from cubeapp.engine.english import paragraph
from cubeapp.engine.geometry import Face
from cubeapp.language import tr
from cubeapp.ui.scene.theme import LIGHT, Theme

if TYPE_CHECKING:
    from cubeapp.engine.photos.reading import PhotoReading
    from cubeapp.ui.shell.main_window import MainWindow
    from cubeapp.ui.solve.photos.model import Photographing
    from cubeapp.ui.solve.photos.panel import PhotoPage

OTHER_CUBE = 0.5
"""A draft of which more stickers differ from what was read is another cube."""
NOTHING: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class _Read:
    """What the photos were read as."""

    ways: tuple[PhotoReading, ...]
    """What they may show, the likeliest first."""
    text: str
    way: int = 0
    """Which of them was painted."""

    def left_in(self, draft: Cube | None) -> frozenset[int] | None:
        """Return the doubtful stickers nobody has painted since; ``None`` for another cube."""
        painted = self.ways[self.way]
        cube = painted.cube
        if draft is None or draft.size != cube.size:
            return None
        same = draft.facelets == cube.facelets
        if same.mean() < OTHER_CUBE:
            return None
        return frozenset(index for index in painted.doubtful if same[index])


class PhotoTab(QObject):
    """Everything that happens because somebody has photos of a cube.

    The page takes the place of the views and panels. It is made when it is first wanted, as
    most starts of the program do without.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document = window.document
        self.page: PhotoPage | None = None
        self.photographing: Photographing | None = None
        self._read: _Read | None = None
        self._last_shown = -1
        self._theme = LIGHT
        panel = window.paint_panel
        panel.photos_requested.connect(self.open)
        panel.doubts.next_requested.connect(self._show_next)
        panel.doubts.settled.connect(self._settle)
        panel.doubts.other_requested.connect(self._paint_other)
        window.actions_by_name["paste"].triggered.connect(self._paste)
        window.document.draft_changed.connect(self._on_draft_changed)
        window.closing.connect(self._stop)
        window.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether the page is shown instead of the cube."""
        return self.page is not None and not self.page.isHidden()

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of ``theme``'s scheme, and look for them in photos."""
        self._theme = theme
        if self.page is not None:
            self.page.set_theme(theme)

    def open(self) -> None:
        """Show the page, if photos can show such a cube."""
        from cubeapp.ui.solve.photos.model import LARGEST

        size = self._document.cube.size
        if size > LARGEST:
            text = tr("Photos can be read of cubes up to {size}; choose a smaller size first.")
            self._window.say(text.format(size=f"{LARGEST}×{LARGEST}×{LARGEST}"))
            return
        self._document.begin_painting()
        page, photographing = self._made()
        photographing.set_size(size)
        page.set_size(size)
        page.forget_problem()
        self._show_page(True)
        page.add_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def close(self) -> None:
        """Show the cube again; the photos are kept."""
        if not self.is_open:
            return
        self._show_page(False)
        if self._document.is_painting:
            self._window.paint_panel.photos_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take pictures that are dropped on the window, wherever it is."""
        if isinstance(event, QDragEnterEvent):
            if self._holds_pictures(event.mimeData()):
                event.acceptProposedAction()
                return True
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            is_taken = self._add_from(event.mimeData())
            if is_taken:
                event.acceptProposedAction()
            return is_taken
        return super().eventFilter(watched, event)

    # The page

    def _show_page(self, shown: bool) -> None:
        """Show the page instead of the cube, or the cube again."""
        window = self._window
        if self.page is not None:
            # What moves the cube has nothing to move meanwhile.
            window.stage.set_cover(self.page if shown else None)
            window.paint_tab.show_foot()

    def _made(self) -> tuple[PhotoPage, Photographing]:
        """Return the page and the photos, made when they are first wanted."""
        if self.page is None or self.photographing is None:
            from cubeapp.ui.solve.photos.model import Photographing
            from cubeapp.ui.solve.photos.panel import PhotoPage

            self.page, self.photographing = PhotoPage(), Photographing(self)
            self._connect(self.page, self.photographing)
            self.page.set_theme(self._theme)
        return self.page, self.photographing

    def _connect(self, page: PhotoPage, photographing: Photographing) -> None:
        page.files_requested.connect(self._ask_for_files)
        page.pictures_given.connect(self._add)
        page.corners_placed.connect(photographing.place)
        page.turn_requested.connect(photographing.turn)
        page.guess_requested.connect(photographing.guess)
        page.remove_requested.connect(photographing.remove)
        page.read_requested.connect(self._read_photos)
        page.left.connect(self.close)
        photographing.changed.connect(self._on_photo_changed)
        photographing.busy_changed.connect(page.set_busy)
        photographing.said.connect(page.say)
        photographing.read.connect(self._on_read)

    def _ask_for_files(self) -> None:
        from cubeapp.ui.solve.photos.photo_files import ask_for_photos, in_order

        page, photographing = self._made()
        paths = in_order(ask_for_photos(self._window))
        if paths:
            free = photographing.free_faces(page.face)
            # Six files are six faces, whatever is there.
            all_anew = len(paths) > len(free)
            self._add(paths, Face.U if all_anew or len(free) == 6 else free[0])

    def _add(self, sources: Sequence[Path | QImage], face: Face) -> None:
        from cubeapp.ui.solve.photos.photo_files import faces_named

        page, photographing = self._made()
        named = faces_named([source for source in sources if isinstance(source, Path)])
        if named and len(named) == len(sources):
            for source, own in zip(sources, named, strict=True):
                photographing.add([source], own)
            page.choose(named[0])
            return
        if len(sources) > len({face, *photographing.free_faces(face)}):
            photographing.forget()
        page.choose(face)
        photographing.add(sources, face)

    def _on_photo_changed(self, face: int) -> None:
        if self.page is not None and self.photographing is not None:
            self.page.set_photo(Face(face), self.photographing.photos[face])

    def _stop(self) -> None:
        if self.photographing is not None:
            self.photographing.stop()

    # Pasting and dropping

    def _paste(self) -> None:
        """Paste pictures here, and text as everywhere."""
        if self.page is not None and self.is_open:
            self.page.paste()
        elif not self._add_from(QGuiApplication.clipboard().mimeData()):
            self._window.opener.paste()

    def _holds_pictures(self, data: QMimeData | None) -> bool:
        from cubeapp.ui.solve.photos.photo_files import pictures_in

        return bool(pictures_in(data))

    def _add_from(self, data: QMimeData | None) -> bool:
        """Add the pictures in ``data``, and tell whether there are any."""
        from cubeapp.ui.solve.photos.photo_files import pictures_in

        found = pictures_in(data)
        if found:
            self.open()
        if found and self.page is not None and self.is_open:
            free = self._made()[1].free_faces(self.page.face)
            self._add(found, free[0] if free else self.page.face)
        return bool(found)

    # Reading

    def _read_photos(self) -> None:
        if self.photographing is not None:
            self.photographing.read_all(self._theme.scheme.colours)

    def _on_read(self, reading: PhotoReading) -> None:
        """Paint what was read, unless the person has gone elsewhere meanwhile."""
        if not self.is_open or reading.cube.size != self._document.cube.size:
            return
        self._read = _Read((reading, *reading.others), summary(reading))
        self._last_shown = -1
        self.close()
        self._document.replace_draft(reading.cube, tr("read from photos"))
        self._show_read()
        self._tell_read()

    def _on_draft_changed(self, draft: Cube | None) -> None:
        if self.is_open and self.photographing is not None and self.page is not None:
            self.close()
            if draft is not None and draft.size != self.photographing.size:
                self.open()
        self._show_read()

    def _show_read(self) -> None:
        """Ring what is in doubt, and say so, as long as the draft is what was read."""
        draft = self._document.draft if self._document.is_painting else None
        left = self._read.left_in(draft) if self._read is not None else None
        for view in (self._window.cube_view, self._window.net_view):
            view.set_ringed(left or NOTHING)
        box = self._window.paint_panel.doubts
        box.setVisible(left is not None)
        if self._read is not None and left is not None:
            box.tell(self._read.text, len(self._read.ways) > 1)
            box.set_count(len(left))

    def _tell_read(self) -> None:
        """Say what was read, and go on where there is something to do."""
        box = self._window.paint_panel.doubts
        self._window.say(paragraph((box.note.text(), box.count_note.text())))
        following = box.next_button if box.next_button.isVisible() else self._window.cube_view
        following.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_next(self) -> None:
        left = self._read.left_in(self._document.draft) if self._read is not None else None
        if left:
            after = [index for index in sorted(left) if index > self._last_shown]
            self._last_shown = after[0] if after else min(left)
            self._window.painting.cursor.move_to(self._last_shown)
            for view in (self._window.cube_view, self._window.net_view):
                view.look_at((self._last_shown,))

    def _settle(self) -> None:
        self._read = None
        self._show_read()

    def _paint_other(self) -> None:
        if self._read is not None:
            way = (self._read.way + 1) % len(self._read.ways)
            read = self._read
            self._read = replace(read, way=way)
            self._document.replace_draft(read.ways[way].cube, tr("read from photos"))
            self._show_read()


def summary(reading: PhotoReading) -> str:
    """Return what has to be said of a reading, as sentences."""
    from cubeapp.engine.photos.reading import Fit

    if reading.fit is Fit.NONE:
        text = tr(
            "The photos make no cube that turns can solve. Mend the faults below, or go back and "
            "look at the photos again."
        )
        if reading.twins is None:
            return text
        one, other = (Face(photo).name for photo in reading.twins)
        twice = tr("{one} and {other} look like photos of the same face.")
        return paragraph((text, twice.format(one=one, other=other)))
    if reading.fit is Fit.OTHER_SCHEME:
        return tr(
            "On the cube in the photos other colours are opposite each other than here. Choose its "
            "colours in the menu View, then read the photos again."
        )
    if reading.fit is Fit.SEVERAL:
        text = tr("The photos can be of {count} cubes. Compare this one with yours.")
        return text.format(count=len(reading.others) + 1)
    told = []
    if reading.is_reordered:
        told.append(
            tr(
                "Some photos stood in the place of another face; sorted by their middles they make "
                "this cube."
            )
        )
    if reading.fit is Fit.TURNED:
        faces = [face.name for face in Face if reading.turns[face]]
        text = tr("Some photos had to be turned to make a cube: {faces}.")
        told.append(text.format(faces=" ".join(faces)))
    return paragraph(told) or tr("This is the cube in the photos.")
