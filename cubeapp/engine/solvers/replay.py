"""Moves done to a cube, with any point between them at hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cubeapp.engine.kernels.batch import TurnTable, turn_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.rewriting import Pause, no_pause

SPACING = 64
"""Moves between two kept cubes: a jump makes fewer than this many."""
BIG_SPACING, BIG_SIZE = 256, 40
"""The same from this size on, where a cube takes ten thousand bytes or more."""
COMPILED_FROM = 2_000
"""Least number of moves that are worth loading the compiler's library for."""

MOVE_BYTES = 80
"""What a move and its place in a row take."""
LANDMARKS = 1_024
"""Moves between two of the cubes that are worth being written down: few, but near enough to
each other that no compiled code is wanted from one to the next."""


class Replay:
    """A start cube and moves; a value, though it remembers cubes it has worked out.

    It must not be used by two threads at once.
    """

    __slots__ = ("_snapshots", "_spacing", "_table", "moves", "start")

    def __init__(
        self,
        start: Cube,
        moves: Iterable[Move] = (),
        landmarks: Iterable[tuple[int, Cube]] = (),
    ) -> None:
        """Make a replay.

        Args:
            start: the cube before the first move.
            moves: done to it.
            landmarks: what another replay of the same moves told as its `landmarks`.
        """
        self.start = start
        self.moves = tuple(moves)
        self._spacing = SPACING if start.size < BIG_SIZE else BIG_SPACING
        self._snapshots = {index // self._spacing: cube for index, cube in landmarks}
        self._snapshots[0] = start
        self._table: TurnTable | None = None

    @property
    def nbytes(self) -> int:
        """About how much memory the moves and the cubes worked out so far take."""
        return MOVE_BYTES * len(self.moves) + len(self._snapshots) * self.start.facelets.nbytes

    def landmarks(self) -> Iterator[tuple[int, Cube]]:
        """Yield some of the cubes worked out so far, with the number of moves before each."""
        for index in range(LANDMARKS, len(self.moves) + 1, LANDMARKS):
            cube = self._snapshots.get(index // self._spacing)
            if cube is not None:
                yield index, cube

    def cube_at(self, index: int, pause: Pause = no_pause) -> Cube:
        """Return the cube after the first ``index`` moves, ``0 <= index <= len(moves)``.

        Args:
            index: how many moves are done.
            pause: called again and again where many moves are done; what it raises ends this, and
                the cubes worked out stay.
        """
        if not 0 <= index <= len(self.moves):
            raise IndexError(f"there are {len(self.moves)} moves, not {index}")
        block, rest = divmod(index, self._spacing)
        self._keep_up_to(block, pause)
        return self._turned(self._snapshots[block], index - rest, index)

    def spliced(self, index: int, moves: tuple[Move, ...]) -> Replay:
        """Return this replay up to ``index``, then going on with ``moves``."""
        result = Replay(self.start, self.moves[:index] + moves)
        last = index // self._spacing
        result._snapshots = {at: cube for at, cube in self._snapshots.items() if at <= last}
        result._table = self._table
        return result

    def _keep_up_to(self, block: int, pause: Pause) -> None:
        """Keep the cubes at multiples of the spacing, from the last one known to ``block``'s."""
        kept = block
        while kept not in self._snapshots:
            kept -= 1
        if (block - kept) * self._spacing >= COMPILED_FROM:
            self._table = turn_table(self.start.size)
        for number in range(kept, block):
            if number > kept:
                pause()
            first, last = number * self._spacing, (number + 1) * self._spacing
            self._snapshots[number + 1] = self._turned(self._snapshots[number], first, last)

    def _turned(self, cube: Cube, first: int, last: int) -> Cube:
        """Return ``cube`` after the moves from ``first`` up to ``last``."""
        moves = self.moves[first:last]
        # Once the compiled code is there it is faster for a few moves as well.
        if self._table is None or not moves:
            return cube.apply_all(moves)
        return self._table.turn(cube, self._table.numbers(moves))
