"""Steps set up, done, compared and counted, without a window."""

import json

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.steps.model import StepTraining
from cubeapp.ui.train.steps.step_store import HARDEST, NAME, Choice
from tests.ui.hands import Heard

pytestmark = pytest.mark.usefixtures("tidy")

WAIT_MS = 120_000
"""The first cube on a machine may compile what it needs."""
CROSS = Choice("cross", "white", 5, 5)


class Person:
    def __init__(self, qtbot, storage):
        preparation = Preparation(("/nowhere",), lambda: True, compiles=True)
        preparation.start()
        self.qtbot, self.storage = qtbot, storage
        self.document = CubeDocument(Cube.solved(3))
        self.player = Player(self.document)
        self.player.instant, self.player.tempo = True, 1000.0
        self.tasks = Tasks()
        parts = self.document, self.player, self.tasks, preparation, storage
        self.training = StepTraining(*parts)
        self.training.choose(CROSS)
        self.said = Heard(self.training.message)

    def next(self):
        self.training.next()
        self.qtbot.waitUntil(lambda: not self.training.is_working, timeout=WAIT_MS)
        return self.showing.drill

    def turn(self, *algs):
        for move in Alg(" ".join(algs)).moves(3):
            self.document.turn(move)

    def solve(self, drill):
        self.turn(drill.solutions[0].alg)

    @property
    def showing(self):
        return self.training.showing

    def overs(self):
        return self.training.results.over(CROSS.goal)


@pytest.fixture
def person(qtbot, tmp_path):
    made = Person(qtbot, Storage(tmp_path))
    yield made
    assert made.tasks.shut_down()


def test_a_step_is_set_up_and_turns_on_screen_are_counted_until_it_is_done(person):
    drill = person.next()
    assert person.document.cube == drill.cube
    assert drill.fewest == 5
    person.turn("U x", "x' U'")
    assert person.showing.turns == 2
    assert not person.showing.is_over
    person.solve(drill)
    assert person.showing.own.turns == 7
    assert person.overs() == [0, 0, 1]
    person.turn("R")
    assert person.showing.own.turns == 7
    assert person.overs() == [0, 0, 1]


def test_a_turn_that_is_undone_does_not_count(person):
    drill = person.next()
    person.turn("U")
    person.document.undo_stack.undo()
    assert person.showing.turns == 0
    person.solve(drill)
    assert person.overs() == [1]


def test_turns_made_in_the_hand_are_typed_and_checked(person):
    refused = Heard(person.training.refused)
    drill = person.next()
    person.training.submit("R")
    person.training.submit("4")
    person.training.submit(" ")
    assert len(refused.said) == 2
    assert person.showing.own is None
    person.training.submit(f"{drill.solutions[0].alg} U")
    assert person.showing.own.turns == 6
    person.next()
    person.training.submit("8")
    assert person.overs() == [0, 1, 0, 1]


def test_what_was_helped_by_a_turn_or_shown_is_not_counted(person):
    drill = person.next()
    person.training.tell_length()
    assert person.showing.is_length_told
    person.training.tell_next_turn()
    person.qtbot.waitUntil(lambda: person.showing.next_turn is not None, timeout=WAIT_MS)
    turn, left = person.showing.next_turn
    assert left == 5
    person.document.turn(turn)
    assert person.showing.next_turn is None
    person.training.set_up_again()
    assert (person.document.cube, person.showing.turns) == (drill.cube, 0)
    person.solve(drill)
    assert person.showing.own is not None
    drill = person.next()
    person.training.reveal()
    assert person.showing.is_over
    person.solve(drill)
    assert person.overs() == []


def test_a_turn_that_is_found_too_late_is_not_told(person):
    drill = person.next()
    person.training.tell_next_turn()
    person.turn("U")
    person.qtbot.waitUntil(lambda: not person.tasks.is_busy, timeout=WAIT_MS)
    assert person.showing.next_turn is None
    person.turn("U'")
    person.solve(drill)
    assert person.overs() == [0, 0, 1]


def test_the_length_alone_may_be_told(person):
    drill = person.next()
    person.training.tell_length()
    person.solve(drill)
    assert person.overs() == [1]


def test_another_cube_on_screen_counts_nothing(person):
    drill = person.next()
    person.document.load(Cube.solved(3), "reset")
    person.turn("R", "R'")
    assert person.showing.own is None
    person.training.set_up_again()
    person.training.play(drill.solutions[0])
    person.qtbot.waitUntil(lambda: drill.is_reached(person.document.cube))
    assert person.showing.own is None


def test_choice_and_results_are_there_at_the_next_start(person):
    person.solve(person.next())
    other = Person(person.qtbot, Storage(person.storage.path(NAME).parent))
    assert other.training.choice == CROSS
    assert other.overs() == [1]
    person.solve(person.next())
    other.solve(other.next())
    assert other.overs() == [3]
    other.training.clear_results()
    assert other.overs() == []
    assert other.tasks.shut_down()


def test_a_step_that_another_window_chose_is_told_with_the_next_result(person):
    drill = person.next()
    other = Person(person.qtbot, Storage(person.storage.path(NAME).parent))
    other.training.choose(Choice("fb"))
    chosen = Heard(person.training.chosen)
    person.solve(drill)
    assert chosen.said == [Choice("fb")] == [person.training.choice]
    assert person.overs() == [1]
    assert other.tasks.shut_down()


def test_a_damaged_file_is_set_aside(person, tmp_path):
    content = {"choice": {"step": "cross", "place": "pink", "least": 0, "most": 0}, "results": {}}
    written = {"format": f"cubeapp {NAME}", "version": 1, "content": content}
    person.storage.path(NAME).write_text(json.dumps(written))
    other = Person.__new__(Person)
    training = StepTraining(
        *(person.document, person.player, person.tasks),
        *(Preparation(("/nowhere",), lambda: True), Storage(tmp_path)),
    )
    other.said = Heard(training.message)
    assert training.choice == Choice()
    assert "damaged" in other.said.last


@pytest.mark.slow
def test_what_does_not_exist_is_told(person):
    person.training.choose(Choice("cross", "any", 8, 8))
    person.training.next()
    person.qtbot.waitUntil(lambda: not person.training.is_working, timeout=WAIT_MS)
    assert person.showing is None
    assert "8 turns" in person.said.last


def test_every_step_on_offer_can_be_chosen_and_kept():
    for name, hardest in HARDEST.items():
        for place, _words in Choice(name).step.places:
            chosen = Choice(name, place, 1, hardest)
            assert Choice.from_json(chosen.to_json()) == chosen
