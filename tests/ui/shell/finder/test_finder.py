"""What is found, in which order, and what is remembered of it."""

from cubeapp.ui.services.settings import CONFIG_VARIABLE, MAX_FOUND, Settings
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.shell.finder.model import Finder


def entry(title, kind=Kind.COMMAND, **others):
    return FinderEntry(f"id:{title}", title, kind, lambda: None, **others)


def finder(*entries, settings=None, typed=()):
    made = Finder(settings or Settings.in_memory(), lambda: entries, lambda _text: typed)
    made.collect()
    return made


def titles(found):
    return [each.title for each in found.entries]


def test_equals_stand_in_the_order_of_the_sources():
    assert titles(finder(entry("Play b"), entry("Play a")).find("play")) == ["Play b", "Play a"]


def test_what_was_done_last_comes_first_among_equals():
    model = finder(entry("Play"), entry("Play a"), entry("Play b"), entry("Play c"))
    for title in ("Play a", "Play c"):
        assert model.run(next(e for e in model.find(title).entries if e.title == title))
    model.collect()
    assert titles(model.find("pla")) == ["Play c", "Play a", "Play", "Play b"]
    assert titles(model.find("play"))[:2] == ["Play", "Play c"]


def test_at_first_the_recent_ones_come_before_the_common_ones():
    model = finder(
        entry("Solve", is_common=True),
        entry("Theme"),
        entry("Lab", Kind.PLACE, is_common=True),
        entry("Undo", is_common=True),
    )
    assert titles(model.find("  ")) == ["Lab", "Solve", "Undo"]
    for title in ("Undo", "Theme"):
        model.run(model.find(title).entries[0])
    model.collect()
    assert titles(model.find("")) == ["Theme", "Undo", "Lab", "Solve"]


def test_what_cannot_be_done_is_listed_last_and_not_done():
    done = []
    model = finder(
        FinderEntry("a", "Undo", Kind.COMMAND, lambda: done.append("a"), missing="nothing there"),
        FinderEntry("b", "Undo", Kind.SETTING, lambda: done.append("b")),
    )
    second, first = reversed(model.find("undo").entries)
    assert (first.id, second.id) == ("b", "a")
    assert not model.run(second)
    assert model.run(first)
    assert done == ["b"]


def test_what_is_typed_comes_before_what_is_named():
    typed = FinderEntry("", "Do M", Kind.MOVES, lambda: None)
    settings = Settings.in_memory()
    model = finder(entry("Moves"), settings=settings, typed=(typed,))
    assert titles(model.find("M")) == ["Do M", "Moves"]
    model.run(typed)
    assert settings.found == ()


def test_without_a_match_the_nearest_are_suggested():
    model = finder(entry("Scramble"), entry("Solve"))
    found = model.find("scrambel")
    assert found.are_suggestions
    assert titles(found)[0] == "Scramble"
    assert not model.find("scramb").are_suggestions
    assert model.find("?!").entries == ()


def test_the_last_ones_are_remembered_once_each():
    settings = Settings.in_memory()
    entries = [entry(f"Case {number}") for number in range(MAX_FOUND + 3)]
    model = finder(*entries, settings=settings)
    for each in (*entries, entries[-2]):
        model.run(each)
    assert len(settings.found) == MAX_FOUND
    assert settings.found[:2] == (entries[-2].id, entries[-1].id)


def test_what_is_remembered_survives_a_restart(tmp_path, monkeypatch):
    monkeypatch.setenv(CONFIG_VARIABLE, str(tmp_path))
    settings = Settings.of_user()
    model = finder(entry("Zürich, 2 = “x”"), entry("Solve"), settings=settings)
    for each in model.find("z").entries + model.find("solve").entries:
        model.run(each)
    settings.save()
    again = finder(entry("Zürich, 2 = “x”"), entry("Solve"), settings=Settings.of_user())
    assert titles(again.find("")) == ["Solve", "Zürich, 2 = “x”"]


def test_what_is_remembered_of_things_that_are_gone_does_no_harm():
    settings = Settings.in_memory()
    settings.store.setValue("find/recent", "\n\nid:Gone\nid:Solve\nid:Solve\n" + "x\n" * 99)
    assert settings.found == ("id:Gone", "id:Solve", "x")
    assert titles(finder(entry("Solve"), settings=settings).find("")) == ["Solve"]
