"""The course: from any state to the one card that comes next, its texts, and what was turned."""
