"""Every cube that fits a pattern of stickers, with moves that lead to it."""
