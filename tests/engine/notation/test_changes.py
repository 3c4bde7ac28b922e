"""What is made of algs: each law on random texts of every kind, and examples as people write."""

from itertools import product

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, facelet_indices, facelet_points
from cubeapp.engine.model.moves import Metric, Move, inverse, lengths, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.changes import (
    cancelled,
    expanded,
    inverted,
    mirrored,
    rotated,
    simplified,
    wca_text,
)
from cubeapp.engine.notation.merging import merged
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.tree import Comment, LineBreak
from cubeapp.engine.notation.writing import written
from tests.every import every
from tests.strategies import few, sizes_and_algs, sizes_and_moves

axes = st.sampled_from(Axis)


def after(text, size, start=None):
    """The cube after ``text``, each sticker told apart as far as six colours go."""
    return (start or Cube.solved(size)).apply_all(Alg(text).moves(size))


def mixed(size):
    """A cube on which different algs end differently."""
    words = {2: "R U F R2 U'", 3: "R U F2 L' D B2 M"}.get(size, "R Uw F2 2L' D 2B U2 Rw")
    return after(words, size)


def mirror_image(cube, axis):
    """The cube as a mirror square to ``axis`` shows it, colours too."""
    size = cube.size
    points = facelet_points(size).copy()
    points[:, axis] *= -1
    facelets = cube.facelets[facelet_indices(points, size)]
    colours = np.arange(6)
    for face in (axis.face, axis.face.opposite):
        colours[face] = face.opposite
    return Cube.from_faces(colours[facelets].reshape(6, size, size))


@few
@given(sizes_and_algs)
def test_what_is_written_is_read_as_what_it_was_made_of(drawn):
    size, text = drawn
    alg = Alg(text)
    again = Alg(written(alg))
    assert again.moves(size) == alg.moves(size)
    assert written(again) == again.text
    layout = [type(node) for node in alg.nodes if isinstance(node, Comment | LineBreak)]
    assert [type(n) for n in again.nodes if isinstance(n, Comment | LineBreak)] == layout


@few
@given(sizes_and_algs)
def test_an_alg_and_its_inverse_cancel(drawn):
    size, text = drawn
    back = inverted(Alg(text))
    assert after(back, size, after(text, size, mixed(size))) == mixed(size)
    twice = inverted(Alg(back))
    assert after(twice, size, mixed(size)) == after(text, size, mixed(size))


@few
@given(sizes_and_algs, axes)
@example((7, "FACE_BACK22"), Axis.X)
def test_the_mirror_image_of_an_alg_makes_the_mirror_image_of_the_cube(drawn, axis):
    size, text = drawn
    image = mirrored(Alg(text), axis)
    assert after(image, size) == mirror_image(after(text, size), axis)
    twice = Alg(mirrored(Alg(image), axis)).moves(size)
    assert Cube.solved(size).apply_all(twice) == after(text, size)


@few
@given(sizes_and_algs, axes, st.sampled_from([1, 2, -1]))
@example((7, "FACE_BACK2"), Axis.X, 1)
@example((7, "FACE_BACK22"), Axis.Y, 2)
def test_a_rotated_alg_does_the_same_to_the_cube_held_so(drawn, axis, quarters):
    size, text = drawn
    turn = rotation(axis, quarters, size)
    moves = Alg(rotated(Alg(text), axis, quarters)).moves(size)
    there_and_back = (turn.inverse(), *Alg(text).moves(size), turn)
    assert mixed(size).apply_all(moves) == mixed(size).apply_all(there_and_back)


@few
@given(sizes_and_algs)
@example((7, "[R, FACE_BACK]"))
def test_an_expanded_alg_has_the_same_moves_and_no_brackets(drawn):
    size, text = drawn
    alg = Alg(text)
    flat = expanded(alg)
    assert Alg(flat).moves(size) == alg.moves(size)
    assert not any(sign in flat.split("//")[0] for sign in "()[]:")


@few
@given(sizes_and_algs)
def test_cancelling_keeps_what_is_done_and_makes_nothing_longer(drawn):
    size, text = drawn
    alg = Alg(text)
    short = cancelled(alg, size)
    assert after(short, size, mixed(size)) == after(text, size, mixed(size))
    assert len(Alg(short).moves(size)) <= len(alg.moves(size))
    assert cancelled(Alg(short), size) == short


@pytest.mark.parametrize("text", ["R (R4) R", "R [U, (L L')] R", "R ((F F') .) R // one turn"])
def test_turns_that_meet_when_a_bracket_goes_are_joined(text):
    assert cancelled(Alg(text), 3).startswith("R2")


@few
@given(sizes_and_algs)
def test_simplifying_keeps_what_is_done_and_how_the_cube_is_held(drawn):
    size, text = drawn
    alg = Alg(text)
    moves = Alg(simplified(alg, size)).moves(size)
    assert after(simplified(alg, size), size, mixed(size)) == after(text, size, mixed(size))
    assert lengths(moves, size)[Metric.STM] <= lengths(alg.moves(size), size)[Metric.STM]
    turned_as_a_whole = [move.is_rotation(size) for move in moves]
    assert turned_as_a_whole == sorted(turned_as_a_whole)
    assert sum(turned_as_a_whole) <= 2


@given(sizes_and_moves)
def test_merged_moves_do_the_same(drawn):
    size, moves = drawn
    if size <= 20:
        cube = Cube.solved(size)
        assert cube.apply_all(merged(moves, size)) == cube.apply_all(moves)
        assert merged([*moves, *inverse(moves)], size) == ()


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_other_blocks_are_fewer(size):
    blocks = [(a, b) for a in range(size) for b in range(a, size)]

    def turned(powers, block, quarters):
        first, last = block
        inside = (first <= layer <= last for layer in range(size))
        return tuple((p + quarters * i) % 4 for p, i in zip(powers, inside, strict=True))

    fewest = {(0,) * size: 0}
    level = [(0,) * size]
    while level:
        found = {turned(*each) for each in product(level, blocks, (1, 2, 3))} - fewest.keys()
        fewest |= dict.fromkeys(found, fewest[level[0]] + 1)
        level = list(found)
    assert len(fewest) == 4**size
    for powers, count in fewest.items():
        moves = [
            Move(Axis.X, layer, layer, -1 if power == 3 else power)
            for layer, power in enumerate(powers)
            if power
        ]
        assert len(merged(moves, size)) == count


@few
@given(sizes_and_algs)
def test_wca_text_does_the_same_with_outer_blocks_and_rotations(drawn):
    size, text = drawn
    flat = wca_text(Alg(text), size)
    assert after(flat, size, mixed(size)) == after(text, size, mixed(size))
    moves = Alg(flat).moves(size)
    assert all(move.is_outer(size) for move in moves)
    assert "2'" not in flat
    assert not any(sign in flat for sign in "()[]:/.\n_-MESmesrufdlb".replace("-", ""))


# (what is done, size, text, result)
EXAMPLES = [
    (inverted, 3, "R U R' U'", "U R U' R'"),
    (inverted, 3, "R2 U2' M2", "M2 U2' R2"),
    (inverted, 3, "[R, U] [F: D]", "[F: D'] [U, R]"),
    (inverted, 3, "(R U)3 (R U)3'", "(R U)3 (U' R')3"),
    (inverted, 3, "R U // one\nF D // two", "D' F' // two\nU' R' // one"),
    (inverted, 3, "(R // one\nU)2 F", "F' (U'\nR' // one\n)2"),
    (inverted, 3, "r M x . TURN_ROW_0_LEFT", "TURN_ROW_0_RIGHT . x' M' r'"),
    (expanded, 3, "R’ U'2 (F D)2 // c\n[R, U]", "R' U2' F D F D // c\nR U R' U'"),
    (cancelled, 3, "R R U U' R", "R'"),
    (cancelled, 3, "R L R' U", "L U"),
    (cancelled, 3, "R L R U", "R2 L U"),
    (cancelled, 3, "R U (R R') U // c\nU", "R U' // c\n"),
    (cancelled, 3, "(R R U)2 [F F', R] [D D': R]", "(R2 U)2 (R)"),
    (cancelled, 3, "R2 R R4 M M' x x", "R' x2"),
    (cancelled, 5, "Rw R' 3Rw Rw'", "2-3Rw"),
    (cancelled, 3, "R M' U", "Rw U"),
    (cancelled, 3, "U r M // c\nM' R", "U r // c\nR"),
    (cancelled, 3, "R L M'", "Rw L"),
    (cancelled, 3, "R M' L'", "x"),
    (cancelled, 3, "y U", "y U"),
    (cancelled, 3, "y U'", "Dw'"),
    (cancelled, 3, "R L' y E", "R L' y E"),
    (cancelled, 4, "R 2R 3R'", "Rw 3R'"),
    (cancelled, 3, "[R, R]", ""),
    (cancelled, 3, "F [R U, R U]2 [R2, M] F // c", "F2 // c"),
    (cancelled, 3, "(R2)2 [U: D D'] [R, U]", "[R, U]"),
    (cancelled, 3, "R () [, U] [: R] R", "R (R) R"),
    (simplified, 3, "x R U R' x'", "R F R'"),
    (simplified, 3, "R M' U r R'", "Rw U M'"),
    (simplified, 3, "R L'", "R L'"),
    (simplified, 3, "[R, R U]", "R2 U R' U' R'"),
    (simplified, 3, "y R y' U x", "B U x"),
    (simplified, 4, "R 2R 3R'", "Rw 2L"),
    (inverted, 3, "R () [U, ]", "[, U] () R'"),
    (inverted, 3, "R ^(U F) D // c", "(U F) D' R' // c"),
    (expanded, 3, "R ^(U F) D ^(L)", "R D L' F' U'"),
    (cancelled, 3, "R ^(U U F F') D ^(R R') D'", "R ^(U2)"),
    (wca_text, 3, "M2 E S'", "Rw2 R2 Uw' U Fw' F"),
    (wca_text, 3, "[r, U]2'", "U Rw U' Rw' U Rw U' Rw'"),
    (wca_text, 6, "3R 2-3Uw2' m y", "3Rw Rw' 3Uw2 U2 5Rw' R y"),
]


@every("change, size, text, result", EXAMPLES)
def test_examples(change, size, text, result):
    of_a_size = (size,) if change in (cancelled, simplified, wca_text) else ()
    assert change(Alg(text), *of_a_size) == result


@pytest.mark.parametrize(
    ("axis", "image"),
    [
        (Axis.X, "L' U2 l M E' x // c\n[B', 2-3Lw]"),
        (Axis.Y, "R' D2 r' M' E y // c\n[B', 2-3Rw']"),
        (Axis.Z, "R' U2 r' M' E' y' // c\n[F', 2-3Rw']"),
    ],
)
def test_a_mirror_image_is_written_as_the_alg_was(axis, image):
    text = {Axis.X: "R U2 r' M E x // c\n[B, 2-3Rw']"}.get(axis, "R U2 r M E y // c\n[B, 2-3Rw]")
    assert mirrored(Alg(text), axis) == image


def test_a_rotated_alg_is_written_as_it_was():
    text = "R U2' r f' M TURN_ROW_0_LEFT 2F // c\n[B: (D)2]"
    turned = rotated(Alg(text), Axis.Y, 1)
    assert turned == "F U2' f l' S' TURN_ROW_0_LEFT 2L // c\n[R: (D)2]"


def test_small_letters_stay_small_and_mean_what_they_meant():
    image = Alg("r u 2r", inner_slices=True).mirror("M")
    assert str(image) == "l' u' 2l'"
    assert format_moves(image.moves(4), 4) == "2L' 2U' Lw'"
