"""The twelve rules are saved and printed on one sheet from the menu."""

from PySide6.QtWidgets import QFileDialog

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
