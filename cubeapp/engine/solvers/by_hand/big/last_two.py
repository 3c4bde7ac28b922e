"""The last two edges: slice, flip, slice back, at most a few times.

They are held at the front right and the front left. Flipping one of them changes nothing else
that matters; with an inner slice before it, and undone after it, a wing goes over to the other
edge instead. What is chosen for one orbit of wings does not touch another, so every orbit is
solved by itself for the same flips. Where an orbit is in an order that no flips make right, its
two wings of one edge change places by the alg of the parity.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import chain, pairwise, product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, blocks, face_turn, face_turns, inverse
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.solvers.by_hand.big.centre_words import Facelets
from cubeapp.engine.solvers.by_hand.big.edge_places import (
    EDGE_COUNT,
    MODEL,
    NOWHERE,
    Edges,
    count_turns,
    edge_of,
    edges_of,
    goes_to,
    place,
    spins_go,
    turned_round,
    turns_go,
)
from cubeapp.engine.solvers.by_hand.cases import case_data
from cubeapp.engine.solvers.by_hand.places import HOLDS, moves_of, numbers_of, y_turn

FRONT_EDGES = (place("FR"), place("FL"))
SPOTS = tuple(at for edge in FRONT_EDGES for at in (edge, turned_round(edge)))
"""The places of the wings of both edges."""
WING_PARITY = "OLL parity (pure)"
MEETING = 20.0
"""What it costs, in turns, if turns of one layer meet: more than any way around."""
MOST_FLIPS = 4
PARITY_COST = 18.0
FAR = 255

Cut = tuple[bool, bool]
"""Whether the upper and whether the lower slice of an orbit turns with a flip."""
CUTS: tuple[Cut, ...] = ((False, False), (True, False), (False, True), (True, True))
Order = tuple[int, ...]
"""The wings at `SPOTS`."""


Halves = tuple[tuple[int, ...], tuple[int, ...]]
"""Inner layers in the upper half and in the lower one."""


@dataclass(frozen=True, slots=True)
class FlipStep:
    """One flip with the slices around it."""

    side: int
    """Which edge is flipped, of `FRONT_EDGES`."""
    layers: Halves
    """The inner slices, counted from 0 at the top, in the upper half and in the lower one."""

    def parts(self, size: int) -> tuple[tuple[Move, ...], ...]:
        """Return its moves in three parts: slices, flip and slices back.

        The slices bring the wings of the other edge to it.
        """
        return _flip_parts(self.side, self.layers, size)

    def moves(self, size: int) -> tuple[Move, ...]:
        """Return all its moves."""
        slices, flip, back = self.parts(size)
        return (*slices, *flip, *back)


@dataclass(frozen=True, slots=True)
class LastTwo:
    """How the last two edges are made whole."""

    spin: int
    """Quarter turns ``y`` of the whole cube before it."""
    setup: tuple[int, ...]
    """Turns of faces, by their numbers, that bring both to the front."""
    steps: tuple[FlipStep, ...]
    swapped: tuple[int, ...]
    """The orbits whose wings of the edge at the front right have to change places after that."""

    def start(self, size: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
        """Return the turn of the whole cube, and the turns of faces, that come first."""
        return y_turn(self.spin, size), tuple(face_turns(size)[turn] for turn in self.setup)

    def parity(self, size: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
        """Return the turn that brings the edge to the top front, and the alg of the parity."""
        if not self.swapped:
            return (), ()
        layers = [orbit + 1 for orbit in self.swapped]
        return (face_turn(Face.F, -1, size),), parity_moves(WING_PARITY, layers, size)

    def moves(self, size: int) -> tuple[Move, ...]:
        """Return all its moves."""
        flips = (move for step in self.steps for move in step.moves(size))
        return tuple(chain(*self.start(size), flips, *self.parity(size)))


@lru_cache(maxsize=4096)
def _flip_parts(side: int, layers: Halves, size: int) -> tuple[tuple[Move, ...], ...]:
    """Return the parts of a `FlipStep`."""
    turns, quarters = face_turns(size), (-1, 1)[side]
    slices = tuple(Move(Axis.Y, *block, quarters) for half in layers for block in blocks(half))
    return slices, tuple(turns[turn] for turn in numbers_of(flips()[side])), inverse(slices)


@cache
def flips() -> tuple[str, str]:
    """Return the algs that flip the edge at the front right, and that at the front left."""
    data = case_data()["parity"]
    return tuple(data[name]["sizes"]["4"]["alg"] for name in ("Edge flip", "Edge flip mirror"))


def last_two(facelets: Facelets, size: int, last: Move | None = None) -> LastTwo | None:
    """Return how a cube with at most two open edges is made whole; ``None`` if it is.

    Args:
        facelets: uint8, shape (6·N²,).
        size: N.
        last: the move before it, which the first one had better not undo.
    """
    broken = edges_of(facelets, size).broken
    if not broken:
        return None
    # If only one is open, its neighbour serves beside it.
    one, other = broken if len(broken) > 1 else (broken[0], (broken[0] + 1) % EDGE_COUNT)
    plans = [
        _plan(facelets, size, spin, pair)
        for spin in range(HOLDS)
        for pair in ((one, other), (other, one))
    ]
    return min(plans, key=lambda plan: _cost(plan, size, last))


def _cost(plan: LastTwo, size: int, last: Move | None) -> float:
    moves = plan.moves(size)
    return len(moves) + MEETING * _meetings(moves if last is None else (last, *moves))


def _meetings(moves: Sequence[Move]) -> int:
    """Return how often two moves in a row turn the same layers."""
    return sum(one.turns_the_layers_of(other) for one, other in pairwise(moves))


def _plan(facelets: Facelets, size: int, spin: int, pair: tuple[int, int]) -> LastTwo:
    """Return how two edges are made whole, brought to the front right and the front left."""
    right, left = (edge_of(int(spins_go()[spin][edge])) for edge in pair)
    plan = LastTwo(spin, _setup((right, left)), (), ())
    held = facelets[source_of([*chain(*plan.start(size))], size)]
    steps, swapped = _solve(edges_of(held, size), size)
    return replace(plan, steps=steps, swapped=swapped)


def _setup(key: tuple[int, int]) -> tuple[int, ...]:
    """Return the turns that bring two edges to the front right and the front left."""
    table, setup = _setup_table(), []
    while table[key]:
        turn, key = next(
            (turn, after)
            for turn, after in enumerate(_after_turns(key))
            if table[after] < table[key]
        )
        setup.append(turn)
    return tuple(setup)


def _after_turns(key: tuple[int, int]) -> Iterator[tuple[int, int]]:
    for goes in turns_go():
        yield edge_of(int(goes[key[0]])), edge_of(int(goes[key[1]]))


@cache
def _setup_table() -> NDArray[np.uint8]:
    """Return how many turns bring two edges to the front: uint8, shape (12, 12)."""
    table = np.full((EDGE_COUNT, EDGE_COUNT), FAR, dtype=np.uint8)
    table[FRONT_EDGES] = 0
    count_turns(table)
    return table


def _solve(edges: Edges, size: int) -> tuple[tuple[FlipStep, ...], tuple[int, ...]]:
    """Return the flips for two edges that are in front, and the orbits left to be swapped."""
    orders = [tuple(int(row[at]) for at in SPOTS) for row in edges.wings]
    best: tuple[float, tuple[FlipStep, ...], tuple[int, ...]] | None = None
    for count in range(MOST_FLIPS + 1):
        for sides in product(range(2), repeat=count):
            for goal in _goals(edges, orders[0], sides):
                found = _with_flips(orders, sides, goal, size)
                if found is not None and (best is None or found[0] < best[0]):
                    best = found
        if best is not None and best[0] <= 7 * (count + 1):
            break
    if best is None:
        raise AssertionError("no way to make the last two edges")
    return best[1], best[2]


def _goals(edges: Edges, order: Order, sides: tuple[int, ...]) -> list[Order]:
    """Return the orders that are whole; where there are midges, the one that fits them."""
    right, left = FRONT_EDGES
    if edges.midges[right] != NOWHERE:
        ends = [int(edges.midges[right]), int(edges.midges[left])]
        for side in sides:
            ends[side] = turned_round(ends[side])
        return [_whole(*ends)]
    pair = sorted({edge_of(wing) for wing in order})
    return [
        _whole(one, other)
        for first, second in (pair, pair[::-1])
        for one in (first, turned_round(first))
        for other in (second, turned_round(second))
    ]


def _whole(right: int, left: int) -> Order:
    return right, turned_round(right), left, turned_round(left)


def _with_flips(
    orders: list[Order], sides: tuple[int, ...], goal: Order, size: int
) -> tuple[float, tuple[FlipStep, ...], tuple[int, ...]] | None:
    """Return the best choice of slices for given flips: what it costs, steps, orbits to swap."""
    cuts, swapped = [], []
    for orbit, order in enumerate(orders):
        ways = _ways(order, sides)
        crossed = (goal[1], goal[0], *goal[2:])
        way = ways.get(goal)
        if way is None:
            way = ways.get(crossed)
            swapped.append(orbit)
        if way is None:
            return None
        cuts.append(way)
    steps = tuple(
        FlipStep(
            side,
            (
                tuple(orbit + 1 for orbit, way in enumerate(cuts) if way[index][0]),
                tuple(size - 2 - orbit for orbit, way in enumerate(cuts) if way[index][1]),
            ),
        )
        for index, side in enumerate(sides)
    )
    moves = [move for step in steps for move in step.moves(size)]
    cost = len(moves) + MEETING * _meetings(moves) + PARITY_COST * bool(swapped)
    return cost, steps, tuple(swapped)


@cache
def _ways(order: Order, sides: tuple[int, ...]) -> dict[Order, tuple[Cut, ...]]:
    """Return the orders that given flips can make of one, and with which slices."""
    found: dict[Order, tuple[int, tuple[Cut, ...]]] = {order: (0, ())}
    for side in sides:
        after: dict[Order, tuple[int, tuple[Cut, ...]]] = {}
        for known, (slices, way) in found.items():
            for cut in CUTS:
                made = tuple([known[index] for index in _flip_source(side, cut)])
                count = slices + sum(cut)
                if made not in after or count < after[made][0]:
                    after[made] = count, (*way, cut)
        found = after
    return {made: way for made, (_, way) in found.items()}


@cache
def _flip_source(side: int, cut: Cut) -> tuple[int, ...]:
    """Return where the wings at `SPOTS` come from by a flip with slices around it."""
    step = FlipStep(side, ((1,) if cut[0] else (), (2,) if cut[1] else ()))
    goes = goes_to(step.moves(MODEL))
    ends = [int(goes[at]) for at in SPOTS]
    return tuple(ends.index(at) for at in SPOTS)


def parity_moves(name: str, layers: Iterable[int], size: int) -> tuple[Move, ...]:
    """Return the alg of a parity for inner layers, as it is for the `MODEL` by name.

    Args:
        name: as the case data call it.
        layers: the inner layers, counted from 0 on the right, in the right half.
        size: N.
    """
    text = case_data()["parity"][name]["sizes"][str(MODEL)]["alg"]
    moves: list[Move] = []
    for move in moves_of(text, MODEL):
        if move.is_outer(MODEL) and move.first == move.last:
            last = size - 1 if move.first else 0
            moves.append(Move(move.axis, last, last, move.quarters))
        else:
            moves += _widened(move, list(layers), size)
    return tuple(moves)


def _widened(move: Move, layers: list[int], size: int) -> Iterator[Move]:
    """Yield a turn of inner layers of the `MODEL` as those of a larger cube."""
    is_wide = move.is_outer(MODEL)
    for first, last in blocks(layers):
        first = 0 if is_wide else first
        if move.last * 2 >= MODEL and move.first > 0:
            first, last = size - 1 - last, size - 1 - first
        yield Move(move.axis, first, last, move.quarters)
