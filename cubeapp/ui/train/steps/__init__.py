"""Steps to be practised: crosses, blocks and more that take a known number of turns."""
