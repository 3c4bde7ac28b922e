"""Every way to fill the slots of a plan, counted or one after the other.

Filling goes slot by slot. What matters of the slots before is which cubies are left, the twists,
flips and swaps so far, and the colours of letters that come again: where those are the same, so
are the ways to go on, and they are counted once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cubeapp.engine.patterns.letters import after
from cubeapp.engine.patterns.slots import PLACES, Plan, Slot, Way, turns_of
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text

NODES_PER_CHECK = 200
MOST_KEPT = 1_000_000
"""States that lead nowhere, of which no more are remembered."""
_SEARCHING = Text("looking for cubes that fit")
_COUNTING = Text("counting the cubes that fit")
_State = tuple[int, int, int, int, int]
"""The slot that is next, the bits of the cubies taken, the sum of twists or flips, whether the
swaps are odd, and the letters' colours."""


class OutOfNodes(Exception):  # noqa: N818 - a limit, not an error
    """The search may not go on."""


class Tree:
    """The ways to fill the slots of one plan."""

    def __init__(self, plan: Plan, control: SearchControl, most_nodes: int | None = None) -> None:
        """Look at nothing yet.

        Args:
            plan: what is filled.
            control: stops it; asked every few hundred nodes.
            most_nodes: after so many `OutOfNodes` is raised.
        """
        self._plan, self._control = plan, control
        self._slots = plan.slots
        self._turning = [_turning(plan.slots, index) for index in range(len(plan.slots))]
        self._most = most_nodes
        self.nodes = 0
        """How many states have been looked at."""
        self._counts: dict[_State, int] = {}
        self._dead: set[_State] = set()
        self._first: _State = (0, 0, 0, plan.is_odd, plan.letters & plan.kept[0])

    def count(self) -> int:
        """Return how many ways there are.

        Raises:
            OutOfNodes: there are too many states to look at.
            SearchCancelled: it was stopped.
        """
        return self._count(self._first)

    def fillings(self) -> Iterator[tuple[int, ...]]:
        """Yield the codes of all places, corners first, for each way.

        Raises:
            OutOfNodes: there is nothing to be found within the nodes allowed.
            SearchCancelled: it was stopped.
        """
        for ways in self._from(self._first):
            codes = [0] * PLACES
            for slot, way in zip(self._slots, ways, strict=True):
                for place, code in zip(slot.places, way.codes, strict=True):
                    codes[place] = code
            yield tuple(codes)

    def _count(self, state: _State) -> int:
        if state[0] == len(self._slots):
            return int(state[3] == 0)
        known = self._counts.get(state)
        if known is None:
            known = sum(self._count(after) for _, after in self._next(state, _COUNTING))
            self._counts[state] = known
        return known

    def _from(self, state: _State) -> Iterator[tuple[Way, ...]]:
        """Yield the ways to go on from a state."""
        if state[0] == len(self._slots):
            if state[3] == 0:
                yield ()
            return
        if state in self._dead or self._counts.get(state) == 0:
            return
        is_dead = True
        for way, state_after in self._next(state, _SEARCHING):
            for ways in self._from(state_after):
                is_dead = False
                yield (way, *ways)
        if is_dead and len(self._dead) < MOST_KEPT:
            self._dead.add(state)

    def _next(self, state: _State, activity: Text) -> Iterator[tuple[Way, _State]]:
        """Yield each way to fill the next slot, and the state after it."""
        index, taken, turns, odd, letters = state
        slot, kept = self._slots[index], self._plan.kept[index + 1]
        modulus, is_last = self._turning[index]
        self._look(activity)
        for way in slot.ways:
            if way.cubies & taken:
                continue
            turns_after = (turns + way.turns) % modulus
            if turns_after and is_last:
                continue
            known = after(letters, way.letters) if way.letters else letters
            if known is not None:
                odd_after = odd ^ way.is_odd ^ ((taken & way.above).bit_count() & 1)
                yield way, (index + 1, taken | way.cubies, turns_after, odd_after, known & kept)

    def _look(self, activity: Text) -> None:
        self.nodes += 1
        if self._most is not None and self.nodes > self._most:
            raise OutOfNodes
        if self.nodes % NODES_PER_CHECK == 1:
            self._control.checkpoint(Progress(activity, nodes=self.nodes))


def _turning(slots: Sequence[Slot], index: int) -> tuple[int, bool]:
    """Return what the twists or flips are counted by, and whether a slot is the last of its kind.

    The sum of all twists, or of all flips, is none.
    """
    kinds = [turns_of(slot.places[0]) for slot in slots[index : index + 2]]
    return kinds[0], kinds[1:] != kinds[:1]
