"""Which method is changed, and its files."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from cubeapp.engine.solvers.goals.naming import METRICS
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice, narrow, show_choice
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Caption, NoteKind
from cubeapp.ui.controls.panel import button, stack
from cubeapp.ui.lab.workshop.model import Listed, Workshop
from cubeapp.words import mark, sentence, tr

SIZE = 3
LONGEST_TITLE = 60
CHANGED_SIGN = "• "
"""Before the name of a method with changes that are not saved."""
_SHIPPED = mark("It comes with the program. Make a copy to change it.")
_UNSAVED = mark("Changes are not saved yet. They are kept, also when the window closes.")


class MethodCard(Card):
    """Chooses a method, copies, saves, opens and deletes it, and names it."""

    open_wanted = Signal()
    """A file is to be opened."""
    share_wanted = Signal()
    """The method is to be saved in a file somewhere else."""

    def __init__(self, model: Workshop) -> None:
        """Show the methods of ``model``."""
        super().__init__(tr("Method"))
        self._model = model
        self.box = QComboBox()
        narrow(self.box)
        self.box.setAccessibleName(tr("Method"))
        self.about, self.left_out = Caption(), Caption()
        self.title_edit, self.about_edit = QLineEdit(), MarkedEdit(most_lines=8)
        self.metric_box = choice(
            [(each.value, f"{each.called(SIZE)}, {tr(each.unit(SIZE))}") for each in METRICS],
            tr("Counted in"),
        )
        self.state = Caption()
        self._make_buttons()
        self._lay_out()
        self._connect()

    def _make_buttons(self) -> None:
        self.copy_button = button(tr("Make a copy"), tr("Make a method of your own of this one"))
        self.open_button = button(tr("Open…"), tr("Take a method that somebody shared as a file"))
        self.save_button = button(
            tr("Save"), tr("Save it among your methods, where Solve finds it")
        )
        self.share_button = button(tr("Save as…"), tr("Save it as a file to share"))
        self.delete_button = button(tr("Delete"), tr("Delete this method of yours"))
        self.undo_link = LinkButton(tr("Undo"), tr("Undo the last change of this method"))
        self.discard_link = LinkButton(
            tr("Back to what is saved"), tr("Take all changes back since it was saved")
        )
        self.back_link = LinkButton("", tr("Take the method that you deleted last again"))

    def _lay_out(self) -> None:
        self.title_edit.setMaxLength(LONGEST_TITLE)
        self.title_edit.setAccessibleName(tr("Name of the method"))
        self.about_edit.setAccessibleName(tr("About the method"))
        self.about_edit.setToolTip(tr("A sentence or two that the list of solvers shows"))
        self._own = QWidget()
        stack(
            self._own,
            *(Caption(tr("Name")), self.title_edit, Caption(tr("About")), self.about_edit),
            *(Caption(tr("Counted in")), self.metric_box, self.state),
            flow(self.undo_link, self.discard_link, even=False),
        )
        self.add(self.box, self.about, self.left_out, self._own)
        self.add(flow(self.copy_button, self.open_button))
        self.add(flow(self.save_button, self.share_button, self.delete_button), self.back_link)

    def _connect(self) -> None:
        model = self._model
        model.changed.connect(self.refresh)
        self.box.activated.connect(lambda _row: model.choose(self.box.currentData()))
        self.title_edit.textEdited.connect(self._on_title)
        self.about_edit.textChanged.connect(self._on_about)
        self.metric_box.activated.connect(self._on_metric)
        self.copy_button.clicked.connect(self._copy)
        self.open_button.clicked.connect(lambda: self.open_wanted.emit())
        self.save_button.clicked.connect(lambda: model.save())
        self.share_button.clicked.connect(lambda: self.share_wanted.emit())
        self.delete_button.clicked.connect(lambda: model.delete())
        self.undo_link.clicked.connect(lambda: model.undo())
        self.discard_link.clicked.connect(lambda: model.discard())
        self.back_link.clicked.connect(lambda: model.bring_back())

    def refresh(self) -> None:
        """Show what the model has."""
        model, draft = self._model, self._model.draft
        self._fill_box(model.methods)
        show_choice(self.box, model.chosen)
        self.about.set_text("" if model.is_own else f"{tr(draft.about)}\n{tr(_SHIPPED)}")
        self.left_out.set_text("\n".join(map(sentence, model.left_out)), NoteKind.PROBLEM)
        self._own.setVisible(model.is_own)
        if self.title_edit.text() != draft.title:
            self.title_edit.setText(draft.title)
        if _one_line(self.about_edit.toPlainText()) != draft.about:
            with QSignalBlocker(self.about_edit):
                self.about_edit.setPlainText(draft.about)
        show_choice(self.metric_box, draft.metric)
        self.state.set_text(tr(_UNSAVED) if model.is_changed else "")
        self._show_uses()
        self.updateGeometry()

    def _show_uses(self) -> None:
        model = self._model
        self.undo_link.setEnabled(model.can_undo)
        self.discard_link.setVisible(model.is_changed and model.is_saved)
        for each in (self.save_button, self.delete_button):
            each.setVisible(model.is_own)
        self.save_button.setEnabled(model.is_changed)
        self.share_button.setEnabled(model.fault is None)
        deleted = model.deleted
        self.back_link.setVisible(deleted is not None)
        if deleted is not None:
            self.back_link.setText(tr("Bring {method} back").format(method=deleted.title))

    def _fill_box(self, methods: tuple[Listed, ...]) -> None:
        wanted = [(_line(each), each.id) for each in methods]
        rows = range(self.box.count())
        if [(self.box.itemText(row), self.box.itemData(row)) for row in rows] == wanted:
            return
        with QSignalBlocker(self.box):
            self.box.clear()
            for line, id in wanted:
                self.box.addItem(line, id)

    # What the user does

    def _copy(self) -> None:
        self._model.copy()
        self.title_edit.setFocus()
        self.title_edit.selectAll()

    def _on_title(self, title: str) -> None:
        self._model.change(replace(self._model.draft, title=title), "title")

    def _on_about(self) -> None:
        about = _one_line(self.about_edit.toPlainText())
        self._model.change(replace(self._model.draft, about=about), "about")

    def _on_metric(self) -> None:
        metric = self.metric_box.currentData()
        self._model.change(replace(self._model.draft, metric=metric), "metric")


def _one_line(text: str) -> str:
    return " ".join(text.splitlines())


def _line(method: Listed) -> str:
    return f"{CHANGED_SIGN if method.is_changed else ''}{method.title}"
