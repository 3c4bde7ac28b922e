"""The shortest turns that bring some of the cubies where they belong and leave the rest free."""
