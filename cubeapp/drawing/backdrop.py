"""What lies behind the cube, without Qt: the shadow on the floor."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.drawing.camera import Projection
from cubeapp.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Shadow:
    """An ellipse of black that fades out towards its edge."""

    x: float
    """Its middle, in pixels."""
    y: float
    across: float
    """Half its width."""
    down: float
    """Half its height."""
    stops: tuple[tuple[float, float], ...]
    """How opaque it is, from the middle, 0, to the edge, 1."""


def shadow_of(projection: Projection, theme: Theme) -> Shadow | None:
    """Return the shadow under the cube; from below there is no floor to see."""
    strength = theme.shadow * min(max(projection.camera.latitude / 0.5 + 0.2, 0.0), 1.0)
    if strength <= 0 or projection.camera.roll:
        return None
    scale = projection.scale
    stops = ((0.0, 1.0), (0.45, 0.72), (0.8, 0.16), (1.0, 0.0))
    return Shadow(
        projection.x,
        projection.y + 1.36 * scale,
        1.55 * scale,
        0.42 * scale,
        tuple((stop, strength * share) for stop, share in stops),
    )
