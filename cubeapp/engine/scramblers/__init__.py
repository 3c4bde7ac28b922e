"""Ways to scramble a cube."""
