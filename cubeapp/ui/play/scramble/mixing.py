"""How well mixed the cube on screen looks, beside random cubes of its size."""

from __future__ import annotations

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.engine.scores import score
from cubeapp.engine.scramblers.score_statistics import ScoreStatistics, score_statistics
from cubeapp.ui.scene.position import Position
from cubeapp.ui.stage.player import Player


class Mixing(QObject):
    """Follows what the views draw, as long as somebody looks."""

    scored = Signal(object)
    """The score of the cube on screen; ``None`` while it is not painted all over."""
    compared = Signal(object)
    """The `ScoreStatistics` of its size; ``None`` until they are worked out."""

    _worked_out = Signal(object)

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._is_wanted = False
        self._cube: Cube | None = None
        self._statistics: ScoreStatistics | None = None
        self._asked = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        # Many positions may be shown before anyone can see them.
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._tell)
        player.position_changed.connect(self._on_position_changed)
        self._worked_out.connect(self._on_worked_out)

    def set_wanted(self, wanted: bool) -> None:
        """Begin to follow the cube, or rest."""
        self._is_wanted = wanted
        if wanted:
            self._cube = None
            self._timer.start()

    def stop(self) -> None:
        """Rest for good; what is being worked out is waited for, half a second or so."""
        self._is_wanted = False
        self._pool.clear()
        self._pool.waitForDone()

    def _on_position_changed(self, position: Position) -> None:
        if self._is_wanted and position.cube is not self._cube:
            self._timer.start()

    def _tell(self) -> None:
        if not self._is_wanted:
            return
        self._cube = cube = self._player.position.cube
        is_painted = not bool((cube.facelets == UNPAINTED).any())
        self.scored.emit(score(cube) if is_painted else None)
        known = self._statistics
        if known is not None and known.size == cube.size:
            self.compared.emit(known)
        else:
            self.compared.emit(None)
            self._ask(cube.size)

    def _ask(self, size: int) -> None:
        if self._asked != size:
            self._asked = size
            self._pool.clear()
            self._pool.start(lambda: self._worked_out.emit(score_statistics(size)))

    def _on_worked_out(self, statistics: ScoreStatistics) -> None:
        if statistics.size == self._asked:
            self._statistics, self._asked = statistics, 0
            self._timer.start()
