"""Algs in families, the best first."""

import numpy as np
import pytest

from cubeapp.engine.model.moves import Metric, inverse, layer_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.grouping import (
    Kinship,
    Order,
    RatedAlg,
    family,
    grouped,
    is_same_alg,
    kinship,
)
from cubeapp.engine.solvers.goals.search import Found
from tests.every import every

SUNE = "R U R' U R U2 R'"


def moves(text):
    return Alg(text).moves(3)


def rated(text, before=""):
    found = moves(text)
    length = Metric.STM.count(found, 3)
    return RatedAlg.of(Found(found, length, Metric.STM, before=moves(before)))


@every(
    "other, kind",
    [
        (SUNE, Kinship.SAME),
        ("F U F' U F U2 F'", Kinship.TURNED),
        ("L U L' U L U2 L'", Kinship.TURNED),
        ("L' U' L U' L' U2 L", Kinship.MIRRORED),
        ("B' U' B U' B' U2 B", Kinship.MIRRORED),
        ("R U2 R' U' R U' R'", Kinship.INVERSE),
        ("L U2 L' U' L U' L'", Kinship.INVERSE),
        ("L' U2 L U L' U L", Kinship.MIRRORED_INVERSE),
        ("R U R' U' R U2 R'", None),
        ("r U R' U R U2 r'", None),
    ],
)
def test_kin_are_told_by_how_they_come_from_each_other(other, kind):
    assert kinship(moves(SUNE), moves(other)) is kind
    assert (family(moves(SUNE)) == family(moves(other))) is (kind is not None)


@pytest.mark.parametrize("alg", ["r U' M2 E S f2", "R L U D' M x2 y F", "f R U R' U' f'"])
def test_whatever_an_alg_turns_the_alg_language_makes_its_kin(alg):
    written = Alg(alg)
    for turns in ("y", "y2", "y'"):
        seen = written.rotate(turns)
        for other in (seen, seen.mirror("M"), seen.mirror("S"), ~seen, ~seen.mirror("M")):
            assert family(other.moves(3)) == family(written.moves(3))
    assert family(written.rotate("x").moves(3)) != family(written.moves(3))


def test_the_order_of_turns_that_commute_does_not_matter():
    assert is_same_alg(moves("R L U D"), moves("L R D U"))
    assert is_same_alg(moves("R2' U"), moves("R2 U"))
    assert not is_same_alg(moves("R U L"), moves("L U R"))
    assert kinship(moves("R L U"), moves("L R U")) is Kinship.SAME


def test_kinship_goes_both_ways():
    rng, turns = np.random.default_rng(5), layer_turns(3)
    for _ in range(20):
        alg = tuple(turns[number] for number in rng.integers(len(turns), size=8))
        assert family(inverse(alg)) == family(alg)
        assert kinship(alg, inverse(alg)) is kinship(inverse(alg), alg) is not None


def test_groups_are_in_order_and_so_are_the_algs_in_them():
    algs = [rated("F U F' U F U2 F'", "U"), rated("B2 D B2"), rated(SUNE), rated("R U R' U'")]
    by_length = grouped(algs, Order.LENGTH)
    assert [group.best.alg for group in by_length] == ["B2 D B2", "R U R' U'", SUNE]
    by_comfort = grouped(algs, Order.COMFORT)
    assert [group.best.alg for group in by_comfort] == ["R U R' U'", SUNE, "B2 D B2"]
    assert [alg.alg for alg in by_comfort[1].algs] == [SUNE, "U F U F' U F U2 F'"]
    assert grouped((), Order.COMFORT) == ()


def test_an_alg_is_shown_with_the_turn_that_comes_first_and_rated_without_it():
    turned, plain = rated(SUNE, "U2"), rated(SUNE)
    assert turned.alg == f"U2 {SUNE}"
    assert turned.comfort == plain.comfort
    assert turned.found.length == 7
