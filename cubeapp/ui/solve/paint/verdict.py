"""Works out what is wrong with the painted cube, and what can become of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QTimer

from cubeapp.engine.legality.counting import count_completions
from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.findings import is_sound
from cubeapp.engine.legality.possible import possible
from cubeapp.engine.legality.validity import Diagnosis, Fault, FaultCode, Origins, diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.moves import Move

LIVE_SIZE = 40
"""Up to this size a diagnosis takes less than a frame and follows every sticker."""
PAUSE_MS = 100
"""Above it, and within a stroke, the pause in painting after which the cube is diagnosed."""
MAX_SUGGESTIONS = 5
"""Maximum number of other cubes that are suggested at once."""
OUTLOOK_MS = 40
"""The pause after which it is worked out what can still come, so that strokes stay smooth."""


class SuggestionKind(Enum):
    """Which other cubes are suggested for a draft."""

    NONE = auto()
    NEAREST = auto()
    """The legal ones nearest to it, as several faults mix in it, or nothing fits it."""
    FITTING = auto()
    """Those that fit it, as they are few."""


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What can become of a draft."""

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
        return cls(count, completed, possible(draft).colours)


@dataclass(frozen=True, slots=True, eq=False)
class Verdict:
    """A draft with all that is known of it; the results for another draft are never mixed in."""

    draft: Cube
    origins: Origins
    """Which of its stickers were implied and which were painted last."""
    diagnosis: Diagnosis
    is_mixed: bool = False
    """Whether no repair of a single mistake puts everything right."""
    outlook: Outlook | None = None
    """``None`` until it is worked out, soon after the diagnosis."""

    @classmethod
    def of(cls, draft: Cube, origins: Origins) -> Verdict:
        """Diagnose ``draft``; the outlook is left open."""
        diagnosis = diagnose(draft, origins)
        return cls(draft, origins, diagnosis, _is_mixed(diagnosis.mistakes))

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong, bare stickers included."""
        return self.diagnosis.faults

    @property
    def mistakes(self) -> tuple[Fault, ...]:
        """The faults that are more than bare stickers."""
        return self.diagnosis.mistakes

    @property
    def mistake_count(self) -> int:
        """How many things there are to repair.

        A wrong sticker also makes wrong counts and may show on several cubies: what one repair
        puts right counts once.
        """
        if not self.is_mixed:
            return min(len(self.mistakes), 1)
        causes = [fault for fault in self.mistakes if fault.code is not FaultCode.COLOUR_COUNT]
        return len(causes) or 1

    @property
    def implied(self) -> frozenset[int]:
        """The stickers of the draft that were filled in."""
        return self.origins.followed

    @property
    def outlined(self) -> frozenset[int]:
        """The facelets of all mistakes."""
        return frozenset(index for fault in self.mistakes for index in fault.facelets)

    @property
    def count(self) -> int | None:
        """How many legal cubes have the painted stickers, ``None`` while that is not known."""
        return None if self.outlook is None else self.outlook.count

    @property
    def completed(self) -> Cube | None:
        """The cube to use: the draft if it is legal, or the only legal one that fits it."""
        if self.diagnosis.is_legal:
            return self.draft
        return None if self.outlook is None else self.outlook.completed

    @property
    def way_home(self) -> tuple[Move, ...]:
        """The rotations that bring a legal draft's faces home; none for any other draft."""
        return tuple(turns_home(self.draft)) if self.diagnosis.is_legal else ()

    @property
    def suggestions(self) -> SuggestionKind:
        """Which other cubes to suggest, once the outlook is known."""
        if self.mistakes:
            return SuggestionKind.NEAREST if self.is_mixed else SuggestionKind.NONE
        if self.count == 0:
            return SuggestionKind.NEAREST
        is_few = self.count is not None and 1 < self.count <= MAX_SUGGESTIONS
        return SuggestionKind.FITTING if is_few else SuggestionKind.NONE


class Judge:
    """Turns drafts into verdicts: first without, soon after with an outlook.

    A draft that comes back has the verdict it had.
    """

    def __init__(self, judged: Callable[[Verdict], object]) -> None:
        """Judge nothing yet; ``judged`` is called with each verdict on the latest draft."""
        self._judged = judged
        self._draft: Cube | None = None
        self._origins = Origins()
        self._verdict: Verdict | None = None
        """The latest one, which is still right when its draft comes back."""
        self._timer = QTimer(singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._diagnose)
        self._later = QTimer(singleShot=True, interval=OUTLOOK_MS)
        self._later.timeout.connect(self._add_outlook)

    def set_draft(self, draft: Cube | None, origins: Origins, *, is_fleeting: bool = False) -> bool:
        """Diagnose ``draft``, at once or after a short pause, and return whether at once.

        Args:
            draft: what is painted; ``None`` to end.
            origins: who painted its stickers, as far as that is known.
            is_fleeting: whether another one follows soon, which is not to wait for this one.
        """
        self._draft, self._origins = draft, origins
        self._timer.stop()
        self._later.stop()
        if draft is None:
            return False
        is_judged_now = draft.size <= LIVE_SIZE and not is_fleeting
        if is_judged_now:
            self._diagnose()
        else:
            self._timer.start()
        return is_judged_now

    def _diagnose(self) -> None:
        draft, origins, verdict = self._draft, self._origins, self._verdict
        if draft is None:
            return
        if verdict is None or (verdict.draft, verdict.origins) != (draft, origins):
            self._verdict = verdict = Verdict.of(draft, origins)
        if verdict.outlook is None:
            self._later.start()
        self._judged(verdict)

    def _add_outlook(self) -> None:
        if self._verdict is not None:
            self._verdict = replace(self._verdict, outlook=Outlook.of(self._verdict.draft))
            self._judged(self._verdict)


def _is_mixed(mistakes: Sequence[Fault]) -> bool:
    firsts = [fault.repairs[0].cube for fault in mistakes if fault.repairs]
    return len(mistakes) > 1 and not any(is_sound(cube) for cube in firsts)
