"""An alg and the cube that it is done to: what the alg editor shows, and how it comes about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.text import Say
from cubeapp.engine.timeline.caret import sections_of
from cubeapp.engine.timeline.timeline import Timeline

MOST_MOVES = 2_000
"""A longer timeline is not written down."""


@dataclass(frozen=True, slots=True)
class Study:
    """An alg, and another one that leads from the solved cube to where it begins or ends."""

    setup: Alg
    alg: Alg
    size: int
    """N of the cube that both are done to."""
    from_end: bool = False
    """Whether the alg is to end where the setup leads, as it does when it solves a case."""

    def timeline(self) -> Timeline:
        """Return the cube before the alg, and the alg; lines with comments are its sections."""
        start = Cube.solved(self.size).apply_all(self.setup.moves(self.size))
        moves = self.alg.moves(self.size)
        if self.from_end:
            start = start.apply_all(inverse(moves))
        return Timeline(start, moves, sections=sections_of(self.alg))


@dataclass(frozen=True, slots=True)
class Script:
    """What is written in an alg editor, which need not be an alg."""

    setup: str = ""
    alg: str = ""
    from_end: bool = False


def script_of_json(value: object) -> Script:
    """Return the script whose fields are ``value``.

    Raises:
        ValueError: it is something else.
    """
    parts = value if isinstance(value, dict) else {}
    setup, alg, from_end = (parts.get(name) for name in ("setup", "alg", "from_end"))
    if not (isinstance(setup, str) and isinstance(alg, str) and isinstance(from_end, bool)):
        raise ValueError("this is no script")
    return Script(setup, alg, from_end)


def script_of(timeline: Timeline, say: Say = str) -> Script | None:
    """Return ``timeline`` as it would be written, a line for each section.

    There is no way to write it, and ``None`` is returned, where neither its start nor its end
    is a solved cube, or where it has more than `MOST_MOVES`.
    """
    if len(timeline) > MOST_MOVES:
        return None
    end = timeline.cube_at(len(timeline))
    alg = "\n".join(_lines(timeline, say))
    for cube, from_end in ((timeline.start, False), (end, True)):
        if cube.is_solved:
            hold = [without_prime(move, cube.size) for move in inverse(turns_home(cube))]
            return Script(format_moves(hold, cube.size), alg, from_end)
    return None


def _lines(timeline: Timeline, say: Say) -> Iterator[str]:
    size, done = timeline.start.size, 0
    for section in timeline.sections:
        if section.end > done:
            text = format_moves(timeline.moves[done : section.end], size)
            yield f"{text} // {say(section.name)}"
            done = section.end
    if done < len(timeline):
        yield format_moves(timeline.moves[done:], size)
