"""When Python looks for garbage, and when it does not."""

import gc

import pytest

from cubeapp.ui.services import garbage as collector


def test_what_is_imported_is_not_looked_through_and_the_rest_is_again():
    frozen = gc.get_freeze_count()
    with collector.importing():
        assert not gc.isenabled()
        stays = [[]]
    assert gc.isenabled()
    assert gc.get_freeze_count() > frozen
    assert all(each is not stays for each in gc.get_objects())


def test_an_import_that_fails_leaves_the_collector_at_work():
    with pytest.raises(ImportError), collector.importing():
        raise ImportError
    assert gc.isenabled()
