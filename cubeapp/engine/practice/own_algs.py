"""Algs of one's own for a case: checked at once, mirrored, done with the other hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from cubeapp.engine.library.case_sets import (
    CMLL,
    F2L,
    OLL,
    OLL_EDGES,
    WV,
    ZBLL,
    CaseSet,
    case_cube,
    case_start,
)
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.orbits import CORNERS, corner_facelets
from cubeapp.engine.model.orientation import in_every_orientation, rotations
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.case_book import ANGLES
from cubeapp.engine.practice.case_goals import (
    blocks_are_solved,
    last_turns,
    lower_layers_are_solved,
    state_after,
    top_turns,
)
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.text import Text

MOST_MOVES = 60
"""No alg that anyone learns is longer."""


class OwnAlgError(CubeError, ValueError):
    """An alg that does not solve the case it is meant for; the text says why not."""


def checked_alg(case_set: CaseSet, case: Case, text: str) -> str:
    """Return ``text`` as an alg for ``case`` as it is set up, with a turn of the top before it.

    An alg that solves the case from another angle is one as well: it gets the turn that it
    needs first. One that ends with the cube held another way gets the turns that hold it again
    as before. A last turn of the top is left out.

    Raises:
        NotationError: it is no alg.
        OwnAlgError: it does not solve the case.
    """
    moves = _moves(text, case.size)
    quarters = _angle(case, moves)
    if quarters is None:
        raise OwnAlgError(_why_not(case_set, case, moves))
    before = "".join(f"{move} " for move in _names(top_turns(case.size, quarters), case.size))
    # What is added at the end must not end up in a comment, nor before what ``^( )`` stands for,
    # and a turn of the cube on the line after a bracket not beside it.
    is_plain = not any(sign in text for sign in ("//", "^", "\n", "\r"))
    typed = " ".join(text.split()) if is_plain else format_moves(moves, case.size)
    done = case_cube(case).apply_all((*top_turns(case.size, quarters), *moves))
    kept = " ".join([typed, *_names(_held_again(done), case.size)])
    return before + kept


def case_of(case_set: CaseSet, text: str) -> Case | None:
    """Return the case of a set that an alg solves, ``None`` if there is none.

    Raises:
        NotationError: it is no alg.
        OwnAlgError: it has no moves, or far too many.
    """
    return _solved_by(case_set, _moves(text, case_set.size))


def done_instead(case_set: CaseSet, case: Case, moves: Sequence[Move], cube: Cube) -> Case | None:
    """Return the case whose alg was done where ``case`` was set up, ``None`` if none was.

    Args:
        case_set: has both.
        case: what was set up.
        moves: made on screen, turns of the whole cube and of the top among them.
        cube: what ``case`` was set up as.
    """
    if not moves or last_turns(case, moves, cube) is not None:
        return None
    found = _solved_by(case_set, tuple(moves))
    return None if found == case else found


def mirrored(text: str) -> str:
    """Return the alg as a mirror at the right shows it: it solves the mirrored case.

    Raises:
        NotationError: it is no alg.
    """
    return Alg(text).mirror("M").text


def left_handed(text: str) -> str:
    """Return the alg as it is done from behind: what the right hand did the left one does.

    Raises:
        NotationError: it is no alg.
    """
    return Alg(text).rotate("y2").text


def _moves(text: str, size: int) -> tuple[Move, ...]:
    moves = Alg(text).moves(size)
    if not moves:
        raise OwnAlgError(Text("There are no moves yet."))
    if len(moves) > MOST_MOVES:
        raise OwnAlgError(Text("An alg has at most {n} moves.", n=MOST_MOVES))
    return moves


def _angle(case: Case, moves: Sequence[Move]) -> int | None:
    """Return how often the top is to be turned first, ``None`` if the alg solves nothing."""
    for quarters in range(ANGLES):
        if last_turns(case, (*top_turns(case.size, quarters), *moves), case_cube(case)) is not None:
            return quarters
    return None


def _solved_by(case_set: CaseSet, moves: tuple[Move, ...]) -> Case | None:
    if case_set.key == ZBLL:
        # So many are not tried one by one.
        closing = turns_home(Cube.solved(3).apply_all(moves))
        return _by_state(case_set).get(state_after(inverse((*moves, *closing))))
    return next((case for case in case_set.cases if _angle(case, moves) is not None), None)


@cache
def _by_state(case_set: CaseSet) -> dict[bytes, Case]:
    return {state_after(case.setup): case for case in case_set.cases}


def _why_not(case_set: CaseSet, case: Case, moves: tuple[Move, ...]) -> Text:
    """Return in one sentence why an alg is none for a case."""
    other = _solved_by(case_set, moves)
    if other is not None:
        return Text("This alg solves {other}, not {case}.", other=other.title, case=case.title)
    done = case_cube(case).apply_all(moves)
    if case.set == CMLL and not blocks_are_solved(done, case_cube(case)):
        return Text("This alg does not keep both blocks.")
    if case.size == 3 and case.set != CMLL and not lower_layers_are_solved(done, Face.D):
        if case.set in (F2L, WV):
            return Text("This alg does not solve the pair and keep the rest.")
        return Text("This alg does not keep the first two layers.")
    if case.set == OLL_EDGES:
        return Text("This alg does not turn all edges of the top up.")
    if case.set in (OLL, WV):
        return Text("This alg does not turn the whole top up.")
    return Text("After this alg pieces are still in wrong places.")


def _held_again(done: Cube) -> tuple[Move, ...]:
    """Return the turns that hold a case that is done again as cases are held.

    The corner at the back of the bottom tells, as slices may leave the centres elsewhere.
    """
    corner = corner_facelets(done.size)[CORNERS.index("DBL")]
    home = case_start(done.size).facelets[corner]
    held = zip(rotations(done.size), in_every_orientation(done), strict=True)
    return next((turns for turns, cube in held if np.array_equal(cube.facelets[corner], home)), ())


def _names(moves: Sequence[Move], size: int) -> list[str]:
    return [format_moves([move], size) for move in moves]
