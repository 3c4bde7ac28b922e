"""The perfect scramble: its rules on the cube on screen, and the search for all."""
