"""What a lesson shows: its goal, and the question in Watch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import face_colours_by_hold
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.places import place_words
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.lessons import Asked, Sketch, in_colours
from cubeapp.engine.teaching.named import facelets_by_name
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.variants import variants_of
from cubeapp.engine.text import Text, listed


@dataclass(frozen=True, slots=True)
class Picture:
    """A cube of which some facelets stand out, with an arrow or without."""

    cube: Cube
    lit: frozenset[int]
    """Flat indices of facelets; the others are dimmed."""
    arrow: Move | None
    words: Text
    """What it shows, for those who don't see it."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a situation, answered by choosing a picture."""

    text: Text
    answers: tuple[Picture, ...]
    right: int
    """Which of them is right."""


def picture(sketch: Sketch, base: int = 0, centres: Sequence[int] | None = None) -> Picture:
    """Return a picture of a solved cube after some moves, the cap on top.

    Args:
        sketch: as a lesson file has it.
        base: the colour of the first layer.
        centres: the colours of the six faces; any that have ``base`` at the bottom if ``None``.
    """
    cube = solved_cube(sketch.size, base, centres).apply_all(sketch.setup or ())
    return _drawn(sketch, cube, base, sketch.turn[0] if sketch.turn else None)


def solved_cube(size: int, base: int = 0, centres: Sequence[int] | None = None) -> Cube:
    """Return a solved cube with the cap on top.

    Args:
        size: of the cube.
        base: the colour of the first layer.
        centres: the colours of the six faces; any that have ``base`` at the bottom if ``None``.
    """
    if centres is None:
        colours = face_colours_by_hold()
        centres = colours[colours[:, Face.D] == base][0].tolist()
    return Cube.from_faces(np.asarray(centres, np.uint8)[Cube.solved(size).faces])


def question(name: str, situation: Situation, rng: np.random.Generator) -> Question | None:
    """Return the question that a lesson asks about a situation, its answers in random order.

    ``None`` if the lesson asks none, or none that the situation answers.
    """
    asked = lesson(name).question
    if asked is None:
        return None
    cube = situation.cube
    if not asked.as_given:
        cube = cube.apply_all((*situation.spin, *situation.first))
    order = rng.permutation(len(asked.answers)).tolist()
    sketches = [asked.answers[index] for index in order]
    right = [at for at, each in enumerate(sketches) if _is_right(each, asked, situation)]
    if len(right) != 1:
        return None
    answers = tuple(_answer(each, situation, cube) for each in sketches)
    return Question(in_colours(asked.text, situation.base), answers, right[0])


def _is_right(sketch: Sketch, asked: Asked, situation: Situation) -> bool:
    if any(answer.right for answer in asked.answers):
        return sketch.right
    if sketch.when:
        return bool(set(sketch.when) & set(variants_of(situation)))
    if sketch.turn:
        return _is_turned(sketch.turn[0], situation.chunks[0][0])
    return asked.as_given and _lit(sketch) == situation.lit


def _is_turned(turn: Move, card: Move) -> bool:
    """Tell whether ``turn`` is the card's: of the top its direction counts, else the side."""
    if not turn.turns_the_layers_of(card):
        return False
    return turn.axis.face is not Face.U or turn.quarters == card.quarters


def _answer(sketch: Sketch, situation: Situation, cube: Cube) -> Picture:
    if sketch.setup is not None:
        held = situation.cube.apply_all(situation.spin)
        centres = [int(held.face(face)[1, 1]) for face in Face]
        return picture(sketch, situation.base, centres)
    arrow = sketch.turn[0] if sketch.turn else None
    card = situation.chunks[0][0]
    if arrow is not None and _is_turned(arrow, card):
        arrow = card
    return _drawn(sketch, cube, situation.base, arrow)


def _drawn(sketch: Sketch, cube: Cube, base: int, arrow: Move | None) -> Picture:
    words = in_colours(sketch.about, base)
    if not words and arrow is not None:
        words = in_words(arrow, cube.size)
    return Picture(cube, _lit(sketch), arrow, words or _places(sketch.lit))


def _lit(sketch: Sketch) -> frozenset[int]:
    by_name = facelets_by_name(sketch.size)
    return frozenset().union(*(by_name[name] for name in sketch.lit))


def _places(names: Sequence[str]) -> Text:
    """Return the places of pieces in words; centres and single stickers are left out."""
    pieces = [name for name in names if len(name) > 1 and name.isalpha()]
    return listed([place_words(Face[letter] for letter in name) for name in pieces])
