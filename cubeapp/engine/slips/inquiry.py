"""Which cube the user has: one sticker asked after another.

Each answer makes the cubes that it contradicts less likely (Bayes), and the next question is the
one whose answer is expected to tell most (D. V. Lindley, "On a measure of the information provided
by an experiment", 1956). As every cube fixes its own answers, that is the sticker whose colours
have the largest entropy among the cubes that may be. One answer may be wrong: a cube that a single
answer contradicts stays possible, and so the last sticker asked confirms what the others say.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import StickerError, UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED, Face, cube_name
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.slips.hypotheses import Floats, Hypotheses, hypotheses
from cubeapp.engine.slips.stickers import Answer, sticker_name
from cubeapp.engine.slips.trail import Position, Trail
from cubeapp.engine.text import Text

MOST_WRONG = 1
"""Number of answers that may be wrong."""
WRONG = 0.004
"""How likely an answer is wrong in one certain way, beside that it is right."""
OTHER, OTHER_SHARE = 0.005, 0.2
"""How likely none of the cubes is the user's, and each answer then."""
CERTAIN = 0.98
"""How likely a cube must be to be told."""
WELL = 12
"""Least number of stickers after which all is told to be well, so that two slips do not pass."""
NEARBY = 0.5
"""How much less a ruled out cube counts for each answer that contradicts it; see `_doubts`."""
IN_VIEW = 0.03
"""Bits that a sticker on top, in front or on the right may tell less and be asked before others."""
BITS_AN_ANSWER = 2.2
"""What a question tells on average."""
MOST_CELLS = 600_000
"""Stickers that are looked at for a question; more cubes than that are sampled."""


@dataclass(frozen=True, eq=False)
class Inquiry:
    """What is known after some answers: a value, which the next answer makes another one of.

    >>> inquiry = Inquiry.about(Trail(start, moves))
    >>> while inquiry.ask is not None:
    ...     inquiry = inquiry.answer(inquiry.ask, colour_of(inquiry.ask))
    >>> inquiry.found

    To take an answer back, go on with the inquiry before it.
    """

    hypotheses: Hypotheses
    answers: tuple[Answer, ...] = ()
    """In the order in which they were given."""
    _rows: NDArray[np.intp] = field(repr=False, default_factory=lambda: np.empty(0, np.intp))
    """The cubes that no more than `MOST_WRONG` answers contradict."""
    _wrong: NDArray[np.uint8] = field(repr=False, default_factory=lambda: np.empty(0, np.uint8))
    """How many answers contradict each."""

    @classmethod
    def about(cls, trail: Trail, most_slips: int = 1) -> Inquiry:
        """Return the inquiry without an answer.

        Raises:
            UnsupportedCubeError: there are too many moves to look at.
        """
        return cls.of(hypotheses(trail, most_slips))

    @classmethod
    def of(cls, cubes: Hypotheses, answers: Iterable[Answer] = ()) -> Inquiry:
        """Return the inquiry about some cubes after ``answers``."""
        count = len(cubes)
        inquiry = cls(cubes, (), np.arange(count), np.zeros(count, dtype=np.uint8))
        for answer in answers:
            inquiry = inquiry.answer(answer.sticker, answer.colour)
        return inquiry

    def with_slips(self, most_slips: int) -> Inquiry:
        """Return the same answers about the cubes that as many slips lead to.

        Raises:
            UnsupportedCubeError: there are too many moves to look at.
        """
        return Inquiry.of(hypotheses(self.hypotheses.trail, most_slips), self.answers)

    # Answers

    def answer(self, sticker: int, colour: int | None) -> Inquiry:
        """Return what is known after one more answer.

        Args:
            sticker: its flat index; any may be told, whether it was asked or not.
            colour: 0…5 in the order of the faces; ``None`` for "not sure".

        Raises:
            StickerError: there is no such sticker or colour, or it has been told.
        """
        self._check(sticker, colour)
        answers = (*self.answers, Answer(sticker, colour))
        if colour is None:
            return replace(self, answers=answers)
        # A colour that is not sure was passed over; it may be told later.
        wrong = self._wrong + (self.hypotheses.cubes[sticker, self._rows] != colour)
        kept = np.flatnonzero(wrong <= MOST_WRONG)
        return Inquiry(self.hypotheses, answers, self._rows[kept], wrong[kept])

    def seen(self, cube: Cube) -> Inquiry:
        """Return what is known after all painted stickers of ``cube``, a photo's for instance.

        A cube that is painted wholly may be held in any way; it is turned to the orientation
        told. Of other cubes the stickers count where they are.

        Raises:
            UnsupportedCubeError: it is of another size.
        """
        size = self.hypotheses.trail.size
        if cube.size != size:
            message = Text("this is a {cube}, and a {followed} was followed")
            names = {"cube": cube_name(cube.size), "followed": cube_name(size)}
            raise UnsupportedCubeError(message.format(**names))
        if cube.is_painted:
            held = (cube.apply_all(turns) for turns in rotations(size))
            cube = next((one for one in held if self.hypotheses.find(one) is not None), cube)
        inquiry = Inquiry.of(self.hypotheses)
        for sticker in np.flatnonzero(cube.facelets != UNPAINTED).tolist():
            inquiry = inquiry.answer(sticker, int(cube.facelets[sticker]))
        return inquiry

    def forgetting(self, sticker: int) -> Inquiry:
        """Return what is known without what was told about ``sticker``."""
        return Inquiry.of(self.hypotheses, (one for one in self.answers if one.sticker != sticker))

    def without(self, cube: Cube) -> Inquiry:
        """Return what is known if ``cube`` is not the user's, whatever the answers say."""
        kept = self._rows != self.hypotheses.find(cube)
        return replace(self, _rows=self._rows[kept], _wrong=self._wrong[kept])

    def _check(self, sticker: int, colour: int | None) -> None:
        size = self.hypotheses.trail.size
        if not 0 <= sticker < 6 * size * size:
            raise StickerError(f"a {cube_name(size)} has no sticker of the number {sticker}")
        if colour is not None and not 0 <= colour < len(Face):
            raise StickerError(f"a colour is 0…5, not {colour}")
        if any(one.sticker == sticker and one.colour is not None for one in self.answers):
            raise StickerError(f"the sticker {sticker_name(sticker, size)} has been told already")

    # What they come to

    @property
    def left(self) -> int:
        """How many cubes fit all answers, or else all but one; 0 if nothing fits."""
        return int(np.count_nonzero(self._wrong == self._wrong.min())) if len(self._rows) else 0

    @property
    def nothing_fits(self) -> bool:
        """Whether more than one answer contradicts every cube: more slips, or other ones."""
        return not len(self._rows)

    @cached_property
    def doubtful(self) -> tuple[Answer, ...]:
        """The answers of which one must be wrong, the likeliest first; none if some cube fits all.

        Where `nothing_fits` there are none either: no single answer is to blame.
        """
        if not len(self._rows) or self._wrong.min() == 0:
            return ()
        told = [one for one in self.answers if one.colour is not None]
        likely = self._likelihoods
        blame = [
            float(likely[self.hypotheses.cubes[one.sticker, self._rows] != one.colour].sum())
            for one in told
        ]
        order = sorted(range(len(told)), key=lambda index: -blame[index])
        return tuple(told[index] for index in order if blame[index] > 0)

    @cached_property
    def found(self) -> Position | None:
        """The user's cube, once it is known."""
        if not len(self._rows):
            return None
        likely = self._likelihoods
        best = int(np.argmax(likely))
        index = int(self._rows[best])
        if self._question is not None and not self._is_certain(likely, best, index):
            return None
        return self.hypotheses.position(index) if self._is_alone(best) else None

    @property
    def ask(self) -> int | None:
        """The flat index of the sticker to ask for; ``None`` if there is nothing more to ask."""
        return self._question if self.found is None else None

    @property
    def about_to_go(self) -> int:
        """About how many questions are left, at least 1 while there is one."""
        if self.ask is None:
            return 0
        likely = self._likelihoods / self._likelihoods.sum()
        bits = -float(np.sum(likely * np.log2(np.maximum(likely, 1e-300))))
        seems_well = likely[self.hypotheses.is_well[self._rows]].sum() > 0.5
        return max(1 + round(bits / BITS_AN_ANSWER), WELL - self._told if seems_well else 0)

    @cached_property
    def _likelihoods(self) -> Floats:
        """Of the cubes in `_rows`, not scaled."""
        return np.asarray(self.hypotheses.likelihoods[self._rows] * WRONG**self._wrong)

    @property
    def _told(self) -> int:
        """Number of stickers whose colour was told."""
        return sum(one.colour is not None for one in self.answers)

    def _is_certain(self, likely: Floats, best: int, index: int) -> bool:
        """Tell whether the likeliest cube is likely enough.

        That all is well is told only when every other cube is out, even if an answer is wrong,
        and enough was seen that two slips are out, too.
        """
        is_well = self.hypotheses.is_well
        if is_well[index] and (self._told < WELL or not is_well[self._rows].all()):
            return False
        other = OTHER * OTHER_SHARE**self._told
        return bool(likely[best] >= CERTAIN * (likely.sum() + other))

    def _is_alone(self, best: int) -> bool:
        """Tell whether no other cube fits the answers as well as the likeliest."""
        return int(np.count_nonzero(self._wrong <= self._wrong[best])) == 1

    @cached_property
    def _question(self) -> int | None:
        """The sticker that is expected to tell most; ``None`` if none would tell anything."""
        if not len(self._rows):
            return None
        told = self._entropies()
        told[[one.sticker for one in self.answers]] = 0
        if not told.any():
            # A single cube is left, but that is not certain yet.
            told = self._doubts()
            told[[one.sticker for one in self.answers]] = 0
        told[: len(told) // 2] += IN_VIEW * (told[: len(told) // 2] > 0)  # U, R and F come first
        return int(np.argmax(told)) if told.any() else None

    def _entropies(self) -> Floats:
        """Return how many bits the colour of each sticker is expected to tell."""
        count = len(self.hypotheses.cubes)
        # Of the cubes, which lie in the order of their stories, every so many are looked at.
        step = 1 + len(self._rows) * count // MOST_CELLS
        rows, likelihoods = self._rows[::step], self._likelihoods[::step]
        colours = self.hypotheses.cubes[:, rows] + 6 * np.arange(count, dtype=np.uint32)[:, None]
        weights = np.broadcast_to(likelihoods, colours.shape)
        shares = np.bincount(colours.ravel(), weights.ravel(), 6 * count).reshape(count, 6)
        shares = shares / shares.sum(axis=1, keepdims=True)
        return np.asarray(-np.sum(shares * np.log2(np.maximum(shares, 1e-300)), axis=1))

    def _doubts(self) -> Floats:
        """Return how many cubes each sticker sets apart from the likeliest, near ones above all.

        Cubes that the answers rule out stand for those that no listed slips lead to: such a one
        differs from the likeliest where cubes do that few answers contradict.
        """
        step = 1 + self.hypotheses.cubes.size // MOST_CELLS
        cubes = self.hypotheses.cubes[:, ::step]
        wrong = np.zeros(cubes.shape[1])
        for one in self.answers:
            if one.colour is not None:
                wrong += cubes[one.sticker] != one.colour
        best = self.hypotheses.cubes[:, self._rows[np.argmax(self._likelihoods)]]
        weights = self.hypotheses.likelihoods[::step] * NEARBY**wrong
        return np.asarray((cubes != best[:, None]) @ weights / weights.sum())
