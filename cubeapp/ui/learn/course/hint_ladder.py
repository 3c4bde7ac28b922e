"""The ladder of hints: what each rung says of an exercise, and what is said in its place."""

from __future__ import annotations

from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.teaching.exercises import Exercise, solution_hints
from cubeapp.engine.teaching.hints import FIRST_TURN, hints
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.text import Text
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.learn.course.message import Message, message_of
from cubeapp.ui.learn.course.standing import Standing
from cubeapp.ui.learn.course.under_way import Going
from cubeapp.words import mark, tr

LIT_RUNG, TURN_RUNG, TURNS_RUNG = 2, 4, 5
"""The hints that light the piece, and that tell the first turn and all of them."""
AWAY = mark("That turn leads away. Take it back first.")


def hint_texts(
    exercise: Exercise, card: Situation | None, standing: Standing | None
) -> tuple[Text, ...]:
    """Return what the hints say of ``card``, or of the exercise where it has none."""
    if standing is None:
        return ()
    told: tuple[Text, ...] = solution_hints(exercise) if card is None else hints(card)
    if standing.rest:
        first = FIRST_TURN.format(turn=in_words(standing.rest[0], standing.cube.size))
        told = (*told[: TURN_RUNG - 1], first, *told[TURN_RUNG:])
    return told


def has_more(going: Going) -> bool:
    """Tell whether there is one more hint."""
    return going.rung < TURNS_RUNG and going.level is not Level.WATCH


def rests_after(rung: int) -> bool:
    """Tell whether the learner is to look for a moment before the hint after ``rung``."""
    return TURN_RUNG - 1 <= rung < TURNS_RUNG


def next_rung(going: Going, standing: Standing | None) -> int:
    """Return the hint that comes next: of a way of her own no card says but what is left."""
    rung = going.rung + 1
    return max(rung, TURN_RUNG) if standing is not None and standing.left is None else rung


def what_is_wrong(
    standing: Standing | None, said: str, paused_s: float, *, is_shown: bool
) -> Message | None:
    """Return what is said in the place of a hint where the turns led away.

    Args:
        standing: how the exercise stands.
        said: what is said already: of turns that may go on so it is said but once.
        paused_s: how long no turn was made, in seconds.
        is_shown: whether the learner sees the turns that are to be made.
    """
    if standing is None or standing.left is not None:
        return None
    verdict = standing.verdict(paused_s, is_shown=is_shown)
    if verdict is None:
        return None
    if standing.card is None and not verdict.text and verdict.back:
        return Message(tr(AWAY), NoteKind.PROBLEM, verdict.back)
    if not verdict.text or (verdict.left and said == tr(verdict.text)):
        return None
    return message_of(verdict)
