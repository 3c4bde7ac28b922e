"""``cubeapp scramble``: scrambles of every kind."""

from __future__ import annotations

import argparse
from functools import partial

from cubeapp.commands.cubes import DEFAULT_SIZE
from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import OK, emit, note, put
from cubeapp.commands.parsing import Parser, UsageError, add_size, whole_number
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.perfect.rules import SIX_RULES, format_rules, parse_rules
from cubeapp.engine.scrambles.base import (
    KINDS,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    Scramble,
    fresh_seed,
    random_algs,
    scrambles,
)
from cubeapp.engine.scrambles.scored import CANDIDATES, KEPT
from cubeapp.engine.scrambles.sheets import record
from cubeapp.engine.scrambles.steps import StepScramble, StepScrambler, parse_needed
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.space import SIZE as STEP_SIZE

EXAMPLES = """
  cubeapp scramble
  cubeapp scramble --size 7 --count 5 --seed 2026
  cubeapp scramble --kind random-state --json
  cubeapp scramble --kind scored --size 5 --candidates 12 --keep 1
  cubeapp scramble --kind perfect
  cubeapp scramble --kind perfect --require 1,2,3,4,no-home
  cubeapp scramble --step cross --turns-needed 7
  cubeapp scramble --step eo:any --turns-needed 4-5 --count 5 --json
"""
_KIND_HELP = {
    RANDOM_MOVES: "the default",
    RANDOM_STATE: "every legal cube equally likely",
    SCORED: "looks better mixed than chance has it, and so is less random",
    PERFECT: "one of the 48 cubes that obey six rules, or a random one of others",
}


def add_arguments(parser: Parser) -> None:
    """Add what ``scramble`` takes."""
    add_size(parser, f"{DEFAULT_SIZE} by default")
    kinds = ", ".join(f"{kind} ({_KIND_HELP[kind]})" for kind in KINDS)
    parser.add_argument("--kind", choices=KINDS, metavar="KIND", help=kinds)
    at_least_one = whole_number(1)
    parser.add_argument(
        "--count", type=at_least_one, default=1, metavar="K", help="how many; 1 by default"
    )
    parser.add_argument("--length", type=at_least_one, metavar="L", help="moves in each")
    parser.add_argument(
        "--seed", type=whole_number(0), metavar="S", help="the same seed gives the same scrambles"
    )
    parser.add_argument(
        "--candidates",
        type=at_least_one,
        metavar="C",
        help=f"moves weighed up at each step of a {SCORED} one; {CANDIDATES} by default",
    )
    parser.add_argument(
        "--keep",
        type=at_least_one,
        metavar="K",
        help=f"of those, how many of the best a move is chosen from; {KEPT} by default",
    )
    parser.add_argument(
        "--require",
        metavar="R",
        help=f"the rules that a {PERFECT} one obeys; {format_rules(SIX_RULES)} by default",
    )
    parser.add_argument(
        "--step",
        metavar="STEP",
        help=f"a {RANDOM_STATE} one for a step to be practised on, as find names it: cross:white",
    )
    parser.add_argument(
        "--turns-needed",
        metavar="K",
        help="how many turns the step takes at the least, as 7 or 5-7; by default as it comes",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print the scrambles, one a line."""
    if options.step is not None:
        return _run_steps(options)
    if options.turns_needed is not None:
        raise UsageError("--turns-needed: of which step? Add --step, such as --step cross")
    size, kind = options.size or DEFAULT_SIZE, options.kind or RANDOM_MOVES
    rules = None if options.require is None else parse_rules(options.require)
    recipe = Recipe(kind, size, options.length, options.candidates, options.keep, rules)
    recipe.check()
    seed = fresh_seed() if options.seed is None else options.seed
    if kind == RANDOM_MOVES:
        if options.json:
            for made in scrambles(recipe, seed, options.count):
                _print(made, as_json=True)
        else:
            for alg in random_algs(size, seed, options.count, options.length):
                put(alg)
        return OK
    with Foreground() as foreground:
        for index in range(options.count):
            # The others are long work, which Ctrl-C would not reach on this thread.
            made = foreground.run(partial(_one, recipe, seed, index))
            if made.alg is None and index == 0 and not options.json:
                note(f"the moves to a random {cube_name(size)} are not known: these are facelets")
            _print(made, options.json)
    return OK


def _run_steps(options: argparse.Namespace) -> int:
    """Print scrambles for a step."""
    if options.size not in (None, STEP_SIZE):
        raise UsageError("--step: steps are those of the 3×3×3; leave --size out")
    rest = {"--length": options.length, "--candidates": options.candidates}
    rest |= {"--keep": options.keep, "--require": options.require}
    if options.kind not in (None, RANDOM_STATE):
        rest |= {"--kind": options.kind}
    for option, value in rest.items():
        if value is not None:
            raise UsageError(f"{option} does not go with --step: its scrambles are {RANDOM_STATE}")
    needed = None if options.turns_needed is None else parse_needed(options.turns_needed)
    seed = fresh_seed() if options.seed is None else options.seed
    with Foreground() as foreground:
        scrambler = foreground.run(partial(StepScrambler, options.step))
        for index in range(options.count):
            made = foreground.run(partial(scrambler.make, needed, seed, index))
            emit(_step_record(made), made.scramble.alg or "", options.json)
    return OK


def _step_record(made: StepScramble) -> dict[str, object]:
    return {**record(made.scramble), "step": made.step, "turns_needed": made.needed}


def _one(recipe: Recipe, seed: int, index: int, control: SearchControl) -> Scramble:
    return next(scrambles(recipe, seed, 1, index, control))


def _print(made: Scramble, as_json: bool) -> None:
    text = format_facelets(made.cube) if made.alg is None else made.alg
    emit(record(made) if as_json else {}, text, as_json)
