"""What is said at the end of an exercise."""

from __future__ import annotations

from cubeapp.engine.teaching.cards import success_text
from cubeapp.engine.teaching.course import unit
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.progress import FAILING_RUNG, Progress, Up, UpKind
from cubeapp.ui.learn.course.under_way import Going
from cubeapp.words import counted, paragraph, tr


def ending(going: Going, text: str, turns: int, before: Progress, now: Progress) -> str:
    """Return what is said at the end of an exercise.

    Args:
        going: the exercise.
        text: what is said of its last turn.
        turns: how many were made.
        before: what the learner could do before it.
        now: what the learner can do now.
    """
    up = going.up
    if not before.is_done(up) and now.is_done(up):
        text = paragraph([text, _praise(up, going.exercise.base)])
    elif up.kind is UpKind.REVIEW and now.level(up.id) < Level.ALONE:
        text = paragraph([text, tr("Not yet by heart: this lesson comes again.")])
    elif up.kind is UpKind.SOLO and not going.worst:
        text = tr(success_text("alone").format(n=counted(turns)))
    else:
        text = paragraph([text, _why_uncounted(going, turns)])
    return text or tr(success_text("exercise"))


def _why_uncounted(going: Going, turns: int) -> str:
    """Say why an exercise does not count; nothing where it does."""
    least = 1 if going.up.kind is UpKind.SOLO else FAILING_RUNG
    if going.worst >= least:
        return tr("With that hint it does not count.")
    is_long = going.up.kind is UpKind.LESSON and turns > going.exercise.most_turns
    return tr("That took too many turns to count.") if is_long else ""


def _praise(up: Up, base: int) -> str:
    """Say that a lesson is mastered, or a unit is done alone."""
    if up.kind is UpKind.GATE:
        return tr(success_text("gate").format(Unit=unit(up.id).title_for(base)))
    return tr(success_text("mastered")) if up.kind is UpKind.LESSON else ""
