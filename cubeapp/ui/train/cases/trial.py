"""A case that is tried: what is known of it, and what was done so far."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.model.moves import Move
from cubeapp.engine.practice.case_book import Record, Trial
from cubeapp.engine.practice.drills import Drill
from cubeapp.engine.practice.own_algs import done_instead
from cubeapp.engine.practice.schedule import Grade
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.document.document import Turn
from cubeapp.words import decimal, tr

MOST_MOVES = 200
"""Of a trial that are looked at for what the case was taken for."""


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

    @property
    def is_over(self) -> bool:
        """Whether the case may be named."""
        return self.is_revealed or self.seconds is not None or self.is_done_by_hand

    @property
    def is_timed(self) -> bool:
        """Whether its time is taken, as long as it is on screen."""
        return self.done_s is None and not self.is_revealed and self.is_counted is None

    def pressed(self, passed_s: float) -> Showing:
        """Return this after Space: the case was recognised, or is done with a cube in the hand."""
        if self.seen_s is None:
            return replace(self, seen_s=passed_s)
        return self if self.turns else replace(self, done_s=passed_s)

    def turned(self, turn: Turn, passed_s: float) -> Showing:
        """Return this after one more turn on screen, ``passed_s`` after the set-up."""
        turns = self.turns + (not turn.move.is_rotation(turn.before.size))
        is_seen_now = self.is_timed and self.seen_s is None and turns
        seen_s = passed_s if is_seen_now else self.seen_s
        moves = (*self.moves, turn.move)[-MOST_MOVES:]
        after = replace(self, turns=turns, moves=moves, seen_s=seen_s)
        if not self.drill.is_reached(turn.after):
            return after
        done_s = passed_s if self.is_timed else self.done_s
        return replace(after, seconds=passed_s, done_s=done_s)

    def done_instead(self) -> Case | None:
        """Return the case that what was done so far solves, if it is another one and not known."""
        if self.taken_for is not None or self.seconds is not None:
            return None
        return done_instead(self.case_set, self.drill.case, self.moves, self.drill.cube)

    def trial(self, today: int, grade: Grade) -> Trial:
        """Return it as it is kept in the record of the case."""
        seen, done = self.seen_s, self.done_s
        return Trial(
            today,
            self.drill.angle,
            grade,
            None if seen is None else round(1000 * seen),
            None if seen is None or done is None else round(1000 * done) - round(1000 * seen),
        )


def taken_words(showing: Showing) -> list[str]:
    """Return how long a trial took until it was recognised, and from there until it was done."""
    if showing.seen_s is None:
        return []
    words = [tr("recognised {seen} s").format(seen=decimal(showing.seen_s, 2))]
    if showing.done_s is not None:
        done = decimal(showing.done_s - showing.seen_s, 2)
        words.append(tr("done in {done} s").format(done=done))
    return words
