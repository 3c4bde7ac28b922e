from dataclasses import replace
from itertools import accumulate
from unittest.mock import Mock

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, inverse, layer_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.steps import Hold, Step
from cubeapp.engine.text import Text, colour_name
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.stage import move_strip
from cubeapp.ui.stage.player import Player
from cubeapp.ui.stage.scrub_bar import bands
from cubeapp.ui.stage.timeline import TEMPOS, TRANSPORT, TimelinePanel
from cubeapp.words import call_colours
from tests.every import every
from tests.ui.hands import Counted, click, drag, hover, wheel
from tests.ui.pixels import pixels_of

MOVES = Alg("R U R' U' F2 D").moves(3)
SECTIONS = (Section("first half", 0, 3, "It begins."), Section("second half", 3, 6))


@pytest.fixture
def player():
    return Mock(Player)


def asked_of(method):
    """The arguments of each call of a method of the player."""
    return [call.args[0] for call in method.mock_calls]


@pytest.fixture
def actions(qapp):
    """The actions of the transport and of the pauses, by their names."""
    actions = {name: QAction(name) for name in TRANSPORT}
    actions["pause_steps"] = QAction("pause_steps", checkable=True)
    return actions


@pytest.fixture
def panel(qtbot, player, actions):
    panel = TimelinePanel(player, actions, QLabel())
    qtbot.addWidget(panel)
    panel.resize(900, 110)
    panel.show()
    panel.set_timeline(Timeline(Cube.solved(3), MOVES, Purpose.SOLUTION, SECTIONS))
    panel.set_time(0.0)
    return panel


def emitted(signal):
    values = []
    signal.connect(values.append)
    return values


def said(panel):
    """The stage, what it is for, the step, and its sentence."""
    card = panel.card
    return card.stage.text(), card.goal.text(), card.step.text(), card.sentence.text()


def words(panel):
    return [label.text() for label in panel.findChildren(QLabel)]


def marked(strip):
    """The index of the move that is marked; -1 if none is."""
    pixels = pixels_of(strip)
    mark = np.array(strip.palette().color(QPalette.ColorRole.Highlight).getRgb()[:3])
    places = np.nonzero(np.all(pixels == mark, axis=2))[1]
    if len(places) == 0:
        return -1
    cells = (strip.cell(index) for index in range(len(MOVES)))
    (found,) = [i for i, cell in enumerate(cells) if cell.left() <= places.mean() < cell.right()]
    return found


def at(panel, share, count=6):
    """The place in the bar that share of its length from its start."""
    return panel.bar.x_of(share * count), panel.bar.rect().center().y()


def test_the_count_is_of_the_moves_that_are_done(panel):
    panel.set_time(2.4)
    assert "2 / 6" in words(panel)
    panel.set_time(6.0)
    assert "6 / 6" in words(panel)
    # The last turn was undone, and the picture is on its way back.
    panel.set_timeline(Timeline(Cube.solved(3), MOVES[:-1]))
    assert "5 / 5" in words(panel)


def test_a_click_in_the_bar_asks_for_a_moment_within_a_move(panel, player):
    click(panel.bar, at(panel, 0.25))
    assert asked_of(player.scrub) == [pytest.approx(1.5)]


def test_dragging_along_the_bar_scrubs_and_stops_at_its_ends(panel, player):
    drag(panel.bar, at(panel, 0.5), at(panel, 1.4))
    asked = asked_of(player.scrub)
    assert asked[0] == pytest.approx(3.0)
    assert asked[-1] == 6.0
    assert asked == sorted(asked)


def sections_of(*named):
    """Sections of (name, moves), one after another."""
    ends = list(accumulate(count for _, count in named))
    pairs = zip(named, ends, strict=True)
    return tuple(Section(name, end - count, end) for (name, count), end in pairs)


def test_long_sections_have_a_band_of_their_own():
    sections = sections_of(("centres U/D", 9), ("centres F/B", 9), ("edges", 9))
    assert bands(sections, 5) == list(sections)


def test_hundreds_of_short_sections_share_bands_by_what_their_names_have_in_common():
    steps = [(f"centres U/D row {number}", 2) for number in range(200)]
    more = [(f"centres F/B row {number}", 1) for number in range(100)]
    wings = [(f"edges {number}", 3) for number in range(98)]
    found = bands(sections_of(*steps, *more, ("parity", 1), *wings, ("3×3×3", 30)), 20)
    names = [band.name for band in found]
    assert names == ["centres U/D row", "centres F/B row", "parity", "edges", "3×3×3"]
    assert [band.start for band in found[1:]] == [band.end for band in found[:-1]]
    assert found[-1].end == 825


def test_a_long_section_between_short_ones_of_its_kind_stays_apart():
    sections = sections_of(("edges 1", 2), ("edges 2", 50), ("edges 3", 2))
    assert bands(sections, 20) == list(sections)


def test_the_bar_with_hundreds_of_sections_is_as_calm_as_with_none_and_tells_each(panel):
    moves = MOVES * 200
    plain = Timeline(Cube.solved(3), moves, Purpose.SOLUTION)
    sections = sections_of(*((f"centres {number}", 4) for number in range(300)))
    pictures = []
    for timeline in (plain, Timeline(Cube.solved(3), moves, Purpose.SOLUTION, sections)):
        panel.set_timeline(timeline)
        panel.layout().activate()
        pictures.append(pixels_of(panel.bar))
    changed = np.any(pictures[0] != pictures[1], axis=2)
    # One word in the middle, and no picket fence.
    assert 0 < changed.mean() < 0.05
    x, y = at(panel, 0.5, len(moves))
    where = QPoint(round(x), round(y))
    help_event = QHelpEvent(QEvent.Type.ToolTip, where, panel.bar.mapToGlobal(where))
    QApplication.sendEvent(panel.bar, help_event)
    assert panel.bar.toolTip().startswith("centres 1")
    assert "moves 59" in panel.bar.toolTip() or "moves 60" in panel.bar.toolTip()
    assert "Drag" in panel.bar.toolTip()


def test_the_wheel_steps_through_the_moves(panel, player):
    wheel(panel.bar, at(panel, 0.5), -1)
    wheel(panel.bar, at(panel, 0.5), 2)
    assert asked_of(player.step) == [1, -2]


@pytest.mark.parametrize("index", range(len(MOVES)))
def test_a_click_on_a_move_asks_for_the_cube_after_it(panel, player, index):
    centre = panel.strip.cell(index).center()
    click(panel.strip, (centre.x(), centre.y()))
    assert asked_of(player.go_to) == [index + 1]


def test_a_click_beside_the_moves_asks_for_nothing(panel, player):
    click(panel.strip, (panel.strip.width() - 2, 5))
    assert not player.mock_calls


@pytest.mark.parametrize(
    ("key", "name"),
    [
        (Qt.Key.Key_Left, "back"),
        (Qt.Key.Key_Right, "forward"),
        (Qt.Key.Key_Home, "first"),
        (Qt.Key.Key_End, "last"),
        (Qt.Key.Key_Space, "play"),
    ],
)
def test_keys_walk_while_the_bar_has_the_focus(panel, actions, qtbot, key, name):
    done = []
    actions[name].triggered.connect(lambda: done.append(name))
    qtbot.keyClick(panel.bar, key)
    assert done == [name]
    qtbot.keyClick(panel.bar, key, Qt.KeyboardModifier.ControlModifier)
    assert done == [name]
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(panel.bar, held)
    assert done == [name] * (1 if name == "play" else 2)


def test_the_move_under_way_is_marked_and_else_the_next_one(panel):
    for moment, current in ((0.0, 0), (0.3, 0), (1.0, 1), (1.1, 1), (6.0, -1)):
        panel.set_time(moment)
        assert marked(panel.strip) == current


def test_the_step_stays_marked_when_a_quarter_of_its_half_turn_is_undone(panel):
    whole = Timeline(Cube.solved(3), MOVES, Purpose.SOLUTION, SECTIONS)
    panel.set_time(4.0)
    before = pixels_of(panel.strip)
    panel.set_timeline(whole.followed(4, Alg("F").moves(3)[0]))
    panel.set_time(5.0)
    # Undo goes back along the quarters first, and then the half turn is there again.
    panel.set_time(4.0)
    panel.set_timeline(whole)
    assert np.array_equal(pixels_of(panel.strip), before)


def test_another_wording_of_the_same_moves_is_shown_at_once(panel):
    panel.set_time(1.0)
    reworded = (Section("erste", 0, 3, "So beginnt es."), Section("zweite", 3, 6))
    panel.set_timeline(Timeline(Cube.solved(3), MOVES, Purpose.SOLUTION, reworded))
    assert said(panel) == ("Erste", "", "", "So beginnt es.")


def test_the_tempo_goes_from_a_tenth_to_six_times(panel):
    asked = emitted(panel.tempo_changed)
    panel.tempo_slider.setValue(0)
    panel.tempo_slider.setValue(panel.tempo_slider.maximum())
    assert asked == [0.1, 6.0] == [TEMPOS[0], TEMPOS[-1]]
    assert panel.tempo_button.text() == "6.0×"


def test_long_timelines_can_be_played_a_thousand_times_as_fast(panel):
    long = Timeline(Cube.solved(3), layer_turns(3) * 100)
    panel.set_timeline(long)
    panel.tempo_slider.setValue(panel.tempo_slider.maximum())
    assert panel.tempo_button.text() == "1000×"
    asked = emitted(panel.tempo_changed)
    panel.set_timeline(Timeline(Cube.solved(3)))
    assert asked == [6.0]
    assert panel.tempo_button.text() == "6.0×"


def test_a_step_of_a_section_says_what_it_does_while_it_plays(panel):
    steps = (Section("one", 0, 2, "This first."), Section("two", 2, 4, "Then that."))
    whole = (Section("cross", 0, 4, "All of it.", steps), Section("rest", 4, 6, "The rest."))
    panel.set_timeline(Timeline(Cube.solved(3), MOVES, Purpose.SOLUTION, whole))
    for moment, step, text in ((0.0, "One", "This first."), (2.5, "Two", "Then that.")):
        panel.set_time(moment)
        assert said(panel) == ("Cross", "All of it.", step, text)
    panel.set_time(5.0)
    assert said(panel) == ("Rest", "", "", "The rest.")


def test_a_section_says_what_it_does_while_it_plays(panel):
    panel.set_time(1.0)
    assert said(panel) == ("First half", "", "", "It begins.")
    panel.set_time(4.0)
    assert said(panel) == ("Second half", "", "", "")
    panel.set_time(6.0)
    assert panel.card.stage.text() == "Done"


def test_an_answer_that_solves_the_cube_says_so_at_its_end(panel):
    cube = Cube.solved(3).apply_all(inverse(MOVES))
    panel.set_timeline(Timeline(cube, MOVES, Purpose.SOLUTION, SECTIONS))
    panel.set_time(6.0)
    assert panel.card.stage.text() == "Solved"


def test_a_cube_that_left_the_solution_can_be_solved_from_there(panel):
    asked = []
    panel.resolve_requested.connect(lambda: asked.append(True))
    assert not panel.resolve_button.isVisible()
    panel.set_left(True)
    assert panel.card.stage.text() == "The cube has left the solution"
    panel.resolve_button.click()
    assert asked == [True]
    panel.set_left(False)
    assert not panel.resolve_button.isVisible()


def test_a_turn_that_left_the_solution_can_be_taken_back(panel):
    asked = []
    panel.take_back_requested.connect(lambda: asked.append(True))
    assert not panel.take_back_button.isVisible()
    panel.set_left(True)
    panel.take_back_button.click()
    assert asked == [True]
    panel.set_left(False)
    assert not panel.take_back_button.isVisible()


def test_a_cube_that_left_a_lesson_hears_of_the_lesson(panel):
    panel.set_timeline(Timeline(Cube.solved(3), MOVES, Purpose.LESSON, SECTIONS))
    panel.set_left(True)
    assert panel.card.stage.text() == "The cube has left the lesson"


def test_without_moves_the_line_says_what_to_do_and_nothing_can_be_played(panel, actions):
    panel.set_timeline(Timeline(Cube.solved(3)))
    panel.set_time(0.0)
    assert not any(actions[name].isEnabled() for name in TRANSPORT)
    assert not panel.grab().isNull()


def test_of_very_many_moves_only_those_in_sight_are_looked_at(panel, monkeypatch):
    named = []
    real = move_strip.format_move
    monkeypatch.setattr(
        move_strip, "format_move", lambda move, size: named.append(move) or real(move, size)
    )
    # No two of them are alike, so that each name is made for itself.
    blocks = [(first, last) for first in range(50) for last in range(first, 99)]
    many = [Move(axis, first, last, 1) for axis in Axis for first, last in blocks]
    panel.set_timeline(Timeline(Cube.solved(100), many))
    panel.set_time(5_000.5)
    panel.grab()
    assert 0 < len(named) < 100
    cell = panel.strip.cell(5_000)
    assert abs(cell.center().x() - panel.strip.width() / 2) < 100


@pytest.mark.parametrize(("moment", "index"), [(0.0, 0), (120_000.0, 119_999)])
def test_the_line_of_moves_keeps_to_its_ends(panel, moment, index):
    panel.set_timeline(Timeline(Cube.solved(3), MOVES * 20_000))
    panel.set_time(moment)
    cell = panel.strip.cell(index)
    edge = cell.left() if index == 0 else panel.strip.width() - cell.right()
    assert edge == pytest.approx(0.0, abs=1.0)


def test_the_wheel_over_the_moves_looks_further_along(panel):
    panel.set_timeline(Timeline(Cube.solved(3), MOVES * 50))
    panel.set_time(150.0)
    before = panel.strip.cell(149).left()
    wheel(panel.strip, (100, 5), -1)
    assert panel.strip.cell(149).left() < before
    panel.set_time(151.0)
    assert panel.strip.cell(150).left() == pytest.approx(before, abs=20)


def test_the_line_of_other_moves_is_looked_at_from_where_they_are(panel):
    panel.set_timeline(Timeline(Cube.solved(3), MOVES * 50))
    wheel(panel.strip, (100, 5), -10)
    assert panel.strip.cell(0) is None
    panel.set_timeline(Timeline(Cube.solved(3), MOVES * 40))
    assert panel.strip.cell(0).left() == 0


def test_the_line_of_moves_is_drawn_anew_when_it_is_disabled(panel):
    QApplication.processEvents()
    painted = Counted(panel.strip, QEvent.Type.Paint)
    panel.strip.setEnabled(False)
    QApplication.processEvents()
    assert painted.count == 1


def test_only_a_whole_notch_looks_further_along(panel):
    panel.set_timeline(Timeline(Cube.solved(3), MOVES * 50))
    panel.set_time(150.0)
    before = panel.strip.cell(149).left()
    wheel(panel.strip, (100, 5), 0)
    wheel(panel.strip, (100, 5), -0.5)
    assert panel.strip.cell(149).left() == before
    wheel(panel.strip, (100, 5), 0, sideways=-0.5)
    once = panel.strip.cell(149).left()
    assert once < before
    wheel(panel.strip, (100, 5), 1)
    assert panel.strip.cell(149).left() == before


def test_sections_are_drawn_as_bands_with_a_line_between(panel):
    panel.set_time(0.0)
    picture = panel.bar.grab().toImage()
    y = panel.bar.rect().center().y()
    border = round(panel.bar.x_of(3))
    here = {picture.pixel(border + dx, y) for dx in (-1, 0, 1)}
    assert here != {picture.pixel(border - 6, y)}


CASE = Step("one", (), "", Hold(3, 2), (), "F2L 4")
HINTED = Step("two", (), "", None, (), "", "Look at the white.")
STEPS = (
    Section(Text("one"), 0, 2, Text("First the {colour} edge.", colour=colour_name(0)), step=CASE),
    Section("two", 2, 4, "Then that.", step=HINTED),
)
TAUGHT = (Section("cross", 0, 4, "Why.", STEPS), Section("rest", 4, 6, "The rest."))


@pytest.fixture
def taught(panel):
    yellow_on_top = Cube.solved(3).apply_all(Alg("z2").moves(3))
    panel.set_timeline(Timeline(yellow_on_top, MOVES, Purpose.SOLUTION, TAUGHT))
    panel.set_time(0.0)
    return panel


def test_a_step_tells_its_case_how_to_hold_the_cube_and_the_next_move_in_words(taught):
    about = taught.card.about.text()
    assert "F2L 4" in about
    assert "Hold: yellow on top, green in front" in about
    assert taught.card.following.text() == "Next: R, right side up"
    taught.set_time(1.5)
    assert taught.card.following.text() == "Next: U, top to the left"


def test_stages_with_nothing_to_do_say_so_before_what_follows(panel):
    sections = (
        Section("cross", 0, 0, "Cross: already done."),
        Section("F2L", 0, 6, "Pairs."),
        Section("OLL", 6, 6, "OLL: already done."),
    )
    panel.set_timeline(Timeline(Cube.solved(3), MOVES, Purpose.SOLUTION, sections))
    panel.set_time(0.0)
    assert said(panel) == ("F2L", "", "", "Cross: already done. Pairs.")
    panel.set_time(6.0)
    assert panel.card.sentence.text().startswith("OLL: already done. ")


def test_a_thousand_stages_are_not_gone_through_for_each_of_them(panel):
    gone = []

    class Sections(tuple):
        __slots__ = ()

        def __iter__(self):
            for section in super().__iter__():
                gone.append(section)
                yield section

    count = 1_000
    sections = [Section(f"{n}", 4 * n, 4 * n + 4, f"About {n}.") for n in range(count)]
    sections.append(Section("last", 4 * count, 4 * count, "Already done."))
    moves = Alg("R U R' U'").moves(3) * count
    panel.set_timeline(Timeline(Cube.solved(3), moves, Purpose.SOLUTION, Sections(sections)))
    assert 0 < len(gone) < 20 * count
    panel.set_time(4.0 * count)
    assert "Already done." in panel.card.sentence.text()


def test_the_bar_tells_the_stage_and_the_step_under_the_pointer(taught):
    x, y = at(taught, 0.5)
    where = QPoint(round(x) - 3, round(y))
    help_event = QHelpEvent(QEvent.Type.ToolTip, where, taught.bar.mapToGlobal(where))
    QApplication.sendEvent(taught.bar, help_event)
    assert taught.bar.toolTip().split("\n")[:3] == ["cross: moves 1–4", "Why.", "two: moves 3–4"]


@pytest.fixture
def yellow_for_white():
    call_colours(("yellow", "orange", "green", "white", "red", "blue"))
    yield
    call_colours()


@pytest.mark.usefixtures("yellow_for_white")
def test_the_colours_are_called_as_in_the_persons_scheme(taught):
    taught.refresh()
    assert taught.card.sentence.text() == "First the yellow edge."
    assert "Hold: white on top" in taught.card.about.text()


def test_how_to_see_a_case_is_told_on_request_until_the_next_step(taught):
    assert not taught.card.see_button.isEnabled()
    taught.set_time(2.0)
    taught.card.see_button.click()
    assert taught.card.sentence.text() == "Look at the white."
    for moment in (2.5, 3.0):
        taught.set_time(moment)
        assert taught.card.sentence.text() == "Look at the white."
    taught.set_time(4.0)
    assert taught.card.sentence.text() == "The rest."
    assert not taught.card.see_button.isChecked()


def test_how_to_see_a_case_goes_with_it_where_the_next_one_is_another_of_the_same_stage(panel):
    steps = tuple(
        Section("a pair", start, end, "Then that.", step=replace(HINTED, case=case))
        for start, end, case in ((0, 2, "F2L 4"), (2, 4, "F2L 5"))
    )
    sections = (Section("F2L", 0, 4, "Why.", steps),)
    panel.set_timeline(Timeline(Cube.solved(3), MOVES, Purpose.SOLUTION, sections))
    panel.set_time(0.5)
    panel.card.see_button.click()
    assert panel.card.see_button.isChecked()
    panel.set_time(2.5)
    assert panel.card.about.text() == "F2L 5"
    assert not panel.card.see_button.isChecked()


def test_the_words_take_the_same_room_at_every_moment(taught, qtbot):
    long = "Words " * 60
    steps = (*STEPS, Section("three", 4, 6, long, step=Step("three", (), long)))
    sections = (Section("cross", 0, 6, "Why.", steps),)
    taught.set_timeline(Timeline(Cube.solved(3), MOVES, Purpose.SOLUTION, sections))
    heights = set()
    for moment in (0.0, 1.0, 2.0, 4.0, 5.5, 6.0):
        taught.set_time(moment)
        taught.layout().activate()
        heights.add(taught.sizeHint().height())
    assert len(heights) == 1


def test_the_moves_of_the_step_in_play_are_one_piece(taught):
    grounds = []
    for marked_move in (0, 1):
        taught.set_time(float(marked_move))
        picture = taught.strip.grab().toImage()
        cells = [taught.strip.cell(index) for index in range(4)]
        grounds.append([picture.pixel(round(cell.center().x()), 3) for cell in cells])
    (_marked, second, *others), (first, _marked, *others_then) = grounds
    assert first == second != others[0] == others[1]
    assert others == others_then


def test_a_move_under_the_pointer_is_told_in_words(taught):
    centre = taught.strip.cell(2).center()
    hover(taught.strip, (centre.x(), centre.y()))
    assert taught.strip.toolTip().startswith("R': right side down")


def test_the_box_and_the_action_for_pauses_are_one(taught, actions):
    pause = actions["pause_steps"]
    taught.pause_box.click()
    assert pause.isChecked()
    pause.setChecked(False)
    assert not taught.pause_box.isChecked()


@every(
    "index, before, after",
    [(0, 0, 2), (1, 0, 2), (2, 0, 4), (3, 2, 4), (5, 4, 6), (6, 4, 6)],
)
def test_steps_end_where_a_person_wants_to_go(index, before, after):
    timeline = Timeline(Cube.solved(3), MOVES, Purpose.SOLUTION, TAUGHT)
    assert (timeline.stop_before(index), timeline.stop_after(index)) == (before, after)
