"""Choosing among orders, words and holds: of many ways the easiest are followed further.

The beam goes from one number of filled slots to the next and keeps the easiest positions of
each; a word that fills two at once skips a level. The effort counts turns and what makes them
awkward.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from operator import itemgetter

from cubeapp.engine.solvers.by_hand.slots import SLOTS, Slots
from cubeapp.engine.solvers.by_hand.words import Holdings, Word

MOST_EXTRA = 4
"""Turns by which words may get longer when no shorter ones go together."""


@dataclass(slots=True)
class Node:
    """A position on the way, and how it was reached."""

    effort: float
    state: bytes
    hold: int
    last: int
    """The faces that were turned last, in the fixed frame, as bits."""
    parent: Node | None = None
    word: Word | None = None
    target: int = -1
    """What the word was for: a slot, or an edge of the cross."""
    frame: int = 0
    """The colour at the bottom."""

    def path(self) -> list[Node]:
        """Return the nodes from the first to this one."""
        nodes = [self]
        while nodes[-1].parent is not None:
            nodes.append(nodes[-1].parent)
        return nodes[::-1]


Ways = Callable[[bytes, int], Iterable[tuple[int, Word]]]
"""What may be done with a state, and how much longer than usual it may be."""
_Step = tuple[int, Word, bytes]
"""What a word is for, the word, and the state it leads to."""
_Arrival = tuple[float, int, Node, _Step | None]
"""The effort, the hold, the node before and the step from there; of a start itself and no step.

It becomes a node when it is followed, as few ever are.
"""
_Arrivals = dict[tuple[bytes, int], _Arrival]
"""The easiest of each state and hold."""
_Branch = tuple[int, Holdings, bytes, _Arrivals, _Step]
"""A step with what is looked at of it millions of times: the faces that its word may begin with,
its holds, the state it leads to, and where that arrives."""
_effort = itemgetter(0)


def no_pause() -> None:
    """Go on at once."""


def follow(
    starts: Sequence[Node],
    ways: Ways,
    missing: Callable[[bytes], int],
    levels: int,
    width: int,
    extra: int = 0,
    pause: Callable[[], None] = no_pause,
) -> list[Node]:
    """Return all nodes reached at which nothing is missing, the easiest first.

    Args:
        starts: where to begin.
        ways: what may be done next.
        missing: counts what is still to be done, 0…``levels``.
        levels: the most that can be missing.
        width: how many nodes of each level are followed.
        extra: see `Ways`.
        pause: called between the levels.
    """
    reached: list[_Arrivals] = [{} for _ in range(levels + 1)]
    for node in starts:
        arrivals, key = reached[missing(node.state)], (node.state, node.hold)
        if key not in arrivals or node.effort < arrivals[key][0]:
            arrivals[key] = node.effort, node.hold, node, None

    def branches(state: bytes) -> list[_Branch]:
        found = []
        for target, word in ways(state, extra):
            moved = state.translate(word.table)
            # Any way does something that was missing.
            arrivals = reached[missing(moved) if level > 1 else 0]
            found.append((word.first, word.holdings, moved, arrivals, (target, word, moved)))
        return found

    for level in range(levels, 0, -1):
        pause()
        # A cube may be held in several ways where it is followed.
        known: dict[bytes, list[_Branch]] = {}
        for arrival in nsmallest(width, reached[level].values(), key=_effort):
            node = _node(arrival)
            found = known.get(node.state)
            if found is None:
                found = known[node.state] = branches(node.state)
            _take(node, found)
    return [_node(arrival) for arrival in sorted(reached[0].values(), key=_effort)]


def _take(node: Node, branches: Sequence[_Branch]) -> None:
    """Keep what ``branches`` make of ``node`` where it is the easiest way to a position."""
    effort, hold, last = node.effort, node.hold, node.last
    for first, holdings, moved, arrivals, step in branches:
        if last & first:
            continue  # turns of one face would meet
        for other, cost in holdings[hold]:
            key, total = (moved, other), effort + cost
            known = arrivals.get(key)
            if known is None or total < known[0]:
                arrivals[key] = total, other, node, step


def _node(arrival: _Arrival) -> Node:
    effort, hold, before, step = arrival
    if step is None:
        return before
    target, word, state = step
    return Node(effort, state, hold, word.last, before, word, target, before.frame)


def fill(
    starts: Sequence[Node],
    slots: Slots,
    width: int,
    extra: int = 0,
    pause: Callable[[], None] = no_pause,
) -> list[Node]:
    """Return all nodes reached with all of ``slots`` filled, the easiest first.

    There are none if each word would begin with the face that was turned last.
    """
    for longer in range(extra, MOST_EXTRA):
        found = follow(starts, slots.open_ways, slots.missing, SLOTS, width, longer, pause)
        if found:
            return found
    return []
