"""The library: pictures of patterns and cases, what is known of the chosen one, and its buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from cubeapp.engine.cube import Cube
from cubeapp.engine.difference import LARGEST_SIZE
from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError
from cubeapp.engine.facelets import format_facelets
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.library.entries import PATTERNS, Collection, Entry, Hit, found
from cubeapp.engine.library.patterns import Pattern
from cubeapp.engine.moves import Move
from cubeapp.engine.notation import format_moves
from cubeapp.language import counted, mark, tr
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, row, stack
from cubeapp.ui.drawing.library_pictures import draw_entry
from cubeapp.ui.lab.library.gallery import Card, PictureGallery
from cubeapp.ui.lab.library.model import Library
from cubeapp.ui.lab.library.pattern_form import PatternForm
from cubeapp.ui.lab.library.search_edit import SearchEdit
from cubeapp.ui.scene.theme import LIGHT, Theme

NO_MOVES = mark("No moves are known for it yet, but it can be set up.")
NOTHING_FOUND = mark("Nothing has all of these words. A number finds a case or a length.")
OWN_SIGN = "★ "
MOST_MOVES = 60
"""More are not shown below the pictures."""


SolveTo = Callable[[Cube, str, tuple[Move, ...]], object]
"""Takes a target, its name, and moves that lead to it from the solved cube, if any are known."""


class LibraryPanel(Panel):
    """Shows one collection at a time, or what a search finds in all of them."""

    def __init__(self, model: Library, copy: Callable[[str], object], solve_to: SolveTo) -> None:
        """Show nothing yet.

        Args:
            model: what there is, and who shows, plays and saves it.
            copy: puts text on the clipboard.
            solve_to: makes a cube the target of the solvers.
        """
        super().__init__()
        self._model = model
        self._copy_text = copy
        self._solve_to = solve_to
        self._collections: tuple[Collection, ...] = ()
        self._hits: tuple[Hit, ...] = ()
        """What is shown: the open collection, or what the search finds in all of them."""
        self._theme = LIGHT
        self.choice = QComboBox()
        self.search_edit = SearchEdit()
        self.gallery = PictureGallery()
        self.nothing = Note(tr(NOTHING_FOUND))
        self.title = heading("")
        self.alg, self.facts, self.about = Note(), Note(), Note()
        self.play_button = button(tr("&Play"), "")
        self.show_button = button(tr("Set &up"), "")
        self.target_button = button(tr("Solve &to"), "")
        self.copy_button = button(tr("Cop&y"), tr("Copy its moves as text, or else its facelets"))
        self.add_button = button(
            tr("&Add my own"), tr("Save the cube on screen, or typed moves, under a name")
        )
        self.rename_button = button(tr("Re&name"), tr("Give this pattern of yours another name"))
        self.delete_button = button(tr("&Delete"), tr("Delete this pattern of yours (Delete)"))
        self.restore_button = button(tr("&Bring it back"), tr("Add what was deleted once more"))
        self.message = Note()
        self.form = PatternForm(model)
        self._own_part, self._message_part = QWidget(), QWidget()
        self._searching = QTimer(self, singleShot=True, interval=0)
        self._make_controls()
        self._lay_out()
        self._connect()
        self.say("")
        self._show_entry()

    @property
    def entry(self) -> Entry | None:
        """What is chosen."""
        index = self.gallery.current
        return self._hits[index].entry if 0 <= index < len(self._hits) else None

    # What is shown

    def refresh(self) -> None:
        """Show what there is for the cube on screen; the same collection and entry stay open."""
        offered = self._model.collections
        if offered != self._collections:
            chosen = self.choice.currentData()
            self._collections = offered
            with QSignalBlocker(self.choice):
                self.choice.clear()
                for collection in offered:
                    self.choice.addItem(collection.title, collection.key)
                self.choice.setCurrentIndex(max(self.choice.findData(chosen), 0))
            self._fill(keep=True)
        self._show_entry()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self.gallery.redraw()

    def choose(self, entry: Entry) -> None:
        """Select ``entry`` and go to it, in its own collection if the search does not find it."""
        if entry not in self._entries:
            holders = (i for i, each in enumerate(self._collections) if entry in each.entries)
            with QSignalBlocker(self.choice), QSignalBlocker(self.search_edit):
                self.search_edit.clear()
                self.choice.setCurrentIndex(next(holders, self.choice.currentIndex()))
            self._fill(keep=False)
        if entry in self._entries:
            self.gallery.choose(self._entries.index(entry))
            self.gallery.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, text: str, can_restore: bool = False, kind: NoteKind = NoteKind.PLAIN) -> None:
        """Say what happened, with a button that takes it back if ``can_restore``."""
        self.message.say(text, kind)
        self.restore_button.setVisible(can_restore)
        self._message_part.setVisible(bool(text))

    def showEvent(self, event: QShowEvent) -> None:
        """Show what there is for the cube on screen."""
        super().showEvent(event)
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete the user's own pattern, at the Delete key."""
        entry = self.entry
        if event.key() == Qt.Key.Key_Delete and entry is not None and entry.is_own:
            self._delete()
        else:
            super().keyPressEvent(event)

    # Construction

    def _make_controls(self) -> None:
        self.choice.setAccessibleName(tr("Collection"))
        self.choice.setToolTip(tr("Patterns for the cube's size, or a set of cases (↑ ↓)"))
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.search_edit.setAccessibleName(tr("Search the library"))
        self.search_edit.setPlaceholderText(tr("Search all by name, group or number"))
        self.search_edit.setToolTip(
            tr(
                "Searches the patterns and all cases: words of names and groups, as in T perm; a "
                "number is a case's or a length in turns (↓ to the pictures, Esc to clear)"
            )
        )
        self.gallery.setAccessibleName(tr("Pictures"))
        self.alg.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.alg.setAccessibleName(tr("Moves"))

    def _lay_out(self) -> None:
        stack(self._message_part, self.message, self.restore_button)
        self._own_part.setLayout(row(self.rename_button, self.delete_button))
        self.body.addWidget(self.choice)
        self.body.addWidget(self.search_edit)
        self.body.addWidget(self.gallery, 1)
        self.body.addWidget(self.nothing, 1)
        self.body.addWidget(self.title)
        self.body.addWidget(self.alg)
        buttons = (self.play_button, self.show_button, self.target_button, self.copy_button)
        self.body.addWidget(flow(*buttons))
        self.body.addWidget(self._message_part)
        self.body.addWidget(self.facts)
        self.body.addWidget(self.about)
        self.body.addLayout(row(self.add_button, self._own_part))
        self.body.addWidget(self.form)

    def _connect(self) -> None:
        self.choice.currentIndexChanged.connect(lambda _index: self._open_collection())
        self.search_edit.textChanged.connect(lambda _text: self._searching.start())
        self._searching.timeout.connect(lambda: self._fill(keep=True))
        self.search_edit.left_down.connect(self.gallery.setFocus)
        self.gallery.current_changed.connect(self._on_current_changed)
        self.gallery.card_activated.connect(lambda _index: self._set_up())
        self.play_button.clicked.connect(self._play)
        self.show_button.clicked.connect(self._set_up)
        self.target_button.clicked.connect(self._set_target)
        self.copy_button.clicked.connect(self._copy)
        self.add_button.clicked.connect(self._begin_add)
        self.rename_button.clicked.connect(self._begin_rename)
        self.delete_button.clicked.connect(self._delete)
        self.restore_button.clicked.connect(self._restore)
        self._model.saved.connect(self._on_saved)
        self.form.closed.connect(self.gallery.setFocus)

    # What happened

    def _collection(self) -> Collection | None:
        key = self.choice.currentData()
        return next((each for each in self._collections if each.key == key), None)

    @property
    def _entries(self) -> list[Entry]:
        return [hit.entry for hit in self._hits]

    def _open_collection(self) -> None:
        """Show the whole of the collection that was just chosen, whatever was searched for."""
        with QSignalBlocker(self.search_edit):
            self.search_edit.clear()
        self._fill(keep=False)

    def _fill(self, keep: bool) -> None:
        """Show the open collection, or what the search finds in all of them.

        Args:
            keep: whether the selected entry stays selected, if it is still there.
        """
        text, chosen, opened = self.search_edit.text().strip(), self.entry, self._collection()
        # Of equally good hits, those of the open collection come first.
        searched = sorted(self._collections, key=lambda each: each is not opened)
        self._hits = found(searched if text else filter(None, [opened]), text)
        entries = self._entries
        index = entries.index(chosen) if keep and chosen in entries else 0
        cards = [
            Card(_label(hit, bool(text)), _tip(hit), partial(self._draw, hit.entry))
            for hit in self._hits
        ]
        self.gallery.set_cards(cards, index)
        self.gallery.setVisible(bool(cards))
        self.nothing.setVisible(not cards)
        self._show_entry()

    def _on_current_changed(self, _index: int) -> None:
        if self.restore_button.isHidden():
            # The message was about another entry.
            self.say("")
        self._show_entry()

    def _draw(self, entry: Entry, painter: QPainter, rect: QRectF) -> None:
        draw_entry(painter, rect, entry, self._theme)

    def _show_entry(self) -> None:
        entry = self.entry
        collection = self._collection()
        self.add_button.setVisible(collection is not None and collection.key == PATTERNS)
        had_focus = self._own_part.isAncestorOf(self.focusWidget())
        self._own_part.setVisible(entry is not None and entry.is_own)
        if had_focus and self._own_part.isHidden():
            self.gallery.setFocus(Qt.FocusReason.OtherFocusReason)
        # What the form is about is not here any more.
        is_about_entry = entry is not None and entry.source == self.form.renamed
        if self.add_button.isHidden() or not (self.form.renamed is None or is_about_entry):
            self.form.hide()
        for part in (self.play_button, self.show_button, self.target_button, self.copy_button):
            part.setEnabled(entry is not None)
        self.title.setText(entry.title if entry else "")
        self.title.setVisible(entry is not None)
        self.alg.say(_moves(entry) or tr(NO_MOVES) if entry else "")
        self.facts.say(entry.facts if entry else "")
        self.about.say(_about(entry) if entry else "")
        if entry is not None:
            self._explain(entry)

    def _explain(self, entry: Entry) -> None:
        """Say on the buttons what they do with this entry."""
        is_case = not isinstance(entry.source, Pattern)
        self.play_button.setEnabled(bool(entry.moves))
        if is_case:
            play = tr("Play from the solved cube how the case is set up and solved")
            show = tr("Put the case on screen; → then walks through its alg (Enter)")
        else:
            play = tr("Play from the solved cube how the pattern is made")
            show = tr("Put the pattern on screen (Enter)")
        target = self._why_no_target(entry) or tr("Have the cube on screen solved to this")
        self.play_button.setToolTip(play if entry.moves else tr(NO_MOVES))
        self.show_button.setToolTip(show)
        self.target_button.setEnabled(not self._why_no_target(entry))
        self.target_button.setToolTip(target)
        for part in (self.play_button, self.show_button, self.target_button):
            part.setAccessibleDescription(part.toolTip())

    def _why_no_target(self, entry: Entry) -> str:
        """Return why the cube on screen cannot be solved to ``entry``; empty if it can."""
        if entry.size > LARGEST_SIZE and not (isinstance(entry.source, Pattern) and entry.moves):
            text = tr("A {name} can be solved to patterns with known moves only")
            return text.format(name=cube_name(entry.size))
        if entry.size != self._model.size:
            return tr("This is a {name}: choose its size").format(name=cube_name(entry.size))
        return ""

    # On screen

    def _play(self) -> None:
        if self.entry is not None:
            self._model.play(self.entry)

    def _set_up(self) -> None:
        if self.entry is not None:
            self._model.show(self.entry)

    def _set_target(self) -> None:
        entry = self.entry
        if entry is not None:
            self._solve_to(entry.cube, entry.title, self._model.moves_to(entry))

    def _copy(self) -> None:
        entry = self.entry
        if entry is not None:
            self._copy_text(entry.alg or format_facelets(entry.cube))

    # The user's own patterns

    def _begin_add(self) -> None:
        self.form.begin_add()
        self.reveal(self.form)

    def _begin_rename(self) -> None:
        if self.entry is not None:
            self.form.begin_rename(_pattern(self.entry))
            self.reveal(self.form)

    def _delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        try:
            self._model.delete(_pattern(entry))
        except CubeError as error:
            self.say(sentence(str(error)))
        else:
            self.refresh()
            self.say(tr("'{name}' is deleted.").format(name=entry.label), can_restore=True)

    def _restore(self) -> None:
        try:
            self._model.restore()
        except CubeError as error:
            self.say(sentence(str(error)), can_restore=True)

    def _on_saved(self, pattern: Pattern, message: str) -> None:
        self.form.hide()
        self.refresh()
        self.choose(Entry(pattern))
        self.say(message)


def _pattern(entry: Entry) -> Pattern:
    """Return the user's own pattern that ``entry`` is about."""
    assert isinstance(entry.source, Pattern)
    return entry.source


def _label(hit: Hit, is_searched: bool) -> str:
    """Return what stands below a picture, with the collection among the hits of a search."""
    label = f"{OWN_SIGN}{hit.entry.label}" if hit.entry.is_own else hit.entry.label
    return f"{label} ({hit.collection.name})" if is_searched else label


def _tip(hit: Hit) -> str:
    moves = [_moves(hit.entry)] if hit.entry.moves else []
    return "\n".join([hit.entry.title, *moves, hit.collection.title])


def _moves(entry: Entry) -> str:
    """Return the moves as text, only the first of them where they are many."""
    left = len(entry.moves) - MOST_MOVES
    if left <= 0:
        return entry.alg
    begun = format_moves(entry.moves[:MOST_MOVES], entry.size)
    text = tr("{moves} … and {n} more, which Copy takes as well")
    return text.format(moves=begun, n=counted(left))


def _about(entry: Entry) -> str:
    """Return the sentence about an entry, and what its moves do."""
    return "\n".join(sentence(part) for part in (entry.about, entry.effect) if part)
