"""How steps have gone, kept as counts."""

import pytest

from cubeapp.engine.practice.solves import PracticeError
from cubeapp.engine.practice.step_results import StepResults


def test_results_are_counted_by_how_many_turns_more_than_the_fewest():
    results = StepResults()
    assert results.over("cross") == []
    for fewest, own in ((6, 6), (6, 8), (5, 5), (7, 9), (6, 8)):
        results = results.with_result("cross", fewest, own)
    results = results.with_result("eo:any", 4, 5)
    assert results.over("cross") == [2, 0, 3]
    assert results.over("eo:any") == [0, 1]
    assert results.without("cross").over("cross") == []
    assert StepResults.from_json(results.to_json()) == results


def test_what_holds_no_results_is_refused():
    for value in (
        None,
        [],
        {"cross": 3},
        {"cross": [[6, 7]]},
        {"cross": [[7, 6, 1]]},
        {"cross": [[6, 7, 0]]},
        {"cross": [[6, "7", 1]]},
        {"cross": [[6, 10**7, 1]]},
    ):
        with pytest.raises(PracticeError):
            StepResults.from_json(value)
