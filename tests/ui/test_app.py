import os
import subprocess
import sys

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.ui import app
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import Settings
from tests.ui.windows import discard

QUIT_SOON = """
import linecache
import os
import sys
import cubeapp
from cubeapp.ui.services.garbage import importing
with importing():
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
package = os.path.dirname(cubeapp.__file__)
print(sum(name.startswith(package) for name in linecache.cache))
sys.exit(status)
"""


def run_window(folder, before="pass"):
    """Run the whole program and close its window after a while."""
    environment = {
        **os.environ,
        "CUBEAPP_CONFIG": str(folder / "config"),
        "CUBEAPP_CACHE": str(folder / "cache"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    return subprocess.run(
        [sys.executable, "-c", QUIT_SOON.format(wait=300, before=before)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def first_start(tmp_path_factory):
    """The folder of a program that was started for the first time, and how it ended."""
    folder = tmp_path_factory.mktemp("first")
    return folder, run_window(folder)


def test_a_window_closed_while_the_helper_compiles_ends_cleanly(first_start):
    _folder, done = first_start
    assert done.returncode == 0, done.stderr
    has_compiler, sources = done.stdout.split()
    assert has_compiler == "False", "the window must not import the compiler itself"
    assert sources == "0", "no source is to be read for modules that are compiled"
    assert "Traceback" not in done.stderr
    assert "QThread" not in done.stderr


@pytest.mark.slow
def test_a_window_closed_while_a_solve_waits_ends_cleanly(tmp_path):
    before = "window.keyboard.do('R', 3); window.shell.commands.run('solve'); "
    done = run_window(tmp_path, before + "window.features['welcome'].welcome_first()")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("size", "second"),
    [
        *((3, "--only 2x2x2"), (5, "--big 5")),
        pytest.param(2, "--only 2x2x2", marks=pytest.mark.slow),
    ],
)
def test_two_helpers_fill_the_cache_in_the_order_of_what_is_needed(
    size, second, tmp_path, monkeypatch, qtbot
):
    asked = tmp_path / "asked"
    code = f"import sys; print(*sys.argv[1:], file=open({str(asked)!r}, 'a'))"
    helper = (sys.executable, "-c", code)
    monkeypatch.setattr(app, "HELPER", helper)
    monkeypatch.setattr(app, "cores", lambda: 2)
    monkeypatch.setattr(app, "load_solvers", lambda control: None)
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path / "cache"))
    first = Preparation(helper, lambda: False, compiles=True)
    program = app.build(Cube.solved(size), settings=Settings.in_memory(), preparation=first)
    program.compile_ahead()
    qtbot.waitUntil(
        lambda: asked.is_file() and len(asked.read_text().splitlines()) == 2, timeout=60_000
    )
    discard(program)
    assert sorted(asked.read_text().splitlines()) == ["", second]


def test_the_first_start_is_remembered(first_start):
    folder, done = first_start
    assert done.returncode == 0
    assert "welcomed=true" in (folder / "config" / "cubeapp.ini").read_text()
