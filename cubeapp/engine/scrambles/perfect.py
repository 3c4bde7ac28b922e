"""Perfect scrambles of the 3×3×3, and cubes that obey some of their rules."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import ScrambleError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.perfect.estimate import CubeLottery
from cubeapp.engine.perfect.known import perfect_cubes
from cubeapp.engine.perfect.rules import Rules, format_rules, is_searchable
from cubeapp.engine.perfect.search import PerfectCubes, search
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.text import Text


def perfect_moves(rng: np.random.Generator) -> tuple[Move, ...]:
    """Return moves to one of the 48 perfect cubes, each equally likely.

    Draws: its number in `perfect_cubes`.
    """
    cubes = perfect_cubes()
    return cubes[int(rng.integers(len(cubes)))].moves


def perfect_state(
    rules: Rules, rng: np.random.Generator, control: SearchControl | None = None
) -> Cube:
    """Return a legal cube that obeys ``rules``, centres at home, each equally likely.

    Where all of them can be found they are, the first time, which takes up to some minutes;
    elsewhere cubes are drawn until one obeys, which takes seconds. For one thread at a time.

    Draws: the number of the cube among all that were found; or what `CubeLottery.draw` says.

    Raises:
        ScrambleError: no cube obeys these rules.
        LimitReached: none came up.
        SearchCancelled: ``control`` was cancelled.
    """
    shelf = _shelf(rules)
    if not is_searchable(rules):
        return shelf.lottery(control).draw(rng, control)
    found = shelf.cubes(control)
    if found.count == 0:
        message = Text("no cube obeys the rules {rules} all at once")
        raise ScrambleError(message.format(rules=format_rules(rules)))
    return found.cube(int(rng.integers(found.count)))


def keep(found: PerfectCubes) -> None:
    """Let `perfect_state` draw from ``found`` rather than search for the same cubes again."""
    _shelf(found.rules).found = found


class _Shelf:
    """Keeps what drawing by a set of rules needs."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.found: PerfectCubes | None = None
        """All the cubes, once they are known."""
        self._lottery: CubeLottery | None = None

    def cubes(self, control: SearchControl | None) -> PerfectCubes:
        """Return all cubes; only the first call searches."""
        if self.found is None:
            self.found = search(self._rules, control)
        return self.found

    def lottery(self, control: SearchControl | None) -> CubeLottery:
        """Return what draws them; only the first call lists corners."""
        if self._lottery is None:
            self._lottery = CubeLottery(self._rules, control)
        return self._lottery


@lru_cache(maxsize=1)
def _shelf(rules: Rules) -> _Shelf:
    return _Shelf(rules)
