"""Processes of tests: what takes longest, the imports, is done once for all of them."""

from __future__ import annotations

import multiprocessing

HAS_FORKS = "forkserver" in multiprocessing.get_all_start_methods()
FORKS = multiprocessing.get_context("forkserver" if HAS_FORKS else "spawn")
if HAS_FORKS:
    # One server does for all: each call of this would undo the one before.
    FORKS.set_forkserver_preload(
        [
            "tests.ui.test_hard_times",
            "tests.ui.files.sessions.test_saved_sessions",
            "tests.ui.train.test_stores",
        ]
    )


def working(act, *arguments):
    """Let a process do something; return it, and a reader of what it sends to its writer.

    Args:
        act: a function of a module, which is given the writer and the arguments.
        arguments: the others.
    """
    reader, writer = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=act, args=(writer, *arguments))
    process.start()
    writer.close()
    return process, reader


def sent_until_the_end(reader):
    """Return all that a process sends until it ends, without what its being killed cut off."""
    sent = []
    with reader:
        try:
            while True:
                sent.append(reader.recv())
        except (EOFError, OSError):
            return sent
