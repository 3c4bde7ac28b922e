"""How one book of sessions becomes another, without either of them: what an undo keeps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cubeapp.engine.practice.solves import Book, Session, Solve, unchanged


@dataclass(frozen=True, slots=True)
class SessionChange:
    """How a session is made of one that was there."""

    place: int | None
    """That one's place among the sessions, ``None`` if all is new."""
    begin: int
    """How many of its first solves stay."""
    behind: int
    """How many of its last solves stay."""
    between: tuple[Solve, ...]
    """What stands between these."""
    name: str
    extra: str
    note: str

    @classmethod
    def made_of(cls, before: Book, session: Session) -> SessionChange:
        """Return how ``session`` is made of what ``before`` has."""
        place = _place(before, session)
        old = () if place is None else before.sessions[place].solves
        begin, behind = unchanged(old, session.solves)
        between = session.solves[begin : len(session.solves) - behind]
        return cls(place, begin, behind, between, session.name, session.extra, session.note)

    def of(self, book: Book) -> Session:
        """Return the session, made of what ``book`` has; the same one if it does not change."""
        old = Session("") if self.place is None else book.sessions[self.place]
        count = len(old.solves)
        stay = not self.between and self.begin + self.behind == count
        if stay and (old.name, old.extra, old.note) == (self.name, self.extra, self.note):
            return old
        first, last = old.solves[: self.begin], old.solves[count - self.behind :]
        solves = old.solves if stay else first + self.between + last
        return Session(self.name, solves, self.extra, self.note)


@dataclass(frozen=True, slots=True)
class BookChange:
    """What one book has that another has not; how cases went is no part of it."""

    parts: tuple[SessionChange, ...]
    current: int

    @classmethod
    def between(cls, before: Book, after: Book) -> BookChange:
        """Return how ``after`` is made of ``before``."""
        parts = tuple(SessionChange.made_of(before, session) for session in after.sessions)
        return cls(parts, after.current)

    def of(self, book: Book) -> Book:
        """Make the change to ``book``, which has the sessions that it was made between."""
        sessions = tuple(part.of(book) for part in self.parts)
        return replace(book, sessions=sessions, current=self.current)


def _place(book: Book, session: Session) -> int | None:
    """Return the place of the session in ``book`` that ``session`` was: of its name or solves."""
    for place, each in enumerate(book.sessions):
        if each.name == session.name:
            return place
    return next(
        (place for place, each in enumerate(book.sessions) if each.solves is session.solves), None
    )
