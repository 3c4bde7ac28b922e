"""The text of a book of sessions, of which what was written before is not made again.

The solves of a session are kept as blocks of text, compressed: of 100,000 solves that is a tenth of
their letters, and after a new one all blocks but the last are as they were.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cubeapp.engine.practice.solves import (
    Book,
    Session,
    Solve,
    session_values,
    solve_values,
    unchanged,
)

BLOCK = 500
"""Maximum number of solves that are kept as one text."""
_QUICKEST = 1
"""Of the levels of compression."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Some solves that stand side by side."""

    count: int
    packed: bytes

    @property
    def text(self) -> bytes:
        return zlib.decompress(self.packed)


class BookText:
    """Writes books as the JSON of `Book.to_json`, a solve that it knows already not again."""

    def __init__(self) -> None:
        self._encoder = json.JSONEncoder(ensure_ascii=False)
        self._known: dict[str, tuple[tuple[Solve, ...], list[_Block]]] = {}
        """By the name of a session, its solves and their blocks as they were written last."""

    def parts(self, book: Book) -> Iterator[bytes]:
        """Yield the text of ``book`` in UTF-8, in parts that follow each other.

        Half a character, which a clipboard may bring, is written as its escape.
        """
        whole = replace(book, sessions=())
        about = {name: value for name, value in whole.to_json().items() if name != "sessions"}
        yield self._encoded(about)[:-1] + b', "sessions": ['
        for place, session in enumerate(book.sessions):
            if place:
                yield b", "
            yield from self._session(session)
        yield b"]}"
        names = {session.name for session in book.sessions}
        self._known = {name: known for name, known in self._known.items() if name in names}

    def prepare(self, book: Book) -> None:
        """Write what is not known of ``book``, so that its `parts` are there at once."""
        for session in book.sessions:
            self._blocks(session)

    def learn(self, other: BookText) -> None:
        """Know what ``other`` knows as well, which is not changed by that."""
        self._known |= other._known

    def _session(self, session: Session) -> Iterator[bytes]:
        yield b'{"name": ' + self._encoded(session.name) + b', "solves": ['
        for place, block in enumerate(self._blocks(session)):
            if place:
                yield b", "
            yield block.text
        yield b"]"
        for name, value in session_values(session).items():
            yield b", " + self._encoded(name) + b": " + self._encoded(value)
        yield b"}"

    def _blocks(self, session: Session) -> list[_Block]:
        """Return the blocks of a session, made of those that are known as far as these go."""
        new = session.solves
        old, known = self._known.get(session.name, ((), []))
        begin, behind = unchanged(old, new)
        first, last = _fitting(known, begin), _fitting(known[::-1], behind)
        kept, after = known[:first], known[len(known) - last :]
        if kept and kept[-1].count < BLOCK:
            # It is filled up: else each new solve would be a block of its own.
            kept.pop()
        start, end = _count(kept), len(new) - _count(after)
        steps = range(start, end, BLOCK)
        made = [self._block(new[step : min(step + BLOCK, end)]) for step in steps]
        blocks = [*kept, *made, *after]
        self._known[session.name] = new, blocks
        return blocks

    def _block(self, solves: Sequence[Solve]) -> _Block:
        # One call for all of them: each takes as long as a solve does.
        text = self._encoded([solve_values(solve) for solve in solves])[1:-1]
        return _Block(len(solves), zlib.compress(text, _QUICKEST))

    def _encoded(self, value: object) -> bytes:
        return self._encoder.encode(value).encode(errors="backslashreplace")


def _fitting(blocks: Sequence[_Block], most: int) -> int:
    """Return how many blocks there are at the beginning that have no more than ``most`` solves."""
    total = 0
    for number, block in enumerate(blocks):
        total += block.count
        if total > most:
            return number
    return len(blocks)


def _count(blocks: Sequence[_Block]) -> int:
    return sum(block.count for block in blocks)
