"""``cubeapp`` alone: the window."""

from __future__ import annotations

import argparse
import signal

from cubeapp.commands.display import display_problem
from cubeapp.commands.foreground import interrupts
from cubeapp.commands.opening import add_opening, read_opening
from cubeapp.commands.parsing import Parser, UsageError

EXAMPLES = """
  cubeapp
  cubeapp --size 7
  cubeapp --alg "R U R' U'"
"""


def add_arguments(parser: Parser) -> None:
    """Add what the window takes."""
    add_opening(parser)


def run(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    opening = read_opening(options)
    problem = display_problem()
    if problem is not None:
        raise UsageError(problem)
    try:
        with interrupts(signal.SIG_DFL):
            from cubeapp.ui import app
    except ImportError as error:
        raise UsageError(f"Qt cannot start on this machine: {error}") from None
    if opening is None:
        return app.run()
    return app.run(opening.start, opening.moves)
