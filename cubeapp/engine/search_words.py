"""What searches and tables say of themselves, for people.

They say it in English: the command line prints it, helpers of the window write it from other
processes, and it is put together where no language is known. Here it is taken apart again.
"""

from __future__ import annotations

import re
from functools import cache

from cubeapp.engine.english import capitalised
from cubeapp.language import counted, decimal, mark, tr

PLAIN = (
    mark("bringing all centres to their axes"),
    mark("bringing four edges to a slice"),
    mark("bringing the centres of an axis together"),
    mark("bringing the first centres together"),
    mark("bringing the other centres to their axes"),
    mark("bringing the wings together"),
    mark("building the two-phase tables and search"),
    mark("centres"),
    mark("choosing how free layers turn"),
    mark("compiling the 4×4×4 search"),
    mark("compiling the 5×5×5 search"),
    mark("compiling the choice of scored scrambles"),
    mark("compiling the estimate of perfect scrambles"),
    mark("compiling the optimal search"),
    mark("compiling the search for perfect scrambles"),
    mark("compiling the turns of layers"),
    mark("estimating"),
    mark("pairing four edges"),
    mark("pairing the other edges and solving the centres"),
    mark("parting the wings"),
    mark("ready"),
    mark("searching"),
    mark("starting the compiler"),
    mark("stopped"),
    mark("wings"),
    mark("working out what free layers do"),
)
"""What is said as it stands."""
TABLES = (
    mark("2×2×2 table"),
    mark("4×4×4 tables"),
    mark("5×5×5 tables"),
    mark("corner table"),
    mark("default optimal table"),
    mark("default optimal table for quarter turns"),
    mark("full table of phase 1"),
    mark("large optimal table"),
    mark("large optimal table for quarter turns"),
    mark("small optimal table"),
    mark("small optimal table for quarter turns"),
    mark("two-phase tables"),
)
COMPOSED = (
    mark("bars, {n} cells to go"),
    mark("centres, {n} to go"),
    mark("estimating, about {n} cubes"),
    mark("searching, {n} cubes so far"),
    mark("building the {table}"),
    mark("keeping the {table}"),
    mark("loading the {table} as far as it is built"),
    mark("loading the {table}"),
    mark("the {table} needs {size} of memory, and only {free} are free; choose a smaller table"),
    mark(
        "the {table} needs {size} of the disk, and only {free} are free in {folder}; make room "
        "or choose a smaller table"
    ),
    mark("{size} of disk and memory, {time} to build once"),
    mark("about {n} min"),
    mark("about {n} s"),
)
"""What is said with other words in it, the more special before the more general."""
SHARE = re.compile(r"(.+): (\d+%)")
"""How a helper says how far it is."""

NUMBER = re.compile(r"\d{1,3}(?:,\d{3})+")
"""As Python writes thousands."""
AMOUNT = re.compile(r"(\d+\.\d)( [MG]B)")
"""How the size of a table is told, where it has a decimal."""


def under_way(text: str) -> str:
    """Return what a search said as something that goes on: "Searching …"."""
    return f"{capitalised(spoken(text))} …"


def spoken(text: str) -> str:
    """Return what a search or a table said, in the language of the user."""
    share = SHARE.fullmatch(text)
    if share is not None:
        return f"{spoken(share[1])}: {share[2]}"
    if text in PLAIN or text in TABLES:
        return tr(text)
    if NUMBER.fullmatch(text) is not None:
        return counted(int(text.replace(",", "")))
    amount = AMOUNT.fullmatch(text)
    if amount is not None:
        return decimal(float(amount[1]), 1) + amount[2]
    for template in COMPOSED:
        match = _pattern(template).fullmatch(text)
        if match is not None:
            words = {name: spoken(part) for name, part in match.groupdict().items()}
            return tr(template).format(**words)
    return text


@cache
def _pattern(template: str) -> re.Pattern[str]:
    """Return what matches ``template`` filled in, with a group for each name in it."""
    *pairs, end = re.split(r"{(\w+)}", template)
    parts = zip(pairs[::2], pairs[1::2], strict=True)
    start = "".join(f"{re.escape(before)}(?P<{name}>.+)" for before, name in parts)
    return re.compile(start + re.escape(end))
