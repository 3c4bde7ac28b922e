"""The place for a scrambled cube: enter it, check it, have it solved."""
