"""What the engine says, in a language in which every letter of its English is a dot."""

import re

import numpy as np
import pytest

from cubeapp.engine import text as texts
from cubeapp.engine.legality.counting import how_many
from cubeapp.engine.legality.validity import FaultCode, diagnose
from cubeapp.engine.library.entries import collections
from cubeapp.engine.library.texts import data_texts, marked_texts
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError, OpeningError
from cubeapp.engine.model.moves import Axis, Metric, Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.effect import effect_of
from cubeapp.engine.notation.telling import effect_in_words
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.perfect.rules import Rule
from cubeapp.engine.practice.drills import about_case
from cubeapp.engine.practice.files.tables import write_table
from cubeapp.engine.practice.solves import Book, Session, Solve, session_name
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.slips import hypotheses
from cubeapp.engine.slips.inquiry import Inquiry
from cubeapp.engine.slips.trail import Trail
from cubeapp.engine.solvers.by_hand.cases import oll_cases
from cubeapp.engine.solvers.by_hand.choices import SIZES
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.optimal.layout import METRICS, amount, shapes_for
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.text import Text, reason
from cubeapp.engine.timeline.opening import read_opening
from cubeapp.words import decimal, per_cent, plural, speak, tr, without_key
from tests.every import every
from tests.strategies import slow

NAMES = {case.nickname for case in oll_cases()} | {"Sune", "Niklas"}
"""What cases are called in every language."""


def dotted(text):
    """Return ``text`` with a dot for every letter that is not a placeholder's."""
    return re.sub(r"({\w+})|[^\W\d]", lambda match: match[1] or "·", text)


@pytest.fixture
def other_language():
    speak(dotted)
    yield
    speak()


ANY_NAME = re.compile("|".join(map(re.escape, sorted(NAMES, key=len, reverse=True))))


def left(text):
    """Return the words of ``text`` as it is told that are English; moves and places are none."""
    return re.findall(r"\b(?:[a-z]{2,}|[A-Z][a-z]{3,})", ANY_NAME.sub("", tr(text)))


def mixed(size, rng):
    """A cube far from solved."""
    moves = [
        Move(Axis(axis), layer, layer, 1)
        for axis, layer in zip(
            rng.integers(3, size=60).tolist(), rng.integers(size, size=60).tolist(), strict=True
        )
    ]
    return Cube.solved(size).apply_all(moves)


def told(solution):
    for stage in solution.stages:
        yield from (stage.name, stage.note)
        for step in stage.steps:
            yield from (step.name, step.sentence, step.case, step.hint)
            yield step.hold.words if step.hold is not None else ""


def broken(size, rng):
    """Cubes with faults of every kind."""
    whole = mixed(size, rng).facelets
    for count in (1, 2, 5):
        facelets = whole.copy()
        facelets[rng.integers(len(whole), size=count)] = rng.integers(6, size=count)
        yield facelets
    swapped = whole.copy()
    swapped[[0, 1]] = swapped[[1, 0]]
    yield swapped
    bare = whole.copy()
    bare[rng.integers(len(whole), size=3)] = 255
    yield bare
    yield np.choose(whole, np.array([3, 1, 2, 0, 4, 5], dtype=np.uint8))
    yield rng.integers(6, size=len(whole)).astype(np.uint8)


@pytest.mark.parametrize("count", [1, *slow(3)])
@pytest.mark.parametrize("name", list(SIZES))
def test_a_solution_by_hand_is_told_in_the_other_language(name, count, other_language):
    rng = np.random.default_rng(7)
    size = min(SIZES[name]) + (name == "reduction")
    for _ in range(count):
        solution = HumanSolver(name).solve(mixed(size, rng), Limits(), SearchControl())
        texts = list(told(solution))
        assert [words for text in texts if (words := left(text))] == []
        assert any("·" in tr(text) for text in texts)


@pytest.mark.parametrize("name", ["two-phase", "two-by-two"])
def test_a_shorter_solution_is_told_in_it_too(name, other_language):
    cube = random_state(2 if name == "two-by-two" else 3, np.random.default_rng(1))
    solution = solver(name).solve(cube, Limits(), SearchControl())
    assert [words for text in told(solution) if (words := left(text))] == []


@pytest.mark.parametrize("size", [2, 3, 4, 5, 7])
def test_faults_and_repairs_are_told_in_the_other_language(size, other_language):
    codes = set()
    for facelets in broken(size, np.random.default_rng(size)):
        for fault in diagnose(Cube.from_faces(facelets.reshape(6, size, size))).faults:
            codes.add(fault.code)
            assert left(fault.message) == []
            assert [words for repair in fault.repairs if (words := left(repair.label))] == []
    assert codes >= {FaultCode.UNPAINTED, FaultCode.COLOUR_COUNT, FaultCode.IMPOSSIBLE_CUBIE}


def test_the_library_is_in_the_other_language(other_language):
    # Most entries are shown for every size.
    entries = {}
    for size in (2, 3, 8):
        for collection in collections(size):
            assert left(collection.title) == []
            entries |= {id(entry): entry for entry in collection.entries}
            if collection.size == size and size < 8:
                effects = (text for entry in collection.entries for text in entry.effects)
                assert [words for text in effects if (words := left(text))] == []
    for entry in entries.values():
        texts = (entry.label, entry.title, entry.about, entry.facts)
        assert [words for text in texts if (words := left(text))] == []
        if not hasattr(entry.source, "cube"):
            assert left(about_case(entry.source)) == []


def test_turns_effects_lengths_and_rules_are_in_the_other_language(other_language):
    for size, alg in ((3, "R U' F2 M E S x y2 z'"), (9, "2R 3Lw 2-4Uw2 3-7Fw M 4D"), (30, "12R")):
        moves = Alg(alg).moves(size)
        assert [words for move in moves if (words := left(in_words(move, size)))] == []
    for size, alg in ((3, "R U R' U' x"), (3, "M2 U M2 U2"), (4, "Rw U"), (7, "3Rw U 2F'")):
        effect = effect_of(Alg(alg).moves(size), size)
        assert [words for text in effect_in_words(effect, size) if (words := left(text))] == []
    assert [words for rule in Rule if (words := left(rule.summary))] == []
    assert [words for metric in Metric for n in (1, 2) if (words := left(metric.in_words(n)))] == []


@pytest.mark.parametrize("alg", ["(R U", "R]", "Q", "[R U]", "R2''", "5 R", "7R", "[R, , U]", "2M"])
def test_what_is_wrong_with_an_alg_is_said_in_the_other_language(alg, other_language):
    with pytest.raises(CubeError) as caught:
        Alg(alg).moves(3)
    assert left(reason(caught.value)) == []


def test_tables_and_their_cost_are_in_the_other_language(other_language):
    for metric in METRICS:
        for shape in shapes_for(metric):
            assert left(Text("building the {table}", table=shape.title)) == []
            assert left(shape.cost) == []


def test_large_numbers_are_written_as_people_do():
    speak({",": ".", "searching, {n} cubes so far": "bisher {n} Würfel"}.get)
    try:
        text = Text("searching, {n} cubes so far", n=texts.counted(1_234_567))
        assert tr(text) == "bisher 1.234.567 Würfel"
    finally:
        speak()
    assert text == "searching, 1,234,567 cubes so far"


def test_decimals_are_written_as_people_do_and_for_files_with_a_point():
    assert [decimal(1234.56, 1), decimal(2.50), decimal(30)] == ["1,234.6", "2.5", "30"]
    session = Session("one", (Solve(12_340),))
    speak({",": "\u202f", ".": ",", "about {number}": "etwa {number}"}.get)
    try:
        assert [decimal(1234.56, 1), decimal(2.50)] == ["1\u202f234,6", "2,5"]
        assert tr(how_many(4_300_000_000_000)) == "etwa 4,3 × 10¹²"
        assert tr(amount(1_200_000_000)) == "1,2 GB"
        assert tr(session.solves[0].described()) == "12,34"
        assert "12.34,12.340" in write_table([session])
    finally:
        speak()


def test_texts_of_data_files_are_shown_to_translators_once():
    texts = data_texts()
    assert len(texts) == len(set(texts)) > 100
    found = []
    exec(marked_texts(), {"mark": found.append})
    assert found == texts


def test_english_is_spoken_until_another_language_is():
    assert tr("Undo the last change") == "Undo the last change"
    assert plural(1, "{n} sticker left", "{n} stickers left") == "1 sticker left"
    assert plural(1200, "{n} sticker left", "{n} stickers left") == "1,200 stickers left"


def test_words_are_read_out_without_the_mark_of_their_key():
    told = {"Save &as…": "Save as…", "&Kind": "Kind", "打开(&O)…": "打开…", "Pause": "Pause"}
    assert {text: without_key(text) for text in told} == told


@every(
    "share, text",
    [
        (0.0, "0 %"),
        (1.0, "100 %"),
        (0.99999, "100 %"),
        (0.51379, "51.4 %"),
        (0.0246, "2.46 %"),
        (0.00072, "0.072 %"),
        (1e-7, "less than 0.001 %"),
    ],
)
def test_shares_have_three_digits(share, text):
    assert per_cent(share) == text


def test_shares_follow_the_language():
    speak({",": ".", ".": ","}.get)
    try:
        assert per_cent(0.51379) == "51,4 %"
    finally:
        speak()


def test_why_a_text_can_not_be_opened_is_said_in_the_other_language(other_language):
    with pytest.raises(OpeningError) as caught:
        read_opening("h", None, 3)
    assert left(reason(caught.value)) == []


def test_why_a_slip_cannot_be_looked_for_is_said_in_the_other_language(other_language, monkeypatch):
    trail = Trail(Cube.solved(3), Alg("R U F").moves(3))
    with pytest.raises(CubeError) as other_size:
        Inquiry.about(trail).seen(Cube.solved(4))
    monkeypatch.setattr(hypotheses, "MOST_BYTES", 54)
    with pytest.raises(CubeError) as too_many:
        Inquiry.about(trail)
    for caught in (other_size, too_many):
        assert left(reason(caught.value)) == []
        assert "·" in tr(reason(caught.value))


def test_a_new_session_has_a_name_that_none_has_in_its_language(other_language):
    book = Book().with_new_session(tr(session_name(3)))
    assert book.free_name(tr) == tr(session_name(4))
