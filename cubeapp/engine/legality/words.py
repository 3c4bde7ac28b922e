"""How faults speak of colours, cubies and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from cubeapp.engine.english import paragraph
from cubeapp.engine.legality.diagnosis import colour_name
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.language import mark, tr

TIMES = {2: mark("twice"), 3: mark("three times")}
KINDS = {"corner": mark("corner"), "edge": mark("edge"), "wing": mark("wing")}
"""The kinds of cubies, for people."""


def put_together_wrong(law: str) -> str:
    """Return that a law is broken, and what is done about it where the painting is right."""
    advice = tr(
        "If you painted it right, your cube was put together wrong: repair any one of them "
        "there, too."
    )
    return paragraph((law, advice))


def cubie_name(colours: Iterable[int]) -> str:
    """Return a cubie's name by its colours: "white-red-green"."""
    return reduce(_beside, map(colour_name, colours))


def times(count: int) -> str:
    """Return "twice", "three times", "4 times"."""
    return tr(TIMES[count]) if count in TIMES else tr("{n} times").format(n=count)


def counted_colour(count: int, colour: int) -> str:
    """Return "3 white"."""
    return tr("{n} {colour}").format(n=count, colour=colour_name(colour))


def painted_side(face: Face, colour: int) -> str:
    """Return a side with its colour: "top white"."""
    return tr("{side} {colour}").format(side=side_word(face), colour=colour_name(colour))


def clash(colours: Sequence[int]) -> str | None:
    """Return why no cubie has all of ``colours``, or None where one may have them.

    Args:
        colours: the painted stickers of one cubie, numbers 0…5.
    """
    for colour in colours:
        count = colours.count(colour)
        if count > 1:
            words = {"colour": colour_name(colour), "times": times(count)}
            return tr("shows {colour} {times}").format(**words)
    for colour in colours:
        opposite = (colour + 3) % 6
        if opposite in colours:
            words = {"one": colour_name(colour), "other": colour_name(opposite)}
            return tr("shows {one} and {other}, which are opposite colours").format(**words)
    return None


def _beside(one: str, other: str) -> str:
    return tr("{one}-{other}").format(one=one, other=other)
