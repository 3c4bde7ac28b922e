"""The cube itself: its geometry, turns, cubies and orbits."""
