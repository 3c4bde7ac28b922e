"""What is found for a text, in which order, and what was found before."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cubeapp.ui.services.settings import MAX_FOUND, Settings
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.shell.finder.matching import Searchable, match, nearest, words_of

MOST_SUGGESTIONS = 5

Source = Callable[[], Iterable[FinderEntry]]
"""Returns what can be found now."""
TypedSource = Callable[[str], Iterable[FinderEntry]]
"""Returns what a text itself asks to be done, as typed moves do."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the palette shows for a text."""

    entries: tuple[FinderEntry, ...]
    are_suggestions: bool = False
    """Whether nothing fits the text, and these are only named like it."""


class Finder:
    """Finds entries by their names and does them; it knows no widget."""

    def __init__(self, settings: Settings, source: Source, typed: TypedSource) -> None:
        """Collect nothing yet.

        Args:
            settings: keep which entries were done last.
            source: has everything that can be found by a name.
            typed: reads what is asked for by a text of its own.
        """
        self._settings = settings
        self._source = source
        self._typed = typed
        self._entries: tuple[FinderEntry, ...] = ()
        self._searchables: tuple[Searchable, ...] = ()
        self._recency: dict[str, int] = {}
        """The places of the recent entries, 0 for the last one, by their ids."""

    def collect(self) -> None:
        """Look at what there is now; `find` looks there until the next time."""
        self._entries = tuple(self._source())
        self._searchables = tuple(map(_searchable, self._entries))
        self._recency = {id: place for place, id in enumerate(self._settings.found)}

    def find(self, text: str) -> Found:
        """Return what fits ``text`` best first; what is recent and common if it is blank.

        Of what fits equally well, that comes first which can be done, then what was done last.
        """
        if not text.strip():
            return Found(self._at_first())
        entries = (*self._typed(text), *self._matching(text))
        if entries or not words_of(text):
            return Found(entries)
        near = nearest(text, self._searchables, MOST_SUGGESTIONS)
        return Found(tuple(self._entries[index] for index in near), are_suggestions=True)

    def run(self, entry: FinderEntry) -> bool:
        """Do what ``entry`` stands for, and tell whether that was possible."""
        if entry.missing:
            return False
        if entry.id:
            others = (id for id in self._settings.found if id != entry.id)
            self._settings.found = (entry.id, *others)[:MAX_FOUND]
        entry.run()
        return True

    def _at_first(self) -> tuple[FinderEntry, ...]:
        recency = self._recency
        recent = sorted((e for e in self._entries if e.id in recency), key=self._place)
        common = [e for e in self._entries if e.is_common and e.id not in recency]
        common.sort(key=lambda entry: entry.kind is Kind.COMMAND)
        return (*recent, *common)

    def _matching(self, text: str) -> list[FinderEntry]:
        if not words_of(text):
            return []
        found = []
        for entry, searchable in zip(self._entries, self._searchables, strict=True):
            rank = match(text, searchable)
            if rank is not None:
                found.append(((rank, bool(entry.missing), self._place(entry)), entry))
        found.sort(key=lambda pair: pair[0])
        return [entry for _rank, entry in found]

    def _place(self, entry: FinderEntry) -> int:
        """Return how recent ``entry`` is: 0 for the last one; all that are not are equal."""
        return self._recency.get(entry.id, len(self._recency))


def _searchable(entry: FinderEntry) -> Searchable:
    about = (entry.hint, entry.kind.words, entry.about)
    return Searchable.of((entry.title, *entry.aliases), about)
