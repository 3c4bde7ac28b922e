import numpy as np
import pytest

from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.optimal import fill as optimal_fill
from cubeapp.engine.solvers.optimal.layout import (
    CORNER_LEVELS,
    DEFAULT,
    LARGE,
    QTM_SHAPES,
    SHAPES,
    SMALL,
    shape_of,
)
from cubeapp.engine.solvers.optimal.symmetry import corner_classes, permutation_classes

ALL_ENTRIES = {"small": 170_311_680, "default": 1_258_329_600, "large": 10_066_636_800}
METRICS = (Metric.HTM, Metric.QTM)


def test_corners_have_the_published_number_of_classes():
    assert len(permutation_classes().target) == 2768
    assert [len(corner_classes(shape).target) for shape in (SMALL, DEFAULT)] == [168, 9930]


def test_tables_are_as_large_as_they_say():
    for shape in (*SHAPES.values(), *QTM_SHAPES.values()):
        assert 4 * shape.spec.nbytes == ALL_ENTRIES[shape.name]
        assert 2 * shape.corner_spec.nbytes == sum(CORNER_LEVELS[shape.metric])


def test_each_table_has_a_file_of_its_own():
    shapes = (*SHAPES.values(), *QTM_SHAPES.values())
    assert len({shape.spec.name for shape in shapes}) == len(shapes)
    assert {shape.corner_spec.name for shape in shapes} == {
        "optimal-corners",
        "optimal-corners-qtm",
    }


def test_tables_are_found_by_name_and_metric():
    assert shape_of("large", Metric.HTM) is LARGE
    assert shape_of("small", Metric.QTM).metric is Metric.QTM


@pytest.mark.parametrize("metric", [Metric.HTM, pytest.param(Metric.QTM, marks=pytest.mark.slow)])
def test_the_corner_table_has_the_published_levels(metric):
    table, counts = optimal_fill.corner_distances(metric, SearchControl())
    assert tuple(counts) == CORNER_LEVELS[metric]
    assert np.bincount(table).tolist() == list(CORNER_LEVELS[metric])


def assert_levels(shape):
    table, counts = optimal_fill.build_main_table(shape, SearchControl())
    assert tuple(counts) == shape.levels
    entries = np.zeros(4, dtype=np.int64)
    per_byte = np.bincount(table, minlength=256)
    for byte, count in enumerate(per_byte):
        for shift in (0, 2, 4, 6):
            entries[byte >> shift & 3] += count
    least = sum(shape.levels[: shape.base + 1])
    rest = ALL_ENTRIES[shape.name] - sum(shape.levels)
    assert entries.tolist() == [least, *shape.levels[shape.base + 1 :], rest]


@pytest.mark.slow
@pytest.mark.parametrize("metric", METRICS)
def test_the_small_table_has_the_published_levels(metric):
    assert_levels(shape_of("small", metric))


@pytest.mark.slow
@pytest.mark.parametrize("metric", METRICS)
def test_the_default_table_has_the_published_levels(metric):
    assert_levels(shape_of("default", metric))


def test_building_can_be_stopped():
    control = SearchControl(lambda progress: control.cancel())
    with pytest.raises(SearchCancelled):
        optimal_fill.build_main_table(SMALL, control)
    control = SearchControl(lambda progress: control.cancel())
    with pytest.raises(SearchCancelled):
        optimal_fill.build_corner_table(Metric.HTM, control)
