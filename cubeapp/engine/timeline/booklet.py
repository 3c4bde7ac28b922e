"""A timeline as something to read: chapters, passages, and a picture for each step or move.

Pages, strips of pictures and text are made from a `Booklet`, so that they tell the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Metric, Move, metrics_for
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.changes import wca_text
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.solvers.steps import Hold
from cubeapp.engine.text import (
    NO_TEXT,
    Say,
    Text,
    capitalised,
    joined,
    labelled,
    paragraph,
    plural,
    sentence,
)
from cubeapp.engine.timeline.timeline import Section, Timeline

INDENT = " " * 5
MOST_IN_CAPTION = 24
"""Moves below a picture."""


class Each(Enum):
    """What there is a picture of."""

    STEP = "step"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Snap:
    """What one picture shows."""

    index: int
    """How many moves of the timeline are done."""
    caption: str = ""
    move: Move | None = None
    """The move that follows, to be drawn as an arrow."""
    section: Section | None = None
    """What it is about, if not the whole cube."""

    def mask(self, timeline: Timeline) -> bytes:
        """Return which facelets it is about: a byte each, or nothing for all of them."""
        if self.section is None or self.index >= len(timeline):
            return b""
        mask = timeline.mask_at(self.section, self.index, timeline.cube_at(self.index))
        return b"" if mask is None or not mask.any() else mask.tobytes()


@dataclass(frozen=True, slots=True)
class Passage:
    """A few moves that are told of together."""

    number: int
    """From 1, through the whole booklet."""
    name: str
    """Empty where the chapter's is enough."""
    about: str
    """The case and the hold; may be empty."""
    alg: str
    sentence: str
    snaps: tuple[Snap, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A stage of a solution; one without a name where there are no stages."""

    name: str
    note: str
    """What it is for; empty where its only passage says it."""
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Booklet:
    """A timeline, told in the words of its reader."""

    title: str
    timeline: Timeline
    chapters: tuple[Chapter, ...]
    counts: str
    """How long it is, in words."""
    wca: bool
    say: Say

    @property
    def start(self) -> Cube:
        """The cube before the first move."""
        return self.timeline.start

    @property
    def passages(self) -> Iterator[Passage]:
        """Yield every passage in order."""
        return (passage for chapter in self.chapters for passage in chapter.passages)

    @property
    def snaps(self) -> Iterator[Snap]:
        """Yield what every picture shows, in order, the end last."""
        yield from (snap for passage in self.passages for snap in passage.snaps)
        yield self.end

    @cached_property
    def end(self) -> Snap:
        """What comes out in the end."""
        last = len(self.timeline)
        is_solved = last > 0 and self.timeline.cube_at(last).is_solved
        return Snap(last, self.say(Text("Solved") if is_solved else Text("The end")))

    @cached_property
    def alg(self) -> str:
        """Every move, on one line."""
        return _alg(self.timeline.moves, self.start.size, self.wca)

    def as_text(self) -> str:
        """Return everything but the pictures, as plain text."""
        lines = [self.title, self.counts, ""]
        lines += [self.say(Text("From: {facelets}", facelets=format_facelets(self.start)))]
        for chapter in self.chapters:
            lines += map(self.say, _told(chapter))
        lines += ["", self.say(Text("All moves:")), self.alg, ""]
        return "\n".join(lines)


def booklet(
    timeline: Timeline,
    each: Each = Each.STEP,
    title: str = "",
    metric: Metric | None = None,
    wca: bool = False,
    say: Say = str,
) -> Booklet:
    """Tell ``timeline``.

    Args:
        timeline: a solution, or any moves.
        each: what there is a picture of.
        title: the heading; the cube's name if empty.
        metric: what the moves are counted in; the usual one for the size if ``None``.
        wca: write the moves as the WCA's regulations know them, without inner layers, in
            sentences as well.
        say: puts the texts into the reader's words.
    """
    size = timeline.start.size
    writer = _Writer(timeline, each, wca, say)
    counted = metric or metrics_for(size)[0]
    counts = Text(
        "{length} ({metric})",
        length=counted.in_words(counted.count(timeline.moves, size), size),
        metric=counted.called(size),
    )
    name, chapters = title or cube_name(size), tuple(writer.chapters())
    return Booklet(name, timeline, chapters, say(counts), wca, say)


class _Writer:
    """Writes the chapters of one booklet."""

    def __init__(self, timeline: Timeline, each: Each, wca: bool, say: Say) -> None:
        self._timeline = timeline
        self._size = timeline.start.size
        self._each = each
        self._wca = wca
        self._say = say
        self._count = 0
        self._hold: Hold | None = None

    def chapters(self) -> Iterator[Chapter]:
        """Yield the stages, and what is between and after them, in order."""
        for section in _covering(self._timeline.sections, 0, len(self._timeline)):
            parts = list(_covering(section.parts, section.start, section.end))
            if not section.parts:
                parts = [section]
            note = NO_TEXT if [part.note for part in parts] == [section.note] else section.note
            passages = tuple(self._passage(section, part) for part in parts)
            name = self._say(capitalised(section.name))
            yield Chapter(name, self._worded(note), passages)

    def _passage(self, stage: Section, part: Section) -> Passage:
        self._count += 1
        moves = self._timeline.moves[part.start : part.end]
        name = NO_TEXT if part is stage or part.name == stage.name else part.name
        return Passage(
            self._count,
            self._say(capitalised(name)),
            self._worded(self._about(part, moves)),
            _alg(moves, self._size, self._wca),
            self._worded(part.note),
            tuple(self._snaps(part, moves)),
        )

    def _worded(self, text: Text) -> str:
        """Return what is said of a part in the reader's words and moves."""
        return self._say(text.with_turns(self._as_wca) if self._wca else text)

    def _as_wca(self, alg: str) -> str:
        return wca_text(Alg(alg), self._size)

    def _about(self, part: Section, moves: tuple[Move, ...]) -> Text:
        """Return the case, and the hold where it is another than before.

        A turn of the whole cube has none: its sentence tells what it leads to.
        """
        step = part.step
        if step is None:
            return NO_TEXT
        told = [step.case] if step.case and step.case != part.name else []
        is_told = step.hold == self._hold or self._is_rotation(moves)
        if step.hold is not None and not is_told:
            self._hold = step.hold
            told.append(Text("Hold: {hold}", hold=step.hold.words))
        return joined("   ·   ", told)

    def _is_rotation(self, moves: tuple[Move, ...]) -> bool:
        """Tell whether there are moves, and they only turn the cube as a whole."""
        return bool(moves) and all(move.is_rotation(self._size) for move in moves)

    def _snaps(self, part: Section, moves: tuple[Move, ...]) -> Iterator[Snap]:
        about = part if part.name else None
        if self._each is Each.MOVE:
            for place, move in enumerate(moves):
                caption = _alg((move,), self._size, self._wca)
                yield Snap(part.start + place, caption, move, about)
        elif moves:
            # A turn of the whole cube is seen as an arrow; the next step's picture shows it done.
            arrow = moves[0] if self._is_rotation(moves) else None
            yield Snap(part.start, self._caption(part, moves), arrow, about)

    def _caption(self, part: Section, moves: tuple[Move, ...]) -> str:
        """Return the moves, or how many there are of too many to stand below a picture."""
        if len(moves) <= MOST_IN_CAPTION:
            return _alg(moves, self._size, self._wca)
        count = plural(len(moves), Text("{n} move"), Text("{n} moves"))
        name = capitalised(part.name)
        return self._say(labelled(name, count) if name else count)


def _covering(sections: Iterable[Section], start: int, end: int) -> Iterator[Section]:
    """Yield ``sections``, and one without a name for each stretch that none of them covers."""
    done = start
    for section in sections:
        if section.start > done:
            yield Section(NO_TEXT, done, section.start)
        yield section
        done = max(done, section.end)
    if done < end:
        yield Section(NO_TEXT, done, end)


def _alg(moves: tuple[Move, ...], size: int, wca: bool) -> str:
    text = format_moves(moves, size)
    return wca_text(Alg(text), size) if wca else text


def _told(chapter: Chapter) -> Iterator[str]:
    """Yield the lines of a chapter of a text."""
    yield ""
    if chapter.name:
        yield paragraph((sentence(chapter.name), chapter.note))
    for passage in chapter.passages:
        alg = passage.alg or "–"
        named = labelled(passage.name, alg) if passage.name else alg
        yield Text("{number}. {passage}", number=f"{passage.number:>3}", passage=named)
        for line in (passage.about, passage.sentence):
            if line:
                yield f"{INDENT}{line}"


def spoken(snap: Snap, size: int) -> Text:
    """Say in words what the move of a picture does; empty where there is none."""
    return NO_TEXT if snap.move is None else capitalised(in_words(snap.move, size))
