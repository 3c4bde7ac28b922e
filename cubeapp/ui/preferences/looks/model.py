"""The style of the cube and the pace of its turns, as chosen and saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubeapp.drawing.colours import Rgb
from cubeapp.drawing.theme import WCA, ColourScheme, Looks
from cubeapp.ui.services.motion import HAND_TURN_MS
from cubeapp.ui.services.settings import Settings


class CubeStyle(QObject):
    """Changes the settings of the cube's style; it knows no widget."""

    changed = Signal()
    """The cube has another style."""
    motion_changed = Signal()
    """Turns take another time, or motion follows the system or not."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def looks(self) -> Looks:
        """The style of the cube."""
        return self._settings.looks

    @property
    def own_colours(self) -> tuple[str, ...]:
        """The colours of the user's own scheme, whether it is chosen or not."""
        return self._settings.own_colours

    @property
    def follows_system_motion(self) -> bool:
        """Whether nothing moves where the system is asked for less motion."""
        return self._settings.follows_system_motion

    @property
    def turn_ms(self) -> int:
        """How long a quarter turn by hand takes."""
        return self._settings.turn_ms

    def set_looks(self, looks: Looks) -> None:
        """Draw the cube in another style."""
        if looks != self._settings.looks:
            self._settings.looks = looks
            self.changed.emit()

    def restore_colours(self, scheme: ColourScheme, own_colours: Sequence[Rgb]) -> None:
        """Draw the cube in ``scheme`` again, and have the user's own colours as they were."""
        self._settings.own_colours = tuple(own_colours)
        self._settings.looks = replace(self._settings.looks, scheme=scheme)
        self.changed.emit()

    def set_follows_system_motion(self, follows: bool) -> None:
        """Follow the system's preference for less motion, or not."""
        self._settings.follows_system_motion = follows
        self.motion_changed.emit()

    def set_turn_ms(self, duration_ms: int) -> None:
        """Let a quarter turn by hand take so long."""
        self._settings.turn_ms = duration_ms
        self.motion_changed.emit()

    def reset(self) -> None:
        """Return to the defaults; the user's own colours become those of the default scheme."""
        settings = self._settings
        settings.own_colours = WCA.colours
        settings.looks = Looks()
        settings.follows_system_motion, settings.turn_ms = True, HAND_TURN_MS
        self.motion_changed.emit()
        self.changed.emit()
