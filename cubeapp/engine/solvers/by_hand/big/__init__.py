"""Big cubes by hand: centres, edges, and what parity leaves."""
