"""The painted cubes, one a size, and the stroke that is being painted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.ui.document.autofill import Autofill
from cubeapp.ui.document.edits import PaintEdit
from cubeapp.words import counted, plural, tr


class Drafts:
    """Holds what was painted; all that one stroke paints becomes one edit."""

    def __init__(self, autofill: Autofill) -> None:
        """Hold nothing yet; ``autofill`` fills in what a stroke implies, when it ends."""
        self._autofill = autofill
        self._drafts: dict[int, Cube] = {}
        self._before: Cube | None = None
        """The draft before the stroke."""
        self._stroke: set[int] = set()
        """The facelets that it painted."""

    @property
    def is_stroking(self) -> bool:
        """Whether a stroke has begun and has not ended."""
        return self._before is not None

    def all(self) -> tuple[Cube, ...]:
        """Return the draft of each size that has been painted."""
        return tuple(self._drafts.values())

    def painted(self, size: int) -> Cube | None:
        """Return the draft of ``size``, if one has been painted."""
        return self._drafts.get(size)

    def of(self, size: int) -> Cube:
        """Return the draft of ``size``, an empty one where nothing was painted."""
        return self._drafts.get(size) or empty_draft(size)

    def set(self, *drafts: Cube) -> None:
        """Replace the drafts of the same sizes by ``drafts``."""
        self._drafts.update((draft.size, draft) for draft in drafts)

    def put_back(self, size: int, draft: Cube | None) -> None:
        """Hold ``draft`` of ``size`` again; none has been painted if it is ``None``."""
        self._drafts.pop(size, None)
        if draft is not None:
            self.set(draft)

    def clear(self) -> None:
        """Remove every draft."""
        self._drafts.clear()

    def paint(self, size: int, indices: Sequence[int], colour: int) -> None:
        """Give facelets of the draft of ``size`` a colour (0…5 or 255), in one stroke."""
        draft = self.of(size)
        if self._before is None:
            self._before = draft
            self._stroke.clear()
        self._stroke.update(indices)
        self.set(draft.painted(indices, colour))

    def drop_stroke(self) -> None:
        """End the stroke without an edit."""
        self._before = None

    def finish_stroke(self) -> PaintEdit | None:
        """End the stroke and return it as an edit, unless it changes nothing."""
        before, self._before = self._before, None
        if before is None:
            return None
        draft = self.of(before.size)
        after = self._autofill.completed(before, draft, frozenset(self._stroke))
        if after == before:
            return None
        painted = int((before.facelets != draft.facelets).sum()) or len(self._stroke)
        implied = (after.facelets != draft.facelets) & (after.facelets != UNPAINTED)
        return PaintEdit(_stroke_name(painted, int(implied.sum())), before, after)


@lru_cache(maxsize=8)
def empty_draft(size: int) -> Cube:
    """Return an unpainted cube, on odd sizes with its fixed centres painted."""
    cube = Cube.unpainted(size)
    if size % 2 == 0:
        return cube
    for face in Face:
        cube = cube.painted([face * size * size + size * size // 2], face)
    return cube


def _stroke_name(painted: int, implied: int) -> str:
    name = plural(painted, tr("paint {n} sticker"), tr("paint {n} stickers"))
    if implied == 0:
        return name
    return tr("{stroke}, {n} filled in").format(stroke=name, n=counted(implied))
