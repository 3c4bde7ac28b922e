"""The cases of a mask: all cubes that it allows, and an alg for each of them.

A mask is a goal as `cubeapp.engine.solvers.goals.naming` reads it: what it says of some pieces
holds before the alg, and all others do not matter. So ``oll`` is the mask of the cases of PLL.
Cubes that differ by turns of the top alone are one case.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, permutations, product
from math import factorial, prod

import numpy as np

from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.model.errors import CubeError, UnreachableError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turn
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.practice.decks import MOST_ALGS
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.comfort import comfort
from cubeapp.engine.solvers.goals.goal import Goal, Pair, Task
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.search import Found, find_from
from cubeapp.engine.solvers.goals.space import SIZE, Arrangement, Bytes, arrangement_of_move
from cubeapp.engine.text import Text, counted

TURNS = "R,U,F"
"""What the algs turn unless it is said."""
MOST_STATES = 50_000
"""That are looked at; more make far too many cases."""
EXTRA, MOST_FOUND = 1, 100
"""How much longer than the shortest an alg may be, and among how many the best is taken."""
LONGEST = 18


class MaskError(CubeError, ValueError):
    """A mask of which no deck can be made; the text says why not."""


@dataclass(frozen=True, slots=True)
class MaskAlg:
    """The alg for a case of a mask."""

    alg: str
    number: int
    """Of the case, from 1."""
    count: int
    """Of all cases."""

    @property
    def line(self) -> str:
        """It as a line of a deck; see `cubeapp.engine.practice.decks`."""
        return f"{self.alg} // {self.number}"


def cases_of_mask(goal: Goal) -> list[Arrangement]:
    """Return the cubes that are as ``goal`` says, one for each case; the solved one is none.

    Raises:
        MaskError: they are far too many, or there is no other than the solved cube.
    """
    states = _states(goal)
    variants = _turned(states)
    keys = [row.tobytes() for row in _packed(states)]
    solved = {row.tobytes() for row in _packed(_turned_home())}
    seen, places = set(solved), []
    for place, key in enumerate(keys):
        if key not in seen:
            places.append(place)
            seen.update(row.tobytes() for row in variants[:, place])
        if len(places) > MOST_ALGS:
            raise MaskError(Text("These are more than {n} cases.", n=counted(MOST_ALGS)))
    if not places:
        raise MaskError(Text("Only the solved cube is like this."))
    return [states[place] for place in places]


def mask_algs(mask: str, control: SearchControl, turns: str = TURNS) -> Iterator[MaskAlg]:
    """Yield an alg for each case of ``mask``, the most comfortable of the short ones.

    Cases that the turns cannot solve are left out.

    Args:
        mask: a goal as a line of text, of which one part is looked at.
        control: stops it.
        turns: what the algs turn, as `parse_turn_set` reads it.

    Raises:
        GoalError: the mask is none; ``span`` is where.
        MaskError: it makes too many cases, or none.
        InvalidMoveError: ``turns`` are none.
        SearchCancelled: ``control`` was cancelled.
    """
    goals = read_task(mask).goals
    if len(goals) > 1:
        raise MaskError(Text("Say one goal only."))
    task = replace(read_task("pll"), turns=parse_turn_set(turns), extra=EXTRA, max_length=LONGEST)
    cases = cases_of_mask(goals[0])
    for number, start in enumerate(cases, 1):
        words = {"number": counted(number), "count": counted(len(cases))}
        text = Text("finding the alg of case {number} of {count}", **words)
        control.checkpoint(Progress(text, number / len(cases)))
        alg = _best(start, task, control)
        if alg:
            yield MaskAlg(alg, number, len(cases))


def _best(start: Arrangement, task: Task, control: SearchControl) -> str:
    """Return the most comfortable alg found for a cube; empty if the turns do not solve it."""
    try:
        found = list(islice(find_from(start, task, control), MOST_FOUND))
    except UnreachableError:
        return ""
    best = min(found, key=_cost, default=None)
    return "" if best is None else format_moves(best.moves, SIZE)


def _cost(found: Found) -> float:
    return comfort(found.moves).cost


# The cubes of a mask


def _states(goal: Goal) -> Arrangement:
    """Return all cubes that are as ``goal`` says, the centres at home."""
    target = goal.target
    corners = _orbit(goal.corners, target.cp, target.co, 3)
    edges = _orbit(goal.edges, target.ep, target.eo, 2)
    count = corners.count * edges.count
    # Of half of them the permutations do not fit together.
    if count > 2 * MOST_STATES:
        raise MaskError(Text("Far too many cubes are like this: {n}.", n=counted(count // 2)))
    odd = np.array([is_odd(row) for row in corners.perms.tolist()])
    odd_edges = np.array([is_odd(row) for row in edges.perms.tolist()])
    cp, ep = np.nonzero(odd[:, None] == odd_edges[None, :])
    grid = np.indices((len(cp), len(corners.turns), len(edges.turns))).reshape(3, -1)
    pair, co, eo = grid
    parts = (corners.perms[cp[pair]], corners.turns[co], edges.perms[ep[pair]], edges.turns[eo])
    return Arrangement(*parts, np.zeros(len(pair), dtype=np.int64))


@dataclass(frozen=True, slots=True, eq=False)
class _Orbit:
    """How the corners, or the edges, may lie."""

    perms: Bytes
    """Shape (n, places)."""
    turns: Bytes
    """Shape (m, places), each of which goes with each permutation."""
    count: int


def _orbit(
    pairs: Sequence[Pair], target: Sequence[int], turned: Sequence[int], amounts: int
) -> _Orbit:
    """Return how the cubies of an orbit may lie.

    Args:
        pairs: of each cubie, its class and whether it is oriented.
        target: the cubie that each place is to have.
        turned: how that one is turned there.
        amounts: in how many ways a cubie may be turned.
    """
    wanted = [pairs[cubie] for cubie in target]
    groups = [[place for place, each in enumerate(wanted) if each == pair] for pair in set(wanted)]
    free = [place for place, (_, is_oriented) in enumerate(wanted) if not is_oriented]
    many = prod(factorial(len(group)) for group in groups), amounts ** max(len(free) - 1, 0)
    if prod(many) > 2 * MOST_STATES:
        raise MaskError(Text("Far too many cubes are like this: {n}.", n=counted(prod(many))))
    perms = np.tile(np.array(target, dtype=np.uint8), (many[0], 1))
    every = product(*(permutations([target[place] for place in group]) for group in groups))
    for row, chosen in zip(perms, every, strict=True):
        for group, cubies in zip(groups, chosen, strict=True):
            row[group] = cubies
    turns = np.tile(np.array(turned, dtype=np.uint8), (many[1], 1))
    if free:
        kept = sum(turned) - sum(turned[place] for place in free)
        for row, some in zip(turns, product(range(amounts), repeat=len(free) - 1), strict=True):
            row[free] = (*some, -(kept + sum(some)) % amounts)
    return _Orbit(perms, turns, prod(many))


# Turns of the top before and after


def _packed(states: Arrangement) -> Bytes:
    """Return what tells cubes apart: uint8, shape (n, 40)."""
    return np.concatenate([states.cp, states.co, states.ep, states.eo], axis=-1)


def _turned(states: Arrangement) -> Bytes:
    """Return cubes with turns of the top before and after: uint8, shape (16, n, 40)."""
    tops = _tops()
    return np.stack([_packed(before.then(states).then(after)) for before in tops for after in tops])


def _turned_home() -> Arrangement:
    return Arrangement.stacked(_tops())


def _tops() -> list[Arrangement]:
    turns = [arrangement_of_move(face_turn(Face.U, quarters, SIZE)) for quarters in (1, 2, -1)]
    return [Arrangement.home(), *turns]
