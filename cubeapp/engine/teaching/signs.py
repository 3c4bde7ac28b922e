"""How each slip is seen: by the cube before and after, and by nothing that was meant.

A sign takes an `Attempt` that is neither done nor on the way of its card, and returns what it has
seen, with what is filled into the text of the slip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orbits import CORNERS, EDGES, faces_of
from cubeapp.engine.model.places import side_name, side_word
from cubeapp.engine.solvers.by_hand.places import HOME, moves_of
from cubeapp.engine.teaching.attempt import (
    HESITATION_S,
    Attempt,
    Moves,
    is_outer_alone,
    is_top,
    is_whole,
    situation_at,
    undone,
)
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.choosing import UB, UF, UL, UR, URF
from cubeapp.engine.teaching.filling import name_of
from cubeapp.engine.teaching.slips import more_turns, side_of, turns, way_of, words_of
from cubeapp.engine.teaching.stages import (
    ROUND,
    cap_shape,
    is_petal,
    is_petal_or_home,
    is_placed,
    is_up,
)
from cubeapp.engine.teaching.state import (
    LOW_CORNERS,
    LOW_EDGES,
    MIDDLE_EDGES,
    TOP_CORNERS,
    TOP_EDGES,
    State,
    facelets_at,
)
from cubeapp.engine.text import Text, colour_name

_STAGES = {2: LOW_EDGES, 3: LOW_CORNERS, 4: MIDDLE_EDGES}
LOST_TURNS, ROUND_TURNS = 20, 4
_FRONT_TOP, _FRONT_BOTTOM = 27, 35
"""Places of an edge's first sticker, in front."""
_BOTTOM, _MIDDLE = 32, 40
"""The first places of edges in these layers."""
_UP_FIRST, _CYCLE = "R D R' D'", "U R U' L' U R' U' L"


@dataclass(frozen=True, slots=True)
class Sign:
    """A slip that was seen."""

    code: str
    fields: Mapping[str, Text] = field(default_factory=dict)
    """What is filled in beside the colours of the base, the cap and the front."""
    back: Moves | None = None
    """The turns that take it back; back to the last calm cube if ``None``."""


See = Callable[[Attempt], Sign | None]


# The last turn against the one that the card wanted


def _direction(a: Attempt) -> Sign | None:
    expected, last = a.expected, a.trail[-1]
    if not expected or not a.hesitates or is_whole(last):
        return None
    if abs(last.quarters) == 2 or last != expected.inverse():
        return None
    back = undone((last,))
    return Sign("direction", {"wrong": way_of(last), "turn": words_of(back)}, back)


def _side(a: Attempt) -> Sign | None:
    expected, last = a.expected, a.trail[-1]
    if not expected or not a.hesitates or is_whole(last) or is_whole(expected):
        return None
    is_harmless = a.is_calm and last.axis is Axis.Y
    if last.turns_the_layers_of(expected) or not is_outer_alone(last) or is_harmless:
        return None
    fields = {"wrong": side_of(last), "side": side_of(expected)}
    return Sign("side", fields, undone((last,)))


def _whole(a: Attempt) -> Sign | None:
    expected, last = a.expected, a.trail[-1]
    if not is_whole(last) or not expected or is_whole(expected) or a.is_calm:
        return None
    return Sign("whole", {"side": side_of(expected)}, undone((last,)))


def _spun(a: Attempt) -> Sign | None:
    last, was = a.trail[-1], a.previous
    inside = a.unit == 8 and (a.expected is not None or was.unit >= 8)
    if not inside or not is_whole(last) or _is_whole_below(was.hand):
        return None
    return Sign("spun", {}, undone((last,)))


def _toward(a: Attempt) -> Sign | None:
    if a.situation.card is not Card.EDGE:
        return None
    words = tuple(move for chunk in a.situation.chunks for move in chunk)
    # Other ways begin like that, too, but do not go on like the card.
    for made in (1, 3):
        at = len(a.trail) - made
        if at < 0 or a.left(at) != words or a.trail[at] != words[0].inverse():
            continue
        if a.hesitates if made == 1 else a.trail[at + 1 :] == words[1:made]:
            return Sign("toward", _fields(a, "side", "away"), undone(a.trail[at:]))
    return None


# Daisy and cross


def _pushed(a: Attempt) -> Sign | None:
    last = a.trail[-1]
    if a.situation.card not in (Card.PETAL, Card.PETAL_FRONT) or last.axis is Axis.Y:
        return None
    was = a.previous.held_as(a.centres)
    fell = [
        edge for edge in LOW_EDGES if is_petal(was, edge) and not is_petal_or_home(a.after, edge)
    ]
    return Sign("pushed", {}, undone((last,))) if fell and not is_whole(last) else None


def _sideways(a: Attempt) -> Sign | None:
    return _own_side(a, "sideways", lambda place: place == _FRONT_TOP)


def _ownside(a: Attempt) -> Sign | None:
    return _own_side(a, "ownside", lambda place: place < _MIDDLE)


def _own_side(a: Attempt, code: str, landed: Callable[[int], bool]) -> Sign | None:
    """See that the side was turned that has the base's sticker of the lit edge."""
    last = a.trail[-1]
    if a.situation.card is not Card.PETAL or last.axis is Axis.Y or not is_outer_alone(last):
        return None
    was, now = State.of(a.previous.cube), State.of(a.now.cube)
    edge = was.cubie_with(a.situation.piece)
    sticker = facelets_at(was.places[edge])[0]
    if Face(sticker // 9) is not _face_of(last) or is_petal_or_home(a.after, a.lit):
        return None
    return Sign(code, {}, undone((last,))) if landed(now.places[edge]) else None


def _twice(a: Attempt) -> Sign | None:
    places = a.then.places[a.lit], a.after.places[a.lit]
    is_other_end = sorted(places) == [_FRONT_TOP, _FRONT_BOTTOM]
    if a.situation.card is not Card.PETAL_FRONT or not is_other_end:
        return None
    last = a.trail[-1]
    is_seen = last.axis is Axis.Z and a.now.cube.facelets.tobytes() == a.after.facelets
    return Sign("twice", {}, undone((last,))) if is_seen else None


def _nomatch(a: Attempt) -> Sign | None:
    last = a.trail[-1]
    if a.situation.card is not Card.CROSS_DOWN or last.axis is Axis.Y:
        return None
    was = a.previous.held_as(a.centres)
    for edge in LOW_EDGES:
        landed = _is_down(a.after, edge) and not _is_down(was, edge)
        if not landed or not is_petal(a.then, edge) or a.after.is_home(edge):
            continue
        if a.hesitates or not _bottom_turn_helps(a, edge):
            under = a.after.centres[facelets_at(a.after.places[edge])[1] // 9]
            fields = {"one": a.after.colours(edge)[1], "two": under}
            return Sign("nomatch", _colours(fields), _to_the_top(a, edge))
    return None


def _to_the_top(a: Attempt, edge: int) -> Moves:
    """Return the turns back to when an edge was on top last."""
    at = len(a.trail)
    while not is_petal(a.look(at).held_as(a.centres), edge):
        at -= 1
    return undone(a.trail[at:])


def _bottom_turn_helps(a: Attempt, edge: int) -> bool:
    """Tell whether a turn of the bottom brings it home, none being home before."""
    return not any(a.then.is_home(other) for other in LOW_EDGES)


def _half(a: Attempt) -> Sign | None:
    if a.situation.card is not Card.CROSS_DOWN:
        return None
    if _is_half_down(a.left(len(a.trail))):
        return Sign("half") if a.paused_s >= HESITATION_S else None
    last = a.trail[-1]
    if not _is_half_down(a.left(len(a.trail) - 1)) or last.axis is Axis.Z or is_whole(last):
        return None
    return Sign("half", {}, undone((last,)))


def _is_half_down(left: Moves) -> bool:
    return len(left) == 1 and left[0].axis is Axis.Z and abs(left[0].quarters) == 1


# Corners of the first layer


def _corner_landed(a: Attempt) -> bool:
    """Tell whether the lit corner came from the top to the bottom."""
    is_one = a.situation.card in (Card.CORNER, Card.CORNER_TIP)
    return is_one and a.came_back and a.before.places[a.lit] < 12 <= a.after.places[a.lit] < 24


def _wrongplace(a: Attempt) -> Sign | None:
    if not _corner_landed(a) or is_placed(a.after, a.lit):
        return None
    return _between(a, faces_of(CORNERS[a.after.places[a.lit] // 3])[1:])


def _between(a: Attempt, faces: Iterable[Face]) -> Sign:
    one, two = (a.after.centres[face] for face in faces)
    home, beside = a.after.colours(a.lit)[-2:]
    return Sign("wrongplace", _colours({"one": one, "two": two, "a": home, "b": beside}))


def _twisted(a: Attempt) -> Sign | None:
    if not _corner_landed(a) or not is_placed(a.after, a.lit):
        return None
    hand = a.calm.hand
    place = hand.places[hand.cubie_with(a.situation.piece)]
    looked = Face(facelets_at(place)[0] // 9)
    if looked in (Face.R, Face.L):
        return Sign("twisted", {"side": side_word(looked), "face": side_name(looked)})
    codes = {Face.F: "front", Face.B: "front.away", Face.U: "nottipped"}
    return Sign(codes[looked])


def _outhome(a: Attempt) -> Sign | None:
    is_one = a.situation.card is Card.CORNER_OUT and a.came_back
    out = [c for c in LOW_CORNERS if a.before.is_home(c) and a.after.places[c] < 12]
    return Sign("outhome", {"n": turns(_count(a.since))}) if is_one and out else None


def _early(a: Attempt) -> Sign | None:
    if a.situation.card not in (Card.CORNER, Card.CORNER_TIP) or not a.came_back:
        return None
    on_top = {c for c in LOW_CORNERS if a.before.places[c] < 12}
    pushed = [c for c in LOW_CORNERS if c not in on_top and a.after.places[c] < 12]
    is_wrong = pushed and not any(a.before.is_home(corner) for corner in pushed)
    return Sign("early", {}, ()) if on_top and is_wrong else None


# Edges of the middle layer


def _edge_landed(a: Attempt) -> bool:
    """Tell whether the lit edge came from the top to the middle."""
    is_one = a.situation.card is Card.EDGE and a.came_back
    return is_one and a.before.places[a.lit] < _BOTTOM and a.after.places[a.lit] >= _MIDDLE


def _flipped(a: Attempt) -> Sign | None:
    return Sign("flipped") if _edge_landed(a) and is_placed(a.after, a.lit) else None


def _otherside(a: Attempt) -> Sign | None:
    if not _edge_landed(a) or is_placed(a.after, a.lit):
        return None
    faces = faces_of(EDGES[(a.after.places[a.lit] - 24) // 2])
    if Face.F not in faces:
        return _between(a, faces)
    fields = _fields(a, "side", "other")
    return Sign("otherside", {**fields, "wrong": a.situation.fields["away"]})


def _cap(a: Attempt) -> Sign | None:
    if a.situation.card is not Card.EDGE or not a.came_back:
        return None
    before, after = a.before.places, a.after.places
    went = any(before[edge] < _BOTTOM <= after[edge] for edge in TOP_EDGES)
    waits = any(before[edge] < _BOTTOM for edge in MIDDLE_EDGES)
    return Sign("cap") if went and waits else None


def _edgehome(a: Attempt) -> Sign | None:
    is_one = a.situation.card is Card.EDGE_OUT and a.came_back
    out = [e for e in MIDDLE_EDGES if a.before.is_home(e) and a.after.places[e] < _BOTTOM]
    return Sign("edgehome") if is_one and out else None


def _halfway(a: Attempt) -> Sign | None:
    left = a.left(len(a.trail))
    is_half = a.situation.card in (Card.EDGE, Card.EDGE_OUT) and len(left) == 5
    if not is_half or not is_whole(left[0]) or not a.pauses:
        return None
    state = State.of(a.now.cube).after(left[:1])
    return Sign("halfway", _colours({"other": state.centres[Face.F]}))


# The last layer


def _upright(a: Attempt) -> Sign | None:
    shape = _up_in_hand(a)
    return Sign("upright") if _tried(a, Card.CAP_CROSS) and shape == {UF, UB} else None


def _hookwrong(a: Attempt) -> Sign | None:
    shape = _up_in_hand(a)
    is_hook = len(shape) == 2 and shape not in ({UF, UB}, {UL, UR}, {UL, UB})
    is_still = cap_shape(a.after) == "hook"
    return Sign("hookwrong") if _tried(a, Card.CAP_CROSS) and is_hook and is_still else None


def _up(state: State) -> set[int]:
    """Return where the cap is up on an edge of the top: homes of the places' own edges."""
    return {HOME.index(state.places[edge]) for edge in TOP_EDGES if is_up(state, edge)}


def _up_in_hand(a: Attempt) -> set[int]:
    return _up(a.calm.hand)


def _tried(a: Attempt, card: Card) -> bool:
    """Tell whether it was just tried, in vain."""
    return a.situation.card is card and a.came_back


def _noback(a: Attempt) -> Sign | None:
    if a.situation.card is not Card.CAP_CROSS:
        return None
    if len(a.left(len(a.trail))) == 1:
        return Sign("noback") if a.hesitates and a.paused_s else None
    last = a.trail[-1]
    forgot = len(a.left(len(a.trail) - 1)) == 1 and (is_top(last) or is_whole(last))
    return Sign("noback", {}, undone((last,))) if forgot else None


def _sidecolours(a: Attempt) -> Sign | None:
    last_two = a.trail[-2:]
    if a.situation.card is not Card.CAP_CROSS or not a.is_calm or len(last_two) < 2:
        return None
    card = situation_at(a.now.cube, a.base)
    serves = card is not None and not card.spin and card.variant != "cap.cross.dot"
    return Sign("sidecolours", {}, ()) if all(map(is_top, last_two)) and not serves else None


def _one(a: Attempt) -> Sign | None:
    if a.situation.card is not Card.EDGE_ORDER or a.calm.unit != 6:
        return None
    meet = [edge for edge in TOP_EDGES if a.before.is_home(edge)]
    is_begun = len(a.since) == 1 and a.trail[-1].axis is not Axis.Y and a.hesitates
    if len(meet) != 1 or not (is_begun or (a.came_back and _shift(a.after) is None)):
        return None
    return Sign("one", _colours({"one": a.before.colours(meet[0])[1]}))


def _backright(a: Attempt) -> Sign | None:
    if not _tried(a, Card.EDGE_ORDER) or _shift(a.after) is not None:
        return None
    meet = {edge for edge in TOP_EDGES if a.before.is_home(edge)}
    neighbours = len(meet) == 2 and meet not in ({UF, UB}, {UL, UR})
    hand = a.calm.hand
    there = hand.is_home(UR) and hand.is_home(UB)
    return Sign("backright") if neighbours and not there else None


def _last(a: Attempt) -> Sign | None:
    is_off = a.situation.card is Card.EDGE_ORDER and a.is_calm and _shift(a.after)
    return Sign("last", {}, ()) if is_off and a.hesitates else None


def _toptwist(a: Attempt) -> Sign | None:
    is_one = a.unit == 7 and a.hesitates and is_top(a.trail[-1])
    is_off = is_one and _is_whole_below(a.after) and bool(_shift(a.after))
    return Sign("toptwist") if is_off else None


def _alright(a: Attempt) -> Sign | None:
    if a.unit != 8:
        return None
    cycle = moves_of(_CYCLE)
    for made in range(2, len(cycle) + 1):
        at = len(a.trail) - made
        if at < 0 or a.trail[at:] != cycle[:made] or a.look(at).unit < 8:
            continue
        if (made == len(cycle) or a.hesitates) and _is_whole_below(a.look(at).hand):
            return Sign("alright", {}, undone(a.trail[at:]))
    return None


def _midtop(a: Attempt) -> Sign | None:
    rest = _rest_of_round(a, len(a.trail) - 1)
    if not rest or not is_top(a.trail[-1]):
        return None
    return Sign("mid.top", {"turns": words_of(rest)}, undone(a.trail[-1:]))


def _mid(a: Attempt) -> Sign | None:
    rest = _rest_of_round(a, len(a.trail))
    return Sign("mid", {"turns": words_of(rest)}) if rest and a.pauses else None


def _rest_of_round(a: Attempt, made: int) -> tuple[Move, ...]:
    """Return what is left of the round after some turns; none between rounds, or elsewhere."""
    if not _is_in_rounds(a):
        return ()
    left = a.left(made)
    rest = left[: len(left) % len(moves_of(ROUND))]
    return () if any(is_whole(turn) or is_top(turn) for turn in rest) else rest


def _is_in_rounds(a: Attempt) -> bool:
    return a.situation.variant.startswith("corner.twist")


def _tooearly(a: Attempt) -> Sign | None:
    was = a.previous
    is_between = a.unit == 8 and was.unit == 8 and not _is_whole_below(was.hand)
    if not is_between or not is_top(a.trail[-1]):
        return None
    is_ready = any(was.hand.places[corner] == HOME[URF] for corner in TOP_CORNERS)
    return None if is_ready else Sign("tooearly", {}, undone(a.trail[-1:]))


def _upfirst(a: Attempt) -> Sign | None:
    if not _is_in_rounds(a):
        return None
    up_first = moves_of(_UP_FIRST)
    for made in (1, len(up_first)):
        at = len(a.trail) - made
        if at < 0 or a.trail[at:] != up_first[:made] or a.look(at).unit < 8:
            continue
        if a.hesitates if made == 1 else not _is_for_the_back(a.look(at).hand):
            return Sign("upfirst", {}, undone(a.trail[at:]))
    return None


def _is_for_the_back(hand: State) -> bool:
    """Tell whether the turns that begin with the right side up serve, for the corner behind."""
    there = next(c for c in range(8) if hand.places[c] // 3 == 3)
    return there in TOP_CORNERS and not is_up(hand, there)


# Everywhere


def _undone(a: Attempt) -> Sign | None:
    cubies = _STAGES.get(a.unit, range(0))
    lost = [cubie for cubie in cubies if a.before.is_home(cubie) and not a.after.is_home(cubie)]
    gained = [cubie for cubie in cubies if a.after.is_home(cubie) and not a.before.is_home(cubie)]
    if not a.is_calm or len(lost) <= len(gained) or is_whole(a.trail[-1]):
        return None
    return Sign("undone", {"piece": name_of(a.after, lost[0])})


def is_no_worse(a: Attempt) -> bool:
    """Tell whether no corner or edge of the unit has left its home, nor the lit one the top."""
    if a.unit not in (3, 4):
        return False
    before, after = a.before, a.after
    if not all(after.is_home(cubie) for cubie in _STAGES[a.unit] if before.is_home(cubie)):
        return False
    low = 12 if a.unit == 3 else _BOTTOM
    return a.lit < 0 or before.places[a.lit] >= low or after.places[a.lit] < low


def see_lost(a: Attempt) -> Sign | None:
    """See that many turns have brought nothing."""
    return Sign("lost", {}, ()) if a.is_calm and _count(a.trail) >= LOST_TURNS else None


def open_sign(left: Moves) -> Sign:
    """Return what is said of somebody who has stopped with so many turns left."""
    return Sign("open", {"more": more_turns(len(left))})


SIGNS: tuple[See, ...] = (
    *(_spun, _whole, _toward, _one, _upfirst, _alright, _midtop, _tooearly),
    *(_pushed, _sideways, _ownside, _twice, _nomatch, _half),
    *(_direction, _side),
    *(_wrongplace, _twisted, _outhome, _early),
    *(_flipped, _otherside, _cap, _edgehome),
    *(_upright, _hookwrong, _noback, _backright, _toptwist),
    *(_undone, _sidecolours, _last, see_lost),
)
"""In the order in which they are asked."""
REMINDERS: tuple[See, ...] = (_half, _halfway, _noback, _last, _mid)
"""What is said to somebody who is on the way of the card and has stopped."""


# Helpers


def _fields(a: Attempt, *names: str) -> dict[str, Text]:
    """Return fields as the card has them."""
    return {name: a.situation.fields[name] for name in names}


def _colours(colours: Mapping[str, int]) -> dict[str, Text]:
    return {name: colour_name(colour) for name, colour in colours.items()}


def _count(moves: Iterable[Move]) -> int:
    """Return how many of ``moves`` are turns of layers."""
    return sum(not is_whole(move) for move in moves)


def _face_of(move: Move) -> Face:
    """Return the face that a turn of an outer layer turns."""
    near = {Axis.X: Face.R, Axis.Y: Face.U, Axis.Z: Face.F}[move.axis]
    return near if move.first == 0 else near.opposite


def _is_down(state: State, edge: int) -> bool:
    """Tell whether an edge is at the bottom, its own colour down."""
    return _BOTTOM <= state.places[edge] < _MIDDLE and state.places[edge] % 2 == 0


def _is_whole_below(state: State) -> bool:
    return state.are_home((*LOW_CORNERS, *LOW_EDGES, *MIDDLE_EDGES))


def _shift(state: State) -> int | None:
    """Return by how many quarters the edges of the top are off; ``None`` in another order."""
    shifts = {(state.places[edge] - HOME[edge]) % 8 for edge in TOP_EDGES}
    on_top = all(is_up(state, edge) for edge in TOP_EDGES)
    return shifts.pop() // 2 if len(shifts) == 1 and on_top else None
