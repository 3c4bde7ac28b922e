"""What went wrong, in words: the story of a slip, and how not to make it again."""

from __future__ import annotations

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.places import side_word, sticker_words
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.slips.trail import Kind, Position, Slip, Trail
from cubeapp.words import capitalised, colour_word, counted, mark, paragraph, tr

AROUND = 8
"""How many moves are shown before a slip, and after it."""
_TITLES = {
    Kind.DIRECTION: mark("At move {n} you turned the other way"),
    Kind.SIDE: mark("At move {n} you turned another side"),
    Kind.SKIPPED: mark("You left out move {n}"),
    Kind.TWICE: mark("You made move {n} twice"),
    Kind.SWAPPED: mark("You made moves {n} and {next} in the other order"),
    Kind.ORIENTATION: mark("From move {n} on you held the cube another way"),
}
_TOO_FAR = mark("At move {n} you turned twice instead of once")
_NOT_FAR_ENOUGH = mark("At move {n} you turned once instead of twice")
_OTHER_LAYERS = mark("At move {n} you turned other layers")
_ADVICE = {
    Kind.SKIPPED: mark("Turn first, then say that it is done."),
    Kind.TWICE: mark("Say that it is done as soon as it is, and the next move comes."),
    Kind.SWAPPED: mark("The order matters: one move at a time."),
    Kind.ORIENTATION: mark("Look at the centres before each move; they tell how to hold it."),
}


def title(slip: Slip, trail: Trail) -> str:
    """Return what went wrong, as the title of a story."""
    move = trail.moves[slip.move - 1]
    text = _TITLES.get(slip.kind)
    if slip.kind is Kind.AMOUNT:
        text = _NOT_FAR_ENOUGH if abs(move.quarters) == 2 else _TOO_FAR
    elif slip.kind is Kind.SIDE and slip.did[0].axis is move.axis and _is_deep(slip, move, trail):
        text = _OTHER_LAYERS
    assert text is not None
    return tr(text).format(n=counted(slip.move), next=counted(slip.move + 1))


def about(slip: Slip, trail: Trail) -> str:
    """Return what it should have been, and what it was."""
    size, move = trail.size, trail.moves[slip.move - 1]
    if slip.kind in (Kind.SKIPPED, Kind.TWICE, Kind.SWAPPED):
        return tr("It was {move}.").format(move=named(move, size))
    if slip.kind is Kind.ORIENTATION:
        turns = ", ".join(tr(in_words(turn, size)) for turn in slip.did)
        return tr("As if the cube had been turned: {turns}.").format(turns=turns)
    text = tr("It was {move} and became {did}.")
    return text.format(move=format_move(move, size), did=format_move(slip.did[0], size))


def advice(slip: Slip, trail: Trail) -> str:
    """Return how not to slip so again: "R' is right side down, R is right side up"."""
    if slip.kind in _ADVICE:
        return tr(_ADVICE[slip.kind])
    size, move, did = trail.size, trail.moves[slip.move - 1], slip.did[0]
    text = tr("{move} is {words}, {other} is {other_words}.")
    return text.format(
        move=format_move(move, size),
        words=tr(in_words(move, size)),
        other=format_move(did, size),
        other_words=tr(in_words(did, size)),
    )


def moves_around(position: Position, trail: Trail) -> tuple[str, str, str]:
    """Return some moves that were made before the first slip, those of the slip, and some after.

    Of a move that was left out the middle names what is missing.
    """
    slip, made, size = position.slips[0], position.made, trail.size
    begin, end = slip.move - 1, slip.move - 1 + len(slip.did)
    first, last = max(begin - AROUND, 0), end + AROUND
    before, after = format_moves(made[first:begin], size), format_moves(made[end:last], size)
    wrong = slip.did or trail.moves[begin : begin + 1]
    return (
        f"… {before}" if first else before,
        format_moves(wrong, size),
        f"{after} …" if last < len(made) else after,
    )


def rest_of_story(position: Position) -> str:
    """Return that the other moves were right."""
    if len(position.slips) > 1:
        return ""
    text = tr("The other moves up to {n} were right.")
    return text.format(n=counted(position.after)) if position.after > 1 else ""


def question(sticker: int, size: int) -> str:
    """Ask for the colour of a sticker."""
    return tr("Which colour is here: {place}?").format(place=tr(sticker_words(sticker, size)))


def where(sticker: int, held: Cube) -> str:
    """Return how to find a sticker on one's own cube.

    Args:
        sticker: its flat index.
        held: a cube that is held as the user's is to be.
    """
    text = tr("Look at the framed place on your own cube.")
    size = held.size
    if size % 2 == 0:
        return text
    face = Face(sticker // size**2)
    centre = colour_word(int(held.faces[face, size // 2, size // 2]))
    side = tr("The {side} is the side with the {colour} centre.")
    return paragraph((text, capitalised(side.format(side=tr(side_word(face)), colour=centre))))


def doubt(sticker: int, size: int) -> str:
    """Say that what was told of a sticker is likely to be wrong."""
    text = tr("One answer does not fit; look again at this one: {place}.")
    return text.format(place=tr(sticker_words(sticker, size)))


def told(sticker: int, size: int) -> str:
    """Return the place of a sticker that was told, as the beginning of a line."""
    return capitalised(sticker_words(sticker, size))


def named(move: Move, size: int) -> str:
    """Return a move by its name and in words: "R (right side up)"."""
    return tr("{move} ({words})").format(
        move=format_move(move, size), words=tr(in_words(move, size))
    )


def _is_deep(slip: Slip, move: Move, trail: Trail) -> bool:
    """Tell whether layers of the same side were turned, only others."""
    last = trail.size - 1
    other = slip.did[0]
    return (move.first <= last - move.last) == (other.first <= last - other.last)
