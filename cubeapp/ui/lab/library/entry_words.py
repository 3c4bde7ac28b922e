"""What the library says of an entry."""

from __future__ import annotations

from cubeapp.engine.library.entries import Entry, Hit
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.words import capitalised, counted, plural, sentence, tr

MOST_MOVES = 60
"""More are not shown."""
OWN_SIGN = "★ "


def name_below(hit: Hit, is_searched: bool) -> str:
    """Return what stands below a picture, with the collection among the hits of a search."""
    label = tr(hit.entry.label)
    if hit.entry.is_own:
        label = OWN_SIGN + label
    return f"{label} ({tr(hit.collection.name)})" if is_searched else label


def length_of(entry: Entry) -> str:
    """Return how many turns it takes; "" if no moves are known."""
    return plural(entry.length, tr("{n} turn"), tr("{n} turns")) if entry.moves else ""


def moves_of(entry: Entry) -> str:
    """Return the moves as text, only the first of them where they are many."""
    left = len(entry.moves) - MOST_MOVES
    if left <= 0:
        return entry.alg
    begun = format_moves(entry.moves[:MOST_MOVES], entry.size)
    text = tr("{moves} … and {n} more, which Copy takes as well")
    return text.format(moves=begun, n=counted(left))


def about(entry: Entry) -> str:
    """Return the sentence about an entry."""
    return sentence(entry.about) if entry.about else ""


def effects_of(entry: Entry) -> str:
    """Return what its moves do to the pieces, a line each."""
    return "\n".join(capitalised(part) for part in entry.effects)


def tip_of(hit: Hit) -> str:
    """Return what the tooltip of a picture says."""
    moves = [moves_of(hit.entry)] if hit.entry.moves else []
    return "\n".join([tr(hit.entry.title), *moves, tr(hit.collection.title)])
