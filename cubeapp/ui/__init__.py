"""The window; shows the engine and holds no cube logic of its own."""
