"""What is asked of somebody who follows moves."""

from __future__ import annotations

from collections.abc import Sequence

from cubeapp.engine.model.places import sticker_words
from cubeapp.ui.solve.follow.model import Following
from cubeapp.words import tr


def check_words(model: Following, names: Sequence[str]) -> str:
    """Ask whether the sticker is right that is to be looked at now; empty if none is.

    Args:
        model: knows it.
        names: of the colours 0…5.
    """
    check = model.checks.due
    if check is None:
        return ""
    place = tr(sticker_words(check.sticker, model.cube.size))
    text = tr("Is it {colour} here: {place}?")
    return text.format(colour=names[check.colour], place=place)
