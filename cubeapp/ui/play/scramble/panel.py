"""Scrambling: what kind, what came of it, how well mixed it looks, and batches to print."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from cubeapp.engine.english import capitalised, paragraph
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.scores import solved_score
from cubeapp.engine.scramblers.base import Scramble
from cubeapp.engine.scramblers.score_statistics import ScoreStatistics
from cubeapp.engine.scramblers.sheets import Sheet
from cubeapp.language import counted, decimal, plural, tr
from cubeapp.ui.controls.cube_picture import CubePicture
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, button, heading, row, stack
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble.batch_form import BatchForm
from cubeapp.ui.play.scramble.mixing import Mixing
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.play.scramble.recipe_form import RecipeForm
from cubeapp.ui.play.scramble.score_chart import ScoreChart
from cubeapp.ui.play.scramble.scramble_list import ScrambleList
from cubeapp.ui.scene.theme import LIGHT, Theme

FINE = 1000
"""Into how many parts the bar of progress is cut."""


class ScramblePanel(Panel):
    """Makes scrambles and shows them, so that they can be done, copied and repeated."""

    def __init__(
        self,
        scrambler: Scrambler,
        mixing: Mixing,
        document: CubeDocument,
        copy: Callable[[str], object],
        parent: QWidget | None = None,
    ) -> None:
        """Show the last scramble, if there is one.

        Args:
            scrambler: the model.
            mixing: says how mixed the cube on screen looks.
            document: whose cube is scrambled.
            copy: puts a text on the clipboard.
            parent: the owner.
        """
        super().__init__(parent)
        self._scrambler = scrambler
        self._choice = scrambler.choice
        self._mixing = mixing
        self._clipboard = copy
        self._theme = LIGHT
        self._scramble: Scramble | None = None
        self._score: int | None = None
        self._is_busy = False
        self.form = RecipeForm(self._choice, document)
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
        self.copy_button = button(tr("Cop&y"), tr("Copy the scramble"))
        self.seed_button = button(
            tr("Seed a&gain"),
            tr(
                "Put its seed into the field above; it makes this scramble again, one of a "
                "batch at its number in the batch"
            ),
        )
        self.chart = ScoreChart()
        self.score_note = Note()
        self.history = ScrambleList(tr("The last scrambles"), scrambler)
        self.batch = BatchForm(scrambler, copy)
        self._make_controls()
        self._lay_out()
        self._connect()
        self._on_choice()
        self._show_busy(None, None)
        history = scrambler.history
        self._show_scramble(history[0] if history else None)
        self._show_history()
        self._show_score(None, None)

    # What is shown

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and name those of its scheme."""
        self._theme = theme
        self.picture.set_theme(theme)
        self.batch.set_theme(theme)
        self._show_facts()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to score the cube."""
        super().showEvent(event)
        self._mixing.set_watched(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Score the cube no longer."""
        super().hideEvent(event)
        self._mixing.set_watched(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop making scrambles, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self._is_busy:
            self._scrambler.cancel()
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
        scrambler = self._scrambler
        self._choice.changed.connect(self._on_choice)
        scrambler.scrambled.connect(self._show_scramble)
        scrambler.scrambled.connect(self._show_history)
        scrambler.sheet_made.connect(self._show_sheet)
        scrambler.busy_changed.connect(self._show_busy)
        self._mixing.scored.connect(self._show_score)
        self.form.seed_edit.returnPressed.connect(self.play_button.click)
        self.play_button.clicked.connect(lambda: self._make(play=True))
        self.set_button.clicked.connect(lambda: self._make(play=False))
        self.cancel_button.clicked.connect(scrambler.cancel)
        self.play_again_button.clicked.connect(lambda: self._do_again(play=True))
        self.set_again_button.clicked.connect(lambda: self._do_again(play=False))
        self.copy_button.clicked.connect(lambda: self._clipboard(self.text_edit.toPlainText()))
        self.seed_button.clicked.connect(self._use_seed_again)
        for shown in (self.history, self.batch.list):
            shown.looked_at.connect(self._show_scramble)
        self.batch.competition_box.toggled.connect(lambda _on: self._show_possible())

    # Gestures

    def _make(self, *, play: bool) -> None:
        recipe = self._choice.recipe
        if recipe is not None:
            self._scrambler.scramble(recipe, self._choice.seed, play)

    def _do_again(self, *, play: bool) -> None:
        if self._scramble is not None:
            self._scrambler.show(self._scramble, play)

    def _use_seed_again(self) -> None:
        if self._scramble is not None:
            self._choice.set_seed(self._scramble.seed)

    # What happened

    def _on_choice(self) -> None:
        self.batch.set_size(self._choice.size)
        self._show_possible()

    def _show_scramble(self, made: Scramble | None) -> None:
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

    def _show_history(self) -> None:
        """List the last scrambles, the newest first."""
        scrambles = self._scrambler.history
        self._history_heading.setVisible(bool(scrambles))
        self.history.set_rows((cube_name(made.cube.size), made) for made in scrambles)

    def _show_sheet(self, sheet: Sheet) -> None:
        self.batch.set_sheet(sheet)
        self.reveal(self.batch)

    def _show_score(self, score: int | None, statistics: ScoreStatistics | None) -> None:
        self._score = score
        self.chart.set_score(score)
        self.chart.set_statistics(statistics)
        self._describe_score()

    def _show_busy(self, activity: str | None, share: float | None) -> None:
        """Show that scrambles are being made and how far they are; ``None`` when none is."""
        had_focus, was_busy = self.cancel_button.hasFocus(), self._is_busy
        self._is_busy = activity is not None
        self.busy_note.say(activity or "")
        self.bar.setRange(0, 0 if share is None else FINE)
        self.bar.setValue(0 if share is None else round(FINE * share))
        self._busy_part.setVisible(self._is_busy)
        if self._is_busy and not was_busy:
            self.reveal(self._busy_part)
        self.form.set_enabled(not self._is_busy)
        self.batch.set_free(not self._is_busy)
        self._show_possible()
        if had_focus and not self._is_busy:
            self.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Words

    def _show_possible(self) -> None:
        """Offer what the chosen kind can do."""
        is_possible, has_moves = self._choice.recipe is not None, self._choice.has_moves
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
            facts = [capitalised(self._theme.scheme.usual_hold), moves]
        seed = tr("seed {seed}, number {number}") if made.index else tr("seed {seed}")
        facts.append(seed.format(seed=made.seed, number=made.index + 1))
        facts.append(tr("score {score}").format(score=made.score))
        self.facts_note.say(" · ".join(facts))

    def _describe_score(self) -> None:
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
    return tr("{n} % of random cubes look better mixed").format(n=decimal(percent, 0))
