from PySide6.QtGui import QGuiApplication

from cubeapp.ui.shell.status import Status
from tests.ui.signals import emitted


def test_where_there_is_nothing_to_copy_the_clipboard_is_left_alone(qapp):
    status, clipboard = Status(), QGuiApplication.clipboard()
    said = emitted(status.shown)
    status.copy("R U R' U'")
    status.copy("")
    assert clipboard.text() == "R U R' U'"
    assert said == [("Copied.",), ("There is nothing to copy yet.",)]
