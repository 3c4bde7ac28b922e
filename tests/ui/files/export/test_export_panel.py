"""The window's own export: the panel, what it asks for, and what becomes of it."""

from __future__ import annotations

from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtGui import QGuiApplication, QImage, QImageReader
from PySide6.QtWidgets import QFileDialog

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.theme import DARK, LIGHT
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.timeline.booklet import Each
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.files.export.choices import ON_DARK, Choices
from cubeapp.ui.files.export.making import export
from cubeapp.ui.files.export.model import Exporter, Outcome
from cubeapp.ui.files.export.options import Kind, Options, Paper
from cubeapp.ui.files.export.panel import KINDS, ExportPanel
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player
from tests.every import every
from tests.ui.printers import print_to, without_printers

MOVES = Alg("R U2 F'").moves(3)


class RecordingExporter(Exporter):
    """Notes what is to be saved, and draws nothing."""

    def __init__(self, *parts):
        super().__init__(*parts)
        self.requested = []

    def save(self, path, options):
        self.requested.append((path.name, options))


@pytest.fixture
def exporter(qapp):
    document = CubeDocument(Cube.solved(3))
    return RecordingExporter(document, Player(document), Tasks(document), document)


@pytest.fixture
def panel(qtbot, exporter):
    document = exporter.parent()
    made = ExportPanel(exporter, document, Player(document), Settings.in_memory())
    qtbot.addWidget(made)
    made.resize(320, 900)
    made.show()
    return made


@pytest.fixture
def window(one_window):
    """A window in which nothing has been chosen yet."""
    one_window.document.restore(Memory(State(Timeline(Cube.solved(3), MOVES), len(MOVES))))
    one_window.feature("export").panel.set_choices(Choices())
    one_window.window.say("")
    one_window.window.shell.commands["export"].trigger()
    return one_window.window


@pytest.fixture
def ask(monkeypatch):
    """Return a function that says which file the dialog is going to answer with."""

    def answer(path):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))

    return answer


def ended(qtbot, window, outcome):
    """Wait until an export ends so."""
    signal = window.features["export"].model.ended
    return qtbot.waitSignal(signal, timeout=20_000, check_params_cb=lambda how, _: how is outcome)


def choose(panel, kind):
    panel.kind_choice.setCurrentIndex([each for each, _, _ in KINDS].index(kind))


def test_every_kind_of_file_can_be_chosen(panel):
    assert {kind for kind, _, _ in KINDS} == set(Kind)
    for kind in Kind:
        choose(panel, kind)
        assert panel.options.kind is kind


def test_only_options_that_say_something_are_shown(panel):
    choose(panel, Kind.GIF)
    assert panel.tempo_box.isVisible()
    assert not panel.paper_choice.isVisible()
    choose(panel, Kind.PDF)
    assert panel.paper_choice.isVisible()
    assert not panel.width_box.isVisible()
    assert not panel.tempo_box.isVisible()
    choose(panel, Kind.HAND)
    assert panel.paper_choice.isVisible()
    assert panel.title_field.isVisible()
    assert not panel.view_choice.isVisible()
    assert not panel.each_choice.isVisible()
    assert not panel.wca_box.isVisible()
    choose(panel, Kind.TEXT)
    assert panel.wca_box.isVisible()
    assert not panel.preview.isVisible()
    assert not panel.view_choice.isVisible()


@every("kind", list(Kind))
def test_what_is_for_paper_can_be_printed(panel, kind):
    choose(panel, kind)
    assert panel.print_button.isVisible() == (kind in (Kind.PDF, Kind.HAND))


@every("kind", [Kind.PDF, Kind.HAND])
def test_pages_go_to_a_printer(window, qtbot, monkeypatch, tmp_path, kind):
    panel = window.features["export"].panel
    choose(panel, kind)
    paper = tmp_path / f"{kind.value}.pdf"
    print_to(paper, monkeypatch)
    with ended(qtbot, window, Outcome.PRINTED):
        panel.print_button.click()
    assert paper.read_bytes().startswith(b"%PDF")
    assert window.message.text() == "Sent to the printer."
    assert panel.result_note.text() == "✓ Sent to the printer."


def test_without_a_printer_it_is_said_what_to_do(panel, monkeypatch):
    choose(panel, Kind.PDF)
    without_printers(monkeypatch)
    panel.print_button.click()
    assert panel.result_note.text() == (
        "⚠ No printer is known here; the pages can be saved as PDF instead."
    )


def test_what_is_chosen_is_asked_for(panel, exporter, ask, tmp_path):
    choose(panel, Kind.STRIP)
    panel.view_choice.setCurrentIndex(1)
    panel.width_box.setValue(300)
    panel.each_choice.setCurrentIndex(1)
    panel.wca_box.setChecked(True)
    panel.title_field.setText(" Mine ")
    panel.set_theme(DARK)
    ask(tmp_path / "mine.png")
    panel.save_button.click()
    options = Options(Kind.STRIP, "net", 300, each=Each.MOVE, wca=True, title="Mine", theme=DARK)
    assert exporter.requested == [("mine.png", options)]


def test_pictures_are_like_the_window_unless_other_colours_are_chosen(panel):
    panel.set_theme(DARK)
    assert panel.options.theme == DARK
    panel.ground_choice.setCurrentIndex(1)
    assert panel.options.theme == LIGHT.with_looks(DARK.looks)
    panel.ground_choice.setCurrentIndex(2)
    choose(panel, Kind.PDF)
    assert panel.options.theme == LIGHT.with_looks(DARK.looks)


def test_a_sheet_to_follow_has_letters_where_the_user_wants_them(qtbot, exporter):
    document, settings = exporter.parent(), Settings.in_memory()
    panel = ExportPanel(exporter, document, Player(document), settings)
    qtbot.addWidget(panel)
    choose(panel, Kind.HAND)
    panel.view_choice.setCurrentIndex(1)
    assert panel.options.view == "3d"
    assert panel.options.has_letters
    settings.follow_letters = False
    assert not panel.options.has_letters


def test_a_picture_is_taken_from_where_the_person_looks(window):
    panel = window.features["export"].panel
    window.cube_view.set_camera(Camera(latitude=-0.5, longitude=2.0, zoom=3.0))
    assert panel.options.camera == Camera(latitude=-0.5, longitude=2.0)
    window.cube_view.reset_view()
    assert panel.options.camera == Camera()


def test_what_was_chosen_for_other_kinds_of_file_changes_nothing():
    chosen = Options(Kind.PNG, "net", 1920, 400, is_transparent=True, wca=True)

    def meant(kind):
        return Choices(replace(chosen, kind=kind)).for_window(LIGHT, "en")

    assert meant(Kind.PNG) == chosen
    assert not meant(Kind.STRIP).is_transparent
    for kind in (Kind.PDF, Kind.HAND):
        assert (meant(kind).width, meant(kind).height) == (0, 0)
    assert (meant(Kind.HAND).view, meant(Kind.HAND).wca) == ("3d", False)
    assert meant(Kind.TEXT).wca


def test_choices_survive_as_text():
    options = Options(Kind.PDF, "both", 10, 20, 2.0, each=Each.MOVE, paper=Paper.LETTER, fps=30)
    kept = Choices(options, ON_DARK)
    assert Choices.from_text(kept.as_text()) == kept


@every(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"kind": "exe"}',
        Choices().as_text().replace('"fps": 15', '"fps": 0'),
        Choices().as_text().replace('"scale": 1.0', '"scale": NaN'),
        "[" * 100_000,
    ],
)
def test_what_cannot_be_read_is_no_choice(text):
    with pytest.raises(ValueError, match=r"."):
        Choices.from_text(text)
    assert Choices.restored(text) == Choices()


def test_damaged_choices_in_the_settings_mean_the_defaults(build):
    assert build(export='{"kind": "exe"}').window.features["export"].panel.choices == Choices()


def test_the_panel_opens_by_its_command_and_remembers_what_was_chosen(build):
    window = build().window
    window.shell.commands["export"].trigger()
    assert window.shown_page == "export"
    choose(window.features["export"].panel, Kind.GIF)
    window.features["export"].panel.fps_box.setValue(30)
    assert Choices.from_text(window.settings.export).options.kind is Kind.GIF
    other = build(export=window.settings.export).window.features["export"].panel
    assert (other.kind, other.fps_box.value()) == (Kind.GIF, 30)


def test_the_preview_follows_the_cube_and_is_not_drawn_where_nobody_looks(window, qtbot):
    panel = window.features["export"].panel
    before = panel.preview.grab().toImage()
    window.document.turn_all(Alg("L D").moves(3), "L D")
    qtbot.waitUntil(lambda: panel.preview.grab().toImage() != before)
    window.show_page("solve")
    shown = panel.preview.position
    window.document.turn_all(Alg("B").moves(3), "B")
    assert panel.preview.position == shown


def test_what_is_being_painted_can_be_drawn_half_painted(window, qtbot, ask, tmp_path):
    panel, document = window.features["export"].panel, window.document
    choose(panel, Kind.SVG)
    assert not panel.draft_box.isVisible()
    document.paint([0], 3)
    document.finish_stroke()
    window.show_page("export")
    assert not document.is_painting
    assert panel.draft_box.isVisible()
    assert panel.draft_box.isChecked()
    assert panel.preview.position.cube == document.draft
    for name in ("draft", "cube"):
        ask(tmp_path / f"{name}.svg")
        with ended(qtbot, window, Outcome.SAVED):
            panel.save_button.click()
        panel.draft_box.setChecked(False)
    assert panel.preview.position.cube == document.cube
    bare = panel.options.theme.unpainted
    texts = {path.stem: path.read_text() for path in tmp_path.iterdir()}
    assert bare in texts["draft"]
    assert bare not in texts["cube"]


def test_films_are_of_the_cube_whatever_is_painted(window):
    panel, document = window.features["export"].panel, window.document
    document.paint([0], 3)
    document.finish_stroke()
    window.show_page("export")
    choose(panel, Kind.GIF)
    assert not panel.draft_box.isVisible()
    assert panel.preview.position.cube == document.cube
    window.document.change_size(4)
    choose(panel, Kind.PNG)
    assert not panel.draft_box.isVisible()
    assert not window.features["export"].model.takes_draft


@pytest.mark.parametrize("kind", [Kind.PNG, Kind.HTML, Kind.TEXT])
def test_a_file_is_saved_and_the_window_says_so(window, qtbot, ask, tmp_path, kind):
    panel = window.features["export"].panel
    choose(panel, kind)
    # The ending is added where the user leaves it out.
    ask(tmp_path / "mine")
    with ended(qtbot, window, Outcome.SAVED):
        panel.save_button.click()
    path = tmp_path / f"mine{kind.ending}"
    assert path.stat().st_size > 100
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    assert panel.result_note.text().endswith(f"Saved as {path.name}.")
    assert window.message.text() == f"Saved as {path.name}."
    assert panel.save_button.isEnabled()


def test_the_keyboard_comes_back_to_the_button_that_began_an_export(panel, exporter):
    for pressed in (panel.save_button, panel.copy_button):
        pressed.setFocus()
        exporter.progressed.emit(Progress("Drawing …", 0.1))
        assert panel.window().focusWidget() is panel.busy.cancel_button
        exporter.progressed.emit(Progress("Drawing …", 0.9))
        exporter.progressed.emit(None)
        assert panel.window().focusWidget() is pressed


def test_whoever_goes_elsewhere_during_an_export_is_left_there(panel, exporter):
    panel.save_button.setFocus()
    exporter.progressed.emit(Progress("Drawing …", 0.1))
    panel.kind_choice.setFocus()
    exporter.progressed.emit(None)
    assert panel.window().focusWidget() is panel.kind_choice


def test_nothing_happens_where_the_dialog_is_closed(window, ask, tmp_path):
    ask("")
    window.features["export"].panel.save_button.click()
    assert not window.features["export"].model.is_working


def test_a_place_that_cannot_be_written_is_named(window, qtbot, ask, tmp_path):
    ask(tmp_path / "no" / "cube.png")
    with ended(qtbot, window, Outcome.FAILED):
        window.features["export"].panel.save_button.click()
    assert "cannot be written" in window.features["export"].panel.result_note.text()
    assert window.features["export"].panel.result_note.kind is NoteKind.PROBLEM


def test_a_picture_and_a_text_go_to_the_clipboard(window, qtbot):
    panel, clipboard = window.features["export"].panel, QGuiApplication.clipboard()
    for kind in (Kind.SVG, Kind.STRIP):
        choose(panel, kind)
        with ended(qtbot, window, Outcome.COPIED):
            panel.copy_button.click()
        assert isinstance(clipboard.image(), QImage)
        assert clipboard.image().width() > 200
    choose(panel, Kind.TEXT)
    with ended(qtbot, window, Outcome.COPIED):
        panel.copy_button.click()
    assert clipboard.text().startswith("3×3×3\n")
    choose(panel, Kind.PDF)
    assert not panel.copy_button.isEnabled()


def test_a_picture_goes_to_the_clipboard_however_large_it_is(window, qtbot):
    panel, clipboard = window.features["export"].panel, QGuiApplication.clipboard()
    choose(panel, Kind.PNG)
    panel.width_box.setValue(700)
    limit = QImageReader.allocationLimit()
    # Qt reads no picture of more megabytes.
    QImageReader.setAllocationLimit(1)
    try:
        with ended(qtbot, window, Outcome.COPIED):
            panel.copy_button.click()
    finally:
        QImageReader.setAllocationLimit(limit)
    assert clipboard.image().width() == 700


def test_what_is_stopped_when_it_is_all_but_done_leaves_no_file(
    window, qtbot, tmp_path, monkeypatch
):
    exporting, options = window.features["export"].model, window.features["export"].panel.options
    begun, stopped = Event(), Event()

    def drawn(*asked):
        data = export(*asked)
        begun.set()
        stopped.wait(10)
        return data

    monkeypatch.setattr("cubeapp.ui.files.export.model.export", drawn)
    exporting.save(tmp_path / "stopped.png", options)
    qtbot.waitUntil(begun.is_set)
    exporting.cancel()
    stopped.set()
    with ended(qtbot, window, Outcome.SAVED):
        exporting.save(tmp_path / "next.png", options)
    assert [path.name for path in tmp_path.iterdir()] == ["next.png"]


def test_a_long_one_can_be_cancelled_and_leaves_nothing(build, qtbot, ask, tmp_path):
    window = build(Cube.solved(3), Alg("(R U R' U')40").moves(3)).window
    window.shell.commands["export"].trigger()
    panel = window.features["export"].panel
    choose(panel, Kind.GIF)
    ask(tmp_path / "film.gif")
    panel.save_button.click()
    assert not panel.save_button.isEnabled()
    qtbot.waitUntil(lambda: panel.busy.note.text() != "", timeout=20_000)
    assert panel.busy.cancel_button.isVisible()
    assert window.shell.commands["cancel"].isEnabled()
    with ended(qtbot, window, Outcome.CANCELLED):
        window.shell.commands["cancel"].trigger()
    assert panel.save_button.isEnabled()
    assert not panel.busy.cancel_button.isVisible()
    assert window.shell.tasks.shut_down(QDeadlineTimer(20_000))
    assert list(tmp_path.iterdir()) == []
