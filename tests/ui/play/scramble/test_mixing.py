from __future__ import annotations

import pytest
from PySide6.QtCore import QDeadlineTimer

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.score_statistics import score_statistics
from cubeapp.engine.scrambles.scores import score
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble import mixing
from cubeapp.ui.play.scramble.mixing import Mixing
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player

MOVES = Alg("R U F").moves(3)
NOTHING = object()


class Watched:
    """A document that is turned at once, and what is told of it."""

    def __init__(self, qtbot):
        self.qtbot = qtbot
        self.document = CubeDocument(Cube.solved(3))
        self.player = Player(self.document)
        self.player.instant = True
        self.tasks = Tasks(self.document)
        self.mixing = Mixing(self.player, self.tasks)
        self.score = self.statistics = NOTHING
        self.mixing.scored.connect(self.hear)

    def hear(self, score, statistics):
        self.score, self.statistics = score, statistics

    def wait_for_score(self, wanted):
        self.qtbot.waitUntil(lambda: self.score == wanted)


@pytest.fixture
def watched(qtbot):
    made = Watched(qtbot)
    yield made
    assert made.tasks.shut_down(QDeadlineTimer(20_000))


def test_the_score_follows_the_cube_while_it_is_wanted(watched):
    watched.mixing.set_watched(True)
    watched.wait_for_score(120)
    watched.document.turn_all(MOVES, "turn")
    watched.wait_for_score(score(watched.document.cube))
    watched.document.undo_stack.undo()
    watched.wait_for_score(120)


def test_nothing_is_worked_out_while_nobody_looks(watched, qtbot):
    watched.document.turn_all(MOVES, "turn")
    qtbot.wait(20)
    assert watched.score is watched.statistics is NOTHING
    watched.mixing.set_watched(True)
    watched.wait_for_score(score(watched.document.cube))
    watched.mixing.set_watched(False)
    watched.document.undo_stack.undo()
    qtbot.wait(20)
    assert watched.score != 120


def test_random_cubes_of_the_same_size_are_compared_with(watched, qtbot):
    watched.mixing.set_watched(True)
    for size in (3, 2, 3):
        watched.document.load(Cube.solved(size), "size")
        qtbot.waitUntil(lambda size=size: watched.statistics == score_statistics(size))


def test_the_size_that_is_shown_last_wins(watched, qtbot):
    watched.mixing.set_watched(True)
    for size in (20, 5, 4):
        watched.document.load(Cube.solved(size), "size")
        qtbot.wait(1)
    qtbot.waitUntil(lambda: watched.statistics == score_statistics(4))
    qtbot.wait(50)
    assert watched.statistics.size == 4


def test_a_draft_has_no_score_before_it_is_painted_all_over(watched):
    watched.mixing.set_watched(True)
    watched.wait_for_score(120)
    watched.document.begin_painting()
    watched.wait_for_score(None)
    watched.document.end_painting()
    watched.wait_for_score(120)


def test_statistics_that_fail_are_told_of_and_worked_out_when_the_panel_is_shown_again(
    watched, qtbot, monkeypatch
):
    def fail(_size):
        raise CubeError("no memory left")

    messages = []
    watched.mixing.message.connect(messages.append)
    with monkeypatch.context() as patched:
        patched.setattr(mixing, "score_statistics", fail)
        watched.mixing.set_watched(True)
        qtbot.waitUntil(lambda: messages == ["No memory left."])
        watched.document.turn_all(MOVES, "turn")
        watched.wait_for_score(score(watched.document.cube))
    assert messages == ["No memory left."]
    watched.mixing.set_watched(True)
    qtbot.waitUntil(lambda: watched.statistics == score_statistics(3))
