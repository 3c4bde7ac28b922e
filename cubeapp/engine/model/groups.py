"""Groups of permutations: how many elements a few generate, and which ones.

Source: D. E. Knuth, "Efficient representation of perm groups" (Schreier–Sims).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

MOST_POINTS = 256
_IDENTITY = bytes(range(MOST_POINTS))


class PermutationGroup:
    """The group that some permutations generate.

    A permutation is kept as 256 bytes, the image of each point: ``first.translate(second)``
    is then the one that does both, in a fraction of a microsecond.
    """

    def __init__(self, generators: Iterable[Sequence[int]], base: Sequence[int] = ()) -> None:
        """Generate the group.

        Args:
            generators: the images of the points 0, 1, …, of which there are at most 256.
            base: points that elements are to be looked for by, see `carrying`.
        """
        self._base = len(base)
        self._levels = [_Level(point) for point in base]
        for generator in generators:
            self._insert(0, _padded(generator))

    @property
    def order(self) -> int:
        """How many permutations there are in the group."""
        return prod(len(level.there) for level in self._levels)

    def __contains__(self, permutation: Sequence[int]) -> bool:
        """Tell whether ``permutation``, given as the generators were, is in the group."""
        return self._has(0, _padded(permutation))

    @property
    def fixing(self) -> list[bytes]:
        """What generates the subgroup that leaves every point of the base where it is."""
        below = self._levels[self._base :]
        return below[0].generators if below else []

    def carrying(self, images: Iterable[int]) -> bytes | None:
        """Return an element that carries the points of the base there; ``None`` if none does.

        It is 256 bytes, the image of each point.
        """
        element = back = _IDENTITY
        for level, image in zip(self._levels[: self._base], images, strict=True):
            there = level.there.get(back[image])
            if there is None:
                return None
            element = there.translate(element)
            back = back.translate(level.back[back[image]])
        return element

    def _has(self, depth: int, element: bytes) -> bool:
        """Tell whether ``element``, which fixes the points of the levels above, is one of ours."""
        for level in self._levels[depth:]:
            back = level.back.get(element[level.point])
            if back is None:
                return False
            element = element.translate(back)
        return element == _IDENTITY

    def _insert(self, depth: int, element: bytes) -> None:
        """Let the subgroup that fixes the points above ``depth`` have ``element`` as well."""
        if self._has(depth, element):
            return
        if depth == len(self._levels):
            moved = next(point for point in range(MOST_POINTS) if element[point] != point)
            self._levels.append(_Level(moved))
        level = self._levels[depth]
        level.generators.append(element)
        waiting = [(point, element) for point in level.there]
        while waiting:
            point, generator = waiting.pop()
            there = level.there[point].translate(generator)
            image = there[level.point]
            if image in level.there:
                # Schreier: these, for all points and generators, generate what fixes the point.
                self._insert(depth + 1, there.translate(level.back[image]))
            else:
                level.reach(image, there)
                waiting += [(image, generator) for generator in level.generators]


class _Level:
    """A point, and where the elements that fix the points of the levels above carry it."""

    def __init__(self, point: int) -> None:
        self.point = point
        self.generators: list[bytes] = []
        self.there = {point: _IDENTITY}
        """An element that carries the point to each of the places that it gets to."""
        self.back = {point: _IDENTITY}
        """The inverses of `there`."""

    def reach(self, image: int, there: bytes) -> None:
        """Note that ``there`` carries the point to ``image``."""
        self.there[image] = there
        back = bytearray(MOST_POINTS)
        for start, end in enumerate(there):
            back[end] = start
        self.back[image] = bytes(back)


def _padded(permutation: Sequence[int]) -> bytes:
    """Return ``permutation`` as bytes that leave the points beyond it alone."""
    return bytes(permutation) + _IDENTITY[len(permutation) :]
