"""The course's way with the cube in the hands: a few turns at a time, and a look after each few."""

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.progress import Progress, Result
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.learn.lessons.lesson import LessonChoice
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.solve.lost.model import Stage
from tests.ui.layout import faults
from tests.ui.learn.learner import TODAY

pytestmark = pytest.mark.usefixtures("unpainted")

CUBE = Cube.solved(3).apply_all(Alg("z2 R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L").moves(3))
WAIT_MS = 60_000
VARIANTS = (
    ("left", "room", "no turn"),
    ("right", "no turn"),
    ("top", "bottom", "turn first", "twisted", "flipped", "wrong place", "no turn"),
)
"""Of three exercises in a row, which have all that those of a lesson of the first units must."""


class Hands:
    """Somebody with a cube in the hands in front of the large page."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot = program, qtbot
        self.document = program.document
        program.shell.commands.run("large_page")
        self.page = program.feature("large").page

    def click(self, button):
        assert button.isVisible(), button.text()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    @property
    def chunk(self):
        return self.program.feature("learn").model.chunk_at(self.document.cursor)

    def click_picture(self, cube):
        """Click the picture of a cube."""
        [button] = [each for each in self.page.slips.buttons if each.cube == cube]
        self.click(button)

    def master(self, *lessons):
        """Have done each of some lessons alone, and all that can come in it."""

        def change(progress):
            for lesson in lessons:
                progress = progress.with_level(lesson, Level.ALONE)
                for variants in VARIANTS:
                    progress = progress.with_result(Result(lesson, variants=variants), TODAY)
            return progress

        self.program.feature("course").model.book.update(change)

    def to_chunk(self, is_wanted):
        """Go to the first chunk of which something is true."""
        while not is_wanted(self.chunk):
            self.program.player.go_to(self.chunk.end)
        return self.chunk

    def to_long_chunk(self):
        """Go to a chunk of four turns."""
        return self.to_chunk(lambda chunk: len(chunk.moves) == 4)


@pytest.fixture
def hands(one_window, qtbot):
    hands = with_a_lesson(one_window, qtbot)
    yield hands
    one_window.feature("lost").stop()
    hands.page.close()


def with_a_lesson(program, qtbot):
    """The large page of the course's way."""
    program.window.show_page("learn")
    program.feature("course").model.book.update(lambda _progress: Progress())
    program.settings.lesson = LessonChoice().text
    program.feature("course").model.set_letters(False)
    program.document.restore(Memory(State(Timeline(CUBE), 0)))
    program.shell.commands.run("learn")
    model = program.feature("learn").model
    qtbot.waitUntil(lambda: model.is_course, timeout=WAIT_MS)
    return Hands(program, qtbot)


def test_the_turns_of_a_chunk_are_told_together_and_looked_at_before_the_next(hands):
    page, document = hands.page, hands.document
    chunk = hands.to_long_chunk()
    assert len(page.words.text().splitlines()) == 4
    assert document.cursor == chunk.start
    assert not all(page.view.position.mask)
    assert hands.program.window.cube_view.marks.next_move == chunk.moves[0]
    hands.click(page.next_button)
    assert document.cursor == chunk.end
    assert page.words.text() == "Does yours look like this?"
    assert page.view.position.cube == document.cube
    assert all(page.view.position.mask or b"\1")
    assert hands.program.window.cube_view.marks.next_move is None
    assert (page.next_button.text(), page.lost_button.text()) == ("Yes", "No")
    hands.qtbot.keyClick(page, Qt.Key.Key_Space)
    following = hands.chunk
    assert following.start == chunk.end
    assert len(page.words.text().splitlines()) == len(following.moves)
    assert hands.program.window.cube_view.marks.next_move is not None


def test_a_card_in_the_hands_tells_as_much_as_is_not_mastered(hands):
    page = hands.page
    book = hands.program.feature("course").model.book
    told = hands.to_chunk(lambda chunk: chunk.card and chunk.card.variant == "edge.in")
    card = told.card
    assert page.words.text() != str(card.goal)
    book.update(lambda progress: progress.with_level("4.1", Level.FINISH))
    page.refresh()
    assert page.words.text() == str(card.goal)
    assert page.next_words.text().startswith(str(card.look))
    assert not page.token.isVisible()
    assert hands.program.window.cube_view.marks.next_move is None
    hands.master("4.1")
    page.refresh()
    assert page.words.text() == str(card.goal)
    assert not page.next_words.text()
    hands.click(page.show_button)
    assert len(page.words.text().splitlines()) == len(told.moves)
    assert hands.program.window.cube_view.marks.next_move == told.moves[0]
    hands.click(page.show_button)
    assert page.words.text() == str(card.goal)
    # What is made by heart is made as a whole before it is looked at.
    hands.click(page.next_button)
    assert hands.document.cursor == told.start - told.made + len(card.moves)
    assert page.words.text() == "Does yours look like this?"
    hands.click(page.back_button)
    assert hands.document.cursor == told.start


def test_turns_of_a_new_card_can_be_hidden_and_the_hold_is_always_told(hands):
    page = hands.page
    hands.master("2.1", "2.2", "2.3")
    hold = hands.to_chunk(lambda chunk: chunk.card is None)
    assert all(move.is_rotation(3) for move in hold.moves)
    assert page.words.text().startswith("Whole cube")
    assert not page.show_button.isVisible()
    hands.click(page.next_button)
    hands.click(page.next_button)
    assert hands.chunk.start == hold.end
    assert hands.chunk.is_by_heart
    new = hands.to_chunk(lambda chunk: chunk.card and chunk.card.lesson == "5.1")
    assert len(page.words.text().splitlines()) == len(new.moves)
    hands.click(page.show_button)
    assert page.words.text() == str(new.card.goal)


def test_the_last_of_the_way_is_walked_to_the_solved_cube(hands):
    page, looks = hands.page, 0
    *_, stage = hands.program.feature("learn").model.stages
    hands.program.player.go_to(stage.section.start)
    while page.words.text() != "Your cube is solved":
        looks += page.words.text() == "Does yours look like this?"
        hands.click(page.next_button)
        assert looks < 150
    assert hands.document.cube.is_solved
    assert looks > 8
    hands.qtbot.keyClick(page, Qt.Key.Key_Left)
    assert hands.document.cursor < len(hands.document.timeline)


def test_who_goes_back_makes_the_same_turns_again_and_then_those_before(hands):
    page, document = hands.page, hands.document
    chunk = hands.to_long_chunk()
    hands.click(page.next_button)
    hands.click(page.back_button)
    assert document.cursor == chunk.start
    assert len(page.words.text().splitlines()) == 4
    hands.click(page.back_button)
    assert hands.chunk.end == chunk.start


def test_a_cube_that_looks_otherwise_is_found_by_its_picture_and_led_back(hands):
    page, document, lost = hands.page, hands.document, hands.program.feature("lost")
    chunk = hands.to_long_chunk()
    first, *others = chunk.moves
    slipped = document.cube.apply_all((first.inverse(), *others))
    hands.click(page.next_button)
    hands.click(page.lost_button)
    assert page.words.text() == "What does yours look like?"
    assert len(page.slips.buttons) == 3
    assert not page.lost_button.isVisible()
    hands.click_picture(slipped)
    hands.qtbot.waitUntil(lambda: lost.model.way is not None, timeout=WAIT_MS)
    assert lost.model.found.cube == slipped
    assert [slip.move for slip in lost.model.found.slips] == [chunk.start + 1]
    lost.dialog.go_on_wanted.emit()
    assert document.cube == slipped
    assert document.timeline.cube_at(len(document.timeline)).is_solved
    assert page.isVisible()


def test_who_has_exchanged_left_and_right_is_led_back_and_on(hands):
    page, document = hands.page, hands.document
    chunk = hands.to_chunk(lambda chunk: chunk.card and chunk.card.variant == "corner.side")
    chunk = hands.to_chunk(lambda chunk: len(chunk.moves) == 3)
    before = document.cube
    mirrored = {"R U R'": "L' U' L", "L' U' L": "R U R'"}[format_moves(chunk.moves, 3)]
    hands.click(page.next_button)
    hands.click(page.lost_button)
    hands.click_picture(before.apply(mirrored))
    assert document.cube == before.apply(mirrored)
    assert document.timeline.cube_at(3) == before
    assert document.timeline.moves[3:6] == chunk.moves
    assert document.timeline.cube_at(len(document.timeline)).is_solved
    assert page.words.text().splitlines()
    assert page.isVisible()


def test_who_has_left_a_turn_out_goes_on_with_it(hands):
    page, lost = hands.page, hands.program.feature("lost")
    # The judge of a card knows no slips in a single turn.
    chunk = hands.to_chunk(lambda chunk: chunk.card is not None and len(chunk.moves) == 1)
    before = hands.document.cube
    hands.click(page.next_button)
    hands.click(page.lost_button)
    hands.click_picture(before)
    hands.qtbot.waitUntil(lambda: lost.model.stage is Stage.WELL, timeout=WAIT_MS)
    lost.dialog.go_on_wanted.emit()
    assert hands.document.cursor == chunk.end - 1
    assert page.words.text().splitlines()
    hands.click(page.next_button)
    assert hands.document.cursor == chunk.end


def test_who_sees_none_of_the_pictures_is_asked_or_takes_the_turns_back(hands):
    page, document, lost = hands.page, hands.document, hands.program.feature("lost")
    chunk = hands.to_long_chunk()
    hands.click(page.next_button)
    hands.click(page.lost_button)
    hands.click(page.back_button)
    assert document.cursor == chunk.start
    hands.click(page.next_button)
    hands.click(page.lost_button)
    hands.click(page.next_button)
    hands.qtbot.waitUntil(lambda: lost.model.stage is Stage.ASKING, timeout=WAIT_MS)
    assert lost.model.trail.at == chunk.end


def test_who_comes_back_to_a_cube_that_looked_otherwise_is_asked_anew(hands):
    page = hands.page
    chunk = hands.to_long_chunk()
    hands.click(page.next_button)
    hands.click(page.lost_button)
    for index in (0, chunk.end):
        hands.program.player.go_to(index)
        assert page.words.text() != "What does yours look like?"


@pytest.mark.parametrize("by_heart", [pytest.param(False, marks=pytest.mark.slow), True])
def test_who_went_an_own_way_is_asked_as_after_a_slip(hands, by_heart):
    page, document, lost = hands.page, hands.document, hands.program.feature("lost")
    chunk = hands.to_chunk(lambda chunk: chunk.card and chunk.card.variant == "corner.side")
    assert not page.own_button.isVisible()
    if by_heart:
        hands.click(page.show_button)
    else:
        hands.click(page.next_button)
    hands.click(page.own_button)
    assert page.words.text() == "What does yours look like?"
    assert len(page.slips.buttons) in (2, 3)
    assert not page.own_button.isVisible()
    hands.click(page.next_button)
    hands.qtbot.waitUntil(lambda: lost.model.stage is Stage.ASKING, timeout=WAIT_MS)
    assert lost.model.trail.at == document.cursor
    assert document.cursor == chunk.start + len(chunk.card.moves if by_heart else chunk.moves)


def test_what_was_looked_at_is_known_to_be_right_when_a_slip_is_looked_for(hands):
    page, lost = hands.page, hands.program.feature("lost")
    chunk = hands.to_long_chunk()
    hands.click(page.next_button)
    hands.click(page.next_button)
    hands.click(page.lost_button)
    hands.qtbot.waitUntil(lambda: lost.model.stage is not Stage.IDLE, timeout=WAIT_MS)
    assert lost.model.trail.right == chunk.end


def test_nothing_is_cut_off_in_any_size_of_the_page_and_the_longest_language(build, qtbot, request):
    request.addfinalizer(lambda: speak_as("en"))
    speak_as("de")
    hands = with_a_lesson(build(), qtbot)
    page = hands.page
    page.showNormal()
    chunk = hands.to_long_chunk()
    buttons = page.next_button, page.own_button, page.back_button, page.show_button, page.hold
    for button in buttons:
        for size in ((1280, 800), (640, 440), (1600, 700), (900, 600)):
            page.resize(*size)
            # What has just come or gone is laid out a moment later.
            qtbot.waitUntil(lambda: not faults(page))
        if button is not page.hold:
            hands.click(button)
    assert hands.document.cursor == chunk.start
    assert hands.chunk.is_by_heart
    page.close()
