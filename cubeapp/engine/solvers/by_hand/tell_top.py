"""What the steps of the last layer are called, and the sentences for them."""

from __future__ import annotations

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.engine.notation.effect import cycles_of
from cubeapp.engine.solvers.by_hand.cases import Case, pll_sides
from cubeapp.engine.solvers.by_hand.last_layer import HOME_TOP, top_of, top_turns
from cubeapp.engine.solvers.by_hand.places import HOME, hold_tables
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.sentences import (
    corners_in_words,
    edges_in_words,
    looks,
    say,
    shown,
)
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.tell_slots import Told
from cubeapp.engine.text import NO_TEXT, Text, listed, paragraph

TOP_CUBIES = (0, 1, 2, 3, 8, 9, 10, 11)
"""The corners and edges of the U layer, as indices of a state."""
_FRONT_LEFT = {Face.U, Face.F, Face.L}
_SIDES = (Face.F, Face.L, Face.B, Face.R)
"""The sides of the top in the order of its corners: that between the first two is in front."""
_CORNER_CYCLES = {
    (): "",
    (3,): Text("three corners go round"),
    (2,): Text("two corners change places"),
    (2, 2): Text("two pairs of corners change places"),
    (4,): Text("four corners go round"),
}
_EDGE_CYCLES = {
    (): "",
    (3,): Text("three edges go round"),
    (2,): Text("two edges change places"),
    (2, 2): Text("two pairs of edges change places"),
    (4,): Text("four edges go round"),
}
_TWO_SWAPS = Text("two corners and two edges change places")
_SIDE_SHOWS = {
    "bar": Text("all three match at the {side}"),
    "headlights": Text("the two corners match at the {side}"),
    "block left": Text("the left two match at the {side}"),
    "block right": Text("the right two match at the {side}"),
}


def tell_oll(scene: Scene, case: Case) -> Told:
    """Tell of a case of turning the top up; ``scene`` has the turn to its angle behind it."""
    top = top_of(scene.state, scene.hold)
    corners, edges = _corners_up(top), _edges_up(top)
    words = {
        "edges": edges_in_words(edges),
        "corners": corners_in_words(corners),
        "show": shown(edges + corners),
        "top": scene.centre_name(Face.U),
    }
    names = {"case": case.title, "nickname": case.nickname, "alg": case.shown_on(scene.size)}
    hint = say("oll.see", about=case.about)
    look = paragraph([say("oll.look", **words), hint])
    sentence = say("oll.case", **words, **names)
    return Told(case.title, sentence, TOP_CUBIES, case.title, hint, look=look)


def tell_pll(scene: Scene, case: Case) -> Told:
    """Tell of a case of permuting the top."""
    held = scene.state.translate(hold_tables()[scene.hold])
    after = held.translate(case.table)
    moved = tuple(cubie for cubie in TOP_CUBIES if held[cubie] != after[cubie])
    alg = case.shown_on(scene.size)
    sentence = say("pll.case", about=cycles_text(case), case=case.title, alg=alg)
    sides = [
        _SIDE_SHOWS[what].format(side=side_word(Face[side]))
        for side, what in pll_sides(case.key).items()
        if what in _SIDE_SHOWS
    ]
    hint = say("pll.see", sides=listed(sides) if sides else Text("nothing matches on any of them"))
    why = say("pll.why", about=cycles_text(case))
    return Told(case.title, sentence, moved, case.title, hint, look=hint, why=why)


def tell_top_cross(scene: Scene, case: Case) -> Told:
    """Tell of an alg that turns edges of the top up."""
    edges = _edges_up(top_of(scene.state, scene.hold))
    key = "cross2.dot" if edges == 0 else f"cross2.{case.key}"
    top = scene.centre_name(Face.U)
    sentence = say(key, top=top, alg=case.shown_on(scene.size))
    look = say(f"{key}.look", top=top)
    why = say("cross2.dot.why", top=top) if edges == 0 else NO_TEXT
    return Told(Text("top cross"), sentence, TOP_CUBIES[4:], look=look, why=why)


def tell_top_face(scene: Scene, case: Case) -> Told:
    """Tell of an alg that turns corners of the top."""
    top = top_of(scene.state, scene.hold)
    corners = _corners_up(top)
    after = _corners_up(top.translate(case.table))
    front_left = next(cubie for cubie in range(4) if set(scene.sides(cubie)) == _FRONT_LEFT)
    way = looks(scene.sides(front_left)[0])
    words = {
        "corners": corners_in_words(corners),
        "show": shown(corners),
        "top": scene.centre_name(Face.U),
    }
    sentence = say(
        "face.last" if after == 4 else "face.first",
        side=way,
        name=case.name,
        alg=case.shown_on(scene.size),
        **words,
    )
    look = say("face.look", way=way, **words)
    why = NO_TEXT if after == 4 else say("face.why", **words)
    return Told(case.name, sentence, TOP_CUBIES[:4], look=look, why=why)


def tell_top_corners(scene: Scene, case: Case) -> Told:
    """Tell of an alg that moves corners of the top in a ring."""
    side = _headlights(top_of(scene.state, scene.hold))
    if side is None:
        sentence = say("corners.none", alg=case.shown_on(scene.size))
        look, why = say("corners.none.look"), say("corners.none.why")
    else:
        sentence = say("corners.pair", side=side_word(side), alg=case.shown_on(scene.size))
        look, why = say("corners.pair.look", side=side_word(side)), NO_TEXT
    return Told(Text("top corners"), sentence, TOP_CUBIES[:4], look=look, why=why)


def tell_top_edges(scene: Scene, case: Case) -> Told:
    """Tell of an alg that moves edges of the top in a ring."""
    top = top_of(scene.state, scene.hold)
    side = _complete_side(top)
    if side is None:
        sentence = say("edges.none", alg=case.shown_on(scene.size))
        look, why = say("edges.none.look"), say("edges.none.why")
    else:
        # Where the edge opposite the complete side goes, seen with that side at the back.
        front = HOME[9]
        way = side_word(Face.L if case.table[front] == HOME[10] else Face.R)
        sentence = say("edges.three", side=side_word(side), way=way, alg=case.shown_on(scene.size))
        look = say("edges.three.look", side=side_word(side))
        why = say("edges.three.why", way=way)
    return Told(Text("top edges"), sentence, TOP_CUBIES[4:], look=look, why=why)


def tell_corners_up(scene: Scene, case: Case) -> Told:
    """Tell of a case of turning the four corners of a 2×2×2 up."""
    corners = _corners_up(top_of(scene.state, scene.hold))
    words = {
        "corners": corners_in_words(corners),
        "show": shown(corners),
        "top": scene.centre_name(Face.U),
    }
    sentence = say("oll2.case", case=case.name, alg=case.shown_on(scene.size), **words)
    look = say("oll2.look", **words)
    return Told(case.title, sentence, TOP_CUBIES[:4], case.title, look=look)


def tell_corner_places(scene: Scene, case: Case) -> Told:
    """Tell of corners of a 2×2×2 that change places."""
    side = _headlights(top_of(scene.state, scene.hold))
    if side is None:
        sentence = say("pll2.none", alg=case.shown_on(scene.size))
        look = say("corners.none.look")
    else:
        sentence = say("pll2.pair", side=side_word(side), alg=case.shown_on(scene.size))
        look = say("corners.pair.look", side=side_word(side))
    return Told(case.title, sentence, TOP_CUBIES[:4], case.title, look=look)


TELLERS = {
    HandStage.OLL: tell_oll,
    HandStage.PLL: tell_pll,
    HandStage.TOP_CROSS: tell_top_cross,
    HandStage.TOP_FACE: tell_top_face,
    HandStage.TOP_CORNERS: tell_top_corners,
    HandStage.TOP_EDGES: tell_top_edges,
    HandStage.CORNERS_UP: tell_corners_up,
    HandStage.CORNER_PLACES: tell_corner_places,
}
"""By the look."""


def cycles_text(case: Case) -> Text:
    """Return what an alg moves, the top turned so that it is least: "three corners go round"."""
    best = min((_cycles(case.table, turn) for turn in top_turns()), key=_size)
    corners, edges = best
    if corners == edges == (2,):
        return _TWO_SWAPS
    words = [text for text in (_CORNER_CYCLES[corners], _EDGE_CYCLES[edges]) if text]
    return listed(words)


def _cycles(table: bytes, turn: bytes) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the lengths of the rings in which corners and edges of the top move."""
    places = HOME_TOP.translate(table).translate(turn)
    kinds = []
    for start in (0, 4):
        home = HOME_TOP[start : start + 4]
        goes = {place: home.index(after) for place, after in enumerate(places[start : start + 4])}
        lengths = map(len, cycles_of(goes))
        kinds.append(tuple(length for length in lengths if length > 1))
    return kinds[0], kinds[1]


def _size(cycles: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[int, int]:
    lengths = [length for kind in cycles for length in kind]
    return sum(lengths), sum(length == 4 for length in lengths)


def _corners_up(top: bytes) -> int:
    return sum(place % 3 == 0 for place in top[:4])


def _edges_up(top: bytes) -> int:
    return sum(place % 2 == 0 for place in top[4:])


def _headlights(top: bytes) -> Face | None:
    """Return the side whose two corners show one colour; ``None`` if none does, or all do."""
    at = _corners_at(top)
    sides = [
        side for index, side in enumerate(_SIDES) if at[(index + 1) % 4] == (at[index] + 1) % 4
    ]
    return sides[0] if len(sides) == 1 else None


def _complete_side(top: bytes) -> Face | None:
    """Return the side that shows one colour, all corners being right; ``None`` if none does."""
    at = _corners_at(top)
    edges = [(place - 24) // 2 for place in top[4:]]
    sides = [
        side
        for index, side in enumerate(_SIDES)
        if edges.index((index + 1) % 4) == (at[index] + 1) % 4
    ]
    return sides[0] if len(sides) == 1 else None


def _corners_at(top: bytes) -> list[int]:
    """Return which corner is in each of the four places."""
    positions = [place // 3 for place in top[:4]]
    return [positions.index(position) for position in range(4)]
