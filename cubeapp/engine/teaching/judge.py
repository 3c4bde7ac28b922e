"""What is said after each turn at a card: done, on the way, not yet, or what went wrong.

Cubes are compared, not turns: whatever led to the goal is right, and a slip is seen by what it
did. So every trail has an answer, with turns of slices and of the whole cube, and after hundreds
of turns, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cubeapp.engine.data_files import filled
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.teaching.attempt import (
    Attempt,
    Moves,
    facelets_of,
    is_whole,
    not_taken_back,
    other_ways,
    situation_at,
    way_back,
)
from cubeapp.engine.teaching.filling import with_capitals
from cubeapp.engine.teaching.goals import goal_reached
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.signs import (
    REMINDERS,
    ROUND_TURNS,
    SIGNS,
    Sign,
    is_no_worse,
    open_sign,
    see_lost,
)
from cubeapp.engine.teaching.slips import part_text, slips, turns
from cubeapp.engine.teaching.success import is_own_way, success
from cubeapp.engine.teaching.wrong_ways import with_way_back, wrong_ways
from cubeapp.engine.text import NO_TEXT, Text, colour_name

LONGEST = {2: 2, 3: 4, 4: 8, 5: 6, 6: 8, 7: 8, 8: 4}
"""The most turns of each unit's cards between two calm cubes."""
GRACE = 4
"""How many more may pass before somebody is asked whether to take them back."""


class Kind(Enum):
    """How the turns after a card stand."""

    REACHED = "reached"
    """Its goal is reached."""
    PART = "part"
    """They are the beginning of the card's own."""
    OPEN = "open"
    """What was done before is not whole now, as in the middle of any turns that serve."""
    SLIP = "slip"
    BROKEN = "broken"
    """It has not been whole for longer than any card takes, or nobody knows how to go on."""
    CALM = "calm"
    """All that was done before is whole, and the goal not reached yet."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said after a turn."""

    kind: Kind
    text: Text = NO_TEXT
    """For people; empty where there is nothing to say."""
    code: str = ""
    """Of the slip; of a tip or a reminder, too, where nothing went wrong."""
    own_way: bool = False
    """Whether the goal was reached by other turns than the card's."""
    left: Moves = ()
    """The turns that are left, where they are known."""
    back: Moves = ()
    """The turns that take back what went wrong."""
    is_calm: bool = True
    """Whether a card can begin on the cube as it is now."""
    fields: Mapping[str, Text] = field(default_factory=dict)
    """What is filled into the text of a slip."""


def judge(
    card: Situation,
    before: Cube,
    trail: Sequence[Move],
    paused_s: float = 0.0,
    *,
    is_shown: bool = False,
) -> Verdict:
    """Return how ``trail`` stands; there always is an answer.

    Args:
        card: what was shown.
        before: the cube that it was shown on.
        trail: any turns since then, of slices and of the whole cube, too.
        paused_s: for how long nothing has been turned.
        is_shown: whether the card's turns are on show, so that another turn is a slip at once
            and not only when somebody stops after it.
    """
    if before != card.cube:
        card = situation_at(before, card.base) or card
    attempt = Attempt(card, trail, paused_s, is_shown=is_shown)
    if not attempt.trail:
        return Verdict(Kind.CALM, is_calm=True)
    return (
        _back_at_the_start(attempt)
        or _on_the_way(attempt, is_first=True)
        or _reached(attempt)
        or _on_the_way(attempt)
        or _taken_back(attempt)
        or _on_another_way(attempt)
        or _slipped(attempt)
        or _calm_or_open(attempt)
    )


def _back_at_the_start(attempt: Attempt) -> Verdict | None:
    if attempt.cubes[-1] != attempt.cubes[0] or len(attempt.trail) < ROUND_TURNS:
        return None
    is_whole_cube = all(map(is_whole, attempt.trail))
    if is_whole_cube or not not_taken_back(attempt.trail):
        return Verdict(Kind.CALM)
    return _said(attempt, Kind.SLIP, Sign("round", {}, ()))


def _taken_back(attempt: Attempt) -> Verdict | None:
    """Return the answer to a calm cube that was there before: what followed is taken back."""
    if not attempt.is_calm or attempt.cubes[-1] not in attempt.cubes[:-1]:
        return None
    sign = see_lost(attempt)
    return _said(attempt, Kind.SLIP, sign) if sign else Verdict(Kind.CALM)


def _on_the_way(attempt: Attempt, *, is_first: bool = False) -> Verdict | None:
    """Return the answer to a beginning of a card's turns.

    Args:
        attempt: the turns.
        is_first: whether only the card that was shown counts, and not also the one that came
            next on the last calm cube.
    """
    made, moves = len(attempt.trail), attempt.situation.moves
    facelets = facelets_of(attempt.cubes[-1])
    if attempt.trail == moves[:made]:
        left = moves[made:]
    else:
        paths = attempt.paths[: 1 if is_first else 2]
        path = next((path for path in paths if facelets in path), None)
        if path is None or attempt.cubes[-1] == attempt.cubes[0]:
            return None
        left = path[facelets]
        if not left and not is_first:
            return Verdict(Kind.CALM)
    return _part(attempt, left) if left else None


def _part(attempt: Attempt, left: Moves) -> Verdict:
    sign = next(filter(None, (see(attempt) for see in REMINDERS)), None)
    if not sign and attempt.pauses and not attempt.is_calm:
        sign = open_sign(left)
    return _said(attempt, Kind.PART, sign or Sign(""), left)


def _reached(attempt: Attempt) -> Verdict | None:
    if not goal_reached(attempt.situation, attempt.cubes[-1]):
        return None
    own_way = is_own_way(attempt)
    return Verdict(Kind.REACHED, success(attempt, own_way), own_way=own_way)


def _on_another_way(attempt: Attempt) -> Verdict | None:
    """Return the answer to a beginning of the turns of any other card that would do."""
    facelets = facelets_of(attempt.cubes[-1])
    ways = other_ways(attempt.calm.cube, attempt.base)
    left = next((path[facelets] for path in ways if path.get(facelets)), ())
    if attempt.is_shown or attempt.is_calm or not left:
        return None
    sign = open_sign(left) if attempt.pauses else Sign("")
    return _said(attempt, Kind.OPEN, sign, left)


def _slipped(attempt: Attempt) -> Verdict | None:
    sign = _wrong_end(attempt) or next(filter(None, (see(attempt) for see in SIGNS)), None)
    if not sign:
        return None
    is_tip = slips()[sign.code].is_tip and not sign.back
    return _said(attempt, Kind.CALM if is_tip and attempt.is_calm else Kind.SLIP, sign)


def _wrong_end(attempt: Attempt) -> Sign | None:
    facelets = facelets_of(attempt.cubes[-1])
    for cube in {attempt.cubes[0]: None, attempt.calm.cube: None}:
        ends, begun = wrong_ways(cube, attempt.base)
        if facelets in begun and attempt.hesitates:
            return with_way_back(*begun[facelets])
        if facelets in ends and (attempt.hesitates or not _can_go_on(attempt, ends[facelets][0])):
            return with_way_back(*ends[facelets])
    return None


def _can_go_on(attempt: Attempt, sign: Sign) -> bool:
    """Tell whether a wrong end can be the first half of an own way: nothing is worse by it."""
    if attempt.is_calm:
        return is_no_worse(attempt)
    return sign.code.startswith("direction")


def _calm_or_open(attempt: Attempt) -> Verdict:
    if attempt.is_calm:
        return Verdict(Kind.CALM)
    back = way_back(attempt)
    made = sum(not is_whole(move) for move in attempt.since)
    is_short = made <= LONGEST[attempt.unit] + GRACE
    if is_short and not attempt.pauses and not attempt.is_shown:
        return Verdict(Kind.OPEN, back=back, is_calm=False)
    fields = {"done": part_text(attempt.unit), "n": turns(len(back))}
    return _said(attempt, Kind.BROKEN, Sign("broken", fields, back))


def _said(attempt: Attempt, kind: Kind, sign: Sign, left: Moves = ()) -> Verdict:
    """Return the verdict on what was seen."""
    back = sign.back
    if back is None:
        back = () if kind is Kind.PART else way_back(attempt)
    fields = _fields(attempt, sign)
    text = filled(slips()[sign.code].text, fields) if sign.code else NO_TEXT
    return Verdict(
        kind, text, sign.code.partition(".")[0], False, left, back, attempt.is_calm, fields
    )


def _fields(attempt: Attempt, sign: Sign) -> dict[str, Text]:
    centres = attempt.centres
    colours = {"base": Face.D, "cap": Face.U, "front": Face.F}
    fields: dict[str, Text] = {name: colour_name(centres[at]) for name, at in colours.items()}
    fields.update(sign.fields)
    if "done" in fields:
        fields["done"] = filled(fields["done"], fields)
    return with_capitals(fields)
