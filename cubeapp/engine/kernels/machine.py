"""What this machine has to offer: processors, memory, room on a disk."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MEMORY_INFO = Path("/proc/meminfo")


def cores() -> int:
    """Return how many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def free_memory() -> int | None:
    """Return how many bytes of memory programs can still have; ``None`` if unknown.

    Linux knows what its own caches would give back. Elsewhere it is all that is built in:
    enough to tell what cannot work at all.
    """
    try:
        lines = MEMORY_INFO.read_text(encoding="ascii").splitlines()
        (free,) = (line.split()[1] for line in lines if line.startswith("MemAvailable:"))
        return 1024 * int(free)
    except (OSError, ValueError):
        return built_in_memory()


def built_in_memory() -> int | None:
    """Return how many bytes of memory this machine has; ``None`` if unknown."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (OSError, ValueError, AttributeError):
        # Windows has no `sysconf`.
        return None


def free_disk(folder: Path) -> int | None:
    """Return how many bytes the disk of ``folder`` still takes; ``None`` if unknown.

    The folder itself need not exist yet.
    """
    try:
        return shutil.disk_usage(nearest_existing(folder)).free
    except OSError:
        return None


def nearest_existing(folder: Path) -> Path:
    """Return ``folder`` if it is there for this user, or else the next one above it that is."""
    return next((path for path in (folder, *folder.parents) if os.path.exists(path)), folder)
