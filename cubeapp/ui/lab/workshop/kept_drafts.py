"""Methods with changes that are not saved: kept in one file between starts.

Windows that are open at the same time leave each other's alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from cubeapp.engine.data_files import Table
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.solvers.chains.drafts import MethodDraft, free_id, read_draft
from cubeapp.ui.services.storage import Json, Storage
from cubeapp.words import reason, sentence

NAME = "workshop"
"""Of the file."""


class KeptDrafts:
    """The drafts of this window, with a file behind them."""

    def __init__(
        self, storage: Storage, is_own: Callable[[str], bool], say: Callable[[str], object]
    ) -> None:
        """Read what is kept.

        Args:
            storage: has the file.
            is_own: tells whether the method of an id can be changed.
            say: is told what is the matter with the file, in a sentence.
        """
        self._storage, self._is_own, self._say = storage, is_own, say
        self.chosen = ""
        """The id of the method that was chosen at last."""
        self.by_id = self._read()
        """What can be changed; `write` keeps it."""
        self._known = dict(self.by_id)
        """What this window knows of the file."""

    def write(self, chosen: str, saved: Collection[str]) -> str:
        """Keep all, and return the id of the chosen method.

        That is another one where another window has taken it for another method.

        Args:
            chosen: its id.
            saved: the ids of all methods that files describe.
        """
        with self._storage.lock(NAME):
            chosen = self._catch_up(chosen, saved)
            value: Json = {
                "chosen": chosen,
                "drafts": [draft.values() for draft in self.by_id.values()],
            }
            try:
                self._storage.write(NAME, value)
            except CubeError as error:
                self._say(sentence(reason(error)))
        self._known = dict(self.by_id)
        return chosen

    def _catch_up(self, chosen: str, saved: Collection[str]) -> str:
        """Take over what other windows have changed."""
        for id, theirs in self._read().items():
            mine, before = self.by_id.get(id), self._known.get(id)
            if theirs in (before, mine):
                continue
            if mine is not None and mine != before:
                new = free_id(mine.title, {*saved, *self.by_id})
                self.by_id[new] = replace(mine, id=new)
                chosen = new if chosen == id else chosen
            self.by_id[id] = theirs
        return chosen

    def _read(self) -> dict[str, MethodDraft]:
        try:
            value = self._storage.read(NAME)
        except CubeError as error:
            self._say(sentence(reason(error)))
            return {}
        try:
            return self._taken(value)
        except CubeError:
            self._say(sentence(self._storage.set_aside(NAME)))
            return {}

    def _taken(self, value: Json) -> dict[str, MethodDraft]:
        if not isinstance(value, dict):
            return {}
        chosen, drafts = value.get("chosen"), value.get("drafts")
        self.chosen = chosen if isinstance(chosen, str) else ""
        found = [
            read_draft(Table(NAME, each, {}))
            for each in (drafts if isinstance(drafts, list) else ())
            if isinstance(each, Mapping)
        ]
        return {draft.id: draft for draft in found if self._is_own(draft.id)}
