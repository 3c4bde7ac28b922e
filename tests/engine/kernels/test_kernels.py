import ast
import functools
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cubeapp import engine
from cubeapp.engine.kernels.folders import kernels_folder, tables_folder
from cubeapp.engine.warm_up import UNUSED_DAYS, is_ready

ROOT = Path(engine.__file__).parent
PROJECT = ROOT.parents[1]
MODULES = sorted(ROOT.rglob("*.py"))


def is_kernel(node):
    """Whether this is a function below ``@kernel`` or ``@kernel(…)``."""
    return isinstance(node, ast.FunctionDef) and any(
        ast.unparse(mark).partition("(")[0] == "kernel" for mark in node.decorator_list
    )


@functools.cache
def kernels(path):
    text = path.read_text(encoding="utf-8")
    # Most modules have none, and parsing takes long.
    nodes = ast.parse(text).body if "@kernel" in text else []
    return [node for node in nodes if is_kernel(node)]


def is_literal(node):
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant)


def literals_handed_on(path, names):
    """Where a kernel of a module calls another, one of these ``names``, with a literal."""
    for kernel in kernels(path):
        for node in ast.walk(kernel):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                literal = any(is_literal(argument) for argument in node.args)
                if node.func.id in names and literal:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_no_kernel_hands_another_a_literal():
    # Two versions of one recursive kernel clash when they are loaded from the cache.
    names = {kernel.name for path in MODULES for kernel in kernels(path)}
    assert names
    assert not [place for path in MODULES for place in literals_handed_on(path, names)]


def run(code, cache, timeout_s=120, project=PROJECT):
    environment = {**os.environ, "CUBEAPP_CACHE": str(cache), "PYTHONPATH": str(project)}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        cwd=project,
        capture_output=True,
        text=True,
        timeout=timeout_s,
        check=False,
    )


WARM_UP = "from cubeapp.engine.warm_up import *; warm_up(SearchControl()); print(is_ready())"
SOLVE = """
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import layer_turns
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.warm_up import is_ready
from cubeapp.engine.solvers.registry import default_solver
for size in (2, 3):
    for shift in range(20):
        cube = Cube.solved(size).apply_all((layer_turns(size) * 3)[shift:shift + 30])
        assert default_solver(cube).solve(cube, Limits(), SearchControl()).solves(cube)
print(is_ready())
"""


def fill(cache):
    warm = run(WARM_UP, cache)
    assert (warm.stdout, warm.stderr) == ("True\n", "")
    return cache


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """A cache folder that another process has filled; tests that change it take a copy."""
    cache = tmp_path_factory.mktemp("compiled")
    if is_ready():
        # The tests' own cache was filled by `tests.warming`.
        kept = kernels_folder()
        shutil.copytree(kept, cache / "kernels" / kept.name)
        shutil.copytree(tables_folder(), cache / "tables")
        return cache
    return fill(cache)


@pytest.mark.slow
def test_what_one_process_compiled_serves_the_next(compiled):
    solved = run(SOLVE, compiled)
    assert (solved.stdout, solved.stderr) == ("True\n", "")


@pytest.mark.slow
def test_what_is_compiled_into_an_empty_cache_serves_the_next(tmp_path):
    cache = fill(tmp_path / "cache")
    solved = run(SOLVE, cache)
    assert (solved.stdout, solved.stderr) == ("True\n", "")
    assert sorted(path.suffix for path in (cache / "tables").iterdir()) == [".table"] * 2


def test_another_copy_of_the_program_compiles_nothing_again(compiled, tmp_path):
    def stored():
        return sorted((path, path.stat().st_ino) for path in cache.rglob("*.kernel"))

    cache = shutil.copytree(compiled, tmp_path / "cache")
    copy = tmp_path / "copy"
    shutil.copytree(PROJECT / "cubeapp", copy / "cubeapp")
    first = stored()
    solved = run(SOLVE, cache, project=copy)
    assert (solved.stdout, solved.stderr) == ("True\n", "")
    assert stored() == first


def test_what_was_not_used_for_long_is_deleted(compiled, tmp_path):
    cache = shutil.copytree(compiled, tmp_path / "cache")
    mine = cache / "kernels" / kernels_folder().name
    used, unused, foreign = mine / "of-1.kernel", mine / "of-2.kernel", mine.parent / "x" / "y.nbc"
    foreign.parent.mkdir()
    for path in (used, unused, foreign):
        path.touch()
    long_ago = time.time() - (UNUSED_DAYS + 1) * 24 * 3600
    for path in set(cache.rglob("*.*")) - {used}:
        os.utime(path, (long_ago, long_ago))
    before = set(mine.glob("*.kernel"))
    fill(cache)
    kept = set(mine.glob("*.kernel"))
    assert used in kept
    assert unused not in kept
    assert not foreign.exists()
    # Kernels that were loaded are there still, so nothing was compiled again.
    assert {used} < kept < before


@pytest.mark.slow
def test_without_a_writable_cache_everything_works_in_memory(tmp_path):
    obstacle = tmp_path / "file"
    obstacle.write_text("not a folder")
    solved = run(SOLVE, obstacle)
    assert (solved.stdout, solved.stderr) == ("True\n", "")


@pytest.mark.slow
def test_what_a_full_disk_did_not_take_is_not_taken_for_complete(tmp_path):
    full = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    full += "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))\n"
    warm = run(full + WARM_UP, tmp_path / "cache")
    assert (warm.stdout, warm.stderr) == ("False\n", "")


@pytest.mark.slow
def test_damaged_compiled_kernels_are_compiled_again(compiled, tmp_path):
    cache = shutil.copytree(compiled, tmp_path / "cache")
    kernels = sorted(path for path in (cache / "kernels").rglob("*") if path.is_file())
    assert kernels
    for path in kernels:
        path.write_bytes(path.read_bytes()[:100])
    again = run(SOLVE, cache)
    assert (again.returncode, again.stdout, again.stderr) == (0, "True\n", "")
    # Those for building tables are not needed a second time.
    assert any(path.stat().st_size > 100 for path in kernels)
