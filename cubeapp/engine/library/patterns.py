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
from cubeapp.engine.text import Text, verbatim


@dataclass(frozen=True)
class Pattern:
    """A cube worth looking at: what its moves make of the solved cube, or else a cube as it is."""

    name: str
    size: int
    moves: tuple[Move, ...] = ()
    """What leads to it from the solved cube; none if none is known."""
    about: str = ""
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
    def spoken_name(self) -> Text:
        """Its name, for people: that of the program's own patterns in their language."""
        return verbatim(self.name) if self.is_own else Text(self.name)

    @property
    def spoken_about(self) -> Text:
        """What is seen on it, for people."""
        return verbatim(self.about) if self.is_own else Text(self.about)

    @property
    def alg(self) -> str:
        """Its moves as text; empty where none are known."""
        return format_moves(self.moves, self.size)


def pattern_names(size: int) -> tuple[str, ...]:
    """Return the names of `patterns_for`, which takes a moment for large cubes."""
    names = [rule.name for rule in RULES if rule.fits(size)]
    names += pattern_data()["patterns"].get(str(size), {})
    names += case_data()["patterns"] if size == 3 else ()
    return tuple(sorted(names, key=str.casefold))


@lru_cache(maxsize=8)
def patterns_for(size: int) -> tuple[Pattern, ...]:
    """Return the patterns that the program knows for cubes of ``size``, by name."""
    found = [*_of_files(size), *_of_rules(size)]
    return tuple(sorted(found, key=lambda pattern: pattern.name.casefold()))


def pattern_of_alg(name: str, alg: str, size: int, about: str = "") -> Pattern:
    """Return the pattern that ``alg`` makes of a solved cube.

    Raises:
        NotationError: ``alg`` is no alg.
    """
    return Pattern(name, size, Alg(alg).moves(size), about)


def _of_files(size: int) -> list[Pattern]:
    found = []
    if size == 3:
        for name, known in case_data()["patterns"].items():
            found.append(pattern_of_alg(name, known["alg"], size, known["property"]))
    made: Mapping[str, Any] = pattern_data()["patterns"].get(str(size), {})
    for name, known in made.items():
        found.append(pattern_of_alg(name, known["alg"], size, known["about"]))
    return found


def _of_rules(size: int) -> list[Pattern]:
    """Return what the rules give for ``size``, with the shortest moves known for it, if any."""
    algs: Mapping[str, str] = pattern_data()["algs"].get(str(size), {})
    found = []
    for rule in RULES:
        if not rule.fits(size):
            continue
        ways = [rule.moves(size)] if rule.moves else []
        if rule.name in algs:
            ways.append(Alg(algs[rule.name]).moves(size))
        moves = min(ways, key=len, default=())
        given = rule.cube(size) if rule.cube and not moves else None
        found.append(Pattern(rule.name, size, moves, rule.about, given=given))
    return found
