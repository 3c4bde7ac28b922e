"""The rules of the perfect scramble, and wishes that go beyond them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from enum import Enum

from cubeapp.engine.model.errors import ScrambleError, quoted
from cubeapp.engine.text import Text


class Rule(Enum):
    """A rule that a well mixed 3×3×3 may obey; the value is its name on the command line."""

    SIX_COLOURS = "1"
    AT_MOST_TWO = "2"
    SIDE_BY_SIDE = "3"
    DIAGONAL = "4"
    ACROSS_FOLDS = "5"
    SIX_PATTERNS = "6"
    NO_HOME = "no-home"
    COLOUR_SETS = "colour-sets"
    COLOUR_SETS_ALL = "colour-sets-all"

    @property
    def summary(self) -> Text:
        """What the rule says, as a short sentence."""
        return _SUMMARIES[self]


_SUMMARIES = {
    Rule.SIX_COLOURS: Text("every face shows all six colours"),
    Rule.AT_MOST_TWO: Text("no colour is more than twice on a face"),
    Rule.SIDE_BY_SIDE: Text("no equal colours are side by side on a face"),
    Rule.DIAGONAL: Text("no equal colours are diagonally adjacent on a face"),
    Rule.ACROSS_FOLDS: Text("no equal colours are diagonally adjacent across an edge of the cube"),
    Rule.SIX_PATTERNS: Text("the six faces have six different patterns"),
    Rule.NO_HOME: Text("no corner or edge is in its own place"),
    Rule.COLOUR_SETS: Text("each set of four colours meets at a point inside a face"),
    Rule.COLOUR_SETS_ALL: Text("each set of four colours meets at a point of the cube's surface"),
}

Rules = frozenset[Rule]

SIX_RULES: Rules = frozenset(list(Rule)[:6])
"""The rules that exactly 48 cubes obey."""

_SEARCHABLE = (
    frozenset({Rule.SIDE_BY_SIDE, Rule.DIAGONAL}),
    frozenset({Rule.SIDE_BY_SIDE, Rule.ACROSS_FOLDS}),
    frozenset({Rule.AT_MOST_TWO, Rule.DIAGONAL, Rule.ACROSS_FOLDS}),
)


def parse_rules(text: str) -> Rules:
    """Read rules such as ``1,2,no-home``, in any order; nothing at all is no rule.

    Raises:
        ScrambleError: there is no such rule.
    """
    names = {rule.value: rule for rule in Rule}
    words = [word for word in re.split(r"[,\s]+", text.strip().lower()) if word]
    for word in words:
        if word not in names:
            near = get_close_matches(word, names, 1)
            message = Text("there is no rule {rule}; there are {names}")
            hint = ", ".join(names)
            if near:
                message = Text("there is no rule {rule}; did you mean '{names}'?")
                hint = near[0]
            raise ScrambleError(message.format(rule=quoted(word), names=hint))
    return frozenset(names[word] for word in words)


def format_rules(rules: Iterable[Rule]) -> str:
    """Return rules as `parse_rules` reads them, in their order."""
    given = frozenset(rules)
    return ",".join(rule.value for rule in Rule if rule in given)


def is_searchable(rules: Rules) -> bool:
    """Tell whether all cubes that obey ``rules`` can be counted one by one, in minutes."""
    return any(needed <= rules for needed in _SEARCHABLE)
