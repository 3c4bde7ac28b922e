"""What all pages of Train have in common."""

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
)

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.drills import Drill
from cubeapp.engine.practice.solves import Solve
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.train.cases import model as cases_model
from tests.ui.fonts import FAMILIES
from tests.ui.layout import faults

FONTS = (
    "noto",
    *(pytest.param(name, marks=pytest.mark.slow) for name in FAMILIES if name != "noto"),
)
"""The first one needs the most height."""
SOLVE = Solve(
    14_120,
    scramble="F2 U2 R' D2 L B2 U F' R2 D B L2 U' F2 R D' B2 U2 L",
    comment="lucky one",
    date="2026-05-01T12:00:00+00:00",
    alg="R U R' U'",
    times_ms=(200, 500, 700, 900),
)

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.slow
@pytest.mark.parametrize("points", [9, 14, 18])
def test_the_pages_are_never_wider_than_their_room(build, qapp, points):
    program = build(prepared=False)
    font = program.window.font()
    font.setPointSize(points)
    program.window.setFont(font)
    program.feature("practice").timer.book.add(Solve(12_345))
    for size in ((900, 600), (1280, 800), (2560, 1440)):
        program.window.resize(*size)
        for id in ("practice", "cases"):
            program.window.show_page(id)
            QApplication.processEvents()
            page = program.feature(id).page
            assert page.widget().width() <= page.viewport().width(), (size, id)


@pytest.fixture
def long_drill(monkeypatch):
    """Whatever is set up is a case that needs many moves, and no solver."""

    def made(case, key, *_asked):
        solved, moves = Cube.solved(3), Alg(SOLVE.scramble).moves(3)
        return Drill(case, key, solved, moves, solved.apply_all(moves), case.moves)

    monkeypatch.setattr(cases_model, "make_drill", made)


def scrolled(part):
    """How far a page or a panel scrolls, once it is laid out."""
    for _ in range(4):
        QApplication.processEvents()
    return part.verticalScrollBar().maximum()


@pytest.fixture
def _english_again(qapp):
    yield
    speak_as("en")


@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("any_font", FONTS, indirect=True)
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.slow)])
def test_nothing_of_a_page_scrolls_in_a_small_window(build, qtbot, any_font, long_drill, language):
    speak_as(language)
    program = build()
    program.window.resize(900, 600)
    timer, cases = program.feature("practice"), program.feature("cases")
    for number in range(14):
        timer.timer.book.add(SOLVE if number == 13 else Solve(12_345, scramble=SOLVE.scramble))
    program.window.show_page("practice")
    assert (scrolled(timer.page), scrolled(timer.panel)) == (0, 0)
    program.window.show_page("cases")
    model = cases.model

    def set_up(place):
        model.set_up(model.choice.case_set.cases[place])
        qtbot.waitUntil(lambda: not model.is_working)

    # The second one comes below what is told of the first.
    for step in (
        *(lambda: None, lambda: set_up(26), model.press, model.reveal),
        *(lambda: model.judge(True), lambda: set_up(20)),
    ):
        step()
        assert (scrolled(cases.page), scrolled(cases.panel)) == (0, 0)
    assert not faults(program.window)


def letters_of(page):
    texts = [each.text() for kind in (QAbstractButton, QLabel) for each in page.findChildren(kind)]
    return [text[text.index("&") + 1].upper() for text in texts if "&" in text]


def test_every_control_is_explained_and_has_a_letter_of_its_own(desk):
    for parts in ((desk.page, desk.panel), (desk.cases, desk.choices)):
        letters = [letter for part in parts for letter in letters_of(part)]
        assert len({*letters}) == len(letters)
        # The menus have theirs.
        assert not {*letters} & {*"FECVSH"}
        for kind in (QAbstractButton, QComboBox, QLineEdit):
            for control in (each for part in parts for each in part.findChildren(kind)):
                is_own = not isinstance(control.parent(), QComboBox | QTableView)
                assert control.toolTip() or not is_own, control


def test_nothing_is_read_or_written_before_the_panel_is_seen(build, tmp_path):
    (tmp_path / "practice.json").write_text("not json")
    program = build(prepared=False, storage=Storage(tmp_path))
    program.window.close()
    assert (tmp_path / "practice.json").read_text() == "not json"
    assert not (tmp_path / "drills.json").exists()
    assert Settings.in_memory().inspects is False
