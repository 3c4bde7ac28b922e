"""Text and text files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from cubeapp.ui.files.opening.model import Opener
from cubeapp.words import tr


class Dropping(QObject):
    """Opens what is dropped on a widget, wherever nothing inside it accepts the drop."""

    def __init__(self, widget: QWidget, opener: Opener) -> None:
        super().__init__(widget)
        self._opener = opener
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept text and the files of this machine."""
        # A drop event is not a drag event, but the other way round.
        if isinstance(event, QDragEnterEvent):
            if _is_readable(event.mimeData()):
                event.acceptProposedAction()
                return True
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            self._read(event.mimeData())
            return True
        return super().eventFilter(watched, event)

    def _read(self, data: QMimeData) -> None:
        paths = _paths(data)
        if paths:
            self._opener.open_file(paths[0])
        else:
            self._opener.read_text(data.text(), tr("The dropped text"))


def _paths(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _is_readable(data: QMimeData) -> bool:
    return bool(_paths(data)) or data.hasText()
