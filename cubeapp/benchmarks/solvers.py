"""The table of what the solvers promise, beside a peer's figures where it is installed.

Promised times are for a core on which the peer needs 15 ms a cube; where it is installed, they
are scaled by what it needs here, in the same run.
"""

from __future__ import annotations

import numpy as np

from cubeapp.benchmarks import Figure, Report, command_line, full_table, near_optimal, proofs
from cubeapp.benchmarks.timing import PEER, measure_peer, slowness_figure
from cubeapp.engine.scrambles.random_state import random_state

CUBES = 1000
PEER_CUBES = 200


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure the solvers, all on the same random states."""
    cubes = [random_state(3, np.random.default_rng([5, index])) for index in range(CUBES)]
    report(f"{PEER}: {PEER_CUBES} of the cubes")
    peer = measure_peer(cubes[:PEER_CUBES])
    figures = []
    if peer is None:
        report(f"{PEER} is not installed: measuring without it, times promised are not scaled")
    else:
        figures.append(slowness_figure(peer))
    slowness = 1.0 if peer is None else peer.slowness
    figures += near_optimal.measure(report, cubes, peer)
    figures += command_line.measure(report, cubes, peer)
    figures += full_table.measure(report, slowness)
    figures += proofs.measure(report, cubes, slowness, is_long)
    return figures
