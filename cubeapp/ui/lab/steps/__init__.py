"""The shortest turns to a step: any partial goal, for the cube on screen."""
