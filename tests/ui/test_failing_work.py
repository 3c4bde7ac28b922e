"""Whatever works in the background and fails is told of, and the window goes on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.base import RANDOM_STATE
from cubeapp.ui.files.export.options import Kind, Options
from cubeapp.ui.services.tasks import Tasks

pytestmark = pytest.mark.usefixtures("unpainted")

FAULT = "ZeroDivisionError"
MOVES = Alg("R U2 F' L D2").moves(3)
SCRAMBLED = Cube.solved(3).apply_all(MOVES)


def scramble(program, _folder):
    program.scrambler.choice.choose(RANDOM_STATE)
    program.shell.commands.run("scramble")


def solve(program, _folder):
    program.document.turn_all(MOVES, "moves")
    program.shell.commands.run("solve")


def learn(program, _folder):
    program.document.turn_all(MOVES, "moves")
    program.shell.commands.run("learn")


def explore(program, _folder):
    program.document.change_size(2)
    program.shell.commands.run("explore")


def export(program, folder):
    program.window.show_page("export")
    program.feature("export").model.save(folder / "cube.pdf", Options(Kind.PDF))


def suggest(program, _folder):
    program.document.replace_draft(SCRAMBLED.painted([3, 30, 50], 1), "paint")


def save(program, _folder):
    program.document.turn_all(MOVES, "moves")
    program.autosave.save()


def mix(program, _folder):
    program.window.show_page("scramble")
    program.feature("scramble").panel.folds["mixed"].set_open(True)


def set_a_case_up(program, _folder):
    program.window.show_page("cases")
    program.feature("cases").model.next()


def look_in_the_lab(program, _folder):
    program.window.show_page("lab")
    program.feature("lab").panel.search_box.search_button.click()


def texts(window):
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize(
    "begin",
    [scramble, solve, learn, explore, export, suggest, save, mix, set_a_case_up, look_in_the_lab],
    ids=lambda begin: begin.__name__,
)
def test_a_fault_of_the_program_is_told_and_logged_and_the_next_work_is_done(
    build, qtbot, monkeypatch, caplog, tmp_path, begin
):
    program, start = build(), Tasks.start

    def fail(_control):
        raise ZeroDivisionError("by nothing")

    def start_failing(tasks, _work, *callbacks, **options):
        # Nothing is compiled or built first for what fails in any case.
        return start(tasks, fail, *callbacks, **options | {"after": ()})

    with monkeypatch.context() as patch:
        patch.setattr(Tasks, "start", start_failing)
        begin(program, tmp_path)
        qtbot.waitUntil(lambda: any(FAULT in text for text in texts(program.window)))
    assert FAULT in caplog.text
    qtbot.waitUntil(lambda: not program.shell.tasks.is_busy)
    done = []
    program.shell.tasks.start(lambda _control: "done", done.append)
    qtbot.waitUntil(lambda: done == ["done"])
