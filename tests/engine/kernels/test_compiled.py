import os
import shutil
import subprocess
import sys

import pytest

from cubeapp.engine.kernels.folders import CACHE_VARIABLE, is_private
from tests.engine.kernels.intruders import DEAR_INTRUSIONS, needs_owners

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


def hits(cache, temporary, *more):
    """How many kernels a process finds compiled."""
    variables = {**os.environ, CACHE_VARIABLE: str(cache), "TMPDIR": str(temporary)}
    command = [sys.executable, "-c", TURN, str(cache), *more]
    result = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
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
@pytest.mark.parametrize("intrude", DEAR_INTRUSIONS)
def test_a_kernel_that_others_can_have_written_is_compiled_anew(compiled, tmp_path, intrude):
    cache, temporary = shutil.copytree(compiled, tmp_path / "cache"), tmp_path / "temporary"
    temporary.mkdir()
    for file in cache.rglob("*.kernel"):
        intrude(file)
    assert hits(cache, temporary) == 0
    assert hits(cache, temporary) == 1
