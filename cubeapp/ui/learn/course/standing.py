"""How an exercise stands: which card comes next, since when, and what the turns have done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move, rest_of
from cubeapp.engine.teaching.attempt import Moves, look_at, not_taken_back, situation_at
from cubeapp.engine.teaching.exercises import Exercise
from cubeapp.engine.teaching.goals import goal_reached
from cubeapp.engine.teaching.judge import Verdict, judge
from cubeapp.engine.teaching.later_judge import judge_exercise
from cubeapp.engine.teaching.policy import Situation, as_good, situation
from cubeapp.engine.teaching.state import joined
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.learn.course.lighting import SIZE, piece_at, places

MOST_CARDS = 40
"""No cube needs more of them."""
CHUNK = 4
"""Turns that are shown together."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is told, and what is judged: turns from calm cube to calm cube, and all since a card.

    A learner may turn as she likes, so what is told follows the cube: whenever a card can begin
    on it, that one is told. What went wrong is judged by all turns since a goal was reached.
    """

    card: Situation | None
    """The card that is told; ``None`` where the cube is solved."""
    made: Moves
    """The moves since it came."""
    trail: Moves
    """The moves since the last goal was reached, or since the start."""
    cube: Cube
    judged: tuple[Situation, Cube, Moves] | None
    """What is judged: a card, the cube when it came, and the moves since; ``None`` before any."""
    is_done: bool
    """Whether the goal of the exercise is reached."""
    exercise: Exercise | None = None
    """What it is, where no card is about it."""

    @property
    def moves(self) -> Moves:
        """All that are told."""
        if self.card is not None:
            return self.card.moves
        return () if self.exercise is None else self.exercise.solution

    @property
    def left(self) -> Moves | None:
        """What is left of the told moves; ``None`` where others were made, which led away."""
        return left_after(self.moves, self.made, self.cube.size)

    @property
    def following(self) -> int:
        """How many of the told moves are made; 0 where others were made."""
        return 0 if self.left is None else max(len(self.moves) - len(self.left), 0)

    @property
    def rest(self) -> Moves:
        """The next turns: those that are left, or those that lead back to them."""
        if self.left is not None:
            return self.left
        verdict = self.verdict()
        return () if verdict is None else verdict.left or verdict.back

    def verdict(self, paused_s: float = 0.0, *, is_shown: bool = False) -> Verdict | None:
        """Return what is to be said of the moves, after a pause of so many seconds.

        Args:
            paused_s: since the last move.
            is_shown: whether the learner sees the turns that are to be made.
        """
        if self.exercise is not None and self.trail:
            return judge_exercise(self.exercise, self.trail, paused_s, is_shown=is_shown)
        if self.judged is None:
            return None
        return judge(*self.judged, paused_s=paused_s, is_shown=is_shown)


def standing(
    exercise: Exercise,
    timeline: Timeline,
    setup: int,
    cursor: int,
    first: Situation | None = None,
) -> Standing:
    """Return how an exercise stands.

    Args:
        exercise: what it is.
        timeline: has the moves.
        setup: how many of them belong to the exercise itself.
        cursor: how many are made.
        first: the card that the learner began with, if not the one that the course would choose.
    """
    if exercise.solution:
        return _without_card(exercise, timeline, setup, cursor)
    base, moves = exercise.base, timeline.moves
    begun = timeline.cube_at(setup)
    cubes = dict(enumerate(accumulate(moves[setup:cursor], Cube.apply, initial=begun), setup))
    goal = told = first or situation_at(begun, base)
    start = told_from = setup
    last: tuple[Situation, int] | None = None
    for index in range(setup + 1, cursor + 1):
        here = cubes[index]
        # Two cards reach their goal a turn before they are over, which is not said inside.
        if goal is None or told is None or _is_inside(goal, moves[start:index]):
            continue
        if goal_reached(goal, here):
            last = (goal, start) if index == cursor else None
            goal = told = situation_at(here, base)
            start = told_from = index
            continue
        has_left = left_after(told.moves, moves[told_from:index], SIZE) is None
        if has_left and look_at(here, base).unit >= goal.card.unit:
            told, told_from = _going_on(told, here), index
    judged = None
    if last is not None:
        judged = last[0], cubes[last[1]], moves[last[1] : cursor]
    elif goal is not None and cursor > start:
        judged = goal, cubes[start], moves[start:cursor]
    cube = cubes[cursor]
    is_done = cursor > setup and exercise.is_reached(cube)
    return Standing(told, moves[told_from:cursor], moves[start:cursor], cube, judged, is_done)


def _without_card(exercise: Exercise, timeline: Timeline, setup: int, cursor: int) -> Standing:
    """Return how an exercise stands that no card is about."""
    cube, trail = timeline.cube_at(cursor), timeline.moves[setup:cursor]
    is_done = cursor > setup and exercise.is_reached(cube)
    return Standing(None, trail, trail, cube, None, is_done, exercise)


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


def chunks_of(card: Situation) -> tuple[Moves, ...]:
    """Return the turns of ``card`` as they are shown: what holds and sets up, then its chunks."""
    return tuple(moves for moves in ((*card.spin, *card.first), *card.chunks) if moves)


def in_chunks(moves: Sequence[Move]) -> tuple[Moves, ...]:
    """Return moves of no card, as many in a group as are remembered at once."""
    return tuple(tuple(moves[at : at + CHUNK]) for at in range(0, len(moves), CHUNK))


def stops_of(chunks: Iterable[Sequence[Move]]) -> tuple[int, ...]:
    """Return after how many moves each of ``chunks``, played one after another, is over."""
    return tuple(accumulate(map(len, chunks)))


def _going_on(told: Situation, cube: Cube) -> Situation | None:
    """Return what is told on another cube: the same as before of the same piece, if it serves."""
    found = situation_at(cube, told.base)
    if found is None or found.piece == told.piece or found.variant != told.variant:
        return found
    place = next(each for each in places() if piece_at(cube, each[0]) == frozenset(told.piece))
    return as_good(found, place[0]) or found


def _is_inside(card: Situation, trail: Sequence[Move]) -> bool:
    return len(trail) < len(card.moves) and is_begun(card.moves, trail)


def left_after(moves: Sequence[Move], made: Sequence[Move], size: int) -> Moves | None:
    """Return what is left of ``moves`` where ``made`` is a beginning of them, else ``None``.

    What was taken back does not count, and half turns may be made by quarters.
    """
    # A set-up can be taken back by the very next of its moves.
    kept = joined(not_taken_back(made))
    for each in (made, kept):
        if is_begun(moves, each):
            return tuple(moves[len(each) :])
    begun = len(kept) - 1
    if begun >= len(moves) or not is_begun(moves, kept[:begun]):
        return None
    rest = rest_of(moves[begun], kept[begun], size)
    return None if rest is None else (*rest, *moves[begun + 1 :])


def is_begun(moves: Sequence[Move], trail: Sequence[Move]) -> bool:
    """Tell whether ``trail`` is a beginning of ``moves``; a half turn goes either way."""
    if len(trail) > len(moves):
        return False
    return all(_same(made, move) for made, move in zip(trail, moves, strict=False))


def _same(made: Move, move: Move) -> bool:
    return made.turns_the_layers_of(move) and (made.quarters - move.quarters) % 4 == 0
