"""Links to the alg pages of cubing.net, written and read without any network.

Source: the pages' own scripts. alg.cubing.net writes ``_`` for a space and ``-`` for a prime,
and those signs themselves, and ``+``, as ``&#95;``, ``&#45;`` and ``&#2b;``; Twizzle's links
are encoded as a form's fields are.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, quote_plus, urlsplit

from cubeapp.engine.model.errors import LinkError, quoted
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.tree import Turn
from cubeapp.engine.notation.turn_names import format_move, read_turn
from cubeapp.engine.notation.writing import typed, typed_or_undone, written
from cubeapp.engine.text import Text

DEFAULT_SIZE = 3
_TWIZZLE = "https://alpha.twizzle.net/edit/"
_ALG_CUBING_NET = "https://alg.cubing.net/"
_LINK = re.compile(r"\s*(?:https?://)?(?:[a-z0-9-]+\.)*(?:twizzle|cubing)\.net(?:[/?]|$)", re.I)
_SCHEME = re.compile(r"https?://", re.I)
_PUZZLE = re.compile(r"([0-9]{1,3})x\1x\1")
_WELL_KNOWN = re.compile(r"(?:[0-9]*[URFDLB]w?|[0-9]*[urfdlb]|[0-9]+-[0-9]+[URFDLB]w|[MESxyz])2?'?")
_FROM_THE_END = ("alg", "reconstruction-end-with-setup")
# A hyphen in a range of layers, which some pages leave as it is: 2-3Rw, but not R2-3Rw, (R)2-3Rw.
_RANGE = re.compile(r"(?<![A-Za-z0-9)\]])([0-9]+)-(?=[0-9]+[A-Za-z])")


@dataclass(frozen=True, slots=True)
class SharedAlg:
    """What a link says."""

    alg: str
    setup: str = ""
    """Done to a solved cube before."""
    size: int = DEFAULT_SIZE
    from_end: bool = False
    """Whether the setup is where the alg ends, not where it begins."""


def is_link(text: str) -> bool:
    """Tell whether ``text`` is meant as a link to one of the pages."""
    return _LINK.match(text) is not None and not re.search(r"\s", text.strip())


def read_link(text: str) -> SharedAlg:
    """Read a link of alg.cubing.net or Twizzle.

    Raises:
        LinkError: it is none, or is not about a cube.
    """
    if not is_link(text):
        what = quoted(text.strip())
        raise LinkError(Text("{text} is no link of alg.cubing.net or Twizzle", text=what))
    text = text.strip()
    # Two strokes later on may begin a comment in the alg.
    url = urlsplit(text if _SCHEME.match(text) else f"//{text}")
    fields = {name: values[-1] for name, values in parse_qs(url.query).items()}
    # Twizzle's older links have longer names.
    fields = {name.removeprefix("experimental-"): value for name, value in fields.items()}
    is_twizzle = "twizzle" in (url.hostname or "")
    read = str if is_twizzle else _unescaped
    alg = read(fields.get("alg", ""))
    setup = read(fields.get("setup-alg" if is_twizzle else "setup", ""))
    if not alg and not setup:
        raise LinkError(Text("this link has no alg in it"))
    from_end = fields.get("setup-anchor") == "end" or fields.get("type") in _FROM_THE_END
    return SharedAlg(alg, setup, _size(fields.get("puzzle", "")), from_end)


def twizzle_link(alg: Alg, size: int, setup: Alg | None = None, from_end: bool = False) -> str:
    """Return a link that shows ``alg`` in the Twizzle editor.

    Args:
        alg: what to show.
        size: N of the cube.
        setup: done to the solved cube before.
        from_end: whether the setup is where the alg ends.
    """
    return _link(
        _TWIZZLE,
        ("alg", plain_text(alg, size)),
        ("setup-alg", "" if setup is None else plain_text(setup, size)),
        ("setup-anchor", "end" if from_end else ""),
        ("puzzle", _puzzle(size)),
    )


def alg_cubing_net_link(
    alg: Alg, size: int, setup: Alg | None = None, from_end: bool = False
) -> str:
    """Return a link that shows ``alg`` on alg.cubing.net; see `twizzle_link`."""
    return _link(
        _ALG_CUBING_NET,
        ("alg", _escaped(plain_text(alg, size))),
        ("setup", "" if setup is None else _escaped(plain_text(setup, size))),
        ("puzzle", _puzzle(size)),
        ("type", "alg" if from_end else ""),
    )


def plain_text(alg: Alg, size: int) -> str:
    """Return ``alg`` in notation that other programs read, too, brackets and comments included.

    Moves that only this program knows, and those that a setting explains, get other names.
    """
    alg.check_fits(size)

    def word(turn: Turn, quarters: int) -> str:
        text = typed_or_undone(alg, turn, quarters) if quarters else typed(alg, turn)
        is_plain = not quarters or _WELL_KNOWN.fullmatch(text) is not None
        # Others take `r` for a wide turn.
        is_inner = alg.inner_slices and size == 4 and text[0] in "urfdlb"
        if is_plain and not is_inner:
            return text
        return format_move(read_turn(turn.name, quarters, size, alg.inner_slices), size)

    return written(alg, word, niss=False)


def _link(page: str, *fields: tuple[str, str]) -> str:
    # Round brackets would end the link where people write it in brackets or in Markdown.
    pairs = [f"{name}={quote_plus(value, safe='')}" for name, value in fields if value]
    return f"{page}?{'&'.join(pairs)}" if pairs else page


def _puzzle(size: int) -> str:
    return "" if size == DEFAULT_SIZE else f"{size}x{size}x{size}"


def _size(puzzle: str) -> int:
    if not puzzle:
        return DEFAULT_SIZE
    match = _PUZZLE.fullmatch(puzzle)
    size = int(match[1]) if match is not None else 0
    if not MIN_SIZE <= size <= MAX_SIZE:
        message = Text("this link is about the puzzle {puzzle}, not about a cube")
        raise LinkError(message.format(puzzle=quoted(puzzle)))
    return size


def _escaped(text: str) -> str:
    text = text.replace("_", "&#95;").replace(" ", "_").replace("+", "&#2b;")
    return text.replace("-", "&#45;").replace("'", "-")


def _unescaped(text: str) -> str:
    text = _RANGE.sub(r"\1&#45;", text.replace("_", " "))
    text = text.replace("-", "'").replace("&#45;", "-")
    return text.replace("&#2b;", "+").replace("&#95;", "_")
