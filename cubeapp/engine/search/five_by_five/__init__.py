"""Making a 5×5×5 like a 3×3×3 in six phases, each inside the subgroup of the one before."""
