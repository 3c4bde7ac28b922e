"""Going on from the solved cube to another one, where no solver looks for a way there itself."""

from __future__ import annotations

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.solution import Solution, Stage
from cubeapp.engine.text import Text, verbatim


def onward(cube: Cube, solution: Solution, moves: tuple[Move, ...], name: str) -> Solution:
    """Return ``solution`` of ``cube`` with one stage more.

    Args:
        cube: what it solves.
        solution: an answer that ends solved, however held.
        moves: what leads on from the solved cube with white on top and green in front.
        name: where to, for people.
    """
    solved = solution.replay(cube).cube_at(len(solution.moves))
    note = Text("From the solved cube these moves make the pattern: {name}.", name=name)
    stage = Stage(verbatim(name), (*turns_home(solved), *moves), note)
    stages = (*solution.stages, stage)
    return Solution(solution.method, solution.size, stages, solution.stats, metric=solution.metric)
