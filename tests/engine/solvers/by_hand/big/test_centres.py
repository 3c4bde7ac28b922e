import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turn
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand.big.centre_words import (
    SOURCES,
    inner_cells,
    turned_cells,
    word_table,
)
from cubeapp.engine.solvers.by_hand.big.centres import Search, centre_steps, top_holds
from cubeapp.engine.solvers.by_hand.big.tell_centres import columns
from tests.every import every

SIZES = [4, 5, 6, 7]


@every("size", SIZES)
@every("source", SOURCES)
def test_a_word_changes_no_centres_but_the_top_and_its_source(size, source):
    solved = Cube.solved(size)
    for word in word_table(size, source).words:
        after = solved.apply_all(word.moves)
        for face in set(Face) - {Face.U, source}:
            assert (after.facelets[inner_cells(size, face)] == face).all()


@pytest.mark.parametrize("size", SIZES)
def test_a_block_word_brings_up_as_many_cubies_as_it_takes_down(size):
    for word in word_table(size, Face.F).words:
        if word.is_block:
            after = Cube.solved(size).apply_all(word.moves)
            assert (after.facelets[inner_cells(size, Face.U)] == Face.F).sum() > 0


@pytest.mark.parametrize("size", SIZES)
def test_any_single_cubie_can_be_brought_up(size):
    """So every centre can be made, whatever the words before have left."""
    table = word_table(size, Face.F)
    cells = (size - 2) ** 2
    middle = cells // 2 if size % 2 else -1
    single = {
        (int(row[cell]) - cells)
        for word, row in zip(table.words, table.sources, strict=True)
        for cell in range(cells)
        if word.is_block and (row[:cells] >= cells).sum() == 1 and row[cell] >= cells
    }
    turned = {
        int(turned_cells(size, 0, quarters)[cells + cell]) - cells
        for cell in single
        for quarters in range(4)
    }
    assert turned == set(range(cells)) - {middle}


@pytest.mark.parametrize("size", SIZES)
def test_cells_are_turned_as_the_cube_turns_them(size, rng):
    facelets = rng.integers(0, 6, 6 * size * size).astype(np.uint8)
    cells = np.concatenate([inner_cells(size, Face.U), inner_cells(size, Face.F)])
    for top in (1, 2, 3):
        for front in (1, 2, 3):
            turns = [face_turn(Face.U, (1, 2, -1)[top - 1], size)]
            turns.append(face_turn(Face.F, (1, 2, -1)[front - 1], size))
            after = facelets[source_of(turns, size)]
            assert (after[cells] == facelets[cells][turned_cells(size, top, front)]).all()


def test_a_finished_centre_needs_no_steps():
    facelets = Cube.solved(5).facelets
    assert centre_steps(facelets, 5, 0, top_holds(5, Face.U), Search(2, 2)) == []


def test_looking_further_is_worth_it():
    lengths = {}
    for width in (1, 12):
        lengths[width] = 0
        for index in range(5):
            facelets = random_state(5, np.random.default_rng([5, index])).facelets
            steps = centre_steps(facelets, 5, 0, top_holds(5, Face.U), Search(width, 10))
            lengths[width] += sum(len(step.setup) + len(step.word.moves) for step in steps)
    assert lengths[12] < lengths[1]


@every(
    "layers, size, words",
    [
        ((1, 1), 4, "the second column from the right"),
        ((2, 2), 4, "the second column from the left"),
        ((2, 2), 5, "the middle column"),
        ((1, 2), 6, "the second to third columns from the right"),
        ((3, 4), 6, "the second to third columns from the left"),
        ((2, 4), 7, "the three columns in the middle"),
    ],
)
def test_columns_in_words(layers, size, words):
    assert columns(layers, size) == words
