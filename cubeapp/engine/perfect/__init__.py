"""The perfect scramble of the 3×3×3: its rules, the 48 that obey all six, and the search."""
