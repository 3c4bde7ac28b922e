"""What exercise comes next, and with which moves it is put on the stage."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import numpy as np

from cubeapp.engine.model.moves import Move
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.exercises import Exercise, again, exercise, gate, solo
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.progress import Progress, Up, UpKind
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.learn.course.stand import COURSE
from cubeapp.ui.learn.course.under_way import Going


def level_of(up: Up, progress: Progress) -> Level:
    """Return at which level the next exercise of ``up`` is."""
    return progress.level(up.id) if up.kind is UpKind.LESSON else Level.ALONE


def drawn_for(up: Up, progress: Progress, rng: np.random.Generator, base: int) -> Exercise:
    """Return a new exercise of ``up``.

    Args:
        up: what is to be learned or shown.
        progress: tells the level, what was seen already, and what comes again.
        rng: the source of chance.
        base: the colour of the first layer.
    """
    if up.kind is UpKind.GATE:
        return gate(up.id, rng, base)
    if up.kind is UpKind.SOLO:
        return solo(rng, base)
    level = level_of(up, progress)
    for known in progress.come_again(up.id, level):
        # A lesson of the user's own may be about something else by now.
        with suppress(ValueError):
            return again(known, up.id, level, rng, base)
    return exercise(up.id, level, rng, progress.seen(up.id), base)


def timeline_for(
    going: Going, plan: tuple[Situation, ...], moves: Sequence[Move]
) -> tuple[Timeline, int]:
    """Return the moves that belong to an exercise, and how many of them are made.

    Args:
        going: the exercise.
        plan: the cards that lead to its goal.
        moves: what leads there, which an example shows.
    """
    cube = going.exercise.cube
    if going.level is Level.WATCH:
        section = Section(_title_of(going, plan), 0, len(moves))
        return Timeline(cube, moves, Purpose.LESSON, (section,), method=COURSE), 0
    setup: tuple[Move, ...] = ()
    if going.level is Level.FINISH and plan:
        setup = (*plan[0].spin, *plan[0].first)
    return Timeline(cube, setup, method=COURSE), len(setup)


def _title_of(going: Going, plan: tuple[Situation, ...]) -> Text:
    """Return what an example is called."""
    if plan:
        return plan[0].title
    return lesson(going.exercise.lesson).title_for(going.exercise.base)
