"""When solves were: as ISO 8601 with the offset of the local time, and as other timers write it."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from functools import lru_cache

_QUARTER_S = 900
"""Clocks are put forward and back at full quarters of an hour."""
_EPOCH = datetime(1970, 1, 1)
_SPACED_OFFSET = re.compile(r"\s+(?=[+-]\d\d:?\d\d$)")


def local_date(moment_ms: int) -> str:
    """Return a moment, in milliseconds since 1970 by UTC, as ISO 8601 in local time.

    Raises:
        ValueError, OverflowError, OSError: it is out of reach.
    """
    seconds, ms = divmod(moment_ms, 1000)
    offset, ending = _zone(seconds // _QUARTER_S)
    local = _EPOCH + timedelta(0, seconds, 0, ms) + offset
    return f"{local.isoformat(timespec='milliseconds') if ms else local.isoformat()}{ending}"


@lru_cache(maxsize=10_000)
def _zone(quarter: int) -> tuple[timedelta, str]:
    """Return the offset from UTC in a quarter of an hour, and how it is written behind a date."""
    moment = datetime.fromtimestamp(_QUARTER_S * quarter).astimezone()
    text = moment.isoformat()
    return moment.utcoffset() or timedelta(), text[len(_EPOCH.isoformat()) :]


def moment_ms(date: str) -> int | None:
    """Return the moment of a date as ISO 8601 has it, ``None`` if it is none."""
    try:
        return round(1000 * datetime.fromisoformat(date).timestamp())
    except (ValueError, OverflowError, OSError):
        return None


def read_date(text: str) -> str:
    """Return a date of a table as ISO 8601; one without an offset is in local time.

    Raises:
        ValueError: it is no date.
    """
    date = datetime.fromisoformat(_SPACED_OFFSET.sub("", text.strip()))
    return (date if date.tzinfo else date.astimezone()).isoformat()
