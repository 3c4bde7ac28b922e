"""The backups of Twisty Timer."""

from __future__ import annotations

from cubeapp.engine.practice.files.found import TimesFound
from cubeapp.engine.practice.files.moments import local_date
from cubeapp.engine.practice.files.scramble_types import about_session, session_extra, size_of
from cubeapp.engine.practice.files.tables import read_rows
from cubeapp.engine.practice.solves import Session, Solve, solve_from_values
from cubeapp.engine.practice.times import PLUS_TWO

_HEADINGS = "puzzle,category,time(millis),date(millis),scramble,penalty,comment"
_NONE = "null"
_FINE, _PLUS_TWO, _DNF, _EMPTY_CATEGORY = 0, 1, 2, 10
"""Penalties; the last one is of a row that only names a category."""
_TYPES = {
    **{"222": "222so", "333": "333", "444": "444wca", "555": "555wca", "666": "666wca"},
    **{"777": "777wca", "pyra": "pyrso", "skewb": "skbso", "mega": "mgmp", "sq1": "sqrs"},
    **{"clock": "clkwca", "333oh": "333oh", "333bld": "333ni", "444bld": "444bld"},
    **{"555bld": "555bld", "333fmc": "333fm"},
}
"""Puzzle -> how csTimer calls its scrambles."""


def read_twisty_timer(text: str, _name: str) -> TimesFound | None:
    """Read a backup, a session for each category of a puzzle; ``None`` if the text is none."""
    head = text.lstrip().partition("\n")[0].strip()
    if head.replace('"', "").replace(";", ",").lower() != _HEADINGS:
        return None
    found, faults = read_rows(text, ";", 1, _parse)
    made = (
        Session(f"{puzzle} {category}", tuple(solves), session_extra(about_session(_type(puzzle))))
        for (puzzle, category), solves in found.items()
    )
    return TimesFound(tuple(made), tuple(faults))


def _parse(cells: list[str]) -> tuple[tuple[str, str], Solve | None]:
    """Return the solve of a row, if it holds one; raise one of `NOT_ROWS` if it is nothing."""
    puzzle, category, *rest = cells
    is_empty = int(rest[3]) == _EMPTY_CATEGORY
    return (puzzle, category), None if is_empty else _solve(puzzle, rest)


def _type(puzzle: str) -> str:
    return _TYPES.get(puzzle, puzzle)


def _solve(puzzle: str, cells: list[str]) -> Solve:
    result, date, scramble, penalty, comment = cells
    if int(penalty) not in (_FINE, _PLUS_TWO, _DNF) or puzzle == "333mbld":
        # The number of a multi-blind result is no time.
        raise ValueError(penalty)
    plus_twos = int(int(penalty) == _PLUS_TWO)
    values = {
        "time_ms": int(result) - PLUS_TWO * plus_twos,
        "plus_twos": plus_twos,
        "is_dnf": int(penalty) == _DNF,
        "size": size_of(_type(puzzle)),
        "scramble": "" if scramble == _NONE else scramble,
        "date": local_date(int(date)),
        "comment": "" if comment == _NONE else comment,
    }
    return solve_from_values(values)
