"""What somebody turned at a card: where it led, and what the card would have had them turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.teaching.choosing import options
from cubeapp.engine.teaching.policy import Situation, situation
from cubeapp.engine.teaching.stages import LAST_UNIT, unit_of
from cubeapp.engine.teaching.state import Held, State, holds, joined, turned

PUSHES = ("corner.out", "edge.out")
"""Cards for when there is no other."""
HESITATION_S, PAUSE_S = 3.0, 6.0
"""After so long without a turn one is asked for help with the next, and with the rest."""
Moves = tuple[Move, ...]
Path = Mapping[bytes, Moves]
"""What is left of some turns, by the facelets of every cube on their way."""


@dataclass(frozen=True, slots=True)
class Look:
    """A cube, and how far it is."""

    cube: Cube
    held: tuple[Held, ...]
    """In its four holds with the cap on top, the nearest first."""
    unit: int
    """The first that is not done."""

    @property
    def hand(self) -> State:
        """The cube as it is held, turned the nearest way so that the cap is on top."""
        return self.held[0].state

    def held_as(self, centres: bytes) -> State:
        """Return the cube with its centres so."""
        return next(one.state for one in self.held if one.state.centres == centres)


@lru_cache(maxsize=4096)
def look_at(cube: Cube, base: int) -> Look:
    """Return how far a cube is; ``base`` is the colour of the first layer."""
    held = holds(cube, base)
    return Look(cube, held, unit_of(held))


@lru_cache(maxsize=256)
def situation_at(cube: Cube, base: int) -> Situation | None:
    """Return which card comes next."""
    return situation(cube, base)


@lru_cache(maxsize=256)
def other_ways(cube: Cube, base: int) -> tuple[Path, ...]:
    """Return the ways of all cards that are as good next on a calm cube, in whatever hold."""
    look = look_at(cube, base)
    if not 2 < look.unit < LAST_UNIT:
        return ()
    found = [(one, option) for one in look.held for option in options(one.state, look.unit)]
    pushes_out = all(option.variant in PUSHES for _, option in found)
    return tuple(
        path_of(cube, (*one.spin, *option.first, *option.turns))
        for one, option in found
        if pushes_out or option.variant not in PUSHES
    )


class Attempt:
    """The turns that were made since a card was shown."""

    def __init__(
        self,
        card: Situation,
        trail: Sequence[Move],
        paused_s: float = 0.0,
        *,
        is_shown: bool = False,
    ) -> None:
        """Follow ``trail`` from the cube of a card; see `judge`."""
        self.situation, self.trail = card, tuple(trail)
        self.paused_s, self.is_shown = paused_s, is_shown
        self.cubes = [card.cube]
        for move in self.trail:
            self.cubes.append(self.cubes[-1].apply(move))

    @property
    def base(self) -> int:
        """The colour of the first layer."""
        return self.situation.base

    @property
    def unit(self) -> int:
        """The unit of the card."""
        return self.situation.card.unit

    @property
    def hesitates(self) -> bool:
        """Whether the last turn is to be judged by itself, be there ever so many other ways."""
        return self.is_shown or self.paused_s >= HESITATION_S

    @property
    def pauses(self) -> bool:
        """Whether nothing was turned for long."""
        return self.paused_s >= PAUSE_S

    # Cubes on the trail

    def look(self, index: int) -> Look:
        """Return the cube after so many turns, from its end if negative."""
        return look_at(self.cubes[index], self.base)

    @property
    def start(self) -> Look:
        """The cube that the card was shown on."""
        return self.look(0)

    @property
    def now(self) -> Look:
        """The cube after all turns."""
        return self.look(-1)

    @property
    def previous(self) -> Look:
        """The cube before the last turn, if there was one."""
        return self.look(max(0, len(self.trail) - 1))

    @property
    def is_calm(self) -> bool:
        """Whether all that was done before this unit is done now."""
        return self.now.unit >= self.unit

    @cached_property
    def calm_at(self) -> int:
        """After how many turns the cube was calm last, the present not counted."""
        return next((index for index in self._earlier() if self.look(index).unit >= self.unit), 0)

    @property
    def calm(self) -> Look:
        """The last calm cube before now."""
        return self.look(self.calm_at)

    @property
    def since(self) -> Moves:
        """The turns since the last calm cube."""
        return self.trail[self.calm_at :]

    @property
    def came_back(self) -> bool:
        """Whether the cube is calm now and was not before the last turn."""
        return self.is_calm and len(self.since) > 1

    def _earlier(self) -> Iterator[int]:
        return reversed(range(len(self.trail)))

    # The same cubes as the card wants them held, and as they are held

    @cached_property
    def centres(self) -> bytes:
        """The centres in the hold of the card."""
        return State.of(self.situation.cube).after(self.situation.spin).centres

    @cached_property
    def then(self) -> State:
        """The cube that the card was shown on, as it wants it held."""
        return self.start.held_as(self.centres)

    @cached_property
    def before(self) -> State:
        """The last calm cube, held the same."""
        return self.calm.held_as(self.centres)

    @cached_property
    def after(self) -> State:
        """The cube now, held the same."""
        return self.now.held_as(self.centres)

    @cached_property
    def lit(self) -> int:
        """The cubie that the card is about, as its hold names it; -1 if it is about several."""
        piece = self.situation.piece
        return self.then.cubie_with(piece) if piece else -1

    # The way of the card

    @cached_property
    def path(self) -> Path:
        """The way of the card that was shown."""
        return path_of(self.situation.cube, self.situation.moves)

    @cached_property
    def paths(self) -> tuple[Path, ...]:
        """That, and the way of the card that came next on the last calm cube."""
        if not self.calm_at:
            return (self.path,)
        card = situation_at(self.calm.cube, self.base)
        return (self.path, path_of(card.cube, card.moves)) if card else (self.path,)

    def left(self, index: int) -> Moves:
        """Return what was left of the card's turns after so many of the trail; () if not on it."""
        moves = self.situation.moves
        if self.trail[:index] == moves[:index]:
            # A set-up can be taken back by the turn after it, which is no way back.
            return moves[index:]
        facelets = facelets_of(self.cubes[index])
        paths = self.paths if self.is_same_card else (self.path,)
        return next((path[facelets] for path in paths if facelets in path), ())

    @cached_property
    def is_same_card(self) -> bool:
        """Whether the card of the last calm cube is about the same as the one that was shown."""
        card, shown = situation_at(self.calm.cube, self.base), self.situation
        return card is not None and (card.variant, card.piece) == (shown.variant, shown.piece)

    @property
    def expected(self) -> Move | None:
        """The turn that the card wanted instead of the last one, or just that."""
        left = self.left(len(self.trail) - 1) if self.trail else ()
        return left[0] if left else None


def facelets_of(cube: Cube) -> bytes:
    """Return the colours of a cube."""
    return cube.facelets.tobytes()


def path_of(cube: Cube, moves: Sequence[Move]) -> Path:
    """Return what is left of ``moves`` on each cube on their way, half turns by quarters, too."""
    facelets = facelets_of(cube)
    path = {facelets: tuple(moves)}
    for index, move in enumerate(moves):
        rest = tuple(moves[index + 1 :])
        if abs(move.quarters) == 2:
            for quarters in (1, -1):
                quarter = replace(move, quarters=quarters)
                path.setdefault(turned(facelets, (quarter,)), (quarter, *rest))
        facelets = turned(facelets, (move,))
        path.setdefault(facelets, rest)
    return path


def is_whole(move: Move) -> bool:
    """Tell whether the whole cube is turned."""
    return move.is_rotation(3)


def is_outer_alone(move: Move) -> bool:
    """Tell whether one side is turned, no slice and no layer below it."""
    return move.first == move.last != 1


def is_top(move: Move) -> bool:
    """Tell whether just the top is turned."""
    return move.axis is Axis.Y and move.first == move.last == 0


def way_back(attempt: Attempt) -> Moves:
    """Return the shortest known turns back to the last calm cube: back the trail, no loops.

    Where the card's turns are on show, they lead back to these if they can.
    """
    start = attempt.calm_at
    if attempt.is_shown:
        on_the_way = range(len(attempt.trail) - 1, start, -1)
        start = next((index for index in on_the_way if attempt.left(index)), start)
    turns: list[Move] = []
    seen = {facelets_of(attempt.cubes[start]): 0}
    for cube, move in zip(attempt.cubes[start + 1 :], attempt.trail[start:], strict=True):
        turns.append(move)
        facelets = facelets_of(cube)
        if facelets in seen:
            del turns[seen[facelets] :]
            seen = {key: at for key, at in seen.items() if at <= len(turns)}
        seen[facelets] = len(turns)
    return undone(turns)


def undone(turns: Sequence[Move]) -> Moves:
    """Return the turns that take ``turns`` back, those of the same layers made as one."""
    return joined(inverse(turns))


def not_taken_back(turns: Sequence[Move]) -> Moves:
    """Return ``turns`` without those that the next one took back, and so on."""
    kept: list[Move] = []
    for move in turns:
        if (
            kept
            and kept[-1].turns_the_layers_of(move)
            and not (kept[-1].quarters + move.quarters) % 4
        ):
            kept.pop()
        else:
            kept.append(move)
    return tuple(kept)
