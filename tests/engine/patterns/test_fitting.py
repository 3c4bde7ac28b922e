"""Cubes that fit patterns, against counts of others and against trying them all."""

from itertools import islice, permutations, product

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.orbits import EDGES, midge_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.patterns import fitting as fitting_module
from cubeapp.engine.patterns.fitting import Amount, count_fitting, fitting
from cubeapp.engine.patterns.mask import ANY, Mask, NoCubeError
from cubeapp.engine.patterns.symmetries import symmetries, symmetry_named, symmetry_of
from cubeapp.engine.perfect.cubes import image_of_cube, images
from cubeapp.engine.solvers.control import SearchControl
from tests.every import every
from tests.strategies import slow

SOLVED = "".join(face * 9 for face in "URFDLB")
SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
PONS = "U2 D2 F2 B2 R2 L2"
NONE = symmetry_named("C1")
TOP_EDGES = range(4)
"""Places of `EDGES` in the top layer."""


def after(*algs):
    cube = Cube.solved(3)
    for alg in algs:
        cube = cube.apply_all(Alg(alg).moves(3))
    return cube


def found(mask, symmetry=NONE, most=None):
    return list(islice(fitting(mask, symmetry, SearchControl()), most))


def amount(mask, symmetry=NONE):
    return count_fitting(mask, symmetry, SearchControl())


def alike(cube):
    """What the images of a cube have in common."""
    return min(image.facelets.tobytes() for image in images(cube))


@pytest.fixture(scope="module")
def top_edge_cubes():
    """Every legal cube of which only the edges of the top are moved or flipped: 12 · 8."""
    cubes = []
    for cubies, flips in product(permutations(TOP_EDGES), product(range(2), repeat=4)):
        moved = Cubies(tuple(range(8)), (0,) * 8, (*cubies, *range(4, 12)), (*flips, *(0,) * 8))
        if moved.is_solvable:
            cubes.append(moved.cube())
    assert len(cubes) == 96
    return cubes


def top_mask(stickers):
    """The solved cube, its top edges painted with these eight cells."""
    cells = list(SOLVED)
    for facelet, cell in zip(midge_facelets(3)[:4].ravel(), stickers, strict=True):
        cells[facelet] = cell
    return Mask("".join(cells))


def test_what_fits_is_what_trying_all_cubes_gives(top_edge_cubes):
    # The stickers of UR, UF, UL, UB, that on the top first.
    for stickers in ("a.b.....", "a.a.b.c.", "aabbcc..", "U..aU..a", ".a.a.a.a", "abacadae"):
        mask = top_mask(stickers)
        fits = [cube for cube in top_edge_cubes if mask.fits(cube.facelets.tolist())]
        assert amount(mask).cubes == len(fits) > 0, stickers
        cubes = found(mask)
        assert {alike(cube) for cube in cubes} == {alike(cube) for cube in fits}, stickers
        assert len({alike(cube) for cube in cubes}) == len(cubes), stickers


def test_symmetric_cubes_are_those_that_images_leave_alone(top_edge_cubes):
    mask = top_mask("." * 8)
    for name in ("C2a", "Csa", "Csb", "C4", "C2va2", "C4v"):
        kind = symmetry_named(name)
        fits = [
            cube
            for cube in top_edge_cubes
            if any(all(image_of_cube(cube, s) == cube for s in group) for group in kind.groups)
        ]
        assert amount(mask, kind).cubes == len(fits) > 0, name
        assert {alike(cube) for cube in found(mask, kind)} == {alike(cube) for cube in fits}, name


def test_the_letters_of_a_face_are_of_that_face_alone(top_edge_cubes):
    mask = top_mask("." * 8).with_cells([10, 19], "a")
    assert amount(mask) == amount(top_mask("." * 8))


def test_published_numbers_of_cubes():
    # Of all cubes, and of those that are no image of another.
    assert amount(Mask()) == Amount(43_252_003_274_489_856_000, 901_083_404_981_813_616)
    # Jaap Scherphuis, "Rubik's Cube symmetries": these turn by quarters about one axis.
    assert amount(Mask(), symmetry_named("C4")).cubes == 3 * 147_456 - 8
    assert amount(Mask(), symmetry_named("Oh")) == Amount(4, 4)


def test_four_cubes_have_every_symmetry():
    expected = {after(), after(SUPERFLIP), after(PONS), after(SUPERFLIP, PONS)}
    cubes = found(Mask(), symmetry_named("Oh"))
    assert set(cubes) == expected
    assert {symmetry_of(cube).name for cube in cubes} == {"Oh"}


@pytest.mark.parametrize("name", ["T", "Td", "Th", "O", "C3v", "D3d", *slow("D3", "D4", "C4v")])
def test_as_many_are_listed_as_are_counted(name):
    kind = symmetry_named(name)
    cubes = found(Mask(), kind)
    assert len(cubes) == amount(Mask(), kind).different
    assert sum(len(images(cube)) for cube in cubes) == amount(Mask(), kind).cubes
    for cube in cubes:
        assert cube.is_legal
        assert any(all(image_of_cube(cube, s) == cube for s in group) for group in kind.groups)


def test_there_are_33_kinds_of_symmetry():
    kinds = symmetries()
    assert len(kinds) == len({kind.name for kind in kinds}) == 33
    assert sum(len(kind.groups) for kind in kinds) == 98
    assert len({kind.about for kind in kinds}) == 33
    assert symmetry_named("d3D") == symmetry_named("D3d")
    assert symmetry_named("C2(a)").name == "C2a"


def checkerboards():
    """Every cube with a checkerboard on all faces: each face has one other colour at its edges."""
    places = [tuple("URFDLB".index(letter) for letter in name) for name in EDGES]
    for colours in product(range(6), repeat=6):
        if any(colour == face for face, colour in enumerate(colours)):
            continue
        shown = [(colours[one], colours[other]) for one, other in places]
        # No edge has two colours that are equal or opposite, and none is there twice.
        if any(one % 3 == other % 3 for one, other in shown) or len({*map(frozenset, shown)}) < 12:
            continue
        facelets = np.repeat(np.arange(6, dtype=np.uint8), 9).reshape(6, 9)
        facelets[:, 1::2] = np.array(colours)[:, None]
        cube = Cube.from_faces(facelets.reshape(6, 3, 3))
        if cube.is_legal:
            yield cube


def test_checkerboards_and_spots():
    mask = Mask.read("ababababa")
    expected = list(checkerboards())
    assert amount(mask) == Amount(len(expected), len({alike(cube) for cube in expected}))
    assert {alike(cube) for cube in found(mask)} == {alike(cube) for cube in expected}
    [spots] = found(Mask.read("aaaabaaaa"))
    assert alike(spots) == alike(after("U D' R L' F B' U D'"))
    assert amount(Mask.read("aaaabaaaa")).cubes == 8


OPEN = Mask()
SLIPS = {
    "an edge of opposite colours": (OPEN.with_cells([7], "U").with_cells([19], "D"), {7, 19}),
    "an edge twice": (OPEN.with_cells([7, 5], "U").with_cells([19, 10], "F"), {5, 7, 10, 19}),
    "a flipped edge": (Mask(SOLVED).with_cells([7], "F").with_cells([19], "U"), {7, 19}),
    "a centre elsewhere": (OPEN.with_cells([4], "F"), {4}),
    "seven colours": (Mask(45 * ANY + "abcdefgg."), None),
    "letters of one cubie": (OPEN.with_cells([4, 0], "a").with_cells([36], "D"), {0, 4, 36}),
    "a letter for two colours": (OPEN.with_cells([0, 1], "a").with_cells([36], "F")
    .with_cells([46], "D").with_cells([3, 4], "a").with_cells([37], "L"), None),
}  # fmt: skip
"""Patterns that no cube fits, and the stickers that are told, where only one answer is right."""


@every("slip", SLIPS)
def test_the_stickers_that_contradict_are_told(slip):
    mask, expected = SLIPS[slip]
    with pytest.raises(NoCubeError, match="no cube fits") as caught:
        found(mask)
    told = caught.value.facelets
    assert set(told) <= set(mask.painted)
    assert expected is None or set(told) == expected


def test_no_sticker_too_many_is_told():
    mask = Mask.read("aaaaaaaab")
    with pytest.raises(NoCubeError) as caught:
        found(mask)
    told = caught.value.facelets
    alone = mask.with_cells(set(mask.painted) - set(told), ANY)
    with pytest.raises(NoCubeError):
        found(alone)
    assert all(found(alone.with_cells([facelet], ANY), most=1) for facelet in told)


def test_a_pattern_may_be_at_odds_with_a_symmetry_alone():
    mask = Mask.read("abaabaaba")
    assert found(mask)
    with pytest.raises(NoCubeError, match="with this symmetry"):
        found(mask, symmetry_named("C3"))


def test_a_pattern_that_leaves_too_much_open_to_count_says_so(monkeypatch):
    monkeypatch.setattr(fitting_module, "MOST_COUNTED", 500)
    assert amount(Mask.read("aba...aba")) is None
    assert len(found(Mask.read("aba...aba"), most=5)) == 5


def test_a_search_stops_when_it_is_asked_to():
    reports = []
    control = SearchControl(lambda progress: (reports.append(progress), control.cancel()))
    with pytest.raises(SearchCancelled):
        list(fitting(Mask(), NONE, control))
    # The report that cancelled is the last one.
    assert len(reports) == 1
