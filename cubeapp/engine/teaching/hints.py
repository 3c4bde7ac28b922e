"""Five hints to a card, each giving away a little more than the one before."""

from __future__ import annotations

from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.text import Text, capitalised, enumerated, joined

FIRST_TURN = Text("First: {turn}.")


def hints(situation: Situation) -> tuple[Text, Text, Text, Text, Text]:
    """Return where to look, which piece, which rule, the first turn, and all turns."""
    look, piece, rule = map(situation.said, situation.text.hints)
    first = Text(FIRST_TURN, turn=in_words(situation.moves[0], 3))
    return look, piece, rule, first, _all_turns(situation)


def _all_turns(situation: Situation) -> Text:
    """Return all turns in words, a sentence for each group that is made at once."""
    groups = (situation.spin, situation.first, *situation.chunks)
    told = [enumerated([in_words(move, 3) for move in group]) for group in groups if group]
    return joined(" ", [Text("{turns}.", turns=capitalised(words)) for words in told])
