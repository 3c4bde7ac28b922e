"""Cases set up on the cube, tried, revealed, and counted as known or missed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

import numpy as np
from PySide6.QtCore import QObject, Signal

from cubeapp.engine.library.case_sets import CaseSet, case_sets
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.practice.drills import (
    Drill,
    about_case,
    draw_case,
    key_of,
    make_drill,
    tallies_of,
)
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import Change, CubeDocument, Turn
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.storage import Json, Storage
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import reason, sentence, tr, under_way

PATIENCE_S = 0.15
"""Seconds before progress is shown: most set-ups take less."""
NAME = "drills"
"""Of the stored file."""
TOPS: dict[str, Face | None] = {"any": None, "U": Face.U, "D": Face.D}
"""Which colour is on top of the set-ups, by its stored key."""


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

    @property
    def case_set(self) -> CaseSet:
        """The chosen set."""
        sets = case_sets()
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
        }

    @classmethod
    def from_json(cls, value: Json) -> Choice:
        """Read what `to_json` gave.

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
                return cls(key, frozenset(map(str, left_out)), missed_more, top)
        raise CubeError(tr("this is no choice of cases"))


@dataclass(frozen=True, slots=True)
class Showing:
    """A case on its way, as far as it may be known."""

    drill: Drill
    is_revealed: bool = False
    is_counted: bool | None = None
    """Whether it was known, once that is decided."""
    turns: int = 0
    """Made on screen so far, those of the whole cube not counted."""
    seconds: float | None = None
    """From the set-up to the last turn, once it is solved on screen."""


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

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        tasks: Tasks,
        preparation: Preparation,
        book: TimeBook,
        storage: Storage,
        now_s: Callable[[], float] = time.perf_counter,
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
        """
        super().__init__()
        self._tasks = tasks
        self._preparation = preparation
        self._task: Task[Drill] | None = None
        self._document = document
        self._player = player
        self._book = book
        self._storage = storage
        self.now_s = now_s
        self._choice: Choice | None = None
        self._showing: Showing | None = None
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
        return self._choice

    @property
    def showing(self) -> Showing | None:
        """What `changed` last had."""
        return self._showing

    def tallies(self) -> Sequence[Tally]:
        """Return how each case of the chosen set has gone."""
        chosen = self.choice.case_set
        return tallies_of(chosen.key, chosen.cases, self._book.book.tallies)

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

    def tally_of(self, drill: Drill) -> Tally:
        """Return how the case of ``drill`` has gone."""
        return self._book.book.tallies.get(drill.key, Tally())

    def next(self) -> None:
        """Set another case up."""
        choice = self.choice
        cases, set_key = choice.cases, choice.case_set.key
        if not cases:
            self.message.emit(tr("Tick at least one case to practise."))
            return
        tallies = tallies_of(set_key, cases, self._book.book.tallies)
        last = None if self._showing is None else self._showing.drill.case
        case = draw_case(cases, tallies, missed_more=choice.missed_more, last=last, rng=self.rng)
        key, top = key_of(set_key, case), TOPS[choice.top]
        rng = np.random.default_rng(self.rng.integers(2**32))
        self._task = self._tasks.start(
            lambda control: make_drill(case, key, top, rng, control),
            self._on_made,
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
        self._set(replace(showing, is_revealed=True))
        drill = showing.drill
        section = Section(drill.case.title, 0, len(drill.answer), about_case(drill.case))
        timeline = Timeline(drill.cube, drill.answer, Purpose.LESSON, (section,))
        self._document.load_timeline(timeline, 0, tr(drill.case.title))
        self._player.play()

    def set_up_again(self) -> None:
        """Show the same case from its start."""
        if self._showing is not None:
            self._set(replace(self._showing, turns=0, seconds=None))
            self._show(self._showing.drill)

    def judge(self, was_known: bool) -> None:
        """Count the case as known or missed, whatever was counted for it before."""
        showing = self._showing
        if showing is None or showing.is_counted is was_known:
            return
        tally = self._book.book.tallies.get(showing.drill.key, Tally())
        known, missed = tally.known, tally.missed
        if showing.is_counted is not None:
            known, missed = known - showing.is_counted, missed - (not showing.is_counted)
        counted = Tally(max(known, 0) + was_known, max(missed, 0) + (not was_known))
        self._book.count_case(showing.drill.key, counted)
        self._set(replace(showing, is_counted=was_known))

    def go_on_from(self, before: Drilling) -> None:
        """Show the case of another window, which goes on here where it is on screen."""
        self._showing = before._showing
        self._is_on_screen, self._begun_s = before._is_on_screen, before._begun_s
        self.refresh()

    def refresh(self) -> None:
        """Emit everything again, to widgets that have just been made."""
        self.chosen.emit(self.choice)
        self.changed.emit(self._showing)

    def _show(self, drill: Drill) -> None:
        self._is_loading = True
        self._document.load(drill.cube, tr("a case to practise"))
        self._is_loading = False
        self._is_on_screen = True
        self._begun_s = self.now_s()

    def _set(self, showing: Showing) -> None:
        self._showing = showing
        self.changed.emit(showing)

    # What happened

    def _on_made(self, drill: Drill) -> None:
        self.busy_changed.emit(None)
        self._showing = Showing(drill)
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
        showing = replace(showing, turns=turns)
        if not showing.drill.is_reached(turn.after):
            self._showing = showing
            return
        self._set(replace(showing, seconds=self.now_s() - self._begun_s))
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
