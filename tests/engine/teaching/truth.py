"""What the texts of a card say, compared with a cube that knows nothing of the engine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from cubeapp.engine.teaching.hints import hints
from tests.engine.teaching.plain import COLOURS, DOWN, FRONT, RIGHT, SIDES, UP, Plain, way_of

OTHER = {"right": "left", "left": "right", "up": "down", "down": "up"}
TIMES = ["Once", "Two times", "Three times", "Four times", "Five times"]


@dataclass
class Told:
    """A card and the cube at each of its moments."""

    situation: object
    given: Plain

    @cached_property
    def held(self):
        return self.given.after(self.situation.spin)

    @cached_property
    def set_up(self):
        return self.held.after(self.situation.first)

    @cached_property
    def done(self):
        return self.set_up.after(self.turns)

    @property
    def turns(self):
        return [move for chunk in self.situation.chunks for move in chunk]

    @property
    def words(self):
        return [way_of(move) for move in self.turns]

    @property
    def base(self):
        return COLOURS[self.situation.base]

    @property
    def cap(self):
        return self.held.centre(UP)

    def colours(self):
        """The colours of the card's piece, from its name."""
        found = colours_in(str(self.situation.fields["piece"]))
        assert len(found) == len(self.situation.piece)
        assert set(found) == {COLOURS[colour] for colour in self.situation.piece}
        return found

    def piece(self, plain):
        return plain.piece(self.colours())


def colours_in(text):
    return [word for word in re.findall(r"\w+", text.lower()) if word in COLOURS]


def match(pattern, text):
    found = re.fullmatch(pattern, str(text))
    assert found, f"{text!r} is not {pattern!r}"
    return [group.lower() for group in found.groups()]


def check(situation):
    """Compare every text of a card with the cube.

    Raises:
        AssertionError: one of them is not true.
    """
    told = Told(situation, Plain.of(situation.cube))
    check_hold(told)
    check_setup(told)
    check_lit(told)
    CHECKS[situation.variant](told, situation)
    check_hints(told)


def check_hold(told):
    text, front, cap = told.situation.hold, told.held.centre(FRONT), told.cap
    assert told.held.centre(DOWN) == told.base
    if text.startswith("Turn the cube over"):
        assert match(r"Turn the cube over: (\w+) on top, (\w+) in front\.", text) == [cap, front]
        assert told.given.centre(UP) != cap
    elif text.startswith("Turn the whole"):
        pattern = r"Turn the whole cube until (\w+) is in front\. (\w+) stays on top\."
        assert match(pattern, text) == [front, cap]
        assert told.given.centre(FRONT) != front
        assert told.given.centre(UP) == cap
    elif text.startswith("Keep"):
        pattern = r"Keep holding it like this: (\w+) on top, (\w+) in front\."
        assert match(pattern, text) == [cap, front]
        assert not told.situation.spin
    else:
        pattern = r"From now on, do not turn the whole cube\. (\w+) stays in front\."
        assert match(pattern, text) == [front]
        assert not told.situation.spin


def check_setup(told):
    assert bool(told.situation.setup) == bool(told.situation.first)
    assert len(told.situation.first) <= 1
    for move in told.situation.first:
        assert way_of(move)[0] == "top"


def check_lit(told):
    """A card about one piece lights just that."""
    if told.situation.piece:
        shown = sorted(told.given.facelets[index] for index in told.situation.lit)
        assert shown == sorted(told.colours())
        piece = told.piece(told.given)
        lit = Plain.of(told.situation.cube)
        assert len(lit.facelets) == 54
        assert len(piece.shows) == len(shown)


def check_petal_middle(told, card):
    assert match(r"Bring it to the top, (\w+) up\.", card.goal) == [told.base]
    side, base = match(r"Middle layer, front (\w+)\. (\w+) looks at you\.", card.look)
    piece = told.piece(told.held)
    assert set(piece.shows) == {FRONT, SIDES[side]}
    assert piece.side_of(base) == FRONT
    assert base == told.base
    assert match(r"(\w+) side up\.", card.do) == [side]
    assert told.words == [(side, "up")]
    assert "keeps its own stickers" in card.why
    check_new_petal(told, side)


def check_petal_bottom(told, card):
    assert match(r"Bring it to the top, (\w+) up\.", card.goal) == [told.base]
    side, base = match(r"Bottom layer, on the (\w+)\. (\w+) looks down\.", card.look)
    piece = told.piece(told.held)
    assert set(piece.shows) == {DOWN, SIDES[side]}
    assert piece.side_of(base) == DOWN
    assert base == told.base
    assert not told.held.is_home(piece)
    assert match(r"(\w+) side up, twice\.", card.do) == [side]
    assert told.words == [(side, "twice")]
    assert card.why == "Half a turn swaps bottom and top."
    check_new_petal(told, side)


def petals(told, plain):
    return {
        frozenset(piece.shows.values())
        for piece in plain.pieces()
        if len(piece.shows) == 2 and piece.shows.get(UP) == told.base
    }


def check_new_petal(told, side):
    before, after = petals(told, told.held), petals(told, told.done)
    assert before < after
    assert frozenset(told.colours()) in after
    above = tuple(a + b for a, b in zip(UP, SIDES[side], strict=True))
    assert told.set_up.stickers[above, UP] != told.base


def check_petal_front(told, card):
    assert card.goal == "Bring it to the middle layer."
    layer, base = match(r"(\w+) layer, in front\. (\w+) looks at you\.", card.look)
    piece = told.piece(told.held)
    assert set(piece.shows) == {FRONT, SIDES[layer]}
    assert piece.side_of(base) == FRONT
    assert base == told.base
    assert told.words == [("front", *match(r"Front to the (\w+), once\.", card.do))]
    assert match(r"(\w+) still looks at you\. Now a side can lift it\.", card.why) == [base]
    after = told.piece(told.done)
    assert after.at[1] == 0
    assert after.side_of(base) == FRONT
    assert petals(told, told.held) == petals(told, told.done)


def check_cross_down(told, card):
    base, front = match(r"Down between the (\w+) and (\w+) centres\.", card.goal)
    piece = told.piece(told.held)
    assert {base, front} == set(told.colours())
    assert front == told.held.centre(FRONT)
    assert match(r"A petal with (\w+) on its side\.", card.look) == [front]
    assert piece.side_of(base) == UP
    assert base == told.base
    if card.first:
        assert match(r"Turn the top until (\w+) meets (\w+)\.", card.setup) == [front, front]
    assert told.piece(told.set_up).side_of(front) == FRONT
    assert card.do == "Front twice."
    assert told.words == [("front", "twice")]
    assert card.why.endswith(f"{base.capitalize()} lands at the bottom.")
    assert told.done.is_home(told.piece(told.done))


def is_above_home(told, plain):
    """Whether the card's corner is on top, between the two side centres of its colours."""
    piece = told.piece(plain)
    sides = {side for side in piece.shows if side not in (UP, DOWN)}
    wanted = {plain.side_of_centre(colour) for colour in told.colours() if colour != told.base}
    return piece.at[1] == 1 and sides == wanted


def check_corner_side(told, card):
    a, b = match(r"Down between the (\w+) and (\w+) centres\.", card.goal)
    assert {a, b, told.base} == set(told.colours())
    base, side = match(r"Above its place, (\w+) looks (\w+)\.", card.look)
    piece = told.piece(told.set_up)
    assert is_above_home(told, told.set_up)
    assert base == told.base
    assert piece.side_of(base) == SIDES[side]
    assert FRONT in piece.shows
    up, over, down = match(r"(\w+) side up, top to the (\w+), (\w+) side down\.", card.do)
    assert told.words == [(up, "up"), ("top", over), (down, "down")]
    assert up == down == side
    assert told.done.is_home(told.piece(told.done))


def check_corner_up(told, card):
    assert match(r"Tip it, so that (\w+) looks right\.", card.goal) == [told.base]
    assert match(r"Above its place, (\w+) looks up\.", card.look) == [told.base]
    piece = told.piece(told.set_up)
    assert is_above_home(told, told.set_up)
    assert piece.side_of(told.base) == UP
    assert {FRONT, RIGHT} < set(piece.shows)
    assert card.do == "Right side up, top twice, right side down, top to the right."
    assert told.words == [("right", "up"), ("top", "twice"), ("right", "down"), ("top", "right")]
    assert is_above_home(told, told.done)
    assert told.piece(told.done).side_of(told.base) == RIGHT


def check_corner_out(told, card):
    assert card.goal == "Back to the top."
    base, fault = match(
        r"No (\w+) corner is on top\. This one is (.*): bottom front right\.", card.look
    )
    assert base == told.base
    corners = [piece for piece in told.held.pieces() if len(piece.shows) == 3]
    assert all(base not in piece.shows.values() for piece in corners if piece.at[1] == 1)
    check_fault(told, fault, "twisted", {DOWN, FRONT, RIGHT})
    assert card.do == "Right side up, top to the left, right side down."
    assert told.words == [("right", "up"), ("top", "left"), ("right", "down")]
    assert match(r"A (\w+) corner pushes it out\.", card.why) == [told.cap]
    assert told.piece(told.done).at[1] == 1
    assert told.cap in piece_at(told.done, {DOWN, FRONT, RIGHT}).shows.values()


def piece_at(plain, sides):
    return next(piece for piece in plain.pieces() if set(piece.shows) == sides)


def check_fault(told, fault, turned, sides):
    piece = told.piece(told.held)
    assert set(piece.shows) == sides
    assert not told.held.is_home(piece)
    assert fault == (turned if told.held.is_in_place(piece) else "in a wrong place")


def check_edge_turns(told, card, side):
    other = match(
        r"Away, up, back, down\. Turn the cube: (\w+) in front\. Away, up, back, down\.", card.do
    )
    away = OTHER[side]
    spin = "left" if side == "right" else "right"
    first = [("top", away), (side, "up"), ("top", side), (side, "down")]
    second = [("top", side), (away, "up"), ("top", away), (away, "down")]
    # To the left means away from the right: the top's stickers in front go there.
    assert told.words == [*first, ("cube", spin), *second]
    assert other == [told.done.centre(FRONT)] == [told.held.centre(SIDES[side])]
    return other[0]


def check_edge_in(told, card):
    front, other = match(r"Between (\w+) and (\w+)\.", card.goal)
    top, side = match(r"Its top is (\w+), so it goes (\w+)\.", card.look)
    piece = told.piece(told.set_up)
    assert piece.at[1] == 1
    assert told.cap not in piece.shows.values()
    assert front == told.held.centre(FRONT) == piece.shows[FRONT]
    assert top == piece.shows[UP]
    assert other == top == told.held.centre(SIDES[side])
    if card.first:
        assert match(r"Turn the top until (\w+) meets (\w+)\.", card.setup) == [front, front]
    assert check_edge_turns(told, card, side) == other
    assert told.done.is_home(told.piece(told.done))


def check_edge_out(told, card):
    cap, fault = match(r"Every top edge has (\w+)\. This one is (.*): front right\.", card.look)
    assert cap == told.cap
    edges = [piece for piece in told.held.pieces() if len(piece.shows) == 2 and piece.at[1] == 1]
    assert all(cap in piece.shows.values() for piece in edges)
    check_fault(told, fault, "flipped", {FRONT, RIGHT})
    check_edge_turns(told, card, "right")
    assert match(r"A (\w+) edge pushes it out\.", card.why) == [cap]
    assert told.piece(told.done).at[1] == 1


def caps_up(told, plain):
    edges = ((name, SIDES[name]) for name in ("front", "back", "left", "right"))
    above = {name: tuple(a + b for a, b in zip(UP, side, strict=True)) for name, side in edges}
    return {name for name, at in above.items() if plain.stickers[at, UP] == told.cap}


def check_cap_cross(told, card):
    shape = card.variant.rpartition(".")[2]
    assert match(r"(\w+) cross", card.title) == [told.cap]
    assert match(r"All four top edges show (\w+) on top\.", card.goal) == [told.cap]
    up, wanted = {
        "dot": (set(), "None does yet. Any side may be in front."),
        "hook": ({"back", "left"}, "Two neighbours do, back and left: a hook."),
        "line": ({"left", "right"}, "Two do, left and right: a flat line."),
    }[shape]
    assert caps_up(told, told.held) == up
    assert card.look == wanted
    assert card.do == "Front to the right. Up, left, down, right. Front to the left."
    rhythm = [("right", "up"), ("top", "left"), ("right", "down"), ("top", "right")]
    assert told.words == [("front", "right"), *rhythm, ("front", "left")]
    # "Dot, hook, line, cross: each round is one step."
    after = caps_up(told, told.done)
    if shape == "dot":
        assert len(after) == 2
        assert not after & {OPPOSITE[name] for name in after}
    elif shape == "hook":
        assert len(after) == 2
        assert after & {OPPOSITE[name] for name in after}
    else:
        assert len(after) == 4
    for facelet in card.lit:
        assert told.given.facelets[facelet] == told.cap
    assert len(card.lit) == len(up) + 1


OPPOSITE = {"front": "back", "back": "front", "left": "right", "right": "left"}


def meeting(told, plain):
    """The sides on which a top edge has its home, by their names, with its side colour."""
    found = {}
    for name in OPPOSITE:
        at = tuple(a + b for a, b in zip(UP, SIDES[name], strict=True))
        colour = plain.stickers[at, SIDES[name]]
        if colour == plain.centre(SIDES[name]):
            found[name] = colour
    return found


def check_edge_order(told, card):
    assert match(r"(\w+) edges", card.title) == [told.cap]
    assert card.goal == "Every top edge meets its own centre."
    assert caps_up(told, told.held) == set(OPPOSITE)
    if card.variant == "edge.order.turn":
        assert card.look == "All four are in the right order."
        assert len(told.turns) == 1
        assert told.words[0][0] == "top"
        assert len(meeting(told, told.done)) == 4
        return
    one, two, meet, first, second = match(
        r"(\w+) and (\w+) (meet|will meet), (\w+) and (\w+)\.", card.look
    )
    assert meet == ("will meet" if card.first else "meet")
    assert meeting(told, told.set_up) == {first: one, second: two}
    rhythm = [("right", "up"), ("top", "left"), ("right", "down"), ("top", "left")]
    rhythm += [("right", "up"), ("top", "twice"), ("right", "down"), ("top", "left")]
    assert told.words == rhythm
    assert card.do.startswith("Up, left, down, left. Up, left, left, down. Left.")
    if card.variant == "edge.order.two":
        assert (first, second) == ("back", "right")
        # "The other two change places."
        assert len(meeting(told, told.done)) == 4
    else:
        assert (first, second) == ("front", "back")
        assert card.why == "After it, two neighbours can meet."


def placed(told, plain):
    corners = [piece for piece in plain.pieces() if len(piece.shows) == 3 and piece.at[1] == 1]
    return [piece for piece in corners if plain.is_in_place(piece)]


def check_corner_place(told, card):
    assert match(r"(\w+) corners", card.title) == [told.cap]
    assert len(meeting(told, told.held)) == 4
    there = placed(told, told.held)
    assert card.do == "Away, right up. Away, left up. Away, right down. Away, left down."
    assert told.words == [
        ("top", "left"), ("right", "up"), ("top", "right"), ("left", "up"),
        ("top", "left"), ("right", "down"), ("top", "right"), ("left", "down"),
    ]  # fmt: skip
    if card.variant == "corner.place.none":
        assert card.look == "No corner is there yet."
        assert not there
        assert len(placed(told, told.done)) == 1
        return
    (name,) = match(r"Only the (\w+-\w+-\w+) corner is there: top front right\.", card.look)
    [piece] = there
    assert set(piece.shows) == {UP, FRONT, RIGHT}
    assert set(piece.shows.values()) == set(name.split("-"))
    moved = [p for p in told.held.pieces() if len(p.shows) == 3 and p.at[1] == 1]
    for corner in moved:
        stays = told.done.piece(corner.shows.values()).at == corner.at
        assert stays == (corner.at == piece.at)


def check_twist(told, card):
    assert match(r"Turn its (\w+) up\.", card.goal) == [told.cap]
    cap, way = match(r"Top front right\. (\w+) looks (right|at you)\.", card.look)
    piece = told.piece(told.set_up)
    assert set(piece.shows) == {UP, FRONT, RIGHT}
    assert cap == told.cap
    assert piece.side_of(cap) == (RIGHT if way == "right" else FRONT)
    check_rounds(told, card)


def check_twist_back(told, card):
    assert card.look == "Bottom front right: it is between two rounds."
    assert set(told.piece(told.held).shows) == {DOWN, FRONT, RIGHT}
    assert not card.first
    check_rounds(told, card)


def check_rounds(told, card):
    (times,) = match(r"Right side and bottom: down, left, up, right\. (.*)\.", card.do)
    count = [text.lower() for text in TIMES].index(times) + 1
    one = [("right", "down"), ("bottom", "left"), ("right", "up"), ("bottom", "right")]
    assert told.words == one * count
    piece = told.piece(told.done)
    assert piece.at == (1, 1, 1)
    assert piece.side_of(told.cap) == UP


def check_last_turn(told, card):
    assert card.look == "Only the top is off."
    assert not told.held.is_solved()
    assert len(told.turns) == 1
    assert told.words[0][0] == "top"
    assert told.done.is_solved()
    assert card.why == "Then the cube is solved."


CHECKS = {
    "petal.middle": check_petal_middle,
    "petal.bottom": check_petal_bottom,
    "petal.front": check_petal_front,
    "cross.down": check_cross_down,
    "corner.side": check_corner_side,
    "corner.up": check_corner_up,
    "corner.out": check_corner_out,
    "edge.in": check_edge_in,
    "edge.out": check_edge_out,
    "cap.cross.dot": check_cap_cross,
    "cap.cross.hook": check_cap_cross,
    "cap.cross.line": check_cap_cross,
    "edge.order.two": check_edge_order,
    "edge.order.opposite": check_edge_order,
    "edge.order.turn": check_edge_order,
    "corner.place.one": check_corner_place,
    "corner.place.none": check_corner_place,
    "corner.twist": check_twist,
    "corner.twist.back": check_twist_back,
    "last.turn": check_last_turn,
}


def check_hints(told):
    """What hints say of colours and sides, beside what the card says in the same words."""
    where, which, rule, first, do = hints(told.situation)
    assert do == told.situation.do
    assert set(colours_in(where)) <= {told.base, told.cap}
    if found := re.fullmatch(r"Take the (\S+) (edge|corner)\. It is lit\.", which):
        assert set(found[1].split("-")) == set(told.colours())
        assert len(told.colours()) == (2 if found[2] == "edge" else 3)
    elif found := re.fullmatch(r"Take the petal with (\w+)\. It is lit\.", which):
        assert found[1] in told.colours()
    elif found := re.fullmatch(r"(\w+) and (\w+) meet their centres\. They are lit\.", which):
        assert set(meeting(told, told.held).values()) == {found[1].lower(), found[2]}
    if found := re.search(r"the (\w+) side goes up", rule):
        ways = {side for side, way in told.words if side in ("right", "left")}
        assert ways == {found[1]}
    if found := re.search(r"(\w+) is on the (\w+), so away is to the (\w+)\.", rule):
        assert told.held.centre(SIDES[found[2]]) == found[1].lower()
        assert OTHER[found[2]] == found[3]
    assert first.startswith("First: ")
