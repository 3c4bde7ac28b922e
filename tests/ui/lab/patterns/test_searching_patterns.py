"""Searching for patterns through the window."""

from dataclasses import replace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.patterns.maneuvers import Fit
from cubeapp.engine.patterns.mask import Mask
from cubeapp.engine.patterns.symmetries import symmetries, symmetry_named
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.lab.patterns import model as model_module
from cubeapp.ui.lab.patterns.model import PatternSearch
from cubeapp.ui.lab.patterns.panel import PatternsPanel
from cubeapp.ui.services.tasks import Tasks
from tests.ui.hands import Heard

pytestmark = pytest.mark.usefixtures("unpainted")

COMPILED_MS = 120_000
"""The first search on a machine compiles it."""
PONS = "B2 F2 L2 R2 D2 U2"
WORK, PROGRESS = 0, 3
"""Where these are among what `Tasks.start` is given."""


@pytest.fixture
def patterns(one_window):
    one_window.player.instant = True
    one_window.document.restore(Memory(State(Timeline(Cube.solved(3)), 0)))
    feature = one_window.feature("patterns")
    one_window.window.shell.commands["patterns"].trigger()
    feature.model.take_text("." * 9)
    feature.model.set_symmetry(symmetries()[0])
    yield feature
    feature.model.cancel()


@pytest.fixture
def find(patterns, qtbot):
    """Returns a function that finds the cubes of a pattern: whether those are all."""

    def find_it(text, kind="C1"):
        patterns.model.take_text(text)
        patterns.model.set_symmetry(symmetry_named(kind))
        with qtbot.waitSignal(patterns.model.ended, timeout=COMPILED_MS) as ended:
            patterns.panel.find_button.click()
        return ended.args[0]

    return find_it


@pytest.mark.slow
@pytest.mark.usefixtures("painted")
def test_pages_whose_tabs_have_no_room_are_in_a_list(build, qtbot):
    window = build().window
    window.show_page("patterns")
    # Only where they are drawn are the tabs measured.
    qtbot.waitUntil(lambda: not window.inspector.switch.tabs.isVisible())


def test_what_is_painted_is_looked_for(patterns, find, one_window):
    panel = patterns.panel
    panel.preset_box.activated.emit(1)
    assert patterns.model.mask == Mask.read("ababababa")
    assert find("ababababa")
    assert panel.gallery.count() == 3
    assert "3 cubes fit" in panel.note.text()
    panel.gallery.setCurrentRow(2)
    assert PONS in panel.about.text()
    panel.gallery.taken.emit(2)
    document = one_window.document
    assert document.cube == Cube.solved(3).apply_all(Alg(PONS).moves(3))
    assert document.timeline.start == Cube.solved(3)


def test_what_was_found_goes_when_another_pattern_is_asked_for(patterns, find, one_window):
    panel, model = patterns.panel, patterns.model
    for change in (
        lambda: model.paint([20], "c"),
        lambda: model.set_symmetry(symmetry_named("Ci")),
    ):
        assert find("ababababa")
        # In another language all is there again.
        other = PatternSearch(one_window.document, one_window.shell.tasks, Mock())
        other.go_on_from(model)
        assert "3 cubes fit" in PatternsPanel(other, Mock()).note.text()
        change()
        assert (model.found, panel.gallery.count(), panel.note.text()) == ((), 0, "")
        assert panel.gallery.isHidden()


def test_a_search_ends_when_another_pattern_is_asked_for(patterns, qtbot):
    patterns.panel.find_button.click()
    patterns.model.paint([20], "c")
    qtbot.waitUntil(lambda: not patterns.model.is_working, timeout=COMPILED_MS)
    assert (patterns.panel.gallery.count(), patterns.panel.note.text()) == (0, "")


def test_a_symmetry_is_asked_for_as_it_is_chosen(patterns, find):
    box = patterns.panel.symmetry_box
    box.setCurrentIndex(box.findData("Oh"))
    box.activated.emit(box.currentIndex())
    assert patterns.model.symmetry.name == "Oh"
    assert find("." * 9, "Oh")
    assert patterns.panel.gallery.count() == 4
    # The solved cube needs no moves, and is no pattern to keep.
    patterns.panel.gallery.setCurrentRow(0)
    assert not patterns.panel.keep_button.isEnabled()


def test_what_contradicts_is_outlined_and_said(patterns, qtbot):
    model, panel = patterns.model, patterns.panel
    model.paint([7], "U")
    model.paint([19], "D")
    outlined = Heard(model.outlined)
    with qtbot.waitSignal(model.failed, timeout=COMPILED_MS):
        panel.find_button.click()
    assert outlined.said[-1] == {7, 19}
    assert panel.note.kind is NoteKind.PROBLEM
    assert "top front edge" in panel.note.text()
    assert panel.gallery.count() == 0


def test_how_many_fit_is_said_where_only_the_first_are_shown(one_window, qtbot):
    model = PatternSearch(one_window.document, one_window.shell.tasks, Mock(), most=2)
    panel = PatternsPanel(model, Mock())
    qtbot.addWidget(panel)
    model.take_text("ababababa")
    with qtbot.waitSignal(model.amount_changed, timeout=COMPILED_MS):
        panel.find_button.click()
    assert panel.gallery.count() == 2
    assert "The first 2 of 3 cubes" in panel.note.text()
    assert "17 fit" in panel.note.text()


def test_a_cube_is_kept_among_the_own_patterns(patterns, find, one_window, qtbot):
    find("aaaabaaaa")
    panel, library = patterns.panel, one_window.feature("library").model
    panel.keep_button.click()
    before = panel.note.text()
    panel.name_edit.setText("  ")
    qtbot.keyClick(panel.name_edit, Qt.Key.Key_Return)
    assert panel.note.text() == before, "a pattern has a name"
    panel.name_edit.setText("Superflip")
    qtbot.keyClick(panel.name_edit, Qt.Key.Key_Return)
    assert panel.note.kind is NoteKind.PROBLEM
    find("aaaabaaaa")
    assert panel.name_edit.isHidden(), "the name was one of cubes found before"
    panel.keep_button.click()
    panel.name_edit.setText("Spots of mine")
    qtbot.keyClick(panel.name_edit, Qt.Key.Key_Return)
    assert panel.note.kind is NoteKind.GOOD
    kept = library.pattern("Spots of mine")
    assert kept is not None
    assert kept.source.cube == patterns.model.found[0].cube
    library.delete(kept.source)


def test_shorter_moves_take_the_place_of_those_found(patterns, find, qtbot, monkeypatch):
    find("ababababa")
    panel, model = patterns.panel, patterns.model
    found = model.found
    pons = found[2]
    monkeypatch.setattr(model_module, "shortest", lambda fit, control: pons)
    with qtbot.waitSignal(model.fit_changed):
        panel.shorten_button.click()
    assert model.found == (pons, found[1], pons)
    assert panel.gallery.item(0).text() == "6 turns ✓"
    assert not panel.shorten_button.isEnabled()


def test_shorter_moves_are_told_while_the_search_goes_on(one_window, qtbot, monkeypatch):
    long = Fit(Cube.from_alg(PONS), Alg("U U'").moves(3), False, symmetries()[0])
    short = replace(long, moves=Alg(PONS).moves(3), is_shortest=True)
    tasks, report = Mock(spec=Tasks), Progress(Text("looking"))
    model = PatternSearch(one_window.document, tasks, Mock())
    panel = PatternsPanel(model, Mock())
    qtbot.addWidget(panel)

    def finds(*_args):
        yield long
        search[PROGRESS](report)
        model.shorten([0])
        tasks.start.call_args.args[WORK](Mock())
        yield long

    monkeypatch.setattr(model_module, "fits", finds)
    monkeypatch.setattr(model_module, "shortest", lambda fit, control: short)
    model.find()
    search = tasks.start.call_args.args
    search[WORK](Mock())
    search[PROGRESS](report)
    names = [panel.gallery.item(row).text() for row in range(panel.gallery.count())]
    assert names == ["6 turns ✓", "2 turns"]


def test_the_pattern_can_be_the_cube_or_a_text(patterns, one_window, qtbot):
    panel, model = patterns.panel, patterns.model
    turned = Cube.solved(3).apply_all(Alg("R U").moves(3))
    one_window.document.load(turned, "a cube")
    panel.cube_link.click()
    assert model.mask.fits(turned.facelets.tolist())
    assert len(model.mask.painted) == 54
    panel.type_link.click()
    panel.mask_field.setText("abc")
    qtbot.keyClick(panel.mask_field, Qt.Key.Key_Return)
    assert panel.note.kind is NoteKind.PROBLEM
    model.take_text("." * 18 + "abaabaaba" + "." * 27)
    panel.spread_link.click()
    assert model.mask == Mask.read("abaabaaba")


def test_the_panel_is_there_for_the_3x3x3_alone(patterns, one_window):
    action = one_window.window.shell.commands["patterns"]
    assert action.isEnabled()
    one_window.document.load(Cube.solved(4), "a 4×4×4")
    assert not action.isEnabled()
    assert "Choose size 3" in action.toolTip()
