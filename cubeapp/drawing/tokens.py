"""The colours of what is around the cube, in light and dark, and nothing else.

A `Theme` holds the set that the views use; of the same one the window's palette is made and
its controls are drawn.
"""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.drawing.colours import Rgb, mixed


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of the window in one theme.

    Text is at least 4.5 : 1 on every ground that it stands on, edges of controls and the
    focus at least 3 : 1; see WCAG 2, 1.4.3 and 1.4.11.
    """

    is_dark: bool
    is_contrast: bool
    """Whether these are for people who ask the system for more contrast."""
    ground: Rgb
    """The rail, the bars, the dock and the inspector."""
    surface: Rgb
    """Cards, fields, menus, and captions on the stage."""
    sunk: Rgb
    """Moves to copy, the track of a switch, and what cannot be used now."""
    hover: Rgb
    """The ground of what the pointer is on."""
    line: Rgb
    """Dividers and the edges of cards: decoration only."""
    control: Rgb
    """The edges of fields and buttons, the handles of scroll bars."""
    text: Rgb
    muted: Rgb
    """Text of less weight, and of what cannot be used now."""
    accent: Rgb
    """The primary button, the current move and the focus."""
    on_accent: Rgb
    tint: Rgb
    """The ground of what is chosen or pressed."""
    on_tint: Rgb
    """Text on `tint`, and links."""
    fault: Rgb
    fault_ground: Rgb
    warning: Rgb
    """Also what is due."""
    good: Rgb
    good_ground: Rgb
    sky: Rgb
    """The upper end of the stage."""
    floor: Rgb
    """The lower end of the stage."""
    shadow: float
    """How dark the floor under the cube gets, 0…1."""

    @property
    def accent_hover(self) -> Rgb:
        """The primary button under the pointer."""
        return mixed(self.accent, self.text, 0.14)

    @property
    def accent_pressed(self) -> Rgb:
        """The primary button while it is held down."""
        return mixed(self.accent, self.text, 0.28)


LIGHT_TOKENS = Tokens(
    is_dark=False,
    is_contrast=False,
    ground="#f2f4f7",
    surface="#ffffff",
    sunk="#eceff4",
    hover="#e6eaf0",
    line="#d7dce4",
    control="#7f8896",
    text="#1a1e26",
    muted="#566070",
    accent="#0b5fcc",
    on_accent="#ffffff",
    tint="#e1ecfb",
    on_tint="#0a4fab",
    fault="#b3261e",
    fault_ground="#fdeceb",
    warning="#7a4a00",
    good="#19703d",
    good_ground="#e3f3e9",
    sky="#f6f8fb",
    floor="#d9dfe8",
    shadow=0.26,
)

DARK_TOKENS = Tokens(
    is_dark=True,
    is_contrast=False,
    ground="#15171c",
    surface="#1f2229",
    sunk="#181a20",
    hover="#2a2e37",
    line="#353a45",
    control="#7b8492",
    text="#e9ecf1",
    muted="#a7b0be",
    accent="#6fb1ff",
    on_accent="#0a1524",
    tint="#1d3149",
    on_tint="#9ccaff",
    fault="#ff9088",
    fault_ground="#3a1d1c",
    warning="#f3bd58",
    good="#72d39a",
    good_ground="#15301f",
    sky="#3a4150",
    floor="#1a1c22",
    shadow=0.55,
)

LIGHT_CONTRAST_TOKENS = Tokens(
    is_dark=False,
    is_contrast=True,
    ground="#ffffff",
    surface="#ffffff",
    sunk="#f4f5f7",
    hover="#e2e6ec",
    line="#5b6371",
    control="#2b303a",
    text="#000000",
    muted="#343a45",
    accent="#003f9e",
    on_accent="#ffffff",
    tint="#d3e4ff",
    on_tint="#00296b",
    fault="#8c0f0a",
    fault_ground="#fff0ef",
    warning="#5a3400",
    good="#0a4d26",
    good_ground="#e9f8ee",
    sky="#ffffff",
    floor="#e8ecf2",
    shadow=0.26,
)

DARK_CONTRAST_TOKENS = Tokens(
    is_dark=True,
    is_contrast=True,
    ground="#000000",
    surface="#000000",
    sunk="#0c0d10",
    hover="#23272f",
    line="#9aa3b1",
    control="#d5dbe4",
    text="#ffffff",
    muted="#d5dbe4",
    accent="#9fcdff",
    on_accent="#000000",
    tint="#0f2c4d",
    on_tint="#cfe6ff",
    fault="#ffb4ae",
    fault_ground="#2b0b0a",
    warning="#ffd58a",
    good="#9af0bd",
    good_ground="#07200f",
    sky="#20252e",
    floor="#000000",
    shadow=0.55,
)

TOKEN_SETS = (LIGHT_TOKENS, DARK_TOKENS, LIGHT_CONTRAST_TOKENS, DARK_CONTRAST_TOKENS)


def tokens_for(*, is_dark: bool, is_contrast: bool = False) -> Tokens:
    """Return the set for a light or dark window, with more contrast if that is asked for."""
    if is_contrast:
        return DARK_CONTRAST_TOKENS if is_dark else LIGHT_CONTRAST_TOKENS
    return DARK_TOKENS if is_dark else LIGHT_TOKENS


# The arrow of the next move is the same in every theme: it lies on stickers.
ARROW, ARROW_HALO, ARROW_RIM = "#0b5fcc", "#ffffff", "#0a0c10"
