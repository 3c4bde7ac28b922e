"""What the times of a session amount to."""
