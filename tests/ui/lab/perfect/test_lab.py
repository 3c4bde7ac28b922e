"""The perfect-scramble lab through the window."""

from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.perfect.check import check_perfect
from cubeapp.engine.perfect.estimate import estimate
from cubeapp.engine.perfect.known import perfect_cubes
from cubeapp.engine.perfect.rules import SIX_RULES, parse_rules
from cubeapp.engine.scrambles import perfect as perfect_scramblers
from cubeapp.engine.scrambles.perfect import perfect_state
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.engine.warm_up import build_perfect
from cubeapp.ui import app
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.lab.perfect import model as lab
from tests.ui.windows import play_out

pytestmark = pytest.mark.usefixtures("unpainted")

FIRST_SEARCH_MS = 120_000
"""The first search on a machine may compile it."""
MOVES = Alg("R U2 F' L2 D").moves(3)


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Compile what the windows load when they are ready; that cannot be stopped half-way."""
    app.load_solvers(SearchControl())
    build_perfect(SearchControl())


@pytest.fixture
def program(one_window):
    """A window in which the six rules are chosen and some moves were made."""
    program = one_window
    program.player.instant, program.player.tempo = True, 1000.0
    program.document.restore(Memory(State(Timeline(Cube.solved(3), MOVES), len(MOVES))))
    program.window.shell.commands["show_panel"].setChecked(True)
    program.shell.commands.run("lab")
    for rule, row in panel_of(program).rows.items():
        row.box.setChecked(rule in SIX_RULES)
    yield program
    program.feature("lab").model.cancel()


def panel_of(program):
    return program.feature("lab").panel


def choose(program, text):
    rules = parse_rules(text)
    for rule, row in panel_of(program).rows.items():
        row.box.setChecked(rule in rules)
    return rules


def wait(program, qtbot):
    qtbot.waitUntil(lambda: not program.feature("lab").model.is_working, timeout=FIRST_SEARCH_MS)


def search(program, qtbot):
    panel_of(program).search_box.search_button.click()
    wait(program, qtbot)
    return panel_of(program).search_box


def outlined(program):
    marks = [view.marks.outlined for view in (program.window.cube_view, program.window.net_view)]
    assert marks[0] == marks[1]
    return marks[0]


def breaking(cube, rules=SIX_RULES):
    results = check_perfect(cube).rules
    return {sticker for r in results if r.rule in rules for sticker in r.facelets}


def test_the_lab_opens_by_key_and_from_the_menu(build, qtbot):
    window = build().window
    window.shell.commands["show_panel"].setChecked(False)
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.shown_page == "lab"
    qtbot.waitUntil(lambda: window.features["lab"].is_shown)


def test_the_cube_is_checked_with_every_change_and_outlined_in_both_views(program):
    panel, document = panel_of(program), program.document
    assert outlined(program) == breaking(document.cube)
    document.turn(Alg("B").moves(3)[0])
    assert outlined(program) == breaking(document.cube)
    document.undo_stack.undo()
    document.go_to(0)
    assert outlined(program) == breaking(Cube.solved(3))
    choose(program, "5")
    assert outlined(program) == set()
    assert panel.verdict.text().startswith("✓")


def test_outlines_go_with_the_panel_and_come_back_with_it(program):
    window = program.window
    window.show_page("solve")
    assert outlined(program) == set()
    program.document.turn(Alg("R").moves(3)[0])
    assert outlined(program) == set()
    window.show_page("lab")
    assert outlined(program) == breaking(program.document.cube)
    window.shell.commands["show_panel"].setChecked(False)
    assert outlined(program) == set()


def test_nothing_is_outlined_while_a_layer_turns(program):
    program.player.instant = False
    program.document.turn(Alg("R").moves(3)[0])
    program.player.tick()
    assert program.player.position.move is not None
    assert outlined(program) == set()


def test_painting_and_the_lab_outline_their_own(program):
    window, document = program.window, program.document
    window.shell.commands["paint"].trigger()
    document.replace_draft(Cube.solved(3).painted([0], 2), "paint")
    faults = outlined(program)
    assert faults
    mistakes = diagnose(document.draft).mistakes
    assert faults == {index for fault in mistakes for index in fault.facelets}
    window.show_page("lab")
    assert outlined(program) == breaking(document.cube)
    window.show_page("paint")
    assert outlined(program) == faults


def test_other_sizes_say_that_the_rules_are_not_about_them(program):
    panel = panel_of(program)
    program.document.change_size(4)
    assert "4×4×4" in panel.verdict.text()
    assert outlined(program) == set()
    program.document.change_size(3)
    assert outlined(program) == breaking(Cube.solved(3))


def test_one_of_the_48_is_loaded_by_a_click_and_undone(program, qtbot):
    gallery, document = panel_of(program).gallery, program.document
    before = document.cube
    place = gallery.visualItemRect(gallery.item(2)).center()
    qtbot.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    perfect = perfect_cubes()[2]
    assert document.cube == perfect.cube
    assert (document.timeline.moves, document.cursor) == (perfect.moves, 18)
    assert panel_of(program).verdict.text().startswith("✓ A perfect scramble")
    assert outlined(program) == set()
    document.undo_stack.undo()
    assert document.cube == before


def test_how_one_of_the_48_is_made_is_played(program, qtbot):
    panel, document = panel_of(program), program.document
    program.document.change_size(5)
    panel.gallery.setCurrentRow(40)
    panel.play_button.click()
    assert document.timeline.start == Cube.solved(3)
    assert document.timeline.moves == perfect_cubes()[40].moves
    play_out(program, qtbot)
    assert document.cube == perfect_cubes()[40].cube
    count = document.undo_stack.count()
    panel.play_button.click()
    assert document.cursor <= 1
    assert document.undo_stack.count() == count


def test_the_search_finds_the_48_and_one_of_them_is_loaded(program, qtbot):
    box = search(program, qtbot)
    assert box.table.text(0) == ("48", "1")
    assert box.table.text(6) == ("48", "1")
    assert "48 cubes obey the rules 1,2,3,4,5,6, in 1 class" in box.result_note.text()
    assert len(box.gallery.cubes) == 1
    box.gallery.taken.emit(0)
    assert check_perfect(program.document.cube).holds(SIX_RULES)
    program.document.undo_stack.undo()
    assert program.document.cube == Cube.solved(3).apply_all(MOVES)


def test_results_are_paged_through_by_their_number_of_patterns(program, qtbot):
    rules = choose(program, "1,2,3,4,5")
    box = search(program, qtbot)
    assert box.table.text(0)[0] == "816"
    counts = [int(box.table.text(patterns)[1]) for patterns in range(7)]
    assert counts[0] == sum(counts[1:])
    seen = list(box.gallery.cubes)
    while box.forward_button.isEnabled():
        box.forward_button.click()
        seen += box.gallery.cubes
    assert len(set(seen)) == counts[0]
    box.table.selectRow(6)
    (only,) = box.gallery.cubes
    assert check_perfect(only).holds(SIX_RULES)
    assert all(check_perfect(cube).holds(rules) for cube in seen)
    empty = counts.index(0)
    box.table.selectRow(empty)
    assert not box.gallery.isVisible()


def test_rules_that_no_cube_obeys_say_so(program, qtbot):
    choose(program, "1,2,3,4,5,6,no-home")
    box = search(program, qtbot)
    assert "No cube at all" in box.result_note.text()
    assert not box.gallery.isVisible()


def test_a_long_search_is_watched_and_stopped(program, qtbot):
    choose(program, "1,2,3,4")
    window, box = program.window, panel_of(program).search_box
    seen, model = [], program.feature("lab").model
    model.progressed.connect(seen.append)
    box.search_button.click()
    qtbot.waitUntil(lambda: bool(seen) and seen[-1].count > 0, timeout=FIRST_SEARCH_MS)
    qtbot.waitUntil(
        lambda: len(seen) > 5 or not model.is_working,
        timeout=FIRST_SEARCH_MS,
    )
    assert seen[-1].nodes > seen[0].nodes
    assert window.shell.commands["cancel"].isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not model.is_working
    assert not box.is_busy
    assert box.result_note.text().startswith("Stopped.")
    assert not window.shell.commands["cancel"].isEnabled()


def test_what_leaves_too_many_is_estimated_with_its_error(program, qtbot, monkeypatch):
    monkeypatch.setattr(lab, "estimate", partial(estimate, probes=100_000))
    choose(program, "1,2,4")
    box = search(program, qtbot)
    assert "give or take" in box.result_note.text()
    assert box.table.text(0)[0].startswith("≈")
    assert not box.gallery.isVisible()


def test_a_random_cube_of_the_rules_is_a_scramble(program, qtbot):
    rules = choose(program, "1,2,3,4,5")
    before = program.document.cube
    panel_of(program).search_box.random_button.click()
    qtbot.waitUntil(lambda: program.document.cube != before, timeout=FIRST_SEARCH_MS)
    assert check_perfect(program.document.cube).holds(rules)
    assert program.document.timeline.start == Cube.solved(3)


def test_a_search_is_not_done_again_for_a_random_cube(program, qtbot, monkeypatch):
    rules = choose(program, "1,2,3,4,5,colour-sets-all")
    search(program, qtbot)
    monkeypatch.setattr(perfect_scramblers, "search", None)
    assert check_perfect(perfect_state(rules, np.random.default_rng(1))).holds(rules)


def test_closing_the_window_ends_a_search(build, qtbot):
    program = build()
    program.shell.commands.run("lab")
    choose(program, "1,2,3,4")
    panel_of(program).search_box.search_button.click()
    qtbot.waitUntil(lambda: program.feature("lab").model.is_working, timeout=FIRST_SEARCH_MS)
    program.window.close()
    assert program.is_stopped
