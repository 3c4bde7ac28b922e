import threading
import time

import pytest

from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.loading import Loading


def test_threads_that_ask_at_once_share_one_loading(tmp_path):
    stores, seen = [], []

    def load(store, control):
        stores.append(store)
        time.sleep(0.05)
        return object()

    store = TableStore(tmp_path)
    loading = Loading("tables", load, store)
    threads = [
        threading.Thread(target=lambda: seen.append(loading.tables(SearchControl())))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert stores == [store]
    assert len(seen) == 4
    assert len(set(map(id, seen))) == 1


def test_a_loading_says_what_it_does_once():
    said = []
    control = SearchControl(lambda progress: said.append(progress.activity))
    loading = Loading("corner table", lambda store, control: store, None)
    loading.tables(control)
    loading.tables(control)
    assert said == ["loading the corner table"]


def test_what_was_cancelled_is_loaded_for_the_next_one_who_asks():
    loading = Loading("tables", lambda store, control: "loaded", None)
    cancelled = SearchControl()
    cancelled.cancel()
    with pytest.raises(SearchCancelled):
        loading.tables(cancelled)
    assert loading.tables(SearchControl()) == "loaded"


def test_who_waits_for_the_loading_of_another_search_can_be_cancelled():
    begun, goes_on = threading.Event(), threading.Event()

    def load(store, control):
        begun.set()
        goes_on.wait(10)
        return "loaded"

    loading = Loading("tables", load, None)
    assert not loading.has_begun
    first = threading.Thread(target=loading.tables, args=[SearchControl()])
    first.start()
    assert begun.wait(10)
    assert loading.has_begun
    assert not loading.is_loaded
    cancelled = SearchControl()
    cancelled.cancel()
    with pytest.raises(SearchCancelled):
        loading.tables(cancelled)
    assert not goes_on.is_set()
    goes_on.set()
    first.join()
    assert loading.has_begun
    assert loading.is_loaded
    assert loading.tables(SearchControl()) == "loaded"
