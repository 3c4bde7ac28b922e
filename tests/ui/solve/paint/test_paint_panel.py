from __future__ import annotations

from unittest.mock import Mock

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from cubeapp.drawing.theme import LIGHT, colour_scheme
from cubeapp.engine.facelets.text import format_facelets, format_net
from cubeapp.engine.legality.validity import Fault, FaultCode, Origins, Repair, diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.solve.paint import facelets_form
from cubeapp.ui.solve.paint.fault_list import MOST_ROWS, FaultList
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.panel import PaintPanel
from cubeapp.ui.solve.paint.verdict import LIVE_SIZE, Verdict
from cubeapp.ui.solve.path import Path, Step, Way
from tests.every import every
from tests.ui.windows import paints_all

SCRAMBLED = Cube.solved(3).apply_all(Alg("R U F2 L D' B").moves(3))


class Painting:
    """A panel with its model, and what is outlined on the cube."""

    def __init__(self):
        self.document = CubeDocument(Cube.solved(3))
        self.tasks = Tasks()
        self.model = PaintModel(
            self.document, Settings.in_memory(), self.tasks, lambda _message: None
        )
        self.model.set_fills_in(False)
        self.path = Path(self.document, self.model)
        self.opened = Mock()
        self.panel = PaintPanel(self.model, self.path, self.model.use, self.opened)

    def show(self, draft):
        self.document.replace_draft(draft, "test")

    @property
    def draft(self):
        return self.document.draft

    @property
    def last_edit(self):
        return self.document.undo_stack.undo_name

    @property
    def sentences(self):
        return [row.note.text() for row in self.panel.findings.fault_list.rows]


@pytest.fixture
def painting(qtbot, pytestconfig):
    painting = Painting()
    qtbot.addWidget(painting.panel)
    painting.panel.setUpdatesEnabled(paints_all(pytestconfig))
    painting.panel.resize(320, 700)
    painting.panel.show()
    yield painting
    painting.model.stop()
    painting.tasks.shut_down()


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def with_colours(cube, colours):
    for index, colour in colours.items():
        cube = cube.painted([index], colour)
    return cube


def swapped(cube, pairs):
    """Return ``cube`` with the colours of pairs of facelets exchanged."""
    values = cube.facelets
    return with_colours(
        cube,
        {a: int(values[b]) for a, b in pairs} | {b: int(values[a]) for a, b in pairs},
    )


SOLVED = Cube.solved(3)
# Facelets by their place in the face array: UFR is 8, 9, 20; UF is 7, 19; UR is 5, 10.
FAULTY = {
    FaultCode.UNPAINTED: with_colours(SCRAMBLED, {3: UNPAINTED}),
    FaultCode.MISPLACED_FACE: swapped(SCRAMBLED, [(9 + i, 17 - i) for i in range(4)]),
    FaultCode.COLOUR_COUNT: with_colours(SOLVED, {7: 2}),
    FaultCode.CENTRES: swapped(SOLVED, [(4, 13)]),
    FaultCode.MIRRORED_SCHEME: swapped(SOLVED, [(9 + i, 36 + i) for i in range(9)]),
    FaultCode.IMPOSSIBLE_CUBIE: with_colours(SOLVED, {7: 2}),
    FaultCode.MIRRORED_CORNER: swapped(SOLVED, [(9, 20)]),
    FaultCode.DUPLICATE_CUBIE: swapped(SOLVED, [(10, 28)]),
    FaultCode.FLIPPED_EDGE: swapped(SOLVED, [(7, 19)]),
    FaultCode.TWISTED_CORNER: with_colours(SOLVED, {8: 1, 9: 2, 20: 0}),
    FaultCode.SWAPPED_CUBIES: swapped(SOLVED, [(7, 5), (19, 10)]),
    FaultCode.ORBIT_COUNT: swapped(Cube.solved(5), [(6, 32)]),
    # Four edges with white and four others with red: there are only seven such edges.
    FaultCode.UNFIT: with_colours(
        Cube.unpainted(3), {1: 0, 3: 0, 5: 0, 7: 0, 21: 1, 23: 1, 28: 1, 34: 1}
    ),
}


def test_a_face_painted_turned_is_offered_to_be_turned_before_all_else(painting):
    painting.show(FAULTY[FaultCode.MISPLACED_FACE])
    (row,) = painting.panel.findings.fault_list.rows
    assert [button.text() for button in row.repairs.buttons] == ["Turn the red face by half"]
    assert painting.panel.findings.suggestion_list.isHidden()
    row.repairs.buttons[0].click()
    assert painting.draft == SCRAMBLED


# The palette


def test_the_palette_counts_what_is_left_of_each_colour(painting):
    painting.show(empty_draft(3))
    panel = painting.panel
    assert [panel.colours.swatches[value].count for value in range(6)] == ["8"] * 6
    assert panel.colours.swatches[UNPAINTED].count == "48"
    painting.show(with_colours(empty_draft(3), dict.fromkeys(range(12), 2)))
    assert panel.colours.swatches[2].count == "−4"
    assert "4 too many" in panel.colours.swatches[2].toolTip()
    assert panel.colours.swatches[0].count == "9"


@pytest.mark.parametrize(
    ("size", "hold"),
    [(3, "White on top, green in front"), (4, "Hold your cube as you like")],
)
def test_the_panel_says_how_to_hold_the_cube_in_the_hand(painting, size, hold):
    painting.show(empty_draft(size))
    assert painting.panel.hold.title.text() == hold


def test_a_click_on_a_swatch_selects_its_colour(painting, qtbot):
    panel = painting.panel
    painting.show(empty_draft(3))
    for value in (3, UNPAINTED, 0):
        click(qtbot, panel.colours.swatches[value])
        assert painting.model.colour == value
        assert [v for v, swatch in panel.colours.swatches.items() if swatch.isChecked()] == [value]


def test_a_colour_picked_from_a_sticker_is_marked_in_the_palette(painting):
    painting.show(SOLVED)
    painting.model.pick_colour(4 * 9)
    assert painting.model.colour == 4
    assert painting.panel.colours.swatches[4].isChecked()


def test_the_caption_names_the_colour_its_count_and_its_keys(painting):
    painting.show(empty_draft(3))
    painting.model.set_colour(2)
    assert painting.panel.colours.caption.text() == "Green: 8 left · keys 3, G"
    painting.panel.set_theme(LIGHT.with_scheme(colour_scheme("japanese")))
    painting.model.set_colour(3)
    assert painting.panel.colours.caption.text() == "Blue: 8 left · keys 4, B"


def test_swatches_show_the_colours_of_the_scheme(painting):
    painting.panel.set_theme(LIGHT)
    for value in range(6):
        swatch = painting.panel.colours.swatches[value]
        image = swatch.grab().toImage()
        # Below the letter, inside the sticker.
        shown = image.pixelColor(
            swatch.width() // 2 + 8, round(swatch.fontMetrics().height() * 2.1)
        )
        assert shown.name() == LIGHT.stickers[value]


# Filling, emptying, starting


def test_fill_face_paints_the_face_under_the_cursor(painting, qtbot):
    painting.show(empty_draft(3))
    painting.model.cursor.move_to(20)
    painting.model.set_colour(5)
    assert painting.panel.fill_face_button.text() == "Fill the front"
    click(qtbot, painting.panel.fill_face_button)
    assert (painting.draft.face(Face.F) == 5).all()
    assert (painting.draft.face(Face.U) == UNPAINTED).sum() == 8
    assert painting.last_edit == "fill the front with blue"


def test_fill_the_rest_paints_only_what_has_no_colour(painting, qtbot):
    painting.show(empty_draft(4).painted(range(10), 3))
    painting.model.set_colour(1)
    click(qtbot, painting.panel.fill_rest_button)
    assert list(np.bincount(painting.draft.facelets)) == [0, 86, 0, 10]
    assert not painting.panel.fill_rest_button.isEnabled()


def test_erasing_a_face_is_filling_it_with_no_colour(painting, qtbot):
    painting.show(SCRAMBLED)
    painting.model.set_colour(UNPAINTED)
    click(qtbot, painting.panel.fill_face_button)
    assert (painting.draft.face(Face.U) == UNPAINTED).all()
    assert not painting.panel.fill_rest_button.isEnabled()


def choose(qtbot, panel, way):
    tabs = panel.ways.tabs
    (index,) = [at for at in range(tabs.count()) if tabs.tabData(at) == way.value]
    qtbot.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(index).center())


def test_a_cube_is_emptied_left_for_the_one_that_is_there_and_taken_up_again(painting, qtbot):
    panel, document = painting.panel, painting.document
    choose(qtbot, panel, Way.CUBE)
    choose(qtbot, panel, Way.PAINT)
    assert document.is_painting
    painting.show(SCRAMBLED)
    click(qtbot, panel.empty_button)
    assert painting.draft == empty_draft(3)
    painting.show(SCRAMBLED)
    choose(qtbot, panel, Way.CUBE)
    assert not document.is_painting
    choose(qtbot, panel, Way.PAINT)
    assert painting.draft == SCRAMBLED
    choose(qtbot, panel, Way.CUBE)
    click(qtbot, panel.current_button)
    assert document.is_painting
    assert painting.draft == SOLVED
    click(qtbot, panel.next_button)
    assert not document.is_painting
    assert document.cube == SOLVED


def test_each_way_to_enter_a_cube_shows_what_belongs_to_it(painting, qtbot):
    panel = painting.panel
    painting.document.begin_painting()
    assert panel.colours.swatches[0].isVisible()
    assert not panel.text_form.edit.isVisible()
    choose(qtbot, panel, Way.PASTE)
    assert panel.text_form.edit.isVisible()
    assert not panel.colours.swatches[0].isVisible()
    choose(qtbot, panel, Way.CUBE)
    assert panel.current_button.isVisible()
    assert not panel.text_form.edit.isVisible()
    choose(qtbot, panel, Way.PHOTOS)
    painting.opened.assert_called_once()
    # They cannot be opened here.
    assert panel.ways.tabs.tabData(panel.ways.tabs.currentIndex()) == Way.CUBE.value


def test_a_whole_cube_with_faults_leads_to_what_is_wrong(painting, qtbot):
    asked = []
    painting.path.asked_for.connect(asked.append)
    painting.show(FAULTY[FaultCode.FLIPPED_EDGE])
    click(qtbot, painting.panel.next_button)
    assert asked == [Step.CHECK]
    assert painting.document.is_painting


LARGE = (FaultCode.ORBIT_COUNT, FaultCode.UNFIT)
"""Faults with many repairs."""


# The diagnosis


@every("code", list(FaultCode))
def test_every_fault_is_shown_as_its_sentence_and_pointed_out(painting, code):
    cube = FAULTY[code]
    assert code in {fault.code for fault in diagnose(cube).faults}
    mistakes = diagnose(cube).mistakes
    faults = [fault for fault in diagnose(cube).faults if fault.repairs or fault in mistakes]
    painting.show(cube)
    assert len(painting.sentences) == len(faults)
    for sentence, fault in zip(painting.sentences, faults, strict=True):
        assert sentence.endswith(fault.message)
    assert painting.model.outlined == {index for fault in mistakes for index in fault.facelets}
    assert not painting.model.is_ready
    assert painting.panel.next_button.isEnabled() == cube.is_painted
    assert painting.panel.missing.text()


@pytest.mark.parametrize(
    "code",
    [pytest.param(code, marks=pytest.mark.slow) if code in LARGE else code for code in FaultCode],
    ids=lambda code: code.value,
)
def test_every_repair_that_is_offered_does_what_it_says(painting, qtbot, code):
    painting.show(FAULTY[code])
    for row in painting.panel.findings.fault_list.rows:
        assert row.repairs.isVisible() == bool(row.fault.repairs)
    offered = [row.fault.repairs for row in painting.panel.findings.fault_list.rows]
    found = [repair.cube for fault in diagnose(FAULTY[code]).faults for repair in fault.repairs]
    # Each is there, and only once.
    assert {repair.cube for repairs in offered for repair in repairs} == set(found)
    assert len(set(found)) == sum(map(len, offered))
    for number, repairs_of_row in enumerate(offered):
        for choice, repair in enumerate(repairs_of_row):
            painting.show(FAULTY[code])
            repairs = painting.panel.findings.fault_list.rows[number].repairs
            if choice >= len(repairs.buttons):
                click(qtbot, repairs.more_button)
            click(qtbot, repairs.buttons[choice])
            assert painting.draft == repair.cube
            assert painting.last_edit == repair.label


def test_a_single_flip_is_mended_with_one_click(painting, qtbot):
    painting.show(FAULTY[FaultCode.FLIPPED_EDGE])
    click(qtbot, painting.panel.findings.fault_list.rows[0].repairs.buttons[0])
    assert painting.panel.next_button.isEnabled()
    assert painting.sentences == []


def enter(row):
    where = QPointF(2, 2)
    QApplication.sendEvent(row, QEnterEvent(where, where, where))


def test_pointing_at_a_fault_outlines_it_alone(painting):
    painting.show(with_colours(SCRAMBLED, {3: 1, 30: 1, 50: 1, 2: UNPAINTED}))
    everything = painting.model.outlined
    for row, fault in zip(
        painting.panel.findings.fault_list.rows, diagnose(painting.draft).mistakes, strict=True
    ):
        enter(row)
        assert painting.model.outlined == frozenset(fault.facelets)
        QApplication.sendEvent(row, QEvent(QEvent.Type.Leave))
        assert painting.model.outlined == everything


def test_faults_can_be_walked_by_keyboard(painting, qtbot):
    painting.show(with_colours(SCRAMBLED, {3: 1, 30: 1, 50: 1}))
    rows = painting.panel.findings.fault_list.rows
    with qtbot.waitActive(painting.panel):
        painting.panel.activateWindow()
    rows[0].setFocus()
    seen = [painting.model.outlined]
    for _ in range(12):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(painting.model.outlined)
    assert all(row.facelets in seen for row in rows)


def test_a_half_painted_cube_is_no_alarm(painting):
    painting.show(empty_draft(3))
    assert not painting.panel.findings.fault_list.rows
    assert painting.panel.painted.text() == "6 of 54 stickers"
    assert painting.panel.left.text() == "48 to go"
    assert painting.model.outlined == frozenset()
    assert painting.panel.missing.text() == "48 stickers to go."


def test_a_legal_cube_can_be_used(painting, qtbot):
    painting.show(SCRAMBLED)
    assert painting.panel.next_button.isEnabled()
    assert painting.panel.missing.text() == ""
    assert painting.panel.findings.verdict.kind is NoteKind.GOOD
    click(qtbot, painting.panel.next_button)
    assert not painting.document.is_painting
    assert painting.document.cube == SCRAMBLED


def test_a_cube_in_another_hold_is_turned_only_on_request(painting, qtbot):
    painting.show(SCRAMBLED.apply_all(Alg("x y").moves(3)))
    assert painting.panel.next_button.isEnabled()
    assert painting.panel.findings.home_button.isVisible()
    click(qtbot, painting.panel.findings.home_button)
    assert painting.draft == SCRAMBLED
    assert not painting.panel.findings.home_button.isVisible()


def test_a_great_many_faults_are_counted(qtbot):
    repair = Repair("Empty it", Cube.unpainted(3))
    faults = [
        Fault(FaultCode.IMPOSSIBLE_CUBIE, f"fault {number}", (number,), (repair,))
        for number in range(MOST_ROWS + 5)
    ]
    shown = FaultList(Mock(spec=PaintModel), Mock())
    qtbot.addWidget(shown)
    shown.set_faults(faults)
    assert len(shown.rows) == MOST_ROWS
    assert "… and 5 more" in [note.text() for note in shown.findChildren(Note)]
    shown.set_faults(())
    assert not shown.rows
    assert "… and 5 more" not in [note.text() for note in shown.findChildren(Note)]


def test_what_was_said_of_a_legal_cube_is_not_asked_of_the_next_draft(painting, qtbot):
    painting.show(SOLVED.apply_all(Alg("x y").moves(3)))
    assert painting.panel.findings.home_button.isVisible()
    # No rotation brings the faces of the next draft home, and it is not diagnosed yet.
    painting.document.paint(range(54), UNPAINTED)
    assert painting.model.current is None
    painting.panel.set_theme(LIGHT)
    painting.panel.resize(320, 300)
    assert not painting.panel.next_button.isEnabled()
    click(qtbot, painting.panel.findings.home_button)
    assert painting.draft == Cube.unpainted(3)
    painting.document.finish_stroke()
    assert painting.model.current.draft == Cube.unpainted(3)
    assert not painting.panel.findings.home_button.isVisible()


def test_a_verdict_is_about_its_own_draft_only():
    legal = Verdict.of(SCRAMBLED, Origins())
    assert legal.completed == SCRAMBLED
    assert legal.way_home == ()
    assert Verdict.of(Cube.unpainted(3), Origins()).way_home == ()


@every("wrong", [{7: 2}, {8: 3}, {4: 1}, {10: 0}])
def test_one_wrong_sticker_is_one_fault_to_repair(painting, wrong):
    painting.show(with_colours(SOLVED, wrong))
    assert painting.panel.missing.text().startswith("Repair the fault first")


def test_wrong_stickers_are_counted_without_the_wrong_counts_that_follow(painting):
    painting.show(with_colours(SCRAMBLED, {3: 1, 30: 1, 50: 1}))
    mistakes = diagnose(painting.draft).mistakes
    assert len(mistakes) > 2
    assert f"Repair {len(mistakes) - 1} faults first" in painting.panel.missing.text()


def test_big_cubes_are_diagnosed_after_a_pause(painting, qtbot):
    painting.show(empty_draft(LIVE_SIZE + 1))
    painting.show(Cube.solved(LIVE_SIZE + 1))
    assert not painting.panel.next_button.isEnabled()
    qtbot.waitUntil(painting.panel.next_button.isEnabled)
    painting.show(empty_draft(LIVE_SIZE + 1))
    assert not painting.panel.next_button.isEnabled()


def test_a_repair_of_an_older_draft_is_not_done(painting, qtbot):
    painting.show(FAULTY[FaultCode.FLIPPED_EDGE])
    # A stroke that goes on is diagnosed after a pause.
    painting.document.paint([0], 3)
    painted = painting.draft
    click(qtbot, painting.panel.findings.fault_list.rows[0].repairs.buttons[0])
    assert painting.draft == painted


# Facelets as text


@every("size", [2, 3, 5])
def test_typed_facelets_are_recognised_and_put_on_the_cube(painting, qtbot, size, rng):
    cube = Cube.solved(size)
    for name in rng.choice(["R", "U'", "F2", "L", "D", "B'"], 12):
        cube = cube.apply(Alg(str(name)).moves(size)[0])
    painting.show(empty_draft(3))
    painting.panel.text_form.edit.setPlainText(format_facelets(cube))
    assert painting.panel.text_form.note.kind is NoteKind.GOOD
    assert "ace letters" in painting.panel.text_form.note.text()
    qtbot.keyClick(painting.panel.text_form.edit, Qt.Key.Key_Return)
    assert painting.draft == cube


def test_the_part_of_the_text_that_is_wrong_is_underlined(painting):
    painting.panel.text_form.edit.setPlainText("U" * 55)
    assert painting.panel.text_form.edit.marked is not None


def test_a_scramble_as_text_is_the_cube_it_leads_to(painting, qtbot):
    painting.show(empty_draft(3))
    painting.panel.text_form.edit.setPlainText("R U F2 L D' B")
    assert painting.panel.text_form.note.kind is NoteKind.GOOD
    click(qtbot, painting.panel.text_form.apply_button)
    assert painting.draft == SCRAMBLED
    painting.show(empty_draft(5))
    click(qtbot, painting.panel.text_form.apply_button)
    assert painting.draft == Cube.solved(5).apply_all(Alg("R U F2 L D' B").moves(5))


def test_a_text_that_nobody_sees_is_read_again_when_it_is_seen(painting, qtbot, monkeypatch):
    painting.show(empty_draft(3))
    form = painting.panel.text_form
    form.edit.setPlainText("R U F2 L D' B")
    read = Mock(wraps=facelets_form.read_opening)
    monkeypatch.setattr(facelets_form, "read_opening", read)
    painting.show(empty_draft(5))
    japanese = colour_scheme("japanese")
    painting.panel.set_theme(LIGHT.with_scheme(japanese))
    read.assert_not_called()
    choose(qtbot, painting.panel, Way.PASTE)
    read.assert_called_once()
    assert read.call_args.args[2:] == (5, japanese.letters)
    painting.show(empty_draft(4))
    assert read.call_args.args[2] == 4


def test_a_link_as_text_is_the_cube_it_shows(painting, qtbot):
    link = "https://alg.cubing.net/?setup=R_U_F2&alg=L_D-_B"
    painting.panel.text_form.edit.setPlainText(link)
    click(qtbot, painting.panel.text_form.apply_button)
    assert painting.draft == SCRAMBLED


def test_colours_as_text_are_those_of_the_scheme(painting, qtbot):
    painting.panel.text_form.edit.setPlainText("".join(letter * 9 for letter in "WRGBOY"))
    painting.panel.set_theme(LIGHT.with_scheme(colour_scheme("japanese")))
    click(qtbot, painting.panel.text_form.apply_button)
    assert painting.draft.is_solved


def test_the_printed_net_can_be_pasted(painting, qtbot):
    painting.panel.text_form.edit.setPlainText(format_net(SCRAMBLED))
    click(qtbot, painting.panel.text_form.apply_button)
    assert painting.draft == SCRAMBLED


@every("text", ["UUUUQ", "9" * 54, "W" * 55, "R U Q"])
def test_wrong_text_is_explained_and_changes_nothing(painting, qtbot, text):
    painting.show(empty_draft(3))
    painting.panel.text_form.edit.setPlainText(text)
    assert painting.panel.text_form.note.kind is NoteKind.PROBLEM
    assert not painting.panel.text_form.apply_button.isEnabled()
    qtbot.keyClick(painting.panel.text_form.edit, Qt.Key.Key_Return)
    assert painting.draft == empty_draft(3)
    assert painting.panel.text_form.edit.toPlainText() == text


def test_an_illegal_cube_may_be_typed_in_and_is_diagnosed(painting, qtbot):
    painting.show(empty_draft(3))
    flipped = FAULTY[FaultCode.FLIPPED_EDGE]
    painting.panel.text_form.edit.setPlainText(format_facelets(flipped))
    click(qtbot, painting.panel.text_form.apply_button)
    assert painting.draft == flipped
    assert len(painting.sentences) == 1


def test_a_long_text_is_read_once_for_all_that_changes_meanwhile(painting, qtbot, monkeypatch):
    form, read = painting.panel.text_form, Mock(wraps=facelets_form.read_opening)
    monkeypatch.setattr(facelets_form, "read_opening", read)
    form.edit.setPlainText(format_facelets(Cube.solved(100)))
    for letters in ("WRGYOB", "WOGYRB", "WRGBOY"):
        form.set_letters(letters)
    qtbot.waitUntil(form.apply_button.isEnabled)
    read.assert_called_once()


def test_the_facelets_of_the_biggest_cube_can_be_pasted(painting, qtbot):
    painting.panel.text_form.edit.setPlainText(format_facelets(Cube.solved(100)))
    qtbot.waitUntil(painting.panel.text_form.apply_button.isEnabled)
    qtbot.keyClick(painting.panel.text_form.edit, Qt.Key.Key_Return)
    assert painting.draft == Cube.solved(100)


def test_nothing_widens_a_narrow_panel(painting):
    painting.show(empty_draft(3))
    QApplication.processEvents()
    width = painting.panel.minimumSizeHint().width()
    for cube in FAULTY.values():
        painting.show(cube)
        painting.panel.text_form.edit.setPlainText("U" * 300 + "Q")
        QApplication.processEvents()
        assert painting.panel.minimumSizeHint().width() == width


def test_every_control_has_a_tooltip_and_an_accessible_name(painting):
    painting.show(FAULTY[FaultCode.TWISTED_CORNER])
    panel = painting.panel
    buttons = [*panel.colours.swatches.values(), panel.fill_face_button, panel.fill_rest_button]
    buttons += [
        panel.empty_button,
        panel.current_button,
        panel.text_form.apply_button,
        panel.findings.home_button,
    ]
    buttons += [panel.next_button, panel.paste_button]
    for fault_row in panel.findings.fault_list.rows:
        buttons += [fault_row.look_button, *fault_row.repairs.buttons]
        buttons.append(fault_row.repairs.more_button)
    buttons.append(panel.autofill_box)
    for control in buttons:
        assert control.toolTip()
        assert control.accessibleName() or control.text()
