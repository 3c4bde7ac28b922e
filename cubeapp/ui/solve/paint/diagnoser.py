"""Keeps what is known of the painted cube up to date without getting in the way."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.engine.checks.counting import count_completions
from cubeapp.engine.checks.filling import filled
from cubeapp.engine.checks.findings import is_sound
from cubeapp.engine.checks.possible import possible
from cubeapp.engine.cube import Cube
from cubeapp.engine.validity import Fault, Origins, diagnose

LIVE_SIZE = 40
"""Up to this size a diagnosis takes less than a frame and follows every sticker."""
PAUSE_MS = 100
"""Above it, and within a stroke, the pause in painting after which the cube is looked at."""
MOST_OFFERS = 5
"""More cubes at once nobody compares."""
ADVICE_MS = 40
"""The pause after which it is worked out what can still come: a stroke is not to wait for it."""


class Offers(Enum):
    """Which other cubes are offered for a draft."""

    NONE = auto()
    NEAREST = auto()
    """The legal ones nearest to it, as several faults mix in it, or nothing fits it."""
    FITTING = auto()
    """Those that fit it, as they are few."""


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What can become of a draft."""

    draft: Cube
    count: int
    """How many legal cubes have its painted stickers."""
    completed: Cube | None
    """The one that has, if there is just one."""
    colours: NDArray[np.bool_]
    """Whether each sticker can have each colour: shape (6·N², 6)."""

    def colours_for(self, index: int) -> frozenset[int]:
        """Return the colours that can still come to a sticker, 0…5."""
        return frozenset(np.flatnonzero(self.colours[index]).tolist())

    @classmethod
    def of(cls, draft: Cube) -> Outlook:
        """Work it out, in some hundredths of a second."""
        count = count_completions(draft)
        completed = filled(draft) if count == 1 else None
        return cls(draft, count, completed, possible(draft).colours)


class Diagnoser(QObject):
    """Turns drafts into diagnoses, and soon after into outlooks."""

    diagnosed = Signal(object, object)
    """(`Cube`, `Diagnosis`): the latest draft and what is wrong with it."""
    foreseen = Signal(object)
    """The `Outlook` of the latest draft."""
    offers_wanted = Signal(object, object)
    """(`Cube`, `Offers`): the latest draft, and which other cubes are to be offered for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft: Cube | None = None
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._diagnose)
        self._later = QTimer(self, singleShot=True, interval=ADVICE_MS)
        self._later.timeout.connect(self._foresee)
        self._origins = Origins()
        self._mistakes: tuple[Fault, ...] = ()

    def set_draft(
        self, draft: Cube | None, is_fleeting: bool = False, origins: Origins | None = None
    ) -> None:
        """Diagnose ``draft``, at once or after a short pause; ``None`` if nobody paints.

        Args:
            draft: what is painted.
            is_fleeting: whether another one follows soon, which is not to wait for this one.
            origins: who painted its stickers, as far as that is known.
        """
        self._draft, self._origins = draft, origins or Origins()
        self._timer.stop()
        self._later.stop()
        if draft is None:
            self.offers_wanted.emit(None, Offers.NONE)
        elif draft.size <= LIVE_SIZE and not is_fleeting:
            self._diagnose()
        else:
            self._timer.start()

    def _diagnose(self) -> None:
        draft = self._draft
        if draft is not None:
            diagnosis = diagnose(draft, self._origins)
            self._mistakes = diagnosis.mistakes
            self.diagnosed.emit(draft, diagnosis)
            self._later.start()

    def _foresee(self) -> None:
        draft = self._draft
        if draft is not None:
            outlook = Outlook.of(draft)
            self.foreseen.emit(outlook)
            self.offers_wanted.emit(draft, self._offers(outlook))

    def _offers(self, outlook: Outlook) -> Offers:
        if self._mistakes:
            return Offers.NEAREST if self._are_mixed() else Offers.NONE
        if outlook.count == 0:
            return Offers.NEAREST
        return Offers.FITTING if 1 < outlook.count <= MOST_OFFERS else Offers.NONE

    def _are_mixed(self) -> bool:
        """Tell whether no repair of a single fault mends all."""
        firsts = [fault.repairs[0].cube for fault in self._mistakes if fault.repairs]
        return len(self._mistakes) > 1 and not any(is_sound(cube) for cube in firsts)
