"""Painting a cube in, sticker by sticker."""
