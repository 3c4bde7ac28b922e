"""The panel of exports: pictures, films, pages and text of the cube and its moves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.timeline.booklet import Each
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice, show_choice
from cubeapp.ui.controls.file_dialogs import ask_for_place
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, primary_button, row, stack
from cubeapp.ui.controls.printing import ask_for_printer
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.files.export.choices import AS_WINDOW, ON_DARK, ON_LIGHT, Choices
from cubeapp.ui.files.export.model import Exporter, Outcome
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
from cubeapp.ui.services.language import spoken
from cubeapp.ui.services.motion import MAX_TEMPO, MIN_TEMPO
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.stage.player import Player
from cubeapp.words import mark, reason, sentence, tr, under_way, without_key

KINDS = (
    (Kind.PNG, mark("Picture (PNG)"), mark("The cube as it is now, in pixels.")),
    (Kind.SVG, mark("Drawing (SVG)"), mark("The cube as it is now, sharp in every size.")),
    (Kind.GIF, mark("Film (GIF)"), mark("All moves in motion, for mails, chats and web pages.")),
    (Kind.STRIP, mark("Strip (PNG)"), mark("The cube at each step or move, in one picture.")),
    (Kind.HTML, mark("Web page (HTML)"), mark("All steps with pictures, in one file.")),
    (Kind.PDF, mark("Pages to print (PDF)"), mark("All steps with pictures, on paper.")),
    (
        Kind.HAND,
        mark("Sheet to follow (PDF)"),
        mark("Each move with a picture and an arrow, to follow with the cube in your hands."),
    ),
    (Kind.TEXT, mark("Text"), mark("All steps with their moves, in words.")),
)
VIEW_TITLES = (("3d", mark("3D view")), ("net", mark("Net")), ("both", mark("Both")))
GROUND_TITLES = (
    (AS_WINDOW, mark("Like the window")),
    (ON_LIGHT, mark("Light")),
    (ON_DARK, mark("Dark")),
)
EACH_TITLES = ((Each.STEP.value, mark("Each step")), (Each.MOVE.value, mark("Each move")))
PAPER_TITLES = ((Paper.A4.value, mark("A4")), (Paper.LETTER.value, mark("Letter")))
_NO_TEXT = frozenset(Kind) - {Kind.TEXT}
_STILL = frozenset(kind for kind in Kind if kind.is_still)
_MANY = frozenset(kind for kind in Kind if kind.has_many_pictures)
_WORDS = frozenset(kind for kind in Kind if kind.has_words)
_TITLED = frozenset(kind for kind in Kind if kind.has_title)
_PAGES = frozenset(kind for kind in Kind if kind.has_pages)
COPIED = frozenset((Kind.PNG, Kind.SVG, Kind.STRIP, Kind.TEXT))
"""What can be copied; an SVG goes to the clipboard as pixels."""
NOTES = {Outcome.FAILED: NoteKind.PROBLEM, Outcome.CANCELLED: NoteKind.PLAIN}


@dataclass(frozen=True, slots=True)
class _Option:
    """A control with its words."""

    control: QWidget
    kinds: frozenset[Kind]
    """The kinds of file that it applies to."""
    title: str
    tip: str


class ExportPanel(Panel):
    """Chooses what is exported, previews it, and shows the outcome."""

    def __init__(
        self,
        exporter: Exporter,
        document: CubeDocument,
        player: Player,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        """Offer the choices made last.

        Args:
            exporter: the model.
            document: what is exported.
            player: moves the cube that is previewed.
            settings: keep the choices.
            parent: the owner.
        """
        super().__init__(parent)
        self._exporter = exporter
        self._document = document
        self._settings = settings
        self._theme = LIGHT
        self._language = spoken(settings.language)
        self._camera = Camera()
        self._folder = ""
        """Of the last file."""
        self._make_what()
        self._make_pictures()
        self._make_film()
        self._make_buttons()
        self._options = self._described_options()
        self._lay_out()
        self.set_choices(Choices.restored(settings.export))
        self._connect(document, player)
        self._show_progress(None)

    @property
    def kind(self) -> Kind:
        """The kind of file that is chosen."""
        return Kind(self.kind_choice.currentData())

    @property
    def choices(self) -> Choices:
        """Everything that is chosen, including what has no meaning for this kind of file."""
        options = Options(
            kind=self.kind,
            view=str(self.view_choice.currentData()),
            width=self.width_box.value(),
            height=self.height_box.value(),
            is_transparent=self.transparent_box.isChecked(),
            each=Each(self.each_choice.currentData()),
            wca=self.wca_box.isChecked(),
            paper=Paper(self.paper_choice.currentData()),
            tempo=self.tempo_box.value(),
            fps=self.fps_box.value(),
            pause_s=self.pause_box.value(),
            loops=self.loop_box.isChecked(),
            has_captions=self.captions_box.isChecked(),
        )
        return Choices(options, str(self.ground_choice.currentData()))

    @property
    def options(self) -> Options:
        """The options of an export made now."""
        options = self.choices.for_window(self._theme, self._language)
        return replace(
            options,
            title=self.title_field.text().strip(),
            camera=self._camera,
            has_letters=self._settings.follow_letters,
        )

    # What is shown

    def set_choices(self, choices: Choices) -> None:
        """Show other choices."""
        options = choices.options
        show_choice(self.kind_choice, options.kind.value)
        show_choice(self.view_choice, options.view)
        show_choice(self.ground_choice, choices.ground)
        show_choice(self.each_choice, options.each.value)
        show_choice(self.paper_choice, options.paper.value)
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
        """Draw pictures from there, as large as there is room for."""
        self._camera = replace(camera, zoom=1.0)
        self.preview.set_camera(self._camera)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the cube as it is now."""
        super().showEvent(event)
        self._show_cube()

    def _show_progress(self, progress: Progress | None) -> None:
        """Show what is drawn now, and how far it is; ``None`` when nothing is."""
        if progress is not None:
            self.busy.say(under_way(progress.activity), progress.share)
        self._area.show_busy(progress is not None)

    def _show_outcome(self, outcome: Outcome, message: str) -> None:
        self.result_note.set_text(message, NOTES.get(outcome, NoteKind.GOOD))

    # Construction

    def _make_what(self) -> None:
        """Make what says what is exported, and shows it."""
        kinds = [(kind.value, title) for kind, title, _ in KINDS]
        self.kind_choice = choice(kinds, tr("Kind of file"))
        self.kind_choice.setToolTip(tr("What kind of file it is (↑ ↓)"))
        self.kind_note = Caption()
        self.draft_box = QCheckBox(tr("What is being painted"))
        self.draft_box.setToolTip(
            tr("Take the stickers that are painted so far instead of the cube; the others are grey")
        )
        self.preview = ExportPreview()

    def _make_pictures(self) -> None:
        """Make the options of pictures and pages."""
        self.form = form_layout(wraps=True)
        self.view_choice = choice(VIEW_TITLES)
        self.ground_choice = choice(GROUND_TITLES)
        self.width_box, self.height_box = _side_box(), _side_box()
        self.transparent_box = QCheckBox(tr("Without a &background"))
        self.each_choice = choice(EACH_TITLES)
        self.title_field = QLineEdit()
        self.wca_box = QCheckBox(tr("WCA &moves only"))
        self.paper_choice = choice(PAPER_TITLES)

    def _make_film(self) -> None:
        """Make the options of films."""
        self.tempo_box, self.fps_box, self.pause_box = (
            QDoubleSpinBox(),
            QSpinBox(),
            QDoubleSpinBox(),
        )
        self.tempo_box.setRange(MIN_TEMPO, MAX_TEMPO)
        self.tempo_box.setSingleStep(0.1)
        self.tempo_box.setDecimals(1)
        self.tempo_box.setSuffix("×")
        self.fps_box.setRange(LEAST_FPS, MOST_FPS)
        self.pause_box.setRange(0, MOST_PAUSE_S)
        self.pause_box.setDecimals(1)
        self.pause_box.setSuffix(tr(" s"))
        self.loop_box = QCheckBox(tr("Play fo&r ever"))
        self.captions_box = QCheckBox(tr("&Name the moves"))

    def _make_buttons(self) -> None:
        """Make what begins and stops an export, and says how it ended."""
        self.save_button = primary_button(tr("Save &as…"), tr("Choose where it goes, and make it"))
        self.copy_button = button(tr("Cop&y"), "")
        self.print_button = button(tr("Print…"), tr("Print the pages"))
        self.busy = Busy(
            tr("Progress of the export"),
            tr("Stop; no unfinished file or page is left behind (Esc)"),
        )
        self.result_note = Note()

    def _described_options(self) -> tuple[_Option, ...]:
        """Return everything that can be chosen for some kinds of file, in order."""
        viewed, film = _NO_TEXT - {Kind.HAND}, frozenset((Kind.GIF,))
        sized = viewed - {Kind.PDF}
        return (
            _Option(self.view_choice, viewed, tr("Vie&w"), tr("What the pictures show (↑ ↓)")),
            _Option(
                *(self.ground_choice, sized, tr("Co&lours")),
                tr("Whether pictures are light or dark (↑ ↓)"),
            ),
            _Option(
                *(self.width_box, sized, tr("W&idth")),
                tr("Pixels across, of the picture or of each; the smallest value is the default"),
            ),
            _Option(
                *(self.height_box, sized, tr("Hei&ght")),
                tr("Pixels down, of the picture or of each; the smallest value is the default"),
            ),
            _Option(
                *(self.transparent_box, _STILL, self.transparent_box.text()),
                tr("Draw the cube alone, to stand on whatever is there"),
            ),
            _Option(
                *(self.each_choice, _MANY, tr("A picture &of")),
                tr("What there is a picture of: each step, or each move with an arrow (↑ ↓)"),
            ),
            _Option(self.title_field, _TITLED, tr("&Title"), tr("What stands above it")),
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
        form, first = self.form, form_layout(wraps=True)
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
        # Above the options, so that they are in sight in low windows as well.
        buttons = row(self.save_button, self.copy_button, self.print_button)
        idle = QWidget()
        stack(idle, buttons, self.result_note)
        self._area = Steady(idle, self.busy)
        what = Card(tr("Export"), first, self.draft_box, self.preview, self._area)
        self._options_card = Card(tr("Options"), form)
        self.body.addWidget(what)
        self.body.addWidget(self._options_card)
        self.body.addStretch(1)

    def _connect(self, document: CubeDocument, player: Player) -> None:
        choices = (self.view_choice, self.ground_choice, self.each_choice, self.paper_choice)
        for box in (self.kind_choice, *choices):
            box.currentIndexChanged.connect(self._on_changed)
        for number in (self.width_box, self.height_box, self.fps_box):
            number.valueChanged.connect(self._on_changed)
        for seconds in (self.tempo_box, self.pause_box):
            seconds.valueChanged.connect(self._on_changed)
        for check in (self.transparent_box, self.wca_box, self.loop_box, self.captions_box):
            check.toggled.connect(self._on_changed)
        self.save_button.clicked.connect(self._save)
        self.copy_button.clicked.connect(lambda: self._exporter.copy(self.options))
        self.print_button.clicked.connect(self._print)
        self.busy.cancel_button.clicked.connect(self._exporter.cancel)
        self.draft_box.toggled.connect(self._on_draft_chosen)
        self._exporter.progressed.connect(self._show_progress)
        self._exporter.ended.connect(self._show_outcome)
        player.position_changed.connect(self._on_position)
        document.changed.connect(self._on_document_changed)

    def _save(self) -> None:
        options = self.options
        ending = options.kind.ending
        name = str(Path(self._folder) / f"cube{ending}")
        kind = f"{ending[1:].upper()} (*{ending})"
        path = ask_for_place(self.window(), tr("Export"), name, kind, (ending,))
        if path is not None:
            self._folder = str(path.parent)
            self.result_note.set_text("")
            self._exporter.save(path, options)

    def _print(self) -> None:
        options = self.options
        try:
            printer = ask_for_printer(self.window(), options.title or self._exporter.default_title)
        except CubeError as error:
            self._show_outcome(Outcome.FAILED, sentence(reason(error)))
            return
        if printer is not None:
            self.result_note.set_text("")
            self._exporter.print(printer, options)

    # What happened

    def _on_position(self, _position: Position) -> None:
        if self.isVisible():
            self._show_position()

    def _on_document_changed(self, change: Change) -> None:
        # Another cube may be of another size, of which nothing is painted.
        if change.is_jump and self.isVisible():
            self._show_cube()
            if change.new_draft and not self._document.is_painting:
                # After painting, a picture of that is likely to be wanted.
                self.draft_box.setChecked(self.draft_box.isVisible())

    def _on_draft_chosen(self, is_chosen: bool) -> None:
        self._exporter.takes_draft = is_chosen
        self._show_position()

    def _on_changed(self, _change: object) -> None:
        self.result_note.set_text("")
        self._show_options()
        self._settings.export = self.choices.as_text()
        self._show_position()

    def _show_options(self) -> None:
        """Show the options that apply to this kind of file."""
        kind = self.kind
        self.kind_note.set_text(tr(KINDS[self.kind_choice.currentIndex()][2]))
        for option in self._options:
            self.form.setRowVisible(option.control, kind in option.kinds)
        self._show_draft_box()
        self.preview.setVisible(kind is not Kind.TEXT)
        self.preview.set_options(self.options)
        is_text = kind is Kind.TEXT
        tip = tr("Copy the text to the clipboard") if is_text else tr("Copy it to the clipboard")
        self.copy_button.setToolTip(tip if kind in COPIED else tr("This kind goes into a file"))
        self.copy_button.setEnabled(kind in COPIED)
        self.print_button.setVisible(kind.is_paper)

    def _show_cube(self) -> None:
        """Show what there is to be drawn now."""
        if not self._exporter.has_draft:
            self.draft_box.setChecked(False)
        self._show_draft_box()
        self._show_position()

    def _show_draft_box(self) -> None:
        self.draft_box.setVisible(self._exporter.has_draft and self.kind.is_still)

    def _show_position(self) -> None:
        self.preview.set_position(self._exporter.position(self.kind))
        self.title_field.setPlaceholderText(self._exporter.default_title)


def _side_box() -> QSpinBox:
    made = QSpinBox()
    made.setRange(0, LARGEST_SIDE)
    made.setSingleStep(10)
    made.setSpecialValueText(tr("default"))
    return made
