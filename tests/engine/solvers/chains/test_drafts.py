"""Methods that are changed: written as files, and told what is wrong with them."""

from dataclasses import replace

import pytest

from cubeapp.engine.data_files import DataFileError, read_file, read_table
from cubeapp.engine.solvers.chains.drafts import (
    MethodDraft,
    Reach,
    StepDraft,
    algs_of,
    fault_of,
    free_id,
    method_of,
    read_draft,
    text_of_algs,
    write_draft,
)
from cubeapp.engine.solvers.chains.method_files import chain_methods, read_method
from tests.every import every


@pytest.fixture(scope="module")
def drafts():
    """The program's own methods as drafts, by their ids."""
    files = chain_methods().files
    return {id: read_draft(read_file(path)) for id, path in files.items()}


def test_every_method_is_the_same_when_it_is_written_and_read_again(drafts):
    for id, method in chain_methods().by_id.items():
        text = write_draft(drafts[id])
        assert read_draft(read_table("again.toml", text)) == drafts[id]
        assert read_method(read_table("again.toml", text)) == method
        assert method_of(drafts[id]) == method


def test_any_text_comes_back_as_it_was():
    odd = 'a "b" \\ \t\n\r\x07\x7f é 中 \U0001f600 ]= #'
    step = StepDraft(odd, odd, (odd,), (odd,), 3, 5, odd, odd, odd, odd, odd, ((odd, odd),))
    draft = MethodDraft("x", odd, odd, odd, (odd,), (step, StepDraft()))
    assert read_draft(read_table("odd.toml", write_draft(draft))) == draft
    halved = write_draft(replace(draft, title="half \ud83d"))
    assert read_draft(read_table("odd.toml", halved.encode().decode())).title == "half ?"


@every(
    "change, key, fault",
    [
        ({"reach": "f3l"}, "reach", "no goal is called 'f3l'"),
        ({"reach": ""}, "reach", "a goal is a name"),
        ({"reach": "home=DF turns=Q"}, "reach", "'Q'"),
        ({"reach": "cross:white"}, "reach", "neither a colour nor hold="),
        ({"name": " "}, "name", "a step has a name"),
        ({"goal": "a {botom}"}, "goal", "botom"),
        ({"do": "{"}, "do", "brace"),
        ({"cases": ("LLL",)}, "cases", "LLL"),
        ({"styles": ("quick",)}, "styles", "quick"),
        ({"cubies": "DFX"}, "cubies", "DFX"),
        ({"ways": 0}, "ways", "from 1"),
        ({"algs": (("mine", "R U Q"),)}, "algs", "mine: 'Q'"),
        ({"algs": (("mine", "R U"),)}, "algs", "mine: these turns undo"),
    ],
)
def test_what_is_wrong_with_a_step_is_told_with_its_number(drafts, change, key, fault):
    draft = drafts["zz"]
    wrong = draft.with_step(2, replace(draft.steps[2], **change))
    found = fault_of(wrong)
    assert (found.step, found.key) == (2, key)
    assert found.message.startswith("step 3")
    assert fault in found.message
    assert "\n" not in found.message


def test_what_is_wrong_with_a_method_as_a_whole_is_told(drafts):
    draft = drafts["petrus"]
    assert fault_of(draft) is None
    assert "solve the cube" in fault_of(draft.without_step(len(draft.steps) - 1)).message
    assert "a method has a step" in fault_of(replace(draft, steps=())).message
    found = fault_of(replace(draft, metric="moves"))
    assert (found.step, found.key) == (None, "metric")
    with pytest.raises(DataFileError):
        method_of(replace(draft, id="Not an id"))


def test_steps_can_be_added_removed_and_moved(drafts):
    draft = drafts["roux"]
    names = [step.name for step in draft.steps]
    moved = draft.with_step_moved(0, 2)
    assert [step.name for step in moved.steps] == [*names[1:3], names[0], *names[3:]]
    assert moved.with_step_moved(2, 0) == draft
    longer = draft.with_new_step(1, StepDraft("new"))
    assert [step.name for step in longer.steps] == [names[0], "new", *names[1:]]
    assert longer.without_step(1) == draft


def test_a_line_of_a_goal_is_taken_apart_and_put_together():
    line = "home=DF oriented=*e turns=R,U before=U extra=1"
    reach = Reach.of(line)
    assert (reach.goal, reach.options["turns"]) == ("home=DF oriented=*e", "R,U")
    assert str(reach) == line
    assert str(reach.with_option("turns", "M").with_option("before", "")) == (
        "home=DF oriented=*e turns=M extra=1"
    )
    assert str(reach.with_goal("cross turns=F")) == "cross turns=F before=U extra=1"


def test_algs_are_typed_a_line_each():
    typed = "R U R' // Sune 1\n\n  F R F' \nR // Sune 1\n// nothing"
    algs = algs_of(typed)
    assert algs == (("Sune 1", "R U R'"), ("2", "F R F'"), ("Sune 1 (2)", "R"))
    assert algs_of(text_of_algs(algs)) == algs


@every(
    "title, taken, id",
    [
        ("Roux, mine", (), "roux-mine"),
        ("Roux", ("roux", "roux-2"), "roux-3"),
        ("2×2×2 Ünder", (), "x2x2-under"),
        ("桥式", (), "method"),
        ("FMC", (), "fmc-2"),
    ],
)
def test_a_method_is_called_after_its_title(title, taken, id):
    assert free_id(title, taken) == id
