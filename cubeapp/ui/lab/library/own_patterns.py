"""The patterns that the user added: stored in one file, written at every change.

What other windows have added meanwhile is taken over before each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cubeapp.engine.library.own import of_json, to_json
from cubeapp.engine.library.patterns import Pattern, pattern_keys
from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.services.storage import Stamp, Storage
from cubeapp.words import reason, tr

NAME = "patterns"
"""Of the file."""
Patterns = tuple[Pattern, ...]


class OwnPatterns:
    """A list of patterns with a file behind it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._patterns: Patterns = ()
        self.problem = ""
        """What was the matter with the file, for people; empty if nothing was."""
        self._stamp: Stamp | None = None
        """Of the file as far as this window knows it."""
        self._read()

    @property
    def patterns(self) -> Patterns:
        """All of them, of every size, the newest first."""
        return self._patterns

    def add(self, pattern: Pattern, place: int = 0) -> None:
        """Add ``pattern``.

        Raises:
            CubeError: its name is taken, or the file cannot be written; then nothing has changed.
        """
        own = replace(pattern, is_own=True)

        def with_it(others: Patterns) -> Patterns:
            _check_name(own, others)
            return (*others[:place], own, *others[place:])

        self._change(with_it)

    def rename(self, pattern: Pattern, name: str) -> Pattern:
        """Give one of them another name, and return it.

        Raises:
            CubeError: the name is taken, the pattern is gone, or the file cannot be written; then
                nothing has changed.
        """
        renamed = replace(pattern, key=name)

        def with_it(some: Patterns) -> Patterns:
            before, after = _around(pattern, some)
            if name != pattern.key:
                _check_name(renamed, (*before, *after))
            return (*before, renamed, *after)

        self._change(with_it)
        return renamed

    def remove(self, pattern: Pattern) -> int:
        """Remove one of them, and return its place.

        Raises:
            CubeError: the pattern is gone, or the file cannot be written; then nothing has changed.
        """
        place = 0

        def without_it(some: Patterns) -> Patterns:
            nonlocal place
            before, after = _around(pattern, some)
            place = len(before)
            return before + after

        self._change(without_it)
        return place

    def _change(self, change: Callable[[Patterns], Patterns]) -> None:
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


def _around(pattern: Pattern, some: Patterns) -> tuple[Patterns, Patterns]:
    """Return those before and those behind ``pattern``.

    Raises:
        CubeError: it is not among them.
    """
    if pattern not in some:
        raise CubeError(tr("This pattern was deleted or renamed in another window."))
    place = some.index(pattern)
    return some[:place], some[place + 1 :]


def _check_name(pattern: Pattern, others: Patterns) -> None:
    """Make sure that no other pattern of its size has the name of ``pattern``.

    Raises:
        CubeError: one has.
    """
    own = (each.key for each in others if each.size == pattern.size)
    taken = {key.casefold() for key in (*own, *pattern_keys(pattern.size))}
    if pattern.key.casefold() in taken:
        text = tr("There is already a pattern called '{name}'; choose another name")
        raise CubeError(text.format(name=pattern.key))
