"""A deck for paper: each of its cases with the algs that the user does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.practice.case_book import CaseBook, OwnAlgs
from cubeapp.engine.practice.case_goals import angles, probability
from cubeapp.engine.practice.drills import key_of
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.text import Text, counted, labelled, plural


@dataclass(frozen=True, slots=True)
class SheetAlg:
    """An alg that is done."""

    alg: str
    angles: tuple[int, ...] = ()
    """How many quarter turns of the top come before it; none where it is done from all angles."""


@dataclass(frozen=True, slots=True)
class SheetCase:
    """A case as it stands on the sheet."""

    case: Case
    chance: Fraction | None
    """How likely it comes up, if that is known."""
    algs: tuple[SheetAlg, ...]
    """One, or those for different angles."""


@dataclass(frozen=True, slots=True)
class CaseSheet:
    """Everything that stands on the sheet."""

    title: Text
    about: Text
    """What the deck is about, and how many of its cases there are."""
    cases: tuple[SheetCase, ...]


def case_sheet(case_set: CaseSet, cases: Sequence[Case], book: CaseBook) -> CaseSheet:
    """Return the sheet of some cases of a deck, in its order.

    Args:
        case_set: the deck.
        cases: those of it that are wanted.
        book: has the user's own algs.
    """
    count = plural(len(cases), Text("{n} case"), Text("{n} cases"))
    if len(cases) < len(case_set.cases):
        every = counted(len(case_set.cases))
        count = Text("{some} of {all} cases", some=counted(len(cases)), all=every)
    rows = (
        SheetCase(
            case,
            probability(case_set, case),
            used_algs(case, book.record(key_of(case_set.key, case)).own),
        )
        for case in cases
    )
    return CaseSheet(case_set.name, labelled(case_set.title, count), tuple(rows))


def used_algs(case: Case, own: OwnAlgs) -> tuple[SheetAlg, ...]:
    """Return the algs that are done for a case, each with the angles that it is done from."""
    used: dict[str, list[int]] = {}
    for angle in range(angles(case)):
        used.setdefault(own.used(angle) or str(case.shown), []).append(angle)
    if len(used) == 1:
        return tuple(map(SheetAlg, used))
    return tuple(SheetAlg(alg, tuple(places)) for alg, places in used.items())
