"""Cases set up on the cube, tried, revealed, and counted as known or missed."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cached_property
from typing import cast

import numpy as np
from PySide6.QtCore import QObject, Signal

from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.practice.case_book import CaseBook, OwnAlgs, OwnDeck, Record, Trial
from cubeapp.engine.practice.decks import DECK_SIZE, MOST_ALGS, OWN, decks
from cubeapp.engine.practice.drills import Drill, about_case, key_of, make_drill
from cubeapp.engine.practice.next_case import (
    Order,
    Rule,
    Standing,
    day_of_standings,
    next_case,
)
from cubeapp.engine.practice.own_algs import case_of, checked_alg, done_instead
from cubeapp.engine.practice.schedule import NEW_A_DAY, Day, Grade, Memory, grade_of, reviewed
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import Change, CubeDocument, Turn
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.storage import Json, Storage, free_name
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.cases.case_store import CaseStore
from cubeapp.ui.train.cases.case_words import title_of
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import reason, sentence, tr, under_way

PATIENCE_S = 0.15
"""Seconds before progress is shown: most set-ups take less."""
NAME = "drills"
"""Of the stored file."""
TOPS: dict[str, Face | None] = {"any": None, "U": Face.U, "D": Face.D}
"""Which colour is on top of the set-ups, by its stored key."""
MOST_NEW = 99
"""Cases begun on a day, at most."""
MOST_MOVES = 200
"""Of a trial that are looked at for what the case was taken for."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is practised."""

    set_key: str = "OLL"
    left_out: frozenset[str] = frozenset()
    """Keys of the cases, of all sets, that are not practised; see `key_of`."""
    missed_more: bool = True
    """Whether cases missed more often come more often."""
    top: str = "D"
    """One of `TOPS`."""
    order: Order = Order.DUE
    """Which case comes next."""
    new_a_day: int = NEW_A_DAY
    """How many cases are begun on a day."""
    pair: tuple[str, ...] = ()
    """The keys of two cases that are practised together; see `Order.CONFUSED`."""
    own: tuple[OwnDeck, ...] = field(default=(), compare=False)
    """The user's decks, which are kept elsewhere."""

    @property
    def rule(self) -> Rule:
        """How the next case is chosen."""
        return Rule(self.order, self.new_a_day, self.missed_more, self.pair)

    @property
    def case_set(self) -> CaseSet:
        """The chosen set."""
        sets = decks(self.own)
        return next((each for each in sets if each.key == self.set_key), sets[0])

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases of it that are practised."""
        chosen = self.case_set
        return tuple(case for case in chosen.cases if key_of(chosen.key, case) not in self.left_out)

    def to_json(self) -> Json:
        """Return the choice as JSON can hold it."""
        return {
            "set": self.set_key,
            "left_out": cast("list[Json]", sorted(self.left_out)),
            "missed_more": self.missed_more,
            "top": self.top,
            "order": self.order.value,
            "new_a_day": self.new_a_day,
            "pair": list(self.pair),
        }

    @classmethod
    def from_json(cls, value: Json) -> Choice:
        """Read what `to_json` gave; files from before there was an order have none.

        Raises:
            CubeError: the value is something else.
        """
        match value:
            case {
                "set": str(key),
                "left_out": list(left_out),
                "missed_more": bool(missed_more),
                "top": str(top),
            } if top in TOPS and all(isinstance(key, str) for key in left_out):
                made = cls(key, frozenset(map(str, left_out)), missed_more, top)
                content = cast("Mapping[str, object]", value)
                days, pair = _new_a_day(content), _pair(content)
                return replace(made, order=_order(content), new_a_day=days, pair=pair)
        raise CubeError(tr("this is no choice of cases"))


def _order(value: Mapping[str, object]) -> Order:
    known = {order.value: order for order in Order}
    return known.get(str(value.get("order")), Order.DUE)


def _pair(value: Mapping[str, object]) -> tuple[str, ...]:
    match value.get("pair"):
        case [str(one), str(other)]:
            return one, other
    return ()


def _new_a_day(value: Mapping[str, object]) -> int:
    count = value.get("new_a_day")
    return count if type(count) is int and 0 <= count <= MOST_NEW else NEW_A_DAY


@dataclass(frozen=True, slots=True)
class Showing:
    """A case on its way, as far as it may be known."""

    drill: Drill
    case_set: CaseSet
    """Which the case is of."""
    is_revealed: bool = False
    is_counted: bool | None = None
    """Whether it was known, once that is decided."""
    turns: int = 0
    """Made on screen so far, those of the whole cube not counted."""
    seconds: float | None = None
    """From the set-up to the last turn, once it is solved on screen."""
    moves: tuple[Move, ...] = ()
    """The last of those made on screen."""
    seen_s: float | None = None
    """From the set-up until it was recognised: Space was pressed, or the first turn made."""
    done_s: float | None = None
    """From the set-up until it was done, on screen or with a cube in the hand."""
    grade: Grade | None = None
    """As what it was counted."""
    before: Record = field(default_factory=Record)
    """The record of the case without this trial."""
    taken_for: Case | None = None
    """The case whose alg was done instead."""

    @property
    def is_done_by_hand(self) -> bool:
        """Whether it was done with a cube in the hand: then only the user knows how it went."""
        return self.done_s is not None and self.seconds is None


class Drilling(QObject):
    """Joins the document, the solver of set-ups and the tallies; it knows no widget."""

    changed = Signal(object)
    """The `Showing`, ``None`` before the first."""
    chosen = Signal(object)
    """The `Choice` is another one."""
    busy_changed = Signal(object)
    """What is done for a set-up that takes a moment, ``None`` when nothing is."""
    message = Signal(str)
    """A message for the user, one sentence."""
    ended = Signal(object)
    """The `Order` that has no case left."""
    looked_at = Signal(object)
    """The `Case` of the chosen set whose page is to be shown, ``None`` for none."""

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
        super().__init__()
        self.tasks = tasks
        """Background work."""
        self._preparation = preparation
        self._task: Task[Drill] | None = None
        self._document = document
        self._player = player
        self._book = book
        self._storage = storage
        self.now_s = now_s
        self.today = today
        self.store = CaseStore(storage)
        self.store.message.connect(self.message)
        self._choice: Choice | None = None
        self._showing: Showing | None = None
        self._counted: Showing | None = None
        self._begun_s = 0.0
        self._is_on_screen = False
        self._is_loading = False
        document.changed.connect(self._on_changed)

    @cached_property
    def rng(self) -> np.random.Generator:
        """The source of chance, made with the first draw: numpy's is slow to import."""
        return np.random.default_rng()

    @property
    def choice(self) -> Choice:
        """What is practised."""
        if self._choice is None:
            self._choice = self._read()
        if self._choice.own != self.store.book.decks:
            self._choice = replace(self._choice, own=self.store.book.decks)
        return self._choice

    @property
    def showing(self) -> Showing | None:
        """What `changed` last had."""
        return self._showing

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
        return [self.standing(case) for case in cases]

    def standing(self, case: Case) -> Standing:
        """Return how a case of the chosen set has gone."""
        key = key_of(self.choice.case_set.key, case)
        return Standing(case, key, self._record(key), self._tally_of(key))

    def day(self) -> Day:
        """Return what there is to do today of what is practised."""
        return day_of_standings(self.choice.rule, self.standings(practised=True), self.today())

    @property
    def is_working(self) -> bool:
        """Whether a set-up is being found."""
        return self._task is not None and not self._task.is_over

    def choose(self, choice: Choice) -> None:
        """Practise something else from the next case on."""
        if choice != self.choice:
            self._choice = choice
            try:
                self._storage.write(NAME, choice.to_json())
            except CubeError as error:
                self.message.emit(sentence(reason(error)))
            self.chosen.emit(choice)

    def toggle(self, index: int) -> None:
        """Practise the case of ``index`` in the set, or leave it out."""
        chosen = self.choice.case_set
        key = key_of(chosen.key, chosen.cases[index])
        self.choose(replace(self.choice, left_out=self.choice.left_out ^ {key}))

    def tick(self, indices: Iterable[int]) -> None:
        """Practise exactly the cases of ``indices`` in the set."""
        chosen = self.choice.case_set
        keys = [key_of(chosen.key, case) for case in chosen.cases]
        ticked = frozenset(keys[index] for index in indices)
        self.choose(
            replace(self.choice, left_out=(self.choice.left_out | frozenset(keys)) - ticked)
        )

    def practise_pair(self, cases: Sequence[Case]) -> None:
        """Practise two cases of the chosen set that are easily mixed up, one after the other."""
        key = self.choice.case_set.key
        keys = tuple(key_of(key, case) for case in cases)
        left_out = self.choice.left_out - set(keys)
        choice = replace(self.choice, order=Order.CONFUSED, pair=keys, left_out=left_out)
        self.choose(choice)
        self.next()

    def tally_of(self, drill: Drill) -> Tally:
        """Return how the case of ``drill`` has gone."""
        return self._tally_of(drill.key)

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
        self._task = self.tasks.start(
            lambda control: make_drill(case, key, top, rng, control, own),
            lambda drill: self._on_made(drill, case_set),
            self._on_failed,
            self._on_progress,
            cancelled=lambda: self.busy_changed.emit(None),
            after=(self._preparation,),
            replaces=self._task,
        )

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
        self._show(showing.drill)

    def press(self) -> None:
        """Take the time: the case was recognised, or is done with a cube in the hand."""
        showing = self._showing
        if not self.is_timed or showing is None:
            return
        passed = self.now_s() - self._begun_s
        if showing.seen_s is None:
            self._set(replace(showing, seen_s=passed))
        elif not showing.turns:
            self._set(replace(showing, done_s=passed))

    @property
    def is_timed(self) -> bool:
        """Whether the clock runs for the case that is shown."""
        showing = self._showing
        if showing is None or not self._is_on_screen:
            return False
        return showing.done_s is None and not showing.is_revealed and showing.is_counted is None

    def judge(self, was_known: bool) -> None:
        """Count the case as known or missed, whatever was counted for it before."""
        showing = self._showing
        if showing is None or showing.is_counted is was_known:
            return
        if not was_known:
            self._note_mix_up()
        self.rate(self._usual_grade() if was_known else Grade.FAILED)

    def rate(self, grade: Grade) -> None:
        """Count the case by a grade, whatever was counted for it before."""
        showing = self._showing
        if showing is not None and showing.grade is not grade:
            self._counted = self._count(showing, grade)
            self._set(self._counted)

    def rate_again(self, grade: Grade) -> None:
        """Count the case that was counted last by another grade."""
        counted, showing = self._counted, self._showing
        if counted is None or counted.grade is grade:
            return
        if showing is not None and showing.drill is counted.drill:
            self.rate(grade)
        else:
            self._counted = self._count(counted, grade)
            self.chosen.emit(self.choice)

    def memory_after(self, grade: Grade) -> Memory | None:
        """Return what would be remembered of the case that was counted last with a grade."""
        counted = self._counted
        return None if counted is None else reviewed(counted.before.memory, grade, self.today())

    def _count(self, showing: Showing, grade: Grade) -> Showing:
        was_known = grade is not Grade.FAILED
        key = showing.drill.key
        now = self._record(key)
        before = now if showing.grade is None else showing.before
        trial = self._trial(showing, grade)
        record = replace(before.with_trial(trial), own=now.own, taken_for=now.taken_for)
        self._tally(showing, was_known)
        self.store.change(lambda book: book.with_record(key, record))
        return replace(showing, is_counted=was_known, grade=grade, before=before)

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
        self._showing, self._counted = before._showing, before._counted
        self._is_on_screen, self._begun_s = before._is_on_screen, before._begun_s
        self.refresh()

    def refresh(self) -> None:
        """Emit everything again, to widgets that have just been made."""
        self.chosen.emit(self.choice)
        self.changed.emit(self._showing)

    def _tally_of(self, key: str) -> Tally:
        return self._book.book.tallies.get(key, Tally())

    def _record(self, key: str) -> Record:
        """Return the record of a case; one that was only counted so far has a memory as well."""
        return self.store.book.record(key).with_tally(self._tally_of(key), self.today())

    def _usual_grade(self) -> Grade:
        """Return the grade of the case that is shown, if it was known, by how long it took."""
        showing = self._showing
        if showing is None or showing.done_s is None:
            return Grade.USUAL
        records = [each.record for each in self.standings()]
        own = self.store.book.record(showing.drill.key) if showing.grade is None else showing.before
        everything = [time_ms for record in records for time_ms in record.times_ms]
        return grade_of(round(1000 * showing.done_s), own.times_ms, everything)

    def _trial(self, showing: Showing, grade: Grade) -> Trial:
        seen, done = showing.seen_s, showing.done_s
        return Trial(
            self.today(),
            showing.drill.angle,
            grade,
            None if seen is None else round(1000 * seen),
            None if seen is None or done is None else round(1000 * done) - round(1000 * seen),
        )

    def _tally(self, showing: Showing, was_known: bool) -> None:
        """Count the case in the tallies, where that is not done yet."""
        if showing.is_counted is was_known:
            return
        tally = self._tally_of(showing.drill.key)
        known, missed = tally.known, tally.missed
        if showing.is_counted is not None:
            known, missed = known - showing.is_counted, missed - (not showing.is_counted)
        counted = Tally(max(known, 0) + was_known, max(missed, 0) + (not was_known))
        self._book.count_case(showing.drill.key, counted)

    def _note_mix_up(self) -> None:
        """Look whether what was done so far solves another case, and remember that."""
        showing = self._showing
        if showing is None or showing.taken_for is not None or showing.seconds is not None:
            return
        drill = showing.drill
        other = done_instead(showing.case_set, drill.case, showing.moves, drill.cube)
        if other is None:
            return
        taken_for = key_of(showing.case_set.key, other)
        self.store.change(
            lambda book: book.with_record(drill.key, book.record(drill.key).with_mix_up(taken_for))
        )
        self._showing = replace(showing, taken_for=other)

    def _show(self, drill: Drill) -> None:
        self._is_loading = True
        self._document.load(drill.cube, tr("a case to practise"))
        self._is_loading = False
        self._is_on_screen = True

    def _set(self, showing: Showing) -> None:
        self._showing = showing
        self.changed.emit(showing)

    # What happened

    def _on_made(self, drill: Drill, case_set: CaseSet) -> None:
        self.busy_changed.emit(None)
        self._showing = Showing(drill, case_set)
        self._begun_s = self.now_s()
        self._show(drill)
        self.changed.emit(self._showing)

    def _on_failed(self, failure: Failure) -> None:
        self.busy_changed.emit(None)
        self.message.emit(failure.message)

    def _on_progress(self, progress: Progress) -> None:
        if self._task is not None and self._task.elapsed_s >= PATIENCE_S:
            self.busy_changed.emit(under_way(progress.activity))

    def _on_changed(self, change: Change) -> None:
        if change.is_jump:
            self._is_on_screen = self._is_loading
        for turn in change.turns:
            self._on_turned(turn)

    def _on_turned(self, turn: Turn) -> None:
        showing = self._showing
        if showing is None or not self._is_on_screen or showing.seconds is not None:
            return
        turns = showing.turns + (not turn.move.is_rotation(turn.before.size))
        passed = self.now_s() - self._begun_s
        is_seen_now = self.is_timed and showing.seen_s is None and turns
        seen_s = passed if is_seen_now else showing.seen_s
        moves = (*showing.moves, turn.move)[-MOST_MOVES:]
        showing = replace(showing, turns=turns, moves=moves, seen_s=seen_s)
        if not showing.drill.is_reached(turn.after):
            self._showing = showing
            return
        done_s = passed if self.is_timed else showing.done_s
        self._set(replace(showing, seconds=passed, done_s=done_s))
        if showing.is_counted is None:
            # A case that had to be revealed first was not known.
            self.judge(not showing.is_revealed)

    def _read(self) -> Choice:
        try:
            value = self._storage.read(NAME)
        except CubeError as error:
            self.message.emit(sentence(reason(error)))
            return Choice()
        try:
            return Choice() if value is None else Choice.from_json(value)
        except CubeError:
            self.message.emit(sentence(self._storage.set_aside(NAME)))
            return Choice()
