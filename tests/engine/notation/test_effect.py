"""What algs do, in cycles and in words: known cases, and the laws on random algs."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, turns_home
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.model.orbits import CORNERS, EDGES, place_name
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.effect import effect_of
from cubeapp.engine.notation.telling import effect_in_words
from tests.every import every
from tests.strategies import alg_texts, few, sizes_and_algs


def words(text, size=3):
    return effect_in_words(effect_of(Alg(text).moves(size), size), size)


def order(text, size=3):
    return effect_of(Alg(text).moves(size), size).order


# Orders of the 3×3×3's elements that cubers quote; the last one is the largest there is.
@every(
    "text, count",
    [
        ("", 1),
        ("R", 4),
        ("R U R' U'", 6),
        ("R U", 105),
        ("R U'", 63),
        ("x", 4),
        ("x y", 3),
        ("R U2 D' B D'", 1260),
    ],
)
def test_orders_of_well_known_algs(text, count):
    assert order(text) == count


@every(
    "size, text, phrases",
    [
        (3, "", ["nothing that can be seen"]),
        (3, "R R'", ["nothing that can be seen"]),
        (3, "R2 U' R' U' R U R U R U' R", ["3-cycle of edges UR UB UL"]),
        (3, "x R' U R' D2 R U' R' D2 R2 x'", ["3-cycle of corners UFR UBL UBR"]),
        (3, "l' U R' D2 R U' R' D2 R2 x'", ["3-cycle of corners UFR UBL UBR"]),
        (3, "R U R' U' R' F R2 U' R' U' R U R' F'",
         ["swap of corners UFR UBR", "swap of edges UR UL"]),
        (3, "(R' D' R D)2 U (D' R' D R)2 U'",
         ["twist of corners UFR anticlockwise, UBR clockwise"]),
        (3, "M' U M' U M' U2 M U M U M U2", ["flip of edges UF UB"]),
        (3, "R U R' U'",
         ["swap of corners UFR DFR, each turned clockwise when it is back",
          "swap of corners UBL UBR, each turned anticlockwise when it is back",
          "3-cycle of edges UR UB FR"]),
        (3, "M", ["4-cycle of edges UF DF DB UB", "4-cycle of centres U F D B"]),
        (3, "x y", ["turn of the whole cube: x y"]),
        (4, "2R2 U2 2R2 Uw2 2R2 Uw2",
         ["swap of corners UFR UBL", "swap of corners UFL UBR",
          "swap of wings URb ULf", "swap of wings URf ULb"]),
        (7, "[3R, [U: 2L]]", ["3-cycle of obliques 2, 3 Ufr Blu Fdr"]),
        (20, "5Rw U 7L", ["moves 6 corners, 136 wings, 50 x-centres and 480 obliques"]),
    ],
)  # fmt: skip
def test_the_effect_in_words(size, text, phrases):
    assert list(words(text, size)) == phrases


def test_turns_about_one_face_move_no_centre_that_can_be_seen():
    assert words("U", 4) == (
        "4-cycle of corners UFR UFL UBL UBR",
        "4-cycle of wings URb UFr ULf UBl",
        "4-cycle of wings URf UFl ULb UBr",
    )


def test_a_wing_is_named_after_the_face_that_it_is_nearer_to():
    # The second layer from R holds the wings at UF that are nearer to R.
    (cycle,) = (c for c in effect_of(Alg("2R").moves(4), 4).cycles if c.kind == "wings")
    assert set(cycle.places) == {"UFr", "DFr", "DBr", "UBr"}


def test_cycles_of_one_kind_are_told_apart_by_their_layers():
    cycles = effect_of(Alg("2R 3R").moves(7), 7).cycles
    assert {cycle.layers for cycle in cycles if cycle.kind == "wings"} == {(2,), (3,)}
    assert (2, 3) in {cycle.layers for cycle in cycles if cycle.kind == "obliques"}
    assert {type(layer) for cycle in cycles for layer in cycle.layers} == {int}


def test_so_many_moves_that_nobody_waits_are_not_told():
    assert effect_of(Alg("(50Rw U)1000").moves(100), 100) is None


@few
@given(sizes_and_algs)
def test_after_as_many_times_as_the_order_says_a_solved_cube_is_solved_again(drawn):
    size, text = drawn
    moves = Alg(text).moves(size)
    count = effect_of(moves, size).order
    cube, seen = Cube.solved(size), 0
    while seen < min(count, 400):
        cube, seen = cube.apply_all(moves), seen + 1
        assert (cube == Cube.solved(size)) == (seen == count)


@few
@given(alg_texts(3))
def test_the_cycles_are_what_happens_to_the_cubies_of_a_3x3(text):
    moves = Alg(text).moves(3)
    effect = effect_of(moves, 3)
    cube = Cube.solved(3).apply_all(moves).apply_all(inverse(effect.rotation))
    home = turns_home(cube)
    if home:
        assert any(cycle.kind == "centres" for cycle in effect.cycles)
        return
    cubies = Cubies.of(cube)
    corners = [place_name(name) for name in CORNERS]
    for kind, names, cubie_at, turn_at, whole in (
        ("corners", corners, cubies.cp, cubies.co, 3),
        ("edges", list(EDGES), cubies.ep, cubies.eo, 2),
    ):
        left = {place for place, cubie in enumerate(cubie_at) if place != cubie or turn_at[place]}
        for cycle in (cycle for cycle in effect.cycles if cycle.kind == kind):
            places = [names.index(name) for name in cycle.places]
            assert [cubie_at[place] for place in places] == [places[-1], *places[:-1]]
            assert sum(turn_at[place] for place in places) % whole == cycle.turn
            left -= set(places)
        assert not left


@few
@given(st.sampled_from([4, 5, 7]).flatmap(lambda size: st.tuples(st.just(size), alg_texts(size))))
def test_so_many_centres_show_another_colour_as_the_cycles_say(drawn):
    size, text = drawn
    moves = Alg(text).moves(size)
    effect = effect_of(moves, size)
    cube = Cube.solved(size).apply_all(moves).apply_all(inverse(effect.rotation))
    inner = cube.faces[:, 1:-1, 1:-1].reshape(6, -1)
    changed = int((inner != np.arange(6)[:, None]).sum())
    told = 0
    for cycle in effect.cycles:
        if "centres" in cycle.kind or "obliques" in cycle.kind:
            faces = [name[0] for name in cycle.places]
            told += sum(a != b for a, b in zip(faces, faces[1:] + faces[:1], strict=True))
    assert told == changed


@few
@given(sizes_and_algs)
def test_the_inverse_has_the_same_cycles_the_other_way_round(drawn):
    size, text = drawn
    moves = Alg(text).moves(size)
    there = effect_of(moves, size)
    back = effect_of([move.inverse() for move in reversed(moves)], size)
    assert there.order == back.order
    if not there.rotation:
        ways = {(c.kind, frozenset(c.places), len(c.places)) for c in there.cycles}
        assert {(c.kind, frozenset(c.places), len(c.places)) for c in back.cycles} == ways
