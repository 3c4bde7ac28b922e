"""Colours as people see them: how light, how far apart, and what to call them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cubeapp.engine.model.errors import quoted

Rgb = str
"""A colour as ``#rrggbb``, sRGB."""
Lab = tuple[float, float, float]
"""Lightness 0…1, green to red, blue to yellow, in the OKLab space."""

_HEX = re.compile(r"#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})")
_PALE_FROM = 0.66


def read_rgb(text: str) -> Rgb:
    """Return the colour that ``text`` means: ``#ff6a00``, ``FF6A00`` or ``f60``.

    Raises:
        ValueError: it means none; the message says what would.
    """
    found = _HEX.fullmatch(text.strip())
    if found is None:
        what = "is no colour; write six digits of 0–9 and a–f, as in #ff6a00"
        raise ValueError(f"{quoted(text)} {what}")
    digits = found[1].lower()
    return "#" + ("".join(2 * digit for digit in digits) if len(digits) == 3 else digits)


def channels(colour: Rgb) -> tuple[int, int, int]:
    """Return red, green and blue, 0…255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(colour: Rgb, other: Rgb, share: float) -> Rgb:
    """Return ``colour`` with a ``share`` of ``other`` in it, 0…1."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + share * (b - a)):02x}" for a, b in pairs)


def oklab(colour: Rgb) -> Lab:
    """Return a colour's place in a space where distances are what people see.

    Source: B. Ottosson, "A perceptual color space for image processing".
    """
    red, green, blue = (_linear(channel / 255) for channel in channels(colour))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _linear(channel: float) -> float:
    """Return the light of an sRGB channel, both 0…1."""
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def lightness(colour: Rgb) -> float:
    """Return how light a colour looks, 0 for black to 1 for white: what a grey print keeps."""
    return oklab(colour)[0]


def is_pale(colour: Rgb) -> bool:
    """Tell whether a colour looks light rather than dark."""
    return lightness(colour) > _PALE_FROM


def contrast(colour: Rgb, other: Rgb) -> float:
    """Return the contrast ratio of two colours by WCAG 2, 1…21."""
    darker, lighter = sorted((_luminance(colour), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def clearest(inks: Iterable[Rgb], ground: Rgb) -> Rgb:
    """Return which of some inks is easiest to read on a colour."""
    return max(inks, key=lambda ink: contrast(ink, ground))


def _luminance(colour: Rgb) -> float:
    """Return how much light a colour gives, 0 for black to 1 for white."""
    red, green, blue = (_linear(channel / 255) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
