"""Ways to the goal of a card, found by search from both ends."""

from collections import defaultdict
from functools import cache, lru_cache, partial
from itertools import accumulate

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import face_turns, undone
from cubeapp.engine.solvers.by_hand.places import HOME, turn_tables
from cubeapp.engine.teaching.attempt import look_at
from cubeapp.engine.teaching.goals import goal_reached
from cubeapp.engine.teaching.stages import is_petal
from cubeapp.engine.teaching.state import LOW_CORNERS, LOW_EDGES, MIDDLE_EDGES, State

CUBIES = range(20)
STAGES = {2: LOW_EDGES, 3: LOW_CORNERS, 4: MIDDLE_EDGES}


def right_ways(card, most):
    """Turns of faces, ``most`` at most, that reach the goal of a card at their end and not before.

    Detours are left out: no calm cube on the way has less done than there was, or the card's
    piece put wrongly into its layer.
    """
    start = State.of(card.cube).after(card.spin)
    piece = start.cubie_with(card.piece) if card.piece else None
    # Most ways go by cubes that others go by as well.
    is_reached = cache(partial(goal_reached, card))
    is_detour = cache(partial(_is_detour, card, start, piece))
    for turns in sorted(set(_turns_between(start, *_wanted(card, start, piece), most))):
        moves = (*card.spin, *(face_turns(3)[turn] for turn in turns))
        if turns and _is_right(card, moves, is_reached, is_detour):
            yield moves


def _wanted(card, start, piece):
    """The cubies that have to come somewhere, and where."""
    unit = card.card.unit
    if unit in (2, 8):
        # No more than what the card's own turns do.
        end = State.of(card.cube.apply_all(card.moves))
        cubies = CUBIES if unit == 8 else [e for e in LOW_EDGES if start.is_home(e)] + [piece]
        return cubies, bytes(end.places[cubie] for cubie in cubies)
    cubies = [cubie for before in range(2, unit) for cubie in STAGES.get(before, ())]
    cubies += [cubie for cubie in STAGES.get(unit, ()) if start.is_home(cubie)]
    if unit in STAGES and card.variant not in ("corner.up", "corner.out", "edge.out"):
        cubies.append(piece)
    return cubies, bytes(HOME[cubie] for cubie in cubies)


def _turns_between(start, cubies, end, most):
    there = _reached(bytes(start.places[cubie] for cubie in cubies), (most + 1) // 2)
    back = _reached(end, most // 2)
    for places in there.keys() & back.keys():
        rests = [undone(other) for other in back[places]]
        for one in there[places]:
            for rest in rests:
                if not (one and rest) or one[-1] // 3 != rest[0] // 3:
                    yield (*one, *rest)


@lru_cache(maxsize=4)
def _reached(places, most):
    """All turns up to so many by where they bring some cubies."""
    found = defaultdict(list)
    for turns, table in _words(most):
        found[places.translate(table)].append(turns)
    return found


@lru_cache(maxsize=4)
def _words(most):
    """All turns up to so many, and what they do; the shorter ones first."""
    words = level = [((), bytes(range(256)))]
    for _ in range(most):
        level = [
            ((*turns, turn), table.translate(turn_table))
            for turns, table in level
            for turn, turn_table in enumerate(turn_tables())
            if not turns or turns[-1] // 3 not in (turn // 3, turn // 3 + 3)
        ]
        words = words + level
    return words


def _is_right(card, moves, is_reached, is_detour):
    cubes = list(accumulate(moves, Cube.apply, initial=card.cube))
    between = cubes[len(card.spin) + 1 : -1]
    if not is_reached(cubes[-1]) or any(map(is_reached, between)):
        return False
    return not any(map(is_detour, between))


def _is_detour(card, start, piece, cube):
    """Tell whether a card could begin on a cube on the way, which is worse than the start."""
    is_calm = look_at(cube, card.base).unit >= card.card.unit
    return is_calm and _is_worse(card, start, piece, State.of(cube))


def _is_worse(card, start, piece, now):
    stage = STAGES.get(card.card.unit, ())
    is_done = is_petal_or_home if stage is LOW_EDGES else State.is_home
    if any(is_done(start, cubie) and not is_done(now, cubie) for cubie in stage):
        return True
    layer = {3: range(12, 24), 4: range(40, 48)}.get(card.card.unit, ())
    is_in = piece is not None and now.places[piece] in layer
    return is_in and start.places[piece] not in layer


def is_petal_or_home(state, edge):
    return is_petal(state, edge) or state.is_home(edge)
