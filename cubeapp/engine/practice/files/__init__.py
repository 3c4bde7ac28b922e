"""Times in the files of timers: read by what is in them, and written without loss."""
