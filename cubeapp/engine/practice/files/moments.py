"""When solves were: as ISO 8601 with the offset of the local time, and as other timers write it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache

_QUARTER_S = 900
"""Clocks are put forward and back at full quarters of an hour."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_SPACED_OFFSET = re.compile(r"\s+(?=[+-]\d\d:?\d\d$)")


def local_date(moment_ms: int) -> str:
    """Return a moment, in milliseconds since 1970 by UTC, as ISO 8601 in local time.

    Raises:
        ValueError, OverflowError, OSError: it is out of reach.
    """
    zone = _zone(moment_ms // (1000 * _QUARTER_S))
    moment = (_EPOCH + timedelta(milliseconds=moment_ms)).astimezone(zone)
    return moment.isoformat(timespec="milliseconds" if moment_ms % 1000 else "seconds")


@lru_cache(maxsize=10_000)
def _zone(quarter: int) -> tzinfo | None:
    return datetime.fromtimestamp(_QUARTER_S * quarter).astimezone().tzinfo


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
