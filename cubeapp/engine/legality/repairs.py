"""What would mend a fault: cubes that differ little from it and do not have the fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cubeapp.engine.legality.diagnosis import Fault, FaultCode, Repair
from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.findings import is_sound
from cubeapp.engine.legality.labels import change_label
from cubeapp.engine.legality.law_repairs import law_repairs
from cubeapp.engine.legality.nearest import nearest_legal
from cubeapp.engine.legality.origins import Doubts
from cubeapp.engine.legality.pieces import Orbit, corner_orbit, midge_orbit, wing_orbit
from cubeapp.engine.legality.reading import MIRROR, Reading, mirror_image
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import face_colours_by_hold
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import centre_facelets, fixed_centres, wing_facelets
from cubeapp.engine.text import NO_TEXT, Text, colour_name, plural

MAX_REPAIRS = 12
"""More than these no one would look through."""
TRIED_REPAIRS = 24
"""Maximum number of repairs that are tried for leaving a legal cube."""

CENTRES_OF_A_COLOUR = 4
"""In each orbit."""
OPPOSITE_PAIRS = ((0, 3), (1, 4), (2, 5))
"""Opposite faces, and the numbers of opposite colours."""


def repairs_for(fault: Fault, reading: Reading, doubts: Doubts, alone: bool) -> tuple[Repair, ...]:
    """Return the repairs of ``fault``, the likeliest first; each changes something.

    Args:
        fault: one of the faults of the cube that was read.
        reading: that cube.
        doubts: which of its stickers are likely wrong.
        alone: whether so little else is wrong that a repair may leave a legal cube; those
            that do not are then left out.
    """
    builder, filtered = _BUILDERS.get(fault.code, (_none, False))
    first: dict[Cube, Repair] = {}
    for repair in builder(fault, reading, doubts):
        first.setdefault(repair.cube, repair)
    first.pop(reading.cube, None)
    repairs = list(first.values())
    if filtered and alone:
        tried = repairs[:TRIED_REPAIRS]
        repairs = [repair for repair in tried if is_sound(repair.cube)] or repairs
    return tuple(_named(repair, reading) for repair in repairs[:MAX_REPAIRS])


def _named(repair: Repair, reading: Reading) -> Repair:
    """Return ``repair`` with a label: if it has none yet, what changes."""
    return Repair(repair.label or change_label(reading.cube, repair.cube), repair.cube)


def _none(_fault: Fault, _reading: Reading, _doubts: Doubts) -> Iterator[Repair]:
    return iter(())


def _fill(_fault: Fault, reading: Reading, _doubts: Doubts) -> Iterator[Repair]:
    # Where something is wrong already, what seems to follow may be wrong as well.
    cube = filled(reading.cube) if is_sound(reading.cube) else reading.cube
    count = int(np.count_nonzero(cube.facelets != reading.cube.facelets))
    if count:
        one = Text("Fill in the {n} sticker that follows from the others")
        many = Text("Fill in the {n} stickers that follow from the others")
        yield Repair(plural(count, one, many), cube)


def _replacements(fault: Fault, reading: Reading, doubts: Doubts) -> list[Repair]:
    """Return the cubes with a missing cubie in one of the places at fault; bare stickers stay.

    What changes least comes first.
    """
    orbit = _orbit_of(fault, reading)
    colours = orbit.shown[orbit.missing].reshape(-1, orbit.table.shape[1])
    repairs = [
        _recoloured(reading, table, np.where(old == UNPAINTED, old, new))
        for table, old in zip(orbit.table, orbit.colours, strict=True)
        if table[0] in fault.facelets
        for new in colours
    ]

    def cost(repair: Repair) -> int:
        return int(doubts.prices[repair.cube.facelets != reading.cube.facelets].sum())

    return sorted(repairs, key=cost)


def _unmirrored(fault: Fault, reading: Reading, doubts: Doubts) -> list[Repair]:
    """Return the cubes with two stickers exchanged, or with a missing corner in the place."""
    indices = np.array(fault.facelets)
    colours = reading.cube.facelets[indices]
    orders = ([0, 2, 1], [1, 0, 2], [2, 1, 0])
    exchanged = [_recoloured(reading, indices, colours[order]) for order in orders]
    return exchanged + _replacements(fault, reading, doubts)


def _centres(_fault: Fault, reading: Reading, _doubts: Doubts) -> list[Repair]:
    """Return the cubes with the centres of the nearest holds."""
    indices = fixed_centres(reading.cube.size)
    centres = reading.cube.facelets[indices]
    holds = MIRROR[face_colours_by_hold()] if reading.mirrored else face_colours_by_hold()
    holds = np.where(centres == UNPAINTED, centres, holds)
    changes = np.count_nonzero(holds != centres, axis=1)
    nearest = np.unique(holds[changes == changes.min()], axis=0)
    return [_recoloured(reading, indices, hold) for hold in nearest]


def _unmirrored_scheme(_fault: Fault, reading: Reading, _doubts: Doubts) -> list[Repair]:
    cube = reading.cube
    whole = [Repair(Text("Mirror the cube left to right"), mirror_image(cube))]
    for a, b in OPPOSITE_PAIRS:
        others = np.arange(256)
        others[[a, b]] = b, a
        words = {"one": colour_name(a), "other": colour_name(b)}
        label = Text("Exchange {one} and {other}", **words)
        whole.append(Repair(label, Cube.from_faces(others[cube.faces])))
    indices = fixed_centres(cube.size)
    centres = [
        _recoloured(reading, indices[[a, b]], cube.facelets[indices[[b, a]]])
        for a, b in (OPPOSITE_PAIRS if len(indices) else ())
    ]
    return whole + centres if reading.mirrored else centres + whole


def _orbit_counts(fault: Fault, reading: Reading, doubts: Doubts) -> list[Repair]:
    """Return the cubes with one sticker of a colour too many in another one, or bare."""
    facelets = reading.cube.facelets
    indices = np.array(fault.facelets)
    colours = np.unique(facelets[indices])
    table = centre_facelets(reading.cube.size)
    (rows, _) = np.nonzero(table == indices[0])
    if len(rows) == 0:
        # So many corners, edges or wings show a colour only while others are bare. Where other
        # faults are summed up, no single sticker mends them.
        is_surplus = len(colours) == 1 and not reading.cube.is_painted
        places = range(len(indices) if is_surplus else 0)
        return [_recoloured(reading, indices[[k]], [UNPAINTED]) for k in places]
    if len(indices) != CENTRES_OF_A_COLOUR + 1 or len(colours) > 1:
        return []
    counts = np.bincount(np.minimum(facelets[table[rows[0]]], 6), minlength=7)[:6]
    return _likeliest_first(
        *(reading, doubts),
        [
            _recoloured(reading, indices[[k]], [colour])
            for k in range(len(indices))
            for colour in np.flatnonzero(counts < CENTRES_OF_A_COLOUR)
        ],
    )


def _nearest(_fault: Fault, reading: Reading, doubts: Doubts) -> list[Repair]:
    found = nearest_legal(reading.cube, MAX_REPAIRS, origins=doubts.origins)
    return [Repair(near.label, near.cube) for near in found]


_Builder = Callable[[Fault, Reading, Doubts], "Iterator[Repair] | list[Repair]"]

# With each builder, whether its repairs may leave other faults that tell them apart.
_BUILDERS: dict[FaultCode, tuple[_Builder, bool]] = {
    FaultCode.UNPAINTED: (_fill, False),
    FaultCode.CENTRES: (_centres, True),
    FaultCode.MIRRORED_SCHEME: (_unmirrored_scheme, True),
    FaultCode.IMPOSSIBLE_CUBIE: (_replacements, True),
    FaultCode.DUPLICATE_CUBIE: (_replacements, True),
    FaultCode.MIRRORED_CORNER: (_unmirrored, True),
    FaultCode.FLIPPED_EDGE: (law_repairs, False),
    FaultCode.TWISTED_CORNER: (law_repairs, False),
    FaultCode.SWAPPED_CUBIES: (law_repairs, False),
    FaultCode.ORBIT_COUNT: (_orbit_counts, False),
    FaultCode.UNFIT: (_nearest, False),
}


def _recoloured(reading: Reading, indices: NDArray[np.intp], colours: ArrayLike) -> Repair:
    """Return the repair that paints ``indices`` so; what is shown is named in the end."""
    return Repair(NO_TEXT, reading.cube.painted(indices, colours))


def _orbit_of(fault: Fault, reading: Reading) -> Orbit:
    """Return the orbit of a fault's cubies."""
    sticker = fault.facelets[0]
    for orbit in (corner_orbit(reading), midge_orbit(reading)):
        if sticker in orbit.table:
            return orbit
    (orbits, *_) = np.nonzero(wing_facelets(reading.cube.size) == sticker)
    return wing_orbit(reading, int(orbits[0]))


def _likeliest_first(reading: Reading, doubts: Doubts, repairs: list[Repair]) -> list[Repair]:
    """Sort ``repairs`` by when what they change was painted, then by what they bring home."""

    def likelihood(repair: Repair) -> tuple[int, int]:
        facelets = repair.cube.facelets
        suspicion = doubts.suspicion[facelets != reading.cube.facelets].sum()
        return int(suspicion), int(np.count_nonzero(facelets == doubts.home))

    return sorted(repairs, key=likelihood, reverse=True)
