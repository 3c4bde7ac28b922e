"""Five hints to a card, each giving away a little more than the one before."""

from __future__ import annotations

from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.text import Text

FIRST_TURN = Text("First: {turn}.")


def hints(situation: Situation) -> tuple[Text, Text, Text, Text, Text]:
    """Return where to look, which piece, which rule, the first turn, and what to do.

    The last one is given together with all turns, `Situation.moves`.
    """
    text = situation.text
    told = text.setup_hints if situation.first and text.setup_hints else text.hints
    look, piece, rule = map(situation.said, told)
    first = Text(FIRST_TURN, turn=in_words(situation.moves[0], 3))
    return look, piece, rule, first, situation.do
