from __future__ import annotations

import re
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from cubeapp.engine.cube import Cube
from cubeapp.engine.perfect.rules import SIX_RULES, parse_rules
from cubeapp.engine.scramblers.base import (
    KINDS,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    scramble,
    scrambles,
)
from cubeapp.engine.scramblers.random_moves import default_length
from cubeapp.engine.scramblers.score_statistics import ScoreStatistics, score_statistics
from cubeapp.engine.scramblers.sheets import Sheet, competition_recipe
from cubeapp.ui.play.scramble.orders import Order
from cubeapp.ui.play.scramble.panel import ScramblePanel
from cubeapp.ui.play.scramble.recipe_form import MOST_MOVES
from cubeapp.ui.scene.theme import LIGHT, colour_scheme
from cubeapp.ui.shell.menus import MENUS


@pytest.fixture
def panel(qtbot):
    panel = ScramblePanel(3)
    qtbot.addWidget(panel)
    panel.form.set_solver_ready(True)
    panel.requested = []
    panel.scramble_requested.connect(lambda *request: panel.requested.append(request))
    return panel


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def batch(recipe, count, extra=0):
    return Sheet("a title", tuple(scrambles(recipe, 5, count + extra)), extra)


# What is asked for


def test_3x3x3_and_2x2x2_are_random_states_unless_another_kind_is_chosen(panel, qtbot):
    click(qtbot, panel.play_button)
    panel.set_size(5)
    click(qtbot, panel.set_button)
    panel.set_size(2)
    click(qtbot, panel.set_button)
    assert panel.requested == [
        (Recipe(RANDOM_STATE, 3), None, True),
        (Recipe(RANDOM_MOVES, 5, 60), None, False),
        (Recipe(RANDOM_STATE, 2), None, False),
    ]


def test_random_moves_stand_in_while_the_solvers_are_compiled(panel):
    panel.form.set_solver_ready(False)
    assert panel.recipe == Recipe(RANDOM_MOVES, 3, 20)
    panel.form.set_solver_ready(True)
    assert panel.recipe == Recipe(RANDOM_STATE, 3)


@pytest.mark.parametrize("kind", [RANDOM_MOVES, SCORED])
def test_no_scramble_is_longer_than_the_window_can_follow(panel, kind):
    panel.form.choose(kind)
    panel.form.length_box.setValue(1_000_000)
    assert panel.recipe.length == MOST_MOVES


def test_a_kind_that_was_chosen_stays_whatever_the_size(panel, qtbot):
    panel.form.kind_box.setFocus()
    qtbot.keyClick(panel.form.kind_box, Qt.Key.Key_Down)
    chosen = panel.form.kind
    assert chosen == RANDOM_MOVES
    panel.set_size(7)
    panel.set_size(3)
    assert panel.form.kind == chosen


def test_length_and_seed_are_those_of_the_fields(panel, qtbot):
    panel.form.choose(RANDOM_MOVES)
    panel.form.length_box.setValue(7)
    qtbot.keyClicks(panel.form.seed_edit, "2x0-26")
    qtbot.keyClick(panel.form.seed_edit, Qt.Key.Key_Return)
    assert panel.requested == [(Recipe(RANDOM_MOVES, 3, 7), 2026, True)]


@pytest.mark.parametrize("size", [2, 3, 4, 5, 7, 8, 100])
def test_the_length_follows_the_size(panel, size):
    panel.form.choose(RANDOM_MOVES)
    panel.set_size(size)
    assert panel.recipe.length == default_length(size)


def test_a_chosen_length_stays_while_the_size_does(panel):
    panel.form.choose(RANDOM_MOVES)
    panel.form.length_box.setValue(5)
    panel.set_size(3)
    assert panel.recipe.length == 5


def test_who_sets_a_length_keeps_the_kind_that_has_one(panel):
    panel.form.set_solver_ready(False)
    panel.form.length_box.setValue(30)
    panel.form.set_solver_ready(True)
    assert panel.recipe == Recipe(RANDOM_MOVES, 3, 30)


def test_a_scored_one_has_candidates_of_which_some_are_kept(panel):
    panel.form.choose(SCORED)
    assert panel.recipe == Recipe(SCORED, 3, 20, 9, 4)
    panel.form.candidates_box.setValue(3)
    assert panel.recipe == Recipe(SCORED, 3, 20, 3, 3)
    panel.set_size(9)
    panel.form.candidates_box.setValue(48)
    panel.recipe.check()
    panel.set_size(2)
    panel.recipe.check()
    assert panel.recipe.candidates == 12


def test_a_perfect_one_obeys_the_rules_that_are_typed(panel, qtbot):
    panel.form.choose(PERFECT)
    assert panel.recipe == Recipe(PERFECT, 3, rules=SIX_RULES)
    panel.form.rules_box.setEditText("3, 4 no-home")
    assert panel.recipe == Recipe(PERFECT, 3, rules=parse_rules("3,4,no-home"))
    assert "3,4,no-home" in panel.form.note.text()


def test_rules_that_there_are_not_are_told_and_nothing_is_asked_for(panel, qtbot):
    panel.form.choose(PERFECT)
    panel.form.rules_box.setEditText("1,9")
    assert "no rule '9'" in panel.form.note.text()
    assert not panel.play_button.isEnabled()
    assert not panel.batch.make_button.isEnabled()
    panel.request(play=True)
    assert panel.requested == []
    panel.form.rules_box.setEditText("1,2")
    assert panel.play_button.isEnabled()


def test_other_sizes_than_3x3x3_have_no_perfect_ones(panel):
    panel.form.choose(PERFECT)
    panel.set_size(4)
    assert panel.recipe == Recipe(RANDOM_MOVES, 4, 40)
    assert not panel.form.kind_box.model().item(panel.form.kind_box.findData(PERFECT)).isEnabled()
    panel.set_size(3)
    assert panel.form.kind_box.model().item(panel.form.kind_box.findData(PERFECT)).isEnabled()


@pytest.mark.parametrize("kind", KINDS)
def test_only_what_a_kind_has_to_choose_is_shown(panel, kind):
    panel.form.choose(kind)
    form = panel.form
    assert form.length_box.isHidden() == (kind not in (RANDOM_MOVES, SCORED))
    assert form.candidates_box.isHidden() == form.kept_box.isHidden() == (kind != SCORED)
    assert form.rules_box.isHidden() == (kind != PERFECT)
    panel.recipe.check()


def test_each_kind_says_what_it_is_and_is_not(panel):
    said = {}
    for kind in KINDS:
        panel.form.choose(kind)
        said[kind] = panel.form.note.text()
    assert len(set(said.values())) == 4
    assert "less random" in said[SCORED]
    assert "need not look well mixed" in said[RANDOM_STATE]
    assert "not every state" in said[RANDOM_MOVES]
    assert "anything but random" in said[PERFECT]


@pytest.mark.parametrize("size", [5, 50])
def test_above_4x4x4_a_random_state_can_only_be_set(panel, qtbot, size):
    panel.set_size(size)
    panel.form.choose(RANDOM_STATE)
    assert panel.play_button.isHidden()
    assert "state alone is set" in panel.form.note.text()
    click(qtbot, panel.set_button)
    assert panel.requested == [(Recipe(RANDOM_STATE, size), None, False)]
    panel.form.choose(RANDOM_MOVES)
    assert not panel.play_button.isHidden()


def test_another_size_is_asked_for(panel, qtbot):
    with qtbot.waitSignal(panel.size_requested) as asked:
        panel.form.size_box.setValue(6)
    assert asked.args == [6]


# The last scramble, and those before


def test_the_scramble_is_shown_with_its_picture_hold_length_seed_and_score(panel):
    made = scramble(RANDOM_MOVES, 3, 5)
    panel.set_scramble(made)
    assert panel.text_edit.toPlainText() == made.alg
    assert panel.picture.cube == made.cube
    assert panel.facts_note.text() == (
        f"White on top, green in front · 20 moves · seed 5 · score {made.score}"
    )


def test_the_hold_is_named_in_the_colours_of_the_scheme(panel):
    panel.set_scramble(scramble(RANDOM_MOVES, 3))
    panel.set_theme(LIGHT.with_scheme(colour_scheme("yellow-top")))
    assert panel.facts_note.text().startswith("Yellow on top, green in front")


def test_the_scramble_can_be_copied_played_and_set(panel, qtbot):
    made = scramble(RANDOM_MOVES, 3)
    panel.set_scramble(made)
    with qtbot.waitSignal(panel.copy_requested) as asked:
        click(qtbot, panel.copy_button)
    assert asked.args == [made.alg]
    for button, play in ((panel.play_again_button, True), (panel.set_again_button, False)):
        with qtbot.waitSignal(panel.show_requested) as asked:
            click(qtbot, button)
        assert asked.args == [made, play]


def test_the_seed_can_be_used_again_and_gives_the_same_scramble(panel, qtbot):
    panel.form.choose(RANDOM_MOVES)
    made = scramble(RANDOM_MOVES, 3)
    panel.set_scramble(made)
    click(qtbot, panel.seed_button)
    click(qtbot, panel.play_button)
    recipe, seed, _ = panel.requested[0]
    assert next(scrambles(recipe, seed)) == made


def test_a_state_without_moves_says_so_and_can_only_be_shown(panel):
    panel.set_size(5)
    panel.set_scramble(scramble(RANDOM_STATE, 5, 1))
    assert "without moves" in panel.facts_note.text()
    assert "seed 1" in panel.facts_note.text()
    for part in (panel.text_edit, panel.copy_button, panel.play_again_button):
        assert part.isHidden()
    assert not panel.set_again_button.isHidden()


def test_no_move_of_the_scramble_is_cut_off_however_wide_the_panel(panel, qtbot):
    panel.show()
    edit = panel.text_edit
    for width in range(260, 420, 7):
        panel.resize(width, 700)
        for seed in range(4):
            panel.set_scramble(scramble(RANDOM_MOVES, 3, seed, length=16 + seed))
            QApplication.processEvents()
            block = edit.document().firstBlock().layout()
            widths = [block.lineAt(i).naturalTextWidth() for i in range(block.lineCount())]
            room = edit.viewport().width() - edit.document().documentMargin()
            assert max(widths) <= room
            assert edit.viewport().height() >= len(widths) * edit.fontMetrics().lineSpacing()


def test_one_can_go_back_to_the_last_ones(panel, qtbot):
    assert panel.history.isHidden()
    first, second = scramble(RANDOM_MOVES, 3, 1), scramble(RANDOM_STATE, 5, 2)
    panel.set_history((second, first))
    panel.set_scramble(second)
    assert [panel.history.item(row).text() for row in range(2)] == [
        "5×5×5  a state of the 5×5×5",
        f"3×3×3  {first.alg}",
    ]
    panel.history.setCurrentRow(1)
    assert panel.text_edit.toPlainText() == first.alg
    with qtbot.waitSignal(panel.show_requested) as asked:
        qtbot.keyClick(panel.history, Qt.Key.Key_Return)
    assert asked.args == [first, False]


def test_before_the_first_scramble_it_says_what_will_be_here(panel):
    assert panel.facts_note.text()
    assert panel.copy_button.isHidden()
    assert panel.picture.isHidden()
    panel.set_scramble(scramble(RANDOM_MOVES, 3))
    panel.set_scramble(None)
    assert panel.copy_button.isHidden()


# While they are made


def test_while_one_is_made_it_says_so_and_can_be_cancelled(panel, qtbot):
    panel.set_busy("Compiling the solver, once")
    assert panel.busy_note.text() == "Compiling the solver, once"
    assert not panel.form.kind_box.isEnabled()
    with qtbot.waitSignal(panel.cancel_requested):
        click(qtbot, panel.cancel_button)
    with qtbot.waitSignal(panel.cancel_requested):
        qtbot.keyClick(panel, Qt.Key.Key_Escape)
    for button in (panel.play_button, panel.set_button, panel.batch.make_button):
        click(qtbot, button)
    assert panel.requested == []
    panel.set_busy(None)
    click(qtbot, panel.play_button)
    assert len(panel.requested) == 1
    assert panel.form.kind_box.isEnabled()


def test_the_bar_shows_how_much_is_done_where_that_is_known(panel):
    assert panel.bar.maximum() == 0
    panel.set_share(0.25)
    assert panel.bar.value() * 4 == panel.bar.maximum() > 0
    panel.set_share(None)
    assert panel.bar.maximum() == 0


# The score


def test_the_score_of_the_cube_is_told_beside_those_of_random_cubes(panel):
    panel.set_score(7)
    assert "7" in panel.score_note.text()
    assert "being worked out" in panel.score_note.text()
    known = score_statistics(3)
    panel.set_statistics(known)
    share = round(100 * known.share_below(7))
    assert f"{share} % of random cubes look better mixed" in panel.score_note.text()
    assert f"{known.mean:.1f} on average" in panel.score_note.text()


def test_the_solved_cube_is_said_to_be_the_worst_mixed(panel):
    panel.set_statistics(score_statistics(3))
    panel.set_score(120)
    assert "No cube has more than the solved one" in panel.score_note.text()


def test_no_cube_looks_better_mixed_than_one_of_score_0(panel):
    panel.set_statistics(score_statistics(3))
    panel.set_score(0)
    assert "No cube looks better mixed" in panel.score_note.text()


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
    panel.set_statistics(ScoreStatistics(3, 1000, 8.0, 4.0, (better, 0, 1000 - better)))
    panel.set_score(1)
    assert f"{words} random cubes look better mixed" in panel.score_note.text()


# What is in view


def is_in_view(part):
    QApplication.processEvents()
    return part.visibleRegion().boundingRect() == part.rect()


def test_a_batch_made_below_the_edge_of_a_low_panel_is_scrolled_into_view(panel, qtbot):
    panel.resize(320, 420)
    panel.show()
    panel.set_sheet(batch(Recipe(RANDOM_MOVES, 3), 30))
    qtbot.waitUntil(lambda: is_in_view(panel.batch.save_button))
    panel.set_busy("Made 3 of 9 scrambles")
    qtbot.waitUntil(lambda: is_in_view(panel.cancel_button))
    panel.verticalScrollBar().setValue(panel.verticalScrollBar().maximum())
    panel.set_busy("Made 4 of 9 scrambles")
    assert not is_in_view(panel.cancel_button)


def test_a_half_painted_cube_has_no_score(panel):
    panel.set_statistics(score_statistics(3))
    panel.set_score(None)
    assert "once all its stickers are painted" in panel.score_note.text()


def test_the_score_is_wanted_only_while_it_can_be_seen(panel, qtbot):
    seen = []
    panel.watched.connect(seen.append)
    panel.show()
    panel.hide()
    assert seen == [True, False]


# Batches


def test_a_batch_is_of_the_kind_above(panel, qtbot):
    panel.form.choose(SCORED)
    panel.form.seed_edit.setText("9")
    panel.batch.count_box.setValue(12)
    panel.batch.extra_box.setValue(3)
    with qtbot.waitSignal(panel.batch_requested) as asked:
        click(qtbot, panel.batch.make_button)
    assert asked.args == [Order(Recipe(SCORED, 3, 20, 9, 4), 9, 12, 3)]


@pytest.mark.parametrize(("size", "counts"), [(2, (5, 2)), (3, (5, 2)), (6, (3, 2)), (7, (3, 2))])
def test_a_batch_for_a_competition_is_what_its_rules_ask_for(panel, qtbot, size, counts):
    panel.form.choose(SCORED)
    panel.set_size(size)
    panel.batch.competition_box.setChecked(True)
    with qtbot.waitSignal(panel.batch_requested) as asked:
        click(qtbot, panel.batch.make_button)
    assert asked.args == [Order(competition_recipe(size), None, *counts)]
    kind = competition_recipe(size).kind.replace("-", " ")
    assert f"{counts[0]} scrambles by {kind}" in panel.batch.competition_note.text()


def test_what_competitions_have_and_we_have_not_is_said(panel):
    panel.set_size(4)
    panel.batch.competition_box.setChecked(True)
    assert "official ones are random states" in panel.batch.competition_note.text()
    panel.batch.competition_box.setChecked(False)
    assert panel.batch.competition_note.text() == ""


def test_there_are_no_competitions_for_8x8x8(panel):
    panel.batch.competition_box.setChecked(True)
    panel.set_size(8)
    assert not panel.batch.is_for_competitions
    assert not panel.batch.competition_box.isEnabled()
    panel.set_size(7)
    assert panel.batch.competition_box.isEnabled()


def test_a_batch_is_listed_copied_and_saved(panel, qtbot):
    assert panel.batch.save_button.isHidden()
    sheet = batch(Recipe(size=4), 3, 1)
    panel.set_sheet(sheet)
    assert [panel.batch.list.item(row).text()[:3] for row in range(4)] == [
        "1) ",
        "2) ",
        "3) ",
        "E1)",
    ]
    with qtbot.waitSignal(panel.copy_requested) as asked:
        click(qtbot, panel.batch.copy_button)
    assert asked.args == [sheet.as_text()]
    with qtbot.waitSignal(panel.save_requested) as asked:
        click(qtbot, panel.batch.save_button)
    assert asked.args == [sheet]


def test_each_scramble_of_a_batch_can_be_looked_at(panel):
    sheet = batch(Recipe(size=3), 4)
    panel.set_sheet(sheet)
    panel.batch.list.setCurrentRow(2)
    assert panel.text_edit.toPlainText() == sheet.scrambles[2].alg
    assert "seed 5, number 3" in panel.facts_note.text()


def test_a_long_batch_is_listed_in_part_and_copied_whole(panel, qtbot):
    sheet = batch(Recipe(size=2, length=2), 600)
    panel.set_sheet(sheet)
    assert panel.batch.list.count() == 500
    assert "first 500" in panel.batch.note.text()
    with qtbot.waitSignal(panel.copy_requested) as asked:
        click(qtbot, panel.batch.copy_button)
    assert len(asked.args[0].splitlines()) == 603


def test_the_hold_on_a_sheet_is_named_in_the_colours_of_the_scheme(panel, qtbot):
    panel.set_theme(LIGHT.with_scheme(colour_scheme("yellow-top")))
    with qtbot.waitSignal(panel.batch_requested) as asked:
        click(qtbot, panel.batch.make_button)
    assert asked.args[0].hold == "yellow on top, green in front"


def test_batches_of_large_cubes_are_smaller(panel):
    panel.set_size(100)
    most = panel.batch.count_box.maximum()
    assert 100 <= most < 1000
    panel.set_size(3)
    assert panel.batch.count_box.maximum() == 10_000


def test_the_chart_points_to_the_score_and_to_its_end_when_it_is_beyond(panel):
    panel.chart.resize(400, 100)
    panel.set_statistics(score_statistics(3))
    places = [panel.chart.place_of(score) for score in (0, 5, 30, 120)]
    assert places == sorted(places)
    assert places[-1] == panel.chart.width() - 1
    panel.chart.set_score(120)
    assert not panel.chart.grab().isNull()


def test_no_two_parts_have_the_same_key_nor_that_of_a_menu(panel):
    texts = [part.text() for part in panel.findChildren(QAbstractButton)]
    texts += [part.text() for part in panel.findChildren(QLabel)]
    texts += [title for title, _names in MENUS]
    keys = [key.lower() for text in texts for key in re.findall("&(.)", text)]
    assert sorted(keys) == sorted(set(keys))


def test_the_picture_shows_the_cube_in_the_colours_of_the_scheme(panel):
    panel.picture.resize(160, 120)
    panel.picture.set_cube(Cube.solved(3))
    white_top = panel.picture.grab().toImage()
    panel.set_theme(LIGHT.with_scheme(colour_scheme("yellow-top")))
    assert panel.picture.grab().toImage() != white_top


def test_the_panel_does_not_load_the_compiler():
    code = (
        "import sys, cubeapp.ui.play.scramble.panel, cubeapp.ui.solve.paint.panel;"
        "import cubeapp.ui.play.scramble.model; sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
