"""What a feature is: a panel, its commands and its work, and what it may use of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, Self, TypeVar, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Json, Storage
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.shell.commands import Command, Commands
from cubeapp.ui.shell.finder.entries import FinderEntry
from cubeapp.ui.shell.status import Status
from cubeapp.ui.stage.player import Player
from cubeapp.ui.stage.stage import Stage

PanelType = TypeVar("PanelType", bound=QWidget)


@dataclass(frozen=True, slots=True)
class Shell:
    """What every feature may use."""

    document: CubeDocument
    player: Player
    stage: Stage
    """The two views, the timeline, and what stands below them."""
    tasks: Tasks
    """Background work."""
    settings: Settings
    storage: Storage
    """The user's files: own patterns, times, bookmarks, sessions."""
    commands: Commands
    """`Commands.run` and `Commands.set_enabled` by the commands' ids."""
    status: Status
    """The line for messages."""


@dataclass(frozen=True, slots=True)
class SessionPart:
    """What a feature saves with every session, beside the cube and its history."""

    id: str
    """Its name in the file; never renamed."""
    save: Callable[[], Json]
    restore: Callable[[Json], object]
    """Shows what was saved; ``None`` where a session has no such part."""
    is_of_all: bool = False
    """Whether the session without a name restores it, too; false for what the feature stores in a
    file of its own."""


class Feature(QObject):
    """A panel, its commands and its work; it knows neither the window nor other features.

    What two features share, such as a model, is passed to the constructors by `app`. The panel
    is made when it is first asked for, mostly when it is first shown.
    """

    id: ClassVar[str]
    """Kept in the settings for the panel that was shown last; never renamed."""
    place: ClassVar[str]
    """``play``, ``solve``, ``learn``, ``train``, ``lab``, ``files`` or ``preferences``."""
    title: ClassVar[str] = ""
    """Of the panel, in English; empty for a feature without one."""
    explains_steps: ClassVar[bool] = False
    """Whether the panel says itself what a step does, so that no card above it has to."""

    reveal_requested = Signal()
    """The panel is to be shown, in front of the others."""
    dismissed = Signal()
    """The panel is to make way for another one."""
    offered_changed = Signal(bool)
    """Whether the panel can be chosen; it can until this is emitted."""
    cover_changed = Signal()
    """`is_covering` is another one."""
    step_changed = Signal(object)
    """The `StepState` of the panel, where it is a step of a path."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self._panel: QWidget | None = None
        self._made_cover: QWidget | None = None
        self._theme: Theme = LIGHT

    @property
    def panel(self) -> QWidget | None:
        """The panel, made now if it has not been; ``None`` for a feature without one."""
        if self._panel is None:
            self._panel = self.make_panel()
            if self._panel is not None:
                self.set_theme(self._theme)
                self.set_size(self.shell.document.shown.size)
        return self._panel

    @property
    def cover(self) -> QWidget | None:
        """What lies over stage and dock, made now if it has not been; ``None`` if nothing does."""
        if self._made_cover is None:
            self._made_cover = self.make_cover()
            if self._made_cover is not None:
                self.set_theme(self._theme)
                self.set_size(self.shell.document.shown.size)
        return self._made_cover

    @property
    def is_covering(self) -> bool:
        """Whether the cover, if there is one, lies there while the panel is in front."""
        return True

    @property
    def has_cube_on_cover(self) -> bool:
        """Whether the cube is seen on the cover, too, so that keys may turn it."""
        return False

    @property
    def is_offered(self) -> bool:
        """Whether the panel, if there is one, can be chosen now."""
        return True

    @property
    def is_shown(self) -> bool:
        """Whether the user sees the panel."""
        return self._panel is not None and not self._panel.visibleRegion().isEmpty()

    def make_panel(self) -> QWidget | None:
        """Return a new panel, connected to its model; called once."""
        return None

    def make_cover(self) -> QWidget | None:
        """Return a new page that lies over stage and dock while the panel is in front.

        Called once. The page has to bear any size; the stage below stays as it is. It gets the
        keyboard in place of the stage, and passes it on to what the keys are meant for.
        """
        return None

    def make_head(self) -> QWidget | None:
        """Return what stands beside the title while the panel is shown; called once."""
        return None

    def commands(self) -> Iterable[Command]:
        """Return what the feature adds to the menus, the keys and the palette."""
        return ()

    def menus(self, parent: QWidget) -> Mapping[str, QMenu]:
        """Return new submenus, owned by ``parent``, by the ids that place them in `MENUS`."""
        return {}

    def session_parts(self) -> Iterable[SessionPart]:
        """Return what is saved with every session."""
        return ()

    def entries(self) -> Iterable[FinderEntry]:
        """Return what the feature adds to the palette beside its commands and its panel.

        Such as cases, methods or sessions: whatever has a name of its own. The palette asks
        whenever it is opened, so this has to be quick: what takes long is worked out when an
        entry is run. Ids begin with the kind of thing, as in ``session:monday``, and are the
        same in every language and in every run, for recent entries are known by them.
        """
        return ()

    def reveal(self, focus: Callable[[], QWidget] | None = None) -> None:
        """Show the panel, and give the keyboard to what ``focus`` returns."""
        self.reveal_requested.emit()
        if focus is not None:
            focus().setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme`` from now on; overrides call this first."""
        self._theme = theme

    def set_size(self, size: int) -> None:
        """Fit cubes of ``size``, which are shown from now on."""

    def set_chosen(self, chosen: bool) -> None:
        """Begin what goes with the panel being in front of the others, or end it."""

    def refresh(self) -> None:
        """Show the state of the document, once all features are there."""

    def go_on_from(self, before: Self) -> None:
        """Be where the same feature of another window was, which this one takes the place of.

        Windows are built anew for another language. The document and the settings came along.
        """

    def may_close(self) -> bool:
        """Tell whether the window may close; the user is asked where something would be lost."""
        return True

    def stop(self) -> None:
        """Save what is to be saved and end what is not a task: the window closes."""


class PanelFeature(Feature, Generic[PanelType]):
    """A feature that has a panel, of a kind that the type checker knows.

    The module of the panel is imported in `make_panel`: what is not shown is not read either,
    and the window comes up sooner.
    """

    _panel: PanelType | None

    @property
    def panel(self) -> PanelType:
        """The panel, made now if it has not been."""
        return cast(PanelType, super().panel)

    def make_panel(self) -> PanelType:
        """Return a new panel, connected to its model; called once."""
        raise NotImplementedError
