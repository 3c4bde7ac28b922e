"""Cubes from 6×6×6 up from the inside out: each as a 5×5×5 with thick layers."""
