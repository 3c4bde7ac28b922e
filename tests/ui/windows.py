"""Windows that tests open have to go altogether."""

from PySide6.QtCore import QCoreApplication, QEvent


def discard(program):
    """Close the window of ``program`` and delete both.

    Left alone they would live until the end, and every change of the theme reach them.
    """
    program.window.close()
    assert program.is_stopped
    program.window.deleteLater()
    program.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
