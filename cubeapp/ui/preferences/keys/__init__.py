"""Which key does what, and binding keys otherwise."""
