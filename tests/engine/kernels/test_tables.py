import os
import re
import subprocess
import sys
import time
from functools import partial

import numpy as np
import pytest

from cubeapp.engine.kernels import machine, marks, tables
from cubeapp.engine.kernels.tables import TableSpec, TableState, TableStore
from tests.engine.kernels.intruders import INTRUSIONS, is_root, needs_owners

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


def nest(data):
    return b"[" * 10_000 + data


def unsign(data):
    return re.sub(rb"\d+}\n", b"null}\n", data, count=1)


DAMAGES = [cut, lengthen, change, empty, replace_by_noise, rename, nest, unsign]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_or_foreign_file_is_built_again(store, path, damage):
    path.write_bytes(damage(path.read_bytes()))
    assert state(store) is TableState.DAMAGED
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert state(store) is TableState.READY


@needs_owners
@pytest.mark.parametrize("intrude", INTRUSIONS)
def test_a_file_that_others_can_have_written_is_built_again(store, path, intrude):
    store.save(SPEC, squares() + 1)
    intrude(path)
    assert not store.has(SPEC)
    assert state(store) is TableState.DAMAGED
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert state(store) is TableState.READY


@needs_owners
@pytest.mark.parametrize("intrude", INTRUSIONS)
def test_a_step_that_others_can_have_written_is_not_gone_on_from(store, intrude):
    store.save_step(SPEC, 3, squares() + 1)
    (step,) = store.folder.iterdir()
    intrude(step)
    assert store.load_step(SPEC) is None


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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes here")
def test_a_pipe_in_place_of_the_file_is_not_waited_for(store, path):
    path.unlink()
    os.mkfifo(path)
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert state(store) is TableState.READY


def test_where_the_disk_refuses_the_table_serves_from_memory(tmp_path):
    obstacle = tmp_path / "file"
    obstacle.write_text("not a folder")
    store = TableStore(obstacle / "tables")
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert state(store) is TableState.MISSING


@pytest.fixture
def closed(tmp_path):
    """A folder below one that this user may not look into."""
    folder = tmp_path / "closed"
    folder.mkdir(mode=0)
    if is_root:
        os.seteuid(12345)
    yield folder / "cache"
    if is_root:
        os.seteuid(0)
    folder.chmod(0o700)


@needs_owners
def test_where_nobody_may_look_tables_serve_from_memory_and_nothing_is_marked(closed, monkeypatch):
    store = TableStore(closed / "tables")
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert state(store) is TableState.MISSING
    assert store.load_step(SPEC) is None
    assert not store.finish(SPEC, squares())
    assert store.clear() == 0
    assert machine.free_disk(store.folder) != 0
    monkeypatch.setenv("CUBEAPP_CACHE", str(closed))
    monkeypatch.setattr(os, "access", partial(os.access, effective_ids=True))
    assert not marks.can_keep()
    assert not marks.are_there(["anything"])


def test_a_full_disk_leaves_nothing_behind(store, monkeypatch):
    def full(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tables.os, "fdopen", full)
    assert np.array_equal(store.get(SPEC, squares), squares())
    assert list(store.folder.iterdir()) == []


def test_a_disk_that_fills_up_while_a_table_is_written_keeps_what_it_had(store, path):
    resource = pytest.importorskip("resource")
    before = path.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        assert not store.save(SPEC, squares() + 1)
        assert not store.save_step(SPEC, 3, squares() + 1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [left.read_bytes() for left in store.folder.iterdir()] == [before]


def test_clearing_removes_tables_and_left_over_parts(store, path):
    (store.folder / "squares-left.part").write_bytes(b"half")
    (store.folder / "notes.txt").write_text("somebody's")
    assert store.clear() == 2
    assert [left.name for left in store.folder.iterdir()] == ["notes.txt"]


def test_two_processes_may_build_at_once(store):
    code = (
        "import sys; from pathlib import Path\n"
        "import numpy as np\n"
        "from cubeapp.engine.kernels.tables import TableSpec, TableStore\n"
        f"spec, squares = {SPEC}, np.array({squares().tolist()}, dtype=np.uint16)\n"
        "store = TableStore(Path(sys.argv[1]))\n"
        "for _ in range(50):\n"
        "    store.save(spec, squares)\n"
        "    assert np.array_equal(store.load(spec), squares)\n"
    )
    command = [sys.executable, "-c", code, str(store.folder)]
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    both = [subprocess.Popen(command, env=environment) for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]
    assert [left.suffix for left in store.folder.iterdir()] == [".table"]


def part_of(store, age_s):
    """A file that a process of ``age_s`` ago has left."""
    part = store.folder / "squares-left.part"
    part.write_bytes(b"half")
    os.utime(part, (time.time() - age_s,) * 2)
    return part


def test_what_killed_processes_were_writing_goes_when_the_next_table_is_saved(store, path):
    part = part_of(store, 2 * tables.LEFT_OVER_S)
    store.save(SPEC, squares())
    assert not part.exists()


def test_what_another_process_is_writing_stays(store, path):
    part = part_of(store, 0)
    store.save(SPEC, squares())
    assert part.exists()


def test_whether_a_table_is_there_is_told_without_reading_it(store):
    assert not store.has(SPEC)
    store.save(SPEC, squares())
    assert store.has(SPEC)
    assert not store.has(TableSpec("squares", 2, "<u2", (10, 10)))
    (path,) = store.folder.iterdir()
    path.write_bytes(change(path.read_bytes()))
    assert store.has(SPEC)
    path.write_bytes(cut(path.read_bytes()))
    assert not store.has(SPEC)


class StoppedError(Exception):
    pass


def stop(share):
    raise StoppedError(share)


def test_reading_and_writing_can_be_stopped(store, path):
    before = path.read_bytes()
    with pytest.raises(StoppedError):
        store.load(SPEC, stop)
    with pytest.raises(StoppedError):
        store.save(SPEC, squares() + 1, stop)
    assert [left.read_bytes() for left in store.folder.iterdir()] == [before]


def test_an_unfinished_table_is_kept_as_it_is_after_its_last_step(store):
    assert store.load_step(SPEC) is None
    for step in (9, 10):
        assert store.save_step(SPEC, step, squares() + step)
    assert state(store) is TableState.PARTLY
    step, table = store.load_step(SPEC)
    assert step == 10
    assert np.array_equal(table, squares() + 10)
    assert len(list(store.folder.iterdir())) == 1
    assert store.step_bytes(SPEC) > SPEC.nbytes


def test_a_damaged_step_is_as_good_as_none(store):
    store.save_step(SPEC, 3, squares())
    (path,) = store.folder.iterdir()
    path.write_bytes(change(path.read_bytes()))
    assert store.load_step(SPEC) is None


def test_the_steps_of_a_table_of_another_version_are_not_taken(store):
    store.save_step(SPEC, 3, squares())
    assert store.load_step(TableSpec("squares", 2, "<u2", (10, 10))) is None
    assert store.load_step(TableSpec("square", 1, "<u2", (10, 10))) is None


def test_a_finished_table_takes_the_place_of_its_steps(store):
    store.save_step(SPEC, 3, squares())
    assert store.finish(SPEC, squares())
    assert state(store) is TableState.READY
    assert store.load_step(SPEC) is None


def test_steps_are_cleared_with_the_tables(store):
    store.save_step(SPEC, 3, squares())
    assert store.clear() == 1
    assert state(store) is TableState.MISSING


def test_steps_are_kept_only_where_there_is_ample_room(store, monkeypatch):
    monkeypatch.setattr(tables, "free_disk", lambda folder: 2 * SPEC.nbytes - 1)
    assert not store.save_step(SPEC, 3, squares())
    monkeypatch.setattr(tables, "free_disk", lambda folder: 2 * SPEC.nbytes)
    assert store.save_step(SPEC, 3, squares())


def test_steps_make_room_for_the_table_on_a_full_disk(store, monkeypatch):
    store.save_step(SPEC, 3, squares())
    fdopen = os.fdopen

    def full(*arguments):
        if store.load_step(SPEC) is not None:
            raise OSError(28, "No space left on device")
        return fdopen(*arguments)

    monkeypatch.setattr(tables.os, "fdopen", full)
    assert store.finish(SPEC, squares())
    assert state(store) is TableState.READY


WRITE = """
import sys
from pathlib import Path
import numpy as np
from cubeapp.engine.kernels.tables import TableSpec, TableStore
store, spec = TableStore(Path(sys.argv[1])), TableSpec("zeros", 1, "|u1", (30_000_000,))
table = np.zeros(spec.shape, dtype=np.uint8)
print("writing", flush=True)
for step in range(1000):
    store.save_step(spec, step, table)
    store.save(spec, table)
"""


@pytest.mark.parametrize(
    "moment_s",
    [
        *(pytest.param(moment_s, marks=pytest.mark.slow) for moment_s in (0.0, 0.004, 0.02, 0.1)),
        0.05,
        pytest.param(0.17, marks=pytest.mark.slow),
    ],
)
def test_a_process_killed_while_it_writes_leaves_a_working_folder(store, moment_s):
    spec = TableSpec("zeros", 1, "|u1", (30_000_000,))
    process = subprocess.Popen(
        [sys.executable, "-c", WRITE, str(store.folder)],
        env={**os.environ, "PYTHONPATH": os.getcwd()},
        stdout=subprocess.PIPE,
    )
    process.stdout.readline()
    time.sleep(moment_s)
    process.kill()
    process.communicate()
    assert state(store, spec) is not TableState.DAMAGED
    assert store.load_step(spec) is not None or store.step_bytes(spec) == 0
    assert store.get(spec, lambda: np.zeros(spec.shape, dtype=np.uint8)).nbytes == spec.nbytes
    assert state(store, spec) is TableState.READY
