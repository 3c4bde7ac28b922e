"""Cases set up, solved, revealed and counted, without a window."""

from dataclasses import replace

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.case_book import OwnDeck, Record, Trial
from cubeapp.engine.practice.next_case import Order
from cubeapp.engine.practice.schedule import Grade
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.cases.choice import NAME, Choice
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.ui.train.timer.time_book import TimeBook
from tests.ui.hands import Heard

pytestmark = pytest.mark.usefixtures("tidy")

WAIT_MS = 120_000
"""The first set-up on a machine may compile what it needs."""
TODAY = 740_000


class Person:
    def __init__(self, qtbot, storage):
        preparation = Preparation(("/nowhere",), lambda: True, compiles=True)
        preparation.start()
        self.qtbot, self.storage = qtbot, storage
        self.seconds, self.day = 50.0, TODAY
        self.document = CubeDocument(Cube.solved(3))
        self.player = Player(self.document)
        self.player.instant = True
        self.tasks = Tasks()
        self.book = TimeBook(storage)
        self.drilling = Drilling(
            *(self.document, self.player, self.tasks, preparation, self.book, storage),
            lambda: self.seconds,
            lambda: self.day,
        )
        self.drilling.rng = np.random.default_rng(3)
        self.said = Heard(self.drilling.message)

    def choose(self, set_name, *names, **changes):
        choice = Choice(set_name, **changes)
        keys = {f"{set_name}: {case.name}" for case in choice.case_set.cases}
        kept = {f"{set_name}: {name}" for name in names} or keys
        self.drilling.choose(Choice(set_name, frozenset(keys - kept), **changes))

    def next(self):
        self.drilling.next()
        self.qtbot.waitUntil(lambda: not self.drilling.is_working, timeout=WAIT_MS)
        return self.drilling.showing.drill

    def turn(self, moves):
        for move in moves:
            self.document.turn(move)

    @property
    def showing(self):
        return self.drilling.showing

    def record(self):
        return self.drilling.store.book.record(self.showing.drill.key)

    def tally(self):
        return self.book.book.tallies.get(self.showing.drill.key, Tally())


@pytest.fixture
def person(qtbot, tmp_path):
    made = Person(qtbot, Storage(tmp_path))
    yield made
    assert made.tasks.shut_down()


def test_a_case_is_put_on_the_cube_and_undo_takes_it_off(person):
    person.choose("PLL", "T")
    drill = person.next()
    assert drill.case.title == "PLL T"
    assert person.document.cube == drill.cube
    assert "T" not in person.document.undo_stack.undo_name.split()
    person.document.undo_stack.undo()
    assert person.document.cube.is_solved


def test_only_ticked_cases_come(person):
    person.choose("OLL", "21", "27", "45")
    assert {person.next().case.name for _ in range(12)} == {"21", "27", "45"}


def test_nothing_ticked_is_told(person):
    person.choose("PLL", "nothing of it")
    person.drilling.next()
    assert "Tick" in person.said.last
    assert not person.drilling.is_working


def test_the_colour_on_top_is_the_chosen_one(person):
    person.choose("PLL", top="U")
    assert person.next().cube.face(Face.U)[1, 1] == Face.U
    person.choose("PLL", top="D")
    assert person.next().cube.face(Face.U)[1, 1] == Face.D


def test_solving_it_on_the_cube_counts_as_known(person):
    person.choose("OLL", "27")
    drill = person.next()
    person.seconds += 4.5
    person.turn(Alg("y").moves(3))
    person.turn(Alg("y'").moves(3))
    person.turn(drill.answer)
    assert person.showing.seconds == 4.5
    assert person.showing.turns == len(drill.answer)
    assert person.showing.is_counted is True
    assert person.tally() == Tally(1, 0)
    person.turn(Alg("R").moves(3))
    person.turn(Alg("R'").moves(3))
    assert person.tally() == Tally(1, 0)


def test_revealing_plays_the_alg_to_the_goal_and_counts_nothing_by_itself(person):
    person.choose("PLL", "Ua")
    drill = person.next()
    person.turn(Alg("R U").moves(3))
    person.drilling.reveal()
    timeline = person.document.timeline
    assert (timeline.start, timeline.moves) == (drill.cube, drill.answer)
    assert timeline.purpose is Purpose.LESSON
    assert timeline.sections[0].name == "PLL Ua"
    assert person.player.is_playing
    person.player.go_to(len(timeline))
    assert person.document.cube.is_solved
    assert person.showing.is_revealed
    assert person.tally() == Tally()


def test_who_looked_first_and_solves_it_then_has_missed_it(person):
    person.choose("PLL", "H")
    drill = person.next()
    person.drilling.reveal()
    person.drilling.set_up_again()
    assert person.document.cube == drill.cube
    person.turn(drill.answer)
    assert person.showing.seconds is not None
    assert person.tally() == Tally(0, 1)


def test_the_person_judges_and_may_think_again(person):
    person.choose("PLL", "Z")
    person.next()
    person.drilling.judge(True)
    person.drilling.judge(True)
    assert person.tally() == Tally(1, 0)
    person.drilling.judge(False)
    assert person.tally() == Tally(0, 1)
    person.next()
    person.drilling.judge(False)
    assert person.tally() == Tally(0, 2)


def test_another_cube_on_screen_is_no_trial(person):
    person.choose("PLL", "H")
    drill = person.next()
    person.document.load(drill.cube, "the same one from elsewhere")
    person.turn(drill.answer)
    assert person.showing.seconds is None
    assert person.tally() == Tally()


def test_every_set_can_be_practised(person):
    for set_name, size in (("F2L", 3), ("OLL 2×2×2", 2), ("PBL 2×2×2", 2), ("Parity 5×5×5", 5)):
        person.choose(set_name)
        drill = person.next()
        assert person.document.cube.size == size
        person.turn(drill.answer)
        assert person.tally().known == 1


def test_what_was_chosen_is_found_again(person, qtbot):
    person.choose("PLL", "T", "H", missed_more=False, top="any")
    other = Person(qtbot, person.storage)
    assert other.drilling.choice == person.drilling.choice
    assert [case.name for case in other.drilling.choice.cases] == ["H", "T"]
    assert other.tasks.shut_down()


@pytest.mark.parametrize(
    "value", [[], {"set": 3}, {"set": "OLL", "left_out": [1], "missed_more": True, "top": "U"}]
)
def test_a_choice_that_makes_no_sense_is_set_aside(person, value):
    person.storage.write(NAME, value)
    assert person.drilling.choice == Choice()
    assert "damaged" in person.said.last
    assert person.storage.read(NAME) is None


def test_a_set_that_is_no_more_is_replaced_by_the_first_one(person):
    person.drilling.choose(Choice("a set that is no more"))
    assert person.drilling.choice.case_set.name == "OLL"
    assert person.next().key.startswith("OLL: ")


def test_a_case_goes_on_in_a_window_that_takes_the_place_of_another(person, qtbot):
    person.choose("OLL", "27")
    first, *others = person.next().answer
    person.turn([first])
    other = Person(qtbot, person.storage)
    other.document.restore(person.document.memory())
    other.drilling.go_on_from(person.drilling)
    other.seconds += 4
    other.turn(others)
    assert other.showing.turns == 1 + len(others)
    assert (other.showing.seconds, other.showing.is_counted) == (4, True)
    assert other.tasks.shut_down()


# What is remembered of a case


def test_both_times_are_kept_for_the_angle(person):
    person.choose("PLL", "T")
    drill = person.next()
    person.seconds += 1.5
    person.drilling.press()
    assert person.showing.seen_s == 1.5
    person.seconds += 2.25
    person.turn(drill.answer)
    (trial,) = person.record().trials
    assert (trial.seen_ms, trial.done_ms, trial.angle) == (1500, 2250, drill.angle)
    assert (trial.day, trial.grade) == (TODAY, Grade.USUAL)
    assert person.record().memory.last == TODAY


def test_the_first_turn_says_as_well_that_a_case_was_recognised(person):
    person.choose("PLL", "T")
    drill = person.next()
    first, *others = drill.answer
    person.turn(Alg("y").moves(3) + Alg("y'").moves(3))
    assert person.showing.seen_s is None
    person.seconds += 1
    told = Heard(person.drilling.changed)
    person.turn([first])
    assert told.last.seen_s == 1
    person.seconds += 2
    person.turn(others)
    (trial,) = person.record().trials
    assert (trial.seen_ms, trial.done_ms) == (1000, 2000)


def test_the_clock_goes_on_where_a_case_is_begun_again(person):
    person.choose("PLL", "T")
    drill = person.next()
    person.seconds += 1
    person.turn(Alg("R").moves(3))
    person.seconds += 2
    person.drilling.set_up_again()
    person.seconds += 3
    person.turn(drill.answer)
    (trial,) = person.record().trials
    assert (trial.seen_ms, trial.done_ms) == (1000, 5000)
    person.drilling.set_up_again()
    person.seconds += 9
    person.turn(drill.answer)
    person.drilling.rate(Grade.SLOW)
    (trial,) = person.record().trials
    assert (trial.seen_ms, trial.done_ms, trial.grade) == (1000, 5000, Grade.SLOW)


def test_a_case_that_was_revealed_has_no_times(person):
    person.choose("PLL", "T")
    drill = person.next()
    person.seconds += 4
    person.drilling.reveal()
    person.drilling.set_up_again()
    person.seconds += 2
    person.turn(drill.answer)
    assert person.showing.seconds == 2
    (trial,) = person.record().trials
    assert (trial.seen_ms, trial.done_ms, trial.grade) == (None, None, Grade.FAILED)


def test_a_case_is_done_with_a_cube_in_the_hand(person):
    person.choose("PLL", "T")
    person.next()
    person.seconds += 1
    person.drilling.press()
    person.seconds += 3
    person.drilling.press()
    assert person.showing.is_done_by_hand
    assert person.record().trials == ()
    person.seconds += 60
    person.drilling.press()
    person.drilling.judge(True)
    (trial,) = person.record().trials
    assert trial.total_ms == 4000
    assert person.tally() == Tally(1, 0)


def test_a_slow_trial_is_graded_so_and_may_be_graded_otherwise(person):
    person.choose("PLL", "T", order=Order.ONCE)
    for seconds in (3, 3, 3, 6):
        drill = person.next()
        person.seconds += seconds
        person.turn(drill.answer)
    assert person.showing.grade is Grade.SLOW
    slow = person.record().memory.stability
    person.drilling.rate(Grade.QUICK)
    assert [trial.grade for trial in person.record().trials][-2:] == [Grade.USUAL, Grade.QUICK]
    assert person.record().memory.stability >= slow
    assert person.tally() == Tally(4, 0)
    person.drilling.rate(Grade.FAILED)
    assert person.tally() == Tally(3, 1)
    assert len(person.record().trials) == 4


def test_a_trial_is_graded_by_the_times_of_its_own_set(person):
    record = Record()
    for _ in range(3):
        record = record.with_trial(Trial(TODAY, 0, Grade.USUAL, 1000, 2000))
    person.drilling.store.change(lambda book: book.with_record("PLL: H", record))
    person.choose("PLL", "T")
    drill = person.next()
    person.drilling.choose(Choice("OLL"))
    person.seconds += 9
    person.turn(drill.answer)
    assert person.showing.grade is Grade.SLOW


def test_the_alg_of_another_case_counts_as_a_mix_up(person):
    person.choose("PLL", "Ja", "Jb")
    drill = person.next()
    other = next(each for each in person.drilling.choice.cases if each != drill.case)
    person.turn(other.moves)
    person.drilling.reveal()
    assert person.showing.taken_for == other
    person.drilling.judge(False)
    assert person.record().taken_for == {f"PLL: {other.key}": 1}
    assert len(person.record().trials) == 1
    person.drilling.choose(replace(person.drilling.choice, order=Order.CONFUSED))
    assert person.next().case.set == "PLL"


def test_a_day_comes_to_an_end(person):
    person.choose("PLL", new_a_day=2)
    for _ in range(2):
        person.turn(person.next().answer)
    ended = Heard(person.drilling.ended)
    person.drilling.next()
    assert person.showing is None
    assert ended.last is Order.DUE
    assert person.drilling.day().due == ()
    person.day += 4
    assert len(person.drilling.day().due) == 2
    person.next()


def test_an_own_alg_is_the_answer(person):
    person.choose("PLL", "T")
    (t,) = person.drilling.choice.cases
    with pytest.raises(CubeError, match="first two layers"):
        person.drilling.add_alg(t, "R U R' U'")
    person.drilling.add_alg(t, "L' U' L U L F' L2 U L U L' U' L F")
    drill = person.next()
    person.turn(drill.answer)
    assert person.tally() == Tally(1, 0)
    assert (Alg("L2").moves(3)[0].axis, 2) in {(move.axis, move.first) for move in drill.answer}
    person.drilling.change_algs(t, lambda own: own.without_alg(own.chosen))
    assert person.record().own.algs == ()
    assert len(person.record().trials) == 1


def test_a_deck_of_own_algs_is_practised_and_deleted(person, qtbot):
    person.drilling.save_deck(OwnDeck("mine", "R U R' U R U2 R' // Sune\nF R U R' U' F'"))
    assert [case.name for case in person.drilling.choice.cases] == ["Sune", "2"]
    person.turn(person.next().answer)
    assert person.tally() == Tally(1, 0)
    other = Person(qtbot, person.storage)
    assert other.drilling.choice.case_set.name == "mine"
    assert len(other.drilling.store.book.records) == 1
    assert other.tasks.shut_down()
    person.drilling.delete_deck("mine")
    assert person.drilling.choice.case_set.name == "OLL"


def test_two_windows_keep_what_either_of_them_counted(person, qtbot):
    other = Person(qtbot, person.storage)
    both = ((person, "PLL", "T"), (other, "OLL", "27"), (person, "PLL", "Z"))
    for each, name, case in (*both, (other, "PLL", "T"), (person, "PLL", "T")):
        each.drilling.choose(replace(each.drilling.choice, set_key=name, order=Order.ONCE))
        cases = each.drilling.choice.case_set.cases
        each.drilling.tick(index for index, one in enumerate(cases) if one.name == case)
        each.turn(each.next().answer)
    assert set(person.drilling.store.book.records) == {"PLL: T", "OLL: 27", "PLL: Z"}
    assert (len(person.record().trials), person.tally()) == (3, Tally(3, 0))
    assert other.tasks.shut_down()


def test_records_that_make_no_sense_are_set_aside(person):
    person.storage.write("cases", {"cases": {"PLL: T": {"trials": "many"}}})
    assert person.drilling.day().due == ()
    assert "damaged" in person.said.last
    assert person.storage.read("cases") is None


def test_a_choice_from_before_there_was_an_order_is_due_first(person):
    value = {"set": "PLL", "left_out": [], "missed_more": True, "top": "U"}
    person.storage.write(NAME, value)
    assert person.drilling.choice == Choice("PLL", top="U", order=Order.DUE)
    assert Choice.from_json({**value, "order": "never", "new_a_day": -3}) == Choice("PLL", top="U")


def test_what_was_only_counted_before_there_were_records_is_due(person):
    person.choose("PLL", "T", "H")
    person.book.count_case("PLL: T", lambda _tally: Tally(5, 1))
    assert len(person.drilling.day().due) == 1
    drill = person.next()
    assert drill.case.key == "T"
    person.turn(drill.answer)
    assert person.tally() == Tally(6, 1)
    memory = person.record().memory
    assert memory.last == TODAY > memory.first
    assert memory.due(TODAY) > TODAY + 2


def test_the_ticked_cases_make_the_text_of_a_deck(person):
    person.choose("PLL", "Ja", "T")
    person.drilling.add_alg(person.drilling.choice.cases[1], "L' U' L U L F' L2 U L U L' U' L F")
    lines = person.drilling.deck_text().splitlines()
    assert [line.partition(" // ")[2] for line in lines] == ["PLL Ja", "PLL T"]
    assert "L' U' L U L F'" in lines[1]
    person.choose("CLL 2×2×2")
    assert person.drilling.deck_text() == ""
