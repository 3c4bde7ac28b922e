"""What is kept of training, where the machine, another window or a file is at its worst."""

import json
import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QSaveFile

from cubeapp.engine.practice.case_book import CaseBook, OwnDeck, Trial
from cubeapp.engine.practice.schedule import Grade
from cubeapp.engine.practice.solves import Solve
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.train.cases.case_store import CaseStore
from cubeapp.ui.train.cases.choice import ChoiceStore
from cubeapp.ui.train.steps.step_store import Choice, StepStore
from cubeapp.ui.train.timer.time_book import TimeBook
from tests.ui.forks import sent_until_the_end, working
from tests.ui.hands import Heard

KILLS = 25
FAR = 700_000
"""A day."""
DAMAGED = ("", "[1, 2]", '{"cases": 3}', "\x00" * 4096, "[" * 10_000)
T, F = "PLL: T", "PLL: F"


class Kept:
    """A window's stores, without the window."""

    def __init__(self, folder):
        self.folder = folder
        storage = Storage(folder)
        self.times, self.cases = TimeBook(storage), CaseStore(storage)
        self.steps = StepStore(storage)
        self.said = [Heard(store.message) for store in (self.times, self.cases, self.steps)]

    def practise(self, number):
        """Take a time, mix a case up, keep a deck, and do a step."""
        self.times.add(Solve(number))
        self.cases.change(lambda book: book.with_record(T, book.record(T).with_mix_up(F)))
        self.steps.change_results(lambda results: results.with_result("cross", 5, 6))

    def counts(self):
        """How often that was done, as each store has it."""
        mix_ups = self.cases.book.record(T).taken_for.get(F, 0)
        times = len(self.times.book.session.solves)
        return times, mix_ups, sum(self.steps.book.results.over("cross"))

    def complaints(self):
        return [text for heard in self.said for text in heard.said]


def again(kept):
    """What the next start finds."""
    return Kept(kept.folder).counts()


def test_a_disk_that_is_full_for_a_while_loses_nothing(tmp_path, qapp, monkeypatch):
    kept = Kept(tmp_path)
    kept.practise(1)
    with monkeypatch.context() as full:
        full.setattr(QSaveFile, "write", lambda *_: -1)
        kept.practise(2)
        assert len(kept.complaints()) == 3
        assert all("only until the window is closed" in text for text in kept.complaints())
        assert (kept.counts(), again(kept)) == ((2, 2, 2), (1, 1, 1))
    kept.practise(3)
    assert (kept.counts(), again(kept)) == ((3, 3, 3), (3, 3, 3))
    assert len(kept.complaints()) == 3


def test_without_a_folder_that_can_be_written_everything_goes_on(tmp_path, qapp):
    (tmp_path / "file").write_text("no folder")
    kept = Kept(tmp_path / "file" / "inside")
    for number in (1, 2):
        kept.practise(number)
    kept.steps.choose(Choice("fb"))
    assert kept.counts() == (2, 2, 2)
    assert all("file" in text for text in kept.complaints())


def test_two_windows_lose_nothing_of_each_other(tmp_path, qapp):
    windows = [Kept(tmp_path), Kept(tmp_path)]
    for number in range(1, 7):
        windows[number % 2].practise(number)
    # The deck of one window is there in the other, as is the step that was chosen.
    windows[0].cases.change(lambda book: book.with_deck(OwnDeck("mine", "R U R'")))
    windows[0].steps.choose(Choice("fb"))
    windows[1].practise(7)
    assert windows[1].counts() == again(windows[0]) == (7, 7, 7)
    assert [deck.name for deck in windows[1].cases.book.decks] == ["mine"]
    assert windows[1].steps.book.choice.name == "fb"
    assert not windows[0].complaints() + windows[1].complaints()


def test_what_either_of_two_windows_ticks_stays_so(tmp_path, qapp):
    one, other = (ChoiceStore(Storage(tmp_path)) for _ in range(2))
    for store, index in ((one, 0), (other, 1), (one, 2), (other, 0)):
        store.choose(store.choice.toggled(index))
    assert ChoiceStore(Storage(tmp_path)).choice.left_out == {"OLL: 2", "OLL: 3"}
    (tmp_path / "drills.json").write_text("{")
    one.choose(replace(one.choice, top="U"))
    assert "OLL: 3" in one.choice.left_out


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_set_aside_told_of_and_begun_anew(tmp_path, qapp, text):
    names = ("practice", "cases", "steps")
    for name in names:
        (tmp_path / f"{name}.json").write_text(text)
    kept = Kept(tmp_path)
    assert kept.counts() == (0, 0, 0)
    kept.practise(1)
    assert again(kept) == (1, 1, 1)
    assert len(kept.complaints()) == 3
    assert [(tmp_path / f"{name}.damaged.json").read_text() for name in names] == [text] * 3


def test_a_file_that_becomes_damaged_meanwhile_takes_nothing_from_the_window(tmp_path, qapp):
    kept = Kept(tmp_path)
    kept.practise(1)
    for path in tmp_path.glob("*.json"):
        path.write_text("{")
    kept.practise(2)
    assert kept.counts() == again(kept) == (2, 2, 2)


def test_an_alg_that_was_spoilt_by_hand_is_left_out_and_the_rest_is_kept(tmp_path, qapp):
    record = {
        "algs": ["R U R'", "R Q U", "4R"],
        "chosen": "R Q U",
        "by_angle": {"1": "(", "2": "R"},
    }
    content = {"cases": {T: record}, "decks": [{"name": "mine", "algs": "R Q\nR U R'"}]}
    written = {"format": "cubeapp cases", "version": 1, "content": content}
    (tmp_path / "cases.json").write_text(json.dumps(written))
    kept = Kept(tmp_path)
    own = kept.cases.book.record(T).own
    assert (own.algs, own.chosen, dict(own.by_angle)) == (("R U R'",), "", {1: "", 2: "R"})
    assert kept.cases.book.decks[0].name == "mine"
    assert not kept.complaints()


@pytest.mark.parametrize("jumps", [(10**5, -(2 * 10**5), 3 * 10**5), (-1, 1, -1), (0, 10**6, 0)])
def test_a_calendar_that_jumps_leaves_memories_that_are_found_again(tmp_path, qapp, jumps):
    kept, day = Kept(tmp_path), FAR
    for jump in jumps * 2:
        day = max(day + jump, 1)
        for grade in (Grade.QUICK, Grade.FAILED, Grade.QUICK, Grade.QUICK):
            trial = Trial(day, 0, grade, 100, 100)
            kept.cases.change(
                lambda book, t=trial: book.with_record(T, book.record(T).with_trial(t))
            )
        found = Kept(tmp_path)
        memory = found.cases.book.record(T).memory
        assert memory.last == day
        assert memory.due(day) <= day + 3650
        assert 0 <= memory.recall(day) <= 1
        # Set back for good, the clock does not put a case off for longer than it was known.
        assert memory.due(FAR - 1) <= FAR + 3650
        assert not found.complaints()
    assert isinstance(CaseBook.from_json(kept.cases.book.to_json()), CaseBook)


# Processes


def write(writer, folder, times):
    """Practise so many times, and tell after each what is kept."""
    _application = QCoreApplication([])
    kept = Kept(folder)
    for _ in range(times):
        kept.practise(kept.counts()[0])
        writer.send(kept.counts())


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nothing_that_was_kept_is_lost_by_being_killed_at_any_moment(tmp_path, qapp, rng):
    for _ in range(KILLS):
        process, reader = working(write, tmp_path, 10**6)
        first = reader.recv()
        time.sleep(rng.random() * 0.3)
        process.kill()
        process.join()
        told, found = [first, *sent_until_the_end(reader)][-1], Kept(tmp_path)
        now = found.counts()
        assert all(kept <= count <= kept + 1 for kept, count in zip(told, now, strict=True))
        assert not found.complaints()
        assert not list(tmp_path.glob("*.damaged*"))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_two_processes_that_write_all_the_time_lose_nothing_of_each_other(tmp_path, qapp):
    processes = [working(write, tmp_path, 150) for _ in range(2)]
    assert [len(sent_until_the_end(reader)) for _, reader in processes] == [150, 150]
    for process, _ in processes:
        process.join()
        assert process.exitcode == 0
    assert Kept(tmp_path).counts() == (300, 300, 300)
