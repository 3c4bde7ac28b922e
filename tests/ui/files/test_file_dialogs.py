"""Files opened and saved from the menu."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import face_turns
from cubeapp.ui.controls.file_dialogs import ask_for_place, file_name

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_cube_goes_into_a_file_and_comes_back(build, tmp_path, monkeypatch):
    program = build()
    path = str(tmp_path / "cube.txt")
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_asked: (path, ""))
    program.document.turn(face_turns(3)[0])
    turned = program.document.cube
    program.window.shell.commands["save"].trigger()
    program.opener.reset()
    assert program.document.cube == Cube.solved(3)
    program.window.shell.commands["open"].trigger()
    assert program.document.cube == turned


def test_the_file_of_a_cube_gets_its_ending(build, tmp_path, monkeypatch):
    path = str(tmp_path / "cube")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (path, ""))
    build().window.shell.commands["save"].trigger()
    assert [each.name for each in tmp_path.iterdir()] == ["cube.txt"]


def test_nothing_happens_where_no_file_is_chosen(build, monkeypatch):
    program = build()
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_asked: ("", ""))
    for name in ("save", "open"):
        program.window.shell.commands[name].trigger()
    assert program.document.cube == Cube.solved(3)
    assert program.document.undo_stack.count() == 0


@pytest.fixture
def ask(monkeypatch, tmp_path):
    """Returns a function that asks where a file goes, the dialog answering with these names."""
    offered = []

    def asked(*answers):
        left = list(answers)
        offered.clear()

        def answer(_parent, _title, name, _kinds):
            offered.append(name)
            chosen = left.pop(0)
            return (str(tmp_path / chosen) if chosen else "", "")

        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        return ask_for_place(None, "Export", "cube.png", "PNG (*.png)", (".png", ".x.png"))

    asked.offered = offered
    return asked


def test_a_file_gets_the_ending_of_its_kind(ask, tmp_path):
    assert ask("a.png") == tmp_path / "a.png"
    assert ask("b.PNG") == tmp_path / "b.PNG"
    assert ask("c") == tmp_path / "c.png"
    assert ask("d.jpg") == tmp_path / "d.jpg.png"
    assert ask("") is None


def test_nothing_is_written_over_that_the_dialog_did_not_ask_about(ask, tmp_path):
    (tmp_path / "a.png").write_text("mine")
    assert ask("a", "b") == tmp_path / "b.png"
    assert ask.offered == ["cube.png", str(tmp_path / "a.png")]
    # Whoever chooses it then has been asked.
    assert ask("a", "a.png") == tmp_path / "a.png"
    assert ask("a", "") is None


def test_names_of_sessions_become_names_of_files():
    assert file_name("3×3/OH: fast?") == "3×3-OH- fast-"
    assert file_name("Würfel 魔方") == "Würfel 魔方"
