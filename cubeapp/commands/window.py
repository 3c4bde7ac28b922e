"""``cubeapp`` alone: the window."""

from __future__ import annotations

import argparse
import signal
from pathlib import Path

from cubeapp.commands.display import display_problem
from cubeapp.commands.foreground import interrupts
from cubeapp.commands.opening import add_opening, read_opening
from cubeapp.commands.parsing import Parser, UsageError
from cubeapp.ui.services.garbage import importing

EXAMPLES = """
  cubeapp
  cubeapp --size 7
  cubeapp --alg "R U R' U'"
  cubeapp --load mine.cubeapp.json
"""


def add_arguments(parser: Parser) -> None:
    """Add what the window takes."""
    add_opening(parser)


def run(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    session = _session(options)
    opening = None if session is not None else read_opening(options)
    problem = display_problem()
    if problem is not None:
        raise UsageError(problem)
    try:
        with interrupts(signal.SIG_DFL), importing():
            from cubeapp.ui import app
            from cubeapp.ui.files.sessions.session_files import read_session
    except ImportError as error:
        raise UsageError(f"Qt cannot start on this machine: {error}") from None
    if session is not None:
        # What cannot be opened is told here, and no window comes up.
        read_session(session)
        return app.run(session=session)
    if opening is None:
        return app.run()
    return app.run(opening.start, opening.moves)


def _session(options: argparse.Namespace) -> Path | None:
    """Return the file of a whole session, if that is what is to be loaded."""
    if options.load is None or not options.load.lower().endswith(".json"):
        return None
    if (options.size, options.facelets, options.alg) != (None, None, None):
        raise UsageError("a session has its own cube: give --load alone")
    return Path(options.load)
