import pytest
from PySide6.QtWidgets import QApplication, QFrame, QLabel

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.fewest_moves.written import Line, WrittenSolution
from cubeapp.engine.solvers.solution import Stage, Stats
from cubeapp.engine.text import Text
from cubeapp.ui.solve.solvers.lanes import LanesCard
from tests.ui.solvers import answer_of


def line(name, alg, on_inverse=False, mark=None):
    moves = tuple(Alg(alg).moves(3))
    return Line(Text(name), moves, on_inverse, 0, len(moves), Text(f"about {name}"), mark)


def written(*lines, alg="R U F"):
    stage = Stage(Text("all"), tuple(Alg(alg).moves(3)))
    return WrittenSolution("fmc", 3, (stage,), Stats(0.1, 1), lines=lines)


@pytest.fixture
def copied():
    return []


@pytest.fixture
def card(qtbot, copied):
    card = LanesCard(copied.append)
    qtbot.addWidget(card)
    card.resize(320, 500)
    return card


def boxes(card):
    """The words of each box and its place, from the top."""
    QApplication.processEvents()
    found = [
        (box.geometry(), [label.text() for label in box.findChildren(QLabel)])
        for box in card.lanes.findChildren(QFrame)
        if not isinstance(box, QLabel) and not box.isHidden()
    ]
    return sorted(found, key=lambda item: item[0].top())


def test_each_line_stands_in_its_lane_and_the_solution_across_both(card):
    card.show_answer(written(line("EO", "R F", True), line("DR", "U D2"), alg="U D2 F' R'"))
    card.show()
    (eo, eo_words), (dr, dr_words), (whole, words) = boxes(card)
    assert eo_words == ["EO (2/2)", "(R F)"]
    assert dr_words == ["DR (2/2)", "U D2"]
    assert words == ["4 turns", "U D2 F' R'"]
    assert dr.right() < eo.left()
    assert whole.left() <= dr.left() < eo.right() <= whole.right()


def test_both_lanes_end_in_a_skeleton(card):
    card.show_answer(
        written(line("EO", "R", True), line("skeleton", "U R'", mark=1), line("in", "F2"))
    )
    card.show()
    (_, _), (skeleton, words), (insertion, _), (whole, _) = boxes(card)
    assert words == ["skeleton (2)", "U [1] R'"]
    assert skeleton.width() == insertion.width() == whole.width()


def test_each_line_has_its_sentence_one_fold_away(card):
    card.show_answer(written(line("EO", "R F"), line("DR", "U")))
    card.show()
    assert not card.sentences.isVisible()
    card.fold.set_open(True)
    told = [label.text() for label in card.sentences.findChildren(QLabel)]
    assert told == ["EO", "about EO", "DR", "about DR"]


def test_it_is_copied_line_by_line_as_competitors_write_it_down(card, copied):
    card.show_answer(written(line("EO", "R F", True), line("DR", "U D2"), alg="U D2 F' R'"))
    card.copy_button.click()
    assert copied == ["(R F) // EO (2/2)\nU D2 // DR (2/2)\nU D2 F' R'"]


def test_answers_without_lines_show_no_lanes(card):
    card.show_answer(written(line("EO", "R F")))
    assert not card.isHidden()
    for answer in (None, answer_of(tuple(Alg("R").moves(3))), written()):
        card.show_answer(answer)
        assert card.isHidden()
