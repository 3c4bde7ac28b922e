"""The timer's states: inspection, hands on the timer, running; it is told what time it is."""

from __future__ import annotations

from enum import Enum, auto

from cubeapp.engine.practice.times import inspection_penalties

HOLD_S = 0.3
"""So long hands have to lie on the timer before it can be started by lifting them."""


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
    """The first turn on screen starts the clock; nobody inspects by the clock."""
    RUNNING = auto()


class Stopwatch:
    """A timer as in competitions; every moment comes in as seconds of one steady clock."""

    def __init__(self, *, inspects: bool = True) -> None:
        self.inspects = inspects
        """Whether an inspection comes before the start."""
        self._is_running = False
        self._is_waiting = False
        self._inspected_from_s: float | None = None
        self._touched_s: float | None = None
        self._started_s = 0.0
        self._penalties = 0

    @property
    def penalties(self) -> int:
        """What the inspection cost: 0 or 1 penalties of two seconds, or `DNF`."""
        return self._penalties

    def phase(self, now_s: float) -> Phase:
        """Return what the timer is about at ``now_s``."""
        if self._is_running:
            return Phase.RUNNING
        if self._touched_s is not None:
            is_armed = now_s - self._touched_s >= HOLD_S
            return Phase.ARMED if is_armed else Phase.TOUCHED
        if self._inspected_from_s is not None:
            return Phase.INSPECTING
        return Phase.WAITING if self._is_waiting else Phase.READY

    def elapsed_s(self, now_s: float) -> float:
        """Return how long the clock has run, 0 while it does not."""
        return now_s - self._started_s if self._is_running else 0.0

    def inspected_s(self, now_s: float) -> float | None:
        """Return how long has been inspected, ``None`` while nobody inspects."""
        return None if self._inspected_from_s is None else now_s - self._inspected_from_s

    def press(self, now_s: float) -> None:
        """Take hands that are laid on the timer, which is not running."""
        if not self._is_running and self._touched_s is None:
            self._touched_s = now_s

    def release(self, now_s: float) -> bool:
        """Take hands that are lifted; tell whether that has started the clock."""
        if self._touched_s is None:
            return False
        was_armed = self.phase(now_s) is Phase.ARMED
        self._touched_s = None
        if self.inspects and self._inspected_from_s is None:
            self._inspected_from_s = now_s
            return False
        if was_armed:
            self.start(now_s)
        return was_armed

    def let_go(self) -> None:
        """Take hands away without starting anything."""
        self._touched_s = None

    def wait(self, now_s: float) -> None:
        """Inspect the cube on screen until it is turned: `start` is told of the first turn."""
        self.cancel()
        self._is_waiting = True
        self._inspected_from_s = now_s if self.inspects else None

    def start(self, now_s: float) -> None:
        """Start the clock, and take what the inspection cost."""
        inspected_s = self.inspected_s(now_s)
        self._penalties = 0 if inspected_s is None else inspection_penalties(inspected_s)
        self._inspected_from_s = self._touched_s = None
        self._is_waiting = False
        self._is_running, self._started_s = True, now_s

    def stop(self, now_s: float) -> int:
        """Stop the running clock and return the time in whole milliseconds, cut."""
        elapsed_ms = int(1000 * (now_s - self._started_s) + 1e-6)
        self._is_running = False
        return elapsed_ms

    def cancel(self) -> None:
        """Forget what was begun."""
        self._is_running = self._is_waiting = False
        self._inspected_from_s = self._touched_s = None
