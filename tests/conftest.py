"""What all tests share. They use a cache and settings of their own; see `own_folders`."""

import gc
import os
import signal
import time

import numpy as np
import pytest

from tests import own_folders

own_folders.use()

VERY_LONG_S = 1800
"""Whatever may take so many seconds by its mark is among the longest tests."""

# Where tests run in the background of a shell Ctrl+C is ignored, and by their processes, too.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config):
    """Let hypothesis draw fewer examples, others each time, where the slow tests are left out."""
    # Not before `own_folders.use()`: pytest rewrites its asserts as well, and keeps them from then.
    from hypothesis import settings

    is_short = "not slow" in config.option.markexpr
    # The first cube of a size builds its tables, and a machine may be busy: time proves nothing.
    settings.register_profile("cubeapp", deadline=None, max_examples=20 if is_short else 100)
    settings.load_profile("cubeapp")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session):
    """Fill the cache once, before several workers each do it.

    Where only some tests are asked for, these compile what they need.
    """
    workers = session.config.getoption("numprocesses", None)
    if not workers or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    from tests import warming

    names = warming.missing()
    if names:
        began = time.monotonic()
        say = session.config.pluginmanager.get_plugin("terminalreporter").write_line
        say(f"Compiling and building once what is kept: {', '.join(names)}")
        warming.warm(workers)
        say(f"Done in {time.monotonic() - began:.0f} s")


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Look for no garbage meanwhile: what is imported and made stays, and each search takes longer.

    They are a quarter of what every worker spends before its first test.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(items):
    """Let each worker begin with its share of what may take longest.

    Each is given as many tests in a row, and whoever is done takes over the last ones of another:
    so those are short, and all workers end at about the same time.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0"))
    if not workers:
        return
    count = len(items)
    longest = sorted(filter(_most_seconds, items), key=_most_seconds, reverse=True)
    others = [item for item in items if not _most_seconds(item)]
    items.clear()
    for number in range(workers):
        own = longest[number::workers]
        room = max((count - len(items)) // (workers - number) - len(own), 0)
        items += own + others[:room]
        del others[:room]


def _most_seconds(item):
    """Return how many seconds a test may take by its mark, 0 unless they are very many."""
    mark = item.get_closest_marker("timeout")
    return mark.args[0] if mark and mark.args[0] >= VERY_LONG_S else 0


def pytest_collection_finish():
    # To find the little garbage among all that stays takes longer than it would ever cost.
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item, nextitem):
    yield
    if nextitem is None or nextitem.path != item.path:
        settle()


def settle():
    """Let no later search for garbage look at what stays to the end: modules, tests, kernels.

    There are millions of such things, and the tests of windows search often.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def rng():
    return np.random.default_rng(2026)


@pytest.fixture
def packages(monkeypatch, tmp_path):
    """A good solver of another package, and some that are none."""
    from cubeapp.engine.solvers.registry import plugins
    from tests.fake_packages import install_handy

    install_handy(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.cache_clear()
    yield
    plugins.cache_clear()
