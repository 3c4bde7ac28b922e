import pytest

from tests.every import every

tried_cases = []


@every("size", (2, 3, 4))
@every("name, number", {"one": 1, "two": 2}.items())
def tried(rng, size, name, number):
    tried_cases.append((size, name, number))
    assert size != 3, "three"
    if name == "two":
        pytest.fail(f"{number}")


def test_all_cases_are_tried_and_every_failure_is_told():
    with pytest.raises(BaseExceptionGroup, match="3 of 3 cases") as caught:
        tried(rng=None)
    assert tried_cases == [(size, *case) for size in (2, 3, 4) for case in (("one", 1), ("two", 2))]
    groups = caught.value.exceptions
    assert [len(group.exceptions) for group in groups] == [1, 2, 1]
    assert groups[1].__notes__ == ["where size = 3"]
    assert [fault.__notes__ for fault in groups[1].exceptions] == [
        ["where name, number = ('one', 1)"],
        ["where name, number = ('two', 2)"],
    ]


@every("size", [2, 3])
@pytest.mark.parametrize("more", [10, 20])
@every("name", "ab")
def test_other_parameters_and_fixtures_are_given_as_ever(rng, size, more, name):
    assert rng.integers(10) < 10
    assert size < more
    assert name in "ab"
