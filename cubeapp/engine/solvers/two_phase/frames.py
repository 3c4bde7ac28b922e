"""The frames of the two-phase search: the turns allowed in each, and answers found in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.successors import next_turns
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.masks import PHASE_1
from cubeapp.engine.model.moves import Move, face_turns, merged_turns, undone
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.solvers.two_phase import layout
from cubeapp.engine.text import Text, colour_name

SIZE = 3
AXIS_NAMES = (Text("up and down"), Text("right and left"), Text("front and back"))
SIDE_NAMES = (
    Text("the top and the bottom"),
    Text("the right and the left"),
    Text("the front and the back"),
)
FIRST_NOTE = Text(
    "Every {a} or {b} sticker comes to {sides}, and the four edges without {a} and {b} into the "
    "layer between. You see it on the other four sides: no {a} or {b} there, and in the layer "
    "between each shows only its own colour and the opposite one."
)
SECOND_NOTE = Text(
    "Now half turns, and quarter turns of {axis}, are enough: {a} and {b} stay on {sides} while "
    "everything goes home."
)
BACKWARD_NOTE = Text(
    "Both phases in one: the search began at the solved end, so nothing special is reached on "
    "the way."
)


def stages_of(
    answer: list[int], held: tuple[Face, ...], turns: frozenset[Move] | None
) -> tuple[Stage, ...]:
    """Return the stages of an answer as `layout.ANSWER_SIZE` describes it."""
    from cubeapp.engine.solvers.two_phase.tables import frame_faces

    frame, first, second, before = answer[:4]
    own = frame_faces()[frame % 3].tolist()
    faces = [held[face] for face in own]
    path = [3 * faces[i // 3] + i % 3 for i in answer[8 : 8 + first + second + before]]
    if frame < 3 and before == 0:
        ends = faces[Face.U], faces[Face.D]
        words = {
            "a": colour_name(own[Face.U]),
            "b": colour_name(own[Face.D]),
            "axis": AXIS_NAMES[ends[0] % 3],
            "sides": SIDE_NAMES[ends[0] % 3],
        }
        note = FIRST_NOTE.format(**words)
        return (
            Stage(Text("phase 1"), _moves(path[:first]), note, part=PHASE_1, faces=ends),
            Stage(Text("phase 2"), _moves(path[first:]), SECOND_NOTE.format(**words)),
        )
    # Pre-moves were made before the cube; behind its solution they end it, the last one first.
    order = (*path[: first + second], *reversed(path[first + second :]))
    if frame >= 3:
        order = undone(order)
    moves = _moves(merged_turns(order))
    if turns is not None and not turns.issuperset(moves):
        moves = _moves(order)
    return (Stage(Text("two-phase"), moves, BACKWARD_NOTE),)


@lru_cache(maxsize=64)
def allowed_turns(
    turns: frozenset[Move] | None, held: tuple[Face, ...] | None
) -> NDArray[np.uint8]:
    """Return the bytes of `layout.FRAME_ALLOWED`.

    Args:
        turns: the turns of the cube as it is held, or ``None`` for all.
        held: where each face is then, as `held_home` tells.
    """
    from cubeapp.engine.coordinates.coordinates import PHASE_2_MOVES
    from cubeapp.engine.solvers.two_phase.tables import frame_faces

    words = np.zeros((6, layout.ALLOWED_WORDS), dtype=np.int64)
    for frame, last in product(range(6), range(-1, 6)):
        moves = list(next_turns()[last])
        if turns is not None and held is not None:
            faces = [held[face] for face in frame_faces()[frame % 3]]
            # The solution of the inverse is made backwards.
            seen = [3 * faces[m // 3] + (2 - m % 3 if frame >= 3 else m % 3) for m in range(18)]
            moves = [m for m in moves if face_turns(SIZE)[seen[m]] in turns]
        words[frame, last + 1] = sum(1 << m for m in moves)
        words[frame, last + 8] = sum(1 << i for i, m in enumerate(PHASE_2_MOVES) if m in moves)
    return words.view(np.uint8).ravel()


def _moves(turns: Iterable[int]) -> tuple[Move, ...]:
    return tuple(face_turns(SIZE)[turn] for turn in turns)
