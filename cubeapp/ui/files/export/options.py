"""The options of an export, and how large one may be."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtGui import QPageSize

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.colours import Rgb
from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.timeline.booklet import Each
from cubeapp.ui.drawing.view_pictures import PictureSize
from cubeapp.words import decimal, tr

LARGEST_SIDE = 16384
MOST_PIXELS = 200_000_000
MOST_PICTURES = 1_000
"""On a strip, or on all pages together."""
MOST_BY_HAND = 10_000
"""On a sheet to follow, whose pictures are small."""
MOST_FRAMES = 3_000
MOST_FILM_PIXELS = 200_000_000
"""Maximum number of bytes of all frames, which are held while a film is made."""
LEAST_FPS, MOST_FPS = 1, 50
MOST_PAUSE_S = 60.0


class TooLargeError(CubeError):
    """An export beyond the limits; the message names what to choose instead."""


class Kind(Enum):
    """What kind of file it is; the value names it in settings."""

    PNG = "png"
    SVG = "svg"
    GIF = "gif"
    STRIP = "strip"
    HTML = "html"
    PDF = "pdf"
    HAND = "hand"
    """A sheet to follow with the cube in the hands."""
    TEXT = "text"

    @property
    def ending(self) -> str:
        """The ending of its files."""
        named = {Kind.STRIP: ".png", Kind.HAND: ".pdf", Kind.TEXT: ".txt"}
        return named.get(self, f".{self.value}")

    @property
    def is_still(self) -> bool:
        """Whether it is one picture of one moment."""
        return self in (Kind.PNG, Kind.SVG)

    @property
    def has_camera(self) -> bool:
        """Whether it can be taken from any side."""
        return self.is_still or self is Kind.GIF

    @property
    def has_pages(self) -> bool:
        """Whether it is for paper."""
        return self in (Kind.HTML, Kind.PDF, Kind.HAND)

    @property
    def is_paper(self) -> bool:
        """Whether it is for nothing but paper, which is white."""
        return self in (Kind.PDF, Kind.HAND)

    @property
    def has_many_pictures(self) -> bool:
        """Whether it has pictures, of each step or of each move."""
        return self in (Kind.STRIP, Kind.HTML, Kind.PDF)

    @property
    def has_words(self) -> bool:
        """Whether it names moves in any notation."""
        return self.has_many_pictures or self is Kind.TEXT

    @property
    def has_title(self) -> bool:
        """Whether a title stands above it."""
        return self.has_words or self is Kind.HAND


class Paper(Enum):
    """The sizes of paper; the value is what CSS calls it."""

    A4 = "A4"
    LETTER = "letter"

    @property
    def page(self) -> QPageSize.PageSizeId:
        """What Qt calls it."""
        return QPageSize.PageSizeId.A4 if self is Paper.A4 else QPageSize.PageSizeId.Letter


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that is chosen of one export."""

    kind: Kind
    view: str = "3d"
    """One of `view_pictures.VIEWS`."""
    width: int = 0
    """Of the picture, or of each of them, in units; 0 for what suits the height."""
    height: int = 0
    """As ``width``; where both are 0 the picture has the default size."""
    scale: float = 1.0
    """Pixels a unit, for sharp screens; SVG and paper have none."""
    theme: Theme = field(default=LIGHT)
    """With the looks of the cube."""
    camera: Camera = field(default_factory=Camera)
    """Where pictures and films are taken from; those of steps are always from the front."""
    is_transparent: bool = False
    """Whether the ground of a picture is left out."""
    each: Each = Each.STEP
    title: str = ""
    metric: Metric | None = None
    """What moves are counted in; the default for the size if ``None``."""
    wca: bool = False
    """Whether moves are written as the WCA's regulations know them."""
    paper: Paper = Paper.A4
    tempo: float = 1.0
    fps: int = 15
    pause_s: float = 2.0
    """How long a film rests at its end."""
    loops: bool = True
    has_captions: bool = True
    """Whether the moves stand below a film."""
    has_letters: bool = True
    """Whether the letters of moves stand on a sheet to follow, beside their words."""
    language: str = "en"
    """What the words are in, for those who read a page aloud."""

    @property
    def ground(self) -> Rgb:
        """The one colour of pages and films."""
        return self.theme.ground if self.theme.is_dark else self.theme.panel

    @property
    def size(self) -> PictureSize:
        """The size of the picture, or of each of them.

        Raises:
            TooLargeError: it is too large.
        """
        wide, high = _USUAL["still" if self.kind.is_still else self.kind.value][self.view]
        if self.width or self.height:
            ratio = wide / high
            wide = self.width or max(round(self.height * ratio), 1)
            high = self.height or max(round(self.width / ratio), 1)
        if max(wide, high) > LARGEST_SIDE or wide * high * self.scale**2 > MOST_PIXELS:
            text = tr("{width}×{height} at scale {scale} is too large for a picture")
            raise TooLargeError(text.format(width=wide, height=high, scale=decimal(self.scale)))
        return PictureSize(wide, high, self.scale)


_SMALL = {"3d": (240, 240), "net": (300, 225), "both": (480, 225)}
_USUAL = {
    "still": {"3d": (800, 800), "net": (960, 720), "both": (1440, 720)},
    "gif": {"3d": (360, 360), "net": (480, 360), "both": (720, 360)},
    "strip": _SMALL,
    "html": _SMALL,
    "pdf": _SMALL,
    "hand": _SMALL,
    "text": _SMALL,
}
"""Width and height of each view unless others are asked for."""
