"""Painting in the window: what follows, what can come, what is offered, what is read."""

from __future__ import annotations

import re

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QEnterEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from cubeapp.engine.facelets.text import format_facelets, format_net
from cubeapp.engine.legality.origins import Origins
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import FACE_FRAMES, UNPAINTED, Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.solve.paint import verdict
from cubeapp.ui.solve.paint.verdict import Judge
from tests.engine.legality.painting import possible_colours
from tests.ui import hands
from tests.ui.windows import discard, opened

pytestmark = pytest.mark.usefixtures("unpainted")

SCRAMBLED = Cube.solved(3).apply_all(Alg("R U F2 L D' B").moves(3))
COLOURS = SCRAMBLED.facelets.tolist()
FLIPPED = SCRAMBLED.painted([7], COLOURS[19]).painted([19], COLOURS[7])
MIXED = SCRAMBLED.painted([3, 30, 50], 1)
NEARLY = SCRAMBLED.painted([0, 1, 2, 5, 20, 21], UNPAINTED)
"""Everything else follows from what is painted."""


class Bench:
    """A window in which the user paints."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot = program, qtbot
        self.window, self.document = program.window, program.document
        self.feature = program.feature("paint")
        self.model, self.panel = self.feature.model, self.feature.panel
        self.net = self.window.net_view
        self.heard = hands.Heard(program.shell.status.shown)

    def has_outlook(self):
        """Tell whether it is known what can become of the draft."""
        verdict = self.model.current
        return verdict is not None and verdict.outlook is not None

    def show(self, draft):
        self.document.replace_draft(draft, "test")
        self.qtbot.waitUntil(self.has_outlook)

    def place(self, index):
        return hands.middle_of(self.net.layout_of_net, index)

    def paint(self, colour, *indices):
        self.model.set_colour(colour)
        for index in indices:
            hands.click(self.net, self.place(index))

    @property
    def dimmed(self):
        swatches = self.panel.colours.swatches
        return {value for value, swatch in swatches.items() if swatch.is_dimmed}

    def repair_buttons(self):
        return [b for row in self.panel.findings.fault_list.rows for b in row.repairs.buttons]


@pytest.fixture(scope="module")
def program(qapp, pytestconfig):
    """One window for all of these tests: to open one takes longer than most of them."""
    program = opened(pytestconfig)
    yield program
    discard(program)


@pytest.fixture
def bench(program, qtbot):
    start = State(Timeline(Cube.solved(3)), 0, empty_draft(3))
    program.document.restore(Memory(start))
    model = program.feature("paint").model
    model.set_fills_in(True)
    model.set_colour(0)
    model.cursor.move_to(0)
    leave(program.window.net_view)
    return Bench(program, qtbot)


def enter(widget):
    where = QPointF(2, 2)
    QApplication.sendEvent(widget, QEnterEvent(where, where, where))


def leave(widget):
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def shown(bench):
    return [view.drawn[0].cube for view in (bench.window.cube_view, bench.net)]


# Strokes


def test_a_movement_paints_all_that_it_passes_in_one_change(bench):
    bench.document.begin_painting()
    before, changes = bench.document.draft, hands.Heard(bench.document.changed)
    hands.press(bench.net, bench.place(0))
    hands.move(bench.net, bench.place(2))
    assert len(changes.said) == 2
    hands.release(bench.net, bench.place(2))
    assert bench.document.draft == before.painted([0, 1, 2], 0)
    assert bench.model.cursor.index == 2
    bench.document.undo_stack.undo()
    assert bench.document.draft == before


# The verdict


def test_a_draft_that_comes_back_is_not_diagnosed_again(bench, monkeypatch):
    bench.show(FLIPPED)
    known, diagnosed = bench.model.current, []
    monkeypatch.setattr(verdict, "diagnose", lambda draft, _origins: diagnosed.append(draft))
    bench.document.end_painting()
    assert bench.model.current is None
    bench.document.begin_painting()
    assert bench.model.current is known
    assert diagnosed == []


def test_a_draft_that_was_painted_in_another_order_is_diagnosed_again(qapp):
    said = []
    judge = Judge(said.append)
    for latest in ((), (7, 19), (19, 7)):
        assert judge.set_draft(FLIPPED, Origins(latest=latest))
        assert said[-1].origins.latest == latest
    assert len(said) == 3
    judge.set_draft(None, Origins())


def test_a_verdict_that_comes_back_before_its_outlook_gets_one(qtbot):
    said = []
    judge = Judge(said.append)
    for draft in (NEARLY, None, NEARLY):
        judge.set_draft(draft, Origins())
    assert said[0] is said[1]
    assert said[1].outlook is None
    qtbot.waitUntil(lambda: said[-1].outlook is not None)
    assert len(said) == 3


# The palette


def test_colours_that_cannot_come_to_the_sticker_under_the_pointer_are_dimmed(bench):
    draft = SCRAMBLED.painted([1, 7, 19, 46], UNPAINTED)
    bench.show(draft)
    for index in (1, 7, 46):
        hands.hover(bench.net, bench.place(index))
        assert bench.dimmed == set(range(6)) - possible_colours(draft, index)
        assert 0 < len(bench.dimmed) < 6


def test_the_sticker_that_was_pointed_at_counts_on_the_way_to_the_palette(bench):
    draft = SCRAMBLED.painted([1, 7, 19, 46], UNPAINTED)
    bench.show(draft)
    cursor = bench.model.cursor
    cursor.move_to(19)
    assert bench.dimmed == set(range(6)) - possible_colours(draft, 19)
    hands.hover(bench.net, bench.place(1))
    leave(bench.net)
    assert bench.dimmed == set(range(6)) - possible_colours(draft, 1)
    dimmed = bench.panel.colours.swatches[min(bench.dimmed)]
    assert "top, back middle" in dimmed.toolTip()
    cursor.move_to(46)
    assert bench.dimmed == set(range(6)) - possible_colours(draft, 46)


def test_the_palette_stays_where_it_is_when_the_scroll_bar_comes(bench):
    def places():
        QApplication.processEvents()
        return [swatch.geometry() for swatch in bench.panel.colours.swatches.values()]

    bar = bench.panel.panel.verticalScrollBar()
    bench.window.resize(1280, 1400)
    bench.show(SCRAMBLED)
    high = places()
    assert bar.maximum() == 0
    bench.window.resize(1280, 700)
    bench.show(MIXED)
    assert places() == high
    assert bar.maximum() > 0
    bench.window.resize(1280, 800)


def test_a_dimmed_colour_says_why_and_can_still_be_painted(bench):
    bench.show(empty_draft(3))
    bench.paint(0, 8)
    bench.qtbot.waitUntil(lambda: 3 not in bench.dimmed)
    hands.hover(bench.net, bench.place(9))
    bench.qtbot.waitUntil(lambda: {0, 3} <= bench.dimmed)
    swatch = bench.panel.colours.swatches[3]
    assert "No cubie that is left" in swatch.toolTip()
    assert swatch.accessibleDescription()
    bench.qtbot.mouseClick(swatch, Qt.MouseButton.LeftButton)
    hands.click(bench.net, bench.place(9))
    assert bench.document.draft.facelets[9] == 3
    assert bench.panel.findings.fault_list.rows


def test_nothing_is_dimmed_when_nobody_paints(bench):
    bench.show(FLIPPED)
    assert bench.dimmed
    bench.document.end_painting()
    assert not bench.dimmed


# What follows


def test_what_follows_is_painted_and_undone_with_the_stroke(bench):
    bench.paint(0, 8)
    bench.paint(1, 9)
    assert bench.document.draft.facelets[20] == 2
    assert bench.document.undo_stack.undo_name == "paint 1 sticker, 1 filled in"
    assert bench.heard.last == "1 implied sticker was filled in: see the dot."
    assert bench.window.message.text() == bench.heard.last
    for view in (bench.net, bench.window.cube_view):
        assert view.marks.followed == {20}
    bench.document.undo_stack.undo()
    assert bench.document.draft.facelets[[9, 20]].tolist() == [UNPAINTED] * 2
    assert bench.net.marks.followed == frozenset()
    bench.document.undo_stack.redo()
    assert bench.net.marks.followed == {20}


def test_what_follows_is_painted_after_a_key(bench):
    cursor = bench.model.cursor
    bench.window.cube_view.setFocus()
    for index, key in ((8, Qt.Key.Key_W), (9, Qt.Key.Key_2)):
        cursor.move_to(index)
        bench.qtbot.keyClick(bench.window.cube_view, key)
    assert bench.document.draft.facelets[20] == 2
    cursor.move_to(20)
    bench.qtbot.keyClick(bench.window.cube_view, Qt.Key.Key_Delete)
    assert bench.document.draft.facelets[20] == UNPAINTED


def test_an_erased_sticker_stays_bare(bench):
    bench.paint(0, 8)
    bench.paint(1, 9)
    bench.paint(UNPAINTED, 20)
    assert bench.document.draft.facelets[20] == UNPAINTED
    assert bench.net.marks.followed == frozenset()


def test_a_whole_drag_is_one_step_with_what_follows(bench):
    bench.model.set_colour(0)
    hands.drag(bench.net, bench.place(6), bench.place(8), steps=6)
    edits = bench.document.undo_stack.done
    bench.model.set_colour(1)
    hands.drag(bench.net, bench.place(9), bench.place(11), steps=6)
    assert bench.document.undo_stack.done == edits + 1
    # White and red at UFR: the third colour follows.
    assert bench.document.draft.facelets[[9, 10, 11, 20]].tolist() == [1, 1, 1, 2]
    bench.document.undo_stack.undo()
    assert (bench.document.draft.facelets[[9, 10, 11, 20]] == UNPAINTED).all()


def test_filling_a_face_paints_what_follows_too(bench):
    for face, colour in ((0, 0), (1, 1)):
        bench.model.cursor.move_to(9 * face)
        bench.model.set_colour(colour)
        bench.qtbot.mouseClick(bench.panel.fill_face_button, Qt.MouseButton.LeftButton)
    assert bench.document.draft.facelets[[20, 45]].tolist() == [2, 5]
    assert bench.window.message.text().endswith("were filled in: see the dots.")
    assert bench.document.undo_stack.undo_name == "fill the right with red"
    bench.document.undo_stack.undo()
    assert bench.document.draft.facelets[20] == UNPAINTED


def test_the_switch_is_remembered_and_fills_when_it_is_put_on(bench):
    box = bench.panel.autofill_box
    assert box.isChecked()
    box.click()
    assert not bench.window.settings.fills_in
    bench.paint(0, 8)
    bench.paint(1, 9)
    assert bench.document.draft.facelets[20] == UNPAINTED
    box.click()
    assert bench.window.settings.fills_in
    assert bench.document.draft.facelets[20] == 2
    assert bench.document.undo_stack.undo_name == "fill in implied stickers"


def test_a_window_begins_as_the_switch_was_left(build):
    feature = build(fills_in=False).feature("paint")
    assert not feature.panel.autofill_box.isChecked()
    assert not feature.model.fills_in


def test_which_stickers_followed_is_kept_with_the_session(build, tmp_path):
    storage = Storage(tmp_path)
    first = build(storage=storage)
    for index, colour in ((8, 0), (9, 1), (11, 5)):
        first.document.paint([index], colour)
        first.document.finish_stroke()
    followed = first.window.net_view.marks.followed
    assert 20 in followed
    first.window.close()
    window = build(storage=storage).window
    assert window.net_view.marks.followed == followed
    assert window.cube_view.marks.followed == followed
    window.document.undo_stack.undo()
    assert window.net_view.marks.followed == {20}
    # They are no more than they were before: what follows from another colour is another one.
    window.document.paint([9], 4)
    window.document.finish_stroke()
    assert window.document.draft.facelets[20] == 5


def test_a_legal_cube_of_which_something_followed_is_to_be_compared(bench):
    bench.document.paint(np.flatnonzero(NEARLY.facelets == UNPAINTED).tolist(), 0)
    bench.show(SCRAMBLED)
    assert "dot" not in bench.panel.findings.verdict.text()
    bench.show(NEARLY.painted([0], COLOURS[0]).painted([30], UNPAINTED))
    bench.paint(COLOURS[30], 30)
    assert bench.document.draft == SCRAMBLED
    assert "Compare the stickers with a dot" in bench.panel.findings.verdict.text()


def test_it_is_said_when_what_followed_changes(bench):
    bench.paint(0, 8)
    bench.paint(1, 9)
    bench.paint(4, 9)
    assert bench.document.draft.facelets[20] == 5
    assert bench.heard.last == "1 sticker with a dot changed; what you painted stays."


# Faults and repairs


def test_what_lies_below_is_for_painting(bench):
    window = bench.window
    assert "W R G Y O B" in bench.panel.colours.toolTip()
    assert not window.timeline.bar.isEnabled()
    assert not window.stage.line.isVisible()
    bench.document.end_painting()
    assert window.timeline.bar.isEnabled()
    assert window.stage.line.isVisible()
    bench.document.begin_painting()
    window.show_page("algs")
    assert window.timeline.bar.isEnabled()
    assert not window.stage.line.isVisible()


def test_the_cubie_that_was_painted_last_is_the_first_suspect(bench):
    bench.model.set_fills_in(False)
    bench.show(SCRAMBLED.painted([42, 53, 33], UNPAINTED))
    for index, other in ((33, 53), (53, 42), (42, 33)):
        bench.document.paint([index], COLOURS[other])
        bench.document.finish_stroke()
    assert bench.repair_buttons()[0].text().startswith("Twist the bottom back left corner")
    bench.qtbot.mouseClick(bench.repair_buttons()[0], Qt.MouseButton.LeftButton)
    assert bench.document.draft == SCRAMBLED


def test_no_repair_is_offered_twice(bench):
    bench.show(SCRAMBLED.painted([7], (COLOURS[7] + 1) % 6))
    bench.qtbot.wait(400)
    rows = bench.panel.findings.fault_list.rows
    assert len(rows) > 1
    assert [bool(row.repairs.buttons) for row in rows].count(True) == 1
    assert SCRAMBLED in [button.repair.cube for button in bench.repair_buttons()]
    assert bench.panel.findings.suggestion_list.isHidden()


def test_what_follows_from_a_repair_is_painted_with_it(bench):
    bench.paint(0, 8)
    bench.paint(3, 9)
    button = next(b for b in bench.repair_buttons() if b.repair.cube.facelets[9] == 1)
    bench.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert bench.document.draft.facelets[[8, 9, 20]].tolist() == [0, 1, 2]
    bench.document.undo_stack.undo()
    assert bench.document.draft.facelets[[8, 9, 20]].tolist() == [0, 3, UNPAINTED]


def test_a_repair_is_seen_on_both_views_while_it_is_pointed_at(bench):
    bench.show(FLIPPED)
    button = bench.repair_buttons()[1]
    enter(button)
    assert shown(bench) == [button.repair.cube] * 2
    position, marks = bench.net.drawn
    changed = np.flatnonzero(button.repair.cube.facelets != FLIPPED.facelets)
    assert marks.ringed == frozenset(changed.tolist())
    assert np.flatnonzero(np.frombuffer(position.mask, np.bool_)).tolist() == changed.tolist()
    leave(button)
    assert shown(bench) == [FLIPPED] * 2
    assert bench.net.marks.outlined
    assert bench.document.draft == FLIPPED


def test_a_repair_is_seen_while_it_has_the_focus(bench):
    bench.show(FLIPPED)
    with bench.qtbot.waitActive(bench.window):
        bench.window.activateWindow()
    button = bench.repair_buttons()[0]
    button.setFocus()
    assert shown(bench) == [button.repair.cube] * 2
    bench.window.cube_view.setFocus()
    assert shown(bench) == [FLIPPED] * 2


def test_painting_ends_a_preview(bench):
    bench.show(FLIPPED)
    enter(bench.repair_buttons()[0])
    bench.document.paint([0], 3)
    assert shown(bench) == [bench.document.draft] * 2


def test_every_repair_is_behind_a_button(bench):
    bench.show(FLIPPED)
    (row,) = bench.panel.findings.fault_list.rows
    assert len(row.repairs.buttons) < len(row.fault.repairs)
    row.repairs.more_button.click()
    assert [button.repair for button in row.repairs.buttons] == list(row.fault.repairs)
    row.repairs.more_button.click()
    assert len(row.repairs.buttons) < len(row.fault.repairs)


@pytest.fixture
def yellow_top(bench):
    """The same bench in a scheme where white and yellow, red and orange change places."""
    bench.program.appearance.choose_scheme("yellow-top")
    yield bench
    bench.program.appearance.choose_scheme("wca")


def test_a_face_to_be_turned_is_called_by_its_colour_in_the_scheme(yellow_top):
    faces = SCRAMBLED.faces.copy()
    faces[Face.R] = np.rot90(faces[Face.R])
    yellow_top.show(Cube.from_faces(faces))
    button = yellow_top.repair_buttons()[0]
    assert button.text() == "Turn the orange face a quarter clockwise"
    yellow_top.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert yellow_top.document.draft == SCRAMBLED
    assert yellow_top.document.undo_stack.undo_name == button.text()


def test_faults_and_suggestions_name_the_colours_of_another_scheme_at_once(bench, yellow_top):
    bench.show(MIXED)
    labels = [button.text() for button in nearest(bench)]
    faults = " ".join(row.note.text() for row in bench.panel.findings.fault_list.rows)
    assert "orange too many" in faults
    bench.program.appearance.choose_scheme("wca")
    swapped = {"white": "yellow", "yellow": "white", "red": "orange", "orange": "red"}
    usual = [re.sub(r"\w+", lambda word: swapped.get(word[0], word[0]), each) for each in labels]
    assert [button.text() for button in bench.panel.findings.suggestion_list.buttons] == usual
    faults = " ".join(row.note.text() for row in bench.panel.findings.fault_list.rows)
    assert "red too many" in faults


def test_a_repair_is_done_by_its_button_and_undone(bench):
    bench.show(FLIPPED)
    button = bench.repair_buttons()[0]
    label = button.repair.label
    bench.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert shown(bench) == [bench.document.draft] * 2
    assert bench.document.draft != FLIPPED
    assert bench.document.undo_stack.undo_name == label
    bench.document.undo_stack.undo()
    assert bench.document.draft == FLIPPED


def test_the_cube_is_turned_to_the_stickers_at_fault(bench):
    hidden = SCRAMBLED.painted([46], COLOURS[1]).painted([1], COLOURS[46])
    twisted = SCRAMBLED.painted([33], COLOURS[51]).painted([51], COLOURS[42])
    for draft in (hidden, twisted.painted([42], COLOURS[33])):
        bench.show(draft)
        row = bench.panel.findings.fault_list.rows[0]
        row.look_button.click()
        eye = bench.window.cube_view.camera.eye()
        seen = [FACE_FRAMES[index // 9, 0] @ eye > 1 for index in row.facelets]
        assert sum(seen) >= len(seen) / 2


# The nearest legal cubes


def nearest(bench):
    bench.qtbot.waitUntil(
        lambda: len(bench.panel.findings.suggestion_list.buttons) > 0, timeout=20_000
    )
    return bench.panel.findings.suggestion_list.buttons


def test_the_nearest_legal_cubes_are_offered_when_faults_mix(bench):
    bench.show(MIXED)
    buttons = nearest(bench)
    assert 0 < len(buttons) <= 5
    changes = [int((button.repair.cube.facelets != MIXED.facelets).sum()) for button in buttons]
    assert changes == sorted(changes)
    assert changes[0] <= 3
    enter(buttons[0])
    assert shown(bench) == [buttons[0].repair.cube] * 2
    leave(buttons[0])
    wanted = buttons[0].repair.cube
    bench.qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert bench.document.draft == wanted
    assert bench.panel.next_button.isEnabled()
    bench.document.undo_stack.undo()
    assert bench.document.draft == MIXED


def test_a_single_fault_has_its_own_repairs_and_no_others(bench):
    bench.show(FLIPPED)
    bench.qtbot.wait(400)
    assert bench.panel.findings.suggestion_list.isHidden()


def test_the_cubes_that_fit_are_offered_when_they_are_few(bench):
    draft = SCRAMBLED.painted([7, 19, 5, 10], UNPAINTED)
    bench.show(draft)
    buttons = nearest(bench)
    assert "2 cubes fit." in bench.panel.missing.text()
    assert bench.panel.findings.suggestion_list.title == "The cubes that fit"
    assert len(buttons) == 2
    assert SCRAMBLED in [button.repair.cube for button in buttons]
    (right,) = (button for button in buttons if button.repair.cube == SCRAMBLED)
    bench.qtbot.mouseClick(right, Qt.MouseButton.LeftButton)
    assert bench.document.draft == SCRAMBLED
    bench.qtbot.waitUntil(bench.panel.findings.suggestion_list.isHidden)


def test_the_nearest_cubes_of_an_older_draft_cannot_be_taken(bench):
    bench.show(MIXED)
    button = nearest(bench)[0]
    bench.document.paint([0], 2)
    assert not button.isEnabled()
    enter(button)
    assert shown(bench) == [bench.document.draft] * 2
    bench.document.undo_stack.undo()


def test_tab_goes_through_what_is_offered_and_every_fault_in_order(bench):
    bench.show(MIXED)
    offers = list(nearest(bench))
    with bench.qtbot.waitActive(bench.window):
        bench.window.activateWindow()
    rows = bench.panel.findings.fault_list.rows
    rows[1].repairs.more_button.click()
    wanted = offers.copy()
    for row in rows:
        parts = (row, row.look_button, *row.repairs.tab_stops)
        wanted += [part for part in parts if part.isVisible()]
    bench.panel.autofill_box.setFocus()
    for part in (*wanted, bench.panel.fill_face_button):
        bench.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is part


def test_the_focus_goes_on_to_use_the_cube_that_was_taken(bench):
    bench.show(MIXED)
    button = nearest(bench)[0]
    with bench.qtbot.waitActive(bench.window):
        bench.window.activateWindow()
    button.setFocus()
    bench.qtbot.keyClick(button, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is bench.panel.next_button


def test_a_search_is_called_off_with_the_window(build, qtbot):
    program = build(MIXED)
    assert program.document.is_painting
    qtbot.wait(260)
    program.window.close()
    assert program.is_stopped


# How many fit


def test_a_cube_that_only_one_fits_can_be_used_and_is_filled_in(bench):
    bench.show(NEARLY)
    assert "Only one cube fits" in bench.panel.missing.text()
    assert bench.window.shell.commands["solve"].isEnabled()
    bench.qtbot.mouseClick(bench.panel.next_button, Qt.MouseButton.LeftButton)
    assert not bench.document.is_painting
    assert bench.document.cube == SCRAMBLED
    assert bench.heard.last == "The last 6 stickers followed from the others and are filled in."
    bench.document.undo_stack.undo()
    assert bench.document.draft == NEARLY


def test_it_is_said_how_many_cubes_fit(bench):
    bench.show(empty_draft(3))
    assert "48 stickers to go. About" in bench.panel.missing.text()
    assert not bench.panel.next_button.isEnabled()
    bench.show(SCRAMBLED.painted([7, 19, 5, 10, 46, 1], UNPAINTED))
    words = bench.panel.missing.text()
    assert "6 stickers to go." in words
    assert "cubes fit." in words
    assert not bench.window.shell.commands["solve"].isEnabled()


# Text


FORMS = {
    "facelets": format_facelets(SCRAMBLED),
    "net": format_net(SCRAMBLED),
    "colours": "".join("WRGYOB"[colour] for colour in COLOURS),
    "scramble": "R U F2 L D' B",
    "link": "https://alg.cubing.net/?setup=R_U_F2_L_D-_B",
}


@pytest.mark.parametrize("form", list(FORMS))
def test_what_is_pasted_while_painting_becomes_the_draft(bench, form):
    QGuiApplication.clipboard().setText(FORMS[form])
    bench.window.shell.commands["paste"].trigger()
    assert bench.document.is_painting
    assert bench.document.draft == SCRAMBLED
    bench.document.undo_stack.undo()
    assert bench.document.draft == empty_draft(3)


def test_what_was_recognised_is_said(bench):
    QGuiApplication.clipboard().setText(FORMS["colours"])
    bench.window.shell.commands["paste"].trigger()
    assert bench.heard.last.startswith("Read ")
    assert bench.window.message.text() == bench.heard.last


def test_text_with_a_fault_keeps_what_was_there(bench):
    bench.show(NEARLY)
    edits = bench.document.undo_stack.done
    QGuiApplication.clipboard().setText("U" * 55)
    bench.window.shell.commands["paste"].trigger()
    assert bench.document.draft == NEARLY
    assert bench.document.undo_stack.done == edits
    assert "55" in bench.heard.last


def drop(window, data):
    where = QPointF(400, 300)
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    plain = Qt.KeyboardModifier.NoModifier
    # It can only be let go where it came in.
    QApplication.sendEvent(window, QDragEnterEvent(where.toPoint(), *how, plain))
    QApplication.sendEvent(window, QDropEvent(where, *how, plain))


def test_dropped_text_becomes_the_draft(bench):
    data = QMimeData()
    data.setText(FORMS["net"])
    drop(bench.window, data)
    assert bench.document.draft == SCRAMBLED


def test_a_dropped_file_becomes_the_draft_or_is_refused(bench, tmp_path):
    for content, wanted in ((FORMS["facelets"], SCRAMBLED), ("no cube at all", SCRAMBLED)):
        path = tmp_path / "cube.txt"
        path.write_text(content)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        drop(bench.window, data)
        assert bench.document.draft == wanted
    assert "cube.txt" in bench.heard.last


def test_a_file_dropped_on_the_text_is_read_and_not_named_there(bench, tmp_path):
    path = tmp_path / "cube.txt"
    path.write_text(FORMS["facelets"])
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert not bench.panel.text_form.edit.canInsertFromMimeData(data)
    data = QMimeData()
    data.setText(FORMS["facelets"])
    assert bench.panel.text_form.edit.canInsertFromMimeData(data)


def test_text_dropped_while_nobody_paints_is_opened(bench):
    bench.document.end_painting()
    data = QMimeData()
    data.setText(FORMS["facelets"])
    drop(bench.window, data)
    assert not bench.document.is_painting
    assert bench.document.cube == SCRAMBLED


# All sizes


@pytest.mark.parametrize(
    "size", [7, *(pytest.param(size, marks=pytest.mark.slow) for size in (2, 4, 20, 100))]
)
def test_strokes_switches_and_sizes_go_together(bench, size):
    bench.paint(0, 8)
    bench.program.document.change_size(size)
    assert bench.document.draft == empty_draft(size)
    bench.document.paint([0], 0)
    bench.document.paint([4 * size**2], 4)
    bench.document.finish_stroke()
    # White and orange at UBL: the third sticker is blue.
    assert bench.document.draft.facelets[5 * size**2 + size - 1] == 5
    bench.qtbot.waitUntil(bench.has_outlook, timeout=10_000)
    bench.program.document.change_size(3)
    assert bench.document.draft.facelets[8] == 0


@pytest.mark.parametrize("step", [67, pytest.param(7, marks=pytest.mark.slow)])
def test_the_paint_panel_can_be_as_high_as_its_controls_and_a_little_less(bench, step):
    window, panel = bench.window, bench.panel.panel
    bench.show(MIXED)
    for height in range(500, 1100, step):
        window.resize(1280, height)
        QApplication.processEvents()
        bar = panel.verticalScrollBar()
        assert (panel.widget().height() > panel.viewport().height()) == (bar.maximum() > 0)
    window.resize(1280, 800)


def test_another_draft_is_told_of_once_with_its_verdict(bench):
    heard = []
    bench.model.changed.connect(lambda: heard.append(bench.model.current))
    bench.document.replace_draft(FLIPPED, "test")
    (verdict,) = heard
    assert verdict is not None
    assert verdict.draft == FLIPPED
