"""Opening, dropping and saving files."""
