"""An alg with its setup as a timeline, and a timeline as it would be written."""

from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.study import MOST_MOVES, Script, Study, script_of
from cubeapp.engine.timeline.timeline import Section, Timeline
from tests.strategies import few, sizes_and_algs


def cube(text, size=3):
    return Cube.solved(size).apply_all(Alg(text).moves(size))


@few
@given(sizes_and_algs, st.booleans())
def test_the_setup_leads_to_where_the_alg_begins_or_ends(drawn, from_end):
    size, text = drawn
    setup = Alg("R U' F2")
    timeline = Study(setup, Alg(text), size, from_end).timeline()
    at = timeline.cube_at(len(timeline) if from_end else 0)
    assert at == cube("R U' F2", size)
    assert timeline.moves == Alg(text).moves(size)


@few
@given(sizes_and_algs, st.booleans(), st.sampled_from(["", "z2", "x y"]))
def test_what_is_written_of_a_timeline_makes_it_again(drawn, from_end, hold):
    size, text = drawn
    timeline = Study(Alg(hold), Alg(text), size, from_end).timeline()
    script = script_of(timeline)
    setup, alg = Alg(script.setup), Alg(script.alg)
    again = Study(setup, alg, size, script.from_end).timeline()
    assert (again.start, again.moves) == (timeline.start, timeline.moves)


def test_sections_are_lines_with_their_names():
    moves = Alg("R U F D B").moves(3)
    sections = (Section("cross", 0, 2), Section("nothing", 2, 2), Section("pair 1", 2, 4))
    timeline = Timeline(cube("z2").apply_all(inverse(moves)), moves, sections=sections)
    script = script_of(timeline)
    assert script == Script("z2", "R U // cross\nF D // pair 1\nB", from_end=True)
    study = Study(Alg(script.setup), Alg(script.alg), 3, True)
    names = [(section.name, section.end) for section in study.timeline().sections]
    assert names == [("cross", 2), ("pair 1", 4), ("line 3", 5)]


def test_there_is_no_alg_to_a_cube_that_nobody_knows_a_way_to():
    assert script_of(Timeline(cube("R U"), Alg("F").moves(3))) is None
    assert script_of(Timeline(cube(""), Alg("R").moves(3) * (MOST_MOVES + 1))) is None
