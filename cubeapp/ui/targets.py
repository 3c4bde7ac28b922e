"""What a cube may be solved to instead of one colour a face."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.cube import Cube
from cubeapp.engine.notation import parse


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pretty cube."""

    name: str
    size: int
    alg: str
    """Leads to it from the solved cube."""

    @property
    def cube(self) -> Cube:
        """The pattern on a cube with white on top and green in front."""
        return Cube.solved(self.size).apply_all(parse(self.alg, self.size).moves)


PATTERNS = (
    Pattern("Superflip", 3, "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"),
    Pattern("Checkerboard", 3, "U2 D2 R2 L2 F2 B2"),
    Pattern("Cube in a cube", 3, "F L F U' R U F2 L2 U' L' B D' B' L2 U"),
    Pattern("Cube in cube in cube", 3, "U' L' U' F' R2 B' R F U B2 U B' L U' F U R F'"),
    Pattern("Six spots", 3, "U D' R L' F B' U D'"),
    Pattern("Four spots", 3, "F2 B2 U D' R2 L2 U D'"),
    Pattern("Crosses", 3, "U F B' L2 U2 L2 F' B U2 L2 U"),
    Pattern("Stripes", 3, "F U F R L2 B D' R D2 L D' B R2 L F U F"),
    Pattern("Anaconda", 3, "L U B' U' R L' B R' F B' D R D' F'"),
    Pattern("Python", 3, "F2 R' B' U R' L F' L F' B D' R B L2"),
    Pattern("Tetris", 3, "L R F B U' D' L' R'"),
)


def patterns_for(size: int) -> tuple[Pattern, ...]:
    """Return the patterns of cubes of ``size``."""
    return tuple(pattern for pattern in PATTERNS if pattern.size == size)
