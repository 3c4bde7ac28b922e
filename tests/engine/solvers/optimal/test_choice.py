import pytest

from cubeapp.engine.kernels import machine
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.errors import NoRoomError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.optimal import choice as optimal_choice
from cubeapp.engine.solvers.optimal import layout as optimal_layout
from cubeapp.engine.solvers.optimal.choice import best_present, require_disk, require_memory
from cubeapp.engine.solvers.optimal.layout import DEFAULT, LARGE, METRICS, SMALL, shape_of

GB = 10**9


class Present(TableStore):
    """A store with the tables of some shapes, as far as one sees from outside."""

    def __init__(self, folder, *shapes):
        super().__init__(folder)
        self.specs = [shape.spec for shape in shapes]

    def has(self, spec):
        return spec in self.specs

    def step_bytes(self, spec):
        return 2 * GB if spec in self.specs else 0


@pytest.fixture
def free(monkeypatch):
    """A function that says how much memory and disk there is."""

    def say(memory, disk, built_in=None):
        monkeypatch.setattr(optimal_choice, "free_memory", lambda: memory)
        monkeypatch.setattr(optimal_choice, "built_in_memory", lambda: built_in or memory)
        monkeypatch.setattr(optimal_choice, "free_disk", lambda folder: disk)

    say(100 * GB, 100 * GB)
    return say


@pytest.mark.usefixtures("free")
@pytest.mark.parametrize("metric", METRICS)
def test_the_best_table_is_the_largest_one_there(metric, tmp_path):
    small, default, large = (shape_of(name, metric) for name in ("small", "default", "large"))
    assert best_present(metric, Present(tmp_path)) is small
    assert best_present(metric, Present(tmp_path, default)) is default
    assert best_present(metric, Present(tmp_path, small, large, default)) is large


@pytest.mark.usefixtures("free")
def test_tables_of_another_metric_are_no_help(tmp_path):
    assert best_present(Metric.QTM, Present(tmp_path, LARGE)) is shape_of("small", Metric.QTM)


def test_the_best_table_leaves_half_of_the_memory_alone(free, tmp_path):
    free(4 * GB, 100 * GB)
    assert best_present(Metric.HTM, Present(tmp_path, DEFAULT, LARGE)) is DEFAULT


def test_the_best_table_is_one_for_which_there_is_room_unless_it_has_been_loaded(free, tmp_path):
    free(2_600_000_000, 100 * GB, built_in=16 * GB)
    store = Present(tmp_path, DEFAULT, LARGE)
    assert best_present(Metric.HTM, store) is DEFAULT
    assert best_present(Metric.HTM, store, ["large"]) is LARGE


def test_a_table_larger_than_the_memory_is_refused(free, tmp_path):
    free(1_200_000_000, 100 * GB)
    require_memory(DEFAULT)
    with pytest.raises(NoRoomError, match=r"needs 2\.5 GB of memory, and only 1\.2 GB are free"):
        require_memory(LARGE)


def test_a_table_larger_than_what_is_left_of_the_disk_is_refused(free, tmp_path):
    free(100 * GB, 1_200_000_000)
    with pytest.raises(NoRoomError, match=r"needs 2\.5 GB of the disk, and only 1\.2 GB"):
        require_disk(LARGE, Present(tmp_path))


def test_steps_on_the_disk_make_way_for_the_table(free, tmp_path):
    free(100 * GB, 1_200_000_000)
    require_disk(LARGE, Present(tmp_path, LARGE))


def test_the_small_table_may_do_without_the_disk(free, tmp_path):
    free(100 * GB, 0)
    require_disk(SMALL, Present(tmp_path))


def test_nothing_is_refused_where_nobody_knows_the_room(free, tmp_path):
    free(None, None)
    require_memory(LARGE)
    require_disk(LARGE, Present(tmp_path))
    assert best_present(Metric.HTM, Present(tmp_path, LARGE)) is LARGE


def test_this_machine_says_what_is_free(tmp_path):
    assert machine.cores() > 0
    assert machine.free_memory() > 0
    assert machine.free_disk(tmp_path / "not" / "there" / "yet") > 0


def test_where_the_free_memory_is_not_told_what_is_built_in_counts(tmp_path, monkeypatch):
    monkeypatch.setattr(machine, "MEMORY_INFO", tmp_path / "meminfo")
    least = machine.free_memory()
    machine.MEMORY_INFO.write_text("MemTotal: 2 kB\nMemAvailable:  1 kB\n")
    assert machine.free_memory() == 1024
    assert least is None or least > 1024


def test_what_a_table_costs_is_said_for_this_machine(monkeypatch):
    monkeypatch.setattr(optimal_layout, "cores", lambda: 1)
    assert SMALL.cost.startswith("46 MB of disk and memory, about ")
    assert SMALL.cost.endswith(" s to build once")
    assert LARGE.cost.startswith("2.5 GB of disk and memory, about ")
    assert LARGE.cost.endswith(" min to build once")
