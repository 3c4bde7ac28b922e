"""The steps that only the classic way has: the daisy, and the end of its last layer."""

from __future__ import annotations

from collections.abc import Sequence

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES
from cubeapp.engine.solvers.by_hand.daisy import is_petal
from cubeapp.engine.solvers.by_hand.places import HOLDS, HOME, hold_tables
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.sentences import looks, say, turn_plainly, turn_top
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.tell_slots import LOWER_CUBIES, Told
from cubeapp.engine.solvers.by_hand.tell_top import TOP_CUBIES
from cubeapp.engine.text import Text, Turns, capitalised, listed, paragraph

ANY_SIDE = "turn.saves"
"""The sentence for a turn of the top before an alg that might be made without it."""
TWIST_TURNS = 4
"""The turns of the alg that is repeated to twist a corner."""
_TOP_CORNERS, _TOP_EDGES = TOP_CUBIES[:HOLDS], TOP_CUBIES[HOLDS:]


def tell_petal(scene: Scene, turns: Sequence[int], target: int) -> Told:
    """Tell of one edge that becomes a petal."""
    faces = scene.sides(target)
    moved = _petals_moved(scene, turns)
    words = {
        "piece": scene.piece(target),
        "place": scene.place(target),
        "cross": scene.colour_of(Face.D),
        "side": side_word(faces[0]),
        "moves": scene.text(turns),
    }
    if faces[1] is Face.U:
        parts = [say("daisy.again", **words)]
    else:
        parts = [say("daisy.petal", **words)]
        parts += [say("daisy.flip", **words)] * (faces[1] is Face.D)
    flip = parts[1:]
    parts += moved
    after = scene.after(turns)
    more = [
        scene.piece(edge)
        for edge in CROSS_EDGES
        if edge != target and is_petal(after.state, edge) and not is_petal(scene.state, edge)
    ]
    luck = ""
    if more:
        pieces = listed([Text("the {piece}", piece=piece) for piece in more])
        luck = say("daisy.luck.one" if len(more) == 1 else "daisy.luck.many", pieces=pieces)
    return Told(
        scene.piece(target),
        paragraph([*parts, luck]),
        (target,),
        goal=paragraph([say("petal.aim", **words), luck]),
        look=say("at.looks", way=looks(faces[0]), **words),
        why=paragraph([*(flip or [say("petal.why")]), *moved]),
        kept=CROSS_EDGES,
        petals=True,
    )


def _petals_moved(scene: Scene, turns: Sequence[int]) -> list[Text]:
    """Tell how petals are kept: the top or the bottom is turned, or one leaves and comes back."""
    parts = []
    petals = [edge for edge in CROSS_EDGES if is_petal(scene.state, edge)]
    room = [turn for turn in turns if turn // 3 in (Face.U, Face.D)]
    if room and petals:
        parts.append(say("daisy.room", move=scene.text(room[:1])))
    for edge in petals:
        here, away = scene, []
        for turn in turns:
            after = here.after([turn])
            if is_petal(here.state, edge) != is_petal(after.state, edge):
                away.append(turn)
            here = after
        if len(away) == 2:
            move, back = (scene.text([turn]) for turn in away)
            parts.append(say("daisy.keep", move=move, back=back))
            break
    return parts


def tell_half(scene: Scene, turns: Sequence[int], target: int) -> Told:
    """Tell of one petal that goes down."""
    *top, half = turns
    words = {
        "piece": scene.piece(target),
        "side": _side_colour(scene, target),
        "moves": scene.text([half]),
    }
    cross = scene.colour_of(Face.D)
    over, look = say("daisy.above", **words), say("half.above", **words)
    if top:
        quarters = top[0] % 3 + 1
        over = say("daisy.over", turn=turn_top(quarters), **words)
        turn = capitalised(turn_plainly(quarters))
        look = say("half.look", turn=turn, cross=cross, **words)
    return Told(
        scene.piece(target),
        paragraph([over, say("daisy.half", **words)]),
        (target,),
        goal=say("cross.aim", cross=cross, **words),
        look=look,
        why=say("half.why"),
        kept=CROSS_EDGES,
    )


def tell_edge_order(scene: Scene, case: Case) -> Told:
    """Tell of the alg that makes two edges of the top change places in their order."""
    names = {"name": case.name, "alg": case.shown_on(scene.size)}
    neighbours = zip(_TOP_EDGES, _TOP_EDGES[1:] + _TOP_EDGES[:1], strict=True)
    pairs = [
        (one, other)
        for one, other in neighbours
        if (scene.state[other] - scene.state[one]) // 2 % HOLDS == 1
    ]
    if len(pairs) != 1:
        look, why = say("order.none.look"), say("order.none.why")
        sentence = say("order.none", **names)
        return Told(case.name, sentence, _TOP_EDGES, turn=ANY_SIDE, look=look, why=why)
    [(one, other)] = pairs
    colours = {"one": _side_colour(scene, one), "other": _side_colour(scene, other)}
    place, beside = (side_word(scene.sides(edge)[1]) for edge in (one, other))
    sentence = say("order.two", place=place, next=beside, **colours, **names)
    hint, why = say("order.see", **colours), say("order.two.why")
    look = paragraph([hint, say("order.two.look", place=place, next=beside, **colours)])
    return Told(case.name, sentence, _TOP_EDGES, hint=hint, look=look, why=why)


def tell_corner_order(scene: Scene, case: Case) -> Told:
    """Tell of an alg that moves three corners of the top in a ring."""
    names = {"name": case.name, "alg": case.shown_on(scene.size)}
    hint = say("seats.see", top=scene.centre_name(Face.U))
    turned = (scene.state[_TOP_EDGES[0]] - HOME[_TOP_EDGES[0]]) // 2
    right = [
        corner for corner in _TOP_CORNERS if scene.state[corner] // 3 == (corner + turned) % HOLDS
    ]
    if len(right) != 1:
        sentence = say("seats.none", **names)
        look, why = paragraph([say("seats.none.look"), hint]), say("seats.none.why")
        return Told(case.name, sentence, _TOP_CORNERS, hint=hint, turn=ANY_SIDE, look=look, why=why)
    words = {"piece": scene.piece(right[0]), "place": scene.place(right[0])}
    sentence = say("seats.one", **words, **names)
    look, why = paragraph([say("seats.one.look", **words), hint]), say("seats.one.why")
    return Told(case.name, sentence, _TOP_CORNERS, hint=hint, look=look, why=why)


def tell_corner_twist(scene: Scene, case: Case) -> Told:
    """Tell of the alg that twists the corner at the top front right."""
    there = hold_tables()[scene.hold]
    held, home = scene.state.translate(there), HOME.translate(there)
    after = held.translate(case.table)
    corner = next(cubie for cubie in _TOP_CORNERS if held[cubie] // 3 == 0)
    words = {"piece": scene.piece(corner), "times": case.name}
    words["top"] = scene.centre_name(Face.U)
    alg = Turns(format_moves(case.moves[:TWIST_TURNS], scene.size))
    more = []
    if _lower_of(held) == _lower_of(home):
        more.append(say("twist.broken"))
    if _lower_of(after) == _lower_of(home):
        more.append(say("twist.whole"))
    return Told(
        scene.piece(corner),
        paragraph([say("twist.corner", alg=alg, **words), *more]),
        (corner,),
        turn="twist.next",
        goal=say("twist.aim", **words),
        look=say("twist.look"),
        why=paragraph([say("twist.why", **words), *more]),
    )


def _side_colour(scene: Scene, edge: int) -> Text:
    """Return the colour of an edge that is neither the top's nor the bottom's."""
    return scene.colour_names(edge)[1]


def _lower_of(state: bytes) -> list[int]:
    return [state[cubie] for cubie in LOWER_CUBIES]


CLASSIC_TELLERS = {
    HandStage.EDGE_ORDER: tell_edge_order,
    HandStage.CORNER_ORDER: tell_corner_order,
    HandStage.CORNER_TWIST: tell_corner_twist,
}
"""By the look."""
