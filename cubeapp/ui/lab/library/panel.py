"""What is known of the chosen pattern or case, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.library.entries import PATTERNS, Entry
from cubeapp.engine.library.patterns import Pattern
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.solvers.difference import LARGEST_SIZE
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.moves_box import MovesBox
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, primary_button, row, stack
from cubeapp.ui.controls.sizes import TITLE
from cubeapp.ui.lab.library.browser import Browser
from cubeapp.ui.lab.library.entry_picture import EntryPicture
from cubeapp.ui.lab.library.entry_words import about, effects_of, moves_of
from cubeapp.ui.lab.library.model import Library
from cubeapp.ui.lab.library.pattern_form import PatternForm
from cubeapp.words import mark, reason, sentence, tr

NO_MOVES = mark("No moves are known for it yet, but it can be set up.")

SolveTo = Callable[[Entry], object]
"""Takes what is to be the target."""


class LibraryPanel(Panel):
    """Describes what a `Browser` has chosen; keeps the user's own patterns."""

    gallery_wanted = Signal()
    """The pictures are to be seen again, and to have the keyboard."""

    def __init__(
        self,
        browser: Browser,
        model: Library,
        copy: Callable[[str], object],
        solve_to: SolveTo,
    ) -> None:
        """Show what is chosen.

        Args:
            browser: what is looked at.
            model: shows, plays and saves patterns.
            copy: puts text on the clipboard.
            solve_to: makes an entry the target of the solvers.
        """
        super().__init__()
        self._browser = browser
        self._model = model
        self._copy_text = copy
        self._solve_to = solve_to
        self.gallery_button = button(tr("Sho&w all pictures"), tr("Go back to the library"))
        self.picture = EntryPicture()
        self.title, self.facts = Note(), Caption()
        copied = tr("Copy its moves as text, or else its facelets")
        self.moves = MovesBox(tr("Moves"), tr("Cop&y"), copied)
        self.play_button = primary_button(tr("&Play"), "")
        self.show_button = button(tr("Set &up"), "")
        self.target_button = button(tr("Solve my cube &to it"), "")
        self.rename_button = button(tr("Re&name"), tr("Give this pattern of yours another name"))
        self.delete_button = button(tr("&Delete"), tr("Delete this pattern of yours (Delete)"))
        self.about, self.effects = Note(), Caption()
        self.restore_button = button(tr("&Bring it back"), tr("Add what was deleted once more"))
        self.message = Note()
        self.form = PatternForm(model)
        self.add_button = button(
            tr("&Add my own pattern"), tr("Save the cube on screen, or typed moves, under a name")
        )
        self._lay_out()
        self._connect()
        self.set_gallery_shown(True)
        self.say("")
        self._show_entry()

    @property
    def entry(self) -> Entry | None:
        """What is chosen."""
        return self._browser.entry

    # What is shown

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self.picture.set_theme(theme)

    def set_gallery_shown(self, is_shown: bool) -> None:
        """Offer to go back to the pictures where they are not seen."""
        self.gallery_button.setVisible(not is_shown)

    def say(self, text: str, can_restore: bool = False, kind: NoteKind = NoteKind.PLAIN) -> None:
        """Say what happened, with a button that takes it back if ``can_restore``."""
        self.message.set_text(text, kind)
        self.restore_button.setVisible(can_restore)
        self._message_card.setVisible(bool(text))

    def showEvent(self, event: QShowEvent) -> None:
        """Show what there is for the cube on screen."""
        super().showEvent(event)
        self._browser.refresh()

    # Construction

    def _lay_out(self) -> None:
        self._own_part = QWidget()
        self._own_part.setLayout(row(self.rename_button, self.delete_button))
        follow_font(self, lambda: self.title.setFont(scaled(self.font(), TITLE, bold=True)))
        self._picture_card = Card("", self.picture)
        self._entry_card = Card(
            *("", self.title, self.facts, self.moves),
            *(row(self.play_button, self.show_button), self.target_button, self._own_part),
        )
        self._shows, self._does = QWidget(), QWidget()
        stack(self._shows, heading(tr("What it shows")), self.about)
        stack(self._does, heading(tr("What it moves")), self.effects)
        self._words_card = Card("", self._shows, self._does)
        self._message_card = Card("", self.message, self.restore_button)
        self._form_card = Card("", self.form)
        self._form_card.hide()
        for part in (
            *(self.gallery_button, self._picture_card, self._entry_card),
            *(self._message_card, self._words_card, self._form_card),
        ):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.body.addWidget(self.add_button)

    def _connect(self) -> None:
        self._browser.entry_changed.connect(self._on_entry_changed)
        self._browser.collections_changed.connect(self._show_entry)
        self.gallery_button.clicked.connect(self.gallery_wanted)
        self.moves.copied.connect(self._copy)
        self.play_button.clicked.connect(self._play)
        self.show_button.clicked.connect(self._set_up)
        self.target_button.clicked.connect(self._set_target)
        self.add_button.clicked.connect(self._begin_add)
        self.rename_button.clicked.connect(self._begin_rename)
        self.delete_button.clicked.connect(self.delete)
        self.restore_button.clicked.connect(self._restore)
        self._model.saved.connect(self._on_saved)
        self.form.closed.connect(self._on_form_closed)
        self.form.refused.connect(self._on_refused)

    # What happened

    def _on_entry_changed(self) -> None:
        if self.restore_button.isHidden():
            # The message was about another entry.
            self.say("")
        self._show_entry()

    def _show_entry(self) -> None:
        entry = self.entry
        self.add_button.setVisible(self._browser.opened == PATTERNS)
        had_focus = self._own_part.isAncestorOf(self.focusWidget())
        self._own_part.setVisible(entry is not None and entry.is_own)
        if had_focus and self._own_part.isHidden():
            self.gallery_wanted.emit()
        # What the form is about is not here any more.
        is_about_entry = entry is not None and entry.source == self.form.renamed
        if self.add_button.isHidden() or not (self.form.renamed is None or is_about_entry):
            self._hide_form()
        for card in (self._picture_card, self._entry_card, self._words_card):
            card.setVisible(entry is not None)
        self.picture.set_entry(entry)
        if entry is not None:
            self._describe(entry)
            self._explain(entry)

    def _describe(self, entry: Entry) -> None:
        """Show what is known of ``entry``."""
        self.title.set_text(tr(entry.title))
        self.facts.set_text(tr(entry.facts))
        self.moves.set_moves(moves_of(entry) or tr(NO_MOVES))
        self.about.set_text(about(entry))
        self._shows.setVisible(bool(entry.about))
        effects = effects_of(entry)
        self.effects.set_text(effects)
        self._does.setVisible(bool(effects))
        self._words_card.setVisible(bool(entry.about or effects))

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
        if self.entry is not None:
            self._solve_to(self.entry)

    def _copy(self) -> None:
        entry = self.entry
        if entry is not None:
            self._copy_text(entry.alg or format_facelets(entry.cube))

    # The user's own patterns

    def _begin_add(self) -> None:
        self._form_card.show()
        self.form.begin_add()
        self.reveal(self._form_card)

    def _begin_rename(self) -> None:
        if self.entry is not None:
            self._form_card.show()
            self.form.begin_rename(_pattern(self.entry))
            self.reveal(self._form_card)

    def delete(self) -> None:
        """Delete the chosen entry, if it is the user's own."""
        entry = self.entry
        if entry is None or not entry.is_own:
            return
        try:
            self._model.delete(_pattern(entry))
        except CubeError as error:
            # It may be gone from the list by now, and what was said of it with it.
            self._browser.refresh()
            self.say(sentence(reason(error)), kind=NoteKind.PROBLEM)
        else:
            self._browser.refresh()
            self.say(tr("'{name}' is deleted.").format(name=tr(entry.label)), can_restore=True)

    def _restore(self) -> None:
        try:
            self._model.restore()
        except CubeError as error:
            self.say(sentence(reason(error)), can_restore=True, kind=NoteKind.PROBLEM)

    def _on_saved(self, pattern: Pattern, message: str) -> None:
        self._hide_form()
        self._browser.refresh()
        self._browser.choose(Entry(pattern))
        self.gallery_wanted.emit()
        self.say(message)

    def _on_form_closed(self) -> None:
        self._hide_form()
        self.gallery_wanted.emit()

    def _on_refused(self, why: str) -> None:
        self._browser.refresh()
        if self.form.isHidden():
            # What was to be renamed is gone, and the form with it.
            self.gallery_wanted.emit()
            self.say(why, kind=NoteKind.PROBLEM)

    def _hide_form(self) -> None:
        self.form.hide()
        self._form_card.hide()


def _pattern(entry: Entry) -> Pattern:
    """Return the user's own pattern that ``entry`` is about."""
    assert isinstance(entry.source, Pattern)
    return entry.source
