"""Keeps the diagnosis of the painted cube up to date without getting in the way."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.engine.cube import Cube
from cubeapp.engine.validity import diagnose

LIVE_SIZE = 40
"""Up to this size a diagnosis takes less than a frame and follows every sticker."""
PAUSE_MS = 100
"""Above it, the pause in painting after which the cube is looked at."""


class Diagnoser(QObject):
    """Turns drafts into diagnoses."""

    diagnosed = Signal(object, object)
    """(`Cube`, `Diagnosis`): the latest draft and what is wrong with it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft: Cube | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._diagnose)

    def set_draft(self, draft: Cube | None) -> None:
        """Diagnose ``draft``, at once or after a short pause; ``None`` if nobody paints."""
        self._draft = draft
        self._timer.stop()
        if draft is None:
            return
        if draft.size <= LIVE_SIZE:
            self._diagnose()
        else:
            self._timer.start()

    def _diagnose(self) -> None:
        draft = self._draft
        if draft is not None:
            self.diagnosed.emit(draft, diagnose(draft))
