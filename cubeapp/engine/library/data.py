"""The program's own file of patterns."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, cast

from cubeapp.engine.solvers.by_hand.cases import case_data
from cubeapp.resources import resource


@cache
def pattern_data() -> dict[str, Any]:
    """Return the file as it is: patterns by size and name, and algs for what rules make.

    Raises:
        FileNotFoundError: it is not among the program's resources.
    """
    return cast("dict[str, Any]", json.loads(resource("patterns.json").read_text("utf-8")))


def alg_of(name: str, size: int = 3) -> str:
    """Return the alg of a pattern of the 2×2×2 or of the 3×3×3, from either file."""
    patterns = pattern_data()["patterns"][str(size)]
    if size == 3:
        patterns = case_data()["patterns"] | patterns
    return str(patterns[name]["alg"])
