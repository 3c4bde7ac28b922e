"""The check of the movable centres of big cubes: four of each colour in every orbit."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from cubeapp.engine.legality.diagnosis import Fault, FaultCode
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.legality.words import counted_colour
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import centre_cells, centre_facelets
from cubeapp.engine.text import Text, listed

SHOWN_ORBITS = 12
"""Maximum number of orbits with a fault of their own; the others share one."""


def centre_faults(reading: Reading) -> Iterator[Fault]:
    """Yield a fault for each orbit of centres with a colour too often."""
    size = reading.cube.size
    table = centre_facelets(size)
    if len(table) == 0:
        return
    colours = reading.cube.facelets[table]
    often = np.stack([np.count_nonzero(colours == c, axis=1) for c in range(6)], axis=1) > 4
    # One colour too few means another too many, or bare stickers.
    (faulty,) = np.nonzero(often.any(axis=1))
    for orbit in faulty[:SHOWN_ORBITS].tolist():
        surplus = np.isin(colours[orbit], np.nonzero(often[orbit])[0])
        found = [
            counted_colour(count, colour)
            for colour in range(6)
            if (count := int(np.count_nonzero(colours[orbit] == colour))) > 4
            or (count < 4 and UNPAINTED not in colours[orbit])
        ]
        text = Text("Among the {orbit} there are {found}; of each colour there should be 4.")
        message = text.format(orbit=orbit_name(size, orbit), found=listed(found))
        yield Fault(FaultCode.ORBIT_COUNT, message, tuple(table[orbit][surplus].tolist()))
    others = faulty[SHOWN_ORBITS:]
    if len(others):
        yield Fault(
            FaultCode.ORBIT_COUNT,
            Text("{n} more groups of centres do not have 4 of each colour.", n=len(others)),
            tuple(table[others].ravel().tolist()),
        )


def orbit_name(size: int, orbit: int) -> Text:
    """Return an orbit's name: "x-centres (row 2, column 2)", both counted from 1."""
    row, column = centre_cells(size)[orbit].tolist()
    if row == column:
        text = Text("x-centres (row {row}, column {column} of a face, and where its turns take it)")
    elif 2 * column == size - 1:
        text = Text("t-centres (row {row}, column {column} of a face, and where its turns take it)")
    else:
        text = Text(
            "oblique centres (row {row}, column {column} of a face, and where its turns take it)"
        )
    return text.format(row=row + 1, column=column + 1)
