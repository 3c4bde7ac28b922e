"""Taking pictures, films, pages and text of the cube and its moves out of the program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QProgressBar,
    QSpinBox,
    QWidget,
)

from cubeapp.engine.booklet import Each
from cubeapp.language import mark, tr, without_key
from cubeapp.ui.controls.form_names import show_whole
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, row
from cubeapp.ui.files.export.choices import AS_WINDOW, ON_DARK, ON_LIGHT, Choices
from cubeapp.ui.files.export.options import (
    LARGEST_SIDE,
    LEAST_FPS,
    MOST_FPS,
    MOST_PAUSE_S,
    Kind,
    Options,
    Paper,
)
from cubeapp.ui.files.export.preview import ExportPreview
from cubeapp.ui.scene.camera import Camera
from cubeapp.ui.scene.motion import MAX_TEMPO, MIN_TEMPO
from cubeapp.ui.scene.position import Position
from cubeapp.ui.scene.theme import LIGHT, Theme

KINDS = (
    (Kind.PNG, mark("Picture (PNG)"), mark("The cube as it is now, in pixels.")),
    (Kind.SVG, mark("Drawing (SVG)"), mark("The cube as it is now, sharp in every size.")),
    (Kind.GIF, mark("Film (GIF)"), mark("All moves in motion, for mails, chats and web pages.")),
    (Kind.STRIP, mark("Strip (PNG)"), mark("The cube at each step or move, in one picture.")),
    (Kind.HTML, mark("Web page (HTML)"), mark("All steps with pictures, in one file.")),
    (Kind.PDF, mark("Pages to print (PDF)"), mark("All steps with pictures, on paper.")),
    (Kind.TEXT, mark("Text"), mark("All steps with their moves, in words.")),
)
VIEW_TITLES = (("3d", mark("3D view")), ("net", mark("Net")), ("both", mark("Both")))
GROUND_TITLES = (
    (AS_WINDOW, mark("Like the window")),
    (ON_LIGHT, mark("Light")),
    (ON_DARK, mark("Dark")),
)
EACH_TITLES = ((Each.STEP, mark("Each step")), (Each.MOVE, mark("Each move")))
PAPER_TITLES = ((Paper.A4, mark("A4")), (Paper.LETTER, mark("Letter")))
FEWEST_LETTERS = 9
"""The room that a choice has at least."""
_NO_TEXT = frozenset(Kind) - {Kind.TEXT}
_STILL = frozenset(kind for kind in Kind if kind.is_still)
_MANY = frozenset(kind for kind in Kind if kind.has_many_pictures)
_WORDS = frozenset(kind for kind in Kind if kind.has_words)
_PAGES = frozenset(kind for kind in Kind if kind.has_pages)
COPIED = frozenset((Kind.PNG, Kind.SVG, Kind.STRIP, Kind.TEXT))
"""What the clipboard takes; an SVG goes there as pixels."""


@dataclass(frozen=True, slots=True)
class _Option:
    """A control with its words."""

    control: QWidget
    kinds: frozenset[Kind]
    """The kinds of file that it says something about."""
    title: str
    tip: str


class ExportPanel(Panel):
    """Says what is wanted; others make it."""

    shown = Signal()
    """The panel is in sight now."""
    changed = Signal(object)
    """The `Choices` are others now."""
    save_requested = Signal(object)
    """These `Options` are wanted as a file."""
    copy_requested = Signal(object)
    """These `Options` are wanted on the clipboard."""
    cancel_requested = Signal()
    draft_wanted = Signal(bool)
    """Whether the picture is to be one of what is being painted instead of the cube."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._language = "en"
        self._camera = Camera()
        self._has_draft = False
        self.kind_choice = _choice([(kind, title) for kind, title, _ in KINDS])
        self.kind_note = Note()
        self.draft_box = QCheckBox(tr("What is being painted"))
        self.preview = ExportPreview()
        self.view_choice = _choice(VIEW_TITLES)
        self.ground_choice = _choice(GROUND_TITLES)
        self.width_box, self.height_box = _side_box(), _side_box()
        self.transparent_box = QCheckBox(tr("Without a &background"))
        self.each_choice = _choice(EACH_TITLES)
        self.title_field = QLineEdit()
        self.wca_box = QCheckBox(tr("WCA &moves only"))
        self.paper_choice = _choice(PAPER_TITLES)
        self.tempo_box = QDoubleSpinBox()
        self.fps_box = QSpinBox()
        self.pause_box = QDoubleSpinBox()
        self.loop_box = QCheckBox(tr("Play fo&r ever"))
        self.captions_box = QCheckBox(tr("&Name the moves"))
        self.save_button = button(tr("Save &as…"), tr("Choose where it goes, and make it"))
        self.copy_button = button(tr("Cop&y"), "")
        self.busy_note = Note()
        self.bar = QProgressBar()
        self.cancel_button = button(tr("Cancel"), tr("Stop; no half file stays (Esc)"))
        self._pressed: QWidget = self.save_button
        """What began the export that is made, and gets the keyboard back after it."""
        self.result_note = Note()
        self.form = QFormLayout()
        self._options = self._told_options()
        self._make_controls()
        self._lay_out()
        self._connect()
        self.set_choices(Choices())
        self.set_busy(None)

    @property
    def kind(self) -> Kind:
        """What kind of file is wanted."""
        return KINDS[self.kind_choice.currentIndex()][0]

    @property
    def choices(self) -> Choices:
        """Everything that is chosen, what has no meaning for this kind of file as well."""
        options = Options(
            kind=self.kind,
            view=VIEW_TITLES[self.view_choice.currentIndex()][0],
            width=self.width_box.value(),
            height=self.height_box.value(),
            is_transparent=self.transparent_box.isChecked(),
            each=EACH_TITLES[self.each_choice.currentIndex()][0],
            wca=self.wca_box.isChecked(),
            paper=PAPER_TITLES[self.paper_choice.currentIndex()][0],
            tempo=self.tempo_box.value(),
            fps=self.fps_box.value(),
            pause_s=self.pause_box.value(),
            loops=self.loop_box.isChecked(),
            has_captions=self.captions_box.isChecked(),
        )
        return Choices(options, GROUND_TITLES[self.ground_choice.currentIndex()][0])

    @property
    def options(self) -> Options:
        """What is wanted now."""
        wanted = self.choices.for_window(self._theme, self._language)
        return replace(wanted, title=self.title_field.text().strip(), camera=self._camera)

    # What is shown

    def set_choices(self, choices: Choices) -> None:
        """Show other choices."""
        options = choices.options
        with QSignalBlocker(self):
            _choose(self.kind_choice, [kind for kind, _, _ in KINDS], options.kind)
            _choose(self.view_choice, [key for key, _ in VIEW_TITLES], options.view)
            _choose(self.ground_choice, [key for key, _ in GROUND_TITLES], choices.ground)
            _choose(self.each_choice, [each for each, _ in EACH_TITLES], options.each)
            _choose(self.paper_choice, [paper for paper, _ in PAPER_TITLES], options.paper)
            self.width_box.setValue(options.width)
            self.height_box.setValue(options.height)
            self.transparent_box.setChecked(options.is_transparent)
            self.wca_box.setChecked(options.wca)
            self.tempo_box.setValue(options.tempo)
            self.fps_box.setValue(options.fps)
            self.pause_box.setValue(options.pause_s)
            self.loop_box.setChecked(options.loops)
            self.captions_box.setChecked(options.has_captions)
        self._show_options()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, unless others are chosen."""
        self._theme = theme
        self.preview.set_options(self.options)

    def set_camera(self, camera: Camera) -> None:
        """Take pictures from there, as large as there is room for."""
        self._camera = replace(camera, zoom=1.0)
        self.preview.set_camera(self._camera)

    def set_language(self, language: str) -> None:
        """Say in pages that their words are in ``language``."""
        self._language = language

    def set_usual_title(self, title: str) -> None:
        """Show the title that there is where the person writes none."""
        self.title_field.setPlaceholderText(title)

    def set_position(self, position: Position) -> None:
        """Show this in the preview."""
        self.preview.set_position(position)

    def set_draft(self, is_there: bool) -> None:
        """Say whether somebody has begun to paint a cube of this size."""
        self._has_draft = is_there
        if not is_there:
            self.draft_box.setChecked(False)
        self._show_draft_box()

    def set_busy(self, activity: str | None, share: float | None = None) -> None:
        """Show what is made now, and how far it is; ``None`` when nothing is."""
        is_busy = activity is not None
        self.busy_note.say(activity or "")
        self.bar.setVisible(is_busy)
        self.bar.setMaximum(0 if share is None else 100)
        self.bar.setValue(0 if share is None else round(100 * share))
        # What is switched off or hidden would give the keyboard to the next control.
        pressed = self.window().focusWidget()
        if is_busy:
            self.cancel_button.show()
            if pressed in (self.save_button, self.copy_button):
                self._pressed = pressed
                self.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.save_button.setEnabled(not is_busy)
        self.copy_button.setEnabled(not is_busy and self.kind in COPIED)
        if not is_busy:
            if pressed is self.cancel_button:
                self._pressed.setFocus(Qt.FocusReason.OtherFocusReason)
            self.cancel_button.hide()

    def set_result(self, text: str, kind: NoteKind = NoteKind.PLAIN) -> None:
        """Say what came of it."""
        self.result_note.say(text, kind)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what is shown here."""
        super().showEvent(event)
        self.shown.emit()

    # Construction

    def _make_controls(self) -> None:
        self.kind_choice.setAccessibleName(tr("Kind of file"))
        self.kind_choice.setToolTip(tr("What kind of file it is (↑ ↓)"))
        self.tempo_box.setRange(MIN_TEMPO, MAX_TEMPO)
        self.tempo_box.setSingleStep(0.1)
        self.tempo_box.setDecimals(1)
        self.tempo_box.setSuffix("×")
        self.fps_box.setRange(LEAST_FPS, MOST_FPS)
        self.pause_box.setRange(0, MOST_PAUSE_S)
        self.pause_box.setDecimals(1)
        self.pause_box.setSuffix(tr(" s"))
        self.draft_box.setToolTip(
            tr("Take the stickers that are painted so far instead of the cube; the others are grey")
        )
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress of the export"))

    def _told_options(self) -> tuple[_Option, ...]:
        """Return everything that can be chosen for some kinds of file, in order."""
        sized, film = _NO_TEXT - {Kind.PDF}, frozenset((Kind.GIF,))
        return (
            _Option(self.view_choice, _NO_TEXT, tr("Vie&w"), tr("What the pictures show (↑ ↓)")),
            _Option(
                *(self.ground_choice, sized, tr("Co&lours")),
                tr("Whether pictures are light or dark (↑ ↓)"),
            ),
            _Option(
                *(self.width_box, sized, tr("W&idth")),
                tr("Pixels across, of the picture or of each; the smallest value is as usual"),
            ),
            _Option(
                *(self.height_box, sized, tr("Hei&ght")),
                tr("Pixels down, of the picture or of each; the smallest value is as usual"),
            ),
            _Option(
                *(self.transparent_box, _STILL, self.transparent_box.text()),
                tr("Draw the cube alone, to stand on whatever is there"),
            ),
            _Option(
                *(self.each_choice, _MANY, tr("A picture &of")),
                tr("What there is a picture of: each step, or each move with an arrow (↑ ↓)"),
            ),
            _Option(self.title_field, _WORDS, tr("&Title"), tr("What stands above it")),
            _Option(
                *(self.wca_box, _WORDS, self.wca_box.text()),
                tr(
                    "Write inner layers as two outer blocks, as the rules of competitions know them"
                ),
            ),
            _Option(self.paper_choice, _PAGES, tr("Pa&per"), tr("The size of the pages (↑ ↓)")),
            _Option(
                *(self.tempo_box, film, tr("Temp&o")),
                tr("At 1× there are two quarter turns a second"),
            ),
            _Option(
                *(self.fps_box, film, tr("Pictures a secon&d")),
                tr("More make the film smoother, and the file larger"),
            ),
            _Option(
                *(self.pause_box, film, tr("Pa&use at the end")),
                tr("How long the last picture is seen"),
            ),
            _Option(*(self.loop_box, film, self.loop_box.text()), tr("Begin again after the end")),
            _Option(
                *(self.captions_box, film, self.captions_box.text()),
                tr("Write the move in play below the cube, with those around it"),
            ),
        )

    def _lay_out(self) -> None:
        form, first = self.form, QFormLayout()
        for part in (first, form):
            part.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            part.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        first.addRow(tr("&Kind"), self.kind_choice)
        first.addRow(self.kind_note)
        for option in self._options:
            option.control.setAccessibleName(without_key(option.title))
            option.control.setToolTip(option.tip)
            if isinstance(option.control, QCheckBox):
                form.addRow(option.control)
            else:
                form.addRow(option.title, option.control)
        show_whole(first, form)
        add = self.body.addWidget
        add(heading(tr("Export")))
        self.body.addLayout(first)
        add(self.draft_box)
        add(self.preview)
        # Above the options, so that they are in sight in low windows as well.
        self.body.addLayout(row(self.save_button, self.copy_button))
        for widget in (self.busy_note, self.bar, self.cancel_button, self.result_note):
            add(widget)
        self.body.addLayout(form)
        self.body.addStretch(1)

    def _connect(self) -> None:
        choices = (self.view_choice, self.ground_choice, self.each_choice, self.paper_choice)
        for choice in (self.kind_choice, *choices):
            choice.currentIndexChanged.connect(self._on_changed)
        for box in (self.width_box, self.height_box, self.fps_box):
            box.valueChanged.connect(self._on_changed)
        for seconds in (self.tempo_box, self.pause_box):
            seconds.valueChanged.connect(self._on_changed)
        for check in (self.transparent_box, self.wca_box, self.loop_box, self.captions_box):
            check.toggled.connect(self._on_changed)
        self.save_button.clicked.connect(lambda: self.save_requested.emit(self.options))
        self.copy_button.clicked.connect(lambda: self.copy_requested.emit(self.options))
        self.cancel_button.clicked.connect(lambda: self.cancel_requested.emit())
        self.draft_box.toggled.connect(self.draft_wanted)

    def _on_changed(self, _change: object) -> None:
        self.set_result("")
        self._show_options()
        self.changed.emit(self.choices)

    def _show_options(self) -> None:
        """Show the options that say something about this kind of file."""
        kind = self.kind
        self.kind_note.say(tr(KINDS[self.kind_choice.currentIndex()][2]))
        for option in self._options:
            self.form.setRowVisible(option.control, kind in option.kinds)
        self._show_draft_box()
        self.preview.setVisible(kind is not Kind.TEXT)
        self.preview.set_options(self.options)
        is_text = kind is Kind.TEXT
        tip = tr("Put the text on the clipboard") if is_text else tr("Put it on the clipboard")
        self.copy_button.setToolTip(tip if kind in COPIED else tr("This kind goes into a file"))
        self.copy_button.setEnabled(self.save_button.isEnabled() and kind in COPIED)

    def _show_draft_box(self) -> None:
        self.draft_box.setVisible(self._has_draft and self.kind.is_still)


def _choice(offers: Sequence[tuple[object, str]]) -> QComboBox:
    made = QComboBox()
    made.setMinimumContentsLength(FEWEST_LETTERS)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    for _, title in offers:
        made.addItem(tr(title))
    return made


def _choose(choice: QComboBox, keys: Sequence[object], wanted: object) -> None:
    choice.setCurrentIndex(keys.index(wanted))


def _side_box() -> QSpinBox:
    made = QSpinBox()
    made.setRange(0, LARGEST_SIDE)
    made.setSingleStep(10)
    made.setSpecialValueText(tr("as usual"))
    return made
