"""Print the scrambles of a club night: the same ones again for the same date.

python examples/club_night.py 2026-11-27
"""

import sys
from datetime import date

from cubeapp import Cube, scramble

EVENTS = ((3, 5), (2, 5), (4, 3), (5, 3))
"""The size of the cube, and how many solves there are."""


def sheet(day: date) -> list[str]:
    """Return the lines of the sheet."""
    lines = [f"Club night, {day}"]
    for size, solves in EVENTS:
        lines += ["", f"{size}×{size}×{size}"]
        for solve in range(1, solves + 1):
            alg = scramble(size, seed=int(f"{day:%Y%m%d}{size}{solve}"))
            top = str(Cube.from_alg(alg, size))[: size * size]
            lines.append(f"{solve}. {alg}   (top: {top})")
    return lines


if __name__ == "__main__":
    print(*sheet(date.fromisoformat(sys.argv[1])), sep="\n")
