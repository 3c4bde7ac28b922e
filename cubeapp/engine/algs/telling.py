"""What an alg does, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cubeapp.engine.algs.effect import Cycle, Effect
from cubeapp.engine.english import listed
from cubeapp.engine.notation import format_moves

MOST_NAMED = 40
"""Cubies that are named one by one; of more only their number is told."""
_THIRDS = {1: "clockwise", 2: "anti-clockwise"}


def effect_in_words(effect: Effect, size: int) -> tuple[str, ...]:
    """Return what an alg does to a cube of ``size``, a phrase for each thing.

    "3-cycle of edges UF UR UB" says that the edge at UF goes to UR, that at UR to UB, and that
    at UB to UF.
    """
    named = sum(len(cycle.places) for cycle in effect.cycles)
    phrases = _named(effect.cycles) if named <= MOST_NAMED else [_counted(effect.cycles)]
    if effect.rotation:
        phrases.append(f"turn of the whole cube: {format_moves(effect.rotation, size)}")
    return tuple(phrases) or ("nothing that can be seen",)


def _named(cycles: Sequence[Cycle]) -> list[str]:
    phrases = [_cycle(cycle) for cycle in cycles if len(cycle.places) > 1]
    return [*phrases, *_turned_in_place(cycle for cycle in cycles if len(cycle.places) == 1)]


def _cycle(cycle: Cycle) -> str:
    count, places = len(cycle.places), " ".join(cycle.places)
    what = "swap" if count == 2 else f"{count}-cycle"
    if not cycle.turn:
        return f"{what} of {cycle.kind} {places}"
    turned = f"turned {_THIRDS[cycle.turn]}" if cycle.kind == "corners" else "flipped"
    return f"{what} of {cycle.kind} {places}, each {turned} when it is back"


def _turned_in_place(cycles: Iterable[Cycle]) -> list[str]:
    corners, edges = [], []
    for cycle in cycles:
        if cycle.kind == "corners":
            corners.append(f"{cycle.places[0]} {_THIRDS[cycle.turn]}")
        else:
            edges.append(cycle.places[0])
    phrases = []
    if corners:
        phrases.append(f"twist of {_plural('corner', len(corners))} {', '.join(corners)}")
    if edges:
        phrases.append(f"flip of {_plural('edge', len(edges))} {' '.join(edges)}")
    return phrases


def _counted(cycles: Sequence[Cycle]) -> str:
    """Return how many cubies of each kind are moved, orbits of one kind together."""
    counts: dict[str, int] = {}
    for cycle in cycles:
        # "wings of layer 2" and "obliques 2, 3" are counted as wings and obliques.
        kind = cycle.kind if cycle.kind.startswith("middle") else cycle.kind.split()[0]
        counts[kind] = counts.get(kind, 0) + len(cycle.places)
    parts = [f"{count:,} {kind}" for kind, count in counts.items()]
    return f"moves {listed(parts)}"


def _plural(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"
