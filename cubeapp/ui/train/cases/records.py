"""How cases have gone: their records, and the tallies that stand in the book of times."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.practice.case_book import CaseBook, Record
from cubeapp.engine.practice.drills import key_of
from cubeapp.engine.practice.next_case import Standing
from cubeapp.engine.practice.schedule import Grade, grade_of
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.train.cases.case_store import CaseStore
from cubeapp.ui.train.cases.trial import Showing
from cubeapp.ui.train.timer.time_book import TimeBook


class CaseRecords:
    """Counts trials, in the records and in the tallies alike."""

    def __init__(self, store: CaseStore, book: TimeBook, today: Callable[[], int]) -> None:
        """Join the parts.

        Args:
            store: keeps the records.
            book: keeps the tallies.
            today: counts days; see `cubeapp.engine.practice.schedule`.
        """
        self._store, self._book, self._today = store, book, today

    def tally(self, key: str) -> Tally:
        """Return how often a case was known and missed."""
        return self._book.book.tallies.get(key, Tally())

    def record(self, key: str) -> Record:
        """Return the record of a case; one that was only counted so far has a memory as well."""
        self._store.remember(self._book.book.tallies, self._today())
        return self._store.book.record(key)

    def standings(self, case_set: CaseSet, cases: Iterable[Case]) -> list[Standing]:
        """Return how cases of a set have gone."""
        keys = ((case, key_of(case_set.key, case)) for case in cases)
        return [Standing(case, key, self.record(key), self.tally(key)) for case, key in keys]

    def usual_grade(self, showing: Showing) -> Grade:
        """Return the grade of a trial, if the case was known, by how long it took."""
        if showing.done_s is None:
            return Grade.USUAL
        own = self._store.book.record(showing.drill.key)
        if showing.grade is not None:
            own = showing.before
        standings = self.standings(showing.case_set, showing.case_set.cases)
        everything = [time_ms for each in standings for time_ms in each.record.times_ms]
        return grade_of(round(1000 * showing.done_s), own.times_ms, everything)

    def count(self, showing: Showing, grade: Grade) -> Showing:
        """Count a trial by a grade, whatever was counted for it before, and return it counted."""
        was_known, before = grade is not Grade.FAILED, showing.before
        key, trial = showing.drill.key, showing.trial(self._today(), grade)

        def counted(book: CaseBook) -> CaseBook:
            nonlocal before
            now = book.record(key)
            before = now if showing.grade is None else before
            record = replace(before.with_trial(trial), own=now.own, taken_for=now.taken_for)
            return book.with_record(key, record)

        self._store.remember(self._book.book.tallies, self._today())
        self._count_in_tally(showing, was_known)
        self._store.change(counted)
        return replace(showing, is_counted=was_known, grade=grade, before=before)

    def note_mix_up(self, showing: Showing) -> Showing:
        """Look whether what was done so far solves another case, and remember that."""
        other = showing.done_instead()
        if other is None:
            return showing
        key, taken_for = showing.drill.key, key_of(showing.case_set.key, other)
        self._store.change(
            lambda book: book.with_record(key, book.record(key).with_mix_up(taken_for))
        )
        return replace(showing, taken_for=other)

    def _count_in_tally(self, showing: Showing, was_known: bool) -> None:
        """Count the case in its tally, where that is not done yet."""
        if showing.is_counted is was_known:
            return

        def counted(tally: Tally) -> Tally:
            known, missed = tally.known, tally.missed
            if showing.is_counted is not None:
                known, missed = known - showing.is_counted, missed - (not showing.is_counted)
            return Tally(max(known, 0) + was_known, max(missed, 0) + (not was_known))

        self._book.count_case(showing.drill.key, counted)
