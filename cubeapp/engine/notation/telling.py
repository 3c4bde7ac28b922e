"""What an alg does, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cubeapp.engine.english import enumerated, listed
from cubeapp.engine.notation.effect import Cycle, Effect
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.language import counted, mark, tr

MOST_NAMED = 40
"""Cubies that are named one by one; of more only their number is told."""
_THIRDS = {1: mark("{place} clockwise"), 2: mark("{place} anticlockwise")}
_TURNED_BACK = {
    1: mark("{cycle}, each turned clockwise when it is back"),
    2: mark("{cycle}, each turned anticlockwise when it is back"),
}
_KINDS = (
    mark("corners"), mark("edges"), mark("middle edges"), mark("wings"),
    mark("wings of layer {n}"), mark("centres"), mark("middle centres"), mark("x-centres"),
    mark("x-centres of layer {n}"), mark("t-centres"), mark("t-centres of layer {n}"),
    mark("obliques"), mark("obliques {n}, {m}"),
)  # fmt: skip
"""What `Cycle.kind` may be, with names for the numbers in it."""


def effect_in_words(effect: Effect, size: int) -> tuple[str, ...]:
    """Return what an alg does to a cube of ``size``, a phrase for each thing.

    "3-cycle of edges UF UR UB" says that the edge at UF goes to UR, that at UR to UB, and that
    at UB to UF.
    """
    named = sum(len(cycle.places) for cycle in effect.cycles)
    phrases = _named(effect.cycles) if named <= MOST_NAMED else [_counted(effect.cycles)]
    if effect.rotation:
        moves = format_moves(effect.rotation, size)
        phrases.append(tr("turn of the whole cube: {moves}").format(moves=moves))
    return tuple(phrases) or (tr("nothing that can be seen"),)


def _named(cycles: Sequence[Cycle]) -> list[str]:
    phrases = [_cycle(cycle) for cycle in cycles if len(cycle.places) > 1]
    return [*phrases, *_turned_in_place(cycle for cycle in cycles if len(cycle.places) == 1)]


def _cycle(cycle: Cycle) -> str:
    count = len(cycle.places)
    text = tr("swap of {kind} {places}") if count == 2 else tr("{n}-cycle of {kind} {places}")
    told = text.format(n=count, kind=kind_in_words(cycle.kind), places=" ".join(cycle.places))
    if not cycle.turn:
        return told
    if cycle.kind != "corners":
        return tr("{cycle}, each flipped when it is back").format(cycle=told)
    return tr(_TURNED_BACK[cycle.turn]).format(cycle=told)


def kind_in_words(kind: str) -> str:
    """Return the kind of a cycle's cubies for people: "wings of layer 3"."""
    numbers = re.findall(r"\d+", kind)
    names = ("n", "m")[: len(numbers)]
    for number, name in zip(numbers, names, strict=True):
        kind = kind.replace(number, f"{{{name}}}", 1)
    return tr(kind).format(**dict(zip(names, numbers, strict=True)))


def _turned_in_place(cycles: Iterable[Cycle]) -> list[str]:
    corners, edges = [], []
    for cycle in cycles:
        if cycle.kind == "corners":
            corners.append(tr(_THIRDS[cycle.turn]).format(place=cycle.places[0]))
        else:
            edges.append(cycle.places[0])
    phrases = []
    if corners:
        many = len(corners) > 1
        text = tr("twist of corners {corners}") if many else tr("twist of corner {corners}")
        phrases.append(text.format(corners=enumerated(corners)))
    if edges:
        text = tr("flip of edges {edges}") if len(edges) > 1 else tr("flip of edge {edges}")
        phrases.append(text.format(edges=" ".join(edges)))
    return phrases


def _counted(cycles: Sequence[Cycle]) -> str:
    """Return how many cubies of each kind are moved, orbits of one kind together."""
    counts: dict[str, int] = {}
    for cycle in cycles:
        # "wings of layer 2" and "obliques 2, 3" are counted as wings and obliques.
        kind = cycle.kind if cycle.kind.startswith("middle") else cycle.kind.split()[0]
        counts[kind] = counts.get(kind, 0) + len(cycle.places)
    text = tr("{n} {kind}")
    parts = [text.format(n=counted(count), kind=tr(kind)) for kind, count in counts.items()]
    return tr("moves {cubies}").format(cubies=listed(parts))
