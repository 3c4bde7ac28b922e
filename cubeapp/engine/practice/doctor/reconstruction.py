"""A solve as cubers write it down: the scramble, then moves with comments, perhaps with times.

Whole lines may be comments; a comment runs from ``//`` to the end of its line, unless it is the
solution that follows its scramble there. ``@`` and a number
after a move tell when it was done since the start: ``R@1.25`` in seconds, ``R@1250``, without a
point, in milliseconds as timers of smart cubes write it.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import NotationError, UnsupportedCubeError, pointed_out
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_move
from cubeapp.engine.notation.tree import Step
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.text import NO_TEXT, Text, reason

SIZE = 3
MOST_MOVES = 1000
"""No solve by hand is longer."""
_TIME = re.compile(r"@\s*([0-9]{1,13})(?![0-9])(\.[0-9]*)?")
_COMMENT = re.compile(r"//[^\r\n]*")
_LABEL = re.compile(r"[^\S\r\n]*(?:scramble|solution|solve)[^\S\r\n]*[:：]", re.IGNORECASE)
_ARROWS = "↑↓←→"
"""Signs for fingers in reconstructions, which turn nothing."""
_WANTED = Text(
    "a scramble and below it a solution are wanted, or both in one line with // between them"
)


class ScrambleNotationError(NotationError):
    """A scramble that is no alg; ``span`` is what is wrong of it."""


@dataclass(frozen=True)
class Reconstruction:
    """A solve that was written down.

    Raises:
        ScrambleNotationError: the scramble is no alg of a 3×3×3.
        NotationError: the solution is none; ``span`` is what is wrong of it.
    """

    scramble: str
    """The moves from the solved cube, white on top and green in front."""
    solution: str
    """The moves from there, as they were written."""

    def __post_init__(self) -> None:
        whole = (0, len(self.solution))
        if not self.moves:
            raise NotationError(Text("solution: there are no moves"), whole)
        moves = len(self.moves) + len(self._scramble.moves(SIZE))
        if moves > MOST_MOVES:
            message = Text("these are {n} moves, more than the {most} of any solve")
            raise NotationError(message.format(n=moves, most=MOST_MOVES), whole)
        self._check_times()

    def _check_times(self) -> None:
        last = 0.0
        for found in _times(self.solution):
            if _seconds(found) < last:
                message = Text("solution: this time is before that of an earlier move")
                raise NotationError(message, found.span())
            last = _seconds(found)

    @cached_property
    def _scramble(self) -> Alg:
        try:
            return _alg(self.scramble, Text("scramble"))
        except NotationError as error:
            raise ScrambleNotationError(error.args[0], error.span) from None

    @cached_property
    def alg(self) -> Alg:
        """The solution without its times and labels, every move where it stands in the text."""
        return _alg(self.solution, Text("solution"))

    @cached_property
    def start(self) -> Cube:
        """The scrambled cube."""
        return Cube.solved(SIZE).apply_all(self._scramble.moves(SIZE))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the solution."""
        return self.alg.moves(SIZE)

    @property
    def is_solved(self) -> bool:
        """Whether the moves solve the cube."""
        return self.start.apply_all(self.moves).is_solved

    @cached_property
    def written(self) -> tuple[str, ...]:
        """Each move as it was written; those of brackets that are undone as they are made."""
        pairs = zip(self.alg.steps, self.moves, strict=True)
        return tuple(self._written(step, move) for step, move in pairs)

    def _written(self, step: Step, move: Move) -> str:
        if step.is_inverted:
            return format_move(move, SIZE)
        first, last = step.span
        return self.alg.text[first:last]

    @cached_property
    def seconds(self) -> tuple[float | None, ...]:
        """When each move was done, counted from the start; ``None`` where no time is written.

        In a bracket that is repeated or undone a time is written once for several moves, or runs
        backwards, and tells nothing.
        """
        count = Counter(step.span for step in self.alg.steps)
        times = {
            _move_end(self.solution, found): _seconds(found) for found in _times(self.solution)
        }
        return tuple(
            None if step.is_inverted or count[step.span] > 1 else times.get(step.span[1])
            for step in self.alg.steps
        )

    def pace(self, longest_s: float) -> tuple[float, ...] | None:
        """Return how many seconds each move took, the pause before it included.

        Moves without a time share what passed until the next one that has one; those at the end
        take as long as the others on average.

        Args:
            longest_s: a move that took longer, for a pause, is said to have taken that.

        Returns:
            ``None`` if no time is written.
        """
        known = [(number, at) for number, at in enumerate(self.seconds, 1) if at is not None]
        if not known:
            return None
        pace: list[float] = []
        for (before, since), (number, at) in pairwise([(0, 0.0), *known]):
            pace += [(at - since) / (number - before)] * (number - before)
        number, at = known[-1]
        pace += [at / number] * (len(self.moves) - number)
        return tuple(min(each, longest_s) for each in pace)


def read_reconstruction(text: str) -> Reconstruction:
    """Return the solve in ``text``: the first line with moves is the scramble.

    The solution is what stands below. If all is in one line, as in ``R U // U' R' // done``, it is
    what stands behind the first ``//``, provided that it solves the cube of the scramble: a comment
    does not. A line may begin with "Scramble:" or "Solution:", which then goes on in the lines
    below.

    Raises:
        NotationError: that is not so; ``span`` is what is wrong of ``text``.
    """
    try:
        return _read(text)
    except NotationError as error:
        error.add_note(pointed_out(text, error.span))
        raise


def _read(text: str) -> Reconstruction:
    lines = [found.span() for found in re.finditer(r"[^\r\n]+", text)]
    with_moves = [line for line in lines if _bare(text[slice(*line)]).strip()]
    if not with_moves:
        raise NotationError(_WANTED, (0, len(text)))
    first, *below = with_moves
    if not below:
        return _in_one_line(text, first)
    rest = below[0][0], below[-1][1]
    if _is_whole(text, first):
        raise NotationError(Text("the line above is a whole solve; give one at a time"), rest)
    return Reconstruction(_only(text, first), _only(text, (rest[0], len(text))))


def _in_one_line(text: str, line: tuple[int, int]) -> Reconstruction:
    """Return the solve in ``line``, the only one that has moves."""
    scramble, behind, *_ = (*_parts(text, line), None)
    if behind is None or not _begins_with_moves(text[slice(*behind)]):
        raise NotationError(_WANTED, (0, len(text)))
    solve = Reconstruction(_only(text, scramble), _only(text, behind))
    if not solve.is_solved:
        message = Text(
            "the moves behind // do not solve the cube of the scramble; "
            "a solution that leaves something unsolved goes into the line below it"
        )
        raise NotationError(message, behind)
    return solve


def _is_whole(text: str, line: tuple[int, int]) -> bool:
    """Tell whether a line has a scramble and what solves it behind ``//``."""
    try:
        _in_one_line(text, line)
    except NotationError:
        return False
    return True


def _parts(text: str, line: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the spans between the ``//`` of a line."""
    first, last = line
    cuts = [found.span() for found in re.finditer("//", text[first:last])]
    ends = [*(first + cut for cut, _ in cuts), last]
    return list(zip([first, *(first + cut for _, cut in cuts)], ends, strict=True))


def _begins_with_moves(part: str) -> bool:
    """Tell whether a part of a line is meant as moves, be there a slip in them or not."""
    word = next(iter(_without_labels(part).split()), "")
    try:
        return bool(_alg(word.strip("()[],"), NO_TEXT).steps)
    except NotationError:
        return False


def _only(text: str, span: tuple[int, int]) -> str:
    """Return what is in ``span``, behind as many blanks as keep every place that of ``text``."""
    first, last = span
    return _blank(text[:first]) + text[first:last]


def recorded(solve: Solve) -> Reconstruction:
    """Return a solve on screen, each move with its time.

    Raises:
        UnsupportedCubeError: it is not of a 3×3×3.
        NotationError: what it says is no alg.
    """
    if solve.size != SIZE:
        raise UnsupportedCubeError(Text("only solves of the 3×3×3 are read"))
    moves = solve.moves
    # A timer's file may tell of a clock that was set back.
    if len(moves) != len(solve.times_ms) or list(solve.times_ms) != sorted(solve.times_ms):
        return Reconstruction(solve.scramble, solve.alg)
    pairs = zip(moves, solve.times_ms, strict=True)
    timed = [f"{format_move(move, SIZE)}@{time_ms}" for move, time_ms in pairs]
    return Reconstruction(solve.scramble, " ".join(timed))


def _alg(text: str, what: Text) -> Alg:
    try:
        alg = Alg(_without_labels(text))
        alg.check_fits(SIZE)
    except NotationError as error:
        words = Text("{what}: {error}", what=what, error=reason(error))
        raise NotationError(words, error.span) from None
    return alg


def _bare(text: str) -> str:
    """Return ``text`` with blanks in the place of labels and comments."""
    return _COMMENT.sub(_blanks, _without_labels(text))


def _without_labels(text: str) -> str:
    """Return ``text`` with blanks in the place of labels, times and arrows."""
    lines = [_LABEL.sub(_blanks, line, 1) if _LABEL.match(line) else line for line in _split(text)]
    plain = "".join(lines).translate(dict.fromkeys(map(ord, _ARROWS), " "))
    return "".join(_timeless(part) for part in re.split(r"(//[^\r\n]*)", plain))


def _split(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _timeless(part: str) -> str:
    return part if part.startswith("//") else _TIME.sub(_blanks, part)


def _blanks(found: re.Match[str]) -> str:
    return " " * len(found.group())


def _blank(text: str) -> str:
    """Return as many blanks, with the line breaks of ``text``."""
    return re.sub(r"[^\r\n]", " ", text)


def _times(text: str) -> list[re.Match[str]]:
    return list(_TIME.finditer(_COMMENT.sub(_blanks, text)))


def _move_end(text: str, time: re.Match[str]) -> int:
    end = time.start()
    while end and text[end - 1].isspace():
        end -= 1
    return end


def _seconds(time: re.Match[str]) -> float:
    whole, decimals = time.groups()
    return float(whole + decimals) if decimals else int(whole) / 1000
