"""What is practised on the cube, one set-up after the other: made, shown, and followed there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.ui.document.document import Change, CubeDocument, Turn
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.words import tr, under_way

Choice = TypeVar("Choice")
Showing = TypeVar("Showing")
Made = TypeVar("Made")


class Training(QObject, Generic[Choice, Showing]):
    """Makes set-ups in the background, puts them on the cube and follows them.

    A ``Choice`` says what is practised, a ``Showing`` what may be known of the set-up. It knows no
    widget.
    """

    changed = Signal(object)
    """The ``Showing``, ``None`` before the first."""
    chosen = Signal(object)
    """The ``Choice`` is another one."""
    busy_changed = Signal(object)
    """What is done for a set-up that takes a moment, ``None`` when nothing is."""
    message = Signal(str)
    """A message for the user, one sentence."""

    edit_name: ClassVar[str]
    """What undoing calls it to put a set-up on the cube, in English."""

    def __init__(
        self, document: CubeDocument, player: Player, tasks: Tasks, *preparations: Preparation
    ) -> None:
        """Join the parts.

        Args:
            document: whose cube is set up.
            player: plays answers.
            tasks: make set-ups.
            preparations: compile what that needs.
        """
        super().__init__()
        self.tasks = tasks
        """Background work."""
        self._document, self._player, self._preparations = document, player, preparations
        self._task: Task[Any] | None = None
        self._showing: Showing | None = None
        self._is_on_screen = False
        self._is_loading = False
        document.changed.connect(self._on_changed)

    @property
    def choice(self) -> Choice:
        """What is practised."""
        raise NotImplementedError

    @property
    def showing(self) -> Showing | None:
        """What `changed` last had."""
        return self._showing

    @property
    def is_working(self) -> bool:
        """Whether a set-up is being made."""
        return self._task is not None and not self._task.is_over

    def next(self) -> None:
        """Set another cube up."""
        raise NotImplementedError

    def set_up_again(self) -> None:
        """Show the same set-up from its start."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Emit everything again, to widgets that have just been made."""
        self.chosen.emit(self.choice)
        self.changed.emit(self._showing)

    def _take_over(self, before: Training[Choice, Showing]) -> None:
        """Show the set-up of another window, which goes on here where it is on screen."""
        self._showing, self._is_on_screen = before._showing, before._is_on_screen
        self.refresh()

    def _make(self, work: Callable[[SearchControl], Made], done: Callable[[Made], object]) -> None:
        """Make a set-up in the background, in place of one that is being made.

        Args:
            work: makes it.
            done: called with what it made; see `_begin`.
        """

        def on_made(made: Made) -> None:
            self._on_idle()
            done(made)

        self._task = self.tasks.start(
            work,
            on_made,
            self._on_failed,
            self._on_progress,
            cancelled=self._on_idle,
            after=self._preparations,
            replaces=self._task,
        )

    def _begin(self, showing: Showing, cube: Cube) -> None:
        """Put a set-up that has just been made on the cube."""
        self._showing = showing
        self._put_on_screen(cube)
        self.changed.emit(showing)

    def _put_on_screen(self, cube: Cube) -> None:
        self._is_loading = True
        self._document.load(cube, tr(self.edit_name))
        self._is_loading = False
        self._is_on_screen = True

    def _set(self, showing: Showing) -> None:
        self._showing = showing
        self.changed.emit(showing)

    def _follow(self, showing: Showing, turns: Sequence[Turn]) -> None:
        """Follow ``turns`` that were made while the set-up of ``showing`` was on screen."""
        raise NotImplementedError

    # What happened

    def _on_idle(self) -> None:
        self.busy_changed.emit(None)

    def _on_failed(self, failure: Failure) -> None:
        self._on_idle()
        self.message.emit(failure.message)

    def _on_progress(self, progress: Progress) -> None:
        if self._task is not None and self._task.is_late:
            self.busy_changed.emit(under_way(progress.activity))

    def _on_changed(self, change: Change) -> None:
        if change.is_jump:
            self._is_on_screen = self._is_loading
        if self._showing is not None and self._is_on_screen and change.turns:
            self._follow(self._showing, change.turns)
