"""The library, in the window: joins its panel to the document, the solvers and the storage."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from cubeapp.engine.cube import Cube
from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError, NotationError
from cubeapp.engine.library.entries import Entry, collections
from cubeapp.engine.library.patterns import Pattern, patterns_for
from cubeapp.engine.notation import parse
from cubeapp.engine.validity import diagnose
from cubeapp.language import tr
from cubeapp.ui.lab.library.own_patterns import OwnPatterns
from cubeapp.ui.services.undo_list import UndoList

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

LONGEST_WAY = 200
"""Moves on the timeline that are kept with a pattern made by hand."""


class LibraryTab(QObject):
    """Everything that happens only in the library's panel."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = window.library_panel
        self._document = window.document
        self._own: OwnPatterns | None = None
        self._size = 0
        self._deleted = UndoList(self)
        panel = self._panel
        panel.shown.connect(self._refresh)
        panel.play_requested.connect(self._play)
        panel.show_requested.connect(self._show)
        panel.target_requested.connect(self._aim)
        panel.copy_requested.connect(window.session.copy)
        panel.add_requested.connect(self._add)
        panel.rename_requested.connect(self._rename)
        panel.delete_requested.connect(self._delete)
        panel.restore_requested.connect(self._restore)
        self._document.replaced.connect(self._on_replaced)
        window.actions_by_name["library"].triggered.connect(self._open)

    @property
    def own(self) -> OwnPatterns:
        """What the person added; the file is read when this is first asked for."""
        if self._own is None:
            self._own = OwnPatterns(self._window.settings.storage)
            if self._own.problem:
                self._window.say(
                    sentence(tr("Your own patterns: {problem}").format(problem=self._own.problem))
                )
        return self._own

    def _open(self) -> None:
        self._window.show_panel(self._panel)
        self._panel.gallery.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is shown

    def _on_replaced(self, _cube: Cube) -> None:
        if self._panel.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        size = self._document.cube.size
        if size != self._size:
            self._size = size
            self._fill()
        self._panel.set_size(size)

    def _fill(self) -> None:
        self._panel.set_collections(collections(self._size, self.own.patterns))

    def _play(self, entry: Entry) -> None:
        self._document.load_timeline(entry.timeline(), 0, entry.title)
        self._window.player.play()

    def _show(self, entry: Entry) -> None:
        self._document.load_timeline(entry.timeline(), entry.set_up_length, entry.title)

    def _aim(self, entry: Entry) -> None:
        timeline = entry.timeline()
        is_from_white = timeline.start == Cube.solved(entry.size)
        moves = timeline.moves[: entry.set_up_length] if is_from_white else ()
        self._window.solver_panel.aim(entry.cube, entry.title, moves)
        self._window.show_panel(self._window.solver_panel)
        self._window.solver_panel.solve_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # One's own patterns

    def _add(self, name: str, text: str) -> None:
        form = self._panel.form
        try:
            self._check_name(name)
            pattern = self._typed(name, text) if text.strip() else self._on_screen(name)
            self.own.add(pattern)
        except NotationError as error:
            form.refuse(sentence(str(error)), error.span)
        except CubeError as error:
            form.refuse(sentence(str(error)))
        else:
            kept = tr("'{name}' is kept among your own patterns.").format(name=name)
            self._changed(self.own.patterns[0], kept)

    def _rename(self, entry: Entry, name: str) -> None:
        assert isinstance(entry.source, Pattern)
        try:
            if name != entry.source.name:
                self._check_name(name)
            renamed = self.own.rename(entry.source, name)
        except CubeError as error:
            self._panel.form.refuse(sentence(str(error)))
        else:
            self._changed(renamed, tr("It is called '{name}' now.").format(name=name))

    def _delete(self, entry: Entry) -> None:
        assert isinstance(entry.source, Pattern)
        try:
            place = self.own.remove(entry.source)
        except CubeError as error:
            self._panel.say(sentence(str(error)))
            return
        self._deleted.add(entry.source.name, partial(self._insert, entry.source, place))
        self._fill()
        deleted = tr("'{name}' is deleted.").format(name=entry.source.name)
        self._panel.say(deleted, can_restore=True)

    def _restore(self) -> None:
        try:
            self._deleted.undo()
        except CubeError as error:
            self._panel.say(sentence(str(error)), can_restore=True)

    def _insert(self, pattern: Pattern, place: int) -> None:
        self.own.add(pattern, place)
        self._changed(pattern, tr("'{name}' is back.").format(name=pattern.name))

    def _changed(self, pattern: Pattern, message: str) -> None:
        self._panel.form.hide()
        self._fill()
        self._panel.choose(Entry(pattern))
        self._panel.say(message)

    def _check_name(self, name: str) -> None:
        """Make sure that no other pattern of this size has that name.

        Raises:
            CubeError: one has.
        """
        mine = (pattern for pattern in self.own.patterns if pattern.size == self._size)
        taken = {pattern.name.casefold() for pattern in (*mine, *patterns_for(self._size))}
        if name.casefold() in taken:
            text = tr("There is already a pattern called '{name}'; choose another name")
            raise CubeError(text.format(name=name))

    def _typed(self, name: str, text: str) -> Pattern:
        inner = self._window.settings.inner_slices
        moves = parse(text, self._size, inner_slices=inner).moves
        return _checked(Pattern(name, self._size, moves, is_own=True))

    def _on_screen(self, name: str) -> Pattern:
        document = self._document
        cube, timeline, cursor = document.shown, document.timeline, document.cursor
        is_made = timeline.start == Cube.solved(cube.size) and 0 < cursor <= LONGEST_WAY
        if is_made and not document.is_painting:
            return _checked(Pattern(name, cube.size, timeline.moves[:cursor], is_own=True))
        return _checked(Pattern(name, cube.size, is_own=True, given=cube))


def _checked(pattern: Pattern) -> Pattern:
    """Return ``pattern`` if it can be kept.

    Raises:
        CubeError: it is no legal cube, or the solved one.
    """
    faults = diagnose(pattern.cube).faults
    if faults:
        raise CubeError(faults[0].message)
    if pattern.cube.is_solved:
        raise CubeError(tr("That is the solved cube; turn it first, or type the moves"))
    return pattern
