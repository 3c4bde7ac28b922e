"""Files of the version before the window was divided into features open with all they hold.

``data/version-1`` was written by that version at commit e9a534e, started with an empty folder for
settings: ``settings`` in German, with named sessions, of which a half-followed solution was left
open, and every other kind of file; ``unnamed`` with a session that has no name, left while
painting; ``carried.cubeapp.json`` by "Save this session". They are never regenerated.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence

from cubeapp.drawing.theme import COLOUR_LETTERS, OWN_SCHEME, ROUND
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.solves import Solve, Tally
from cubeapp.engine.timeline.study import Script
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui import app
from cubeapp.ui.files.export.choices import Choices
from cubeapp.ui.files.export.options import Kind
from cubeapp.ui.files.sessions.session_files import timeline_in
from cubeapp.ui.lab.library.own_patterns import OwnPatterns
from cubeapp.ui.play.history.model import Bookmarks
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import CONFIG_VARIABLE, Settings
from cubeapp.ui.shell.main_window import OLD_NAMES
from cubeapp.ui.train.cases.choice import Choice
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import tr
from tests.ui.fonts import font
from tests.ui.windows import discard, paints_all

DATA = Path(__file__).parent / "data" / "version-1"
CARRIED = DATA / "carried.cubeapp.json"
SOLVED = Cube.solved(3)
SCRAMBLE = "R U2 F' L D2 B"
SOLUTION = (
    "x2 y L' D2 F' L F U2 F' U' R U R' F' U' F y2 L' U L U F U' F' y U2 L' U L U F U' F' "
    "y2 L' U L U F U' F' U' F R U R' U' F' U2 R U R' U R U2 R'"
)
STAGES = (
    *(("Haltung", 0, 2), ("Kreuz", 2, 6), ("Ecken", 6, 16), ("Mittlere Kanten", 16, 41)),
    *(("Oberes Kreuz", 41, 48), ("Oberseite", 48, 56), ("Obere Ecken", 56, 56)),
    ("Obere Kanten", 56, 56),
)
SMALL_DRAFT = "UUBLBRLDDURDFFD.FR.UBL.."
DRAFT = "RRR.U....U...R........F........D........L........B...."
PAINTED = (
    *("paint 3 stickers", "paint 2 stickers, 1 followed", "paint 1 sticker, 1 followed"),
    *("paint 3 stickers, 1 followed", "paint 2 stickers, 4 followed"),
    "paint 1 sticker, 1 followed",
)
SESSIONS = ["Gemalt", "Lang", "Lösung 🟥", "Vierer"]


def begin(folder, config):
    """Start the program as a user does whose files are in ``folder``."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CONFIG_VARIABLE, str(folder))
        settings = Settings.of_user()
    speak_as(settings.language)
    preparation = Preparation(("/nowhere",), lambda: True, compiles=True)
    program = app.build(settings=settings, preparation=preparation)
    program.window.setUpdatesEnabled(paints_all(config))
    program.window.show()
    return program


@pytest.fixture
def start(tmp_path, qtbot, qapp, pytestconfig):
    """Returns a function that starts the program as a user with old files does."""
    programs = []

    def start_with(old="settings"):
        folder = tmp_path / old
        if not folder.exists():
            shutil.copytree(DATA / old, folder)
        programs.append(begin(folder, pytestconfig))
        qtbot.waitExposed(programs[-1].window)
        return programs[-1]

    yield start_with
    for program in programs:
        discard(program)
    speak_as("en")
    qapp.setFont(font())


AGES = ["of the old version", "saved by this version"]


@pytest.fixture(scope="module")
def files(tmp_path_factory, qapp, pytestconfig):
    """Returns a function that returns a folder of old files, as they were or saved again."""
    made = {}

    def folder_of(age, old):
        if age == "of the old version":
            return DATA / old
        if old not in made:
            made[old] = tmp_path_factory.mktemp(old) / old
            shutil.copytree(DATA / old, made[old])
            save_all_again(begin(made[old], pytestconfig))
            speak_as("en")
            qapp.setFont(font())
        return made[old]

    return folder_of


# What this version saved it has read before, so that one tells of both.
@pytest.fixture(params=[pytest.param(AGES[0], marks=pytest.mark.slow), AGES[1]])
def started(request, start, files, tmp_path):
    """Returns a function that starts with old files, or with them after this version saved."""

    def start_with(old="settings"):
        shutil.copytree(files(request.param, old), tmp_path / old)
        return start(old)

    return start_with


@pytest.fixture(scope="module", params=[pytest.param(AGES[0], marks=pytest.mark.slow), AGES[1]])
def _shared(request, files, tmp_path_factory, qapp, pytestconfig):
    folder = tmp_path_factory.mktemp("read") / "settings"
    shutil.copytree(files(request.param, "settings"), folder)
    program = begin(folder, pytestconfig)
    yield program
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "LEAVING_MS", 20_000)
        discard(program)
    speak_as("en")
    qapp.setFont(font())


@pytest.fixture
def opened(_shared):
    """The program with old files, like `started`; one for all who do nothing to it but look."""
    speak_as(_shared.settings.language)
    yield _shared
    speak_as("en")


def save_all_again(program):
    """Let the program save all files that it has, and end it."""
    page, key = program.window.shown_page, program.sessions.key
    for session in program.sessions.all():
        program.sessions.open(session.key)
        program.sessions.rename(session.key, session.name)
    program.sessions.open(key)
    save_again(program.settings.storage)
    program.autosave.request()
    program.window.show_page(page)
    discard(program)


def save_again(storage):
    """Write the files that are only written when something in them changes."""
    bookmarks, patterns, book = Bookmarks(storage), OwnPatterns(storage), TimeBook(storage)
    for bookmark in bookmarks.bookmarks:
        bookmarks.rename(bookmark.key, bookmark.name)
    for pattern in patterns.patterns:
        patterns.rename(pattern, pattern.name)
    current = book.book.current
    for index in (*range(len(book.book.sessions)), current):
        book.open_session(index)
    if storage.read("drills") is not None:
        storage.write("drills", Choice.from_json(storage.read("drills")).to_json())


def names_of(document):
    """The names of all edits, and how many of them are done."""
    memory = document.memory()
    return tuple(edit.name for edit in memory.edits), memory.done


def open_by_name(program, name):
    program.sessions.open(next(each.key for each in program.sessions.all() if each.name == name))
    assert program.sessions.name == name


# Sessions


def test_the_solution_that_was_followed_is_on_the_timeline(opened):
    document, timeline = opened.document, opened.document.timeline
    assert opened.window.windowTitle() == "Lösung 🟥 – cubeapp"
    assert timeline.start == SOLVED.apply_all(Alg(SCRAMBLE).moves(3))
    assert format_moves(timeline.moves, 3) == SOLUTION
    assert (document.cursor, timeline.purpose) == (5, Purpose.SOLUTION)
    assert tuple((each.name, each.start, each.end) for each in timeline.sections) == STAGES
    assert [len(each.parts) for each in timeline.sections] == [1, 2, 2, 3, 1, 1, 0, 0]
    assert all(part.step is not None for each in timeline.sections[1:] for part in each.parts)
    assert timeline.cube_at(len(timeline)).is_solved
    assert opened.feature("algs").model.script == Script("F R", "[R: U] (M' U)2 // Kommentar", True)


def test_what_was_done_before_the_last_start_can_be_undone_and_done_again(started):
    document = started().document
    assert names_of(document) == ((SCRAMBLE, "Lösung zeigen"), 2)
    document.undo_stack.undo()
    assert format_moves(document.timeline.moves, 3) == SCRAMBLE
    document.undo_stack.undo()
    assert document.cube == SOLVED
    document.undo_stack.redo()
    document.undo_stack.redo()
    assert format_moves(document.timeline.moves, 3) == SOLUTION


def test_all_sessions_are_in_the_list(opened):
    assert sorted(each.name for each in opened.sessions.all()) == SESSIONS


def check_four(program):
    """Check the session on a 4×4×4, with moves that were dropped and moves that were undone."""
    document = program.document
    names = ("Größe 4", "R", "Uw'", "F2", "B", "r U2 3Fw")
    assert (format_moves(document.timeline.moves, 4), document.cursor) == ("R B", 2)
    assert document.cube == Cube.solved(4).apply_all(Alg("R B").moves(4))
    assert names_of(document) == (names, 5)
    assert program.feature("algs").model.script == Script("", "r U2 3Fw")
    document.undo_stack.redo()
    assert len(document.timeline) == 5
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert (format_moves(document.timeline.moves, 4), document.cursor) == ("R Uw' F2", 1)


def test_dropped_moves_come_back_and_undone_ones_can_be_done_again(started):
    program = started()
    open_by_name(program, "Vierer")
    check_four(program)


def test_a_long_timeline_opens_in_its_middle(started):
    program = started()
    open_by_name(program, "Lang")
    timeline = program.document.timeline
    assert (len(timeline), program.document.cursor) == (1200, 1150)
    assert program.document.cube == SOLVED.apply_all(Alg("R U R' U'").moves(3) * 287).apply_all(
        Alg("R U").moves(3)
    )
    assert names_of(program.document) == (("lang", "(R U R' U')300"), 2)


def test_drafts_of_two_sizes_are_painted_on(started):
    program = started()
    open_by_name(program, "Gemalt")
    document = program.document
    assert document.is_painting
    assert format_facelets(document.draft) == DRAFT
    assert {format_facelets(draft) for draft in document.memory().drafts} == {SMALL_DRAFT, DRAFT}
    assert names_of(document)[0][1:3] == ("3 Sticker malen", "2 Sticker malen, 1 ergaben sich")
    for _ in range(3):
        document.undo_stack.undo()
    document.begin_painting()
    assert format_facelets(document.draft) == SMALL_DRAFT


def test_a_session_without_a_name_opens_with_its_painting(started):
    program = started("unnamed")
    document = program.document
    assert (program.sessions.name, program.sessions.all()) == ("", ())
    assert document.is_painting
    assert format_facelets(document.draft) == SMALL_DRAFT
    assert names_of(document) == (("R", "U", "R'", "U'", "F", "change the size to 2", *PAINTED), 12)
    assert program.feature("algs").model.script == Script("", "R U not an alg")
    while document.undo_stack.undo_name != "F":
        document.undo_stack.undo()
    assert (format_moves(document.timeline.moves, 3), document.cursor) == ("R U R' U' F", 3)


def test_stickers_that_were_implied_still_are(started):
    document = started("unnamed").document
    implied = {len(each.facelets): each for each in document.memory().followed}
    shown = [each for each in document.memory().followed if each.draft == document.draft]
    assert [each.facelets for each in shown] == [(13, 14, 16, 17, 19, 20, 21)]
    assert set(implied) == {1, 2, 3, 7}
    # The sticker that they follow from is taken away, and they go with it.
    bare = format_facelets(document.draft).count(".")
    by_hand = [index for index in range(15) if index not in (13, 14)]
    document.paint(by_hand, 255)
    document.finish_stroke()
    assert format_facelets(document.draft).count(".") > bare + len(by_hand)


def test_a_session_file_from_elsewhere_opens(start):
    program = start("unnamed")
    program.opener.open_file(CARRIED)
    assert program.sessions.name == "Vierer"
    check_four(program)


def test_the_command_line_reads_the_moves_of_a_session_file():
    timeline, cursor = timeline_in(CARRIED)
    assert (format_moves(timeline.moves, 4), cursor) == ("R B", 2)


def test_a_session_file_is_the_same_after_it_was_saved_again(start, tmp_path):
    program = start("unnamed")
    program.opener.open_file(CARRIED)
    again = tmp_path / "again.cubeapp.json"
    program.sessions.save_file(again)
    assert again.read_text() == CARRIED.read_text()


def test_the_files_of_sessions_open_by_hand_too(start):
    program = start("unnamed")
    names = []
    for path in sorted((DATA / "settings/sessions").glob("*.json")):
        program.opener.open_file(path)
        names.append(program.sessions.name)
    assert sorted(names) == SESSIONS


# Everything else


def test_bookmarks_are_found_with_their_moves_and_drafts(opened):
    feature = opened.feature("history")
    painted, four = feature.bookmarks.bookmarks
    assert (painted.name, four.name) == ("5×5×5, wird bemalt", "mitten im Vierer")
    assert painted.state.draft == Cube.unpainted(5)
    assert format_moves(painted.state.timeline.moves, 5) == "3Rw U"
    assert (format_moves(four.state.timeline.moves, 4), four.state.cursor) == ("R Uw F2", 2)


def test_own_patterns_are_in_the_library(opened):
    given, made = OwnPatterns(opened.settings.storage).patterns
    assert (made.name, made.alg, made.about) == ("Meins", "R L' U2", "selbst gefunden")
    assert (given.name, given.size, given.alg) == ("Nur ein Würfel", 2, "")
    assert given.cube == Cube.solved(2).apply_all(Alg("R U").moves(2))


def test_times_keep_penalties_comments_and_recorded_moves(opened):
    book = opened.feature("practice").timer.book.book
    mornings, twos = book.sessions
    assert (mornings.name, twos.name, book.current) == ("Morgens", "Zweier", 1)
    assert [tr(solve.described()) for solve in mornings.solves] == ["14,34+", "DNF (9,99)", "4,00"]
    slipped, _dnf, recorded = mornings.solves
    assert slipped == Solve(
        12345,
        plus_twos=1,
        scramble="R U F",
        date="2026-01-02T03:04:05+01:00",
        comment="Hand ausgerutscht",
    )
    assert (recorded.alg, recorded.times_ms) == ("U' R'", (1500, 4000))
    assert [(solve.size, tr(solve.described())) for solve in twos.solves] == [(2, "7,21++")]
    assert dict(book.tallies) == {"PLL: Aa": Tally(3, 1), "PLL: Ab": Tally(0, 2)}


def test_the_cases_to_practise_are_those_that_were_chosen(opened):
    choice = opened.feature("cases").model.choice
    assert choice == Choice("PLL", frozenset({"PLL: E", "PLL: F"}), False, "U")


def test_the_cube_looks_as_it_did(opened):
    looks = opened.settings.looks
    own = ("#102030", "#405060", "#708090", "#a0b0c0", "#d0e0f0", "#ffee00")
    assert (looks.scheme.key, looks.scheme.colours) == (OWN_SCHEME, own)
    assert (looks.marks, looks.shape, looks.gap) == (COLOUR_LETTERS, ROUND, 0.08)
    assert (looks.body, looks.has_hints, looks.has_back) == ("#332211", True, True)
    assert (opened.settings.theme, opened.settings.stickering) == ("dark", "OLL")


def test_changed_keys_do_what_they_did(opened):
    keymap, commands = opened.keyboard.keymap, opened.shell.commands
    assert keymap.name == "letters"
    assert keymap.bindings["J"] == "M'"
    assert "K" not in keymap.bindings
    assert commands["reset"].shortcut() == QKeySequence("Ctrl+Alt+R")
    assert commands["solve"].shortcuts() == []
    assert opened.settings.keyboard_layout == "qwertz"


def test_the_choices_of_an_export_are_the_last_ones(opened):
    choices = Choices.restored(opened.settings.export)
    options = choices.options
    assert (options.kind, options.width, options.height) == (Kind.GIF, 640, 480)
    assert (options.tempo, options.fps, options.pause_s) == (2.0, 25, 1.5)
    assert (options.loops, options.has_captions, choices.ground) == (False, True, "dark")


def test_the_window_is_arranged_and_moves_as_it_did(opened):
    settings, commands = opened.settings, opened.shell.commands
    assert opened.window.shown_page == "turns"
    assert not opened.shell.stage.net_view.isVisible()
    assert opened.window.menuBar().actions()[0].text() == "&Datei"
    assert settings.text_size == 115
    assert (opened.player.tempo, opened.player.turn_ms, opened.player.instant) == (
        2.0,
        180,
        True,
    )
    for id in ("trackball", "inner_slices", "pause_steps", "instant"):
        assert commands[id].isChecked(), id
    timing = opened.feature("practice").timer.timing
    assert not opened.document.autofill.is_on
    assert (timing.inspects, timing.on_screen) == (True, True)
    assert settings.welcomed


OTHER_PANELS = (
    *("SolverPanel", "ExplorePanel", "ScramblePanel", "MovesPanel", "LibraryPanel", "LabPanel"),
    *("PracticePanel", "HistoryPanel", "SessionsPanel", "ExportPanel", "LooksPanel"),
)


@pytest.mark.parametrize(
    "name",
    [
        "AlgEditor",
        *(pytest.param(name, marks=pytest.mark.slow) for name in OTHER_PANELS),
    ],
)
def test_every_panel_that_was_shown_last_is_shown_again(build, name):
    cube = Cube.solved(2 if name == "ExplorePanel" else 3)
    assert build(cube, panel=name).window.shown_page == OLD_NAMES[name]


# Damage


@pytest.mark.parametrize("old", ["settings", pytest.param("unnamed", marks=pytest.mark.slow)])
def test_a_damaged_session_is_kept_aside_and_another_one_is_begun(start, tmp_path, old):
    shutil.copytree(DATA / old, tmp_path / old)
    inside = "sessions/s-l-sung" if old == "settings" else "session"
    path = tmp_path / old / f"{inside}.json"
    cut = path.read_text()[:-300]
    path.write_text(cut)
    program = start(old)
    assert path.with_name(f"{path.stem}.damaged.json").read_text() == cut
    assert program.document.cube == SOLVED
    assert names_of(program.document) == ((), 0)


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("bookmarks", "history"),
        *(
            pytest.param(*each, marks=pytest.mark.slow)
            for each in (
                *(("alg", "algs"), ("drills", "cases")),
                *(("patterns", "library"), ("practice", "practice")),
            )
        ),
    ],
)
def test_a_damaged_file_is_kept_aside_when_its_panel_is_shown(start, tmp_path, name, page):
    shutil.copytree(DATA / "settings", tmp_path / "settings")
    # The alg of the session that is open takes the place of the one in the file.
    (tmp_path / "settings/open-session.json").unlink()
    path = tmp_path / f"settings/{name}.json"
    cut = path.read_text()[:-9]
    path.write_text(cut)
    program = start()
    program.window.show_page(page)
    assert path.with_name(f"{name}.damaged.json").read_text() == cut


def test_settings_of_an_old_version_that_make_no_sense_are_the_defaults(start, tmp_path):
    shutil.copytree(DATA / "settings", tmp_path / "settings")
    path = tmp_path / "settings/cubeapp.ini"
    text = path.read_text().replace("gap=0.08", "gap=much").replace("lit=OLL", "lit=all")
    path.write_text(text)
    settings = start().settings
    assert (settings.looks.gap, settings.stickering) == (Settings.in_memory().gap, "step")
    assert settings.looks.shape == ROUND
