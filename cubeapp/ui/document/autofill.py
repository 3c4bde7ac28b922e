"""The stickers of a draft that nobody painted: they follow from those painted by hand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable

import numpy as np

from cubeapp.engine.checks.filling import filled
from cubeapp.engine.checks.origins import NOTHING_KNOWN, Origins
from cubeapp.engine.checks.possible import possible
from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.ui.document.edits import Followed

KEPT_DRAFTS = 300
"""Of so many drafts it is known what follows in them, as undo may bring them back."""
LATEST = 24
"""So many stickers are known that were painted last."""
MOST_REMEMBERED = 20_000
"""So many stickers at most are kept with a session; those of older drafts are left out."""


class Following:
    """Paints what follows after each stroke, and takes it off again where it follows no more.

    What was painted by hand is never changed, so a wrong sticker is mended by painting it
    again: what followed from it follows the new colour then. Where what was painted cannot be,
    the rest follows from as many rules as it keeps: from all cubies being there, if only a law
    of twist, flip or parity is broken, for then the cube itself was put together wrong.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[Cube, Origins] = OrderedDict()
        self.is_wanted = True
        """Whether stickers are painted that follow."""

    def of(self, draft: Cube) -> frozenset[int]:
        """Return the facelets of ``draft`` that followed; none where that is not known."""
        return self.origins(draft).followed

    def origins(self, draft: Cube) -> Origins:
        """Return which stickers of ``draft`` followed and which were painted last."""
        return self._known.get(draft, NOTHING_KNOWN)

    def after(self, before: Cube, draft: Cube, touched: Collection[int]) -> Cube:
        """Return ``draft`` with everything that follows, and nothing that does no more.

        Nothing is painted after a stroke that erased: else what a person takes off would be
        back at once.

        Args:
            before: the draft before the stroke.
            draft: the draft after it, of the same size.
            touched: the facelets that were painted or erased by hand.
        """
        by_hand = set(touched)
        known = self.origins(before)
        old = known.followed - by_hand
        followed, result = old, draft
        if self.is_wanted:
            bared = draft.painted(sorted(old), UNPAINTED)
            erased = bool(np.any(draft.facelets[sorted(by_hand)] == UNPAINTED))
            result = _completed(bared, draft, erased)
            followed = frozenset(np.flatnonzero(result.facelets != bared.facelets).tolist())
        painted = [index for index in touched if draft.facelets[index] != UNPAINTED]
        earlier = [index for index in known.latest if index not in by_hand]
        self._keep(result, Origins(followed, tuple([*painted, *earlier][:LATEST])))
        return result

    def mended(self, before: Cube, repaired: Cube) -> Cube:
        """Return ``repaired``, which was ``before``, with everything that follows now."""
        self.carry(before, repaired)
        return self.after(repaired, repaired, ())

    def carry(self, before: Cube, after: Cube) -> None:
        """Take over what is known of ``before`` where ``after`` is the same."""
        known = self.origins(before)
        if before.size == after.size and known != NOTHING_KNOWN:
            same = before.facelets == after.facelets
            followed = frozenset(index for index in known.followed if same[index])
            latest = tuple(index for index in known.latest if same[index])
            self._keep(after, Origins(followed, latest))

    def remembered(self, drafts: Collection[Cube]) -> tuple[Followed, ...]:
        """Return what followed in ``drafts``, to be recalled some day; the oldest first."""
        found: list[Followed] = []
        room = MOST_REMEMBERED
        for draft, origins in reversed(self._known.items()):
            if origins.followed and draft in drafts:
                room -= len(origins.followed)
                if room < 0:
                    break
                found.append(Followed(draft, tuple(sorted(origins.followed))))
        return tuple(reversed(found))

    def recall(self, remembered: Iterable[Followed]) -> None:
        """Know what `remembered` returned, and nothing else."""
        self._known.clear()
        for followed in remembered:
            self._keep(followed.draft, Origins(frozenset(followed.facelets)))

    def _keep(self, draft: Cube, origins: Origins) -> None:
        self._known[draft] = origins
        self._known.move_to_end(draft)
        if len(self._known) > KEPT_DRAFTS:
            self._known.popitem(last=False)


def _completed(bared: Cube, draft: Cube, erased: bool) -> Cube:
    """Return what was painted by hand, with what follows from it.

    Args:
        bared: without anything that followed before.
        draft: with that.
        erased: whether nothing more may follow than before.
    """
    filling = filled(bared, leniently=True).facelets
    # Of cubies that are at fault nothing can be said, so what was said of them stays.
    is_open = (filling == UNPAINTED) & ~possible(bared, leniently=True).certain
    full = Cube(np.where(is_open, draft.facelets, filling).reshape(bared.faces.shape))
    if erased:
        is_new = (full.facelets != draft.facelets) & (bared.facelets == UNPAINTED)
        return full.painted(np.flatnonzero(is_new), UNPAINTED)
    return full
