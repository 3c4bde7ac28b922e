"""Where the user's own files are, also for a user without a name or a home."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import platformdirs

CACHE, CONFIG = "cache", "config"
CONFIG_VARIABLE = "CUBEAPP_CONFIG"
"""Names another folder for what the user made, as tests do."""


def own_folder(kind: str, variable: str) -> Path:
    """Return the folder of the program's files of one kind, which need not exist yet.

    Args:
        kind: `CACHE` for what can be worked out again, `CONFIG` for what the user made.
        variable: the environment variable that names another folder.
    """
    chosen = os.environ.get(variable)
    if chosen:
        return Path(chosen)
    # A container may run as a user with neither a name nor a home.
    with contextlib.suppress(RuntimeError):
        usual = platformdirs.PlatformDirs("cubeapp", appauthor=False)
        folder = usual.user_cache_path if kind == CACHE else usual.user_config_path
        if folder.is_absolute():
            return folder
    owner = os.getuid() if hasattr(os, "getuid") else "own"
    return Path(tempfile.gettempdir()) / f"cubeapp-{kind}-{owner}"
