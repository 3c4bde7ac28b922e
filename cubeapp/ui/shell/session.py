"""What the person asks for, done: the commands behind the buttons, and what they may say."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.diagnosis import COLOUR_NAMES, InvalidCubeError
from cubeapp.engine.geometry import UNPAINTED, Face
from cubeapp.engine.moves import Move
from cubeapp.engine.solvers.registry import solvers_for
from cubeapp.engine.timeline import Timeline
from cubeapp.language import plural, tr
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.learn.lessons.lesson import lesson
from cubeapp.ui.scene.position import Position
from cubeapp.ui.solve.paint.verdict import Verdict
from cubeapp.ui.solve.solvers.model import Solving
from cubeapp.ui.stage.player import Player


class Session(QObject):
    """Joins document, player, scramblers and solvers; it knows no widget."""

    said = Signal(str)
    """A sentence for the status line."""
    facts_changed = Signal(str)
    """How the cube is held, whether it is legal, and how far it has been turned."""
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
        self._colours: Sequence[str] = COLOUR_NAMES
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

    def set_colour_names(self, names: Sequence[str]) -> None:
        """Name the colours of the values 0…5 so, in words about the cube."""
        self._colours = names
        self.facts_changed.emit(self._facts())

    # The cube

    def set_size(self, size: int) -> None:
        """Show the solved cube of ``size``; a draft of that size stays a draft."""
        if size != self.document.cube.size:
            self.document.change_size(size, tr("change the size to {size}").format(size=size))

    def turn_all(self, moves: tuple[Move, ...], text: str) -> None:
        """Do typed moves."""
        shown = " ".join(text.split())
        self.document.turn_all(moves, shown if len(shown) <= 30 else f"{shown[:29]}…")

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

    def show_demo(self) -> None:
        """Play the lesson slowly, as something to look at; a still picture without motion."""
        self.document.load_timeline(lesson(), 0, "demo")
        self.document.undo_stack.clear()
        if not self.player.instant:
            self.player.play()

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
        self.facts_changed.emit(self._facts())

    def _missing_paint(self) -> str:
        verdict = self._current
        if verdict is None:
            return tr("The painted cube is being looked at.")
        return "" if verdict.completed is not None else verdict.faults[0].message

    def _facts(self) -> str:
        if self.document.is_painting:
            left = int((self.document.draft.facelets == UNPAINTED).sum())
            if left:
                left_words = plural(left, tr("{n} sticker left"), tr("{n} stickers left"))
                return tr("painting · {state}").format(state=left_words)
            verdict = self._current
            is_legal = verdict is not None and verdict.diagnosis.is_legal
            state = tr("legal") if is_legal else tr("not a legal cube yet")
            return tr("painting · {state}").format(state=state)
        cursor = self.document.cursor
        state = tr("solved") if self.document.cube.is_solved else tr("legal")
        way = plural(cursor, tr("{n} move from the start"), tr("{n} moves from the start"))
        held = hold(self.document.cube, self._colours)
        return " · ".join(part for part in (held, state, way) if part)

    def _tell_next_move(self, position: Position) -> None:
        timeline, cursor = self.document.timeline, self.document.cursor
        at_rest = position.move is None and not self.document.is_painting
        guided = bool(timeline.sections) and cursor < len(timeline)
        move = timeline.moves[cursor] if at_rest and guided else None
        if move != self._next_move:
            self._next_move = move
            self.next_move_changed.emit(move)


def hold(cube: Cube, names: Sequence[str] = COLOUR_NAMES) -> str:
    """Say how a legal cube is held: "white on top, green in front".

    Empty where a larger cube of an even size has a top or a front without one colour in the
    middle: nothing on it tells then.
    """
    faces, middle, last = cube.faces, cube.size // 2, cube.size - 1
    if cube.size % 2:
        top, front = faces[Face.U, middle, middle], faces[Face.F, middle, middle]
    elif cube.size == 2:
        # Without centres the corner at DBL says where the colours belong.
        top = Face(int(faces[Face.D, last, 0])).opposite
        front = Face(int(faces[Face.B, last, last])).opposite
    else:
        inner = faces[[Face.U, Face.F], 1:-1, 1:-1].reshape(2, -1)
        if (inner != inner[:, :1]).any():
            return ""
        top, front = inner[:, 0]
    return tr("{top} on top, {front} in front").format(top=names[top], front=names[front])
