"""Timed solves: with a cube in the hand, or on screen, where the moves are recorded."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.phases import phase_count
from cubeapp.engine.practice.solves import Book, Solve
from cubeapp.engine.practice.stopwatch import Phase, Stopwatch
from cubeapp.engine.practice.times import DNF
from cubeapp.engine.scrambles.base import Scramble
from cubeapp.ui.document.document import Change, CubeDocument, Turn
from cubeapp.ui.services.tasks import Activity, Tasks
from cubeapp.ui.train.timer.chosen_time import ChosenTime
from cubeapp.ui.train.timer.replay import Replaying
from cubeapp.ui.train.timer.scramble_supply import ScrambleSupply
from cubeapp.ui.train.timer.session_events import SessionEvents
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import mark, tr

TICK_MS = 16
"""How often the shown time follows the clock; the measured one never waits for it."""


CALLS = ((12.0, mark("12 seconds")), (8.0, mark("8 seconds")))
"""What judges call out during the inspection, and after how many seconds; the later first."""


def _now() -> datetime:
    return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class TimerModels:
    """What the timer's page shows."""

    timing: Timing
    replay: Replaying
    book: TimeBook
    supply: ScrambleSupply
    chosen: ChosenTime
    events: SessionEvents

    @property
    def shows_cube(self) -> bool:
        """Whether the cube on screen has to be seen: it is solved there, or a solve is replayed."""
        return self.replay.is_on or (self.timing.on_screen and self.timing.is_on)

    def watch(self, solve: Solve) -> None:
        """Replay ``solve``, if its moves were recorded."""
        if solve.is_recorded:
            self.timing.cancel()
            self.replay.start(solve)

    def push(self) -> None:
        """Go on by one step, as a button does; what is on screen is given up or stopped."""
        if self.replay.is_on:
            self.replay.stop()
        elif self.timing.on_screen and self.timing.is_on:
            self.timing.give_up()
        else:
            self.timing.push()

    def leave(self) -> None:
        """Go where the timer is not seen: a clock that runs goes on, nothing else does."""
        self.replay.stop()
        if self.timing.phase is Phase.RUNNING:
            self.timing.remind()
        else:
            self.timing.give_up()

    def give_up(self) -> None:
        """Give up the solve that was begun, or the replay."""
        self.replay.stop()
        self.timing.give_up()


class Timing(QObject):
    """Joins the stopwatch to the document, the scrambles and the book; it knows no widget."""

    phase_changed = Signal(object)
    """The `Phase` is another one, by what the user did."""
    ticked = Signal()
    """The phase or the time to be shown is another one."""
    solved = Signal(object)
    """The `Solve` that has just been added to the book."""
    called = Signal(str)
    """What a judge calls out now, in English; see `CALLS`."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(
        self,
        document: CubeDocument,
        supply: ScrambleSupply,
        book: TimeBook,
        tasks: Tasks,
        now_s: Callable[[], float] = time.perf_counter,
        today: Callable[[], datetime] = _now,
    ) -> None:
        """Make a timer that is ready.

        Args:
            document: whose cube is solved on screen.
            supply: where the scrambles come from.
            book: where the times go.
            tasks: hear when there is something that can be cancelled.
            now_s: a clock that only goes forward, in seconds.
            today: what day and time it is.
        """
        super().__init__()
        self._document = document
        self._tasks = tasks
        self._activity: Activity | None = None
        self._supply = supply
        self._book = book
        self.now_s = now_s
        self._today = today
        self._watch = Stopwatch()
        self._scramble: Scramble | None = None
        """What is solved on screen at the moment."""
        self._recorded: list[tuple[Move, int]] = []
        self._is_loading = False
        self._phase = Phase.READY
        self._call = ""
        self.on_screen = False
        """Whether the cube on screen is solved, not one in the hand."""
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.ticked)
        self.ticked.connect(self._call_out)
        document.changed.connect(self._on_changed)
        book.changed.connect(self._on_book)

    @property
    def phase(self) -> Phase:
        """What the timer is about now."""
        return self._watch.phase(self.now_s())

    @property
    def is_on(self) -> bool:
        """Whether something was begun that is not over."""
        return self.phase is not Phase.READY

    @property
    def elapsed_ms(self) -> int:
        """How long the clock has run."""
        return int(1000 * self._watch.elapsed_s(self.now_s()))

    @property
    def inspected_s(self) -> float | None:
        """How long the inspection has lasted, ``None`` outside one."""
        return self._watch.inspected_s(self.now_s())

    @property
    def splits_ms(self) -> tuple[int, ...]:
        """When the phases of the running solve ended that are over, in milliseconds."""
        return self._watch.splits_ms

    @property
    def phase_count(self) -> int:
        """In how many phases solves are timed, as the open session says."""
        return self._watch.phase_count

    @property
    def is_splitting(self) -> bool:
        """Whether the next press ends a phase of the running solve, and not the solve."""
        runs = self.phase is Phase.RUNNING and self._scramble is None
        return runs and len(self.splits_ms) + 1 < self.phase_count

    @property
    def call(self) -> str:
        """What was called out last during the inspection, in English; empty before and outside."""
        inspected_s = self.inspected_s or 0.0
        return next((words for from_s, words in CALLS if inspected_s >= from_s), "")

    @property
    def inspects(self) -> bool:
        """Whether an inspection comes before the start."""
        return self._watch.inspects

    def set_inspects(self, inspects: bool) -> None:
        """Have an inspection before the start, or not; what was begun is given up."""
        self.cancel()
        self._watch.inspects = inspects

    @property
    def hold_s(self) -> float:
        """How many seconds hands must rest on the timer before the clock starts."""
        return self._watch.hold_s

    def set_hold_s(self, hold_s: float) -> None:
        """Start the clock only after hands have rested ``hold_s`` seconds on the timer."""
        self._watch.hold_s = hold_s

    def set_on_screen(self, on_screen: bool) -> None:
        """Solve the cube on screen, or one in the hand; what was begun is given up."""
        self.cancel()
        self.on_screen = on_screen

    # Gestures

    def press(self) -> None:
        """Lay hands on the timer: while it runs that ends a phase, and the last one the solve."""
        now_s = self.now_s()
        if self._watch.is_repeat(now_s):
            self._follow()
            return
        if self._watch.phase(now_s) is Phase.RUNNING:
            if self._scramble is None and not self._watch.split(now_s):
                self._finish(now_s)
        elif self.on_screen:
            self.begin_on_screen()
        else:
            self._watch.press(now_s)
        self._follow()

    def release(self) -> None:
        """Lift the hands from the timer."""
        self._watch.release(self.now_s())
        self._follow()

    def let_go(self) -> None:
        """Take the hands elsewhere: nothing starts."""
        self._watch.let_go()
        self._follow()

    def push(self) -> None:
        """Go on by one step, as a button does: inspect, start, stop."""
        now_s = self.now_s()
        phase = self._watch.phase(now_s)
        if phase is Phase.RUNNING or self.on_screen:
            self.press()
        elif self._watch.inspects and phase is Phase.READY:
            self._watch.inspect(now_s)
        else:
            self._watch.start(now_s)
        self._follow()

    def begin_on_screen(self) -> None:
        """Show the scrambled cube: it is inspected, and its first turn starts the clock."""
        if self._scramble is not None:
            return
        scramble = self._supply.current
        if scramble is None:
            self.message.emit(tr("The scramble is still being made: try again in a moment."))
            return
        self._is_loading = True
        # Without the scramble's moves: walking back along them would solve the cube.
        self._document.load(scramble.cube, tr("scramble for a timed solve"))
        self._is_loading = False
        self._scramble, self._recorded = scramble, []
        self._watch.wait(self.now_s())
        self._follow()

    def cancel(self) -> None:
        """Give up what was begun; no time is saved."""
        if self.is_on:
            self._watch.cancel()
            self._scramble = None
            self._follow()

    def give_up(self) -> None:
        """Give up what was begun, if anything was, and say so."""
        if self.is_on:
            self.cancel()
            self.message.emit(tr("Given up: no time was saved."))

    def remind(self) -> None:
        """Say how the clock that runs out of sight is stopped."""
        on_screen = tr("The clock goes on: solve the cube, or give up with Esc.")
        self.message.emit(on_screen if self.on_screen else tr("The clock goes on: any key stops."))

    def close(self) -> None:
        """Save a solve that still runs, with what was recorded, as not finished."""
        if self.phase is Phase.RUNNING:
            self._finish(self.now_s(), is_dnf=True, comment=tr("the window was closed"))
            self._follow()

    # What happened

    def _call_out(self) -> None:
        before, self._call = self._call, self.call
        if self._call and self._call != before:
            self.called.emit(self._call)

    def _on_book(self, book: Book) -> None:
        self._watch.phase_count = phase_count(book.session)

    def _on_changed(self, change: Change) -> None:
        if change.is_jump and self._scramble is not None and not self._is_loading:
            self.cancel()
            self.message.emit(tr("Another cube is shown now: the solve is given up."))
        for turn in change.turns:
            self._on_turned(turn)

    def _on_turned(self, turn: Turn) -> None:
        if self._scramble is None:
            return
        now_s = self.now_s()
        is_running = self._watch.phase(now_s) is Phase.RUNNING
        is_inspecting = not is_running and turn.move.is_rotation(turn.before.size)
        if not is_running and not is_inspecting:
            self._watch.start(now_s)
        self._recorded.append((turn.move, int(1000 * self._watch.elapsed_s(now_s))))
        if not is_inspecting and turn.after.is_solved:
            self._finish(now_s)
        self._follow()

    def _finish(self, now_s: float, is_dnf: bool = False, comment: str = "") -> None:
        time_ms, penalties = self._watch.stop(now_s), self._watch.penalties
        on_screen, self._scramble = self._scramble, None
        scramble = on_screen or self._supply.current
        moves, times_ms = zip(*self._recorded, strict=True) if on_screen else ((), ())
        size = self._document.cube.size if scramble is None else scramble.cube.size
        solve = Solve(
            time_ms,
            plus_twos=max(penalties, 0),
            is_dnf=is_dnf or penalties == DNF,
            size=size,
            scramble="" if scramble is None else scramble.alg or "",
            date=self._today().isoformat(timespec="seconds"),
            comment=comment,
            alg=format_moves(moves, size),
            times_ms=times_ms,
            splits_ms=() if on_screen else self._watch.splits_ms,
        )
        self._book.add(solve)
        self.solved.emit(solve)
        if not is_dnf:
            self._supply.advance()

    def _follow(self) -> None:
        """Let the picture follow the clock as long as there is something to follow."""
        phase = self.phase
        if phase is not self._phase:
            self._phase = phase
            self.phase_changed.emit(phase)
        is_on = phase is not Phase.READY
        if is_on != self._timer.isActive():
            if is_on:
                self._timer.start()
            else:
                self._timer.stop()
            self._be_busy(is_on)
        self.ticked.emit()

    def _be_busy(self, is_on: bool) -> None:
        if self._activity is not None:
            self._activity.end()
        self._activity = self._tasks.begin_activity(self.give_up) if is_on else None
