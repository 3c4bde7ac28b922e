"""Damage: what goes wrong with texts, files and JSON between one program and another."""

from __future__ import annotations

import json
import string

ODD = "\0\t\n\r \x7f\u00a0\u200b\u2028\ufeff\ud800’′“”…×⬜🟥🟩🟦白红ßıİΩ𝟙²½٣"
LETTERS = string.printable + ODD
NUMBERS = ("0", "-1", "1", "3", "99", "100", "101", "1e9", "2147483648", "9" * 30, "nan", "1.5")
VALUES = (
    *(None, True, False, 0, -1, 1, 3, 255, 2**31, 2**63, 10**40, 0.5, -0.0, 1e308),
    *("", "x", "\0", "U" * 54, "\ud800", [], {}, [[]], {"": None}, [1, 2, 3]),
)


def damaged_text(rng, text, others):
    """Return ``text`` with a few things wrong with it.

    Args:
        rng: a `random.Random`.
        text: a good one.
        others: other good ones, pieces of which may be put in.
    """
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6, 12))):
        first = rng.randint(0, len(text))
        last = min(len(text), first + rng.choice((0, 1, 1, 2, 5, 20)))
        kind = rng.randrange(9)
        if kind == 0:
            put = ""
        elif kind == 1:
            put = "".join(rng.choice(LETTERS) for _ in range(rng.randint(1, 4)))
        elif kind == 2:
            put = text[first:last] * rng.choice((2, 3, 50))
        elif kind == 3:
            other = rng.choice(others)
            start = rng.randint(0, len(other))
            put = other[start : start + rng.randint(0, 40)]
        elif kind == 4:
            put = rng.choice(NUMBERS)
        elif kind == 5:
            put = text[first:last].swapcase()
        elif kind == 6:
            put = "".join(rng.sample(text[first:last], last - first))
        elif kind == 7:
            put = rng.choice(text) if text else ""
        else:
            put = rng.choice("()[]{}<>:,;|/\\\"'") * rng.choice((1, 1, 2, 300))
        text = text[:first] + put + text[last:]
    return text


def damaged_bytes(rng, data):
    """Return ``data`` cut short, lengthened, or with other bytes here and there."""
    data = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8, 64))):
        place = rng.randint(0, len(data))
        kind = rng.randrange(5)
        if kind == 0:
            del data[place:]
        elif kind == 1:
            data[place:place] = rng.randbytes(rng.choice((1, 4, 100)))
        elif kind == 2:
            data[place : place + 1] = rng.randbytes(1)
        elif kind == 3:
            data[place : place + 4] = rng.choice(
                (b"\0\0\0\0", b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff")
            )
        else:
            del data[place : place + rng.choice((1, 4, 100))]
    return bytes(data)


def damaged_json(rng, value):
    """Return a JSON value with other parts in some places; ``value`` stays as it is."""
    value = _copied(value)
    for _ in range(rng.choice((1, 1, 2, 4))):
        places = _places(value)
        if not places:
            break
        holder, key = rng.choice(places)
        kind = rng.randrange(6)
        if kind == 0:
            del holder[key]
        elif kind == 1:
            holder[key] = _copied(rng.choice(VALUES))
        elif kind == 2:
            other, place = rng.choice(places)
            holder[key] = _copied(other[place])
        elif kind == 3 and isinstance(holder[key], str):
            holder[key] = damaged_text(rng, holder[key], [holder[key]])
        elif kind == 4 and isinstance(holder, dict):
            holder[rng.choice((key + "x", "version", "format", "", "__class__"))] = holder[key]
        elif isinstance(holder, list):
            holder.insert(key, _copied(holder[key]))
        else:
            holder[key] = [holder[key]]
    return value


def as_file(rng, value):
    """Return JSON as a file might have it after an accident."""
    data = json.dumps(value).encode(errors="surrogatepass")
    return damaged_bytes(rng, data) if rng.random() < 0.3 else data


def _copied(value):
    """Return a JSON value that shares nothing with ``value`` that can change."""
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return [_copied(each) for each in value] if isinstance(value, list) else value


def _places(value):
    """Return where there is something in ``value``: what holds it, and under which key."""
    found, left = [], [value]
    while left:
        holder = left.pop()
        keys = holder if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                left.append(holder[key])
    return found
