"""The language that the program speaks: English, until a translation is put in its place.

Texts stand in English where they are used, as ``tr("Undo the last change")``. What varies is
put in afterwards, by name, so that a translation can order it otherwise:
``tr("Read {what}.").format(what=…)``. ``make translations`` finds the texts for Qt's own
translation files.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Translate = Callable[[str], str]
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def _english(text: str) -> str:
    return text


_translate: Translate = _english


def speak(translate: Translate = _english) -> None:
    """Speak as ``translate`` says from now on; texts that are shown already stay.

    Args:
        translate: returns an English text in the other language, the text itself where it has
            none. It may be called from any thread.
    """
    global _translate
    _translate = translate


def tr(text: str) -> str:
    """Return an English text in the language of the user."""
    return _translate(text)


def mark(text: str) -> str:
    """Return ``text`` as it is: a constant, which is translated where it is used."""
    return text


def without_key(text: str) -> str:
    """Return a button's or menu's words without the mark of their key, as in Chinese ``(&F)``."""
    head, mark_of_key, tail = text.partition("(&")
    return head + tail[2:] if mark_of_key else text.replace("&", "")


def counted(number: int) -> str:
    """Return a whole number with its digits in groups of three: "12,345"."""
    return f"{number:,}".replace(",", tr(","))


def decimal(number: float, digits: int | None = None) -> str:
    """Return a number as people write it: "1,234.5", or "1 234,5".

    Args:
        number: any but the infinities.
        digits: how many decimals; as few as will do, of six digits in all, if ``None``.
    """
    text = f"{number:g}" if digits is None else f"{number:,.{digits}f}"
    return text.translate({ord(","): tr(","), ord("."): tr(".")})


def power_of_ten(power: int) -> str:
    """Return "10¹⁹" for 19."""
    return f"10{str(power).translate(_RAISED)}"


def per_cent(share: float) -> str:
    """Return a share to three digits, however small: "51.4 %", "0.072 %"."""
    percent = 100 * share
    if percent < 0.001:
        return tr("less than 0.001 %") if percent else "0 %"
    digits = max(0, 2 - math.floor(math.log10(percent))) if percent < 99.95 else 0
    return f"{decimal(percent, min(digits, 3))} %"


def shortened(text: str, most: int) -> str:
    """Return the beginning of ``text``, no more than ``most`` letters with the sign of the cut."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def plural(count: int, one: str, many: str) -> str:
    """Return the text for one thing or for several, with the number in the place of ``{n}``.

    Args:
        count: how many.
        one: for exactly one, translated already: ``tr("{n} sticker left")``.
        many: for any other number: ``tr("{n} stickers left")``.
    """
    return (one if count == 1 else many).format(n=counted(count))
