"""A desktop workbench for Rubik's cubes of any size."""

__version__ = "0.1.0"
