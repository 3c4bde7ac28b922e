"""Which cases are practised, and in which order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.practice.case_book import OwnDeck
from cubeapp.engine.practice.decks import decks
from cubeapp.engine.practice.drills import key_of
from cubeapp.engine.practice.next_case import Order, Rule
from cubeapp.engine.practice.schedule import NEW_A_DAY
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.services.storage import Json, Storage
from cubeapp.ui.services.stored_value import Form, StoredValue
from cubeapp.words import tr

NAME = "drills"
"""Of the stored file."""
TOPS: dict[str, Face | None] = {"any": None, "U": Face.U, "D": Face.D}
"""Which colour is on top of the set-ups, by its stored key."""
MOST_NEW = 99
"""Cases begun on a day, at most."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is practised."""

    set_key: str = "OLL"
    left_out: frozenset[str] = frozenset()
    """Keys of the cases, of all sets, that are not practised; see `key_of`."""
    missed_more: bool = True
    """Whether cases missed more often come more often."""
    top: str = "D"
    """One of `TOPS`."""
    order: Order = Order.DUE
    """Which case comes next."""
    new_a_day: int = NEW_A_DAY
    """How many cases are begun on a day."""
    pair: tuple[str, ...] = ()
    """The keys of two cases that are practised together; see `Order.CONFUSED`."""
    own: tuple[OwnDeck, ...] = field(default=(), compare=False)
    """The user's decks, which are kept elsewhere."""

    @property
    def rule(self) -> Rule:
        """How the next case is chosen."""
        return Rule(self.order, self.new_a_day, self.missed_more, self.pair)

    @property
    def case_set(self) -> CaseSet:
        """The chosen set."""
        sets = decks(self.own)
        return next((each for each in sets if each.key == self.set_key), sets[0])

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases of it that are practised."""
        chosen = self.case_set
        return tuple(case for case in chosen.cases if key_of(chosen.key, case) not in self.left_out)

    def toggled(self, index: int) -> Choice:
        """Return this with the case of ``index`` in the set left out, or practised again."""
        chosen = self.case_set
        return replace(self, left_out=self.left_out ^ {key_of(chosen.key, chosen.cases[index])})

    def with_only(self, indices: Iterable[int]) -> Choice:
        """Return this with exactly the cases of ``indices`` in the set practised."""
        chosen = self.case_set
        keys = [key_of(chosen.key, case) for case in chosen.cases]
        ticked = frozenset(keys[index] for index in indices)
        return replace(self, left_out=(self.left_out | frozenset(keys)) - ticked)

    def with_pair(self, cases: Sequence[Case]) -> Choice:
        """Return this with two cases of the set practised together."""
        keys = tuple(key_of(self.case_set.key, case) for case in cases)
        left_out = self.left_out - set(keys)
        return replace(self, order=Order.CONFUSED, pair=keys, left_out=left_out)

    def to_json(self) -> Json:
        """Return the choice as JSON can hold it."""
        return {
            "set": self.set_key,
            "left_out": cast("list[Json]", sorted(self.left_out)),
            "missed_more": self.missed_more,
            "top": self.top,
            "order": self.order.value,
            "new_a_day": self.new_a_day,
            "pair": list(self.pair),
        }

    @classmethod
    def from_json(cls, value: Json) -> Choice:
        """Read what `to_json` gave; files from before there was an order have none.

        Raises:
            CubeError: the value is something else.
        """
        match value:
            case {
                "set": str(key),
                "left_out": list(left_out),
                "missed_more": bool(missed_more),
                "top": str(top),
            } if top in TOPS and all(isinstance(key, str) for key in left_out):
                made = cls(key, frozenset(map(str, left_out)), missed_more, top)
                content = cast("Mapping[str, object]", value)
                days, pair = _new_a_day(content), _pair(content)
                return replace(made, order=_order(content), new_a_day=days, pair=pair)
        raise CubeError(tr("this is not a valid choice of cases"))


def _order(value: Mapping[str, object]) -> Order:
    known = {order.value: order for order in Order}
    return known.get(str(value.get("order")), Order.DUE)


def _pair(value: Mapping[str, object]) -> tuple[str, ...]:
    match value.get("pair"):
        case [str(one), str(other)]:
            return one, other
    return ()


def _new_a_day(value: Mapping[str, object]) -> int:
    count = value.get("new_a_day")
    return count if type(count) is int and 0 <= count <= MOST_NEW else NEW_A_DAY


_FORM = Form(
    NAME,
    Choice,
    Choice.from_json,
    lambda storage, choice: storage.write(NAME, choice.to_json()),
)


class ChoiceStore(QObject):
    """Owns the user's `Choice`; it is read when it is first asked for.

    What another window of the program has ticked or left out meanwhile stays so.
    """

    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._stored = StoredValue(storage, _FORM, self.message.emit)

    @property
    def choice(self) -> Choice:
        """What is practised."""
        return self._stored.value

    def choose(self, choice: Choice) -> None:
        """Practise something else from now on."""
        changed = self.choice.left_out ^ choice.left_out

        def chosen(now: Choice) -> Choice:
            left_out = (now.left_out - changed) | (choice.left_out & changed)
            return replace(choice, left_out=left_out)

        self._stored.change(chosen)
