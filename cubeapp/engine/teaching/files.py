"""The files that lessons are written in, which lie in ``resources/lessons``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cubeapp.engine.data_files import Table, read_table, texts_in
from cubeapp.resources import resource, resources_folder

FOLDER = "lessons"
# fmt: off
TEXT_KEYS = frozenset((
    "title", "goal", "look", "first", "do", "why", "hold",
    "opening", "card", "task", "rule", "text", "about", "slip",
    "hints", "setup_hints", "rules", "holds", "success", "steps", "parts", "faults",
))
# fmt: on
"""The keys of all files whose values are texts for people, or lists or tables of them."""


@lru_cache(maxsize=32)
def lesson_file(name: str) -> Table:
    """Return what is in a file of ``resources/lessons``.

    Raises:
        DataFileError: it is no TOML.
        FileNotFoundError: it is not among the program's resources.
    """
    return read_table(name, _read(name))


def lesson_files(pattern: str = "*.toml") -> tuple[str, ...]:
    """Return the names of the files in ``resources/lessons``, sorted."""
    return tuple(sorted(path.name for path in (resources_folder() / FOLDER).glob(pattern)))


def lesson_texts() -> Iterator[str]:
    """Yield every text for people in the files, for translators."""
    for name in lesson_files():
        yield from texts_in(_read(name), TEXT_KEYS)


def _read(name: str) -> str:
    return resource(f"{FOLDER}/{name}").read_text("utf-8")
