"""The stickers of a draft that nobody painted: they follow from those painted by hand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

import numpy as np

from cubeapp.engine.checks.filling import filled
from cubeapp.engine.checks.findings import find_faults, is_sound
from cubeapp.engine.checks.reading import Reading
from cubeapp.engine.cube import Cube
from cubeapp.engine.diagnosis import FaultCode
from cubeapp.engine.geometry import UNPAINTED

KEPT_DRAFTS = 300
"""Of so many drafts it is known what follows in them, as undo may bring them back."""

_WIDE_CODES = (FaultCode.UNPAINTED, FaultCode.COLOUR_COUNT)
"""Faults that are about half the cube say nothing about a single sticker."""


class Following:
    """Paints what follows after each stroke, and takes it off again where it follows no more.

    What was painted by hand is never changed, so a wrong sticker is mended by painting it
    again: what followed from it follows the new colour then.
    """

    def __init__(self) -> None:
        self._followed: OrderedDict[Cube, frozenset[int]] = OrderedDict()
        self.is_wanted = True
        """Whether stickers are painted that follow."""

    def of(self, draft: Cube) -> frozenset[int]:
        """Return the facelets of ``draft`` that followed; none where that is not known."""
        return self._followed.get(draft, frozenset())

    def after(self, before: Cube, draft: Cube, touched: Iterable[int]) -> Cube:
        """Return ``draft`` with everything that follows, and nothing that does no more.

        Nothing is painted after a stroke that erased: else what a person takes off would be
        back at once.

        Args:
            before: the draft before the stroke.
            draft: the draft after it, of the same size.
            touched: the facelets that were painted or erased by hand.
        """
        by_hand = set(touched)
        old = self.of(before) - by_hand
        values = draft.facelets
        erased = bool(np.any(values[sorted(by_hand)] == UNPAINTED))
        if not self.is_wanted:
            followed, result = old, draft
        else:
            bared = draft.painted(sorted(old), UNPAINTED)
            result = self._completed(bared, draft, old, erased)
            followed = frozenset(np.flatnonzero(result.facelets != bared.facelets).tolist())
        self._keep(result, followed)
        return result

    def carry(self, before: Cube, after: Cube) -> None:
        """Take over what followed in ``before`` and is the same in ``after``."""
        old = self.of(before)
        if before.size == after.size and old:
            same = before.facelets == after.facelets
            self._keep(after, frozenset(index for index in old if same[index]))

    def _completed(self, bared: Cube, draft: Cube, old: frozenset[int], erased: bool) -> Cube:
        """Return what was painted by hand, with what follows from it.

        Args:
            bared: without anything that followed before.
            draft: with that.
            old: its facelets.
            erased: whether nothing more may follow than before.
        """
        if not is_sound(bared):
            return draft.painted(sorted(old & _at_fault(draft)), UNPAINTED)
        full = filled(bared)
        if erased or not is_sound(full):
            agreed = full.facelets == draft.facelets
            return draft.painted([index for index in sorted(old) if not agreed[index]], UNPAINTED)
        return full

    def _keep(self, draft: Cube, followed: frozenset[int]) -> None:
        self._followed[draft] = followed
        self._followed.move_to_end(draft)
        if len(self._followed) > KEPT_DRAFTS:
            self._followed.popitem(last=False)


def _at_fault(draft: Cube) -> set[int]:
    """Return the facelets of the faults that name single cubies."""
    faults = find_faults(Reading.of(draft))
    return {index for fault in faults if fault.code not in _WIDE_CODES for index in fault.facelets}
