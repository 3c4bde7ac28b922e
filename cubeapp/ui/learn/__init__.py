"""The place to learn: methods as lessons."""
