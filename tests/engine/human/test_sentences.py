import re
from pathlib import Path

import pytest

import cubeapp.engine.human
from cubeapp.engine.human.sentences import SENTENCES, corners_in_words, say

FOLDER = Path(cubeapp.engine.human.__file__).parent


def test_every_sentence_is_used_somewhere():
    source = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    for key in SENTENCES:
        uses = re.findall(f"[\"']{re.escape(key)}[\"']", source)
        is_built = key.startswith(("cross2.", "parity.")) or key.endswith(".goal")
        assert len(uses) > 1 or is_built, key


@pytest.mark.parametrize("key", list(SENTENCES))
def test_a_sentence_is_filled_in_or_refused(key):
    names = set(re.findall(r"{(\w+)}", SENTENCES[key]))
    text = say(key, **dict.fromkeys(names, "R U R'"))
    assert not re.search(r"[{}]", text)
    assert "simply" not in text
    assert "easy" not in text
    if names:
        with pytest.raises(KeyError):
            say(key)


def test_small_numbers_are_words():
    assert [corners_in_words(count) for count in (0, 1, 2, 12)] == [
        "no corners",
        "one corner",
        "two corners",
        "12 corners",
    ]
