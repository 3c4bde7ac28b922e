"""Looking at a solve: its steps, what each cost, and what costs the most over many solves."""
