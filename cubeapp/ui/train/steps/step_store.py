"""Which step is practised and how steps have gone: every change is written at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import cast

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.practice.solves import PracticeError
from cubeapp.engine.practice.step_results import StepResults
from cubeapp.engine.solvers.goals.steps import BY_NAME, StepChoice
from cubeapp.ui.services.storage import Json, Storage
from cubeapp.ui.services.stored_value import Form, StoredValue
from cubeapp.words import mark, tr

NAME = "steps"
"""Of the stored file."""
UNSAVED = mark("What was practised lasts only until the window is closed: {reason}")
HARDEST = {
    **{"cross": 8, "xcross": 9, "2x2x2": 8, "2x2x3": 12, "fb": 9},
    **{"eo": 7, "eoline": 9, "eocross": 11, "dr": 12},
}
"""The steps that can be practised, and how many turns each may be asked to take."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is practised."""

    name: str = "cross"
    """That of the step; one of `HARDEST`."""
    place: str = ""
    """Where it is; one of those of the step."""
    least: int = 0
    """The step takes at least so many turns; as many as come if 0."""
    most: int = 0
    """And so many at the most; not less than `least`."""

    @property
    def step(self) -> StepChoice:
        """The step."""
        return BY_NAME[self.name]

    @property
    def goal(self) -> str:
        """The step and where it is, as `read_task` reads it."""
        return f"{self.name}:{self.place}" if self.place else self.name

    @property
    def needed(self) -> range | None:
        """How many turns it is to take; ``None`` for as many as come."""
        return range(self.least, self.most + 1) if self.least else None

    def to_json(self) -> Json:
        """Return the choice as JSON can hold it."""
        return {"step": self.name, "place": self.place, "least": self.least, "most": self.most}

    @classmethod
    def from_json(cls, value: object) -> Choice:
        """Read what `to_json` gave.

        Raises:
            PracticeError: the value is something else.
        """
        match value:
            case {
                "step": str(name),
                "place": str(place),
                "least": int(least),
                "most": int(most),
            } if name in HARDEST and 0 <= least <= most <= HARDEST[name]:
                if place in (key for key, _ in BY_NAME[name].places):
                    return cls(name, place, least, most)
        raise PracticeError(tr("this is not a valid choice of steps"))


@dataclass(frozen=True, slots=True)
class StepBook:
    """What the file holds."""

    choice: Choice = Choice()
    results: StepResults = field(default_factory=StepResults)


def _book(value: Json) -> StepBook:
    content = value if isinstance(value, Mapping) else {}
    choice = Choice.from_json(content.get("choice"))
    return StepBook(choice, StepResults.from_json(content.get("results")))


def _write(storage: Storage, book: StepBook) -> None:
    results = cast("Json", book.results.to_json())
    storage.write(NAME, {"choice": book.choice.to_json(), "results": results})


_FORM = Form(NAME, StepBook, _book, _write, UNSAVED)


class StepStore(QObject):
    """Owns the user's `StepBook`; it is read when it is first asked for."""

    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._stored = StoredValue(storage, _FORM, self.message.emit)

    @property
    def book(self) -> StepBook:
        """The book as it is now."""
        return self._stored.value

    def choose(self, choice: Choice) -> None:
        """Practise something else from now on."""
        self._stored.change(lambda book: replace(book, choice=choice))

    def change_results(self, change: Callable[[StepResults], StepResults]) -> None:
        """Change the results."""
        self._stored.change(lambda book: replace(book, results=change(book.results)))
