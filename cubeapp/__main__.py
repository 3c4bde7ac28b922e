"""``python -m cubeapp`` and the command ``cubeapp``: what both begin with."""

import sys

from cubeapp.collector import collect_seldom

INTERRUPTED = 130
"""The exit status after Ctrl-C."""


def main() -> int:
    """Run the command line; Ctrl-C may come before that is even loaded."""
    collect_seldom()
    try:
        from cubeapp import cli
    except KeyboardInterrupt:
        return INTERRUPTED
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
