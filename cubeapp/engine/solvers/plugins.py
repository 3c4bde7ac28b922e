"""Solvers of other packages, which name them as entry points ``cubeapp.solvers``.

An entry point is called without arguments and returns a `Solver`. Its name is what the window
and ``--method`` call it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.text import Text

GROUP = "cubeapp.solvers"
_PARTS = ("name", "accepts", "prepare", "solve")


@dataclass(frozen=True, slots=True)
class Plugins:
    """The solvers of other packages."""

    solvers: tuple[Solver, ...]
    """Those that could be loaded."""
    faults: tuple[str, ...]
    """Why the others could not, for people."""


def load_plugins(taken: Iterable[str]) -> Plugins:
    """Load the solvers of other packages, none of which may have a name that is ``taken``."""
    found: dict[str, Solver] = {}
    names, faults = set(taken), []
    for entry in entry_points(group=GROUP):
        try:
            if entry.name in names:
                raise ValueError("another solver has this name")
            solver = _load(entry)
        except Exception as error:
            faults.append(_fault(entry, error))
        else:
            found[solver.name] = solver
            names.add(solver.name)
    return Plugins(tuple(found.values()), tuple(faults))


def _load(entry: EntryPoint) -> Solver:
    solver: Solver = entry.load()()
    missing = [part for part in _PARTS if not hasattr(solver, part)]
    if missing:
        raise TypeError(f"it has no {' and no '.join(missing)}")
    if solver.name != entry.name:
        raise ValueError(f"it is called {solver.name}")
    return solver


def _fault(entry: EntryPoint, error: Exception) -> Text:
    package = entry.dist.name if entry.dist is not None else entry.value
    message = Text("the solver '{name}' of the package {package} is left out: {why}")
    why = str(error) or type(error).__name__
    return message.format(name=entry.name, package=package, why=why)
