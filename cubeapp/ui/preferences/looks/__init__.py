"""How the cube looks and moves."""
