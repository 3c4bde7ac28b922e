"""What is looked at in the library: a collection, or what a search finds, and the chosen entry."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.library.entries import PATTERNS, Collection, Entry, Hit, found
from cubeapp.ui.lab.library.model import Library
from cubeapp.words import mark, tr

BY_NAME, BY_LENGTH = "name", "length"
ORDERS = ((BY_NAME, mark("By name")), (BY_LENGTH, mark("By length")))
"""Ways to order what is shown, with their words in English."""


class Browser(QObject):
    """Shows one collection at a time, or what a search finds in all of them."""

    collections_changed = Signal()
    """Other collections are offered, or another one is open."""
    hits_changed = Signal()
    entry_changed = Signal()

    def __init__(self, library: Library) -> None:
        """Show nothing until `refresh`."""
        super().__init__()
        self._library = library
        self._order = BY_NAME
        self.collections: tuple[Collection, ...] = ()
        """What is offered."""
        self.opened = PATTERNS
        """The key of the open collection."""
        self.text = ""
        """What is searched for in all collections; empty to see all of the open one."""
        self.hits: tuple[Hit, ...] = ()
        """What is shown, in its order."""
        self.entry: Entry | None = None
        """What is chosen, one of the `entries`; ``None`` if there are none."""

    @property
    def collection(self) -> Collection | None:
        """The open collection."""
        return next((each for each in self.collections if each.key == self.opened), None)

    @property
    def entries(self) -> list[Entry]:
        """The entries of the `hits`."""
        return [hit.entry for hit in self.hits]

    def refresh(self) -> None:
        """Offer what there is for the cube on screen; the same collection and entry stay open."""
        offered = self._library.collections
        if offered == self.collections:
            return
        self.collections = offered
        if self.collection is None:
            self.opened = PATTERNS
        self.collections_changed.emit()
        self._fill(self.entry)

    def open(self, key: str) -> None:
        """Show the whole of a collection, whatever was searched for."""
        self.opened, self.text = key, ""
        self.collections_changed.emit()
        self._fill(None)

    def search(self, text: str) -> None:
        """Show what matches ``text`` in all collections, or all of the open one again."""
        if text.strip() != self.text:
            self.text = text.strip()
            self._fill(self.entry)

    def sort(self, order: str) -> None:
        """Show everything in one of the `ORDERS`."""
        self._order = order
        self._fill(self.entry)

    def choose(self, entry: Entry | None) -> None:
        """Choose ``entry``, shown in its own collection if it is not among what is shown."""
        if entry is not None and entry not in self.entries:
            holder = next((each for each in self.collections if entry in each.entries), None)
            if holder is None:
                return
            self.opened, self.text = holder.key, ""
            self.collections_changed.emit()
            self._fill(entry)
        elif entry != self.entry:
            self.entry = entry
            self.entry_changed.emit()

    def _fill(self, chosen: Entry | None) -> None:
        """Show what is looked for; ``chosen`` is, if it is there."""
        # Of equally good hits, those of the open collection come first.
        searched = sorted(self.collections, key=lambda each: each.key != self.opened)
        shown = searched if self.text else searched[:1]
        hits = found(shown, self.text, tr)
        if self._order == BY_LENGTH:
            hits = tuple(sorted(hits, key=_length))
        self.hits = hits
        entries = self.entries
        self.entry = chosen if chosen in entries else next(iter(entries), None)
        self.hits_changed.emit()
        self.entry_changed.emit()


def _length(hit: Hit) -> tuple[bool, int]:
    """Return what orders ``hit`` by its moves; what has none comes last."""
    return not hit.entry.moves, hit.entry.length
