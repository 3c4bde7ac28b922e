"""Every sentence of the hand-style solutions, by key; see `say`.

Variables: ``cross`` the colour at the bottom, ``top`` its opposite, ``piece`` a cubie by its
colours, ``place`` and ``slot`` where it is and belongs, ``moves`` and ``alg`` turns, ``turn`` a
turn of the top in words.
"""

from __future__ import annotations

from cubeapp.engine.english import capitalised

SENTENCES = {
    "hold.start": "Hold the cube with {cross} at the bottom and {front} in front.",
    "hold.turn": "Turn the whole cube {way}, so that {front} is in front.",
    "hold.spin": "Turn the whole cube {way}.",
    "stage.done": "{stage}: already done. Nothing to turn.",
    "luck": "This also puts {pieces} in place.",
    "turn.top": "Turn the top {turn}",
    "turn.side": "Turn the {side} {turn}",
    "cross.goal": "Make a {cross} cross at the bottom: four edges, each matching the centre "
    "beside it.",
    "cross.all": "The {cross} edges go home together in {n}: {moves}. Follow the {piece} first: "
    "it moves on {turns}.",
    "cross.edge": "Bring the {piece} from the {place} to its place between the {cross} and {side} "
    "centres: {moves}.",
    "cross.flip": "It would arrive the wrong way round, so it comes in from the side.",
    "cross.keep": "{move} takes a placed edge away for a moment, {back} brings it back.",
    "daisy.goal": "Make a daisy: the {cross} edges around the {top} centre in any order, their "
    "{cross} up. One that is home at the bottom may stay.",
    "daisy.petal": "Bring the {piece} from the {place} to the top, its {cross} up: {moves}.",
    "daisy.again": "The {piece} is at the {place}, but its {cross} looks to the {side}: {moves} "
    "brings it back with its {cross} up.",
    "daisy.flip": "Its {cross} looks to the {side}, so it goes by way of the middle layer.",
    "daisy.room": "{move} is there so that no other petal is pushed away.",
    "daisy.keep": "{move} takes another petal away for a moment, {back} brings it back.",
    "daisy.luck": "{pieces} {come} up as well.",
    "daisy.over": "{turn}, until the {side} of the {piece} is above the {side} centre.",
    "daisy.above": "The {side} of the {piece} is above the {side} centre.",
    "daisy.half": "A half turn of that side takes it down: {moves}.",
    "corner.goal": "Fill the four corners of the first layer. Each belongs between the three "
    "centres of its colours. Corners that bring edges along save turns later.",
    "corner.over": "{turn}, so that the {piece} is above its place at the {slot}.",
    "corner.above": "The {piece} is above its place at the {slot}.",
    "corner.side": "Its {cross} looks to the {side}: {moves} takes it down.",
    "corner.up": "Its {cross} looks up: {moves} first tips it to the side, then takes it down.",
    "corner.out": "The {piece} sits at the {place}, where it does not belong: {moves} takes it "
    "out to the top and puts it in at the {slot}.",
    "corner.twisted": "The {piece} is in its place at the {slot}, but twisted: {moves} takes it "
    "out to the top and brings it back in.",
    "corner.go": "The {piece} is at the {place}: {moves} brings it to its place at the {slot}.",
    "edge.goal": "Fill the middle layer with the four edges that have no {top}.",
    "edge.match": "Imagine the {piece} above the {front} centre, its {front} side in front: it "
    "shows {other} on top, so it goes to the {side}. From where it is now that takes {moves}.",
    "edge.matched": "The front of the {piece} matches the {front} centre; its top shows {other}, "
    "so it goes to the {side}: {moves}.",
    "edge.in": "The corner below steps out, joins the edge and comes back with it.",
    "edge.out": "The {piece} sits at the {place}, where it is wrong: another edge takes its place, "
    "it comes up, and then it goes to the {slot}: {moves}.",
    "edge.go": "The {piece} goes from the {place} to the {slot}: {moves}.",
    "pair.goal": "Solve a corner and the edge that goes above it together, four times.",
    "pair.make": "Bring the {corner} and the {edge} together: {moves}.",
    "pair.ready": "The {corner} and the {edge} are a pair already.",
    "pair.in": "Now they are a pair: {moves} puts it into the {slot}.",
    "pair.put": "{moves} puts it into the {slot}.",
    "pair.meet": "The {corner} and the {edge} meet on the way into the {slot}: {moves}.",
    "pair.out": "The {what} is in a wrong slot, at the {place}, so the turns bring it up first.",
    "pair.free": "The slot at the {place} is still empty, so it may be turned without harm.",
    "pair.case": "This is {case}: {about}. Seen with its slot at the front right.",
    "oll.goal": "Turn all of the last layer's {top} stickers up.",
    "oll.case": "{edges} and {corners} {show} {top}: {case}, “{nickname}”: {alg}.",
    "oll.see": "A case of the kind “{about}”.",
    "pll.goal": "The top is {top}; now its pieces change places.",
    "pll.case": "{about}: {case}, {alg}.",
    "pll.see": "Look around the sides: {sides}.",
    "cross2.goal": "Make a {top} cross on top, no matter what the sides of its edges show.",
    "cross2.dot": "No edge of the top shows {top}: {alg} turns two of them up.",
    "cross2.line": "Two opposite edges show {top}: with them as a line from left to right, {alg}.",
    "cross2.corner": "Two neighbouring edges show {top}: with them at the back and at the left, "
    "{alg}.",
    "face.goal": "Turn the four corners so that the whole top is {top}.",
    "face.last": "{corners} {show} {top}. With the {top} of the front left corner looking {side}, "
    "{name}: {alg}.",
    "face.first": "{corners} {show} {top}, and one alg is not enough. With the {top} of the front "
    "left corner looking {side}, {name}: {alg}. After it one corner shows {top}.",
    "corners.goal": "Bring the corners of the top into the right order; which way the top is "
    "turned does not matter yet.",
    "corners.pair": "Two corners on one side match (“headlights”): with these at the {side}, "
    "{alg}.",
    "corners.none": "No two corners match on any side: {alg} makes two of them match.",
    "edges.goal": "Bring the last edges to their places.",
    "edges.three": "One side is complete: with it at the {side}, {alg}. The three other edges go "
    "round, the opposite one to the {way}.",
    "edges.none": "No side is complete: {alg} makes one.",
    "order.goal": "Bring the edges of the {top} cross into the order of the centres, the top being "
    "turned anyhow.",
    "order.two": "The {one} and the {other} edge follow each other as the {one} and the {other} "
    "centre do: with them at the {place} and the {next}, {name}: {alg}. The other two change "
    "places.",
    "order.see": "If you turn the top until the {one} edge matches its centre, the {other} edge "
    "matches, too, and the others do not.",
    "order.none": "No two neighbouring edges follow each other as their centres do. From any side "
    "{name} makes two of them do so: {alg}.",
    "seats.goal": "Bring each corner of the top between the two edges of its colours, twisted or "
    "not.",
    "seats.one": "Only the {piece} is between the edges of its colours: with it at the {place}, "
    "{name}: {alg}. The three others go round and come between theirs.",
    "seats.none": "No corner is between the edges of its colours. From any side {name} brings one "
    "there: {alg}.",
    "seats.see": "A corner is right if its colours are {top} and those of the sides of the two "
    "edges beside it; which of them is on top does not matter.",
    "turn.saves": "{turn}, which saves turns later.",
    "twist.goal": "Twist the corners one by one at the top front right, and in between turn only "
    "the top.",
    "twist.next": "{turn}, which brings a twisted corner to the front right.",
    "twist.corner": "With the {piece} at the top front right, {alg} {times} turns its {top} up.",
    "twist.broken": "The lower layers look broken meanwhile: go on, and do not turn the whole "
    "cube.",
    "twist.whole": "With this the lower layers are whole again.",
    "turn.before": "{turn} to bring the case into position.",
    "turn.after": "Last turn of the top: {turn}, and every side matches.",
    "layer.goal": "Make one layer: four corners with {cross} at the bottom whose sides match "
    "each other.",
    "layer.first": "Hold the cube so that the {piece} is at the {place} with {cross} down: the "
    "layer is built on it.",
    "face2.start": "Hold the cube so that the {piece} is at the {place}: {cross} will be at the "
    "bottom.",
    "face2.goal": "Make one {cross} face at the bottom; what its sides show does not matter.",
    "face2.all": "{moves} brings all four {cross} stickers to the bottom.",
    "oll2.goal": "Turn all {top} stickers up.",
    "oll2.case": "{corners} {show} {top}: the case {case}, {alg}.",
    "pll2.pair": "Two corners on one side match: with them at the {side}, {alg}.",
    "pll2.none": "No two corners match on any side: {alg}.",
    "pbl.goal": "Bring the corners of both layers to their places at once.",
    "pbl.case": "This is {case}: {alg}.",
    "pbl.over": "The top is right: turn the cube over, to do the other layer on top.",
    "pbl.low": "{moves} turns the bottom so that its case is seen from this side.",
    "pbl.see": "In a layer called adjacent two corners match on one side, in a diagonal one on no "
    "side, in a solved one on all.",
    "pll2.goal": "Bring the corners of the top to their places.",
    "centre.goal": "Make the {colour} centre: bring all its {all} pieces to one face. What edges "
    "and corners do does not matter yet.",
    "centre2.goal": "Make the {colour} centre on the opposite face. The words for it leave the "
    "finished one as it is.",
    "centre4.goal": "Make the other four centres. With {cross} at the bottom they go round to the "
    "right in the order {order}.",
    "centre.spin": "Turn the whole cube ({moves}), so that the {colour} centre is on top and "
    "{front} in front.",
    "centre.spin.even": "Turn the whole cube ({moves}). The face that is to be {colour} is on top "
    "now.",
    "centre.setup": "{turns} ({names}).",
    "centre.column": "On the {side}, {pieces} {are} in {columns} now: {lift} takes {it} up, "
    "{turn} turns {them} aside with the top, and {back} brings the other centres back.",
    "centre.block": "On the {side}, {pieces} {are} in {columns} now, and {belong} in a gap of the "
    "top: {moves} puts {them} there and leaves the rest of the top together.",
    "centre.count": "Now the top has {has} of the {all} {colour} pieces.",
    "centre.whole": "The {colour} centre is made.",
    "centre.column.see": "A column goes up, the top turns, and the column comes back with what the "
    "top had in its place. Only the top and the face it came from change.",
    "centre.block.see": "Three groups of pieces change places and all others stay: two slices, "
    "with turns of the top between them, are made and undone in turn.",
    "pairing.goal": "Pair the edges: all pieces of an edge show the same two colours on the same "
    "sides. Where the edge is on the cube does not matter yet.",
    "pairing.setup": "{setup} brings the {edge} edge to the front right.",
    "pairing.see": "{pieces}.",
    "pairing.ready": "The {edge} edge is at the front right; {pieces}.",
    "pairing.join": "{slices} brings {it} into the edge; {out} takes the edge to the "
    "{place} and an open one to the front right; {back} brings the centres back.",
    "pairing.free": "A piece of the {edge} edge is in its own edge, but the wrong way round, so it "
    "changes places with another piece first: {moves}.",
    "pairing.hint": "A piece fits where its {edge} stickers are on the same sides as those of the "
    "rest of its edge. A piece of a wrong layer shows them the other way round.",
    "last2.goal": "Two edges are left, and no third one can take the place of one that leaves. So "
    "an edge is flipped instead while the slices are turned.",
    "last2.setup": "{setup} brings the last two edges to the front right and the front left.",
    "last2.ready": "The last two edges are at the front right and the front left now.",
    "last2.slice": "{slices} turns {layers}, which brings {pieces} of the {other} edge to the "
    "{side}; {flip} flips the edge there; {back} brings the centres back. So pieces of the two "
    "edges have changed places.",
    "last2.flip": "{flip} flips the {side} edge, so that the next step finds its pieces the right "
    "way round.",
    "last2.done": "{flip} flips the {side} edge, and both edges are whole.",
    "last2.hint": "The seven turns of the flip turn one edge round in its place and take no other "
    "edge apart.",
    "parity.wings": "On the {edge} edge, at the front right, the pieces in {layers} are the "
    "wrong way round, and so are those as far from the other end. No slices and flips can mend "
    "that. {setup} brings the edge to the top front, and the alg for parity makes these pieces "
    "change places: {alg}.",
    "parity.oll.goal": "Where there are no middle pieces, a whole edge can be flipped, which a "
    "3×3×3 cannot have.",
    "parity.oll": "Of the edges of the top {edges} {show} {top}, an odd number, so one edge is "
    "flipped. The {name} alg flips the one at the top front: {alg}.",
    "parity.pll.goal": "Where there are no middle pieces, two whole edges can be exchanged, which "
    "a 3×3×3 cannot have.",
    "parity.pll": "The sides of the top show no case of a 3×3×3: two of its pieces would have to "
    "change places. The {name} alg makes the edges at the top front and the top back change "
    "places: {alg}.",
    "hold.over": "Turn the whole cube ({moves}), so that {cross} is at the bottom and {front} in "
    "front.",
}
"""With ``{variables}`` to be filled in; all are named in the module's text or plain words."""

TURN_WORDS = {1: "a quarter to the left", 2: "half round", 3: "a quarter to the right"}
"""A turn of the top, by its clockwise quarters, as it is seen from the front."""
NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
CLOCK_WORDS = {1: "a quarter clockwise", 2: "half round", 3: "a quarter the other way"}
"""A turn of another face, by its clockwise quarters, as it is seen when looking at that face."""


def say(key: str, **variables: str) -> str:
    """Return a sentence with its variables filled in.

    Raises:
        KeyError: there is no such sentence, or a variable is missing.
    """
    return capitalised(SENTENCES[key].format_map(variables))


def turn_top(quarters: int) -> str:
    """Return a turn of the top as the beginning of a sentence."""
    return say("turn.top", turn=TURN_WORDS[quarters])


def turn_side(side: str, quarters: int) -> str:
    """Return a turn of another face as the beginning of a sentence."""
    return say("turn.side", side=side, turn=CLOCK_WORDS[quarters])


def counted(count: int, thing: str) -> str:
    """Return a number of things, a small one in words: "two edges", "12 edges"."""
    number = NUMBER_WORDS[count] if count < len(NUMBER_WORDS) else str(count)
    return f"{number} {thing}{'' if count == 1 else 's'}"
