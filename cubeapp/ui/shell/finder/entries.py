"""What the palette can find: commands, pages, settings, and whatever features add."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from cubeapp.words import mark, tr


class Kind(Enum):
    """What an entry is; the value is its name in English."""

    MOVES = mark("Moves")
    COMMAND = mark("Command")
    PLACE = mark("Place")
    PAGE = mark("Page")
    SETTING = mark("Setting")
    PATTERN = mark("Pattern")
    CASE = mark("Case")
    METHOD = mark("Method")
    PRACTICE = mark("Practice")
    SESSION = mark("Saved session")

    @property
    def words(self) -> str:
        """Its name, for people."""
        return tr(self.value)


@dataclass(frozen=True, slots=True)
class FinderEntry:
    """One thing that can be found and done; all its texts are in the language of the user."""

    id: str
    """Kept in the settings while it is among the recent ones; empty for what is not kept."""
    title: str
    kind: Kind
    run: Callable[[], object]
    hint: str = ""
    """Where it is found otherwise, or what it belongs to."""
    key: str = ""
    """The key that does the same."""
    state: str = ""
    """Whether it is on, or chosen; empty where that makes no sense."""
    aliases: tuple[str, ...] = ()
    """What it is called as well."""
    about: str = ""
    """A sentence about it, whose words find it too."""
    missing: str = ""
    """Why it cannot be done now; empty if it can."""
    is_common: bool = False
    """Whether it is offered before anything is typed."""
