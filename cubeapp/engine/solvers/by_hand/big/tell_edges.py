"""What the steps of the edges are called, and the sentences for them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, blocks
from cubeapp.engine.model.orbits import EDGES, WINGS, faces_of, midge_facelets, wing_facelets
from cubeapp.engine.model.permutations import source_of
from cubeapp.engine.model.places import SLOT_WORDS, place_words, side_word
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.big.centre_words import Facelets
from cubeapp.engine.solvers.by_hand.big.edge_places import edge_of, edges_of, turned_round
from cubeapp.engine.solvers.by_hand.big.last_two import FRONT_EDGES, FlipStep, LastTwo
from cubeapp.engine.solvers.by_hand.big.pairing import Joint, PairStep
from cubeapp.engine.solvers.by_hand.places import edge_facelets
from cubeapp.engine.solvers.by_hand.scene import edge_name
from cubeapp.engine.solvers.by_hand.sentences import TURN_WORDS, counted, ordinal, say
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.steps import Hold, Step
from cubeapp.engine.text import NO_TEXT, Text, Turns, colour_name, listed, paragraph

LAST_EDGES, EDGE_PARITY = HandStage.LAST_EDGES.value, Text("edge parity")
FRONT_PLACES = (SLOT_WORDS[0], SLOT_WORDS[-1])
"""Of the last two edges."""


def tell_pairing(facelets: Facelets, size: int, step: PairStep) -> list[Step]:
    """Return one step of the edges, told for the cube before it: uint8, shape (6·N²,).

    Where the cube is to be held in another way, a step that turns it comes first.
    """
    spin, setup, slices, out, back = step.parts(size)
    spun = source_of(spin, size)
    held = facelets[spun]
    one, other = edge_colours(step.edge)
    words = {
        "one": one,
        "other": other,
        "pieces": _missing(step, size),
        "slices": Turns(format_moves(slices, size)),
        "out": Turns(format_moves(out, size)),
        "back": Turns(format_moves(back, size)),
        "place": edge_place(step.end),
        "it": Text("it") if len(step.joints) == 1 else Text("them"),
        "setup": Turns(format_moves(setup, size)),
        "moves": Turns(format_moves((*setup, *slices, *out, *back), size)),
    }
    if step.frees:
        parts = [say("pairing.free", **words)]
    else:
        parts = [say("pairing.setup", **words) if setup else NO_TEXT]
        parts.append(say("pairing.see" if setup else "pairing.ready", **words))
        parts.append(say("pairing.join", **words))
    set_up = source_of(setup, size)
    seen = set_up[_facelets(held[set_up], size, step)].tolist()
    told = Step(
        name=edge_name(one, other),
        moves=(*setup, *slices, *out, *back),
        sentence=paragraph(parts),
        hold=hold_of(held, size),
        facelets=tuple(sorted(seen)),
        hint=say("pairing.hint", one=one, other=other),
    )
    return [*_tell_spin(held, size, spin, step.spin, spun[seen]), told]


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
    """Return the steps that bring the last two edges to the front; none if they are there."""
    spin, setup = plan.start(size)
    if not spin and not setup:
        return []
    spun, set_up = source_of(spin, size), source_of(setup, size)
    held = facelets[spun]
    key = "last2.setup" if setup else "last2.ready"
    front = [facelet for edge in FRONT_EDGES for facelet in edge_facelets(size, edge)]
    seen = set_up[front].tolist()
    sentence = say(key, setup=Turns(format_moves(setup, size)))
    steps = _tell_spin(held, size, spin, plan.spin, spun[seen])
    if not setup:
        return [replace(step, sentence=paragraph([step.sentence, sentence])) for step in steps]
    hold = hold_of(held, size)
    return [*steps, Step(LAST_EDGES, setup, sentence, hold, tuple(sorted(seen)))]


def _tell_parity(facelets: Facelets, size: int, plan: LastTwo) -> Step:
    """Return the step in which wings of the edge at the front right change places."""
    setup, alg = plan.parity(size)
    # The layers from the top to the middle are those of one wing of each pair.
    layers = [layer_words(*block, size) for block in blocks(orbit + 1 for orbit in plan.swapped)]
    wing = int(edges_of(facelets, size).wings[0, FRONT_EDGES[0]])
    one, other = edge_colours(wing)
    sentence = say(
        "parity.wings",
        one=one,
        other=other,
        layers=listed(layers),
        setup=Turns(format_moves(setup, size)),
        alg=Turns(format_moves(alg, size)),
    )
    seen = edge_facelets(size, FRONT_EDGES[0])
    hold = hold_of(facelets, size)
    name = EDGE_PARITY
    return Step(name, (*setup, *alg), sentence, hold, tuple(sorted(seen)), name)


def _tell_flip(facelets: Facelets, size: int, step: FlipStep, is_last: bool) -> Step:
    """Return one flip with the slices around it; the last one makes both edges whole."""
    slices, flip, back = step.parts(size)
    words = {
        "side": FRONT_PLACES[step.side],
        "other": FRONT_PLACES[1 - step.side],
        "slices": Turns(format_moves(slices, size)),
        "flip": Turns(format_moves(flip, size)),
        "back": Turns(format_moves(back, size)),
        "layers": listed([layer_words(move.first, move.last, size) for move in slices]),
        "pieces": counted(
            sum(move.last - move.first + 1 for move in slices),
            Text("one piece"),
            Text("{n} pieces"),
        ),
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


def _tell_spin(
    held: Facelets, size: int, spin: tuple[Move, ...], quarters: int, seen: NDArray[np.intp]
) -> list[Step]:
    """Return the step of a turn of the whole cube; none if there is no turn.

    Args:
        held: the cube after it.
        size: N.
        spin: the turn.
        quarters: of it.
        seen: the facelets that the next step is about, before the turn.
    """
    if not spin:
        return []
    hold = hold_of(held, size)
    sentence = say("hold.turn", way=TURN_WORDS[quarters], front=colour_name(hold.front))
    return [Step.of_rotation(spin, sentence, hold, tuple(sorted(seen.tolist())))]


def edge_colours(edge: int) -> tuple[Text, Text]:
    """Return the colours of an edge, given by its place on the solved cube."""
    one, other = faces_of(EDGES[edge_of(edge)])
    return colour_name(one), colour_name(other)


def edge_place(place: int) -> str:
    """Return where an edge is: "top back"."""
    return place_words(faces_of(WINGS[place]))


def layer_words(first: int, last: int, size: int) -> Text:
    """Return inner layers in words, counted from the nearer end: "the second layer from …"."""
    end = Face.U
    if first + last > size - 1:
        first, last, end = size - 1 - last, size - 1 - first, Face.D
    words = {"first": ordinal(first), "last": ordinal(last), "side": side_word(end)}
    if first == last:
        return Text("the {first} layer from the {side}", **words)
    return Text("the {first} to {last} layers from the {side}", **words)


def _missing(step: PairStep, size: int) -> Text:
    """Return where the missing pieces of an edge are."""
    first, *others = sorted(step.joints, key=lambda joint: joint.layer)
    text = Text("a missing piece of it is at the {place}, in {layer}", **_wing(first, size))
    for other in others:
        text = Text("{text}, and one at the {place}, in {layer}", text=text, **_wing(other, size))
    return text


def _wing(joint: Joint, size: int) -> dict[str, str]:
    layer = layer_words(joint.layer, joint.layer, size)
    return {"place": edge_place(joint.start), "layer": layer}


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
