"""Reading what panels are made of before they are asked for, while the window has time."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec

from PySide6.QtCore import QObject, QTimer

from cubeapp.ui.shell.feature import Feature

PAUSE_MS = 150
"""Between two modules, so that the window never stutters."""
PARTS = ("panel", "head", "page")
"""The modules that a feature imports when it is first shown, as far as it has them."""


class ReadingAhead(QObject):
    """Imports the modules of panels one by one, so that their places come at once.

    A place is there twice as soon the first time.
    """

    def __init__(self, features: Iterable[Feature], parent: QObject) -> None:
        """Read nothing until `start`."""
        super().__init__(parent)
        rooms = dict.fromkeys(type(feature).__module__.rpartition(".")[0] for feature in features)
        self._names = deque(f"{room}.{part}" for room in rooms for part in PARTS)
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self.read_next)

    @property
    def is_over(self) -> bool:
        """Whether everything is read."""
        return not self._names

    def start(self) -> None:
        """Begin to read."""
        self._timer.start()

    def read_next(self) -> None:
        """Read the next module that there is."""
        while self._names:
            name = self._names.popleft()
            if find_spec(name) is not None:
                import_module(name)
                return
        self._timer.stop()
