"""A timeline told: what pages, strips and texts are made from."""

from functools import partial

import pytest

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.choices import BEGINNER, Style
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.text import COLOUR_NAMES, NO_TEXT, Text, Turns
from cubeapp.engine.timeline.booklet import Each, booklet, spoken
from cubeapp.engine.timeline.timeline import Section, Timeline
from cubeapp.words import speak, tr

CHINESE = {
    "{text}.": "{text}。",
    "{name}: {text}": "{name}：{text}",
    "{sentence} {following}": "{sentence}{following}",
}


def moves(text, size=3):
    return Alg(text).moves(size)


@pytest.fixture(scope="module")
def solved():
    cube = Cube.solved(3).apply_all(moves("R U2 F' L D B2 U' R2 F D2 L' B U F2"))
    answer = HumanSolver(BEGINNER, Style.PLAIN).solve(cube, Limits(), SearchControl())
    return Timeline.of_solution(cube, answer)


def test_every_move_of_a_solution_is_told_once_and_in_order(solved):
    told = booklet(solved)
    text = " ".join(passage.alg for passage in told.passages if passage.alg)
    assert moves(text) == solved.moves
    assert text == told.alg
    numbers = [passage.number for passage in told.passages]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_text_has_the_cube_every_stage_and_every_step_with_its_sentence(solved):
    text = booklet(solved, title="My cube").as_text()
    assert text.startswith("My cube\n")
    assert format_facelets(solved.start) in text
    for stage in solved.sections:
        assert stage.note in text
        for step in stage.parts:
            assert step.note in text


def test_a_picture_a_step_shows_the_cube_before_it(solved):
    told = booklet(solved)
    for passage, part in zip(told.passages, _parts(solved), strict=True):
        (snap,) = passage.snaps
        assert snap.index == part.start


def test_a_turn_of_the_whole_cube_is_a_passage_of_its_own_with_an_arrow(solved):
    told = booklet(solved)
    rotations = [passage for passage in told.passages if {*passage.alg} & {*"xyz"}]
    assert len(rotations) > 1
    for passage in rotations:
        assert all(move.is_rotation(3) for move in moves(passage.alg))
        assert "Hold: " not in passage.about
        (snap,) = passage.snaps
        assert snap.move == solved.moves[snap.index]
    others = [passage for passage in told.passages if passage not in rotations]
    assert all(snap.move is None for passage in others for snap in passage.snaps)


def test_how_to_hold_the_cube_is_told_when_it_is_so(solved):
    told = booklet(solved)
    held = [passage for passage in told.passages if "Hold: " in passage.about]
    assert held
    for passage in held:
        (snap,) = passage.snaps
        top, front = (
            COLOUR_NAMES[solved.cube_at(snap.index).face(f)[1, 1]] for f in (Face.U, Face.F)
        )
        assert f"Hold: {top} on top, {front} in front" in passage.about


def _parts(timeline):
    return [part for stage in timeline.sections for part in stage.parts or (stage,)]


def test_a_picture_a_move_has_each_move_as_an_arrow(solved):
    snaps = list(booklet(solved, Each.MOVE).snaps)
    assert [snap.index for snap in snaps] == list(range(len(solved) + 1))
    assert tuple(snap.move for snap in snaps[:-1]) == solved.moves
    assert snaps[-1].caption == "Solved"


def test_what_a_step_is_about_is_lit_in_its_picture(solved):
    told = booklet(solved)
    lit = [snap.mask(solved) for passage in told.passages for snap in passage.snaps]
    assert sum(map(bool, lit)) > 5
    assert all(len(each) in (0, 54) for each in lit)
    assert told.end.mask(solved) == b""


def test_moves_without_stages_are_one_passage():
    timeline = Timeline(Cube.solved(4), moves("R Uw2 2F'", 4))
    told = booklet(timeline)
    (passage,) = told.passages
    assert (passage.alg, passage.sentence) == ("R Uw2 2F'", "")
    assert told.title == "4×4×4"
    assert told.end.caption == "The end"


def test_more_moves_than_stand_below_a_picture_are_only_counted():
    sections = (Section("edges", 0, 30), Section("", 30, 60))
    timeline = Timeline(Cube.solved(3), moves("(R U)30"), sections=sections)
    assert [snap.caption for snap in booklet(timeline).snaps][:2] == ["Edges: 30 moves", "30 moves"]


def test_moves_between_and_after_the_stages_are_told_too():
    sections = (Section("begin", 0, 1, "First."), Section("end", 2, 3, "Then."))
    told = booklet(Timeline(Cube.solved(3), moves("R U F D"), sections=sections))
    assert [chapter.name for chapter in told.chapters] == ["Begin", "", "End", ""]
    assert [passage.alg for passage in told.passages] == ["R", "U", "F", "D"]
    assert [passage.sentence for passage in told.passages] == ["First.", "", "Then.", ""]


def test_a_cube_without_moves_has_one_picture():
    told = booklet(Timeline(Cube.solved(3)))
    assert list(told.passages) == []
    assert [snap.index for snap in told.snaps] == [0]
    assert "0 face turns" in told.as_text()


def test_wca_moves_only_do_the_same():
    timeline = Timeline(Cube.solved(3), moves("M2 U M2 U2 M2 U M2"))
    alg = booklet(timeline, wca=True).alg
    assert "M" not in alg
    assert Cube.solved(3).apply_all(moves(alg)) == timeline.cube_at(len(timeline))


def test_wca_moves_only_are_written_below_pictures_and_in_sentences_too():
    said = Text(
        "{slices} bring pieces into 2 edges; {out} and {back} bring the layers {one} and {other} "
        "back.",
        slices=Turns("2U 2D'"),
        out=Turns("R U R'"),
        back=Turns("2D 2U'"),
        one=Turns("2U"),
        other=Turns("2D"),
    )
    part = Section(Text("case E"), 0, 7, said)
    timeline = Timeline(
        Cube.solved(5),
        moves("2U 2D' R U R' 2D 2U'", 5),
        sections=(Section(Text("edges"), 0, 7, NO_TEXT, (part,)),),
    )
    told = booklet(timeline, Each.MOVE, wca=True)
    (passage,) = told.passages
    assert passage.name == "Case E"
    assert passage.sentence == (
        "Uw U' Dw' D bring pieces into 2 edges; R U R' and Dw D' Uw' U bring the layers Uw U' and "
        "Dw D' back."
    )
    assert [snap.caption for snap in passage.snaps] == [
        *("Uw U'", "Dw' D", "R", "U", "R'", "Dw D'", "Uw' U")
    ]
    assert moves(passage.alg, 5) == moves(told.alg, 5)
    (plain,) = booklet(timeline, Each.MOVE).passages
    assert plain.sentence == said


def test_sentences_in_chinese_have_their_moves_changed_as_well():
    part = Section(NO_TEXT, 0, 1, Text("将{moves}转动", moves=Turns("2D")))
    told = booklet(Timeline(Cube.solved(4), moves("2D", 4), sections=(part,)), wca=True)
    assert [passage.sentence for passage in told.passages] == ["将Dw D'转动"]


def test_a_text_has_the_marks_of_its_language():
    sections = (Section("边块", 0, 1, "还原边块。", (Section("一", 0, 1),)),)
    timeline = Timeline(Cube.solved(3), moves("R"), sections=sections)
    speak(lambda text: CHINESE.get(text, text))
    try:
        lines = booklet(timeline, say=tr).as_text().splitlines()
    finally:
        speak()
    assert "边块。还原边块。" in lines
    assert "  1. 一：R" in lines


@pytest.mark.parametrize(
    ("metric", "words"),
    [(None, "3 face turns (HTM)"), (Metric.QTM, "4 quarter turns"), (Metric.STM, "2 layer turns")],
)
def test_moves_are_counted_as_asked(metric, words):
    counts = booklet(Timeline(Cube.solved(3), moves("R2 M'")), metric=metric).counts
    assert counts.startswith(words)


def test_sentences_come_in_the_words_of_the_reader(solved):
    text = booklet(
        solved, say=partial(tr, colours=["pink", "red", "green", "yellow", "orange", "blue"])
    ).as_text()
    assert "pink" in text
    assert "white" not in text


def test_a_move_is_said_in_words():
    timeline = Timeline(Cube.solved(3), moves("R"))
    told = list(booklet(timeline, Each.MOVE).snaps)
    assert spoken(told[0], 3) == "Right side up"
    assert spoken(told[1], 3) == ""
