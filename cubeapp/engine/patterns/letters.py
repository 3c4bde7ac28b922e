"""The colours that the letters of a pattern have so far, packed into one whole number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cubeapp.engine.patterns.mask import COLOURS, Mask, centre_colours

BITS = 3
"""Of the colour of a letter: 0 where it has none yet, and else one more than the colour."""
FULL = (1 << BITS) - 1
_Letter = tuple[int, str]
"""A letter with its face, for which alone it speaks."""


@dataclass(frozen=True, slots=True)
class Told:
    """A letter with the colour that it is told to have."""

    shift: int
    """By how many bits its colour is shifted."""
    colour: int
    """One more than the colour."""
    others: int
    """The other letters of its face, the lowest bit of each: none may have that colour."""


class Letters:
    """The letters of a pattern, each with its place in the number."""

    def __init__(self, mask: Mask) -> None:
        self._of = mask.letters()
        letters = list(dict.fromkeys(self._of.values()))
        self._shift = {letter: BITS * index for index, letter in enumerate(letters)}
        self._beside = {letter: self._others(letter) for letter in letters}
        self.known = 0
        """The colours of letters on centres."""
        faces = [face for face, _ in letters]
        has_colours = all(faces.count(face) <= len(COLOURS) for face in faces)
        self.is_possible = self._know_centres(mask) and has_colours
        """Whether there are centres and colours enough for the pattern."""

    def told(self, stickers: Iterable[tuple[int, int]]) -> tuple[Told, ...] | None:
        """Return what stickers tell of letters; ``None`` if they contradict.

        Args:
            stickers: facelets with their colours.
        """
        found: dict[_Letter, int] = {}
        for facelet, colour in stickers:
            letter = self._of.get(facelet)
            if letter is not None and found.setdefault(letter, colour) != colour:
                return None
        told = tuple(self._told(letter, colour) for letter, colour in found.items())
        return told if after(self.known, told) is not None else None

    def kept(self, slots: Sequence[Iterable[int]]) -> tuple[int, ...]:
        """Return which letters still matter before each slot and at the end, as bits.

        Those do that are compared with stickers to come.

        Args:
            slots: the facelets of each.
        """
        uses = [{self._of[each] for each in slot if each in self._of} for slot in slots]
        before = {letter for letter, shift in self._shift.items() if self.known >> shift & FULL}
        kept = []
        for index in range(len(uses) + 1):
            later = {letter for use in uses[index:] for letter in use}
            new = {face for face, letter in later if (face, letter) not in before}
            matter = [letter for letter in before if letter in later or letter[0] in new]
            kept.append(sum(FULL << self._shift[letter] for letter in matter))
            before |= uses[index] if index < len(uses) else set()
        return tuple(kept)

    def _know_centres(self, mask: Mask) -> bool:
        """Note the colours of letters on centres; tell whether the centres fit the pattern."""
        for facelet, colour in centre_colours().items():
            if mask.cells[facelet] in COLOURS and mask.cells[facelet] != COLOURS[colour]:
                return False
            if facelet in self._of:
                self.known |= (colour + 1) << self._shift[self._of[facelet]]
        return True

    def _others(self, letter: _Letter) -> int:
        """Return the lowest bits of the other letters of a letter's face."""
        others = (each for each in self._shift if each[0] == letter[0] and each != letter)
        return sum(1 << self._shift[other] for other in others)

    def _told(self, letter: _Letter, colour: int) -> Told:
        return Told(self._shift[letter], colour + 1, self._beside[letter])


def after(letters: int, told: tuple[Told, ...]) -> int | None:
    """Return the colours of letters with more of them told, ``None`` where they contradict."""
    for each in told:
        known = letters >> each.shift & FULL
        if known == each.colour:
            continue
        if known or _has(letters, each.others, each.colour):
            return None
        letters |= each.colour << each.shift
    return letters


def _has(letters: int, others: int, colour: int) -> bool:
    """Tell whether any of some letters, given by their lowest bits, has a colour."""
    while others:
        lowest = others & -others
        if letters & FULL * lowest == colour * lowest:
            return True
        others ^= lowest
    return False
