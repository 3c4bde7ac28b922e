"""Where the program keeps what it has worked out: one folder of the user's own."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

CACHE_VARIABLE = "CUBEAPP_CACHE"
"""The environment variable that names another cache folder."""


def cache_folder() -> Path:
    """Return the folder for tables and compiled kernels, which need not exist yet."""
    chosen = os.environ.get(CACHE_VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_cache_path("cubeapp", appauthor=False)


def tables_folder() -> Path:
    """Return the folder for the solvers' tables."""
    return cache_folder() / "tables"


def kernels_folder() -> Path:
    """Return the folder for compiled kernels, one sub-folder for each state of the source."""
    return cache_folder() / "kernels"
