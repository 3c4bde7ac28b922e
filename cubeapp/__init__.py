"""Rubik's cubes of any size: turn, scramble, paint in, solve, draw; and the window for it.

>>> from cubeapp import Cube, solve
>>> print(solve(Cube().apply("R U R' U'")))
U R U' R'

Names are loaded when they are first used, so that importing this costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cubeapp.engine.api import (
        Search,
        random_state,
        scramble,
        solve,
        solve_all,
        start_solve,
    )
    from cubeapp.engine.legality.diagnosis import Diagnosis, Fault, InvalidCubeError
    from cubeapp.engine.model.cube import Cube
    from cubeapp.engine.model.errors import (
        CubeError,
        FaceletsError,
        InvalidMoveError,
        LimitsError,
        NoRoomError,
        NotationError,
        PictureError,
        ScrambleError,
        SearchCancelled,
        UnreachableError,
        UnsupportedCubeError,
    )
    from cubeapp.engine.model.geometry import Axis, Face
    from cubeapp.engine.model.moves import Metric, Move
    from cubeapp.engine.notation.alg import Alg
    from cubeapp.engine.solvers.base import Solver
    from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
    from cubeapp.engine.solvers.solution import LimitReached, Solution, Stage, Stats
    from cubeapp.engine.text import Text

__version__ = "0.1.0"

__all__ = [
    "Alg",
    "Axis",
    "Cube",
    "CubeError",
    "Diagnosis",
    "Face",
    "FaceletsError",
    "Fault",
    "InvalidCubeError",
    "InvalidMoveError",
    "LimitReached",
    "Limits",
    "LimitsError",
    "Metric",
    "Move",
    "NoRoomError",
    "NotationError",
    "PictureError",
    "Progress",
    "ScrambleError",
    "Search",
    "SearchCancelled",
    "SearchControl",
    "Solution",
    "Solver",
    "Stage",
    "Stats",
    "Text",
    "UnreachableError",
    "UnsupportedCubeError",
    "__version__",
    "random_state",
    "scramble",
    "solve",
    "solve_all",
    "start_solve",
]

_HOMES = {
    "api": ("Search", "random_state", "scramble", "solve", "solve_all", "start_solve"),
    "legality.diagnosis": ("Diagnosis", "Fault", "InvalidCubeError"),
    "model.cube": ("Cube",),
    "model.errors": (
        "CubeError",
        "FaceletsError",
        "InvalidMoveError",
        "LimitsError",
        "NoRoomError",
        "NotationError",
        "PictureError",
        "ScrambleError",
        "SearchCancelled",
        "UnreachableError",
        "UnsupportedCubeError",
    ),
    "model.geometry": ("Axis", "Face"),
    "model.moves": ("Metric", "Move"),
    "notation.alg": ("Alg",),
    "solvers.base": ("Solver",),
    "solvers.control": ("Limits", "Progress", "SearchControl"),
    "solvers.solution": ("LimitReached", "Solution", "Stage", "Stats"),
    "text": ("Text",),
}
"""The engine's modules, and what is exported of them."""


def __getattr__(name: str) -> object:
    for module, names in _HOMES.items():
        if name in names:
            value: object = getattr(import_module(f"cubeapp.engine.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'cubeapp' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
