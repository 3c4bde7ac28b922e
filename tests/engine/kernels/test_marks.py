import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest

from cubeapp.engine import warm_up
from cubeapp.engine.kernels import marks, sources
from cubeapp.engine.kernels.cache import KernelCache
from cubeapp.engine.kernels.folders import kernels_folder

# Solvers, their texts, and what fills the cache, are made of kernels, and no kernel of them.
ABOVE_KERNELS = [
    "api.py",
    "solvers/four/solver.py",
    "solvers/registry.py",
    "teaching/__init__.py",
    "warm_up.py",
    "more.py",  # a new module
]
BELOW_KERNELS = [
    "coordinates/ranks.py",  # kernels that others call
    "kernels/linking.py",  # the compiler
    "model/symmetries.py",  # constants
    "solvers/five/layout.py",  # constants, and a table
    "solvers/four/tables.py",  # tables without a kernel
    "solvers/optimal/fill.py",  # kernels
]
KERNEL = """
from cubeapp.engine.kernels.compiled import kernel

@kernel
def one():
    return 1
"""
DECORATOR = re.compile(r"^ *@(kernel|instruction)\b", re.MULTILINE)


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """A copy of the engine's source; tests leave it as it is."""
    copy = tmp_path_factory.mktemp("source") / "engine"
    return shutil.copytree(sources.ENGINE, copy, ignore=shutil.ignore_patterns("__pycache__"))


@pytest.fixture
def engine(source, tmp_path, monkeypatch):
    """The source that marks go by, with a cache where some work is marked."""
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(KernelCache, "all_kept", True)
    monkeypatch.setattr(sources, "ENGINE", source)
    sources.digest.cache_clear()
    marks.mark("work")
    yield source
    sources.digest.cache_clear()


def is_marked():
    """Whether the work is marked for a process that starts now."""
    sources.digest.cache_clear()
    return marks.are_there(["work"])


@contextmanager
def changed(path, before="", after=""):
    """Puts some source before and after that of a module, which may not be there, for a while."""
    source = path.read_text("utf-8") if path.exists() else None
    path.write_text(f"{before}{source or ''}{after}", "utf-8")
    try:
        yield
    finally:
        path.unlink() if source is None else path.write_text(source, "utf-8")


@pytest.mark.parametrize("name", ABOVE_KERNELS)
def test_a_change_above_the_kernels_leaves_marks_valid(engine, name):
    with changed(engine / name, after="CHANGED = 1"):
        assert is_marked()


@pytest.mark.parametrize("name", BELOW_KERNELS)
def test_a_change_of_what_kernels_and_tables_are_made_from_leaves_no_mark(engine, name):
    with changed(engine / name, after="CHANGED = 1"):
        assert not is_marked()
    assert is_marked()


def test_a_new_kernel_leaves_no_mark(engine):
    with changed(engine / "more.py", KERNEL):
        assert not is_marked()


def test_a_kernel_that_moves_leaves_no_mark(engine):
    # Its compiled form is kept by its name, too.
    there = engine / "scrambles" / "scored_kernel.py"
    moved = there.rename(there.with_name("scoring_kernel.py"))
    is_believed = is_marked()
    moved.rename(there)
    assert not is_believed


def test_what_kernels_begin_to_import_is_followed(engine):
    kernel = engine / "solvers" / "two_by_two" / "kernel.py"
    with changed(kernel, before="from cubeapp.engine import (\n    teaching,\n)\n"):
        assert not is_marked()
        marks.mark("work")
        assert is_marked()
        with changed(engine / "teaching" / "__init__.py", after="CHANGED = 1"):
            assert not is_marked()


def test_another_version_leaves_no_mark(engine, monkeypatch):
    # It may get more kernels ready.
    monkeypatch.setattr(sources, "__version__", "another")
    assert not is_marked()


def test_without_source_marks_go_by_the_version(engine, monkeypatch):
    monkeypatch.setattr(sources, "ENGINE", engine / "nowhere")
    assert not is_marked()
    marks.mark("work")
    assert is_marked()
    monkeypatch.setattr(sources, "__version__", "another")
    assert not is_marked()


def test_nothing_that_kernels_load_is_left_out():
    package = sources.ENGINE.parent.parent
    names = {
        path: ".".join(path.relative_to(package).with_suffix("").parts)
        for path in sources.ENGINE.rglob("[!_]*.py")
    }
    of_kernels = [name for path, name in names.items() if DECORATOR.search(path.read_text("utf-8"))]
    code = f"import sys, {', '.join(of_kernels)}; print(*sys.modules)"
    run = [sys.executable, "-c", code]
    loaded = set(subprocess.check_output(run, cwd=package, text=True).split())
    made_from = {f"cubeapp.engine.{name}" for name in sources.modules()}
    assert len(of_kernels) > 30
    assert loaded & set(names.values()) <= made_from


def test_marks_that_are_asked_for_go_with_kernels_that_nobody_uses(engine):
    (mark,) = kernels_folder().iterdir()
    kernel = mark.with_name("of-1.kernel")
    kernel.touch()
    long_ago = time.time() - (warm_up.UNUSED_DAYS + 1) * 24 * 3600
    for path in (mark, kernel):
        os.utime(path, (long_ago, long_ago))
    assert is_marked()
    warm_up._delete_old_kernels()
    assert not kernel.exists()
    assert not is_marked()
