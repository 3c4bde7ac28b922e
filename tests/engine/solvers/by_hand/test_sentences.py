"""The sentences of the lessons: complete, and each of them said by some lesson."""

import re
from collections import defaultdict
from pathlib import Path

import numpy as np
import pytest

from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand import sentences
from cubeapp.engine.solvers.by_hand.choices import (
    BEGINNER,
    CFOP,
    CLASSIC,
    LAYERS,
    ORTEGA,
    REDUCTION,
    Style,
)
from cubeapp.engine.solvers.by_hand.sentences import SENTENCES, corners_in_words, say
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import hand_solver
from tests.every import every

SMALL = ((2, LAYERS), (2, ORTEGA), (3, BEGINNER), (3, CLASSIC), (3, CFOP))
BIG = ((4, REDUCTION), (5, REDUCTION))
CUBES = 16
"""Of each method; among these all sentences come up but the rare ones."""
RARE = {"daisy.keep", "daisy.luck.many", "hold.over", "last2.done", "pairing.free"}
"""Hundreds of cubes pass without them."""


class Heard(dict):
    """Sentences that know which of them have not been said."""

    def __init__(self, said):
        super().__init__(said)
        self.left = set(said)

    def __getitem__(self, key):
        self.left.discard(key)
        return super().__getitem__(key)


def lessons(methods, styles_of):
    """Yield cubes with what they are solved by: method, style and first colour."""
    for seed in range(CUBES):
        rng = np.random.default_rng(seed)
        for size, name in methods:
            cube = random_state(size, rng)
            for style in styles_of(seed):
                yield cube, (name, style, ("white", "any")[seed % 2])


@pytest.mark.slow
def test_every_sentence_is_said_in_some_lesson(monkeypatch):
    heard = Heard(SENTENCES)
    monkeypatch.setattr(sentences, "SENTENCES", heard)
    styles = [*Style]
    small = lessons(SMALL, lambda _seed: styles)
    big = lessons(BIG, lambda seed: [styles[seed % len(styles)]])
    for cube, wishes in (*small, *big):
        hand_solver(*wishes).solve(cube, Limits(), SearchControl())
    assert heard.left <= RARE


@every("key", sorted(RARE))
def test_a_rare_sentence_is_said_by_the_source(key):
    folder = Path(sentences.__file__).parent
    assert sum(f'"{key}"' in path.read_text("utf-8") for path in folder.rglob("*.py")) > 1


def test_every_sentence_is_filled_in_or_refused():
    wrong = defaultdict(list)
    for key, sentence in SENTENCES.items():
        names = set(re.findall(r"{(\w+)}", sentence))
        text = say(key, **dict.fromkeys(names, "R U R'"))
        wrong["has gaps"] += [key] * bool(re.search(r"[{}]", text))
        wrong["belittles"] += [key] * any(word in text for word in ("simply", "easy"))
        wrong["is said with gaps"] += [key] * (bool(names) and not is_refused(key))
    assert not {fault: keys for fault, keys in wrong.items() if keys}


def is_refused(key):
    try:
        say(key)
    except KeyError:
        return True
    return False


def test_small_numbers_are_words():
    assert [corners_in_words(count) for count in (0, 1, 2, 12)] == [
        "no corners",
        "one corner",
        "two corners",
        "12 corners",
    ]
