"""The words that the memory of a search begins with, where `polling` watches over it."""

SIGNALS = 0
"""The address of `SearchControl.signals`."""
NODES = 1
NODE_LIMIT = 2
"""The search is over when `NODES` is beyond this."""
CALLED_OFF = 3
"""Set to 1 from outside to end this search, as `SearchControl.STOP` does for all."""
DEPTH = 4
"""What is shown as its depth."""

# `SearchControl.STOP`, `.NODES` and `.DEPTH`: places of its signals.
SIGNAL_STOP, SIGNAL_NODES, SIGNAL_DEPTH = 0, 1, 2
