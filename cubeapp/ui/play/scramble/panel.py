"""Scrambling: what kind, what came of it, how well mixed it looks, and batches to print."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from cubeapp.engine.english import capitalised, paragraph
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.scores import solved_score
from cubeapp.engine.scramblers.base import Recipe, Scramble
from cubeapp.engine.scramblers.score_statistics import ScoreStatistics
from cubeapp.engine.scramblers.sheets import Sheet, competition_recipe
from cubeapp.language import counted, decimal, plural, tr
from cubeapp.ui.controls.cube_picture import CubePicture
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, button, heading, row, stack
from cubeapp.ui.play.scramble.batch_form import BatchForm
from cubeapp.ui.play.scramble.orders import Order
from cubeapp.ui.play.scramble.recipe_form import RecipeForm
from cubeapp.ui.play.scramble.score_chart import ScoreChart
from cubeapp.ui.play.scramble.scramble_list import ScrambleList
from cubeapp.ui.scene.theme import WCA, Theme

FINE = 1000
"""Into how many parts the bar of progress is cut."""


class ScramblePanel(Panel):
    """Asks for scrambles and shows them, so that they can be done, copied and repeated."""

    scramble_requested = Signal(object, object, bool)
    """(`Recipe`, ``int | None`` seed, play): a seed only where the person typed one."""
    show_requested = Signal(object, bool)
    """(`Scramble`, play): one made before is to be done again."""
    batch_requested = Signal(object)
    """The scrambles of this `Order` are to be made."""
    save_requested = Signal(object)
    """This `Sheet` is to be saved."""
    size_requested = Signal(int)
    """The cube is to be of this size."""
    cancel_requested = Signal()
    """The scrambles in the making are not wanted any more."""
    copy_requested = Signal(str)
    """This text is wanted on the clipboard."""
    watched = Signal(bool)
    """Whether anyone can see the score."""

    def __init__(self, size: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._hold = WCA.usual_hold
        self._scramble: Scramble | None = None
        self._score: int | None = None
        self._is_busy = False
        self.form = RecipeForm(size)
        self.play_button = button(tr("Scramble and &play"), "")
        self.set_button = button(
            tr("Set at &once"), tr("Make a scramble and show the cube at once")
        )
        self.busy_note = Note()
        self.bar = QProgressBar()
        self.cancel_button = button(tr("Cancel"), tr("Stop making scrambles; the cube stays (Esc)"))
        self.text_edit = MarkedEdit(most_lines=12)
        self.picture = CubePicture()
        self.facts_note = Note()
        self.play_again_button = button(
            tr("Play &it"), tr("Watch this scramble on the solved cube")
        )
        self.set_again_button = button(tr("Sho&w it"), tr("Show the cube that this scramble makes"))
        self.copy_button = button(tr("Cop&y"), tr("Put the scramble on the clipboard"))
        self.seed_button = button(
            tr("Seed a&gain"),
            tr(
                "Put its seed into the field above; it makes this scramble again, one of a "
                "batch at its number in the batch"
            ),
        )
        self.chart = ScoreChart()
        self.score_note = Note()
        self.history = ScrambleList(tr("The last scrambles"))
        self.batch = BatchForm()
        self._make_controls()
        self._lay_out()
        self._connect()
        self.set_size(size)
        self.set_busy(None)
        self.set_share(None)
        self.set_scramble(None)
        self.set_history(())
        self.set_statistics(None)

    # What is asked for

    @property
    def recipe(self) -> Recipe | None:
        """What to make; ``None`` where what is typed is nothing that can be made."""
        return self.form.recipe

    def request(self, *, play: bool) -> None:
        """Ask for a scramble of what is chosen."""
        recipe = self.form.recipe
        if recipe is not None:
            self.scramble_requested.emit(recipe, self.form.seed, play)

    # What is shown

    def set_size(self, size: int) -> None:
        """Make scrambles of cubes of ``size``."""
        self._size = size
        self.form.set_size(size)
        self.batch.set_size(size)
        self._show_possible()

    def set_scramble(self, made: Scramble | None) -> None:
        """Show a scramble; none if there is none to show."""
        self._scramble = made
        text = "" if made is None or made.alg is None else made.alg
        self.text_edit.setPlainText(text)
        self.text_edit.setVisible(bool(text))
        self.picture.set_cube(None if made is None else made.cube)
        for part in (self.set_again_button, self.seed_button):
            part.setVisible(made is not None)
        for part in (self.play_again_button, self.copy_button):
            part.setVisible(bool(text))
        self._show_facts()

    def set_history(self, scrambles: Sequence[Scramble]) -> None:
        """List the last scrambles, the newest first."""
        self._history_heading.setVisible(bool(scrambles))
        self.history.set_rows((cube_name(made.cube.size), made) for made in scrambles)

    def set_sheet(self, sheet: Sheet) -> None:
        """Show a batch."""
        self.batch.set_sheet(sheet)
        self.reveal(self.batch)

    def set_score(self, score: int | None) -> None:
        """Show the score of the cube on screen; ``None`` while it has none."""
        self._score = score
        self.chart.set_score(score)
        self._show_score()

    def set_statistics(self, statistics: ScoreStatistics | None) -> None:
        """Show the scores of random cubes; ``None`` while they are not known."""
        self.chart.set_statistics(statistics)
        self._show_score()

    def set_busy(self, message: str | None) -> None:
        """Show that scrambles are in the making and how far they are; ``None`` when none is."""
        had_focus, was_busy = self.cancel_button.hasFocus(), self._is_busy
        self._is_busy = message is not None
        self.busy_note.say(message or "")
        self._busy_part.setVisible(self._is_busy)
        if self._is_busy and not was_busy:
            self.reveal(self._busy_part)
        self.form.set_enabled(not self._is_busy)
        self.batch.set_free(not self._is_busy)
        self._show_possible()
        if had_focus and not self._is_busy:
            self.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_share(self, share: float | None) -> None:
        """Show how much of what is in the making is done, 0…1, if that is known."""
        self.bar.setRange(0, 0 if share is None else FINE)
        self.bar.setValue(0 if share is None else round(FINE * share))

    def set_theme(self, theme: Theme) -> None:
        """Name the colours of the theme's scheme, and draw in them."""
        self._hold = theme.scheme.usual_hold
        self.picture.set_theme(theme)
        self._show_facts()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for the score."""
        super().showEvent(event)
        self.watched.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Do without the score."""
        super().hideEvent(event)
        self.watched.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop what works, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self._is_busy:
            self.cancel_requested.emit()
        else:
            super().keyPressEvent(event)

    # Construction

    def _make_controls(self) -> None:
        self.text_edit.setReadOnly(True)
        self.text_edit.setAccessibleName(tr("The scramble"))
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Making scrambles"))
        self._busy_part = QWidget()
        self._history_heading = heading(tr("The last ones"), self.history)

    def _lay_out(self) -> None:
        body = self.body
        body.addWidget(self.form)
        body.addWidget(flow(self.play_button, self.set_button))
        stack(self._busy_part, self.busy_note, row(self.bar, self.cancel_button))
        body.addWidget(self._busy_part)
        body.addWidget(heading(tr("The scramble"), self.text_edit))
        body.addWidget(self.text_edit)
        body.addWidget(self.picture)
        body.addWidget(self.facts_note)
        body.addWidget(flow(self.play_again_button, self.set_again_button))
        body.addWidget(flow(self.copy_button, self.seed_button))
        body.addWidget(self._history_heading)
        body.addWidget(self.history)
        body.addWidget(heading(tr("How mixed the cube looks"), self.chart))
        body.addWidget(self.chart)
        body.addWidget(self.score_note)
        body.addWidget(heading(tr("A batch"), self.batch.count_box))
        body.addWidget(self.batch)
        body.addStretch(1)

    def _connect(self) -> None:
        self.form.changed.connect(self._show_possible)
        self.form.entered.connect(self.play_button.click)
        self.form.size_requested.connect(self.size_requested)
        self.play_button.clicked.connect(lambda: self.request(play=True))
        self.set_button.clicked.connect(lambda: self.request(play=False))
        self.cancel_button.clicked.connect(lambda: self.cancel_requested.emit())
        self.play_again_button.clicked.connect(lambda: self._do_again(play=True))
        self.set_again_button.clicked.connect(lambda: self._do_again(play=False))
        self.copy_button.clicked.connect(self._copy)
        self.seed_button.clicked.connect(self._use_seed_again)
        for shown in (self.history, self.batch.list):
            shown.looked_at.connect(self.set_scramble)
            shown.wanted.connect(lambda made: self.show_requested.emit(made, False))
        self.batch.competition_box.toggled.connect(lambda _on: self._show_possible())
        self.batch.wanted.connect(self._request_batch)
        self.batch.copy_requested.connect(self.copy_requested)
        self.batch.save_requested.connect(self.save_requested)

    # Gestures

    def _do_again(self, *, play: bool) -> None:
        if self._scramble is not None:
            self.show_requested.emit(self._scramble, play)

    def _copy(self) -> None:
        self.copy_requested.emit(self.text_edit.toPlainText())

    def _use_seed_again(self) -> None:
        if self._scramble is not None:
            self.form.seed_edit.setText(str(self._scramble.seed))

    def _request_batch(self) -> None:
        batch = self.batch
        recipe = competition_recipe(self._size) if batch.is_for_competitions else self.form.recipe
        if recipe is not None:
            counts = batch.count_box.value(), batch.extra_box.value()
            self.batch_requested.emit(Order(recipe, self.form.seed, *counts, self._hold))

    # Words

    def _show_possible(self) -> None:
        """Offer what the chosen kind can do."""
        is_possible, has_moves = self.form.recipe is not None, self.form.has_moves
        for part in (self.play_button, self.set_button):
            part.setEnabled(is_possible and not self._is_busy)
        self.play_button.setVisible(has_moves)
        self.play_button.setToolTip(
            tr("Make a scramble and watch it being done on the solved cube")
        )
        self.set_button.setText(tr("Set at &once") if has_moves else tr("Set a &random state"))
        self.batch.set_possible(is_possible)

    def _show_facts(self) -> None:
        made = self._scramble
        if made is None:
            self.facts_note.say(tr("None yet. It will stand here, to be copied or made again."))
            return
        if made.moves is None:
            text = tr("A state of the {name}, set without moves")
            facts = [text.format(name=cube_name(made.cube.size))]
        else:
            moves = plural(len(made.moves), tr("{n} move"), tr("{n} moves"))
            facts = [capitalised(self._hold), moves]
        seed = tr("seed {seed}, number {number}") if made.index else tr("seed {seed}")
        facts.append(seed.format(seed=made.seed, number=made.index + 1))
        facts.append(tr("score {score}").format(score=made.score))
        self.facts_note.say(" · ".join(facts))

    def _show_score(self) -> None:
        known, score = self.chart.statistics, self._score
        if score is None:
            self.score_note.say(tr("A cube has a score once all its stickers are painted."))
            return
        text = tr("Score {score}; the lower, the better mixed it looks.").format(
            score=counted(score)
        )
        if known is None:
            working = tr("The scores of random cubes are being worked out.")
            self.score_note.say(paragraph([text, working]))
            return
        if score == solved_score(known.size):
            place = tr("No cube has more than the solved one")
        elif score == 0:
            place = tr("No cube looks better mixed")
        else:
            place = _place(known.share_below(score))
        mean = tr("{place}; random ones have {mean} on average.")
        mean = mean.format(place=place, mean=decimal(known.mean, 1))
        self.score_note.say(paragraph([text, mean]))


def _place(share: float) -> str:
    """Say how many random cubes look better mixed; no more than the sample holds."""
    percent = 100 * share
    if percent < 0.1:
        return tr("Hardly any random cubes look better mixed")
    if percent > 99.9:
        return tr("Nearly all random cubes look better mixed")
    if percent < 1:
        return tr("Less than 1 % of random cubes look better mixed")
    if percent > 99:
        return tr("More than 99 % of random cubes look better mixed")
    return tr("{n} % of random cubes look better mixed").format(n=f"{percent:.0f}")
