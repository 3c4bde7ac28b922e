from __future__ import annotations

import re
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from cubeapp.drawing.theme import LIGHT, colour_scheme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.perfect.rules import SIX_RULES, parse_rules
from cubeapp.engine.scrambles.base import (
    KINDS,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    scramble,
    scrambles,
)
from cubeapp.engine.scrambles.random_moves import default_length
from cubeapp.engine.scrambles.score_statistics import ScoreStatistics, score_statistics
from cubeapp.engine.scrambles.sheets import Sheet, competition_recipe, sheet_title
from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble import batch_form
from cubeapp.ui.play.scramble.mixing import Mixing
from cubeapp.ui.play.scramble.model import BatchRequest, Scrambler
from cubeapp.ui.play.scramble.panel import ScramblePanel
from cubeapp.ui.play.scramble.recipe import MAX_LENGTH
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.shell.menus import MENUS
from cubeapp.ui.stage.player import Player
from cubeapp.words import speak
from tests.ui.fonts import WIDE_FIRST


class RecordingScrambler(Scrambler):
    """Notes what it is asked for, and makes nothing."""

    def __init__(self, document):
        preparation = Preparation(("/nowhere",), lambda: True, document)
        preparation.start()
        self.tasks = Tasks(document)
        super().__init__(
            document, self.tasks, preparation, preparation, lambda _size: preparation, document
        )
        self.requested, self.shown, self.batches, self.saved = [], [], [], []
        self.cancels = 0

    def scramble(self, recipe, seed, play):
        self.requested.append((recipe, seed, play))

    def show(self, made, play):
        self.shown.append((made, play))

    def make_sheet(self, request):
        self.batches.append(request)

    def save(self, sheet, path, scheme):
        self.saved.append((sheet, path))

    def cancel(self):
        self.cancels += 1


class Watch(Mixing):
    """Notes whether the score can be seen, and works nothing out."""

    def __init__(self, *parts):
        super().__init__(*parts)
        self.seen = []

    def set_watched(self, watched):
        self.seen.append(watched)


@pytest.fixture
def panel(qtbot):
    document = CubeDocument(Cube.solved(3))
    scrambler, copied = RecordingScrambler(document), []
    mixing = Watch(Player(document), scrambler.tasks)
    panel = ScramblePanel(scrambler, mixing, document, copied.append)
    qtbot.addWidget(panel)
    panel.scrambler, panel.choice, panel.requested = (
        scrambler,
        scrambler.choice,
        scrambler.requested,
    )
    panel.mixing, panel.document, panel.copied = mixing, document, copied
    return panel


def set_score(panel, score, statistics=None):
    panel.mixing.scored.emit(score, statistics)


def set_busy(panel, activity, share=None):
    panel.scrambler.busy_changed.emit(activity, share)


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def open_fold(panel, title):
    """Choose from the card's menu what it is to show."""
    (action,) = [each for each in panel.menu_button.menu().actions() if each.text() == title]
    action.trigger()
    QApplication.processEvents()


def batch(recipe, count, extra=0):
    return Sheet("a title", tuple(scrambles(recipe, 5, count + extra)), extra)


# What is asked for


def test_3x3x3_and_2x2x2_are_random_states_unless_another_kind_is_chosen(panel, qtbot):
    click(qtbot, panel.play_button)
    panel.choice.set_size(5)
    click(qtbot, panel.set_button)
    panel.choice.set_size(2)
    click(qtbot, panel.set_button)
    assert panel.requested == [
        (Recipe(RANDOM_STATE, 3), None, True),
        (Recipe(RANDOM_MOVES, 5, 60), None, False),
        (Recipe(RANDOM_STATE, 2), None, False),
    ]


def test_random_moves_stand_in_while_the_solvers_are_compiled(panel):
    panel.choice.set_solver_ready(False)
    assert panel.choice.recipe == Recipe(RANDOM_MOVES, 3, 20)
    panel.choice.set_solver_ready(True)
    assert panel.choice.recipe == Recipe(RANDOM_STATE, 3)


@pytest.mark.parametrize("kind", [RANDOM_MOVES, SCORED])
def test_no_scramble_is_longer_than_the_window_can_follow(panel, kind):
    panel.choice.choose(kind)
    panel.form.length_box.setValue(1_000_000)
    assert panel.choice.recipe.length == MAX_LENGTH


def test_a_kind_that_was_chosen_stays_whatever_the_size(panel, qtbot):
    panel.form.kind_box.setFocus()
    qtbot.keyClick(panel.form.kind_box, Qt.Key.Key_Down)
    chosen = panel.choice.kind
    assert chosen == RANDOM_MOVES
    panel.choice.set_size(7)
    panel.choice.set_size(3)
    assert panel.choice.kind == chosen


def test_length_and_seed_are_those_of_the_fields(panel, qtbot):
    panel.choice.choose(RANDOM_MOVES)
    panel.form.length_box.setValue(7)
    qtbot.keyClicks(panel.form.seed_edit, "2x0-26")
    qtbot.keyClick(panel.form.seed_edit, Qt.Key.Key_Return)
    assert panel.requested == [(Recipe(RANDOM_MOVES, 3, 7), 2026, True)]


@pytest.mark.parametrize("size", [2, 3, 4, 5, 7, 8, 100])
def test_the_length_follows_the_size(panel, size):
    panel.choice.choose(RANDOM_MOVES)
    panel.choice.set_size(size)
    assert panel.choice.recipe.length == default_length(size)


def test_a_chosen_length_stays_while_the_size_does(panel):
    panel.choice.choose(RANDOM_MOVES)
    panel.form.length_box.setValue(5)
    panel.choice.set_size(3)
    assert panel.choice.recipe.length == 5


def test_who_sets_a_length_keeps_the_kind_that_has_one(panel):
    panel.choice.set_solver_ready(False)
    panel.form.length_box.setValue(30)
    panel.choice.set_solver_ready(True)
    assert panel.choice.recipe == Recipe(RANDOM_MOVES, 3, 30)


def test_a_scored_one_has_candidates_of_which_some_are_kept(panel):
    panel.choice.choose(SCORED)
    assert panel.choice.recipe == Recipe(SCORED, 3, 20, 9, 4)
    panel.form.candidates_box.setValue(3)
    assert panel.choice.recipe == Recipe(SCORED, 3, 20, 3, 3)
    panel.choice.set_size(9)
    panel.form.candidates_box.setValue(48)
    panel.choice.recipe.check()
    panel.choice.set_size(2)
    panel.choice.recipe.check()
    assert panel.choice.recipe.candidates == 12


def test_a_perfect_one_obeys_the_rules_that_are_typed(panel, qtbot):
    panel.choice.choose(PERFECT)
    assert panel.choice.recipe == Recipe(PERFECT, 3, rules=SIX_RULES)
    panel.form.rules_box.setEditText("3, 4 no-home")
    assert panel.choice.recipe == Recipe(PERFECT, 3, rules=parse_rules("3,4,no-home"))
    assert "3,4,no-home" in panel.form.note.text()


def test_rules_that_there_are_not_are_told_and_nothing_is_asked_for(panel, qtbot):
    panel.choice.choose(PERFECT)
    panel.form.rules_box.setEditText("1,9")
    assert "no rule '9'" in panel.form.note.text()
    assert not panel.play_button.isEnabled()
    assert not panel.batch.make_button.isEnabled()
    panel.play_button.click()
    assert panel.requested == []
    panel.form.rules_box.setEditText("1,2")
    assert panel.play_button.isEnabled()


def test_other_sizes_than_3x3x3_have_no_perfect_ones(panel):
    panel.choice.choose(PERFECT)
    panel.choice.set_size(4)
    assert panel.choice.recipe == Recipe(RANDOM_MOVES, 4, 40)
    assert not panel.form.kind_box.model().item(panel.form.kind_box.findData(PERFECT)).isEnabled()
    panel.choice.set_size(3)
    assert panel.form.kind_box.model().item(panel.form.kind_box.findData(PERFECT)).isEnabled()


@pytest.mark.parametrize("kind", KINDS)
def test_only_what_a_kind_has_to_choose_is_shown(panel, kind):
    panel.choice.choose(kind)
    form = panel.form
    assert form.length_box.isHidden() == (kind not in (RANDOM_MOVES, SCORED))
    assert form.candidates_box.isHidden() == form.kept_box.isHidden() == (kind != SCORED)
    assert form.rules_box.isHidden() == (kind != PERFECT)
    panel.choice.recipe.check()


def test_each_kind_says_what_it_is_and_is_not(panel):
    said = {}
    for kind in KINDS:
        panel.choice.choose(kind)
        said[kind] = panel.form.note.text()
    assert len(set(said.values())) == 4
    assert "less random" in said[SCORED]
    assert "need not look well mixed" in said[RANDOM_STATE]
    assert "not every state" in said[RANDOM_MOVES]
    assert "anything but random" in said[PERFECT]


@pytest.mark.parametrize("size", [5, 50])
def test_above_4x4x4_a_random_state_can_only_be_set(panel, qtbot, size):
    panel.choice.set_size(size)
    panel.choice.choose(RANDOM_STATE)
    assert panel.set_button.isHidden()
    assert "state alone is set" in panel.form.note.text()
    click(qtbot, panel.play_button)
    assert panel.requested == [(Recipe(RANDOM_STATE, size), None, True)]
    panel.choice.choose(RANDOM_MOVES)
    assert not panel.set_button.isHidden()


def test_another_size_is_asked_for(panel, qtbot):
    panel.form.size_box.setValue(6)
    assert panel.document.cube == Cube.solved(6)
    assert panel.choice.size == 6


# The last scramble, and those before


def test_the_scramble_is_shown_with_its_picture_hold_length_seed_and_score(panel):
    made = scramble(RANDOM_MOVES, 3, 5)
    panel.scrambler.scrambled.emit(made)
    assert panel.moves.edit.toPlainText() == made.alg
    assert panel.scramble.picture.cube == made.cube
    assert panel.scramble.note.text() == (
        f"White on top, green in front · 20 moves · seed 5 · score {made.score}"
    )
    assert panel.facts.text() == "20 moves · seed 5"


def test_the_hold_is_named_in_the_colours_of_the_scheme(panel):
    panel.scrambler.scrambled.emit(scramble(RANDOM_MOVES, 3))
    panel.set_theme(LIGHT.with_scheme(colour_scheme("yellow-top")))
    assert panel.scramble.note.text().startswith("Yellow on top, green in front")


def test_the_scramble_can_be_copied_played_and_set(panel, qtbot):
    made = scramble(RANDOM_MOVES, 3)
    panel.scrambler.scrambled.emit(made)
    click(qtbot, panel.moves.copy_button)
    assert panel.copied == [made.alg]
    for button in (panel.scramble.play_button, panel.scramble.set_button):
        click(qtbot, button)
    assert panel.scrambler.shown == [(made, True), (made, False)]


def test_the_seed_can_be_used_again_and_gives_the_same_scramble(panel, qtbot):
    panel.choice.choose(RANDOM_MOVES)
    made = scramble(RANDOM_MOVES, 3)
    panel.scrambler.scrambled.emit(made)
    click(qtbot, panel.scramble.seed_button)
    click(qtbot, panel.play_button)
    recipe, seed, _ = panel.requested[0]
    assert next(scrambles(recipe, seed)) == made


def test_a_state_without_moves_says_so_and_can_only_be_shown(panel):
    panel.choice.set_size(5)
    panel.scrambler.scrambled.emit(scramble(RANDOM_STATE, 5, 1))
    assert "without moves" in panel.scramble.note.text()
    assert "seed 1" in panel.scramble.note.text()
    for part in (panel.moves, panel.scramble.play_button):
        assert part.isHidden()
    assert panel.facts.text() == "seed 1"
    assert not panel.scramble.set_button.isHidden()


@pytest.mark.parametrize("any_font", WIDE_FIRST, indirect=True)
def test_no_move_of_the_scramble_is_cut_off_however_wide_the_panel(any_font, panel, qtbot):
    panel.show()
    edit = panel.moves.edit
    for width in range(260, 420, 7):
        panel.resize(width, 700)
        for seed in range(4):
            panel.scrambler.scrambled.emit(scramble(RANDOM_MOVES, 3, seed, length=16 + seed))
            # The width comes first, and with it the number of lines.
            QApplication.processEvents()
            QApplication.processEvents()
            block = edit.document().firstBlock().layout()
            widths = [block.lineAt(i).naturalTextWidth() for i in range(block.lineCount())]
            room = edit.viewport().width() - edit.document().documentMargin()
            assert max(widths) <= room
            assert edit.viewport().height() >= len(widths) * edit.fontMetrics().lineSpacing()


def test_one_can_go_back_to_the_last_ones(panel, qtbot):
    assert panel.history.isHidden()
    first, second = scramble(RANDOM_MOVES, 3, 1), scramble(RANDOM_STATE, 5, 2)
    panel.scrambler.history = second, first
    panel.scrambler.scrambled.emit(second)
    assert [panel.history.item(row).text() for row in range(2)] == [
        "5×5×5  a state of the 5×5×5",
        f"3×3×3  {first.alg}",
    ]
    panel.history.setCurrentRow(1)
    assert panel.moves.edit.toPlainText() == first.alg
    qtbot.keyClick(panel.history, Qt.Key.Key_Return)
    assert panel.scrambler.shown == [(first, False)]


def test_before_the_first_scramble_it_says_what_will_be_here(panel):
    assert panel.facts.text()
    assert panel.scramble.note.text()
    assert panel.moves.isHidden()
    assert panel.scramble.picture.isHidden()


# While they are made


def test_while_one_is_made_it_says_so_and_can_be_cancelled(panel, qtbot):
    set_busy(panel, "Compiling the solver, once")
    assert panel.busy.note.text() == "Compiling the solver, once"
    assert not panel.form.kind_box.isEnabled()
    click(qtbot, panel.busy.cancel_button)
    assert panel.scrambler.cancels == 1
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.scrambler.cancels == 2
    for button in (panel.play_button, panel.set_button, panel.batch.make_button):
        click(qtbot, button)
    assert panel.requested == []
    set_busy(panel, None)
    click(qtbot, panel.play_button)
    assert len(panel.requested) == 1
    assert panel.form.kind_box.isEnabled()


def test_the_bar_shows_how_much_is_done_where_that_is_known(panel):
    assert panel.busy.bar.maximum() == 0
    set_busy(panel, "Made 1 of 4 scrambles", 0.25)
    assert panel.busy.bar.value() * 4 == panel.busy.bar.maximum() > 0
    set_busy(panel, None)
    assert panel.busy.bar.maximum() == 0


def test_nothing_moves_while_a_scramble_is_made_and_the_keyboard_waits_at_cancel(panel, qtbot):
    with qtbot.waitActive(panel):
        panel.show()
    panel.resize(300, panel.sizeHint().height())
    panel.play_button.setFocus()
    places = panel.size(), panel.play_button.geometry()
    set_busy(panel, "Compiling the solver, once", 0.5)
    QApplication.processEvents()
    assert panel.busy.isVisible()
    assert (panel.sizeHint().height(), panel.play_button.geometry()) == (
        places[0].height(),
        places[1],
    )
    assert QApplication.focusWidget() is panel.busy.cancel_button
    set_busy(panel, None)
    assert QApplication.focusWidget() is panel.play_button


# What the menu opens


def test_all_else_is_a_part_of_the_card_that_the_menu_opens_and_its_line_closes(panel, qtbot):
    panel.show()
    for name, fold in panel.folds.items():
        assert not fold.isVisible()
        open_fold(panel, fold.head.text())
        assert fold.isVisible(), name
        assert fold.body.isVisible(), name
        qtbot.mouseClick(fold.head, Qt.MouseButton.LeftButton)
        assert not fold.isVisible()
    assert not any(action.isChecked() for action in panel.menu_button.menu().actions())


# The score


def test_the_score_of_the_cube_is_told_beside_those_of_random_cubes(panel):
    set_score(panel, 7)
    assert "7" in panel.mixed.note.text()
    assert "being worked out" in panel.mixed.note.text()
    known = score_statistics(3)
    set_score(panel, 7, known)
    share = round(100 * known.share_below(7))
    assert f"{share} % of random cubes look better mixed" in panel.mixed.note.text()
    assert f"{known.mean:.1f} on average" in panel.mixed.note.text()


def test_the_solved_cube_is_said_to_be_the_worst_mixed(panel):
    set_score(panel, 120, score_statistics(3))
    assert "No cube has more than the solved one" in panel.mixed.note.text()


def test_no_cube_looks_better_mixed_than_one_of_score_0(panel):
    set_score(panel, 0, score_statistics(3))
    assert "No cube looks better mixed" in panel.mixed.note.text()


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (0, "Hardly any"),
        (0.004, "Less than 1 % of"),
        (0.5, "50 % of"),
        (0.996, "More than 99 % of"),
    ],
)
def test_a_share_of_random_cubes_is_never_rounded_to_none_or_all(panel, share, words):
    better = round(1000 * share)
    set_score(panel, 1, ScoreStatistics(3, 1000, 8.0, 4.0, (better, 0, 1000 - better)))
    assert f"{words} random cubes look better mixed" in panel.mixed.note.text()


# What is in view


def is_in_view(part):
    QApplication.processEvents()
    return part.visibleRegion().boundingRect() == part.rect()


def test_a_batch_made_below_the_edge_of_a_low_panel_is_scrolled_into_view(panel, qtbot):
    page = Panel()
    qtbot.addWidget(page)
    page.body.addWidget(panel)
    page.resize(320, 420)
    page.show()
    panel.scrambler.sheet_made.emit(batch(Recipe(RANDOM_MOVES, 3), 30))
    qtbot.waitUntil(lambda: is_in_view(panel.batch.save_button))
    click(qtbot, panel.batch.make_button)
    before = page.verticalScrollBar().value(), panel.height()
    set_busy(panel, "Made 3 of 9 scrambles")
    assert is_in_view(panel.batch.busy.cancel_button)
    assert (page.verticalScrollBar().value(), panel.height()) == before
    assert not panel.busy.isVisible()
    panel.setParent(None)


def test_a_half_painted_cube_has_no_score(panel):
    set_score(panel, None, score_statistics(3))
    assert "once all its stickers are painted" in panel.mixed.note.text()


def test_the_score_is_wanted_only_while_it_can_be_seen(panel, qtbot):
    panel.show()
    assert True not in panel.mixing.seen
    open_fold(panel, "How mixed the cube looks")
    panel.hide()
    assert panel.mixing.seen[-2:] == [True, False]


# Batches


def test_a_batch_is_of_the_kind_above(panel, qtbot):
    panel.choice.choose(SCORED)
    panel.form.seed_edit.setText("9")
    panel.batch.count_box.setValue(12)
    panel.batch.extra_box.setValue(3)
    click(qtbot, panel.batch.make_button)
    assert panel.scrambler.batches == [BatchRequest(Recipe(SCORED, 3, 20, 9, 4), 9, 12, 3)]


@pytest.mark.parametrize(
    ("size", "counts"), [(2, (5, 2)), (3, (5, 2)), (4, (5, 2)), (6, (3, 2)), (7, (3, 2))]
)
def test_a_batch_for_a_competition_is_what_its_rules_ask_for(panel, qtbot, size, counts):
    panel.choice.choose(SCORED)
    panel.choice.set_size(size)
    panel.batch.competition_box.setChecked(True)
    click(qtbot, panel.batch.make_button)
    assert panel.scrambler.batches == [BatchRequest(competition_recipe(size), None, *counts)]
    kind = competition_recipe(size).kind.replace("-", " ")
    assert f"{counts[0]} scrambles by {kind}" in panel.batch.competition_note.text()


def test_what_a_competition_takes_is_said_while_it_is_chosen(panel):
    panel.choice.set_size(4)
    panel.batch.competition_box.setChecked(True)
    assert panel.batch.competition_note.text() == (
        "A round of 4×4×4 takes 5 scrambles by random state, and 2 more."
    )
    panel.batch.competition_box.setChecked(False)
    assert panel.batch.competition_note.text() == ""


def test_there_are_no_competitions_for_8x8x8(panel):
    panel.batch.competition_box.setChecked(True)
    panel.choice.set_size(8)
    assert not panel.batch.is_for_competitions
    assert not panel.batch.competition_box.isEnabled()
    panel.choice.set_size(7)
    assert panel.batch.competition_box.isEnabled()


def test_a_batch_is_listed_copied_and_saved(panel, qtbot, monkeypatch, tmp_path):
    assert panel.batch.save_button.isHidden()
    sheet = batch(Recipe(size=4), 3, 1)
    panel.scrambler.sheet_made.emit(sheet)
    assert [panel.batch.list.item(row).text()[:3] for row in range(4)] == [
        "1) ",
        "2) ",
        "3) ",
        "E1)",
    ]
    click(qtbot, panel.batch.copy_button)
    assert panel.copied == [sheet.as_text()]
    monkeypatch.setattr(batch_form, "ask_for_file", lambda _window, name: tmp_path / name)
    click(qtbot, panel.batch.save_button)
    assert panel.scrambler.saved == [(sheet, tmp_path / "scrambles")]


def test_each_scramble_of_a_batch_can_be_looked_at(panel):
    sheet = batch(Recipe(size=3), 4)
    panel.scrambler.sheet_made.emit(sheet)
    panel.batch.list.setCurrentRow(2)
    assert panel.moves.edit.toPlainText() == sheet.scrambles[2].alg
    assert "seed 5, number 3" in panel.scramble.note.text()


def test_a_long_batch_is_listed_in_part_and_copied_whole(panel, qtbot):
    sheet = batch(Recipe(size=2, length=2), 600)
    panel.scrambler.sheet_made.emit(sheet)
    assert panel.batch.list.count() == 500
    assert "first 500" in panel.batch.note.text()
    click(qtbot, panel.batch.copy_button)
    assert len(panel.copied[0].splitlines()) == 603


def test_the_hold_on_a_sheet_is_named_in_the_colours_of_the_scheme(
    panel, qtbot, monkeypatch, tmp_path
):
    panel.scrambler.sheet_made.emit(batch(Recipe(size=3), 4))
    panel.set_theme(LIGHT.with_scheme(colour_scheme("yellow-top")))
    click(qtbot, panel.batch.copy_button)
    assert panel.copied[0].splitlines()[1] == "yellow on top, green in front"
    monkeypatch.setattr(batch_form, "ask_for_file", lambda _window, name: tmp_path / name)
    click(qtbot, panel.batch.save_button)
    assert panel.scrambler.saved[0][0].hold == "yellow on top, green in front"


def test_batches_of_large_cubes_are_smaller(panel):
    panel.choice.set_size(100)
    most = panel.batch.count_box.maximum()
    assert 100 <= most < 1000
    panel.choice.set_size(3)
    assert panel.batch.count_box.maximum() == 10_000


def test_the_chart_points_to_the_score_and_to_its_end_when_it_is_beyond(panel):
    panel.mixed.chart.resize(400, 100)
    set_score(panel, 0, score_statistics(3))
    places = [panel.mixed.chart.place_of(score) for score in (0, 5, 30, 120)]
    assert places == sorted(places)
    assert places[-1] == panel.mixed.chart.width() - 1
    panel.mixed.chart.set_score(120)
    assert not panel.mixed.chart.grab().isNull()


def test_no_two_parts_have_the_same_key_nor_that_of_a_menu(panel):
    texts = [part.text() for part in panel.findChildren(QAbstractButton)]
    texts += [part.text() for part in panel.findChildren(QLabel)]
    texts += [title for title, _names in MENUS]
    keys = [key.lower() for text in texts for key in re.findall("&(.)", text)]
    assert sorted(keys) == sorted(set(keys))


def test_the_picture_shows_the_cube_in_the_colours_of_the_scheme(panel):
    panel.scramble.picture.resize(160, 120)
    panel.scramble.picture.set_cube(Cube.solved(3))
    white_top = panel.scramble.picture.grab().toImage()
    panel.set_theme(LIGHT.with_scheme(colour_scheme("yellow-top")))
    assert panel.scramble.picture.grab().toImage() != white_top


@pytest.mark.slow
def test_the_panel_does_not_load_the_compiler():
    code = (
        "import sys, cubeapp.ui.play.scramble.panel, cubeapp.ui.solve.paint.panel;"
        "import cubeapp.ui.play.scramble.model; sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_batch_kept_over_a_change_of_language_is_headed_in_the_new_one(panel, qtbot):
    recipe = Recipe(RANDOM_MOVES, 3)
    made = Sheet(sheet_title(recipe, 5), tuple(scrambles(recipe, 5, 2)))
    german = {"{top} on top, {front} in front": "{top} oben, {front} vorne"}
    speak(lambda text: german.get(text, text).replace("random moves", "Zufallszüge"))
    try:
        panel.batch.set_sheet(made)
        click(qtbot, panel.batch.copy_button)
    finally:
        speak()
    assert panel.batch.note.text() == "2 scrambles: 3×3×3, Zufallszüge, seed 5."
    assert panel.copied[0].startswith("3×3×3, Zufallszüge, seed 5\nwhite oben, green vorne\n")
