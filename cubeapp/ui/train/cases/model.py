"""Cases set up on the cube, tried, revealed, and counted as known or missed."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import date
from functools import cached_property

import numpy as np
from PySide6.QtCore import Signal

from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.practice.case_book import CaseBook, OwnAlgs, OwnDeck
from cubeapp.engine.practice.decks import DECK_SIZE, MOST_ALGS, OWN
from cubeapp.engine.practice.drills import Drill, about_case, key_of, make_drill
from cubeapp.engine.practice.next_case import (
    Standing,
    day_of_standings,
    next_case,
)
from cubeapp.engine.practice.own_algs import case_of, checked_alg
from cubeapp.engine.practice.schedule import Day, Grade, Memory, reviewed
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import CubeDocument, Turn
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.storage import Storage, free_name
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.cases.case_store import CaseStore
from cubeapp.ui.train.cases.case_words import title_of
from cubeapp.ui.train.cases.choice import TOPS, Choice, ChoiceStore
from cubeapp.ui.train.cases.records import CaseRecords
from cubeapp.ui.train.cases.trial import Showing
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.ui.train.training import Training
from cubeapp.words import mark, tr


class Drilling(Training[Choice, Showing]):
    """Joins the document, the solver of set-ups and the tallies; it knows no widget."""

    ended = Signal(object)
    """The `Order` that has no case left."""
    looked_at = Signal(object)
    """The `Case` of the chosen set whose page is to be shown, ``None`` for none."""
    begun = Signal()
    """A case is being set up, which the user is to recognise and solve by the keys."""

    edit_name = mark("a case to practise")

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        tasks: Tasks,
        preparation: Preparation,
        book: TimeBook,
        storage: Storage,
        now_s: Callable[[], float] = time.perf_counter,
        today: Callable[[], int] = lambda: date.today().toordinal(),
    ) -> None:
        """Join the parts.

        Args:
            document: whose cube is set up.
            player: plays the answer.
            tasks: find set-ups.
            preparation: compiles what that needs.
            book: keeps the tallies.
            storage: keeps what was chosen.
            now_s: a clock that only goes forward, in seconds.
            today: counts days; see `cubeapp.engine.practice.schedule`.
        """
        super().__init__(document, player, tasks, preparation)
        self.now_s = now_s
        self.today = today
        self.store = CaseStore(storage)
        self.store.message.connect(self.message)
        self._choices = ChoiceStore(storage)
        self._choices.message.connect(self.message)
        self._records = CaseRecords(self.store, book, today)
        self._counted: Showing | None = None
        self._begun_s = 0.0

    @cached_property
    def rng(self) -> np.random.Generator:
        """The source of chance, made with the first draw: numpy's is slow to import."""
        return np.random.default_rng()

    @property
    def choice(self) -> Choice:
        """What is practised."""
        return replace(self._choices.choice, own=self.store.book.decks)

    @property
    def counted(self) -> Showing | None:
        """The case that was counted last."""
        return self._counted

    def look_at(self, case: Case | None) -> None:
        """Show the page of a case of the chosen set, or none."""
        self.looked_at.emit(case)

    def standings(self, *, practised: bool = False) -> list[Standing]:
        """Return how each case of the chosen set has gone, or each that is practised."""
        cases = self.choice.cases if practised else self.choice.case_set.cases
        return self._records.standings(self.choice.case_set, cases)

    def standing(self, case: Case) -> Standing:
        """Return how a case of the chosen set has gone."""
        return self._records.standings(self.choice.case_set, (case,))[0]

    def day(self) -> Day:
        """Return what there is to do today of what is practised."""
        return day_of_standings(self.choice.rule, self.standings(practised=True), self.today())

    def choose(self, choice: Choice) -> None:
        """Practise something else from the next case on."""
        if choice != self.choice:
            self._choices.choose(choice)
            self.chosen.emit(self.choice)

    def toggle(self, index: int) -> None:
        """Practise the case of ``index`` in the set, or leave it out."""
        self.choose(self.choice.toggled(index))

    def tick(self, indices: Iterable[int]) -> None:
        """Practise exactly the cases of ``indices`` in the set."""
        self.choose(self.choice.with_only(indices))

    def practise_pair(self, cases: Sequence[Case]) -> None:
        """Practise two cases of the chosen set that are easily mixed up, one after the other."""
        self.choose(self.choice.with_pair(cases))
        self.next()

    def tally_of(self, drill: Drill) -> Tally:
        """Return how the case of ``drill`` has gone."""
        return self._records.tally(drill.key)

    def next(self) -> None:
        """Set another case up."""
        choice = self.choice
        if not choice.cases:
            self.message.emit(tr("Tick at least one case to practise."))
            return
        last = None if self._showing is None else self._showing.drill.case
        standings = self.standings(practised=True)
        case = next_case(choice.rule, standings, self.today(), last, self.rng)
        if case is None:
            self._showing = None
            self.changed.emit(None)
            self.ended.emit(choice.order)
        else:
            self.set_up(case)

    def set_up(self, case: Case) -> None:
        """Set a case of the chosen set up, whether or not it is its turn."""
        choice = self.choice
        case_set = choice.case_set
        key, top = key_of(case_set.key, case), TOPS[choice.top]
        own = self.store.book.record(key).own
        rng = np.random.default_rng(self.rng.integers(2**32))
        self._make(
            lambda control: make_drill(case, key, top, rng, control, own),
            lambda drill: self._on_made(drill, case_set),
        )
        self.begun.emit()

    def reveal(self) -> None:
        """Name the case, and play its alg on the cube."""
        showing = self._showing
        if showing is None:
            return
        self._note_mix_up()
        self._set(replace(self._showing or showing, is_revealed=True))
        drill = showing.drill
        section = Section(drill.case.title, 0, len(drill.answer), about_case(drill.case))
        timeline = Timeline(drill.cube, drill.answer, Purpose.LESSON, (section,))
        self._document.load_timeline(timeline, 0, tr(drill.case.title))
        self._player.play()

    def set_up_again(self) -> None:
        """Show the same case from its start; the clock goes on if it runs."""
        self._note_mix_up()
        showing = self._showing
        if showing is None:
            return
        if showing.is_counted is not None or showing.is_revealed:
            self._begun_s = self.now_s()
        self._set(replace(showing, turns=0, seconds=None, moves=()))
        self._put_on_screen(showing.drill.cube)

    def press(self) -> None:
        """Take the time: the case was recognised, or is done with a cube in the hand."""
        showing = self._showing
        if not self.is_timed or showing is None:
            return
        after = showing.pressed(self.now_s() - self._begun_s)
        if after is not showing:
            self._set(after)

    @property
    def is_timed(self) -> bool:
        """Whether the clock runs for the case that is shown."""
        showing = self._showing
        return showing is not None and self._is_on_screen and showing.is_timed

    def judge(self, was_known: bool) -> None:
        """Count the case as known or missed, whatever was counted for it before."""
        showing = self._showing
        if showing is None or showing.is_counted is was_known:
            return
        if was_known:
            self.rate(self._records.usual_grade(showing))
        else:
            self._note_mix_up()
            self.rate(Grade.FAILED)

    def rate(self, grade: Grade) -> None:
        """Count the case by a grade, whatever was counted for it before."""
        showing = self._showing
        if showing is not None and showing.grade is not grade:
            self._counted = self._records.count(showing, grade)
            self._set(self._counted)

    def rate_again(self, grade: Grade) -> None:
        """Count the case that was counted last by another grade."""
        counted, showing = self._counted, self._showing
        if counted is None or counted.grade is grade:
            return
        if showing is not None and showing.drill is counted.drill:
            self.rate(grade)
        else:
            self._counted = self._records.count(counted, grade)
            self.chosen.emit(self.choice)

    def memory_after(self, grade: Grade) -> Memory | None:
        """Return what would be remembered of the case that was counted last with a grade."""
        counted = self._counted
        return None if counted is None else reviewed(counted.before.memory, grade, self.today())

    def own_algs(self, case: Case, case_set: CaseSet) -> OwnAlgs:
        """Return the user's own algs for a case of a set."""
        return self.store.book.record(key_of(case_set.key, case)).own

    def add_alg(self, case: Case, text: str, case_set: CaseSet | None = None) -> None:
        """Add an alg of the user's own to a case of a set, the chosen one if none, and use it.

        Raises:
            NotationError: it is no alg.
            OwnAlgError: it does not solve the case.
        """
        case_set = case_set or self.choice.case_set
        alg = checked_alg(case_set, case, text)
        self.change_algs(case, lambda own: own.with_alg(alg), case_set)

    def change_algs(
        self,
        case: Case,
        change: Callable[[OwnAlgs], OwnAlgs],
        case_set: CaseSet | None = None,
    ) -> None:
        """Change the algs of a case of a set, the chosen one if none."""
        key = key_of((case_set or self.choice.case_set).key, case)

        def changed(book: CaseBook) -> CaseBook:
            record = book.record(key)
            return book.with_record(key, replace(record, own=change(record.own)))

        self.store.change(changed)
        self.chosen.emit(self.choice)

    def case_of_alg(self, text: str) -> Case | None:
        """Return the case of the chosen set that an alg solves, if there is one.

        Raises:
            NotationError: it is no alg.
            OwnAlgError: it has no moves, or far too many.
        """
        return case_of(self.choice.case_set, text)

    def deck_text(self) -> str:
        """Return the algs of what is practised as the text of a deck: an alg a line, and its name.

        Empty for cubes that such decks are not for.
        """
        chosen = self.choice.case_set
        if chosen.size != DECK_SIZE:
            return ""
        book = self.store.book
        algs = (
            (book.record(key_of(chosen.key, case)).own.chosen or str(case.shown), case)
            for case in self.choice.cases[:MOST_ALGS]
        )
        return "\n".join(f"{alg} // {title_of(case)}" for alg, case in algs)

    def save_deck(self, deck: OwnDeck) -> None:
        """Keep a deck of the user's own, and practise it."""
        self.store.change(lambda book: book.with_deck(deck))
        self.choose(replace(self.choice, set_key=OWN + deck.name))
        self.chosen.emit(self.choice)

    def save_new_deck(self, deck: OwnDeck) -> None:
        """Keep a deck, under a name that no other one has, and practise it."""
        known = self.store.book.decks
        if deck not in known:
            deck = replace(deck, name=free_name(deck.name, [each.name for each in known]))
        self.save_deck(deck)

    def choose_cases(self, set_key: str, keys: Collection[str]) -> None:
        """Practise some cases of a set alone; ``keys`` are what they are counted by."""
        choice = replace(self.choice, set_key=set_key)
        own = {key_of(set_key, case) for case in choice.case_set.cases}
        left_out = (choice.left_out - own) | (own - set(keys))
        self.choose(replace(choice, left_out=left_out))

    def delete_deck(self, name: str) -> None:
        """Delete a deck of the user's own; what is known of its cases stays."""
        self.store.change(lambda book: book.without_deck(name))
        self.choose(replace(self.choice, set_key=Choice().set_key))

    def go_on_from(self, before: Drilling) -> None:
        """Show the case of another window, which goes on here where it is on screen."""
        self._counted, self._begun_s = before._counted, before._begun_s
        self._take_over(before)

    def _note_mix_up(self) -> None:
        if self._showing is not None:
            self._showing = self._records.note_mix_up(self._showing)

    # What happened

    def _on_made(self, drill: Drill, case_set: CaseSet) -> None:
        self._begun_s = self.now_s()
        self._begin(Showing(drill, case_set), drill.cube)

    def _follow(self, _showing: Showing, turns: Sequence[Turn]) -> None:
        for turn in turns:
            self._on_turned(turn)

    def _on_turned(self, turn: Turn) -> None:
        showing = self._showing
        if showing is None or showing.seconds is not None:
            return
        self._showing = after = showing.turned(turn, self.now_s() - self._begun_s)
        if after.seconds is None and after.seen_s == showing.seen_s:
            return
        self._set(after)
        if after.seconds is not None and showing.is_counted is None:
            # A case that had to be revealed first was not known.
            self.judge(not showing.is_revealed)
