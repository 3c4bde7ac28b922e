"""Loading the optimal solver's tables and making the block of small ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates import coordinates as c
from cubeapp.engine.coordinates.ranks import ranks_of_8
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves, arrangement_of_move
from cubeapp.engine.solvers.optimal import layout, symmetry
from cubeapp.engine.solvers.optimal.choice import require_disk, require_memory
from cubeapp.engine.solvers.optimal.layout import Shape
from cubeapp.engine.solvers.optimal.symmetry import (
    corner_classes,
    masks_seen,
    permutation_classes,
)
from cubeapp.engine.text import Text

Bytes = NDArray[np.uint8]


class Arena:
    """All tables of one search shape; kernels are handed its `address`."""

    def __init__(self, shape: Shape, main: Bytes, corners: Bytes) -> None:
        """Make the small tables and point them at the two large ones, which are kept."""
        self.shape = shape
        self._kept = (main, corners)
        thirds = _thirds()
        words = np.zeros(layout.SCALARS, dtype=np.int64)
        words[layout.MAIN], words[layout.CORNERS] = main.ctypes.data, corners.ctypes.data
        words[layout.BASE], words[layout.FLIP_BITS] = shape.base, shape.flip_bits
        words[layout.CORNER_SETS] = shape.corner_sets
        words[layout.CORNERS_FIRST] = shape.corners_first
        small = {**_turn_parts(shape, thirds), **_corner_parts(shape), **_edge_parts(thirds)}
        self._block = layout.PARTS.block({"SCALARS": words, **small})

    @property
    def address(self) -> int:
        """Where the block is."""
        return int(self._block.ctypes.data)


def load_arena(shape: Shape, store: TableStore, control: SearchControl) -> Arena:
    """Return the tables of ``shape``, built if need be.

    A build that is stopped goes on from its last step the next time. Where the disk refuses,
    the tables serve from memory this time.

    Raises:
        SearchCancelled: ``control`` was cancelled.
        NoRoomError: the memory lacks the room for the table, or the disk if it must be built.
    """
    from cubeapp.engine.solvers.optimal import fill as optimal_fill

    require_memory(shape)
    control.checkpoint(Progress(Text("loading the {table}", table=Text("corner table"))))
    build_corners = partial(optimal_fill.build_corner_table, shape.metric, control)
    corners = store.get(shape.corner_spec, build_corners)
    main = store.load(shape.spec, _teller(control, Text("loading the {table}", table=shape.title)))
    if main is None:
        require_disk(shape, store)
        main, counts = optimal_fill.build_main_table(shape, control, store)
        if tuple(counts) != shape.levels:
            store.forget_steps(shape.spec)
            raise AssertionError(f"the {shape.title} has other levels: {counts}")
        store.finish(
            shape.spec, main, _teller(control, Text("keeping the {table}", table=shape.title))
        )
    main.flags.writeable = False
    return Arena(shape, main, corners)


def _teller(control: SearchControl, activity: Text) -> Callable[[float], None]:
    return lambda share: control.checkpoint(Progress(activity, share))


def words_of(cubies: Cubies) -> tuple[int, int, int]:
    """Return a cube as the words of `cubes`."""
    corners, low, high = _words(Arrangement.of_cubies(cubies)).tolist()
    return corners, low, high


def inverse_of(cubies: Cubies) -> Cubies:
    """Return the cube that undoes ``cubies``."""
    return Arrangement.of_cubies(cubies).inverse().cubies()


def _words(cubes: Arrangement) -> NDArray[np.int64]:
    """Return one cube or many as words: int64, shape (…, 3)."""
    return c.cube_bytes(cubes.cp | cubes.co << 4, cubes.ep | cubes.eo << 4).view(np.int64)


def _turn_parts(shape: Shape, thirds: list[Arrangement]) -> dict[str, NDArray[Any]]:
    turns = list(map(arrangement_of_move, face_turns(3)))
    kept = _kept_by_axis(shape, turns, thirds)
    return {
        "TURN": _words(Arrangement.stacked(turns)),
        "UNTURN": _words(Arrangement.stacked(turn.inverse() for turn in turns)),
        "THIRD": _words(Arrangement.stacked([*thirds, thirds[0]])),
        "FREE": np.array([_free(kept, tight) for tight in range(8)]),
        "STEP": np.array([_steps(kept[:, move]) for move in range(18)]).T,
    }


def _thirds() -> list[Arrangement]:
    """Return the whole cube turned about URF by no, one and two thirds."""
    home = Arrangement.home()
    once = after_moves(home, symmetry.THIRD)
    return [home, once, once.then(once)]


def _kept_by_axis(
    shape: Shape, turns: list[Arrangement], thirds: list[Arrangement]
) -> NDArray[np.bool_]:
    """Return which moves keep to the table's subgroup along each axis: bool, shape (3, 18)."""
    moves = np.arange(18)
    subgroup = set(moves[moves // 3 % 3 == 0].tolist())
    if shape.free_half_turns:
        subgroup |= set(moves[moves % 3 == 1].tolist())
    numbers = {turn.key: move for move, turn in enumerate(turns)}
    kept = np.zeros((3, 18), dtype=np.bool_)
    for axis in range(3):
        back, forth = thirds[-axis % 3], thirds[axis]
        for move, turn in enumerate(turns):
            kept[axis, move] = numbers[back.then(turn).then(forth).key] in subgroup
    return kept


def _free(kept: NDArray[np.bool_], tight: int) -> int:
    """Return the moves that lead nearer along every axis of the bits ``tight``, as bits."""
    axes = [axis for axis in range(3) if tight >> axis & 1]
    return sum(1 << move for move in range(18) if not any(kept[axis, move] for axis in axes))


def _steps(kept: NDArray[np.bool_]) -> tuple[int, int]:
    """Return by how much a move can raise each coordinate's distance, a byte each.

    The three of the cube itself, then the three of its inverse: first if the move is made on
    the cube, then if on the inverse. The other one's it leaves where they are if it keeps to
    the subgroup.
    """
    other = [0 if keeps else 1 for keeps in kept.tolist()]
    front, back = bytes([1, 1, 1, *other]), bytes([*other, 1, 1, 1])
    return int.from_bytes(front, "little"), int.from_bytes(back, "little")


def _corner_parts(shape: Shape) -> dict[str, NDArray[Any]]:
    set_rank = np.zeros(256, dtype=np.uint8)
    if shape.corner_sets > 1:
        # The kernel sees the places of D's corners, the other four.
        set_rank[255 - c.corner_set_masks()] = np.arange(shape.corner_sets)
    first, last = ranks_of_8()
    classes = np.zeros(layout.TWISTS * layout.MOST_CORNER_SETS, dtype=np.uint32)
    known = corner_classes(shape).number
    classes[: len(known)] = known
    return {
        "SET_RANK": set_rank,
        "TWIST_SEEN": c.twists_seen().astype(np.uint16),
        "FIRST_FOUR": first,
        "LAST_FOUR": last,
        "PERMUTATION_CLASS": permutation_classes().number.astype(np.uint16),
        "CLASS": classes,
    }


def _edge_parts(thirds: list[Arrangement]) -> dict[str, NDArray[Any]]:
    masks, bits = np.arange(1 << 12)[:, None], 1 << np.arange(12)
    picked = np.zeros((64, 64), dtype=np.uint8)
    for places in range(64):
        kept = [i for i in range(6) if places >> i & 1]
        for bit, place in enumerate(kept):
            picked[places] |= ((np.arange(64) >> place & 1) << bit).astype(np.uint8)
    return {
        "SEEN_ALONG": np.array([(masks >> third.ep & 1) @ bits for third in thirds]).astype(
            np.uint16
        ),
        "MASK_SEEN": masks_seen().astype(np.uint16),
        "SLICE_RANK": c.slice_rank().astype(np.uint16),
        "PICKED": picked,
    }
