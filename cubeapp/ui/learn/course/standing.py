"""How an exercise stands: which card comes next, since when, and what the turns have done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.teaching.exercises import Exercise
from cubeapp.engine.teaching.goals import goal_reached
from cubeapp.engine.teaching.judge import Verdict, judge
from cubeapp.engine.teaching.policy import Situation, situation
from cubeapp.engine.timeline.timeline import Timeline

MOST_CARDS = 40
"""No cube needs more of them."""
CHUNK = 4
"""Turns that are shown together."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The present card, and the turns since it came."""

    card: Situation | None
    """``None`` where the cube is solved."""
    start: int
    """The number of moves after which it came."""
    trail: tuple[Move, ...]
    """The moves since then."""
    cube: Cube
    judged: tuple[Situation, Cube, tuple[Move, ...]] | None
    """What is judged: a card, the cube when it came, and the moves since; ``None`` before any."""
    is_done: bool
    """Whether the goal of the exercise is reached."""
    solution: tuple[Move, ...] = ()
    """What does an exercise that no card is about."""

    @property
    def following(self) -> int:
        """How many of the card's moves are made, if no others were; else 0."""
        moves = self.solution if self.card is None else self.card.moves
        return len(self.trail) if is_begun(moves, self.trail) else 0

    @property
    def rest(self) -> tuple[Move, ...]:
        """The turns that are left of the card, from here; none if that is not known."""
        if self.card is None:
            is_on = not self.trail or self.following
            return self.solution[self.following :] if is_on else (self.trail[-1].inverse(),)
        if not self.trail or self.following:
            return self.card.moves[self.following :]
        verdict = self.verdict()
        if verdict is not None and not verdict.is_calm:
            return verdict.left or verdict.back
        here = situation(self.cube, self.card.base)
        return () if here is None else here.moves

    def verdict(self, paused_s: float = 0.0, *, is_shown: bool = False) -> Verdict | None:
        """Return what is to be said of the moves, after a pause of so many seconds.

        Args:
            paused_s: since the last move.
            is_shown: whether the learner sees the turns that are to be made.
        """
        if self.judged is None:
            return None
        return judge(*self.judged, paused_s=paused_s, is_shown=is_shown)


def standing(exercise: Exercise, timeline: Timeline, setup: int, cursor: int) -> Standing:
    """Return how ``exercise`` stands after ``cursor`` moves, the first ``setup`` its own."""
    if exercise.solution:
        return _without_card(exercise, timeline, setup, cursor)
    card, start = situation(timeline.cube_at(setup), exercise.base), setup
    last: tuple[Situation, int] | None = None
    for index in range(setup + 1, cursor + 1):
        cube = timeline.cube_at(index)
        trail = timeline.moves[start:index]
        # Two cards reach their goal a turn before they are over, which is not said inside.
        if card is not None and not _is_inside(card, trail) and goal_reached(card, cube):
            last = (card, start) if index == cursor else None
            card, start = situation(cube, exercise.base), index
    moves, cube = timeline.moves, timeline.cube_at(cursor)
    judged = None
    if last is not None:
        judged = last[0], timeline.cube_at(last[1]), moves[last[1] : cursor]
    elif card is not None and cursor > start:
        judged = card, timeline.cube_at(start), moves[start:cursor]
    is_done = cursor > setup and exercise.is_reached(cube)
    return Standing(card, start, moves[start:cursor], cube, judged, is_done)


def _without_card(exercise: Exercise, timeline: Timeline, setup: int, cursor: int) -> Standing:
    """Return how an exercise stands that no card is about."""
    cube, trail = timeline.cube_at(cursor), timeline.moves[setup:cursor]
    is_done = cursor > setup and exercise.is_reached(cube)
    return Standing(None, setup, trail, cube, None, is_done, exercise.solution)


def plan_of(exercise: Exercise) -> tuple[Situation, ...]:
    """Return the cards that lead from the cube of ``exercise`` to its goal, if any do."""
    if exercise.solution:
        return ()
    cards: list[Situation] = []
    cube = exercise.cube
    while len(cards) < MOST_CARDS and not exercise.is_reached(cube):
        card = situation(cube, exercise.base)
        if card is None:
            break
        cards.append(card)
        cube = cube.apply_all(card.moves)
    return tuple(cards)


def chunks_of(card: Situation) -> tuple[tuple[Move, ...], ...]:
    """Return the turns of ``card`` as they are shown: what holds and sets up, then its chunks."""
    return tuple(moves for moves in ((*card.spin, *card.first), *card.chunks) if moves)


def in_chunks(moves: Sequence[Move]) -> tuple[tuple[Move, ...], ...]:
    """Return moves of no card, as many in a group as are remembered at once."""
    return tuple(tuple(moves[at : at + CHUNK]) for at in range(0, len(moves), CHUNK))


def stops_of(chunks: Iterable[Sequence[Move]]) -> tuple[int, ...]:
    """Return after how many moves each of ``chunks``, played one after another, is over."""
    return tuple(accumulate(map(len, chunks)))


def _is_inside(card: Situation, trail: Sequence[Move]) -> bool:
    return len(trail) < len(card.moves) and is_begun(card.moves, trail)


def is_begun(moves: Sequence[Move], trail: Sequence[Move]) -> bool:
    """Tell whether ``trail`` is a beginning of ``moves``; a half turn goes either way."""
    if len(trail) > len(moves):
        return False
    return all(_same(made, move) for made, move in zip(trail, moves, strict=False))


def _same(made: Move, move: Move) -> bool:
    return made.turns_the_layers_of(move) and (made.quarters - move.quarters) % 4 == 0
