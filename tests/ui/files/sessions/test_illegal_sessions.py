"""A file whose timeline no cube can follow is refused everywhere in the same words."""

from __future__ import annotations

import pytest

from cubeapp.cli import main
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Section, Timeline
from cubeapp.ui.document.codec import Packer
from cubeapp.ui.document.edits import LoadEdit, Memory, State, TurnEdit
from cubeapp.ui.files.sessions.session_files import KIND, read_session
from cubeapp.ui.services.storage import save_file

R = face_turns(3)[0]
SOLVED = State(Timeline(Cube.solved(3)), 0)
BARE = Cube.unpainted(3)
TWISTED = Cube.solved(3).painted([8], Face.F).painted([9], Face.U).painted([20], Face.R)
PLACES = {
    "shown": lambda cube: Memory(State(Timeline(cube, (R,)), 1)),
    "below a draft": lambda cube: Memory(State(Timeline(cube), 0, Cube.unpainted(3))),
    "before an edit": lambda cube: Memory(
        SOLVED, edits=(LoadEdit("reset", State(Timeline(cube), 0), SOLVED),), done=1
    ),
    "after an edit": lambda cube: Memory(
        SOLVED, edits=(LoadEdit("open", SOLVED, State(Timeline(cube), 0)),)
    ),
    "dropped by a turn": lambda cube: Memory(
        State(Timeline(Cube.solved(3), (R,)), 1),
        edits=(TurnEdit("R", 0, (R,), (), Timeline(cube, (R,))),),
        done=1,
    ),
    "followed by a turn that was undone": lambda cube: Memory(
        SOLVED, edits=(TurnEdit("R", 0, (R,), (), followed=Timeline(cube, (R,))),)
    ),
    "far along": lambda cube: Memory(
        State(Timeline(Cube.solved(3), (R,) * 2000, landmarks=((1024, cube),)), 0)
    ),
}


@pytest.fixture
def file_of(tmp_path):
    """Returns a function that writes a session to a file."""

    def write(memory):
        path = tmp_path / "odd.cubeapp.json"
        save_file(path, KIND, {"name": "odd", "document": Packer().pack([memory], Memory)})
        return path

    return write


@pytest.mark.parametrize("cube", [BARE, TWISTED], ids=["bare", "twisted"])
@pytest.mark.parametrize("place", PLACES)
def test_a_session_with_an_illegal_cube_is_refused_wherever_that_is(file_of, place, cube):
    with pytest.raises(CubeError, match=r"odd\.cubeapp\.json holds no session that makes sense"):
        read_session(file_of(PLACES[place](cube)))


def test_sections_nested_too_deep_are_refused_in_the_same_words(tmp_path):
    timeline = Timeline(Cube.solved(3), sections=(Section(Text("deep"), 0, 0),))
    document = Packer().pack([Memory(State(timeline, 0))], Memory)
    (section,) = (record for record in document["pool"] if isinstance(record, dict))
    for _ in range(300):
        section["parts"] = [dict(section)]
    path = tmp_path / "odd.cubeapp.json"
    save_file(path, KIND, {"name": "odd", "document": document})
    with pytest.raises(CubeError, match=r"odd\.cubeapp\.json holds no session that makes sense"):
        read_session(path)


@pytest.mark.parametrize("draft", [BARE, TWISTED], ids=["bare", "twisted"])
def test_a_draft_may_be_anything(file_of, draft):
    memory = Memory(State(Timeline(Cube.solved(3)), 0, draft), (draft,))
    assert read_session(file_of(memory))[1].memory.state.draft == draft


@pytest.mark.parametrize("cube", [BARE, TWISTED], ids=["bare", "twisted"])
@pytest.mark.parametrize("argv", [[], ["shot", "a.png"], ["export", "a.png"], ["export", "a.txt"]])
def test_the_command_line_refuses_it_in_one_line(
    capsys, monkeypatch, tmp_path, file_of, argv, cube
):
    path = file_of(PLACES["shown"](cube))
    monkeypatch.chdir(tmp_path)
    assert main([*argv, "--load", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "odd.cubeapp.json holds no session that makes sense" in err
    assert [left.name for left in tmp_path.iterdir()] == [path.name]


def test_the_window_refuses_it_in_the_same_words(build, file_of):
    program = build()
    program.document.turn(R)
    program.sessions.open_file(file_of(PLACES["shown"](BARE)))
    said = "The file odd.cubeapp.json holds no session that makes sense."
    assert said in program.window.message.text()
    assert program.document.timeline.moves == (R,)
