"""The fewest other colours that make a painted cube legal."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.arrangements import Numbers
from cubeapp.engine.legality.bound import Bound, together
from cubeapp.engine.legality.cheapest import NO_WAY, cheapest_matching, cheapest_ways
from cubeapp.engine.legality.families import Family, wing_orbits
from cubeapp.engine.legality.matching import as_bits, matched
from cubeapp.engine.legality.origins import Doubts
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.model.cubies import Colours, is_odd
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import centre_facelets

Pause = Callable[[], None]
Indices = NDArray[np.intp]

OTHER_WINGS = 6
"""Maximum number of places of an orbit of wings that other repairs are tried at."""
FEW_ORBITS = 4
"""Where more orbits of wings are at fault, each is mended in the best way only."""


@dataclass(frozen=True, slots=True)
class Mending:
    """Other colours for some painted stickers."""

    cost: int
    indices: Indices
    colours: Colours

    @classmethod
    def of(cls, facelets: Colours, indices: Indices, colours: Colours, doubts: Doubts) -> Mending:
        """Return the mending that paints ``indices`` so, the bare ones left out.

        Args:
            facelets: the cube's.
            indices: some of them.
            colours: what they should be.
            doubts: what a change of each facelet costs.
        """
        old = facelets[indices]
        changes = (old != colours) & (old != UNPAINTED)
        indices, colours = indices[changes], colours[changes]
        return cls(doubts.cost(indices, colours), indices, colours.astype(np.uint8))


NOTHING = Mending(0, np.empty(0, dtype=np.intp), np.empty(0, dtype=np.uint8))


def mendings(reading: Reading, doubts: Doubts, most: int, pause: Pause) -> list[Mending]:
    """Return the ways to mend the cube that was read, the smallest first.

    Args:
        reading: of a cube in the proper scheme.
        doubts: what a change of each of its stickers costs.
        most: the maximum number.
        pause: is called now and then; what it raises ends the search.
    """
    cube = reading.cube
    facelets, size = cube.facelets, cube.size
    parts = [_of_bound(Bound.of(size), facelets, doubts, most, pause)]
    parts += _of_wings(facelets, doubts, size, pause)
    parts += _of_centres(facelets, doubts, size)
    pause()
    return _all_of(parts, most)


def _all_of(parts: Sequence[list[Mending]], most: int) -> list[Mending]:
    """Return the smallest ways to mend all parts."""
    single = [part[0] for part in parts if len(part) == 1]
    found = [_joined(single)]
    for part in parts:
        if len(part) > 1:
            found = _smallest((found, part), most)
    return found


def _smallest(parts: Sequence[list[Mending]], most: int) -> list[Mending]:
    """Return the smallest ways to take one mending of each part."""
    chosen = heapq.nsmallest(most, product(*parts), key=_cost)
    return [_joined(some) for some in chosen]


def _cost(some: tuple[Mending, ...]) -> int:
    return sum(mending.cost for mending in some)


def _joined(some: Sequence[Mending]) -> Mending:
    if not some:
        return NOTHING
    indices = np.concatenate([mending.indices for mending in some])
    return Mending(
        sum(mending.cost for mending in some),
        indices,
        np.concatenate([mending.colours for mending in some]),
    )


# Corners, midges and fixed centres


def _of_bound(
    bound: Bound, facelets: Colours, doubts: Doubts, most: int, pause: Pause
) -> list[Mending]:
    others = together(bound.midge_ways(facelets), bound.hold_ways(facelets))
    if together(bound.corner_ways(facelets), others)[0]:
        return [NOTHING]
    corners, midges, holds = [], [], []
    for odd in (0, 1):
        corners.append(_of_family(bound.corners, facelets, doubts, odd, most, pause))
        midges.append(_of_family(bound.midges, facelets, doubts, odd, most, pause))
        holds.append(_of_hold(bound, facelets, doubts, odd)[:most])
    found = []
    for odd_corners, odd_midges in product((0, 1), repeat=2):
        parts = corners[odd_corners], midges[odd_midges], holds[odd_corners ^ odd_midges]
        found += _smallest(parts, most)
    return heapq.nsmallest(most, found, key=lambda mending: mending.cost)


def _of_family(
    family: Family, facelets: Colours, doubts: Doubts, odd: int, most: int, pause: Pause
) -> list[Mending]:
    """Return the smallest changes that leave the cubies in an order as ``odd`` as wanted."""
    bare = np.all(facelets[family.table] == UNPAINTED, axis=1)
    # Bare places need no choice and come last, which changes what order counts as odd.
    order = np.argsort(bare, kind="stable")
    family = Family(family.table[order], family.shown)
    ways = cheapest_ways(
        _costs(family, facelets, doubts),
        _looks(family, facelets),
        odd ^ is_odd(order.tolist()),
        pause,
    )
    turns = family.shown.shape[1]
    found = []
    for _, chosen in islice(ways, most):
        places = family.table[: len(chosen)]
        cubies, turned = np.divmod(np.array(chosen, dtype=np.intp), turns)
        colours = family.shown[cubies, turned]
        found.append(Mending.of(facelets, places.ravel(), colours.ravel(), doubts))
    return found


def _costs(family: Family, facelets: Colours, doubts: Doubts) -> Numbers:
    """Return what each cubie with each turn costs in each place."""
    differing = family.differing(facelets)
    homeward = differing & (family.shown == doubts.home[family.table][:, None, None, :])
    prices = differing * doubts.prices[family.table][:, None, None, :] - homeward
    return np.asarray(prices.sum(axis=3), dtype=np.int64)


def _looks(family: Family, facelets: Colours) -> Numbers:
    """Return a number for what the painted stickers of each place then look like."""
    painted = facelets[family.table][:, None, None, :] != UNPAINTED
    powers = 7 ** np.arange(family.table.shape[1])
    return np.asarray(np.where(painted, family.shown, 6) @ powers, dtype=np.int64)


def _of_hold(bound: Bound, facelets: Colours, doubts: Doubts, odd: int) -> list[Mending]:
    """Return the changes of the fixed centres for each hold in an order as ``odd`` as wanted."""
    if len(bound.centres) == 0:
        return [NOTHING]
    found: dict[tuple[bytes, bytes], Mending] = {}
    for hold in bound.holds[bound.odd == odd]:
        mending = Mending.of(facelets, bound.centres, hold, doubts)
        # Holds that differ only where nothing is painted are one.
        found.setdefault((mending.indices.tobytes(), mending.colours.tobytes()), mending)
    return sorted(found.values(), key=lambda mending: mending.cost)


# Wings


def _of_wings(
    facelets: Colours, doubts: Doubts, size: int, pause: Pause
) -> Iterator[list[Mending]]:
    """Yield the mendings of each orbit of wings at fault."""
    faulty = [
        orbit
        for orbit in wing_orbits(size)
        if matched(as_bits(orbit.fits(facelets)[:, :, 0])) is None
    ]
    others = OTHER_WINGS if len(faulty) <= FEW_ORBITS else 0
    for orbit in faulty:
        yield _of_orbit(orbit, facelets, doubts, others, pause)


def _of_orbit(
    orbit: Family, facelets: Colours, doubts: Doubts, others: int, pause: Pause
) -> list[Mending]:
    """Return the smallest mending of an orbit of wings, and some that mend other places."""
    costs = _costs(orbit, facelets, doubts)[:, :, 0]
    found: dict[bytes, Mending] = {}

    def enter(costs: Numbers) -> list[int]:
        pause()
        wings = cheapest_matching(costs)
        colours = orbit.shown[wings, 0]
        mending = Mending.of(facelets, orbit.table.ravel(), colours.ravel(), doubts)
        found.setdefault(mending.indices.tobytes() + mending.colours.tobytes(), mending)
        return wings

    best = enter(costs)
    changed = [place for place, wing in enumerate(best) if costs[place, wing] > 0]
    for place in changed[:others]:
        without = costs.copy()
        without[place, best[place]] = NO_WAY
        enter(without)
    return sorted(found.values(), key=lambda mending: mending.cost)


# Movable centres


def _of_centres(facelets: Colours, doubts: Doubts, size: int) -> Iterator[list[Mending]]:
    """Yield the mendings of each orbit of centres with a colour too often."""
    table = centre_facelets(size)
    colours = facelets[table]
    counts = np.stack([(colours == colour).sum(axis=1) for colour in range(6)], axis=1)
    for orbit in np.flatnonzero((counts > 4).any(axis=1)).tolist():
        spare, lacking = np.maximum(counts[orbit] - 4, 0), np.maximum(4 - counts[orbit], 0)
        if spare.sum() == 1:
            yield _of_one_centre(facelets, table[orbit], int(spare.argmax()), lacking, doubts)
        else:
            yield [_of_some_centres(facelets, table[orbit], spare, lacking, doubts)]


def _of_one_centre(
    facelets: Colours, orbit: Indices, spare: int, lacking: NDArray[np.int64], doubts: Doubts
) -> list[Mending]:
    """Return every way to give one centre of the colour ``spare`` a colour that is lacking."""
    found = [
        Mending.of(facelets, np.array([index]), np.array([colour]), doubts)
        for index in orbit[facelets[orbit] == spare].tolist()
        for colour in np.flatnonzero(lacking).tolist()
    ]
    return sorted(found, key=lambda mending: mending.cost)


def _of_some_centres(
    facelets: Colours,
    orbit: Indices,
    spare: NDArray[np.int64],
    lacking: NDArray[np.int64],
    doubts: Doubts,
) -> Mending:
    """Return one of the smallest mendings, with as many colours brought home as come first."""
    indices, colours = [], []
    spare, lacking = spare.copy(), lacking.copy()
    for homeward in (True, False):
        for index in orbit.tolist():
            old, own = int(facelets[index]), int(doubts.home[index])
            if old == UNPAINTED or not spare[old] or index in indices:
                continue
            new = own if homeward else int(lacking.argmax())
            if lacking[new]:
                spare[old] -= 1
                lacking[new] -= 1
                indices.append(index)
                colours.append(new)
    return Mending.of(facelets, np.array(indices), np.array(colours), doubts)
