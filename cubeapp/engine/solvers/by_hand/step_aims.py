"""What the steps of a lesson are for, as `Aim`: pieces at home below, and the order on top."""

from __future__ import annotations

from collections.abc import Iterable

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.aims import Aim, Group
from cubeapp.engine.solvers.by_hand.places import HOME
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.tell_slots import LOWER_CUBIES

CORNERS, EDGES = (0, 1, 2, 3), (8, 9, 10, 11)
"""The cubies of the top, as indices of a state."""
AROUND = tuple(cubie for pair in zip(EDGES, CORNERS, strict=True) for cubie in pair)
"""Both kinds of them, one after the other as they lie around the top."""
_UP = {
    HandStage.TOP_CROSS: EDGES,
    HandStage.EDGE_ORDER: EDGES,
    HandStage.CORNER_ORDER: EDGES,
    HandStage.CORNERS_UP: CORNERS,
}
"""What looks up after each look; all of the top after those that are not named."""
_RINGS = {
    HandStage.PLL: AROUND,
    HandStage.TOP_CORNERS: CORNERS,
    HandStage.TOP_EDGES: AROUND,
    HandStage.EDGE_ORDER: EDGES,
    HandStage.CORNER_ORDER: AROUND,
    HandStage.CORNER_TWIST: AROUND,
}
"""What is in order after each look; nothing after those that are not named."""


def layer_aim(after: Scene, kept: Iterable[int], petals: bool) -> Aim:
    """Return the aim of a step of the lower layers.

    Args:
        after: the cube after it.
        kept: the cubies of which those that are home have to be.
        petals: whether edges with the first layer's colour up count as well.
    """
    home = after.facelets(cubie for cubie in kept if after.is_home(cubie))
    same = (*home, *_centres(after.size))
    if not petals:
        return Aim(same)
    return Aim(same, up=_up(after, EDGES), colour=after.centre(Face.D))


def top_aim(after: Scene, look: HandStage) -> Aim | None:
    """Return the aim of an alg of the last layer.

    Args:
        after: the cube after it.
        look: which one it is for.
    """
    if look is HandStage.CORNER_PLACES:
        return None  # No centres tell where the corners of a 2×2×2 belong.
    home = after.changed(HOME)
    lower = LOWER_CUBIES if after.size > 2 else LOWER_CUBIES[: len(CORNERS)]
    return Aim(
        (*home.facelets(lower), *_centres(after.size)),
        up=_up(after, _UP.get(look, AROUND)),
        colour=after.centre(Face.U),
        ring=tuple(_group(home, cubie) for cubie in _RINGS.get(look, ())),
    )


def solved_facelets(scene: Scene, cubies: Iterable[int]) -> Group:
    """Return the facelets of ``cubies``, which are solved, and on big cubes of the centres."""
    home = scene.facelets(cubies)
    # The centres of a 3×3×3 are no pieces that were ever brought anywhere.
    return home if scene.size == 3 else (*home, *_centres(scene.size))


def _up(scene: Scene, cubies: Iterable[int]) -> Group:
    """Return the facelets of the top where ``cubies`` belong."""
    facelets = scene.changed(HOME).facelets(cubies)
    return tuple(each for each in facelets if each // scene.size**2 == Face.U)


def _group(home: Scene, cubie: int) -> Group:
    return home.facelets([cubie])


def _centres(size: int) -> Group:
    """Return the facelets of all centres."""
    cells = [row * size + column for row in range(1, size - 1) for column in range(1, size - 1)]
    return tuple(int(face) * size**2 + cell for face in Face for cell in cells)
