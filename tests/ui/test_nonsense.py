"""Nonsense in every field of every page: the field says so, and nothing else happens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit
from shiboken6 import isValid

from cubeapp.engine.model.cube import Cube
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.services.language import speak_as
from tests.ui.gestures import begin, keep_to_the_window
from tests.ui.windows import discard, paints_all

FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit)
FEW = ("(R U", "-1 ☃🟥\u202e\x07")
MANY = (
    *(*FEW, "", "-1", "100000"),
    *(" ", "\t\n ", "0", "1e999", "nan", "½", "９", "R" * 5000, "9" * 400, "-" * 50),
    *("[R, U", "R U2'' Q", "3-2Rw", "0Rw", "{}[]()", "#zzzzzz", "a\x00b", "\x1b[31m", "../../x"),
    *("مرحبا שלום", "e\u0301" * 50, "👩‍👩‍👧‍👦", "\ud7ff\ufffd\u2028", "<b>x</b>&amp;%s{x}"),
)
HUGE = "R U " * 250_000


@pytest.fixture
def program(qtbot, monkeypatch, tmp_path, rng, pytestconfig):
    keep_to_the_window(monkeypatch, tmp_path, rng)
    (tmp_path / "config").mkdir()
    running = begin(tmp_path / "config")
    running.program.window.setUpdatesEnabled(paints_all(pytestconfig))
    yield running.program
    discard(running.program)
    speak_as("en")


def fields(program):
    """Every field that the user can write in, page after page, each once."""
    window, told = program.window, []
    for page in window.inspector.pages:
        window.show_page(page)
        window.inspector.finish()
        if page == "paint":
            program.feature("paint").panel.ways.tabs.setCurrentIndex(2)
        QApplication.processEvents()
        for field in [each for kind in FIELDS for each in window.findChildren(kind)]:
            is_seen = isValid(field) and field.isVisible() and field.isEnabled()
            if is_seen and not field.isReadOnly() and field not in told:
                told.append(field)
                yield page, field


def write(field, text):
    field.setFocus()
    field.selectAll()
    if isinstance(field, QLineEdit):
        field.insert(text)
    else:
        field.insertPlainText(text)
    QApplication.processEvents()
    if isValid(field) and isinstance(field, QLineEdit):
        QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def check(program, texts):
    seen = set()
    for page, field in fields(program):
        for text in texts:
            if not isValid(field) or not field.isVisible():
                break
            seen.add(page)
            write(field, text)
            assert QApplication.activeModalWidget() is None, (page, field, text)
        program.shell.tasks.cancel()
    assert len(seen) >= 5
    # The window goes on.
    program.document.load(Cube.solved(3), "test")
    assert program.window.cube_view.position.cube.is_solved


def test_no_nonsense_does_any_harm(program):
    check(program, FEW)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_no_text_at_all_does_any_harm(program):
    check(program, (*MANY, HUGE))


def is_complained_of(program, part):
    notes = [note for note in part.findChildren(Note) if note.isVisible()]
    return any(note.kind is NoteKind.PROBLEM for note in notes)


def test_a_field_says_beside_itself_what_is_wrong(program):
    window = program.window
    window.show_page("algs")
    algs = program.feature("algs").panel
    write(algs.alg_field, "R (U")
    assert is_complained_of(program, algs)
    window.show_page("turns")
    write(window.stage.line.edit, "R Q")
    assert window.stage.line.note.isVisible()
    window.show_page("paint")
    panel = program.feature("paint").panel
    panel.ways.tabs.setCurrentIndex(2)
    write(panel.text_form.edit, "UUX")
    assert is_complained_of(program, panel)
