"""Run with ``python bench/bench_window.py``: how soon the window comes, and how it lives."""

from cubeapp.benchmarks import run_benchmark

if __name__ == "__main__":
    for figure in run_benchmark("window", print):
        target = "" if figure.target is None else f"promised: {figure.target:g}"
        print(f"{figure.name:45} {figure.value:14.3f} {figure.unit} {target}")
