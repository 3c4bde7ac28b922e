"""What the pages ask the program for: the options of its commands, and the plan of its rooms."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from itertools import count
from pathlib import Path

from cubeapp.cli import parser_for
from cubeapp.engine.patterns.symmetries import symmetries as kinds_of_symmetry
from cubeapp.engine.solvers.goals.named import named_goals

ROOT = Path(__file__).resolve().parent.parent
SPECIAL = re.compile(r"([\\`*_{}\[\]<>|])")
"""What means something in Markdown."""


def options_of(command: str) -> str:
    """Return what a command takes, as a definition list in Markdown."""
    actions = [
        action
        for action in parser_for(command)._actions
        if not isinstance(action, argparse._HelpAction)
    ]
    arguments = [action for action in actions if not action.option_strings]
    options = [action for action in actions if action.option_strings]
    return "\n".join(map(_definition, arguments + options))


def _definition(action: argparse.Action) -> str:
    choices = list(map(str, action.choices or ()))
    metavar = f"{{{','.join(choices)}}}" if choices else ""
    names = [", ".join(action.option_strings), str(action.metavar or metavar)]
    # As argparse fills them in.
    fields = {**vars(action), "choices": ", ".join(choices), "prog": "cubeapp"}
    words = (action.help or "one of these") % fields
    escaped = SPECIAL.sub(r"\\\1", words)
    return f"`{' '.join(filter(None, names))}`\n: {escaped}\n"


def goals() -> str:
    """Return the goals that have names, as a definition list in Markdown."""
    return "\n".join(
        f"`{goal.name}[:{goal.arguments}]`\n: {goal.says}\n" for goal in named_goals().values()
    )


def symmetries() -> str:
    """Return the kinds of symmetry that a pattern can have, as a definition list in Markdown."""
    return "\n".join(
        f"`{kind.name}`\n: {kind.about or 'none is asked for'}\n" for kind in kinds_of_symmetry()
    )


Rooms = Mapping[str, set[str]]
"""Room -> the rooms whose modules it imports, at once or through others."""


def rooms_of(package: str) -> Rooms:
    """Return the folders and modules right inside a package, with what they import of each other.

    Only what a module imports when it is loaded counts: a cube that is asked to draw, read or
    check itself reaches up.
    """
    folder = ROOT / package.replace(".", "/")
    rooms = {path.parent.name for path in folder.glob("*/__init__.py")}
    rooms |= {path.stem for path in folder.glob("*.py") if not path.stem.startswith("__")}
    found: dict[str, set[str]] = {room: set() for room in rooms}
    for path in folder.rglob("*.py"):
        room = path.relative_to(folder).parts[0].removesuffix(".py")
        if room in found:
            found[room] |= {other for other in _imported(path, package) if other in found} - {room}
    for _ in found:
        for others in found.values():
            others |= {far for other in others for far in found[other]}
    return found


def _imported(path: Path, package: str) -> Iterable[str]:
    """Yield the rooms of a package that a module imports from."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        inside = (name.removeprefix(f"{package}.") for name in names if name.startswith(package))
        yield from (name.split(".")[0] for name in inside)


def floors_of(rooms: Rooms) -> list[list[str]]:
    """Return rooms by floor, the highest first: each imports from floors below its own.

    Rooms that import each other in a circle share a floor.
    """

    @cache
    def floor(room: str) -> int:
        below = (other for other in rooms[room] if room not in rooms[other])
        return 1 + max(map(floor, below), default=-1)

    levels = {room: floor(room) for room in sorted(rooms)}
    return [
        [room for room in levels if levels[room] == level]
        for level in sorted(set(levels.values()), reverse=True)
    ]


WIDTH, HEIGHT, GAP = 720, 32, 8
MOST_BESIDE = 6
"""The most rooms that stand beside each other; more of one floor take another row."""


def floors(package: str) -> str:
    """Return the plan of a package as an SVG that takes its colours from the page."""
    rooms = rooms_of(package)
    rows = [
        floor[first : first + MOST_BESIDE]
        for floor in floors_of(rooms)
        for first in range(0, len(floor), MOST_BESIDE)
    ]
    height = len(rows) * (HEIGHT + GAP) - GAP
    boxes = (
        _box(room, rooms[room], place, len(row), top)
        for top, row in zip(count(step=HEIGHT + GAP), rows, strict=False)
        for place, room in enumerate(row)
    )
    title = f"The rooms of {package}: each imports only from those below it"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>{escape(title)}</title>{''.join(boxes)}</svg>"
    )


def _box(room: str, below: set[str], place: int, beside: int, top: int) -> str:
    width = (WIDTH - GAP * (beside - 1)) / beside
    left = place * (width + GAP)
    imports = f"{room} imports {', '.join(sorted(below))}" if below else f"{room} imports no other"
    return (
        f"<g><title>{escape(imports)}</title>"
        f'<rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{HEIGHT}" rx="6"'
        ' fill="var(--color-background-secondary)" stroke="var(--color-background-border)"/>'
        f'<text x="{left + width / 2:.1f}" y="{top + 21}" text-anchor="middle" font-size="14"'
        f' fill="var(--color-foreground-primary)">{escape(room)}</text></g>'
    )
