"""Answers of many thousand moves on big cubes, in the whole window."""

import numpy as np
import pytest

from cubeapp.benchmarks import long_answer, render
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turn
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.stage.player import PLAY_TURN_MS

SIZE, COUNT = 30, 1500
SLOWNESS = 4.0
"""The tests run on machines of any kind, with others beside them."""


@pytest.fixture(scope="module")
def answer():
    return long_answer.long_answer(SIZE, COUNT, np.random.default_rng(3))


@pytest.fixture
def program(build, answer):
    cube, solution = answer
    program = build(cube)
    program.document.load_timeline(Timeline.of_solution(cube, solution), 0, "solve")
    return program


def test_any_moment_of_a_long_answer_is_shown(program, answer, rng):
    cube, solution = answer
    for index in [*rng.integers(0, COUNT, 12).tolist(), 0, COUNT - 1]:
        expected = cube.apply_all(solution.moves[:index])
        program.player.scrub(index + 0.25)
        for view in (program.window.cube_view, program.window.net_view):
            assert view.position.cube == expected
            assert view.position.move == solution.moves[index]
            assert view.position.fraction == 0.25
    program.player.go_to(COUNT)
    assert program.window.cube_view.position.cube == Cube.solved(SIZE)


def test_a_long_answer_plays_at_its_tempo_and_ends_solved(program, qtbot):
    program.player.instant = False
    program.player.tempo = 1000.0
    shown = []
    program.player.position_changed.connect(shown.append)
    program.player.play()
    least_ms = COUNT * PLAY_TURN_MS / program.player.tempo
    qtbot.waitUntil(lambda: not program.player.is_playing, timeout=round(30 * least_ms))
    assert program.document.cursor == COUNT
    assert program.document.cube.is_solved
    assert len(shown) < COUNT / 4


def test_a_turn_in_the_middle_of_a_long_answer_and_its_undo(program, answer):
    _cube, solution = answer
    middle = COUNT // 2
    program.player.go_to(middle)
    there = program.document.cube
    turn = face_turn(Face.R, 1, SIZE)
    program.document.turn(turn)
    assert program.document.timeline.moves == (*solution.moves[:middle], turn)
    program.document.undo_stack.undo()
    assert program.document.cube == there
    assert program.document.timeline.moves == solution.moves
    program.player.go_to(COUNT)
    assert program.document.cube.is_solved


@pytest.mark.slow
def test_a_hundred_thousand_moves_of_the_largest_cube_stall_nothing_and_fit_into_memory():
    figures = list(long_answer.measure(lambda _line: None, SLOWNESS))
    promised = [figure for figure in figures if figure.target is not None]
    assert len(promised) >= 9
    assert [figure.name for figure in promised if not figure.is_met] == []


@pytest.mark.slow
def test_frames_take_at_most_twice_their_budgets(qapp, monkeypatch):
    monkeypatch.setattr(render, "measure_slowness", lambda _report: (2 * SLOWNESS, []))
    figures = render.run(lambda _line: None)
    assert [figure.name for figure in figures if figure.is_met is False] == []
