"""Telling the colours of all stickers apart together, whatever the light.

Light that falls on a sticker multiplies its colour, so in logarithms it only shifts it: a warm
lamp shifts all stickers of a photo alike, a shadow shifts them along grey. The stickers of the
six photos are therefore shared out among six colours, equally many each, while the colours and
the light of each photo are estimated from the shares, turn about.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.photos.pixels import Floats
from cubeapp.engine.photos.sharing import shared_out

LIGHTNESS, WARMTH, GREENNESS = 0.45, 1.0, 1.0
"""How much the three measures count: shadows change the first one most."""
DARK = 0.012
"""Light that is added before logarithms are taken, as a share of the brightest stickers'."""
ROUNDS = 12
LEAST_SPREAD = 0.16
"""Stickers of one colour differ at least so much from another; costs are in its squares."""
MOST_COST = 60.0
"""A sticker that looks like nothing costs no more: it may be a finger."""
CENTRE_WEIGHT = 3.0
"""Weight of a fixed centre, in stickers of its colour."""
STEADY = np.array([1.0, 5.0, 5.0])
"""Number of imaginary stickers in the usual light in each photo, for each measure."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """The stickers of six faces shared out among six colours."""

    colours: NDArray[np.int64]
    """Shape (6·N²,), values 0…5."""
    costs: Floats
    """How badly each sticker fits each colour, shape (6·N², 6)."""
    regrets: Floats
    """What all stickers together would cost more, were one of that colour: shape (6·N², 6)."""
    means: Floats
    """The measures of the six colours: shape (6, 3)."""

    @property
    def total(self) -> float:
        """What the sharing costs."""
        return float(self.costs[np.arange(len(self.colours)), self.colours].sum())

    @property
    def forced(self) -> float:
        """What it costs that there are equally many stickers of each colour."""
        return self.total - float(self.costs.min(axis=1).sum())


def measures(light: Floats) -> Floats:
    """Return lightness, warmth and greenness of colours: from shape (…, 3) to the same.

    Args:
        light: of red, green and blue; only what is beside what matters, not how much there is.
    """
    brightest = max(float(np.quantile(light.max(axis=-1), 0.8)), 1e-6)
    red, green, blue = np.moveaxis(np.log(light / brightest + DARK), -1, 0)
    lightness = (red + green + blue) / np.sqrt(3)
    warmth = (red - blue) / np.sqrt(2)
    greenness = (2 * green - red - blue) / np.sqrt(6)
    return np.stack([LIGHTNESS * lightness, WARMTH * warmth, GREENNESS * greenness], axis=-1)


def share_out(stickers: Floats, starts: list[Floats], centres: NDArray[np.int64] | None) -> Sharing:
    """Share stickers out among six colours, equally many each, at the least cost found.

    Args:
        stickers: the `measures` of all stickers, shape (6, N², 3), one photo after the other.
        starts: what the six colours may look like, each of shape (6, 3).
        centres: the colour of the middle sticker of each photo, shape (6,), where it is known.
    """
    found = [_settled(stickers, start, centres) for start in starts]
    return min(found, key=lambda sharing: sharing.total)


def _settled(stickers: Floats, means: Floats, centres: NDArray[np.int64] | None) -> Sharing:
    each = stickers.shape[1]
    middles = np.arange(6) * each + each // 2
    gains = np.zeros((6, 1, 3))
    weights = np.ones(6 * each)
    if centres is not None:
        weights[middles] = CENTRE_WEIGHT
    before = None
    sharing = _shared(stickers - gains, means, centres)
    for _ in range(ROUNDS):
        if before is not None and np.array_equal(before, sharing.colours):
            break
        before = sharing.colours
        means = _means((stickers - gains).reshape(-1, 3), sharing, weights)
        rest = stickers - means[sharing.colours].reshape(stickers.shape)
        # A photo's light is that of most of its stickers; with few of them, the usual one.
        share = each / (each + STEADY)
        gains = share * np.median(rest, axis=1, keepdims=True)
        gains -= gains.mean(axis=0)
        sharing = _shared(stickers - gains, means, centres)
    return sharing


def _means(stickers: Floats, sharing: Sharing, weights: Floats) -> Floats:
    """Return the mean of each colour's stickers, those that fit badly counting little."""
    means = sharing.means.copy()
    for colour in range(6):
        mine = sharing.colours == colour
        own = stickers[mine]
        middle = np.median(own, axis=0)
        apart = ((own - middle) ** 2).sum(axis=1) / LEAST_SPREAD**2
        weight = weights[mine] / (1 + apart / 4)
        means[colour] = weight @ own / weight.sum()
    return means


def _shared(stickers: Floats, means: Floats, centres: NDArray[np.int64] | None) -> Sharing:
    flat = stickers.reshape(-1, 3)
    each = len(flat) // 6
    apart = ((flat[:, None] - means) ** 2).sum(axis=2)
    costs = MOST_COST * (1 - np.exp(-apart / LEAST_SPREAD**2 / MOST_COST))
    if centres is not None:
        # The middle stickers are what they are, however they look beside the others.
        bound = costs.copy()
        middles = np.arange(6) * each + each // 2
        bound[middles] += 1e6
        bound[middles, centres] -= 1e6
    else:
        bound = costs
    colours, regrets = shared_out(bound, np.full(6, each))
    return Sharing(colours, costs, regrets, means)
