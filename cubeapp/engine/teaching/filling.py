"""What is filled into the texts of a card: colours, pieces, sides and numbers."""

from __future__ import annotations

from collections.abc import Mapping

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.places import PLACE_ORDER, side_name, side_word
from cubeapp.engine.solvers.by_hand.places import CORNER_COUNT
from cubeapp.engine.solvers.by_hand.scene import piece_name
from cubeapp.engine.teaching.choosing import LEFT, Option
from cubeapp.engine.teaching.stages import is_placed
from cubeapp.engine.teaching.state import MIDDLE_EDGES, State
from cubeapp.engine.text import Text, capitalised, colour_name

WRONG_PLACE, TWISTED, FLIPPED = Text("in a wrong place"), Text("twisted"), Text("flipped")
TO_THE_RIGHT, TO_YOU = Text("right"), Text("at you")
TIMES = (
    Text("Once"), Text("Two times"), Text("Three times"), Text("Four times"), Text("Five times"),
)  # fmt: skip
MEET, WILL_MEET = Text("meet"), Text("will meet")


def card_fields(state: State, option: Option) -> Mapping[str, Text]:
    """Return the fields of a card's texts.

    A name with a capital has a text with a capital.

    Args:
        state: the cube in the hold of the card.
        option: the card.
    """
    small = {
        "base": colour_name(state.centres[Face.D]),
        "cap": colour_name(state.centres[Face.U]),
        "front": colour_name(state.centres[Face.F]),
        **_side_fields(state, option),
        **_piece_fields(state, option),
    }
    return with_capitals(small)


def with_capitals(fields: Mapping[str, Text]) -> dict[str, Text]:
    """Return fields, each also by its name with a capital, at the start of a sentence."""
    return {**fields, **{name.capitalize(): capitalised(text) for name, text in fields.items()}}


def _side_fields(state: State, option: Option) -> dict[str, Text]:
    """Return the fields about the side by which a card goes, and about the other one."""
    side, other = (Face.L, Face.R) if option.way == LEFT else (Face.R, Face.L)
    front, beside = (colour_name(state.centres[face]) for face in (Face.F, side))
    return {
        "side": side_word(side),
        "face": side_name(side),
        "away": side_word(other),
        "way": side_word(side),
        "other": beside,
        "a": front,
        "b": beside,
    }


def name_of(state: State, cubie: int) -> Text:
    """Return a cubie by its colours: "white-red-green corner"."""
    colours = list(state.colours(cubie))
    if cubie in MIDDLE_EDGES:
        # The same however the cube is held.
        colours.sort(key=PLACE_ORDER.index)
    return piece_name([colour_name(colour) for colour in colours])


def _piece_fields(state: State, option: Option) -> dict[str, Text]:
    """Return the fields about the cubies of a card."""
    cubies = option.cubies
    if option.variant.startswith("edge.order"):
        one, two, *_ = (colour_name(state.colours(cubie)[1]) for cubie in cubies)
        return {"one": one, "two": two, "meet": WILL_MEET if option.first else MEET}
    if len(cubies) != 1:
        return {}
    [cubie] = cubies
    fields = {"piece": name_of(state, cubie)}
    if option.variant == "petal.front":
        is_low = state.places[cubie] >= 32
        fields["layer"] = side_word(Face.D if is_low else Face.U)
    if option.variant.endswith(".out"):
        fields["fault"] = _fault(state, cubie)
    if option.variant.startswith("corner.twist"):
        fields["times"] = TIMES[len(option.chunks) - 1]
        looks_right = state.after(option.first).places[cubie] % 3 == 1
        fields["way"] = TO_THE_RIGHT if looks_right else TO_YOU
    return fields


def _fault(state: State, cubie: int) -> Text:
    """Return what is wrong with a cubie that is pushed out."""
    if not is_placed(state, cubie):
        return WRONG_PLACE
    return TWISTED if cubie < CORNER_COUNT else FLIPPED
