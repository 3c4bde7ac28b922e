"""The algs of ``resources/cases.json`` that a lesson file may name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.by_hand.cases import (
    Case,
    case_data,
    f2l_cases,
    oll_cases,
    pll_cases,
)
from cubeapp.engine.solvers.by_hand.places import moves_of

_BY_SET: dict[str, Callable[[], tuple[Case, ...]]] = {
    "oll": oll_cases,
    "pll": pll_cases,
    "f2l": f2l_cases,
}
PARITY = "parity"
CASE_SETS = (*_BY_SET, PARITY)
"""The sets that there are."""


@lru_cache(maxsize=16)
def case_algs(set_name: str, size: int) -> Mapping[str, tuple[Move, ...]]:
    """Return the algs of a set by the names of its cases; those of a size that has none are not.

    Args:
        set_name: one of `CASE_SETS`.
        size: of the cube.
    """
    if set_name == PARITY:
        sizes = {name: about["sizes"] for name, about in case_data()[PARITY].items()}
        return {
            name: moves_of(algs[str(size)]["alg"], size)
            for name, algs in sizes.items()
            if str(size) in algs
        }
    return {str(case.name): case.moves for case in _BY_SET[set_name]() if case.size == size}
