"""How the window looks and behaves."""
