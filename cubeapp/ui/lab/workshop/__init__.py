"""The workshop for methods: copied, changed, tried on many cubes, saved and shared."""
