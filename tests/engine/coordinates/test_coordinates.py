import numpy as np

from cubeapp.engine.coordinates import coordinates
from cubeapp.engine.coordinates.coordinates import PHASE_2_MOVES, Numbering, reflected_turns
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.moves import face_turns
from tests.every import every

PHASE_1 = [
    coordinates.twist,
    coordinates.flip,
    coordinates.side_flip,
    coordinates.slice_places,
    coordinates.marked_slice,
]
PHASE_2 = [
    coordinates.corner_permutation,
    coordinates.edge_permutation,
    coordinates.slice_permutation,
    coordinates.corner_sets,
]


def moves_of(make):
    return range(18) if make in PHASE_1 else PHASE_2_MOVES


def values(cubies):
    """The coordinates of a cube in the order of PHASE_1 and PHASE_2, worked out plainly."""
    twist = sum(t * 3**i for i, t in enumerate(cubies.co[:7]))
    flip = sum(f * 2**i for i, f in enumerate(cubies.eo[:11]))
    crossed = [(edge >= 8) != (i >= 8) for i, edge in enumerate(cubies.ep)]
    side = sum((cubies.eo[i] ^ crossed[i]) * 2**i for i in range(11))
    held = sum(1 << i for i, edge in enumerate(cubies.ep) if edge >= 8)
    slices = coordinates.slice_masks().tolist().index(held)
    marks = [cubies.eo[i] for i, edge in enumerate(cubies.ep) if edge >= 8]
    marked = 16 * slices + sum(mark * 2**i for i, mark in enumerate(marks))
    return [twist, flip, side, slices, marked]


def phase_2_values(cubies):
    corners, edges = np.array([cubies.cp]), np.array([cubies.ep])
    return [
        coordinates.permutation_rank(corners)[0],
        coordinates.permutation_rank(edges[:, :8])[0],
        coordinates.permutation_rank(edges[:, 8:] - 8)[0],
        coordinates.corner_set_of(corners)[0],
    ]


@every(
    "make, size, classes",
    [
        (coordinates.twist, 2187, 324),
        (coordinates.flip, 2048, 336),
        (coordinates.side_flip, 2048, 336),
        (coordinates.slice_places, 495, 81),
        (coordinates.marked_slice, 7920, 1107),
        (coordinates.corner_permutation, 40320, 5376),
        (coordinates.edge_permutation, 40320, 5328),
        (coordinates.slice_permutation, 24, 12),
        (coordinates.corner_sets, 140, 38),
    ],
)
def test_coordinates_have_their_known_sizes(make, size, classes):
    assert make().size == size
    assert Numbering(make()).classes == classes


@every("make", PHASE_1 + PHASE_2)
def test_a_turn_and_its_inverse_cancel_in_every_coordinate(make):
    after, moves = make().after, list(moves_of(make))
    for index, move in enumerate(moves):
        undo = moves.index(move // 3 * 3 + 2 - move % 3)
        assert np.array_equal(after[after[:, index], undo], np.arange(len(after)))


@every("make", PHASE_1 + PHASE_2)
def test_looking_through_a_symmetry_and_turning_can_trade_places(make):
    coordinate, moves = make(), list(moves_of(make))
    for symmetry in range(8):
        seen = coordinate.conjugate[:, symmetry]
        for index, move in enumerate(moves):
            reflected = moves.index(reflected_turns()[symmetry, move])
            assert np.array_equal(
                seen[coordinate.after[:, index]], coordinate.after[seen, reflected]
            )


@every("make", PHASE_1 + PHASE_2)
def test_symmetries_combine_by_exclusive_or(make):
    conjugate = make().conjugate
    for a in range(8):
        for b in range(8):
            assert np.array_equal(conjugate[conjugate[:, a], b], conjugate[:, a ^ b])


@every("make", PHASE_1 + PHASE_2)
def test_numbers_and_values_translate_into_each_other(make):
    numbering = Numbering(make())
    assert np.array_equal(numbering.value[numbering.number], np.arange(make().size))
    for symmetry in range(8):
        seen = numbering.value[np.arange(numbering.size) ^ symmetry]
        assert np.array_equal(seen, make().conjugate[numbering.value, symmetry])


def test_coordinates_follow_a_turned_cube(rng):
    cube, now = Cube.solved(3), [0, 0, 0, 0, 0]
    for move in rng.integers(0, 18, 200):
        cube = cube.apply(face_turns(3)[move])
        now = [int(make().after[value, move]) for make, value in zip(PHASE_1, now, strict=True)]
        assert now == values(Cubies.of(cube))


def test_coordinates_of_phase_2_follow_a_cube_turned_in_the_subgroup(rng):
    cube, now = Cube.solved(3), [0, 0, 0, 0]
    for index in rng.integers(0, 10, 200):
        cube = cube.apply(face_turns(3)[PHASE_2_MOVES[index]])
        now = [int(make().after[value, index]) for make, value in zip(PHASE_2, now, strict=True)]
        assert now == phase_2_values(Cubies.of(cube))
