"""Every 3×3×3 that fits a pattern, and how many there are; or what of the pattern no cube has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.places import sticker_words
from cubeapp.engine.patterns.mask import ANY, Mask, NoCubeError
from cubeapp.engine.patterns.slots import colours_of, plan
from cubeapp.engine.patterns.symmetries import (
    Group,
    Symmetry,
    conjugate,
    seen_alike,
    symmetries,
)
from cubeapp.engine.patterns.tree import OutOfNodes, Tree
from cubeapp.engine.perfect.layout import SYMMETRIES
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text, joined

SIZE = 3
MOST_COUNTED = 200_000
"""States that are looked at to count cubes, before that is given up: about three seconds."""
MOST_TRIED = 4_000
"""States that are looked at to see whether any cube fits a part of a pattern."""
MOST_NAMED = 6
"""More stickers that contradict each other are only counted."""


@dataclass(frozen=True, slots=True)
class Amount:
    """How many cubes fit."""

    cubes: int
    """Held in any way that fits."""
    different: int | None
    """None the image of another; ``None`` where that is not known."""


def fitting(mask: Mask, symmetry: Symmetry, control: SearchControl) -> Iterator[Cube]:
    """Yield every legal cube that fits, of those that are images of each other one.

    They are held with their centres at home. What the 48 symmetries make of a cube is the same
    for this, its colours renamed.

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
        raise _contradiction(mask, symmetry, control)


def count_fitting(mask: Mask, symmetry: Symmetry, control: SearchControl) -> Amount | None:
    """Return how many cubes `fitting` is about, without making them.

    ``None`` if the letters of the pattern leave too much open to count.

    Raises:
        SearchCancelled: it was stopped.
    """
    is_alike = len(set(mask.images())) == 1
    try:
        if symmetry.order == 1 and not is_alike:
            return Amount(_count(mask, symmetry.groups[0], control), None)
        return _count_by_group(mask, symmetry, control, is_alike)
    except OutOfNodes:
        return None


def _all(mask: Mask, symmetry: Symmetry, control: SearchControl) -> Iterator[Cube]:
    """Yield cubes that fit, one for each image at least."""
    for group in _groups(mask, symmetry):
        made = plan(mask, group)
        for codes in Tree(made, control).fillings() if made else ():
            yield Cube.from_faces(colours_of(codes).reshape(6, SIZE, SIZE))


def _groups(mask: Mask, symmetry: Symmetry) -> Iterator[Group]:
    """Yield the groups of a kind, of those that the pattern does not tell apart one."""
    if len(symmetry.groups) == 1:
        yield symmetry.groups[0]
        return
    images = list(mask.images())
    same = [index for index in range(SYMMETRIES) if images[index] == images[0]]
    seen: set[Group] = set()
    for group in symmetry.groups:
        if group not in seen:
            seen |= {conjugate(group, each) for each in same}
            yield group


def _count_by_group(
    mask: Mask, symmetry: Symmetry, control: SearchControl, is_alike: bool
) -> Amount:
    """Count the cubes that have the symmetry by all the symmetries that they have.

    Args:
        mask: what is seen of them.
        symmetry: which of them are meant.
        control: stops it.
        is_alike: whether the pattern is the same through all symmetries.
    """
    exact: dict[Group, int] = {}
    for kind in reversed(symmetries()):
        shared: int | None = None
        for group in kind.groups:
            if not any(wanted <= group for wanted in symmetry.groups):
                continue
            if shared is None or not is_alike:
                shared = _count(mask, group, control)
                shared -= sum(count for other, count in exact.items() if group < other)
            exact[group] = shared
    images = sum(len(group) * count for group, count in exact.items())
    return Amount(sum(exact.values()), images // SYMMETRIES if is_alike else None)


def _count(mask: Mask, group: Group, control: SearchControl) -> int:
    made = plan(mask, group)
    return Tree(made, control, MOST_COUNTED).count() if made else 0


# What contradicts


def _contradiction(mask: Mask, symmetry: Symmetry, control: SearchControl) -> NoCubeError:
    """Return what is wrong with a pattern that no cube fits: as few stickers as show it."""
    plain = symmetries()[0]
    needs_symmetry = symmetry != plain and _may_fit(mask, plain, control)
    meant = symmetry if needs_symmetry else plain
    for facelet in mask.painted:
        control.checkpoint(Progress(Text("looking for what contradicts")))
        without = mask.with_cells([facelet], ANY)
        if not _may_fit(without, meant, control):
            mask = without
    message = Text("no cube fits: {what}")
    if needs_symmetry:
        message = Text("no cube with this symmetry fits: {what}")
    return NoCubeError(message.format(what=_what(mask.painted)), mask.painted)


def _may_fit(mask: Mask, symmetry: Symmetry, control: SearchControl) -> bool:
    """Tell whether a cube fits, as far as can be seen soon."""
    for group in _groups(mask, symmetry):
        made = plan(mask, group)
        if made is None:
            continue
        try:
            if next(Tree(made, control, MOST_TRIED).fillings(), None) is not None:
                return True
        except OutOfNodes:
            return True
    return False


def _what(facelets: Iterable[int]) -> Text:
    words = [sticker_words(facelet, SIZE) for facelet in facelets]
    if len(words) == 1:
        return Text("{sticker} cannot be so", sticker=words[0])
    if len(words) > MOST_NAMED:
        return Text("{n} stickers contradict each other", n=len(words))
    return Text("{stickers} contradict each other", stickers=joined("; ", words))
