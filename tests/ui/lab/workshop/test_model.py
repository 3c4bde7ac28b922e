"""Methods in the workshop: copied, changed, kept, saved, shared and deleted."""

from dataclasses import replace

import pytest

from cubeapp.engine.data_files import read_file
from cubeapp.engine.solvers.chains.drafts import StepDraft, read_draft
from cubeapp.engine.solvers.chains.method_files import chain_methods
from cubeapp.engine.solvers.registry import hand_methods, solver
from cubeapp.ui.lab.workshop.model import Workshop
from cubeapp.ui.services.storage import Storage
from tests.ui.hands import Heard


@pytest.fixture
def storage():
    return Storage(None)


@pytest.fixture
def model(qapp, storage, own_methods):
    del qapp, own_methods
    model = Workshop(storage)
    model.choose("roux")
    return model


def renamed(model, name):
    return replace(model.draft.steps[model.step], name=name)


def test_methods_of_the_program_are_copied_not_changed(model):
    before = model.draft
    model.change_step(renamed(model, "mine"), "name")
    assert (model.draft, model.is_own, model.fault) == (before, False, None)
    model.copy()
    assert (model.draft.title, model.draft.id, model.is_own) == ("Roux (2)", "roux-2", True)
    assert model.draft.steps == before.steps
    model.copy()
    assert model.draft.id == "roux-3"
    assert [each.id for each in model.methods if each.is_own] == ["roux-2", "roux-3"]


def test_changes_are_undone_one_by_one_and_typing_at_once(model):
    model.copy()
    steps = model.draft.steps
    for name in ("a", "ab", "abc"):
        model.change_step(renamed(model, name), "name")
    model.add_step()
    assert [step.name for step in model.draft.steps[:3]] == ["abc", "new step", steps[1].name]
    assert model.fault.step == 1
    model.move_step(1)
    assert (model.step, model.draft.steps[2].name) == (2, "new step")
    model.remove_step()
    assert model.fault is None
    for _ in range(3):
        model.undo()
    assert model.draft.steps[0].name == "abc"
    model.undo()
    assert model.draft.steps == steps
    assert not model.can_undo


def test_what_is_not_saved_is_there_at_the_next_start(model, storage):
    model.copy()
    model.change_step(StepDraft("half-typed", "home=D"), "name")
    draft = model.draft
    model.choose("zz")
    model.keep()
    again = Workshop(storage)
    assert again.chosen == "zz"
    again.choose("roux-2")
    assert again.draft == draft
    assert again.is_changed
    storage.write("workshop", {"chosen": 3, "drafts": [{"method": []}]})
    broken = Workshop(storage)
    heard = Heard(broken.said)
    assert {each.id for each in broken.methods} == set(chain_methods().by_id)
    assert len(heard.said) == 1


def test_windows_keep_what_is_not_saved_beside_each_other(model, storage, own_methods):
    del own_methods
    model.choose("zz")
    model.copy()
    model.keep()
    other = Workshop(storage)
    other.choose("zz-2")
    other.change_step(renamed(other, "theirs"), "name")
    other.choose("roux")
    other.copy()
    theirs = other.draft
    other.keep()
    # This window, too, has made a Roux of its own meanwhile, and leaves the copy of ZZ alone.
    model.choose("roux")
    model.copy()
    model.change_step(renamed(model, "mine"), "name")
    model.keep()
    assert (model.chosen, model.draft.steps[0].name) == ("roux-3", "mine")
    again = Workshop(storage)
    assert again.chosen == "roux-3"
    assert again.draft_of("roux-2") == theirs
    assert again.draft_of("zz-2").steps[0].name == "theirs"


def test_a_saved_method_is_a_solver(model, own_methods):
    model.copy()
    model.change(replace(model.draft, title="My Roux"))
    model.change_step(renamed(model, "left"), "name")
    heard, rewritten = Heard(model.said), Heard(model.files_changed)
    model.choose_step(2)
    assert model.save()
    assert model.step == 2
    model.choose_step(0)
    assert heard.said == ["My Roux is saved, and among the methods of Solve."]
    assert rewritten.said
    assert (model.chosen, model.is_changed) == ("my-roux", False)
    assert [path.name for path in own_methods.iterdir()] == ["my-roux.toml"]
    assert solver("my-roux").steps[0].name == "left"
    model.change(replace(model.draft, title="Yours"))
    model.change_step(renamed(model, ""), "name")
    assert not model.save()
    assert heard.said[-1] == "Step 1: a step has a name."
    model.discard()
    assert model.draft == read_draft(read_file(own_methods / "my-roux.toml"))
    model.undo()
    assert model.draft.title == "Yours"


def test_a_method_is_shared_as_a_file(model, tmp_path, own_methods):
    model.copy()
    path = tmp_path / "shared.toml"
    model.save_as(path)
    model.delete()
    model.open_file(path)
    assert (model.draft.title, model.is_changed, model.is_saved) == ("Roux (2)", True, False)
    assert not own_methods.exists()
    path.write_text(path.read_text("utf-8").replace("M,U", "M,Q"), "utf-8")
    heard, before = Heard(model.said), model.draft
    model.open_file(path)
    assert heard.said[0].startswith("Shared.toml, line ")
    assert "'Q'" in heard.said[0]
    assert model.draft == before
    model.save_as(tmp_path / "nowhere" / "\0.toml")
    assert len(heard.said) == 2


@pytest.mark.parametrize("written", [None, "[method", '[method]\nid = "x"\ntitle = "x"\n'])
def test_a_file_that_changed_or_vanished_since_it_was_read_does_no_harm(
    model, storage, own_methods, written
):
    model.copy()
    model.save()
    [path] = own_methods.iterdir()
    if written is None:
        path.unlink()
    else:
        path.write_text(written, "utf-8")
    again = Workshop(storage)
    again.choose("roux-2")
    assert again.draft == model.draft
    again.change_step(renamed(again, "mine"), "name")
    if written is not None:
        assert not again.save()
        assert path.read_text("utf-8") == written
    assert again.save()
    [saved] = {*own_methods.iterdir()} - ({path} if written else set())
    assert read_draft(read_file(saved)).steps[0].name == "mine"
    assert written is None or path.read_text("utf-8") == written


def test_what_others_saved_meanwhile_is_not_written_over_unsaid(model, own_methods):
    model.copy()
    model.save()
    [path] = own_methods.iterdir()
    theirs = path.read_text("utf-8").replace("first block", "theirs")
    path.write_text(theirs, "utf-8")
    model.change_step(renamed(model, "mine"), "name")
    heard = Heard(model.said)
    assert not model.save()
    assert path.read_text("utf-8") == theirs
    assert "roux-2.toml was changed elsewhere" in heard.said[0]
    assert model.draft.steps[0].name == "mine"
    model.discard()
    assert model.draft.steps[0].name == "theirs"
    model.undo()
    path.write_text(theirs.replace("theirs", "newer"), "utf-8")
    model.delete()
    assert path.exists()
    assert "still there" in heard.said[1]
    assert model.save()
    assert read_draft(read_file(path)).steps[0].name == "mine"


def test_a_method_that_others_saved_under_the_same_name_stays(model, own_methods):
    model.copy()
    own_methods.mkdir(parents=True)
    model.save_as(own_methods / "roux-2.toml")
    model.change_step(renamed(model, "mine"), "name")
    assert model.save()
    assert sorted(path.name for path in own_methods.iterdir()) == ["roux-2.toml", "roux-3.toml"]
    names = [read_draft(read_file(path)).steps[0].name for path in sorted(own_methods.iterdir())]
    assert names == ["first block", "mine"]


def test_a_deleted_method_can_be_brought_back(model):
    model.copy()
    model.save()
    draft = model.draft
    model.delete()
    assert "roux-2" not in hand_methods()
    assert model.chosen in chain_methods().by_id
    model.bring_back()
    assert (model.draft, model.is_saved, model.deleted) == (draft, False, None)


def test_a_file_that_is_left_out_is_named_and_not_written_over(model, own_methods):
    own_methods.mkdir(parents=True)
    faulty = own_methods / "roux-2.toml"
    faulty.write_text("[method]\n", "utf-8")
    model.copy()
    assert model.save()
    assert faulty.read_text("utf-8") == "[method]\n"
    assert sorted(path.name for path in own_methods.iterdir()) == ["roux-2-2.toml", "roux-2.toml"]
    [fault] = model.left_out
    assert fault.startswith("roux-2.toml, line 1: ")
