"""All faults of a cube, without repairs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cubeapp.engine.legality.centres import centre_faults
from cubeapp.engine.legality.diagnosis import Fault, FaultCode
from cubeapp.engine.legality.laws import law_faults
from cubeapp.engine.legality.palette import palette_faults
from cubeapp.engine.legality.pieces import (
    corner_orbit,
    faulty_wing_orbits,
    midge_orbit,
    piece_faults,
)
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.legality.unfit import unfit_faults
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.text import Text

SHOWN_WINGS = 12
"""Maximum number of faults of wings; the others share a last one."""


def find_faults(reading: Reading) -> Iterator[Fault]:
    """Yield every fault of the cube that was read, the most general ones first."""
    is_faulty = False
    for fault in _plain_faults(reading):
        is_faulty |= fault.code is not FaultCode.UNPAINTED
        yield fault
    if not is_faulty and not reading.cube.is_painted:
        yield from unfit_faults(reading.cube)


def _plain_faults(reading: Reading) -> Iterator[Fault]:
    """Yield what can be seen without asking how the rest may be painted."""
    yield from palette_faults(reading)
    yield from piece_faults(corner_orbit(reading))
    yield from piece_faults(midge_orbit(reading))
    yield from _wing_faults(reading)
    yield from centre_faults(reading)
    yield from law_faults(reading)


def is_legal(cube: Cube) -> bool:
    """Tell what `diagnose` tells, without the repairs that it looks for."""
    return next(find_faults(Reading.of(cube)), None) is None


def is_sound(cube: Cube) -> bool:
    """Tell whether nothing is wrong with ``cube`` except, perhaps, bare stickers."""
    return all(fault.code is FaultCode.UNPAINTED for fault in find_faults(Reading.of(cube)))


def _wing_faults(reading: Reading) -> Iterator[Fault]:
    faults = (fault for orbit in faulty_wing_orbits(reading) for fault in piece_faults(orbit))
    yield from islice(faults, SHOWN_WINGS)
    others = list(faults)
    if others:
        yield Fault(
            FaultCode.ORBIT_COUNT,
            Text("{n} more wings or pairs of wings are wrong in the same way.", n=len(others)),
            tuple(sorted({facelet for fault in others for facelet in fault.facelets})),
        )
