"""Checks of single cubies: colours that no cubie has, and cubies that are there twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.diagnosis import Fault, FaultCode
from cubeapp.engine.legality.families import Family, corner_family, midge_family, wing_family
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.legality.words import KINDS, clash, cubie_name, times
from cubeapp.engine.model.cubies import UNKNOWN, Colours, read_edges, read_wings
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import CORNERS, EDGES, WINGS, wing_facelets
from cubeapp.engine.model.places import corner_words, edge_words, wing_words
from cubeapp.engine.text import Text, colour_name, listed

Codes = NDArray[np.int64]

SURPLUS = {
    "corner": Text("{n} corners show {colour}; a cube has {limit} of them."),
    "edge": Text("{n} edges show {colour}; a cube has {limit} of them."),
    "wing": Text("{n} wings show {colour}; a cube has {limit} of them."),
}
"""By the kind of the cubies."""


@dataclass(frozen=True, slots=True)
class Orbit:
    """Places whose cubies can trade places, and what they show."""

    kind: str
    """Of `KINDS`."""
    table: NDArray[np.intp]
    """The facelets of each place."""
    colours: Colours
    """The colours there, in the same shape."""
    cubies: Codes
    """The cubie in each place, or `UNKNOWN`."""
    shown: Colours
    """What each cubie can show; see `Family.shown`."""
    layer: int = 0
    """Which layer cuts wings, counted from 1 at the nearer end of their edge."""

    def place(self, number: int) -> Text:
        """Return a place in words: "top front edge"."""
        if self.kind == "corner":
            return corner_words(CORNERS[number])
        if self.kind == "edge":
            return edge_words(EDGES[number])
        return wing_words(WINGS[number], self.layer)

    def facelets(self, places: Sequence[int]) -> tuple[int, ...]:
        """Return the facelets of ``places``."""
        return tuple(self.table[list(places)].ravel().tolist())

    def cubie_name(self, cubie: int) -> Text:
        """Return a cubie by its colours: "white-red-green"."""
        return cubie_name(self.shown[cubie, 0].tolist())

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
    family = corner_family(reading.cube.size, reading.mirrored)
    return _whole("corner", family, reading, _cubies(reading.corners, 3))


def midge_orbit(reading: Reading) -> Orbit:
    """Return the middle edges; their cubies are numbered as in `EDGES`."""
    family = midge_family(reading.cube.size)
    return _whole("edge", family, reading, _cubies(reading.midges, 2))


def _whole(kind: str, family: Family, reading: Reading, cubies: Codes) -> Orbit:
    return Orbit(kind, family.table, reading.cube.facelets[family.table], cubies, family.shown)


def wing_orbit(reading: Reading, orbit: int) -> Orbit:
    """Return an orbit of wings, 0 outermost; their cubies are numbered as in `WINGS`."""
    table = wing_facelets(reading.cube.size)[orbit]
    colours = reading.cube.facelets[table]
    return Orbit(
        kind="wing",
        table=table,
        colours=colours,
        cubies=_wing_cubies(colours),
        shown=wing_family(reading.cube.size).shown,
        layer=orbit + 2,
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


def _impossible(orbit: Orbit) -> Iterator[Fault]:
    rows = orbit.colours.tolist()
    for place, (colours, cubie) in enumerate(zip(rows, orbit.cubies.tolist(), strict=True)):
        if cubie != UNKNOWN:
            continue
        painted = [colour for colour in colours if colour != UNPAINTED]
        problem = clash(painted)
        name = orbit.place(place)
        if problem is not None:
            message = Text("The {place} {problem}.", place=name, problem=problem)
            yield Fault(FaultCode.IMPOSSIBLE_CUBIE, message, orbit.facelets([place]))
        elif len(painted) == 3:
            message = Text(
                "The {place} has the colours {colours} in mirrored order; no corner has "
                "them this way round.",
                place=name,
                colours=cubie_name(painted),
            )
            yield Fault(FaultCode.MIRRORED_CORNER, message, orbit.facelets([place]))


def _repeated(orbit: Orbit) -> Iterator[Fault]:
    repeated = orbit.places_of_repeated()
    # Where a place is not known yet, it may hold what seems to be missing.
    missing = [] if UNKNOWN in orbit.cubies else orbit.missing
    for cubie, places in repeated.items():
        is_turned_over = orbit.kind == "wing" and missing == [(cubie + 12) % 24]
        message = _repeated_text(is_turned_over, len(missing)).format(
            kind=KINDS[orbit.kind],
            cubie=orbit.cubie_name(cubie),
            times=times(len(places)),
            places=listed([orbit.place(place) for place in places]),
            missing=listed([orbit.cubie_name(other) for other in missing]),
        )
        yield Fault(FaultCode.DUPLICATE_CUBIE, message, orbit.facelets(places))


def _repeated_text(is_turned_over: bool, missing: int) -> Text:
    if is_turned_over:
        return Text(
            "The {kind} {cubie} is there {times}: {places}. One of them is turned over, which no "
            "turns can do."
        )
    if missing == 0:
        return Text("The {kind} {cubie} is there {times}: {places}.")
    if missing == 1:
        return Text("The {kind} {cubie} is there {times}: {places}; {missing} is missing.")
    return Text("The {kind} {cubie} is there {times}: {places}; {missing} are missing.")


def _surplus(orbit: Orbit) -> Iterator[Fault]:
    limit = 8 if orbit.kind == "wing" else 4
    counts = _stickers_of_each_colour(orbit.colours.reshape(1, -1))[0].tolist()
    for colour, count in enumerate(counts):
        if count > limit:
            text = SURPLUS[orbit.kind]
            message = text.format(n=count, colour=colour_name(colour), limit=limit)
            stickers = tuple(orbit.table[orbit.colours == colour].tolist())
            yield Fault(FaultCode.ORBIT_COUNT, message, stickers)


def _stickers_of_each_colour(colours: Colours) -> Codes:
    """Return how often each colour occurs in each row: int64, shape (rows, 6)."""
    return np.stack([np.count_nonzero(colours == colour, axis=1) for colour in range(6)], axis=1)


def _cubies(codes: Codes, orientations: int) -> Codes:
    return np.where(codes == UNKNOWN, UNKNOWN, codes // orientations)


def _wing_cubies(colours: Colours) -> Codes:
    is_known = read_edges(colours) != UNKNOWN
    return np.where(is_known, read_wings(colours).astype(np.int64), UNKNOWN)
