"""Cases set up on the cube, tried, revealed, and counted as known or missed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import numpy as np
from PySide6.QtCore import QObject, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.english import capitalised, sentence
from cubeapp.engine.errors import CubeError
from cubeapp.engine.geometry import Face
from cubeapp.engine.human.cases import Case
from cubeapp.engine.library.case_sets import CaseSet, case_sets
from cubeapp.engine.practice.drills import (
    Drill,
    about_case,
    draw_case,
    key_of,
    make_drill,
    tallies_of,
)
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.search.control import Progress
from cubeapp.engine.search_words import spoken
from cubeapp.engine.timeline import Purpose, Section, Timeline
from cubeapp.language import tr
from cubeapp.ui.document.document import CubeDocument, Turn
from cubeapp.ui.play.scramble.model import PATIENCE_S
from cubeapp.ui.services.storage import Json, Storage
from cubeapp.ui.solve.solvers.job import SolveJob
from cubeapp.ui.solve.solvers.job_owner import JobOwner
from cubeapp.ui.stage.player import Player
from cubeapp.ui.train.timer.time_book import TimeBook

NAME = "drills"
"""Of the stored file."""
TOPS: dict[str, Face | None] = {"any": None, "U": Face.U, "D": Face.D}
"""Which colour is on top of the set-ups, by the key that is kept."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is practised."""

    set_name: str = "OLL"
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
        return next((each for each in sets if each.name == self.set_name), sets[0])

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases of it that are practised."""
        chosen = self.case_set
        return tuple(
            case for case in chosen.cases if key_of(chosen.name, case) not in self.left_out
        )

    def to_json(self) -> Json:
        """Return the choice as JSON can hold it."""
        return {
            "set": self.set_name,
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
                "set": str(name),
                "left_out": list(left_out),
                "missed_more": bool(missed_more),
                "top": str(top),
            } if top in TOPS and all(isinstance(key, str) for key in left_out):
                return cls(name, frozenset(map(str, left_out)), missed_more, top)
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


class Drilling(JobOwner):
    """Joins the document, the solver of set-ups and the tallies; it knows no widget."""

    changed = Signal(object)
    """The `Showing`, ``None`` before the first."""
    chosen = Signal(object)
    """The `Choice` is another one."""
    busy_changed = Signal(object)
    """What is done for a set-up that takes a moment, ``None`` when nothing is."""
    said = Signal(str)
    """A sentence for the status line."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        job: SolveJob,
        book: TimeBook,
        storage: Storage,
        parent: QObject | None = None,
        now_s: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Join the parts.

        Args:
            document: whose cube is set up.
            player: plays the answer.
            job: finds set-ups; nobody else may give it tasks.
            book: keeps the tallies.
            storage: keeps what was chosen.
            parent: the owner.
            now_s: a clock that only goes forward, in seconds.
        """
        super().__init__(job, parent)
        self._document = document
        self._player = player
        self._book = book
        self._storage = storage
        self.now_s = now_s
        self.rng = np.random.default_rng()
        self._choice: Choice | None = None
        self._showing: Showing | None = None
        self._begun_s = 0.0
        self._is_on_screen = False
        self._is_loading = False
        document.turned.connect(self._on_turned)
        document.replaced.connect(self._on_replaced)

    @property
    def choice(self) -> Choice:
        """What is practised."""
        if self._choice is None:
            self._choice = self._read()
        return self._choice

    @property
    def showing(self) -> Showing | None:
        """What `changed` said last."""
        return self._showing

    def tallies(self) -> Sequence[Tally]:
        """Return how each case of the chosen set has gone."""
        chosen = self.choice.case_set
        return tallies_of(chosen.name, chosen.cases, self._book.book.tallies)

    def choose(self, choice: Choice) -> None:
        """Practise something else from the next case on."""
        if choice != self.choice:
            self._choice = choice
            try:
                self._storage.write(NAME, choice.to_json())
            except CubeError as error:
                self.said.emit(sentence(str(error)))
            self.chosen.emit(choice)

    def next(self) -> None:
        """Set another case up."""
        choice = self.choice
        cases, set_name = choice.cases, choice.case_set.name
        if not cases:
            self.said.emit(tr("Tick at least one case to practise."))
            return
        tallies = tallies_of(set_name, cases, self._book.book.tallies)
        last = None if self._showing is None else self._showing.drill.case
        case = draw_case(cases, tallies, missed_more=choice.missed_more, last=last, rng=self.rng)
        key, top = key_of(set_name, case), TOPS[choice.top]
        rng = np.random.default_rng(self.rng.integers(2**32))
        self.job.start_task(lambda control: make_drill(case, key, top, rng, control))

    def reveal(self) -> None:
        """Tell the case, and play its alg on the cube."""
        showing = self._showing
        if showing is None:
            return
        self._set(replace(showing, is_revealed=True))
        drill = showing.drill
        section = Section(drill.case.title, 0, len(drill.answer), about_case(drill.case))
        timeline = Timeline(drill.cube, drill.answer, Purpose.LESSON, (section,))
        self._document.load_timeline(timeline, 0, drill.case.title)
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

    def tell(self) -> None:
        """Tell everything to widgets that have just been made."""
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

    def _on_done(self, result: object) -> None:
        self.busy_changed.emit(None)
        if isinstance(result, Drill):
            self._showing = Showing(result)
            self._show(result)
            self.changed.emit(self._showing)

    def _on_failed(self, message: str, _best: object) -> None:
        self.busy_changed.emit(None)
        self.said.emit(message)

    def _on_cancelled(self, _cube: object, _best: object) -> None:
        self.busy_changed.emit(None)

    def _on_progress(self, progress: Progress) -> None:
        if self.job.elapsed_s >= PATIENCE_S:
            self.busy_changed.emit(f"{capitalised(spoken(progress.activity))} …")

    def _on_turned(self, turn: Turn) -> None:
        showing = self._showing
        if showing is None or not self._is_on_screen or showing.seconds is not None:
            return
        turns = showing.turns + (not turn.move.is_rotation(turn.before.size))
        showing = replace(showing, turns=turns)
        if not showing.drill.is_reached(self._document.cube):
            self._showing = showing
            return
        self._set(replace(showing, seconds=self.now_s() - self._begun_s))
        if showing.is_counted is None:
            # Whoever had to look first has not known it.
            self.judge(not showing.is_revealed)

    def _on_replaced(self, _cube: Cube) -> None:
        self._is_on_screen = self._is_loading

    def _read(self) -> Choice:
        try:
            value = self._storage.read(NAME)
        except CubeError as error:
            self.said.emit(sentence(str(error)))
            return Choice()
        try:
            return Choice() if value is None else Choice.from_json(value)
        except CubeError:
            self.said.emit(sentence(self._storage.set_aside(NAME)))
            return Choice()
