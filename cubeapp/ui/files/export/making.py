"""Makes what is exported: the bytes of a file of any kind, or pages for a printer."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QImage, QPagedPaintDevice

from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.booklet import Booklet, Each, booklet
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.drawing.pages import Draw, pdf_document, print_document
from cubeapp.ui.drawing.view_pictures import ViewPicture, png, position_at
from cubeapp.ui.files.export.options import MOST_BY_HAND, MOST_PICTURES, Kind, Options
from cubeapp.ui.files.export.snaps import check_number
from cubeapp.words import tr


def export(
    timeline: Timeline, moment: float, options: Options, control: SearchControl | None = None
) -> bytes:
    """Return a file's bytes; any thread may ask for them.

    Args:
        timeline: the cube and what is done to it.
        moment: when one picture is taken, in moves.
        options: what is wanted.
        control: to watch and stop it.

    Raises:
        SearchCancelled: ``control`` was cancelled.
        TooLargeError: it would be too large to be of use.
        MemoryError: there is no room for a picture.
    """
    control = control or SearchControl()
    if options.kind in (Kind.PNG, Kind.STRIP):
        return png(picture(timeline, moment, options, control))
    control.checkpoint(Progress(Text("drawing"), 0.0))
    if options.kind is Kind.SVG:
        return _svg(timeline, moment, options)
    if options.kind is Kind.GIF:
        # Only films need the library that writes them.
        from cubeapp.ui.files.export.film import film_gif

        return film_gif(timeline, options, control)
    words = booklet_of(timeline, options)
    if options.kind is Kind.TEXT:
        return words.as_text().encode()
    if options.kind is Kind.HTML:
        from cubeapp.ui.files.export.html import html_page

        return html_page(words, options, control)
    return pdf_document(words.title, options.paper.page, _pages(words, options, control))


def print_booklet(
    printer: QPagedPaintDevice, timeline: Timeline, options: Options, control: SearchControl
) -> None:
    """Print what `export` writes of a kind that is for paper; any thread may ask for it.

    Args:
        printer: a `QPrinter`, whose paper was chosen.
        timeline: the cube and what is done to it.
        options: what is wanted.
        control: to watch and stop it.

    Raises:
        CubeError: the printer takes nothing, or it would be too large to be of use.
        SearchCancelled: ``control`` was cancelled; see `print_document`.
    """
    words = booklet_of(timeline, options)
    print_document(printer, partial(_pages, words, options), control)


def picture(timeline: Timeline, moment: float, options: Options, control: SearchControl) -> QImage:
    """Return a picture or a strip as pixels: what `export` writes, and raise what it raises."""
    control.checkpoint(Progress(Text("drawing"), 0.0))
    if options.kind is Kind.STRIP:
        from cubeapp.ui.files.export.strip import strip_image

        return strip_image(booklet_of(timeline, options), options, control)
    return _still(timeline, moment, options).image(options.size)


def _svg(timeline: Timeline, moment: float, options: Options) -> bytes:
    title = options.title or tr("A cube")
    return _still(timeline, moment, options).svg(options.size, title).encode()


def _still(timeline: Timeline, moment: float, options: Options) -> ViewPicture:
    position, background = position_at(timeline, moment), not options.is_transparent
    view, theme, camera = options.view, options.theme, options.camera
    return ViewPicture(view, position, theme, background=background, camera=camera)


def booklet_of(timeline: Timeline, options: Options) -> Booklet:
    """Return ``timeline`` in words, with the scheme's names of colours.

    Raises:
        TooLargeError: there are too many pictures, one of each move.
    """
    say = partial(tr, colours=options.theme.scheme.names)
    is_by_hand = options.kind is Kind.HAND
    # A sheet to follow has a picture of each move, whatever was chosen for other kinds.
    each = Each.MOVE if is_by_hand else options.each
    if each is Each.MOVE and options.kind is not Kind.TEXT:
        # Before all of them are put into words; one more shows the end.
        check_number(len(timeline) + 1, MOST_BY_HAND if is_by_hand else MOST_PICTURES)
    title = options.title
    return booklet(timeline, each, title, options.metric, options.wca, say)


def _pages(words: Booklet, options: Options, control: SearchControl) -> Draw:
    """Return what draws the pages of a kind that is for paper."""
    if options.kind is Kind.HAND:
        from cubeapp.ui.files.export.hand import hand_drawing

        return hand_drawing(words, options, control)
    from cubeapp.ui.files.export.pdf import booklet_drawing

    return booklet_drawing(words, options, control)
