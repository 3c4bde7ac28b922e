"""The place to play: scramble, turn, look back."""
