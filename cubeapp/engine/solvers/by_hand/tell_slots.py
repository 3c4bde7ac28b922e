"""What the steps up to the last layer are called, and the sentences for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, reduce

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.engine.solvers.by_hand.cases import Case, edge_words, f2l_cases
from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES
from cubeapp.engine.solvers.by_hand.last_layer import top_turns
from cubeapp.engine.solvers.by_hand.places import (
    HOLDS,
    HOME,
    all_hold_tables,
    hold_tables,
    numbers_of,
    without,
)
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.sentences import looks, say, turn_plainly, turn_top
from cubeapp.engine.solvers.by_hand.slots import SLOTS, slot_homes
from cubeapp.engine.solvers.by_hand.words import in_hand
from cubeapp.engine.text import NO_TEXT, Text, both, paragraph, plural

PAIR_IN = (3, 4)
"""A pair is put in by so many turns: three, with a turn of the top before them or not."""
SLIDE = 3
"""The turns that open a side, slide a corner in, and close it."""
BOTTOM_CORNERS = (4, 5, 6, 7)
LOWER_CUBIES = (*BOTTOM_CORNERS, *range(12, 20))
"""The corners and edges of the two lower layers, as indices of a state."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of one step."""

    name: Text
    sentence: Text
    cubies: tuple[int, ...]
    case: Text = NO_TEXT
    hint: Text = NO_TEXT
    turn: str = "turn.before"
    """The sentence for a turn of the top before an alg, by its key."""
    goal: Text = NO_TEXT
    """For learners, as the two below: see `Step`."""
    look: Text = NO_TEXT
    why: Text = NO_TEXT
    kept: tuple[int, ...] = ()
    """The cubies that are home afterwards or were before, of those that the way has come to."""
    petals: bool = False
    """Whether cubies come to the top that are not home there."""


def tell_cross(scene: Scene, turns: Sequence[int], target: int) -> Told:
    """Tell of all edges of the cross at once."""
    cubies = tuple(edge for edge in CROSS_EDGES if not scene.is_home(edge))
    first = min(cubies, key=lambda edge: (_home_after(scene, turns, edge), edge))
    moving = [
        scene.text([turn])
        for before, turn, after in _walk(scene, turns)
        if before.state[first] != after.state[first]
    ]
    sentence = say(
        "cross.all",
        cross=scene.colour_of(Face.D),
        n=plural(len(turns), Text("{n} turn"), Text("{n} turns")),
        moves=scene.text(turns),
        piece=scene.piece(first),
        turns=" ".join(moving),
    )
    look = say("cross.look", piece=scene.piece(first), place=scene.place(first))
    why = say("cross.why")
    return Told(Text("cross"), sentence, cubies, look=look, why=why, kept=CROSS_EDGES)


def tell_cross_edge(scene: Scene, turns: Sequence[int], target: int) -> Told:
    """Tell of one edge of the cross."""
    edge = target
    top = scene.sides(edge)[0]
    words = {
        "piece": scene.piece(edge),
        "place": scene.place(edge),
        "cross": scene.colour_of(Face.D),
        "side": scene.colour_names(edge)[1],
        "moves": scene.text(turns),
    }
    flip = Face.U in scene.sides(edge) and top is not Face.U
    why = [say("cross.flip")] * flip + _opened(scene, turns)
    luck = _luck(scene, turns, [(other,) for other in CROSS_EDGES], (edge,))
    return Told(
        scene.piece(edge),
        paragraph([say("cross.edge", **words), *why, *luck]),
        (edge,),
        goal=paragraph([say("cross.aim", **words), *luck]),
        look=say("at.looks", way=looks(top), **words),
        why=paragraph(why),
        kept=CROSS_EDGES,
    )


def tell_corner(scene: Scene, turns: Sequence[int], target: int) -> Told:
    """Tell of one corner of the first layer, and of edges that come along."""
    groups = [*slot_homes(True, False), *slot_homes(False, True)]
    return _tell_corner(scene, turns, target, groups)


def tell_small_corner(scene: Scene, turns: Sequence[int], target: int) -> Told:
    """Tell of one corner of the first layer of a 2×2×2."""
    return _tell_corner(scene, turns, target, slot_homes(True, False))


def _tell_corner(
    scene: Scene, turns: Sequence[int], target: int, groups: Sequence[tuple[int, ...]]
) -> Told:
    slot, (corner,) = target, slot_homes(True, False)[target]
    words = {"piece": scene.piece(corner), "place": scene.place(corner), "slot": scene.slot(slot)}
    if Face.U not in scene.sides(corner):
        is_own = _slot_faces(scene, slot) <= set(scene.sides(corner))
        key = "corner.twisted" if is_own else "corner.out"
        text = say(key, moves=scene.text(turns), **words)
        first, why = NO_TEXT, say("corner.again" if is_own else "corner.push")
    else:
        text, first, why = _corner_from_top(scene, turns, slot, corner, words)
    luck = _luck(scene, turns, groups, (corner,))
    colours = scene.colour_names(corner)
    there = scene.after(turns).place(corner)
    aim = dict(zip(("cross", "one", "other"), colours, strict=True), place=there)
    way = looks(scene.sides(corner)[0])
    place = say("at.looks", place=scene.place(corner), cross=colours[0], way=way)
    return Told(
        scene.piece(corner),
        paragraph([text, *luck]),
        (corner,),
        goal=paragraph([say("small.aim" if scene.size == 2 else "corner.aim", **aim), *luck]),
        look=paragraph([place, first]),
        why=why,
        kept=CROSS_EDGES * (scene.size != 2) + BOTTOM_CORNERS,
    )


def _corner_from_top(
    scene: Scene, turns: Sequence[int], slot: int, corner: int, words: dict[str, str]
) -> tuple[Text, Text, Text]:
    """Tell of a corner that comes down from the top.

    Returns:
        All of it with the turns; how it is brought above its place, without their names; and why
        the rest takes it down.
    """
    quarters, rest = _top_turn_first(turns)
    over = scene.after(turns[: len(turns) - len(rest)])
    if set(over.sides(corner)) != {Face.U} | _slot_faces(over, slot):
        return say("corner.go", moves=scene.text(turns), **words), NO_TEXT, NO_TEXT
    above, first = say("corner.above", **words), NO_TEXT
    if quarters:
        above = say("corner.over", turn=turn_top(quarters), **words)
        first = say("corner.first", turn=turn_plainly(quarters))
    cross, side = scene.colour_of(Face.D), over.sides(corner)[0]
    key, why = "corner.side", NO_TEXT
    if side is Face.U:
        key, why = "corner.up", say("corner.tip", cross=cross)
    elif len(rest) == SLIDE and rest[1] // 3 == Face.U and rest[0] // 3 == rest[2] // 3:
        why = say("corner.slide")
    last = say(key, cross=cross, side=side_word(side), moves=scene.text(rest))
    return paragraph([above, last]), first, why


def tell_edge(scene: Scene, turns: Sequence[int], target: int) -> Told:
    """Tell of one edge of the middle layer."""
    slot, (edge,) = target, slot_homes(False, True)[target]
    words = {"piece": scene.piece(edge), "place": scene.place(edge), "slot": scene.slot(slot)}
    known = _named_edge_alg(scene, turns)
    look = why = NO_TEXT
    if Face.U not in scene.sides(edge):
        text = say("edge.out", moves=scene.text(turns), **words)
        why = say("edge.push")
    elif known is None:
        text = say("edge.go", moves=scene.text(turns), **words)
    else:
        named, why = _edge_words(scene, turns, known, edge), say("edge.in")
        text = paragraph([say("edge.match" if known[0] else "edge.matched", **named), why])
        look = say("edge.look", **named)
    luck = _luck(scene, turns, slot_homes(False, True), (edge,))
    one, other = scene.colour_names(edge)
    return Told(
        scene.piece(edge),
        paragraph([text, *luck]),
        (edge,),
        goal=paragraph([say("edge.aim", one=one, other=other, **words), *luck]),
        look=paragraph([say("at.place", **words), look]),
        why=why,
        kept=LOWER_CUBIES,
    )


def _named_edge_alg(scene: Scene, turns: Sequence[int]) -> tuple[int, Face] | None:
    """Return how ``turns`` are one of the two algs that learners know; ``None`` if they are not.

    Returns:
        The quarters that the top is turned before the alg, which begins with a turn of the top
        too, and the side that the edge goes to.
    """
    hand = in_hand(turns, scene.hold)
    for side, alg in zip((Face.R, Face.L), edge_words(), strict=True):
        (quarters, body), (own, rest) = _top_turn_first(hand), _top_turn_first(numbers_of(alg))
        if rest == body:
            return (quarters - own) % 4, side
    return None


def _edge_words(
    scene: Scene, turns: Sequence[int], known: tuple[int, Face], edge: int
) -> dict[str, str]:
    front = scene.centre_name(Face.F)
    return {
        "piece": scene.piece(edge),
        "front": front,
        "other": next(name for name in scene.colour_names(edge) if name != front),
        "side": side_word(known[1]),
        "moves": scene.text(turns),
    }


def tell_pair(scene: Scene, turns: Sequence[int], target: int) -> Told:
    """Tell of a corner and the edge above it."""
    slot, (corner, edge) = target, slot_homes(True, True)[target]
    words = {
        "corner": scene.piece(corner),
        "edge": scene.piece(edge),
        "slot": scene.slot(slot),
    }
    out = [
        say("pair.out", what=scene.piece(cubie), place=scene.place(cubie))
        for cubie in (corner, edge)
        if Face.U not in scene.sides(cubie)
        and not _slot_faces(scene, slot) <= set(scene.sides(cubie))
    ]
    how, why = _how_paired(scene, turns, slot, words)
    more = [
        say("pair.free", place=scene.slot(other))
        for other in range(SLOTS)
        if other != slot and _uses(scene, turns, other, (corner, edge))
    ]
    luck = _luck(scene, turns, slot_homes(True, True), (corner, edge))
    case = f2l_case(scene, slot)
    hint = say("pair.case", case=case.title, about=case.about) if case else NO_TEXT
    one, other = scene.colour_names(edge)
    places = say("pair.look", place=scene.place(corner), other=scene.place(edge))
    return Told(
        Text("{one}-{other} pair", one=one, other=other),
        paragraph([*out, *how, *more, *luck]),
        (corner, edge),
        case.title if case else NO_TEXT,
        hint,
        goal=paragraph([say("pair.aim", **words), *luck]),
        look=paragraph([places, hint]),
        why=paragraph([*out, why, *more]),
        kept=CROSS_EDGES + _whole_pairs(scene.after(turns)),
    )


def _whole_pairs(scene: Scene) -> tuple[int, ...]:
    """Return the cubies of the slots that are filled."""
    pairs = (pair for pair in slot_homes(True, True) if all(map(scene.is_home, pair)))
    return tuple(cubie for pair in pairs for cubie in pair)


def _how_paired(
    scene: Scene, turns: Sequence[int], slot: int, words: dict[str, Text]
) -> tuple[list[Text], Text]:
    """Return how a pair is made and put in: in sentences with the turns, and in one without."""
    for split in (len(turns) - count for count in PAIR_IN):
        if split < 0 or not _is_pair(scene.after(turns[:split]), slot):
            continue
        last = scene.text(turns[split:])
        if split == 0:
            told = [say("pair.ready", **words), say("pair.put", moves=last, **words)]
            return told, say("pair.stuck")
        first = say("pair.make", moves=scene.text(turns[:split]), **words)
        return [first, say("pair.in", moves=last, **words)], say("pair.join")
    return [say("pair.meet", moves=scene.text(turns), **words)], say("pair.way")


def f2l_case(scene: Scene, slot: int) -> Case | None:
    """Return the case of a slot's corner and edge; ``None`` if one is in another slot."""
    to_front = hold_tables()[slot]
    key = tuple(to_front[scene.state[cubie]] for cubie in slot_homes(True, True)[slot])
    return _f2l_by_places()[slot].get(key)


@cache
def _f2l_by_places() -> tuple[dict[tuple[int, ...], Case], ...]:
    """Return, for each slot, the cases by the places of its pair, seen with it in front."""
    by_slot = []
    for slot, pair in enumerate(slot_homes(True, True)):
        home = bytes(HOME[cubie] for cubie in pair).translate(hold_tables()[slot])
        known: dict[tuple[int, ...], Case] = {}
        for case in f2l_cases():
            unsolved = without(home, case.table)
            for turn in top_turns():
                known.setdefault(tuple(without(unsolved, turn)), case)
        by_slot.append(known)
    return tuple(by_slot)


@cache
def _joined(slot: int) -> frozenset[tuple[int, ...]]:
    """Return where a slot's corner and edge can be so that they are stuck together rightly."""
    home = bytes(HOME[cubie] for cubie in slot_homes(True, True)[slot])
    return frozenset(tuple(home.translate(table)) for table in all_hold_tables())


def _is_pair(scene: Scene, slot: int) -> bool:
    places = tuple(scene.state[cubie] for cubie in slot_homes(True, True)[slot])
    return places in _joined(slot)


def _top_turn_first(turns: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return the quarters of a turn of the top that ``turns`` begin with, and the rest."""
    if turns and turns[0] // 3 == Face.U:
        return turns[0] % 3 + 1, tuple(turns[1:])
    return 0, tuple(turns)


def _slot_faces(scene: Scene, slot: int) -> set[Face]:
    """Return the two sides of the hand that a slot is between."""
    sides = ((Face.F, Face.R), (Face.B, Face.R), (Face.B, Face.L), (Face.F, Face.L))
    return set(sides[(slot - scene.hold) % HOLDS])


def _uses(scene: Scene, turns: Sequence[int], slot: int, own: Sequence[int]) -> bool:
    """Tell whether ``turns`` take out of a slot what is in it and not meant to be."""
    sides = _slot_faces(scene, slot)
    after = scene.after(turns)
    return any(
        scene.state[cubie] != after.state[cubie]
        and cubie not in own
        and sides <= set(scene.sides(cubie))
        and Face.U not in scene.sides(cubie)
        for cubie in range(len(HOME))
    )


def _walk(scene: Scene, turns: Sequence[int]) -> Iterator[tuple[Scene, int, Scene]]:
    for turn in turns:
        after = scene.after([turn])
        yield scene, turn, after
        scene = after


def _home_after(scene: Scene, turns: Sequence[int], cubie: int) -> int:
    """Return after how many of ``turns`` a cubie is home for good."""
    count = 0
    for index, (_, _, after) in enumerate(_walk(scene, turns), 1):
        if not after.is_home(cubie):
            count = index
    return count


def _opened(scene: Scene, turns: Sequence[int]) -> list[Text]:
    """Tell which turn takes away an edge of the cross that was home, and which brings it back."""
    placed = [edge for edge in CROSS_EDGES if scene.is_home(edge)]
    for edge in placed:
        away = [
            (turn, before.is_home(edge))
            for before, turn, after in _walk(scene, turns)
            if before.is_home(edge) != after.is_home(edge)
        ]
        if len(away) == 2 and away[0][0] // 3 == away[1][0] // 3:
            move, back = (scene.text([turn]) for turn, _ in away)
            return [say("cross.keep", move=move, back=back)]
    return []


def _luck(
    scene: Scene, turns: Sequence[int], groups: Sequence[tuple[int, ...]], own: tuple[int, ...]
) -> list[Text]:
    """Tell which other groups of cubies come home as a whole."""
    after = scene.after(turns)
    pieces = [
        Text("the {piece}", piece=scene.piece(cubie))
        for group in groups
        if group != own and not all(map(scene.is_home, group)) and all(map(after.is_home, group))
        for cubie in group
    ]
    return [say("luck", pieces=reduce(both, pieces))] if pieces else []
