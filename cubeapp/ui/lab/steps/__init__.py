"""The shortest solutions of a step: any partial goal, for the cube on screen."""
