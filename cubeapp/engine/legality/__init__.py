"""Whether a painted cube can be: faults, and the repairs that mend them."""
