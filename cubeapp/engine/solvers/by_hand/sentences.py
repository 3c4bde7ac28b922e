"""Every sentence of the hand-style solutions, by key; see `say`.

Variables: ``cross`` the colour at the bottom, ``top`` its opposite, ``piece`` a cubie by its
colours, ``place`` and ``slot`` where it is and belongs, ``moves`` and ``alg`` turns, ``turn`` a
turn of the top in words.
"""

from __future__ import annotations

from cubeapp.engine.english import capitalised
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.language import mark, tr

SENTENCES = {
    "hold.start": mark("Hold the cube with {cross} at the bottom and {front} in front."),
    "hold.turn": mark("Turn the whole cube {way}, so that {front} is in front."),
    "hold.spin": mark("Turn the whole cube {way}."),
    "stage.done": mark("{stage}: already done. Nothing to turn."),
    "luck": mark("This also puts {pieces} in place."),
    "turn.top": mark("turn the top {turn}"),
    "turn.side": mark("turn the {side} {turn}"),
    "cross.goal": mark(
        "Make a {cross} cross at the bottom: four edges, each matching the centre beside it."
    ),
    "cross.all": mark(
        "The {cross} edges go home together in {n}: {moves}. Follow the {piece} first: it moves on "
        "{turns}."
    ),
    "cross.edge": mark(
        "Bring the {piece} from the {place} to its place between the {cross} and {side} centres: "
        "{moves}."
    ),
    "cross.flip": mark("It would arrive the wrong way round, so it comes in from the side."),
    "cross.keep": mark("{move} takes a placed edge away for a moment, {back} brings it back."),
    "daisy.goal": mark(
        "Make a daisy: the {cross} edges around the {top} centre in any order, their {cross} up. "
        "One that is home at the bottom may stay."
    ),
    "daisy.petal": mark("Bring the {piece} from the {place} to the top, its {cross} up: {moves}."),
    "daisy.again": mark(
        "The {piece} is at the {place}, but its {cross} looks to the {side}: {moves} brings it "
        "back with its {cross} up."
    ),
    "daisy.flip": mark("Its {cross} looks to the {side}, so it goes by way of the middle layer."),
    "daisy.room": mark("{move} is there so that no other petal is pushed away."),
    "daisy.keep": mark("{move} takes another petal away for a moment, {back} brings it back."),
    "daisy.luck.one": mark("{pieces} comes up as well."),
    "daisy.luck.many": mark("{pieces} come up as well."),
    "daisy.over": mark("{turn}, until the {side} of the {piece} is above the {side} centre."),
    "daisy.above": mark("The {side} of the {piece} is above the {side} centre."),
    "daisy.half": mark("A half turn of that side takes it down: {moves}."),
    "corner.goal": mark(
        "Fill the four corners of the first layer. Each belongs between the three centres of its "
        "colours. Corners that bring edges along save turns later."
    ),
    "corner.over": mark("{turn}, so that the {piece} is above its place at the {slot}."),
    "corner.above": mark("The {piece} is above its place at the {slot}."),
    "corner.side": mark("Its {cross} looks to the {side}: {moves} takes it down."),
    "corner.up": mark(
        "Its {cross} looks up: {moves} first tips it to the side, then takes it down."
    ),
    "corner.out": mark(
        "The {piece} sits at the {place}, where it does not belong: {moves} takes it out to the "
        "top and puts it in at the {slot}."
    ),
    "corner.twisted": mark(
        "The {piece} is in its place at the {slot}, but twisted: {moves} takes it out to the top "
        "and brings it back in."
    ),
    "corner.go": mark(
        "The {piece} is at the {place}: {moves} brings it to its place at the {slot}."
    ),
    "edge.goal": mark("Fill the middle layer with the four edges that have no {top}."),
    "edge.match": mark(
        "Imagine the {piece} above the {front} centre, its {front} side in front: it shows {other} "
        "on top, so it goes to the {side}. From where it is now that takes {moves}."
    ),
    "edge.matched": mark(
        "The front of the {piece} matches the {front} centre; its top shows {other}, so it goes to "
        "the {side}: {moves}."
    ),
    "edge.in": mark("The corner below steps out, joins the edge and comes back with it."),
    "edge.out": mark(
        "The {piece} sits at the {place}, where it is wrong: another edge takes its place, it "
        "comes up, and then it goes to the {slot}: {moves}."
    ),
    "edge.go": mark("The {piece} goes from the {place} to the {slot}: {moves}."),
    "pair.goal": mark("Solve a corner and the edge that goes above it together, four times."),
    "pair.make": mark("Bring the {corner} and the {edge} together: {moves}."),
    "pair.ready": mark("The {corner} and the {edge} are a pair already."),
    "pair.in": mark("Now they are a pair: {moves} puts it into the {slot}."),
    "pair.put": mark("{moves} puts it into the {slot}."),
    "pair.meet": mark("The {corner} and the {edge} meet on the way into the {slot}: {moves}."),
    "pair.out": mark(
        "The {what} is in a wrong slot, at the {place}, so the turns bring it up first."
    ),
    "pair.free": mark("The slot at the {place} is still empty, so it may be turned without harm."),
    "pair.case": mark("This is {case}: {about}. Seen with its slot at the front right."),
    "oll.goal": mark("Turn all of the last layer's {top} stickers up."),
    "oll.case": mark("{edges} and {corners} {show} {top}: {case}, “{nickname}”: {alg}."),
    "oll.see": mark("A case of the kind “{about}”."),
    "pll.goal": mark("The top is {top}; now its pieces change places."),
    "pll.case": mark("{about}: {case}, {alg}."),
    "pll.see": mark("Look around the sides: {sides}."),
    "cross2.goal": mark("Make a {top} cross on top, no matter what the sides of its edges show."),
    "cross2.dot": mark("No edge of the top shows {top}: {alg} turns two of them up."),
    "cross2.line": mark(
        "Two opposite edges show {top}: with them as a line from left to right, {alg}."
    ),
    "cross2.corner": mark(
        "Two neighbouring edges show {top}: with them at the back and at the left, {alg}."
    ),
    "face.goal": mark("Turn the four corners so that the whole top is {top}."),
    "face.last": mark(
        "{corners} {show} {top}. With the {top} of the front left corner looking {side}, {name}: "
        "{alg}."
    ),
    "face.first": mark(
        "{corners} {show} {top}. With the {top} of the front left corner looking {side}, {name}: "
        "{alg}. After it one corner shows {top}, and the next step does the rest."
    ),
    "corners.goal": mark(
        "Bring the corners of the top into the right order; which way the top is turned does not "
        "matter yet."
    ),
    "corners.pair": mark(
        "Two corners on one side match (“headlights”): with these at the {side}, {alg}."
    ),
    "corners.none": mark("No two corners match on any side: {alg} makes two of them match."),
    "edges.goal": mark("Bring the last edges to their places."),
    "edges.three": mark(
        "One side is complete: with it at the {side}, {alg}. The three other edges go round, the "
        "opposite one to the {way}."
    ),
    "edges.none": mark("No side is complete: {alg} makes one."),
    "order.goal": mark(
        "Put the {top} edges in the order of their centres. The top may still be turned."
    ),
    "order.two": mark(
        "The {one} and the {other} edge follow each other as the {one} and the {other} centre do: "
        "with them at the {place} and the {next}, {name}: {alg}. The other two change places."
    ),
    "order.see": mark(
        "If you turn the top until the {one} edge matches its centre, the {other} edge matches, "
        "too, and the others do not."
    ),
    "order.none": mark(
        "No two neighbouring edges follow each other as their centres do. From any side {name} "
        "makes two of them do so: {alg}."
    ),
    "seats.goal": mark(
        "Bring each corner of the top between the two edges of its colours, twisted or not."
    ),
    "seats.one": mark(
        "Only the {piece} is between the edges of its colours: with it at the {place}, {name}: "
        "{alg}. The three others go round and come between theirs."
    ),
    "seats.none": mark(
        "No corner is between the edges of its colours. From any side {name} brings one there: "
        "{alg}."
    ),
    "seats.see": mark(
        "A corner is right if its colours are {top} and those of the sides of the two edges beside "
        "it; which of them is on top does not matter."
    ),
    "turn.saves": mark("{turn}, which saves turns later."),
    "twist.goal": mark(
        "Twist the corners one by one at the top front right, and in between turn only the top."
    ),
    "twist.next": mark("{turn}, which brings a twisted corner to the front right."),
    "twist.corner": mark(
        "With the {piece} at the top front right, {alg} {times} turns its {top} up."
    ),
    "twist.broken": mark(
        "The lower layers look broken meanwhile: go on, and do not turn the whole cube."
    ),
    "twist.whole": mark("With this the lower layers are whole again."),
    "turn.before": mark("{turn} to bring the case into position."),
    "turn.after": mark("Last turn of the top: {turn}, and every side matches."),
    "layer.goal": mark(
        "Make one layer: four corners with {cross} at the bottom whose sides match each other."
    ),
    "layer.first": mark(
        "Hold the cube so that the {piece} is at the {place} with {cross} down: the layer is built "
        "on it."
    ),
    "face2.start": mark(
        "Hold the cube so that the {piece} is at the {place}: {cross} will be at the bottom."
    ),
    "face2.goal": mark("Make one {cross} face at the bottom; what its sides show does not matter."),
    "face2.all": mark("{moves} brings all four {cross} stickers to the bottom."),
    "oll2.goal": mark("Turn all {top} stickers up."),
    "oll2.case": mark("{corners} {show} {top}: the case {case}, {alg}."),
    "pll2.pair": mark("Two corners on one side match: with them at the {side}, {alg}."),
    "pll2.none": mark("No two corners match on any side: {alg}."),
    "pbl.goal": mark("Bring the corners of both layers to their places at once."),
    "pbl.case": mark("This is {case}: {alg}."),
    "pbl.over": mark("The top is right: turn the cube over, to do the other layer on top."),
    "pbl.low": mark("{moves} turns the bottom so that its case is seen from this side."),
    "pbl.see": mark(
        "In a layer called adjacent two corners match on one side, in a diagonal one on no side, "
        "in a solved one on all."
    ),
    "pll2.goal": mark("Bring the corners of the top to their places."),
    "centre.goal": mark(
        "Make the {colour} centre: bring all its {all} pieces to one face. What edges and corners "
        "do does not matter yet."
    ),
    "centre2.goal": mark(
        "Make the {colour} centre on the opposite face. The words for it leave the finished one as "
        "it is."
    ),
    "centre4.goal": mark(
        "Make the other four centres. With {cross} at the bottom they go round to the right in the "
        "order {order}."
    ),
    "centre.spin": mark(
        "Turn the whole cube ({moves}), so that the {colour} centre is on top and {front} in front."
    ),
    "centre.spin.even": mark(
        "Turn the whole cube ({moves}). The face that is to be {colour} is on top now."
    ),
    "centre.setup": mark("{turns} ({names})."),
    "centre.column.one": mark(
        "On the {side}, {where}: {lift} takes this column up, {turn} turns it aside with the top, "
        "and {back} brings the other centres back."
    ),
    "centre.column.many": mark(
        "On the {side}, {where}: {lift} takes these columns up, {turn} turns them aside with the "
        "top, and {back} brings the other centres back."
    ),
    "centre.block.one": mark(
        "On the {side}, {pieces} is in {columns} now, and belongs in a gap of the top: {moves} "
        "puts it there and leaves the rest of the top together."
    ),
    "centre.block.many": mark(
        "On the {side}, {pieces} are in {columns} now, and belong in a gap of the top: {moves} "
        "puts them there and leaves the rest of the top together."
    ),
    "centre.count": mark("Now the top has {has} of the {all} {colour} pieces."),
    "centre.whole": mark("The {colour} centre is made."),
    "centre.column.see": mark(
        "A column goes up, the top turns, and the column comes back with what the top had in its "
        "place. Only the top and the face it came from change."
    ),
    "centre.block.see": mark(
        "Three groups of pieces change places and all others stay: two slices, with turns of the "
        "top between them, are made and undone in turn."
    ),
    "pairing.goal": mark(
        "Pair the edges: all pieces of an edge show the same two colours on the same sides. Where "
        "the edge is on the cube does not matter yet."
    ),
    "pairing.setup": mark("{setup} brings the {one}-{other} edge to the front right."),
    "pairing.see": mark("{pieces}."),
    "pairing.ready": mark("The {one}-{other} edge is at the front right; {pieces}."),
    "pairing.join": mark(
        "{slices} brings {it} into the edge; {out} takes the edge to the {place} and an open one "
        "to the front right; {back} brings the centres back."
    ),
    "pairing.free": mark(
        "A piece of the {one}-{other} edge is in its own edge, but the wrong way round, so it "
        "changes places with another piece first: {moves}."
    ),
    "pairing.hint": mark(
        "A piece fits where its {one}-{other} stickers are on the same sides as those of the "
        "rest of its edge. A piece of a wrong layer shows them the other way round."
    ),
    "last2.goal": mark(
        "Two edges are left, and no third one can take the place of one that leaves. So an edge is "
        "flipped instead while the slices are turned."
    ),
    "last2.setup": mark("{setup} brings the last two edges to the front right and the front left."),
    "last2.ready": mark("The last two edges are at the front right and the front left now."),
    "last2.slice": mark(
        "{slices} turns {layers}, which brings {pieces} of the {other} edge to the {side}; {flip} "
        "flips the edge there; {back} brings the centres back. So pieces of the two edges have "
        "changed places."
    ),
    "last2.flip": mark(
        "{flip} flips the {side} edge, so that the next step finds its pieces the right way round."
    ),
    "last2.done": mark("{flip} flips the {side} edge, and both edges are whole."),
    "last2.hint": mark(
        "The seven turns of the flip turn one edge round in its place and take no other edge apart."
    ),
    "parity.wings": mark(
        "On the {one}-{other} edge, at the front right, the pieces in {layers} are the wrong way "
        "round, and so are those as far from the other end. No slices and flips can mend that. "
        "{setup} brings the edge to the top front, and the alg for parity makes these pieces "
        "change places: {alg}."
    ),
    "parity.oll.goal": mark(
        "Where there are no middle pieces, a whole edge can be flipped, which a 3×3×3 cannot have."
    ),
    "parity.oll": mark(
        "Of the edges of the top {edges} {show} {top}, an odd number, so one edge is flipped. The "
        "{name} alg flips the one at the top front: {alg}."
    ),
    "parity.pll.goal": mark(
        "Where there are no middle pieces, two whole edges can be exchanged, which a 3×3×3 cannot "
        "have."
    ),
    "parity.pll": mark(
        "The sides of the top show no case of a 3×3×3: two of its pieces would have to change "
        "places. The {name} alg makes the edges at the top front and the top back change places: "
        "{alg}."
    ),
    "hold.over": mark(
        "Turn the whole cube ({moves}), so that {cross} is at the bottom and {front} in front."
    ),
    # For learners, in parts and without names of turns.
    "at.place": mark("It is at the {place}."),
    "at.looks": mark("It is at the {place}; its {cross} looks {way}."),
    "petal.aim": mark("Bring it to the top, with its {cross} up."),
    "petal.why": mark("A turning side keeps its own stickers and lifts those beside it."),
    "cross.aim": mark("Bring it between the {cross} and the {side} centre."),
    "cross.look": mark("Follow the {piece} first: it is at the {place}."),
    "cross.why": mark("All of them go home together."),
    "half.look": mark(
        "It is on top, its {cross} up. {turn}, until its {side} is above the {side} centre."
    ),
    "half.above": mark("It is on top, and its {side} is above the {side} centre already."),
    "half.why": mark("Half a turn swaps top and bottom."),
    "corner.aim": mark("Bring it between the {cross}, {one} and {other} centres, to the {place}."),
    "small.aim": mark("Bring it to the {place}, so that its sides match those beside it."),
    "corner.first": mark("{turn}: then it is above its place."),
    "corner.slide": mark("The side opens, the top slides it in, and the side closes."),
    "corner.tip": mark("Its {cross} looks up, so it is tipped to the side first, then taken down."),
    "corner.push": mark(
        "It does not belong there, so it comes out to the top first and then goes in."
    ),
    "corner.again": mark(
        "It is twisted in its own place, so it comes out to the top and goes back in."
    ),
    "edge.aim": mark("Bring it between the {one} and the {other} centre, to the {slot}."),
    "edge.look": mark(
        "Above the {front} centre it shows {other} on top, so it goes to the {side}."
    ),
    "edge.push": mark(
        "It is wrong there, so another edge takes its place. It comes up and goes in."
    ),
    "pair.aim": mark("Bring the {corner} and the {edge} into the slot at the {slot}."),
    "pair.look": mark("The corner is at the {place}, the edge at the {other}."),
    "pair.join": mark("The two come together first, then they go in as a pair."),
    "pair.stuck": mark("They are a pair already and go in together."),
    "pair.way": mark("They meet on the way into the slot."),
    "oll.look": mark("{edges} and {corners} {show} {top}."),
    "pll.why": mark("{about}."),
    "cross2.dot.look": mark("No edge of the top shows {top}."),
    "cross2.line.look": mark(
        "Two opposite edges show {top}. Hold them as a line from left to right."
    ),
    "cross2.corner.look": mark(
        "Two neighbouring edges show {top}. Hold them at the back and at the left."
    ),
    "cross2.dot.why": mark("After these turns two edges show {top}."),
    "face.look": mark("{corners} {show} {top}. The {top} of the front left corner looks {way}."),
    "face.why": mark("After these turns one corner shows {top}. The next step does the rest."),
    "corners.pair.look": mark("Two corners on one side match. Hold them at the {side}."),
    "corners.none.look": mark("No two corners match on any side."),
    "corners.none.why": mark("After these turns two of them match."),
    "edges.three.look": mark("One side is complete. Hold it at the {side}."),
    "edges.three.why": mark("The three other edges go round, the opposite one to the {way}."),
    "edges.none.look": mark("No side is complete."),
    "edges.none.why": mark("After these turns one is."),
    "order.two.look": mark(
        "Hold the {one} edge at the {place} and the {other} edge at the {next}."
    ),
    "order.two.why": mark("The other two edges change places."),
    "order.none.look": mark("No two neighbouring edges follow each other as their centres do."),
    "order.none.why": mark("After these turns two of them do. You can do them from any side."),
    "seats.one.look": mark(
        "Only the {piece} is between the edges of its colours. Hold it at the {place}."
    ),
    "seats.one.why": mark("The three others go round, and each comes between its edges."),
    "seats.none.look": mark("No corner is between the edges of its colours."),
    "seats.none.why": mark("After these turns one corner is. You can do them from any side."),
    "twist.aim": mark("Turn the {top} of the {piece} up."),
    "twist.look": mark("It is at the top front right."),
    "twist.why": mark("The same four turns, {times}, twist this corner."),
    "last.aim": mark("Turn the top until every side matches."),
    "oll2.look": mark("{corners} {show} {top}."),
}
"""With ``{variables}`` to be filled in; all are named in the module's text or plain words."""

PLAIN_TURNS = {
    1: mark("turn the top to the left"),
    2: mark("turn the top twice"),
    3: mark("turn the top to the right"),
}
"""A turn of the top, by its clockwise quarters, for learners."""
TURN_WORDS = {
    1: mark("a quarter to the left"),
    2: mark("by a half turn"),
    3: mark("a quarter to the right"),
}
"""A turn of the top, by its clockwise quarters, as it is seen from the front."""
CLOCK_WORDS = {
    1: mark("a quarter clockwise"),
    2: mark("by a half turn"),
    3: mark("a quarter the other way"),
}
"""A turn of another face, by its clockwise quarters, as it is seen when looking at that face."""
NUMBER_WORDS = (
    mark("no"), mark("one"), mark("two"), mark("three"), mark("four"), mark("five"),
    mark("six"), mark("seven"), mark("eight"), mark("nine"),
)  # fmt: skip
ORDINALS = (
    mark("first"), mark("second"), mark("third"), mark("fourth"),
    mark("fifth"), mark("sixth"), mark("seventh"), mark("eighth"),
)  # fmt: skip


def say(key: str, **variables: str) -> str:
    """Return a sentence with its variables filled in.

    Raises:
        KeyError: there is no such sentence, or a variable is missing.
    """
    return capitalised(tr(SENTENCES[key]).format_map(variables))


def turn_top(quarters: int) -> str:
    """Return a turn of the top as a part of a sentence, which `say` may begin with it."""
    return tr(SENTENCES["turn.top"]).format(turn=tr(TURN_WORDS[quarters]))


def turn_plainly(quarters: int) -> str:
    """Return a turn of the top for learners, as a part of a sentence."""
    return tr(PLAIN_TURNS[quarters])


def looks(side: Face) -> str:
    """Return where a sticker looks: "up", "to the left"."""
    if side is Face.U:
        return tr("up")
    return tr("down") if side is Face.D else tr("to the {side}").format(side=side_word(side))


def turn_side(side: str, quarters: int) -> str:
    """Return a turn of another face as a part of a sentence."""
    return tr(SENTENCES["turn.side"]).format(side=side, turn=tr(CLOCK_WORDS[quarters]))


def ordinal(index: int) -> str:
    """Return "first" for 0, "second" for 1."""
    return tr(ORDINALS[index])


def counted(count: int, one: str, many: str, **words: str) -> str:
    """Return a number of things, a small one in words: "one edge", "two edges", "12 edges".

    Args:
        count: how many.
        one: the text for exactly one, translated already.
        many: that for any other number, with ``{n}`` for it: ``tr("{n} edges")``.
        words: what else is to be filled in.
    """
    number = tr(NUMBER_WORDS[count]) if count < len(NUMBER_WORDS) else str(count)
    return (one if count == 1 else many).format(n=number, **words)


def edges_in_words(count: int) -> str:
    """Return "no edges", "one edge", "two edges"."""
    return counted(count, tr("one edge"), tr("{n} edges"))


def corners_in_words(count: int) -> str:
    """Return "no corners", "one corner", "two corners"."""
    return counted(count, tr("one corner"), tr("{n} corners"))


def shown(count: int) -> str:
    """Return the verb for so many pieces that show a colour."""
    return tr("shows") if count == 1 else tr("show")
