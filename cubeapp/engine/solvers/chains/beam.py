"""Going from step to step: of all positions behind each one, the best are gone on with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import nsmallest

from cubeapp.engine.model.errors import UnreachableError
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.method_files import ChainStep
from cubeapp.engine.solvers.chains.ways import Way, ways_of
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.text import Text

EQUAL = 16
"""Of a plain solution, the positions behind a step that are gone on with, all equally good."""


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


def chain(
    steps: Sequence[ChainStep],
    starts: Iterable[Node],
    style: Style,
    wider: float,
    control: SearchControl,
    pause: Callable[[], None],
) -> tuple[Node, int]:
    """Return the end of the best way through all steps, and how many positions were compared.

    Args:
        steps: one after the other.
        starts: the cube as it may be held.
        style: a plain one takes the shortest way through each step as it comes.
        wider: how many times as many positions as usual are gone on with.
        control: stops searches.
        pause: called every few hundredths of a second; it may raise to stop all.

    Raises:
        UnreachableError: the turns of a step do not reach its goal.
        SearchCancelled: ``control`` was cancelled.
    """
    level, compared = list(starts), 0
    for step in steps:
        ways = ways_of(step, style, step is steps[-1])
        keep = max(1, int(step.keep * wider))
        reached: list[Node] = []
        # Turns that meet are made only where there are no others.
        for may_meet in (False, True):
            found: dict[bytes, Node] = {}
            for node in level:
                pause()
                for way in ways.of(node.state, control):
                    if not way.first & node.last or may_meet:
                        compared += 1
                        _add(found, node, way)
            reached = _best(found.values(), style, keep)
            if reached:
                break
        if not reached:
            message = Text("the turns of the step '{step}' do not reach its goal", step=step.name)
            raise UnreachableError(message)
        level = reached
    return level[0], compared


def _add(found: dict[bytes, Node], node: Node, way: Way) -> None:
    """Note where a way leads, unless it is known how to get there for less."""
    cost, state = node.cost + way.cost, node.state.translate(way.table)
    known = found.get(state)
    if known is None or cost < known.cost:
        last = way.last if way.moves else node.last
        found[state] = Node(cost, state, last, node.hold, node.turns + way.turns, node, way)


def _best(found: Iterable[Node], style: Style, keep: int) -> list[Node]:
    """Return the nodes to go on with, the best first."""
    if style is not Style.PLAIN:
        return nsmallest(keep, found, key=_cost)
    ordered = nsmallest(EQUAL, found, key=_cost)
    return [node for node in ordered if node.turns == ordered[0].turns]


def _cost(node: Node) -> int:
    return node.cost
