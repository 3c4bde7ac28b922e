"""The palette of Ctrl+K: finds commands, pages, settings, cases and more, and does them."""
