"""How csTimer calls what is scrambled: "333", "444wca", "pyrso"."""

from __future__ import annotations

import json
import re
from typing import Any, TypeVar

Value = TypeVar("Value", dict[str, Any], list[Any])

DEFAULT_SIZE = 3
OPTIONS, SCRAMBLES = "opt", "scrType"
"""The key of a session's options, and among these that of the type of its scrambles."""
_CUBE = re.compile(r"101010|111111|([2-9])\1\1")
ANY_SIZE = "cubennn"
"""The type of scrambles for the N×N×N; it leaves open what N is."""
_TYPES = {
    **{2: "222so", 3: "333", 4: "444wca", 5: "555wca", 6: "666wca", 7: "777wca"},
    **{8: "888", 9: "999", 10: "101010", 11: "111111"},
}


def size_of(scramble_type: object) -> int:
    """Return N for the N×N×N that is scrambled so; another puzzle is taken for a 3×3×3."""
    match = _CUBE.match(scramble_type) if isinstance(scramble_type, str) else None
    return int(match[0][: len(match[0]) // 3]) if match else DEFAULT_SIZE


def is_of_other_cubes(scramble_type: object, size: int) -> bool:
    """Tell whether scrambles of this type are for cubes of another size, not for other puzzles."""
    is_cube = isinstance(scramble_type, str) and _CUBE.match(scramble_type) is not None
    return is_cube and size_of(scramble_type) != size


def type_of(size: int) -> str:
    """Return how csTimer calls scrambles of the N×N×N."""
    return _TYPES.get(size, ANY_SIZE)


def about_session(scramble_type: str) -> dict[str, Any]:
    """Return what csTimer says of a session about which it knows nothing more."""
    return {OPTIONS: {SCRAMBLES: scramble_type}}


def options_of(facts: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a session of which csTimer says ``facts``, none if it has none."""
    options = facts.get(OPTIONS)
    return options if isinstance(options, dict) else {}


def session_extra(facts: dict[str, Any]) -> str:
    """Return what `Session.extra` keeps of a session, nothing of one of cubes like any other."""
    is_plain = any(facts == about_session(each) for each in (*_TYPES.values(), ANY_SIZE))
    return "" if is_plain else as_extra(facts)


def as_extra(value: dict[str, Any] | list[Any]) -> str:
    """Return what `Session.extra` or `Solve.extra` keeps, nothing for nothing."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if value else ""


def from_extra(text: str, kind: type[Value]) -> Value:
    """Return what `as_extra` was given; nothing for a text that it did not make."""
    try:
        value = json.loads(text) if text else kind()
    except (ValueError, RecursionError):
        return kind()
    return value if isinstance(value, kind) else kind()
