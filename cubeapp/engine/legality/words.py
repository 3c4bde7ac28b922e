"""How faults speak of colours, cubies and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.engine.text import Text, colour_name, paragraph

TIMES = {2: Text("twice"), 3: Text("three times")}
KINDS = {"corner": Text("corner"), "edge": Text("edge"), "wing": Text("wing")}
"""The kinds of cubies, for people."""


def put_together_wrong(law: Text) -> Text:
    """Return that a law is broken, and what is done about it where the painting is right."""
    advice = Text(
        "If you painted it right, your cube was put together wrong: repair any one of them "
        "there, too."
    )
    return paragraph((law, advice))


def cubie_name(colours: Iterable[int]) -> Text:
    """Return a cubie's name by its colours: "white-red-green"."""
    names: Iterable[Text] = map(colour_name, colours)
    return reduce(_beside, names)


def times(count: int) -> Text:
    """Return "twice", "three times", "4 times"."""
    return TIMES[count] if count in TIMES else Text("{n} times", n=count)


def counted_colour(count: int, colour: int) -> Text:
    """Return "3 white"."""
    return Text("{n} {colour}", n=count, colour=colour_name(colour))


def painted_side(face: Face, colour: int) -> Text:
    """Return a side with its colour: "top white"."""
    return Text("{side} {colour}", side=side_word(face), colour=colour_name(colour))


def clash(colours: Sequence[int]) -> Text | None:
    """Return why no cubie has all of ``colours``, or None where one may have them.

    Args:
        colours: the painted stickers of one cubie, numbers 0…5.
    """
    for colour in colours:
        count = colours.count(colour)
        if count > 1:
            words = {"colour": colour_name(colour), "times": times(count)}
            return Text("shows {colour} {times}", **words)
    for colour in colours:
        opposite = (colour + 3) % 6
        if opposite in colours:
            words = {"one": colour_name(colour), "other": colour_name(opposite)}
            return Text("shows {one} and {other}, which are opposite colours", **words)
    return None


def _beside(one: str, other: str) -> Text:
    return Text("{one}-{other}", one=one, other=other)
