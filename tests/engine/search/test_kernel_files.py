import os

import pytest
from cubeapp.engine.search.kernel_files import KernelFiles

from tests.engine.search.intruders import INTRUSIONS, needs_owners

KEY = ("int64", "a processor")
COMPILED = {"code": bytes(range(256))}


@pytest.fixture
def files(tmp_path):
    files = KernelFiles(tmp_path, "turn")
    files.save(KEY, COMPILED)
    return files


def the_file(folder):
    (path,) = folder.iterdir()
    return path


def test_what_was_saved_is_loaded_by_the_next_process(files, tmp_path):
    assert KernelFiles(tmp_path, "turn").load(KEY) == COMPILED


def test_other_types_and_other_kernels_have_files_of_their_own(files, tmp_path):
    assert files.load(("float64", "a processor")) is None
    assert KernelFiles(tmp_path, "twist").load(KEY) is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: content[:10],
        lambda content: content[:-1],
        lambda content: content[:99] + bytes([content[99] ^ 1]) + content[100:],
        lambda content: b"not compiled by this program",
    ],
    ids=["empty", "no whole checksum", "cut", "one bit changed", "foreign"],
)
def test_a_damaged_file_is_as_good_as_none_and_is_replaced(files, tmp_path, damage):
    path = the_file(tmp_path)
    path.write_bytes(damage(path.read_bytes()))
    assert files.load(KEY) is None
    files.save(KEY, COMPILED)
    assert files.load(KEY) == COMPILED


def test_what_the_disk_refuses_is_not_kept_and_leaves_nothing_behind(files, tmp_path, monkeypatch):
    monkeypatch.setattr(KernelFiles, "all_kept", True)
    path = the_file(tmp_path)
    path.unlink()
    path.mkdir()
    assert files.load(KEY) is None
    files.save(KEY, COMPILED)
    assert the_file(tmp_path).is_dir()
    assert not KernelFiles.all_kept


def test_a_folder_that_has_gone_is_no_fault(tmp_path, monkeypatch):
    monkeypatch.setattr(KernelFiles, "all_kept", True)
    files = KernelFiles(tmp_path / "gone", "turn")
    files.save(KEY, COMPILED)
    assert files.load(KEY) is None


@needs_owners
@pytest.mark.parametrize("intrude", INTRUSIONS)
def test_a_file_that_others_can_have_written_is_not_unpickled_and_is_replaced(
    files, tmp_path, intrude
):
    intrude(the_file(tmp_path))
    assert files.load(KEY) is None
    files.save(KEY, COMPILED)
    assert files.load(KEY) == COMPILED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes here")
def test_a_pipe_in_place_of_the_file_is_not_waited_for(files, tmp_path):
    path = the_file(tmp_path)
    path.unlink()
    os.mkfifo(path)
    assert files.load(KEY) is None
