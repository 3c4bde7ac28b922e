import os
import subprocess
import sys

import numpy as np
import pytest

from cubeapp.engine.search import tables
from cubeapp.engine.search.tables import TableSpec, TableState, TableStore

SPEC = TableSpec("squares", 1, "<u2", (10, 10))


def squares():
    return (np.arange(100, dtype=np.uint16) ** 2).reshape(10, 10)


def never():
    raise AssertionError("the table should have come from the disk")


@pytest.fixture
def store(tmp_path):
    return TableStore(tmp_path / "tables")


@pytest.fixture
def path(store):
    """The file of a table that is there."""
    store.get(SPEC, squares)
    (path,) = store.folder.iterdir()
    return path


def state(store, spec=SPEC):
    (status,) = store.status([spec])
    return status.state


def test_a_table_is_built_once_and_then_read(store):
    assert state(store) is TableState.MISSING
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert np.array_equal(store.get(SPEC, never), squares())
    assert state(store) is TableState.READY


def test_tables_cannot_be_written_to(store):
    for table in (store.get(SPEC, squares), store.get(SPEC, never)):
        with pytest.raises(ValueError, match="read-only"):
            table[0, 0] = 1


def cut(data):
    return data[:-1]


def lengthen(data):
    return data + b"\0"


def change(data):
    return data[:-7] + bytes([data[-7] ^ 1]) + data[-6:]


def empty(data):
    return b""


def replace_by_noise(data):
    return bytes(range(256)) * 4


def rename(data):
    return data.replace(b"squares", b"circles")


@pytest.mark.parametrize("damage", [cut, lengthen, change, empty, replace_by_noise, rename])
def test_a_damaged_or_foreign_file_is_built_again(store, path, damage):
    path.write_bytes(damage(path.read_bytes()))
    assert state(store) is TableState.DAMAGED
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert state(store) is TableState.READY


@pytest.mark.parametrize(
    "other",
    [
        TableSpec("squares", 2, "<u2", (10, 10)),
        TableSpec("squares", 1, "<u2", (100,)),
        TableSpec("squares", 1, "<i2", (10, 10)),
    ],
)
def test_a_table_of_another_version_or_shape_is_not_taken(store, path, other):
    assert store.load(other) is None


def test_a_folder_in_place_of_the_file_does_no_harm(store, path):
    path.unlink()
    path.mkdir()
    assert np.array_equal(store.get(SPEC, squares), squares())


def test_where_the_disk_refuses_the_table_serves_from_memory(tmp_path):
    obstacle = tmp_path / "file"
    obstacle.write_text("not a folder")
    store = TableStore(obstacle / "tables")
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert state(store) is TableState.MISSING


def test_a_full_disk_leaves_nothing_behind(store, monkeypatch):
    def full(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tables.os, "fdopen", full)
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert list(store.folder.iterdir()) == []


def test_clearing_removes_tables_and_left_over_parts(store, path):
    (store.folder / "squares-left.part").write_bytes(b"half")
    (store.folder / "notes.txt").write_text("somebody's")
    assert store.clear() == 2
    assert [left.name for left in store.folder.iterdir()] == ["notes.txt"]


def test_two_processes_may_build_at_once(store):
    code = (
        "import sys; from pathlib import Path\n"
        "from tests.engine.search.test_tables import SPEC, TableStore, np, squares\n"
        "store = TableStore(Path(sys.argv[1]))\n"
        "for _ in range(50):\n"
        "    store.save(SPEC, squares())\n"
        "    assert np.array_equal(store.load(SPEC), squares())\n"
    )
    command = [sys.executable, "-c", code, str(store.folder)]
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    both = [subprocess.Popen(command, env=environment) for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]
    assert [left.suffix for left in store.folder.iterdir()] == [".table"]
