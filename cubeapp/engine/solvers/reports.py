"""Progress from one process to another: a line of JSON each time."""

from __future__ import annotations

import json

from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.text import record_of, text_of


def line_of(progress: Progress) -> str:
    """Return what `progress_of` reads: what is done, and how far it is."""
    return json.dumps({"activity": record_of(progress.activity), "share": progress.share})


def progress_of(line: str) -> Progress | None:
    """Return the progress that ``line`` tells of; ``None`` if it is about something else."""
    try:
        record = json.loads(line)
        share = record["share"]
        return Progress(text_of(record["activity"]), None if share is None else float(share))
    except (LookupError, TypeError, ValueError, RecursionError):
        return None
