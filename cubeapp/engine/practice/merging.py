"""Sessions from elsewhere, added to the user's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from cubeapp.engine.practice.files.moments import moment_ms
from cubeapp.engine.practice.solves import Book, Session, Solve

_Key = tuple[int, int | str, str]


def merged(book: Book, sessions: Iterable[Session]) -> tuple[Book, int]:
    """Return ``book`` with the solves that it does not have yet, and how many those are.

    A solve is known by its time, its date and its scramble, in whatever session it is, or in one
    of the same name if it has no date. Where several are alike, as in a list of bare times, there
    are then as many as on the side that has more of them. Sessions of the same name become one, and
    a lone one with nothing in it but its name makes room.
    """
    known = Counter(_key(solve, one.name) for one in book.sessions for solve in one.solves)
    is_new = book.sessions == (Session(book.session.name),)
    kept = [] if is_new else list(book.sessions)
    places = {session.name: place for place, session in reversed(list(enumerate(kept)))}
    count = 0
    for session in sessions:
        new = _unknown(session, known)
        count += len(new)
        place = places.setdefault(session.name, len(kept))
        if place < len(kept):
            kept[place] = replace(kept[place], solves=(*kept[place].solves, *new))
        elif new:
            kept.append(replace(session, solves=new))
        else:
            del places[session.name]
    return (replace(book, sessions=tuple(kept)) if count else book), count


def _unknown(session: Session, known: Counter[_Key]) -> tuple[Solve, ...]:
    """Return the solves of ``session`` that are not in ``known``, which loses the others."""
    new = []
    for solve in session.solves:
        key = _key(solve, session.name)
        if known[key] > 0:
            known[key] -= 1
        else:
            new.append(solve)
    return tuple(new)


def _key(solve: Solve, session: str) -> _Key:
    moment = moment_ms(solve.date) if solve.date else None
    when = (solve.date or session) if moment is None else moment // 1000
    return solve.time_ms, when, solve.scramble
