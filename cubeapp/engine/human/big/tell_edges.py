"""What the steps of the edges are called, and the sentences for them."""

from __future__ import annotations

from cubeapp.engine.diagnosis import COLOUR_NAMES
from cubeapp.engine.english import listed
from cubeapp.engine.geometry import Face
from cubeapp.engine.human.big.centre_words import Facelets, source_of
from cubeapp.engine.human.big.edge_places import edge_of, edges_of, turned_round
from cubeapp.engine.human.big.last_two import FRONT_EDGES, SIDES, FlipStep, LastTwo
from cubeapp.engine.human.big.pairing import Joint, PairStep
from cubeapp.engine.human.places import edge_facelets
from cubeapp.engine.human.scene import PLACE_ORDER, side_word
from cubeapp.engine.human.sentences import ORDINALS, TURN_WORDS, counted, say
from cubeapp.engine.moves import blocks
from cubeapp.engine.notation import format_moves
from cubeapp.engine.orbits import EDGES, WINGS, faces_of, midge_facelets, wing_facelets
from cubeapp.engine.steps import Hold, Step

LAST_EDGES, EDGE_PARITY = "last two edges", "edge parity"


def tell_pairing(facelets: Facelets, size: int, step: PairStep) -> Step:
    """Return one step of the edges, told for the cube before it: uint8, shape (6·N²,)."""
    spin, setup, slices, out, back = step.parts(size)
    spun = source_of(spin, size)
    held = facelets[spun]
    edge = edge_colours(step.edge)
    wings = [_wing(joint, size) for joint in sorted(step.joints, key=lambda joint: joint.layer)]
    missing = [f"a missing piece of it is {wings[0]}", *(f"one {wing}" for wing in wings[1:])]
    words = {
        "edge": edge,
        "pieces": ", and ".join(missing),
        "slices": format_moves(slices, size),
        "out": format_moves(out, size),
        "back": format_moves(back, size),
        "place": edge_place(step.end),
        "it": "it" if len(wings) == 1 else "them",
        "setup": format_moves(setup, size),
        "moves": format_moves((*setup, *slices, *out, *back), size),
    }
    parts = [spin_text(held, size, step.spin)]
    if step.frees:
        parts.append(say("pairing.free", **words))
    else:
        parts.append(say("pairing.setup", **words) if setup else "")
        parts.append(say("pairing.see" if setup else "pairing.ready", **words))
        parts.append(say("pairing.join", **words))
    turned = source_of((*spin, *setup), size)
    return Step(
        name=f"{edge} edge",
        moves=step.moves(size),
        sentence=" ".join(filter(None, parts)),
        hold=hold_of(held, size),
        facelets=tuple(sorted(turned[_facelets(facelets[turned], size, step)].tolist())),
        hint=say("pairing.hint", edge=edge),
    )


def tell_last_two(facelets: Facelets, size: int, plan: LastTwo) -> list[Step]:
    """Return the steps of the last two edges, told for the cube before them."""
    told = _tell_start(facelets, size, plan)
    for index, flip in enumerate(plan.steps):
        now = facelets[source_of([move for step in told for move in step.moves], size)]
        is_last = index == len(plan.steps) - 1 and not plan.swapped
        told.append(_tell_flip(now, size, flip, is_last))
    if plan.swapped:
        now = facelets[source_of([move for step in told for move in step.moves], size)]
        told.append(_tell_parity(now, size, plan))
    return told


def _tell_start(facelets: Facelets, size: int, plan: LastTwo) -> list[Step]:
    """Return the step that brings the last two edges to the front; none if they are there."""
    spin, setup = plan.start(size)
    if not spin and not setup:
        return []
    made = source_of((*spin, *setup), size)
    held = facelets[source_of(spin, size)]
    parts = [spin_text(held, size, plan.spin)]
    key = "last2.setup" if setup else "last2.ready"
    parts.append(say(key, setup=format_moves(setup, size)))
    seen = [facelet for edge in FRONT_EDGES for facelet in edge_facelets(size, edge)]
    return [
        Step(
            name=LAST_EDGES,
            moves=(*spin, *setup),
            sentence=" ".join(filter(None, parts)),
            hold=hold_of(held, size),
            facelets=tuple(sorted(made[seen].tolist())),
        )
    ]


def _tell_parity(facelets: Facelets, size: int, plan: LastTwo) -> Step:
    """Return the step in which wings of the edge at the front right change places."""
    setup, alg = plan.parity(size)
    # The layers from the top to the middle are those of one wing of each pair.
    layers = [layer_words(*block, size) for block in blocks(orbit + 1 for orbit in plan.swapped)]
    wing = int(edges_of(facelets, size).wings[0, FRONT_EDGES[0]])
    sentence = say(
        "parity.wings",
        edge=edge_colours(wing),
        layers=listed(layers),
        setup=format_moves(setup, size),
        alg=format_moves(alg, size),
    )
    seen = edge_facelets(size, FRONT_EDGES[0])
    hold = hold_of(facelets, size)
    return Step(EDGE_PARITY, (*setup, *alg), sentence, hold, tuple(sorted(seen)), EDGE_PARITY)


def _tell_flip(facelets: Facelets, size: int, step: FlipStep, is_last: bool) -> Step:
    """Return one flip with the slices around it; the last one makes both edges whole."""
    slices, flip, back = step.parts(size)
    words = {
        "side": f"front {SIDES[step.side]}",
        "other": f"front {SIDES[1 - step.side]}",
        "slices": format_moves(slices, size),
        "flip": format_moves(flip, size),
        "back": format_moves(back, size),
        "layers": listed([layer_words(move.first, move.last, size) for move in slices]),
        "pieces": counted(sum(move.last - move.first + 1 for move in slices), "piece"),
    }
    seen = [facelet for edge in FRONT_EDGES for facelet in edge_facelets(size, edge)]
    key = "last2.slice" if slices else "last2.done" if is_last else "last2.flip"
    return Step(
        name=LAST_EDGES,
        moves=step.moves(size),
        sentence=say(key, **words),
        hold=hold_of(facelets, size),
        facelets=tuple(sorted(seen)),
        hint=say("last2.hint"),
    )


def hold_of(held: Facelets, size: int) -> Hold:
    """Return the hold of a cube whose centres are made."""
    faces = held.reshape(6, size, size)
    return Hold(int(faces[Face.U][1, 1]), int(faces[Face.F][1, 1]))


def spin_text(held: Facelets, size: int, quarters: int) -> str:
    """Return the sentence for a turn of the whole cube; empty if there is none."""
    if not quarters:
        return ""
    return say("hold.turn", way=TURN_WORDS[quarters], front=COLOUR_NAMES[hold_of(held, size).front])


def edge_colours(edge: int) -> str:
    """Return an edge, by its place on the solved cube, by its colours: "white-red"."""
    return "-".join(COLOUR_NAMES[face] for face in faces_of(EDGES[edge_of(edge)]))


def edge_place(place: int) -> str:
    """Return where an edge is: "top back"."""
    faces = faces_of(WINGS[place])
    return " ".join(side_word(face) for face in PLACE_ORDER if face in faces)


def layer_words(first: int, last: int, size: int) -> str:
    """Return inner layers in words, counted from the nearer end: "the second layer from …"."""
    end = "top"
    if first + last > size - 1:
        first, last, end = size - 1 - last, size - 1 - first, "bottom"
    if first == last:
        return f"the {ORDINALS[first]} layer from the {end}"
    return f"the {ORDINALS[first]} to {ORDINALS[last]} layers from the {end}"


def _wing(joint: Joint, size: int) -> str:
    where = layer_words(joint.layer, joint.layer, size)
    return f"at the {edge_place(joint.start)}, in {where}"


def _facelets(held: Facelets, size: int, step: PairStep) -> list[int]:
    """Return the facelets of the edge's cubies that are in it, and of those that join it."""
    goal = step.joints[0].goal
    wings = wing_facelets(size)
    found = [f for joint in step.joints for f in wings[joint.orbit, joint.start].tolist()]
    for orbit, row in enumerate(edges_of(held, size).wings.tolist()):
        for at in (goal, turned_round(goal)):
            if edge_of(row[at]) == edge_of(step.edge):
                found += wings[orbit, at].tolist()
    return found + midge_facelets(size)[edge_of(goal) : edge_of(goal) + 1].ravel().tolist()
