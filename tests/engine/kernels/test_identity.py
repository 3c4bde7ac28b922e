import subprocess
import sys
import textwrap

import pytest

PLAIN = """
    from cubeapp.engine.kernels.compiled import kernel
    from {package} import helpers

    @kernel
    def turned(x):
        return helpers.twice(x) + helpers.SHIFT
"""
HELPERS = """
    from cubeapp.engine.kernels.compiled import kernel

    SHIFT = 5
    UNUSED = 1

    @kernel
    def twice(x):
        return 2 * x
"""
TELL = "from {package} import kernels; from cubeapp.engine.kernels.identity import identity_of; "
TELL += "print(identity_of(kernels.turned.py_func))"


def identity(folder, plain=PLAIN, helpers=HELPERS):
    """The identity of the kernel, as a fresh process sees it."""
    package = "cubeapp.engine.made_up"
    code = "import cubeapp.engine; cubeapp.engine.__path__.append('.'); "
    (folder / "made_up").mkdir(exist_ok=True)
    for name, text in {"__init__": "", "kernels": plain, "helpers": helpers}.items():
        source = textwrap.dedent(text.format(package=package))
        (folder / "made_up" / f"{name}.py").write_text(source, "utf-8")
    command = [sys.executable, "-B", "-c", code + TELL.format(package=package)]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return run.stdout


@pytest.fixture(autouse=True)
def importable(monkeypatch, request):
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))


@pytest.mark.slow
def test_a_kernel_is_known_by_all_that_it_reaches(tmp_path):
    before = identity(tmp_path)
    assert identity(tmp_path) == before
    for changed in ("SHIFT = 6", "return 3 * x"):
        old = "SHIFT = 5" if "SHIFT" in changed else "return 2 * x"
        assert identity(tmp_path, helpers=HELPERS.replace(old, changed)) != before
    assert identity(tmp_path, PLAIN.replace("+", "-")) != before
    same = HELPERS.replace("UNUSED = 1", "UNUSED = 2  # nothing uses it")
    assert identity(tmp_path, helpers="\n\n" + same) == before


EVERY = """
import importlib, pkgutil
from numba.core.dispatcher import Dispatcher
from cubeapp import engine
from cubeapp.engine.kernels.identity import identity_of
for info in pkgutil.walk_packages(engine.__path__, "cubeapp.engine."):
    for key, value in sorted(vars(importlib.import_module(info.name)).items()):
        if isinstance(value, Dispatcher) and value.py_func.__module__ == info.name:
            print(info.name, key, identity_of(value.py_func))
"""


def test_the_next_process_knows_a_kernel_by_the_same_identity(monkeypatch, capsys):
    exec(EVERY, {})
    told = capsys.readouterr().out
    # Not even what a set is sorted by is as it is here.
    monkeypatch.setenv("PYTHONHASHSEED", "1")
    command = [sys.executable, "-c", EVERY]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == told
    lines = told.splitlines()
    assert len(lines) > 200
    assert len({line.split()[2] for line in lines}) == len(lines)
