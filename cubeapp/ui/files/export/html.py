"""A solution as one web page that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape

from cubeapp.drawing.colours import mixed
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.booklet import Booklet, Chapter, Each, Passage, Snap, spoken
from cubeapp.ui.drawing.view_pictures import png
from cubeapp.ui.files.export.options import Options
from cubeapp.ui.files.export.snaps import (
    MOST_LAYERS_AS_SHAPES,
    MOST_SPELT_OUT,
    check_count,
    picture_of,
    picture_progress,
    snap_image,
)
from cubeapp.words import plural, tr

_STYLE = """
:root {{ color-scheme: {scheme}; }}
@page {{ size: {paper}; margin: 14mm; }}
body {{ margin: 0 auto; padding: 1.5em; max-width: 60em; background: {ground}; color: {text};
  font: 16px/1.45 system-ui, sans-serif; }}
h1 {{ margin: 0; font-size: 1.6em; }}
h2 {{ margin: 1.4em 0 0; padding-top: .6em; border-top: 1px solid {line}; font-size: 1.25em;
  break-after: avoid; }}
h3 {{ margin: 0; font-size: 1.05em; }}
p {{ margin: .3em 0; }}
code, .alg {{ font-family: ui-monospace, monospace; }}
.facts, .about, .note, figcaption span {{ color: {faint}; }}
code {{ overflow-wrap: anywhere; }}
.alg {{ font-size: 1.2em; font-weight: 600; }}
article {{ display: flex; flex-wrap: wrap; gap: 0 1.2em; align-items: center; margin: .8em 0;
  break-inside: avoid; }}
article > div {{ flex: 1 1 18em; }}
figure {{ margin: 0; }}
figure svg, figure img {{ display: block; max-width: 100%; height: auto; }}
.moves {{ display: flex; flex-wrap: wrap; gap: .8em; margin: .6em 0; }}
.moves figure {{ width: min-content; break-inside: avoid; text-align: center; }}
figcaption span {{ display: block; font-size: .8em; }}
@media print {{ body {{ max-width: none; padding: 0; font-size: 11pt; }} }}
"""


def html_page(told: Booklet, options: Options, control: SearchControl) -> bytes:
    """Return ``told`` as an HTML document in UTF-8, to be read and to be printed.

    Raises:
        SearchCancelled: ``control`` was cancelled.
        TooLargeError: there are too many pictures.
    """
    return "\n".join(_Page(told, options, control).parts()).encode()


class _Page:
    """Writes one page."""

    def __init__(self, told: Booklet, options: Options, control: SearchControl) -> None:
        self._told = told
        self._options = options
        self._control = control
        self._count = len(check_count(told))
        self._drawn = 0

    def parts(self) -> Iterator[str]:
        """Yield the document, piece by piece."""
        told, theme = self._told, self._options.theme
        ground = self._options.ground
        style = _STYLE.format(
            scheme="dark" if theme.is_dark else "light",
            paper=self._options.paper.value,
            ground=ground,
            text=theme.text,
            faint=mixed(theme.text, ground, 0.3),
            line=mixed(theme.text, ground, 0.75),
        )
        language = escape(self._options.language)
        yield f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{escape(told.title)}</title>\n<style>{style}</style>\n</head>\n<body>"
        yield f'<header>\n<h1>{escape(told.title)}</h1>\n<p class="facts">{escape(told.counts)}</p>'
        if told.start.size <= MOST_SPELT_OUT:
            facelets = _code(format_facelets(told.start))
            start = escape(tr("From: {facelets}")).format(facelets=facelets)
            yield f'<p class="facts">{start}</p>'
        yield "</header>"
        for chapter in told.chapters:
            yield from self._chapter(chapter)
        yield "<section>"
        yield self._figure(told.end, escape(told.end.caption))
        yield f"<h2>{escape(tr('All moves:'))}</h2>\n<p>{_code(told.alg)}</p>\n</section>"
        yield f'<footer><p class="facts">{escape(tr("made with cubeapp"))}</p></footer>'
        yield "</body>\n</html>\n"

    def _chapter(self, chapter: Chapter) -> Iterator[str]:
        yield "<section>"
        if chapter.name:
            yield f"<h2>{escape(chapter.name)}</h2>"
        if chapter.note:
            yield f'<p class="note">{escape(chapter.note)}</p>'
        for passage in chapter.passages:
            by_moves = self._options.each is Each.MOVE
            yield from self._moves(passage) if by_moves else self._step(passage)
        yield "</section>"

    def _step(self, passage: Passage) -> Iterator[str]:
        yield "<article>"
        for snap in passage.snaps:
            yield self._figure(snap, "")
        yield f"<div>\n{_words(passage)}\n</div>\n</article>"

    def _moves(self, passage: Passage) -> Iterator[str]:
        yield f'{_words(passage)}\n<div class="moves">'
        for snap in passage.snaps:
            told = escape(tr(spoken(snap, self._told.start.size)))
            yield self._figure(snap, f"{_code(snap.caption)}<span>{told}</span>")
        yield "</div>"

    def _figure(self, snap: Snap, caption: str) -> str:
        self._drawn += 1
        self._control.checkpoint(picture_progress(self._drawn, self._count))
        below = f"<figcaption>{caption}</figcaption>" if caption else ""
        return f"<figure>{self._picture(snap)}{below}</figure>"

    def _picture(self, snap: Snap) -> str:
        told, options, size = self._told, self._options, self._options.size
        label = plural(snap.index, tr("The cube after {n} move"), tr("The cube after {n} moves"))
        if told.start.size > MOST_LAYERS_AS_SHAPES:
            data = base64.b64encode(png(snap_image(told, snap, options, 2.0))).decode()
            place = f'width="{size.width}" height="{size.height}" alt="{escape(label)}"'
            return f'<img src="data:image/png;base64,{data}" {place}>'
        return picture_of(told, snap, options).svg(size, label, f"p{self._drawn}-")


def _words(passage: Passage) -> str:
    """Return the text of a passage."""
    number = f"{passage.number}."
    parts = [f"<h3>{number} {escape(passage.name)}</h3>" if passage.name else f"<h3>{number}</h3>"]
    if passage.about:
        parts.append(f'<p class="about">{escape(passage.about)}</p>')
    if passage.alg:
        parts.append(f'<p class="alg">{escape(passage.alg)}</p>')
    if passage.sentence:
        parts.append(f"<p>{escape(passage.sentence)}</p>")
    return "\n".join(parts)


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"
