"""Painting, in the window: its panel, its command and its keys come and go with the draft."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from cubeapp.engine.cube import Cube
from cubeapp.ui.solve.paint.messages import paint_keys
from cubeapp.ui.stage.stage import Foot

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class PaintTab(QObject):
    """Shows the paint panel while somebody paints: to open it is to paint, to leave it to end.

    Below the views the keys that paint are then in the place of the moves, as a draft has none.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = window.paint_panel
        window.tabs.current_changed.connect(self._on_tab_changed)
        window.document.draft_changed.connect(self._on_draft_changed)
        window.painting.cursor.letters_changed.connect(self.show_foot)
        window.actions_by_name["paint"].triggered.connect(window.painting.set_active)
        window.closing.connect(window.painting.stop)
        self._panel.fault_selected.connect(partial(window.stage.set_outline, "paint"))

    @property
    def _is_shown(self) -> bool:
        return self._window.tabs.currentWidget() is self._panel

    def _on_tab_changed(self, _index: int) -> None:
        self._window.painting.set_active(self._is_shown)

    def _on_draft_changed(self, draft: Cube | None) -> None:
        window = self._window
        window.actions_by_name["paint"].setChecked(draft is not None)
        painting = draft is not None
        window.stage.key_handler = window.painting.cursor.handle_key if painting else None
        if draft is not None and not self._is_shown:
            window.show_panel(self._panel)
            window.cube_view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif draft is None and self._is_shown:
            window.tabs.setCurrentWidget(window.solver_panel)
        self.show_foot()

    def show_foot(self) -> None:
        """Show below the views what is of use now: beside photos nothing is."""
        window = self._window
        paints, reads_photos = window.document.is_painting, window.photo_tab.is_open
        keys = paint_keys(window.painting.cursor.letters)
        bare = Foot(has_timeline=False, has_line=False, note=keys)
        window.stage.set_foot("paint", bare if paints else None)
        covered = Foot(has_timeline=False, has_line=False, has_note=False)
        window.stage.set_foot("photos", covered if reads_photos else None)
