"""What would mend a fault: cubes that differ little from it and do not have the fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cubeapp.engine.checks.filling import filled
from cubeapp.engine.checks.findings import is_sound
from cubeapp.engine.checks.laws import total_twist
from cubeapp.engine.checks.pieces import Orbit, corner_orbit, midge_orbit, wing_orbit
from cubeapp.engine.checks.reading import MIRROR, Reading
from cubeapp.engine.checks.words import painted_face
from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import face_colours_by_hold
from cubeapp.engine.diagnosis import Fault, FaultCode, Repair, colour_name
from cubeapp.engine.english import listed
from cubeapp.engine.geometry import Face
from cubeapp.engine.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    centre_facelets,
    faces_of,
    fixed_centres,
    wing_facelets,
)
from cubeapp.language import plural, tr

MAX_REPAIRS = 12
"""More than these no one would look through."""

OPPOSITE_PAIRS = ((0, 3), (1, 4), (2, 5))
"""Opposite faces, and the numbers of opposite colours."""


def repairs_for(fault: Fault, reading: Reading, alone: bool) -> tuple[Repair, ...]:
    """Return the repairs of ``fault``, the likeliest first.

    Args:
        fault: one of the faults of the cube that was read.
        reading: that cube.
        alone: whether so little else is wrong that a repair may leave a legal cube; those
            that do not are then left out.
    """
    builder, filtered = _BUILDERS.get(fault.code, (_none, False))
    repairs = list(builder(fault, reading))
    if filtered and alone:
        repairs = [repair for repair in repairs if is_sound(repair.cube)] or repairs
    return tuple(repairs[:MAX_REPAIRS])


def _none(_fault: Fault, _reading: Reading) -> Iterator[Repair]:
    return iter(())


def _fill(_fault: Fault, reading: Reading) -> Iterator[Repair]:
    # Where something is wrong already, what seems to follow may be wrong as well.
    cube = filled(reading.cube) if is_sound(reading.cube) else reading.cube
    count = int(np.count_nonzero(cube.facelets != reading.cube.facelets))
    if count:
        one = tr("Fill in the {n} sticker that follows from the others")
        many = tr("Fill in the {n} stickers that follow from the others")
        yield Repair(plural(count, one, many), cube)


def _twists(_fault: Fault, reading: Reading) -> list[Repair]:
    orbit = corner_orbit(reading)
    twist = total_twist(reading)
    # What is twisted clockwise in total is mended counter-clockwise.
    text = tr("Twist {place} counter-clockwise") if twist == 1 else tr("Twist {place} clockwise")
    return _likeliest_first(
        reading,
        [
            _recoloured(reading, text.format(place=place), table, np.roll(colours, -twist))
            for place, table, colours in zip(orbit.places, orbit.table, orbit.colours, strict=True)
        ],
    )


def _flips(_fault: Fault, reading: Reading) -> list[Repair]:
    orbit = midge_orbit(reading)
    return _likeliest_first(
        reading,
        [
            _recoloured(reading, tr("Flip {place}").format(place=place), table, colours[::-1])
            for place, table, colours in zip(orbit.places, orbit.table, orbit.colours, strict=True)
        ],
    )


def _swaps(_fault: Fault, reading: Reading) -> list[Repair]:
    repairs = []
    for orbit in (midge_orbit(reading), corner_orbit(reading)):
        for a, b in combinations(range(len(orbit.places)), 2):
            label = tr("Swap {one} and {other}").format(one=orbit.places[a], other=orbit.places[b])
            repairs.append(_recoloured(reading, label, orbit.table[[a, b]], orbit.colours[[b, a]]))
    return _likeliest_first(reading, repairs)


def _replacements(fault: Fault, reading: Reading) -> list[Repair]:
    """Return the cubes with a missing cubie in one of the places at fault."""
    orbit, names = _orbit_of(fault, reading)
    missing = orbit.missing
    if len(missing) > 2:
        return []
    repairs = [
        _repainted(reading, orbit, place, names[place], np.roll(colours, turn))
        for place in range(len(names))
        if orbit.table[place, 0] in fault.facelets
        for colours in _home_colours(reading, orbit, names, missing)
        for turn in range(1 if orbit.kind == "wing" else len(colours))
    ]
    return _smallest_first(reading, repairs)


def _unmirrored(fault: Fault, reading: Reading) -> list[Repair]:
    """Return the cubes with two stickers exchanged, or with a missing corner in the place."""
    orbit, names = _orbit_of(fault, reading)
    place = orbit.table.tolist().index(list(fault.facelets))
    exchanged = [
        _repainted(reading, orbit, place, names[place], orbit.colours[place][order])
        for order in ([0, 2, 1], [1, 0, 2], [2, 1, 0])
    ]
    return list(
        {repair.cube: repair for repair in exchanged + _replacements(fault, reading)}.values()
    )


def _centres(_fault: Fault, reading: Reading) -> list[Repair]:
    indices = fixed_centres(reading.cube.size)
    holds = face_colours_by_hold()
    if reading.mirrored:
        holds = MIRROR[holds]
    changes = holds != reading.cube.facelets[indices]
    fewest = changes.sum(axis=1).min()
    repairs = []
    for hold, changed in zip(holds, changes, strict=True):
        if changed.sum() == fewest:
            what = [painted_face(face.name, int(hold[face])) for face in Face if changed[face]]
            text = (
                tr("Paint the centres {centres}")
                if fewest > 1
                else tr("Paint the centre {centres}")
            )
            label = text.format(centres=listed(what))
            repairs.append(_recoloured(reading, label, indices, hold))
    return repairs


def _unmirrored_scheme(_fault: Fault, reading: Reading) -> list[Repair]:
    cube = reading.cube
    image = cube.faces[[0, 4, 2, 3, 1, 5], :, ::-1]
    whole = [Repair(tr("Mirror the cube left to right"), Cube(image))]
    for a, b in OPPOSITE_PAIRS:
        others = np.arange(256)
        others[[a, b]] = b, a
        words = {"one": colour_name(a), "other": colour_name(b)}
        label = tr("Exchange {one} and {other}").format(**words)
        whole.append(Repair(label, Cube(others[cube.faces])))
    centres = []
    indices = fixed_centres(cube.size)
    for a, b in OPPOSITE_PAIRS if len(indices) else ():
        words = {"one": Face(a).name, "other": Face(b).name}
        label = tr("Exchange the centres of {one} and {other}").format(**words)
        colours = cube.facelets[indices[[b, a]]]
        centres.append(_recoloured(reading, label, indices[[a, b]], colours))
    return whole + centres if reading.mirrored else centres + whole


def _orbit_counts(fault: Fault, reading: Reading) -> Iterator[Repair]:
    """Yield the cubes with one centre of a colour too many in the one that lacks."""
    size = reading.cube.size
    table = centre_facelets(size)
    (rows, _) = np.nonzero(table == fault.facelets[0])
    if len(rows) == 0 or len(fault.facelets) != 5:
        return
    counts = np.bincount(np.minimum(reading.cube.facelets[table[rows[0]]], 6), minlength=7)
    lacking = int(counts[:6].argmin())
    if counts[6] or counts[lacking] != 3:
        return
    for index in fault.facelets:
        face, cell = divmod(index, size * size)
        label = tr("Paint {face} row {row}, column {column} {colour}").format(
            face=Face(face).name,
            row=cell // size + 1,
            column=cell % size + 1,
            colour=colour_name(lacking),
        )
        yield Repair(label, reading.cube.painted([index], lacking))


_Builder = Callable[[Fault, Reading], "Iterator[Repair] | list[Repair]"]

# With each builder, whether its repairs may leave other faults that tell them apart.
_BUILDERS: dict[FaultCode, tuple[_Builder, bool]] = {
    FaultCode.UNPAINTED: (_fill, False),
    FaultCode.CENTRES: (_centres, True),
    FaultCode.MIRRORED_SCHEME: (_unmirrored_scheme, True),
    FaultCode.IMPOSSIBLE_CUBIE: (_replacements, True),
    FaultCode.DUPLICATE_CUBIE: (_replacements, True),
    FaultCode.MIRRORED_CORNER: (_unmirrored, True),
    FaultCode.FLIPPED_EDGE: (_flips, False),
    FaultCode.TWISTED_CORNER: (_twists, False),
    FaultCode.SWAPPED_CUBIES: (_swaps, False),
    FaultCode.ORBIT_COUNT: (_orbit_counts, False),
}


def _recoloured(
    reading: Reading, label: str, indices: NDArray[np.intp], colours: ArrayLike
) -> Repair:
    facelets = reading.cube.facelets.copy()
    facelets[indices] = np.asarray(colours, dtype=np.uint8)
    return Repair(label, Cube(facelets.reshape(reading.cube.faces.shape)))


def _repainted(reading: Reading, orbit: Orbit, place: int, name: str, colours: ArrayLike) -> Repair:
    """Return the repair that gives the cubie in ``place`` other colours.

    ``name`` has the faces of the place in the order of its ``colours``.
    """
    new = dict(zip(name, np.asarray(colours).tolist(), strict=True))
    old = dict(zip(name, orbit.colours[place].tolist(), strict=True))
    shown = [face for face in orbit.places[place][: len(name)] if new[face] != old[face]]
    painted = listed([painted_face(face, new[face]) for face in shown])
    label = tr("On {place} paint {painted}").format(place=orbit.places[place], painted=painted)
    return _recoloured(reading, label, orbit.table[place], list(new.values()))


def _orbit_of(fault: Fault, reading: Reading) -> tuple[Orbit, tuple[str, ...]]:
    """Return the orbit of a fault's cubies, and its places' faces in the stickers' order."""
    sticker = fault.facelets[0]
    corners = corner_orbit(reading)
    if sticker in corners.table:
        return corners, CORNERS
    midges = midge_orbit(reading)
    if sticker in midges.table:
        return midges, EDGES
    (orbits, *_) = np.nonzero(wing_facelets(reading.cube.size) == sticker)
    return wing_orbit(reading, int(orbits[0])), WINGS


def _home_colours(
    reading: Reading, orbit: Orbit, names: Sequence[str], cubies: Sequence[int]
) -> list[list[int]]:
    """Return the colours of ``cubies`` in the order of their own places."""
    mirrored = reading.mirrored and orbit.kind == "corner"
    colours = [np.array(faces_of(names[cubie])) for cubie in cubies]
    return [(MIRROR[row] if mirrored else row).tolist() for row in colours]


def _likeliest_first(reading: Reading, repairs: list[Repair]) -> list[Repair]:
    """Sort ``repairs`` by how many stickers they bring home."""
    area = reading.cube.size**2
    home = np.repeat(reading.likely_hold, area)
    return sorted(repairs, key=lambda repair: -np.count_nonzero(repair.cube.facelets == home))


def _smallest_first(reading: Reading, repairs: list[Repair]) -> list[Repair]:
    """Sort ``repairs`` by how many stickers they change."""
    old = reading.cube.facelets
    return sorted(repairs, key=lambda repair: np.count_nonzero(repair.cube.facelets != old))
