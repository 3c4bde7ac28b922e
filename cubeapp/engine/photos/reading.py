"""Six photos' stickers read as a cube: colours, names, and what is in doubt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from itertools import combinations, permutations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Colours, face_colours_by_hold
from cubeapp.engine.photos.colours import Sharing, measures, share_out
from cubeapp.engine.photos.legal import cheapest_legal
from cubeapp.engine.photos.pixels import Floats, light
from cubeapp.engine.photos.turning import UPRIGHT, Turns, likely_turns, turned

MOST_EXCESS = 12.0
"""A legal cube may cost so much more than the colours alone; beyond that it is another cube."""
MOST_FORCED = 55.0
"""Equally many of each colour may cost so much more a 3×3×3 than what each sticker is most like;
beyond that the photos are not of six faces."""
CLEAR_EXCESS = 6.0
"""Another way to turn the photos that costs no more than this beyond the best may be meant too."""
TRIED_TURNS = 10
"""Maximum number of ways to turn the photos that are tried in full."""
SURE = 9.0
"""A sticker whose next colour would cost so much more is in no doubt."""
DOUBTFUL = 0.2
"""Stickers that are in more doubt than this are to be looked at."""
ODD = 35.0
"""A sticker that costs more looks like none of its colour."""
LEAST_SHARE = 0.45
"""A sticker of which less shows its colour is to be looked at: something lies on it."""
SAME_FACE = 0.3
"""Photos whose stickers are no farther apart than this in warmth and greenness show one face."""
MISPLACED = 0.7
"""Photos are in wrong places if with others the colours fit this much as badly or less."""


class Fit(Enum):
    """How the photos make a legal cube."""

    AS_GIVEN = "as given"
    TURNED = "turned"
    """In one way only, with some photos turned."""
    SEVERAL = "several"
    """In several ways, with some photos turned."""
    OTHER_SCHEME = "other scheme"
    """Not with the colours where they usually are; the faces make a cube."""
    NONE = "none"
    """Not at all."""


@dataclass(frozen=True, slots=True)
class PhotoReading:
    """What six photos show."""

    cube: Cube
    """Legal unless ``fit`` is `Fit.OTHER_SCHEME` or `Fit.NONE`."""
    doubts: Floats
    """How much each sticker is in doubt, 0…1: float64, shape (6, N, N)."""
    fit: Fit
    turns: Turns
    """Quarter turns clockwise that were given to the photos, face after face."""
    order: tuple[int, ...]
    """The photo of each face."""
    others: tuple[PhotoReading, ...] = ()
    """What the photos may show as well, turned otherwise: other legal cubes."""
    twins: tuple[int, int] | None = None
    """Two photos that seem to be of the same face, where the photos make no legal cube."""

    @property
    def doubtful(self) -> frozenset[int]:
        """The flat indices of the stickers to be looked at."""
        return frozenset(np.flatnonzero(self.doubts.ravel() > DOUBTFUL).tolist())

    @property
    def is_reordered(self) -> bool:
        """Whether photos belong to other faces than it was said."""
        return self.order != tuple(range(6))


def read_photos(samples: Floats, palette: Floats) -> PhotoReading:
    """Read the stickers of six photos as a cube.

    Args:
        samples: float64, shape (6, N, N, 4): light and share of each sticker as `sample` gives
            them, photo after photo in the order U R F D L B, upright as on the net.
        palette: float64, shape (6, 3): the light, 0…1, of the colours 0…5 as they are usual.
    """
    reading = _reading(samples, palette)
    if reading.fit is Fit.NONE:
        return replace(reading, twins=_twins(measures(samples[..., :3])))
    return reading


def _reading(samples: Floats, palette: Floats) -> PhotoReading:
    faces = np.arange(6)
    if samples.shape[1] % 2 == 0:
        return _read(samples, measures(palette), faces, faces, False)
    usual = measures(palette)
    middle = samples.shape[1] // 2
    names, is_proper = _names(measures(samples[..., :3])[:, middle, middle], usual)
    if is_proper:
        return _read(samples, usual, names, faces, True)
    reading = _read(samples, usual, faces, np.argsort(names), True)
    if reading.fit is Fit.NONE:
        as_given = _read(samples, usual, names, faces, True)
        if as_given.fit is not Fit.NONE:
            # A cube like any other but for where its colours are.
            return replace(as_given, fit=Fit.OTHER_SCHEME, others=())
    return reading


def _twins(stickers: Floats) -> tuple[int, int] | None:
    """Return the two photos that are most alike, turned or not, if they may be of one face.

    Args:
        stickers: measures of the photos' stickers, shape (6, N, N, 3).
    """
    # A shadow changes the lightness alone.
    colours = stickers[..., 1:]
    apart = {
        (one, other): min(
            float(np.abs(colours[one] - np.rot90(colours[other], quarters)).mean())
            for quarters in range(4)
        )
        for one, other in combinations(range(6), 2)
    }
    nearest = min(apart, key=lambda pair: apart[pair])
    return nearest if apart[nearest] <= SAME_FACE else None


def _read(
    samples: Floats,
    usual: Floats,
    names: NDArray[np.int64],
    order: NDArray[np.int64],
    has_middles: bool,
) -> PhotoReading:
    """Read photos whose faces are known.

    Args:
        samples: of the photos as they were given.
        usual: the measures of the colours 0…5.
        names: the colour that belongs to each face.
        order: the photo of each face.
        has_middles: whether the middle stickers are fixed.
    """
    samples = samples[order]
    size = samples.shape[1]
    stickers = measures(samples[..., :3]).reshape(6, size * size, 3)
    likely = usual[names] - usual.mean(axis=0) + stickers.mean(axis=(0, 1))
    if has_middles:
        sharing = share_out(stickers, [stickers[:, size * size // 2], likely], np.arange(6))
    else:
        sharing = share_out(stickers, [likely], None)
    shares = samples[..., 3].ravel()
    return _made_legal(sharing, names, tuple(order.tolist()), shares, size)


def _names(middles: Floats, usual: Floats) -> tuple[NDArray[np.int64], bool]:
    """Return the colour of each photo's middle, and whether a cube can be held like that.

    What lamps and shadows do to all colours alike is left out of the comparison.
    """
    found, known = middles - middles.mean(axis=0), usual - usual.mean(axis=0)
    apart = ((found[:, None] - known) ** 2).sum(axis=2)
    photos = np.arange(6)
    holds, ways = face_colours_by_hold().astype(np.int64), _permutations()
    hold = holds[apart[photos, holds].sum(axis=1).argmin()]
    best = ways[apart[photos, ways].sum(axis=1).argmin()]
    if apart[photos, best].sum() < MISPLACED * apart[photos, hold].sum():
        return best, False
    return hold, True


@lru_cache(maxsize=1)
def _permutations() -> NDArray[np.int64]:
    return np.array(list(permutations(range(6))))


@dataclass(frozen=True, slots=True)
class _Way:
    """A legal cube that the photos show when turned so."""

    turns: Turns
    facelets: Colours
    excess: float

    @property
    def badness(self) -> tuple[int, int]:
        """What the likeliest has least of; of ways as cheap, that is who turns fewest photos."""
        return round(self.excess), int(np.count_nonzero(self.turns))


def _made_legal(
    sharing: Sharing, names: NDArray[np.int64], order: tuple[int, ...], shares: Floats, size: int
) -> PhotoReading:
    seen = sharing.colours.astype(np.uint8)
    if sharing.forced > MOST_FORCED * size * size / 9:
        seen, ways = sharing.costs.argmin(axis=1).astype(np.uint8), []
    else:
        ways = _ways(sharing, seen, size)
    fit = (Fit.NONE, Fit.TURNED, Fit.SEVERAL)[min(len(ways), 2)]
    if len(ways) == 1 and ways[0].turns == UPRIGHT:
        fit = Fit.AS_GIVEN
    upright_doubts = _doubts(sharing, seen, shares)

    def read(way: _Way) -> PhotoReading:
        doubts = turned(upright_doubts, way.turns, size)
        doubts[way.facelets != turned(seen, way.turns, size)] = 1.0
        return PhotoReading(
            cube=Cube.from_faces(names[way.facelets].reshape(6, size, size)),
            doubts=doubts.reshape(6, size, size),
            fit=fit,
            turns=way.turns,
            order=order,
        )

    best, *others = map(read, ways or [_Way(UPRIGHT, seen, 0.0)])
    return replace(best, others=tuple(others))


def _ways(sharing: Sharing, seen: Colours, size: int) -> list[_Way]:
    """Return the legal cubes that the photos show: as given if that is one, else the likeliest."""
    as_given = _way(sharing, UPRIGHT, size)
    if as_given.excess <= MOST_EXCESS:
        return [as_given]
    tried = likely_turns(sharing.costs, seen, size, TRIED_TURNS)
    ways = sorted((_way(sharing, turns, size) for turns in tried), key=lambda way: way.badness)
    limit = min(MOST_EXCESS, min(way.excess for way in ways) + CLEAR_EXCESS)
    # Turns that show something else may be of the same cube, with another sticker misread.
    found: dict[bytes, _Way] = {}
    for way in ways:
        if way.excess <= limit:
            found.setdefault(way.facelets.tobytes(), way)
    return list(found.values())


def _way(sharing: Sharing, turns: Turns, size: int) -> _Way:
    facelets, total = cheapest_legal(turned(sharing.costs, turns, size), size)
    return _Way(turns, facelets, total - sharing.total)


def _doubts(sharing: Sharing, seen: Colours, shares: Floats) -> Floats:
    """Return how much each sticker is in doubt, by what another colour would cost."""
    stickers = np.arange(len(seen))
    costs = sharing.costs[stickers, seen]
    second = np.sort(sharing.regrets, axis=1)[:, 1]
    is_forced = costs - sharing.costs.min(axis=1) > SURE
    is_odd = (costs > ODD) | (shares < LEAST_SHARE)
    return np.where(is_forced | is_odd, 1.0, np.clip(1 - second / SURE, 0, 1))


def palette_light(colours: Sequence[str]) -> Floats:
    """Return the light of six colours such as ``#ffd500``: float64, shape (6, 3)."""
    return light(np.array([list(bytes.fromhex(c.lstrip("#"))) for c in colours]) / 255)
