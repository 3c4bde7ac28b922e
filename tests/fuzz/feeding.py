"""The loop: make an input, have it read, and keep what should not have happened."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from random import Random

MOST_FINDS = 5
SLOW_S = 2.0
"""CPU seconds that no input may take."""


@dataclass
class Fed:
    """What came of it."""

    count: int = 0
    read: int = 0
    """How many inputs made sense."""
    seconds: float = 0.0
    longest: float = 0.0
    """CPU seconds of the slowest input."""
    finds: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.count:,} inputs in {self.seconds:.0f} s, {self.read:,} of them read, "
            f"{self.longest:.3f} s at most, {len(self.finds)} finds"
        )


def feed(target, count, seconds, seed):
    """Feed ``target`` up to ``count`` inputs or for ``seconds``, whichever is over first."""
    fed, begun = Fed(), time.monotonic()
    while fed.count < count and len(fed.finds) < MOST_FINDS:
        item = target.make(Random(f"{seed}-{fed.count}"))
        start = time.process_time()
        try:
            fed.read += target.check(item)
        except Exception:
            fed.finds.append(f"{item!r:.2000}\n{traceback.format_exc()}")
        taken = time.process_time() - start
        fed.longest = max(fed.longest, taken)
        if taken > SLOW_S:
            fed.finds.append(f"{item!r:.2000}\ntook {taken:.1f} s")
        fed.count += 1
        fed.seconds = time.monotonic() - begun
        if fed.seconds > seconds:
            break
    return fed
