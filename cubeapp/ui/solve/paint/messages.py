"""Messages to the user who paints a cube in."""

from __future__ import annotations

from collections.abc import Callable

from cubeapp.engine.legality.counting import how_many
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.ui.solve.paint.verdict import Verdict
from cubeapp.words import capitalised, mark, paragraph, plural, tr

_HOW = mark("{top} on top, {front} in front")
_HOW_TO = mark("Turn your cube until it is held like this.")
_KEYS = mark(
    "Keys: 1–6 or {letters} paint and go on · 0 erases · Backspace goes back · arrows walk · "
    "Page Up and Page Down change the face"
)
_HOW_EVEN = mark("Hold your cube as you like")
_KEEP = mark("Keep it so while you paint.")


def how_to_hold(draft: Cube, name: Callable[[int], str]) -> tuple[str, str]:
    """Return how to hold a cube while it is painted, by its fixed centres, and what to do for it.

    Args:
        draft: what is painted.
        name: returns a colour's name.
    """
    middle = draft.size // 2
    top, front = (int(draft.faces[face, middle, middle]) for face in (Face.U, Face.F))
    if draft.size % 2 == 0 or UNPAINTED in (top, front):
        return tr(_HOW_EVEN), tr(_KEEP)
    held = tr(_HOW).format(top=name(top), front=name(front))
    return capitalised(held), tr(_HOW_TO)


def paint_keys(letters: str) -> str:
    """Return which keys paint, as a sentence.

    Args:
        letters: the colours' own, in their order.
    """
    return tr(_KEYS).format(letters=" ".join(letters))


def what_is_missing(verdict: Verdict) -> str:
    """Return what keeps a draft from being the cube, or what is done when it is used."""
    if verdict.mistakes:
        return plural(
            verdict.mistake_count,
            tr("Repair the fault first; the stickers are outlined on the cube."),
            tr("Repair {n} faults first; the stickers are outlined on the cube."),
        )
    bare = int((verdict.draft.facelets == UNPAINTED).sum())
    return _outlook(bare, verdict.count) if bare else ""


def what_is_right(has_implied: bool) -> str:
    """Return the sentence for a draft that is a legal cube.

    Args:
        has_implied: whether some of its stickers were filled in, which would be wrong on a cube
            that was put together wrong.
    """
    right = tr("Turns can solve this cube.")
    compare = tr("Compare the stickers with a dot to your cube, and paint those that differ.")
    return paragraph((right, compare if has_implied else ""))


def what_was_filled_in(new: int, others: int) -> str:
    """Return what a stroke filled in, as a sentence; empty if nothing.

    Args:
        new: how many bare stickers were filled in.
        others: how many stickers filled in before have another colour now, or none.
    """
    filled_in = plural(
        new,
        tr("{n} implied sticker was filled in: see the dot."),
        tr("{n} implied stickers were filled in: see the dots."),
    )
    changed = plural(
        others,
        tr("{n} sticker with a dot changed; what you painted stays."),
        tr("{n} stickers with a dot changed; what you painted stays."),
    )
    return paragraph((filled_in if new else "", changed if others else ""))


def what_is_doubtful(count: int) -> str:
    """Return how many stickers of a cube from photos are in doubt; empty if none are."""
    if not count:
        return ""
    return plural(
        count,
        tr("One sticker is in doubt and ringed: compare it with your cube."),
        tr("{n} stickers are in doubt and ringed: compare them with your cube."),
    )


def _outlook(bare: int, count: int | None) -> str:
    """Return what the bare stickers can still become, as a sentence."""
    if count == 1:
        return plural(
            bare,
            tr("Only one cube fits: use it, and the last sticker is filled in."),
            tr("Only one cube fits: use it, and the last {n} stickers are filled in."),
        )
    to_go = plural(bare, tr("One sticker to go."), tr("{n} stickers to go."))
    if not count:
        return to_go
    fit = tr("{number} cubes fit.").format(number=tr(how_many(count)))
    return paragraph((to_go, capitalised(fit)))
