"""Every state of every stage has one card, the card does what it says, and the stage ends."""

from collections import Counter

import pytest

from cubeapp.engine.teaching.choosing import choose
from cubeapp.engine.teaching.goals import goal_reached
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.stages import is_petal
from cubeapp.engine.teaching.state import (
    LOW_CORNERS,
    LOW_EDGES,
    MIDDLE_EDGES,
    State,
    four_holds,
)
from tests.engine.teaching import stages
from tests.engine.teaching.stages import BASE, cube_of
from tests.engine.teaching.truth import check


def card_of(places):
    return situation(cube_of(places), BASE)


def kept_promise(card):
    """The cube after a card whose goal it has reached."""
    after = card.cube.apply_all(card.moves)
    assert goal_reached(card, after), (card.variant, str(card.cube))
    return after


def walked(states, variants, own):
    """The states of a stage by their cards, and the most cards from one of them to its end.

    Args:
        states: places of the cubies.
        variants: the cards of the stage, and what is so in the state after each.
        own: the cubies that they look at.
    """
    counts, following = Counter(), {}
    for places in states:
        state, after = State.of(cube_of(places)), None
        choice = choose(four_holds(state))
        variant = choice.option.variant if choice else ""
        counts[variant if variant in variants else "done"] += 1
        if variant in variants:
            begun = choice.held.state
            after = begun.after((*choice.option.first, *choice.option.turns))
            [cubie] = choice.option.cubies
            cubie = after.cubie_with(begun.colours(cubie))
            assert variants[variant](begun, after, cubie), places
        following[places[own]] = after and after.places[own]
    return counts, most_cards(following)


def petals(state):
    return {edge for edge in LOW_EDGES if is_petal(state, edge)}


def home(state, cubies):
    """The colours of the cubies that are home, since the hold may change."""
    return {frozenset(state.colours(cubie)) for cubie in cubies if state.is_home(cubie)}


def a_petal_more(before, after, edge):
    return petals(after) == petals(before) | {edge}


def in_the_middle(before, after, edge):
    return petals(after) == petals(before) and after.places[edge] >= 40


def edge_home(before, after, edge):
    is_more = home(before, LOW_EDGES) | {frozenset(after.colours(edge))}
    return home(after, LOW_EDGES) == is_more and petals(after) == petals(before) - {edge}


def corner_more(before, after, corner):
    is_more = home(before, LOW_CORNERS) | {frozenset(after.colours(corner))}
    return after.are_home(LOW_EDGES) and home(after, LOW_CORNERS) == is_more


def corner_tipped(before, after, corner):
    """It is above its place and looks right."""
    return corner_kept(before, after) and after.places[corner] == 1


def corner_on_top(before, after, corner):
    return corner_kept(before, after) and after.places[corner] < 12


def corner_kept(before, after):
    return after.are_home(LOW_EDGES) and home(after, LOW_CORNERS) == home(before, LOW_CORNERS)


def edge_more(before, after, edge):
    is_more = home(before, MIDDLE_EDGES) | {frozenset(after.colours(edge))}
    return first_layer(after) and home(after, MIDDLE_EDGES) == is_more


def edge_on_top(before, after, edge):
    is_kept = home(after, MIDDLE_EDGES) == home(before, MIDDLE_EDGES)
    return first_layer(after) and is_kept and 24 <= after.places[edge] < 32


def first_layer(state):
    return state.are_home((*LOW_EDGES, *LOW_CORNERS))


DAISY = {
    "petal.middle": a_petal_more,
    "petal.bottom": a_petal_more,
    "petal.front": in_the_middle,
}
CROSS = {"cross.down": edge_home}
CORNERS = {"corner.side": corner_more, "corner.up": corner_tipped, "corner.out": corner_on_top}
EDGES = {"edge.in": edge_more, "edge.out": edge_on_top}


def most_cards(following):
    """The length of the longest way through states, each of which is followed by one other."""
    left = {}
    for start in following:
        way = []
        while start is not None and start not in left:
            way.append(start)
            start = following[start]
        for state in reversed(way):
            after = following[state]
            left[state] = 0 if after is None else left[after] + 1
    return max(left.values())


@pytest.mark.slow
def test_every_daisy_ends_after_seven_cards():
    counts, most = walked(stages.daisies(), DAISY, slice(12, 16))
    assert counts["done"] == 209
    assert counts["petal.middle"] + counts["petal.bottom"] == 178_751
    assert counts["petal.front"] == 11_120
    assert most <= 7


@pytest.mark.slow
def test_every_first_layer_ends_after_twelve_cards():
    counts, most = walked(stages.base_corners(), CORNERS, slice(4, 8))
    assert counts == {"corner.side": 114_816, "corner.up": 19_320, "corner.out": 1_943, "done": 1}
    assert most <= 12


@pytest.mark.slow
def test_every_middle_layer_ends_after_eight_cards():
    counts, most = walked(stages.middle_edges(), EDGES, slice(16, 20))
    assert counts == {"edge.in": 26_496, "edge.out": 383, "done": 1}
    assert most <= 8


def halves():
    """The states of the base's edges that are petals or home."""
    petals, home = {24, 26, 28, 30}, [32, 34, 36, 38]
    for places in stages.edge_states(range(12, 16), (0, 1, 2, 3, 4, 5, 6, 7)):
        if all(p in petals or p == h for p, h in zip(places, home, strict=True)):
            edges = dict(zip(range(12, 16), places, strict=True))
            yield stages.filled(stages.LOW_CORNERS_ROUND | edges)


def test_every_cross_ends_after_four_cards():
    counts, most = walked(halves(), CROSS, slice(12, 16))
    assert counts == {"cross.down": 208, "done": 1}
    assert most <= 4


@pytest.mark.parametrize(
    ("states", "variants", "wanted", "most"),
    [
        (stages.cap_crosses, "cap.cross", {"dot": 1, "hook": 4, "line": 2}, 3),
        (stages.edge_orders, "edge.order", {"two": 16, "opposite": 4, "turn": 3}, 2),
        (stages.corner_places, "corner.place", {"one": 8, "none": 3}, 3),
        (stages.corner_twists, "corner.twist", {"": 26}, 5),
    ],
)
def test_every_state_of_the_top_ends_soon(states, variants, wanted, most):
    counts, longest = Counter(), 0
    for places in states():
        card, cards = card_of(places), 0
        if card is not None and card.variant.startswith(variants):
            counts[card.variant[len(variants) + 1 :]] += 1
        while card is not None and card.card.unit == first_unit(variants):
            check(card)
            card, cards = situation(kept_promise(card), BASE), cards + 1
        longest = max(longest, cards)
    assert counts == wanted
    assert longest <= most


def first_unit(variants):
    return {"cap.cross": 5, "edge.order": 6, "corner.place": 7, "corner.twist": 8}[variants]


@pytest.mark.parametrize("states", [stages.daisies, stages.base_corners, stages.middle_edges])
def test_some_states_of_the_long_stages(states):
    # No divisor of the numbers of states: every kind of place comes up.
    for places in states(step=3_191):
        if (card := card_of(places)) is not None:
            check(card)
            kept_promise(card)
