"""The sets of cases that people learn, and what is seen of a case before its alg is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Axis, Face, cube_name
from cubeapp.engine.model.moves import Move, face_turn, inverse, rotation
from cubeapp.engine.model.orbits import CORNERS, EDGES, corner_facelets, midge_facelets
from cubeapp.engine.notation.effect import Cycle, effect_of
from cubeapp.engine.solvers.by_hand.cases import (
    Case,
    case_data,
    cmll_cases,
    coll_cases,
    f2l_cases,
    oll_cases,
    pll_cases,
    small_cll_cases,
    small_eg_cases,
    small_oll_cases,
    small_pbl_cases,
    wv_cases,
    zbll_cases,
)
from cubeapp.engine.text import Text, joined

OLL, PLL, F2L, PBL, PARITY = "OLL", "PLL", "F2L", "PBL", "Parity"
CLL, COLL, ZBLL = "CLL", "COLL", "ZBLL"
CMLL, WV, EG_1, EG_2 = "CMLL", "WV", "EG-1", "EG-2"
OLL_EDGES, PLL_CORNERS = "OLL edges", "PLL corners"
"""The first looks at the last layer where it takes four."""
OF_CORNERS = (PLL_CORNERS, COLL)
"""These permute the corners and leave open how the edges are."""
PARITY_SIZES = (4, 5, 6)
"""Their algs are in the file; those of larger cubes are made of them."""
_SWAP_NAME = Text("Wing swap UF, layer {layer} (pure)")
_SWAP_ABOUT = Text("swaps the two wings of UF in layer {layer}, nothing else")


@dataclass(frozen=True, slots=True)
class CaseSet:
    """Cases that are learnt together."""

    key: str
    """What it is known by: "OLL", "OLL 2×2×2"."""
    name: Text
    """Short, and no other set's, for people: "OLL", "OLL 2×2×2"."""
    title: Text
    """What it is about."""
    size: int
    """N of its cubes."""
    cases: tuple[Case, ...]


@cache
def case_sets() -> tuple[CaseSet, ...]:
    """Return every set, those of the 3×3×3 first."""
    return (
        CaseSet(OLL, Text(OLL), Text("Turn the last layer up"), 3, oll_cases()),
        CaseSet(PLL, Text(PLL), Text("Permute the last layer"), 3, pll_cases()),
        CaseSet(F2L, Text(F2L), Text("A pair into its slot"), 3, f2l_cases()),
        _of_size(2, OLL, Text(OLL), Text("Turn the top up"), small_oll_cases()),
        _of_size(2, PBL, Text(PBL), Text("Permute both layers"), small_pbl_cases()),
        *map(parity_set, PARITY_SIZES),
    )


@cache
def two_look_sets() -> tuple[CaseSet, ...]:
    """Return the four looks of the last layer, which need few algs: two to turn, two to permute.

    The second ones are the cases of OLL and PLL whose first look is done already.
    """
    cross, plls = case_data()["beginner"]["yellow_cross"], {case.key: case for case in pll_cases()}
    dot = oll_cases()[1].alg
    edges = (
        Case(OLL_EDGES, "Dot", Text("Dot"), dot, about=Text("no edge is turned up")),
        Case(OLL_EDGES, "Line", Text("Line"), cross["line"], about=Text("two opposite edges are")),
        Case(OLL_EDGES, "L", Text("L"), cross["corner"], about=Text("two neighbouring edges are")),
    )
    corners = (
        Case(PLL_CORNERS, "Adjacent", Text("Adjacent"), plls["T"].alg),
        Case(PLL_CORNERS, "Diagonal", Text("Diagonal"), plls["Y"].alg),
    )
    crosses = tuple(case for case in oll_cases() if 21 <= int(case.key) <= 27)
    in_place = tuple(plls[key] for key in ("Ua", "Ub", "H", "Z"))
    return (
        CaseSet(OLL_EDGES, Text("2-look OLL, edges"), Text("Turn the edges up"), 3, edges),
        CaseSet("OLL corners", Text("2-look OLL, corners"), Text("Turn the rest up"), 3, crosses),
        CaseSet(PLL_CORNERS, Text("2-look PLL, corners"), Text("Permute the corners"), 3, corners),
        CaseSet("PLL edges", Text("2-look PLL, edges"), Text("Permute the edges"), 3, in_place),
    )


@cache
def cll_set() -> CaseSet:
    """Return the cases of the last layer of a 2×2×2, which one alg turns up and permutes."""
    return _of_size(2, CLL, Text(CLL), Text("Solve the top at once"), small_cll_cases())


@cache
def eg_sets() -> tuple[CaseSet, ...]:
    """Return the cases of a 2×2×2 with a whole bottom face that CLL has not.

    Those whose top is solved already are none of them, but cases of PBL.
    """
    one, two = Text("Solve all, a bar at the back"), Text("Solve all, no bar at the bottom")
    return tuple(
        _of_size(2, kind, Text(kind), title, small_eg_cases(kind))
        for kind, title in ((EG_1, one), (EG_2, two))
    )


@cache
def coll_set() -> CaseSet:
    """Return the cases of a last layer with its edges up: its corners turned and permuted."""
    title = Text("Solve the corners where the edges are up")
    return CaseSet(COLL, Text(COLL), title, 3, coll_cases())


@cache
def cmll_set() -> CaseSet:
    """Return the cases of the corners of the top between the two blocks of Roux."""
    title = Text("Solve the corners between two blocks")
    return CaseSet(CMLL, Text(CMLL), title, 3, cmll_cases())


@cache
def wv_set() -> CaseSet:
    """Return the cases of the last pair, joined, where the edges of the top are up."""
    title = Text("Put the last pair in and turn the corners up")
    return CaseSet(WV, Text(WV), title, 3, wv_cases())


@cache
def zbll_set() -> CaseSet:
    """Return the cases of a last layer with its edges up but for those of PLL: all of it."""
    title = Text("Solve the last layer where the edges are up")
    return CaseSet(ZBLL, Text(ZBLL), title, 3, zbll_cases())


def _of_size(size: int, kind: str, name: Text, title: Text, cases: Iterable[Case]) -> CaseSet:
    """Return a set that has its size in its key and its name."""
    cases = tuple(replace(case, size=size) for case in cases)
    key, name = f"{kind} {cube_name(size)}", joined(" ", (name, cube_name(size)))
    return CaseSet(key, name, title, size, cases)


@cache
def parity_set(size: int) -> CaseSet:
    """Return the algs for edges of a cube of ``size``, 4 or more, that a 3×3×3 cannot have."""
    cases = _known_parity(size) if size in PARITY_SIZES else _made_parity(size)
    return _of_size(size, PARITY, Text("Parity"), Text("What no 3×3×3 has"), cases)


def _known_parity(size: int) -> Iterator[Case]:
    for key, about in case_data()["parity"].items():
        if str(size) in about["sizes"]:
            alg = about["sizes"][str(size)]["alg"]
            yield Case(PARITY, key, Text(key), alg, about=Text(about["what"]), size=size)


def _made_parity(size: int) -> Iterator[Case]:
    """Yield algs for large cubes: those of the 6×6×6 with other layers."""
    known, half = case_data()["parity"], size // 2
    for key, layers in (("OLL parity (pure)", "2-3"), ("PLL parity (wide)", "3")):
        others = f"2-{half}" if "-" in layers else f"{half}"
        alg = known[key]["sizes"]["6"]["alg"].replace(layers, others)
        yield Case(PARITY, key, Text(key), alg, about=Text(known[key]["what"]), size=size)
    swap = known["Wing swap UF, layer 3 (pure)"]["sizes"]["6"]["alg"]
    for layer in range(2, half + 1):
        name, about = (text.format(layer=layer) for text in (_SWAP_NAME, _SWAP_ABOUT))
        alg = swap.replace("3", f"{layer}")
        yield Case(PARITY, str(name), name, alg, about=about, size=size)


def case_start(size: int) -> Cube:
    """Return the solved cube as cases are looked at: white at the bottom, green in front."""
    return Cube.solved(size).apply(rotation(Axis.Z, 2, size))


@cache
def case_cube(case: Case) -> Cube:
    """Return the cube that ``case`` is about, which its alg solves."""
    return case_start(case.size).apply_all(case.setup)


@cache
def last_turn(case: Case) -> tuple[Move, ...]:
    """Return the turn of the top after which a PLL's or PBL's alg does what it is known for.

    Some algs leave the top turned: with this as few pieces as can be have changed places, in
    cycles as short as can be.
    """
    if case.set not in (PLL, PBL, PLL_CORNERS):
        return ()
    turns = [(), *((face_turn(Face.U, quarters, case.size),) for quarters in (1, 2, -1))]
    return min(turns, key=lambda turn: _weight(_cycles(case, turn)))


def moved_pieces(case: Case) -> tuple[Cycle, ...]:
    """Return which pieces change places when the alg, and the last turn, are done.

    Edges do not count where only the corners are permuted.
    """
    cycles = _cycles(case, last_turn(case))
    if case.set == PLL_CORNERS:
        return tuple(cycle for cycle in cycles if len(cycle.places[0]) == 3)
    return cycles


@cache
def picture_cube(case: Case) -> Cube:
    """Return what is to be seen of ``case``: the stickers that do not matter are unpainted.

    Of an OLL those matter that belong on top, of a WV the pair as well, of a CMLL all but the
    edges, and of an F2L the pair and whatever is solved.
    """
    cube = case_cube(case)
    if case.set in (PLL, PBL, *OF_CORNERS):
        # Turned so that the pieces go where the arrows point.
        cube = case_start(case.size).apply_all((*inverse(last_turn(case)), *case.setup))
        return cube.painted(_edge_sides(), UNPAINTED) if case.set in OF_CORNERS else cube
    if case.set in (OLL, OLL_EDGES, WV):
        top = int(case_start(case.size).face(Face.U)[0, 0])
        hidden = cube.facelets != top
        if case.set == OLL_EDGES:
            hidden[corner_facelets(3).ravel()] = True
        if case.set == WV:
            hidden[_joined_pair()] = False
        return cube.painted(hidden.nonzero()[0], UNPAINTED)
    if case.set == CMLL:
        return cube.painted(midge_facelets(3).ravel(), UNPAINTED)
    return cube.painted(_of_top(case), UNPAINTED) if case.set == F2L else cube


@cache
def _edge_sides() -> list[int]:
    """Return the stickers beside the top of the edges that are there."""
    places = midge_facelets(3).tolist()
    return [max(place) for place in places if min(place) < 9]


@cache
def _joined_pair() -> list[int]:
    """Return the stickers of the corner and the edge that a WV puts in."""
    places = (*corner_facelets(3)[CORNERS.index("UFL")], *midge_facelets(3)[EDGES.index("UF")])
    return [int(place) for place in places]


def _cycles(case: Case, last: tuple[Move, ...]) -> tuple[Cycle, ...]:
    effect = effect_of((*case.moves, *last), case.size)
    assert effect is not None, "cases have short algs"
    return effect.cycles


def _weight(cycles: tuple[Cycle, ...]) -> tuple[int, int]:
    lengths = [len(cycle.places) for cycle in cycles]
    return sum(lengths), max(lengths, default=0)


def _of_top(case: Case) -> list[int]:
    """Return the stickers of the cubies that belong to the top, wherever they are."""
    solved, cube = case_start(3), case_cube(case)
    belong = {
        frozenset(solved.facelets[list(place)].tolist())
        for place in _cubies()
        if not {*place} & {*range(9)}
    }
    return [
        facelet
        for place in _cubies()
        if frozenset(cube.facelets[list(place)].tolist()) not in belong
        for facelet in place
    ] + [Face.U * 9 + 4]


@cache
def _cubies() -> tuple[tuple[int, ...], ...]:
    """Return the facelets of each corner and each edge of a 3×3×3."""
    return tuple(
        tuple(row) for table in (corner_facelets(3), midge_facelets(3)) for row in table.tolist()
    )
