"""Exporting, in the window: joins its panel to what makes the files, and asks where they go."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from cubeapp.engine.cube import Cube
from cubeapp.engine.search.control import Progress
from cubeapp.language import tr
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.files.export.choices import Choices
from cubeapp.ui.files.export.options import Options
from cubeapp.ui.files.opening.file_dialogs import ask_for_place
from cubeapp.ui.scene.position import Position
from cubeapp.ui.services.language import spoken

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class ExportTab(QObject):
    """Everything that happens because somebody wants to take something out of the program."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = panel = window.export_panel
        self._exporting = exporting = window.exporting
        self._folder = ""
        panel.set_choices(Choices.restored(window.settings.export))
        panel.set_language(spoken(window.settings.language))
        panel.changed.connect(self._keep)
        panel.shown.connect(self._on_shown)
        panel.save_requested.connect(self._save)
        panel.copy_requested.connect(exporting.copy)
        panel.cancel_requested.connect(exporting.cancel)
        panel.draft_wanted.connect(self._on_draft_wanted)
        exporting.progressed.connect(self._on_progress)
        exporting.saved.connect(self._on_saved)
        exporting.copied.connect(self._on_copied)
        exporting.failed.connect(self._on_failed)
        exporting.cancelled.connect(self._on_cancelled)
        window.player.position_changed.connect(self._on_position)
        window.cube_view.camera_changed.connect(panel.set_camera)
        window.document.draft_changed.connect(self._on_draft_changed)
        window.document.replaced.connect(self._on_replaced)
        window.actions_by_name["export"].triggered.connect(self._open)

    def _open(self) -> None:
        self._window.show_panel(self._panel)
        self._panel.kind_choice.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self, choices: Choices) -> None:
        self._window.settings.export = choices.as_text()
        self._show()

    def _save(self, options: Options) -> None:
        ending = options.kind.ending
        name = str(Path(self._folder) / f"cube{ending}")
        kind = f"{ending[1:].upper()} (*{ending})"
        path = ask_for_place(self._window, tr("Export"), name, kind, (ending,))
        if path is None:
            return
        self._folder = str(path.parent)
        self._panel.set_result("")
        self._exporting.save(path, options)

    # What happened

    def _on_shown(self) -> None:
        document = self._window.document
        self._panel.set_draft(document.draft != empty_draft(document.draft.size))
        self._show()

    def _on_position(self, _position: Position) -> None:
        if self._panel.isVisible():
            self._show()

    def _on_replaced(self, _cube: Cube) -> None:
        # It may be of another size, of which nothing is painted.
        if self._panel.isVisible():
            self._on_shown()

    def _on_draft_changed(self, draft: Cube | None) -> None:
        # Whoever comes here from painting wants a picture of that.
        if draft is None and self._panel.isVisible():
            self._on_shown()
            self._panel.draft_box.setChecked(self._panel.draft_box.isVisible())
        self._show()

    def _on_draft_wanted(self, wanted: bool) -> None:
        self._exporting.takes_draft = wanted
        self._show()

    def _show(self) -> None:
        position = self._window.player.position
        if self._exporting.takes_draft and self._panel.kind.is_still:
            position = Position(self._window.document.draft)
        self._panel.set_position(position)
        self._panel.set_usual_title(self._exporting.usual_title)

    def _on_progress(self, progress: Progress | None) -> None:
        if progress is None:
            self._panel.set_busy(None)
        else:
            self._panel.set_busy(progress.activity, progress.share)

    def _on_saved(self, path: str) -> None:
        self._tell(tr("Saved as {name}.").format(name=Path(path).name), NoteKind.GOOD)

    def _on_copied(self) -> None:
        self._tell(tr("Copied."), NoteKind.GOOD)

    def _on_failed(self, message: str) -> None:
        self._tell(message, NoteKind.PROBLEM)

    def _on_cancelled(self) -> None:
        self._tell(tr("The export was stopped; no file was written."), NoteKind.PLAIN)

    def _tell(self, text: str, kind: NoteKind) -> None:
        self._panel.set_result(text, kind)
        self._window.say(text)
