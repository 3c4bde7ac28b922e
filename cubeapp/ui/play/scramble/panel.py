"""The card for scrambling: what kind, what came of it, and all else behind its menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.scrambles.base import Scramble
from cubeapp.engine.scrambles.sheets import Sheet
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.fold import Fold
from cubeapp.ui.controls.icon_button import IconButton, show_icon
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.controls.moves_box import MovesBox
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import primary_button, reveal, row, stack
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble.batch_form import BatchForm
from cubeapp.ui.play.scramble.mixed_box import MixedBox
from cubeapp.ui.play.scramble.mixing import Mixing
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.play.scramble.recipe_form import RecipeForm
from cubeapp.ui.play.scramble.scramble_box import ScrambleBox
from cubeapp.ui.play.scramble.scramble_list import ScrambleList
from cubeapp.ui.play.scramble.words import length_of, seed_of
from cubeapp.words import tr


class ScramblePanel(Card):
    """Makes scrambles and shows them, so that they can be done, copied and repeated."""

    def __init__(
        self,
        scrambler: Scrambler,
        mixing: Mixing,
        document: CubeDocument,
        copy: Callable[[str], object],
    ) -> None:
        """Show the last scramble, if there is one.

        Args:
            scrambler: the model.
            mixing: says how mixed the cube on screen looks.
            document: whose cube is scrambled.
            copy: puts a text on the clipboard.
        """
        tip = tr("Options, the last scrambles, batches and more")
        menu_button = IconButton("more", tr("More"), tip)
        super().__init__(tr("Scramble"), beside=menu_button)
        self.menu_button = menu_button
        self._scrambler = scrambler
        self._choice = scrambler.choice
        self._is_busy = False
        self.form = RecipeForm(self._choice, document)
        self.play_button = primary_button(
            tr("Scramble"), tr("Make a scramble and watch it being done on the solved cube")
        )
        self.set_button = LinkButton(
            tr("Set at &once"), tr("Make a scramble and show the cube at once")
        )
        self.moves = MovesBox(tr("The scramble"), tr("Copy"), tr("Copy the scramble"))
        self.moves.copied.connect(lambda: copy(self.moves.moves))
        self.facts = Caption()
        self.busy = _busy()
        self.scramble = ScrambleBox(scrambler)
        self.history = ScrambleList(tr("The last scrambles"), scrambler)
        self.mixed = MixedBox(mixing)
        self.batch = BatchForm(scrambler, copy, _busy())
        self._asked = self.busy
        """Where the scrambles that are being made were asked for."""
        self._lay_out()
        self.folds = self._make_folds()
        self._connect()
        self._on_choice()
        self._show_busy(None, None)
        self.refresh()

    def refresh(self) -> None:
        """Show the last scramble, if there is one, and all else that was made."""
        history, sheet = self._scrambler.history, self._scrambler.sheet
        self._show_scramble(history[0] if history else None)
        self._show_history()
        self.batch.set_sheet(sheet)
        if sheet is not None:
            self.folds["batch"].set_open(True)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and name those of its scheme."""
        self.scramble.set_theme(theme)
        self.batch.set_theme(theme)

    def show_rules(self) -> QWidget:
        """Show the field for rules, and return it."""
        self.folds["options"].set_open(True)
        return self.form.rules_box

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop making scrambles, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self._is_busy:
            self._scrambler.cancel()
        else:
            super().keyPressEvent(event)

    # Construction

    def _lay_out(self) -> None:
        show_icon(self.play_button, "scramble")
        result = QWidget()
        line = row(self.facts, self.set_button)
        line.setStretch(0, 1)
        stack(result, self.moves, line)
        self._area = Steady(result, self.busy)
        above = row(self.form.kind_box, self.play_button, spacing=SPACE)
        for place in (0, 1):
            above.setStretch(place, 1)
        self.add(above, self._area)

    def _make_folds(self) -> dict[str, Fold]:
        """Return what the menu opens, by name, each a part of the card that is there or not."""
        menu = QMenu(self)
        folds = {}
        for name, title, body in (
            ("options", tr("Options"), self.form),
            ("scramble", tr("This scramble"), self.scramble),
            ("history", tr("The last scrambles"), self.history),
            ("mixed", tr("How mixed the cube looks"), self.mixed),
            ("batch", tr("Batch and sheets"), self.batch),
        ):
            folds[name] = fold = Fold(title, body)
            fold.hide()
            action = menu.addAction(title)
            action.setCheckable(True)
            action.toggled.connect(fold.set_open)
            fold.toggled.connect(partial(self._on_fold, fold, action))
            self.add(fold)
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return folds

    def _connect(self) -> None:
        scrambler = self._scrambler
        self._choice.changed.connect(self._on_choice)
        scrambler.begun.connect(lambda: self._note_asked(self.busy))
        scrambler.scrambled.connect(self._show_scramble)
        scrambler.scrambled.connect(self._show_history)
        scrambler.sheet_made.connect(self._show_sheet)
        scrambler.busy_changed.connect(self._show_busy)
        self.form.seed_edit.returnPressed.connect(self.play_button.click)
        self.play_button.clicked.connect(lambda: self._make(play=True))
        self.set_button.clicked.connect(lambda: self._make(play=False))
        for busy in (self.busy, self.batch.busy):
            busy.cancel_button.clicked.connect(scrambler.cancel)
        for shown in (self.history, self.batch.list):
            shown.looked_at.connect(self._show_scramble)
        self.batch.asked.connect(lambda: self._note_asked(self.batch.busy))
        self.batch.competition_box.toggled.connect(lambda _on: self._show_possible())

    # Gestures

    def _make(self, *, play: bool) -> None:
        recipe = self._choice.recipe
        if recipe is not None:
            self._scrambler.scramble(recipe, self._choice.seed, play)

    def _on_fold(self, fold: Fold, action: QAction, is_open: bool) -> None:
        """Show a part of the card, or take it away."""
        action.setChecked(is_open)
        had_focus = fold.head.hasFocus()
        fold.setVisible(is_open)
        if had_focus and not is_open:
            self.menu_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _note_asked(self, busy: Busy) -> None:
        self._asked = busy

    # What happened

    def _on_choice(self) -> None:
        self.batch.set_size(self._choice.size)
        self._show_possible()

    def _show_scramble(self, made: Scramble | None) -> None:
        """Show a scramble; none if there is none to show."""
        text = "" if made is None or made.alg is None else made.alg
        self.moves.set_moves(text)
        self.moves.setVisible(bool(text))
        self.scramble.show_scramble(made)
        if made is None:
            self.facts.set_text(tr("The moves will be here, to copy or to repeat."))
        else:
            self.facts.set_text(" · ".join(filter(None, (length_of(made), seed_of(made)))))

    def _show_history(self) -> None:
        """List the last scrambles, the newest first."""
        rows = ((cube_name(made.cube.size), made) for made in self._scrambler.history)
        self.history.set_rows(rows)

    def _show_sheet(self, sheet: Sheet) -> None:
        self.batch.set_sheet(sheet)
        self.folds["batch"].set_open(True)
        reveal(self.batch)

    def _show_busy(self, activity: str | None, share: float | None) -> None:
        """Show that scrambles are being made and how far they are; ``None`` when none is."""
        was_busy, self._is_busy = self._is_busy, activity is not None
        asked, is_card = self._asked, self._asked is self.busy
        asked.say(activity or "", share)
        start = self.play_button if is_card else self.batch.make_button
        here, there = (asked.cancel_button, start) if was_busy else (start, asked.cancel_button)
        goes_on = here.hasFocus() and was_busy != self._is_busy
        if goes_on:
            # What goes away would pass the keyboard on to whatever is beside it.
            here.clearFocus()
        self._area.show_busy(self._is_busy and is_card)
        self.batch.show_busy(self._is_busy and not is_card)
        self.form.set_enabled(not self._is_busy)
        self.batch.set_free(not self._is_busy)
        self._show_possible()
        if goes_on:
            there.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_possible(self) -> None:
        """Offer what the chosen kind can do."""
        is_possible = self._choice.recipe is not None
        for part in (self.play_button, self.set_button):
            part.setEnabled(is_possible and not self._is_busy)
        # What has no moves is set at once anyway.
        self.set_button.setVisible(self._choice.has_moves)
        self.batch.set_possible(is_possible)


def _busy() -> Busy:
    return Busy(tr("Making scrambles"), tr("Stop making scrambles; the cube stays (Esc)"))
