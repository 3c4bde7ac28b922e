"""Pairing edges while at least three are open: slice, take the edge away, slice back.

The edge to be completed is at the front right. Inner slices bring its missing wings to it from
the other upright edges; a short word takes it away, to the top or the bottom, and puts an open
edge in its place; and the slices go back. So the centres stay, and of the edges only open ones
change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import islice, product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, face_turns, inverse
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.solvers.by_hand.beam import no_pause
from cubeapp.engine.solvers.by_hand.big.centre_words import Facelets
from cubeapp.engine.solvers.by_hand.big.edge_places import (
    EDGE_COUNT,
    MODEL,
    PLACES,
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
from cubeapp.engine.solvers.by_hand.places import HOLDS, numbers_of, y_turn

FRONT_RIGHT = (place("FR"), place("RF"))
WAYS_OUT = (
    "R U R'", "R U' R'", "F' U' F", "F' U F", "R U2 R'", "F' U2 F",
    "R' D' R", "R' D R", "F D F'", "F D' F'", "R' D2 R", "F D2 F'",
)  # fmt: skip
"""Words that take the edge at the front right away and put another in its place."""
SPIN_COST, LOW_COST = 0.7, 0.5
"""What turning the whole cube costs, and a word that goes by the bottom."""
LOW_WORDS = 6
"""Number of `WAYS_OUT` that go by the top."""
MOST_TIES, MOST_SETUPS = 3, 4
FEWEST_OPEN = 3
"""With fewer open edges there is none to be put in the place of the one taken away."""
FAR = 255


@dataclass(frozen=True, slots=True)
class Joint:
    """A wing that joins its edge."""

    orbit: int
    start: int
    """Its place before the slices."""
    goal: int
    layer: int
    """The inner slice that brings it there, counted from 0 at the top, and by how many quarters
    in the sense of U."""
    quarters: int


@dataclass(frozen=True, slots=True)
class PairStep:
    """Wings brought to an edge, which is taken away and another put in its place."""

    edge: int
    """Which edge, by its place on the solved cube."""
    spin: int
    """Quarter turns ``y`` of the whole cube before it."""
    setup: tuple[int, ...]
    """Turns of faces, by their numbers, that bring all to where it is wanted."""
    joints: tuple[Joint, ...]
    way_out: int
    frees: bool = False
    """Whether a wing is only brought out that sits in its own edge the wrong way round."""

    @property
    def slices(self) -> tuple[Move, ...]:
        """The slices that bring the wings, neighbours that turn alike as one."""
        return _merged(tuple(sorted([(joint.layer, joint.quarters) for joint in self.joints])))

    def parts(self, size: int) -> tuple[tuple[Move, ...], ...]:
        """Return its moves in five parts: spin, setup, slices, way out and slices back."""
        turns = face_turns(size)
        spin = y_turn(self.spin, size)
        setup = tuple(turns[turn] for turn in self.setup)
        out = tuple(turns[turn] for turn in numbers_of(WAYS_OUT[self.way_out]))
        # Half turns are written without a prime, whichever way they go.
        slices = tuple(without_prime(move, size) for move in self.slices)
        back = tuple(without_prime(move, size) for move in inverse(self.slices))
        return spin, setup, slices, out, back

    def moves(self, size: int) -> tuple[Move, ...]:
        """Return all its moves."""
        return tuple(move for part in self.parts(size) for move in part)

    def first(self, size: int) -> Move:
        """Return the first of its moves."""
        if self.spin:
            return y_turn(self.spin, size)[0]
        return face_turns(size)[self.setup[0]] if self.setup else self.slices[0]

    @property
    def end(self) -> int:
        """Where the word takes the edge, as a place."""
        return int(_goes_out()[self.way_out][FRONT_RIGHT[0]])

    @property
    def worth(self) -> float:
        """How many wings it brings by the turn."""
        turns = len(self.setup) + 2 * len(self.slices) + 3
        awkward = SPIN_COST * (self.spin > 0) + LOW_COST * (self.way_out >= LOW_WORDS)
        return (len(self.joints) - self.frees) / (turns + awkward)


def pair_steps(
    facelets: Facelets, size: int, pause: Callable[[], None] = no_pause
) -> list[PairStep]:
    """Return steps after which fewer than three edges are open.

    Args:
        facelets: a cube with all centres made: uint8, shape (6·N²,).
        size: N.
        pause: called every few hundredths of a second.
    """
    steps: list[PairStep] = []
    now: int | None = None
    while True:
        pause()
        edges = edges_of(facelets, size)
        open_edges = edges.open_edges()
        if len(open_edges) < FEWEST_OPEN:
            return steps
        chosen = [now] if now in open_edges else open_edges
        found = [step for edge in chosen for step in _steps_for(edges, edge, size)]
        if not found:
            found = [step for edge in open_edges for step in _steps_for(edges, edge, size)]
        if not found:
            found = [step for edge in open_edges for step in _freeing(edges, edge, size)]
        last = steps[-1].moves(size)[-1:] if steps else ()
        step = max(found, key=lambda step: step.worth - _meets(last, step.first(size)))
        steps.append(step)
        now = step.edge
        facelets = facelets[source_of(step.moves(size), size)]


def _steps_for(edges: Edges, edge: int, size: int) -> Iterator[PairStep]:
    """Yield good steps that bring wings to ``edge``."""
    for at in edges.best_places(edge):
        missing = edges.missing(at, edge)
        for _, start, goal in missing:
            if edge_of(start) != edge_of(goal):
                for spin, setup in _setups(edges, start, goal):
                    moved = _moved(spin, setup)
                    joints = tuple(_joints(missing, moved, size))
                    yield PairStep(edge, spin, setup, joints, _way_out(edges, moved))


def _freeing(edges: Edges, edge: int, size: int) -> Iterator[PairStep]:
    """Yield steps that bring a wing out of its own edge: any other takes its place."""
    for at in edges.best_places(edge):
        for orbit, _, goal in edges.missing(at, edge):
            for other in edges.broken:
                if other == edge_of(goal):
                    continue
                for start in (other, turned_round(other)):
                    for spin, setup in _setups(edges, start, goal):
                        moved = _moved(spin, setup)
                        joints = tuple(_joints([(orbit, start, goal)], moved, size))
                        yield PairStep(edge, spin, setup, joints, _way_out(edges, moved), True)


def _setups(edges: Edges, start: int, goal: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield short ways to bring a wing, where it goes, and an open edge to where they are wanted.

    Returns:
        Quarter turns of the whole cube, and then turns of faces.
    """
    helpers = [edge for edge in edges.broken if edge not in (edge_of(start), edge_of(goal))]
    ties, table = [], _setup_table()
    for spin in range(HOLDS):
        there = _moved(spin, ())
        for helper in helpers:
            key = there[goal], there[start], edge_of(there[helper])
            ties.append((table.item(key) + SPIN_COST * (spin > 0), spin, key))
    ties.sort()
    for cost, spin, key in ties[:MOST_TIES]:
        if cost < FAR:
            for setup in _few_shortest(key):
                yield spin, setup


@cache
def _few_shortest(key: tuple[int, int, int]) -> tuple[tuple[int, ...], ...]:
    return tuple(islice(_shortest(key), MOST_SETUPS))


def _shortest(key: tuple[int, int, int]) -> Iterator[tuple[int, ...]]:
    """Yield the shortest setups for a goal, a start and a helper."""
    table = _setup_table()
    left = table[key]
    if left == 0:
        yield ()
        return
    for turn, goes in enumerate(turns_go()):
        after = int(goes[key[0]]), int(goes[key[1]]), edge_of(int(goes[key[2]]))
        if table[after] == left - 1:
            for rest in _shortest(after):
                yield (turn, *rest)


def _joints(
    missing: Iterable[tuple[int, int, int]], moved: Sequence[int], size: int
) -> Iterator[Joint]:
    """Yield the wings that one slice each brings to the edge at the front right."""
    for orbit, start, goal in missing:
        slice_ = _slices().get((moved[start], moved[goal]))
        if slice_ is not None:
            is_upper, quarters = slice_
            layer = orbit + 1 if is_upper else size - 2 - orbit
            yield Joint(orbit, moved[start], moved[goal], layer, quarters)


def _way_out(edges: Edges, moved: Sequence[int]) -> int:
    """Return the first word that puts an open edge in the place of the one at the front right."""
    open_at = {edge_of(moved[edge]) for edge in edges.broken}
    return next(number for number, helper in enumerate(_helpers()) if helper in open_at)


@lru_cache(maxsize=1024)
def _merged(layers: tuple[tuple[int, int], ...]) -> tuple[Move, ...]:
    """Return slices by their layers in order and the quarters of each; see `PairStep.slices`."""
    found: list[Move] = []
    for layer, quarters in layers:
        last = found[-1] if found else None
        if last and last.last + 1 == layer and last.quarters == quarters:
            found[-1] = replace(last, last=layer)
        else:
            found.append(Move(Axis.Y, layer, layer, quarters))
    return tuple(found)


@lru_cache(maxsize=10_000)
def _moved(spin: int, setup: tuple[int, ...]) -> tuple[int, ...]:
    """Return where everything goes by a turn of the whole cube and turns of faces."""
    goes = spins_go()[spin]
    for turn in setup:
        goes = turns_go()[turn][goes]
    return tuple(goes.tolist())


@cache
def _slices() -> dict[tuple[int, int], tuple[bool, int]]:
    """Return by which slice, upper or not, wings of upright edges come to the front right."""
    found = {}
    for layer, quarters in product((1, 2), (-1, 1, 2)):
        goes = goes_to((Move(Axis.Y, layer, layer, quarters),))
        for start in range(PLACES):
            if goes[start] in FRONT_RIGHT and goes[start] != start:
                found[start, int(goes[start])] = layer == 1, quarters
    return found


@cache
def _helpers() -> tuple[int, ...]:
    """Return the edge that each of `WAYS_OUT` puts at the front right."""
    ends = [int(np.flatnonzero(goes == FRONT_RIGHT[0])[0]) for goes in _goes_out()]
    return tuple(map(edge_of, ends))


@cache
def _goes_out() -> tuple[NDArray[np.intp], ...]:
    turns = face_turns(MODEL)
    return tuple(goes_to([turns[turn] for turn in numbers_of(text)]) for text in WAYS_OUT)


@cache
def _setup_table() -> NDArray[np.uint8]:
    """Return how many turns of faces it takes until slices can bring a wing to its edge.

    Returns:
        uint8, shape (24, 24, 12): by the places where the wing goes and where it is, and that
        of an open edge, which has to come to the top or the bottom; `FAR` where it cannot be.
    """
    table = np.full((PLACES, PLACES, EDGE_COUNT), FAR, dtype=np.uint8)
    for start, goal in _slices():
        table[goal, start, list(_helpers())] = 0
    count_turns(table)
    return table


def _meets(last: Sequence[Move], move: Move) -> bool:
    """Tell whether ``move`` turns the layers of the ``last`` one, if there is one."""
    return any(move.turns_the_layers_of(each) for each in last)
