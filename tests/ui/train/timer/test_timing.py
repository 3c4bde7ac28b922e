"""Timed solves, replays, scrambles and the book of times, without a window."""

import gc
from datetime import UTC, datetime
from threading import Event, current_thread, main_thread
from unittest.mock import Mock
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFileDialog

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.files.found import TimesFound
from cubeapp.engine.practice.merging import merged
from cubeapp.engine.practice.solves import Session, Solve, Tally
from cubeapp.engine.practice.stopwatch import HOLD_S, Phase
from cubeapp.engine.scrambles.base import RANDOM_MOVES, RANDOM_STATE, Recipe
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.shell.status import Status
from cubeapp.ui.train.timer import time_book, time_files
from cubeapp.ui.train.timer.chosen_time import ChosenTime
from cubeapp.ui.train.timer.model import Timing
from cubeapp.ui.train.timer.replay import END_MS, Replaying
from cubeapp.ui.train.timer.scramble_supply import ScrambleSupply
from cubeapp.ui.train.timer.time_book import NAME, Added, TimeBook
from cubeapp.ui.train.timer.time_files import TimeFiles
from tests.ui.hands import Heard

WAIT_MS = 120_000
NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


class Person:
    """Solves cubes by a clock that goes only when told."""

    def __init__(self, storage):
        preparation = Preparation(("/nowhere",), lambda: True, compiles=True)
        preparation.start()
        self.seconds = 100.0
        self.document = CubeDocument(Cube.solved(3))
        self.tasks = Tasks()
        self.scrambler = Scrambler(
            self.document, self.tasks, preparation, preparation, lambda size: preparation
        )
        self.supply = ScrambleSupply(self.tasks, self.scrambler)
        self.book = TimeBook(storage)
        self.timing = Timing(
            *(self.document, self.supply, self.book, self.tasks),
            *(lambda: self.seconds, lambda: NOON),
        )
        self.timing.set_inspects(False)
        self.replay = Replaying(self.document, self.tasks, lambda: self.seconds)
        self.said = Heard(self.timing.message)

    @property
    def solves(self):
        return self.book.book.session.solves

    def wait(self, seconds):
        self.seconds += seconds

    def start_by_hand(self):
        self.wait(0.1)
        self.timing.press()
        self.wait(HOLD_S + 0.1)
        self.timing.release()

    def solve_by_hand(self, seconds):
        self.start_by_hand()
        self.wait(seconds)
        self.timing.press()
        self.timing.release()

    def turn(self, text, after=0.0):
        self.wait(after)
        for move in Alg(text).moves(self.document.cube.size):
            self.document.turn(move)

    def solve_on_screen(self):
        """Solve the scrambled cube, two turns a second."""
        self.timing.set_on_screen(True)
        self.timing.press()
        for move in inverse(self.supply.current.moves):
            self.wait(0.5)
            self.document.turn(move)


@pytest.fixture
def person(qtbot, tmp_path):
    made = Person(Storage(tmp_path))
    made.supply.set_recipe(Recipe(RANDOM_MOVES, 3, 6))
    yield made
    assert made.tasks.shut_down()


# With a cube in the hand


def test_lifting_the_hands_starts_and_any_press_stops(person):
    scramble = person.supply.current
    person.start_by_hand()
    assert person.timing.phase is Phase.RUNNING
    person.wait(9.8765)
    assert person.timing.elapsed_ms == 9876
    person.timing.press()
    assert person.timing.phase is Phase.READY
    (solve,) = person.solves
    assert (solve.time_ms, solve.scramble, solve.size) == (9876, scramble.alg, 3)
    assert solve.date == "2026-11-21T12:00:00+00:00"
    assert not solve.is_recorded
    assert person.document.cube.is_solved


def test_each_solve_has_a_scramble_of_its_own(person):
    for seconds in (10, 11, 12):
        person.solve_by_hand(seconds)
    assert len({solve.scramble for solve in person.solves}) == 3
    assert person.supply.current.alg not in {solve.scramble for solve in person.solves}


def test_a_key_held_down_and_repeated_stores_no_time(person):
    person.timing.press()
    for _ in range(20):
        person.wait(HOLD_S / 10)
        person.timing.release()
        person.timing.press()
    assert person.timing.phase is Phase.ARMED
    person.timing.release()
    person.wait(9)
    person.timing.press()
    assert [solve.time_ms for solve in person.solves] == [9000]


@pytest.mark.parametrize(
    ("late_s", "plus_twos", "is_dnf"), [(5, 0, False), (15, 1, False), (17.5, 0, True)]
)
def test_the_inspection_costs_what_it_costs_in_competitions(person, late_s, plus_twos, is_dnf):
    person.timing.set_inspects(True)
    person.timing.press()
    person.timing.release()
    assert person.timing.phase is Phase.INSPECTING
    person.wait(late_s - HOLD_S - 0.2)
    person.solve_by_hand(8)
    assert (person.solves[0].plus_twos, person.solves[0].is_dnf) == (plus_twos, is_dnf)
    assert person.solves[0].time_ms == 8000


def test_the_button_goes_on_step_by_step(person):
    person.timing.set_inspects(True)
    person.timing.push()
    assert person.timing.phase is Phase.INSPECTING
    person.timing.push()
    assert person.timing.phase is Phase.RUNNING
    person.wait(4)
    person.timing.push()
    assert [solve.time_ms for solve in person.solves] == [4000]


def test_what_was_begun_can_be_given_up_without_a_time(person):
    scramble = person.supply.current
    person.start_by_hand()
    person.timing.cancel()
    person.timing.press()
    person.timing.let_go()
    person.wait(1)
    person.timing.release()
    assert person.timing.phase is Phase.READY
    assert not person.solves
    assert person.supply.current is scramble


def test_a_window_that_closes_keeps_the_running_solve(person, tmp_path):
    person.start_by_hand()
    person.wait(3)
    person.timing.close()
    (solve,) = TimeBook(Storage(tmp_path)).book.session.solves
    assert (solve.time_ms, solve.is_dnf) == (3000, True)
    person.timing.close()
    assert len(person.solves) == 1


# On screen


def test_the_first_turn_starts_and_the_last_one_stops(person):
    scramble = person.supply.current
    person.timing.set_on_screen(True)
    person.timing.press()
    assert person.document.cube == scramble.cube
    assert person.timing.phase is Phase.WAITING
    person.wait(30)
    moves = inverse(scramble.moves)
    for number, move in enumerate(moves):
        person.wait(0.25)
        person.document.turn(move)
        assert person.timing.is_on == (number + 1 < len(moves))
    (solve,) = person.solves
    assert solve.time_ms == 250 * (len(moves) - 1)
    assert solve.times_ms == tuple(range(0, 250 * len(moves), 250))
    assert solve.moves == moves
    assert solve.start.apply_all(solve.moves).is_solved
    assert person.supply.current is not scramble


def test_turns_of_the_whole_cube_are_inspection_and_recorded(person):
    person.timing.set_inspects(True)
    person.timing.set_on_screen(True)
    person.timing.press()
    person.turn("y x", after=3)
    assert person.timing.phase is Phase.INSPECTING
    person.turn("x' y' R R'", after=13)
    assert person.timing.phase is Phase.RUNNING
    person.wait(1)
    for move in inverse(person.supply.current.moves):
        person.document.turn(move)
    (solve,) = person.solves
    assert solve.plus_twos == 1
    assert solve.alg.startswith("y x x' y' R R'")
    assert solve.times_ms[:5] == (0, 0, 0, 0, 0)
    assert solve.time_ms == 1000


def test_undo_counts_as_the_turn_that_it_makes(person):
    person.timing.set_on_screen(True)
    person.timing.press()
    person.turn("R")
    person.document.undo_stack.undo()
    for move in inverse(person.supply.current.moves):
        person.document.turn(move)
    assert person.solves[0].alg.startswith("R R'")


def test_another_cube_ends_the_solve_without_a_time(person):
    person.timing.set_on_screen(True)
    person.timing.press()
    person.turn("R", after=1)
    person.document.load(Cube.solved(4), "another")
    assert not person.timing.is_on
    assert not person.solves
    assert "given up" in person.said.last


def test_hands_on_the_timer_do_not_stop_a_solve_on_screen(person):
    person.timing.set_on_screen(True)
    person.timing.press()
    person.turn("R")
    person.timing.press()
    person.timing.push()
    assert person.timing.phase is Phase.RUNNING
    person.timing.cancel()
    assert not person.solves


def test_closing_keeps_what_was_recorded_on_screen(person):
    person.timing.set_on_screen(True)
    person.timing.press()
    person.turn("R")
    person.turn("U", after=2)
    person.timing.close()
    (solve,) = person.solves
    assert solve.is_dnf
    assert (solve.alg, solve.times_ms) == ("R U", (0, 2000))


# Replays


def test_a_replay_makes_each_move_when_it_was_made(person):
    person.solve_on_screen()
    solve = person.solves[0]
    heard = Heard(person.replay.ticked)
    person.replay.start(solve)
    assert person.document.cube == solve.start.apply(solve.moves[0])
    person.wait(0.4)
    person.replay.tick()
    assert person.document.cursor == 1
    person.wait(0.2)
    person.replay.tick()
    assert person.document.cursor == 2
    assert heard.last == 600
    person.wait(60)
    person.replay.tick()
    assert person.document.cube.is_solved
    assert not person.replay.is_on
    assert heard.said[-2:] == [solve.time_ms, None]
    assert END_MS > 0


@pytest.mark.parametrize("elsewhere", ["step", "load", "turn", "undo"])
def test_whoever_goes_elsewhere_ends_the_replay(person, elsewhere):
    person.solve_on_screen()
    person.replay.start(person.solves[0])
    if elsewhere == "step":
        person.document.step(-1)
    elif elsewhere == "load":
        person.document.load_timeline(Timeline(Cube.solved(3)), 0, "another")
    elif elsewhere == "turn":
        person.turn("D")
    else:
        person.document.undo_stack.undo()
    assert not person.replay.is_on


@pytest.mark.parametrize(
    "solve",
    [
        Solve(1000, scramble="R", alg="R' X", times_ms=(0, 5)),
        Solve(1000, scramble="Q", alg="R'", times_ms=(0,)),
        Solve(1000, scramble="R", alg="R'", times_ms=(0, 5)),
    ],
)
def test_a_record_that_makes_no_sense_is_told_in_one_sentence(person, solve):
    said = Heard(person.replay.message)
    person.replay.start(solve)
    assert len(said.said) == 1
    assert not person.replay.is_on


# Scrambles


def test_the_next_scramble_is_there_before_it_is_asked_for(person, qtbot):
    person.supply.set_recipe(Recipe(RANDOM_STATE, 3))
    qtbot.waitUntil(lambda: person.supply.current is not None, timeout=WAIT_MS)
    first = person.supply.current
    qtbot.waitUntil(lambda: not person.supply.is_working, timeout=WAIT_MS)
    person.supply.advance()
    assert person.supply.current is not None
    assert person.supply.current != first


def test_another_recipe_throws_the_old_scrambles_away(person):
    person.supply.set_recipe(Recipe(RANDOM_MOVES, 4, 10))
    assert person.supply.current.cube.size == 4
    person.supply.advance()
    assert person.supply.current.cube.size == 4


def test_a_timer_needs_moves_where_only_a_state_would_be_made(person):
    person.supply.set_recipe(Recipe(RANDOM_STATE, 5))
    assert person.supply.current.moves


def test_why_there_is_no_scramble_is_said_in_its_place(person):
    message, place = Heard(person.supply.message), Heard(person.supply.progressed)
    person.supply.set_recipe(Recipe(RANDOM_MOVES, 3, -1))
    assert person.supply.current is None
    assert message.said == place.said
    assert "moves, not" in place.last


def test_without_a_scramble_the_cube_in_the_hand_is_timed_all_the_same(person, qtbot):
    person.supply.set_recipe(Recipe(RANDOM_STATE, 3))
    if person.supply.current is None:
        person.timing.set_on_screen(True)
        person.timing.press()
        assert not person.timing.is_on
        assert "still being made" in person.said.last
        person.timing.set_on_screen(False)
    person.solve_by_hand(5)
    assert person.solves[0].time_ms == 5000
    qtbot.waitUntil(lambda: person.supply.current is not None, timeout=WAIT_MS)


# The book


def test_times_are_found_again(person, tmp_path):
    person.solve_on_screen()
    person.book.count_case("OLL: 27", lambda _tally: Tally(2, 1))
    assert TimeBook(Storage(tmp_path)).book == person.book.book


def test_every_change_can_be_undone_and_done_again(person):
    book = person.book
    names = Heard(book.changes.changed)
    person.solve_by_hand(5)
    states = [book.book]
    changes = (
        lambda: book.change(0, Solve(5000, plus_twos=1), "penalty"),
        lambda: book.delete(0),
        lambda: book.new_session("another"),
        lambda: book.rename_session("its name"),
        lambda: book.delete_session(),
    )
    for change in changes:
        change()
        states.append(book.book)
    assert names.last == ("delete session its name", "")
    book.count_case("PLL: T", lambda _tally: Tally(1, 0))
    for state in reversed(states[:-1]):
        book.changes.undo()
        assert book.book.sessions == state.sessions
    for state in states[1:]:
        book.changes.redo()
        assert book.book.sessions == state.sessions
    assert names.last == ("delete session its name", "")
    assert book.book.tallies == {"PLL: T": Tally(1, 0)}
    for _ in range(9):
        book.changes.undo()
    assert not person.solves
    assert names.last[0] == ""


def test_two_windows_lose_none_of_each_others_times(qtbot, tmp_path):
    first, second = TimeBook(Storage(tmp_path)), TimeBook(Storage(tmp_path))
    first.add(Solve(1))
    second.add(Solve(2))
    second.new_session("second")
    second.add(Solve(3))
    first.add(Solve(4))
    assert first.book.session.name == "Session 1"
    second.count_case("PLL: T", lambda _tally: Tally(1, 0))
    assert second.book.session.name == "second"
    for book in (second, TimeBook(Storage(tmp_path))):
        times = [[solve.time_ms for solve in each.solves] for each in book.book.sessions]
        assert times == [[1, 2, 4], [3]]


def test_two_windows_that_give_the_same_name_keep_their_times_apart(qtbot, tmp_path):
    first, second = TimeBook(Storage(tmp_path)), TimeBook(Storage(tmp_path))
    assert not any(book.book.session.solves for book in (first, second))
    first.new_session("evening")
    second.new_session("evening")
    second.add(Solve(2))
    first.add(Solve(1))
    first.new_session("morning")
    first.rename_session("evening")
    first.add(Solve(3))
    found = TimeBook(Storage(tmp_path)).book.sessions
    assert {each.name: [solve.time_ms for solve in each.solves] for each in found} == {
        **{"Session 1": [], "evening": [1]},
        **{"evening (2)": [2], "evening (3)": [3]},
    }


def test_what_another_program_adds_is_neither_undone_nor_written_over(qtbot, tmp_path):
    window, other = TimeBook(Storage(tmp_path)), TimeBook(Storage(tmp_path))
    window.add(Solve(1))
    window.add(Solve(2))
    brought = Session("Session 1", (Solve(8),)), Session("new", (Solve(9),))
    assert other.add_sessions(brought, "") == Added(2, ("Session 1", "new"))
    window.changes.undo()
    assert window.changes.undo_name == ""
    assert len(window.book.sessions) == 2
    other.add(Solve(3))
    other.delete(0)
    window.change(1, Solve(2, is_dnf=True), "DNF")
    assert window.book.session.solves[0].is_dnf
    other.add(Solve(4))
    window.delete(0)
    window.rename_session("old")
    other.add(Solve(5))
    window.open_session(1)
    for book in (window, TimeBook(Storage(tmp_path))):
        old, new = book.book.sessions
        assert (book.book.session, old.name, new.solves) == (new, "old", (Solve(9),))
        assert [solve.time_ms for solve in old.solves] == [8, 3, 4, 5]


def test_times_from_elsewhere_are_merged_again_if_the_book_changes_meanwhile(qtbot, tmp_path):
    window, other = TimeBook(Storage(tmp_path)), TimeBook(Storage(tmp_path))
    window.add(Solve(1))
    work = window.merging((Session("Session 1", (Solve(8),)),))
    other.add(Solve(2))
    assert window.add_merged(work(), "import") is None
    assert window.changes.undo_name == ""
    work = window.merging((Session("Session 1", (Solve(8),)),))
    assert window.add_merged(work(), "import") == Added(1, ("Session 1",))
    for book in (window, TimeBook(Storage(tmp_path))):
        assert [solve.time_ms for solve in book.book.session.solves] == [1, 2, 8]


def test_how_times_stand_can_be_worked_out_before_they_are_there(qtbot, tmp_path):
    book = TimeBook(Storage(tmp_path))
    ahead, after = ChosenTime(book), ChosenTime(book)
    book.add(Solve(12_000))
    brought = Session("Session 1", tuple(Solve(9_000 + each) for each in range(30)))
    made, look = book.merging((brought,))(), ahead.looking_ahead()
    look(made.after.session)
    assert len(ahead.statistics) == 1
    book.add_merged(made, "import")
    book.add(Solve(8_000))
    for chosen in (ahead, after):
        assert len(chosen.statistics) == 32
        assert chosen.number == 31
    for name in ("mo3", "ao5", "ao12"):
        assert ahead.statistics.latest(name) == after.statistics.latest(name)
        assert ahead.statistics.best_average(name) == after.statistics.best_average(name)


def test_times_are_merged_beside_the_window_and_stay_if_it_closes_meanwhile(
    qtbot, tmp_path, monkeypatch
):
    book, tasks = TimeBook(Storage(tmp_path)), Tasks()
    files = TimeFiles(book, ChosenTime(book), tasks, Mock(spec=Status), lambda: None)
    path, begun, held = tmp_path / "times.txt", Event(), Event()
    path.write_text("12.34\n")

    def held_up(*arguments):
        if current_thread() is not main_thread():
            begun.set()
            held.wait(30)
        return merged(*arguments)

    monkeypatch.setattr(time_book, "merged", held_up)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    files.bring()
    qtbot.waitUntil(begun.is_set)
    files.finish()
    held.set()
    assert tasks.shut_down()
    for each in (book, TimeBook(Storage(tmp_path))):
        assert [solve.time_ms for solve in each.book.session.solves] == [12_340]


@pytest.mark.parametrize("is_cancelled", [True, False])
def test_what_was_read_is_not_kept_if_it_cannot_be_merged(
    qtbot, tmp_path, monkeypatch, is_cancelled
):
    class Found(TimesFound):
        """Can be watched."""

    book, tasks, status = TimeBook(Storage(tmp_path)), Tasks(), Mock(spec=Status)
    files = TimeFiles(book, ChosenTime(book), tasks, status, lambda: None)
    path, begun, held, kept = tmp_path / "times.txt", Event(), Event(), []
    path.write_text("12.34\n")

    def read(*_asked):
        found = Found((Session("main", (Solve(1),)),))
        kept.append(ref(found))
        return found

    def broken(*_asked):
        begun.set()
        held.wait(30)
        raise CubeError("no memory left")

    monkeypatch.setattr(time_files, "read_times", read)
    monkeypatch.setattr(time_book, "merged", broken)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    files.bring()
    qtbot.waitUntil(begun.is_set)
    if is_cancelled:
        tasks.cancel()
    held.set()
    qtbot.waitUntil(lambda: not tasks.is_busy)
    assert tasks.shut_down()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [each() for each in kept] == [None]
    assert [each.args for each in status.show.call_args_list] == (
        [] if is_cancelled else [("No memory left.",)]
    )


def test_a_file_that_vanishes_or_breaks_takes_nothing_from_the_window(qtbot, tmp_path):
    book, path = TimeBook(Storage(tmp_path)), tmp_path / f"{NAME}.json"
    book.add(Solve(1))
    path.unlink()
    book.add(Solve(2))
    path.write_text("{")
    book.add(Solve(3))
    times = [solve.time_ms for solve in TimeBook(Storage(tmp_path)).book.session.solves]
    assert times == [1, 2, 3]


@pytest.mark.parametrize("text", ["{", '{"version": 7}', "[]"])
def test_a_damaged_file_is_set_aside_with_one_sentence(qtbot, tmp_path, text):
    (tmp_path / f"{NAME}.json").write_text(text)
    book = TimeBook(Storage(tmp_path))
    said = Heard(book.message)
    book.add(Solve(1))
    assert len(said.said) == 1
    assert "damaged" in said.last
    assert (tmp_path / f"{NAME}.damaged.json").read_text() == text
    assert TimeBook(Storage(tmp_path)).book.session.solves == (Solve(1),)


def test_a_disk_that_takes_nothing_is_told_and_the_times_stay_for_now(qtbot, tmp_path):
    (tmp_path / "file").write_text("no folder")
    book = TimeBook(Storage(tmp_path / "file"))
    said = Heard(book.message)
    book.add(Solve(1))
    assert "until the window is closed" in said.last
    assert book.book.session.solves == (Solve(1),)
    added = book.add_sessions((Session("brought", (Solve(2),)),), "import")
    assert (added.count, added.problem) == (1, said.last)
