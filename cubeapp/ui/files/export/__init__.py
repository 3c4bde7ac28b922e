"""Exports: pictures, films, strips, pages and text of the cube and its moves."""
