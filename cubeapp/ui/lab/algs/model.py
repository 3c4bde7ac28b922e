"""The alg editor's script: the alg on the cube, and the cube's moves in the alg."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import CubeError, NotationError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.changes import joined
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.tree import Comment
from cubeapp.engine.text import shortened
from cubeapp.engine.timeline.study import Script, Study, script_of, script_of_json
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.document.document import LONGEST_NAME, Change, CubeDocument
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.stage.player import Player
from cubeapp.words import reason, sentence, tr

STORED = "alg"
"""The file in the storage that has the script for the next start."""
PAUSE_S = 2.0
"""Changes of the text that follow one another sooner are one edit of the history."""
_MAX_SHOWN = 300
"""Maximum number of texts that undo of the cube can bring back."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a script: two algs, or why one cannot be read."""

    setup: Alg | NotationError
    alg: Alg | NotationError


class AlgModel(QObject):
    """Owns the script, and keeps it and the cube's timeline the same while they belong together.

    They do, and the alg is *in force*, when the timeline has the start and the moves of the
    script that was read last. Then the cursor and the caret follow each other, and turns by
    hand at the end are written down. Where a script cannot be read, the last one that could
    stays in force.
    """

    rewritten = Signal(object, bool)
    """(script, undoable): the `Script` is another one, though the user did not type it; and
    whether undo in the editor brings the old one back."""
    read = Signal(object)
    """The `Reading` of the script, which is another one or means something else."""
    place_changed = Signal(bool, bool)
    """(in force, takeable): whether the cube shows the alg, and else whether `take` can write
    down the timeline's moves."""
    done_changed = Signal(int)
    """How many moves of the alg the picture shows, while it is in force."""
    cursor_moved = Signal(int)
    """How many moves of the alg are done, while it is in force."""
    opened_changed = Signal(bool)
    """Whether the editor is seen."""
    failed = Signal(str)
    """Why the script of the last start could not be read, or this one not saved."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        storage: Storage,
        inner_slices: bool = False,
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with an empty script; that of the last start is read when first needed.

        Args:
            document: whose timeline shows the alg.
            player: shows moves being made.
            storage: has the script from one start to the next.
            inner_slices: whether ``r`` on 4×4×4 is the inner slice instead of ``Rw``.
            now_s: a clock that only goes forward, in seconds.
        """
        super().__init__()
        self._document = document
        self._player = player
        self._storage = storage
        self.now_s = now_s
        self.inner_slices = inner_slices
        self.size = document.cube.size
        """N of the cubes for which the script is read."""
        self._script = Script()
        self.study = Study(Alg(""), Alg(""), self.size)
        """The last one that could be read, for this size or one before."""
        self.reading = Reading(self.study.setup, self.study.alg)
        """What the script is now."""
        self._made: tuple[Study, Timeline] | None = None
        """A study and what it does, which takes a moment to find out."""
        self._shown: deque[tuple[Timeline, Script]] = deque(maxlen=_MAX_SHOWN)
        """Timelines that were shown for a script, and that script."""
        self._shown_s = 0.0
        """When the last of them was shown."""
        self._is_restored = False
        """Whether the script of the last start has been read."""
        self._is_open = False
        self._was_in_force = False
        self._placed = document.timeline
        """The timeline that `_was_in_force` is about."""
        self._is_busy = False
        """Whether the timeline and the script are being made the same."""
        document.changed.connect(self._on_changed)
        player.time_changed.connect(self._on_time)

    @property
    def script(self) -> Script:
        """What is written."""
        self._restore_once()
        return self._script

    @property
    def is_readable(self) -> bool:
        """Whether the script can be read, and `study` is of it."""
        return isinstance(self.reading.setup, Alg) and isinstance(self.reading.alg, Alg)

    @property
    def is_in_force(self) -> bool:
        """Whether the timeline is what the last readable script does."""
        timeline, mine = self._document.timeline, self._mine
        return timeline.start == mine.start and timeline.moves == mine.moves

    @property
    def _mine(self) -> Timeline:
        if self._made is None or self._made[0] is not self.study:
            self._made = self.study, self.study.timeline()
        return self._made[1]

    # The editor

    def open(self) -> None:
        """Follow the cube from now on: the editor is seen."""
        self._restore_once()
        self._is_open = True
        self.opened_changed.emit(True)
        self._notify_place()

    def close(self) -> None:
        """Follow it no more."""
        self._is_open = False
        self.opened_changed.emit(False)

    def write(self, script: Script) -> None:
        """Take ``script``, which the user typed; the cube stays as it is."""
        self._script = script
        self._read()

    def rewrite(self, script: Script, size: int | None = None) -> None:
        """Write another script, for another size if one is given; the cube stays as it is."""
        self._rewrite(script, size, undoable=True)

    def replace(self, script: Script) -> None:
        """Write the script of another session, beyond which undo does not go."""
        self._is_restored = True
        self._rewrite(script, None, undoable=False)

    def set_size(self, size: int) -> None:
        """Read the script for cubes of ``size``."""
        if not self._is_busy and size != self.size:
            self.size = size
            self._read()
            self._notify_place()

    def set_inner_slices(self, inner_slices: bool) -> None:
        """Read ``r`` on 4×4×4 as the inner slice, or as ``Rw``."""
        if inner_slices != self.inner_slices:
            self.inner_slices = inner_slices
            self._read()
            self._notify_place()

    # From the script to the cube

    def show(self, done: int) -> None:
        """Show the alg after ``done`` moves; a move that was just typed is seen being made."""
        mine, shown = self._mine, self._document.timeline
        self._is_busy = True
        if (shown.start, shown.moves, shown.sections) == (mine.start, mine.moves, mine.sections):
            self._document.go_to(done)
        else:
            is_typed = shown.start == mine.start and _common(shown.moves, mine.moves) == done - 1
            is_mine = bool(self._shown) and self._shown[-1][0] is shown
            is_one_edit = is_mine and self.now_s() - self._shown_s < PAUSE_S
            load = self._document.reload_timeline if is_one_edit else self._document.load_timeline
            load(mine, done - is_typed, self._name())
            if is_one_edit:
                self._shown.pop()
            self._shown.append((mine, self._script))
            self._shown_s = self.now_s()
            self._document.step(int(is_typed))
        self._is_busy = False
        self._notify_place()

    def go_to(self, done: int) -> None:
        """Go to where ``done`` moves of the alg are done, if it is in force."""
        if self._is_busy or not self.is_in_force:
            return
        by = done - self._document.cursor
        if abs(by) == 1:
            self._player.step(by)
        elif by:
            self._player.go_to(done)

    def _name(self) -> str:
        text = " ".join(self._script.alg.split())
        return tr("alg {moves}").format(moves=shortened(text, LONGEST_NAME))

    # From the cube to the script

    def take(self) -> None:
        """Write the timeline's moves down; the cube stays as it is."""
        script = script_of(self._document.timeline, tr)
        if script is not None:
            self._follow(script, None)
            self._notify_place()

    def _on_changed(self, change: Change) -> None:
        if self._is_busy:
            return
        if change.new_timeline:
            self._follow_timeline()
        elif change.new_cursor and self._was_in_force:
            self.cursor_moved.emit(self._document.cursor)

    def _follow_timeline(self) -> None:
        timeline = self._document.timeline
        was_shown = (script for shown, script in self._shown if shown is timeline)
        script = next(was_shown, None) or self._with_turns(timeline)
        if script is not None and script != self._script:
            self._follow(script, timeline.start.size)
        self._notify_place()

    def _follow(self, script: Script, size: int | None) -> None:
        self._is_busy = True
        self.rewrite(script, size)
        self._is_busy = False

    def _with_turns(self, timeline: Timeline) -> Script | None:
        """Return the script with turns by hand at its end written or taken back, if there are."""
        mine, moves, size = self._mine.moves, timeline.moves, timeline.start.size
        is_followed = self._was_in_force and self._is_open
        is_by_hand = timeline.purpose is Purpose.TURNS and timeline.start == self._mine.start
        if not is_followed or not is_by_hand:
            return None
        script = self._script
        alg = script.alg
        if moves[: len(mine)] == mine:
            alg = self._followed_by(format_moves(moves[len(mine) :], size))
        elif mine[: len(moves)] == moves:
            alg = alg.removesuffix(format_moves(mine[len(moves) :], size)).rstrip(" ")
        return Script(script.setup, alg, script.from_end)

    def _followed_by(self, turns: str) -> str:
        """Return the alg with ``turns`` written behind it, where they are done last."""
        alg, read = self._script.alg, self.study.alg
        if self.is_readable and read.forward < len(read.steps):
            # What stands in ^( ) would come after them.
            return joined(read, Alg(turns))
        is_in_comment = bool(read.nodes) and isinstance(read.nodes[-1], Comment)
        gap = "\n" if is_in_comment else "" if not alg or alg[-1].isspace() else " "
        return alg + gap + turns

    def _on_time(self, moment: float) -> None:
        # The player may hear of another timeline before this does.
        if self._was_in_force and self._document.timeline is self._placed:
            self.done_changed.emit(math.ceil(moment))

    def _notify_place(self) -> None:
        self._was_in_force, self._placed = self.is_in_force, self._document.timeline
        # Whether it can be written takes a moment to find out, and turns by hand must not wait.
        is_elsewhere = self._is_open and not self._was_in_force
        takeable = is_elsewhere and script_of(self._document.timeline) is not None
        self.place_changed.emit(self._was_in_force, takeable)
        if self._was_in_force:
            self.done_changed.emit(math.ceil(self._player.time))
            self.cursor_moved.emit(self._document.cursor)

    # Reading

    def _rewrite(self, script: Script, size: int | None, undoable: bool) -> None:
        self._script, self.size = script, size or self.size
        self.rewritten.emit(script, undoable)
        self._read()

    def _read(self) -> None:
        setup, alg = self._parsed(self._script.setup), self._parsed(self._script.alg)
        self.reading = Reading(setup, alg)
        if isinstance(setup, Alg) and isinstance(alg, Alg):
            self.study = Study(setup, alg, self.size, self._script.from_end)
        self.read.emit(self.reading)

    def _parsed(self, text: str) -> Alg | NotationError:
        try:
            alg = Alg(text, inner_slices=self.inner_slices)
            alg.check_fits(self.size)
            return alg
        except NotationError as error:
            return error

    # From one start to the next

    def save(self) -> None:
        """Save the script for the next start, unless it was never read."""
        if self._is_restored:
            try:
                self._storage.write(STORED, asdict(self._script))
            except CubeError as error:
                self.failed.emit(sentence(reason(error)))

    def _restore_once(self) -> None:
        """Read the script of the last start; the cube stays as it is."""
        if self._is_restored:
            return
        self._is_restored = True
        try:
            value = self._storage.read(STORED)
            script = Script() if value is None else script_of_json(value)
        except CubeError as error:
            self.failed.emit(sentence(reason(error)))
        except ValueError:
            self.failed.emit(sentence(self._storage.set_aside(STORED)))
        else:
            self._rewrite(script, None, undoable=False)


def _common(first: tuple[Move, ...], second: tuple[Move, ...]) -> int:
    """Return how many moves both begin with."""
    pairs = zip(first, second, strict=False)
    differ = (index for index, (one, other) in enumerate(pairs) if one != other)
    return next(differ, min(len(first), len(second)))
