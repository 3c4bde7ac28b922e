"""Run with ``python bench/bench_render.py``: what a paint of each view costs."""

from cubeapp.benchmarks import run_benchmark

if __name__ == "__main__":
    for figure in run_benchmark("render", print):
        target = "" if figure.target is None else f"of at most {figure.target:g}"
        print(f"{figure.name:45} {figure.value:8.2f} {figure.unit} {target}")
