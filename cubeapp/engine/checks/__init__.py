"""The checks behind a diagnosis, and the repairs that they suggest."""
