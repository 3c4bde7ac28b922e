"""How well mixed the cube on screen looks, beside random cubes of its size."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.drawing.position import Position
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.scrambles.score_statistics import ScoreStatistics, score_statistics
from cubeapp.engine.scrambles.scores import score
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.stage.player import Player


class Mixing(QObject):
    """Follows what the views draw, while the score can be seen."""

    scored = Signal(object, object)
    """(score, statistics): of the cube on screen, ``None`` while it is not painted all over; and
    the `ScoreStatistics` of its size, ``None`` until they are worked out."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, player: Player, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._tasks = tasks
        self._is_watched = False
        self._cube: Cube | None = None
        self._statistics: ScoreStatistics | None = None
        self._requested = 0
        """The size of which statistics are being worked out, or could not be."""
        self._task: Task[ScoreStatistics] | None = None
        # Many positions may be shown before anyone can see them.
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._score)
        player.position_changed.connect(self._on_position_changed)

    def set_watched(self, watched: bool) -> None:
        """Begin to follow the cube, or rest."""
        self._is_watched = watched
        if watched:
            self._cube = None
            if self._task is None or self._task.is_over:
                self._requested = 0
            self._timer.start()

    def _on_position_changed(self, position: Position) -> None:
        if self._is_watched and position.cube is not self._cube:
            self._timer.start()

    def _score(self) -> None:
        if not self._is_watched:
            return
        self._cube = cube = self._player.position.cube
        is_painted = not bool((cube.facelets == UNPAINTED).any())
        known = self._statistics
        if known is not None and known.size != cube.size:
            known = None
        self.scored.emit(score(cube) if is_painted else None, known)
        if known is None:
            self._request(cube.size)

    def _request(self, size: int) -> None:
        if self._requested != size:
            self._requested = size
            self._task = self._tasks.start(
                lambda _control: score_statistics(size),
                self._on_done,
                self._on_failed,
                replaces=self._task,
                quiet=True,
            )

    def _on_done(self, statistics: ScoreStatistics) -> None:
        self._statistics, self._requested = statistics, 0
        self._timer.start()

    def _on_failed(self, failure: Failure) -> None:
        # They are requested again when the user comes back.
        self.message.emit(failure.message)
