"""No input makes a parser do what it does not say: a taste of each, and minutes of each.

``python -m tests.fuzz`` feeds them for as long as one likes.
"""

from __future__ import annotations

import pytest

from cubeapp.ui.services.settings import Settings
from tests.every import every
from tests.fuzz import settings
from tests.fuzz.__main__ import main
from tests.fuzz.feeding import feed
from tests.fuzz.targets import targets

TARGETS = targets()
TASTE = {"stickers": 10}
"""How many inputs are tried of what takes longest to read; of anything else it is a hundred."""


@pytest.mark.parametrize("name", TARGETS)
def test_damaged_input_is_read_or_refused(name):
    fed = feed(TARGETS[name](), count=TASTE.get(name, 100), seconds=2, seed=1)
    assert not fed.finds, fed.finds[0]
    assert fed.count


def test_a_report_keeps_what_other_runs_fed(tmp_path):
    report = tmp_path / "FUZZ.md"
    for seed, names in enumerate((["keys", "alg"], ["alg"], ["facelets"])):
        main([*names, "--count", "3", "--seed", str(seed), "--report", str(report)])
    rows = [line.split(" | ") for line in report.read_text("utf-8").splitlines()[-3:]]
    assert [(row[0], row[2], row[3]) for row in rows] == [
        ("| facelets", "2", "3"),
        ("| alg", "1", "3"),
        ("| keys", "0", "3"),
    ]


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", TARGETS)
def test_a_million_damaged_inputs_or_a_minute_of_them_are_read_or_refused(name):
    fed = feed(TARGETS[name](), count=1_000_000, seconds=60, seed=2)
    assert not fed.finds, fed.finds[0]
    assert 0 < fed.read < fed.count


def test_every_setting_is_damaged_in_turn():
    assert set(settings.GOOD) == settings.names()
    defaults = Settings.in_memory()
    assert not [name for name, value in settings.GOOD.items() if getattr(defaults, name) == value]
    assert settings.check({})


@every("name", settings.GOOD)
def test_a_setting_that_is_no_longer_what_it_was_is_noticed(name, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setitem(settings.WHOLE, settings.KEYS[name], "§ something else §")
        with pytest.raises(AssertionError, match=f"{name} was sound"):
            settings.check({})
