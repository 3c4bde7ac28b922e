"""What an alg does, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cubeapp.engine.notation.effect import CORNER_KIND, Cycle, Effect
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.text import Text, counted, enumerated, listed

MOST_NAMED = 40
"""Cubies that are named one by one; of more only their number is told."""
_THIRDS = {1: Text("{place} clockwise"), 2: Text("{place} anticlockwise")}
_TURNED_BACK = {
    1: Text("{cycle}, each turned clockwise when it is back"),
    2: Text("{cycle}, each turned anticlockwise when it is back"),
}


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
    told = text.format(n=count, kind=_orbit(cycle), places=" ".join(cycle.places))
    if not cycle.turn:
        return told
    if cycle.kind != CORNER_KIND:
        return Text("{cycle}, each flipped when it is back", cycle=told)
    return _TURNED_BACK[cycle.turn].format(cycle=told)


def _orbit(cycle: Cycle) -> Text:
    """Return which cubies there are in a cycle: "wings of layer 3", "obliques 2, 3"."""
    match cycle.layers:
        case (layer,):
            return Text("{kind} of layer {n}", kind=cycle.kind, n=layer)
        case (row, column):
            return Text("{kind} {n}, {m}", kind=cycle.kind, n=row, m=column)
    return cycle.kind


def _turned_in_place(cycles: Iterable[Cycle]) -> list[Text]:
    corners, edges = [], []
    for cycle in cycles:
        if cycle.kind == CORNER_KIND:
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
    counts: dict[Text, int] = {}
    for cycle in cycles:
        counts[cycle.kind] = counts.get(cycle.kind, 0) + len(cycle.places)
    text = Text("{n} {kind}")
    parts = [text.format(n=counted(count), kind=kind) for kind, count in counts.items()]
    return Text("moves {cubies}", cubies=listed(parts))
