"""Names for colours that the user chose, each with another first letter."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from cubeapp.drawing.colours import Lab, Rgb, lightness, oklab
from cubeapp.words import mark

NAMES = (
    (mark("white"), "#ffffff"),
    (mark("red"), "#d31432"),
    (mark("green"), "#00a651"),
    (mark("yellow"), "#ffd500"),
    (mark("orange"), "#ff6a00"),
    (mark("blue"), "#0051ba"),
    (mark("black"), "#101014"),
    (mark("grey"), "#858b94"),
    (mark("pink"), "#ff8fb8"),
    (mark("violet"), "#7a3fbf"),
    (mark("magenta"), "#e0009c"),
    (mark("brown"), "#7a4a20"),
    (mark("turquoise"), "#1fc0b4"),
    (mark("cyan"), "#00c8f0"),
    (mark("lime"), "#a4e000"),
    (mark("navy"), "#0d2260"),
    (mark("sky blue"), "#6db9f2"),
    (mark("mint"), "#9ee6c0"),
    (mark("olive"), "#7d7d1a"),
    (mark("ivory"), "#fff6da"),
    (mark("silver"), "#c3c8d0"),
    (mark("maroon"), "#6e0f1f"),
    (mark("lavender"), "#c3b0ee"),
    (mark("apricot"), "#fbb884"),
    (mark("teal"), "#007d7d"),
    (mark("indigo"), "#3b1d8f"),
    (mark("khaki"), "#b8a860"),
    (mark("jade"), "#00a87c"),
    (mark("umber"), "#4a3526"),
    (mark("emerald"), "#12c46b"),
    (mark("hot pink"), "#ff3f8f"),
    (mark("dark blue"), "#00307a"),
    (mark("dark green"), "#006031"),
    (mark("dark red"), "#8f0d22"),
    (mark("light blue"), "#9fd0ff"),
    (mark("light green"), "#a8e8a8"),
    (mark("light yellow"), "#fff3a0"),
    (mark("near black"), "#2a2d33"),
    (mark("vermilion"), "#f03a1c"),
    (mark("fawn"), "#d8b48a"),
    (mark("purple"), "#800080"),
    # Other words for common colours, where one of a cube has their letter: that keeps its name.
    (mark("jet black"), "#101014"),
    (mark("nut brown"), "#7a4a20"),
    (mark("ash grey"), "#858b94"),
    (mark("moss green"), "#7d7d1a"),
)
_BASIC = 10
"""The number of common names, which come first."""
_RARE = 0.04
"""How much nearer the other names have to be."""
ALIKE = 0.12
"""Colours this near to each other in the OKLab space are taken for one another."""
ALIKE_IN_GREY = 0.05
"""Colours that differ in lightness by less look the same in a grey print."""


def names_of(colours: Sequence[Rgb]) -> tuple[str, ...]:
    """Return a name for each of at most a dozen colours, in English.

    All begin with different letters, as letters name colours in texts; of all such namings
    this is the one whose names fit best.
    """
    return _names_of(tuple(colours))


@lru_cache(maxsize=64)
def _names_of(colours: tuple[Rgb, ...]) -> tuple[str, ...]:
    by_letter: dict[str, list[tuple[str, Lab, float]]] = {}
    for index, (name, rgb) in enumerate(NAMES):
        rarity = 0.0 if index < _BASIC else _RARE
        by_letter.setdefault(name[0], []).append((name, oklab(rgb), rarity))
    places = [oklab(colour) for colour in colours]
    # The best namings so far: which colours have a name, as bits, and what that costs.
    best: dict[int, tuple[float, tuple[tuple[int, str], ...]]] = {0: (0.0, ())}
    for names in by_letter.values():
        fits = [min((math.dist(at, to) + rare, name) for name, to, rare in names) for at in places]
        for named, (cost, chosen) in list(best.items()):
            for index, (misfit, name) in enumerate(fits):
                after, sum_ = named | 1 << index, cost + misfit
                if after != named and sum_ < best.get(after, (math.inf, ()))[0]:
                    best[after] = sum_, (*chosen, (index, name))
    return tuple(name for _, name in sorted(best[(1 << len(colours)) - 1][1]))


def pairs_alike(colours: Sequence[Rgb]) -> list[tuple[int, int]]:
    """Return the pairs of colours that are hard to tell apart, by their places."""
    places = [oklab(colour) for colour in colours]
    return [
        (a, b)
        for a, b in combinations(range(len(places)), 2)
        if math.dist(places[a], places[b]) < ALIKE
    ]


def pairs_alike_in_grey(colours: Sequence[Rgb]) -> list[tuple[int, int]]:
    """Return the other pairs, which only a print without colours makes look alike."""
    alike = pairs_alike(colours)
    return [
        (a, b)
        for a, b in combinations(range(len(colours)), 2)
        if abs(lightness(colours[a]) - lightness(colours[b])) < ALIKE_IN_GREY
        and (a, b) not in alike
    ]
