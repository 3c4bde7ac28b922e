"""The log file, and what becomes of a fault of the program that nothing else has caught."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from cubeapp.words import tr

LOG = logging.getLogger(__name__)
LOG_BYTES = 1_000_000


def start_log(path: Path) -> Path | None:
    """Log to ``path`` from now on; ``None`` if it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger("cubeapp")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    return path


def reporting(
    say: Callable[[str], None], log_file: Path | None
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Return an exception hook that keeps the window alive and shows where the details are."""

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        LOG.error("unexpected: %s", "".join(traceback.format_exception(kind, error, trace)))
        text = (
            tr("That did not work ({fault}); the cube is as it was; {file} says more.")
            if log_file
            else tr("That did not work ({fault}); the cube is as it was.")
        )
        say(text.format(fault=f"{kind.__name__}: {error}", file=log_file))

    return report
