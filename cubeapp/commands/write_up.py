"""Fewest moves on the terminal, as a competitor writes them down."""

from __future__ import annotations

import textwrap

from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.fewest_moves.written import WrittenSolution
from cubeapp.words import tr

WIDTH = 100


def write_up(solution: WrittenSolution) -> str:
    """Return each stage with its sentence, and the solution as the last line."""
    width = max((len(line.alg) for line in solution.lines), default=0)
    text = []
    for line in solution.lines:
        text += [f"{line.alg:{width}} // {tr(line.comment)}", *_indented(tr(line.sentence)), ""]
    return "\n".join([*text, format_moves(solution.moves, solution.size)])


def _indented(sentence: str) -> list[str]:
    indent = "   "
    return textwrap.wrap(sentence, WIDTH, initial_indent=indent, subsequent_indent=indent)


def line_records(solution: WrittenSolution) -> list[dict[str, object]]:
    """Return the lines as the objects that are printed."""
    return [
        {
            "name": tr(line.name),
            "alg": format_moves(line.moves, solution.size),
            "written": line.alg,
            "on_inverse": line.on_inverse,
            "turns": len(line.moves),
            "saved": line.saved,
            "total": line.total,
            "sentence": tr(line.sentence),
        }
        for line in solution.lines
    ]
