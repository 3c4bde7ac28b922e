"""What people collect: patterns, and the cases whose algs they learn."""
