"""What is wrong with a pattern that no cube fits."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from cubeapp.engine.legality.diagnosis import FaultCode
from cubeapp.engine.legality.findings import find_faults
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.places import sticker_words
from cubeapp.engine.patterns.mask import ANY, COLOURS, Mask, NoCubeError, centre_colours
from cubeapp.engine.patterns.slots import plans
from cubeapp.engine.patterns.symmetries import Symmetry, symmetries
from cubeapp.engine.patterns.tree import OutOfNodes, Tree
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text, joined

SIZE = 3
MOST_TRIED = 4_000
"""States that are looked at to see whether any cube fits a part of a pattern."""
MOST_NAMED = 6
"""More stickers that contradict each other are only counted."""

_LAWS = {
    FaultCode.FLIPPED_EDGE: Text("an odd number of edges is flipped, and turns flip two at a time"),
    FaultCode.TWISTED_CORNER: Text("the twists of the corners do not add up to whole turns"),
    FaultCode.SWAPPED_CUBIES: Text("turns never swap two pieces alone"),
}
"""What is said where all cubies are there: nobody has put a cube together wrong here."""


def contradiction(mask: Mask, symmetry: Symmetry, control: SearchControl) -> NoCubeError:
    """Return what is wrong with a pattern that no cube fits.

    If its colours alone are at fault that is what is wrong with a cube of these colours, and else
    a few stickers that contradict each other: none of them can be left out, as far as can be seen
    soon.

    Raises:
        SearchCancelled: it was stopped.
    """
    fault = _fault_of_centres(mask) or _fault_of_colours(mask)
    if fault is not None:
        return fault
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


def _fault_of_centres(mask: Mask) -> NoCubeError | None:
    wrong = [
        facelet
        for facelet, colour in centre_colours().items()
        if mask.cells[facelet] in COLOURS.replace(COLOURS[colour], "")
    ]
    if not wrong:
        return None
    message = Text("no cube fits: the centres of a pattern are at home, or do not matter")
    return NoCubeError(message, tuple(wrong))


def _fault_of_colours(mask: Mask) -> NoCubeError | None:
    """Return the first fault of a cube that is painted like this, the centres at home."""
    values = [COLOURS.index(cell) if cell in COLOURS else UNPAINTED for cell in mask.cells]
    for facelet, colour in centre_colours().items():
        values[facelet] = colour
    cube = Cube.from_faces(np.array(values, dtype=np.uint8).reshape(6, SIZE, SIZE))
    for fault in find_faults(Reading.of(cube)):
        if fault.code in _LAWS:
            message = Text("no cube fits: {what}", what=_LAWS[fault.code])
            return NoCubeError(message, fault.facelets)
        if fault.code is not FaultCode.UNPAINTED:
            message = Text("no cube fits. {fault}", fault=fault.message)
            return NoCubeError(message, fault.facelets)
    return None


def _may_fit(mask: Mask, symmetry: Symmetry, control: SearchControl) -> bool:
    """Tell whether a cube fits, as far as can be seen soon."""
    left = MOST_TRIED
    for made in plans(mask, symmetry):
        tree = Tree(made, control, left)
        try:
            if next(tree.fillings(), None) is not None:
                return True
        except OutOfNodes:
            return True
        left -= tree.nodes
    return False


def _what(facelets: Iterable[int]) -> Text:
    words = [sticker_words(facelet, SIZE) for facelet in facelets]
    if len(words) == 1:
        return Text("{sticker} cannot be so", sticker=words[0])
    if len(words) > MOST_NAMED:
        return Text("{n} stickers contradict each other", n=len(words))
    return Text("{stickers} contradict each other", stickers=joined("; ", words))
