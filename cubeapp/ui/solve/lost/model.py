"""Where the user is who slipped: the questions, what they come to, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.slips.inquiry import Inquiry
from cubeapp.engine.slips.trail import Position, Trail
from cubeapp.engine.slips.ways import Way, undo, way_to_end, way_to_solved
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui.controls.small_cube import with_centres
from cubeapp.ui.services.tasks import Failure, Task, Tasks

MOST_SLIPS = 2
LONGEST_BACK = 8
"""A lesson goes on as it was if no more moves lead back to what was right, else from the cube."""


class Stage(Enum):
    """How far it is."""

    IDLE = auto()
    """Nobody is lost."""
    LOOKING = auto()
    """The cubes that slips lead to are listed."""
    ASKING = auto()
    FOUND = auto()
    """It is known what went wrong."""
    WELL = auto()
    """Nothing did."""
    NOTHING = auto()
    """No slip leads to what was said."""


class Lost(QObject):
    """Asks for stickers one by one until one cube is left, and finds the way on from it.

    First one slip is thought of; if none fits, two.
    """

    changed = Signal()
    begun = Signal()
    """Somebody is lost now."""

    def __init__(self, tasks: Tasks) -> None:
        """Wait to be asked; ``tasks`` lists cubes and finds ways in the background."""
        super().__init__()
        self._tasks = tasks
        self._trail: Trail | None = None
        self._purpose = Purpose.SOLUTION
        self._asked: tuple[Inquiry, ...] = ()
        """After each answer, the present one last."""
        self._again: int | None = None
        """The sticker that is asked for once more."""
        self._task: Task[Inquiry] | Task[Way] | None = None
        self._way: Way | None = None
        self._fault = ""

    # What is known

    @property
    def stage(self) -> Stage:
        """How far it is."""
        if self._trail is None:
            return Stage.IDLE
        if self._fault or (self._task is None and self._present is None):
            return Stage.NOTHING
        if self._task is not None and self._present is None:
            return Stage.LOOKING
        inquiry = self.inquiry
        if inquiry.nothing_fits:
            return Stage.LOOKING if self._task is not None else Stage.NOTHING
        if inquiry.found is None:
            return Stage.ASKING if self.ask is not None else Stage.NOTHING
        return Stage.WELL if inquiry.found.is_well else Stage.FOUND

    @property
    def is_working(self) -> bool:
        """Whether cubes are listed, or a way on is looked for."""
        return self._task is not None

    @property
    def trail(self) -> Trail:
        """What was followed."""
        assert self._trail is not None
        return self._trail

    @property
    def is_scramble(self) -> bool:
        """Whether it is a scramble that was followed, whose end is wanted, not a solved cube."""
        return self._purpose is Purpose.SCRAMBLE

    @property
    def inquiry(self) -> Inquiry:
        """What the answers come to so far."""
        assert self._present is not None
        return self._present

    @property
    def ask(self) -> int | None:
        """The flat index of the sticker to ask for; ``None`` if there is nothing more to ask."""
        return self.inquiry.ask if self._again is None else self._again

    @property
    def questions(self) -> int:
        """How many questions have been answered."""
        return 0 if self._present is None else len(self._present.answers)

    @property
    def found(self) -> Position | None:
        """The user's cube, once it is known."""
        return None if self._present is None else self._present.found

    @property
    def way(self) -> Way | None:
        """How to go on from the cube that was found, once that is known."""
        return self._way

    @property
    def fault(self) -> str:
        """Why nothing can be found; a sentence, or empty."""
        return self._fault

    @property
    def can_take_back(self) -> bool:
        """Whether there is an answer to take back."""
        return len(self._asked) > 1

    @property
    def told(self) -> Cube:
        """The cube that the user should have: it is held as the user's is to be."""
        return self.trail.cube_at(self.trail.at or 0)

    @property
    def seen(self) -> Cube:
        """A cube with its fixed centres and the stickers that were told, else bare."""
        cube = with_centres(self.told)
        if self._present is None:
            return cube
        for answer in self._present.answers:
            if answer.colour is not None:
                cube = cube.painted([answer.sticker], answer.colour)
        return cube

    @property
    def _present(self) -> Inquiry | None:
        return self._asked[-1] if self._asked else None

    # What the user does

    def begin(self, trail: Trail, purpose: Purpose = Purpose.SOLUTION) -> None:
        """Begin to ask.

        Args:
            trail: what was followed.
            purpose: what its moves are for: of a scramble the end is wanted, and a lesson is to
                go on, while a solution may become another one.
        """
        self.leave()
        self._trail, self._purpose = trail, purpose
        self._list(lambda: Inquiry.about(trail))
        self.begun.emit()

    def answer(self, colour: int | None) -> None:
        """Take the answer to the present question; ``None`` if the user is not sure."""
        sticker = self.ask
        if sticker is not None:
            self._go_on(self.inquiry.answer(sticker, colour))

    def ask_again(self) -> None:
        """Forget the answer that is likeliest to be wrong, if one must be, and ask for it anew."""
        for doubted in self.inquiry.doubtful[:1]:
            self._go_on(self.inquiry.forgetting(doubted.sticker), doubted.sticker)

    def show_cube(self, cube: Cube) -> None:
        """Take what is painted of ``cube`` in place of answers.

        Raises:
            UnsupportedCubeError: it is of another size, or the cubes cannot be listed.
        """
        if not self._asked:
            raise UnsupportedCubeError(self._fault)
        self._go_on(self._asked[0].seen(cube))

    def take_back(self) -> None:
        """Take the last answer back."""
        if self.can_take_back:
            self._stop()
            self._asked = self._asked[:-1]
            self._look()

    def disagree(self) -> None:
        """Ask on though a cube was found: the user says that it looks different.

        Two slips can look like one for a while, so they are thought of from now on.
        """
        inquiry, found = self.inquiry, self.found
        if found is None:
            return
        self._stop()
        self._asked = (*self._asked, inquiry.without(found.cube))
        if inquiry.hypotheses.most_slips < MOST_SLIPS:
            self._list(lambda: inquiry.with_slips(MOST_SLIPS).without(found.cube))
        else:
            self._look()

    def leave(self) -> None:
        """End it; what was said is forgotten."""
        self._stop()
        was_lost = self._trail is not None
        self._trail, self._asked, self._fault = None, (), ""
        if was_lost:
            self.changed.emit()

    # The work

    def _go_on(self, inquiry: Inquiry, again: int | None = None) -> None:
        """Know ``inquiry`` from now on, and ask for the sticker ``again``."""
        self._stop()
        self._again = again
        self._asked = (*self._asked, inquiry)
        if inquiry.nothing_fits and inquiry.hypotheses.most_slips < MOST_SLIPS:
            self._list(lambda: inquiry.with_slips(MOST_SLIPS))
        else:
            self._look()

    def _look(self) -> None:
        """Find the way on from the cube that is known now, if one is."""
        found, trail = self.found, self._trail
        if found is not None and trail is not None:
            purpose = self._purpose

            def work(control: SearchControl) -> Way:
                return _way_on(found, trail, purpose, control)

            self._task = self._tasks.start(work, self._on_way, self._on_failed, quiet=True)
        self.changed.emit()

    def _list(self, make: Callable[[], Inquiry]) -> None:
        self._task = self._tasks.start(
            lambda _control: make(), self._on_listed, self._on_failed, quiet=True
        )
        self.changed.emit()

    def _on_listed(self, inquiry: Inquiry) -> None:
        self._task = None
        self._asked = (*self._asked[:-1], inquiry)
        self._look()

    def _on_way(self, way: Way) -> None:
        self._task, self._way = None, way
        self.changed.emit()

    def _on_failed(self, failure: Failure) -> None:
        self._task, self._fault = None, failure.message
        self.changed.emit()

    def _stop(self) -> None:
        """End the work in the background, and forget the way."""
        if self._task is not None:
            self._task.cancel()
        self._task, self._way, self._again, self._fault = None, None, None, ""


def _way_on(found: Position, trail: Trail, purpose: Purpose, control: SearchControl) -> Way:
    """Return the way on from a cube that was found.

    Raises:
        CubeError: there is none.
        SearchCancelled: ``control`` was cancelled.
    """
    if purpose is Purpose.SCRAMBLE:
        return way_to_end(found, trail, control)
    if purpose is Purpose.SOLUTION:
        return way_to_solved(found, trail, control)
    back = undo(found, trail)
    if len(back) > LONGEST_BACK:
        return Way((), None)
    # The steps of a lesson name sides, so its own moves stay as they are.
    return Way((*back, *trail.moves[found.right :]), found.right)
