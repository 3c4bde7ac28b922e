"""What mends a broken law: one cubie turned in its place, or two that change places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.bound import Bound
from cubeapp.engine.legality.diagnosis import Fault, FaultCode, Repair
from cubeapp.engine.legality.families import Family
from cubeapp.engine.legality.feasible import Feasible
from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.findings import is_sound
from cubeapp.engine.legality.labels import change_label
from cubeapp.engine.legality.origins import LAST, Doubts
from cubeapp.engine.legality.possible import possible
from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Colours
from cubeapp.engine.model.geometry import UNPAINTED

TRIED = 24
"""Maximum number of changes that are tried."""
SHOWN_CHANGES = 8
"""Maximum number suggested where single stickers may be wrong as well."""
SHOWN_STICKERS = 4
"""Maximum number of single stickers suggested of the last cubie, and of others."""

Change = tuple[NDArray[np.intp], Colours]
"""Facelets, and their new colours."""


def law_repairs(fault: Fault, reading: Reading, doubts: Doubts) -> list[Repair]:
    """Return the repairs of a broken law, the likeliest first.

    The cube was put together wrong, so that a cubie is to be turned or two are to be swapped:
    any will do. Or, while a cube is being painted, a sticker was painted wrong: those of the cubie
    that was painted last come second.
    """
    cube = reading.cube
    # Of cubies that are painted in part it is known what they are, laws aside.
    known = filled(cube, leniently=True)
    families = _families(fault.code, Bound.of(cube.size, reading.mirrored))
    changes = _changes(fault.code, known, families, doubts)
    if fault.code is FaultCode.SWAPPED_CUBIES and not doubts.is_nearly_solved:
        _put_both_kinds_first(changes)
    repairs = [_repair(cube, known, change) for change in changes[:TRIED]]
    if not cube.is_painted:
        sound = (repair for repair in repairs if is_sound(repair.cube))
        repairs = list(islice(sound, SHOWN_CHANGES)) or repairs
    by_hand = cube.painted(sorted(doubts.origins.followed), UNPAINTED)
    if by_hand.is_painted:
        return repairs
    stickers = np.concatenate([family.table.ravel() for family in families])
    last, others = _single_stickers(by_hand, stickers, doubts)
    # One for each kind of cubies that may have been put in wrong.
    firsts = len(families)
    return [*repairs[:firsts], *last, *repairs[firsts:SHOWN_CHANGES], *others]


def _families(code: FaultCode, bound: Bound) -> list[Family]:
    """Return the cubies that a law is about, those first that are wrong more often."""
    if code is FaultCode.SWAPPED_CUBIES:
        return [bound.midges, bound.corners]
    return [bound.corners if code is FaultCode.TWISTED_CORNER else bound.midges]


def _changes(
    code: FaultCode, known: Cube, families: Sequence[Family], doubts: Doubts
) -> list[Change]:
    """Return what restores a law, whatever cubies it is done to, the likeliest first."""
    facelets = known.facelets
    changes: list[Change] = []
    likelihoods = [np.empty((2, 0))]
    for indices, colours in _alike(code, facelets, families):
        changes += zip(indices, colours, strict=True)
        likelihoods.append(_likelihoods(indices, colours, facelets, doubts))
    # Of equals the first.
    order = np.lexsort(np.concatenate([-each for each in likelihoods], axis=1))
    return [changes[index] for index in order.tolist()]


def _alike(
    code: FaultCode, facelets: Colours, families: Sequence[Family]
) -> Iterator[tuple[NDArray[np.intp], Colours]]:
    """Yield the changes of as many stickers each: shape (changes, stickers)."""
    if code is FaultCode.SWAPPED_CUBIES:
        for family in families:
            places = _painted(family, facelets)
            one, other = (places[which] for which in np.triu_indices(len(places), 1))
            yield np.hstack([one, other]), facelets[np.hstack([other, one])]
        return
    (family,) = families
    places = _painted(family, facelets)
    # What is turned clockwise in total is mended anticlockwise.
    for turns in Feasible.of(family.fits(facelets)).sums:
        yield places, np.roll(facelets[places], -turns, axis=1)


def _painted(family: Family, facelets: Colours) -> NDArray[np.intp]:
    """Return the wholly painted places of a family."""
    return np.asarray(family.table[np.all(facelets[family.table] != UNPAINTED, axis=1)])


def _likelihoods(
    indices: NDArray[np.intp], colours: Colours, facelets: Colours, doubts: Doubts
) -> NDArray[np.float64]:
    """Return what changes are sorted by, shape (2, changes).

    That is how many stickers come home, and, which goes first, whom they blame.
    """
    home = doubts.home[indices]
    gains = np.sum(colours == home, axis=1) - np.sum(facelets[indices] == home, axis=1)
    return np.array([gains, doubts.suspicion[indices].mean(axis=1)])


def _put_both_kinds_first(changes: list[Change]) -> None:
    """Let the likeliest swaps of corners and of edges be the first two."""
    kinds = [len(indices) for indices, _ in changes]
    other = next((at for at, kind in enumerate(kinds) if kind != kinds[0]), 0)
    if other:
        changes.insert(1, changes.pop(other))


def _repair(cube: Cube, known: Cube, change: Change) -> Repair:
    """Return the repair that does ``change``; bare stickers stay bare."""
    whole = known.painted(*change)
    bare = np.flatnonzero(cube.facelets == UNPAINTED)
    return Repair(change_label(known, whole), whole.painted(bare, UNPAINTED))


def _single_stickers(
    cube: Cube, stickers: NDArray[np.intp], doubts: Doubts
) -> tuple[list[Repair], list[Repair]]:
    """Return other colours of one sticker that mend a law, of the last cubie and of others.

    Args:
        cube: as it was painted by hand; what follows then is filled in.
        stickers: those of the cubies that the law is about.
        doubts: about its stickers.
    """
    found = possible(cube)
    painted = stickers[found.certain[stickers] & (cube.facelets[stickers] != UNPAINTED)]
    usable = found.colours[painted] & (cube.facelets[painted, None] != np.arange(6))
    rows, colours = np.nonzero(usable)
    indices = painted[rows]
    costs = doubts.prices[indices] - (colours == doubts.home[indices])
    order = np.argsort(costs, kind="stable")
    are_last = doubts.suspicion[indices[order]] >= LAST
    parts = order[are_last][:SHOWN_STICKERS], order[~are_last][:SHOWN_STICKERS]
    last, others = (
        [_sticker(cube, int(indices[which]), int(colours[which]), doubts) for which in part]
        for part in parts
    )
    return last, others


def _sticker(cube: Cube, index: int, colour: int, doubts: Doubts) -> Repair:
    """Return the repair that paints one sticker, and what followed from it as it follows now."""
    after, followed = cube.painted([index], colour), sorted(doubts.origins.followed)
    filled_again = after.painted(followed, filled(after).facelets[followed])
    return Repair(change_label(cube, after), filled_again)
