"""An exercise under way as JSON has it, in a session's file."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from typing import cast

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.teaching.course import all_lessons, lesson
from cubeapp.engine.teaching.exercises import Exercise
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.progress import Up, UpKind
from cubeapp.engine.text import record_of as record_of_text
from cubeapp.engine.text import text_of
from cubeapp.ui.learn.course.drill import SEEDS, Drilled, drawn
from cubeapp.ui.learn.course.rows import all_ups
from cubeapp.ui.learn.course.under_way import Going
from cubeapp.ui.services.storage import Json

_FACELETS = re.compile("[0-5]*")


def record_of(going: Going) -> Json:
    """Return an exercise and how far it is."""
    exercise, variants = going.exercise, going.exercise.variants
    return {
        "up": record_of_up(going.up),
        "cube": _text_of(exercise.cube),
        "base": exercise.base,
        "unit": exercise.unit,
        "lesson": exercise.lesson,
        "level": int(exercise.level),
        "key": exercise.key,
        "variants": list(variants),
        "turns": exercise.turns,
        "limit": exercise.limit,
        "solution": format_moves(exercise.solution, exercise.cube.size),
        "about": cast(Json, record_of_text(exercise.about)),
        "setup": going.setup,
        "worst": going.worst,
        "answered": going.is_answered,
        "done": going.is_done,
    }


def going_of(record: Json) -> Going | None:
    """Return what `record_of` was given; ``None`` if ``record`` is something else."""
    match record:
        case {
            "up": up_record,
            "setup": int(setup),
            "worst": int(worst),
            "answered": bool(answered),
            "done": bool(done),
        }:
            up, exercise = up_of(up_record), _exercise_of(record)
        case _:
            return None
    if up is None or exercise is None or up.id != (exercise.lesson or exercise.unit):
        return None
    return Going(exercise, up, max(setup, 0), 0, worst, answered, is_done=done)


def _exercise_of(record: Json) -> Exercise | None:
    """Return the exercise in what `record_of` was given."""
    match record:
        case {
            "cube": str(cube_text),
            "base": int(base),
            "unit": str(unit),
            "lesson": str(name),
            "level": int(level),
            "key": str(key),
            "variants": list(variants),
            "turns": int(turns),
            "limit": int(limit),
            "solution": str(solution_text),
            "about": about_record,
        }:
            cube = _cube_of(cube_text)
        case _:
            return None
    if cube is None or not 0 <= base < 6 or level not in set(Level):
        return None
    # A lesson of the user's own may be about something else by now.
    if name and cube.size != {each.id: each.size for each in all_lessons()}.get(name):
        return None
    try:
        solution, about = Alg(solution_text).moves(cube.size), text_of(about_record)
    except (CubeError, ValueError):
        return None
    kinds = tuple(map(str, variants))
    return Exercise(
        *(cube, base, unit, name, Level(level), key, kinds, max(turns, 0)),
        *(tuple(solution), about, max(limit, 0)),
    )


def record_of_drill(now: Drilled) -> Json:
    """Return a lesson of tasks and how far it is."""
    return {
        "lesson": now.lesson,
        "base": now.base,
        "seed": now.seed,
        "start": _text_of(now.start),
        "begun": now.begun,
        "index": now.index,
        "row": now.in_a_row,
        "picked": list(now.picked),
        "over": now.is_over,
    }


def drill_of(record: Json) -> Drilled | None:
    """Return what `record_of_drill` was given; ``None`` if ``record`` is something else."""
    match record:
        case {
            "lesson": str(name),
            "base": int(base),
            "seed": int(seed),
            "start": str(start_text),
            "begun": int(begun),
            "index": int(index),
            "row": int(in_a_row),
            "picked": list(picked),
            "over": bool(is_over),
        }:
            start, is_known = _cube_of(start_text), Up(UpKind.LESSON, name) in all_ups()
        case _:
            return None
    if start is None or not is_known or lesson(name).task_kind is None:
        return None
    if not (0 <= base < 6 and 0 <= seed < SEEDS and begun >= 0 and in_a_row >= 0):
        return None
    now = drawn(name, base, seed)
    goals = range(len(now.task.goals))
    places = tuple(each for each in picked if isinstance(each, int) and each in goals)
    if not 0 <= index < len(now.tasks) or len(places) < len(picked):
        return None
    return replace(
        now,
        start=start,
        begun=begun,
        index=index,
        in_a_row=in_a_row,
        picked=places,
        is_over=is_over,
    )


def record_of_up(up: Up | None) -> Json:
    """Return something to do."""
    return None if up is None else [up.kind.value, up.id]


def up_of(record: Json) -> Up | None:
    """Return what `record_of_up` was given; ``None`` if ``record`` is something else."""
    match record:
        case [str(kind), str(id)]:
            # What is reviewed are lessons.
            wanted = UpKind.LESSON.value if kind == UpKind.REVIEW.value else kind
            if any((wanted, id) == (up.kind.value, up.id) for up in all_ups()):
                return Up(UpKind(kind), id)
    return None


def _text_of(cube: Cube) -> str:
    return "".join(map(str, cube.facelets.tolist()))


def _cube_of(text: str) -> Cube | None:
    size = math.isqrt(len(text) // 6)
    if (
        not _FACELETS.fullmatch(text)
        or not MIN_SIZE <= size <= MAX_SIZE
        or len(text) != 6 * size**2
    ):
        return None
    facelets = np.array(list(text), dtype=np.uint8)
    cube = Cube.from_faces(facelets.reshape(6, size, size))
    return cube if cube.is_legal else None
