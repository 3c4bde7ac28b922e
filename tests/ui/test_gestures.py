"""Whatever is clicked, dragged and typed, the cube on screen is what its moves say."""

from __future__ import annotations

import threading
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from cubeapp.engine.moves import face_turns
from tests.ui.gestures import Wanderer, keep_to_the_window


def own_threads():
    """The threads of Python; Qt's that have once asked for their name never go from its list."""
    return {thread for thread in threading.enumerate() if not thread.name.startswith("Dummy")}


def rest(program, qtbot):
    """End whatever works, and let the picture catch up."""
    window = program.window
    window.session.cancel()
    window.exploring.cancel()
    window.lab.cancel()
    # A layer may be held, or a scrub have ended, in the middle of a turn.
    window.player.cancel_drag()
    window.player.pause()
    if not program.document.is_painting:
        window.player.go_to(program.document.cursor)
    qtbot.waitUntil(lambda: not program.board.is_working, timeout=20_000)
    for view in (window.cube_view, window.net_view):
        view.clearFocus()
    program.document.finish_stroke()
    qtbot.waitUntil(lambda: program.player.position.move is None, timeout=20_000)


def check_consistent(program):
    document, views = program.document, (program.window.cube_view, program.window.net_view)
    timeline = document.timeline
    cube = timeline.start.apply_all(timeline.moves[: document.cursor])
    assert document.cube == cube
    shown = document.draft if document.is_painting else cube
    assert document.shown == shown
    for view in views:
        assert view.position.cube.size == shown.size
        assert view.position.cube == shown
    assert program.window.size_box.value() == shown.size


def check_history(document):
    """Undo all that was done and do it again; where the cursor was in a timeline is no edit."""
    history = document.undo_stack
    done, count = history.done, history.count()
    timeline = document.timeline
    for place in (0, count, done):
        document.go_back_to(place)
        assert history.done == place
    assert document.timeline.start == timeline.start
    assert document.timeline.moves == timeline.moves


def wander(build, qtbot, monkeypatch, seed, events, sizes):
    keep_to_the_window(monkeypatch)
    threads = own_threads()
    program = build()
    wanderer = Wanderer(program, Random(seed), sizes)
    step = 500
    for begun in range(0, events, step):
        wanderer.wander(min(step, events - begun))
        try:
            rest(program, qtbot)
            check_consistent(program)
            check_history(program.document)
        except AssertionError:
            print(*wanderer.done, sep="\n")
            raise
    program.document.turn(face_turns(program.document.cube.size)[0])
    program.window.close()
    assert program.is_stopped
    QApplication.processEvents()
    assert own_threads() <= threads


@pytest.mark.parametrize("seed", range(2))
def test_a_few_hundred_events_leave_all_as_it_should_be(build, qtbot, monkeypatch, seed):
    wander(build, qtbot, monkeypatch, seed, 200, (2, 3, 4, 5))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("sizes", [(2,), (3,), (4, 5), (2, 3, 6, 7), (11, 20), (50,)])
def test_ten_thousand_events_leave_all_as_it_should_be(build, qtbot, monkeypatch, sizes):
    wander(build, qtbot, monkeypatch, sum(sizes), 10_000, sizes)
