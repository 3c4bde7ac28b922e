"""Sessions by event: the size of the cubes that are solved in each."""

from __future__ import annotations

from dataclasses import replace

from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.practice.files.scramble_types import (
    ANY_SIZE,
    SCRAMBLES,
    from_extra,
    options_of,
    size_of,
)
from cubeapp.engine.practice.solves import Book, Session, Solve


def event_size(session: Session) -> int | None:
    """Return N if the cubes of ``session`` are N×N×N, ``None`` if it has and says nothing yet."""
    if session.solves:
        return session.solves[-1].size
    scrambled = options_of(from_extra(session.extra, dict)).get(SCRAMBLES)
    return None if scrambled in (None, ANY_SIZE) else size_of(scrambled)


def place_of_event(book: Book, size: int) -> int | None:
    """Return the place of a session for cubes of ``size``: the open one, or the last that fits."""
    if event_size(book.session) in (None, size):
        return book.current
    places = range(len(book.sessions) - 1, -1, -1)
    return next((place for place in places if event_size(book.sessions[place]) == size), None)


def with_solve(book: Book, solve: Solve) -> Book:
    """Return ``book`` with one more solve, in a session of its event, which is open.

    That is a new one, named like the cube, if there is none.
    """
    place = place_of_event(book, solve.size)
    if place is None:
        book = book.with_new_session(cube_name(solve.size))
    else:
        book = replace(book, current=place)
    return book.with_session(book.session.with_more(solve))
