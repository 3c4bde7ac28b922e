"""Simulated learners: who follow the cards of the course with errors, and who forgets them.

Nothing is looked up but the next card of the cube as it lies there, as a learner would who only
ever asks "what now?".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.by_hand.places import y_turn
from cubeapp.engine.teaching.attempt import HESITATION_S, PAUSE_S
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.judge import Kind, judge
from cubeapp.engine.teaching.policy import Situation, situation
from cubeapp.engine.teaching.progress import Progress, Result, UpKind

Chunks = Sequence[Sequence[Move]]
EXERCISES_A_DAY = 12
MOST_TURNS = 10_000
"""Quarter turns after which a cube counts as not solved."""


@dataclass(frozen=True, slots=True)
class Errors:
    """How often something goes wrong, each from 0 to 1."""

    turned_back: float = 0.0
    """Of the turns: the other way."""
    mirrored: float = 0.0
    """Of the cards: left for right."""
    misheld: float = 0.0
    """Of the cards: another side in front."""
    cut_short: float = 0.0
    """Of the cards: without the last turn."""
    spun: float = 0.0
    """Of the twists: the whole cube turned after a round."""


ONE_PERCENT, FIVE_PERCENT, A_FIFTH = 0.01, 0.05, 0.2
KINDS = {
    "none": Errors(),
    "turns reversed": Errors(turned_back=ONE_PERCENT),
    "cards mirrored": Errors(mirrored=FIVE_PERCENT),
    "wrong hold": Errors(misheld=FIVE_PERCENT),
    "last turn missing": Errors(cut_short=FIVE_PERCENT),
    "cube turned in twists": Errors(spun=A_FIFTH),
    "all, halved": Errors(
        ONE_PERCENT / 2, FIVE_PERCENT / 2, FIVE_PERCENT / 2, FIVE_PERCENT / 2, A_FIFTH / 2
    ),
}


class Learner:
    """Somebody who solves a cube card by card."""

    def __init__(self, cube: Cube, errors: Errors, rng: np.random.Generator) -> None:
        """Begin with ``cube``."""
        self.cube, self._errors, self._rng = cube, errors, rng
        self.turns = 0
        """The quarter turns made."""

    def solve(self, *, takes_back: bool = False) -> bool:
        """Follow the cards to the end and return whether there is one.

        Args:
            takes_back: whether the learner stops at the end of every chunk and does what the
                program says then.
        """
        while (card := situation(self.cube)) is not None:
            if self.turns > MOST_TURNS:
                return False
            if takes_back:
                self._obey(card)
            else:
                for chunk in self._as_done(card):
                    self._turn(chunk)
        return True

    def _turn(self, moves: Sequence[Move]) -> list[Move]:
        """Turn, at times the other way, and return what was turned."""
        made = []
        for move in moves:
            is_spin = move.is_rotation(3)
            goes_wrong = not is_spin and self._happens(self._errors.turned_back)
            made.append(move.inverse() if goes_wrong else move)
            self.turns += 0 if is_spin else abs(move.quarters)
        self.cube = self.cube.apply_all(made)
        return made

    def _obey(self, card: Situation) -> None:
        """Do a card, and what is said at the end of each chunk and after a pause."""
        before, trail = self.cube, []
        chunks = list(self._as_done(card))
        while self.turns <= MOST_TURNS:
            trail += self._turn(chunks.pop(0))
            said = judge(card, before, trail, HESITATION_S if chunks else PAUSE_S)
            if said.kind is Kind.REACHED:
                return
            if said.back and (said.kind is not Kind.OPEN or not chunks):
                chunks = [said.back]
            elif not chunks and said.left:
                chunks = [said.left]
            elif not chunks:
                return

    def _as_done(self, card: Situation) -> Chunks:
        """Return the turns of a card as this learner takes them to be."""
        errors, chunks = self._errors, [list(chunk) for chunk in card.chunks]
        if self._happens(errors.mirrored):
            chunks = [list(map(mirrored, chunk)) for chunk in chunks]
        if self._happens(errors.cut_short):
            chunks[-1].pop()
        if card.card is Card.CORNER_TWIST and self._happens(errors.spun):
            # Then the cube is looked at anew.
            del chunks[int(self._rng.integers(len(chunks))) + 1 :]
            chunks[-1] += y_turn(int(self._rng.choice((1, 3))), 3)
        spin = card.spin
        if self._happens(errors.misheld):
            spin = (*spin, *y_turn(int(self._rng.integers(1, 4)), 3))
        return [[*spin, *card.first, *chunks[0]], *chunks[1:]]

    def _happens(self, share: float) -> bool:
        return share > 0 and self._rng.random() < share


def mirrored(move: Move) -> Move:
    """Return a turn with left and right exchanged."""
    if move.axis is Axis.X:
        return replace(move, first=2 - move.last, last=2 - move.first)
    return move.inverse()


class Forgetful:
    """Somebody who goes through the course, a little each day, and forgets cards meanwhile."""

    def __init__(self, forgets: float, rng: np.random.Generator) -> None:
        """Begin; each card that is known is forgotten each day with the probability ``forgets``."""
        self.progress = Progress()
        self.reviews = 0
        self.waits: list[int] = []
        """The days from forgetting a card to the review that showed it."""
        self._forgets, self._rng = forgets, rng
        self._known: set[str] = set()
        self._forgotten: dict[str, date] = {}

    def spend(self, today: date) -> None:
        """Do what is next, so many times."""
        for name in sorted(self._known):
            if self._rng.random() < self._forgets:
                self._known.remove(name)
                self._forgotten[name] = today
        for _ in range(EXERCISES_A_DAY):
            up = self.progress.next_up(today)
            if up is None:
                return
            if up.kind is UpKind.REVIEW:
                self._review(up.id, today)
            elif up.kind is UpKind.LESSON:
                self._learn(up.id, today)
            elif up.kind is UpKind.GATE:
                self.progress = self.progress.with_gate(up.id)
            else:
                self.progress = self.progress.with_solo(today, is_real=True)
                return

    def _review(self, name: str, today: date) -> None:
        self.reviews += 1
        is_known = name in self._known
        if not is_known:
            self.waits.append((today - self._forgotten[name]).days)
        self._do(Result(name, is_wrong=not is_known, variants=lesson(name).variants), today)

    def _learn(self, name: str, today: date) -> None:
        level = self.progress.level(name)
        self._do(Result(name, level, variants=lesson(name).variants), today)
        if self.progress.is_mastered(name):
            self._known.add(name)

    def _do(self, result: Result, today: date) -> None:
        self.progress = self.progress.with_result(result, today)
