"""What the solvers share: control, coordinates, tables and compiled kernels."""
