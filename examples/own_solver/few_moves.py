"""A solver of one's own: tries all algs, the shortest first, up to a few moves."""

import time

from cubeapp import (
    Alg,
    Cube,
    InvalidCubeError,
    LimitReached,
    Limits,
    Metric,
    Move,
    Progress,
    SearchControl,
    Solution,
    Stage,
    Stats,
    Text,
)

MOST_MOVES = 4
TURNS = [Alg(f"{face}{amount}") for face in "URFDLB" for amount in ("", "2", "'")]


class FewMoves:
    """Solves a 2×2×2 or 3×3×3 that is no more than `MOST_MOVES` from solved."""

    name = "few-moves"

    def accepts(self, cube: Cube) -> bool:
        """Tell whether this solver is for cubes of this size."""
        return cube.size <= 3

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Do nothing: there are no tables."""

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return a shortest answer."""
        diagnosis = cube.check()
        if not diagnosis.is_legal:
            raise InvalidCubeError(diagnosis)
        start, self._nodes = time.perf_counter(), 0
        turns = [turn.moves(cube.size)[0] for turn in TURNS]
        for depth in range(MOST_MOVES + 1):
            moves = self._search(cube, turns, depth, control)
            if moves is not None:
                stats = Stats(time.perf_counter() - start, self._nodes)
                return Solution(self.name, cube.size, (Stage(Text("all"), moves),), stats, True)
        message = Text("this cube is more than {n} moves from solved", n=MOST_MOVES)
        raise LimitReached(message)

    def _search(
        self, cube: Cube, turns: list[Move], depth: int, control: SearchControl
    ) -> tuple[Move, ...] | None:
        """Return ``depth`` moves that solve ``cube``; stop where somebody asks for it."""
        self._nodes += 1
        if depth == 0:
            return () if cube.is_solved else None
        control.checkpoint(Progress(Text("trying"), nodes=self._nodes, depth=depth))
        for turn in turns:
            rest = self._search(cube.apply(turn), turns, depth - 1, control)
            if rest is not None:
                return turn, *rest
        return None
