"""Moves as a film: an animated GIF that any browser, mail or chat shows."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cubeapp.drawing.position import Position
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.drawing.view_pictures import PictureSize, ViewPicture, blank_image
from cubeapp.ui.files.export.captions import SHARE, draw_moves
from cubeapp.ui.files.export.options import MOST_FILM_PIXELS, MOST_FRAMES, Options, TooLargeError
from cubeapp.ui.files.export.snaps import picture_progress
from cubeapp.ui.stage.player import HALF_TURN_FACTOR, PLAY_TURN_MS, smootherstep
from cubeapp.words import counted, tr

FIRST_PAUSE_CS = 60
"""Hundredths of a second, as all times here: how long a film rests at its start."""
LEAST_DELAY_CS = 2
"""Browsers slow a film with shorter delays down."""
SAMPLES, SAMPLE_SIDE = 16, 150
"""Number of frames, at this size, that decide on the colours."""
COLOURS = 127
"""Few enough for small files, and enough for six colours in all shades; one more means "as in the
frame before"."""
UNCHANGED = COLOURS


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a film and how long it is seen."""

    index: int
    """How many moves are done."""
    fraction: float
    """The share of the angle of the next one."""
    delay_cs: int


def frames(timeline: Timeline, options: Options) -> list[Frame]:
    """Return the pictures of a film.

    Raises:
        TooLargeError: there are too many, or too large ones.
    """
    delay = max(round(100 / options.fps), LEAST_DELAY_CS)
    result = [Frame(0, 0.0, FIRST_PAUSE_CS)]
    for index, move in enumerate(timeline.moves):
        factor = HALF_TURN_FACTOR if abs(move.quarters) == 2 else 1.0
        steps = max(round(PLAY_TURN_MS * factor / (10 * delay * options.tempo)), 1)
        result += [Frame(index, smootherstep(k / steps), delay) for k in range(1, steps)]
        result.append(Frame(index + 1, 0.0, delay))
        if len(result) > MOST_FRAMES:
            raise _too_long()
    result[-1] = replace(result[-1], delay_cs=max(round(100 * options.pause_s), delay))
    pixels = len(result) * options.size.width * options.size.height * options.scale**2
    if pixels > MOST_FILM_PIXELS:
        raise _too_large(len(result), options.size, math.sqrt(MOST_FILM_PIXELS / pixels))
    return result


def _too_long() -> TooLargeError:
    text = tr(
        "more than {most} pictures are too much for a film; have it quicker or with fewer pictures "
        "a second, or export pages"
    )
    return TooLargeError(text.format(most=counted(MOST_FRAMES)))


def _too_large(count: int, size: PictureSize, fitting: float) -> TooLargeError:
    """Return an error that names a size that would do, ``fitting`` times as wide and high."""
    text = tr(
        "{count} pictures of {width}×{height} are too much for a film; {less} would do, or a "
        "quicker film, or fewer pictures a second"
    )
    less = f"{math.floor(size.width * fitting)}×{math.floor(size.height * fitting)}"
    named = {"width": size.width, "height": size.height, "less": less}
    return TooLargeError(text.format(count=counted(count), **named))


def film_gif(timeline: Timeline, options: Options, control: SearchControl) -> bytes:
    """Return the moves of ``timeline`` as an animated GIF.

    Raises:
        SearchCancelled: ``control`` was cancelled.
        TooLargeError: there are too many pictures, or too large ones.
    """
    shown = frames(timeline, options)
    painter = _Painter(timeline, options)
    step = max(len(shown) // SAMPLES, 1)
    samples = []
    for frame in shown[::step]:
        control.checkpoint(Progress(Text("choosing the colours"), 0.0))
        samples.append(painter.picture(frame))
    palette = _palette(samples)
    pictures = _reduced(painter, shown, palette, control)
    first = next(pictures)
    data = io.BytesIO()
    first.save(
        data,
        "GIF",
        save_all=True,
        append_images=pictures,
        duration=[10 * frame.delay_cs for frame in shown],
        transparency=UNCHANGED,
        optimize=True,
        disposal=1,
        **({"loop": 0} if options.loops else {}),
    )
    return data.getvalue()


class _Painter:
    """Draws the frames of one film."""

    def __init__(self, timeline: Timeline, options: Options) -> None:
        self._timeline = timeline
        self._view = options.view
        self._size = options.size
        self._camera = options.camera
        self._has_captions = options.has_captions
        # Fading grounds and shadows take many of the few colours that a GIF has.
        ground = options.ground
        self._theme = replace(options.theme, sky=ground, ground=ground, shadow=0.0)

    def picture(self, frame: Frame) -> Image.Image:
        """Return a frame in all its colours."""
        cube = self._timeline.cube_at(frame.index)
        position = Position(cube)
        if frame.fraction:
            position = Position(cube, self._timeline.moves[frame.index], frame.fraction)
        shown = self._drawn(position, frame)
        image = shown.convertToFormat(QImage.Format.Format_RGBX8888)
        pixels, step = bytes(image.constBits()), image.bytesPerLine()
        size = image.width(), image.height()
        return Image.frombuffer("RGBX", size, pixels, "raw", "RGBX", step, 1).convert("RGB")

    def _drawn(self, position: Position, frame: Frame) -> QImage:
        size = self._size
        picture = ViewPicture(self._view, position, self._theme, camera=self._camera)
        if not self._has_captions:
            return picture.image(size)
        image = blank_image(size)
        image.fill(QColor(self._theme.ground))
        below = QRectF(0, (1 - SHARE) * size.height, size.width, SHARE * size.height)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            picture.draw(painter, QRectF(0, 0, size.width, below.top()))
            is_turning = position.move is not None
            draw_moves(painter, below, self._timeline, frame.index, is_turning, self._theme)
        return image


def _palette(samples: Sequence[Image.Image]) -> Image.Image:
    """Return a picture with the colours that the samples are drawn best with."""
    for sample in samples:
        # Not blended: only colours that are there are to be looked for.
        sample.thumbnail((SAMPLE_SIDE, SAMPLE_SIDE), Image.Resampling.NEAREST)
    wide, high = samples[0].size
    sheet = Image.new("RGB", (wide, high * len(samples)))
    for place, sample in enumerate(samples):
        sheet.paste(sample, (0, place * high))
    return sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=1)


def _reduced(
    painter: _Painter, shown: Sequence[Frame], palette: Image.Image, control: SearchControl
) -> Iterator[Image.Image]:
    """Yield the frames in the palette's colours; flat ones stay flat, as nothing is dithered."""
    for number, frame in enumerate(shown, 1):
        control.checkpoint(picture_progress(number, len(shown)))
        yield painter.picture(frame).quantize(palette=palette, dither=Image.Dither.NONE)
