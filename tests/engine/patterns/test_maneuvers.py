"""Moves that lead to the cubes of a pattern."""

from itertools import islice

import pytest

from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.patterns.maneuvers import fits, shortest
from cubeapp.engine.patterns.mask import Mask
from cubeapp.engine.patterns.symmetries import symmetry_named
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves, arrangement_of
from tests.strategies import slow

NONE = symmetry_named("C1")


def leads_there(fit):
    """Whether the moves lead to the cube, by a model of cubies in space."""
    made, wanted = after_moves(Arrangement.home(), fit.moves), arrangement_of(fit.cube)
    names = ("cp", "co", "ep", "eo")
    return all((getattr(made, name) == getattr(wanted, name)).all() for name in names)


@pytest.mark.parametrize(
    ("pattern", "kind", "most"),
    [("ababababa", "C1", 3), ("." * 9, "Oh", 4), ("aaaabaaaa", "C1", 1), ("." * 9, "C3", 5)],
)
def test_the_moves_lead_to_the_cube(pattern, kind, most):
    mask = Mask.read(pattern)
    found = list(islice(fits(mask, symmetry_named(kind), SearchControl()), most))
    assert len(found) == most
    for fit in found:
        assert leads_there(fit)
        assert mask.fits(fit.cube.facelets.tolist())
        assert not any(str(move).endswith("2'") for move in fit.moves)


def test_a_pattern_near_to_solved_has_shortest_moves_at_once():
    [spots] = fits(Mask.read("aaaabaaaa"), NONE, SearchControl())
    assert spots.is_shortest
    assert len(spots.moves) == 8
    assert shortest(spots, SearchControl()) is spots


def test_no_time_proves_nothing():
    far = next(fits(Mask.read("ababababa"), NONE, SearchControl()))
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        shortest(far, control)


@pytest.mark.parametrize("pattern", slow("ababababa"))
def test_shortest_moves_are_proven(pattern):
    far = next(fits(Mask.read(pattern), NONE, SearchControl()))
    near = shortest(far, SearchControl())
    assert near.is_shortest
    assert leads_there(near)
    assert len(near.moves) == 16 <= len(far.moves)
