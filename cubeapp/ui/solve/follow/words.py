"""What is asked of somebody who follows moves."""

from __future__ import annotations

from cubeapp.engine.model.places import sticker_words
from cubeapp.ui.solve.follow.model import Following
from cubeapp.words import colour_word, tr


def check_words(model: Following) -> str:
    """Ask whether the sticker is right that is to be looked at now; empty if none is."""
    check = model.checks.due
    if check is None:
        return ""
    place = tr(sticker_words(check.sticker, model.cube.size))
    text = tr("Is it {colour} here: {place}?")
    return text.format(colour=colour_word(check.colour), place=place)
