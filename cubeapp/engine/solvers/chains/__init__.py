"""Methods as chains of goals, described by data: Roux, ZZ, Petrus, and those of the user's own."""
