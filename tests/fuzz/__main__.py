"""Feed parsers: ``python -m tests.fuzz TARGET … [--seconds S] [--count N] [--seed K]``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from tests.fuzz.feeding import Fed, feed
from tests.fuzz.targets import targets

HEAD = """\
# Damaged input

Written by `python -m tests.fuzz --report bench/FUZZ.md`, which replaces the rows of the parsers
it feeds and leaves the others. Each parser was fed inputs with things wrong with them, up to a
million or for the time told. A find is an error that the parser does not name, an answer that
contradicts itself, or more than two CPU seconds.

| parser | day | seed | inputs | of them read | seconds | slowest, CPU s | finds |
|---|---|---:|---:|---:|---:|---:|---:|
"""


def main(words: Sequence[str] | None = None) -> int:
    """Feed what the command line names until the time or the count is over."""
    known = targets()
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(known))
    parser.add_argument("--seconds", type=float, default=600.0, help="for each target")
    parser.add_argument("--count", type=int, default=1_000_000, help="for each target, at most")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--report", metavar="FILE", help="write the counts as Markdown as well")
    options = parser.parse_args(words)
    unknown = set(options.targets) - set(known)
    if unknown:
        parser.error(f"there is no target {', '.join(sorted(unknown))}")
    finds = 0
    for name in options.targets or known:
        fed = feed(known[name](), options.count, options.seconds, options.seed)
        finds += len(fed.finds)
        print(f"{name}: {fed}", *fed.finds, sep="\n", flush=True)
        if options.report is not None:
            _write_row(Path(options.report), _row(name, fed, options.seed), tuple(known))
    return 1 if finds else 0


def _row(name: str, fed: Fed, seed: int) -> str:
    return (
        f"| {name} | {date.today().isoformat()} | {seed} | {fed.count:,} | {fed.read:,} | "
        f"{fed.seconds:.0f} | {fed.longest:.3f} | {len(fed.finds)} |"
    )


def _write_row(report: Path, row: str, names: Sequence[str]) -> None:
    """Put ``row`` where the report has that parser's; the rows of other parsers stay."""
    lines = report.read_text("utf-8").splitlines() if report.exists() else []
    rows = {_parser_of(line): line for line in (*lines, row)}
    table = "".join(f"{rows[name]}\n" for name in names if name in rows)
    report.write_text(HEAD + table, "utf-8")


def _parser_of(line: str) -> str:
    """Return the name in the first column, empty for a line that is no row."""
    return line.split("|")[1].strip() if line.startswith("|") else ""


if __name__ == "__main__":
    sys.exit(main())
