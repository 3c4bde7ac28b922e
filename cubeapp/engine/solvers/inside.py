"""The control of a search that is a part of another one."""

from __future__ import annotations

from collections.abc import Callable

from cubeapp.engine.solvers.control import Progress, SearchControl


class Inside(SearchControl):
    """Stops and rests with the search outside; what the part reports goes to ``report`` alone."""

    def __init__(
        self, outer: SearchControl, report: Callable[[Progress], None] | None = None
    ) -> None:
        """Make a control of its own for a part of the search under ``outer``.

        Args:
            outer: the control of the whole search.
            report: is given the progress of the part.
        """
        super().__init__(report)
        self._outer = outer
        self.signals, self._clock = outer.signals, outer._clock

    @property
    def cancelled(self) -> bool:
        """Whether the search outside was cancelled."""
        return self._outer.cancelled
