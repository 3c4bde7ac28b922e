"""What the steps of the centres are called, and the sentences for them."""

from __future__ import annotations

import numpy as np

from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.model.places import side_word
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.big.centre_words import (
    Facelets,
    inner_cells,
    turned_cells,
    word_table,
)
from cubeapp.engine.solvers.by_hand.big.centres import CentreStep, has_colour
from cubeapp.engine.solvers.by_hand.sentences import (
    TURN_WORDS,
    counted,
    ordinal,
    say,
    turn_side,
    turn_top,
)
from cubeapp.engine.solvers.steps import Hold, Step
from cubeapp.engine.text import NO_TEXT, Text, Turns, colour_name, listed, paragraph


def tell_centre(facelets: Facelets, size: int, step: CentreStep) -> list[Step]:
    """Return one step of a centre, told for the cube before it: uint8, shape (6·N²,).

    Where the cube is to be held in another way, a step that turns it comes first.
    """
    spun = source_of(step.spin, size)
    held = facelets[spun]
    lifted, own = _cells(held, size, step)
    colour = colour_name(step.colour)
    one, many = Text("one {colour} piece"), Text("{n} {colour} pieces")
    words = {
        "colour": colour,
        "pieces": counted(len(lifted), one, many, colour=colour),
        "columns": columns(step.word.lifts, size),
        "side": side_word(step.source),
        "moves": Turns(format_moves(step.word.moves, size)),
        **{
            name: Turns(format_moves([move], size))
            for name, move in zip(("lift", "turn", "back"), step.word.moves, strict=False)
        },
        "has": str(step.has),
        "all": str((size - 2) ** 2),
    }
    parts = [_setup_text(size, step, words), _word_text(step, len(lifted), words)]
    parts.append(say("centre.whole" if step.has == (size - 2) ** 2 else "centre.count", **words))
    hold, seen = held_as(held, size), [*lifted, *own]
    told = Step(
        name=Text("{colour} centre", colour=colour),
        moves=(*step.setup, *step.word.moves),
        sentence=paragraph(parts),
        hold=hold,
        facelets=tuple(sorted(seen)),
        hint=say("centre.block.see" if step.word.is_block else "centre.column.see"),
    )
    if not step.spin:
        return [told]
    before = tuple(sorted(spun[seen].tolist()))
    return [Step.of_rotation(step.spin, _spin_text(held, size, step), hold, before), told]


def _word_text(step: CentreStep, count: int, words: dict[str, str]) -> Text:
    """Return the sentence for a word that lifts so many pieces of the colour."""
    is_one = count == 1
    if step.word.is_block:
        return say("centre.block.one" if is_one else "centre.block.many", **words)
    first, last = step.word.lifts
    where = (
        Text("{pieces} is in {columns} now") if is_one else Text("{pieces} are in {columns} now")
    )
    key = "centre.column.one" if first == last else "centre.column.many"
    return say(key, where=where.format(**words), **words)


def held_as(held: Facelets, size: int) -> Hold | None:
    """Return the hold where middle centres tell it."""
    if size % 2 == 0:
        return None
    middles = held.reshape(6, size, size)[:, size // 2, size // 2]
    return Hold(int(middles[Face.U]), int(middles[Face.F]))


def columns(lifts: tuple[int, int], size: int) -> Text:
    """Return inner columns in words, as they are counted in front: "the second column …"."""
    first, last = lifts
    if first + last > size - 1:
        first, last = size - 1 - last, size - 1 - first
        side = side_word(Face.L)
    else:
        side = side_word(Face.R)
    words = {"first": ordinal(first), "last": ordinal(last), "side": side}
    if 2 * first == size - 1 == 2 * last:
        return Text("the middle column")
    if first == last:
        return Text("the {first} column from the {side}", **words)
    if first + last == size - 1:
        return counted(last - first + 1, NO_TEXT, Text("the {n} columns in the middle"))
    return Text("the {first} to {last} columns from the {side}", **words)


def _cells(held: Facelets, size: int, step: CentreStep) -> tuple[list[int], list[int]]:
    """Return the facelets of the colour that rise, and of those that the top has already."""
    table = word_table(size, step.source)
    row = table.sources[table.words.index(step.word)]
    before = turned_cells(size, *_setup_quarters(step, size))[row]
    cells = before.size // 2
    is_own = has_colour(held, size, step.source, step.colour)
    names = np.concatenate([inner_cells(size, Face.U), inner_cells(size, step.source)])
    rising = [cell for cell in before[:cells] if cell >= cells and is_own[cell]]
    return names[rising].tolist(), names[:cells][is_own[:cells]].tolist()


def _setup_quarters(step: CentreStep, size: int) -> tuple[int, int]:
    """Return by how many quarters the top and the source are turned before the word."""
    found = [0, 0]
    for move in step.setup:
        is_top = _face_of(move, size) is Face.U
        found[0 if is_top else 1] = clockwise(move, size)
    return found[0], found[1]


def clockwise(move: Move, size: int) -> int:
    """Return by how many quarters a face is turned, clockwise seen from it, 1…3."""
    return (move.quarters if move.first == 0 else -move.quarters) % 4


def _face_of(move: Move, size: int) -> Face:
    return move.axis.face if move.first == 0 else move.axis.face.opposite


def _spin_text(held: Facelets, size: int, step: CentreStep) -> Text:
    """Return how the whole cube is turned before a step."""
    hold = held_as(held, size)
    [*_, last] = step.spin
    if len(step.spin) == 1 and last.axis is Axis.Y:
        way = TURN_WORDS[last.quarters % 4]
        if hold is None:
            return say("hold.spin", way=way)
        return say("hold.turn", way=way, front=colour_name(hold.front))
    words = {"moves": Turns(format_moves(step.spin, size)), "colour": colour_name(step.colour)}
    if hold is None:
        return say("centre.spin.even", **words)
    return say("centre.spin", front=colour_name(hold.front), **words)


def _setup_text(size: int, step: CentreStep, words: dict[str, str]) -> Text:
    turned = [
        turn_top(clockwise(move, size))
        if _face_of(move, size) is Face.U
        else turn_side(side_word(_face_of(move, size)), clockwise(move, size))
        for move in step.setup
    ]
    if not turned:
        return NO_TEXT
    names = Turns(format_moves(step.setup, size))
    return say("centre.setup", turns=listed(turned), names=names)
