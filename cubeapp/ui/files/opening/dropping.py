"""Text and text files that are dropped on the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from cubeapp.language import tr
from cubeapp.ui.shell.session import Session


class Dropping(QObject):
    """Shows what is dropped wherever nothing else takes it; while painting it is the draft."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._session = session
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take text and the files of this machine."""
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
            self._session.open_file(paths[0])
        else:
            self._session.read_text(data.text(), tr("The dropped text"))


def _paths(data: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]


def _is_readable(data: QMimeData) -> bool:
    return bool(_paths(data)) or data.hasText()
