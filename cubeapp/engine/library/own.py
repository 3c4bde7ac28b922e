"""A user's own patterns, as they are kept in a file: read with care, written whole."""

from __future__ import annotations

from collections.abc import Iterable

from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.library.patterns import Pattern
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.text import Text, verbatim

LONGEST_NAME = 60
"""Letters of a pattern's name that can be typed."""


def to_json(patterns: Iterable[Pattern]) -> list[dict[str, str | int]]:
    """Return ``patterns`` as what a file of JSON holds."""
    return [
        {
            "name": pattern.key,
            "size": pattern.size,
            "alg": pattern.alg,
            "facelets": format_facelets(pattern.cube),
            "about": str(pattern.about),
        }
        for pattern in patterns
    ]


def of_json(value: object) -> tuple[Pattern, ...]:
    """Return what `to_json` gave.

    Raises:
        CubeError: it is something else.
    """
    if not isinstance(value, list):
        raise CubeError(Text("own patterns are a list"))
    return tuple(_pattern(item) for item in value)


def _pattern(item: object) -> Pattern:
    if not isinstance(item, dict):
        raise CubeError(Text("an own pattern is an object with a name and facelets"))
    texts = [item.get(key) for key in ("name", "alg", "facelets", "about")]
    name, alg, facelets, about = (text if isinstance(text, str) else "" for text in texts)
    size = item.get("size")
    if not name or not isinstance(size, int):
        raise CubeError(Text("an own pattern has a name and a size"))
    cube = parse_facelets(facelets, size).cube
    moves = Alg(alg).moves(size)
    if not cube.is_legal:
        raise CubeError(Text("the pattern '{name}' is no legal cube", name=name))
    pattern = Pattern(
        name, size, moves, verbatim(about), is_own=True, given=None if moves else cube
    )
    if pattern.cube != cube:
        raise CubeError(Text("the moves of '{name}' do not lead to its cube", name=name))
    return pattern
