"""Solve a file of cubes: facelets or moves on each line in, an alg on each line out.

python examples/solve_file.py cubes.txt
"""

import sys

from cubeapp import Cube, CubeError, solve

LEAST_FACELETS = 24
"""Those of a 2×2×2; a single word that is shorter is a move."""


def read_cube(line: str) -> Cube:
    """Return the cube of a line, which is written as facelets, or as moves from solved."""
    is_facelets = len(line.split()) == 1 and len(line) >= LEAST_FACELETS
    return Cube.from_facelets(line) if is_facelets else Cube.from_alg(line)


def main(path: str) -> None:
    """Print an answer for each line of the file, or what is wrong with it."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(map(str.strip, file), 1):
            try:
                print(solve(read_cube(line)))
            except CubeError as error:
                print(f"line {number}: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
