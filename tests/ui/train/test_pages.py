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

from cubeapp.engine.practice.solves import Solve
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Storage

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
    assert Settings.forgotten().inspects is False
