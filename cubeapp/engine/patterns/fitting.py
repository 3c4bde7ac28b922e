"""Every 3×3×3 that fits a pattern, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.symmetries import SYMMETRIES
from cubeapp.engine.patterns.contradiction import contradiction
from cubeapp.engine.patterns.mask import Mask
from cubeapp.engine.patterns.slots import colours_of, plan, plans
from cubeapp.engine.patterns.symmetries import (
    Group,
    Symmetry,
    seen_alike,
    symmetries,
)
from cubeapp.engine.patterns.tree import OutOfNodes, Tree
from cubeapp.engine.solvers.control import SearchControl

SIZE = 3
MOST_COUNTED = 200_000
"""States that are looked at to count cubes, before that is given up: about three seconds."""


@dataclass(frozen=True, slots=True)
class Amount:
    """How many cubes fit."""

    cubes: int
    """Held in any way that fits."""
    different: int | None
    """None the image of another; ``None`` where that is not known."""


def fitting(mask: Mask, symmetry: Symmetry, control: SearchControl) -> Iterator[Cube]:
    """Yield every legal cube that fits; of those that are images of each other only the first.

    The images of a cube are what the 48 symmetries make of it, the colours renamed so that the
    centres stay, which are at home.

    Args:
        mask: what is seen of it.
        symmetry: what it has, about whichever axis; it may have more.
        control: stops it.

    Raises:
        NoCubeError: none does.
        SearchCancelled: it was stopped.
    """
    seen: set[bytes] = set()
    for cube in _all(mask, symmetry, control):
        key = seen_alike(cube)
        if key not in seen:
            seen.add(key)
            yield cube
    if not seen:
        raise contradiction(mask, symmetry, control)


def count_fitting(mask: Mask, symmetry: Symmetry, control: SearchControl) -> Amount | None:
    """Return how many cubes `fitting` is about, without making them.

    ``None`` if the letters of the pattern leave too much open to count.

    Raises:
        SearchCancelled: it was stopped.
    """
    is_alike = len(set(mask.images())) == 1
    counter = _Counter(mask, control)
    try:
        if symmetry.order == 1 and not is_alike:
            return Amount(counter.having(symmetry.groups[0]), None)
        return _count_by_group(counter, symmetry, is_alike)
    except OutOfNodes:
        return None


def _all(mask: Mask, symmetry: Symmetry, control: SearchControl) -> Iterator[Cube]:
    """Yield cubes that fit, one for each image at least."""
    for made in plans(mask, symmetry):
        for codes in Tree(made, control).fillings():
            yield Cube.from_faces(colours_of(codes).reshape(6, SIZE, SIZE))


class _Counter:
    """Counts the cubes that fit a pattern, as long as that does not take too long in all."""

    def __init__(self, mask: Mask, control: SearchControl) -> None:
        self._mask, self._control = mask, control
        self._left = MOST_COUNTED

    def having(self, group: Group) -> int:
        """Return how many fit that have the symmetries of a group, or more.

        Raises:
            OutOfNodes: that takes too long.
        """
        made = plan(self._mask, group)
        if made is None:
            return 0
        tree = Tree(made, self._control, self._left)
        count = tree.count()
        self._left -= tree.nodes
        return count


def _count_by_group(counter: _Counter, symmetry: Symmetry, is_alike: bool) -> Amount:
    """Count the cubes that have a symmetry by all the symmetries that they have.

    Args:
        counter: counts those that have at least some.
        symmetry: which are meant.
        is_alike: whether the pattern is the same through all symmetries.
    """
    exact: dict[Group, int] = {}
    for kind in reversed(symmetries()):
        shared: int | None = None
        for group in kind.groups:
            if not any(wanted <= group for wanted in symmetry.groups):
                continue
            if shared is None or not is_alike:
                more = sum(count for other, count in exact.items() if group < other)
                shared = counter.having(group) - more
            exact[group] = shared
    images = sum(len(group) * count for group, count in exact.items())
    return Amount(sum(exact.values()), images // SYMMETRIES if is_alike else None)
