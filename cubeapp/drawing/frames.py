"""Where in a view the cube is drawn, and where the small one that is seen from behind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.theme import Looks

Rectangle = tuple[float, float, float, float]
"""Left, top, width and height in pixels."""

WITH_HINTS = 0.68
"""How large the cube is drawn that has hint stickers around it, beside one that has none."""
ABOVE, BESIDE = 0.36, 0.6
"""The side of the square for the cube from behind, in shorter sides of the view: of a square
view, where it stands above the other cube, and of a long one."""
UNDER = 0.84
"""How large the cube is drawn in a square view that has the other one above it."""
ASIDE = 0.07
"""How far it makes room for that, in shorter sides of the view."""


@dataclass(frozen=True, slots=True)
class _Frame:
    x: float
    y: float
    """The middle, in pixels."""
    share: float
    """How large a cube is in it, beside one that has the view for itself."""


# Each face and each layer of a picture asks for them anew.
@lru_cache(maxsize=32)
def front_projection(looks: Looks, camera: Camera, width: float, height: float) -> Projection:
    """Return how space is mapped to a view, with room for all that ``looks`` ask for."""
    frame = _front_frame(looks, width, height)
    return Projection(camera, width, height, frame.share, (frame.x, frame.y))


@lru_cache(maxsize=32)
def behind_projection(camera: Camera, width: float, height: float) -> Projection:
    """Return how the cube from behind is mapped to a corner of the view.

    Args:
        camera: in front of the cube; it is looked at from the opposite side.
        width: of the view in pixels.
        height: of the view in pixels.
    """
    frame = _behind_frame(width, height)
    return Projection(camera.opposite(), width, height, frame.share, (frame.x, frame.y))


def _length(width: float, height: float) -> float:
    """Return how much room there is beside a square in a view: 0 for none, 1 for enough."""
    short = max(min(width, height), 1)
    return min((max(width, height) - short) / (BESIDE * short), 1.0)


def _behind_frame(width: float, height: float) -> _Frame:
    """Return a place in the upper right corner, or halfway along the end of a long view."""
    length = _length(width, height)
    share = ABOVE + length * (BESIDE - ABOVE)
    side = share * min(width, height)
    x, y = width - side / 2, side / 2
    if width > height:
        y += length * (height - side) / 2
    else:
        x -= length * (width - side) / 2
    return _Frame(x, y, share)


def _front_frame(looks: Looks, width: float, height: float) -> _Frame:
    """Return the middle, or as far from it as the other cube needs."""
    share = WITH_HINTS if looks.has_hints else 1.0
    if not looks.has_back:
        return _Frame(width / 2, height / 2, share)
    short, length = min(width, height), _length(width, height)
    across = ASIDE * short * (1 - length)
    along = across + length * BESIDE * short / 2
    left, down = (along, across) if width > height else (across, along)
    return _Frame(width / 2 - left, height / 2 + down, share * (UNDER + length * (1 - UNDER)))


def halves(width: float, height: float) -> tuple[Rectangle, Rectangle]:
    """Return where a picture of both views has the cube and the net, below where it is narrow."""
    if width > height:
        # The net is wider than the cube where they are equally high.
        cube = min(0.46 * width, height)
        return (0, 0, cube, height), (cube, 0, width - cube, height)
    cube = min(0.54 * height, width)
    return (0, 0, width, cube), (0, cube, width, height - cube)
