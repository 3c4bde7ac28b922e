"""What the person asks for, done: the commands behind the buttons, and what they may say."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.diagnosis import InvalidCubeError
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.engine.moves import Move
from cubeapp.engine.solvers.registry import solvers_for
from cubeapp.engine.timeline import Timeline
from cubeapp.language import plural, tr
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.scene.position import Position
from cubeapp.ui.solve.paint.verdict import Verdict
from cubeapp.ui.solve.solvers.model import Solving
from cubeapp.ui.stage.player import Player


class Session(QObject):
    """Joins document, player, scramblers and solvers; it knows no widget."""

    said = Signal(str)
    """A sentence for the status line."""
    solvable_changed = Signal(object, str)
    """The names of the solvers for the cube, and what is missing to use them, if anything."""
    next_move_changed = Signal(object)
    """The `Move` that a solution makes next, ``None`` while something moves or none is left."""
    left_changed = Signal(bool)
    """Whether a hand turn has left the solution on the timeline."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        solving: Solving,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.player = player
        self.solving = solving
        self._verdict: Verdict | None = None
        self._next_move: Move | None = None
        self._left = False
        document.replaced.connect(self._on_changed)
        document.cursor_changed.connect(self._on_changed)
        document.timeline_changed.connect(self._on_timeline_changed)
        player.position_changed.connect(self._on_position_changed)

    @property
    def next_move(self) -> Move | None:
        """What `next_move_changed` said last."""
        return self._next_move

    def refresh(self) -> None:
        """Tell everything again, to widgets that have just been made."""
        self._on_changed()
        self.next_move_changed.emit(self._next_move)
        self._on_timeline_changed(self.document.timeline)
        self.solving.refresh()

    def adopt_draft(self) -> None:
        """Make the painted cube the cube, if it is legal or only one legal cube fits it."""
        self.document.finish_stroke()
        bare = int((self.document.draft.facelets == UNPAINTED).sum())
        verdict = self._current
        try:
            self.document.adopt_draft(None if verdict is None else verdict.completed)
        except InvalidCubeError as error:
            self.said.emit(error.diagnosis.faults[0].message)
            return
        if bare:
            one = tr("The last sticker followed from the others and is filled in.")
            many = tr("The last {n} stickers followed from the others and are filled in.")
            self.said.emit(plural(bare, one, many))

    def cancel(self) -> None:
        """Stop every solver; the best answers stay."""
        self.solving.cancel_all()

    # What happened

    def set_verdict(self, verdict: Verdict) -> None:
        """Take what is known of the painted cube: it, or what only fits it, can be solved."""
        if self.document.is_painting and verdict.draft == self.document.draft:
            self._verdict = verdict
            self._tell_solvable()

    @property
    def _current(self) -> Verdict | None:
        """The verdict on the draft as it is now, ``None`` while there is none."""
        verdict = self._verdict
        return verdict if verdict is not None and verdict.draft == self.document.draft else None

    def _on_changed(self, *_change: object) -> None:
        self._tell_solvable()
        self._tell_next_move(self.player.position)
        self.left_changed.emit(self._left and not self.document.is_painting)

    def _on_timeline_changed(self, timeline: Timeline) -> None:
        self._left = self.solving.has_left(timeline)
        self.left_changed.emit(self._left)

    def _on_position_changed(self, position: Position) -> None:
        self._tell_next_move(position)

    def _tell_solvable(self) -> None:
        cube = self.document.shown
        names = tuple(solver.name for solver in solvers_for(cube))
        missing = self._missing_paint() if self.document.is_painting else ""
        self.solvable_changed.emit(names, missing)

    def _missing_paint(self) -> str:
        verdict = self._current
        if verdict is None:
            return tr("The painted cube is being looked at.")
        return "" if verdict.completed is not None else verdict.faults[0].message

    def _tell_next_move(self, position: Position) -> None:
        timeline, cursor = self.document.timeline, self.document.cursor
        at_rest = position.move is None and not self.document.is_painting
        guided = bool(timeline.sections) and cursor < len(timeline)
        move = timeline.moves[cursor] if at_rest and guided else None
        if move != self._next_move:
            self._next_move = move
            self.next_move_changed.emit(move)
