"""The sides that texts of methods name, exchanged for left-handed people."""

from __future__ import annotations

import re

_PAIRS = (
    *(("left", "right"), ("Left", "Right"), ("L", "R"), ("l", "r")),
    *(("links", "rechts"), ("link", "recht"), ("左", "右")),
)
_OTHER = dict(_PAIRS) | {one: other for other, one in _PAIRS}
# What is left over and what is turned the right way round are so in the mirror, too.
_SIDE = re.compile(
    r"\b(?:(?<!is )(?<!are )[Ll]eft\b|[Rr]ight\b(?! way)|[LRlr](?=w?\b)"
    r"|links\b|rechts\b|(?:link|recht)(?=e[mnrs]?\b))|[左右]"
)


def mirrored_text(template: str) -> str:
    """Return a text with left and right exchanged: words, fields, and letters of turns."""
    return _SIDE.sub(lambda found: _OTHER[found[0]], template)


def mirrored_place(name: str) -> str:
    """Return the name of a place as a mirror shows it: BL for BR."""
    return name.translate(str.maketrans("LR", "RL"))
