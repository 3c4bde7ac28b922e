"""What was found in a file of times."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.practice.solves import Session
from cubeapp.engine.text import Text, shortened

MOST_QUOTED = 40
"""Letters of a line that an error repeats."""


@dataclass(frozen=True, slots=True)
class TimesFound:
    """The sessions of a file, and what could not be read."""

    sessions: tuple[Session, ...]
    faults: tuple[Text, ...] = ()
    """What and where, in the order of the file."""

    @property
    def count(self) -> int:
        """How many solves there are."""
        return sum(len(session.solves) for session in self.sessions)


def bad_line(number: int, text: str) -> Text:
    """Return what is to be said of line ``number``, counted from 1, which cannot be read."""
    told = shortened(" ".join(text.split()), MOST_QUOTED)
    return Text("line {number} is no solve: {text}", number=number, text=told)
