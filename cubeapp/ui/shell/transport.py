"""Moving along the timeline: the commands, and the widgets that show and change the place."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject

from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.services.motion import MAX_TEMPO
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.commands import Command, Commands
from cubeapp.ui.stage.player import Player
from cubeapp.ui.stage.timeline import TimelinePanel
from cubeapp.words import mark, tr


class Transport(QObject):
    """Everything that moves the cube along its timeline."""

    def __init__(
        self, document: CubeDocument, player: Player, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._player = player
        self._settings = settings
        self._panel: TimelinePanel | None = None
        self._shown: Timeline | None = None
        """What the panel shows."""

    def commands(self) -> Iterable[Command]:
        """Return the commands; the timeline's buttons show some of them."""
        player = self._player
        yield Command(
            "first", mark("&First"), mark("To the start of the moves"),
            lambda: player.go_to(0), icon="first", spoken_key=mark("Home"),
        )  # fmt: skip
        yield Command(
            "back", mark("&Back"), mark("One move back"),
            lambda: player.step(-1), icon="back", spoken_key="←",
        )  # fmt: skip
        yield Command(
            "play", mark("&Play"), mark("Play the moves, or pause"),
            self._play_or_pause, icon="play", spoken_key=mark("Space"),
        )  # fmt: skip
        yield Command(
            "forward", mark("For&ward"), mark("One move forward"),
            lambda: player.step(1), icon="forward", spoken_key="→",
        )  # fmt: skip
        yield Command(
            "previous_step", mark("Pre&vious step"),
            mark("Back to the start of this step, or of the one before"),
            self._to_step_before, keys=("Ctrl+Left",), icon="previous-step",
        )  # fmt: skip
        yield Command(
            "next_step", mark("&Next step"), mark("On to the end of this step"),
            self._to_step_after, keys=("Ctrl+Right",), icon="next-step",
        )  # fmt: skip
        yield Command(
            "last", mark("&Last"), mark("To the end of the moves"),
            lambda: player.go_to(len(self._document.timeline)),
            icon="last", spoken_key=mark("End"),
        )  # fmt: skip
        yield from self._tempo_commands()

    def _tempo_commands(self) -> Iterable[Command]:
        """Return the commands for how the moves are played."""
        yield Command(
            "slower", mark("&Slower"), mark("Play more slowly"),
            lambda: self._shift_tempo(-1), keys=("Ctrl+Down",),
        )  # fmt: skip
        yield Command(
            "faster", mark("F&aster"), mark("Play faster"),
            lambda: self._shift_tempo(1), keys=("Ctrl+Up",),
        )  # fmt: skip
        yield Command(
            "pause_steps", mark("Pause after each s&tep"),
            mark("Stop playing where a step ends, to read the next"),
            self._set_pause_steps, checkable=True,
        )  # fmt: skip

    def attach(self, panel: TimelinePanel, commands: Commands) -> None:
        """Let ``panel`` show where the cube is, and move it.

        Args:
            panel: shows the timeline.
            commands: the window's, whose "play" is named after what it does now.
        """
        self._panel = panel
        player = self._player
        player.tempo = self._settings.tempo
        panel.set_tempo(player.tempo)
        panel.tempo_changed.connect(self._set_tempo)
        player.time_changed.connect(self._show_time)
        player.playing_changed.connect(partial(_show_playing, commands))
        self._document.changed.connect(self._on_changed)
        self._show_time(player.time)

    def _on_changed(self, change: Change) -> None:
        if change.new_timeline:
            self._show_time(self._player.time)

    def _show_time(self, moment: float) -> None:
        if self._panel is None:
            return
        timeline = self._document.timeline
        if timeline is not self._shown:
            # The player may hear of another timeline before this does.
            self._shown = timeline
            self._panel.set_timeline(timeline)
        self._panel.set_time(moment)

    def _play_or_pause(self) -> None:
        if self._player.is_playing:
            self._player.pause()
        else:
            self._player.play()

    def _to_step_before(self) -> None:
        player = self._player
        player.go_to(self._document.timeline.stop_before(math.ceil(player.time)))

    def _to_step_after(self) -> None:
        player = self._player
        player.go_to(self._document.timeline.stop_after(math.floor(player.time)))

    def _set_tempo(self, tempo: float) -> None:
        self._player.tempo = tempo
        self._settings.tempo = min(tempo, MAX_TEMPO)

    def _set_pause_steps(self, pauses: bool) -> None:
        self._settings.pause_steps = self._player.pauses_at_steps = pauses

    def _shift_tempo(self, by: int) -> None:
        if self._panel is not None:
            slider = self._panel.tempo_slider
            slider.setValue(slider.value() + by)


def _show_playing(commands: Commands, playing: bool) -> None:
    """Name the play command after what it does now."""
    commands.set_icon("play", "pause" if playing else "play")
    commands["play"].setText(tr("&Pause") if playing else tr("&Play"))
