"""The stage: both views of the cube, its timeline, and what stands below them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.masks import FaceletMask
from cubeapp.ui.controls.focus import has_focus_inside
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.stage.caption import CubeCaption
from cubeapp.ui.stage.cube_view import CubeView
from cubeapp.ui.stage.net_view import NetView
from cubeapp.ui.stage.next_move import NextMove
from cubeapp.ui.stage.player import Player
from cubeapp.ui.stage.puzzle_view import PuzzleView
from cubeapp.ui.stage.stage_frame import StageFrame
from cubeapp.ui.stage.timeline import TimelinePanel


@dataclass(frozen=True, slots=True)
class Foot:
    """What a feature wants to stand below the views while it has its way."""

    has_timeline: bool = True
    has_line: bool = True
    """Whether moves can be typed there."""


Lighting = Callable[[Cube], FaceletMask]
"""Tells which facelets of a cube are not dimmed."""


class Stage(QObject):
    """The two views and what is drawn on them, each layer under the name of its owner."""

    facelet_clicked = Signal(int)
    """A facelet of a view was clicked, not dragged; its flat index."""

    def __init__(
        self, document: CubeDocument, player: Player, timeline: TimelinePanel, line: QWidget
    ) -> None:
        """Set the stage.

        Args:
            document: whose cube is shown.
            player: whose turns are dragged in the views.
            timeline: below the views.
            line: where moves are typed, below the timeline.
        """
        super().__init__()
        self.caption = CubeCaption(document, self)
        self.cube_view = CubeView()
        self.net_view = NetView()
        self._player = player
        self._all_views: list[PuzzleView] = [self.cube_view, self.net_view]
        self.next_move = NextMove(document, player, self._all_views)
        self.timeline = timeline
        self.line = line
        self.frame = StageFrame()
        """Holds the views, or what covers them."""
        self.key_handler: Callable[[QKeyEvent], bool] | None = None
        """Takes the keys that would turn the cube, while they mean something else."""
        self.key_filter: Callable[[QKeyEvent], bool] | None = None
        """Takes some keys before they turn the cube, and tells which; the others do so still."""
        self.is_hidden = False
        """Whether the cube is out of sight, so that no key may turn it."""
        self._content: QWidget | None = None
        self._cover: QWidget | None = None
        self._feet: dict[str, Foot] = {}
        self._lighting: Lighting | None = None
        self._lit: tuple[Cube, bytes] | None = None
        """The cube that was lit last, and what was."""
        self._position = self.cube_view.position
        self._outlines: dict[str, frozenset[int]] = {}
        self.cube_view.hovered.connect(self.net_view.set_hover)
        self.net_view.hovered.connect(self.cube_view.set_hover)
        for view in self.views:
            self._let_turn(view)

    @property
    def views(self) -> tuple[PuzzleView, PuzzleView]:
        """The 3D view and the net."""
        return self.cube_view, self.net_view

    def add_view(self, view: PuzzleView) -> None:
        """Let ``view``, a part of a page over the stage, show the cube and turn it as well."""
        view.set_theme(self.cube_view.theme)
        view.set_position(self.cube_view.position)
        view.set_next_move(self.next_move.drawn)
        self._all_views.append(view)
        self._let_turn(view)

    def remove_view(self, view: PuzzleView) -> None:
        """Show the cube no longer in ``view``, which is to be deleted before the stage."""
        self._all_views.remove(view)

    def _let_turn(self, view: PuzzleView) -> None:
        view.turn_dragged.connect(self._player.drag)
        view.turn_released.connect(self._player.release)
        view.turn_cancelled.connect(self._player.cancel_drag)
        view.facelet_clicked.connect(self.facelet_clicked)

    def set_position(self, position: Position) -> None:
        """Show ``position`` in all views."""
        self._position = position
        if self._lighting is not None:
            position = replace(position, mask=self._mask_of(position.cube, self._lighting))
        for view in self._all_views:
            view.set_position(position)

    def light(self, lighting: Lighting | None) -> None:
        """Dim what ``lighting`` leaves out, in place of what else is dimmed; ``None`` ends it."""
        self._lighting, self._lit = lighting, None
        self.set_position(self._position)

    def _mask_of(self, cube: Cube, lighting: Lighting) -> bytes:
        # While something turns the cube before it is the same object in every frame.
        if self._lit is None or self._lit[0] is not cube:
            self._lit = cube, lighting(cube).tobytes()
        return self._lit[1]

    def refresh(self) -> None:
        """Say how the cube is held, and show its next move."""
        self.caption.refresh()
        self.next_move.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Draw the stage in the colours of ``theme``, and say anew how its scheme calls them."""
        self.frame.set_theme(theme)
        for view in self._all_views:
            view.set_theme(theme)
        self.caption.refresh()
        self.timeline.refresh()

    def reset_camera(self) -> None:
        """Show the cube and its net as at the start."""
        for view in self.views:
            view.reset_view()

    def look_at(self, facelets: Iterable[int]) -> None:
        """Turn the views so that ``facelets`` can be seen."""
        wanted = tuple(facelets)
        for view in self.views:
            view.look_at(wanted)

    def cover(self, moves: range) -> None:
        """Tell ``moves``, by their indices, neither by an arrow nor by name until they are done."""
        self.next_move.cover(moves)
        self.timeline.strip.cover(moves)

    def set_outline(self, owner: str, facelets: frozenset[int]) -> None:
        """Outline ``facelets`` in place of those that ``owner`` outlined before."""
        self._outlines[owner] = facelets
        outlined = frozenset[int]().union(*self._outlines.values())
        for view in self.views:
            view.set_outlined(outlined)

    def set_frame(self, facelet: int | None) -> None:
        """Frame a sticker that the user is to look at; ``None`` for none."""
        for view in self._all_views:
            view.set_cursor(facelet)

    def set_foot(self, owner: str, foot: Foot | None) -> None:
        """Show below the views what every foot allows; ``None`` takes that of ``owner`` away."""
        if foot is None:
            self._feet.pop(owner, None)
        else:
            self._feet[owner] = foot
        feet = self._feet.values()
        self.timeline.set_offered(all(each.has_timeline for each in feet))
        has_line = all(each.has_line for each in feet)
        if not has_line and has_focus_inside(self.line):
            # Qt would give the keyboard to whatever comes next.
            self.cube_view.setFocus()
        self.line.setVisible(has_line)

    def set_content(self, content: QWidget) -> None:
        """Put ``content``, which holds the views, into the frame."""
        self._content = content
        self.frame.add(content)

    def set_cover(self, cover: QWidget | None) -> None:
        """Show ``cover`` in the place of the views, or the views again."""
        if self._cover is not None:
            self._cover.hide()
        self._cover = cover
        if self._content is not None:
            self._content.setVisible(cover is None)
        self.frame.show_cards(cover is None)
        if cover is not None:
            self.frame.add(cover)
            cover.show()
