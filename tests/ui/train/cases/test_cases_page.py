"""The cases through the window: what is practised, how it goes, decks and algs."""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from cubeapp.drawing.theme import colour_scheme
from cubeapp.drawing.tokens import DARK_TOKENS, LIGHT_TOKENS
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.practice.case_book import CaseBook, OwnDeck, Record, Trial
from cubeapp.engine.practice.next_case import Order
from cubeapp.engine.practice.schedule import Grade
from cubeapp.engine.practice.solves import Tally
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.services.preparation import BUILDING, Preparation
from cubeapp.ui.train.cases.choice import Choice
from cubeapp.ui.train.cases.deck_dialog import DeckDialog
from cubeapp.words import under_way
from tests.ui.fonts import WIDE_FIRST
from tests.ui.printers import print_to
from tests.ui.train.desk import SPACE, WAIT_MS, Desk, choose

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def shared_desk(one_window, qtbot):
    """The page as at first, for tests that ask nothing about the case before."""
    made = Desk(one_window, qtbot)
    made.window.show_page("cases")
    made.drilling.store.change(lambda _book: CaseBook())
    for key in made.book.book.tallies:
        made.book.count_case(key, lambda _tally: Tally())
    made.drilling.choose(Choice())
    made.drilling.look_at(None)
    made.drilling.refresh()
    made.cases.tick_button.setChecked(False)
    return made


def test_a_case_is_set_up_solved_and_counted(shared_desk):
    desk = shared_desk
    drill = desk.next_case()
    assert desk.program.document.cube == drill.cube
    assert desk.cases.setup_edit.toPlainText()
    assert not desk.cases.answer_part.isVisible()
    assert "yellow on top" in desk.cases.hold_note.text()
    desk.seconds += 2.5
    for move in drill.answer:
        desk.program.document.turn(move)
    assert "Solved in" in desk.cases.note.text()
    assert drill.case.title in desk.cases.answer_note.text()
    assert desk.cases.knew_button.isChecked()
    assert "known 1, missed 0" in desk.cases.count_note.text()
    desk.click(desk.cases.again_button)
    assert desk.cases.note.text() == "Seen. Now solve it."


def test_what_is_practised_is_counted_in_plain_words(shared_desk):
    desk = shared_desk
    assert desk.cases.count_note.text() == "57 cases · none known yet"
    assert desk.cases.picker.item(0).toolTip().endswith("practised, not tried yet")
    desk.click(desk.cases.tick_button)
    desk.cases.picker.taken.emit(0)
    assert desk.cases.count_note.text() == "56 of 57 cases · none known yet"
    assert desk.cases.picker.item(0).toolTip().endswith("left out, not tried yet")


def test_names_of_cases_take_the_colours_of_another_theme(shared_desk):
    program, item = shared_desk.program, shared_desk.cases.picker.item(0)
    try:
        for theme, tokens in (("dark", DARK_TOKENS), ("light", LIGHT_TOKENS)):
            program.shell.settings.theme = theme
            program.appearance.apply()
            QApplication.processEvents()
            assert item.foreground().color().name() == tokens.accent
    finally:
        program.shell.settings.theme = "light"
        program.appearance.apply()


def test_reveal_tells_and_missed_goes_on(shared_desk):
    desk = shared_desk
    drill = desk.next_case()
    desk.click(desk.cases.reveal_button)
    assert desk.cases.answer_part.isVisible()
    assert desk.program.document.timeline.moves == drill.answer
    # The answer takes the place of the set-up, until it is wanted again.
    tried = (desk.cases.setup_part, desk.cases.reveal_button)
    assert not any(part.isVisible() for part in tried)
    desk.click(desk.cases.again_button)
    assert all(part.isVisible() for part in (*tried, desk.cases.answer_part))
    desk.click(desk.cases.missed_button)
    desk.qtbot.waitUntil(lambda: not desk.drilling.is_working, timeout=WAIT_MS)
    after = desk.drilling.showing.drill
    assert after.case != drill.case
    assert not desk.cases.answer_part.isVisible()
    assert not desk.cases.missed_button.isChecked()
    assert "known 0, missed 1" in desk.cases.count_note.text()
    desk.click(desk.cases.again_button)
    assert desk.program.document.cube == after.cube


def test_sets_groups_and_single_cases_are_chosen(shared_desk):
    desk, page = shared_desk, shared_desk.cases
    boxes = desk.choices
    choose(boxes.set_box, boxes.set_box.findData("PLL"))
    assert page.picker.count() == 21
    choose(boxes.some_box, 2)
    assert not page.next_button.isEnabled()
    desk.click(page.tick_button)
    assert not page.filter.isVisible()
    page.picker.setCurrentRow(3)
    desk.qtbot.keyClick(page.picker, SPACE)
    assert page.picker.item(3).text().startswith("✓")
    assert page.next_button.isEnabled()
    item = page.picker.visualItemRect(page.picker.item(0)).center()
    desk.qtbot.mouseClick(page.picker.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(item))
    choice = desk.drilling.choice
    assert [case.name for case in choice.cases] == ["Aa", choice.case_set.cases[3].name]
    group = boxes.some_box.findText("corners only")
    choose(boxes.some_box, group)
    assert {case.about for case in desk.drilling.choice.cases} == {"corners only"}
    choose(boxes.some_box, 1)
    assert len(desk.drilling.choice.cases) == 21
    choose(boxes.top_box, boxes.top_box.findData("U"))
    choose(boxes.pick_box, boxes.pick_box.findData("evenly"))
    choice = desk.drilling.choice
    assert (choice.top, choice.order, choice.missed_more) == ("U", Order.FREE, False)
    assert desk.next_case().cube.face(Face.U)[1, 1] == Face.U


@pytest.mark.parametrize("any_font", WIDE_FIRST, indirect=True)
def test_the_picker_is_as_high_however_wide_it_is(any_font, shared_desk):
    # Else the panel's bar, which takes some width, could come and go for ever.
    desk, picker = shared_desk, shared_desk.cases.picker
    for set_name in ("OLL", "PBL 2×2×2", "Parity 4×4×4"):
        choose(desk.choices.set_box, desk.choices.set_box.findData(set_name))
        heights = set()
        for width in (180, 240, 300, 500):
            picker.resize(width, picker.height())
            heights.add(picker.height())
        assert len(heights) == 1
        assert picker.minimumHeight() <= min(heights)


def test_colours_are_named_as_the_scheme_has_them(build, qtbot):
    scheme = colour_scheme("japanese")
    desk = Desk(build(prepared=False, scheme="japanese"), qtbot)
    assert desk.choices.top_box.itemText(0) == f"{scheme.names[3].capitalize()} on top"
    assert scheme.usual_hold in desk.page.hold_note.text()


def test_a_set_up_names_the_colours_of_another_scheme_at_once(build, qtbot):
    desk = Desk(build(), qtbot)
    desk.next_case()
    assert "yellow on top" in desk.cases.hold_note.text()
    desk.program.appearance.choose_scheme("yellow-top")
    assert "white on top" in desk.cases.hold_note.text()


def begin(desk, *cases, set_key="PLL"):
    """Practise these cases of a set, and show the page."""
    choice = replace(desk.drilling.choice, set_key=set_key)
    keys = {f"{set_key}: {case.key}" for case in choice.case_set.cases}
    left_out = frozenset(keys - {f"{set_key}: {case}" for case in cases})
    desk.drilling.choose(replace(choice, left_out=left_out if cases else frozenset()))


def test_space_takes_both_times_of_a_cube_in_the_hand(shared_desk):
    desk, page = shared_desk, shared_desk.cases
    begin(desk, "T")
    desk.next_case()
    assert desk.window.focusWidget() is page.cube_view
    desk.seconds += 1.42
    desk.qtbot.keyClick(page.cube_view, SPACE)
    assert page.clock.text == "1.42"
    assert "Space stops the time" in page.note.text()
    assert not page.answer_part.isVisible()
    desk.seconds += 2
    desk.qtbot.keyClick(page.cube_view, SPACE)
    assert page.clock.text == "3.42"
    assert "recognised 1.42 s · done in 2.00 s" in page.answer_note.text()
    desk.click(page.knew_button)
    (trial,) = desk.drilling.store.book.record("PLL: T").trials
    assert (trial.seen_ms, trial.done_ms) == (1420, 2000)
    assert "1.42" in desk.choices.before_note.text()
    # Nothing is left for today, and one button goes on all the same.
    assert "Done for today" in page.note.text()
    desk.click(page.more_button)
    desk.qtbot.waitUntil(lambda: not desk.drilling.is_working, timeout=WAIT_MS)
    assert desk.drilling.showing.drill.case.key == "T"


def test_today_and_the_case_before_are_told(ready_desk):
    desk, page, panel = ready_desk, ready_desk.cases, ready_desk.choices
    begin(desk, "T", "H", "Z")
    assert [label.text() for label in panel.counts] == ["0", "3", "0 of 3"]
    assert not panel.before_card.isVisible()
    drill = desk.next_case()
    for move in drill.answer:
        desk.program.document.turn(move)
    assert [label.text() for label in panel.counts] == ["0", "2", "0 of 3"]
    assert page.today_note.text() == "1 of 3 cases done today"
    assert drill.case.title in panel.before_note.text()
    assert [chip.words for chip in panel.again_chips.chips] == [
        "Today",
        "1 day",
        "2 days",
        "8 days",
    ]
    desk.next_case()
    panel.again_chips.chosen.emit("1")
    assert [label.text() for label in panel.counts] == ["1", "2", "0 of 3"]
    assert desk.drilling.tally_of(drill).missed == 1
    page.filter.chosen.emit("due")
    shown = [page.picker.item(row).text() for row in range(21) if not page.picker.isRowHidden(row)]
    assert [text.split(" ")[0] for text in shown] == [drill.case.key]


def test_a_case_has_a_page_where_own_algs_are_checked_and_chosen(shared_desk):
    desk, page, card = shared_desk, shared_desk.cases, shared_desk.choices.case_card
    begin(desk)
    row = next(row for row in range(21) if page.picker.item(row).text().startswith("T "))
    page.picker.taken.emit(row)
    assert card.isVisible()
    assert "comes up in 1 of 18" in card.about_note.text()
    assert [chip.words for chip in card.angle_chips.chips] == ["All", "as it is", "U", "U2", "U'"]
    card.alg_edit.setText("R U R' U'")
    desk.click(card.add_button)
    assert "first two layers" in card.fault_note.text()
    card.alg_edit.clear()
    desk.click(card.left_button)
    desk.qtbot.keyClick(card.alg_edit, Qt.Key.Key_Return)
    assert card.algs.used_alg == "U2 L U L' U' L' B L2 U' L' U' L U L' B'"
    card.algs.buttons[0].click()
    assert card.algs.used_alg.startswith("R U R'")
    card.angle_chips.set_current("1")
    card.algs.buttons[1].click()
    own = desk.drilling.store.book.record("PLL: T").own
    assert (own.chosen, own.used(1)[:4], own.used(0)) == ("", "U2 L", "")
    desk.click(card.set_up_button)
    assert desk.window.focusWidget() is desk.cases.cube_view
    desk.qtbot.waitUntil(lambda: not desk.drilling.is_working, timeout=WAIT_MS)
    assert desk.drilling.showing.drill.case.key == "T"
    desk.click(card.back_button)
    assert desk.choices.overview.isVisible()


def test_a_deck_is_typed_and_told_about_line_by_line(shared_desk, qtbot):
    dialog = DeckDialog(shared_desk.window, None, ["old"], shared_desk.program.shell.tasks)
    qtbot.addWidget(dialog)
    assert not dialog.save_button.isEnabled()
    dialog.text_edit.setPlainText("R U R' U R U2 R' // Sune\nfoo\nU R U R' U R U2 R'")
    assert "Line 2: " in dialog.note.text()
    assert "Line 3: This solves the same case as line 1." in dialog.note.text()
    assert "Give the deck a name to save it." in dialog.note.text()
    dialog.name_edit.setText("old")
    assert not dialog.save_button.isEnabled()
    dialog.name_edit.setText("new")
    assert dialog.save_button.isEnabled()
    assert "a name" not in dialog.note.text()
    shared_desk.drilling.save_deck(dialog.deck)
    assert shared_desk.choices.set_box.currentText() == "new · 1 case"
    assert shared_desk.choices.edit_action.isEnabled()
    # A file may have one of which nothing can be read.
    shared_desk.drilling.save_deck(OwnDeck("odd", "foo"))
    assert shared_desk.cases.count_note.text().startswith("0 cases")
    for name in ("odd", "new"):
        shared_desk.drilling.delete_deck(name)
    assert not shared_desk.choices.edit_action.isEnabled()


def test_a_mirrored_alg_is_added_to_the_case_that_it_solves(shared_desk):
    desk, card = shared_desk, shared_desk.choices.case_card
    begin(desk)
    cases = {case.key: case for case in desk.drilling.choice.case_set.cases}
    desk.drilling.look_at(cases["T"])
    desk.click(card.mirror_button)
    assert not card.other_button.isVisible()
    desk.drilling.look_at(cases["Ra"])
    desk.click(card.mirror_button)
    assert card.other_button.text() == "Add it to PLL Rb"
    mirrored = card.alg_edit.text()
    desk.click(card.other_button)
    assert "PLL Rb" in card.about_note.text()
    assert desk.drilling.store.book.record("PLL: Rb").own.chosen.endswith(mirrored)
    assert not card.other_button.isVisible()
    desk.drilling.look_at(None)


def test_what_stands_out_is_told_and_leads_to_the_page_of_a_case(shared_desk):
    desk, panel = shared_desk, shared_desk.choices
    begin(desk)
    assert panel.work_list.note.isVisible()
    slow, quick = ((0, 800), (0, 900), (2, 2500)), ((0, 800),)
    for key, times in (("T", slow), ("H", quick), ("Z", quick), ("V", quick)):
        record = Record()
        for angle, time_ms in times:
            record = record.with_trial(Trial(738_000, angle, Grade.USUAL, time_ms, time_ms))
        if key == "T":
            record = record.with_mix_up("PLL: F")
        change = partial(CaseBook.with_record, key=f"PLL: {key}", record=record)
        desk.drilling.store.change(change)
    desk.drilling.refresh()
    assert not panel.work_list.note.isVisible()
    links = {link.text(): link for link in panel.work_list.findChildren(LinkButton)}
    assert set(links) == {"T · 2.8 s", "T · U2 · 5.0 s", "F and T · 1×"}
    assert all(link.isVisible() for link in links.values())
    desk.click(links["T · U2 · 5.0 s"])
    assert "PLL T" in panel.case_card.about_note.text()
    # The numbers and their unit stay on one line.
    assert panel.case_card.times_note.text().endswith("0.9\xa0+\xa00.9\xa0s")
    table = panel.case_card.angle_table
    assert [label.text() for label in table.cells[2]] == ["U2", "1", "0", "2.5 + 2.5"]
    assert [label.text() for label in table.cells[3]] == ["U'", "0", "0", "–"]
    desk.click(links["F and T · 1×"])
    desk.qtbot.waitUntil(lambda: not desk.drilling.is_working, timeout=WAIT_MS)
    assert desk.drilling.showing.drill.case.key in "FT"
    assert panel.pick_box.currentData() == "confused"
    assert desk.drilling.choice.pair == ("PLL: F", "PLL: T")
    assert Choice.from_json(desk.drilling.choice.to_json()) == desk.drilling.choice
    choose(panel.pick_box, panel.pick_box.findData("confused"))
    assert desk.drilling.choice.pair == ()


def test_a_sheet_of_the_ticked_cases_is_saved(shared_desk, qtbot, monkeypatch, tmp_path):
    desk, asked = shared_desk, []

    def ask(_parent, title, name, kinds):
        asked.append((title, name, kinds))
        return str(tmp_path / "mine.svg"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    begin(desk, "T", "H")
    desk.program.shell.commands["case-sheet"].trigger()
    qtbot.waitUntil((tmp_path / "mine.svg").exists)
    assert asked == [
        ("Save a sheet of the cases", "PLL.pdf", "Pages or a picture (*.pdf *.png *.svg)")
    ]
    assert "2 of 21 cases" in (tmp_path / "mine.svg").read_text("utf-8")
    print_to(tmp_path / "paper.pdf", monkeypatch)
    desk.program.shell.commands["print-case-sheet"].trigger()
    qtbot.waitUntil(lambda: desk.window.message.text() == "Sent to the printer.")
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF")


def test_own_decks_are_found_by_name_and_made_of_ticked_cases(shared_desk, monkeypatch):
    desk, panel = shared_desk, shared_desk.choices
    desk.drilling.save_deck(OwnDeck("mine", "R U R' U R U2 R'"))
    titles = {entry.title for entry in desk.program.feature("cases").entries()}
    assert {"Practise mine", "Practise CMLL", "Practise EG-2 2×2×2"} <= titles
    begin(desk, "T", "H")
    shown = []

    def execute(dialog):
        shown.append(dialog.text_edit.toPlainText())
        return DeckDialog.DialogCode.Rejected

    monkeypatch.setattr(DeckDialog, "exec", execute)
    panel.copy_action.trigger()
    assert shown[0].splitlines()[1].endswith("// PLL T")
    begin(desk, set_key="CLL 2×2×2")
    assert not panel.copy_action.isEnabled()


def test_algs_of_a_mask_become_lines_of_a_deck(shared_desk, qtbot):
    tasks, helper = shared_desk.program.shell.tasks, Preparation(("true",), lambda: False)
    dialog = DeckDialog(shared_desk.window, None, [], tasks, "R U R' U R U2 R' // Sune", (helper,))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.mask_card.goal_edit.setText("f2l")
    shared_desk.click(dialog.mask_card.find_button)
    # The window compiles nothing itself.
    assert dialog.mask_card.note.text() == under_way(BUILDING)
    qtbot.waitUntil(lambda: not tasks.is_busy, timeout=WAIT_MS)
    assert dialog.mask_card.note.text() == "⚠ Far too many cubes are like this: 62,208."
    dialog.mask_card.goal_edit.setText("coll")
    dialog.mask_card.turns_edit.setText("M,U")
    shared_desk.click(dialog.mask_card.find_button)
    assert dialog.mask_card.find_button.text() == "Stop"
    qtbot.waitUntil(lambda: not tasks.is_busy, timeout=WAIT_MS)
    assert dialog.mask_card.note.text() == "4 algs found."
    assert len(dialog.text_edit.toPlainText().splitlines()) == 5
    assert dialog.note.text() == "5 cases\nGive the deck a name to save it."
    dialog.mask_card.goal_edit.setText("oll")
    shared_desk.click(dialog.mask_card.find_button)
    dialog.reject()
    qtbot.waitUntil(lambda: not tasks.is_busy, timeout=WAIT_MS)
    assert len(dialog.text_edit.toPlainText().splitlines()) == 5
