"""The stickers of a draft that are implied by those painted by hand, and filled in."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable

import numpy as np

from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.origins import NOTHING_KNOWN, Origins
from cubeapp.engine.legality.possible import possible
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.ui.document.edits import Implied

MAX_DRAFTS = 300
"""Maximum number of drafts whose origins are known, as undo may bring them back."""
MAX_LATEST = 24
"""Maximum number of stickers that are known as painted last."""
MAX_SAVED = 20_000
"""Maximum number of stickers saved with a session; those of older drafts are left out."""


class Autofill:
    """Paints what is implied after each stroke, and erases it where it no longer is.

    What was painted by hand is never changed, so a wrong sticker is corrected by painting it
    again: what it implied takes its new colour then. Where what was painted cannot be, the rest
    is implied by as many rules as it keeps: by all cubies being there, if only a law of twist,
    flip or parity is broken, for then the cube itself was put together wrong.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[Cube, Origins] = OrderedDict()
        self.is_on = True
        """Whether implied stickers are filled in."""

    def implied(self, draft: Cube) -> frozenset[int]:
        """Return the facelets of ``draft`` that were filled in; none where that is not known."""
        return self.origins(draft).followed

    def origins(self, draft: Cube) -> Origins:
        """Return which stickers of ``draft`` were filled in and which were painted last."""
        return self._known.get(draft, NOTHING_KNOWN)

    def completed(self, before: Cube, draft: Cube, touched: Collection[int]) -> Cube:
        """Return ``draft`` with everything that is implied, and nothing that no longer is.

        Nothing is filled in after a stroke that erased, or what was erased would be back at once.

        Args:
            before: the draft before the stroke.
            draft: the draft after it, of the same size.
            touched: the facelets that were painted or erased by hand.
        """
        by_hand = set(touched)
        known = self.origins(before)
        old = known.followed - by_hand
        implied, result = old, draft
        if self.is_on:
            bared = draft.painted(sorted(old), UNPAINTED)
            erased = bool(np.any(draft.facelets[sorted(by_hand)] == UNPAINTED))
            result = _completed(bared, draft, erased)
            implied = frozenset(np.flatnonzero(result.facelets != bared.facelets).tolist())
        painted = [index for index in touched if draft.facelets[index] != UNPAINTED]
        earlier = [index for index in known.latest if index not in by_hand]
        self._save(result, Origins(implied, tuple([*painted, *earlier][:MAX_LATEST])))
        return result

    def repaired(self, before: Cube, repaired: Cube) -> Cube:
        """Return ``repaired``, which was ``before``, with everything that is implied now."""
        self.carry(before, repaired)
        return self.completed(repaired, repaired, ())

    def carry(self, before: Cube, after: Cube) -> None:
        """Copy what is known of ``before`` to ``after`` where they are the same."""
        known = self.origins(before)
        if before.size == after.size and known != NOTHING_KNOWN:
            same = before.facelets == after.facelets
            followed = frozenset(index for index in known.followed if same[index])
            latest = tuple(index for index in known.latest if same[index])
            self._save(after, Origins(followed, latest))

    def saved(self, drafts: Collection[Cube]) -> tuple[Implied, ...]:
        """Return what was filled in of ``drafts``, for `restore`; the oldest first."""
        found: list[Implied] = []
        room = MAX_SAVED
        for draft, origins in reversed(self._known.items()):
            if origins.followed and draft in drafts:
                room -= len(origins.followed)
                if room < 0:
                    break
                found.append(Implied(draft, tuple(sorted(origins.followed))))
        return tuple(reversed(found))

    def restore(self, saved: Iterable[Implied]) -> None:
        """Know what `saved` returned, and nothing else."""
        self._known.clear()
        for followed in saved:
            self._save(followed.draft, Origins(frozenset(followed.facelets)))

    def _save(self, draft: Cube, origins: Origins) -> None:
        self._known[draft] = origins
        self._known.move_to_end(draft)
        if len(self._known) > MAX_DRAFTS:
            self._known.popitem(last=False)


def _completed(bared: Cube, draft: Cube, erased: bool) -> Cube:
    """Return what was painted by hand, with what it implies.

    Args:
        bared: without anything that was filled in before.
        draft: with that.
        erased: whether nothing more may be filled in than before.
    """
    filling = filled(bared, leniently=True).facelets
    # Cubies at fault imply nothing, so what was filled in of them stays.
    is_open = (filling == UNPAINTED) & ~possible(bared, leniently=True).certain
    full = Cube.from_faces(np.where(is_open, draft.facelets, filling).reshape(bared.faces.shape))
    if erased:
        is_new = (full.facelets != draft.facelets) & (bared.facelets == UNPAINTED)
        return full.painted(np.flatnonzero(is_new), UNPAINTED)
    return full
