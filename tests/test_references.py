"""What docstrings and comments refer to is there: names in single backticks are the code's."""

import ast
import re
from pathlib import Path

import pytest

from tests.engine.test_architecture import MODULES

REFERENCE = re.compile(r"(?<!`)`([A-Za-z_][\w.]*)`(?!`)")
COMMENT = re.compile(r"(?<![\"'])# .*")
OTHERS = ("numba", "gc")
"""Modules that are not the program's."""


def names_in(tree):
    """Every name that is given or used: of modules, classes, functions, arguments, values."""
    for node in ast.walk(tree):
        for field in ("name", "id", "attr", "arg", "asname"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield from value.split(".")


def texts_in(source, tree):
    """Docstrings, those of attributes too, and comments."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    yield from COMMENT.findall(source)


@pytest.mark.slow
def test_every_name_that_docstrings_and_comments_refer_to_exists():
    sources = {name: Path(path).read_text(encoding="utf-8") for name, path in MODULES.items()}
    trees = {name: ast.parse(source) for name, source in sources.items()}
    known = {part for name in MODULES for part in name.split(".")}
    known |= {name for tree in trees.values() for name in names_in(tree)}
    lost = [
        (name, reference)
        for name, tree in trees.items()
        for text in texts_in(sources[name], tree)
        for reference in REFERENCE.findall(text)
        if not reference.startswith(OTHERS) and not known.issuperset(reference.split("."))
    ]
    assert len(known) > 5000
    assert not lost
