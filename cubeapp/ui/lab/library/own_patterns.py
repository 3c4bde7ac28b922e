"""The patterns that the user added: stored in one file, written at every change."""

from __future__ import annotations

from dataclasses import replace

from cubeapp.engine.library.own import of_json, to_json
from cubeapp.engine.library.patterns import Pattern
from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.services.storage import Storage
from cubeapp.words import reason

NAME = "patterns"
"""Of the file."""


class OwnPatterns:
    """A list of patterns with a file behind it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._patterns: tuple[Pattern, ...] = ()
        self.problem = ""
        """What was the matter with the file, for people; empty if nothing was."""
        try:
            value = storage.read(NAME)
        except CubeError as error:
            self.problem = reason(error)
            return
        try:
            self._patterns = of_json([] if value is None else value)
        except CubeError:
            self.problem = storage.set_aside(NAME)

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """All of them, of every size, the newest first."""
        return self._patterns

    def add(self, pattern: Pattern, place: int = 0) -> None:
        """Add ``pattern``.

        Raises:
            CubeError: the file cannot be written; then nothing has changed.
        """
        others = list(self._patterns)
        others.insert(place, replace(pattern, is_own=True))
        self._save(tuple(others))

    def rename(self, pattern: Pattern, name: str) -> Pattern:
        """Give one of them another name, and return it.

        Raises:
            CubeError: the file cannot be written; then nothing has changed.
        """
        renamed = replace(pattern, key=name)
        self._save(tuple(renamed if each == pattern else each for each in self._patterns))
        return renamed

    def remove(self, pattern: Pattern) -> int:
        """Remove one of them, and return its place.

        Raises:
            CubeError: the file cannot be written; then nothing has changed.
        """
        place = self._patterns.index(pattern)
        self._save(self._patterns[:place] + self._patterns[place + 1 :])
        return place

    def _save(self, patterns: tuple[Pattern, ...]) -> None:
        self._storage.write(NAME, [dict(item) for item in to_json(patterns)])
        self._patterns = patterns
