import os
from collections import namedtuple
from types import SimpleNamespace

import pytest
from numba import typeof, types

from cubeapp.engine.kernels import cache
from tests.engine.kernels.intruders import INTRUSIONS, needs_owners

COMPILED = {"code": bytes(range(256))}


@pytest.fixture
def file(monkeypatch, tmp_path):
    """A file in the user's cache folder, saved by another process."""
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path))
    path = tmp_path / "kernels" / "turn.kernel"
    assert cache.save(path, COMPILED)
    return path


def test_what_was_saved_is_loaded_and_nothing_else_is_left(file):
    assert cache.load(file) == COMPILED
    assert list(file.parent.iterdir()) == [file]


def turn(x):
    return x


def twist(x):
    return -x


def path_for(kernel, signature="int64", processor="a processor", **options):
    codegen = SimpleNamespace(magic_tuple=lambda: (processor,))
    return cache.KernelCache(kernel, options).path(signature, codegen)


def test_other_types_processors_options_and_kernels_have_files_of_their_own():
    assert path_for(turn) == path_for(turn)
    others = path_for(turn, "float64"), path_for(turn, processor="another"), path_for(twist)
    assert len({path_for(turn), *others, path_for(turn, _nrt=False)}) == 5


def test_a_record_whose_fields_have_changed_places_has_a_file_of_its_own():
    def file_for(fields):
        record = typeof(namedtuple("Table", fields)(1, 2))
        return path_for(turn, (types.int64, types.Tuple([types.float64, record])))

    assert file_for(["size", "start"]) == file_for(["size", "start"])
    assert file_for(["size", "start"]) != file_for(["start", "size"])


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
def test_a_damaged_file_is_as_good_as_none_and_is_replaced(file, damage):
    file.write_bytes(damage(file.read_bytes()))
    assert cache.load(file) is None
    assert cache.save(file, COMPILED)
    assert cache.load(file) == COMPILED


def test_what_the_disk_refuses_is_not_kept_and_leaves_nothing_behind(file):
    file.unlink()
    file.mkdir()
    assert cache.load(file) is None
    assert not cache.save(file, COMPILED)
    assert list(file.parent.iterdir()) == [file]
    assert file.is_dir()


def test_a_folder_that_has_gone_is_made_again(file):
    file.unlink()
    file.parent.rmdir()
    assert cache.load(file) is None
    assert cache.save(file, COMPILED)
    assert cache.load(file) == COMPILED


@needs_owners
@pytest.mark.parametrize("intrude", INTRUSIONS)
def test_a_file_that_others_can_have_written_is_not_unpickled_and_is_replaced(file, intrude):
    intrude(file)
    assert cache.load(file) is None
    assert cache.save(file, COMPILED)
    assert cache.load(file) == COMPILED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes here")
def test_a_pipe_in_place_of_the_file_is_not_waited_for(file):
    file.unlink()
    os.mkfifo(file)
    assert cache.load(file) is None
