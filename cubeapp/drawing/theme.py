"""How the cube and the views look: schemes and looks of the cube, `Tokens` for the rest.

A `Theme` is all that a drawing function is told of it. The user's choices about the cube
itself are its `Looks`, one value that the window, the settings and the command line share:
``LIGHT.with_looks(Looks(marks="letters", has_hints=True))``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from cubeapp.drawing.colour_names import names_of
from cubeapp.drawing.colours import Rgb, is_pale, mixed
from cubeapp.drawing.tokens import TOKEN_SETS, Tokens, tokens_for
from cubeapp.words import mark, tr

WHITE, RED, GREEN = "#ffffff", "#d31432", "#00a651"
YELLOW, ORANGE, BLUE = "#ffd500", "#ff6a00", "#0051ba"


@dataclass(frozen=True, slots=True)
class ColourScheme:
    """The six sticker colours of a cube, in the order of the faces U R F D L B."""

    key: str
    """How settings and files name the scheme."""
    title: str
    """How people name it."""
    colours: tuple[Rgb, ...]
    names: tuple[str, ...]
    """The colours' names in English, each with another first letter."""

    @property
    def letters(self) -> str:
        """The first letters of the names, upper case: ``WRGYOB`` for the WCA's scheme."""
        return "".join(name[0].upper() for name in self.names)

    @property
    def spoken(self) -> tuple[str, ...]:
        """The colours' names in the user's language."""
        return tuple(tr(name) for name in self.names)

    @property
    def usual_hold(self) -> str:
        """How the solved cube is held: "white on top, green in front"."""
        return tr("{top} on top, {front} in front").format(top=self.spoken[0], front=self.spoken[2])


OWN_SCHEME = "own"
"""The key of the scheme of the user's own colours."""


def _named(key: str, title: str, names: str) -> ColourScheme:
    rgb = {
        "white": WHITE,
        "red": RED,
        "green": GREEN,
        "yellow": YELLOW,
        "orange": ORANGE,
        "blue": BLUE,
    }
    words = tuple(names.split())
    return ColourScheme(key, title, tuple(rgb[word] for word in words), words)


WCA = _named("wca", mark("WCA: white top, green front"), "white red green yellow orange blue")

COLOUR_SCHEMES: tuple[ColourScheme, ...] = (
    WCA,
    _named("yellow-top", mark("Yellow on top"), "yellow orange green white red blue"),
    _named(
        "japanese",
        mark("Japanese: white opposite blue"),
        "white red green blue orange yellow",
    ),
    _named("face-array", mark("Red front, white top"), "white blue red yellow green orange"),
    ColourScheme(
        "colour-blind",
        mark("Colour-blind safe"),
        # Even steps of lightness, so that a print without colour tells them apart as well.
        ("#ffffff", "#d95f32", "#00694f", "#f5e142", "#f2a53f", "#123a8c"),
        ("white", "red", "green", "yellow", "orange", "blue"),
    ),
)


def colour_scheme(key: str) -> ColourScheme:
    """Return the scheme named ``key``, or the WCA's if there is none of that name."""
    return next((scheme for scheme in COLOUR_SCHEMES if scheme.key == key), WCA)


def own_scheme(colours: Sequence[Rgb]) -> ColourScheme:
    """Return the scheme of six colours that the user chose, in the order U R F D L B.

    They are called what the nearest known colours are, each with another first letter.
    """
    return ColourScheme(OWN_SCHEME, mark("My own colours"), tuple(colours), names_of(colours))


NO_MARKS, FACE_LETTERS, COLOUR_LETTERS, PATTERNS = "none", "faces", "letters", "patterns"
MARKS = (NO_MARKS, FACE_LETTERS, COLOUR_LETTERS, PATTERNS)
"""What stands on the stickers: nothing, the faces' letters, the colours' letters, or shapes."""
ROUNDED, SQUARE, ROUND, FULL = "rounded", "square", "round", "full"
SHAPES = (ROUNDED, SQUARE, ROUND, FULL)
"""How stickers are cut; full ones leave next to nothing free."""
BLACK, WHITE_BODY, GREY, STICKERLESS = "black", "white", "grey", "stickerless"
BODIES = (BLACK, WHITE_BODY, GREY, STICKERLESS)
"""What the cube is made of; a colour as ``#rrggbb`` is another. Stickerless cubies have the
colours themselves."""
LEAST_GAP, USUAL_GAP, LARGEST_GAP = 0.02, 0.045, 0.12
"""Between a sticker and the edge of its cell, in cells."""


@dataclass(frozen=True, slots=True)
class Looks:
    """The style of the cube itself, in every view and picture."""

    scheme: ColourScheme = WCA
    marks: str = NO_MARKS
    """One of `MARKS`."""
    shape: str = ROUNDED
    """One of `SHAPES`; stickerless cubies have their own."""
    gap: float = USUAL_GAP
    """`LEAST_GAP`…`LARGEST_GAP`; full stickers and stickerless cubies have none."""
    body: str = BLACK
    """One of `BODIES` or ``#rrggbb``."""
    has_hints: bool = False
    """Whether the 3D view shows the stickers of hidden faces, floating behind them."""
    has_back: bool = False
    """Whether the 3D view shows the cube from behind as well, small, in a corner."""

    @property
    def is_stickerless(self) -> bool:
        """Whether the cubies themselves are coloured."""
        return self.body == STICKERLESS

    def for_lists(self) -> Looks:
        """Return the looks of small pictures, which have no room for a second view."""
        return replace(self, has_hints=False, has_back=False)


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour that the views draw with."""

    tokens: Tokens = field(hash=False)
    """The colours of the window around the views; those of the stage below follow them."""
    sky: Rgb
    """The background's upper end."""
    ground: Rgb
    """The background's lower end."""
    text: Rgb
    """Labels and handles on the background."""
    faint: Rgb
    """What is there but not in play, such as handles away from the pointer."""
    panel: Rgb
    """The ground of labels beside the pointer."""
    accent: Rgb
    """The handle that is pointed at, and the cursor."""
    shadow: float
    """How dark the floor under the cube gets, 0…1."""
    plastic: Rgb = "#0d0e11"
    """The cube between its stickers."""
    tile: Rgb = "#26282d"
    """The cubies' own edges, a little lighter, on stickers large enough to show them."""
    inside: Rgb = "#2a2c31"
    """The surfaces that a turn lays open."""
    dimmed: Rgb = "#34373d"
    """What dimmed stickers fade to."""
    unpainted: Rgb = "#5b6068"
    """A facelet without a colour."""
    fault: Rgb = "#ff3df0"
    """The outline of facelets at fault: a colour that no sticker has."""
    looks: Looks = Looks()
    """What the user chose for the cube; the colours of its body are those above."""

    @property
    def is_dark(self) -> bool:
        """Whether the stage is dark."""
        return self.tokens.is_dark

    @property
    def name(self) -> str:
        """What tests and pictures call it: "light" or "dark"."""
        return "dark" if self.is_dark else "light"

    @property
    def scheme(self) -> ColourScheme:
        """The stickers' colours."""
        return self.looks.scheme

    @property
    def stickers(self) -> tuple[Rgb, ...]:
        """The colours of the values 0…5, then that of an unpainted facelet."""
        return (*self.scheme.colours, self.unpainted)

    def with_scheme(self, scheme: ColourScheme) -> Theme:
        """Return this theme with other sticker colours."""
        return replace(self, looks=replace(self.looks, scheme=scheme))

    def with_looks(self, looks: Looks) -> Theme:
        """Return this theme for a cube with other looks."""
        return _with_body(replace(theme_of(self.tokens), looks=looks), looks.body)

    def for_lists(self) -> Theme:
        """Return this theme for small pictures; see `Looks.for_lists`."""
        return replace(self, looks=self.looks.for_lists())


def _with_body(theme: Theme, body: str) -> Theme:
    """Return ``theme`` with the plastic of one of `BODIES`, or of a colour."""
    if body in (BLACK, STICKERLESS):
        return theme
    plastic = {WHITE_BODY: "#dce0e6", GREY: "#8f96a0"}.get(body, body)
    if not is_pale(plastic):
        tile, inside = mixed(plastic, WHITE, 0.11), mixed(plastic, WHITE, 0.13)
        return replace(theme, plastic=plastic, tile=tile, inside=inside)
    black = "#000000"
    return replace(
        theme,
        plastic=plastic,
        tile=mixed(plastic, WHITE, 0.4),
        inside=mixed(plastic, black, 0.2),
        dimmed=mixed(plastic, black, 0.35),
        # Darker than the plastic around it, as it is lighter on a dark one.
        unpainted=mixed(plastic, black, 0.55),
    )


def _theme(tokens: Tokens) -> Theme:
    return Theme(
        tokens=tokens,
        sky=tokens.sky,
        ground=tokens.floor,
        text=tokens.text,
        faint=tokens.muted,
        panel=tokens.surface,
        accent=tokens.accent,
        shadow=tokens.shadow,
        unpainted="#5b6068" if tokens.is_dark else "#7d838c",
    )


_THEMES = {tokens: _theme(tokens) for tokens in TOKEN_SETS}


def theme_of(tokens: Tokens) -> Theme:
    """Return the theme of the views in a window of ``tokens``, for a cube of the usual looks."""
    return _THEMES[tokens]


LIGHT, DARK = (theme_of(tokens_for(is_dark=is_dark)) for is_dark in (False, True))
