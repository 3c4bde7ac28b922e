"""Where the user is who follows moves: the next one, what comes after it, and what is left."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.solve.follow.checks import Checks
from cubeapp.ui.solve.solvers.model import Solving

AFTER = 3
"""How many moves after the next one are shown."""


class Stand(Enum):
    """How it stands with the moves on the timeline."""

    NONE = auto()
    """There are none to follow."""
    UNDERWAY = auto()
    CHECKING = auto()
    """The user is asked whether all is well before the next move."""
    LEFT = auto()
    """Another turn was made."""
    DONE = auto()


class Following(QObject):
    """The moves on the timeline as one sees them who follows them with the cube in the hand."""

    changed = Signal()

    def __init__(self, document: CubeDocument, solving: Solving, checks: Checks) -> None:
        """Follow the timeline: an answer, or a lesson that is done with the cube in the hand.

        Args:
            document: has the timeline.
            solving: knows whether the answer was left, and takes back what left it.
            checks: knows when to ask whether all is well.
        """
        super().__init__()
        self._document = document
        self._solving = solving
        self.checks = checks
        self._last_rotation: tuple[Timeline, int] | None = None
        """The last move of a timeline that turns the whole cube; -1 if none does."""
        document.changed.connect(self._emit)
        solving.board.changed.connect(self.changed)
        checks.changed.connect(self.changed)

    @property
    def stand(self) -> Stand:
        """How it stands."""
        timeline = self._document.timeline
        if not (timeline.is_guide and timeline.moves):
            return Stand.NONE
        if self._solving.has_left(timeline):
            return Stand.LEFT
        if self.done == len(timeline):
            return Stand.DONE
        return Stand.UNDERWAY if self.checks.due is None else Stand.CHECKING

    @property
    def done(self) -> int:
        """How many moves are done."""
        return self._document.cursor

    @property
    def count(self) -> int:
        """How many moves there are."""
        return len(self._document.timeline)

    @property
    def cube(self) -> Cube:
        """The cube as it is now."""
        return self._document.cube

    @property
    def next(self) -> Move | None:
        """The next move; ``None`` after the last one."""
        moves = self._document.timeline.moves
        return moves[self.done] if self.done < len(moves) else None

    @property
    def after(self) -> tuple[Move, ...]:
        """A few moves after the next one."""
        return self._document.timeline.moves[self.done + 1 : self.done + 1 + AFTER]

    @property
    def is_held_to_the_end(self) -> bool:
        """Whether the cube keeps its hold: no move that is left turns it as a whole."""
        timeline = self._document.timeline
        # Asked at every move, and there can be a hundred thousand of them.
        if self._last_rotation is None or self._last_rotation[0] is not timeline:
            size, last = timeline.start.size, -1
            for index, move in enumerate(timeline.moves):
                if move.is_rotation(size):
                    last = index
            self._last_rotation = timeline, last
        return self._last_rotation[1] < self.done

    @property
    def has_steps(self) -> bool:
        """Whether the moves are told in steps, as those of the methods by hand are."""
        return self._document.timeline.has_steps

    @property
    def is_solving(self) -> bool:
        """Whether an answer is being looked for."""
        return self._solving.board.is_working

    @property
    def by_hand_words(self) -> str:
        """What is to be known of a first answer by hand; empty for any other."""
        return self._solving.by_hand_words

    @property
    def has_shorter(self) -> bool:
        """Whether there is a shorter answer than that by now."""
        return self._solving.shorter is not None

    def set_followed(self, followed: bool) -> None:
        """Note whether somebody looks at the moves: an answer by hand then stays."""
        self._solving.is_followed = followed

    def take_shorter(self) -> None:
        """Go on from here with the shorter answer."""
        self._solving.take_shorter()

    def take_back(self) -> None:
        """Undo the turns that have left the answer."""
        self._solving.take_back()

    def _emit(self, _change: object) -> None:
        self.changed.emit()
