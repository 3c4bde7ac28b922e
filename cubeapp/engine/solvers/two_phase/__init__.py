"""Near-optimal solutions of the 3×3×3 by Kociemba's two-phase method."""
