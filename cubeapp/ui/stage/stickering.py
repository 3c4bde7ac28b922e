"""The stickering: which cubies keep their colours while the rest is dimmed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubeapp.drawing.position import Position
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.masks import (
    CENTRES,
    CORNERS,
    CROSS,
    EDGES,
    F2L,
    OLL,
    PLL,
    FaceletMask,
    bottom_colour,
    choices_for,
    chosen,
)
from cubeapp.engine.timeline.timeline import Section
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.services.stickering import NOTHING, STEP
from cubeapp.ui.stage.player import Player
from cubeapp.words import mark

STICKERING_TITLES = (
    (STEP, mark("The step's cubies")),
    (NOTHING, mark("Everything")),
    (CROSS, mark("Cross")),
    (F2L, mark("F2L: the first two layers")),
    (OLL, mark("OLL: the top's colour")),
    (PLL, mark("PLL: the top layer")),
    (EDGES, mark("Edges")),
    (CORNERS, mark("Corners")),
    (CENTRES, mark("Centres")),
)


class Stickering(QObject):
    """Adds to each position of the player which stickers are not dimmed in it."""

    position_changed = Signal(object)
    """`Position` with its stickering."""

    def __init__(
        self, document: CubeDocument, player: Player, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._player = player
        self._choice = STEP
        self._key: tuple[object, ...] = ()
        self._mask = b""
        player.position_changed.connect(self._on_position)
        document.changed.connect(self._on_changed)

    def set_choice(self, choice: str) -> None:
        """Let something else stand out, one of `STICKERINGS`."""
        self._choice = choice
        self.refresh()

    def refresh(self) -> None:
        """Emit the position again."""
        self._on_position(self._player.position)

    def _on_changed(self, change: Change) -> None:
        if change.new_timeline:
            self.refresh()

    def _on_position(self, position: Position) -> None:
        self.position_changed.emit(replace(position, mask=self._mask_of(position)))

    def _mask_of(self, position: Position) -> bytes:
        """Return what is not dimmed, worked out only when the cube or the section is another."""
        if self._choice == NOTHING or self._document.is_painting:
            return b""
        section = self._document.timeline.step_at(self._player.time)
        # While something turns the cube before it is the same object in every frame.
        key = (self._choice, section, position.index, position.cube)
        if not self._is_current(key):
            mask = self._work_out(section, position)
            self._key, self._mask = key, b"" if mask is None or not mask.any() else mask.tobytes()
        return self._mask

    def _is_current(self, key: tuple[object, ...]) -> bool:
        return len(self._key) == len(key) and all(
            old is new or old == new for old, new in zip(self._key, key, strict=True)
        )

    def _work_out(self, section: Section | None, position: Position) -> FaceletMask | None:
        if self._choice != STEP:
            return self._chosen(section, position.cube)
        timeline, index = self._document.timeline, position.index
        if section is None or section.step is None:
            return None  # Answers of the computer are followed by their colours.
        if not section.start <= index < len(timeline):
            return None
        if position.cube.size != timeline.start.size:
            return None  # The picture of a new timeline's cube is still to come.
        return timeline.mask_at(section, index, position.cube)

    def _chosen(self, section: Section | None, cube: Cube) -> FaceletMask | None:
        if self._choice not in choices_for(cube.size):
            return None
        if not cube.is_painted:
            return None  # A half-painted cube is still on screen for a moment.
        hold = section.step.hold if section is not None and section.step is not None else None
        bottom = bottom_colour(cube) if hold is None else Face(hold.top).opposite
        return chosen(self._choice, bottom).facelets(cube)
