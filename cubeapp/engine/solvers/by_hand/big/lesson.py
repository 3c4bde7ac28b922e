"""From a big cube to a told solution: centres, edges, and the end as a 3×3×3."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.solvers.by_hand.beam import no_pause
from cubeapp.engine.solvers.by_hand.big.centre_words import Facelets, inner_cells
from cubeapp.engine.solvers.by_hand.big.centres import Search, centre_steps, top_holds
from cubeapp.engine.solvers.by_hand.big.ending import ending
from cubeapp.engine.solvers.by_hand.big.last_two import last_two
from cubeapp.engine.solvers.by_hand.big.pairing import pair_steps
from cubeapp.engine.solvers.by_hand.big.tell_centres import tell_centre
from cubeapp.engine.solvers.by_hand.big.tell_edges import tell_last_two, tell_pairing
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.methods import HandMethod
from cubeapp.engine.solvers.by_hand.sentences import say
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.telling import StageText, done
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import NO_TEXT, Text, colour_name, listed

CENTRES = (HandStage.FIRST_CENTRE, HandStage.SECOND_CENTRE, HandStage.OTHER_CENTRES)
EDGES = (HandStage.EDGES, HandStage.LAST_EDGES)
RIGHT_ROUND = (Face.F, Face.R, Face.B, Face.L)
FIRST_WEIGHT = 1000
"""The face for the first centre is chosen by that alone."""
SEARCHES = {Style.SHORT: Search(12, 10), Style.MIDDLE: Search(5, 6), Style.PLAIN: Search(2, 4)}
COMPETITION_SIZE = 7
"""Larger cubes have more words, so fewer ways are followed."""

Scheme = tuple[int, ...]
"""The colours that belong to the six faces."""


def big_lesson(
    method: HandMethod,
    cube: Cube,
    crosses: Sequence[int],
    style: Style,
    pause: Callable[[], None] = no_pause,
) -> tuple[tuple[StageText, ...], int]:
    """Return how a cube above 3×3×3 is solved; see `lessons.lesson`.

    Args:
        method: how it is solved when it is made like a 3×3×3.
        cube: one that turns can solve, held in any way.
        crosses: the colours that the first centre and the cross may have.
        style: how far to look ahead.
        pause: called every few hundredths of a second.
    """
    if cube.is_solved:
        stages = (*CENTRES, *EDGES, *method.stages)
        return tuple(done(stage, NO_TEXT, ()) for stage in stages), 0
    cross, scheme = _best_scheme(cube, crosses)
    centres = _centres(cube.facelets, cube.size, (cross, scheme), _search(style, cube.size), pause)
    cube = cube.apply_all(chain.from_iterable(stage.moves for stage in centres))
    edges = _edges(cube.facelets, cube.size, pause)
    cube = cube.apply_all(chain.from_iterable(stage.moves for stage in edges))
    end, nodes = ending(method, cube, cross, style, pause)
    return (*centres, *edges, *end), nodes


def _search(style: Style, size: int) -> Search:
    return SEARCHES[style if size <= COMPETITION_SIZE else Style.PLAIN]


def _best_scheme(cube: Cube, crosses: Sequence[int]) -> tuple[int, Scheme]:
    """Return the colour to begin with, and the colours that the faces are to have.

    Middle centres say it. Where there are none, faces keep the colours that they show most of,
    in an arrangement that a cube can have.
    """
    counts = _counts(cube)
    faces = range(len(Face))
    best: tuple[int, int, Scheme] | None = None
    for turns in rotations(3):
        scheme = tuple(Cube.solved(3).apply_all(turns).faces[:, 1, 1].tolist())
        middles = cube.faces[:, cube.size // 2, cube.size // 2].tolist()
        if cube.size % 2 and scheme != tuple(middles):
            continue
        total = sum(int(counts[face, scheme[face]]) for face in faces)
        for cross in crosses:
            worth = FIRST_WEIGHT * int(counts[scheme.index(cross), cross]) + total
            if best is None or worth > best[0]:
                best = worth, cross, scheme
    if best is None:
        raise AssertionError("its middle centres are those of no cube")
    return best[1], best[2]


def _counts(cube: Cube) -> NDArray[np.intp]:
    """Return how many centre cubies of each colour each face has: intp, shape (6, 6)."""
    cells = [cube.facelets[inner_cells(cube.size, face)] for face in Face]
    return np.array([np.bincount(seen, minlength=len(Face)) for seen in cells])


def _centres(
    facelets: Facelets,
    size: int,
    plan: tuple[int, Scheme],
    search: Search,
    pause: Callable[[], None],
) -> list[StageText]:
    cross, scheme = plan
    opposite = int(Face(cross).opposite)
    steps: list[list[Step]] = [[], [], []]
    # Where the faces of the cube as it was at first are now.
    faces = Cube.solved(3)
    left = list(scheme)
    while left:
        pause()
        colour = next((c for c in (cross, opposite) if c in left), None)
        if colour is None:
            colour = max(left, key=lambda c: _has(facelets, size, faces, scheme, c))
        left.remove(colour)
        place = _place(faces, scheme, colour)
        for step in centre_steps(facelets, size, colour, top_holds(size, place), search, pause):
            told = tell_centre(facelets, size, step)
            steps[min(len(Face) - 1 - len(left), 2)] += told
            facelets = facelets[source_of(step.moves, size)]
            faces = faces.apply_all(Move(move.axis, 0, 2, move.quarters) for move in step.spin)
    return [
        done(stage, goal, told)
        for stage, goal, told in zip(CENTRES, _centre_goals(size, cross), steps, strict=True)
    ]


def _place(faces: Cube, scheme: Scheme, colour: int) -> Face:
    """Return where the face is now that is to have ``colour``."""
    return Face(faces.faces[:, 1, 1].tolist().index(scheme.index(colour)))


def _has(facelets: Facelets, size: int, faces: Cube, scheme: Scheme, colour: int) -> int:
    cells = inner_cells(size, _place(faces, scheme, colour))
    return int((facelets[cells] == colour).sum())


def _centre_goals(size: int, cross: int) -> tuple[Text, Text, Text]:
    turns = next(
        turns
        for turns in rotations(3)
        if Cube.solved(3).apply_all(turns).face(Face.D)[1, 1] == cross
    )
    held = Cube.solved(3).apply_all(turns)
    names = [colour_name(held.face(face)[1, 1]) for face in RIGHT_ROUND]
    colour, other = colour_name(cross), colour_name(Face(cross).opposite)
    return (
        say("centre.goal", colour=colour, all=str((size - 2) ** 2)),
        say("centre2.goal", colour=other),
        say("centre4.goal", cross=colour, order=listed(names)),
    )


def _edges(facelets: Facelets, size: int, pause: Callable[[], None]) -> list[StageText]:
    steps: list[Step] = []
    for pair in pair_steps(facelets, size, pause):
        steps += tell_pairing(facelets, size, pair)
        facelets = facelets[source_of(pair.moves(size), size)]
    last = steps[-1].moves[-1] if steps else None
    plan = last_two(facelets, size, last)
    rest = [] if plan is None else tell_last_two(facelets, size, plan)
    goals = say("pairing.goal"), say("last2.goal")
    return [done(*each) for each in zip(EDGES, goals, (steps, rest), strict=True)]
