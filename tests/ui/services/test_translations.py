"""The window in other languages: nothing is left out, nothing breaks, nothing is cut off."""

from __future__ import annotations

import re
import shutil
import string
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QMessageBox,
    QTabBar,
    QWidget,
)

from cubeapp.cli import main
from cubeapp.drawing.camera import Camera
from cubeapp.engine.library.case_sets import case_sets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.base import RANDOM_MOVES, Recipe
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.goals.named import named_goals
from cubeapp.engine.solvers.registry import hand_solver
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.resources import resource
from cubeapp.ui import app
from cubeapp.ui.describe.panel import DescriptionWindow
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.files.sessions.model import OPEN
from cubeapp.ui.play.scramble.model import BatchRequest
from cubeapp.ui.preferences.keys.panel import KeysWindow
from cubeapp.ui.services.language import LANGUAGES, speak_as, spoken
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.solve.solvers.runs import SolveRequest, Target
from cubeapp.words import decimal, speak, tr
from tests.ui.layout import shown
from tests.ui.windows import discard, quit_anyway

pytestmark = pytest.mark.usefixtures("unpainted")

CATALOGUES = ("de", "zh")
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
WORDS = ("text", "title", "placeholderText", "plainText", "prefix", "suffix", "windowTitle")
SAME_EVERYWHERE = re.compile(
    rf"""
    \b(?:
        (?:{"|".join(named_goals())})(?=:\ ) | home=[A-Z,]+        # goals as they are typed
      | (?:[HQSE]|OB)TM | DNF | (?:ao|mo)\d+                     # how cubers measure
      | FACE_[A-Z]+ | no-home | URFDLB                    # moves and rules as they are typed
      | Ctrl | Alt | Shift | Esc | Del | Return | Home                  # Qt names keys
      | Left | Right | (?:Pg)?(?:Up|Down)
      | cubeapp | English | Deutsch
      | [KMG]B
    )\b
    | [URFDLB]w\d? | \#[0-9a-f]{{6}}""",
    re.VERBOSE,
)


def _nicknames():
    return {case.nickname for each in case_sets() for case in each.cases if case.nickname}


NICKNAMES = re.compile(
    rf"(?<=⟧ )(?:{'|'.join(re.escape(name) for name in _nicknames())})"
    r"(?= ·|\n|$)"
)
"""Names that cubers gave to cases, behind the case's own: the same in every language."""


@pytest.fixture(autouse=True)
def _english_again(qapp):
    yield
    speak_as("en")


def catalogue(language):
    path = resource(f"translations/cubeapp_{language}.ts")
    return {
        message.findtext("source"): message.findtext("translation")
        for message in ElementTree.parse(path).iter("message")
    }


def tool(name):
    return shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent))


def mnemonic(text):
    found = re.search("&([^&])", text.replace("&&", ""))
    return found[1].lower() if found else ""


def names_in(text):
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


# The catalogues


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_text_is_translated(language):
    assert [source for source, text in catalogue(language).items() if not text] == []


@pytest.mark.parametrize("language", CATALOGUES)
def test_translations_have_the_same_gaps_mnemonics_and_spaces(language):
    for source, text in catalogue(language).items():
        assert names_in(source) == names_in(text), source
        assert bool(mnemonic(source)) == bool(mnemonic(text)), source
        assert source.startswith(" ") == text.startswith(" "), source
        assert source.endswith(" ") == text.endswith(" "), source


@pytest.mark.parametrize("language", CATALOGUES)
def test_the_program_reads_what_the_translators_wrote(qapp, language):
    translator = QTranslator()
    assert translator.load(str(resource(f"translations/cubeapp_{language}.qm")))
    for source, text in catalogue(language).items():
        assert translator.translate("", source) == (text or None), "run make translations"


def test_all_texts_of_the_program_are_in_the_catalogues(tmp_path):
    package = Path(app.__file__).parents[1]
    made = tmp_path / "made.ts"
    command = [tool("lupdate"), "-silent", "-locations", "none"]
    command += ["-tr-function-alias", "tr+=mark", *map(str, package.rglob("*.py"))]
    subprocess.run([*command, "-ts", str(made)], check=True)
    texts = {node.text for node in ElementTree.parse(made).iter("source")}
    for language in CATALOGUES:
        assert texts <= catalogue(language).keys(), "run make translations"


def test_no_text_is_where_the_collector_of_texts_does_not_look():
    package = Path(app.__file__).parents[1]
    hidden = re.compile(r"""\bf["'].*\{(?:tr|mark|Text)\(["']""")  # inside an f-string
    sources = {path: path.read_text("utf-8") for path in package.rglob("*.py")}
    assert not [path.name for path, source in sources.items() if hidden.search(source)]


# Choosing


def test_the_system_chooses_what_the_program_has(monkeypatch):
    wanted = []
    locale = type("Locale", (), {"uiLanguages": lambda _self: wanted})()
    with monkeypatch.context() as patched:
        patched.setattr("cubeapp.ui.services.language.QLocale.system", lambda: locale)
        for languages, language in (
            (["de-AT", "de", "en-US"], "de"),
            (["fr-FR", "fr", "zh-Hans-CN"], "zh"),
            (["fr-FR", "fr"], "en"),
            ([], "en"),
        ):
            wanted[:] = languages
            assert spoken("system") == language
    assert [spoken(language) for language in LANGUAGES if language != "system"] == [
        "en",
        "de",
        "zh",
    ]


def test_speaking_otherwise_and_back(qapp):
    speak_as("de")
    assert tr("Solve") == "Lösen"
    speak_as("zh")
    assert tr("Solve") == "求解"
    speak_as("en")
    assert tr("Solve") == "Solve"
    assert qapp.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_dialogs_of_qt_speak_the_language_too(qapp):
    speak_as("de")
    assert qapp.translate("QPlatformTheme", "Cancel") == "Abbrechen"


@pytest.mark.parametrize(("language", "shown"), [("de", "1,5×"), ("zh", "1.5×"), ("en", "1.5×")])
def test_decimals_are_shown_and_typed_as_the_language_has_them(build, qtbot, language, shown):
    speak_as(language)
    tempo = build().window.features["export"].panel.tempo_box
    tempo.setValue(1.5)
    assert tempo.text() == shown
    tempo.selectAll()
    qtbot.keyClicks(tempo, shown.replace("5×", "7"))
    assert tempo.value() == 1.7
    assert decimal(1.5, 1) + "×" == shown


def test_a_text_without_a_translation_stays_english(qapp):
    speak_as("de")
    assert tr("no such text") == "no such text"


@pytest.fixture
def running(qtbot, tmp_path, monkeypatch):
    """Returns what `run` has, with a window on screen."""
    monkeypatch.setenv("CUBEAPP_CONFIG", str(tmp_path))
    # Nothing is compiled or built for a window that solves nothing.
    monkeypatch.setattr(app, "HELPER", ("/nowhere",))
    monkeypatch.setattr(app, "is_ready", lambda: True)
    monkeypatch.setattr(app, "load_solvers", lambda _control: None)
    monkeypatch.setattr(app.OptimalTables, "build_smallest", lambda _tables: None)
    settings = Settings.of_user()
    settings.welcomed = settings.instant = True
    settings.language = "en"
    made = app.Running(app.build(Cube.solved(4), settings=settings))
    made.show()
    qtbot.waitExposed(made.program.window)
    yield made
    discard(made.program)


def test_another_language_goes_on_with_a_session_that_cannot_be_saved(running, qtbot, monkeypatch):
    def no_room(*_parts):
        raise CubeError("there is no room")

    def asked(box):
        boxes.append(box.text())
        quit_anyway(box)

    boxes, old = [], running.program
    monkeypatch.setattr(Storage, "write_text", no_room)
    monkeypatch.setattr(QMessageBox, "exec", asked)
    old.document.turn_all(Alg("R U").moves(4), "R U")
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    assert running.program.document.timeline.moves == Alg("R U").moves(4)
    assert not boxes


def test_another_language_goes_on_in_the_session_of_its_window(running, qtbot):
    old = running.program
    old.document.turn_all(Alg("R U").moves(4), "R U")
    old.sessions.save_as("mine")
    # As another window does that leaves it.
    old.settings.storage.write(OPEN, "")
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    assert running.program.sessions.name == "mine"


def test_another_language_writes_over_no_other_session_where_its_own_is_in_no_file(
    running, qtbot, monkeypatch
):
    def no_room(*_parts):
        raise CubeError("there is no room")

    old = running.program
    old.document.turn_all(Alg("R U").moves(4), "R U")
    other = old.sessions.save_as("other")
    old.document.turn_all(Alg("F").moves(4), "F")
    with monkeypatch.context() as patched:
        patched.setattr(Storage, "write_text", no_room)
        old.sessions.save_as("mine")
        old.language.choose("de")
        qtbot.waitUntil(lambda: running.program is not old)
    new = running.program
    assert (new.sessions.name, new.document.timeline.moves) == ("mine", Alg("R U F").moves(4))
    new.autosave.stop()
    new.sessions.open(other)
    assert new.document.timeline.moves == Alg("R U F").moves(4)[:2]


def test_another_language_keeps_what_was_done(running, qtbot):
    old = running.program
    for move in Alg("R U 2R").moves(4):
        old.document.turn(move)
    old.shell.commands.run("look_left")
    old.line.set_text("Rw U")
    recipe = Recipe(RANDOM_MOVES, 4, 5)
    with qtbot.waitSignal(old.scrambler.sheet_made):
        old.scrambler.make_sheet(BatchRequest(recipe, seed=1, count=2))
    batch = rows_of(old.feature("scramble").panel.batch.list)
    old.window.show_page("library")
    cube, size = old.document.cube, old.window.size()
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    new = running.program
    assert new.window.isVisible()
    assert new.window.windowTitle() == old.window.windowTitle()
    assert new.document.cube == cube
    assert new.document.undo_stack.done == old.document.undo_stack.done
    assert new.window.size() == size
    assert new.window.shown_page == "library"
    assert new.line.text == "Rw U"
    assert rows_of(new.feature("scramble").panel.batch.list) == batch
    assert len(batch) == 2
    assert new.window.cube_view.camera == old.window.cube_view.camera != Camera()
    assert new.window.shell.commands["solve"].text() == tr("S&olve") == "L&ösen"
    assert old.is_stopped
    new.language.choose("en")
    qtbot.waitUntil(lambda: running.program is not new)
    assert running.program.window.shell.commands["solve"].text() == "S&olve"


def rows_of(shown):
    return [shown.item(row).text() for row in range(shown.count())]


def test_the_keys_stay_on_screen_in_the_language_that_is_chosen(running, qtbot):
    old = running.program
    old.shell.commands.run("keys")
    # So does the other window that lies beside this one.
    old.shell.commands.run("describe")
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    shown = [w.windowTitle() for w in QApplication.topLevelWidgets() if is_beside(w)]
    assert sorted(shown) == ["Der Würfel in Worten", "Tasten"]


def is_beside(window):
    return isinstance(window, KeysWindow | DescriptionWindow) and window.isVisible()


def test_a_hand_style_solution_is_explained_in_the_language_that_is_chosen(running, qtbot):
    old = running.program
    cube = Cube.solved(3).apply_all(Alg("R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L").moves(3))
    solution = hand_solver("cfop", Style.PLAIN).solve(cube, Limits(), SearchControl())
    old.document.load_timeline(Timeline.of_solution(cube, solution), 0, "solution")
    old.document.step(3)
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    card, document = running.program.shell.stage.timeline.card, running.program.document
    qtbot.waitUntil(lambda: card.stage.text() == "Kreuz", timeout=60_000)
    assert "Kreuz" in [tr(section.name) for section in document.timeline.sections]
    assert document.timeline.moves == solution.moves
    assert document.cursor == 3


def test_what_another_language_costs_is_said(running, qtbot):
    old = running.program
    old.feature("solve").model.solve([SolveRequest("cfop")], Target())
    old.board.cancel_all()
    old.language.choose("zh")
    qtbot.waitUntil(lambda: running.program is not old)
    expected = tr("The cube and its history came along; answers and photos did not.")
    assert running.program.window.message.text() == expected


def test_no_other_language_while_something_works(running):
    program = running.program
    program.shell.tasks.begin_activity(lambda: None)
    program.language.choose("de")
    assert program.settings.language == "en"
    assert "Esc" in program.window.message.text()


def test_pictures_speak_a_language_too(qapp, tmp_path, monkeypatch):
    # shot chooses the platform for its own process; here it is everyone's.
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    drawn = set()
    for language in LANGUAGES:
        if language != "system":
            path = tmp_path / f"{language}.png"
            main(["shot", str(path), "--language", language, "--width", "700", "--height", "480"])
            drawn.add(path.read_bytes())
    assert len(drawn) == 3


# What is seen


def texts_of(widget):
    """Return everything that a widget says, to whoever sees, points or hears."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    yield from (widget.property(name) for name in WORDS)
    if isinstance(widget, QComboBox):
        for index in range(widget.count()):
            yield widget.itemText(index)
            yield widget.itemData(index, Qt.ItemDataRole.ToolTipRole)
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from cells_of(widget.model())


def cells_of(model):
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for row in range(min(model.rowCount(QModelIndex()), 60)):
        for column in range(columns):
            for role in ROLES:
                yield model.index(row, column).data(role)
    for column in range(columns):
        for role in ROLES:
            yield model.headerData(column, Qt.Orientation.Horizontal, role)


def untranslated(text):
    """Return the words of ``text`` that are in no brackets, and no cuber's name of a case."""
    text = NICKNAMES.sub("", text)
    while text != (text := re.sub("⟦[^⟦⟧]*⟧", "", text)):
        pass
    return re.findall("[A-Za-z]{2,}", SAME_EVERYWHERE.sub("", text))


@pytest.mark.parametrize(
    "size", [pytest.param(2, marks=pytest.mark.slow), 3, pytest.param(4, marks=pytest.mark.slow)]
)
def test_no_text_of_the_window_is_left_in_english(build, qtbot, size):
    speak(lambda text: f"⟦{text}⟧")
    program = build(Cube.solved(size), Alg("R U F").moves(size))
    assert english_of(program.window) == {}


def lesson(cube):
    solution = hand_solver("beginner", Style.PLAIN).solve(cube, Limits(), SearchControl())
    return Timeline.of_solution(cube, solution)


@pytest.mark.parametrize("steps", [5, pytest.param(12, marks=pytest.mark.slow)])
def test_no_text_of_a_lesson_is_left_in_english(build, steps):
    speak(lambda text: f"⟦{text}⟧")
    program = build()
    cube = Cube.solved(3).apply_all(Alg("R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L").moves(3))
    program.document.load_timeline(lesson(cube), 0, "⟦solution⟧")
    for _ in range(steps):
        program.document.step(1)
        QApplication.processEvents()
        assert english_of(program.window, "learn", "solve") == {}


def test_no_text_about_a_painted_cube_is_left_in_english(build, qtbot):
    speak(lambda text: f"⟦{text}⟧")
    program = build()
    program.document.restore(Memory(State(Timeline(Cube.solved(3)), 0, empty_draft(3))))
    program.window.show_page("solve")
    draft = Cube.solved(3).apply_all(Alg("R U F2 L D' B").moves(3)).painted([3, 30, 50], 1)
    program.document.replace_draft(draft, "⟦painting⟧")
    findings = program.feature("paint").panel.findings
    qtbot.waitUntil(lambda: bool(findings.suggestion_list.buttons), timeout=20_000)
    assert findings.fault_list.rows
    assert english_of(program.window, "solve") == {}


def test_no_text_about_a_wrong_alg_is_left_in_english(build):
    speak(lambda text: f"⟦{text}⟧")
    program = build()
    program.window.show_page("algs")
    program.feature("algs").panel.alg_field.setPlainText("R Q")
    program.window.stage.line.edit.setPlainText("R Q")
    assert english_of(program.window, "algs", "perfect") == {}


def english_of(window, *pages):
    """The English words of everything that the pages of a window say, by the texts with them."""
    said = set()
    for id in pages or window.inspector.pages:
        window.show_page(id)
        QApplication.processEvents()
        for widget in [window, *window.findChildren(QWidget)]:
            # Tabs have buttons of Qt's own, which are never shown here.
            if not isinstance(widget.parent(), QTabBar):
                said.update(text for text in texts_of(widget) if isinstance(text, str))
    for action in window.findChildren(QAction):
        said.update((action.text(), action.toolTip()))
    return {text: words for text in said if (words := untranslated(text))}


@pytest.mark.parametrize("language", [*CATALOGUES, "en"])
def test_no_two_entries_of_a_menu_share_a_key(build, language):
    speak_as(language)
    window = build().window
    window.menuBar().setNativeMenuBar(False)
    for menu in [window.menuBar(), *window.menuBar().findChildren(QMenu)]:
        keys = [key for action in menu.actions() if (key := mnemonic(action.text()))]
        assert len(keys) == len(set(keys)), [action.text() for action in menu.actions()]


def clipped(window):
    """Return the words of labels and buttons that have less room than they need."""
    for widget in shown(window):
        if not isinstance(widget, QAbstractButton | QLabel):
            continue
        if not widget.text() or (isinstance(widget, QLabel) and elides(widget)):
            continue
        needed = widget.minimumSizeHint()
        if isinstance(widget, QLabel) and widget.wordWrap():
            fits = widget.height() >= widget.heightForWidth(widget.width())
        else:
            fits = widget.width() >= needed.width() and widget.height() >= needed.height()
        if not fits:
            yield type(widget).__name__, widget.text(), widget.size().toTuple(), needed.toTuple()


def elides(label):
    return type(label).__name__ == "ElidedLabel"


@pytest.mark.parametrize(
    ("language", "width", "height", "any_font"),
    [
        ("de", 900, 600, "wide"),
        pytest.param("zh", 900, 600, "dejavu", marks=pytest.mark.slow),
        pytest.param("de", 900, 600, "dejavu", marks=pytest.mark.slow),
        pytest.param("zh", 900, 600, "wide", marks=pytest.mark.slow),
        *(
            pytest.param(language, *size_and_font, marks=pytest.mark.slow)
            for language in CATALOGUES
            for size_and_font in (
                *((1280, 800, "dejavu"), (900, 600, "noto"), (900, 600, "liberation")),
                (900, 600, "narrow"),
            )
        ),
    ],
    indirect=["any_font"],
)
def test_nothing_is_cut_off(any_font, build, qtbot, language, width, height):
    speak_as(language)
    window = build(Cube.solved(3), Alg("R U F").moves(3)).window
    window.resize(width, height)

    def nothing_is_clipped():
        assert list(clipped(window)) == []

    for id in window.inspector.pages:
        window.show_page(id)
        # What is worked out beside the window comes when it likes, and is laid out then.
        qtbot.waitUntil(nothing_is_clipped)
    assert (window.width(), window.height()) == (width, height)


@pytest.mark.parametrize("language", CATALOGUES)
def test_the_glossary_has_the_words_of_the_catalogues(language):
    lines = resource("translations/GLOSSARY.md").read_text("utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    column = 1 + CATALOGUES.index(language)
    words = [word for row in rows[2:] for word in row[column].split(", ")]
    texts = resource(f"translations/cubeapp_{language}.ts").read_text("utf-8").replace("&amp;", "")
    texts = texts.lower()
    assert len(words) > 50
    assert not [word for word in words if word.lower() not in texts]
