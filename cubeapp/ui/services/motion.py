"""How fast turns can be shown."""

HAND_TURN_MS = 220
"""The default time of a quarter turn by hand."""
MIN_TURN_MS, MAX_TURN_MS = 60, 1000
MIN_TEMPO, MAX_TEMPO = 0.1, 6.0
"""Multiples of the playback's normal speed."""
