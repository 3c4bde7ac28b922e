"""The decks of cases to be practised: the known sets, and those of a user's own algs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from cubeapp.engine.library.case_sets import (
    CaseSet,
    case_cube,
    case_sets,
    cll_set,
    cmll_set,
    coll_set,
    eg_sets,
    two_look_sets,
    wv_set,
    zbll_set,
)
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.case_book import OwnDeck
from cubeapp.engine.practice.case_goals import state_after
from cubeapp.engine.practice.own_algs import MOST_MOVES
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.text import Text

OWN = "Own "
"""The key of a user's deck begins with it."""
MOST_ALGS = 500
"""In one deck."""
DECK_SIZE = 3
"""N of the cubes that decks of one's own are for."""
_COMMENT = "//"


@dataclass(frozen=True, slots=True)
class Remark:
    """What is to be told about a line of a deck."""

    line: int
    """From 1."""
    text: Text
    """One sentence."""


@dataclass(frozen=True, slots=True)
class DeckReading:
    """What was made of a text of algs."""

    cases: tuple[Case, ...]
    remarks: tuple[Remark, ...]
    """Lines that are no algs, and those whose case was there before."""


def decks(own: Sequence[OwnDeck] = ()) -> tuple[CaseSet, ...]:
    """Return every deck, those of the user last."""
    known = case_sets()
    # The looks come after the sets of the 3×3×3 whose cases they have.
    more = (*known[3:5], cll_set(), *eg_sets(), *known[5:])
    looks = (*two_look_sets(), wv_set(), coll_set(), cmll_set(), zbll_set())
    return (*known[:3], *looks, *more, *map(own_deck, own))


@lru_cache(maxsize=32)
def own_deck(deck: OwnDeck) -> CaseSet:
    """Return the cases of a user's deck; lines that are none are left out."""
    return CaseSet(
        OWN + deck.name,
        Text("{name}", name=deck.name),
        Text("Your own algs"),
        DECK_SIZE,
        read_deck(deck.text).cases,
    )


def read_deck(text: str) -> DeckReading:
    """Read a text of algs for the 3×3×3, one a line, each the answer to a case of its own.

    What stands behind ``//`` is the name of the case; one without is known by its number.
    """
    cases: list[Case] = []
    lines: dict[bytes, int] = {}
    remarks: list[Remark] = []
    for number, line in enumerate(text.splitlines(), 1):
        alg, _, name = line.partition(_COMMENT)
        if not alg.strip():
            continue
        try:
            case = _case(alg.strip(), name.strip() or str(len(cases) + 1), cases)
        except CubeError as error:
            remarks.append(Remark(number, Text("{error}", error=_text_of(error))))
            continue
        same = lines.setdefault(state_after(case.setup), number)
        if same != number:
            message = Text("This solves the same case as line {n}.", n=same)
            remarks.append(Remark(number, message))
        else:
            cases.append(case)
    return DeckReading(tuple(cases), tuple(remarks))


def _case(alg: str, name: str, others: Sequence[Case]) -> Case:
    moves = Alg(alg).moves(DECK_SIZE)
    if not 0 < len(moves) <= MOST_MOVES:
        raise CubeError(Text("An alg has 1 to {n} moves.", n=MOST_MOVES))
    if len(others) == MOST_ALGS:
        raise CubeError(Text("A deck has at most {n} algs.", n=MOST_ALGS))
    taken, number = {other.key for other in others}, 2
    key = name
    while key in taken:
        key, number = f"{name} ({number})", number + 1
    case = Case("", key, Text("{name}", name=key), format_moves(moves, DECK_SIZE))
    if case_cube(case).is_solved:
        raise CubeError(Text("This alg changes nothing."))
    return case


def _text_of(error: CubeError) -> str:
    return error.args[0] if error.args and isinstance(error.args[0], str) else str(error)
