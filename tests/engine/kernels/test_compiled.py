import os
import shutil
import subprocess
import sys

import pytest

from cubeapp.engine.kernels.cache import COMMON_PROCESSOR, runs_common_code
from cubeapp.engine.kernels.folders import CACHE_VARIABLE, PORTABLE_VARIABLE, is_private
from tests.engine.kernels.intruders import INTRUSIONS, needs_owners

TURN = """
import os, sys, tempfile
from pathlib import Path

if "refuse" in sys.argv:
    def refuse(*arguments, **options):
        raise OSError(30, "Read-only file system")

    tempfile.mkstemp = os.utime = os.replace = Path.mkdir = refuse

from cubeapp.engine.kernels import turns

turns.prepare()
print(sum(turns.turn_all.stats.cache_hits.values()))
"""


def hits(cache, temporary, *more, code=TURN, **variables):
    """How many kernels a process finds compiled."""
    cached = {CACHE_VARIABLE: str(cache), "TMPDIR": str(temporary)}
    environment = {**os.environ, **cached, **variables}
    command = [sys.executable, "-c", code, str(cache), *more]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return int(result.stdout)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """A folder that was open to everybody when a process compiled into it."""
    cache, temporary = (tmp_path_factory.mktemp(name) for name in ("cache", "temporary"))
    cache.chmod(0o777)
    assert hits(cache, temporary) == 0
    assert list(temporary.iterdir()) == []
    return cache


def test_kernels_are_compiled_once_and_found_in_a_folder_that_can_only_be_read(compiled, tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    assert hits(compiled, temporary) == 1
    assert hits(compiled, temporary, "refuse") == 1
    assert list(temporary.iterdir()) == []


def test_where_nothing_is_and_nothing_can_be_kept_kernels_are_compiled_for_this_time(tmp_path):
    cache, temporary = tmp_path / "file" / "cache", tmp_path / "temporary"
    temporary.mkdir()
    cache.parent.write_text("not a folder")
    assert hits(cache, temporary) == 0


SHIPPED = """
import sys
from pathlib import Path
from cubeapp.engine.kernels import cache, turns
cache.shipped_kernels_folder = lambda: next(Path(sys.argv[2]).glob("kernels/*"))
turns.prepare()
print(sum(turns.turn_all.stats.cache_hits.values()))
"""


@pytest.fixture(scope="module")
def shipped(tmp_path_factory):
    """A folder of what was compiled for common processors."""
    made = tmp_path_factory.mktemp("made")
    common = {"NUMBA_CPU_NAME": COMMON_PROCESSOR, "NUMBA_CPU_FEATURES": ""}
    assert hits(made, made.parent, **common) == 0
    return made


needs_common = pytest.mark.skipif(not runs_common_code(), reason="compiled for another processor")


@needs_common
def test_what_was_compiled_for_common_processors_serves_without_compiling(shipped, tmp_path):
    # As the bundle does: compiled on one machine, found on another one with an empty cache.
    assert hits(tmp_path / "empty", tmp_path, str(shipped), code=SHIPPED) == 1
    assert not list(tmp_path.rglob("*.kernel"))


@needs_common
@pytest.mark.slow
def test_what_is_compiled_to_be_shipped_is_not_taken_from_what_was_shipped(shipped, tmp_path):
    wanted = {PORTABLE_VARIABLE: "1"}
    assert hits(tmp_path / "empty", tmp_path, str(shipped), code=SHIPPED, **wanted) == 0


@needs_owners
def test_compiled_code_lies_where_only_its_person_can_write(compiled):
    for folder in (compiled, compiled / "kernels", *(compiled / "kernels").iterdir()):
        assert folder.stat().st_mode & 0o022 == 0


@needs_owners
def test_compiled_code_of_somebody_else_is_not_run(tmp_path, monkeypatch):
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    folder = tmp_path / "kernels" / "search-1"
    folder.mkdir(parents=True)
    assert is_private(folder)
    somebody = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: somebody)
    folder.parent.chmod(0o777)
    assert not is_private(folder)


@needs_owners
@pytest.mark.slow
@pytest.mark.parametrize("intrude", INTRUSIONS)
def test_a_kernel_that_others_can_have_written_is_compiled_anew(compiled, tmp_path, intrude):
    cache, temporary = shutil.copytree(compiled, tmp_path / "cache"), tmp_path / "temporary"
    temporary.mkdir()
    for file in cache.rglob("*.kernel"):
        intrude(file)
    assert hits(cache, temporary) == 0
    assert hits(cache, temporary) == 1
