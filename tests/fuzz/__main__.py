"""Feed one parser: ``python -m tests.fuzz TARGET [--seconds S] [--count N] [--seed K]``."""

from __future__ import annotations

import argparse
import sys

from tests.fuzz.feeding import feed
from tests.fuzz.targets import targets


def main() -> int:
    """Feed what the command line names until the time or the count is over."""
    known = targets()
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("target", choices=sorted(known))
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    fed = feed(known[options.target](), options.count, options.seconds, options.seed)
    print(f"{options.target}: {fed}")
    for find in fed.finds:
        print(find)
    return 1 if fed.finds else 0


if __name__ == "__main__":
    sys.exit(main())
