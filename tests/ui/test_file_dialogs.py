"""Files opened and saved from the menu."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog

from cubeapp.engine.cube import Cube
from cubeapp.engine.moves import face_turns


def test_a_cube_goes_into_a_file_and_comes_back(build, tmp_path, monkeypatch):
    program = build()
    path = str(tmp_path / "cube.txt")
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_asked: (path, ""))
    program.document.turn(face_turns(3)[0])
    turned = program.document.cube
    program.window.actions_by_name["save"].trigger()
    program.session.reset()
    assert program.document.cube == Cube.solved(3)
    program.window.actions_by_name["open"].trigger()
    assert program.document.cube == turned


def test_nothing_happens_where_no_file_is_chosen(build, monkeypatch):
    program = build()
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_asked: ("", ""))
    for name in ("save", "open"):
        program.window.actions_by_name[name].trigger()
    assert program.document.cube == Cube.solved(3)
    assert program.document.undo_stack.count() == 0
