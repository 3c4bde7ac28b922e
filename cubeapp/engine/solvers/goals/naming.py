"""Tasks as one line of text, both ways.

``cross:white``, ``xcross:white:FR``, ``eo:FB``; or cubie by cubie, ``home=DF,DR oriented=*e``; or
54 facelets in which ``.`` does not matter. Several goals are parted by ``|``. Whatever is allowed
follows: ``turns=R,U,F metric=stm before=U after=U hold=any extra=1 max=12``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import combinations

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.errors import InvalidMoveError, NotationError, UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.moves import Metric, Move, face_turns
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_sets import TurnSetError, format_turn_set, parse_turn_set
from cubeapp.engine.solvers.goals.goal import (
    ALL_FRAMES,
    HOME_FRAME,
    SOLVED,
    Goal,
    GoalError,
    Pair,
    Task,
    free_cubies,
)
from cubeapp.engine.solvers.goals.named import build, frames_with, named_goals
from cubeapp.engine.solvers.goals.painted import painted_goal
from cubeapp.engine.solvers.goals.space import HOLDS, SIZE, hold_of, rotation_moves
from cubeapp.engine.text import Text, reason, shortened

METRICS = (Metric.HTM, Metric.QTM, Metric.STM)
GOAL_KEYS = ("home", "placed", "oriented", "set", "centres", "target")
TASK_KEYS = ("turns", "metric", "before", "after", "hold", "extra", "max")
_SOLVED_CUBE = Cube.solved(SIZE)
_FACELETS = re.compile(r"[URFDLB.]{9,}")
_FACELET_COUNT = 6 * SIZE**2

Span = tuple[int, int]
Said = tuple[str, Span]
"""What stands behind the ``=``, and where."""


def read_task(text: str, cube: Cube = _SOLVED_CUBE) -> Task:
    """Return the task that a line of text says.

    Args:
        text: as above.
        cube: whose colours are meant, as it is held; the centres of a large one are made.

    Raises:
        GoalError: it says none; ``span`` is what is wrong, and ``facelets`` are stickers that
            contradict each other.
        InvalidCubeError: it names a colour, and no cube has these centres.
    """
    words = [(match.group(), match.span()) for match in re.finditer(r"\S+", text)]
    if not words:
        raise GoalError(Text("a goal is a name, such as cross, or cubies: home=DF,DR"), (0, 0))
    tasks, options = [], []
    for part in _parts(words):
        own = [word for word in part if _key(word) not in TASK_KEYS]
        options += [word for word in part if _key(word) in TASK_KEYS]
        if not own:
            raise GoalError(Text("no goal stands here"), part[0][1] if part else words[-1][1])
        tasks.append(_one_goal(own, cube))
        if not all(goal.says_anything for goal in tasks[-1].goals):
            message = Text("this goal asks for nothing: name a corner or an edge, as in home=DF")
            raise GoalError(message, (own[0][1][0], own[-1][1][1]))
    task = replace(tasks[0], goals=tuple(goal for one in tasks for goal in one.goals))
    if any(replace(one, goals=task.goals) != task for one in tasks):
        message = Text(
            "goals that are held or turned in different ways stand in lines of their own"
        )
        raise GoalError(message, (words[0][1][0], words[-1][1][1]))
    for word, span in options:
        task = _with_option(task, word, span)
    return task


def write_task(task: Task) -> str:
    """Return a task as `read_task` reads it for a cube in the standard orientation.

    Raises:
        GoalError: it has a turn that cannot be named, such as R without R'.
    """
    words = [" | ".join(map(_goal_text, task.goals))]
    if frozenset(task.turns) != frozenset(face_turns(SIZE)):
        words.append(f"turns={_turns_text(task.turns)}")
    if task.metric is not Metric.HTM:
        words.append(f"metric={task.metric.value}")
    for key, turns in (("before", task.free_before), ("after", task.free_after)):
        if turns:
            words.append(f"{key}={','.join(format_move(move, SIZE) for move in turns)}")
    if task.holds != (0,):
        words.append(f"hold={','.join(map(_hold_text, task.holds))}")
    if task.extra:
        words.append(f"extra={task.extra}")
    if task.max_length is not None:
        words.append(f"max={task.max_length}")
    return " ".join(words)


def _parts(words: Sequence[Said]) -> list[list[Said]]:
    parts: list[list[Said]] = [[]]
    for word in words:
        if word[0] == "|":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _key(word: Said) -> str:
    return word[0].partition("=")[0] if "=" in word[0] else ""


def _one_goal(words: Sequence[Said], cube: Cube) -> Task:
    plain = [word for word in words if not _key(word)]
    if not plain:
        return Task((_by_cubies(words),))
    others = [word for word in words if word is not plain[0]]
    if others:
        text, span = others[0]
        if _key(others[0]) not in GOAL_KEYS:
            raise _unknown(text, span)
        message = Text("'{text}' does not go with {name}: a name says the whole goal")
        said, name = shortened(text, 32), shortened(plain[0][0], 32)
        raise GoalError(message.format(text=said, name=name), span)
    text, (start, _) = plain[0]
    if _FACELETS.fullmatch(text):
        return Task((_painted(text, plain[0][1]),))
    found = re.finditer(r"(?:^|:)([^:]*)", text)
    return build([(m[1], (start + m.start(1), start + m.end())) for m in found], cube)


def _painted(text: str, span: Span) -> Goal:
    if len(text) != _FACELET_COUNT:
        message = Text("a painted goal has {count} facelets, not {n}")
        raise GoalError(message.format(count=_FACELET_COUNT, n=len(text)), span)
    try:
        return painted_goal(_cube_of(text))
    except GoalError as error:
        raise GoalError(reason(error), span, error.facelets) from None


def _cube_of(facelets: str) -> Cube:
    colours = [UNPAINTED if letter == "." else int(Face[letter]) for letter in facelets]
    return Cube.from_faces(np.array(colours).reshape(6, SIZE, SIZE))


def _by_cubies(words: Sequence[Said]) -> Goal:
    said: dict[str, list[str]] = {key: [] for key in GOAL_KEYS}
    starts: list[tuple[str, str, int]] = []
    for word, (start, end) in words:
        key, _, value = word.partition("=")
        if key not in GOAL_KEYS:
            raise _unknown(word, (start, end))
        said[key].append(value)
        starts.append((key, value, start + len(key) + 1))
    for key, value, start in starts:
        if key in GOAL_KEYS[:4]:
            _check_places(value, start)
    try:
        goal = Goal.of(
            home=said["home"],
            placed=said["placed"],
            oriented=said["oriented"],
            sets=[(value, False) for value in said["set"]],
        )
    except GoalError as error:
        span = (words[0][1][0], words[-1][1][1])
        raise GoalError(reason(error), span, error.facelets) from None
    for key, value, start in starts:
        span = (start, start + len(value))
        if key == "centres":
            goal = replace(goal, frames=_frames(value, span))
        elif key == "target":
            goal = replace(goal, target=_target(value, span))
    return goal


def _unknown(word: str, span: Span) -> GoalError:
    names = ", ".join((*named_goals(), *GOAL_KEYS, *TASK_KEYS))
    message = Text("'{text}' says nothing here: known are {names}")
    return GoalError(message.format(text=shortened(word, 32), names=names), span)


def _check_places(value: str, start: int) -> None:
    try:
        Goal.of(oriented=value)
    except GoalError as error:
        first, last = error.span or (0, len(value))
        raise GoalError(reason(error), (start + first, start + last)) from None


def _target(text: str, span: Span) -> Cubies:
    if not re.fullmatch(r"[URFDLB]{54}", text):
        raise GoalError(Text("a target is 54 facelets of a cube with its centres home"), span)
    try:
        target = Cubies.of(_cube_of(text))
    except UnsupportedCubeError as error:
        raise GoalError(reason(error), span) from None
    if len(set(target.cp)) < len(CORNERS) or len(set(target.ep)) < len(EDGES):
        raise GoalError(Text("each corner and edge is once in a target"), span)
    return target


def _frames(text: str, span: Span) -> frozenset[int]:
    if text in ("home", "free"):
        return HOME_FRAME if text == "home" else ALL_FRAMES
    words = text.split(",")
    if all(word in Face.__members__ for word in words):
        return frames_with(Face[word] for word in words)
    return frozenset(_holds(text, span))


def _holds(text: str, span: Span) -> tuple[int, ...]:
    """Return holds by the rotations that lead to them: ``-``, ``x2``, ``x.y``; or ``any``."""
    if text == "any":
        return tuple(range(HOLDS))
    found = []
    for word in text.split(","):
        try:
            moves = () if word == "-" else Alg(word.replace(".", " ")).moves(SIZE)
        except (NotationError, InvalidMoveError) as error:
            raise GoalError(reason(error), span) from None
        if (not moves and word != "-") or not all(move.is_rotation(SIZE) for move in moves):
            message = Text("'{text}' is no way to hold the cube: that is any, -, x2, or x.y")
            raise GoalError(message.format(text=shortened(word, 32)), span)
        found.append(hold_of(moves))
    return tuple(dict.fromkeys(found))


def _with_option(task: Task, word: str, span: Span) -> Task:
    key, _, value = word.partition("=")
    where = (span[0] + len(key) + 1, span[1])
    if key == "turns":
        return replace(task, turns=_turns(value, where))
    if key == "metric":
        return replace(task, metric=_metric(value, where))
    if key == "before":
        return replace(task, free_before=_moves(value, where))
    if key == "after":
        return replace(task, free_after=_moves(value, where))
    if key == "hold":
        return replace(task, holds=_holds(value, where))
    if key == "extra":
        return replace(task, extra=_number(value, where))
    return replace(task, max_length=_number(value, where))


def _turns(value: str, span: Span) -> tuple[Move, ...]:
    try:
        return parse_turn_set(value)
    except TurnSetError as error:
        first, last = error.span
        raise GoalError(reason(error), (span[0] + first, span[0] + last)) from None


def _metric(value: str, span: Span) -> Metric:
    for metric in METRICS:
        if metric.value == value.lower():
            return metric
    names = ", ".join(metric.value for metric in METRICS)
    message = Text("'{text}' is no metric: they are {names}")
    raise GoalError(message.format(text=shortened(value, 32), names=names), span)


def _moves(value: str, span: Span) -> tuple[Move, ...]:
    try:
        return Alg(value.replace(",", " ")).moves(SIZE)
    except (NotationError, InvalidMoveError) as error:
        raise GoalError(reason(error), span) from None


def _number(value: str, span: Span) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", value):
        message = Text("'{text}' is no number of turns, 0 to 99")
        raise GoalError(message.format(text=shortened(value, 32)), span)
    return int(value)


def _turns_text(turns: Collection[Move]) -> str:
    try:
        return format_turn_set(turns)
    except InvalidMoveError as error:
        raise GoalError(reason(error)) from None


def _hold_text(hold: int) -> str:
    return format_moves(rotation_moves(hold), SIZE).replace(" ", ".") or "-"


def _goal_text(goal: Goal) -> str:
    said: dict[str, list[str]] = {"home": [], "placed": [], "oriented": []}
    sets: list[str] = []
    for names, pairs in ((CORNERS, goal.corners), (EDGES, goal.edges)):
        sets += _say_orbit(names, pairs, said)
    words = [f"{key}={','.join(names)}" for key, names in said.items() if names]
    words += [f"set={names}" for names in sets]
    if goal.frames != ALL_FRAMES:
        words.append(f"centres={_frames_text(goal.frames)}")
    if goal.target != SOLVED:
        words.append(f"target={goal.target.cube()}")
    return " ".join(words)


def _say_orbit(
    names: Sequence[str], pairs: Sequence[Pair], said: dict[str, list[str]]
) -> list[str]:
    """Add what is said of one orbit's cubies one by one, and return its sets."""
    members: dict[Pair, list[str]] = {}
    for name, pair in zip(names, pairs, strict=True):
        members.setdefault(pair, []).append(name)
    free = [name for name, one in zip(names, free_cubies(pairs), strict=True) if one]
    sets = []
    plain = next((pair for pair, some in members.items() if pair[1] and len(some) > 1), None)
    for pair, some in members.items():
        if len(some) == 1:
            said["home" if pair[1] else "placed"] += some
            continue
        said["oriented"] += some if pair[1] else []
        if some != free and pair != plain:
            sets.append(",".join(some))
    return sets


def _frames_text(frames: Collection[int]) -> str:
    if frames == HOME_FRAME:
        return "home"
    for count in (1, 2):
        for faces in combinations(Face, count):
            if frames == frames_with(faces):
                return ",".join(face.name for face in faces)
    return ",".join(_hold_text(frame) for frame in sorted(frames))
