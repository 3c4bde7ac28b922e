"""The stage: the two views of the cube and its timeline."""
