"""Whether a painted cube can exist, and everything that is wrong where it cannot."""

from __future__ import annotations

from dataclasses import replace

from cubeapp.engine.legality.diagnosis import Diagnosis, Fault, FaultCode, Repair
from cubeapp.engine.legality.findings import find_faults
from cubeapp.engine.legality.origins import NOTHING_KNOWN, Doubts, Origins
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.legality.whole_faces import whole_face_faults
from cubeapp.engine.model.cube import Cube

__all__ = ["Diagnosis", "Fault", "FaultCode", "Origins", "Repair", "diagnose"]

# With more faults than these no single repair is likely to leave a legal cube.
FAULTS_OF_A_SLIP = 3

# The faults that one wrong sticker makes beside wrong counts.
WRONG_STICKERS = (
    FaultCode.CENTRES,
    FaultCode.IMPOSSIBLE_CUBIE,
    FaultCode.MIRRORED_CORNER,
    FaultCode.DUPLICATE_CUBIE,
    FaultCode.ORBIT_COUNT,
)


def diagnose(cube: Cube, origins: Origins = NOTHING_KNOWN) -> Diagnosis:
    """Find every fault of ``cube``, with its stickers and what would mend it.

    No fault means that turns can solve the cube, however it is held: a false alarm would be
    as bad as a miss. Faults that only follow from others are left out. Of a half-painted
    cube the faults are those that no painting of the rest can mend.

    Args:
        cube: painted in part or wholly.
        origins: who painted the stickers, and when. That says nothing about the faults, but
            tells which repairs are likely: the cubie that was painted last is the first suspect,
            and what only followed gives way.
    """
    reading = Reading.of(cube)
    faults = list(find_faults(reading))
    if not faults:
        return Diagnosis(())
    alone = len(faults) <= FAULTS_OF_A_SLIP
    misplaced = _misplaced_faces(faults, cube, origins)
    if misplaced and cube.is_painted and not alone:
        return Diagnosis(misplaced)
    # Most cubes have no fault, and then what looks for repairs is not even loaded.
    from cubeapp.engine.legality.repairs import repairs_for

    doubts = Doubts.of(reading, origins)
    mended = [
        replace(fault, repairs=repairs_for(fault, reading, doubts, alone)) for fault in faults
    ]
    return Diagnosis((*misplaced, *_with_count_repairs(mended, alone)))


def _misplaced_faces(faults: list[Fault], cube: Cube, origins: Origins) -> tuple[Fault, ...]:
    """Return the fault that whole faces are to blame, if that alone would explain the others."""
    # Where only a law is broken, every cubie exists, so the faces fit each other as they are.
    if not any(fault.code in WRONG_STICKERS for fault in faults):
        return ()
    # While much is bare, some face turned somehow also hides a single wrong sticker.
    if not cube.is_painted and len(faults) <= FAULTS_OF_A_SLIP:
        return ()
    return tuple(whole_face_faults(cube, origins))


def _with_count_repairs(faults: list[Fault], alone: bool) -> list[Fault]:
    """Let the repairs that mend a wrong sticker also stand beside the colours' counts.

    They are few: beside the counts there are two other faults at most, with a dozen repairs each.
    """
    if not alone:
        return faults
    others = {
        repair.cube: repair
        for fault in faults
        if fault.code in WRONG_STICKERS
        for repair in fault.repairs
    }
    return [
        replace(fault, repairs=tuple(others.values()))
        if fault.code is FaultCode.COLOUR_COUNT
        else fault
        for fault in faults
    ]
