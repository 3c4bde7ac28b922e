"""A cube from photos of its six faces: where a face lies, its colours, and what cube they make."""
