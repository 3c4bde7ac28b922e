"""The algs that people learn, by name: what is in ``resources/cases.json``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from cubeapp.engine.model.moves import Metric, Move, inverse
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT, HOME, moves_of, resized, table_of
from cubeapp.engine.text import NO_TEXT, Text, Turns, joined
from cubeapp.resources import resource


@dataclass(frozen=True, slots=True)
class Case:
    """A case that is recognised and the alg that solves it."""

    set: str
    """"OLL", "PLL", …"""
    key: str
    """What it is known by in its set."""
    name: Text
    """Its number or letter in the set, or words, for people: "27", "Ga"."""
    alg: str
    nickname: str = ""
    """"Sune"; empty where there is none."""
    about: Text = NO_TEXT
    """What can be seen of it: a group of cases, or what changes places."""
    size: int = 3
    """Of the cubes that its alg is written for."""

    @property
    def title(self) -> Text:
        """Set and name, for people: "OLL 27"."""
        return joined(" ", (Text(self.set), self.name))

    @property
    def moves(self) -> tuple[Move, ...]:
        """Its alg."""
        return moves_of(self.alg, self.size)

    @property
    def setup(self) -> tuple[Move, ...]:
        """The moves that lead to it from a solved cube: its alg backwards."""
        return tuple(without_prime(move, self.size) for move in inverse(self.moves))

    @property
    def shown(self) -> Turns:
        """Its alg as moves are written everywhere: a wide turn as Fw."""
        return Turns(format_moves(self.moves, self.size))

    def shown_on(self, size: int) -> Turns:
        """Return an alg of the 3×3×3 as it is turned on a cube of ``size``, big ones as a 3×3×3."""
        if size == self.size:
            return self.shown
        return Turns(format_moves([resized(move, size) for move in self.moves], size))

    @property
    def length(self) -> int:
        """The face turns of its alg; a turn of inner layers counts two."""
        return Metric.HTM.count(self.moves, self.size)

    @property
    def table(self) -> bytes:
        """What its alg does to the places of a 3×3×3, the hand holding the cube."""
        return table_of(self.moves)

    @property
    def keeps_bottom(self) -> bool:
        """Whether its alg leaves the corners of the bottom as they are."""
        bottom = HOME[4:CORNER_COUNT]
        return bottom.translate(self.table) == bottom


@cache
def case_data() -> dict[str, Any]:
    """Return the file as it is.

    Raises:
        FileNotFoundError: it is not among the program's resources.
    """
    text = resource("cases.json").read_text("utf-8")
    return cast("dict[str, Any]", json.loads(text))


@cache
def oll_cases() -> tuple[Case, ...]:
    """Return the 57 cases of turning the last layer up, by number."""
    return tuple(
        Case("OLL", number, Text(number), about["alg"], about["name"], Text(about["group"]))
        for number, about in case_data()["oll"].items()
    )


@cache
def pll_cases() -> tuple[Case, ...]:
    """Return the 21 cases of permuting the last layer, by letter."""
    return _grouped("PLL", case_data()["pll"])


def pll_sides(key: str) -> dict[str, str]:
    """Return what each side of the top shows before a PLL alg: bar, block, headlights, mixed."""
    return dict(case_data()["pll"][key]["sides_before"])


@cache
def f2l_cases() -> tuple[Case, ...]:
    """Return the 41 cases of a corner and an edge of the first two layers, by number."""
    return _grouped("F2L", case_data()["f2l"])


@cache
def small_oll_cases() -> tuple[Case, ...]:
    """Return the 7 cases of turning the top of a 2×2×2 up."""
    algs = case_data()["two_by_two"]["oll"]
    return tuple(Case("OLL", key, Text(key), about["alg"]) for key, about in algs.items())


@cache
def small_pbl_cases() -> tuple[Case, ...]:
    """Return the 6 cases of permuting both layers of a 2×2×2 at once."""
    algs = case_data()["two_by_two"]["pbl"]
    return tuple(Case("PBL", key, Text(key), about["alg"]) for key, about in algs.items())


@cache
def small_cll_cases() -> tuple[Case, ...]:
    """Return the 42 cases of solving the top of a 2×2×2 at once, by how it is turned.

    Their algs are among the shortest in face turns, as the solver of the 2×2×2 finds them.
    """
    return _by_group("CLL", case_data()["two_by_two"]["cll"])


@cache
def small_eg_cases(kind: str) -> tuple[Case, ...]:
    """Return the 42 cases of the top of a 2×2×2 whose bottom is whole, but has corners swapped.

    Their tops are those of CLL by the same names, and their algs are found as those of COLL are.

    Args:
        kind: "EG-1", where the two in front are swapped, or "EG-2", two that are opposite.
    """
    return _by_group(kind, case_data()["two_by_two"][kind.lower()])


@cache
def coll_cases() -> tuple[Case, ...]:
    """Return the 42 cases of solving the corners of a last layer, by how they are turned.

    Their algs are those that hands like best among the short ones of a few faces.
    """
    return _by_group("COLL", case_data()["coll"])


@cache
def cmll_cases() -> tuple[Case, ...]:
    """Return the 42 cases of COLL with algs that leave the edges between two blocks open."""
    return _by_group("CMLL", case_data()["cmll"])


@cache
def wv_cases() -> tuple[Case, ...]:
    """Return the 27 cases of a joined pair that is put in while the corners are turned up.

    The pair is at UF and UFL. Their algs are found as those of COLL are.
    """
    return _grouped("WV", case_data()["wv"])


@cache
def zbll_cases() -> tuple[Case, ...]:
    """Return the 472 cases of solving a last layer whose edges are up, by how it is turned.

    Those of PLL are none of them. Their algs are found as those of COLL are.
    """
    return _by_group("ZBLL", case_data()["zbll"])


def _grouped(kind: str, cases: dict[str, dict[str, str]]) -> tuple[Case, ...]:
    """Return cases that each say which group they are of."""
    return tuple(
        Case(kind, key, Text(key), about["alg"], about=Text(about["group"]))
        for key, about in cases.items()
    )


def _by_group(kind: str, groups: dict[str, list[str]]) -> tuple[Case, ...]:
    """Return cases that are known by their group and a number in it."""
    name = Text("{group} {n}")
    return tuple(
        Case(kind, f"{group} {n}", name.format(group=Text(group), n=n), alg, about=Text(group))
        for group, algs in groups.items()
        for n, alg in enumerate(algs, 1)
    )


@cache
def pair_words() -> tuple[str, ...]:
    """Return the words that open the slot at the front right for a corner and its edge."""
    return tuple(case_data()["f2l_words"]["FR"])


@cache
def corner_words() -> tuple[str, ...]:
    """Return the words that open the slot at the front right for a corner."""
    return tuple(case_data()["beginner"]["corner_words"])


@cache
def edge_words() -> tuple[str, str]:
    """Return the algs that take an edge down from the top: to the right, and to the left."""
    data = case_data()["beginner"]
    return data["edge_right"], data["edge_left"]


@cache
def beginner_cases(part: str) -> tuple[Case, ...]:
    """Return the algs of one part of the beginner's last layer, as the file names it."""
    algs = case_data()["beginner"][part]
    return tuple(Case("", key, Text(key), alg) for key, alg in algs.items())
