"""Feed parsers: ``python -m tests.fuzz TARGET … [--seconds S] [--count N] [--seed K]``."""

from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

from tests.fuzz.feeding import Fed, feed
from tests.fuzz.targets import targets

REPORT = """\
# Damaged input

Written by `python -m tests.fuzz --report bench/FUZZ.md`, {date}, seed {seed}. Each parser was fed
inputs with things wrong with them, up to a million or for the time told. A find is an error that
the parser does not name, an answer that contradicts itself, or more than two CPU seconds.

| parser | inputs | of them read | seconds | slowest, CPU s | finds |
|---|---:|---:|---:|---:|---:|
"""


def main() -> int:
    """Feed what the command line names until the time or the count is over."""
    known = targets()
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(known))
    parser.add_argument("--seconds", type=float, default=600.0, help="for each target")
    parser.add_argument("--count", type=int, default=1_000_000, help="for each target, at most")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--report", metavar="FILE", help="write the counts as Markdown as well")
    options = parser.parse_args()
    unknown = set(options.targets) - set(known)
    if unknown:
        parser.error(f"there is no target {', '.join(sorted(unknown))}")
    report = REPORT.format(date=date.today().isoformat(), seed=options.seed)
    finds = 0
    for name in options.targets or known:
        fed = feed(known[name](), options.count, options.seconds, options.seed)
        finds += len(fed.finds)
        report += _row(name, fed)
        print(f"{name}: {fed}", *fed.finds, sep="\n", flush=True)
        if options.report is not None:
            Path(options.report).write_text(report, "utf-8")
    return 1 if finds else 0


def _row(name: str, fed: Fed) -> str:
    return (
        f"| {name} | {fed.count:,} | {fed.read:,} | {fed.seconds:.0f} | {fed.longest:.3f} | "
        f"{len(fed.finds)} |\n"
    )


if __name__ == "__main__":
    sys.exit(main())
