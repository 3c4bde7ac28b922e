"""What is to be done in the first lessons, which are about no card yet: pieces, homes and turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate, takewhile

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turn, inverse, rotation
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT, HOME, moves_of
from cubeapp.engine.teaching.attempt import is_outer_alone, not_taken_back
from cubeapp.engine.teaching.course import goals, lesson
from cubeapp.engine.teaching.lessons import Goal, Lesson, TaskKind, in_colours
from cubeapp.engine.teaching.others import held
from cubeapp.engine.teaching.slips import side_of, slips, turns, way_of
from cubeapp.engine.teaching.state import State, facelets_at
from cubeapp.engine.text import NO_TEXT, Text, Turns, capitalised, colour_name, listed

Answer = int | Sequence[int] | Sequence[Move]
"""A facelet that was clicked, an order of the pictures, or the moves that were made."""
FOUR_TURNS, ROUNDS = "R U R' U'", 6
ROUND_DONE = Text("Round {n} of six is done.")
_SIDES = (Face.R, Face.L, Face.U, Face.D, Face.F)
"""Those that are turned; the back never is."""
_CENTRE, _EDGE, _CORNER = range(3)
_KINDS = (Text("a centre"), Text("an edge"), Text("a corner"))
_COUNTS = (Text("one sticker"), Text("two stickers"), Text("three stickers"))
_PIECES = (_EDGE, _CORNER, _CENTRE, _CORNER, _EDGE, _CENTRE)
_WHOLE_OR_TURN = (True, True, False, True, False, True)
"""Whether a task of the whole cube's lesson is about that; a turn comes between."""


class Check(Enum):
    """What becomes of an answer."""

    RIGHT = "right"
    WRONG = "wrong"
    OPEN = "open"
    """Right so far, but there is more to do."""


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do."""

    lesson: str
    kind: TaskKind
    text: Text
    cube: Cube
    wanted: frozenset[int] | tuple[int, ...] | tuple[Move, ...] | int
    """The facelets of which one is to be clicked, the order of the pictures, the moves to make,
    or the colour that is to be in front."""
    lit: frozenset[int] = frozenset()
    """Facelets that stand out."""
    goals: tuple[Goal, ...] = ()
    """What is to be put in order."""
    shown: tuple[Move, ...] = ()
    """Moves that are shown first; ``cube`` is after them."""
    slip: Callable[[Answer], Text] = field(kw_only=True, compare=False)
    """What is said to an answer that is wrong."""

    def check(self, answer: Answer) -> Check:
        """Tell what becomes of an answer of its kind."""
        return _CHECKS[self.kind](self, answer)

    def told(self, answer: Answer) -> Text:
        """Return what is said to an answer that is right so far: a round that is done."""
        if self.kind is not TaskKind.ROUNDS:
            return NO_TEXT
        _, made = _in_order(self, answer)
        rounds, rest = divmod(len(made), len(moves_of(FOUR_TURNS)))
        return ROUND_DONE.format(n=rounds) if made and not rest else NO_TEXT


def tasks(name: str, rng: np.random.Generator, base: int = 0) -> tuple[Task, ...]:
    """Return all tasks of a lesson; where moves are made, each begins where the one before ends.

    Args:
        name: of the lesson: "0.1".
        rng: the source of chance.
        base: the colour of the first layer, which is at the bottom.

    Raises:
        UnknownLessonError: there is no such lesson.
        UnsupportedCubeError: the lesson has no tasks.
    """
    about = lesson(name)
    if about.task_kind is None:
        raise UnsupportedCubeError(Text("lesson {name} has exercises, no tasks", name=name))
    return _MAKERS[about.task_kind](about, rng, base)


def _random_cube(rng: np.random.Generator, base: int) -> Cube:
    return held(random_state(3, rng), base, rng)


# Pieces and homes


def _pieces(about: Lesson, rng: np.random.Generator, base: int) -> tuple[Task, ...]:
    def make(kind: int) -> Task:
        cube = _random_cube(rng, base)
        text = in_colours(about.task, base, what=_KINDS[kind])
        wanted = frozenset(f for f in range(54) if _kind_at(f) == kind)

        def slip(answer: Answer) -> Text:
            clicked = _kind_at(_facelet(answer))
            fields = {"kind": _KINDS[clicked], "count": _COUNTS[clicked]}
            return in_colours(about.slip, base, **fields)

        return Task(about.id, TaskKind.PIECE, text, cube, wanted, slip=slip)

    return tuple(make(_PIECES[index % len(_PIECES)]) for index in range(about.count))


def _kind_at(facelet: int) -> int:
    if facelet % 9 == 4:
        return _CENTRE
    return _CORNER if facelet % 9 % 2 == 0 else _EDGE


def _homes(about: Lesson, rng: np.random.Generator, base: int) -> tuple[Task, ...]:
    def make(cubies: range) -> Task:
        state, away = _with_one_away(cubies, rng, base)
        cubie = away[rng.integers(len(away))]
        names = listed([colour_name(colour) for colour in state.colours(cubie)])

        def slip(_: Answer) -> Text:
            return in_colours(about.slip, base, colours=names)

        return Task(
            about.id,
            TaskKind.HOME,
            in_colours(about.task, base),
            Cube.from_faces(np.frombuffer(state.facelets, np.uint8).reshape(6, 3, 3)),
            frozenset(facelets_at(HOME[cubie])),
            state.facelets_of([cubie]),
            slip=slip,
        )

    edges, corners = range(CORNER_COUNT, len(HOME)), range(CORNER_COUNT)
    return tuple(make(corners if index % 2 else edges) for index in range(about.count))


def _with_one_away(cubies: range, rng: np.random.Generator, base: int) -> tuple[State, list[int]]:
    """Return a random cube, and which of ``cubies`` are in the place of another."""
    while True:
        state = State.of(_random_cube(rng, base))
        away = [c for c in cubies if not set(facelets_at(HOME[c])) & state.facelets_of([c])]
        if away:
            return state, away


def _orders(about: Lesson, rng: np.random.Generator, base: int) -> tuple[Task, ...]:
    shuffled = rng.permutation(len(goals())).tolist()
    wanted = tuple(shuffled.index(place) for place in range(len(shuffled)))

    def slip(answer: Answer) -> Text:
        pairs = zip(wanted, _order(answer), strict=False)
        one, two = next((pair for pair in pairs if pair[0] != pair[1]), (0, 0))
        titles = [goals()[shuffled[picture]].title_for(base) for picture in (one, two)]
        return in_colours(about.slip, base, one=titles[0], two=titles[1])

    task = Task(
        about.id,
        TaskKind.ORDER,
        in_colours(about.task, base),
        held(Cube.solved(3), base, rng),
        wanted,
        goals=tuple(goals()[place] for place in shuffled),
        slip=slip,
    )
    return (task,)


# Turns


def _turns(about: Lesson, rng: np.random.Generator, base: int) -> tuple[Task, ...]:
    """Return every quarter turn, and some sides twice."""
    quarters = [face_turn(side, way, 3) for side in _SIDES for way in (1, -1)]
    halves = [face_turn(side, 2, 3) for side in _SIDES]
    some = rng.permutation(len(halves)).tolist()[: about.count - len(quarters)]
    turns = [*quarters, *(halves[index] for index in some)]
    order = rng.permutation(len(turns)).tolist()[: about.count]
    cube = held(Cube.solved(3), base, rng)
    made = []
    for index in order:
        made.append(_turn(about, turns[index], cube, base))
        cube = cube.apply(turns[index])
    return tuple(made)


def _turn(about: Lesson, turn: Move, cube: Cube, base: int) -> Task:
    fields = {"Turn": capitalised(in_words(turn, 3)), "letters": Turns(format_moves([turn], 3))}
    text = in_colours(about.task, base, **fields)
    kind = about.task_kind
    assert kind is not None, "only lessons with tasks get here"
    return Task(about.id, kind, text, cube, (turn,), slip=lambda made: _turn_slip(turn, made))


def _turn_slip(turn: Move, answer: Answer) -> Text:
    """Return what went wrong where ``turn`` was to be made."""
    made = not_taken_back(_moves(answer))
    last, side = made[-1], side_of(turn)
    if last.is_rotation(3):
        return slips()["whole"].text.format(side=side)
    if not is_outer_alone(last):
        return slips()["side.alone"].text.format(side=side)
    if not last.turns_the_layers_of(turn):
        return slips()["side"].text.format(wrong=side_of(last), side=side)
    # A half turn has no direction, so it is a quarter twice, whichever way that was to go.
    is_half = abs(last.quarters) == 2 != abs(turn.quarters)
    if is_half or _quarters_like(turn, made) == 2 * turn.quarters:
        fields = {"Turn": capitalised(in_words(turn, 3)), "n": turns(1)}
        return slips()["direction.doubled"].text.format(**fields)
    back = in_words(last.inverse(), 3)
    return slips()["direction"].text.format(wrong=way_of(last), turn=back)


def _quarters_like(turn: Move, made: Sequence[Move]) -> int:
    """Return by how many quarters the last of some moves turn the layers of ``turn``."""
    return sum(move.quarters for move in takewhile(turn.turns_the_layers_of, reversed(made)))


def _whole(about: Lesson, rng: np.random.Generator, base: int) -> tuple[Task, ...]:
    """Return turns of the whole cube, with some of a layer between them."""
    cube = held(Cube.solved(3), base, rng)
    made = []
    for index in range(about.count):
        if not _WHOLE_OR_TURN[index % len(_WHOLE_OR_TURN)]:
            turn = face_turn(_SIDES[rng.integers(len(_SIDES))], int(rng.choice([1, -1])), 3)
            made.append(_turn(lesson("1.1"), turn, cube, base))
            cube = cube.apply(turn)
            continue
        move = rotation(Axis.Y, int(rng.choice([1, 2, -1])), 3)
        after = cube.apply(move)
        made.append(_whole_task(about, cube, _front_of(after), base))
        cube = after
    return tuple(made)


def _whole_task(about: Lesson, cube: Cube, front: int, base: int) -> Task:
    def slip(answer: Answer) -> Text:
        wrong = not_taken_back(_moves(answer))[-1]
        return in_colours(about.slip, base, side=side_of(wrong))

    text = in_colours(about.task, base, front=colour_name(front))
    return Task(about.id, TaskKind.WHOLE, text, cube, front, slip=slip)


def _front_of(cube: Cube) -> int:
    return int(cube.face(Face.F)[1, 1])


def _backs(about: Lesson, rng: np.random.Generator, base: int) -> tuple[Task, ...]:
    """Return three random turns each, to be taken back."""
    made = []
    for _ in range(about.count):
        sides = [_SIDES[index] for index in rng.permutation(len(_SIDES))[:3]]
        shown = tuple(face_turn(side, int(rng.choice([1, -1])), 3) for side in sides)
        cube = held(Cube.solved(3), base, rng).apply_all(shown)
        made.append(_back(about, cube, shown, base))
    return tuple(made)


def _back(about: Lesson, cube: Cube, shown: tuple[Move, ...], base: int) -> Task:
    def slip(answer: Answer) -> Text:
        # What was turned instead is now the last turn.
        turn = not_taken_back(_moves(answer))[-1].inverse()
        return in_colours(about.slip, base, turn=in_words(turn, 3))

    text = in_colours(about.task, base)
    return Task(about.id, TaskKind.BACK, text, cube, inverse(shown), shown=shown, slip=slip)


def _rounds(about: Lesson, rng: np.random.Generator, base: int) -> tuple[Task, ...]:
    """Return six rounds of four turns, after a slip from their beginning."""
    cube, wanted = held(Cube.solved(3), base, rng), moves_of(FOUR_TURNS) * ROUNDS
    text, slip = (in_colours(each, base) for each in (about.task, about.slip))
    return (Task(about.id, TaskKind.ROUNDS, text, cube, wanted, slip=lambda _: slip),)


# Checking


def _facelet(answer: Answer) -> int:
    assert isinstance(answer, int), "the answer is a facelet"
    return answer


def _order(answer: Answer) -> Sequence[int]:
    assert not isinstance(answer, int), "the answer is an order"
    return [place for place in answer if isinstance(place, int)]


def _moves(answer: Answer) -> Sequence[Move]:
    assert not isinstance(answer, int), "the answer is moves"
    return [move for move in answer if isinstance(move, Move)]


def _check_click(task: Task, answer: Answer) -> Check:
    assert isinstance(task.wanted, frozenset)
    return Check.RIGHT if _facelet(answer) in task.wanted else Check.WRONG


def _check_order(task: Task, answer: Answer) -> Check:
    order = tuple(_order(answer))
    if order == task.wanted:
        return Check.RIGHT
    assert isinstance(task.wanted, tuple)
    return Check.OPEN if order == task.wanted[: len(order)] else Check.WRONG


def _check_whole(task: Task, answer: Answer) -> Check:
    """Tell whether the last move has brought the colour to the front.

    So somebody who turned a layer first may go on as the slip says.
    """
    made = not_taken_back(_moves(answer))
    if made and not made[-1].is_rotation(3):
        return Check.WRONG
    after = task.cube.apply_all(made)
    is_cap_up = after.face(Face.U)[1, 1] == task.cube.face(Face.U)[1, 1]
    return Check.RIGHT if is_cap_up and _front_of(after) == task.wanted else Check.OPEN


def _check_turn(task: Task, answer: Answer) -> Check:
    """Tell whether the last turns make the one that is wanted, a half turn perhaps by quarters.

    So somebody who turned something else first may go on as the slip says.
    """
    (turn,), made = _wanted_moves(task), not_taken_back(_moves(answer))
    if made and not made[-1].turns_the_layers_of(turn):
        return Check.WRONG
    if (_quarters_like(turn, made) - turn.quarters) % 4 == 0:
        return Check.RIGHT
    is_half_done = abs(turn.quarters) == 2
    return Check.OPEN if is_half_done or not made else Check.WRONG


def _check_rounds(task: Task, answer: Answer) -> Check:
    return _in_order(task, answer)[0]


def _in_order(task: Task, answer: Answer) -> tuple[Check, list[Move]]:
    """Return what becomes of turns one after the other, and those since the last wrong one."""
    wanted, made = _wanted_moves(task), list[Move]()
    check = Check.OPEN
    for move in not_taken_back(_moves(answer)):
        made.append(move)
        check = Check.RIGHT if made == wanted else Check.OPEN
        if made != wanted[: len(made)]:
            made.clear()
            check = Check.WRONG
    return check, made


def _check_back(task: Task, answer: Answer) -> Check:
    """Tell whether the moves lead where those that are wanted do, or part of the way."""
    way = list(accumulate(_wanted_moves(task), Cube.apply, initial=task.cube))
    after = task.cube.apply_all(_moves(answer))
    if after == way[-1]:
        return Check.RIGHT
    return Check.OPEN if after in way else Check.WRONG


def _wanted_moves(task: Task) -> list[Move]:
    assert isinstance(task.wanted, tuple)
    return [move for move in task.wanted if isinstance(move, Move)]


_Maker = Callable[[Lesson, np.random.Generator, int], tuple[Task, ...]]
_MAKERS: dict[TaskKind, _Maker] = {
    TaskKind.PIECE: _pieces,
    TaskKind.HOME: _homes,
    TaskKind.ORDER: _orders,
    TaskKind.TURN: _turns,
    TaskKind.WHOLE: _whole,
    TaskKind.BACK: _backs,
    TaskKind.ROUNDS: _rounds,
    TaskKind.LETTERS: _turns,
}
_CHECKS: dict[TaskKind, Callable[[Task, Answer], Check]] = {
    TaskKind.PIECE: _check_click,
    TaskKind.HOME: _check_click,
    TaskKind.ORDER: _check_order,
    TaskKind.TURN: _check_turn,
    TaskKind.WHOLE: _check_whole,
    TaskKind.BACK: _check_back,
    TaskKind.ROUNDS: _check_rounds,
    TaskKind.LETTERS: _check_turn,
}
