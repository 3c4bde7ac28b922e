"""Every sentence of the hand-style solutions, by key; see `say`.

Variables: ``cross`` the colour at the bottom, ``top`` its opposite, ``piece`` a cubie by its
colours, ``place`` and ``slot`` where it is and belongs, ``moves`` and ``alg`` turns, ``turn`` a
turn of the top in words.
"""

from __future__ import annotations

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import side_word
from cubeapp.engine.text import Text, capitalised

SENTENCES = {
    "hold.start": Text("Hold the cube with {cross} at the bottom and {front} in front."),
    "hold.turn": Text("Turn the whole cube {way}, so that {front} is in front."),
    "hold.spin": Text("Turn the whole cube {way}."),
    "stage.done": Text("{stage}: already done. Nothing to turn."),
    "luck": Text("This also puts {pieces} in place."),
    "turn.top": Text("turn the top {turn}"),
    "turn.side": Text("turn the {side} {turn}"),
    "cross.goal": Text(
        "Make a {cross} cross at the bottom: four edges, each matching the centre beside it."
    ),
    "cross.all": Text(
        "The {cross} edges go home together in {n}: {moves}. Follow the {piece} first: it moves on "
        "{turns}."
    ),
    "cross.edge": Text(
        "Bring the {piece} from the {place} to its place between the {cross} and {side} centres: "
        "{moves}."
    ),
    "cross.flip": Text("It would arrive the wrong way round, so it comes in from the side."),
    "cross.keep": Text("{move} takes a placed edge away for a moment, {back} brings it back."),
    "daisy.goal": Text(
        "Make a daisy: the {cross} edges around the {top} centre in any order, their {cross} up. "
        "One that is home at the bottom may stay."
    ),
    "daisy.petal": Text("Bring the {piece} from the {place} to the top, its {cross} up: {moves}."),
    "daisy.again": Text(
        "The {piece} is at the {place}, but its {cross} looks to the {side}: {moves} brings it "
        "back with its {cross} up."
    ),
    "daisy.flip": Text("Its {cross} looks to the {side}, so it goes by way of the middle layer."),
    "daisy.room": Text("{move} is there so that no other petal is pushed away."),
    "daisy.keep": Text("{move} takes another petal away for a moment, {back} brings it back."),
    "daisy.luck.one": Text("{pieces} comes up as well."),
    "daisy.luck.many": Text("{pieces} come up as well."),
    "daisy.over": Text("{turn}, until the {side} of the {piece} is above the {side} centre."),
    "daisy.above": Text("The {side} of the {piece} is above the {side} centre."),
    "daisy.half": Text("A half turn of that side takes it down: {moves}."),
    "corner.goal": Text(
        "Fill the four corners of the first layer. Each belongs between the three centres of its "
        "colours. Corners that bring edges along save turns later."
    ),
    "corner.over": Text("{turn}, so that the {piece} is above its place at the {slot}."),
    "corner.above": Text("The {piece} is above its place at the {slot}."),
    "corner.side": Text("Its {cross} looks to the {side}: {moves} takes it down."),
    "corner.up": Text(
        "Its {cross} looks up: {moves} first tips it to the side, then takes it down."
    ),
    "corner.out": Text(
        "The {piece} sits at the {place}, where it does not belong: {moves} takes it out to the "
        "top and puts it in at the {slot}."
    ),
    "corner.twisted": Text(
        "The {piece} is in its place at the {slot}, but twisted: {moves} takes it out to the top "
        "and brings it back in."
    ),
    "corner.go": Text(
        "The {piece} is at the {place}: {moves} brings it to its place at the {slot}."
    ),
    "edge.goal": Text("Fill the middle layer with the four edges that have no {top}."),
    "edge.match": Text(
        "Imagine the {piece} above the {front} centre, its {front} side in front: it shows {other} "
        "on top, so it goes to the {side}. From where it is now that takes {moves}."
    ),
    "edge.matched": Text(
        "The front of the {piece} matches the {front} centre; its top shows {other}, so it goes to "
        "the {side}: {moves}."
    ),
    "edge.in": Text("The corner below steps out, joins the edge and comes back with it."),
    "edge.out": Text(
        "The {piece} sits at the {place}, where it is wrong: another edge takes its place, it "
        "comes up, and then it goes to the {slot}: {moves}."
    ),
    "edge.go": Text("The {piece} goes from the {place} to the {slot}: {moves}."),
    "pair.goal": Text("Solve a corner and the edge that goes above it together, four times."),
    "pair.make": Text("Bring the {corner} and the {edge} together: {moves}."),
    "pair.ready": Text("The {corner} and the {edge} are a pair already."),
    "pair.in": Text("Now they are a pair: {moves} puts it into the {slot}."),
    "pair.put": Text("{moves} puts it into the {slot}."),
    "pair.meet": Text("The {corner} and the {edge} meet on the way into the {slot}: {moves}."),
    "pair.out": Text(
        "The {what} is in a wrong slot, at the {place}, so the turns bring it up first."
    ),
    "pair.free": Text("The slot at the {place} is still empty, so it may be turned without harm."),
    "pair.case": Text("This is {case}: {about}. Seen with its slot at the front right."),
    "oll.goal": Text("Turn all of the last layer's {top} stickers up."),
    "oll.case": Text("{edges} and {corners} {show} {top}: {case}, “{nickname}”: {alg}."),
    "oll.see": Text("A case of the kind “{about}”."),
    "pll.goal": Text("The top is {top}; now its pieces change places."),
    "pll.case": Text("{about}: {case}, {alg}."),
    "pll.see": Text("Look around the sides: {sides}."),
    "cross2.goal": Text("Make a {top} cross on top, no matter what the sides of its edges show."),
    "cross2.dot": Text("No edge of the top shows {top}: {alg} turns two of them up."),
    "cross2.line": Text(
        "Two opposite edges show {top}: with them as a line from left to right, {alg}."
    ),
    "cross2.corner": Text(
        "Two neighbouring edges show {top}: with them at the back and at the left, {alg}."
    ),
    "face.goal": Text("Turn the four corners so that the whole top is {top}."),
    "face.last": Text(
        "{corners} {show} {top}. With the {top} of the front left corner looking {side}, {name}: "
        "{alg}."
    ),
    "face.first": Text(
        "{corners} {show} {top}. With the {top} of the front left corner looking {side}, {name}: "
        "{alg}. After it one corner shows {top}, and the next step does the rest."
    ),
    "corners.goal": Text(
        "Bring the corners of the top into the right order; which way the top is turned does not "
        "matter yet."
    ),
    "corners.pair": Text(
        "Two corners on one side match (“headlights”): with these at the {side}, {alg}."
    ),
    "corners.none": Text("No two corners match on any side: {alg} makes two of them match."),
    "edges.goal": Text("Bring the last edges to their places."),
    "edges.three": Text(
        "One side is complete: with it at the {side}, {alg}. The three other edges go round, the "
        "opposite one to the {way}."
    ),
    "edges.none": Text("No side is complete: {alg} makes one."),
    "order.goal": Text(
        "Put the {top} edges in the order of their centres. The top may still be turned."
    ),
    "order.two": Text(
        "The {one} and the {other} edge follow each other as the {one} and the {other} centre do: "
        "with them at the {place} and the {next}, {name}: {alg}. The other two change places."
    ),
    "order.see": Text(
        "If you turn the top until the {one} edge matches its centre, the {other} edge matches, "
        "too, and the others do not."
    ),
    "order.none": Text(
        "No two neighbouring edges follow each other as their centres do. From any side {name} "
        "makes two of them do so: {alg}."
    ),
    "seats.goal": Text(
        "Bring each corner of the top between the two edges of its colours, twisted or not."
    ),
    "seats.one": Text(
        "Only the {piece} is between the edges of its colours: with it at the {place}, {name}: "
        "{alg}. The three others go round and come between theirs."
    ),
    "seats.none": Text(
        "No corner is between the edges of its colours. From any side {name} brings one there: "
        "{alg}."
    ),
    "seats.see": Text(
        "A corner is right if its colours are {top} and those of the sides of the two edges beside "
        "it; which of them is on top does not matter."
    ),
    "turn.saves": Text("{turn}, which saves turns later."),
    "twist.goal": Text(
        "Twist the corners one by one at the top front right, and in between turn only the top."
    ),
    "twist.next": Text("{turn}, which brings a twisted corner to the front right."),
    "twist.corner": Text(
        "With the {piece} at the top front right, {alg} {times} turns its {top} up."
    ),
    "twist.broken": Text(
        "The lower layers look broken meanwhile: go on, and do not turn the whole cube."
    ),
    "twist.whole": Text("With this the lower layers are whole again."),
    "turn.before": Text("{turn} to bring the case into position."),
    "turn.after": Text("Last turn of the top: {turn}, and every side matches."),
    "layer.goal": Text(
        "Make one layer: four corners with {cross} at the bottom whose sides match each other."
    ),
    "layer.first": Text(
        "Hold the cube so that the {piece} is at the {place} with {cross} down: the layer is built "
        "on it."
    ),
    "face2.start": Text(
        "Hold the cube so that the {piece} is at the {place}: {cross} will be at the bottom."
    ),
    "face2.goal": Text("Make one {cross} face at the bottom; what its sides show does not matter."),
    "face2.all": Text("{moves} brings all four {cross} stickers to the bottom."),
    "oll2.goal": Text("Turn all {top} stickers up."),
    "oll2.case": Text("{corners} {show} {top}: the case {case}, {alg}."),
    "pll2.pair": Text("Two corners on one side match: with them at the {side}, {alg}."),
    "pll2.none": Text("No two corners match on any side: {alg}."),
    "pbl.goal": Text("Bring the corners of both layers to their places at once."),
    "pbl.case": Text("This is {case}: {alg}."),
    "pbl.over": Text("The top is right: turn the cube over, to do the other layer on top."),
    "pbl.low": Text("{moves} turns the bottom so that its case is seen from this side."),
    "pbl.see": Text(
        "In a layer called adjacent two corners match on one side, in a diagonal one on no side, "
        "in a solved one on all."
    ),
    "pll2.goal": Text("Bring the corners of the top to their places."),
    "centre.goal": Text(
        "Make the {colour} centre: bring all its {all} pieces to one face. What edges and corners "
        "do does not matter yet."
    ),
    "centre2.goal": Text(
        "Make the {colour} centre on the opposite face. The words for it leave the finished one as "
        "it is."
    ),
    "centre4.goal": Text(
        "Make the other four centres. With {cross} at the bottom they go round to the right in the "
        "order {order}."
    ),
    "centre.spin": Text(
        "Turn the whole cube ({moves}), so that the {colour} centre is on top and {front} in front."
    ),
    "centre.spin.even": Text(
        "Turn the whole cube ({moves}). The face that is to be {colour} is on top now."
    ),
    "centre.setup": Text("{turns} ({names})."),
    "centre.column.one": Text(
        "On the {side}, {where}: {lift} takes this column up, {turn} turns it aside with the top, "
        "and {back} brings the other centres back."
    ),
    "centre.column.many": Text(
        "On the {side}, {where}: {lift} takes these columns up, {turn} turns them aside with the "
        "top, and {back} brings the other centres back."
    ),
    "centre.block.one": Text(
        "On the {side}, {pieces} is in {columns} now, and belongs in a gap of the top: {moves} "
        "puts it there and leaves the rest of the top together."
    ),
    "centre.block.many": Text(
        "On the {side}, {pieces} are in {columns} now, and belong in a gap of the top: {moves} "
        "puts them there and leaves the rest of the top together."
    ),
    "centre.count": Text("Now the top has {has} of the {all} {colour} pieces."),
    "centre.whole": Text("The {colour} centre is made."),
    "centre.column.see": Text(
        "A column goes up, the top turns, and the column comes back with what the top had in its "
        "place. Only the top and the face it came from change."
    ),
    "centre.block.see": Text(
        "Three groups of pieces change places and all others stay: two slices, with turns of the "
        "top between them, are made and undone in turn."
    ),
    "pairing.goal": Text(
        "Pair the edges: all pieces of an edge show the same two colours on the same sides. Where "
        "the edge is on the cube does not matter yet."
    ),
    "pairing.setup": Text("{setup} brings the {one}-{other} edge to the front right."),
    "pairing.see": Text("{pieces}."),
    "pairing.ready": Text("The {one}-{other} edge is at the front right; {pieces}."),
    "pairing.join": Text(
        "{slices} brings {it} into the edge; {out} takes the edge to the {place} and an open one "
        "to the front right; {back} brings the centres back."
    ),
    "pairing.free": Text(
        "A piece of the {one}-{other} edge is in its own edge, but the wrong way round, so it "
        "changes places with another piece first: {moves}."
    ),
    "pairing.hint": Text(
        "A piece fits where its {one}-{other} stickers are on the same sides as those of the "
        "rest of its edge. A piece of a wrong layer shows them the other way round."
    ),
    "last2.goal": Text(
        "Two edges are left, and no third one can take the place of one that leaves. So an edge is "
        "flipped instead while the slices are turned."
    ),
    "last2.setup": Text("{setup} brings the last two edges to the front right and the front left."),
    "last2.ready": Text("The last two edges are at the front right and the front left now."),
    "last2.slice": Text(
        "{slices} turns {layers}, which brings {pieces} of the {other} edge to the {side}; {flip} "
        "flips the edge there; {back} brings the centres back. So pieces of the two edges have "
        "changed places."
    ),
    "last2.flip": Text(
        "{flip} flips the {side} edge, so that the next step finds its pieces the right way round."
    ),
    "last2.done": Text("{flip} flips the {side} edge, and both edges are whole."),
    "last2.hint": Text(
        "The seven turns of the flip turn one edge round in its place and take no other edge apart."
    ),
    "parity.wings": Text(
        "On the {one}-{other} edge, at the front right, the pieces in {layers} are the wrong way "
        "round, and so are those as far from the other end. No slices and flips can mend that. "
        "{setup} brings the edge to the top front, and the alg for parity makes these pieces "
        "change places: {alg}."
    ),
    "parity.oll.goal": Text(
        "Where there are no middle pieces, a whole edge can be flipped, which a 3×3×3 cannot have."
    ),
    "parity.oll": Text(
        "Of the edges of the top {edges} {show} {top}, an odd number, so one edge is flipped. The "
        "{name} alg flips the one at the top front: {alg}."
    ),
    "parity.pll.goal": Text(
        "Where there are no middle pieces, two whole edges can be exchanged, which a 3×3×3 cannot "
        "have."
    ),
    "parity.pll": Text(
        "The sides of the top show no case of a 3×3×3: two of its pieces would have to change "
        "places. The {name} alg makes the edges at the top front and the top back change places: "
        "{alg}."
    ),
    "hold.over": Text(
        "Turn the whole cube ({moves}), so that {cross} is at the bottom and {front} in front."
    ),
    # For learners, in parts and without names of turns.
    "at.place": Text("It is at the {place}."),
    "at.looks": Text("It is at the {place}; its {cross} looks {way}."),
    "petal.aim": Text("Bring it to the top, with its {cross} up."),
    "petal.why": Text("A turning side keeps its own stickers and lifts those beside it."),
    "cross.aim": Text("Bring it between the {cross} and the {side} centre."),
    "cross.look": Text("Follow the {piece} first: it is at the {place}."),
    "cross.why": Text("All of them go home together."),
    "half.look": Text(
        "It is on top, its {cross} up. {turn}, until its {side} is above the {side} centre."
    ),
    "half.above": Text("It is on top, and its {side} is above the {side} centre already."),
    "half.why": Text("Half a turn swaps top and bottom."),
    "corner.aim": Text("Bring it between the {cross}, {one} and {other} centres, to the {place}."),
    "small.aim": Text("Bring it to the {place}, so that its sides match those beside it."),
    "corner.first": Text("{turn}: then it is above its place."),
    "corner.slide": Text("The side opens, the top slides it in, and the side closes."),
    "corner.tip": Text("Its {cross} looks up, so it is tipped to the side first, then taken down."),
    "corner.push": Text(
        "It does not belong there, so it comes out to the top first and then goes in."
    ),
    "corner.again": Text(
        "It is twisted in its own place, so it comes out to the top and goes back in."
    ),
    "edge.aim": Text("Bring it between the {one} and the {other} centre, to the {slot}."),
    "edge.look": Text(
        "Above the {front} centre it shows {other} on top, so it goes to the {side}."
    ),
    "edge.push": Text(
        "It is wrong there, so another edge takes its place. It comes up and goes in."
    ),
    "pair.aim": Text("Bring the {corner} and the {edge} into the slot at the {slot}."),
    "pair.look": Text("The corner is at the {place}, the edge at the {other}."),
    "pair.join": Text("The two come together first, then they go in as a pair."),
    "pair.stuck": Text("They are a pair already and go in together."),
    "pair.way": Text("They meet on the way into the slot."),
    "oll.look": Text("{edges} and {corners} {show} {top}."),
    "pll.why": Text("{about}."),
    "cross2.dot.look": Text("No edge of the top shows {top}."),
    "cross2.line.look": Text(
        "Two opposite edges show {top}. Hold them as a line from left to right."
    ),
    "cross2.corner.look": Text(
        "Two neighbouring edges show {top}. Hold them at the back and at the left."
    ),
    "cross2.dot.why": Text("After these turns two edges show {top}."),
    "face.look": Text("{corners} {show} {top}. The {top} of the front left corner looks {way}."),
    "face.why": Text("After these turns one corner shows {top}. The next step does the rest."),
    "corners.pair.look": Text("Two corners on one side match. Hold them at the {side}."),
    "corners.none.look": Text("No two corners match on any side."),
    "corners.none.why": Text("After these turns two of them match."),
    "edges.three.look": Text("One side is complete. Hold it at the {side}."),
    "edges.three.why": Text("The three other edges go round, the opposite one to the {way}."),
    "edges.none.look": Text("No side is complete."),
    "edges.none.why": Text("After these turns one is."),
    "order.two.look": Text(
        "Hold the {one} edge at the {place} and the {other} edge at the {next}."
    ),
    "order.two.why": Text("The other two edges change places."),
    "order.none.look": Text("No two neighbouring edges follow each other as their centres do."),
    "order.none.why": Text("After these turns two of them do. You can do them from any side."),
    "seats.one.look": Text(
        "Only the {piece} is between the edges of its colours. Hold it at the {place}."
    ),
    "seats.one.why": Text("The three others go round, and each comes between its edges."),
    "seats.none.look": Text("No corner is between the edges of its colours."),
    "seats.none.why": Text("After these turns one corner is. You can do them from any side."),
    "twist.aim": Text("Turn the {top} of the {piece} up."),
    "twist.look": Text("It is at the top front right."),
    "twist.why": Text("The same four turns, {times}, twist this corner."),
    "last.aim": Text("Turn the top until every side matches."),
    "oll2.look": Text("{corners} {show} {top}."),
}
"""With ``{variables}`` to be filled in; all are named in the module's text or plain words."""

PLAIN_TURNS = {
    1: Text("turn the top to the left"),
    2: Text("turn the top twice"),
    3: Text("turn the top to the right"),
}
"""A turn of the top, by its clockwise quarters, for learners."""
TURN_WORDS = {
    1: Text("a quarter to the left"),
    2: Text("by a half turn"),
    3: Text("a quarter to the right"),
}
"""A turn of the top, by its clockwise quarters, as it is seen from the front."""
CLOCK_WORDS = {
    1: Text("a quarter clockwise"),
    2: Text("by a half turn"),
    3: Text("a quarter the other way"),
}
"""A turn of another face, by its clockwise quarters, as it is seen when looking at that face."""
NUMBER_WORDS = (
    Text("no"), Text("one"), Text("two"), Text("three"), Text("four"), Text("five"),
    Text("six"), Text("seven"), Text("eight"), Text("nine"),
)  # fmt: skip
ORDINALS = (
    Text("first"), Text("second"), Text("third"), Text("fourth"),
    Text("fifth"), Text("sixth"), Text("seventh"), Text("eighth"),
)  # fmt: skip


def say(key: str, **variables: object) -> Text:
    """Return a sentence with its variables filled in.

    Raises:
        KeyError: there is no such sentence, or a variable is missing.
    """
    return capitalised(SENTENCES[key].format(**variables))


def turn_top(quarters: int) -> Text:
    """Return a turn of the top as a part of a sentence, which `say` may begin with it."""
    return SENTENCES["turn.top"].format(turn=TURN_WORDS[quarters])


def turn_plainly(quarters: int) -> Text:
    """Return a turn of the top for learners, as a part of a sentence."""
    return PLAIN_TURNS[quarters]


def looks(side: Face) -> Text:
    """Return where a sticker looks: "up", "to the left"."""
    if side is Face.U:
        return Text("up")
    return Text("down") if side is Face.D else Text("to the {side}", side=side_word(side))


def turn_side(side: Text, quarters: int) -> Text:
    """Return a turn of another face as a part of a sentence."""
    return SENTENCES["turn.side"].format(side=side, turn=CLOCK_WORDS[quarters])


def ordinal(index: int) -> Text:
    """Return "first" for 0, "second" for 1."""
    return ORDINALS[index]


def counted(count: int, one: Text, many: Text, **words: object) -> Text:
    """Return a number of things, a small one in words: "one edge", "two edges", "12 edges".

    Args:
        count: how many.
        one: the text for exactly one.
        many: that for any other number, with ``{n}`` for it: ``Text("{n} edges")``.
        words: what else is to be filled in.
    """
    number = NUMBER_WORDS[count] if count < len(NUMBER_WORDS) else str(count)
    return (one if count == 1 else many).format(n=number, **words)


def edges_in_words(count: int) -> Text:
    """Return "no edges", "one edge", "two edges"."""
    return counted(count, Text("one edge"), Text("{n} edges"))


def corners_in_words(count: int) -> Text:
    """Return "no corners", "one corner", "two corners"."""
    return counted(count, Text("one corner"), Text("{n} corners"))


def shown(count: int) -> Text:
    """Return the verb for so many pieces that show a colour."""
    return Text("shows") if count == 1 else Text("show")
