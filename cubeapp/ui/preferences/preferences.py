"""How the window looks and behaves, as the person has chosen: shown, changed and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QByteArray, QObject, QSize, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QStyle, QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.drawing.palette import (
    switch_palette,
    view_theme,
    wants_dark,
    wants_less_motion,
    window_palette,
)
from cubeapp.ui.preferences.keys.feature import KeysFeature
from cubeapp.ui.scene.motion import MAX_TEMPO
from cubeapp.ui.scene.theme import COLOUR_SCHEMES, WCA, own_scheme
from cubeapp.ui.services.keymap import KEYMAPS
from cubeapp.ui.services.language import LANGUAGES
from cubeapp.ui.shell.menus import ChoiceMenu
from cubeapp.ui.shell.panel_tabs import OLD_NAMES
from cubeapp.ui.stage.stickering import STICKERING_TITLES

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

STILL_WORKING = mark("Wait until the work is over, or stop it with Esc; then choose the language.")
THEME_TITLES = (
    ("system", mark("Like the system")),
    ("light", mark("Light")),
    ("dark", mark("Dark")),
)


class Preferences(QObject):
    """Applies the settings to the window and keeps what the person changes."""

    language_chosen = Signal()
    """The window has to be built anew."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.settings
        self.palette = QPalette()
        """The colours of the controls."""
        self.colour_names: Sequence[str] = WCA.names
        """What the colours of the values 0…5 are called."""
        self._theme_menu = self._choice(tr("&Theme"), THEME_TITLES, self._settings.theme, "theme")
        own = own_scheme(self._settings.own_colours)
        schemes = [(scheme.key, scheme.title) for scheme in (*COLOUR_SCHEMES, own)]
        keymaps = [(keymap.name, keymap.title) for keymap in KEYMAPS.values()]
        self.keys = cast(KeysFeature, window.features["keys"])
        self.keys.preset_chosen.connect(partial(self.choose, "keymap"))
        self._light_menu = self._choice(tr("L&it"), STICKERING_TITLES, self._settings.lit, "lit")
        self._language_menu = ChoiceMenu(
            tr("Lan&guage"),
            [(key, tr(name)) for key, name in LANGUAGES.items()],
            self._settings.language,
            self.choose_language,
            window,
        )
        self._scheme_menu = self._choice(tr("&Colours"), schemes, self._settings.scheme, "scheme")
        self.view_menus = (
            self._light_menu,
            self._theme_menu,
            self._scheme_menu,
            self._language_menu,
        )
        keyboard_menu = self._choice(tr("&Keyboard"), keymaps, self.keys.preset.name, "keymap")
        self._keyboard_menu = keyboard_menu
        self.cube_menus = (keyboard_menu,)
        act = window.actions_by_name
        keyboard_menu.addSeparator()
        keyboard_menu.addAction(act["keys"])
        act["show_cube"].toggled.connect(self._show_cube)
        act["show_net"].toggled.connect(self._show_net)
        act["show_panel"].toggled.connect(self._show_panel)
        act["show_next_move"].toggled.connect(self._show_next_move)
        act["trackball"].toggled.connect(self._set_trackball)
        act["instant"].toggled.connect(self._set_instant)
        act["pause_steps"].toggled.connect(self._set_pause_steps)
        act["inner_slices"].toggled.connect(self._set_inner_slices)
        act["full_screen"].toggled.connect(self._set_full_screen)
        act["theme"].triggered.connect(self._toggle_theme)

    def restore(self) -> None:
        """Show the window as it was left."""
        window, settings = self._window, self._settings
        if not window.restoreGeometry(QByteArray(settings.geometry)):
            _fit(window)
        window.splitter.restoreState(QByteArray(settings.splitter))
        act = window.actions_by_name
        for name in ("show_cube", "show_net", "show_panel", "show_next_move"):
            wanted = getattr(settings, name)
            act[name].setChecked(True)
            act[name].setChecked(wanted)
        for name in ("trackball", "instant", "inner_slices", "pause_steps"):
            act[name].setChecked(getattr(settings, name))
        window.player.tempo = settings.tempo
        window.timeline.set_tempo(settings.tempo)
        self.keys.apply()
        self._apply_light()
        self.apply_motion()
        self.apply_theme()

    def save(self) -> None:
        """Keep how the window is now."""
        self._settings.geometry = bytes(self._window.saveGeometry().data())
        self._settings.splitter = bytes(self._window.splitter.saveState().data())
        self._settings.panel = self._window.shown_page
        self._settings.save()

    def restore_panel(self) -> None:
        """Show the panel that was shown last, where the cube has it and nobody paints."""
        last = OLD_NAMES.get(self._settings.panel, self._settings.panel)
        if not self._window.document.is_painting and last != "paint":
            self._window.show_page(last)

    def choose(self, what: str, choice: str) -> None:
        """Take another "theme", colour "scheme", "keymap" or "lit" part."""
        setattr(self._settings, what, choice)
        if what == "keymap":
            self.keys.apply()
            self._keyboard_menu.mark(self.keys.preset.name)
        elif what == "lit":
            self._apply_light()
        else:
            self.apply_theme()

    def choose_language(self, choice: str) -> None:
        """Have the window built anew in another language, unless something works in it."""
        if choice == self._settings.language:
            return
        if self._window.working.is_on:
            self._language_menu.mark(self._settings.language)
            self._window.say(tr(STILL_WORKING))
            return
        self._settings.language = choice
        self.language_chosen.emit()

    def set_tempo(self, tempo: float) -> None:
        """Play at another tempo."""
        self._window.player.tempo = tempo
        self._settings.tempo = min(tempo, MAX_TEMPO)

    def apply_theme(self) -> None:
        """Show the colours that the settings, or the system, ask for."""
        window = self._window
        is_dark = wants_dark(self._settings.theme)
        self.palette = window_palette(is_dark)
        QApplication.setPalette(self.palette)
        for kind in ("QRadioButton", "QCheckBox"):
            # The stubs want bytes; what runs wants str.
            QApplication.setPalette(switch_palette(is_dark), kind)  # type: ignore[arg-type]
        window.actions_by_name.draw_icons(self.palette)
        window.actions_by_name.show_playing(window.player.is_playing, self.palette)
        self._theme_menu.mark(self._settings.theme)
        self.apply_looks()

    def apply_looks(self) -> None:
        """Draw the cube as the settings say, wherever it is drawn."""
        window = self._window
        self._scheme_menu.mark(self._settings.scheme)
        theme = view_theme(wants_dark(self._settings.theme), self._settings.looks)
        for part in (window.cube_view, window.net_view):
            part.set_theme(theme)
        for feature in window.features.values():
            feature.set_theme(theme)
        self.colour_names = theme.scheme.spoken
        window.stage.caption.set_colour_names(theme.scheme.spoken)
        window.timeline.set_colour_names(theme.scheme.spoken)

    def apply_motion(self) -> None:
        """Let things move, or not, as the settings and the system say."""
        player, settings = self._window.player, self._settings
        player.turn_ms = settings.turn_ms
        player.instant = settings.instant or (settings.follows_motion and wants_less_motion())

    def _apply_light(self) -> None:
        choice = self._settings.lit
        self._window.stickering.set_choice(choice)
        self._window.timeline.set_stickering(choice)
        self._light_menu.mark(choice)

    def _choice(
        self, title: str, choices: Sequence[tuple[str, str]], chosen: str, what: str
    ) -> ChoiceMenu:
        entries = [(key, tr(words)) for key, words in choices]
        return ChoiceMenu(
            title, entries, chosen, lambda choice: self.choose(what, choice), self._window
        )

    def _show_cube(self, shown: bool) -> None:
        self._settings.show_cube = shown
        self._window.cube_view.setVisible(shown)
        if not shown:
            self._window.actions_by_name["show_net"].setChecked(True)

    def _show_net(self, shown: bool) -> None:
        self._settings.show_net = shown
        self._window.net_view.setVisible(shown)
        if not shown:
            self._window.actions_by_name["show_cube"].setChecked(True)

    def _show_panel(self, shown: bool) -> None:
        self._settings.show_panel = shown
        self._window.tabs.setVisible(shown)
        if not shown:
            self._window.document.end_painting()

    def _show_next_move(self, shown: bool) -> None:
        self._settings.show_next_move = shown
        self._window.stage.next_move.set_shown(shown)

    def _set_trackball(self, trackball: bool) -> None:
        self._settings.trackball = self._window.cube_view.is_trackball = trackball

    def _set_instant(self, instant: bool) -> None:
        self._settings.instant = instant
        self.apply_motion()

    def _set_pause_steps(self, pauses: bool) -> None:
        self._settings.pause_steps = self._window.player.pauses_at_steps = pauses

    def _set_inner_slices(self, inner_slices: bool) -> None:
        self._settings.inner_slices = inner_slices

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def _toggle_theme(self) -> None:
        self.choose("theme", "light" if wants_dark(self._settings.theme) else "dark")


def _fit(window: QWidget) -> None:
    """Make ``window`` small enough for its screen, with its frame."""
    frame = 2 * window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    room = window.screen().availableSize() - QSize(frame, frame)
    window.resize(window.size().boundedTo(room))
