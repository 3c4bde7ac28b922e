"""The sessions that csTimer exports: a JSON object in a text file.

``session1``, ``session2`` … are lists of solves ``[[penalty, ms, split…], scramble, comment, unix
seconds]``, in old files the JSON text of one; more entries may follow. ``properties`` has the names
of the sessions and their order. What csTimer has no place for stands in an entry of our own at the
end of a solve, so that nothing is lost on the way there and back.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any

from cubeapp.engine.practice.files.found import MOST_QUOTED, TimesFound
from cubeapp.engine.practice.files.moments import local_date, moment_ms
from cubeapp.engine.practice.files.scramble_types import (
    DEFAULT_SIZE,
    about_session,
    as_extra,
    from_extra,
    session_extra,
    size_of,
    type_of,
)
from cubeapp.engine.practice.solves import Session, Solve, solve_from_values, solve_values
from cubeapp.engine.practice.times import PLUS_TWO
from cubeapp.engine.text import Text, shortened

OWN = "cubeapp"
"""The key of our own entry."""
_KEY = re.compile(r"session(\d{1,9})")
_START = re.compile(r'(?<!\\)"(session\d{1,9}|properties)"\s*:\s*')
_QUOTED = re.compile(r'"(?:[^"\\]++|\\u[0-9a-fA-F]{4}|\\[^u])*+')
_NEXT = re.compile(r"[\s,]*(?=[^\s,\]])")
"""What stands before another entry of a list."""
_AFTER = re.compile(r",\s*(?=\[\s*\[)")
"""What stands before the next entry that may be whole."""
_PENALTIES = {-1: (0, True), 0: (0, False), PLUS_TWO: (1, False), 2 * PLUS_TWO: (2, False)}
_DERIVED = ("name", "rank", "stat", "date")
"""What a session's data have that follows from the rest of the file."""
_NOT_THERE = ("alg", "times_ms")
"""What csTimer has of no solve."""
_NOT_ONES = (TypeError, ValueError, KeyError, IndexError, OverflowError, OSError, RecursionError)

Json = Any


def read_cstimer(text: str) -> TimesFound | None:
    """Read csTimer's own file, whole or broken; ``None`` if the text is something else."""
    faults: list[Text] = []
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data, faults = _salvaged(text)
    if not isinstance(data, dict) or not any(_KEY.fullmatch(key) for key in data):
        return None
    about = _session_data(data.get("properties", {}), faults)
    ranked = []
    for key, value in data.items():
        match = _KEY.fullmatch(key)
        if match:
            number = int(match[1])
            own = about.get(str(number))
            facts = own if isinstance(own, dict) else {}
            session = _read_session(number, value, facts, faults)
            ranked.append((_rank(facts, number), number, session))
    sessions = [session for _rank_, _number, session in sorted(ranked, key=lambda one: one[:2])]
    return TimesFound(tuple(sessions), tuple(faults))


def _session_data(properties: Json, faults: list[Text]) -> dict[str, Json]:
    """Return what is known of each session, by its number."""
    try:
        known = _parsed(_parsed(properties).get("sessionData", {}))
        return dict(known)
    except (AttributeError, *_NOT_ONES):
        faults.append(Text("the names of the sessions cannot be read"))
        return {}


def _parsed(value: Json) -> Json:
    """Return what may stand as it is, or as a JSON text."""
    return json.loads(value) if isinstance(value, str) else value


def _rank(facts: dict[str, Json], number: int) -> float:
    rank = facts.get("rank")
    return rank if isinstance(rank, int | float) else number


def _read_session(number: int, value: Json, facts: dict[str, Json], faults: list[Text]) -> Session:
    name = str(facts.get("name") or number)
    size = _size(facts)
    solves = []
    for place, entry in enumerate(_entries(name, value, faults), 1):
        try:
            solves.append(_read_solve(entry, size))
        except _NOT_ONES:
            faults.append(_bad_solve(name, place, entry))
    extra = {key: each for key, each in facts.items() if key not in _DERIVED}
    return Session(name, tuple(solves), session_extra(extra))


def _size(facts: dict[str, Json]) -> int:
    options = facts.get("opt")
    return size_of(options.get("scrType") if isinstance(options, dict) else facts.get("scr"))


def _entries(name: str, value: Json, faults: list[Text]) -> Sequence[Json]:
    """Return the solves of a session as they stand there."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return _salvaged_entries(value)
    if isinstance(value, list):
        return value
    faults.append(Text("session {name} is no list of solves", name=name))
    return ()


def _bad_solve(name: str, place: int, entry: Json) -> Text:
    told = entry if isinstance(entry, str) else json.dumps(entry, ensure_ascii=False)
    text = Text("session {name}, number {number} is no solve: {text}")
    return text.format(name=name, number=place, text=shortened(told, MOST_QUOTED))


def _read_solve(entry: Json, size: int) -> Solve:
    """Return the solve that ``entry`` is; raise one of `_NOT_ONES` if it is none."""
    if type(entry) is not list or type(entry[0]) is not list:
        raise TypeError(entry)
    whole = [*entry, *("", "", 0)[len(entry) - 1 :]]
    (penalty, time, *splits), scramble, comment, moment, *extra = whole
    plus_twos, is_dnf = _PENALTIES[penalty]
    values: dict[str, Json] = {
        "time_ms": _whole(time),
        "plus_twos": plus_twos,
        "is_dnf": is_dnf,
        "size": size,
        "scramble": scramble or "",
        "date": local_date(_whole(1000 * moment)) if moment else "",
        "comment": comment or "",
    }
    if splits:
        values["splits_ms"] = [_whole(split) for split in reversed(splits)]
    if extra:
        own = extra[-1].get(OWN) if isinstance(extra[-1], dict) else None
        if isinstance(own, dict):
            values |= own
            extra = extra[: values.pop("entries")]
        values["extra"] = as_extra(extra)
    return solve_from_values(values)


def _whole(value: Json) -> int:
    """Return a number of milliseconds, of which some timers write parts.

    Raises:
        TypeError, ValueError, OverflowError: it is none.
    """
    if type(value) is int:
        return value
    if type(value) is not float:
        raise TypeError(value)
    return round(value)


# Broken files


def _salvaged(text: str) -> tuple[dict[str, Json], list[Text]]:
    """Return what there is in the text of an object that is broken somewhere."""
    decoder, data = json.JSONDecoder(), {}
    starts = list(_START.finditer(text))
    for start, following in zip_longest(starts, starts[1:]):
        part = text[start.end() : following.start() if following else len(text)]
        try:
            data[start[1]] = decoder.raw_decode(part)[0]
        except (ValueError, RecursionError):
            if start[1] != "properties":
                data[start[1]] = _salvaged_entries(_unquoted(part))
    return data, [Text("the file is damaged or incomplete")]


def _unquoted(text: str) -> str:
    """Return what a JSON text that may have no end stands for; other text as it is."""
    inside = _QUOTED.match(text)
    try:
        return text if inside is None else str(json.loads(inside[0] + '"', strict=False))
    except ValueError:
        return text


def _salvaged_entries(text: str) -> list[Json]:
    """Return the entries of a list that is broken somewhere, those that are as their text."""
    decoder = json.JSONDecoder()
    entries: list[Json] = []
    place = text.find("[") + 1
    while match := _NEXT.match(text, place):
        place = match.end()
        try:
            entry, place = decoder.raw_decode(text, place)
        except (ValueError, RecursionError):
            following = _AFTER.search(text, place)
            end = following.start() if following else len(text)
            entry, place = text[place:end], end
        entries.append(entry)
    return entries


# Writing


def write_cstimer(sessions: Iterable[Session]) -> str:
    """Return the text of a file that csTimer imports; `read_cstimer` reads all of it again."""
    data: dict[str, Json] = {}
    about: dict[str, Json] = {}
    for number, session in enumerate(sessions, 1):
        solves = session.solves
        puzzle = type_of(solves[0].size if solves else DEFAULT_SIZE)
        facts = from_extra(session.extra, dict) or about_session(puzzle)
        about[str(number)] = {"name": session.name, **facts, "rank": number}
        size = _size(facts)
        data[f"session{number}"] = [_entry(solve, size) for solve in solves]
    data["properties"] = {"sessionData": json.dumps(about), "sessionN": len(about), "session": 1}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _entry(solve: Solve, size: int) -> list[Json]:
    """Return a solve as csTimer has it, with an entry of our own if that says too little."""
    penalty = -1 if solve.is_dnf else PLUS_TWO * solve.plus_twos
    times = [penalty, solve.time_ms, *reversed(solve.splits_ms)]
    moment = moment_ms(solve.date) or 0
    extra = from_extra(solve.extra, list)
    seconds = moment / 1000 if moment % 1000 else moment // 1000
    entry = [times, solve.scramble, solve.comment, seconds, *extra]
    values = solve_values(solve)
    own: dict[str, Json] = {name: values[name] for name in _NOT_THERE if name in values}
    if solve.size != size:
        own["size"] = solve.size
    if solve.is_dnf and solve.plus_twos:
        own["plus_twos"] = solve.plus_twos
    if solve.date != (local_date(moment) if moment else ""):
        own["date"] = solve.date
    if own:
        # csTimer expects a reconstruction in the first place after its own entries.
        entry += [*([] if extra else [None]), {OWN: {"entries": len(extra), **own}}]
    return entry
