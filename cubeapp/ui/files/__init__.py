"""Everything that leaves the program or comes in: exports, sessions, opening and pasting."""
