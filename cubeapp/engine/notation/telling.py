"""What an alg does, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cubeapp.engine.notation.effect import Cycle, Effect
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.text import Text, counted, enumerated, listed

MOST_NAMED = 40
"""Cubies that are named one by one; of more only their number is told."""
_THIRDS = {1: Text("{place} clockwise"), 2: Text("{place} anticlockwise")}
_TURNED_BACK = {
    1: Text("{cycle}, each turned clockwise when it is back"),
    2: Text("{cycle}, each turned anticlockwise when it is back"),
}
_KINDS = (
    Text("corners"), Text("edges"), Text("middle edges"), Text("wings"),
    Text("wings of layer {n}"), Text("centres"), Text("middle centres"), Text("x-centres"),
    Text("x-centres of layer {n}"), Text("t-centres"), Text("t-centres of layer {n}"),
    Text("obliques"), Text("obliques {n}, {m}"),
)  # fmt: skip
"""What `Cycle.kind` may be, with names for the numbers in it."""


def effect_in_words(effect: Effect, size: int) -> tuple[Text, ...]:
    """Return what an alg does to a cube of ``size``, a phrase for each thing.

    "3-cycle of edges UF UR UB" says that the edge at UF goes to UR, that at UR to UB, and that
    at UB to UF.
    """
    named = sum(len(cycle.places) for cycle in effect.cycles)
    phrases = _named(effect.cycles) if named <= MOST_NAMED else [_counted(effect.cycles)]
    if effect.rotation:
        moves = format_moves(effect.rotation, size)
        phrases.append(Text("turn of the whole cube: {moves}", moves=moves))
    return tuple(phrases) or (Text("nothing that can be seen"),)


def _named(cycles: Sequence[Cycle]) -> list[Text]:
    phrases = [_cycle(cycle) for cycle in cycles if len(cycle.places) > 1]
    return [*phrases, *_turned_in_place(cycle for cycle in cycles if len(cycle.places) == 1)]


def _cycle(cycle: Cycle) -> Text:
    count = len(cycle.places)
    text = Text("swap of {kind} {places}") if count == 2 else Text("{n}-cycle of {kind} {places}")
    told = text.format(n=count, kind=kind_in_words(cycle.kind), places=" ".join(cycle.places))
    if not cycle.turn:
        return told
    if cycle.kind != "corners":
        return Text("{cycle}, each flipped when it is back", cycle=told)
    return _TURNED_BACK[cycle.turn].format(cycle=told)


def kind_in_words(kind: str) -> Text:
    """Return the kind of a cycle's cubies for people: "wings of layer 3"."""
    numbers = re.findall(r"\d+", kind)
    names = ("n", "m")[: len(numbers)]
    for number, name in zip(numbers, names, strict=True):
        kind = kind.replace(number, f"{{{name}}}", 1)
    return Text(kind, **dict(zip(names, numbers, strict=True)))


def _turned_in_place(cycles: Iterable[Cycle]) -> list[Text]:
    corners, edges = [], []
    for cycle in cycles:
        if cycle.kind == "corners":
            corners.append(_THIRDS[cycle.turn].format(place=cycle.places[0]))
        else:
            edges.append(cycle.places[0])
    phrases = []
    if corners:
        many = len(corners) > 1
        text = Text("twist of corners {corners}") if many else Text("twist of corner {corners}")
        phrases.append(text.format(corners=enumerated(corners)))
    if edges:
        text = Text("flip of edges {edges}") if len(edges) > 1 else Text("flip of edge {edges}")
        phrases.append(text.format(edges=" ".join(edges)))
    return phrases


def _counted(cycles: Sequence[Cycle]) -> Text:
    """Return how many cubies of each kind are moved, orbits of one kind together."""
    counts: dict[str, int] = {}
    for cycle in cycles:
        # "wings of layer 2" and "obliques 2, 3" are counted as wings and obliques.
        kind = cycle.kind if cycle.kind.startswith("middle") else cycle.kind.split()[0]
        counts[kind] = counts.get(kind, 0) + len(cycle.places)
    text = Text("{n} {kind}")
    parts = [text.format(n=counted(count), kind=Text(kind)) for kind, count in counts.items()]
    return Text("moves {cubies}", cubies=listed(parts))
