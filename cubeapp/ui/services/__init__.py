"""What every room may use: background work, storage, settings, language."""
