"""Following an answer move by move, with the cube in the hand."""
