"""Exercises of the lessons without a card: cases by their algs, crosses, and the 2×2×2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turns, inverse
from cubeapp.engine.model.orbits import corner_facelets
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES, EdgeTable
from cubeapp.engine.solvers.by_hand.places import HOLDS, moves_of, resized, state_of, y_turn
from cubeapp.engine.teaching.aims import AIMS, TOP_TURNS, placed_count
from cubeapp.engine.teaching.case_algs import case_algs
from cubeapp.engine.teaching.lessons import Lesson
from cubeapp.engine.teaching.others import with_others
from cubeapp.engine.teaching.sets import ExerciseSet, Half
from cubeapp.engine.teaching.small import small_way
from cubeapp.engine.teaching.state import LOW_EDGES
from cubeapp.engine.text import NO_TEXT, Text

Moves = tuple[Move, ...]
Rng = np.random.Generator
CROSS_TURNS = range(2, 7)
_LENGTHS = {2: "short", 3: "short", 4: "middle", 5: "middle", 6: "long"}
CROSS_SPARE = 2
"""A cross is done within so many turns more than it needs."""
MIX_TURNS = 30
_NUMBERS = ("none", "one", "two", "three", "four")
_CROSS_CORNERS = ("21", "22", "23", "24", "25", "26", "27")
_ONE_OUT = ("R U R'", "R U' R'", "R U2 R' U'", "L' U' L", "L' U L", "R U R' U' R U R' U'")
"""What takes one corner out of the first layer, or twists it there."""
_EDGES_ONLY = ("Ua", "Ub", "H", "Z")


@dataclass(frozen=True, slots=True)
class Made:
    """What an exercise of such a lesson is."""

    cube: Cube
    """Colours are those of the faces: the cap is that of the top."""
    variants: tuple[str, ...]
    solution: Moves
    about: Text = NO_TEXT
    """What is left to do."""
    most_turns: int = 0
    """0 if as many are allowed as always."""


@dataclass(frozen=True, slots=True)
class Source:
    """How the exercises of such a lesson are made."""

    members: Callable[[Lesson, bool], Sequence[bytes]]
    """All that they may be about early in the lesson, or late, where that is little."""
    draw: Callable[[Lesson, bool, Rng], bytes]
    """What one is about, early in the lesson or late."""
    make: Callable[[Lesson, bytes, bool, Rng], Made | None]
    """An exercise about that; none if it is about nothing."""


# Cases


def _cases(about: Lesson, is_early: bool) -> Sequence[bytes]:
    return [bytes([index]) for index in range(sum(len(case.algs) for case in about.cases))]


def _draw_case(about: Lesson, is_early: bool, rng: Rng) -> bytes:
    members = _cases(about, is_early)
    return members[int(rng.integers(len(members)))]


def _make_case(about: Lesson, member: bytes, is_early: bool, rng: Rng) -> Made | None:
    """Return a cube on which an alg leads to the lesson's aim."""
    every = [(case, alg) for case in about.cases for alg in case.algs]
    if len(member) != 1 or member[0] >= len(every):
        return None
    case, alg = every[member[0]]
    size = about.size
    first = moves_of(TOP_TURNS[rng.integers(4)] if case.has_top else "", size)
    solution = (*first, *alg)
    done = Cube.solved(size)
    if not is_early:
        done = done.apply_all(_MIXING[about.aim](size, rng))
    cube = done.apply_all(kept_hold(inverse(solution), size))
    variants = (case.variant,) if case.variant else ()
    return Made(cube, variants, solution, case.title)


def kept_hold(moves: Sequence[Move], size: int) -> Moves:
    """Return moves that do the same to the pieces and leave the cube held as before."""
    return tuple(without_prime(move, size) for move in rewritten(moves, size, keeps_hold=True))


def _mixed_top(*sets: tuple[str, tuple[str, ...]]) -> Callable[[int, Rng], Moves]:
    """Return what mixes the top by an alg of each set, backwards, or by none."""

    def mix(size: int, rng: Rng) -> Moves:
        mixed: list[Move] = []
        for name, chosen in sets:
            algs = case_algs(name, 3)
            names = chosen or tuple(algs)
            mixed += moves_of(TOP_TURNS[rng.integers(4)], 3)
            index = int(rng.integers(len(names) + 1))
            if index < len(names):
                mixed += kept_hold(inverse(algs[names[index]]), 3)
        return tuple(resized(move, size) for move in mixed)

    return mix


def _mixed_pairs(size: int, rng: Rng) -> Moves:
    """Return what mixes the top and takes some of the pairs out that are not at the front right."""
    mixed = [*_mixed_top(("pll", ()), ("oll", ()))(size, rng)]
    algs = [*case_algs("f2l", 3).values()]
    for quarters in range(1, HOLDS):
        if rng.integers(2):
            there, back = y_turn(quarters, 3), y_turn(-quarters, 3)
            alg = algs[rng.integers(len(algs))]
            top = moves_of(TOP_TURNS[rng.integers(4)], 3)
            mixed += [*there, *top, *kept_hold(inverse(alg), 3), *back]
    return tuple(mixed)


def _outer_turns(size: int, rng: Rng) -> Moves:
    """Return turns that leave centres and pairs as they are."""
    turns = face_turns(size)
    return tuple(turns[index] for index in rng.integers(len(turns), size=MIX_TURNS))


def _turns_beside(size: int, rng: Rng) -> Moves:
    """Return turns that leave the centres of top and bottom as they are."""
    turns = [*face_turns(size), *moves_of("2U 2U2 2U'", size)]
    return tuple(turns[index] for index in rng.integers(len(turns), size=MIX_TURNS))


def _unmixed(size: int, rng: Rng) -> Moves:
    return ()


_MIXING: dict[str, Callable[[int, Rng], Moves]] = {
    "pair": _mixed_pairs,
    "cap.cross": _mixed_top(("pll", ()), ("oll", _CROSS_CORNERS)),
    "cap": _mixed_top(("pll", ())),
    "corners": _mixed_top(("pll", _EDGES_ONLY)),
    "solved": _unmixed,
    "two.centres": _turns_beside,
    "centres": _outer_turns,
    "edge": _outer_turns,
    "edges": _outer_turns,
    "flip": _mixed_top(("pll", ()), ("oll", ())),
    "swap": _mixed_top(("pll", ())),
}
"""What is left open by an aim, and so is mixed late in a lesson."""


# Crosses


@cache
def cross_table() -> EdgeTable:
    """Return how many turns each cross needs, made when it is first asked for."""
    return EdgeTable(CROSS_EDGES)


_ANY = Half((tuple(range(24, 48)),) * 4, lambda places: True)
_CROSS = ExerciseSet(LOW_EDGES, (), _ANY, _ANY)


def _no_members(about: Lesson, is_early: bool) -> Sequence[bytes]:
    return ()


def _draw_cross(about: Lesson, is_early: bool, rng: Rng) -> bytes:
    """Return places of the cross edges that need a random number of turns."""
    wanted = int(rng.integers(CROSS_TURNS.start, CROSS_TURNS.stop))
    turns = face_turns(3)
    while True:
        moves = [turns[index] for index in rng.integers(len(turns), size=wanted)]
        state = state_of(Cube.solved(3).apply_all(moves))
        if cross_table().distance(state) == wanted:
            return bytes(state[edge] for edge in LOW_EDGES)


def _make_cross(about: Lesson, member: bytes, is_early: bool, rng: Rng) -> Made | None:
    if not _ANY.has(member):
        return None
    cube = with_others(_CROSS, member, is_early, rng)
    state = state_of(cube)
    length = cross_table().distance(state)
    if length not in CROSS_TURNS:
        return None
    turns = face_turns(3)
    solution = tuple(turns[turn] for turn in cross_table().ways(state)[0].turns)
    return Made(cube, (_LENGTHS[length],), solution, most_turns=length + CROSS_SPARE)


# The 2×2×2


def _small_members(about: Lesson, is_early: bool) -> Sequence[bytes]:
    """Return all tops there are, where either the order or the twists are left to do alone."""
    if about.aim == "places" and is_early:
        cubes = [_with_top(order, (0, 0, 0, 0)) for order in permutations(range(4))]
    elif about.aim == "small.solved":
        twists = (three for three in product(range(3), repeat=3))
        cubes = [_with_top(range(4), (*three, -sum(three) % 3)) for three in twists]
    else:
        return ()
    is_reached = AIMS[about.aim].is_reached
    return [c.facelets.tobytes() for c in cubes if not is_reached(c, c, Face.D)]


def _draw_small(about: Lesson, is_early: bool, rng: Rng) -> bytes:
    """Return the facelets of a 2×2×2 with a lesson's step left to do."""
    while True:
        cube = _small_cube(about.aim, is_early, rng)
        if not AIMS[about.aim].is_reached(cube, cube, Face.D):
            return cube.facelets.tobytes()


def _small_cube(aim: str, is_early: bool, rng: Rng) -> Cube:
    if aim == "layer" and not is_early:
        return random_state(2, rng)
    if aim == "layer":
        turned = Cube.solved(2).apply(TOP_TURNS[rng.integers(4)])
        return turned.apply(_ONE_OUT[rng.integers(len(_ONE_OUT))])
    twists = rng.integers(3, size=3).tolist()
    return _with_top(rng.permutation(4).tolist(), [*twists, -sum(twists) % 3])


def _with_top(order: Sequence[int], twists: Sequence[int]) -> Cube:
    """Return a 2×2×2 with a whole bottom, and its top corners in this order, so twisted."""
    facelets = Cube.solved(2).facelets.copy()
    places = corner_facelets(2)
    for place, (corner, twist) in enumerate(zip(order, twists, strict=True)):
        facelets[places[place]] = np.roll(Cube.solved(2).facelets[places[corner]], twist)
    return Cube.from_faces(facelets.reshape(6, 2, 2))


def _make_small(about: Lesson, member: bytes, is_early: bool, rng: Rng) -> Made | None:
    if len(member) != 24 or max(member) > 5:
        return None
    cube = Cube.from_faces(np.frombuffer(member, np.uint8).reshape(6, 2, 2))
    if not cube.is_legal:
        return None
    if AIMS[about.aim].is_reached(cube, cube, Face.D):
        return None
    variants = _small_variants(about.aim, cube)
    return Made(cube, variants, small_way(cube, about.aim, Face.D))


def _small_variants(aim: str, cube: Cube) -> tuple[str, ...]:
    """Tell how many corners can be right at once, or how many are twisted."""
    if aim == "places":
        counts = [placed_count(cube.apply(turns)) for turns in TOP_TURNS]
        return ("one",) if 1 in counts else ("none",)
    if aim == "small.solved":
        top = cube.face(Face.U)
        return (_NUMBERS[int((top != Face.U).sum())],)
    return ()


SOURCES: dict[str, Source] = {
    "cases": Source(_cases, _draw_case, _make_case),
    "cross.turns": Source(_no_members, _draw_cross, _make_cross),
    "small": Source(_small_members, _draw_small, _make_small),
}
"""By the names of exercises in lesson files."""
