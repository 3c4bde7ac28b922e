"""What a library shows: patterns and cases alike, with what can be searched and played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cubeapp.engine.library.case_sets import (
    PARITY,
    PARITY_SIZES,
    PBL,
    PLL,
    CaseSet,
    case_cube,
    case_sets,
    case_start,
    cll_set,
    cmll_set,
    coll_set,
    eg_sets,
    last_turn,
    parity_set,
    wv_set,
    zbll_set,
)
from cubeapp.engine.library.patterns import Pattern, patterns_for
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.notation.effect import Effect, effect_of
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.telling import effect_in_words
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.text import NO_TEXT, Say, Text, Turns, counted, joined, uncapitalised
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline

PATTERNS = "patterns"
"""The collection of all patterns of a size."""
LONGEST_EFFECT = 220
"""Characters; what an alg does is told in words only if it takes no more."""
SHORT_PBL = {
    "adjacent top, solved bottom": Text("adj / solved"),
    "diagonal top, solved bottom": Text("diag / solved"),
    "adjacent top, adjacent bottom": Text("adj / adj"),
    "diagonal top, diagonal bottom": Text("diag / diag"),
    "adjacent top, diagonal bottom": Text("adj / diag"),
    "diagonal top, adjacent bottom": Text("diag / adj"),
}
"""The cases of both layers of a 2×2×2, in so few words that they go below a picture."""
LARGEST_TOLD = 30
"""What moves do to larger cubes takes too long to work out whenever one is chosen."""


@dataclass(frozen=True, slots=True)
class Collection:
    """Entries that are looked at together."""

    key: str
    size: int
    """N of its cubes."""
    entries: tuple[Entry, ...]
    case_set: CaseSet | None = None
    """What it is made of, unless it is the patterns."""

    @property
    def name(self) -> Text:
        """Short, for people: "OLL", "Patterns"."""
        return Text("Patterns") if self.case_set is None else self.case_set.name

    @property
    def title(self) -> Text:
        """For people: "OLL · turn the last layer up"."""
        if self.case_set is None:
            return Text("Patterns {cube}", cube=cube_name(self.size))
        about = self.case_set.title
        return Text("{set} · {about}", set=self.case_set.name, about=uncapitalised(about))


@dataclass(frozen=True, slots=True)
class Entry:
    """A pattern or a case of the library."""

    source: Pattern | Case

    @property
    def key(self) -> str:
        """What it is known by in its collection."""
        return self.source.key

    @property
    def size(self) -> int:
        """N of its cube."""
        return self.source.size

    @property
    def is_own(self) -> bool:
        """Whether the user added it."""
        return isinstance(self.source, Pattern) and self.source.is_own

    @property
    def label(self) -> Text:
        """Its name as short as can be, for below a picture: "27 Sune"."""
        if isinstance(self.source, Pattern):
            return self.source.name
        is_long = self.source.set == PBL
        name = SHORT_PBL[self.key] if is_long else self.source.name
        return joined(" ", (name, self.source.nickname))

    @property
    def title(self) -> Text:
        """Its whole name: "OLL 27 · Sune"."""
        if isinstance(self.source, Pattern):
            return self.source.name
        return joined(" · ", (self._case_name(self.source), self.source.nickname))

    @property
    def cube(self) -> Cube:
        """What is put on screen: the pattern, or the case before its alg."""
        return self.source.cube if isinstance(self.source, Pattern) else case_cube(self.source)

    @property
    def moves(self) -> tuple[Move, ...]:
        """What makes the pattern, or solves the case."""
        return self.source.moves

    @property
    def alg(self) -> str:
        """Its moves as text."""
        return format_moves(self.moves, self.size)

    @property
    def length(self) -> int:
        """Its face turns; on cubes larger than 3×3×3 its turns of layers."""
        return _length(self.source)

    @property
    def about(self) -> Text:
        """What there is to say of it."""
        return self.source.about

    @property
    def facts(self) -> Text:
        """Its length and its order, for people; empty where no moves are known."""
        if not self.moves:
            return NO_TEXT
        effect = _effect(self.moves, self.size)
        parts = [_metric(self.size).in_words(self.length)]
        if isinstance(self.source, Case):
            slices = Metric.STM.count(self.moves, self.size)
            parts += [Metric.STM.in_words(slices)] if slices != self.length else []
        if effect is not None:
            parts.append(Text("order {order}", order=counted(effect.order)))
        return joined(" · ", parts)

    @property
    def effects(self) -> tuple[Text, ...]:
        """Which pieces its moves take where, a phrase for each thing; none if that is much.

        Of a case whose alg leaves the top turned it is told with the turn that ends it.
        """
        last = last_turn(self.source) if isinstance(self.source, Case) else ()
        effect = _effect((*self.moves, *last), self.size) if self.moves else None
        told = effect_in_words(effect, self.size) if effect is not None else ()
        if not told or len("; ".join(told)) > LONGEST_EFFECT:
            return ()
        if not last:
            return told
        words = {"effect": told[-1], "moves": Turns(format_moves(last, self.size))}
        return *told[:-1], Text("{effect}, with {moves} at the end", **words)

    def timeline(self) -> Timeline:
        """Return how it comes about: a pattern is made, a case is set up and then solved."""
        if isinstance(self.source, Pattern):
            start = Cube.solved(self.size) if self.moves else self.cube
            return Timeline(start, self.moves, Purpose.SCRAMBLE)
        case, ready = self.source, self.set_up_length
        name, end = self._case_name(case), ready + len(case.moves)
        lead = Text("These moves lead to {name}: its alg backwards.")
        parts = (
            Section(Text("set-up"), 0, ready, lead.format(name=name)),
            Section(name, ready, end, self._sentence(case)),
        )
        start = case_start(self.size)
        return Timeline(start, (*case.setup, *case.moves), Purpose.LESSON, parts)

    @property
    def set_up_length(self) -> int:
        """How many moves of the timeline lead to its cube."""
        return len(self.source.setup if isinstance(self.source, Case) else self.source.moves)

    def matches(self, words: Iterable[str], say: Say = str) -> bool:
        """Tell whether each of ``words`` is in its names or text, or is its length.

        A number is none of its text, and only a whole word of its names.

        Args:
            words: as `_words` makes them.
            say: puts texts into the language of ``words``; English is understood as well.
        """
        names = self.names(say)
        texts = (*names, say(self.about), self.about)
        return all(
            self._is_number(word) or _is_word(names, word) if word.isdigit() else _has(texts, word)
            for word in words
        )

    def _is_number(self, word: str) -> bool:
        """Tell whether ``word`` is the number of the case, or the length of the moves."""
        is_case = isinstance(self.source, Case) and word == self.key
        return is_case or (word == str(self.length) and bool(self.moves))

    def rank(self, words: Sequence[str], say: Say = str) -> int:
        """Return how well a search names it.

        That is 0 for its very name, 1 for the beginning of it, 2 for parts of it, and else 3.
        """
        names, searched = self.names(say), "".join(words)
        joined_names = [_joined(name) for name in names]
        if searched in joined_names:
            return 0
        if any(name.startswith(searched) for name in joined_names):
            return 1
        return 2 if all(_has(names, word) for word in words) else 3

    def names(self, say: Say = str) -> tuple[str, ...]:
        """Everything it is called: "PLL Ua" is the "Ua perm", the "Uaperm" and a "U perm"."""
        source = self.source
        names = (say(self.title), say(self.label), source.name)
        if isinstance(source, Pattern):
            return names
        spoken = [f"{source.set} {source.name}"]
        if source.set == PLL:
            spoken += [f"{source.name} perm", f"{source.name[0]} perm"]
        return (*names, source.nickname, *spoken, *map(_joined, spoken))

    def _case_name(self, case: Case) -> Text:
        """Return its name and set; a parity's own name says enough."""
        return case.name if case.set == PARITY else case.title

    def _sentence(self, case: Case) -> Text:
        name = self._case_name(case)
        if case.nickname:
            name = Text("{name} ({nickname})", name=name, nickname=case.nickname)
        return Text("{name} is solved by {alg}", name=name, alg=case.shown)


def collections(size: int, own: Sequence[Pattern] = ()) -> tuple[Collection, ...]:
    """Return the patterns of ``size``, one's own first, and every set of cases.

    Args:
        size: N of the cube that is shown.
        own: what the user added, of any size.
    """
    mine = tuple(Entry(pattern) for pattern in own if pattern.size == size)
    patterns = Collection(PATTERNS, size, mine + _known(size))
    return patterns, *case_collections(size)


def case_collections(size: int) -> tuple[Collection, ...]:
    """Return every set of cases, that of a large cube of ``size`` the last."""
    larger = (_collection(parity_set(size)),) if size > max(PARITY_SIZES) else ()
    # Those for whom a first set is not enough have further ones behind it.
    first, further = _sets(), _further()
    return *first[:3], *further[:4], *first[3:5], *further[4:], *first[5:], *larger


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that a search found."""

    collection: Collection
    """Where it was found."""
    entry: Entry


def found(collections: Iterable[Collection], text: str, say: Say = str) -> tuple[Hit, ...]:
    """Return the entries that match every word of ``text``, the best named first.

    A number is a length, a case's number or a whole word of a name, and so is a single letter;
    hyphens count as spaces. ``say`` puts texts into the language of the user.
    """
    words = _words(text)
    hits = (Hit(each, entry) for each in collections for entry in each.entries)
    return tuple(
        sorted(
            (hit for hit in hits if hit.entry.matches(words, say)),
            key=lambda hit: hit.entry.rank(words, say),
        )
    )


def _words(text: str) -> list[str]:
    """Return the words of ``text`` without its punctuation, in small letters."""
    return re.findall(r"[^\W_]+", text.casefold())


def _joined(text: str) -> str:
    return "".join(_words(text))


def _has(texts: Iterable[str], word: str) -> bool:
    """Tell whether ``word`` is in one of ``texts``; a letter only if it is a word there."""
    if len(word) == 1 and word.isascii():
        return _is_word(texts, word)
    return any(word in text.casefold() for text in texts)


def _is_word(texts: Iterable[str], word: str) -> bool:
    """Tell whether ``word`` stands by itself in one of ``texts``."""
    return any(word in _words(text) for text in texts)


@lru_cache(maxsize=8)
def _known(size: int) -> tuple[Entry, ...]:
    return tuple(Entry(pattern) for pattern in patterns_for(size))


@lru_cache(maxsize=1)
def _sets() -> tuple[Collection, ...]:
    return tuple(_collection(case_set) for case_set in case_sets())


@lru_cache(maxsize=1)
def _further() -> tuple[Collection, ...]:
    """Return the sets of those who learn more: four of the 3×3×3, and those of the 2×2×2."""
    sets = (wv_set(), coll_set(), cmll_set(), zbll_set(), cll_set(), *eg_sets())
    return tuple(map(_collection, sets))


def _collection(case_set: CaseSet) -> Collection:
    entries = tuple(Entry(case) for case in case_set.cases)
    return Collection(case_set.key, case_set.size, entries, case_set)


def _metric(size: int) -> Metric:
    return Metric.HTM if size < 4 else Metric.STM


@lru_cache(maxsize=2048)
def _length(source: Pattern | Case) -> int:
    return _metric(source.size).count(source.moves, source.size)


@lru_cache(maxsize=64)
def _effect(moves: tuple[Move, ...], size: int) -> Effect | None:
    return effect_of(moves, size) if size <= LARGEST_TOLD else None
