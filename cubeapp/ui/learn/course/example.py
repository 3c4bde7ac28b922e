"""A worked example: played chunk by chunk, with a question before its last one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubeapp.engine.teaching.attempt import Moves
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.pictures import Question, question
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import TurnEdit
from cubeapp.ui.learn.course.standing import chunks_of, stops_of
from cubeapp.ui.learn.course.under_way import Going
from cubeapp.ui.learn.lessons.attempt import has_left
from cubeapp.ui.stage.player import Player


class Example:
    """Plays the example that is on the stage, and knows what is asked about it and when."""

    def __init__(self, document: CubeDocument, player: Player) -> None:
        self._document, self._player = document, player
        self.question: Question | None = None
        """What is asked about it."""
        self._asks_at = 0
        """Before which move: that of the first card's last chunk."""

    def prepare(self, going: Going, plan: Sequence[Situation], rng: np.random.Generator) -> None:
        """Choose the question of an exercise; none of one that is no example.

        Args:
            going: the exercise.
            plan: the cards that lead to its goal.
            rng: the source of chance.
        """
        is_asked = going.level is Level.WATCH and plan
        self.question = question(going.exercise.lesson, plan[0], rng) if is_asked else None
        stops = stops_of(chunks_of(plan[0])) if plan else ()
        self._asks_at = stops[-2] if len(stops) > 1 else 0

    def follow(self, before: Example) -> None:
        """Ask what that of another window asked."""
        self.question, self._asks_at = before.question, before._asks_at

    @property
    def is_followed(self) -> bool:
        """Whether the moves on the stage are those that are watched."""
        timeline = self._document.timeline
        return timeline.purpose is Purpose.LESSON and not has_left(timeline)

    def is_question_left(self, going: Going | None) -> bool:
        """Tell whether an example is watched whose question was not answered.

        Who makes the turn by hand that follows the question has answered it.
        """
        is_asked = going is not None and self.question is not None and not going.is_answered
        return is_asked and self.is_followed and not self._is_past_by_hand

    @property
    def _is_past_by_hand(self) -> bool:
        last = self._document.undo_stack.last
        return isinstance(last, TurnEdit) and last.index >= self._asks_at

    def asks(self, going: Going | None) -> bool:
        """Tell whether the question is to be answered now."""
        return self.is_question_left(going) and self._document.cursor == self._asks_at

    def stop_at_question(self, going: Going | None) -> None:
        """Have nothing shown beyond the question until it is answered; all without one."""
        self._player.set_bound(self._asks_at if self.is_question_left(going) else None)

    def play_on(self, going: Going, chunks: Sequence[Moves]) -> None:
        """Play the next of ``chunks``; where the question was passed, go back to that."""
        cursor = self._document.cursor
        if self.is_question_left(going) and cursor > self._asks_at:
            self._player.go_to(self._asks_at)
            return
        stops = stops_of(chunks)
        self._player.play(until=next((stop for stop in stops if stop > cursor), stops[-1]))
