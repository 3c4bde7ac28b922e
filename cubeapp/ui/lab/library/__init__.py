"""The library of patterns and cases, and the user's own patterns."""
