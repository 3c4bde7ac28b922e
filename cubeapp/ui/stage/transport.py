"""Moving along the timeline, in the window: joins it and its actions to the player."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class Transport(QObject):
    """Everything that moves the cube along its timeline."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._timeline = window.timeline
        self._player = window.player
        act, timeline, player = window.actions_by_name, self._timeline, self._player
        act["first"].triggered.connect(lambda: player.go_to(0))
        act["back"].triggered.connect(lambda: player.step(-1))
        act["play"].triggered.connect(self._play_or_pause)
        act["forward"].triggered.connect(lambda: player.step(1))
        act["last"].triggered.connect(lambda: player.go_to(len(window.document.timeline)))
        act["previous_step"].triggered.connect(self._to_step_before)
        act["next_step"].triggered.connect(self._to_step_after)
        act["slower"].triggered.connect(lambda: self._shift_tempo(-1))
        act["faster"].triggered.connect(lambda: self._shift_tempo(1))
        player.time_changed.connect(timeline.set_time)
        player.playing_changed.connect(self._on_playing)
        timeline.scrubbed.connect(player.scrub)
        timeline.stepped.connect(player.step)
        timeline.jumped.connect(player.go_to)
        timeline.tempo_changed.connect(window.preferences.set_tempo)
        timeline.light_chosen.connect(lambda choice: window.preferences.choose("lit", choice))
        timeline.resolve_requested.connect(window.solve_tab.solve)
        timeline.take_back_requested.connect(window.session.solving.take_back)
        window.document.timeline_changed.connect(timeline.set_timeline)
        window.session.left_changed.connect(timeline.set_left)

    def refresh(self) -> None:
        """Show the timeline to widgets that have just been made."""
        self._timeline.set_timeline(self._window.document.timeline)
        self._timeline.set_time(self._player.time)

    def _play_or_pause(self) -> None:
        if self._player.is_playing:
            self._player.pause()
        else:
            self._player.play()

    def _to_step_before(self) -> None:
        player = self._player
        player.go_to(self._window.document.timeline.stop_before(math.ceil(player.time)))

    def _to_step_after(self) -> None:
        player = self._player
        player.go_to(self._window.document.timeline.stop_after(math.floor(player.time)))

    def _shift_tempo(self, by: int) -> None:
        slider = self._timeline.tempo_slider
        slider.setValue(slider.value() + by)

    def _on_playing(self, playing: bool) -> None:
        window = self._window
        window.actions_by_name.show_playing(playing, window.preferences.palette)
