"""The cases that came up in a trial of a method, as what can be practised."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.case_book import OwnDeck
from cubeapp.engine.practice.decks import DECK_SIZE, decks
from cubeapp.engine.practice.drills import key_of
from cubeapp.engine.solvers.chains.method_files import ChainStep
from cubeapp.engine.solvers.chains.trial import StepTrial
from cubeapp.engine.text import Text


@dataclass(frozen=True, slots=True)
class CaseChoice:
    """Cases of one deck to be practised."""

    title: Text
    """Of the deck."""
    set_key: str = ""
    """Of a known deck; empty where there is a deck of their own."""
    keys: tuple[str, ...] = ()
    """The cases of the known deck, as `key_of` names them, the most frequent first."""
    deck: OwnDeck | None = None
    """A deck of a step's own algs, the most frequent first."""

    @property
    def count(self) -> int:
        """How many cases there are."""
        return len(self.keys) if self.deck is None else len(self.deck.text.splitlines())


def choices_of(trial: StepTrial, step: ChainStep, most: int) -> tuple[CaseChoice, ...]:
    """Return the most frequent cases of a step, by their decks.

    Args:
        trial: what came up.
        step: whose algs solved them.
        most: how many cases at most.
    """
    known: dict[str, list[str]] = {}
    others: list[str] = []
    algs = {str(alg.case): alg for alg in step.own_algs}
    for case, _ in trial.cases.most_common(most):
        if str(case) in _decks():
            set_key, key = _decks()[str(case)]
            known.setdefault(set_key, []).append(key)
        elif str(case) in algs:
            others.append(f"{format_moves(algs[str(case)].moves, DECK_SIZE)} // {case}")
    titles = {each.key: each.name for each in decks()}
    found = [CaseChoice(titles[key], key, tuple(keys)) for key, keys in known.items()]
    if others:
        found.append(CaseChoice(step.name, deck=OwnDeck(str(step.name), "\n".join(others))))
    return tuple(found)


@cache
def _decks() -> Mapping[str, tuple[str, str]]:
    """Return the deck of each case and what it is counted by there, by its title."""
    found: dict[str, tuple[str, str]] = {}
    for deck in decks():
        if deck.size == DECK_SIZE:
            for case in deck.cases:
                found.setdefault(str(case.title), (deck.key, key_of(deck.key, case)))
    return found
