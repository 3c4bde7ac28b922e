"""The twelve rules are saved and printed on one sheet from the menu."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFileDialog

from cubeapp.engine.teaching.rule_sheet import rule_sheet
from cubeapp.ui.drawing.rules import rules_drawing
from tests.ui.pixels import pixels_of_image
from tests.ui.printers import print_to


def test_the_rules_are_saved_as_a_page(learner, qtbot, monkeypatch, tmp_path):
    asked = []

    def ask(_parent, title, name, kinds):
        asked.append((title, name, kinds))
        return str(tmp_path / "rules.html"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    learner.program.shell.commands["rule-sheet"].trigger()
    path = tmp_path / "rules.html"
    qtbot.waitUntil(path.exists)
    assert asked == [
        (
            "Save the twelve rules",
            "The twelve rules.pdf",
            "A page or a picture (*.pdf *.html *.png)",
        )
    ]
    text = path.read_text("utf-8")
    assert text.count("<article>") == 12
    assert "No white corner on top? Push one out." in text
    print_to(tmp_path / "paper.pdf", monkeypatch)
    learner.program.shell.commands["print-rule-sheet"].trigger()
    qtbot.waitUntil(lambda: learner.window.message.text() == "Sent to the printer.")
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF")


def test_nothing_is_saved_where_nobody_says_where(learner, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    learner.program.shell.commands["rule-sheet"].trigger()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("width", "height"), [(340, 515), (762, 515)], ids=["a5", "landscape"])
def test_every_rule_is_on_the_page_even_of_small_paper(qapp, width, height):
    image = QImage(800, 900, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        rules_drawing(rule_sheet(0))(painter, QRectF(0, 0, width, height), lambda: None)
    pixels = pixels_of_image(image)[..., :3]
    # The foot's letters may reach a pixel below.
    assert (pixels[height + 2 :] == 255).all()
    assert (pixels[:, width + 2 :] == 255).all()
    assert (pixels[height - 12 : height] < 200).any()
