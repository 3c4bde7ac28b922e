"""The clock of the picture: turns elapsed time into the position that both views draw."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cubeapp.drawing.position import Position
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import Change, CubeDocument, Turn
from cubeapp.ui.services.motion import HAND_TURN_MS

TICK_MS = 16
PLAY_TURN_MS = 500
"""A quarter turn of playback at tempo 1."""
HALF_TURN_FACTOR = 1.5
MAX_LAG_S = 0.5
"""After a longer stall (a sleeping laptop) playback goes on from there, not from the clock."""
AT_ONCE = 500
"""Moves that quick playback makes in one tick at most."""
TICK_BUDGET_S = 0.008
"""Playback that takes longer in one tick becomes slower than asked for."""


@dataclass(slots=True)
class _Motion:
    """A move on its way: from one fraction of it to another, along the timeline's time."""

    before: Cube
    move: Move
    from_fraction: float
    to_fraction: float
    from_time: float
    to_time: float
    duration_ms: float
    index: int
    """How many moves are done to `before`."""
    pause_ms: float = 0.0
    """How long it waits before that."""

    def at_rest(self) -> Position:
        """Return what is shown when it is over."""
        cube = self.before.apply(self.move) if self.to_fraction else self.before
        return Position(cube, index=round(self.to_time))


class Player(QObject):
    """Animates what the document did; the document is always ahead, never behind.

    Playing asks the document for the next move whenever the last one has been shown.
    """

    position_changed = Signal(object)
    """`Position`: what the views draw now."""
    time_changed = Signal(float)
    """Where on the timeline the picture is, in moves; 2.5 is half-way through the third."""
    playing_changed = Signal(bool)
    stopped_short = Signal()
    """More was asked for than may be shown: what comes waits for the user."""

    def __init__(
        self,
        document: CubeDocument,
        parent: QObject | None = None,
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._now_s = now_s
        self._motions: deque[_Motion] = deque()
        self._begun_s = 0.0
        self._ticked_s = 0.0
        self._position = Position(document.shown, index=document.cursor)
        self._time = float(document.cursor)
        self._lead = 0.0
        self._playing = False
        self._until: int | None = None
        """Where playing ends that was asked for up to there."""
        self._bound: int | None = None
        self._pace_s: Sequence[float] | None = None
        self._in_hand: tuple[Move, float] | None = None
        """The quarter turn that is dragged, and how far it is turned."""
        self.tempo = 1.0
        self.turn_ms = HAND_TURN_MS
        """How long a quarter turn made by hand takes."""
        self.instant = False
        """No motion at all: every move is shown done."""
        self.pauses_at_steps = False
        """Whether playing pauses after each step."""
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        document.changed.connect(self._on_changed)

    @property
    def position(self) -> Position:
        """What the views draw now."""
        return self._position

    @property
    def time(self) -> float:
        """Where on the timeline the picture is, in moves."""
        return self._time

    @property
    def is_playing(self) -> bool:
        """Whether moves follow one another by themselves."""
        return self._playing

    def set_bound(self, bound: int | None) -> None:
        """Show no more than ``bound`` moves of the timeline; ``None`` for as many as there are.

        Moves that are made by hand, and what the document does by itself, go further.
        """
        self._bound = bound

    # Playback

    def play(self, until: int | None = None, pace_s: Sequence[float] | None = None) -> None:
        """Play to the end; from the start again if the end is already reached.

        Args:
            until: pause after so many moves of the timeline.
            pace_s: how many seconds each move takes at tempo 1, the pause before it included;
                ``None`` for all alike.
        """
        if self._playing or not self._document.timeline.moves:
            return
        if self._is_at_bound():
            self.stopped_short.emit()
            return
        if self._document.cursor == len(self._document.timeline):
            self._document.go_to(0)
        self._until, self._pace_s = until, pace_s
        self._set_playing(True)
        if not self._motions:
            self._begun_s = self._now_s()
        self._next_move(is_first=True)

    def play_timeline(self, timeline: Timeline, name: str) -> None:
        """Play ``timeline`` from its start; an edit called ``name`` loads it if need be."""
        shown = self._document.timeline
        if (shown.start, shown.moves) == (timeline.start, timeline.moves):
            self._document.go_to(0)
        else:
            self._document.load_timeline(timeline, 0, name)
        self.play()

    def pause(self) -> None:
        """Stop after the move that is on its way, which waits no longer."""
        self._set_playing(False)
        if self._motions:
            motion = self._motions[0]
            waited_s = max(self._now_s() - self._begun_s, 0.0)
            self._begun_s += min(waited_s, motion.pause_ms / 1000)
            motion.pause_ms = 0.0

    def step(self, by: int) -> None:
        """Show one move forward or back; a move stopped half-way is finished or taken back."""
        self.pause()
        if by > 0 and self._is_at_bound():
            self.stopped_short.emit()
            return
        held = self._held_fraction()
        if held and by < 0:
            self._take_back(held)
        else:
            self._lead = held
            left = max(self._end - self._document.cursor, 0)
            self._document.step(min(by, left))

    def go_to(self, index: int) -> None:
        """Jump to the cube after ``index`` moves."""
        self.pause()
        if index > self._end and self._is_at_bound():
            self.stopped_short.emit()
        self._document.go_to(min(index, self._end))
        self._show_at_rest()

    def scrub(self, moment: float) -> None:
        """Show the timeline at ``moment``, in moves, which may be mid-move."""
        self.pause()
        count = len(self._document.timeline)
        moment = min(max(moment, 0.0), float(self._end))
        index = min(math.floor(moment), max(count - 1, 0))
        self._document.go_to(index)
        self._finish()
        if moment in (index, count):
            self._document.go_to(round(moment))
            self._show_at_rest()
        else:
            move = self._document.timeline.moves[index]
            self._show(Position(self._document.cube, move, moment - index, index), moment)

    # A hand on the cube

    def drag(self, move: Move, fraction: float) -> None:
        """Show ``move``, a quarter turn, held at ``fraction`` by hand."""
        self.pause()
        self._finish()
        self._in_hand = move, fraction
        cursor = self._document.cursor
        self._show(Position(self._document.cube, move, fraction, cursor), float(cursor))

    def release(self, move: Move, fraction: float) -> None:
        """Let go of a dragged quarter turn: it snaps to the nearest one, perhaps back."""
        self._in_hand = None
        quarters = (round(fraction) + 1) % 4 - 1
        if quarters == 0:
            full_turns = round(fraction / 4)
            rest, cursor = fraction - 4 * full_turns, self._document.cursor
            self._show(Position(self._document.cube, move, rest, cursor), self._time)
            self._take_back(rest)
            return
        # 3 quarters snap to one the other way round: the same angle, a full turn apart.
        full_turns = round((round(fraction) - quarters) / 4)
        self._lead = (fraction - 4 * full_turns) / quarters
        self._document.turn(replace(move, quarters=quarters * move.quarters))

    def cancel_drag(self) -> None:
        """Let a dragged quarter turn go back to where it was."""
        self._in_hand = None
        if not self._motions:
            self._take_back(self._position.fraction)

    def tick(self) -> None:
        """Bring the picture to the present."""
        now_s = self._now_s()
        self._begun_s += max(now_s - self._ticked_s - MAX_LAG_S, 0.0)
        self._ticked_s = now_s
        while self._motions:
            motion = self._motions[0]
            # A queue that grows is caught up with: each waiting move shortens the turn.
            crowd = 1 if self._playing else len(self._motions)
            pause_s, turn_s = motion.pause_ms / 1000, motion.duration_ms / 1000 / crowd
            duration_s = pause_s + turn_s
            if self._now_s() - now_s > TICK_BUDGET_S:
                self._begun_s = max(self._begun_s, now_s)
            elapsed_s = now_s - self._begun_s
            if elapsed_s < duration_s:
                turned_s = max(elapsed_s - pause_s, 0.0)
                self._show_motion(motion, turned_s / turn_s if turned_s else 0.0)
                return
            self._begun_s += duration_s
            self._motions.popleft()
            if not self._motions:
                self._show(motion.at_rest(), motion.to_time)
                self._next_move()
        if not self._motions:
            self._timer.stop()

    def _on_changed(self, change: Change) -> None:
        document, turns = self._document, change.turns
        if change.is_jump and turns:
            self._jump(turns[0].before, turns[0].start)
        elif change.is_jump:
            self._jump(document.shown, document.cursor)
        for turn in turns:
            self._turn(turn)

    def _turn(self, turn: Turn) -> None:
        lead, self._lead = self._lead, 0.0
        motion = _Motion(turn.before, turn.move, lead, 1.0, turn.start, turn.end, 0.0, turn.start)
        pause_ms, duration_ms = self._pause_and_turn_ms(turn.move, turn.start)
        motion.pause_ms, motion.duration_ms = pause_ms, duration_ms * abs(1.0 - lead)
        self._start(motion)

    def _jump(self, cube: Cube, index: int) -> None:
        self._lead = 0.0
        self.pause()
        self._finish()
        # Another timeline from this cube, such as an answer to it, takes nothing from the hand.
        is_same = cube == self._position.cube and not self._document.is_painting
        held = self._in_hand if is_same else None
        move, fraction = held or (None, 0.0)
        self._show(Position(cube, move, fraction, index), float(index))

    def _take_back(self, fraction: float) -> None:
        """Let the half-made move of the present position go back to its start."""
        position = self._position
        if position.move is None:
            return
        cursor = self._document.cursor
        duration = self._turn_ms(position.move) * abs(fraction)
        cube, move = position.cube, position.move
        self._start(_Motion(cube, move, fraction, 0.0, self._time, cursor, duration, cursor))

    def _start(self, motion: _Motion) -> None:
        if self.instant and not motion.pause_ms:
            self._show(motion.at_rest(), motion.to_time)
            if not self._playing:
                self._finish()
                return
        if not self._motions and not self._timer.isActive():
            self._begun_s = self._ticked_s = self._now_s()
        self._motions.append(motion)
        self._timer.start()

    def _finish(self) -> None:
        self._motions.clear()
        self._timer.stop()

    def _next_move(self, is_first: bool = False) -> None:
        if not self._playing:
            return
        cursor = self._document.cursor
        if cursor >= self._stop_after(cursor if is_first else cursor - 1):
            self._set_playing(False)
            return
        self._lead = self._held_fraction()
        over = self._moves_over()
        if over:
            self._lead = 0.0
        self._document.skip(over + 1)

    def _moves_over(self) -> int:
        """Take the moves that should have been made by now off the clock; return how many."""
        moves, cursor = self._document.timeline.moves, self._document.cursor
        stop = self._stop_after(cursor)
        over = 0
        # The last one is shown in any case.
        while over < AT_ONCE - 1 and cursor + over + 1 < stop:
            index = cursor + over
            duration_s = sum(self._pause_and_turn_ms(moves[index], index)) / 1000
            if self._ticked_s - self._begun_s < duration_s:
                break
            self._begun_s += duration_s
            over += 1
        return over

    def _stop_after(self, index: int) -> int:
        """Return where playing ends that has come past ``index``."""
        timeline, stop = self._document.timeline, self._end
        if self.pauses_at_steps:
            stop = min(stop, timeline.stop_after(index))
        return stop if self._until is None or self._until <= index else min(stop, self._until)

    @property
    def _end(self) -> int:
        """How many moves are shown at most."""
        count = len(self._document.timeline)
        return count if self._bound is None else min(self._bound, count)

    def _is_at_bound(self) -> bool:
        """Tell whether there are more moves and none of them may be shown."""
        return self._end <= self._document.cursor < len(self._document.timeline)

    def _held_fraction(self) -> float:
        """How much of the next move a scrub has left done, 0 when nothing is held."""
        return 0.0 if self._motions else max(0.0, self._time - self._document.cursor)

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit(playing)

    def _pause_and_turn_ms(self, move: Move, index: int) -> tuple[float, float]:
        """Return how long number ``index`` of the timeline waits, and how long it turns then."""
        if not self._playing or self._pace_s is None or index >= len(self._pace_s):
            return 0.0, self._turn_ms(move)
        whole = 1000 * self._pace_s[index] / self.tempo
        turn = min(whole, self._turn_ms(move) / self.tempo)
        return whole - turn, turn

    def _turn_ms(self, move: Move) -> float:
        is_even = self._playing and self._pace_s is None
        quarter = PLAY_TURN_MS / self.tempo if is_even else self.turn_ms
        return quarter * (HALF_TURN_FACTOR if abs(move.quarters) == 2 else 1.0)

    def _show_motion(self, motion: _Motion, share: float) -> None:
        if self.instant:
            return
        share = smootherstep(share)
        span = motion.to_fraction - motion.from_fraction
        fraction = motion.from_fraction + share * span
        moment = motion.from_time + (motion.to_time - motion.from_time) * (
            fraction if motion.to_fraction else share
        )
        self._show(Position(motion.before, motion.move, fraction, motion.index), moment)

    def _show_at_rest(self) -> None:
        self._finish()
        cursor = self._document.cursor
        self._show(Position(self._document.shown, index=cursor), float(cursor))

    def _show(self, position: Position, moment: float) -> None:
        self._position, self._time = position, moment
        self.position_changed.emit(position)
        self.time_changed.emit(moment)


def smootherstep(share: float) -> float:
    """Ease 0…1 so that a turn starts and stops softly: 6x⁵ - 15x⁴ + 10x³ (K. Perlin)."""
    return share**3 * (share * (share * 6 - 15) + 10)
