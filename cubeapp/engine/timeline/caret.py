"""Where in an alg's text the cube is: from the caret to the moves done, and back."""

from __future__ import annotations

from bisect import bisect_left

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.tree import Bracket, Comment, LineBreak, Niss, Span, Step
from cubeapp.engine.text import Text, verbatim
from cubeapp.engine.timeline.timeline import Section


def moves_before(alg: Alg, position: int) -> int:
    """Return how many moves are done when the caret stands at ``position`` in the text.

    A turn that has begun before the caret is done. Inside a bracket the moves are done up to
    the first time that this turn is made.
    """
    if alg.nodes and position >= alg.nodes[-1].span[1]:
        return len(alg.steps)
    done = _steps_before(alg, position)
    inside = (
        node
        for node in alg.nodes
        if isinstance(node, Bracket | Niss) and node.span[0] < position < node.span[1]
    )
    bracket = next(inside, None)
    if bracket is None:
        return done
    first, last = _steps_in(alg, bracket)
    starts = [step.span[0] for step in alg.steps[first:last]]
    begun = max((start for start in starts if start < position), default=None)
    return first if begun is None else first + starts.index(begun) + 1


def span_of_move(alg: Alg, done: int) -> Span | None:
    """Return where the last of the first ``done`` moves stands; ``None`` before the first."""
    return alg.steps[done - 1].span if 0 < done <= len(alg.steps) else None


def sections_of(alg: Alg) -> tuple[Section, ...]:
    """Return a section for each line that has moves, named by its comment.

    There are none unless some line with moves has a comment.
    """
    sections: list[Section] = []
    start, name, is_named = 0, "", False
    last_line = LineBreak((len(alg.text), len(alg.text) + 1))
    for node in (*alg.nodes, last_line):
        if isinstance(node, Comment):
            name = alg.text[slice(*node.span)].lstrip("/").strip()
        elif isinstance(node, LineBreak):
            end = _steps_before(alg, node.span[0]) if node is not last_line else len(alg.steps)
            if end > start:
                unnamed = Text("line {n}", n=len(sections) + 1)
                sections.append(Section(verbatim(name) if name else unnamed, start, end))
                is_named = is_named or bool(name)
            start, name = end, ""
    return tuple(sections) if is_named else ()


def _steps_in(alg: Alg, bracket: Bracket | Niss) -> tuple[int, int]:
    """Return where the moves of a bracket begin and end among all of them."""
    if not isinstance(bracket, Niss):
        return _steps_before(alg, bracket.span[0]), _steps_before(alg, bracket.span[1])
    first, last = bracket.span
    rest = range(alg.forward, len(alg.steps))
    found = [index for index in rest if first < alg.steps[index].span[0] < last]
    return (found[0], found[-1] + 1) if found else (alg.forward, alg.forward)


def _steps_before(alg: Alg, position: int) -> int:
    """Return how many moves that come in the order of the text stand before ``position``."""
    return bisect_left(alg.steps, position, hi=alg.forward, key=_start)


def _start(step: Step) -> int:
    return step.span[0]
