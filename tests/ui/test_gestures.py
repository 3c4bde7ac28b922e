"""Whatever is clicked, dragged and typed, the cube on screen is what its moves say."""

from __future__ import annotations

import threading
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from cubeapp.engine.model.moves import face_turns
from cubeapp.ui.services.language import speak_as
from tests.ui.gestures import Wanderer, begin, keep_to_the_window

STEP = 500
"""So many events pass between two looks at the whole."""


def own_threads():
    """The threads of Python; Qt's that have once asked for their name never go from its list."""
    return {thread for thread in threading.enumerate() if not thread.name.startswith("Dummy")}


def rest(program, qtbot):
    """End whatever works, and let the picture catch up."""
    window = program.window
    program.board.cancel_all()
    window.features["explore"].model.cancel()
    window.features["lab"].model.cancel()
    window.features["export"].model.cancel()
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


@pytest.fixture
def wander(qtbot, monkeypatch, tmp_path):
    """Returns what does things at random in a program of its own."""
    begun = []

    def go(seed, events, sizes):
        rng = Random(seed)
        keep_to_the_window(monkeypatch, tmp_path, rng)
        threads = own_threads()
        running = begin(tmp_path / "config")
        begun.append(running)
        wanderer = Wanderer(running, rng, sizes)
        for first in range(0, events, STEP):
            wanderer.wander(min(STEP, events - first))
            try:
                # Whoever chose another language last has another window soon.
                QApplication.processEvents()
                rest(running.program, qtbot)
                check_consistent(running.program)
                check_history(running.program.document)
            except BaseException:
                print(f"after {first} events:", *wanderer.done, sep="\n")
                raise
        document = running.program.document
        document.turn(face_turns(document.cube.size)[0])
        running.program.window.close()
        assert running.is_stopped
        QApplication.processEvents()
        assert own_threads() <= threads

    yield go
    for running in begun:
        running.program.window.close()
        running.program.window.deleteLater()
        running.program.deleteLater()
    speak_as("en")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize(
    ("seed", "events"),
    [(0, 60), *(pytest.param(seed, 200, marks=pytest.mark.slow) for seed in (0, 1))],
)
def test_a_few_hundred_events_leave_all_as_it_should_be(wander, seed, events):
    wander(seed, events, (2, 3, 4, 5))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("sizes", [(2,), (3,), (4, 5), (2, 3, 6, 7), (11, 20), (50,)])
def test_ten_thousand_events_leave_all_as_it_should_be(wander, sizes):
    wander(sum(sizes), 10_000, sizes)
