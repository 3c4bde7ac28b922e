"""Batches of scrambles as text, CSV and JSON, and what competitions use."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.scrambles.base import (
    MAX_SOLVED_SIZE,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    Scramble,
)
from cubeapp.engine.text import Text

HOLD = "white on top, green in front"
"""How the solved cube is held before the first move."""

KIND_NAMES = {
    RANDOM_MOVES: Text("random moves"),
    RANDOM_STATE: Text("random state"),
    SCORED: Text("scored"),
    PERFECT: Text("perfect"),
}
COMPETITION_SIZES = range(2, 8)
_COLUMNS = ("number", "alg", "facelets", "size", "kind", "seed", "index", "length", "score")


def competition_recipe(size: int) -> Recipe:
    """Return what the World Cube Association's rules ask for.

    2×2×2 to 4×4×4 are random states, the first two at least 4 and 2 moves from solved; 5×5×5 to
    7×7×7 are 60, 80 and 100 random moves.

    Raises:
        UnsupportedCubeError: there are no competitions for this size.
    """
    if size not in COMPETITION_SIZES:
        message = Text("there are competitions for 2×2×2 to 7×7×7, not {size}")
        raise UnsupportedCubeError(message.format(size=size))
    return Recipe(RANDOM_STATE if size <= MAX_SOLVED_SIZE else RANDOM_MOVES, size)


def competition_counts(size: int) -> tuple[int, int]:
    """Return how many scrambles a round takes, and how many extra ones go with them."""
    return (3, 2) if size >= 6 else (5, 2)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Scrambles in their order, of which the last ones may be extra: for attempts done again."""

    title: str
    scrambles: tuple[Scramble, ...]
    extra: int = 0
    """How many at the end are extra; they are numbered on their own, from E1."""
    hold: str = HOLD
    """A few words in the colours that the reader uses."""

    @property
    def first_extra(self) -> Scramble | None:
        """The first of the extra ones."""
        return self.scrambles[-self.extra] if self.extra else None

    def rows(self) -> Iterator[tuple[str, Scramble]]:
        """Yield each scramble with its number: 1, 2, … E1, E2."""
        usual = len(self.scrambles) - self.extra
        for place, made in enumerate(self.scrambles, 1):
            yield str(place) if place <= usual else f"E{place - usual}", made

    def as_text(self) -> str:
        """Return the title, how to hold the cube, and a line for each scramble.

        Where only a state was made, its facelets stand in place of moves.
        """
        rows = [(label, made.alg, format_facelets(made.cube)) for label, made in self.rows()]
        width = max((len(label) for label, _, _ in rows), default=0)
        lines = [
            f"{label:>{width}}) {facelets if alg is None else alg}" for label, alg, facelets in rows
        ]
        return "\n".join([self.title, self.hold, "", *lines, ""])

    def as_csv(self) -> str:
        """Return a line of headings and one for each scramble, as RFC 4180 has it."""
        text = io.StringIO()
        writer = csv.DictWriter(text, _COLUMNS)
        writer.writeheader()
        writer.writerows(self._records())
        return text.getvalue()

    def as_json(self) -> str:
        """Return one object: ``title``, ``hold`` and the list ``scrambles``."""
        sheet = {"title": self.title, "hold": self.hold, "scrambles": list(self._records())}
        return json.dumps(sheet, indent=1, ensure_ascii=False) + "\n"

    def _records(self) -> Iterator[dict[str, object]]:
        for label, made in self.rows():
            length = None if made.moves is None else len(made.moves)
            yield {
                "number": label,
                **record(made),
                "size": made.cube.size,
                "index": made.index,
                "length": length,
            }


def sheet_title(recipe: Recipe, seed: int) -> Text:
    """Return a title that says what the scrambles are and how to make them again."""
    words = {"cube": cube_name(recipe.size), "kind": KIND_NAMES[recipe.kind], "seed": seed}
    return Text("{cube}, {kind}, seed {seed}", **words)


def record(made: Scramble) -> dict[str, object]:
    """Return a scramble as the command line's ``--json`` prints it."""
    return {
        "alg": made.alg,
        "facelets": format_facelets(made.cube),
        "kind": made.kind,
        "seed": made.seed,
        "score": made.score,
    }
