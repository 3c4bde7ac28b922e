"""A case that is tried: what is known of it, and what was done so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.model.moves import Move
from cubeapp.engine.practice.case_book import Record
from cubeapp.engine.practice.drills import Drill
from cubeapp.engine.practice.schedule import Grade
from cubeapp.engine.solvers.by_hand.cases import Case


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
