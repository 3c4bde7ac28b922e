"""Checks of single cubies: colours that no cubie has, and cubies that are there twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.checks.reading import MIRROR, Reading
from cubeapp.engine.checks.words import TIMES, are, clash, cubie_name
from cubeapp.engine.cubies import UNKNOWN, Colours
from cubeapp.engine.diagnosis import COLOUR_NAMES, Fault, FaultCode
from cubeapp.engine.english import listed
from cubeapp.engine.geometry import FACE_FRAMES, UNPAINTED, Face
from cubeapp.engine.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    corner_facelets,
    faces_of,
    midge_facelets,
    place_name,
    wing_facelets,
)

Codes = NDArray[np.int64]

CORNER_NAMES = tuple(place_name(name) for name in CORNERS)
"""The corner places as people write them."""


@dataclass(frozen=True, slots=True)
class Orbit:
    """Places whose cubies can trade places, and what they show."""

    kind: str
    """For people: "corner"."""
    table: NDArray[np.intp]
    """The facelets of each place."""
    colours: Colours
    """The colours there, in the same shape."""
    cubies: Codes
    """The cubie in each place, or `UNKNOWN`."""
    places: tuple[str, ...]
    """The places' names."""
    names: tuple[str, ...]
    """The cubies' names."""

    def facelets(self, places: Sequence[int]) -> tuple[int, ...]:
        """Return the facelets of ``places``."""
        return tuple(self.table[list(places)].ravel().tolist())

    @property
    def missing(self) -> list[int]:
        """The cubies that no place shows."""
        return sorted(set(range(len(self.table))) - set(self.cubies.tolist()))

    def places_of_repeated(self) -> dict[int, list[int]]:
        """Return the places of every cubie that is there more than once."""
        places: defaultdict[int, list[int]] = defaultdict(list)
        for place, cubie in enumerate(self.cubies.tolist()):
            if cubie != UNKNOWN:
                places[cubie].append(place)
        return {cubie: where for cubie, where in places.items() if len(where) > 1}


def corner_orbit(reading: Reading) -> Orbit:
    """Return the corners; their cubies are numbered as in `CORNERS`."""
    table = corner_facelets(reading.cube.size)
    return Orbit(
        kind="corner",
        table=table,
        colours=reading.cube.facelets[table],
        cubies=_cubies(reading.corners, 3),
        places=CORNER_NAMES,
        names=_corner_cubies(reading.mirrored),
    )


def midge_orbit(reading: Reading) -> Orbit:
    """Return the middle edges; their cubies are numbered as in `EDGES`."""
    table = midge_facelets(reading.cube.size)
    return Orbit(
        kind="edge",
        table=table,
        colours=reading.cube.facelets[table],
        cubies=_cubies(reading.midges, 2),
        places=EDGES,
        names=_edge_cubies(EDGES),
    )


def wing_orbit(reading: Reading, orbit: int) -> Orbit:
    """Return an orbit of wings, 0 outermost; their cubies are numbered as in `WINGS`."""
    table = wing_facelets(reading.cube.size)[orbit]
    colours = reading.cube.facelets[table]
    return Orbit(
        kind="wing",
        table=table,
        colours=colours,
        cubies=_wing_cubies(colours),
        places=tuple(_wing_place(name, orbit + 2) for name in WINGS),
        names=_edge_cubies(WINGS),
    )


def faulty_wing_orbits(reading: Reading) -> Iterator[Orbit]:
    """Yield the orbits of wings in which something is wrong."""
    table = wing_facelets(reading.cube.size)
    if len(table) == 0:
        return
    colours = reading.cube.facelets[table]
    cubies = _wing_cubies(colours)
    ordered = np.sort(cubies, axis=1)
    twice = (ordered[:, 1:] == ordered[:, :-1]) & (ordered[:, 1:] != UNKNOWN)
    impossible = (cubies == UNKNOWN) & np.all(colours != UNPAINTED, axis=2)
    often = _stickers_of_each_colour(colours.reshape(-1, 48)) > 8
    faulty = twice.any(axis=1) | impossible.any(axis=1) | often.any(axis=1)
    for orbit in np.nonzero(faulty)[0].tolist():
        yield wing_orbit(reading, orbit)


def piece_faults(orbit: Orbit) -> list[Fault]:
    """Return what is wrong with the cubies of one orbit, apart from twists, flips and swaps."""
    if not orbit.missing:
        return []
    found = [*_impossible(orbit), *_repeated(orbit)]
    # Other faults bring wrong counts with them; alone they show on half-painted cubes.
    return found or [*_surplus(orbit)]


@lru_cache(maxsize=2)
def _corner_cubies(mirrored: bool) -> tuple[str, ...]:
    colours = np.array([faces_of(name) for name in CORNERS])
    return tuple(cubie_name(row) for row in (MIRROR[colours] if mirrored else colours))


@lru_cache(maxsize=2)
def _edge_cubies(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(cubie_name(faces_of(name)) for name in names)


def _impossible(orbit: Orbit) -> Iterator[Fault]:
    rows = orbit.colours.tolist()
    for place, (colours, cubie) in enumerate(zip(rows, orbit.cubies.tolist(), strict=True)):
        if cubie != UNKNOWN:
            continue
        painted = [colour for colour in colours if colour != UNPAINTED]
        problem = clash(painted)
        name = orbit.places[place]
        if problem is not None:
            code = FaultCode.IMPOSSIBLE_CUBIE
            yield Fault(code, f"The {orbit.kind} {name} {problem}.", orbit.facelets([place]))
        elif len(painted) == 3:
            yield Fault(
                FaultCode.MIRRORED_CORNER,
                f"The corner {name} has the colours {cubie_name(painted)} in mirrored order; "
                "no corner has them this way round.",
                orbit.facelets([place]),
            )


def _repeated(orbit: Orbit) -> Iterator[Fault]:
    repeated = orbit.places_of_repeated()
    # Where a place is not known yet, it may hold what seems to be missing.
    missing = [] if UNKNOWN in orbit.cubies else orbit.missing
    for cubie, places in repeated.items():
        where = listed([orbit.places[place] for place in places])
        times = TIMES.get(len(places), f"{len(places)} times")
        message = f"The {orbit.kind} {orbit.names[cubie]} is there {times}, at {where}"
        if orbit.kind == "wing" and missing == [(cubie + 12) % 24]:
            message += ": one of them is turned over, which no turns can do"
        elif missing:
            lost = listed([orbit.names[other] for other in missing])
            message += f"; {lost} {are(len(missing))} missing"
        yield Fault(FaultCode.DUPLICATE_CUBIE, f"{message}.", orbit.facelets(places))


def _surplus(orbit: Orbit) -> Iterator[Fault]:
    limit = 8 if orbit.kind == "wing" else 4
    counts = _stickers_of_each_colour(orbit.colours.reshape(1, -1))[0].tolist()
    for colour, count in enumerate(counts):
        if count > limit:
            yield Fault(
                FaultCode.ORBIT_COUNT,
                f"{count} {orbit.kind}s show {COLOUR_NAMES[colour]}; a cube has {limit} of them.",
                tuple(orbit.table[orbit.colours == colour].tolist()),
            )


def _stickers_of_each_colour(colours: Colours) -> Codes:
    """Return how often each colour occurs in each row: int64, shape (rows, 6)."""
    return np.stack([np.count_nonzero(colours == colour, axis=1) for colour in range(6)], axis=1)


def _cubies(codes: Codes, orientations: int) -> Codes:
    return np.where(codes == UNKNOWN, UNKNOWN, codes // orientations)


def _wing_cubies(colours: Colours) -> Codes:
    first, second = np.moveaxis(np.minimum(colours, 6), -1, 0)
    return np.asarray(_wing_codes()[first, second])


@lru_cache(maxsize=1)
def _wing_codes() -> Codes:
    codes = np.full((7, 7), UNKNOWN)
    for wing, name in enumerate(WINGS):
        codes[faces_of(name)] = wing
    return codes


def _wing_place(name: str, layer: int) -> str:
    """Return a wing's place by its edge and the layer that cuts it: "UF (layer 2R)"."""
    return f"{place_name(name)} (layer {layer}{_face_beside(name)})"


@lru_cache(maxsize=24)
def _face_beside(name: str) -> str:
    """Return the face to which the wing place ``name`` lies nearer."""
    first, second = (FACE_FRAMES[face, 0] for face in faces_of(name))
    beside = np.cross(first, second)
    (side,) = (face for face in Face if np.array_equal(FACE_FRAMES[face, 0], beside))
    return side.name
