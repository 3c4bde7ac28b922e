"""The timer's states: inspection, hands on the timer, running; the clock is passed in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from cubeapp.engine.practice.times import inspection_penalties

HOLD_S = 0.3
"""How long hands must rest on the timer before lifting them starts it, unless another is chosen."""
HOLDS_S = (0.0, HOLD_S, 0.55, 1.0)
"""What can be chosen; 0.55 is what timers of competitions ask for."""
REPEAT_S = 0.05
"""A press sooner than this after a release is a held key repeating, not a second touch.

Some window systems report key repeat as releases and presses like any other. No hand lifts a
finger and puts it down again this fast.
"""


class Phase(Enum):
    """What the timer is about."""

    READY = auto()
    """Nothing runs; the last time may still be shown."""
    INSPECTING = auto()
    TOUCHED = auto()
    """Held down, not long enough yet."""
    ARMED = auto()
    """Held down long enough: letting go starts the clock."""
    WAITING = auto()
    """The first turn on screen starts the clock; there is no timed inspection."""
    RUNNING = auto()


@dataclass(frozen=True, slots=True)
class _State:
    """Everything that pressing and releasing change; moments in seconds of the clock."""

    is_running: bool = False
    is_waiting: bool = False
    inspected_from_s: float | None = None
    touched_s: float | None = None
    started_s: float = 0.0
    penalties: int = 0
    splits_ms: tuple[int, ...] = ()

    def phase(self, now_s: float, hold_s: float) -> Phase:
        if self.is_running:
            return Phase.RUNNING
        if self.touched_s is not None:
            is_armed = now_s - self.touched_s >= hold_s
            return Phase.ARMED if is_armed else Phase.TOUCHED
        if self.inspected_from_s is not None:
            return Phase.INSPECTING
        return Phase.WAITING if self.is_waiting else Phase.READY


class Stopwatch:
    """A timer as in competitions; every moment comes in as seconds of one steady clock."""

    def __init__(self, *, inspects: bool = True) -> None:
        self.inspects = inspects
        """Whether an inspection comes before the start."""
        self.hold_s = HOLD_S
        """How long hands must rest on the timer."""
        self.phase_count = 1
        """In how many phases a solve is timed: each but the last ends with a `split`."""
        self._state = _State()
        self._released: tuple[float, _State] | None = None
        """When hands were lifted last, and the state before that."""

    @property
    def penalties(self) -> int:
        """What the inspection cost: 0 or 1 penalties of two seconds, or `DNF`."""
        return self._state.penalties

    @property
    def splits_ms(self) -> tuple[int, ...]:
        """When the phases ended that are over, in milliseconds from the start of the clock."""
        return self._state.splits_ms

    def phase(self, now_s: float) -> Phase:
        """Return what the timer is about at ``now_s``."""
        return self._state.phase(now_s, self.hold_s)

    def elapsed_s(self, now_s: float) -> float:
        """Return how long the clock has run, 0 while it does not."""
        return now_s - self._state.started_s if self._state.is_running else 0.0

    def inspected_s(self, now_s: float) -> float | None:
        """Return how long the inspection has lasted, ``None`` outside one."""
        begun_s = self._state.inspected_from_s
        return None if begun_s is None else now_s - begun_s

    def is_repeat(self, now_s: float) -> bool:
        """Tell whether a press at ``now_s`` is a held key repeating; its release is then undone."""
        if self._released is None or now_s - self._released[0] >= REPEAT_S:
            return False
        self._state, self._released = self._released[1], None
        return True

    def press(self, now_s: float) -> None:
        """Touch the timer; this does nothing while the clock runs."""
        if not self._state.is_running and self._state.touched_s is None:
            self._state = replace(self._state, touched_s=now_s)

    def release(self, now_s: float) -> bool:
        """Lift the hands; return whether that started the clock."""
        before = self._state
        self._released = now_s, before
        if before.touched_s is None:
            return False
        self._state = replace(before, touched_s=None)
        if self.inspects and before.inspected_from_s is None:
            self.inspect(now_s)
            return False
        was_armed = before.phase(now_s, self.hold_s) is Phase.ARMED
        if was_armed:
            self.start(now_s)
        return was_armed

    def let_go(self) -> None:
        """Take the hands away without starting anything."""
        self._state = replace(self._state, touched_s=None)

    def inspect(self, now_s: float) -> None:
        """Begin the inspection."""
        self._state = replace(self._state, inspected_from_s=now_s)

    def wait(self, now_s: float) -> None:
        """Inspect the cube on screen until it is turned: the first turn calls `start`."""
        self.cancel()
        inspected_from_s = now_s if self.inspects else None
        self._state = replace(self._state, is_waiting=True, inspected_from_s=inspected_from_s)

    def start(self, now_s: float) -> None:
        """Start the clock and settle what the inspection cost."""
        inspected_s = self.inspected_s(now_s)
        penalties = 0 if inspected_s is None else inspection_penalties(inspected_s)
        self._state = _State(is_running=True, started_s=now_s, penalties=penalties)

    def split(self, now_s: float) -> bool:
        """End a phase of the running solve; return whether there was one to end before the last."""
        splits_ms = self._state.splits_ms
        if not self._state.is_running or len(splits_ms) + 1 >= self.phase_count:
            return False
        self._state = replace(self._state, splits_ms=(*splits_ms, self._elapsed_ms(now_s)))
        return True

    def stop(self, now_s: float) -> int:
        """Stop the running clock and return the time in whole milliseconds, cut."""
        elapsed_ms = self._elapsed_ms(now_s)
        self._state = replace(self._state, is_running=False)
        return elapsed_ms

    def cancel(self) -> None:
        """Give up whatever was begun."""
        self._state = _State(penalties=self._state.penalties)
        self._released = None

    def _elapsed_ms(self, now_s: float) -> int:
        return int(1000 * (now_s - self._state.started_s) + 1e-6)
