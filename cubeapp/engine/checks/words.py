"""How faults speak of colours, cubies and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cubeapp.engine.diagnosis import COLOUR_NAMES

TIMES = {2: "twice", 3: "three times"}


def cubie_name(colours: Iterable[int]) -> str:
    """Return a cubie's name by its colours: "white-red-green"."""
    return "-".join(COLOUR_NAMES[colour] for colour in colours)


def are(count: int) -> str:
    """Return the verb for ``count`` things."""
    return "is" if count == 1 else "are"


def clash(colours: Sequence[int]) -> str | None:
    """Return why no cubie has all of ``colours``, or None where one may have them.

    Args:
        colours: the painted stickers of one cubie, numbers 0…5.
    """
    for colour in colours:
        if colours.count(colour) > 1:
            return f"shows {COLOUR_NAMES[colour]} {TIMES[colours.count(colour)]}"
    for colour in colours:
        opposite = (colour + 3) % 6
        if opposite in colours:
            pair = f"{COLOUR_NAMES[colour]} and {COLOUR_NAMES[opposite]}"
            return f"shows {pair}, which are opposite colours"
    return None
