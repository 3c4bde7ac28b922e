"""The palette in the window: what it finds there, and what the keys and the mouse do in it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubeapp.engine.library import patterns
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.finder.entries import Kind
from cubeapp.ui.shell.finder.panel import MARGIN, WIDTH
from cubeapp.ui.shell.menus import ChoiceMenu
from cubeapp.words import without_key
from tests.every import every

pytestmark = pytest.mark.usefixtures("unpainted")

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def program(request, one_window, qtbot):
    """A window as at the start; who leaves choices behind that stay takes one of their own."""
    if "own_window" in request.fixturenames:
        made = request.getfixturevalue("own_window")
    else:
        made = one_window
        palette_of(made).dismiss()
        made.settings.found = ()
        show(made, Cube.solved(3))
        made.window.resize(1280, 800)
        made.window.show_page("scramble")
    with qtbot.waitActive(made.window):
        made.window.activateWindow()
    return made


def palette_of(program):
    return program.feature("finder").palette


def show(program, cube):
    """Put a cube there with nothing that could be undone."""
    program.document.restore(Memory(State(Timeline(cube), 0)))


def open_palette(program, text=""):
    """Press Ctrl+K, wherever the keyboard is, and type a text."""
    QTest.keyClick(QApplication.focusWidget() or program.window, Qt.Key.Key_K, CONTROL)
    palette = palette_of(program)
    assert palette.isVisible()
    palette.field.setText(text)
    return palette


def press(palette, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(palette.field, key, modifiers)


def found(program, text):
    """The titles that are listed for a text."""
    program.feature("finder").model.collect()
    return found_again(program, text)


def found_again(program, text):
    """The titles that are listed for a text, of what there was when something was found last."""
    entries = program.feature("finder").model.find(text).entries
    return [(each.kind, each.title) for each in entries]


# What is found


def test_every_command_is_found_by_its_words_with_its_key(program):
    model = program.feature("finder").model
    model.collect()
    for id, action in program.shell.commands.items():
        if id == "find":
            continue
        entries = model.find(without_key(action.text())).entries
        entry = next(each for each in entries if each.id in (f"command:{id}", f"page:{id}"))
        assert entry.key in action.toolTip()
        assert bool(entry.missing) is not action.isEnabled()
        is_switch = action.isCheckable() and not id.startswith("place-")
        assert bool(entry.state) is is_switch


@pytest.mark.usefixtures("own_window")
def test_the_place_in_the_menu_and_the_state_are_told(program):
    model = program.feature("finder").model
    model.collect()
    entries = {each.id: each for each in model.find("look").entries}
    assert entries["command:look_left"].hint == "View › Look around"
    assert model.find("keys").entries[0].hint == "Help"
    assert entries["command:trackball"].state == "Off"
    program.shell.commands.run("trackball")
    model.collect()
    assert model.find("look from anywhere").entries[0].state == "On"


@pytest.mark.usefixtures("own_window")
def test_the_choices_of_all_menus_are_settings(program):
    settings = {title for kind, title in found(program, "setting") if kind is Kind.SETTING}
    for menu in program.window.findChildren(ChoiceMenu):
        for action in menu.choices:
            assert without_key(f"{menu.title()}: {action.text()}") in settings
    palette = open_palette(program, "dark theme")
    press(palette, Qt.Key.Key_Return)
    assert program.settings.theme == "dark"
    entry = program.feature("finder").model.find("theme dark").entries[0]
    assert not entry.state
    assert open_palette(program, "theme dark").entries[0].state == "Chosen"


def test_every_panel_is_found(program):
    program.feature("finder").model.collect()
    for feature in program.features:
        if feature.title:
            is_found = (Kind.PAGE, feature.title) in found_again(program, feature.title)
            assert is_found is (feature.id != "explore")
    palette = open_palette(program, "turn")
    press(palette, Qt.Key.Key_Return)
    assert program.window.shown_page == "turns"


@every("text", ["T perm", "t-perm", "Tperm"])
def test_a_case_is_found_however_it_is_written(program, text):
    assert found(program, text)[0] == (Kind.CASE, "PLL T")


def test_a_case_is_shown_in_the_library(program):
    palette = open_palette(program, "tperm")
    press(palette, Qt.Key.Key_Return)
    assert program.window.shown_page == "library"
    library = program.feature("library")
    assert library.panel.entry.title == "PLL T"
    assert QApplication.focusWidget() is library.cover.gallery


def test_a_pattern_is_shown_in_the_library(program):
    palette = open_palette(program, "cube in the cube")
    press(palette, Qt.Key.Key_Return)
    assert program.feature("library").panel.entry.title == "Cube in the Cube"


def test_every_case_and_pattern_of_the_library_is_there(program):
    library = program.feature("library")
    titles = {each.title for each in library.entries()}
    for collection in library.model.collections:
        assert titles >= {each.title for each in collection.entries}


@pytest.mark.usefixtures("own_window")
def test_methods_practice_and_sessions_are_found(program):
    assert found(program, "cfop")[0] == (Kind.METHOD, "Solve with: CFOP")
    program.sessions.save_as("Tuesday, late")
    assert found(program, "tuesday")[0] == (Kind.SESSION, "Tuesday, late")
    press(open_palette(program, "optimal"), Qt.Key.Key_Return)
    assert program.feature("solve").panel.solver_choice.currentData() == "optimal"
    press(open_palette(program, "practise pll"), Qt.Key.Key_Return)
    assert program.feature("cases").model.choice.set_key == "PLL"
    assert program.window.shown_page == "cases"


def test_a_method_for_other_cubes_says_so(program):
    entries = {each.id: each for each in open_palette(program, "reduction").entries}
    assert entries["solver:reduction"].missing
    assert entries["lesson:reduction"].missing


# What is typed


def test_typed_moves_are_done_and_undone_as_one(program):
    changes = []
    program.document.changed.connect(changes.append)
    palette = open_palette(program, "R U R’ U’")
    assert palette.current.title == "Do R U R’ U’"
    press(palette, Qt.Key.Key_Return)
    assert len(changes) == 1
    assert program.document.cube == Cube.solved(3).apply_all(Alg("R U R' U'").moves(3))
    program.shell.commands.run("undo")
    assert program.document.cube.is_solved
    assert not program.document.undo_stack.done


def test_any_alg_can_be_typed(program):
    show(program, Cube.solved(4))
    program.feature("finder").model.collect()
    for text in ("(R U)6", "[R, U]", "x", "FACE_RIGHT", "2-3Rw"):
        assert found_again(program, text)[0] == (Kind.MOVES, f"Do {text}")


def test_a_letter_may_be_a_move_and_the_beginning_of_a_name(program):
    both = found(program, "L")
    assert both[0] == (Kind.MOVES, "Do L")
    assert (Kind.PAGE, "Library") in both


def test_a_size_can_be_typed(program):
    press(open_palette(program, "5x5x5"), Qt.Key.Key_Return)
    assert program.document.cube.size == 5
    assert found(program, "4×4")[0] == (Kind.SETTING, "Change the size to 4×4×4")
    for text in ("5", "5x4", "500x500x500", "1x1x1"):
        titles = [title for _kind, title in found_again(program, text)]
        assert not any(title.startswith("Change the size") for title in titles)


def test_what_is_no_alg_is_none_and_no_match_says_so(program):
    palette = open_palette(program, "sceamble")
    assert palette.note.text() == "Nothing found for “sceamble”. Did you mean:"
    assert palette.current.title == "Scramble"
    palette.field.setText("?!")
    assert palette.note.text() == "Nothing found for “?!”."
    assert palette.entries == ()
    press(palette, Qt.Key.Key_Return)
    assert palette.isVisible()
    palette.field.setText("solve")
    assert not palette.note.isVisible()


# Keys and mouse


def test_escape_gives_the_keyboard_back(program):
    for widget in (program.shell.stage.line.edit, program.shell.stage.cube_view):
        widget.setFocus()
        palette = open_palette(program, "anything")
        assert QApplication.focusWidget() is palette.field
        press(palette, Qt.Key.Key_Escape)
        assert not palette.isVisible()
        assert QApplication.focusWidget() is widget


def test_the_key_that_opens_it_closes_it(program):
    palette = open_palette(program)
    press(palette, Qt.Key.Key_K, CONTROL)
    assert not palette.isVisible()


def test_the_keyboard_stays_inside(program):
    palette = open_palette(program, "s")
    before = program.document.cube
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F5, Qt.Key.Key_Home):
        press(palette, key)
        assert QApplication.focusWidget() is palette.field
    press(palette, Qt.Key.Key_R, CONTROL)
    assert program.document.cube == before
    assert palette.isVisible()


def test_the_arrows_walk_through_the_list(program):
    palette = open_palette(program)
    first, second = palette.entries[:2]
    press(palette, Qt.Key.Key_Down)
    assert palette.current is second
    press(palette, Qt.Key.Key_Up)
    press(palette, Qt.Key.Key_Up)
    assert palette.current is first
    press(palette, Qt.Key.Key_PageDown)
    assert palette.entries.index(palette.current) > 3
    palette.field.setText("s")
    assert palette.current is palette.entries[0]


def test_what_cannot_be_done_says_why_and_stays(program, qtbot):
    palette = open_palette(program, "explore the 2x2x2")
    assert palette.current.missing.startswith("Choose size 2 first")
    with qtbot.waitSignal(palette.announced) as said:
        press(palette, Qt.Key.Key_Return)
    assert said.args == [palette.current.missing]
    assert palette.isVisible()
    assert program.settings.found == ()
    assert all(each.missing for each in open_undo(program).entries if each.title == "Undo")


def open_undo(program):
    press(palette_of(program), Qt.Key.Key_Escape)
    return open_palette(program, "undo")


def test_a_click_does_an_entry_and_one_beside_closes(program, qtbot):
    palette = open_palette(program, "scramble")
    row = [each.kind for each in palette.entries].index(Kind.PAGE)
    place = palette.list.visualRect(palette.list.model().index(row)).center()
    QTest.mouseMove(palette.list.viewport(), place)
    QTest.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not palette.isVisible()
    assert program.window.shown_page == "scramble"
    palette = open_palette(program)
    QTest.mouseClick(palette, Qt.MouseButton.LeftButton, pos=QPoint(palette.width() // 2, 3))
    assert palette.isVisible()
    QTest.mouseClick(palette.parentWidget(), Qt.MouseButton.LeftButton, pos=QPoint(3, 790))
    assert not palette.isVisible()


def test_a_screen_reader_is_told_how_much_is_found_and_what_is_chosen(program, qtbot):
    palette = open_palette(program)
    with qtbot.waitSignal(palette.announced) as said:
        palette.field.setText("scramble")
    count = len(palette.entries)
    assert said.args[0].startswith(f"{count} results. Scramble, Command, Cube, Ctrl+R")
    with qtbot.waitSignal(palette.announced) as said:
        press(palette, Qt.Key.Key_Down)
    assert palette.current.title in said.args[0]
    assert palette.field.accessibleName()
    assert palette.list.accessibleName()


# Its place


@pytest.mark.parametrize("width", [640, 1280, 1920])
def test_it_fits_the_window(program, width):
    program.window.resize(width, 700)
    palette = open_palette(program)
    for size in (width, 700):
        program.window.resize(size, 600)
        room = program.window.rect().adjusted(MARGIN, 0, -MARGIN, 0)
        assert room.contains(palette.geometry())
        assert palette.width() <= max(WIDTH, room.width() // 2)
        assert abs(palette.geometry().center().x() - room.center().x()) <= 1


def test_it_follows_larger_letters_and_another_theme_while_it_is_open(program):
    def look():
        for _ in range(3):
            # Letters, what is laid out for them, and the palette come one after the other.
            QApplication.processEvents()
        return palette.geometry(), palette.list.grab().toImage()

    palette = open_palette(program)
    heights = []
    for change in (
        lambda: program.feature("text-size").set_percent(200),
        lambda: program.shell.commands.run("theme"),
        lambda: program.feature("text-size").set_percent(100),
    ):
        change()
        followed = look()
        palette.dismiss()
        open_palette(program)
        assert look() == followed
        heights.append(palette.height())
    assert heights[0] == heights[1] > heights[2]


def test_it_is_in_the_menu_and_remembers(program):
    action = program.shell.commands["find"]
    menus = {menu.text(): menu.menu() for menu in program.window.menuBar().actions()}
    assert action in menus["&Edit"].actions()
    press(open_palette(program, "scramble"), Qt.Key.Key_Return)
    assert open_palette(program).entries[0].id == "command:scramble"


def test_opening_makes_no_pattern_of_a_large_cube(build, monkeypatch):
    program = build(Cube.solved(100), chosen=Settings.in_memory())
    monkeypatch.setattr(patterns, "_of_rules", lambda size: pytest.fail("patterns are made"))
    patterns.patterns_for.cache_clear()
    assert (Kind.PATTERN, "Bands") in found(program, "bands")


def test_a_choice_that_the_cube_does_not_have_says_so(program):
    program.document.change_size(2)
    model = program.feature("finder").model
    model.collect()
    entries = {each.title: each for each in model.find("lit").entries}
    assert "size" in entries["Lit: Cross"].missing
    assert not entries["Lit: Everything"].missing
