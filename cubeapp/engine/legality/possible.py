"""The colours that can still come to each sticker of a cube that is being painted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.bound import Bound, Pair, together
from cubeapp.engine.legality.families import Family, wing_family
from cubeapp.engine.legality.feasible import Feasible
from cubeapp.engine.legality.matching import as_bits, as_flags, matched, replaceable
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Colours
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import centre_facelets

Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Possible:
    """What each sticker can still become; both arrays are read-only."""

    colours: Flags
    """Whether a sticker can have a colour, all others being as they are: shape (6·N², 6)."""
    certain: Flags
    """Where all cubies of the sticker's kind were asked, shape (6·N²,). Elsewhere they are at
    fault already, so that only the sticker's own cubie can tell, or nothing does."""


@lru_cache(maxsize=8)
def possible(cube: Cube, *, leniently: bool = False) -> Possible:
    """Return the colours that can come to each sticker, all others being as they are.

    Exactly those: if any legal cube has the other painted stickers, then one also has this
    colour there. Where none has them, a sticker is given what its cubie can show, or all colours.

    Args:
        cube: painted in part or wholly.
        leniently: whether laws of twist, flip and parity that the painted stickers break are
            left aside, as in a cube that was put together wrong.
    """
    facelets, size = cube.facelets, cube.size
    found = Possible(np.ones((len(facelets), 6), dtype=bool), np.zeros(len(facelets), dtype=bool))
    _enter_bound(found, facelets, Bound.of(size, Reading.of(cube).mirrored), leniently)
    wings = wing_family(size)
    _enter(found, facelets, wings, _usable_wings(wings.fits(facelets)[:, :, 0]))
    _enter_centres(found, facelets, size)
    for array in (found.colours, found.certain):
        array.flags.writeable = False
    return found


def _enter_bound(found: Possible, facelets: Colours, bound: Bound, leniently: bool) -> None:
    """Enter what the corners, the midges and the fixed centres can become."""
    families = bound.corners, bound.midges
    corners, midges = (Feasible.of(family.fits(facelets)) for family in families)
    if leniently:
        corners, midges = corners.relaxed(), midges.relaxed()
    holds = bound.hold_ways(facelets)
    of_corners, of_midges = together(midges.parities, holds), together(corners.parities, holds)
    is_even = together(of_midges, midges.parities)[0] > 0 or not leniently
    for family, ways, others in zip(
        families, (corners, midges), (of_corners, of_midges), strict=True
    ):
        _enter(found, facelets, family, ways.leaving_a_way(_allowed(others, is_even)))
    others = together(corners.parities, midges.parities)
    _enter_fixed_centres(found, facelets, bound, _allowed(others, is_even))


def _allowed(others: Pair, is_even: bool) -> tuple[bool, bool]:
    """Return which parities the ways of all else allow; where they have none, either.

    Args:
        others: how many of them are even, and how many are odd.
        is_even: whether the whole has to be even.
    """
    even, odd = (ways > 0 for ways in others)
    return (even, odd) if is_even and (even or odd) else (True, True)


def _usable_wings(fits: Flags) -> Flags:
    """Return which wings leave the other places of the orbit a way, as `Feasible.leaving_a_way`.

    Args:
        fits: where each wing can be, shape (places of all orbits, 24).
    """
    usable = np.zeros((*fits.shape, 1), dtype=bool)
    for start in range(0, len(fits), 24):
        orbit = as_bits(fits[start : start + 24])
        usable[start : start + 24, :, 0] = as_flags(_leaving_a_way(orbit), 24)
    return usable


def _leaving_a_way(orbit: list[int]) -> list[int]:
    """Return for each place the wings, as bits, with which all other places can be filled."""
    wings = matched(orbit)
    if wings is not None:
        return replaceable(orbit, wings)
    usable = []
    for place in range(len(orbit)):
        # This one may be the place at fault; the others have to fit without it.
        others = [*orbit[:place], (1 << len(orbit)) - 1, *orbit[place + 1 :]]
        wings = matched(others)
        usable.append(0 if wings is None else replaceable(others, wings)[place])
    return usable


def _enter(found: Possible, facelets: Colours, family: Family, usable: Flags) -> None:
    """Enter what the stickers of a family can become.

    Args:
        found: is completed.
        facelets: the cube's.
        family: the cubies.
        usable: where each of them leaves the others a way, shape (places, cubies, turns).
    """
    differing = family.differing(facelets)
    stickers = range(family.table.shape[1])
    for sticker in stickers:
        others = [other for other in stickers if other != sticker]
        fits: Flags = np.asarray(~differing[..., others].any(axis=3))
        colours = _colours(fits & usable, family.shown[..., sticker])
        certain: Flags = np.asarray(colours.any(axis=1))
        alone = _colours(fits, family.shown[..., sticker])
        alone |= ~alone.any(axis=1, keepdims=True)
        indices = family.table[:, sticker]
        found.colours[indices] = np.where(certain[:, None], colours, alone)
        found.certain[indices] = certain


def _colours(usable: Flags, shown: Colours) -> Flags:
    """Return the colours that usable cubies show: bool, shape (places, 6)."""
    each = [(usable & (shown == colour)).any(axis=(1, 2)) for colour in range(6)]
    return np.stack(each, axis=1)


def _enter_fixed_centres(
    found: Possible, facelets: Colours, bound: Bound, parities: tuple[bool, bool]
) -> None:
    """Enter what the fixed centres can become, where the order may have these ``parities``."""
    allowed = np.where(bound.odd, parities[1], parities[0])
    for face, index in enumerate(bound.centres.tolist()):
        bared = facelets.copy()
        bared[index] = UNPAINTED
        fits = bound.fitting_holds(bared)
        usable = fits & allowed
        shown = bound.holds[usable if usable.any() else fits, face]
        if len(shown):
            found.colours[index] = np.isin(np.arange(6), shown)
            found.certain[index] = True


def _enter_centres(found: Possible, facelets: Colours, size: int) -> None:
    table = centre_facelets(size)
    own = facelets[table][..., None] == np.arange(6)
    colours = own.sum(axis=1)[:, None] - own < 4
    certain = colours.any(axis=2)
    colours[~certain] = True
    found.colours[table] = colours
    found.certain[table] = certain
