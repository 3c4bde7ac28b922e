"""The reader of solves: by what method they were done, in which steps, and what each step cost."""
