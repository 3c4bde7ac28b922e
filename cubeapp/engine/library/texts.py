"""The texts for people that stand in data files, where no tool for translators finds them."""

from __future__ import annotations

from collections.abc import Iterator

from cubeapp.engine.library.data import pattern_data
from cubeapp.engine.solvers.by_hand.cases import case_data
from cubeapp.engine.solvers.chains.method_files import method_texts
from cubeapp.engine.teaching.files import lesson_texts

GROUPED = ("oll", "pll", "f2l", "wv")
"""Sets of cases that are sorted into groups."""
NAMED = ("yellow_face", "edge_order", "corner_order", "corner_twist")
"""Parts of the beginner's algs whose names are told."""


def data_texts() -> list[str]:
    """Return the texts of all data files, each once."""
    return list(dict.fromkeys(_texts()))


def marked_texts() -> str:
    """Return a module of Python in which every text of the data files is marked.

    ``make translations`` shows it to the tool that collects texts, and throws it away.
    """
    return "\n".join(f"mark({text!r})" for text in data_texts())


def _texts() -> Iterator[str]:
    cases = case_data()
    for name in GROUPED:
        yield from (about["group"] for about in cases[name].values())
    for name in NAMED:
        yield from cases["beginner"][name]
    yield from cases["coll"]
    yield from cases["two_by_two"]["pbl"]
    for name, about in cases["parity"].items():
        yield from (name, about["what"])
    for name, about in cases["patterns"].items():
        yield from (name, about["property"])
    for patterns in pattern_data()["patterns"].values():
        for name, about in patterns.items():
            yield from (name, about["about"])
    yield from lesson_texts()
    yield from method_texts()
