"""Half-painted cubes that no painting of the rest can make legal, though no cubie is at fault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.bound import Bound, together
from cubeapp.engine.legality.diagnosis import Fault, FaultCode
from cubeapp.engine.legality.families import Family, wing_orbits
from cubeapp.engine.legality.feasible import Feasible
from cubeapp.engine.legality.labels import place_names
from cubeapp.engine.legality.matching import as_bits, crowded
from cubeapp.engine.legality.words import put_together_wrong
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Colours
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.text import Text, listed

PLACES_NAMED = 8
"""More of them are only outlined."""


def unfit_faults(cube: Cube) -> Iterator[Fault]:
    """Yield why no legal cube has the painted stickers of ``cube``, if none has.

    Together with the other checks this is complete, as what is bound by laws and the orbits of
    wings are all that there is beside the centres.
    """
    bound, facelets = Bound.of(cube.size), cube.facelets
    faults = [
        fault
        for family in (bound.corners, bound.midges, *wing_orbits(cube.size))
        for fault in _crowded_faults(cube, family)
    ]
    yield from faults or _law_faults(facelets, bound)


def _crowded_faults(cube: Cube, family: Family) -> Iterator[Fault]:
    """Yield a fault for places that too few cubies fit, each of which is on the cube once."""
    fits = np.any(family.fits(cube.facelets), axis=2)
    places = crowded(as_bits(np.asarray(fits)))
    if not places:
        return
    if len(places) <= PLACES_NAMED:
        message = Text(
            "The colours of these places are too much alike, as not so many different cubies have "
            "them: {places}.",
            places=listed(place_names(family.table[places], cube.size)),
        )
    else:
        message = Text(
            "The colours on {n} places are too much alike: not so many different cubies have them.",
            n=len(places),
        )
    yield _fault(FaultCode.UNFIT, message, cube.facelets, [family.table[places]])


def _law_faults(facelets: Colours, bound: Bound) -> Iterator[Fault]:
    """Yield the laws that are broken however the rest is painted."""
    corners = Feasible.of(bound.corners.fits(facelets)).parities
    midges = Feasible.of(bound.midges.fits(facelets)).parities
    tables = bound.corners.table, bound.midges.table
    if not any(corners):
        message = Text("The corners' twists do not add up, however the rest is painted.")
        yield _fault(FaultCode.TWISTED_CORNER, put_together_wrong(message), facelets, tables[:1])
    if not any(midges):
        message = Text("An odd number of edges is flipped, however the rest is painted.")
        yield _fault(FaultCode.FLIPPED_EDGE, put_together_wrong(message), facelets, tables[1:])
    if any(corners) and any(midges):
        even, _ = together(together(corners, midges), bound.hold_ways(facelets))
        if not even:
            message = Text("Two cubies have changed places, however the rest is painted.")
            yield _fault(FaultCode.SWAPPED_CUBIES, put_together_wrong(message), facelets, tables)


def _fault(
    code: FaultCode, message: Text, facelets: Colours, tables: Sequence[NDArray[np.intp]]
) -> Fault:
    """Return the fault of the painted stickers in ``tables``."""
    indices = np.concatenate([table.ravel() for table in tables])
    painted = indices[facelets[indices] != UNPAINTED]
    return Fault(code, message, tuple(painted.tolist()))
