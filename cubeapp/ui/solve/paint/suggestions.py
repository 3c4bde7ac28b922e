"""Searches for the cubes that are suggested for the draft, beside the window."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from cubeapp.engine.checks.counting import completions
from cubeapp.engine.checks.labels import change_label
from cubeapp.engine.checks.origins import Origins
from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import SearchCancelled
from cubeapp.engine.geometry import UNPAINTED
from cubeapp.ui.services import garbage as collector
from cubeapp.ui.solve.paint.diagnoser import MAX_SUGGESTIONS, Suggestions, Verdict

if TYPE_CHECKING:
    from cubeapp.engine.checks.nearest import Nearest

    Look = Callable[[Cube, Origins, Callable[[], None]], tuple[Nearest, ...]]

LOG = logging.getLogger(__name__)
PAUSE_MS = 250
"""The pause in painting after which the search begins."""


def _nearest(draft: Cube, origins: Origins, pause: Callable[[], None]) -> tuple[Nearest, ...]:
    # Imported when first needed: the window comes up sooner.
    from cubeapp.engine.checks.nearest import nearest_legal

    return nearest_legal(draft, MAX_SUGGESTIONS, pause, origins)


def _fitting(draft: Cube, _origins: Origins, pause: Callable[[], None]) -> tuple[Nearest, ...]:
    from cubeapp.engine.checks.nearest import Nearest

    pause()
    bare = tuple(np.flatnonzero(draft.facelets == UNPAINTED).tolist())
    fitting = completions(draft, MAX_SUGGESTIONS)
    return tuple(Nearest(cube, bare, change_label(draft, cube)) for cube in fitting)


class SuggestionSearch(QObject):
    """One search at a time; a new draft ends the search for the old one."""

    found = Signal(object, object)
    """(`Cube`, tuple of `Nearest`): the draft, and the suggestions for it."""
    _ended = Signal(object, object)
    """The same, from the thread; ``None`` instead of the cubes where it was called off."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft: Cube | None = None
        self._kind = Suggestions.NONE
        self._origins = Origins()
        self._found: tuple[Nearest, ...] | None = None
        """What was found for the draft."""
        self._call_off = threading.Event()
        self._searches = 0
        """How many have begun and have not been heard of."""
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._begin)
        self._ended.connect(self._on_ended)

    def search(self, verdict: Verdict | None) -> None:
        """Search soon for what ``verdict`` asks for; ``None`` to search for nothing.

        What was found for a draft stays, also when the same stickers are said to come from others.
        """
        wanted = verdict is not None and verdict.suggestions is not Suggestions.NONE
        draft = verdict.draft if verdict is not None and wanted else None
        kind = verdict.suggestions if verdict is not None else Suggestions.NONE
        if draft is not None and (draft, kind) == (self._draft, self._kind):
            if self._found is not None:
                self.found.emit(draft, self._found)
            return
        self._found = None
        self._call_off.set()
        self._draft, self._kind = draft, kind
        self._origins = Origins() if verdict is None else verdict.origins
        if draft is None:
            self._timer.stop()
        else:
            self._timer.start()

    def stop(self) -> None:
        """Look for nothing any more, and wait for the thread, which ends at once."""
        self.search(None)
        self._pool.waitForDone()
        while self._searches:
            self._count_down()

    def _begin(self) -> None:
        draft = self._draft
        if draft is not None:
            self._call_off = call_off = threading.Event()
            collector.rest()
            self._searches += 1
            look = _fitting if self._kind is Suggestions.FITTING else _nearest
            origins = self._origins
            self._pool.start(lambda: self._search(draft, origins, look, call_off))

    def _search(self, draft: Cube, origins: Origins, look: Look, call_off: threading.Event) -> None:
        """Look; runs on the pool's thread."""

        def pause() -> None:
            if call_off.is_set():
                raise SearchCancelled

        nearest: tuple[Nearest, ...] | None = None
        try:
            nearest = look(draft, origins, pause)
        except SearchCancelled:
            LOG.info("stopped looking for legal cubes")
        except Exception:  # the thread's last line: nothing may get past it
            LOG.exception("looking for legal cubes failed")
        self._ended.emit(draft, nearest)

    def _on_ended(self, draft: Cube, nearest: tuple[Nearest, ...] | None) -> None:
        if self._searches:
            self._count_down()
        if draft == self._draft and nearest is not None:
            self._found = nearest
            self.found.emit(draft, nearest)

    def _count_down(self) -> None:
        self._searches -= 1
        collector.resume()
