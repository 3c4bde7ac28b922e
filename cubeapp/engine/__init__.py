"""The cube, its notation, scramblers and solvers; knows nothing of Qt."""
