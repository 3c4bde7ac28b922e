"""What is followed, compared with the same done one by one."""

from itertools import chain, pairwise

import numpy as np
import pytest

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand import methods
from cubeapp.engine.solvers.by_hand.beam import Level, Node, follow
from cubeapp.engine.solvers.by_hand.cross import cross_table
from cubeapp.engine.solvers.by_hand.frames import frames
from cubeapp.engine.solvers.by_hand.places import HOLDS, HOME, rows_of
from cubeapp.engine.solvers.by_hand.slots import SLOTS


def starts_with_cross(seed):
    """Nodes of some random cube whose cross is made."""
    cube = random_state(3, np.random.default_rng([71, seed]))
    (frame,) = frames(cube, Face.U)
    found = []
    for way in cross_table().ways(frame.state):
        moved = frame.state.translate(way.table)
        found += [Node(way.least, moved, hold, way.last) for hold in range(HOLDS)]
    return found


def followed_one_by_one(starts, slots, width, extra):
    """The same as `follow`: at each position the easiest way, of equal ones the first."""

    def missing(state):
        return slots.free(state).bit_count()

    reached = [{} for _ in range(SLOTS + 1)]

    def arrive(node):
        known = reached[missing(node.state)]
        key = node.state, node.hold
        if key not in known or node.effort < known[key].effort:
            known[key] = node

    for node in starts:
        arrive(node)
    for level in range(SLOTS, 0, -1):
        for node in sorted(reached[level].values(), key=lambda node: node.effort)[:width]:
            _, options = slots.ways(rows_of([node.state]), extra)
            for target, word in chain.from_iterable(each.steps for each in options):
                if node.last & word.first:
                    continue
                for hold in range(HOLDS):
                    cost = word.cost(node.hold, hold)
                    if cost < np.inf:
                        moved = node.state.translate(word.table)
                        effort = node.effort + cost
                        arrive(Node(effort, moved, hold, word.last, node, word, target))
    return sorted(reached[0].values(), key=lambda node: node.effort)


def nodes_of(level):
    return [level.node(index) for index in range(len(level))]


def ways_of(nodes):
    """What nodes are, each with the whole way to it."""
    return [
        [(one.effort, one.state, one.hold, one.last, one.target, one.word) for one in node.path()]
        for node in nodes
    ]


@pytest.mark.parametrize("extra", [0, 1])
@pytest.mark.parametrize(
    "stage",
    [methods.cfop().slot_stages[0], methods.beginner().slot_stages[0]],
    ids=["cfop", "beginner"],
)
def test_the_easiest_ways_are_followed_and_of_equal_ones_the_first(stage, extra):
    for seed in range(3):
        starts = starts_with_cross(seed)
        slots = stage.slots
        level = follow(Level.of(starts), slots.ways, slots.missing, SLOTS, 20, extra)
        found = nodes_of(level)
        assert found
        assert ways_of(nodes_of(Level.of(found))) == ways_of(found)
        for field in ("states", "holds", "lasts", "efforts"):
            assert np.all(getattr(level, field) == getattr(Level.of(found), field))
        assert ways_of(found) == ways_of(followed_one_by_one(starts, slots, 20, extra))
        for node in found:
            assert slots.free(node.state) == 0
            for before, after in pairwise(node.path()):
                assert before.state.translate(after.word.table) == after.state


def test_nothing_is_reached_from_nowhere_and_a_start_that_is_done_is_found():
    (stage,) = methods.cfop().slot_stages
    slots = stage.slots
    assert not follow(Level.of([]), slots.ways, slots.missing, SLOTS, 20)
    start = Node(0.0, HOME, 0, 0)
    found = follow(Level.of([start]), slots.ways, slots.missing, SLOTS, 20)
    assert nodes_of(found) == [start]
