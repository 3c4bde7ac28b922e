"""The course: lessons with exercises of their own, until a learner does each step alone."""
