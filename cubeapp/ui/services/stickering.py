"""The stickerings: what stands out while the rest of the cube is dimmed."""

from cubeapp.engine.model.masks import CHOICES

STEP, NOTHING = "step", "none"
"""The cubies of the step in play; no dimming at all."""
STICKERINGS = (STEP, NOTHING, *CHOICES)
