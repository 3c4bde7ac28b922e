"""Going from step to step: of all positions behind each one, the best are gone on with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from operator import itemgetter

from cubeapp.engine.model.errors import UnreachableError
from cubeapp.engine.solvers.chains.abreast import Stepwise
from cubeapp.engine.solvers.chains.method_files import ChainStep
from cubeapp.engine.solvers.chains.ways import Way, Ways, ways_of
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.text import Text

EQUAL = 16
"""Where each step is taken as it comes, the positions behind it that are gone on with."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """Which positions behind a step are gone on with."""

    wider: float = 1.0
    """How many times as many as the step says."""
    slack: int | None = None
    """How many turns more than for the nearest of them may be made up to there; any if ``None``."""
    may_meet: bool = False
    """Whether a step may begin with turns of the layers that the one before it ended with."""

    def best(self, found: Iterable[Reached], step: ChainStep) -> list[Node]:
        """Return the nodes to go on with behind a step, the best first."""
        if self.slack is None:
            most = max(1, int(step.keep * self.wider))
            return [_node(*one) for one in nsmallest(most, found, key=_COST)]
        ordered = [_node(*one) for one in nsmallest(EQUAL * (1 + self.slack), found, key=_COST)]
        return [node for node in ordered if node.turns <= ordered[0].turns + self.slack]


@dataclass(slots=True)
class Node:
    """A position on the way, and how it was reached."""

    cost: int
    """Of all turns so far, as of `Way`."""
    state: bytes
    last: int
    """The layers turned last, as of `Way`."""
    hold: int
    """How the cube was held at first, as an index of `rotations`."""
    turns: int = 0
    parent: Node | None = None
    way: Way | None = None

    def path(self) -> list[Node]:
        """Return the nodes from the first to this one."""
        nodes = [self]
        while nodes[-1].parent is not None:
            nodes.append(nodes[-1].parent)
        return nodes[::-1]


Reached = tuple[int, bytes, Node, Way]
"""What a position costs, its state, where it was reached from and how. Few become nodes."""
_COST = itemgetter(0)


def _node(cost: int, state: bytes, parent: Node, way: Way) -> Node:
    last = way.last if way.moves else parent.last
    return Node(cost, state, last, parent.hold, parent.turns + way.turns, parent, way)


def chain(
    steps: Sequence[ChainStep],
    starts: Sequence[Node],
    breadth: Breadth,
    control: SearchControl,
    pause: Callable[[], None],
) -> Stepwise[tuple[Node, int]]:
    """Return the end of the best way through all steps, and how many positions were compared.

    Each step is yielded before it is taken.

    Args:
        steps: one after the other.
        starts: the cube as it may be held.
        breadth: which positions behind each step are gone on with.
        control: stops searches.
        pause: called every few hundredths of a second; it may raise to stop all.

    Raises:
        UnreachableError: the turns of a step do not reach its goal from any of them.
        SearchCancelled: ``control`` was cancelled.
    """
    level, compared = starts, 0
    for step in steps:
        yield step
        found: dict[bytes, Reached] = {}
        ways = ways_of(step, step is steps[-1])
        for node in level:
            pause()
            compared += _follow(node, ways, found, breadth.may_meet, control)
        if not found:
            message = Text("the turns of the step '{step}' do not reach its goal", step=step.name)
            raise UnreachableError(message)
        level = breadth.best(found.values(), step)
    return level[0], compared


def _follow(
    node: Node, ways: Ways, found: dict[bytes, Reached], may_meet: bool, control: SearchControl
) -> int:
    """Note where the ways from a node lead, and return how many were compared."""
    compared, begun, begin = 0, node.cost, node.state
    barred = 0 if may_meet else node.last
    for way in ways.of(begin, control):
        if way.first & barred:
            continue
        compared += 1
        cost, state = begun + way.cost, begin.translate(way.table)
        known = found.get(state)
        if known is None or cost < known[0]:
            found[state] = cost, state, node, way
    return compared
