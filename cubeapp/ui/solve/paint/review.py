"""What photos were read as, while the user compares it with the cube in hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cubeapp.engine.model.cube import Cube

MIN_ALIKE = 0.5
"""A draft that shares fewer of its stickers with what was read is another cube."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One cube that the photos may show."""

    cube: Cube
    doubtful: frozenset[int]
    """The facelets that should be compared with the cube in hand."""


@dataclass(frozen=True, slots=True)
class Review:
    """All that the photos may show, and which of it was painted."""

    text: str
    """The messages about the photos, as sentences."""
    readings: tuple[Reading, ...]
    """The likeliest first."""
    index: int = 0

    @property
    def reading(self) -> Reading:
        """The one that was painted."""
        return self.readings[self.index]

    def doubtful_in(self, draft: Cube | None) -> frozenset[int] | None:
        """Return the doubtful facelets not painted since; ``None`` for another cube."""
        cube = self.reading.cube
        if draft is None or draft.size != cube.size:
            return None
        same = draft.facelets == cube.facelets
        if same.mean() < MIN_ALIKE:
            return None
        return frozenset(index for index in self.reading.doubtful if same[index])

    def next(self) -> Review:
        """Return the review of the next reading; after the last comes the first."""
        return replace(self, index=(self.index + 1) % len(self.readings))
