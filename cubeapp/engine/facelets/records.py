"""What other commands print with ``--json``: one object a line."""

from __future__ import annotations

import json

LONGEST_TEXT = 1_000_000
"""A longer text is no cube, however it is written."""


def recorded(text: str, name: str) -> str | None:
    """Return the text ``name`` in an object of JSON, None if ``text`` is no object that has it."""
    if not text.lstrip().startswith("{") or len(text) > LONGEST_TEXT:
        return None
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        return None
    value = record.get(name) if isinstance(record, dict) else None
    return value if isinstance(value, str) else None
