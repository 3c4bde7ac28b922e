"""The alg editor, in the window: the alg on the cube, and the cube's moves in the alg."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from cubeapp.engine.alg import Comment
from cubeapp.engine.algs.study import Script, Study, script_of, script_of_json
from cubeapp.engine.english import sentence
from cubeapp.engine.errors import CubeError
from cubeapp.engine.moves import Move
from cubeapp.engine.notation import format_moves
from cubeapp.engine.timeline import Purpose, Timeline
from cubeapp.language import tr
from cubeapp.ui.stage.stage import Foot

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

STORED = "alg"
"""The stored file that keeps the text for the next start."""
PAUSE_S = 2.0
"""Changes of the text that follow one another sooner are one edit of the history."""
_MOST_KEPT = 300
"""Texts that undo can bring back."""
_LONGEST_NAME = 30


class AlgsTab(QObject):
    """Keeps the cube's timeline and the editor's text the same, while they belong together.

    They do when the timeline has the start and the moves of the alg that was read last. Then
    the caret and the cursor follow each other, and turns by hand at the end are written down.
    """

    def __init__(self, window: MainWindow, now_s: Callable[[], float] = time.monotonic) -> None:
        super().__init__(window)
        self._now_s = now_s
        self._window = window
        self._panel = window.alg_editor
        self._document = window.document
        self._player = window.player
        self._made: tuple[Study, Timeline] | None = None
        """What the editor's text was when it was asked for last, and what it does."""
        self._put_here: deque[tuple[Timeline, Script]] = deque(maxlen=_MOST_KEPT)
        """Timelines that were shown for a text, and that text."""
        self._put_s = 0.0
        """When the last of them was shown."""
        self._is_restored = False
        """Whether what was written at the last start has been brought back."""
        self._was_in_force = False
        self._is_busy = False
        """Whether the two are being made the same."""
        panel, document = self._panel, self._document
        panel.edited.connect(self._on_edited)
        panel.caret_moved.connect(self._on_caret)
        panel.show_requested.connect(self._show)
        panel.take_requested.connect(self._take)
        panel.copy_requested.connect(window.session.copy)
        panel.paste_requested.connect(self._paste)
        panel.said.connect(window.say)
        panel.shown.connect(self._on_shown)
        panel.hidden.connect(self._on_hidden)
        document.timeline_changed.connect(self._on_timeline)
        document.cursor_changed.connect(self._on_cursor)
        self._player.time_changed.connect(self._on_time)
        window.closing.connect(self._keep)
        window.actions_by_name["algs"].triggered.connect(self._open)
        # The editor has been told before what small letters mean.
        window.actions_by_name["inner_slices"].toggled.connect(lambda _on: self._tell_place())

    @property
    def _mine(self) -> Timeline:
        """What the editor's text does."""
        study = self._panel.study
        if self._made is None or self._made[0] is not study:
            self._made = study, study.timeline()
        return self._made[1]

    @property
    def is_in_force(self) -> bool:
        """Whether the timeline is what the editor's text does."""
        timeline, mine = self._document.timeline, self._mine
        return timeline.start == mine.start and timeline.moves == mine.moves

    @property
    def script(self) -> Script:
        """What is written."""
        self._restore_once()
        return self._panel.script

    def replace(self, script: Script) -> None:
        """Write ``script`` in the place of what is there; the cube stays as it is."""
        self._is_restored = True
        self._panel.restore(script)

    def set_size(self, size: int) -> None:
        """Read the text for cubes of ``size``."""
        if not self._is_busy and size != self._panel.cube_size:
            self._panel.set_size(size)
            self._tell_place()

    # From the text to the cube

    def _on_edited(self, _study: Study) -> None:
        if not self._is_busy:
            self._show()

    def _show(self) -> None:
        """Show the alg at the caret; a move that has just been typed is seen being made."""
        mine, done = self._mine, self._panel.done
        shown = self._document.timeline
        self._is_busy = True
        if (shown.start, shown.moves, shown.sections) == (mine.start, mine.moves, mine.sections):
            self._document.go_to(done)
        else:
            is_typed = shown.start == mine.start and _common(shown.moves, mine.moves) == done - 1
            is_mine = bool(self._put_here) and self._put_here[-1][0] is shown
            is_one_edit = is_mine and self._now_s() - self._put_s < PAUSE_S
            load = self._document.reload_timeline if is_one_edit else self._document.load_timeline
            load(mine, done - is_typed, self._name())
            if is_one_edit:
                self._put_here.pop()
            self._put_here.append((mine, self._panel.script))
            self._put_s = self._now_s()
            self._document.step(int(is_typed))
        self._is_busy = False
        self._tell_place()

    def _on_caret(self, done: int) -> None:
        if self._is_busy or not self.is_in_force:
            return
        by = done - self._document.cursor
        if abs(by) == 1:
            self._player.step(by)
        elif by:
            self._player.go_to(done)

    def _name(self) -> str:
        text = " ".join(self._panel.script.alg.split())
        shown = text if len(text) <= _LONGEST_NAME else text[: _LONGEST_NAME - 1] + "…"
        return tr("alg {moves}").format(moves=shown)

    # From the cube to the text

    def _on_timeline(self, timeline: Timeline) -> None:
        if self._is_busy:
            return
        was_put = (text for put, text in self._put_here if put is timeline)
        script = next(was_put, None) or self._followed(timeline)
        if script is not None and script != self._panel.script:
            self._is_busy = True
            self._panel.put(script, timeline.start.size)
            self._is_busy = False
        self._tell_place()

    def _followed(self, timeline: Timeline) -> Script | None:
        """Return the text with turns by hand at its end written, or taken back, if there are."""
        mine, moves, size = self._mine.moves, timeline.moves, timeline.start.size
        is_watched = self._was_in_force and self._panel.isVisible()
        is_by_hand = timeline.purpose is Purpose.TURNS and timeline.start == self._mine.start
        if not is_watched or not is_by_hand:
            return None
        script = self._panel.script
        alg = script.alg
        if moves[: len(mine)] == mine:
            nodes = self._panel.study.alg.nodes
            is_in_comment = bool(nodes) and isinstance(nodes[-1], Comment)
            gap = "\n" if is_in_comment else "" if not alg or alg[-1].isspace() else " "
            alg += gap + format_moves(moves[len(mine) :], size)
        elif mine[: len(moves)] == moves:
            alg = alg.removesuffix(format_moves(mine[len(moves) :], size)).rstrip(" ")
        return Script(script.setup, alg, script.from_end)

    def _on_cursor(self, cursor: int) -> None:
        if not self._is_busy and self._was_in_force:
            self._panel.follow(cursor)

    def _on_time(self, moment: float) -> None:
        if self._was_in_force:
            self._panel.show_done(math.ceil(moment))

    def _tell_place(self) -> None:
        self._was_in_force = self.is_in_force
        # Whether it can be written takes a moment to find out, and turns by hand must not wait.
        is_seen = self._panel.isVisible() and not self._was_in_force
        takeable = is_seen and script_of(self._document.timeline) is not None
        self._panel.set_place(self._was_in_force, takeable)
        if self._was_in_force:
            self._panel.show_done(math.ceil(self._player.time))
            self._panel.follow(self._document.cursor)

    # Commands

    def _open(self) -> None:
        self._window.show_panel(self._panel)
        self._panel.alg_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self) -> None:
        """Write the timeline's moves down; the cube stays as it is."""
        script = script_of(self._document.timeline)
        if script is not None:
            self._is_busy = True
            self._panel.put(script)
            self._is_busy = False
            self._tell_place()

    def _paste(self) -> None:
        self._panel.take_text(QGuiApplication.clipboard().text())
        self._panel.alg_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_shown(self) -> None:
        self._restore_once()
        # Moves are typed in one place at a time.
        self._window.stage.set_foot("algs", Foot(has_line=False))
        self._tell_place()

    def _on_hidden(self) -> None:
        self._window.stage.set_foot("algs", None)

    # From one start to the next

    def _keep(self) -> None:
        if self._is_restored:
            try:
                self._window.settings.storage.write(STORED, asdict(self._panel.script))
            except CubeError as error:
                self._window.say(sentence(str(error)))

    def _restore_once(self) -> None:
        """Write what was written before; the cube stays as it is."""
        if self._is_restored:
            return
        self._is_restored = True
        storage = self._window.settings.storage
        try:
            value = storage.read(STORED)
            script = Script() if value is None else script_of_json(value)
        except CubeError as error:
            self._window.say(sentence(str(error)))
        except ValueError:
            self._window.say(sentence(storage.set_aside(STORED)))
        else:
            self._panel.restore(script)


def _common(first: tuple[Move, ...], second: tuple[Move, ...]) -> int:
    """Return how many moves both begin with."""
    pairs = zip(first, second, strict=False)
    differ = (index for index, (one, other) in enumerate(pairs) if one != other)
    return next(differ, min(len(first), len(second)))
