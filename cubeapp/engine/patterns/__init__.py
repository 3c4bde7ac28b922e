"""Every 3×3×3 that fits a pattern of colours, letters and symmetry, and what leads to it."""
