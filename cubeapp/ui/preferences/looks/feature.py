"""How the cube looks and moves, in the window: joins the panel, the View menu and the settings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from cubeapp.ui.drawing.palette import motion_hints
from cubeapp.ui.scene.motion import HAND_TURN_MS
from cubeapp.ui.scene.theme import WCA, Looks

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class LooksTab(QObject):
    """Everything that happens only in the panel of the looks, or beside it in the View menu."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = panel = window.looks_panel
        self._settings = window.settings
        act = window.actions_by_name
        act["looks"].triggered.connect(self._open)
        act["hints"].toggled.connect(self._show_hints)
        act["behind"].toggled.connect(self._show_back)
        for name, box in (("trackball", panel.trackball_box), ("instant", panel.instant_box)):
            act[name].toggled.connect(box.setChecked)
            box.toggled.connect(act[name].setChecked)
        panel.follows_box.toggled.connect(self._set_follows)
        hints = motion_hints()
        panel.follows_box.setVisible(hints is not None)
        if hints is not None:
            hints.motionPreferenceChanged.connect(self._on_motion_wanted)
        panel.turn_time_changed.connect(self._set_turn_time)
        panel.looks_changed.connect(self._take)
        panel.reset_requested.connect(self._reset)

    def refresh(self) -> None:
        """Show what the settings say."""
        settings, panel = self._settings, self._panel
        looks = settings.looks
        panel.scheme.set_own_colours(settings.own_colours)
        panel.set_looks(looks)
        panel.follows_box.setChecked(settings.follows_motion)
        panel.set_turn_time(settings.turn_ms)
        act = self._window.actions_by_name
        act["hints"].setChecked(looks.has_hints)
        act["behind"].setChecked(looks.has_back)

    def _open(self) -> None:
        self._window.show_panel(self._panel)
        self._panel.scheme.choice.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_hints(self, shown: bool) -> None:
        self._take(replace(self._settings.looks, has_hints=shown))

    def _show_back(self, shown: bool) -> None:
        self._take(replace(self._settings.looks, has_back=shown))

    def _take(self, looks: Looks) -> None:
        if looks != self._settings.looks:
            self._settings.looks = looks
            self._window.preferences.apply_looks()

    def _set_follows(self, follows: bool) -> None:
        self._settings.follows_motion = follows
        self._window.preferences.apply_motion()

    def _on_motion_wanted(self, _preference: object) -> None:
        self._window.preferences.apply_motion()

    def _set_turn_time(self, duration_ms: int) -> None:
        self._settings.turn_ms = duration_ms
        self._window.preferences.apply_motion()

    def _reset(self) -> None:
        """Look and move as at first; a person's own colours are those of the usual scheme."""
        settings = self._settings
        settings.own_colours = WCA.colours
        settings.looks = Looks()
        settings.follows_motion, settings.turn_ms = True, HAND_TURN_MS
        act = self._window.actions_by_name
        act["instant"].setChecked(False)
        act["trackball"].setChecked(False)
        self._window.preferences.apply_motion()
        self._window.preferences.apply_looks()
