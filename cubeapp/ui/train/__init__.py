"""The place to train: the timer, its statistics, and cases to practise."""
