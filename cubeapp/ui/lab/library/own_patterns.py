"""The patterns that the user added: stored in one file, written at every change.

What other windows have added meanwhile is taken over before each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cubeapp.engine.library.own import of_json, to_json
from cubeapp.engine.library.patterns import Pattern
from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.services.storage import Stamp, Storage
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
        self._stamp: Stamp | None = None
        """Of the file as far as this window knows it."""
        self._read()

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """All of them, of every size, the newest first."""
        return self._patterns

    def add(self, pattern: Pattern, place: int = 0) -> None:
        """Add ``pattern``.

        Raises:
            CubeError: the file cannot be written; then nothing has changed.
        """
        own = replace(pattern, is_own=True)
        self._change(lambda others: (*others[:place], own, *others[place:]))

    def rename(self, pattern: Pattern, name: str) -> Pattern:
        """Give one of them another name, and return it.

        Raises:
            CubeError: the file cannot be written; then nothing has changed.
        """
        renamed = replace(pattern, key=name)
        self._change(lambda some: tuple(renamed if each == pattern else each for each in some))
        return renamed

    def remove(self, pattern: Pattern) -> int:
        """Remove one of them, and return its place.

        Raises:
            CubeError: the file cannot be written; then nothing has changed.
        """
        place = self._patterns.index(pattern)
        self._change(lambda some: tuple(each for each in some if each != pattern))
        return place

    def _change(self, change: Callable[[tuple[Pattern, ...]], tuple[Pattern, ...]]) -> None:
        with self._storage.lock(NAME):
            stamp = self._storage.stamp(NAME)
            if stamp is not None and stamp != self._stamp:
                self._read()
            patterns = change(self._patterns)
            self._storage.write(NAME, [dict(item) for item in to_json(patterns)])
            self._patterns, self._stamp = patterns, self._storage.stamp(NAME)

    def _read(self) -> None:
        """Take what is in the file, if that makes sense."""
        self._stamp = self._storage.stamp(NAME)
        try:
            value = self._storage.read(NAME)
        except CubeError as error:
            self.problem = reason(error)
            return
        try:
            self._patterns = of_json([] if value is None else value)
        except CubeError:
            self.problem = self._storage.set_aside(NAME)
