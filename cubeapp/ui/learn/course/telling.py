"""What is told of an exercise as it stands: as much as its level and the hints say."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.teaching.attempt import Moves
from cubeapp.engine.teaching.cards import hold_text
from cubeapp.engine.teaching.case_pictures import Case, cases
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.stages import LAST_UNIT
from cubeapp.engine.text import NO_TEXT, Text
from cubeapp.ui.learn.course.aim_texts import aim_text
from cubeapp.ui.learn.course.hint_ladder import LIT_RUNG, TURN_RUNG, TURNS_RUNG
from cubeapp.ui.learn.course.phases import Part, Phase
from cubeapp.ui.learn.course.standing import Standing, chunks_of, in_chunks
from cubeapp.ui.learn.course.under_way import Going
from cubeapp.words import tr


@dataclass(frozen=True, slots=True)
class Telling:
    """An exercise as it stands, and what of it the learner is told."""

    going: Going
    standing: Standing | None
    """How it stands, while it is on the stage."""
    plan: tuple[Situation, ...]
    """The cards that lead from its start to its goal."""
    phase: Phase
    part: Part

    @property
    def card(self) -> Situation | None:
        """The card that is shown; the last one of an exercise that is done."""
        return card_shown(self.going, self.standing, self.plan)

    @property
    def is_open(self) -> bool:
        """Whether the exercise is one in which everything is explained."""
        return self.going.level.is_early

    # In words

    @property
    def tells_title(self) -> bool:
        """Whether the card names its piece, which gives it away where that is to be found."""
        is_told = self.going.is_found or self.going.rung >= LIT_RUNG
        return self.is_open or is_told or self.phase is Phase.DONE

    @property
    def tells_look(self) -> bool:
        """Whether what to look for is told."""
        is_asked = self.part in (Part.FIND, Part.NAME)
        return self.is_open or (self.going.level is Level.CHOOSE and not is_asked)

    @property
    def tells_why(self) -> bool:
        """Whether it is told why the turns work."""
        is_asked = self.part is Part.ANSWER
        return (self.is_open and not is_asked) or self.phase is Phase.DONE

    @property
    def goal(self) -> Text:
        """What is so after the present card, or after the exercise where it has none."""
        exercise, card = self.going.exercise, self.card
        return aim_text(exercise.lesson, exercise.base) if card is None else card.goal

    @property
    def look(self) -> Text:
        """What to look for."""
        return self.going.exercise.about if self.card is None else self.card.look

    @property
    def why(self) -> Text:
        """Why the turns of the present card work."""
        return NO_TEXT if self.card is None else self.card.why

    @property
    def hold(self) -> str:
        """How the cube is to be held."""
        card, standing = self.card, self.standing
        if card is None or standing is None or self.phase is not Phase.GOING:
            return ""
        if not self.tells_title and card.card.unit < LAST_UNIT:
            # The colour in front would tell which piece is next.
            return tr(card.said(hold_text("start")))
        if standing.left is None:
            return ""
        is_turned = 0 < len(card.spin) <= standing.following
        return tr(card.said(hold_text("keep")) if is_turned else card.hold)

    @property
    def read_aloud(self) -> str:
        """The next turn, where it is told."""
        is_told = self.going.level is Level.WATCH and self.part is Part.WATCH
        if not is_told or self.standing is None or not self.standing.rest:
            return ""
        return tr(in_words(self.standing.rest[0], self.standing.cube.size))

    # The turns

    @property
    def tells_turns(self) -> bool:
        """Whether the turns are told, or can be."""
        is_told = self.is_open or self.going.rung >= TURNS_RUNG
        return is_told and self.part is not Part.ANSWER

    @property
    def hides_turns(self) -> bool:
        """Whether the turns are told only to who asks for them."""
        return self.going.level is Level.FINISH and self.going.rung < TURNS_RUNG

    @property
    def chunks(self) -> tuple[Moves, ...]:
        """The turns that lead from the start of the exercise to its goal, in groups."""
        return chunks_to_goal(self.going, self.plan)

    @property
    def told_chunks(self) -> tuple[Moves, ...]:
        """The turns of the present card, or of the exercise where it has none."""
        standing = self.standing
        if standing is None:
            return ()
        if standing.left is None:
            verdict = standing.verdict()
            return () if verdict is None else in_chunks(verdict.left)
        return self.chunks if standing.card is None else chunks_of(standing.card)

    @property
    def told_card(self) -> Situation | None:
        """The card whose turns are told; ``None`` for those of no card, or its rest otherwise."""
        standing = self.standing
        return None if standing is None or standing.left is None else standing.card

    @property
    def pointed(self) -> Move | None:
        """The turn that a hint points at."""
        if self.phase is not Phase.GOING or self.standing is None:
            return None
        rest = self.standing.rest
        return rest[0] if self.going.rung >= TURN_RUNG and rest else None

    # On the stage

    @property
    def is_dimming(self) -> bool:
        """Whether not all pieces have their colours."""
        return self.card is not None and (self.is_open or self.going.rung >= LIT_RUNG)


def card_shown(
    going: Going | None, standing: Standing | None, plan: tuple[Situation, ...]
) -> Situation | None:
    """Return the card that is shown of an exercise; the last one where it is done."""
    if going is not None and going.is_done and plan:
        return plan[-1]
    return None if standing is None else standing.card


def cases_of(going: Going | None) -> tuple[Case, ...]:
    """Return the cases of the lesson of an exercise, of which one is to be chosen."""
    if going is None or not going.exercise.lesson:
        return ()
    return cases(going.exercise.lesson, going.exercise.base)


def chunks_to_goal(going: Going, plan: tuple[Situation, ...]) -> tuple[Moves, ...]:
    """Return the turns that lead from the start of an exercise to its goal, in groups."""
    if going.exercise.solution:
        return in_chunks(going.exercise.solution)
    return tuple(chunk for card in plan for chunk in chunks_of(card))
