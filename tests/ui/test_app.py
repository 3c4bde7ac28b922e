import logging
import subprocess
import sys

import pytest

from cubeapp.ui import app

QUIT_SOON = """
import sys
from PySide6.QtCore import QTimer
from cubeapp.ui import app
from cubeapp.ui.shell.main_window import MainWindow

def close():
    if app.QApplication.topLevelWidgets():
        for window in app.QApplication.topLevelWidgets():
            if isinstance(window, MainWindow):
                {before}
                window.close()
                return
    QTimer.singleShot(50, close)

app.make_application()
QTimer.singleShot({wait}, close)
status = app.run()
print("numba" in sys.modules)
sys.exit(status)
"""


@pytest.fixture
def run_window(tmp_path, monkeypatch):
    """Return a function that runs the whole program and closes its window after a while."""
    monkeypatch.setenv("CUBEAPP_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    def run(wait_ms, before="pass"):
        code = QUIT_SOON.format(wait=wait_ms, before=before)
        return subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False
        )

    return run


def test_a_window_closed_while_the_helper_compiles_ends_cleanly(run_window):
    done = run_window(300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "False", "the window must not import the compiler itself"
    assert "Traceback" not in done.stderr
    assert "QThread" not in done.stderr


def test_a_window_closed_while_a_solve_waits_ends_cleanly(run_window):
    before = "window.keyboard.do('R', 3); window.shell.commands.run('solve'); "
    done = run_window(300, before + "window.features['welcome'].welcome_first()")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_the_first_start_is_remembered(run_window, tmp_path):
    assert run_window(300).returncode == 0
    assert "welcomed=true" in (tmp_path / "config" / "cubeapp.ini").read_text()


def test_a_fault_of_the_program_is_logged_and_told_in_one_line(tmp_path):
    said = []
    path = app.start_log(tmp_path / "logs" / "cubeapp.log")
    hook = app.reporting(said.append, path)
    try:
        raise ZeroDivisionError("by nothing")
    except ZeroDivisionError as error:
        hook(type(error), error, error.__traceback__)
    logger = logging.getLogger("cubeapp")
    for handler in logger.handlers[:]:
        handler.close()
        logger.removeHandler(handler)
    assert len(said) == 1
    assert str(path) in said[0]
    assert "\n" not in said[0]
    assert "test_app.py" in path.read_text()


def test_a_log_that_cannot_be_written_is_done_without(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    assert app.start_log(tmp_path / "file" / "cubeapp.log") is None
