import numpy as np
import pytest

from cubeapp.engine.errors import SearchCancelled
from cubeapp.engine.search import optimal_fill
from cubeapp.engine.search.control import SearchControl
from cubeapp.engine.search.optimal_layout import (
    CORNER_LEVELS,
    CORNER_SPEC,
    DEFAULT,
    SHAPES,
    SMALL,
)
from cubeapp.engine.search.optimal_symmetry import corner_classes, permutation_classes

ALL_ENTRIES = {"small": 170_311_680, "default": 1_258_329_600}


def test_corners_have_the_published_number_of_classes():
    assert len(permutation_classes().target) == 2768
    assert [len(corner_classes(shape).target) for shape in (SMALL, DEFAULT)] == [168, 9930]


def test_tables_are_as_large_as_they_say():
    for shape in SHAPES.values():
        assert 4 * shape.spec.nbytes == ALL_ENTRIES[shape.name]
    assert 2 * CORNER_SPEC.nbytes == sum(CORNER_LEVELS)


def test_the_corner_table_has_the_published_levels():
    table, counts = optimal_fill.corner_distances()
    assert tuple(counts) == CORNER_LEVELS
    assert np.bincount(table).tolist() == list(CORNER_LEVELS)


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


def test_the_small_table_has_the_published_levels():
    assert_levels(SMALL)


@pytest.mark.slow
def test_the_default_table_has_the_published_levels():
    assert_levels(DEFAULT)


def test_building_can_be_stopped():
    control = SearchControl(lambda progress: control.cancel())
    with pytest.raises(SearchCancelled):
        optimal_fill.build_main_table(SMALL, control)
