import pytest

from cubeapp.engine import warm_up
from cubeapp.engine.kernels import folders
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.moves import Metric, metrics_for
from cubeapp.engine.solvers.big import kits
from cubeapp.engine.solvers.big.solver import BigCubeSolver
from cubeapp.engine.solvers.control import SearchControl


@pytest.fixture
def in_vain(tmp_path, monkeypatch):
    """The sizes that something was built for, of which the folder of the test keeps no table."""
    sizes = []

    def prepare(_solver, size, _control, metric):
        sizes.append(size if metric is Metric.OBTM else (size, metric))

    monkeypatch.setenv(folders.CACHE_VARIABLE, str(tmp_path))
    monkeypatch.setattr(BigCubeSolver, "prepare_size", prepare)
    return sizes


@pytest.fixture
def built(in_vain, monkeypatch):
    """The sizes that something was built for, which is kept."""
    monkeypatch.setattr(TableStore, "status", lambda store, specs: ())
    return in_vain


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8, 100])
def test_a_size_is_ready_once_it_has_been_built(built, size):
    assert not kits.is_kit_ready(size)
    kits.build_kit(size, SearchControl())
    assert built == [size]
    assert kits.is_kit_ready(size)
    warm_up.clear()
    assert not kits.is_kit_ready(size)


def test_what_serves_one_large_size_serves_all_and_those_inside(built):
    kits.build_kit(100, SearchControl())
    assert all(kits.is_kit_ready(size) for size in (51, 64, 100))
    assert not any(kits.is_kit_ready(size) for size in (4, 5, 6, 7, 8, 50))
    kits.build_kit(9, SearchControl())
    assert all(kits.is_kit_ready(size) for size in (5, 7, 11, 49))
    assert not any(kits.is_kit_ready(size) for size in (4, 6, 8, 50))
    kits.build_kit(8, SearchControl())
    assert all(kits.is_kit_ready(size) for size in range(4, 101))


def test_what_a_size_shares_with_others_serves_them_too(built):
    kits.build_kit(6, SearchControl())
    assert all(kits.is_kit_ready(size) for size in (4, 5, 6, 7, 8))
    assert set(kits.kit_specs(6)) == {*kits.kit_specs(4), *kits.kit_specs(5)}


def test_turns_of_any_layers_have_tables_of_their_own(built):
    kits.build_kit(6, SearchControl(), Metric.STM)
    assert built == [(6, Metric.STM)]
    assert not any(kits.is_kit_ready(size) for size in (4, 5, 6))
    for size in (4, 5, 6, 7):
        of_any, of_blocks = (
            set(kits.kit_specs(size, metric)) for metric in metrics_for(size)[::-1]
        )
        assert of_blocks == set(kits.kit_specs(size))
        assert len(of_any) == len(of_blocks) > 0
        assert not of_any & of_blocks
    assert kits.kit_specs(100, Metric.STM) == ()


def test_a_size_whose_tables_are_not_kept_is_not_ready(in_vain):
    kits.build_kit(6, SearchControl())
    assert not any(kits.is_kit_ready(size) for size in (4, 5, 6, 7))
    assert kits.is_kit_ready(100)


def test_nothing_is_built_in_vain_where_nothing_can_be_kept(built, tmp_path, monkeypatch):
    assert not kits.is_kit_ready(6)
    obstacle = tmp_path / "file"
    obstacle.write_text("not a folder", "utf-8")
    monkeypatch.setenv(folders.CACHE_VARIABLE, str(obstacle))
    assert kits.is_kit_ready(6)


def test_small_cubes_need_no_more_than_all_do():
    assert [size for size in range(2, 8) if kits.needs_kit(size)] == [4, 5, 6, 7]
