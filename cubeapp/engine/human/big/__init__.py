"""Big cubes as people solve them: centres, edges, and then as a 3×3×3."""
