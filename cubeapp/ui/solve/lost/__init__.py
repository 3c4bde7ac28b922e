"""I'm lost: finding out which cube the user has after a slip, and the way on from there."""
