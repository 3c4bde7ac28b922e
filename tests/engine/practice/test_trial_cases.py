"""What came up in a trial of a method, as decks to be practised."""

from dataclasses import replace

import pytest

from cubeapp.engine.library.case_sets import cmll_set, zbll_set
from cubeapp.engine.practice.decks import read_deck
from cubeapp.engine.practice.drills import key_of
from cubeapp.engine.practice.trial_cases import choices_of
from cubeapp.engine.solvers.chains.method_files import chain_methods
from cubeapp.engine.solvers.chains.trial import StepTrial
from cubeapp.engine.text import Text


@pytest.fixture
def step():
    """CMLL in Roux, whose algs stand in its file."""
    return chain_methods().by_id["roux"].steps[2]


def tried(step, cases):
    trial = StepTrial(step.name)
    trial.cases.update(cases)
    return trial


def test_cases_of_a_known_deck_are_chosen_there_the_most_frequent_first(step):
    some = [alg.case for alg in step.own_algs[:4]]
    trial = tried(step, dict(zip(some, (3, 9, 1, 5), strict=True)))
    [choice] = choices_of(trial, step, 3)
    keys = {str(case.title): key_of("CMLL", case) for case in cmll_set().cases}
    assert (choice.set_key, choice.deck, choice.count) == (cmll_set().key, None, 3)
    assert choice.keys == tuple(keys[str(some[index])] for index in (1, 3, 0))


def test_cases_of_two_decks_are_two_choices():
    step = chain_methods().by_id["zz"].steps[3]
    cases = [Text("PLL T"), zbll_set().cases[7].title]
    first, second = choices_of(tried(step, dict.fromkeys(cases, 1)), step, 10)
    assert (first.set_key, second.set_key) == ("PLL", "ZBLL")


def test_algs_of_a_step_of_ones_own_become_a_deck(step):
    algs = tuple(replace(alg, case=Text(f"corners {i}")) for i, alg in enumerate(step.own_algs))
    own = replace(step, name=Text("corners"), own_algs=algs)
    trial = tried(own, {algs[5].case: 2, algs[1].case: 4, Text("nobody knows"): 1})
    [choice] = choices_of(trial, own, 10)
    assert (choice.set_key, choice.count) == ("", 2)
    assert choice.deck.name == "corners"
    assert [case.key for case in read_deck(choice.deck.text).cases] == ["corners 1", "corners 5"]
