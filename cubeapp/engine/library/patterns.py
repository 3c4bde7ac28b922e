"""Pretty cubes by name: what is in the files, what rules give for every size, and one's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from cubeapp.engine.library.data import pattern_data
from cubeapp.engine.library.rules import RULES
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.cases import case_data
from cubeapp.engine.text import NO_TEXT, Text, verbatim


@dataclass(frozen=True)
class Pattern:
    """A cube worth looking at: what its moves make of the solved cube, or else a cube as it is."""

    key: str
    """What it is known by: what the files call it, or the user, who added it."""
    size: int
    moves: tuple[Move, ...] = ()
    """What leads to it from the solved cube; none if none is known."""
    about: Text = NO_TEXT
    """What is seen on it."""
    is_own: bool = False
    """Whether the user added it."""
    given: Cube | None = None
    """The cube where there are no moves."""

    @cached_property
    def cube(self) -> Cube:
        """What it looks like, the solved cube having had white on top and green in front."""
        # Made when it is looked at: some take a thousand moves on the largest cubes.
        return self.given or Cube.solved(self.size).apply_all(self.moves)

    @property
    def name(self) -> Text:
        """What people call it; what the user calls it reads alike in every language."""
        return verbatim(self.key) if self.is_own else Text(self.key)

    @property
    def alg(self) -> str:
        """Its moves as text; empty where none are known."""
        return format_moves(self.moves, self.size)


def pattern_keys(size: int) -> tuple[str, ...]:
    """Return the keys of `patterns_for`, which takes a moment for large cubes."""
    keys = [rule.key for rule in RULES if rule.fits(size)]
    keys += pattern_data()["patterns"].get(str(size), {})
    keys += case_data()["patterns"] if size == 3 else ()
    return tuple(sorted(keys, key=str.casefold))


@lru_cache(maxsize=8)
def patterns_for(size: int) -> tuple[Pattern, ...]:
    """Return the patterns that the program knows for cubes of ``size``, by name."""
    found = [*_of_files(size), *_of_rules(size)]
    return tuple(sorted(found, key=lambda pattern: pattern.key.casefold()))


def pattern_of_alg(key: str, alg: str, size: int, about: Text = NO_TEXT) -> Pattern:
    """Return the pattern that ``alg`` makes of a solved cube.

    Raises:
        NotationError: ``alg`` is no alg.
    """
    return Pattern(key, size, Alg(alg).moves(size), about)


def _of_files(size: int) -> list[Pattern]:
    found = []
    if size == 3:
        for key, known in case_data()["patterns"].items():
            found.append(pattern_of_alg(key, known["alg"], size, Text(known["property"])))
    made: Mapping[str, Any] = pattern_data()["patterns"].get(str(size), {})
    for key, known in made.items():
        found.append(pattern_of_alg(key, known["alg"], size, Text(known["about"])))
    return found


def _of_rules(size: int) -> list[Pattern]:
    """Return what the rules give for ``size``, with the shortest moves known for it, if any."""
    algs: Mapping[str, str] = pattern_data()["algs"].get(str(size), {})
    found = []
    for rule in RULES:
        if not rule.fits(size):
            continue
        ways = [rule.moves(size)] if rule.moves else []
        if rule.key in algs:
            ways.append(Alg(algs[rule.key]).moves(size))
        moves = min(ways, key=len, default=())
        given = rule.cube(size) if rule.cube and not moves else None
        found.append(Pattern(rule.key, size, moves, rule.about, given=given))
    return found
