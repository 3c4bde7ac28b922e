"""The window's sizes: spaces, shapes and type, and nothing else."""

# Pixels between things.
SPACE = 8
"""Between groups, between cards, and to the edges."""
SPACE_CARD = 12
"""Inside a card."""
SPACE_PAGE = 16
"""Around wide pages."""

# Pixels of shapes.
RADIUS_CHIP, RADIUS_CONTROL, RADIUS_CARD = 5, 6, 8
EDGE, FOCUS_EDGE = 1, 2
"""Widths of the edge of a control and of the ring around the focus, as wide as the gap inside."""

# Letters, in those of text.
LABEL, TITLE = 12 / 14, 20 / 14
LEAST_TEXT = 12
"""Pixels: no label is smaller than this where the text around it is not."""
