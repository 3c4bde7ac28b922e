"""Colours of the cube and of the views: schemes for the stickers, light and dark for the rest."""

from __future__ import annotations

from dataclasses import dataclass, replace

Rgb = str
"""A colour as ``#rrggbb``, sRGB."""

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
    """The colours' names, each with another first letter."""

    @property
    def letters(self) -> str:
        """The first letters of the names, upper case: ``WRGYOB`` for the WCA's scheme."""
        return "".join(name[0].upper() for name in self.names)

    @property
    def usual_hold(self) -> str:
        """How the solved cube is held: "white on top, green in front"."""
        return f"{self.names[0]} on top, {self.names[2]} in front"


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


WCA = _named("wca", "WCA: white top, green front", "white red green yellow orange blue")

COLOUR_SCHEMES: tuple[ColourScheme, ...] = (
    WCA,
    _named("yellow-top", "Yellow on top", "yellow orange green white red blue"),
    _named("japanese", "Japanese: white opposite blue", "white red green blue orange yellow"),
    _named("face-array", "Red front, white top", "white blue red yellow green orange"),
    ColourScheme(
        "colour-blind",
        "Colour-blind safe",
        # Even steps of lightness, so that a print without colour tells them apart as well.
        ("#ffffff", "#d95f32", "#00694f", "#f5e142", "#f2a53f", "#123a8c"),
        ("white", "red", "green", "yellow", "orange", "blue"),
    ),
)


def colour_scheme(key: str) -> ColourScheme:
    """Return the scheme named ``key``, or the WCA's if there is none of that name."""
    return next((scheme for scheme in COLOUR_SCHEMES if scheme.key == key), WCA)


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour that the views draw with."""

    name: str
    is_dark: bool
    scheme: ColourScheme
    sky: Rgb
    """The background's upper end."""
    ground: Rgb
    """The background's lower end."""
    text: Rgb
    """Labels and handles on the background."""
    faint: Rgb
    """What is there but not in play, such as handles that nobody points at."""
    panel: Rgb
    """The ground of labels beside the pointer."""
    accent: Rgb
    """The handle that is pointed at, the cursor, the arrow of the next move."""
    plastic: Rgb = "#0d0e11"
    """The cube between its stickers."""
    tile: Rgb = "#26282d"
    """The cubies' own edges, a little lighter, on stickers large enough to show them."""
    inside: Rgb = "#2a2c31"
    """The surfaces that a turn lays open."""
    unpainted: Rgb = "#5b6068"
    """A facelet without a colour."""
    fault: Rgb = "#ff3df0"
    """The outline of facelets at fault: a colour that no sticker has."""
    shadow: float = 0.55
    """How dark the floor under the cube gets, 0…1."""

    @property
    def stickers(self) -> tuple[Rgb, ...]:
        """The colours of the values 0…5, then that of an unpainted facelet."""
        return (*self.scheme.colours, self.unpainted)

    def with_scheme(self, scheme: ColourScheme) -> Theme:
        """Return this theme with other sticker colours."""
        return replace(self, scheme=scheme)


DARK = Theme(
    name="dark",
    is_dark=True,
    scheme=WCA,
    sky="#4a5262",
    ground="#1c1e25",
    text="#eef1f6",
    faint="#8d96a6",
    panel="#14161b",
    accent="#4cc3ff",
)

LIGHT = Theme(
    name="light",
    is_dark=False,
    scheme=WCA,
    sky="#f7f9fc",
    ground="#cdd4df",
    text="#1b1f27",
    faint="#75808f",
    panel="#ffffff",
    accent="#0a6fd6",
    unpainted="#7d838c",
    shadow=0.30,
)
