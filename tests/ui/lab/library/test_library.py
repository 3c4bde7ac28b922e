"""The library in the window: looking, searching, playing, solving to, and patterns of one's own."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QToolButton

from cubeapp.drawing.theme import DARK
from cubeapp.engine.library.case_sets import case_start
from cubeapp.engine.library.entries import collections
from cubeapp.engine.library.patterns import Pattern
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui import app
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.lab.library.gallery import Card, PictureGallery, broken
from cubeapp.ui.lab.library.own_patterns import OwnPatterns
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Storage
from tests.ui.shortcuts import keeps_undo_for_itself
from tests.ui.solvers import FakeSolver, solution_of

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(request, qtbot, one_window):
    if "own_window" in request.fixturenames:
        program = request.getfixturevalue("own_window")
        program.window.shell.commands["library"].trigger()
        return program
    with qtbot.waitActive(one_window.window):
        one_window.window.activateWindow()
    one_window.document.restore(Memory(State(Timeline(Cube.solved(3)), 0)))
    feature = one_window.feature("library")
    one_window.window.shell.commands["library"].trigger()
    feature.cover.search_edit.clear()
    QApplication.processEvents()
    open_set(feature.cover, "patterns")
    forget_own(one_window, qtbot)
    feature.cover.gallery.choose(0)
    feature.panel.say("")
    return one_window


def forget_own(program, qtbot):
    """Put the form away, and remove all patterns that were kept."""
    panel, page = program.feature("library").panel, program.feature("library").cover
    if panel.form.isVisible():
        qtbot.keyClick(panel.form.name_edit, Qt.Key.Key_Escape)
    for label in [each for each in labels(page) if each.startswith("★")]:
        choose(page, label)
        panel.delete()
    program.settings.storage.remove("patterns")


@pytest.fixture
def panel(program):
    """What is known of the chosen entry, in the inspector."""
    return program.feature("library").panel


@pytest.fixture
def page(program):
    """The pictures, over the stage."""
    return program.feature("library").cover


@pytest.fixture
def document(program):
    return program.document


def labels(page):
    return [card.label for card in page.gallery.cards]


def open_set(page, key):
    title = next(chip.title for chip in page.chips.chips if chip.key == key)
    named = (each for each in page.findChildren(QToolButton) if each.accessibleName() == title)
    next(named).click()


def chosen_set(page):
    return next(chip.title for chip in page.chips.chips if chip.key == page.chips.current)


def choose(page, label):
    page.gallery.choose(labels(page).index(label))


def search(page, qtbot, text):
    page.search_edit.setFocus()
    qtbot.keyClicks(page.search_edit, text)
    QApplication.processEvents()


def cube(text, size=3):
    return Cube.solved(size).apply_all(Alg(text).moves(size))


def keep(panel, qtbot, name, alg=""):
    panel.add_button.click()
    qtbot.keyClicks(panel.form.name_edit, name)
    panel.form.alg_edit.setPlainText(alg)
    qtbot.keyClick(panel.form.name_edit, Qt.Key.Key_Return)


# Looking


def test_the_command_opens_it_at_the_patterns_of_the_size(panel, page):
    assert panel.isVisible()
    assert page.gallery.hasFocus()
    assert chosen_set(page) == "Patterns 3×3×3"
    assert "Superflip" in labels(page)
    assert len(labels(page)) >= 75


def test_every_set_of_cases_is_offered(panel, page):
    offered = [chip.key for chip in page.chips.chips]
    assert offered == [each.key for each in collections(3)]
    for key, count in (("OLL", 57), ("CMLL", 42), ("EG-1 2×2×2", 42)):
        open_set(page, key)
        assert len(labels(page)) == count


def test_another_size_brings_its_own_patterns(program, page):
    program.document.change_size(5)
    assert chosen_set(page) == "Patterns 5×5×5"
    assert "Targets" in labels(page)
    assert "Superflip" in labels(page)


def test_a_case_says_its_name_alg_length_order_and_what_it_does(panel, page):
    open_set(page, "PLL")
    choose(page, "Ua")
    assert panel.title.text() == "PLL Ua"
    assert panel.moves.moves == "M2 U M U2 M' U M2"
    assert panel.facts.text() == "11 face turns · 7 layer turns · order 3"
    assert (panel.about.text(), panel.effects.text()) == (
        "Edges only.",
        "3-cycle of edges UR UL UF",
    )


def test_of_very_many_moves_the_first_are_shown(program, panel, page):
    program.document.change_size(20)
    choose(page, "Nested cubes")
    assert len(panel.entry.moves) > 200
    assert len(panel.moves.moves) < 400
    assert f"{len(panel.entry.moves) - 60:,} more" in panel.moves.moves


def test_the_chosen_entry_stays_chosen_when_the_size_comes_back(program, panel, page):
    choose(page, "Superflip")
    program.document.change_size(4)
    assert panel.title.text()
    program.document.change_size(3)
    assert panel.entry is not None


# Searching


def test_words_are_searched_as_they_are_typed(panel, page, qtbot):
    search(page, qtbot, "superfliptw")
    assert labels(page) == ["Superfliptwist (Patterns)"]
    assert panel.title.text() == "Superfliptwist"


def test_what_nothing_has_is_said_and_esc_brings_everything_back(panel, page, qtbot):
    search(page, qtbot, "zzz")
    assert not page.gallery.isVisible()
    assert page.nothing.isVisible()
    assert not panel.play_button.isVisible()
    qtbot.keyClick(page.search_edit, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert page.gallery.isVisible()
    assert panel.play_button.isVisible()


def test_a_number_finds_cases_those_of_the_open_collection_first(page, qtbot):
    open_set(page, "OLL")
    search(page, qtbot, "27")
    assert labels(page)[:2] == ["27 Sune (OLL)", "27 (F2L)"]


@pytest.mark.parametrize(
    "text",
    ["T perm", *(pytest.param(text, marks=pytest.mark.slow) for text in ("T-perm", "Tperm"))],
)
def test_a_search_covers_all_collections_and_says_where_each_hit_is_from(panel, page, qtbot, text):
    search(page, qtbot, text)
    assert labels(page) == ["T (PLL)"]
    assert panel.title.text() == "PLL T"
    assert "permute the last layer" in page.gallery.cards[0].tip


def test_choosing_a_collection_ends_the_search_and_shows_all_of_it(page, qtbot):
    search(page, qtbot, "sune")
    open_set(page, "PLL")
    assert not page.search_edit.text()
    assert len(labels(page)) == 21


def test_a_pattern_added_while_searching_is_shown_among_the_patterns(panel, page, qtbot):
    search(page, qtbot, "sune")
    keep(panel, qtbot, "Mine", "R U F")
    assert labels(page)[0] == "★ Mine"
    assert panel.entry.is_own


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Down, pytest.param(Qt.Key.Key_Return, marks=pytest.mark.slow)]
)
def test_keys_go_from_the_search_to_the_pictures_and_on(panel, page, qtbot, document, key):
    open_set(page, "OLL")
    search(page, qtbot, "sune")
    qtbot.keyClick(page.search_edit, key)
    assert page.gallery.hasFocus()
    qtbot.keyClick(page.gallery, Qt.Key.Key_Right)
    assert page.gallery.current == 1
    qtbot.keyClick(page.gallery, Qt.Key.Key_Return)
    assert document.cube == panel.entry.cube


def test_letters_typed_over_the_pictures_are_searched_for(page, qtbot):
    page.gallery.setFocus()
    for letter in "tetris":
        qtbot.keyClicks(QApplication.focusWidget(), letter)
    QApplication.processEvents()
    assert page.search_edit.text() == "tetris"
    assert labels(page) == ["Tetris (Patterns)"]


def test_the_shortest_come_first_if_that_is_asked_for(page):
    page.order_choice.setCurrentIndex(page.order_choice.findData("length"))
    shortest = labels(page)[0]
    page.order_choice.setCurrentIndex(page.order_choice.findData("name"))
    assert shortest == "Belt"
    assert labels(page)[0] == "Anaconda"


# Playing, setting up, solving to


def test_the_stage_is_seen_while_a_picture_is_on_the_cube(program, panel, page):
    assert page.isVisible()
    choose(page, "Tetris")
    panel.play_button.click()
    assert not page.isVisible()
    assert panel.entry.title == "Tetris"
    panel.gallery_button.click()
    assert page.isVisible()
    assert page.gallery.hasFocus()
    assert not panel.gallery_button.isVisible()


def test_the_pictures_are_there_again_when_the_user_comes_back(program, panel, page):
    panel.show_button.click()
    program.window.show_page("algs")
    program.window.show_page("library")
    assert page.isVisible()


def test_a_pattern_is_played_from_the_solved_cube(program, panel, page, document):
    choose(page, "Tetris")
    panel.play_button.click()
    assert document.timeline.start.is_solved
    assert document.timeline.cube_at(len(document.timeline)) == panel.entry.cube
    assert program.player.is_playing or document.cursor == len(document.timeline)


def test_a_pattern_is_put_on_screen_and_undo_takes_it_away(panel, page, document):
    choose(page, "Tetris")
    panel.show_button.click()
    assert document.cube == cube("L R F B U' D' L' R'")
    document.undo_stack.undo()
    assert document.cube.is_solved


def test_a_case_is_set_up_at_its_alg_which_the_next_moves_do(program, panel, page, document):
    open_set(page, "OLL")
    choose(page, "27 Sune")
    panel.show_button.click()
    assert document.cube == panel.entry.cube
    assert [section.name for section in document.timeline.sections] == ["set-up", "OLL 27"]
    program.player.step(7)
    assert document.cube == case_start(3)


def test_a_case_is_played_from_its_set_up_on(panel, page, document):
    open_set(page, "PBL 2×2×2")
    panel.play_button.click()
    assert document.cube.size == 2
    assert document.timeline.start == case_start(2)


def test_a_double_click_puts_a_picture_on_screen(panel, page, qtbot, document):
    place = page.gallery.visualRect(page.gallery.model().index(1, 0)).center()
    viewport = page.gallery.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert page.gallery.current == 1
    assert document.cube.is_solved
    qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert document.cube == panel.entry.cube


def test_a_pattern_becomes_the_target_of_the_solvers(program, panel, page):
    choose(page, "Superflip")
    target = panel.entry.cube
    panel.target_button.click()
    solver_panel = program.feature("solve").panel
    assert solver_panel.isVisible()
    assert solver_panel.target.target.cube == target
    assert solver_panel.solve_button.text() == "Solve to Superflip"
    assert solver_panel.target.choice.findText("Superflip") > 0


@pytest.mark.parametrize("name", ["Christmas Cross", "Union Jack"])
def test_of_two_names_of_one_cube_the_target_has_the_chosen_one(program, panel, page, name):
    choose(page, name)
    panel.target_button.click()
    assert program.feature("solve").panel.target.choice.currentText() == name


def test_a_pattern_of_ones_own_becomes_the_target_under_its_name(program, panel, page, qtbot):
    keep(panel, qtbot, "Solved", "R U")
    panel.target_button.click()
    target = program.feature("solve").panel.target.target
    assert (target.name, target.cube, target.moves) == ("Solved", cube("R U"), Alg("R U").moves(3))


def test_a_case_becomes_the_target_under_its_name(program, panel, page):
    open_set(page, "PLL")
    choose(page, "T")
    panel.target_button.click()
    assert program.feature("solve").panel.target.choice.currentText() == "PLL T"
    assert program.feature("solve").panel.solve_button.text() == "Solve to PLL T"


def test_what_is_of_another_size_cannot_be_solved_to(panel, page):
    open_set(page, "PBL 2×2×2")
    assert not panel.target_button.isEnabled()
    assert "2×2×2" in panel.target_button.toolTip()
    panel.show_button.click()
    assert panel.target_button.isEnabled()


def test_a_large_cube_is_solved_and_goes_on_to_the_pattern(build, monkeypatch, qtbot):
    scramble = Alg("Rw U 2F'").moves(4)
    fake = FakeSolver(solution_of(scramble, "big-cube", 4))
    monkeypatch.setattr(app, "solver_for", lambda _request: fake)
    monkeypatch.setattr(app.BigCubes, "for_request", lambda _self, _request, _cube: None)
    monkeypatch.setattr(app, "load_solvers", lambda _control: None)
    program = build(Cube.solved(4), scramble)
    program.window.shell.commands["library"].trigger()
    panel, solver_panel = program.feature("library").panel, program.feature("solve").panel
    page = program.feature("library").cover
    choose(page, "Windows")
    wanted = panel.entry.cube
    panel.target_button.click()
    assert solver_panel.target.choice.currentText() == "Windows"
    solver_panel.solve_button.click()
    qtbot.waitUntil(lambda: bool(program.document.timeline.sections), timeout=10_000)
    timeline = program.document.timeline
    assert [section.name for section in timeline.sections] == ["all", "Windows"]
    assert timeline.cube_at(len(timeline)) == wanted
    assert fake.asked[0][0] == program.document.timeline.start


def test_large_cubes_cannot_be_solved_to_what_has_no_moves(program, panel, page):
    program.document.change_size(8)
    choose(page, "Diamonds")
    assert not panel.target_button.isEnabled()
    assert "known moves" in panel.target_button.toolTip()
    offered = program.feature("solve").panel.target.choice
    assert offered.findText("Diamonds") < 0
    assert offered.findText("Windows") > 0


def test_moves_are_copied_or_facelets_where_there_are_none(program, panel, page):
    choose(page, "Tetris")
    panel.moves.copy_button.click()
    assert QGuiApplication.clipboard().text() == "L R F B U' D' L' R'"
    program.document.change_size(8)
    choose(page, "Diamonds")
    assert not panel.play_button.isEnabled()
    panel.moves.copy_button.click()
    assert len(QGuiApplication.clipboard().text()) == 6 * 64


# One's own


def test_the_cube_on_screen_is_kept_by_name_with_its_moves(program, panel, page, qtbot, document):
    program.document.turn_all(Alg("R U").moves(3), "R U")
    keep(panel, qtbot, "  My   own ")
    assert labels(page)[0] == "★ My own"
    assert panel.entry.is_own
    assert panel.entry.cube == document.cube
    assert panel.moves.moves == "R U"
    assert not panel.form.isVisible()
    assert program.settings.storage.read("patterns")[0]["name"] == "My own"


def test_typed_moves_are_kept_by_name(panel, qtbot, document):
    keep(panel, qtbot, "Typed", "(R U)3")
    assert panel.entry.cube == cube("(R U)3")
    assert document.cube.is_solved


@pytest.mark.parametrize(
    ("name", "alg", "said"),
    [
        ("", "R", "name first"),
        ("superflip", "R", "already a pattern called"),
        ("New", "R Q", "'Q'"),
        pytest.param("New", "R R'", "solved cube", marks=pytest.mark.slow),
        ("New", "", "solved cube"),
    ],
)
def test_what_cannot_be_kept_is_explained(panel, page, qtbot, name, alg, said):
    before = labels(page)
    keep(panel, qtbot, name, alg)
    assert said in panel.form.note.text()
    assert panel.form.isVisible()
    assert labels(page) == before


def test_own_patterns_are_there_again_until_another_window_deletes_them(build, qtbot, tmp_path):
    storage = Storage(tmp_path)
    for is_first in (True, False):
        program = build(storage=storage)
        program.window.shell.commands["library"].trigger()
        panel, page = program.feature("library").panel, program.feature("library").cover
        if is_first:
            keep(panel, qtbot, "Mine", "R U F")
        assert labels(page)[0] == "★ Mine"
    theirs = OwnPatterns(storage)
    theirs.remove(theirs.patterns[0])
    choose(page, "★ Mine")
    panel.delete_button.click()
    assert "deleted or renamed in another window" in panel.message.text()
    assert panel.message.kind is NoteKind.PROBLEM
    assert "★ Mine" not in labels(page)
    keep(panel, qtbot, "Next", "R U")
    panel.rename_button.click()
    theirs.remove(OwnPatterns(storage).patterns[0])
    qtbot.keyClicks(panel.form.name_edit, "Yours")
    panel.form.save_button.click()
    assert "deleted or renamed in another window" in panel.message.text()
    assert not panel.form.isVisible()
    assert "★ Next" not in labels(page)


def test_an_own_pattern_is_renamed(panel, page, qtbot, program):
    keep(panel, qtbot, "Mine", "R U F")
    panel.rename_button.click()
    assert panel.form.name_edit.text() == "Mine"
    assert not panel.form.alg_edit.isVisible()
    qtbot.keyClicks(panel.form.name_edit, "Yours")
    panel.form.save_button.click()
    assert labels(page)[0] == "★ Yours"
    assert panel.title.text() == "Yours"
    assert program.settings.storage.read("patterns")[0]["name"] == "Yours"


def test_a_name_that_is_being_changed_belongs_to_the_pattern_it_was_asked_for(panel, page, qtbot):
    keep(panel, qtbot, "One", "R")
    keep(panel, qtbot, "Two", "U")
    panel.rename_button.click()
    choose(page, "★ One")
    assert not panel.form.isVisible()
    panel.add_button.click()
    open_set(page, "OLL")
    assert not panel.form.isVisible()


def test_an_own_pattern_is_deleted_and_brought_back(panel, page, qtbot, program):
    keep(panel, qtbot, "One", "R")
    keep(panel, qtbot, "Two", "U")
    choose(page, "★ One")
    qtbot.keyClick(page.gallery, Qt.Key.Key_Delete)
    assert "★ One" not in labels(page)
    assert panel.restore_button.isVisible()
    panel.restore_button.click()
    assert labels(page)[:2] == ["★ Two", "★ One"]
    assert [item["name"] for item in program.settings.storage.read("patterns")] == ["Two", "One"]
    assert not panel.restore_button.isVisible()


def test_the_programs_own_patterns_cannot_be_deleted(panel, page, qtbot):
    choose(page, "Superflip")
    assert not panel.delete_button.isVisible()
    qtbot.keyClick(page.gallery, Qt.Key.Key_Delete)
    assert "Superflip" in labels(page)


def test_esc_puts_the_form_away(panel, page, qtbot):
    panel.add_button.click()
    assert panel.form.name_edit.hasFocus()
    qtbot.keyClick(panel.form.name_edit, Qt.Key.Key_Escape)
    assert not panel.form.isVisible()
    assert page.gallery.hasFocus()


def test_what_was_said_of_one_pattern_goes_with_it(panel, page, qtbot):
    keep(panel, qtbot, "Mine", "R")
    assert page.gallery.hasFocus()
    assert panel.message.isVisible()
    choose(page, "Belt")
    assert not panel.message.isVisible()


def test_the_keys_stay_in_the_panel_when_a_button_goes(panel, page, qtbot):
    keep(panel, qtbot, "Mine", "R")
    panel.delete_button.setFocus()
    qtbot.keyClick(panel.delete_button, Qt.Key.Key_Space)
    assert not panel.delete_button.isVisible()
    assert page.gallery.hasFocus()


@pytest.mark.parametrize("text", ["not json", '{"name": 3}', '[{"name": "x"}]'])
def test_a_damaged_file_is_set_aside_with_a_sentence(tmp_path, text):
    (tmp_path / "patterns.json").write_text(text)
    own = OwnPatterns(Storage(tmp_path))
    assert own.patterns == ()
    assert "damaged" in own.problem
    assert (tmp_path / "patterns.damaged.json").read_text() == text


def test_windows_add_their_patterns_beside_each_other(tmp_path):
    one, other = (OwnPatterns(Storage(tmp_path)) for _ in range(2))
    for own, key in ((one, "a"), (other, "b"), (one, "c")):
        own.add(Pattern(key, 3, Alg("R").moves(3)))
    assert one.remove(one.patterns[1]) == 1
    other.rename(other.patterns[1], "d")
    assert [each.key for each in OwnPatterns(Storage(tmp_path)).patterns] == ["c", "d"]


def test_what_another_window_has_done_to_a_pattern_is_minded(tmp_path):
    one, other = (OwnPatterns(Storage(tmp_path)) for _ in range(2))
    for key, alg in (("a", "R"), ("b", "U")):
        one.add(Pattern(key, 3, Alg(alg).moves(3)))
    kept, gone = one.patterns
    with pytest.raises(CubeError, match="already a pattern called 'A'"):
        other.add(Pattern("A", 3, Alg("F").moves(3)))
    assert other.rename(gone, "A").key == "A"
    with pytest.raises(CubeError, match="already a pattern called 'a'"):
        one.rename(kept, "a")
    other.remove(other.patterns[1])
    for change in (lambda: one.rename(gone, "c"), lambda: one.remove(gone)):
        with pytest.raises(CubeError, match="deleted or renamed in another window"):
            change()
    assert [each.key for each in OwnPatterns(Storage(tmp_path)).patterns] == ["b"]


def test_what_cannot_be_written_is_said_and_nothing_changes(build, qtbot, tmp_path):
    (tmp_path / "file").write_text("")
    program = build(storage=Storage(tmp_path / "file"))
    program.shell.commands.run("library")
    panel, page = program.feature("library").panel, program.feature("library").cover
    keep(panel, qtbot, "Mine", "R")
    assert panel.form.note.text()
    assert "★ Mine" not in labels(page)


def test_a_half_painted_cube_is_not_kept(program, panel, qtbot):
    program.document.paint([0], 1)
    panel.form.begin_add()
    panel.form.name_edit.setText("Half")
    panel.form.save_button.click()
    assert panel.form.note.text()
    assert program.settings.storage.read("patterns") is None


# The pictures


def rows_in_sight(gallery):
    """The rows of which a part is to be seen."""
    model, sight = gallery.model(), gallery.viewport().rect()
    places = {row: gallery.visualRect(model.index(row, 0)) for row in range(model.rowCount())}
    return {row for row, place in places.items() if place.intersects(sight)}


def test_pictures_are_drawn_only_when_they_are_seen(qtbot):
    drawn = []

    def card(number):
        return Card(str(number), "", "", lambda _painter, _rect: drawn.append(number))

    gallery = PictureGallery()
    qtbot.addWidget(gallery)
    gallery.resize(QSize(300, 200))
    gallery.set_cards([card(number) for number in range(500)])
    gallery.show()
    qtbot.waitExposed(gallery)
    # They are drawn a few at a time, with pauses for what else there is to do.
    qtbot.waitUntil(lambda: rows_in_sight(gallery) <= set(drawn))
    assert 0 in drawn
    assert len(drawn) < 30
    drawn.clear()
    gallery.grab()
    QApplication.processEvents()
    assert not drawn
    gallery.choose(499)
    qtbot.waitUntil(lambda: 499 in drawn)
    assert 250 not in drawn


def test_long_names_are_broken_into_two_lines_and_the_last_is_cut(qapp):
    metrics = QFontMetrics(QApplication.font())
    width = metrics.horizontalAdvance("Checkerboard in") + 2
    assert broken("Checkerboard in three", metrics, width, 2) == "Checkerboard in\nthree"
    assert broken("Belt", metrics, width, 2) == "Belt"
    lines = broken("Checkerboard in three colours of all", metrics, width, 2).split("\n")
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert all(metrics.horizontalAdvance(line) <= width for line in lines)


class EvenMetrics:
    """Chinese signs are two wide and all others one, whatever fonts there are."""

    def horizontalAdvance(self, text):  # noqa: N802
        return sum(2 if sign > "\u2e80" else 1 for sign in text)

    def elidedText(self, text, _mode, width):  # noqa: N802
        return text if self.horizontalAdvance(text) <= width else text[: width // 2] + "…"


def test_chinese_names_are_broken_between_any_two_signs():
    lines = broken("棋盘超级翻转 3×3×3", EvenMetrics(), 8, 3).split("\n")
    assert lines == ["棋盘超级", "翻转", "3×3×3"]
    assert broken("棋盘超级翻转", EvenMetrics(), 8, 1) == "棋盘超级…"


@pytest.mark.usefixtures("own_window")
def test_other_colours_draw_the_pictures_again(panel, page):
    before = page.gallery.grab().toImage()
    panel.set_theme(DARK.with_scheme(DARK.scheme))
    assert page.gallery.grab().toImage() != QPixmap(before.size()).toImage()


@pytest.mark.parametrize(
    "size", [3, 7, *(pytest.param(size, marks=pytest.mark.slow) for size in (2, 40))]
)
def test_every_entry_of_a_size_can_be_drawn(page, program, size):
    program.document.change_size(size)
    for card in page.gallery.cards[:12]:
        picture = QPixmap(60, 60)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        card.draw(painter, picture.rect().toRectF())
        painter.end()
        assert picture.toImage().pixelColor(QPoint(30, 30)).alpha() == 255


# Everybody can use it


def test_every_control_has_a_tooltip_and_a_name(panel, page):
    parts = (
        *(page.chips.parts[0], page.search_edit, page.order_choice, page.nothing.button),
        *(panel.gallery_button, panel.play_button, panel.show_button),
        *(panel.target_button, panel.moves.copy_button, panel.add_button, panel.rename_button),
        *(panel.delete_button, panel.restore_button, panel.form.name_edit, panel.form.alg_edit),
        *(panel.form.save_button, panel.form.close_button),
    )
    for part in parts:
        assert part.toolTip()
        assert part.accessibleName()
    assert page.gallery.accessibleName()


def test_every_letter_means_one_thing_and_none_is_a_menus(panel, page):
    parts = (
        *(panel.play_button, panel.show_button, panel.target_button, panel.moves.copy_button),
        *(panel.add_button, panel.rename_button, panel.delete_button, panel.restore_button),
        *(panel.gallery_button, page.nothing.button),
    )
    keys = [part.text().split("&")[1][0].upper() for part in parts]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & set("FECVSH")


def test_undo_is_the_windows_while_pictures_have_the_focus(page):
    assert not keeps_undo_for_itself(page.gallery)


def test_nothing_is_read_before_the_library_is_seen(build, tmp_path):
    (tmp_path / "patterns.json").write_text("not json")
    program = build(storage=Storage(tmp_path))
    assert (tmp_path / "patterns.json").exists()
    program.shell.commands.run("library")
    assert (tmp_path / "patterns.damaged.json").exists()
    assert "damaged" in program.window.message.text()


def test_searching_shows_nothing_on_the_cube(page, qtbot, document):
    before = document.cube
    search(page, qtbot, "checkerboard")
    assert len(labels(page)) > 1
    assert document.cube == before


def test_forgotten_settings_keep_patterns_in_memory():
    settings = Settings.in_memory()
    assert OwnPatterns(settings.storage).patterns == ()
